# 3D Labyrinth in English.
#
# Forms of a word: .the with the definite article, .a with the indefinite one, .none with "no", .many the plural;
# of an arrow: .line says what it pushes; of a place: .also what it can be called as well.

game-title = 3D Labyrinth
game-about = Push the towers, climb from roof to roof, find your treasures and be the first one home.

## Words

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue

cell = { $name }

arrow-Nb = Nb
    .line = column b from the north
arrow-Nd = Nd
    .line = column d from the north
arrow-E2 = E2
    .line = row 2 from the east
arrow-E4 = E4
    .line = row 4 from the east
arrow-Sb = Sb
    .line = column b from the south
arrow-Sd = Sd
    .line = column d from the south
arrow-W2 = W2
    .line = row 2 from the west
arrow-W4 = W4
    .line = row 4 from the west

turn-0 = position 0
turn-1 = position 1
turn-2 = position 2
turn-3 = position 3

card-up = up card
    .a = an up card
    .none = no up card
    .many = up cards
card-down = down card
    .a = a down card
    .none = no down card
    .many = down cards
card-joker = joker
    .a = a joker
    .none = no joker
    .many = jokers

treasure-chalice = chalice
    .the = the chalice
treasure-vial = vial
    .the = the vial
treasure-crown = crown
    .the = the crown
treasure-key = key
    .the = the key
treasure-sword = sword
    .the = the sword
treasure-ring = ring
    .the = the ring
treasure-lamp = lamp
    .the = the lamp
treasure-book = book
    .the = the book
treasure-crystal-ball = crystal ball
    .the = the crystal ball
treasure-chest = chest
    .the = the chest
treasure-hourglass = hourglass
    .the = the hourglass
treasure-wand = wand
    .the = the wand

## What a piece can be

kind-straight = straight way
kind-bend = bend
kind-tee = T-junction
kind-cross = crossroads
kind-chalice = { treasure-chalice }
kind-vial = { treasure-vial }
kind-crown = { treasure-crown }
kind-key = { treasure-key }
kind-sword = { treasure-sword }
kind-ring = { treasure-ring }
kind-lamp = { treasure-lamp }
kind-book = { treasure-book }
kind-crystal-ball = { treasure-crystal-ball }
kind-chest = { treasure-chest }
kind-hourglass = { treasure-hourglass }
kind-wand = { treasure-wand }
kind-hidden = hidden treasure
kind-rune = rune stone
kind-witch = witch
kind-princess = princess
kind-wizard = wizard
kind-apprentice = apprentice
kind-rune-card = rune card
kind-up = { card-up }
    .many = { card-up.many }
kind-down = { card-down }
    .many = { card-down.many }
kind-joker = { card-joker }
    .many = { card-joker.many }
kind-back = face-down magic card
kind-no-entry = no entry

## Places

place-cell = { $name }
place-beside = Beside the board
    .also = spare, spare tower
place-arrow = Arrow { $name }
place-red = Red
place-yellow = Yellow
place-green = Green
place-blue = Blue
place-pile = Draw pile
place-discards = Discard pile
place-turn-0 = { turn-0 }
place-turn-1 = { turn-1 }
place-turn-2 = { turn-2 }
place-turn-3 = { turn-3 }

## Pieces, one line each

piece-tower = { $at }: { $kind }, { $state ->
        [one] 1 floor
       *[other] { $state } floors
    }, open { open-sides }{ $at-id ->
        [beside] , in position { $facing }
       *[other] { "" }
    }
open-sides = { $kind-id ->
        [straight] { $facing ->
            [0] north and south
            [2] north and south
           *[other] east and west
        }
        [bend] { $facing ->
            [0] north and east
            [1] east and south
            [2] south and west
           *[other] west and north
        }
        [tee] { $facing ->
            [0] west, north and east
            [1] north, east and south
            [2] east, south and west
           *[other] south, west and north
        }
       *[cross] on all sides
    }
