"""D5  The cards, in the order of the rulebook."""

from __future__ import annotations

from vetta.core.die import pick
from vetta.core.kernel import kernel
from vetta.core.note import note
from vetta.games.dice.events import CAME_IN, PLAYED, ROLLED, ROLLED_AGAIN, ROTATED, STOLE, SWAPPED
from vetta.games.dice.state import CHOOSING, CHOSEN, GIVING, LAYING, PLAYING, POOL, TAKING, WAITING, State
from vetta.games.dice.tables import (
    EQUAL,
    EXTRA_WHITE,
    LEVEL_OF,
    OTHERS,
    PINNACLE,
    REROLL_COLOURED,
    REROLL_SET,
    REROLL_WHITE,
    ROTATE,
    SIDE_OF,
    SIDES,
    SORTS,
    STEAL,
    SWAP_OPPONENT,
    SWAP_OWN,
    TOP,
    VALUES,
    WHITE,
    WIDTH,
)
from vetta.games.dice.tower import cell_at, colour_of, die_in_pool, fits, sort_of, sorts_in_pool, working
from vetta.games.dice.turn import bring_white, put, throw

WHITE_SORTS = 63 << WHITE * VALUES

# ---------------------------------------------------------------------------- What a card can do now


@kernel
def can_play(s: State, card: int) -> bool:
    """D5.1 to D5.9  Whether a card in the hand would do anything."""
    if s.hand[s.active, card] == 0:
        return False
    if card == EXTRA_WHITE:
        return s.reserve > 0
    if card == SWAP_OWN or card == SWAP_OPPONENT or card == STEAL:
        for cell in range(PINNACLE):
            if can_take(s, card, cell):
                return True
        return False
    if card == REROLL_SET:
        return sets_in_pool(s) > 0
    return card == ROTATE or sorts_in_pool(s) & eligible(s, card) != 0


@kernel
def can_take(s: State, card: int, cell: int) -> bool:
    """D5.3, D5.4, D5.8  Whether this card can take the die that lies in a cell."""
    if s.on[cell] < 0 or (SIDE_OF[cell] == s.side) != (card == SWAP_OWN):
        return False
    if card != SWAP_OWN and not is_opponents(s, s.on[cell]):
        return False
    if card == STEAL:
        return is_unfinished(s, cell) and can_lay_somewhere(s, cell)
    return sorts_for_swap(s, cell) != 0


@kernel
def is_opponents(s: State, die: int) -> bool:
    """D1.8, D9.12  On another side any die is an opponent's, or only those in another player's colour."""
    colour = colour_of(die)
    return s.opponents_dice == 0 or (colour != WHITE and colour != s.active)


@kernel
def is_unfinished(s: State, cell: int) -> bool:
    """D5.8  Whether the row of a cell is not completed."""
    return s.filled[SIDE_OF[cell], LEVEL_OF[cell]] < WIDTH[LEVEL_OF[cell]]


@kernel
def sorts_for_swap(s: State, cell: int) -> int:
    """D5.3, D5.11  The sorts of the pool that can replace the die in a cell: they fit, and are not its equal."""
    return sorts_in_pool(s) & fits(s, cell, -1) & ~(1 << sort_of(s, s.on[cell]))


@kernel
def can_lay_somewhere(s: State, cell: int) -> bool:
    """D5.8  Whether the die in a cell would fit in the working row, or on the pinnacle, once it has left its cell."""
    level = working(s, s.side)
    for i in range(1 if level == TOP else WIDTH[level]):
        if can_lay(s, cell, i):
            return True
    return False


@kernel
def can_lay(s: State, cell: int, position: int) -> bool:
    """D5.8  Whether the die in a cell would fit at this position of the working row."""
    to = cell_at(s, position)
    return to >= 0 and s.on[to] < 0 and (fits(s, to, cell) >> sort_of(s, s.on[cell])) & 1 == 1


@kernel
def sets_in_pool(s: State) -> int:
    """D5.7  The values that at least three dice of the pool show: a bit each."""
    values = 0
    for value in range(VALUES):
        if dice_showing(s, value) >= EQUAL:
            values |= 1 << value
    return values


@kernel
def dice_showing(s: State, value: int) -> int:
    showing = 0
    for sort in range(value, SORTS, VALUES):
        showing += s.pool[sort]
    return showing


