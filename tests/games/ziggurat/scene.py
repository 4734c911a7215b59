"""Positions of the legacy adventure set by hand, and small questions about them.

    scene(mode, "f1 d2", "pink g3 g3, blue pit", "c01", active=1)

is the turn of seat 1 in chapter 1: it is about to play its card c01, its hero stands on d2, the other one on f1; two
pink spirits are stacked on g3, a blue one is in a pit, the others are in the supply. Seats are counted from 0, but in
choices ("hero 2" is the hero of seat 1). Spirits of a colour are numbered as they are named.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.modes import Mode, Position
from vetta.core.game import Setup
from vetta.games.ziggurat.lexicon import LOSSES
from vetta.games.ziggurat.state import (
    AT_HOME,
    DECK,
    DISCARD,
    HAND,
    IN_PIT,
    IN_SUPPLY,
    PLAYED,
    PLUME,
    QUENCHED,
    RUNNING,
    UNUSED,
)
from vetta.games.ziggurat.tables import CARD_NAMES, CELL_NAMES, COLOUR_NAMES, FIND_NAMES, SPIRIT_NAMES, TITLE_NAMES
from vetta.games.ziggurat.turn import begin_turn, go_on

SUMMIT = "f6"
NOT_ON_TOWER = {"supply": IN_SUPPLY, "pit": IN_PIT, "row": QUENCHED, "plume": PLUME}
DEFAULT_CARDS = ("c01", "c09", "c17", "c25")
"""YOUR 3, EACH 3, in each colour: what the seats hold of whose card nothing is said."""
NOBODY = (
    "card", "hero", "mark", "rung", "reader", "bumped", "walker", "handing", "honour",
)  # fmt: skip
NOTHING = (
    "heroes", "moves", "steps", "led", "window", "passed", "user", "sparks", "pushed", "depth", "way", "paces",
    "carried", "drifting", "result", "loss", "turns",
)  # fmt: skip


def scene(
    mode: Mode,
    heroes: str = "f1 f11",
    spirits: str = "",
    card: str | None = "c01",
    *,
    active: int = 0,
    hands: Mapping[int, str | None] | None = None,
    pile: str | None = None,
    held: Mapping[int, str] | None = None,
    having: Mapping[str, Any] | None = None,
    **options: str,
) -> Position:
    """The turn of a seat, as soon as there is something to decide.

    `card` is the one that is played, `hands` the others' open cards, None for no card; `pile` the draw pile, and then
    all cards of which nothing is said are discarded, else they are the pile. `held` are Finds by seat; unless told
    otherwise heroes hold none, and none lies on an alcove. `having` sets any field of the record before the turn
    begins: `{"heat": 3, "water": {0: 1}}`. Everything else is as after the set-up of these options.
    """
    spaces = heroes.split()
    p = mode.new(Setup(len(spaces), {"first": f"seat-{active + 1}", **options}), 7)
    clear(p)
    for seat, space in enumerate(spaces):
        p.at[seat] = AT_HOME if space == "home" else CELL_NAMES.index(space)
    place_spirits(p, spirits)
    deal(p, {**(hands or {}), active: card}, pile)
    give_finds(p, held or {})
    for name, value in (having or {}).items():
        assign(p, name, value)
    return begin(p, active)


def begin(p: Position, seat: int) -> Position:
    """The turn of a seat begins, whatever was going on."""
    p.phase = RUNNING
    p.mode.forget(p.s)
    p.do(begin_turn, seat)
    p.do(go_on)
    return p


# ---------------------------------------------------------------------------------------- to set up


def clear(p: Position) -> None:
    """Nothing is about to happen, and nothing has happened yet."""
    for name in NOBODY:
        setattr(p, name, -1)
    for name in NOTHING:
        setattr(p, name, 0)
    for title in range(len(TITLE_NAMES)):
        p.title[title] = 0
    for seat in range(4):
        p.readings[seat] = 0


def place_spirits(p: Position, spirits: str) -> None:
    """ "pink g3 g3, blue pit": the spirits of each colour, in order; all others are in the supply."""
    for spirit in range(len(SPIRIT_NAMES)):
        p.spirit[spirit] = IN_SUPPLY
    for group in filter(None, spirits.split(",")):
        colour, *places = group.split()
        assert colour in COLOUR_NAMES, f"there is no colour {colour}"
        for n, place in enumerate(places, 1):
            number = NOT_ON_TOWER[place] if place in NOT_ON_TOWER else CELL_NAMES.index(place)
            p.spirit[SPIRIT_NAMES.index(f"{colour}-{n}")] = number


def deal(p: Position, hands: Mapping[int, str | None], pile: str | None = None) -> None:
    """These open cards, and a usual one for every seat of which nothing is said; the rest is the pile, or discarded."""
    taken = {*hands.values(), *(pile or "").split()}
    usual = [card for card in DEFAULT_CARDS if card not in taken]
    dealt = {seat: hands[seat] if seat in hands else usual.pop(0) for seat in range(p.seats)}
    drawn = None if pile is None else pile.split()
    p.deck = 0
    for number, card in enumerate(CARD_NAMES):
        if p.where[number] == UNUSED:
            assert card not in taken, f"{card} is not in this game"
            continue
        p.where[number] = DECK if drawn is None or card in drawn else DISCARD
        for seat, own in dealt.items():
            if own == card:
                p.where[number] = HAND + seat
        p.deck += int(p.where[number] == DECK)


def give_finds(p: Position, held: Mapping[int, str]) -> None:
    """These Finds to heroes; all others are in the supply, none on an alcove."""
    for kind, name in enumerate(FIND_NAMES):
        for seat in range(4):
            p.finds[kind] += p.held[seat, kind]
            p.finds[kind] += int(p.alcove[seat] == kind + 1)
            p.held[seat, kind] = held.get(seat, "").split().count(name)
        for seat in range(4):
            p.finds[kind] -= p.held[seat, kind]
        assert p.finds[kind] >= 0, f"there are not so many of {name}"
    for alcove in range(4):
        p.alcove[alcove] = 0


def assign(p: Position, name: str, value: Any) -> None:
    """A field of the record, or some places of a row or grid."""
    if isinstance(value, Mapping):
        for place, number in value.items():
            getattr(p, name)[place] = number
    else:
        setattr(p, name, value)


# ---------------------------------------------------------------------------------------- to ask


def space(number: int) -> str:
    return "home" if number == AT_HOME else CELL_NAMES[number]


def heroes(p: Position) -> str:
    """Where the heroes are, by seat: "f1 d2"."""
    return " ".join(space(int(p.at[seat])) for seat in range(p.seats))


def place_of(p: Position, spirit: str) -> str:
    """Where a spirit is: a space, or "supply", "pit", "row", "plume"."""
    number = int(p.spirit[SPIRIT_NAMES.index(spirit)])
    return CELL_NAMES[number] if number >= 0 else {at: name for name, at in NOT_ON_TOWER.items()}[number]


def spirits(p: Position) -> str:
    """Where the spirits are that are not in the supply: "pink g3 g3, blue pit"."""
    groups = []
    for colour in COLOUR_NAMES:
        places = [place_of(p, name) for name in SPIRIT_NAMES if name.startswith(colour)]
        if set(places) != {"supply"}:
            groups.append(" ".join((colour, *(place for place in places if place != "supply"))))
    return ", ".join(groups)


def hand(p: Position, seat: int) -> list[str]:
    """The open cards in front of a seat."""
    return cards_in(p, HAND + seat)


def cards_in(p: Position, where: int) -> list[str]:
    """The cards in DECK, DISCARD, PLAYED, or HAND + seat."""
    return [card for number, card in enumerate(CARD_NAMES) if p.where[number] == where]


def card(p: Position) -> str:
    """The card that is being played."""
    (played,) = cards_in(p, PLAYED)
    return played


def asked(p: Position) -> tuple[str, int]:
    """What is to be decided now, and by which seat: ("lead", 0)."""
    return prompt(p), p.seat


def prompt(p: Position, seat: int | None = None) -> str:
    """The name of what is asked of a seat, the one to move unless another is named."""
    return p.game.lexicon.prompts[p.prompt(p.seat if seat is None else seat)[0]].name


def ending(p: Position) -> str:
    """ "" while it goes on, "won", or the reason why all have lost."""
    return "" if p.result == 0 else "won" if p.result == 1 else LOSSES[p.loss]


def titles(p: Position) -> dict[str, int]:
    """Titles won in this game, with the seat."""
    return {name: int(p.title[n]) - 1 for n, name in enumerate(TITLE_NAMES) if p.title[n]}


def told(p: Position) -> list[str]:
    """What happened in the last move, in names: "walked 0 d1", "climbed 0 d2"."""
    lines = []
    for name, *numbers in p.happened:
        happening = next(event for event in p.game.lexicon.events if event.name == name)
        words = [str(name)]
        for arg, number in zip(happening.args, map(int, numbers), strict=True):
            names = p.game.lexicon.lists.get(arg.of)
            words.append(names[number] if names else str(number))
        lines.append(" ".join(words))
    return lines
