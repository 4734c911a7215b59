"""Which cards make the working row possible to complete, and how: for hints and for bots.

Nothing here changes a match: what is tried is put back at once. Cards that leave nothing to chance are tried in every
way; of those that do it is asked what the best luck would do.
"""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.record import Grid
from vetta.games.dice.cards import WHITE_SORTS, can_lay, is_opponents, is_unfinished, sets_in_pool, sorts_for_swap
from vetta.games.dice.solver import WITH_VALUES, can_complete, can_fill, next_in, place_in, sorts_left
from vetta.games.dice.state import POOL, State
from vetta.games.dice.tables import (
    CARDS,
    EVERY_SORT,
    EXTRA_WHITE,
    FIRST,
    LEVEL_OF,
    OTHERS,
    PINNACLE,
    REROLL_COLOURED,
    REROLL_WHITE,
    ROTATE,
    SIDE_OF,
    SIDES,
    SORTS,
    STEAL,
    SWAP_OPPONENT,
    SWAP_OWN,
    TOP,
    TOUCHES,
    VALUES,
    WHITE,
    WIDEST,
    WIDTH,
)
from vetta.games.dice.tower import die_in_pool, sort_of, working

CARD, CELL, GIVEN, TO, TAKEN, MOVE = range(6)
STEP = 6
"""A step: a card; the cell whose die it takes; the sort that comes there, -1 for a steal; the position to which the die
is stolen, -1 for a swap. The rest is for trying: the die that was taken; and the move, which is the sort that is given
or, behind all sorts, the position."""
CERTAIN = 1 << SWAP_OWN | 1 << SWAP_OPPONENT | 1 << STEAL


@kernel
def ways(s: State, card: int, steps: Grid, most: int) -> int:
    """D5.3, D5.4, D5.8  How many ways there are, counted up to `most`, to make the working row possible to complete
    with one card that leaves nothing to chance, in the hand or not; each is written into `steps`."""
    return ways_with(s, working(s, s.side), 1 << card, steps, 0, most)


@kernel
def cards_needed(s: State, most: int, steps: Grid) -> int:
    """D5.1  The fewest swaps and steals of the hand, one after the other, that make the working row possible to
    complete; -1 if `most` of them do not. Which ones is written into `steps`, which has room for `most`."""
    level = working(s, s.side)
    if can_fill(s, level, 0, 0):
        return 0
    for many in range(1, most + 1):
        if can_with(s, level, many, steps):
            return many
    return -1


@kernel
def best_luck(s: State, card: int) -> bool:
    """D5.2, D5.5 to D5.7, D5.9  Whether a card that leaves something to chance, in the hand or not, can make the
    working row possible to complete; for a rotate card, that of the side to which it leads."""
    level = working(s, s.side)
    if card == EXTRA_WHITE:
        return s.reserve > 0 and can_fill(s, level, 0, 1)
    if card == ROTATE:
        return some_side_can_be_filled(s)
    pool = sorts_left(s, 0, 0, 0)
    if card == REROLL_WHITE or card == REROLL_COLOURED:
        rolled = pool & (WHITE_SORTS if card == REROLL_WHITE else OTHERS[WHITE] & ~WHITE_SORTS)
        return rolled != 0 and can_fill(s, level, rolled, 0)
    for value in range(VALUES):
        if (sets_in_pool(s) >> value) & 1 == 1 and can_fill(s, level, pool & WITH_VALUES[1 << value], 0):
            return True
    return False


@kernel
def some_side_can_be_filled(s: State) -> bool:
    """D5.9  A die has a value for each side."""
    side = s.side
    found = False
    for other in range(SIDES):
        s.side = other
        found = found or can_complete(s)
    s.side = side
    return found


# ---------------------------------------------------------------------------- Trying cards


@kernel
def ways_with(s: State, level: int, cards: int, steps: Grid, first: int, most: int) -> int:
    """How many single steps with one of a set of cards, counted up to `most`, make a row possible to complete; they
    are written from `steps[first]` on."""
    n = 0
    far = 0
    for cell in range(PINNACLE):
        moves = moves_at(s, cell, cards)
        if not bears_on(s, level, cell):
            if moves & EVERY_SORT != 0:
                far |= 1 << sort_of(s, s.on[cell])
            moves &= ~EVERY_SORT
        move = next_in(moves, 0)
        while move >= 0 and n < most:
            make(s, level, cell, move, steps, first + n)
            found = can_fill(s, level, 0, 0)
            unmake(s, level, steps, first + n)
            if found:
                n += 1
            move = next_in(moves, move + 1)
    taken = next_in(far, 0)
    while taken >= 0 and n < most:
        n = swaps_far_away(s, level, cards, taken, steps, first, n, most)
        taken = next_in(far, taken + 1)
    return n


@kernel
def swaps_far_away(s: State, level: int, cards: int, taken: int, steps: Grid, first: int, n: int, most: int) -> int:
    """Goes on counting with the swaps that take a sort away from the row. They only change the pool, so for all of them
    it is asked once which dice could be given."""
    given = 0
    for cell in range(PINNACLE):
        if is_far_away(s, level, cell, taken):
            given |= moves_at(s, cell, cards) & EVERY_SORT
    helping = to_be_spared(s, level, taken, given)
    for cell in range(PINNACLE):
        if helping != 0 and is_far_away(s, level, cell, taken):
            move = next_in(moves_at(s, cell, cards) & helping, 0)
            while move >= 0 and n < most:
                write_step(s, cell, move, steps, first + n)
                n += 1
                move = next_in(moves_at(s, cell, cards) & helping, move + 1)
    return n


