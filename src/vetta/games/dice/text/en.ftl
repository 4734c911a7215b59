# The dice race in English.
#
# Dice, places of the tower, sides and cards are made in rows: see things.en.ftl and things.py. In what a piece can be,
# .many is the plural and .text what a card does.

game-title = Ziggurat, the dice race
game-about = Fill row after row with dice that fit their neighbours, and be the first to put a die on the pinnacle.

## What a piece can be

kind-back = face-down card
kind-star = star
    .many = stars
kind-skull = skull
    .many = skulls
kind-plays = whoever plays this side
kind-games-won = games won

## Places

place-cell = { $name }
place-pinnacle = Pinnacle
place-pool = Pool
place-waiting = To be rolled
place-chosen = To be rolled again
place-seat-1 = Seat 1
place-seat-2 = Seat 2
place-seat-3 = Seat 3
place-seat-4 = Seat 4
place-seat-5 = Seat 5
place-seat-6 = Seat 6
place-hand-1 = Hand of seat 1
place-hand-2 = Hand of seat 2
place-hand-3 = Hand of seat 3
place-hand-4 = Hand of seat 4
place-hand-5 = Hand of seat 5
place-hand-6 = Hand of seat 6
place-reserve = Reserve
place-draw = Deck
place-discards = Discard pile
place-tokens = Token piles
place-answer-roll = { choice-roll }
place-answer-clear = { choice-clear }
place-answer-end = { choice-end }
place-answer-yes = { choice-yes }
place-answer-no = { choice-no }
place-answer-all = { choice-all }
place-answer-reroll = { choice-reroll }

## Pieces, one line each

piece-die = { $at }: { $kind }
piece-stock = { $at }: { $state ->
        [0] no { $kind-many }
        [one] 1 { $kind }
       *[other] { $state } { $kind-many }
    }{ $at-id ->
        [reserve] { "" }
       *[other] { " " }in stock
    }
piece-card = { $at }: { how-many-cards } ({ $kind-text })
how-many-cards = { $state ->
        [one] { $kind }
       *[other] { $state } × { $kind }
    }
piece-cards = { $at }: { $state ->
        [0] no cards
        [one] 1 card
       *[other] { $state } cards
    }
piece-deck = { $at }: { $state ->
        [0] no cards
        [one] 1 card
       *[other] { $state } cards
    }
piece-discard = { $at }: { how-many-cards }
piece-token = { $at }: 1 { $kind }
piece-pile = { $at }: { $state ->
        [0] no { $kind-many }
        [one] 1 { $kind }
       *[other] { $state } { $kind-many }
    }
piece-plays = { $at }: { $state } plays here
piece-won = { $at }: { $state ->
        [0] no game won
        [one] 1 game won
       *[other] { $state } games won
    }

## What is asked

prompt-star = { $seat }, { $whom } has a skull. Do you play your star against it? Then { $whom } misses this turn.
prompt-ready = { $seat }, you play side { $side } in this turn: roll your dice.
prompt-play = { $seat }, place dice on level { $level } of side { $side }, play a card, or end your turn.
prompt-play-pinnacle = { $seat }, all five rows of side { $side } are full: place a die on the pinnacle and win. Or play a card, or end your turn.
prompt-take = “{ $card }”: { $seat }, choose the die on the tower that you take.
prompt-give = “{ $card }”: { $seat }, choose the die of your pool that you put on { $cell } instead.
prompt-lay = { $seat }, choose where you place the { $die } that you steal.
prompt-choose = “{ $card }”: { $seat }, choose the dice that you roll again.
prompt-won = The match is over: { $seat } has won.
prompt-drawn = The match is over. Nobody has won.
prompt-wait-star = { $seat } may play a star against { $whom } and is thinking about it.
prompt-wait-ready = { $seat } is about to roll, to play side { $side }.
prompt-wait-play = { $seat } is placing dice on level { $level } of side { $side }.
prompt-wait-play-pinnacle = { $seat } is trying to put a die on the pinnacle, from side { $side }.
prompt-wait-take = “{ $card }”: { $seat } is choosing a die on the tower.
prompt-wait-give = “{ $card }”: { $seat } is choosing a die to put on { $cell } instead.
prompt-wait-lay = { $seat } is choosing where to place the stolen { $die }.
prompt-wait-choose = “{ $card }”: { $seat } is choosing dice to roll again.

## What can be done

choice-roll = Roll the dice
choice-clear = Take rows down by the special rule
choice-end = End your turn
choice-yes = Play your star
choice-no = Keep your star
choice-all = Choose all of them
choice-reroll = Roll what you have chosen
choice-card = Play “{ $card }”
choice-take-back = Take back the die on { $position } from the left
choice-lay = Put it on { $position } from the left
choice-place = Put { $die-a } on { $position } from the left
choice-take = Take the die on { $cell }
choice-give = Give { $die-a }
choice-choose = Choose { $die-a }

