# Names that come in rows, in English: spaces, spirits, what is printed on the tower, cards, titles, heroes.
#
# Forms: .start at the beginning of a sentence; .sign what a sign on the board means; .text what is written on a card,
# how a title is earned, who a hero is; .name what a hero is called and .kind what it is.

colour-pink = pink
colour-yellow = yellow
colour-blue = blue
colour-green = green

space = { $name }
summit = the summit

spirit = { $colour } spirit { $number }
    .start = { colour-start } spirit { $number }
colour-start = { $colour-id ->
        [pink] Pink
        [yellow] Yellow
        [blue] Blue
       *[green] Green
    }
spirit-kind = { $colour } spirit

ladder = ladder up to { $to }
    .sign = ladder
ladder-to-summit = ladder from { $from } to the summit
    .sign = ladder
ramp = ramp down to { $to }
    .sign = ramp
house-south = house in the south
    .sign = house
house-west = house in the west
    .sign = house
house-north = house in the north
    .sign = house
house-east = house in the east
    .sign = house
square = { $colour } spawn square
    .sign = spawn square

hero-your = YOUR { $steps }
    .text = Move your hero { spaces }.
hero-any = ANY { $steps }
    .text = Move one hero of your choice { spaces }.
hero-each = EACH { $steps }
    .text = Move each hero { spaces }.
spaces = { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }
spirits-one = ONE { $colour } { $steps }
    .text = Then move one { $colour } spirit { spaces }.
spirits-each = EACH { $colour } { $steps }
    .text = Then move each { $colour } spirit { spaces }.
spirits-any = ANY spirit { $steps }
    .text = Then move one spirit of any colour { spaces }.
spirits-spawn = a new { $colour } one
    .text = Then a new { $colour } spirit appears.
sign-two-players = sign for two players
    .text = With two players this card is left out.
sign-satchel = satchel
    .text = Satchel: after that a Find is laid on an alcove.
sign-wheel = wheel
    .text = Wheel: after that a level turns.
sign-rain = cloud
    .text = Cloud: after that everybody in play who has no Water gets some.
sign-flame = flame
    .text = Flame: after that, in chapter 5, the heat goes up one.
sign-feather = feather
    .text = Feather: after that you may lead a spirit up the nearest ladder.

title-roof-runner = Roof Runner
    .text = For the first hero to arrive on the summit.
title-elbow-room = Elbow Room
    .text = For the first hero to end a move on another hero’s space and bump it.
title-seat-of-the-pants = Seat of the Pants
    .text = For the first hero to slide down a ramp.
title-spirit-dropper = Spirit Dropper
    .text = For the active player’s hero, the first time a spirit falls into a pit.
title-lamplighter = Lamplighter
    .text = For the first hero to set down a lamp on the summit.
title-doorway-dancer = Doorway Dancer
    .text = For the first hero to step out of the other archway of a pair.
title-deep-pockets = Deep Pockets
    .text = For the first hero that picks up a Find and then holds two.
title-last-card-left = Last Card Left
    .text = For the active player’s hero, the first time a card is played while the draw pile is empty.
title-wedge-master = Wedge Master
    .text = For the first hero to lock a level.
title-merry-go-round = Merry-Go-Round
    .text = For the first hero to be carried by a turning level.
title-close-shave = Close Shave
    .text = For the first hero to end a turn right between two spirits, each one space away.
title-top-mechanic = Top Mechanic
    .text = For the first hero to lock level 4.
title-bucket-brigade = Bucket Brigade
    .text = For the first hero to quench a spirit with Water.
title-stone-breaker = Stone Breaker
    .text = For the first hero to break a cracked slab.
title-rainbow-hunter = Rainbow Hunter
    .text = For the first hero to quench spirits of two colours in one game.
title-steam-whistle = Steam Whistle
    .text = For the active player’s hero, the first time a spirit ends on a spring.
title-egg-bearer = Egg Bearer
    .text = For the first hero to carry the Egg onto the summit.
title-cool-head = Cool Head
    .text = For the first hero to move the heat marker back.
title-tightrope-walker = Tightrope Walker
    .text = For the first hero to end a turn beside a pit with the Egg in its arms.
title-express-lift = Express Lift
    .text = For the first hero to be bumped to the foot of a ladder, and so to climb.
title-hearth-warmer = Hearth Warmer
    .text = For the first hero to light a hearth.
title-downhill-all-the-way = Downhill All the Way
    .text = For the first hero to arrive on level 0 by a ramp.
title-spirit-shepherd = Spirit Shepherd
    .text = For the active player’s hero, the first time a spirit comes into the Nest.
title-last-one-home = Last One Home
    .text = For the hero that lights the last hearth of a game.

hero-pip = Pip the field mouse
    .name = Pip
    .kind = field mouse, nine years old
    .text = Has never seen anything from above, and means to start big.
hero-marlo = Marlo the baker’s apprentice
    .name = Marlo
    .kind = baker’s apprentice
    .text = Gets up at three. Is proud of it until about noon.
hero-senna = Senna the kite builder
    .name = Senna
    .kind = kite builder
    .text = Three of her kites are stuck up there. She wants them back.
hero-old-tamsin = Old Tamsin, who used to mend roofs
    .name = Old Tamsin
    .kind = roof mender, retired
    .text = Says her knees are finished. Her knees have not been told.
hero-bruno = Bruno the badger
    .name = Bruno
    .kind = badger and stonemason
    .text = Knocks politely on every stone before he steps on it.
hero-quill = Quill the hedgehog
    .name = Quill
    .kind = hedgehog and letter carrier
    .text = Delivers in any weather. Nobody has ever tried to hug a letter out of him.
hero-isolde = Isolde the heron
    .name = Isolde
    .kind = heron, walks on stilts
    .text = Walks on stilts although her legs would do. It is about style.
hero-fenn = Fenn the fox
    .name = Fenn
    .kind = fox and ferry pilot
    .text = Gets seasick on dry land, so the higher the better.
hero-otta = Otta the otter
    .name = Otta
    .kind = otter, keeper of the wells
    .text = Carries a towel everywhere. You would be amazed how often it helps.
hero-jory = Jory the goatherd
    .name = Jory
    .kind = goatherd
    .text = Learnt climbing from experts. They said it with their horns.
hero-nib = Nib the jackdaw
    .name = Nib
    .kind = jackdaw, collector of shiny things
    .text = Never steals. Things simply shine in his direction.
hero-dame-thistle = Dame Thistle the tortoise
    .name = Dame Thistle
    .kind = tortoise, retired explorer
    .text = Has been round the world once, and was only twice late for tea.
