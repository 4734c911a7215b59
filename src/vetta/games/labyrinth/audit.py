"""What must still be there after every step of 3D Labyrinth: everything is counted anew, and set against what was told.

This is a second reading, which uses no rule. `in_itself` looks at a position alone, `as_told` at what has changed.
"""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.note import count_notes, read_note
from vetta.games.labyrinth.events import (
    CAME_ROUND,
    DREW,
    FOUND,
    LEFT,
    PAID,
    PUSHED,
    RESHUFFLED,
    SAW_NEXT,
    TOUCHED_RUNE,
    WALKED,
)
from vetta.games.labyrinth.state import OVER, PAYING, State
from vetta.games.labyrinth.tables import (
    BESIDE,
    CELLS,
    COLOUR,
    DECK,
    FREE,
    HOME,
    LINE,
    LOOKS,
    MOVABLE,
    PRINTED_TURN,
    ROOTED,
    ROOTED_AT,
    SEATS,
    SHAPE,
    STANDARD_DECK,
    STEEP_DECK,
    TREASURES,
    YOUNG_DECK,
)

AUDITS = (
    "everything is there",
    "every rooted tower stands in its place, and every movable one stands once",
    "a tower is turned in one of the ways in which it looks different, a rooted one as printed",
    "nobody holds fewer cards than none, and no pile does",
    "there are 24 magic cards, of each kind as many as the box holds",
    "cards are laid down only for a walk, and lie in the discard pile",
    "every seat has as many treasure cards as it was dealt, found or not",
    "a target is a treasure that nobody has found and nobody else looks for",
    "every pawn at the table stands on a cell, and is of its seat's colour",
    "a rune card lies on one side or the other",
    "whoever wins is at home with everything done, or the last one; and nobody before the end",
    "the towers are where they were told to have been pushed",
    "a pawn is where it was told to have gone",
    "the hands hold what was told to have been drawn and paid",
    "the discard pile holds what was told to have been paid and left",
    "the treasures found and looked for are those that were told",
    "the runes touched are those that were told",
)
(
    ALL_IS_WELL, TOWERS, TURNS, BELOW_ZERO, MAGIC, LAID, DEALT, TARGETS, PAWNS, RUNES, WINNER, PUSHES_TOLD, PAWNS_TOLD,
    HANDS_TOLD, DISCARDS_TOLD, TREASURES_TOLD, RUNES_TOLD,
) = range(17)  # fmt: skip


@kernel
def audit(before: State, s: State) -> int:
    """The number of the first law that is broken; nothing is told by a lean record."""
    broken = in_itself(s)
    if broken == ALL_IS_WELL and count_notes(s) >= 0:
        return as_told(before, s)
    return broken


