# The legacy adventure in English.
#
# A player’s name stands for the player’s hero as well. Cards, spaces, spirits, titles, heroes and what is printed on the
# tower come in rows: see things.en.ftl and things.py. What is read aloud is in stories.en.ftl.
#
# Forms of a spirit: .start at the beginning of a sentence. Of a Find: .a with the indefinite article. Of a use: .none
# with "no". Of what a piece can be: .many the plural, .none with "no", .sign what its sign on the board means, .text
# what it does.

game-title = Ziggurat, the legacy adventure
game-about = Climb the old tower together, past ladders, ramps, pits and fire spirits. You win together or lose together, in six chapters.

## Words

exit = { $name }
ring-space = { $name }
number-of-seat = { $name }

side-south = south
side-west = west
side-north = north
side-east = east

way-clockwise = clockwise
way-counter = counter-clockwise

find-gourd = water gourd
    .a = a water gourd
find-sandals = swift sandals
    .a = a pair of swift sandals
find-bell = bronze bell
    .a = a bronze bell
find-rope = climbing rope
    .a = a climbing rope

use-gourd = the water gourd
    .none = no water gourd
use-longer = the swift sandals, for one space more
    .none = no swift sandals
use-shorter = the swift sandals, for one space fewer
    .none = no swift sandals
use-bell = the bronze bell
    .none = no bronze bell
use-rope = the climbing rope
    .none = no climbing rope
use-water = Water, to quench a spirit
    .none = no Water
use-cool = Water, to cool the furnace
    .none = no Water

decision-low = the archways stand low, on c2 and i10
decision-high = the archways stand high, on c5 and i7
decision-bell = the toolmaker makes bronze bells
decision-rope = the toolmaker makes climbing ropes
decision-granary = the granary opens its doors
decision-well-house = the well-house opens its doors

loss-none = nobody knows why
loss-pit = a hero fell into a pit
loss-scorched = a hero was scorched
loss-spirit-on-summit = a fire spirit blocks the summit
loss-no-card = somebody had no card left to play
loss-too-early = all heroes are on the summit, and something is still missing
loss-too-few-spirits = the Quench row cannot be filled any more
loss-boiled = the furnace has boiled over
loss-house-on-fire = a house has caught fire
loss-deserted = everybody has left the table

## What a piece can be

kind-pit = pit
    .sign = pit
kind-archway = archway
    .sign = archway
kind-spring = spring
    .sign = spring
kind-slab = cracked slab
    .sign = cracked slab
kind-broken-slab = broken slab, a pit by now
    .sign = pit
kind-keyhole = keyhole
    .sign = keyhole
kind-hearth = unlit hearth
kind-lit-hearth = lit hearth
kind-back = face-down card
kind-gourd = water gourd
    .many = water gourds
    .text = Use it before a spirit moves: that spirit stays where it is this time.
kind-sandals = pair of swift sandals
    .many = pairs of swift sandals
    .text = Use them before your own hero moves: it goes one space more or one fewer, but never fewer than one.
kind-bell = bronze bell
    .many = bronze bells
    .text = Use it before anybody moves: move one spirit on your hero’s level by one space, either way.
kind-rope = climbing rope
    .many = climbing ropes
    .text = Use it before your own hero moves: it stays where it is this time.
kind-find-back = Find, face down
    .many = Finds, face down
    .none = no Finds, face down
kind-lamp = lamp
    .text = Carry it up: on the summit it is set down at once.
kind-wedge = wedge
    .many = wedges
    .text = Whoever holds one and ends a turn on the keyhole of a level locks that level.
kind-locked = locked
kind-open = can turn
kind-turnstone = Turnstone
    .text = The level beside it is the next to turn.
kind-water = Water
    .many = Water tokens
    .none = no Water
    .text = Use it before anybody moves: quench a spirit on your hero’s level, at most three spaces away.
kind-egg = Egg
    .text = Whoever carries it goes no further than three spaces with one card.
kind-heat = heat
kind-flame = flame
    .many = flames
    .text = It lights one hearth.
kind-second-wind = Second Wind token
    .many = Second Wind tokens
    .none = no Second Wind tokens
    .text = It saves a hero from a pit or from a scorching, once.
kind-danger = danger

## Places

place-space = { $name }
place-summit = Summit
    .also = f6