@kernel
def eligible(s: State, card: int) -> int:
    """D5.5, D5.6, D5.7  The sorts that a card can roll again; of a set, once a die is chosen, only its value."""
    if card == REROLL_WHITE:
        return WHITE_SORTS
    if card == REROLL_COLOURED:
        return OTHERS[WHITE] & ~WHITE_SORTS
    values = sets_in_pool(s) if s.value == 0 else 1 << s.value - 1
    sorts = 0
    for colour in range(WHITE + 1):
        sorts |= values << colour * VALUES
    return sorts


@kernel
def can_choose(s: State, sort: int) -> bool:
    return s.pool[sort] > 0 and (eligible(s, s.card) >> sort) & 1 == 1


@kernel
def can_choose_all(s: State) -> bool:
    """D5.5 to D5.7  Whether there is still a die to choose, and no doubt about which set is meant."""
    if sorts_in_pool(s) & eligible(s, s.card) == 0:
        return False
    if s.card != REROLL_SET or s.value > 0:
        return True
    values = sets_in_pool(s)
    return values & (values - 1) == 0


# ---------------------------------------------------------------------------- Playing it


@kernel
def play_card(s: State, card: int) -> None:
    """D5.1, D5.13  The card is laid open; from now on nothing that was placed before it is taken back."""
    note(s, PLAYED, s.active, card)
    s.hand[s.active, card] -= 1
    s.discard[card] += 1
    s.loose = 0
    if card == EXTRA_WHITE:
        add_white(s)
    elif card == ROTATE:
        rotate(s)
    else:
        s.card = card
        s.phase = TAKING if card == SWAP_OWN or card == SWAP_OPPONENT or card == STEAL else CHOOSING


@kernel
def add_white(s: State) -> None:
    """D5.2  One more white die: it joins the roll, or after the roll it is rolled alone."""
    note(s, CAME_IN, s.active)
    bring_white(s)
    if s.phase == PLAYING:
        throw(s, WAITING, ROLLED)


@kernel
def take(s: State, cell: int) -> None:
    """D5.3, D5.4, D5.8  The die on the tower is picked; next, what goes there, or where it goes."""
    s.taking = cell
    s.phase = LAYING if s.card == STEAL else GIVING


@kernel
def give(s: State, sort: int) -> None:
    """D5.3, D5.4  The die given lies where the one taken lay; that one joins the pool with its value."""
    given, taken = die_in_pool(s, sort), s.on[s.taking]
    note(s, SWAPPED, s.active, sort, sort_of(s, taken), s.taking)
    s.pool[sort] -= 1
    s.pool[sort_of(s, taken)] += 1
    s.at[taken] = POOL
    s.at[given] = s.taking
    s.on[s.taking] = given
    card_is_done(s)


@kernel
def lay(s: State, position: int) -> None:
    """D5.8  The stolen die is placed at once, as it is."""
    cell, die = s.taking, s.on[s.taking]
    to = cell_at(s, position)
    note(s, STOLE, s.active, sort_of(s, die), cell, to)
    s.on[cell] = -1
    s.filled[SIDE_OF[cell], LEVEL_OF[cell]] -= 1
    card_is_done(s)
    put(s, die, to)


@kernel
def choose(s: State, sort: int) -> None:
    """D5.5 to D5.7  A die will be rolled again."""
    s.at[die_in_pool(s, sort)] = CHOSEN
    s.pool[sort] -= 1
    s.chosen += 1
    if s.card == REROLL_SET:
        s.value = sort % VALUES + 1


@kernel
def choose_all(s: State) -> None:
    """D5.5 to D5.7  Every die that can be chosen."""
    sorts = eligible(s, s.card)
    for sort in range(SORTS):
        if (sorts >> sort) & 1 == 1:
            while s.pool[sort] > 0:
                choose(s, sort)


@kernel
def reroll(s: State) -> None:
    """D5.5 to D5.7  The chosen dice are rolled, the others stay as they are."""
    throw(s, CHOSEN, ROLLED_AGAIN)
    card_is_done(s)


@kernel
def rotate(s: State) -> None:
    """D5.9  A die tells by how many quarters the tower is turned; what lies on it stays where it lies."""
    quarters = 1 + pick(s, VALUES)
    s.side = (s.side - quarters) % SIDES
    note(s, ROTATED, s.active, quarters, s.side)


@kernel
def card_is_done(s: State) -> None:
    s.phase = PLAYING
    s.card = -1
    s.taking = -1
    s.value = 0
    s.chosen = 0