@kernel
def in_itself(s: State) -> int:
    """Whether a position has all that there must be."""
    if not towers_stand_once(s):
        return TOWERS
    if not towers_are_turned_as_they_can_be(s):
        return TURNS
    if something_is_below_zero(s):
        return BELOW_ZERO
    if not magic_cards_are_there(s):
        return MAGIC
    if not cards_are_laid_for_a_walk(s):
        return LAID
    for seat in range(SEATS):
        if s.left[seat] + found(s, seat) != (TREASURES // s.seats if seat < s.seats else 0):
            return DEALT
        if not target_is_open(s, seat):
            return TARGETS
        if not pawn_is_there(s, seat):
            return PAWNS
        if s.rune[seat] != 0 and s.rune[seat] != 1:
            return RUNES
    return ALL_IS_WELL if winner_is_home_or_alone(s) else WINNER


@kernel
def as_told(before: State, s: State) -> int:
    """Whether what has changed was told."""
    if not towers_went_as_told(before, s):
        return PUSHES_TOLD
    for seat in range(SEATS):
        if s.at[seat] != pawn_told(before, s, seat):
            return PAWNS_TOLD
    for kind in range(3):
        for seat in range(SEATS):
            if s.hand[seat, kind] != hand_told(s, seat, kind, before.hand[seat, kind]):
                return HANDS_TOLD
        if s.discard[kind] != discards_told(before, s, kind):
            return DISCARDS_TOLD
    if not treasures_went_as_told(before, s):
        return TREASURES_TOLD
    for seat in range(SEATS):
        if s.rune[seat] != before.rune[seat] + told_of(s, TOUCHED_RUNE, seat):
            return RUNES_TOLD
    return ALL_IS_WELL


@kernel
def told_of(s: State, kind: int, number: int) -> int:
    """How often something was told of a seat, or of whatever else its first number names."""
    times = 0
    for n in range(count_notes(s)):
        if read_note(s, n, 0) == kind and read_note(s, n, 1) == number:
            times += 1
    return times


# ---------------------------------------------------------------------------- towers


@kernel
def towers_stand_once(s: State) -> bool:
    """L1.2, L8.2"""
    for cell in range(CELLS):
        if ROOTED_AT[s.steep, cell] >= 0 and s.tower[cell] != ROOTED_AT[s.steep, cell]:
            return False
    for tower in range(ROOTED, ROOTED + MOVABLE):
        standing = 0
        for i in range(MOVABLE):
            if s.tower[FREE[i]] == tower:
                standing += 1
        if standing != 1:
            return False
    return True


@kernel
def towers_are_turned_as_they_can_be(s: State) -> bool:
    """L3.4"""
    for tower in range(len(PRINTED_TURN)):
        if tower >= ROOTED and tower < ROOTED + MOVABLE:
            if s.turn[tower] < 0 or s.turn[tower] >= LOOKS[SHAPE[tower]]:
                return False
        elif s.turn[tower] != PRINTED_TURN[tower]:
            return False
    return True


@kernel
def towers_went_as_told(before: State, s: State) -> bool:
    for n in range(count_notes(s)):
        if read_note(s, n, 0) == PUSHED:
            return line_is_pushed(before, s, read_note(s, n, 2), read_note(s, n, 3))
    return nothing_is_pushed(before, s)


@kernel
def nothing_is_pushed(before: State, s: State) -> bool:
    for cell in range(CELLS):
        if s.tower[cell] != before.tower[cell]:
            return False
    for tower in range(len(PRINTED_TURN)):
        if s.turn[tower] != before.turn[tower]:
            return False
    return True


@kernel
def line_is_pushed(before: State, s: State, arrow: int, turn: int) -> bool:
    """L3.2, L3.4  The spare has gone in at the arrow, turned as told, each tower of the line one cell on, no other."""
    for cell in range(CELLS):
        if s.tower[cell] != before.tower[comes_from(arrow, cell)]:
            return False
    for tower in range(len(PRINTED_TURN)):
        if s.turn[tower] != (turn if tower == before.tower[BESIDE] else before.turn[tower]):
            return False
    return True


@kernel
def comes_from(arrow: int, cell: int) -> int:
    """L3.2  The place whose tower a push brings to a cell."""
    if cell == LINE[arrow, 0]:
        return BESIDE
    for i in range(1, 5):
        if cell == LINE[arrow, i]:
            return LINE[arrow, i - 1]
    return cell


# ---------------------------------------------------------------------------- magic cards


@kernel
def something_is_below_zero(s: State) -> bool:
    """L1.5  Cards of each kind, in the piles, in the hands and laid down."""
    for kind in range(3):
        if s.deck[kind] < 0 or s.discard[kind] < 0 or s.paid[kind] < 0:
            return True
        for seat in range(SEATS):
            if s.hand[seat, kind] < 0:
                return True
    return False


@kernel
def magic_cards_are_there(s: State) -> bool:
    """L1.5, L8.1, L8.2  In the draw pile, the discard pile and the hands."""
    box = STEEP_DECK if s.steep == 1 else STANDARD_DECK
    if s.young == 1:
        box = YOUNG_DECK
    for kind in range(3):
        cards = s.deck[kind] + s.discard[kind]
        for seat in range(SEATS):
            cards += s.hand[seat, kind]
        if cards != DECK[box, kind]:
            return False
    return True


@kernel
def cards_are_laid_for_a_walk(s: State) -> bool:
    """L4.5, L4.6"""
    for kind in range(3):
        if s.paid[kind] > s.discard[kind]:
            return False
        if s.paid[kind] > 0 and s.phase != PAYING and s.phase != OVER:
            return False
    return True


@kernel
def hand_told(s: State, seat: int, kind: int, cards: int) -> int:
    """L4.5, L5.4, L9.1  The cards of a kind in a hand that held so many."""
    for n in range(count_notes(s)):
        happened = read_note(s, n, 0)
        if read_note(s, n, 1) == seat:
            if happened == LEFT:
                cards = 0
            elif happened == DREW and read_note(s, n, 2) == kind:
                cards += 1
            elif happened == PAID and read_note(s, n, 2) == kind:
                cards -= 1
    return cards


@kernel
def discards_told(before: State, s: State, kind: int) -> int:
    """L4.5, L5.6, L9.1  The cards of a kind in the discard pile."""
    cards = before.discard[kind]
    for n in range(count_notes(s)):
        happened = read_note(s, n, 0)
        if happened == RESHUFFLED:
            cards = 0
        elif happened == LEFT:
            cards += before.hand[read_note(s, n, 1), kind]
        elif happened == PAID and read_note(s, n, 2) == kind:
            cards += 1
    return cards


# ---------------------------------------------------------------------------- treasure cards, pawns, rune cards


@kernel
def found(s: State, seat: int) -> int:
    """L5.1  The treasures that a seat has found."""
    cards = 0
    for treasure in range(TREASURES):
        if s.finder[treasure] == seat + 1:
            cards += 1
    return cards


@kernel
def target_is_open(s: State, seat: int) -> bool:
    """L2.5, L5.1  There is a target as long as there are cards."""
    target = s.target[seat]
    if s.left[seat] == 0:
        return target == -1
    if target < 0 or target >= TREASURES or s.finder[target] != 0:
        return False
    for other in range(seat):
        if s.target[other] == target:
            return False
    return True


@kernel
def treasures_went_as_told(before: State, s: State) -> bool:
    """L5.1, L5.5  Found by whom, and what that seat looks for then."""
    for treasure in range(TREASURES):
        finder = before.finder[treasure]
        for n in range(count_notes(s)):
            if read_note(s, n, 0) == FOUND and read_note(s, n, 2) == treasure:
                finder = read_note(s, n, 1) + 1
        if s.finder[treasure] != finder:
            return False
    for seat in range(SEATS):
        target = before.target[seat]
        for n in range(count_notes(s)):
            if read_note(s, n, 1) == seat and read_note(s, n, 0) == FOUND and read_note(s, n, 2) == target:
                target = -1
            elif read_note(s, n, 1) == seat and read_note(s, n, 0) == SAW_NEXT:
                target = read_note(s, n, 2)
        if s.target[seat] != target:
            return False
    return True


@kernel
def pawn_is_there(s: State, seat: int) -> bool:
    """L2.2, L9.1  On a cell, unless its seat is empty or was left."""
    if s.colour[seat] != COLOUR[s.company, seat]:
        return False
    if seat >= s.seats or s.gone[seat] == 1:
        return s.at[seat] == -1 and s.gone[seat] == 1
    return s.gone[seat] == 0 and s.at[seat] >= 0 and s.at[seat] < CELLS


@kernel
def pawn_told(before: State, s: State, seat: int) -> int:
    """L3.5, L3.6, L4.3, L9.1  The cell of a pawn: carried by a tower, or walked; -1 if its seat was left."""
    cell = before.at[seat]
    for n in range(count_notes(s)):
        happened = read_note(s, n, 0)
        if happened == PUSHED:
            cell = carried(s, read_note(s, n, 2), seat, cell)
        elif happened == WALKED and read_note(s, n, 1) == seat:
            cell = read_note(s, n, 2)
        elif happened == LEFT and read_note(s, n, 1) == seat:
            cell = -1
    return cell


@kernel
def carried(s: State, arrow: int, seat: int, cell: int) -> int:
    """L3.5, L3.6  Where a push takes a pawn; that one comes round is told."""
    for i in range(4):
        if cell == LINE[arrow, i]:
            return LINE[arrow, i + 1]
    if cell == LINE[arrow, 4] and told_of(s, CAME_ROUND, seat) == 1:
        return LINE[arrow, 0]
    return cell


@kernel
def winner_is_home_or_alone(s: State) -> bool:
    """L5.3, L6.1, L9.1"""
    if s.phase != OVER:
        return s.winner == -1
    for seat in range(s.seats):
        if seat == s.winner:
            return is_home(s, seat) or is_alone(s, seat)
    return False


@kernel
def is_home(s: State, seat: int) -> bool:
    """L5.3  With every treasure found and the rune card turned over."""
    return s.left[seat] == 0 and s.rune[seat] == 1 and s.at[seat] == HOME[s.colour[seat]]


@kernel
def is_alone(s: State, seat: int) -> bool:
    """L9.1  At the table, and nobody else."""
    for other in range(s.seats):
        if s.gone[other] != (0 if other == seat else 1):
            return False
    return True