piece-treasure = { $at }: { $state-id ->
        [0] { $kind }
       *[other] { $kind }, found by { $state }
    }
piece-rune-stone = { $at }: { $kind }
piece-pawn = { $at }: { $id ->
        [pawn-red] { colour-red }
        [pawn-yellow] { colour-yellow }
        [pawn-green] { colour-green }
       *[pawn-blue] { colour-blue }
    } { $kind }, played by { $state }
piece-rune-card = { $at }: rune card, { $state ->
        [0] rune stone still to be reached
       *[other] rune stone reached
    }
piece-treasure-pile = { $at }: { $state ->
        [0] all treasures found
        [one] 1 treasure still to be found
       *[other] { $state } treasures still to be found
    }{ $kind-id ->
        [hidden] { "" }
       *[other] , the next one: { $kind }
    }
piece-magic = { $at }: { $state ->
        [one] 1 { $kind }
       *[other] { $state } { $kind-many }
    }
piece-magic-backs = { $at }: { $state ->
        [one] 1 magic card, face down
       *[other] { $state } magic cards, face down
    }
piece-draw-pile = { $at }: { $state ->
        [one] 1 magic card
       *[other] { $state } magic cards
    }
piece-discard = { $at }: { $state ->
        [one] 1 { $kind }
       *[other] { $state } { $kind-many }
    }
piece-no-entry = { $at }: no entry, it would undo the last push

## What is asked

prompt-push = { $seat }, push a line of towers: choose how the spare tower is turned, then the arrow where it goes in.
prompt-push-as-it-lies = { $seat }, push a line of towers: choose the arrow where the spare tower goes in as it lies.
prompt-walk = { $seat }, walk: choose the cell where your pawn stops, or the pawn itself to stay.
prompt-pay = { $seat }, choose a magic card to lay for the way to { $cell }.
prompt-over = The match is over: { $seat } has won.
prompt-wait-push = { $seat } is choosing a line of towers to push.
prompt-wait-walk = { $seat } is choosing where to walk.
prompt-wait-pay = { $seat } is choosing magic cards for the way to { $cell }.

## What can be done

choice-push = Push { $arrow-line } (arrow { $arrow }), with the spare tower in { $turn }
choice-go = Walk to { $cell }
choice-stay = Stay where you are
choice-pay = Lay { $card-a }

remark-opens = open { open-sides }
remark-costs = costs { cost-up }{ cost-down }{ cost-joker }
cost-up = { $up ->
        [0] { "" }
        [one] 1 { card-up }
       *[other] { $up } { card-up.many }
    }
cost-down = { $down ->
        [0] { "" }
       *[other] { $up ->
            [0] { "" }
           *[other] { ", " }
        }{ $down ->
            [one] 1 { card-down }
           *[other] { $down } { card-down.many }
        }
    }