place-home = Home
place-spirit-supply = Supply of spirits
place-pits = Inside the tower
place-quench-row = Quench row
place-plume-row = Plume row
place-seat-1 = Seat 1
place-seat-2 = Seat 2
place-seat-3 = Seat 3
place-seat-4 = Seat 4
place-played = Being played
place-draw = Draw pile
place-discards = Discard pile
place-beside = Beside the tower
place-level-0 = Level 0
place-level-1 = Level 1
place-level-2 = Level 2
place-level-3 = Level 3
place-level-4 = Level 4
place-answer-clockwise = { choice-clockwise }
place-answer-counter = { choice-counter }
place-answer-pass = { choice-pass }
place-answer-none = { choice-none }
place-use-gourd = Gourd: the spirit stays
place-use-longer = One space more
place-use-shorter = One space fewer
place-use-bell = Bell: move a spirit by one
place-use-rope = Rope: stay where you are
place-use-water = Quench a spirit
place-use-cool = Cool the furnace
place-decide-low = Low archways
place-decide-high = High archways
place-decide-bell = Bronze bells
place-decide-rope = Climbing ropes
place-decide-granary = Granary
place-decide-well-house = Well-house

## Pieces, one line each

piece-feature = { $at }: { $kind }
piece-hero = { $at }: { $kind }, played by { $state }
piece-spirit = { $at }: { $kind } { $id ->
        [pink-1] 1
        [yellow-1] 1
        [blue-1] 1
        [green-1] 1
        [pink-2] 2
        [yellow-2] 2
        [blue-2] 2
        [green-2] 2
       *[other] 3
    }
piece-card = { $at }: { $kind }
piece-deck = { $at }: { $state ->
        [0] no cards
        [one] 1 card
       *[other] { $state } cards
    }
piece-find = { $at }: { $kind }
piece-finds = { $at }: { $state ->
        [one] 1 { $kind }
       *[other] { $state } { $kind-many }
    }
piece-supply = { $at }: { $state ->
        [0] { $kind-none }
        [one] 1 { $kind }
       *[other] { $state } { $kind-many }
    }
piece-goal = { $at }: { $kind }
piece-lock = { $at }: { $kind }
piece-heat = { $at }: { $kind } { $state }
piece-title = { $at }: title { $kind }
piece-danger = { $at }: { $kind } { $state }

## What is asked

prompt-choose-hero = “{ $card }”: { $seat }, choose the hero that moves.
prompt-ask = { $seat }, a hero is about to move. Does { $hero } use an object first?
prompt-ask-spirit = { $seat }, { $spirit } is about to move. Does { $hero } use an object first?
prompt-lead = { $seat }, { spaces } for { $hero }’s hero: which way?
spaces = { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }
prompt-leave-nest = { $seat }, { spaces } for { $hero }’s hero: onto which corner does it step out of the Nest?
prompt-bump = { $seat }, { $hero }’s hero is bumped: which way?
prompt-choose-spirit = “{ $card }”: { $seat }, choose the spirit that moves.
prompt-drive = { $seat }, { spaces } for { $spirit }: which way?
prompt-ring = { $seat }, { $hero } rings the bronze bell: which spirit does it move?
prompt-ring-way = { $seat }, the bell moves { $spirit } by one space: which way?
prompt-quench = { $seat }, { $hero } has Water ready: which spirit is quenched?
prompt-turn = { $seat }, level { $level } turns: which way?
prompt-herd = { $seat }, the feather can lead one spirit to the nearest ladder: which one?
prompt-hand-on = { $seat }, { $hero } is on the summit with { wedges-counted }: who gets { $wedges ->
        [one] it
       *[other] them
    }?
wedges-counted = { $wedges ->
        [one] 1 wedge
       *[other] { $wedges } wedges
    }
prompt-keep = { $seat }, which Find does { $hero } keep for the next game?
prompt-decide = { $seat }, say what all of you have decided. It holds for the rest of the campaign.
prompt-mark = { $seat }, choose the pit under the stone plate. It stays covered for the rest of the campaign.
prompt-mark-spring = { $seat }, choose the space for one more spring. It stays there for the rest of the campaign.
prompt-over-won = You have won, all of you!
prompt-over-lost = You have all lost: { $loss }.
prompt-wait-choose-hero = { $seat } is choosing the hero that moves.
prompt-wait-ask = { $seat } may use an object and is thinking about it.
prompt-wait-lead = { $seat } is choosing which way the hero goes.
prompt-wait-leave-nest = { $seat } is choosing the way out of the Nest.
prompt-wait-bump = { $seat } is choosing where the bumped hero goes.
prompt-wait-choose-spirit = { $seat } is choosing the spirit that moves.
prompt-wait-drive = { $seat } is choosing which way the spirit goes.
prompt-wait-ring = { $seat } is ringing the bell and choosing a spirit.
prompt-wait-ring-way = { $seat } is choosing where the bell sends the spirit.
prompt-wait-quench = { $seat } is choosing the spirit to quench.
prompt-wait-turn = { $seat } is choosing which way the level turns.
prompt-wait-herd = { $seat } may lead a spirit home and is thinking about it.
prompt-wait-hand-on = { $seat } is choosing who gets the wedges.
prompt-wait-keep = { $seat } is choosing the Find to keep.
prompt-wait-decide = { $seat } is about to say what all of you have decided.
prompt-wait-mark = { $seat } is choosing a space for the new sticker.

