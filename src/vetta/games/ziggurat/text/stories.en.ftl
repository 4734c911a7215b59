# What the envelopes of the legacy adventure say, in English, to be read aloud. Sealed: the box reads each of them when
# its time has come.
#
# Of a chapter: .goal is how you win and what else you lose by. Of a small envelope: .reward is what it brings. $hatchling
# is the name that the players have given.

chapter-1 = The silent steps
chapter-2 = Four cold lamps
chapter-3 = The walkways turn
chapter-4 = Thirsty stones
chapter-5 = The furnace below
chapter-6 = Bring the light home

## The large envelopes

story-1 =
    Above your village stands a tower like a staircase for giants. Nobody climbs it. The first step is too high, people say, the last one is too far, and those in between belong to the moss.

    There used to be forty families down here. Now there are eleven, and one of them is packing. It is because of the draught, they say. It is not because of the draught. It is because nothing ever happens.

    And then, on Tuesday, just before supper, the tower glimmers. Little lights run along its steps: pink, yellow, blue and green. On Wednesday they are back. On Thursday the seven elders hold a meeting, and all seven agree that somebody ought to go up there and have a look. Then all seven look at you.

    So you tie your shoes. Those of you who have no shoes tie somebody else’s.
    .goal = You win as soon as every hero is on the summit.
story-2 =
    Where do you look for lamps that have been missing for a hundred years? Under the market, as it turns out, behind the turnips. There they lie in a crate, wrapped in straw like eggs: four lamps of clay, and not a drop of oil in them.

    Nobody knows how to light them. But when old Tamsin holds one up at the window, a small pink spirit on the steps stops in the middle of its run, and stares.

    “There you are,” says old Tamsin. “They know them. Put the lamps back where they belong, and maybe the little ones will remember where they belong, too.”

    So up you go again. Behind the vines, by the way, you have come across two archways. You walk in at one and come out of the other, and in between it smells of apples.
    .goal = You win as soon as every lamp stands on the summit. There is one for each of you. But do not all go up without them: if all heroes are on the summit and a lamp is missing, you have lost.
story-3 =
    Whoever built this tower was clever, and did not care for walking. As long as the lamps burn, its terraces turn: round and round, like a merry-go-round in no hurry. That must have been handy. But those people cannot have had any cups on their shelves.

    You have. Since Sunday it has been three fewer. The loaves come out of the oven crooked. The goats walk in circles and look green.

    Something has to be jammed in. Right at the bottom of the crate with the lamps you find four wedges of oak, and up on the steps there are keyholes that no key has ever fitted.

    “A wedge,” say the elders, “is just a key that is not fussy.”
    .goal = You win as soon as levels 1, 2, 3 and 4 are all locked. If all heroes are on the summit while a level can still turn, you have lost.
story-4 =
    It is getting warm. First the moss goes yellow, then the snails move out, and then the spirits wake up, every last one of them, and quarrel about the best seats. Sparks fly. Two haystacks are gone, and the post now comes with a bucket.

    But they are not wicked. The other day one of them fell into the horse trough. It hissed, it blinked, it turned quite pale, and then it sat there humming. Nobody had ever heard one of them hum.

    “They are not angry,” says Otta, who knows about water. “They are only hot.”

    There are springs in the old stone, if you know where to put your ear. Do mind where you put your feet. Some of those slabs have waited a thousand years for somebody to step on them.
    .goal = You win as soon as the Quench row holds spirits of all four colours, and three more spirits than there are players. If that can no longer be done, or if all heroes are on the summit too early, you have lost.
story-5 =
    An egg like this does not want to lie among embers. It wants a nest, and lamps, and company. The nest is at the very top. The egg is at the very bottom. The elders look at you. By now you know that look.

    And it cannot wait. The embers below the tower have begun to glow, and whenever a spirit drops into a pit, that is one more log on the fire. Already it gurgles down there like porridge with the lid on.

    So roll up your sleeves, keep an eye on the pits, and no running! Nobody runs with an egg. Ask anyone who has ever carried a full bowl of soup upstairs.
    .goal = You win as soon as the Egg has been set down on the summit and every hero is there too. If the heat reaches the boiling point, or if all of you are up there without the Egg, you have lost.
