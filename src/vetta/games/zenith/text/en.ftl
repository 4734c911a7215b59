# Zenith in English.
#
# The names and texts of agents, levels and tokens are made out of the pack: see words.py and things.py.

game-title = Zenith
game-about = Send agents to five planets and pull their discs to your side: three of a kind, four different ones or any five.

## Words

planet-mercury = Mercury
planet-venus = Venus
planet-terra = Terra
planet-mars = Mars
planet-jupiter = Jupiter
faction-animod = animod
faction-human = human
faction-robot = robot
item-credits = credits
item-zenithium = zenithium
item-badge = the leader badge
slot-mercury = on Mercury
slot-venus = on Venus
slot-terra = on Terra
slot-mars = on Mars
slot-jupiter = on Jupiter
slot-animod-level-2 = on level 2 of the animod technology
slot-human-level-2 = on level 2 of the human technology
slot-robot-level-2 = on level 2 of the robot technology
victory-absolute = with the absolute victory (three discs of one planet)
victory-democratic = with the democratic victory (discs of four planets)
victory-popular = with the popular victory (five discs)
victory-absolute-democratic = with the absolute and the democratic victory (three discs of one planet and discs of four planets)
victory-absolute-popular = with the absolute and the popular victory (three discs of one planet and five in all)
victory-democratic-popular = with the democratic and the popular victory (discs of four planets and five in all)
victory-all-three = with all three victories (three discs of one planet, discs of four planets and five in all)
victory-otherwise = without one of the three victories
badge-face-silver = silver
badge-face-gold = gold
tier-1 = the first price
tier-2 = the second price
tier-3 = the third price
option-1 = the first effect
option-2 = the second effect
taking-silver = take the leader badge, silver side up
taking-gold = turn the leader badge to its gold side
taking-no-more = the leader badge stays gold
half-own = on your half
half-their = on your opponent’s half
half-none = disc in the centre already
member-technology = the member by the technology board
member-diplomacy = the member by the diplomacy board
seats-first = { $seats ->
        [4] seats 1 and 3
       *[2] seat 1
    }
seats-second = { $seats ->
        [4] seats 2 and 4
       *[2] seat 2
    }

## What a piece can be

kind-mercury = disc of Mercury
kind-venus = disc of Venus
kind-terra = disc of Terra
kind-mars = disc of Mars
kind-jupiter = disc of Jupiter
kind-face-down-tokens = face-down tokens
kind-badge-silver = leader badge, silver side up
kind-badge-gold = leader badge, gold side up
kind-credits = credits
kind-zenithium = zenithium
kind-back = cards
kind-absolute-victory = absolute victory
kind-democratic-victory = democratic victory
kind-popular-victory = popular victory
kind-turns = turns played
kind-last-turn = last turn of the match

## Places

place-mercury = { planet-mercury }
place-venus = { planet-venus }
place-terra = { planet-terra }
place-mars = { planet-mars }
place-jupiter = { planet-jupiter }
place-hand-1 = Hand of seat 1
place-hand-2 = Hand of seat 2
place-hand-3 = Hand of seat 3
place-hand-4 = Hand of seat 4
place-technology-animod = Animod technology
place-technology-human = Human technology
place-technology-robot = Robot technology
place-slot-mercury = Token of Mercury
place-slot-venus = Token of Venus
place-slot-terra = Token of Terra
place-slot-mars = Token of Mars
place-slot-jupiter = Token of Jupiter
place-slot-animod-level-2 = Token of the animod technology
place-slot-human-level-2 = Token of the human technology
place-slot-robot-level-2 = Token of the robot technology
place-store-first = Side of { seats-first }
place-store-second = Side of { seats-second }
place-draw = Deck
place-discard-pile = Discard pile
place-reserve = Token reserve
place-badge-space = Space of the leader badge
place-answer-yes = Yes
place-answer-no = No
place-answer-ready = Ready
place-answer-price-1 = First price
place-answer-price-2 = Second price
place-answer-price-3 = Third price
place-answer-option-1 = First effect
place-answer-option-2 = Second effect
place-turn-count = Turns

## Pieces, one line each