remark-completes = on { $cell }, completes level { $level }
remark-wins = wins the game
remark-removes = { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
remark-can-complete = { $level ->
        [6] but one of your dice fits on the pinnacle and wins
       *[other] but your dice can complete level { $level }
    }
remark-takes-skull = brings a skull
remark-lies = on { $cell }
remark-shows = { $die }

## What has happened

event-began = { $seat } begins.
event-turned-tower = A new round begins. The tower is turned by { $quarters ->
        [one] 1 quarter
       *[other] { $quarters } quarters
    }: everybody plays { $quarters ->
        [one] 1 side
       *[other] { $quarters } sides
    } further to the right.
event-turn = It is { $seat }’s turn, on side { $side }.
event-star-played = { $seat } plays a star against the skull of { $whom }. Both are used up.
event-no-star = Nobody plays a star.
event-answered = { $seat } has answered.
event-missed = { $seat } misses this turn.
event-cleared = { $seat } takes down level { $level } of side { $side }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
event-rolled = { $seat } rolls in { $colour }: { $faces }.
event-rolled-again = { $seat } rolls again in { $colour }: { $faces }.
event-placed = { $seat } places { $die-a } on { $cell }.
event-took-back = { $seat } takes the { $die } back from { $cell }.
event-completed = { $seat } completes level { $level } of side { $side }!
event-drew = { $seat } draws the card “{ $card }”.
event-drew-secret = { $seat } draws a card.
event-dealt = { $seat } begins with the card “{ $card }”.
event-dealt-secret = { $seat } begins with one card.
event-no-card = No card is left to draw: { $seat } gets none.
event-shuffled = The deck is empty. The discard pile is shuffled and makes a new one of { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
event-took-star = { $seat } takes a star.
event-took-skull = { $seat } has completed no row and takes a skull.
event-played = { $seat } plays the card “{ $card }”.
event-came-in = { $seat } takes a white die from the reserve.
event-swapped = { $seat } puts { $die-a } on { $cell } and takes the { $other } that lay there.
event-stole = { $seat } steals the { $die } from { $cell } and places it on { $to }.
event-rotated = { $seat } throws a die: the tower turns by { $quarters ->
        [one] 1 quarter
       *[other] { $quarters } quarters
    }. From now on { $seat } plays side { $side }.
event-ended = { $seat } ends the turn.
event-won-game = { $seat } wins this game and now has { $won ->
        [one] 1 win
       *[other] { $won } wins
    }. The match takes { $needed }.
event-won = { $seat } wins the match!
event-capped = After { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } the game ends, and nobody wins it.
event-drawn = The match ends here, and nobody wins it.
event-left = { $seat } leaves the table.
event-last-one = { $seat } is the last one at the table and wins.

## Why something is not allowed

objection-over = The match is over.
objection-answer-first = First say whether you play your star.
objection-roll-first = First roll your dice.
objection-card-first = First finish what the card “{ $card }” asks for.
objection-rolled-already = You have rolled already. There is one roll in a turn, and rows can be taken down only before it.
objection-not-asked = That is not asked for now.
objection-no-such-die = There is no { $die } in your pool.
objection-row-is-shorter = There is no place { $position } from the left in your working row: { $width ->
        [1] it is the pinnacle, and that is just 1 place
       *[other] it has { $width } places
    }.
objection-occupied = On { $cell } lies { $die-a } already.
objection-value-clashes = The { $die } does not fit on { $at }: on { $cell } lies { $there-a }. Dice that touch may differ by one at most; 6 and 1 are neighbours as well.
objection-colour-clashes = The { $die } does not fit on { $at }: on { $cell } lies { $there-a }. On one level a coloured die may not lie beside a die of its own colour, and not round the corner from it either.
objection-not-taken-back = On place { $position } from the left there is no die that you can take back. You can take back only what you have placed in this turn, in a row that is not completed, and after the last card that you have played. A stolen die stays.
objection-lies = At this table a die that has been placed stays.
objection-not-in-hand = You do not have the card “{ $card }”.
objection-not-before-roll = You can play “{ $card }” only after your roll. Before it you can play only “{ card-extra-white }”.
objection-reserve-empty = The reserve is empty: there is no white die to take.
objection-no-swap = With “{ $card }” you can exchange nothing now: no die of your pool fits in the place of another one there.
objection-no-white-die = There is no white die in your pool.
objection-no-coloured-die = There is no coloured die in your pool.
objection-no-set = You need { $needed } dice of one value in your pool. { $most ->
        [0] It is empty
        [1] No two of yours show the same value
       *[other] At most { $most } of yours show the same value: { $value }
    }.
objection-no-steal = There is no die that you can steal. It must lie in an unfinished row of another side and fit in your working row or on the pinnacle.
objection-empty-cell = There is no die on { $cell }.
objection-not-your-side = This card takes a die on your side, { $side }; { $cell } is not there.
objection-not-opponents-side = This card takes a die on another side; { $cell } is on yours, { $side }.
objection-finished-row = Nobody can steal the die on { $cell }: its row, on level { $level }, is completed.
objection-not-opponents-colour = On { $cell } lies { $die-a }. At this table the card takes only a die in another player’s colour.
objection-nothing-fits = No other die of your pool fits on { $cell }, with all the dice that touch it.
objection-not-in-your-row = The { $die } fits nowhere in your working row.
objection-same-die = There lies { $die-a } already: with an equal die nothing would happen.
objection-not-white = The { $die } is not white. This card is for white dice.
objection-not-coloured = The { $die } is not coloured. This card is for coloured dice.
objection-not-in-set = You need { $needed } dice of one value, and { $have ->
        [one] only 1 shows the value
       *[other] only { $have } show the value
    } of the { $die }.
objection-several-sets = There are sets of more than one value in your pool. First choose one die of the value that you want.
objection-choose-first = First choose at least one die.
objection-no-dice-left = There is no die left to choose.
objection-other-set = One card is for one value: you have chosen the value { $value }, and the { $die } does not show it.
objection-not-blocked = { $level ->
        [6] The pinnacle is never blocked. So nothing can be taken down on side { $side }.
       *[other] Level { $level } of side { $side } is not blocked: there are dice that would complete it. So nothing can be taken down.
    }
objection-must-place = One of your dice still fits. At this table your turn goes on as long as one does.
objection-stand-off = For { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } nobody has put a die on the tower. As long as one of your dice fits, you have to place one before you end your turn.

## How it ended

result = { $name }: { $score ->
        [1] winner
       *[other] not this time
    }

## Options

option-style = Style
    .help = Fixed: exactly four play, and each owns a side. Free-for-all: everybody plays another side in every turn.
option-style-fixed = fixed
option-style-free-for-all = free-for-all
option-schedule = Turning the tower
    .help = In free-for-all: by how much is the tower turned between two rounds?
option-schedule-spin = by 1, 2 or 3 quarters, as chance decides
option-schedule-quarter = always by 1 quarter
option-deck = Deck
    .help = How many cards of each kind are in the deck?
option-deck-standard = the usual deck
option-deck-even = the same number of each kind
option-deck-wild = more swaps and steals
option-wins = Length of the match
    .help = How many games must somebody win? With five or six players, two or three are good advice.
option-wins-1 = one game
option-wins-2 = first to win two games
option-wins-3 = first to win three games
option-handicap = Handicap
    .help = With four players, do the third and the fourth to play begin with one card each?
option-handicap-no = none
option-handicap-yes = one card each for the third and the fourth
option-first = Who begins
    .help = In the fixed style, whoever begins has an edge. Usually chance decides.
option-first-chance = chance decides
option-first-seat-1 = seat 1
option-first-seat-2 = seat 2
option-first-seat-3 = seat 3
option-first-seat-4 = seat 4
option-first-seat-5 = seat 5
option-first-seat-6 = seat 6
option-next_first = Who begins the next game
    .help = Only if the match has several games.
option-next_first-next-seat = the seat after the one that began the last game
option-next_first-winner = whoever won the last game
option-voluntary_stop = Stopping
    .help = May you end your turn while one of your dice still fits?
option-voluntary_stop-yes = you may stop whenever you like
option-voluntary_stop-no = you go on as long as a die fits
option-take_back = Taking dice back
    .help = May you take back a die that you have placed in this turn, as long as the row is not completed?
option-take_back-yes = you may
option-take_back-no = what lies, stays
option-star_window = Asking for stars
    .help = Several players may have a star to play against a skull. Who is asked first?
option-star_window-at-once = all at once; of those who say yes, the first in turn order pays
option-star_window-in-order = one after the other; the first yes decides
option-used_tokens = Used stars and skulls
    .help = Where do they go?
option-used_tokens-return = back to their piles
option-used_tokens-gone = into the box, for good
option-opponents_dice = An opponent’s die
    .help = Which dice on other sides can be swapped and stolen?
option-opponents_dice-by-place = all of them, white ones and your own as well
option-opponents_dice-by-colour = only those in another player’s colour
option-empty_hand = No dice to roll
    .help = What may you do if your stock and the reserve are empty?
option-empty_hand-yes = take down the topmost row of your side
option-empty_hand-no = wait for dice that others set free
option-standoff = Waiting for each other
    .help = Can everybody go on for ever without placing a die?
option-standoff-two-rounds = no, after two rounds somebody has to place one
option-standoff-never = yes, you may wait as long as you like
option-turn_cap = The longest game
    .help = Does a game end after 500 turns if nobody has won it?
option-turn_cap-yes = yes, after 500 turns
option-turn_cap-no = no, there is no limit