story-6 =
    The hatchling hops onto the rim of the nest, spreads two bald wings and looks at you, full of hope. Without its feathers it will not fly. It will just drop, and nobody wants to see that.

    Down in the village it is evening, and not one window is lit. The wood is damp, the stoves are cold, and the last matches went on birthday cakes.

    What have you not carried up these steps: lamps, wedges, water, an egg. This time you carry something down. A flame for every hearth, lit from the lamps in the nest.

    So today everything goes the other way round: spirits up, heroes down. And do keep spirits away from cold hearths. They mean well. The roof burns all the same.
    .goal = You win as soon as all hearths are lit and spirits of all four colours sit in the Plume row; with two players three colours are enough. If a spirit ends on an unlit hearth, you have lost.

## The small envelopes

envelope-1 =
    You are at the top! You had hoped for a treasure, or at least for a bench. What you find is a nest. It is made of stone, it is as wide as the market square, and it is as cold as a cellar.

    Four niches are let into its rim, each just big enough for a lamp. All four are empty. In the dust lies a single feather. As you pick it up it is warm, it glows, and then it is gone.

    Somebody used to keep a light burning here, for somebody who was late.
    .reward = At home everybody talks at once, and then everybody packs. From now on there are Finds: four water gourds and four pairs of swift sandals.
envelope-2 =
    You set the last lamp down. Nobody has matches. Nobody needs any: puff, says the lamp, and burns. Puff, say the others.

    For a while it is very beautiful and very quiet. Then, somewhere deep inside the tower, something goes clack, like a clock that has only been waiting to be wound up. And the floor you are standing on takes a small step to the left.
    .reward = News travels fast. A toolmaker moves in with her cart and her cat, and she has just one question: bells or ropes?
envelope-3 =
    The last wedge goes in with a crunch. The tower jolts, sighs and stands still. In the village a cup comes to rest on the very edge of its shelf.

    Now that it is so quiet, you hear it. There is a crack between the stones, no wider than a finger, and warm air comes out of it. Then it goes in again. Out. And in. And out.

    Somebody in there is asleep. Or has just stopped being asleep.
    .reward = Masons have come from three valleys to see the wonder, and they stay for the soup. They have brought stone enough for one repair.
envelope-4 =
    When the steam has blown away, there is a hole where the tower ought to have a cellar. It is full of embers, and in the middle of them lies an egg. It is speckled, and it is as big as the baker’s oven.

    You knock. Something knocks back.

    You lay a hand on the shell. With all those embers around, it ought to be hot. It is as cold as a stone in the shade.
    .reward = The toolmaker has finished the other thing as well: the Finds that you did not choose after chapter 2 now join the rest. And somebody has found water, enough for one more spring.
envelope-5 =
    It begins before anyone can say something solemn. There is a crack, and out comes a beak. Then comes a lot of soot. Then come two feet, both much too big. Then for a long time nothing comes, because it is stuck. You pull.

    The hatchling sits in its nest, sneezes, and looks down at the spirits on the steps. Then it calls them. It calls them one by one, each by its name, and one by one they look up.

    And now you remember the feather in the dust. They never wanted to harm the village. They are feathers, all of them, feathers made of light, and they have been looking for their bird.
    .reward = Give the hatchling a name. Choose well: it is going to be shouted a lot. And because people are moving back, one of the old buildings opens its doors again.