piece-agent = { $at }: { $kind } ({ $kind-faction }), { $state ->
        [one] 1 credit
       *[other] { $state } credits
    }{ $facing ->
        [1] { instead-of-printed }
        [2] { other-zone }
        [3] { instead-of-printed }{ other-zone }
        [4] { laid-aside }
       *[0] { "" }
    }{ $at-id ->
        [hand-1] { in-hand }
        [hand-2] { in-hand }
        [hand-3] { in-hand }
        [hand-4] { in-hand }
       *[other] { "" }
    }
instead-of-printed = { " " }instead of { $kind-printed }
other-zone = , not to be recruited from this hand
laid-aside = , laid aside
in-hand = { " " }({ $kind-text })
piece-disc = { $at }: { $kind }
piece-captured = { $at }: { $kind }, captured { $state ->
        [one] once
       *[other] { $state } times
    }
piece-marker = { $at }: { $kind }, marker of { $facing ->
        [0] { seats-first }
       *[1] { seats-second }
    }, { $state ->
        [0] below level 1 (next: 1 zenithium)
        [1] on level 1 (next: 2 zenithium)
        [2] on level 2 (next: 3 zenithium)
        [3] on level 3 (next: 4 zenithium)
        [4] on level 4 (next: 5 zenithium)
       *[5] on level 5, the highest
    }
piece-token = { $at }: { $kind }
piece-reserve = { $at }: { $state ->
        [0] no token
        [one] 1 token face down
       *[other] { $state } tokens face down
    }
piece-hidden = { $at }: { $state } × { $kind }
piece-used = { $at }: discarded, { $state } × { $kind }
piece-badge = { $at }: { $at-id ->
        [badge-space] nobody has it; hands up to { $state } cards
       *[other] { $kind }; hands up to { $state } cards, without it up to { hand-without-badge }
    }
piece-goods = { $at }: { $kind-id ->
        [credits] { $state ->
            [one] 1 credit
           *[other] { $state } credits
        }
       *[zenithium] { $state } zenithium
    }
piece-cards = { $at }: { $state ->
        [one] 1 card
       *[other] { $state } cards
    }
piece-deck = { $at }: { $state ->
        [one] 1 card
       *[other] { $state } cards
    }
piece-victory = { $at }: { $kind }, { $state ->
        [0] reached
       *[other] { still-missing }
    }
still-missing = { $kind-id ->
        [democratic-victory] { $state ->
            [one] 1 more planet to go
           *[other] { $state } more planets to go
        }
       *[other] { $state ->
            [one] 1 more disc to go
           *[other] { $state } more discs to go
        }
    }

piece-turn = { $at }: { $kind-id ->
        [turns] { $state ->
            [0] none played yet
           *[other] { $state } played
        }
       *[last-turn] the match ends after { $state }
    }

## What is asked

prompt-swap = { $seat }, { $amount ->
        [0] you have exchanged all the cards you can: choose { choice-ready }.
        [4] you may exchange up to 4 cards of your hand: choose one, or { choice-ready }.
        [one] you may exchange 1 more card of your hand: choose it, or { choice-ready }.
       *[other] you may exchange up to { $amount } more cards of your hand: choose one, or { choice-ready }.
    }
prompt-turn = { $seat }, play a card: recruit it, discard it to develop its technology, or discard it for the leader badge.
prompt-give = { $seat }, you may give { $mate } { $amount ->
        [one] 1 more card
        [2] up to 2 cards
       *[other] { $amount } more cards
    }: choose one, or { choice-ready }.
