"""What must still be there after every step of the dice race: all is counted anew, and set against what was told.

This is a second reading, which uses no rule. `in_itself` looks at a position alone, `as_told` at what has changed.
"""

from __future__ import annotations

from vetta.core.kernel import kernel
from vetta.core.note import count_notes, read_note
from vetta.games.dice.events import (
    BEGAN,
    CLEARED,
    COMPLETED,
    DREW,
    LEFT,
    PLACED,
    PLAYED,
    STAR_PLAYED,
    TOOK_BACK,
    TOOK_SKULL,
    TOOK_STAR,
)
from vetta.games.dice.state import CHOOSING, CHOSEN, OVER, PLAYING, POOL, READY, STOCK, WAITING, State
from vetta.games.dice.tables import (
    CARDS,
    CELLS,
    DECK,
    DICE,
    FIRST_WHITE,
    FREE_ONLY,
    LEVEL_OF,
    LEVELS,
    OWN_DICE,
    PINNACLE,
    SEATS,
    SIDE_OF,
    SIDES,
    TOUCHES,
    VALUES,
    WHITE,
    WIDTH,
)

AUDITS = (
    "everything is there",
    "every die is in one place, and what lies in a cell is there",
    "every die shows a value",
    "dice wait only before the roll, lie in the pool only after it, and are chosen only for a card",
    "the dice on each level, in the pool, in the reserve and chosen are as many as were counted",
    "dice that touch differ by one at most, 6 and 1 being neighbours",
    "no two dice of one colour lie side by side on a level",
    "there is no gap under a die",
    "of each kind there are as many cards as the deck has",
    "nobody has two stars or two skulls, and none has come from nowhere",
    "somebody has won only at the end, and the pinnacle is empty before it",
    "the hands hold what was told to have been drawn and played",
    "the stars and skulls are those that were told",
    "the dice on the tower are as many as were told to have been placed",
    "the rows completed are those that were told",
)
(
    ALL_IS_WELL, PLACES, FACES, PHASES, COUNTS, NEIGHBOURS, COLOURS_APART, GAPS, CARDS_THERE, TOKENS, WINNER,
    HANDS_TOLD, TOKENS_TOLD, DICE_TOLD, ROWS_TOLD,
) = range(15)  # fmt: skip


@kernel
def audit(before: State, s: State) -> int:
    """The number of the first law that is broken; nothing is told by a lean record."""
    broken = in_itself(s)
    if broken == ALL_IS_WELL and count_notes(s) >= 0 and told(s, BEGAN) == 0 and told(s, LEFT) == 0:
        return as_told(before, s)
    return broken


@kernel
def in_itself(s: State) -> int:
    """Whether a position has all that there must be."""
    if not dice_are_somewhere(s):
        return PLACES
    for die in range(DICE):
        if s.face[die] < 1 or s.face[die] > VALUES:
            return FACES
        if not is_where_it_can_be(s, s.at[die]):
            return PHASES
    if not dice_are_as_many(s):
        return COUNTS
    for cell in range(PINNACLE):
        if not touches_well(s, cell):
            return NEIGHBOURS
        if not is_apart(s, cell):
            return COLOURS_APART
    if not rows_are_whole(s):
        return GAPS
    if not cards_are_there(s):
        return CARDS_THERE
    if not tokens_are_there(s):
        return TOKENS
    return ALL_IS_WELL if winner_is_named(s) else WINNER


@kernel
def as_told(before: State, s: State) -> int:
    """Whether what has changed was told."""
    for seat in range(SEATS):
        for card in range(CARDS):
            gained = told_of(s, DREW, seat, card) - told_of(s, PLAYED, seat, card)
            if s.hand[seat, card] - before.hand[seat, card] != gained:
                return HANDS_TOLD
        if s.star[seat] - before.star[seat] != told_by(s, TOOK_STAR, seat) - told_by(s, STAR_PLAYED, seat):
            return TOKENS_TOLD
        if s.skull[seat] - before.skull[seat] != told_by(s, TOOK_SKULL, seat) - told_against(s, seat):
            return TOKENS_TOLD
        if s.completed[seat] - before.completed[seat] != told_by(s, COMPLETED, seat):
            return ROWS_TOLD
    placed = told(s, PLACED) - told(s, TOOK_BACK) - cleared(s)
    return ALL_IS_WELL if on_tower(s) - on_tower(before) == placed else DICE_TOLD


# ---------------------------------------------------------------------------- what was told


@kernel
def told(s: State, kind: int) -> int:
    """How often something was told."""
    times = 0
    for n in range(count_notes(s)):
        if read_note(s, n, 0) == kind:
            times += 1
    return times


@kernel
def told_by(s: State, kind: int, seat: int) -> int:
    times = 0
    for n in range(count_notes(s)):
        if read_note(s, n, 0) == kind and read_note(s, n, 1) == seat:
            times += 1
    return times


@kernel
def told_of(s: State, kind: int, seat: int, what: int) -> int:
    times = 0
    for n in range(count_notes(s)):
        if read_note(s, n, 0) == kind and read_note(s, n, 1) == seat and read_note(s, n, 2) == what:
            times += 1
    return times


@kernel
def told_against(s: State, seat: int) -> int:
    """How often a star was told to have been played against a seat."""
    times = 0
    for n in range(count_notes(s)):
        if read_note(s, n, 0) == STAR_PLAYED and read_note(s, n, 2) == seat:
            times += 1
    return times


