"""Everything a match of Zenith remembers."""

from __future__ import annotations

from vetta.core.record import Grid, Record, Row, int8, int16, int32, uint64

SWAPPING, TURN, ASKING, GIVING, ORDERING, OVER, RESOLVING, SKIPPING = range(8)
"""What the seat to move is about to do. The last two are never left behind: effects are being carried out, and somebody
without a card is passed over."""

DECK, DISCARD, HAND, COLUMN, GIVEN, ASIDE = 0, 1, 2, 6, 8, 12
"""Where an agent is: HAND + seat, COLUMN + side; GIVEN + seat is a hand too, and the team mate knows that it is there;
ASIDE + seat is a card that a seat has exchanged in secret."""

GONE = 9
"""In `disc`: the track has no disc until the end of the turn."""

DEEPEST = 8
"""Room in the stack of effects: a card, its development and the tokens of four planets are six."""


class State(Record, notes=128):
    die: Row = uint64(2, "the die: see core.die")
    turns: int = int32("turns finished")

    credits: Row = int32(2, "by side")
    zenithium: Row = int32(2, "by side")

    seats: int = int8("set-up: how many play, two or four")
    first: int = int8("set-up: who begins, 0 for chance, else the seat's number from 1")
    boards: int = int8(
        "set-up: the sides of the technology board, a line of FACES; the number after the last is chance"
    )
    handicap: int = int8("set-up: 1 if the second side gets 1 influence on Mars and Venus as well")
    steal_shortfall: int = int8("set-up: 1 if only what is there can be stolen")
    spend_influence_tiers: int = int8("set-up: 1 if influence that was paid for may be split between planets")
    recenter_scope: int = int8("set-up: 1 if only a disc on the opponent's half may be put on its centre")
    augustus_edge: int = int8("set-up: 1 if Augustus needs three planets")
    run_missing_disc: int = int8("set-up: 1 if every planet of a run needs its disc")
    differs_from_scope: int = int8("set-up: 1 if another planet means other than the card's own as well")
    opponent_side_no_target: int = int8("set-up: 1 if any planet will do when no disc is on the opponent's half")
    give_influence_mandatory: int = int8("set-up: 1 if influence need not be given, nor the gain be had")
    discard_without_chevron: int = int8("set-up: 1 if a discard is the price of what follows, and may be declined")
    p4_exile_mandatory: int = int8("set-up: 1 if the exile of technology P may be declined")
    d3_order: int = int8("set-up: 1 if technology D gives influence before the token")
    token_interrupts: int = int8("set-up: 1 if tokens wait until a run is finished")
    given_badge_side: int = int8("set-up: 1 if a badge that is given keeps its side up")
    pay_for_empty_gain: int = int8("set-up: 1 if nothing can be paid for a gain that would be nothing")
    team_starting_resources: int = int8("set-up: 1 if each member brings credits and zenithium")
    team_opponent_chooser: int = int8("set-up: 1 if chance says which member answers for a team")
    mulligan_discards: int = int8("set-up: 1 if exchanged cards go back into the deck")
    stalemate: int = int8("set-up: 1 if the match ends at once when somebody has no card to play")
    turn_cap: int = int8("set-up: 1 if a match may last for ever")
    unfinished_winner: int = int8("set-up: 1 if a match without a victory is a draw")
    victory_name: int = int8("set-up: 1 if every victory that one disc brings is named")
    mulligan_order: int = int8("set-up: 1 if nobody sees what others exchange before all have done so")

    phase: int = int8("what the seat to move is about to do")
    mover: int = int8("the seat to move")
    acting: int = int8("the seat whose turn it is")
    begins: int = int8("the seat that had the first turn")
    later: int = int8("teams: the member who plays second in this round, -1 if nobody does")
    leads: int = int8("1 while the action of this turn is leadership")
    changed: int = int8("cards exchanged by this seat before the first turn, or given to the team mate now")
    skipped: int = int8("the seats that had no card, and drew none, since the last turn with one, a set of bits")
    winner: int = int8("the side that has won, -1 for none")
    victory: int = int8("how: a set of ABSOLUTE, DEMOCRATIC, POPULAR, 0 for none of them")
    left: Row = int8(4, "by seat: 1 if it has left the table")

    disc: Row = int8(5, "by planet: where its disc is, from -4 (side 1) to 4 (side 0), GONE if it has none")
    captured: Grid = int8((2, 5), "discs by side and planet")
    badge: int = int8("the side that holds the leader badge, -1 for none")
    gold: int = int8("1 if the badge lies gold side up")
    level: Grid = int8((2, 3), "by side and faction: the level of the technology marker")
    face: Row = int8(3, "by faction: which of its two sides the technology board shows")
    slot: Row = int8(8, "by planet, then by faction: the kind of the open bonus token there, -1 for none")
    reserve: Row = int8(8, "by kind: bonus tokens face down; they have no order")
    used: Row = int8(8, "by kind: bonus tokens discarded")

    where: Row = int8(90, "by agent: where it is")
    below: Row = int8(90, "by agent in a column: the one below it, -1 for none; else what hidden.py notes")
    kept: Row = int8(90, "by agent in a hand: how often the deck was shuffled since; see hidden.py")
    top: Grid = int8((2, 5), "by side and planet: the last agent of the column, -1 for none")
    height: Grid = int8((2, 5), "by side and planet: how many agents are in the column")
    hand: Row = int8(4, "by seat: cards in hand")
    deck: int = int8("cards in the deck; they have no order")
    discards: int = int8("cards in the discard pile")

    depth: int = int8("effects begun and not finished")
    row: Row = int16(DEEPEST, "by effect: the next line of its programme")
    side: Row = int8(DEEPEST, "by effect: whose it is")
    card: Row = int8(DEEPEST, "by effect: the agent it moved last, -1 for none")
    one: Row = int8(DEEPEST, "by effect: the planet chosen first, -1 for none")
    two: Row = int8(DEEPEST, "by effect: the planet chosen next, -1 for none")
    own: Row = int8(DEEPEST, "by effect: the planet of its card, -1 for none")
    run: Row = int8(
        DEEPEST, "by effect: the first planet of its run plus 1, which is 0 if that lies outside; -1 for none"
    )
    late: Row = int8(DEEPEST, "by effect: planets whose token waits until the run is finished, a set of bits")
    token: Row = int8(DEEPEST, "by effect: the kind of token it is, to be discarded at its end; -1 for none")
    step: Row = int8(DEEPEST, "by effect: a development's faction * 6 + the level reached, -1 for none")