prompt-order = { $seat }, who plays first in this round, you or { $mate }?
prompt-won = The match is over: { $seat } has won { $victory }.
prompt-drawn = The match is over. Nobody has won.
prompt-wait-swap = { $seat } is choosing cards to exchange.
prompt-wait-turn = { $seat } is choosing a card to play.
prompt-wait-give = { $seat } is choosing cards for { $mate }.
prompt-wait-order = { $seat } is choosing who plays first.
prompt-wait-effect = { $source }: { $seat } is deciding.
prompt-pick = { $source }: { $seat }, choose a planet for { $amount } influence.
prompt-pick-opponent-side = { $source }: { $seat }, choose a planet with its disc on your opponent’s half, for { $amount } influence.
prompt-pick-centre = { $source }: { $seat }, choose a planet with its disc in the centre, for { $amount } influence.
prompt-run = { $source }: { $seat }, choose the first of { $amount } neighbouring planets.
prompt-run-centre = { $source }: { $seat }, choose a planet for 2 influence; its neighbours get 1 each.
prompt-give-influence = { $source }: { $seat }, choose a planet whose disc moves towards your opponent.
prompt-recentre = { $source }: { $seat }, choose a disc that goes back to its centre.
prompt-transfer = { $source }: { $seat }, choose the column of your opponent whose last agent comes to you.
prompt-exile-own = { $source }: { $seat }, choose the column of yours whose last agent is exiled.
prompt-exile-other = { $source }: { $seat }, choose the column of your opponent whose last agent is exiled.
prompt-discard = { $source }: { $seat }, choose a card of your hand to discard.
prompt-token = { $source }: { $seat }, choose an open bonus token.
prompt-advance = { $source }: { $seat }, develop a technology, or not?
prompt-pay = { $source }: { $seat }, pay for the effect, or not?
prompt-prices = { $source }: { $seat }, pay one of the prices, or none?
prompt-choose = { $source }: { $seat }, choose one of the two effects.

## What can be done

choice-recruit = Recruit { $agent }
choice-develop = Develop with { $agent }
choice-lead = Lead with { $agent }
choice-discard = Discard { $agent }
choice-give = Give { $agent }
choice-planet = { $planet }
choice-column = The last agent on { $planet }
choice-token = The token { $slot }
choice-advance = Develop the { $faction } technology
choice-price = Pay { $tier }
choice-option = Take { $option }
choice-yes = Pay
choice-no = Decline
choice-ready = Ready
choice-begin = First { $member }
remark-recruit = costs { $cost ->
        [one] 1 credit
       *[other] { $cost } credits
    }: printed cost { $printed }, { $column ->
        [0] no agent
        [one] 1 agent
       *[other] { $column } agents
    } in the column
remark-develop = costs { $cost } zenithium; { $level }: { $level-text }{ $prize }{ $level-below }{ $bonus }
remark-advance = { remark-develop }
remark-lead = { $taking }; { $gain }
remark-planet = disc { spaces } from your zone, then { $then }
remark-captures = captures the disc, { spaces } from your zone
remark-gives = disc { spaces } from your opponent’s zone, then { $then }
remark-gives-disc = your opponent captures the disc, { spaces } from that zone
remark-centre = { $half-id ->
        [none] { $half }
       *[other] disc { spaces } off the centre, { $half }
    }
spaces = { $away ->
        [one] 1 space
       *[other] { $away } spaces
    }
remark-run = { $planets }
remark-column = { $agent }, printed cost { $printed }
remark-token = { $token }
remark-part = { $part }
remark-begin = { $seat }

## What has happened

event-drew = { $seat } draws { $agent }.
event-drew-secret = { $seat } draws a card.
event-began = { $seat } begins.
event-team-began = The team of { $seat } plays first, and { $seat } is the first to decide on exchanging cards.
event-kept = { $seat } exchanges no card.
event-exchanged = { $seat } exchanges { $agent }.
event-set-aside = { $seat } lays { $agent } aside.
event-set-aside-secret = { $seat } lays a card aside.
event-shown = { $seat } had laid { $agent } aside.
event-recruited = { $seat } recruits { $agent } for { $cost ->
        [one] 1 credit
       *[other] { $cost } credits
    }.
event-developed = { $seat } discards { $agent } and brings the { $faction } technology to level { $level }, for { $cost } zenithium.
event-advanced = { $seat } brings the { $faction } technology to level { $level }, for { $cost } zenithium.
event-reached = { $seat }: level { $level } of the { $faction } technology.
event-row-complete = { $seat } has all three technologies at least on level { $level }: the bonus of this row.
event-led = { $seat } discards { $agent } for the leader badge.
event-badge = { $seat } holds the leader badge, { $face } side up.
event-pulled = { $seat } gains { $amount } influence on { $planet }.
event-no-disc = { $seat } loses influence: there is no disc on { $planet }.
event-captured = { $seat } captures the disc of { $planet }{ $discs ->
        [1] { "" }
       *[other] { " " }({ $discs } of this planet now)
    }.
