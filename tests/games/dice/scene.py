"""Positions of the dice race set by hand, and small questions about them.

    scene(mode, {"g1": "white-1", "h1": "blue-1"}, acting=1, pool="blue-6 white-6", hands={1: ["steal"]})

is blue's turn after the roll; without `pool` it is blue's turn before the roll, three white dice taken. Dice that are
not named are at home: coloured ones in their stock, white ones in the reserve. Unless told otherwise four play the
fixed style; with `side` they play free-for-all, and the seat at turn plays that side.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence

from tests.games.dice.facts import CARDS, CELLS, COLOURS, DECKS, DICE, colour_of, fits, row, value_of, where, width
from tests.modes import Mode, Position
from vetta.core.game import Setup

ANSWERING, READY, PLAYING, TAKING, GIVING, LAYING, CHOOSING, OVER = range(8)
STOCK, WAITING, POOL, CHOSEN = 81, 82, 83, 84


def scene(
    mode: Mode,
    on: Mapping[str, str] | None = None,
    *,
    seats: int = 4,
    acting: int = 0,
    side: int | None = None,
    begins: int | None = None,
    pool: str | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    pile: Sequence[str] | None = None,
    discards: Sequence[str] = (),
    stars: Sequence[int] = (),
    skulls: Sequence[int] = (),
    **options: str,
) -> Position:
    """The turn of a seat: after the roll if there is a pool, before it if not; or the window for stars, if the seat
    has a skull and another one a star.

    `on` is what lies on the tower, by cell; `pool` names dice, set apart by spaces. `begins` is the seat that had the
    first turn, the one at turn unless told otherwise. If `pile` is given it is the deck, and all cards of which
    nothing is said are discarded; else they are in the deck. Stars and skulls are the seats that have one.
    """
    style = "free-for-all" if side is not None or seats != 4 else "fixed"
    setup = {"style": style, "first": f"seat-{acting + 1}", **options}
    p = mode.new(Setup(seats, setup), 7)
    p.begins = acting if begins is None else begins
    p.spin = ((acting if side is None else side) - acting) % 4
    p.side = acting % 4 if side is None else side
    share_cards(p, hands or {}, pile, discards)
    for seat in range(seats):
        p.star[seat], p.skull[seat] = int(seat in stars), int(seat in skulls)
    p.stars, p.skulls = seats - len(stars), seats - len(skulls)
    everything_home(p)
    for place, die in (on or {}).items():
        put(p, place, die)
    check_tower(p)
    if pool is not None:
        lay_pool(p, pool)
    elif acting in skulls and set(stars) - {acting}:
        p.phase = ANSWERING
        p.mover = next(seat % seats for seat in range(acting + 1, acting + seats) if seat % seats in stars)
    else:
        take_whites(p)
    p.mode.forget(p.s)
    return p


# ---------------------------------------------------------------------------------------- to set up


def filled(side: int, first: int, last: int, die: str = "white-1") -> dict[str, str]:
    """Rows of a side from one level to another, all with the same die."""
    return {name: die for level in range(first, last + 1) for name in row(side, level)}


def lie(places: Sequence[str], dice: str) -> dict[str, str]:
    """Dice on places one after the other; a dot leaves one empty."""
    return {place: die for place, die in zip(places, dice.split(), strict=True) if die != "."}


def put(p: Position, place: str, die: str) -> None:
    """A die from home lies on an empty cell of the tower."""
    number, taken = CELLS.index(place), from_home(p, die)
    assert p.on[number] < 0, f"{place} is not empty"
    p.on[number], p.at[taken] = taken, number
    if place != "pinnacle":
        p.filled[where(place)[0], where(place)[1] - 1] += 1


def lay_pool(p: Position, pool: str) -> None:
    """The roll is over: these dice from home are in front of the seat at turn, and no others."""
    for number in range(122):
        if p.at[number] in (WAITING, POOL, CHOSEN):
            p.at[number] = STOCK
            p.reserve += int(number >= 72)
    for sort in range(42):
        p.pool[sort] = 0
    for die in pool.split():
        p.at[from_home(p, die)] = POOL
        p.pool[sort_of(die)] += 1
    p.phase, p.mover = PLAYING, int(p.active)


def from_home(p: Position, die: str) -> int:
    """A die of this colour that is at home, turned to this value."""
    first = 12 * COLOURS.index(colour_of(die))
    at_home = [n for n in range(first, first + DICE[colour_of(die)]) if p.at[n] == STOCK]
    assert at_home, f"no {colour_of(die)} die is left"
    p.face[at_home[0]] = value_of(die)
    p.reserve -= int(colour_of(die) == "white")
    return at_home[0]


def everything_home(p: Position) -> None:
    for number in range(122):
        p.at[number] = STOCK
    for number in range(81):
        p.on[number] = -1
    for side in range(4):
        for level in range(5):
            p.filled[side, level] = 0
    p.reserve = 50


def check_tower(p: Position) -> None:
    """No die may lie on the tower where it does not fit."""
    lying = tower(p)
    for place, die in lying.items():
        others = {other: lying[other] for other in lying if other != place}
        assert place == "pinnacle" or fits(die, place, others), f"{die} does not fit on {place}"


def take_whites(p: Position) -> None:
    p.phase, p.mover = READY, int(p.active)
    for number in [n for n in range(72, 122) if p.at[n] == STOCK][:3]:
        p.at[number] = WAITING
        p.reserve -= 1


def share_cards(
    p: Position, hands: Mapping[int, Sequence[str]], pile: Sequence[str] | None, discards: Sequence[str]
) -> None:
    rest = Counter(whole_deck(p))
    for cards in (*hands.values(), discards, pile or ()):
        rest.subtract(cards)
    assert min(rest.values()) >= 0, f"more cards than there are: {-rest}"
    for number, card in enumerate(CARDS):
        p.discard[number] = list(discards).count(card) + (0 if pile is None else rest[card])
        p.pile[number] = rest[card] if pile is None else list(pile).count(card)
        for seat in range(6):
            p.hand[seat, number] = list(hands.get(seat, ())).count(card)


def whole_deck(p: Position) -> list[str]:
    """Every card that is in the game."""
    name = list(DECKS)[p.deck]
    return [
        card for card, many in zip(CARDS, DECKS[name], strict=True) for _ in range(many) if card != "rotate" or p.style
    ]


def turn_dice(p: Position, faces: str) -> Position:
    """After a roll: turns the dice of the pool so that they show these; the colours are those that were rolled."""
    assert sorted(map(colour_of, faces.split())) == sorted(map(colour_of, pool(p))), f"the pool is {pool(p)}"
    for number in range(122):
        if p.at[number] == POOL:
            p.at[number] = STOCK
            p.reserve += int(number >= 72)
    lay_pool(p, faces)
    return p


def sit_out(p: Position, rng: random.Random) -> Position:
    """A turn in which nothing is placed and no star is played."""
    while p.phase == ANSWERING:
        p.play("no", seed=rng.randbytes(16))
    return p.play("roll", "end", seed=rng.randbytes(16))


def stroll(p: Position, rng: random.Random) -> Position:
    """One random move that is allowed, without looking twice."""
    p.seed(rng.randbytes(16))
    p.mode.forget(p.s)
    p.mode.kernels.play(p.s, rng.choice(p.legal()))
    return p


# ---------------------------------------------------------------------------------------- to ask


def sort_of(die: str) -> int:
    return 6 * COLOURS.index(colour_of(die)) + value_of(die) - 1


def name_of(p: Position, number: int) -> str:
    """What a die is to the eye."""
    return f"{COLOURS[min(number // 12, 6)]}-{p.face[number]}"


def tower(p: Position) -> dict[str, str]:
    """What lies on the tower, by cell."""
    on, face = p.on, p.face
    return {CELLS[cell]: f"{COLOURS[min(on[cell] // 12, 6)]}-{face[on[cell]]}" for cell in range(81) if on[cell] >= 0}


def pool(p: Position) -> list[str]:
    """The dice in front of the seat at turn, in order of colour and value."""
    at, counted = p.at, p.pool
    dice = [name_of(p, n) for n in range(122) if at[n] == POOL]
    assert Counter(map(sort_of, dice)) == {n: int(counted[n]) for n in range(42) if counted[n]}
    return sorted(dice, key=sort_of)


def at_home(p: Position) -> dict[str, int]:
    """How many dice of each colour are in the stocks and in the reserve."""
    dice = Counter(COLOURS[min(n // 12, 6)] for n in range(122) if p.at[n] == STOCK)
    assert dice["white"] == p.reserve
    return {colour: dice[colour] for colour in COLOURS}


def waiting(p: Position) -> dict[str, int]:
    """How many dice of each colour are about to be rolled."""
    return dict(Counter(COLOURS[min(n // 12, 6)] for n in range(122) if p.at[n] == WAITING))


def hand(p: Position, seat: int) -> list[str]:
    return [card for number, card in enumerate(CARDS) for _ in range(p.hand[seat, number])]


def cards_in(p: Position, name: str) -> list[str]:
    """The cards of the deck or of the discard pile: "pile", "discard"."""
    return [card for number, card in enumerate(CARDS) for _ in range(getattr(p, name)[number])]


def having(p: Position, token: str) -> list[int]:
    """The seats that have a "star" or a "skull"."""
    return [seat for seat in range(p.seats) if getattr(p, token)[seat]]


def level_at_work(p: Position, side: int) -> int:
    """The lowest level of a side that is not full, 6 for the pinnacle."""
    lying = tower(p)
    return next((level for level in range(1, 6) if sum(c in lying for c in row(side, level)) < width(level)), 6)


def places(p: Position, die: str) -> set[str]:
    """The cells on which a die of the pool may be placed now."""
    return all_places(p).get(die, set())


def all_places(p: Position) -> dict[str, set[str]]:
    """The same for every die that may be placed somewhere."""
    level = level_at_work(p, int(p.side))
    working = row(int(p.side), level) if level < 6 else ["pinnacle"]
    found: dict[str, set[str]] = {}
    for choice in p.choices():
        verb, *rest = choice.split()
        if verb == "place":
            found.setdefault(rest[0], set()).add(working[int(rest[1]) - 1])
    return found


def prompt(p: Position, seat: int | None = None) -> str:
    """The name of what is asked of a seat, the one to move unless another is named."""
    return p.game.lexicon.prompts[p.prompt(p.seat if seat is None else seat)[0]].name


def told(p: Position) -> list[str]:
    """What happened in the last move, in names: "placed 1 blue-6 g2"; dice as they fell: "rolled 1 white 1,1,3"."""
    lines = []
    for name, *numbers in p.happened:
        happening = next(event for event in p.game.lexicon.events if event.name == name)
        words = [str(name)]
        for arg, number in zip(happening.args, map(int, numbers), strict=True):
            names = p.game.lexicon.lists.get(arg.of)
            words.append(faces(number) if arg.of == "dice" else names[number] if names else str(number))
        lines.append(" ".join(words))
    return lines


def faces(handful: int) -> str:
    """A handful of dice: five bits for each value, how many show it."""
    return ",".join(str(value + 1) for value in range(6) for _ in range(handful >> 5 * value & 31))