## What can be done

choice-clockwise = Clockwise
choice-counter = Counter-clockwise
choice-pass = Use no object now
choice-none = Lead no spirit home
choice-hero = Choose the hero of seat { $number }
choice-spirit = Choose { $spirit }
choice-exit = Step out onto { $exit }
choice-use = Use { $use }
choice-keep = Keep { $find-a }
choice-decide = Decide that { $decision }
choice-mark = Put the sticker on { $space }

remark-ends = to { $space }
remark-falls = into the pit on { $space }
remark-burns = into a fire spirit on { $space }
remark-slides = { $space }, down the ramp to { $to }
remark-climbs = { $space }, up the ladder to { $to }
remark-bumps = to { $space }, bumps { $other }
remark-goes-through = { $space }, through the archway to { $to }
remark-reaches-summit = up to the summit
remark-spirit-burns = scorches { $other } on { $space }
remark-spirit-gone = into the pit on { $space }
remark-spirit-up = up to the summit, and all is lost
remark-hisses = into the spring on { $space }
remark-lights = to { $space }, lights the hearth
remark-sets-fire = to { $space }, sets the house on fire
remark-steps-left = then { spaces }

## What has happened

event-began = { $seat } begins.
event-played = { $seat } plays “{ $card }”.
event-helps = { $seat } has arrived and helps { $hero } along.
event-walked = { $hero } walks to { $space }.
event-stepped-out = { $hero } steps out of the Nest onto { $space }.
event-slid = { $hero } slides down the ramp to { $space }.
event-climbed = { $hero } climbs up to { $space }.
event-fell = { $hero } falls into the pit on { $space }!
event-scorched = { $hero } is scorched on { $space }!
event-bumped = { $hero } is bumped to { $space }.
event-arrived = Hurrah, { $hero } has arrived!
event-endless = All that running about is tiring: { $hero } goes home for a rest.
event-second-wind = Second Wind! { $hero } is safe on { $space }, and quite out of breath. { $left ->
        [0] That was the last token.
        [one] There is 1 token left.
       *[other] There are { $left } tokens left.
    }
event-moved = { $spirit-start } goes to { $space }.
event-spirit-slid = { $spirit-start } slides down the ramp to { $space }.
event-spirit-climbed = { $spirit-start } climbs up to { $space }.
event-spirit-fell = { $spirit-start } falls into the pit on { $space }.
event-spawned = { $spirit-start } appears on { $space }.
event-no-spirit = No { $colour } spirit appears: there is none left.
event-drew = { $seat } draws “{ $card }”.
event-no-more-cards = The draw pile is empty: { $seat } draws nothing.
event-won = You have won, all of you!
event-lost = You have all lost: { $loss }.
event-nobody-moves = No hero is in play, so none moves.
event-no-spirit-moves = There is no such spirit on the tower, so none moves.
event-title = { $hero } earns a title: { $title }!
event-left = { $seat } leaves the table. The hero stays.
event-stocked = In the alcove on { $space } lies { $find-a }.
event-packed = { $hero } packs { $find-a }.
event-decided = It is decided: { $decision }.
event-went-through = { $hero } walks through the archway and comes out on { $space }.
event-took-find = { $hero } picks up { $find-a }.
event-took-lamp = { $hero } picks up the lamp from the { $side }.
event-set-lamp = { $hero } sets a lamp down on the summit. { $lamps ->
        [0] It was the last one.
        [one] There is still 1 lamp to come.
       *[other] There are still { $lamps } lamps to come.
    }