event-centred = { $seat } puts the disc of { $planet } back on its centre.
event-token-taken = { $seat } takes the token { $slot }: { $token }.
event-token-drawn = { $seat } draws a token: { $token }.
event-no-token = There is no token left for { $seat }.
event-gained = { $seat } gets { goods }.
event-paid = { $seat } pays { goods }.
event-handed = { $seat } hands { goods } to { $to }.
event-badge-handed = { $seat } hands the leader badge to { $to }.
event-stole = { $seat } steals { goods } from { $to }.
event-nothing-stolen = { $seat } steals nothing: { $to } has no { $item }.
goods = { $item-id ->
        [credits] { $amount ->
            [one] 1 credit
           *[other] { $amount } credits
        }
        [badge] { $item }
       *[zenithium] { $amount } { $item }
    }
event-transferred = { $seat } transfers { $agent } from the columns of { $to }.
event-exiled = { $seat } exiles { $agent } from { out-of-columns }.
out-of-columns = { $seat-id ->
        [0] { $to-id ->
            [0] { out-of-own-columns }
            [2] { out-of-own-columns }
           *[other] { out-of-their-columns }
        }
        [2] { $to-id ->
            [0] { out-of-own-columns }
            [2] { out-of-own-columns }
           *[other] { out-of-their-columns }
        }
       *[other] { $to-id ->
            [0] { out-of-their-columns }
            [2] { out-of-their-columns }
           *[other] { out-of-own-columns }
        }
    }