@kernel
def is_far_away(s: State, level: int, cell: int, sort: int) -> bool:
    """Whether a die of this sort lies in a cell, and that cell does not bear on the row."""
    return s.on[cell] >= 0 and sort_of(s, s.on[cell]) == sort and not bears_on(s, level, cell)


@kernel
def to_be_spared(s: State, level: int, taken: int, given: int) -> int:
    """With one die more, of the sort `taken`, and one less of those in `given`: for which of these a row can be
    completed. If it cannot be with all of them, for none."""
    spared = 0
    s.pool[taken] += 1
    if can_fill(s, level, 0, 0):
        sort = next_in(given, 0)
        while sort >= 0:
            s.pool[sort] -= 1
            if can_fill(s, level, 0, 0):
                spared |= 1 << sort
            s.pool[sort] += 1
            sort = next_in(given, sort + 1)
    s.pool[taken] -= 1
    return spared


@kernel
def can_with(s: State, level: int, many: int, steps: Grid) -> bool:
    """Whether so many cards of the hand, one after the other, make a row possible to complete."""
    n = 0
    steps[0, CELL], steps[0, MOVE] = 0, -1
    while n >= 0:
        if n < many - 1 and make_next(s, level, steps, n):
            n += 1
            steps[n, CELL], steps[n, MOVE] = 0, -1
            continue
        found = n == many - 1 and ways_with(s, level, certain_in_hand(s), steps, n, 1) == 1
        n -= 1
        while n >= 0:
            unmake(s, level, steps, n)
            if not found:
                break
            n -= 1
        if found:
            return True
    return False


@kernel
def make_next(s: State, level: int, steps: Grid, n: int) -> bool:
    """Makes the n-th step, the next one behind that which stands there; False if there is no other."""
    cards = certain_in_hand(s)
    move = steps[n, MOVE] + 1
    for cell in range(steps[n, CELL], PINNACLE):
        move = next_in(moves_at(s, cell, cards), move)
        if move >= 0:
            make(s, level, cell, move, steps, n)
            return True
        move = 0
    return False


@kernel
def certain_in_hand(s: State) -> int:
    """The cards in the hand of the seat at turn that leave nothing to chance, a bit each."""
    cards = 0
    for card in range(CARDS):
        if s.hand[s.active, card] > 0:
            cards |= 1 << card
    return cards & CERTAIN


@kernel
def moves_at(s: State, cell: int, cards: int) -> int:
    """D5.3, D5.4, D5.8  What a set of cards can do with the die in a cell: a bit for each sort of the pool that can
    replace it, and behind all sorts one for each position to which it can be stolen."""
    if s.on[cell] < 0:
        return 0
    if SIDE_OF[cell] == s.side:
        return sorts_for_swap(s, cell) if (cards >> SWAP_OWN) & 1 == 1 else 0
    if not is_opponents(s, s.on[cell]):
        return 0
    moves = sorts_for_swap(s, cell) if (cards >> SWAP_OPPONENT) & 1 == 1 else 0
    if (cards >> STEAL) & 1 == 1 and is_unfinished(s, cell):
        for position in range(WIDEST):
            if can_lay(s, cell, position):
                moves |= 1 << SORTS + position
    return moves


@kernel
def bears_on(s: State, level: int, cell: int) -> bool:
    """Whether a cell with a die is in a row or touches it, so that another die there may change what fits."""
    if SIDE_OF[cell] == s.side:
        return LEVEL_OF[cell] >= level - 1
    if level == TOP:
        return False
    first = FIRST[s.side, level]
    return TOUCHES[first, 0] == cell or TOUCHES[first + WIDTH[level] - 1, 1] == cell


@kernel
def make(s: State, level: int, cell: int, move: int, steps: Grid, n: int) -> None:
    """Tries a step, and writes down what it is."""
    write_step(s, cell, move, steps, n)
    s.hand[s.active, steps[n, CARD]] -= 1
    if move >= SORTS:
        carry(s, cell, place_in(s, level, move - SORTS))
    else:
        exchange(s, cell, die_in_pool(s, move))


@kernel
def write_step(s: State, cell: int, move: int, steps: Grid, n: int) -> None:
    steals = move >= SORTS
    steps[n, CARD] = STEAL if steals else SWAP_OWN if SIDE_OF[cell] == s.side else SWAP_OPPONENT
    steps[n, CELL] = cell
    steps[n, GIVEN] = -1 if steals else move
    steps[n, TO] = move - SORTS if steals else -1
    steps[n, TAKEN], steps[n, MOVE] = s.on[cell], move


@kernel
def unmake(s: State, level: int, steps: Grid, n: int) -> None:
    """Puts everything back to where it was before a step."""
    s.hand[s.active, steps[n, CARD]] += 1
    if steps[n, TO] >= 0:
        carry(s, place_in(s, level, steps[n, TO]), steps[n, CELL])
    else:
        exchange(s, steps[n, CELL], steps[n, TAKEN])


@kernel
def exchange(s: State, cell: int, given: int) -> None:
    """A die of the pool and one on the tower change places."""
    taken = s.on[cell]
    s.pool[sort_of(s, given)] -= 1
    s.pool[sort_of(s, taken)] += 1
    s.at[taken], s.at[given], s.on[cell] = POOL, cell, given


@kernel
def carry(s: State, cell: int, to: int) -> None:
    """A die goes from one cell to another."""
    die = s.on[cell]
    s.on[cell], s.on[to], s.at[die] = -1, die, to
    if cell != PINNACLE:
        s.filled[SIDE_OF[cell], LEVEL_OF[cell]] -= 1
    if to != PINNACLE:
        s.filled[SIDE_OF[to], LEVEL_OF[to]] += 1
