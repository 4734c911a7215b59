"""Positions of the later chapters set by hand. Spaces are written as in the facts: level and index, "1.7"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.modes import Mode, Position
from vetta.core.game import Setup
from vetta.games.ziggurat.state import DECK, DISCARD, HAND, IN_SUPPLY, OVER, RUNNING, UNUSED
from vetta.games.ziggurat.turn import begin_turn, go_on

SUMMIT, HOME = 120, 121
HOUSES = ("0.5", "0.15", "0.25", "0.35")
FINDS = ("gourd", "sandals", "bell", "rope")
COUNT = (4, 4, 2, 2)
ALCOVES = ("0.0", "0.20", "1.15", "2.12")
OTHERS = ("c04", "c12", "c20", "c28")
"""What lies open before the seats of which nothing is said: YOUR 5, and a new spirit."""


def cell(name: str) -> int:
    if name in ("summit", "home"):
        return (SUMMIT, HOME)[name == "home"]
    level, index = map(int, name.split("."))
    return (0, 40, 72, 96, 112)[level] + index


def spot(number: int) -> str:
    """The other way round."""
    if number >= SUMMIT:
        return ("summit", "home")[number - SUMMIT]
    level = max(n for n, first in enumerate((0, 40, 72, 96, 112)) if first <= number)
    return f"{level}.{number - (0, 40, 72, 96, 112)[level]}"


def begun(mode: Mode, chapter: int, seats: int = 2, seed: int = 7, **options: str | int) -> Position:
    """A match as it begins."""
    chosen = {"chapter": str(chapter), "first": "seat-1", **{name: str(value) for name, value in options.items()}}
    return mode.new(Setup(seats, chosen), seed)


def later(
    mode: Mode,
    chapter: int,
    card: str,
    heroes: Mapping[int, str] | None = None,
    spirits: Mapping[str, str] | None = None,
    *,
    seats: int = 2,
    active: int = 0,
    held: Mapping[int, Sequence[str]] | None = None,
    alcoves: Mapping[str, str] | None = None,
    others: Sequence[str] = OTHERS,
    deck: bool = True,
    **fields: Any,
) -> Position:
    """`active` plays the card. Heroes of which nothing is said stand where the chapter puts them, spirits not named are
    in the supply, nobody holds and no alcove has a Find that is not named; fields as `water={0: 1}` or `heat=3`."""
    p = begun(mode, chapter, seats)
    for seat, place in (heroes or {}).items():
        p.at[seat] = cell(place)
    for number, name in enumerate(p.game.lexicon.lists["spirit"]):
        p.spirit[number] = cell(spirits[name]) if spirits and name in spirits else IN_SUPPLY
    lay_finds(p, held or {}, alcoves or {})
    lay_cards(p, card, active, others, deck)
    for name, value in fields.items():
        if isinstance(value, dict):
            row = getattr(p, name)
            for index, number in value.items():
                row[index] = number
        else:
            setattr(p, name, value)
    p.phase, p.stage, p.window, p.hero, p.mark, p.led = RUNNING, 0, 0, -1, -1, 0
    p.passed, p.reader, p.walker, p.depth, p.heroes, p.sparks = 0, -1, -1, 0, 0, 0
    p.mode.forget(p.s)
    p.do(begin_turn, active)
    p.do(go_on)
    return p


def lay_finds(p: Position, held: Mapping[int, Sequence[str]], alcoves: Mapping[str, str]) -> None:
    there = COUNT if p.chapter >= 4 else (4, 4, 2 * (p.chapter >= 1 and p.tool == 1), 2 * (p.tool == 2))
    for kind, name in enumerate(FINDS):
        for seat in range(4):
            p.held[seat, kind] = list(held.get(seat, ())).count(name)
        lying = sum(list(names).count(name) for names in held.values()) + list(alcoves.values()).count(name)
        p.finds[kind] = max(there[kind] - lying, 0)
    for number, place in enumerate(ALCOVES):
        p.alcove[number] = FINDS.index(alcoves[place]) + 1 if place in alcoves else 0


def lay_cards(p: Position, card: str, active: int, others: Sequence[str], deck: bool) -> None:
    names = p.game.lexicon.lists["card"]
    for number in range(60):
        if p.where[number] != UNUSED:
            p.where[number] = DECK if deck else DISCARD
    for seat in range(p.seats):
        name = card if seat == active else next(name for name in (*others[seat:], *others[:seat]) if name != card)
        p.where[names.index(name)] = HAND + seat
    p.deck = sum(int(where) == DECK for where in p.where)


def told(p: Position) -> list[str]:
    """What happened in the last move, in names: "took-find 0 gourd", spaces as in the facts."""
    lines = []
    for name, *numbers in p.happened:
        happening = next(event for event in p.game.lexicon.events if event.name == name)
        words = [str(name)]
        for arg, number in zip(happening.args, numbers, strict=True):
            names = p.game.lexicon.lists.get(arg.of)
            words.append(spot(int(number)) if arg.of == "space" else names[int(number)] if names else str(number))
        lines.append(" ".join(words))
    return lines


def at(p: Position) -> list[str]:
    """Where the heroes are."""
    return [spot(int(p.at[seat])) for seat in range(p.seats)]


def on(p: Position) -> dict[str, str]:
    """Where the spirits are that are on the tower."""
    names = p.game.lexicon.lists["spirit"]
    return {name: spot(int(p.spirit[n])) for n, name in enumerate(names) if p.spirit[n] >= 0}


def gone(p: Position, name: str) -> int:
    """Where a spirit is that is not on the tower."""
    return int(p.spirit[p.game.lexicon.lists["spirit"].index(name)])


def bag(p: Position, seat: int) -> list[str]:
    """The Finds that a hero holds."""
    return [name for kind, name in enumerate(FINDS) for _ in range(int(p.held[seat, kind]))]


def titles(p: Position) -> dict[str, int]:
    """The titles of this game and the seats of their heroes."""
    names = p.game.lexicon.lists["title"]
    return {name: int(p.title[n]) - 1 for n, name in enumerate(names) if p.title[n] > 0}


def asked(p: Position) -> str:
    """What is asked of the seat to move."""
    return p.game.lexicon.prompts[p.prompt(p.seat)[0]].name


def loss(p: Position) -> str:
    """Why all have lost; "won" if they have not, "" while it goes on."""
    if p.result == 0:
        return ""
    assert p.phase == OVER or p.result == 1 or asked(p) == "keep"
    return "won" if p.result == 1 else p.game.lexicon.lists["loss"][p.loss]