envelope-6 =
    First there are four windows. Then there are ten, and then forty, and you never knew the village had so many. High up in the nest the last feather slips into its place.

    { $hatchling } takes a run-up, forgets to stop at the rim, and flies. All the way round the tower! Not well. First come the vines, then a chimney, and neither gets an apology. But it is the most beautiful thing anybody here has ever seen, and they have all come out in their slippers to see it.

    By winter forty families are back, and on Sundays there is a queue at the foot of the steps. At the top the elders have put up a bench. There is a small brass plate on it. Your names are on the plate.
    .reward = The story is told, but the tower stays open. Count your games and read your rank. From now on you may play any chapter you like.

## What is decided for good

decide-archway = Where shall the two archways be? Low, on c2 and i10, they are soon reached. High, on c5 and i7, they are worth the climb.
decide-tool = Bells or ropes? A bell sends a spirit one space aside. A rope lets a hero stay where it is. The other kind will come, but later.
decide-plate = Which pit shall the masons close? It may be any printed pit on level 1, 2 or 3, and it stays closed for good.
decide-spring = Where shall the new spring rise? It needs an empty space on level 0 or 1 that has nothing of its own yet, and it will flow there for good.
decide-building = Granary or well-house? From the granary every hero sets out with two Finds instead of one. From the well-house every hero sets out with Water.

## Objects

object-gourd = Water gourd: gurgles at every step, and spirits do not like the sound at all.
object-sandals = Swift sandals: one size fits all, including hedgehogs.
object-bell = Bronze bell: spirits cannot hear it without taking a step to the side.
object-rope = Climbing rope: good for holding on, and sometimes that is the whole art.
object-lamp = Lamp: cold, empty, and surprisingly hard to put down.
object-wedge = Oak wedge: the oldest of all machines, and the most stubborn.
object-water = Water: one jar of it, filled to the brim. Well, nearly.
object-egg = The Egg: please do not shake.
object-flame = Flame: small enough to carry, big enough for a home.

## The Secret Knowledge

secret-knowledge =
    So this chapter has beaten you twice. Good! Now you know exactly how it does not work, and there are very clever people who never find that out.

    Here is what the old climbers told nobody: when your breath is all used up, there is a second one behind it. Whoever gets that far may stumble once without falling.
    .reward = From now on, whenever you set up a chapter that you have lost twice or more, put a Second Wind token beside the tower; two, if you have lost it four times or more. If a hero would be scorched or would fall into a pit, turn a token over instead, and the hero is back on its own house.
hint-1 = Start at the ladder and count backwards. How far you go is on the card; which way you go is up to you.
hint-2 = Fetch your lamp early, while your first card still fits. Nobody has ever gone back down for one with pleasure.
hint-3 = Wheels lie there open for all to see. If somebody is about to be carried into a pit, move them one turn before.
hint-4 = A spirit that runs into a spring goes home, and does not count for the Quench row. A jar of Water makes it count.
hint-5 = Pits look handy for getting rid of spirits. The furnace thinks so too.
hint-6 = Whoever is home is safe. Light the hearths first, and then herd the spirits in peace.

## The end of the campaign

rank-masters = Masters of the tower
    .text = Six games, not one lost. The tower is thinking of putting on another level, just for you.
rank-adepts = Adepts of the tower
    .text = You stumbled once or twice, and it only made you look bolder.
rank-novices = Novices of the tower
    .text = You know the steps, and you know the pits. Some of them from the inside.
rank-apprentices = Apprentices of the tower
    .text = Nobody gave up. That is a title that cannot be stuck on a card.
hall-of-fame = Hall of fame
hall-games = { $games ->
        [one] 1 game
       *[other] { $games } games
    } from the first step to the last
hall-hatchling = Hatched here: { $hatchling }
hall-titles = { $titles ->
        [0] { $hero }, who needs no title
        [one] { $hero }, with 1 title
       *[other] { $hero }, with { $titles } titles
    }
hall-scorches = { $scorches ->
        [0] never scorched
        [one] scorched once
       *[other] scorched { $scorches } times
    }
log-won = { $date }, chapter { $chapter }: won
log-lost = { $date }, chapter { $chapter }: lost