event-burnt-find = { $spirit-start } burns { $find-a }. What a smell!
event-laid-find = Out of the satchel comes { $find-a }. It is laid in the alcove on { $space }.
event-kept = { $hero } keeps { $find-a } for the next game.
event-used = { $seat } uses { $use }.
event-turnstone = The Turnstone moves on to level { $level }.
event-locked = { $hero } drives a wedge home: level { $level } is locked.
event-carried = { $hero } is carried along to { $space }.
event-turned = With a grinding noise level { $level } turns { $way }.
event-handed = { $hero } hands { wedges-counted } on to { $other }.
event-got-wedges = { $hero } gets { wedges-counted }.
event-flared = There is no { $colour } spirit left in the supply, so one on the tower flares up.
event-took-water = { $hero } fills a jar with Water.
event-hissed = { $spirit-start } hisses and goes out.
event-broke = Crack! The slab on { $space } breaks under { $hero }. From now on it is a pit.
event-quenched = { $hero } quenches { $spirit }.
event-cooled = { $hero } pours Water down the pit: the heat drops to { $heat }.
event-heated = The furnace gets hotter: { $heat } of { $boil }.
event-glowed = { $spirit-start } pops up again: it is back in the supply.
event-took-egg = { $hero } picks up the Egg. Careful!
event-set-egg = { $hero } sets the Egg down, very gently.
event-lit-hearth = { $hero } lights the hearth on { $space }.
event-went-home = { $hero } is home.
event-plumed = { $spirit-start } has found its way home.
event-marked = The sticker goes on { $space }, and there it stays.
event-spirits-drifted = { $spirit-start } is carried along to { $space }.

## Why something is not allowed

objection-over = This game is over.
objection-not-now = That is not asked for now.
objection-not-in-play = { $hero }’s hero is not in play, so it cannot move.
objection-moved-already = { $hero }’s hero cannot be moved by this card, or has been moved already.
objection-not-this-hero = { $hero }’s hero cannot take them. It must be another hero who is still on the way.
objection-not-on-tower = { $spirit-start } is not on the tower.
objection-other-colour = { $spirit-start } has the wrong colour: this card is about { $colour } spirits.
objection-spirit-moved = { $spirit-start } cannot be moved any more by this card.
objection-not-held = { $hero } has { $use-none }.
objection-own-hero-only = That can be used only before { $hero }’s own hero moves.
objection-spirits-only = { $hero }, a water gourd can be used only before a spirit moves.
objection-one-step-left = It is only { spaces } anyway. It cannot be fewer than one.
objection-no-spirit-on-level = { $level ->
        [5] The bell cannot be rung from the summit.
       *[other] There is no spirit on level { $level }, where { $hero } is.
    }
objection-no-spirit-near = { $nearest ->
        [0] There is no spirit on { $hero }’s level.
       *[other] Water reaches three spaces, and the nearest spirit is { $nearest } away from { $hero }.
    }
objection-no-pit-near = { $hero } must stand beside a pit to cool the furnace.
objection-cold = The heat is at { $heat }: there is nothing to cool.
objection-other-level = { $spirit-start } is not on level { $level }, where the hero is.
objection-too-far = { $spirit-start } is { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } away, and Water reaches only three.
objection-not-at-hand = { $hero } does not have { $find-a }.
objection-other-decision = That is not to be decided now.
objection-not-a-pit = There is no printed pit on { $space }.
objection-not-empty = A spring needs an empty space, and { $space } is not empty, or has something of its own.
objection-too-high = { $space } is on level { $level }. That is too high.

## How it ended

result = { $name }: { $score ->
        [1] won, with all the others
       *[other] not this time
    }

## Options

option-chapter = Chapter
    .help = Which chapter of the story do you play? In a campaign the box knows.
option-chapter-1 = 1, The silent steps
option-chapter-2 = 2
option-chapter-3 = 3
option-chapter-4 = 4
option-chapter-5 = 5
option-chapter-6 = 6
option-sides = Sides
    .help = Where do you sit? The seats follow one another clockwise, in this order.
option-sides-south-north = south and north
option-sides-west-east = west and east
option-sides-south-west-north = south, west and north
option-sides-south-west-east = south, west and east
option-sides-south-north-east = south, north and east
option-sides-west-north-east = west, north and east
option-sides-south-west-north-east = south, west, north and east
option-first = Who begins
    .help = Each chapter says who begins. Or agree on somebody, or let chance decide.
option-first-chance = chance decides
option-first-seat-1 = seat 1
option-first-seat-2 = seat 2
option-first-seat-3 = seat 3
option-first-seat-4 = seat 4
option-leader = Leader
    .help = Does one player decide everything for all? The others watch and shout.
option-leader-nobody = none, everybody decides
option-leader-seat-1 = seat 1
option-leader-seat-2 = seat 2
option-leader-seat-3 = seat 3
option-leader-seat-4 = seat 4
option-spawns = Spawn squares
    .help = For experts, the yellow and the green fire spirits appear one level higher.
option-spawns-printed = as printed
option-spawns-expert = for experts
option-family = Family game
    .help = Families open the Secret Knowledge before the first game, and it helps them in every game.
option-family-no = no
option-family-yes = yes