@kernel
def cleared(s: State) -> int:
    """How many dice were told to have been taken down."""
    dice = 0
    for n in range(count_notes(s)):
        if read_note(s, n, 0) == CLEARED:
            dice += read_note(s, n, 4)
    return dice


@kernel
def on_tower(s: State) -> int:
    dice = 0
    for die in range(DICE):
        if s.at[die] <= PINNACLE:
            dice += 1
    return dice


# ---------------------------------------------------------------------------- dice


@kernel
def dice_are_somewhere(s: State) -> bool:
    """D1.4"""
    lying = 0
    for cell in range(CELLS):
        if s.on[cell] >= 0:
            lying += 1
            if s.on[cell] >= DICE or s.at[s.on[cell]] != cell:
                return False
    for die in range(DICE):
        if s.at[die] < 0 or s.at[die] > CHOSEN:
            return False
    return lying == on_tower(s)


@kernel
def is_where_it_can_be(s: State, place: int) -> bool:
    """D4.3, D4.4, D4.10, D5.5"""
    if place == WAITING:
        return s.phase == READY
    if place == CHOSEN:
        return s.phase == CHOOSING
    return place != POOL or s.phase >= PLAYING


@kernel
def dice_are_as_many(s: State) -> bool:
    """The numbers that are kept, so that nobody has to count, are right."""
    for side in range(SIDES):
        for level in range(LEVELS):
            dice = 0
            for cell in range(PINNACLE):
                if SIDE_OF[cell] == side and LEVEL_OF[cell] == level and s.on[cell] >= 0:
                    dice += 1
            if s.filled[side, level] != dice:
                return False
    chosen = 0
    reserve = 0
    for die in range(DICE):
        if s.at[die] == CHOSEN:
            chosen += 1
        if die >= FIRST_WHITE and s.at[die] == STOCK:
            reserve += 1
    if s.chosen != chosen or s.reserve != reserve:
        return False
    for colour in range(WHITE + 1):
        for value in range(VALUES):
            if s.pool[colour * VALUES + value] != lying_in_pool(s, colour, value + 1):
                return False
    return True


@kernel
def lying_in_pool(s: State, colour: int, value: int) -> int:
    dice = 0
    for die in range(DICE):
        if s.at[die] == POOL and s.face[die] == value and colour_by_number(die) == colour:
            dice += 1
    return dice


@kernel
def colour_by_number(die: int) -> int:
    """D1.4  Twelve of each colour, then the white ones."""
    return die // OWN_DICE if die < FIRST_WHITE else WHITE


@kernel
def touches_well(s: State, cell: int) -> bool:
    """D3.1"""
    if s.on[cell] >= 0:
        for n in range(6):
            other = TOUCHES[cell, n]
            if other >= 0 and s.on[other] >= 0:
                apart = abs(s.face[s.on[cell]] - s.face[s.on[other]])
                if min(apart, VALUES - apart) > 1:
                    return False
    return True


@kernel
def is_apart(s: State, cell: int) -> bool:
    """D3.2"""
    if s.on[cell] >= 0 and s.on[cell] < FIRST_WHITE:
        for n in range(2):
            other = TOUCHES[cell, n]
            if other >= 0 and s.on[other] >= 0 and colour_by_number(s.on[other]) == colour_by_number(s.on[cell]):
                return False
    return True


@kernel
def rows_are_whole(s: State) -> bool:
    """D3.5, D6.3"""
    for side in range(SIDES):
        for level in range(1, LEVELS):
            if s.filled[side, level] > 0 and s.filled[side, level - 1] < WIDTH[level - 1]:
                return False
    return True


# ---------------------------------------------------------------------------- cards, tokens, the end


@kernel
def cards_are_there(s: State) -> bool:
    """D1.5, D2.3, D5.10"""
    for card in range(CARDS):
        cards = s.pile[card] + s.discard[card]
        if s.pile[card] < 0 or s.discard[card] < 0:
            return False
        for seat in range(SEATS):
            cards += s.hand[seat, card]
            if s.hand[seat, card] < 0 or (s.hand[seat, card] > 0 and (seat >= s.seats or s.left[seat] == 1)):
                return False
        if cards != (0 if s.style == 0 and FREE_ONLY[card] == 1 else DECK[s.deck, card]):
            return False
    return True


@kernel
def tokens_are_there(s: State) -> bool:
    """D1.6, D4.1, D7.3, D9.11"""
    stars = s.stars
    skulls = s.skulls
    for seat in range(SEATS):
        if s.star[seat] < 0 or s.star[seat] > 1 or s.skull[seat] < 0 or s.skull[seat] > 1:
            return False
        if (seat >= s.seats or s.left[seat] == 1) and s.star[seat] + s.skull[seat] > 0:
            return False
        stars += s.star[seat]
        skulls += s.skull[seat]
    if s.stars < 0 or s.skulls < 0 or stars != skulls:
        return False
    return stars == s.seats if s.used_tokens == 0 else stars <= s.seats


@kernel
def winner_is_named(s: State) -> bool:
    """D2.7, D7.1 to D7.3"""
    if s.phase != OVER:
        return s.winner < 0 and s.on[PINNACLE] < 0
    if s.on[PINNACLE] >= 0:
        return s.winner == s.active and s.won[s.winner] == s.wins + 1
    return s.winner < s.seats