cost-joker = { $joker ->
        [0] { $up ->
            [0] { $down ->
                [0] nothing
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { $up ->
            [0] { $down ->
                [0] { "" }
               *[other] { ", " }
            }
           *[other] { ", " }
        }{ $joker ->
            [one] 1 { card-joker }
           *[other] { $joker } { card-joker.many }
        }
    }

## What has happened

event-dealt = { $seat } is dealt { $card-a }.
event-dealt-secret = { $seat } is dealt a magic card.
event-saw-target = { $seat } is looking for { $treasure-the }.
event-saw-target-secret = { $seat } looks at the top treasure card.
event-began = { $seat } begins.
event-pushed = { $seat } pushes { $arrow-line } (arrow { $arrow }), with the tower in { $turn }.
event-came-round = { $seat }’s pawn falls out of the labyrinth and comes round to { $cell }.
event-set-out = { $seat } sets out for { $cell } and needs magic cards on the way.
event-paid = { $seat } lays { $card-a }.
event-walked = { $seat } walks to { $cell }.
event-stayed = { $seat } stays on { $cell }.
event-found = { $seat } finds { $treasure-the }!
event-saw-next = { $seat } is now looking for { $treasure-the }.
event-saw-next-secret = { $seat } looks at the next treasure card.
event-touched-rune = { $seat } reaches the rune stone and turns the rune card over.
event-won = { $seat } wins!
event-drew = { $seat } draws { $card-a }.
event-drew-secret = { $seat } draws a magic card.
event-reshuffled = The draw pile is empty. The discard pile is shuffled and makes a new one of { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
event-no-card = No magic card is left to draw: { $seat } gets none.
event-left = { $seat } leaves the table.
event-last-one = { $seat } is the last one at the table and wins.

## Why something is not allowed

objection-over = The match is over.
objection-push-first = Push a line of towers first. The pawn walks after that.
objection-push-is-done = You have pushed already: one push a turn.
objection-would-undo = Not at { $arrow }: a tower has just come out there, and it may not go straight back in.
objection-same-look = In position { $turn } this tower is open to the same sides as in position { $same }. Choose position { $same }.
objection-spare-stays-turned = At this table the spare tower goes in as it lies: in position { $turn }.
objection-already-there = Your pawn is on { $cell } already. If you do not want to move it, choose “{ choice-stay }”.
objection-no-way = Walls close every way to { $cell }.
objection-no-card-fits = Every way to { $cell } has a step of at least { $floors } floors. You hold { $up } up, { $down } down and { $joker ->
        [one] 1 joker
       *[other] { $joker } jokers
    }: not enough for the steep steps on the way.
objection-pay-first = You have set out for { $cell }: first lay the magic cards for the way.
objection-not-paying = A magic card is laid only for a steep step. First choose where your pawn goes.
objection-card-not-held = You hold { $card-none }.
objection-card-not-needed = No steep step on this way can use { $card-a }.

## How it ended

result = { $name }: { $score ->
        [1] winner
       *[other] { $standing ->
            [one] 1 task done
           *[other] { $standing } tasks done
        }
    }

## Options

option-company = Colours
    .help = Who plays which colour. The seats follow one another clockwise, in this order.
option-company-red-green = { colour-red } and { colour-green }
option-company-yellow-blue = { colour-yellow } and { colour-blue }
option-company-red-yellow = { colour-red } and { colour-yellow }
option-company-yellow-green = { colour-yellow } and { colour-green }
option-company-green-blue = { colour-green } and { colour-blue }
option-company-red-blue = { colour-red } and { colour-blue }
option-company-red-yellow-green = { colour-red }, { colour-yellow } and { colour-green }
option-company-red-yellow-blue = { colour-red }, { colour-yellow } and { colour-blue }
option-company-red-green-blue = { colour-red }, { colour-green } and { colour-blue }
option-company-yellow-green-blue = { colour-yellow }, { colour-green } and { colour-blue }
option-company-red-yellow-green-blue = { colour-red }, { colour-yellow }, { colour-green } and { colour-blue }
option-first = Who begins
    .help = By the printed rule whoever fears heights least, and in doubt the youngest. Or let chance decide.
option-first-chance = chance decides
option-first-seat-1 = seat 1
option-first-seat-2 = seat 2
option-first-seat-3 = seat 3
option-first-seat-4 = seat 4
option-steep = Labyrinth
    .help = The steep labyrinth has bends in the middle of its edges and fewer jokers: a longer and harder game.
option-steep-no = standard
option-steep-yes = steep
option-young = Magic cards
    .help = For younger children every magic card is a joker.
option-young-no = up, down and jokers
option-young-yes = jokers only
option-free_turning = Turning the spare tower
    .help = May the spare tower be turned before it goes in?
option-free_turning-no = it goes in as it lies
option-free_turning-yes = as you like
option-stay_counts = Staying
    .help = Can a pawn that does not walk find what it stands on?
option-stay_counts-no = only a pawn that walks finds something
option-stay_counts-yes = a pawn that stays finds something too