out-of-own-columns = their own columns
out-of-their-columns = the columns of { $to }
event-mobilized = { $seat } mobilizes { $agent }.
event-no-agent = There is no agent left for { $seat }.
event-discarded = { $seat } discards { $agent }.
event-gave = { $seat } gives { $agent } to { $to }.
event-gave-secret = { $seat } gives { $to } a card.
event-ordered = { $seat } plays first in this round.
event-new-disc = A new disc lies on { $planet }.
event-shuffled = The deck is empty. The discard pile is shuffled and makes a new one of { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
event-tokens-shuffled = The token reserve is empty. The discarded tokens are shuffled and make a new one of { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }.
event-skipped = { $seat } has no card to play.
event-won = { $seat } wins with { $victory }!
event-unfinished = The match ends here: { $seat } has captured more and wins.
event-drawn = The match ends here, and nobody wins.
event-left = { $seat } leaves the table.
event-last-side = Nobody is left on the other side: { $seat } wins.

## What an effect leaves undone

event-no-planet = { $source }: { $seat } finds no planet to choose.
event-none-on-their-half = { $source }: { $seat } finds no disc on the opponent’s half.
event-none-in-centre = { $source }: { $seat } finds no disc in the centre.
event-no-neighbours = { $source }: { $seat } finds no neighbouring planets with the discs that are needed.
event-none-to-give = { $source }: { $seat } finds no disc that could move towards the opponent.
event-none-to-centre = { $source }: { $seat } finds no disc on any track.
event-column-empty = { $source }: { $to } has no agent on { $planet } for { $seat } to transfer.
event-none-to-transfer = { $source }: { $to } has no agent for { $seat } to transfer.
event-none-to-exile = { $source }: { $seat } finds no agent to exile in { out-of-columns }.
event-no-other-planet = { $source }: { $seat } has no agent of another planet to exile.
event-no-card = { $source }: { $seat } has no card to discard.
event-no-open-token = { $source }: no open bonus token is left for { $seat }.
event-all-developed = { $source }: { $seat } is on the highest level already.
event-advance-too-dear = { $source }: { $seat } has { $have ->
        [0] no
       *[other] { $have }
    } zenithium, and the cheapest level would cost { $cost }.
event-price-too-dear = { $source }: { $item-id ->
        [badge] { $seat } does not have the leader badge to give away
       *[other] { $seat } would have to pay { goods } and has { how-many }
    }.
event-column-too-short = { $source }: { $seat } would have to exile { agents-to-pay } on { $planet } and has { how-many } there.
event-others-too-short = { $source }: { $seat } would have to exile { agents-to-pay } on planets other than { $planet } and has { how-many } there.
how-many = { $have ->
        [0] none
       *[other] { $have }
    }
agents-to-pay = { $price ->
        [one] 1 agent
       *[other] { $price } agents
    }
event-not-offered = { $source }: { $seat } is not asked to pay, because the gain would be nothing.
event-without-badge = { $source }: { $seat } does not have the leader badge.
event-too-few-credits = { $source }: { $seat } would need { $amount } credits and has { $have }.
event-nothing-counted = { $source }: there is nothing to count, so { $seat } gains nothing.

## Why something is not allowed

objection-over = The match is over.
objection-not-asked = That is not asked for now: play a card.
objection-asked-to-exchange = That is not asked for now: exchange cards of your hand, or choose { choice-ready }.
objection-asked-to-give = That is not asked for now: give cards to your teammate, or choose { choice-ready }.
objection-asked-to-order = That is not asked for now: say who of your team plays first in this round.
objection-not-in-hand = { $agent } is not in your hand.
objection-other-zone = You may not recruit on { $planet }, so not { $agent }: only your teammate recruits there.
objection-too-dear = { $agent } costs { $cost ->
        [one] 1 credit
       *[other] { $cost } credits
    }, and you have { $have }. The printed cost is { $printed }, and { $column ->
        [0] no agent is in the column to make it cheaper
        [one] the agent in the column makes it 1 cheaper
       *[other] the { $column } agents in the column make it { $column } cheaper
    }.
objection-level-too-dear = Level { $level } of the { $faction } technology costs { $cost } zenithium, and you have { $have }.
objection-no-higher = The { $faction } technology is on level { $level } already, the highest.
objection-answer-first = First answer the question that is open ({ $source }).
objection-no-disc-there = There is no disc on { $planet } until the end of the turn.
objection-not-this-planet = Not { $planet }: the effect excludes this planet.
objection-not-this-column = Not the column of { $planet }: the effect excludes it.
objection-same-planet = Not { $planet } again: it must be another planet.
objection-not-their-side = The disc of { $planet } is not on your opponent’s half: it is { $spaces ->
        [0] in the centre
        [one] on yours, 1 space from the centre
       *[other] on yours, { $spaces } spaces from the centre
    }.
objection-not-in-centre = The disc of { $planet } is not in the centre: it is { $half }, { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } away from it.
objection-run-too-long = With { $planet }, the row of { $amount } neighbouring planets would run off the board.
objection-run-empty = With { $planet }, the neighbouring planets lack the discs that are needed.
objection-empty-column = { $to } has no agent in the column of { $planet }.
objection-own-column-empty = You have no agent in your column of { $planet }.
objection-no-token-there = There is no token { $slot } any more.
objection-other-technology = The effect develops the { $wanted } technology, not the { $faction } technology.
objection-not-the-lowest = The effect develops your lowest technology: the { $faction } technology is on level { $level } already, the lowest { $lowest ->
        [0] still below level 1
       *[other] on level { $lowest }
    }.
objection-cannot-pay = It costs { goods }, and you have { $have ->
        [0] none
       *[other] only { $have }
    }.
objection-too-few-agents = It costs { agents-to-pay } of your column of { $planet }, which has only { $have }.
objection-no-such-price = There is no price number { $price }.
objection-must = { $source }: this may not be declined.

## How it ended

result = { $name }: { $score ->
        [1] winner
       *[other] { $standing ->
            [one] 1 disc captured
           *[other] { $standing } discs captured
        }
    }

## Options

option-first = Who begins
    .help = By the printed rule chance decides.
option-first-chance = chance decides
option-first-seat-1 = seat 1
option-first-seat-2 = seat 2
option-first-seat-3 = seat 3
option-first-seat-4 = seat 4
option-boards = Technology board
    .help = The first game uses the sides S, U and N. Later the sides are drawn.
option-boards-S-U-N = S, U, N
option-boards-S-U-P = S, U, P
option-boards-S-O-N = S, O, N
option-boards-S-O-P = S, O, P
option-boards-D-U-N = D, U, N
option-boards-D-U-P = D, U, P
option-boards-D-O-N = D, O, N
option-boards-D-O-P = D, O, P
option-boards-chance = drawn
option-handicap = Help for the second side
    .help = For a beginner: 1 influence more on Mars and on Venus for the side that does not begin.
option-handicap-no = none
option-handicap-yes = Mars and Venus
option-steal_shortfall = Stealing more than is there
    .help = What happens when your opponent has less than is stolen?
option-steal_shortfall-from-supply = the rest comes from the supply
option-steal_shortfall-what-is-there = only what is there is taken
option-spend_influence_tiers = Influence that is paid for
    .help = Suleiman and Stessy Power: all on one planet?
option-spend_influence_tiers-one-planet = all on one planet
option-spend_influence_tiers-split = split as you like
option-recenter_scope = Sir Sam
    .help = Which disc may go back to its centre?
option-recenter_scope-any-disc = any disc
option-recenter_scope-their-half = one on the opponent’s half
option-augustus_edge = Augustus at the edge
    .help = May one of his neighbouring planets lie outside the board?
option-augustus_edge-over-the-edge = yes, that share is lost
option-augustus_edge-three-planets = no, three planets are needed
option-run_missing_disc = Neighbouring planets without a disc
    .help = May a planet whose disc is gone be among them?
option-run_missing_disc-may-be-missing = yes, that share is lost
option-run_missing_disc-all-needed = no, every disc is needed
option-differs_from_scope = Another planet
    .help = Other than which planets?
option-differs_from_scope-chosen-planets = other than those chosen before
option-differs_from_scope-own-planet-too = other than the agent’s own as well
option-opponent_side_no_target = No disc on the opponent’s half
    .help = What does an effect for discs on that half do then?
option-opponent_side_no_target-nothing = nothing
option-opponent_side_no_target-any-planet = it takes any planet
option-give_influence_mandatory = Titus and Baron Goro
    .help = Must the influence be given?
option-give_influence_mandatory-must = they must give the influence
option-give_influence_mandatory-may = giving is the price of the gain
option-discard_without_chevron = Atlas, Elisabeth, Punk Mari
    .help = Must the cards be discarded?
option-discard_without_chevron-must = they must discard if they can
option-discard_without_chevron-may = discarding is a price
option-p4_exile_mandatory = Technology P, level 4
    .help = Must you exile your own agents?
option-p4_exile_mandatory-must = you must exile your agents
option-p4_exile_mandatory-may = you may stop
option-d3_order = Technology D, level 3
    .help = What comes first?
option-d3_order-token-first = the token, then the influence
option-d3_order-influence-first = the influence, then the token
option-token_interrupts = Tokens among neighbouring planets
    .help = An effect on neighbouring planets brings a token: when is it applied?
option-token_interrupts-at-once = at once
option-token_interrupts-after-the-run = after the last of those planets
option-given_badge_side = A badge that is given
    .help = Which side is up?
option-given_badge_side-silver = silver
option-given_badge_side-as-it-lay = as it lay
option-pay_for_empty_gain = Paying for nothing
    .help = May you pay when the gain would be nothing?
option-pay_for_empty_gain-allowed = allowed
option-pay_for_empty_gain-not-offered = not offered
option-team_starting_resources = What a team begins with
    .help = Credits and zenithium once, or once for each member?
option-team_starting_resources-per-team = once for the team
option-team_starting_resources-per-player = once for each member
option-team_opponent_chooser = Who answers for a team
    .help = Which member decides when the other side’s turn brings a question?
option-team_opponent_chooser-technology-side = the one by the technology board
option-team_opponent_chooser-chance = chance decides
option-mulligan_discards = Exchanged cards
    .help = Where do they go?
option-mulligan_discards-discard-pile = to the discard pile
option-mulligan_discards-deck = back into the deck
option-stalemate = Nobody can play
    .help = When does a match end because there is no card to play?
option-stalemate-both-sides = the match ends when nobody has a card
option-stalemate-at-once = a draw as soon as somebody has no card
option-turn_cap = The longest match
    .help = Does a match end after 300 turns, in teams after 800?
option-turn_cap-yes = 300 turns, in teams 800
option-turn_cap-no = no limit
option-unfinished_winner = A match without a victory
    .help = Who wins it?
option-unfinished_winner-most-discs = whoever has captured more wins
option-unfinished_winner-draw = nobody wins
option-victory_name = Several victories at once
    .help = What is said if one disc brings more than one of them?
option-victory_name-one = the first of absolute, democratic, popular
option-victory_name-all = all of them
option-mulligan_order = Exchanging at the beginning
    .help = Do the others see what you exchange before they do?
option-mulligan_order-one-after-the-other = yes, one after the other
option-mulligan_order-in-secret = no, in secret
