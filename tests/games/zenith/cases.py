"""Short cases of effects: a position, an action, every question with all of its answers, and all that changes.

Everything is written as the side sees it that acts, so that each case is played from both sides of the table.

A position, by default without columns, badge, levels and open tokens, discs in the centre, seven cards besides the one
that is played, 50 credits and 20 zenithium each:
    mars -2; own nero wul; their zenon; badge gold; levels 1 0 2; their levels 1 1 1; credits 3; their zenithium 0;
    hand titus; deck zenon; discards chaka; reserve credits-3; open mars=influence; jupiter gone
With `deck` all other agents are in the hand of the other seat, with `reserve` all other tokens are used.

A question:  planet: all -mars [venus] no         the answer in brackets; `they` in front if the other side answers
Changes, in order:
    mars 2; mars captured; mars lost; mars centred; jupiter new; credits -4 +7; their credits 3; badge silver;
    exiled own wul; exiled their zenon; transferred zenon; mobilized nero; returned ivan (mobilized from the pile);
    discarded titus; levels 1 0 0; drew 3; used credits-3 (out of the reserve); taken mars (an open token);
    mobilized-theirs zenon; taken-over zenon (what the other side mobilizes and transfers)
The agent that is recruited lies in its column before the first change, one that is discarded in the pile.
"""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import Any, NamedTuple

import pytest

from tests.games.zenith.scene import (
    COLUMN,
    DECK,
    DISCARD,
    GONE,
    HAND,
    PLANETS,
    SLOTS,
    TOKENS,
    TURN,
    column,
    hand,
    scene,
)
from tests.modes import Mode, Position

FILLING = (
    "m4rt1n", "w4ts0n", "bish0p", "bruss0l0", "cresus", "w3lls", "nero", "mc4ffr3y", "zenon", "m4th3s0n", "c1x1n",
    "felis", "lisa-charity", "milady-jones", "don-dune", "master-din", "p-k-d1ck",
)  # fmt: skip
"""Cards in hand that play no part."""

BADGES = {"silver": (0, 0), "gold": (0, 1), "theirs": (1, 0), "theirs-gold": (1, 1)}


class Case(NamedTuple):
    action: str
    """`nero` stands for `recruit nero`."""
    changes: str
    questions: tuple[str, ...] = ()
    given: str = ""
    options: str = ""
    """`d3_order=influence-first`"""


def cases(*many: Case) -> pytest.MarkDecorator:
    """Each case from both sides of the table."""
    numbers: dict[str, count[int]] = {}
    named = [(f"{c.action.replace(' ', '-')}-{next(numbers.setdefault(c.action, count(1)))}", c) for c in many]
    return pytest.mark.parametrize(
        ("case", "acting"), [pytest.param(c, a, id=f"{name}-seat{a}") for name, c in named for a in (0, 1)]
    )


def entries(text: str) -> list[tuple[str, list[str]]]:
    """`a b c; d e` as [("a", ["b", "c"]), ("d", ["e"])]; `their` and `own` belong to what follows where it counts."""
    found = []
    for entry in filter(None, (part.strip() for part in text.split(";"))):
        words = entry.split()
        if words[0] == "their" and words[1] in ("credits", "zenithium", "levels"):
            words[:2] = [" ".join(words[:2])]
        if words[0] == "exiled":
            words[:2] = [" ".join(words[:2])]
        found.append((words[0], words[1:]))
    return found


def agents_of(mode: Mode) -> tuple[str, ...]:
    return tuple(mode.game.lexicon.lists["agent"])


def planet_of(mode: Mode, name: str) -> str:
    return PLANETS[agents_of(mode).index(name) // 18]


def split(action: str) -> tuple[str, str]:
    verb, _, card = action.rpartition(" ")
    return verb or "recruit", card


def lay(mode: Mode, given: str, card: str, acting: int, rulings: str, mentioned: str) -> Position:
    """The position before the action."""
    side, other = acting, 1 - acting
    sign = 1 - 2 * side
    have: dict[str, list[str]] = dict(entries(given))
    options: dict[str, Any] = dict(word.split("=") for word in rulings.split())
    known = set(mentioned.replace("[", " ").replace("]", " ").replace(";", " ").split()) | {card}
    free = [name for name in FILLING if name not in known]
    mine = have["hand"] if "hand" in have else free[:7]
    their_hand = [] if "deck" in have else [name for name in FILLING if name not in known and name not in mine][-1:]
    columns = {side: have.get("own", []), other: have.get("their", [])}
    if "deck" in have:
        elsewhere = {card, *mine, *columns[0], *columns[1], *have.get("discards", []), *have["deck"]}
        their_hand = [name for name in agents_of(mode) if name not in elsewhere]

    def both(name: str, usual: int) -> tuple[int, int]:
        own, their = (int(have[key][0]) if key in have else usual for key in (name, f"their {name}"))
        return (own, their) if side == 0 else (their, own)

    tokens = dict(word.split("=") for word in have.get("open", []))
    holder, gold = BADGES[have["badge"][0]] if "badge" in have else (-1, 0)
    levels = {s: tuple(map(int, have[key])) for s, key in ((side, "levels"), (other, "their levels")) if key in have}
    p = scene(
        mode,
        acting=acting,
        hands={acting: [card, *mine], other: their_hand},
        columns=columns,
        discards=have.get("discards", ()),
        discs={
            planet: GONE if have[planet] == ["gone"] else sign * int(have[planet][0])
            for planet in PLANETS
            if planet in have
        },
        coins=both("credits", 50),
        zenithium=both("zenithium", 20),
        badge=holder if holder < 0 else (side, other)[holder],
        gold=gold,
        levels=levels,  # type: ignore[arg-type]
        tokens=tokens,
        **options,
    )
    if "reserve" in have:
        for number, kind in enumerate(TOKENS):
            p.used[number] = p.reserve[number] - have["reserve"].count(kind)
            p.reserve[number] = have["reserve"].count(kind)
    return p


def seen(p: Position, acting: int) -> dict[str, Any]:
    """All of a position, as the side sees it that acts (or acted)."""
    side, other = acting, 1 - acting
    names = agents_of(p.mode)
    kinds = tuple(TOKENS)
    places = {name: int(p.where[n]) for n, name in enumerate(names)}
    table: dict[str, Any] = {
        planet: GONE if p.disc[n] == GONE else int(p.disc[n]) * (1 - 2 * side) for n, planet in enumerate(PLANETS)
    }
    for word, s in (("", side), ("their ", other)):
        table[f"{word}credits"] = int(p.credits[s])
        table[f"{word}zenithium"] = int(p.zenithium[s])
        table[f"{word}levels"] = [int(p.level[s, n]) for n in range(3)]
        table[f"{word}captured"] = {planet: int(p.captured[s, n]) for n, planet in enumerate(PLANETS)}
        table[f"{word}columns"] = {planet: column(p, s, planet) for planet in PLANETS}
        table[f"{word}heights"] = [int(p.height[s, n]) for n in range(5)]
        table[f"{word}hand"] = hand(p, s)
        table[f"{word}cards"] = int(p.hand[s])
        table[f"{word}laid"] = {name for name, place in places.items() if place == COLUMN + s}
    table["deck"] = {name for name, place in places.items() if place == DECK}
    table["in deck"] = int(p.deck)
    table["discards"] = {name for name, place in places.items() if place == DISCARD}
    table["in discards"] = int(p.discards)
    holder = -1 if p.badge < 0 else int(p.badge != side)
    table["badge"] = "none" if holder < 0 else {v: k for k, v in BADGES.items()}[holder, int(p.gold)]
    table["open"] = {slot: kinds[p.slot[n]] for n, slot in enumerate(SLOTS) if p.slot[n] >= 0}
    table["reserve"] = Counter({kind: int(p.reserve[n]) for n, kind in enumerate(kinds) if p.reserve[n]})
    table["used"] = Counter({kind: int(p.used[n]) for n, kind in enumerate(kinds) if p.used[n]})
    return table


def counted(table: dict[str, Any]) -> None:
    """The numbers that follow from the rest."""
    for word in ("", "their "):
        table[f"{word}heights"] = [len(agents) for agents in table[f"{word}columns"].values()]
        table[f"{word}laid"] = {agent for agents in table[f"{word}columns"].values() for agent in agents}
        table[f"{word}cards"] = len(table[f"{word}hand"])
    table["in deck"], table["in discards"] = len(table["deck"]), len(table["discards"])


def change(table: dict[str, Any], mode: Mode, action: str, changes: str) -> int:
    """Carries out on a table what a case says; returns how many cards are drawn at the end."""
    verb, card = split(action)
    table["hand"].discard(card)
    if verb == "recruit":
        table["columns"][planet_of(mode, card)].append(card)
    else:
        table["discards"].add(card)
    drew = 0
    for what, words in entries(changes):
        if what in PLANETS:
            change_disc(table, what, words[0])
        elif what == "badge":
            table["badge"] = words[0]
        elif what.endswith("levels"):
            table[what] = [int(word) for word in words]
        elif what == "drew":
            drew = int(words[0])
        elif what == "used":
            for kind in words:
                table["reserve"][kind] -= 1
                table["used"][kind] += 1
            table["reserve"] += Counter()
        elif what == "taken":
            for slot in words:
                table["used"][table["open"].pop(slot)] += 1
        elif what.endswith(("credits", "zenithium")):
            table[what] += sum(map(int, words))
        else:
            for name in words:
                move_agent(table, what, planet_of(mode, name), name)
    counted(table)
    return drew


def change_disc(table: dict[str, Any], planet: str, how: str) -> None:
    if how in ("captured", "lost"):
        table["captured" if how == "captured" else "their captured"][planet] += 1
    if how in ("captured", "lost", "centred", "new"):
        table[planet] = 0
    else:
        table[planet] += int(how)


def move_agent(table: dict[str, Any], how: str, planet: str, name: str) -> None:
    if how in ("exiled their", "transferred"):
        assert table["their columns"][planet].pop() == name
    elif how == "exiled own" or how == "taken-over":
        assert table["columns"][planet].pop() == name
    elif how in ("mobilized", "mobilized-theirs"):
        table["deck"].remove(name)
    elif how == "returned":
        table["discards"].remove(name)
    else:
        assert how == "discarded", how
        table["hand"].remove(name)
    if how in ("transferred", "mobilized", "returned"):
        table["columns"][planet].append(name)
    elif how in ("taken-over", "mobilized-theirs"):
        table["their columns"][planet].append(name)
    else:
        table["discards"].add(name)


def answer(p: Position, question: str, acting: int) -> None:
    """Compares all choices with those of a question, and takes the one in brackets."""
    asked = acting
    if question.startswith("they "):
        question, asked = question.removeprefix("they "), 1 - acting
    verb, _, words = question.rpartition(":")
    choices: set[str] = set()
    taken = ""
    for word in words.split():
        plain = word.strip("[]-")
        whole = plain if plain in ("yes", "no", "ready") else f"{verb} {plain}"
        if word == "all":
            choices |= {f"{verb} {planet}" for planet in PLANETS}
        elif word[0] == "-":
            choices.remove(whole)
        else:
            choices.add(whole)
        if word[0] == "[":
            taken = whole
    assert p.seat == asked, (question, p.seat)
    assert p.choices() == choices, (question, sorted(p.choices()))
    p.play(taken, seed=3)


def check(mode: Mode, case: Case, acting: int) -> Position:
    """Plays a case and compares all of the position with what it says."""
    verb, card = split(case.action)
    mentioned = " ".join((case.changes, case.given, *case.questions))
    p = lay(mode, case.given, card, acting, case.options, mentioned)
    expected = seen(p, acting)
    p.play(f"{verb} {card}", seed=2)
    for question in case.questions:
        answer(p, question, acting)
    assert (p.phase, p.acting, p.depth) == (TURN, 1 - acting, 0), sorted(p.choices())
    drew = change(expected, mode, case.action, case.changes)
    found = seen(p, acting)
    drawn = found["hand"] - expected["hand"]
    assert len(drawn) == drew
    if drew:
        assert drawn <= expected["deck"]
        expected["hand"] |= drawn
        expected["deck"] -= drawn
        counted(expected)
    for key, value in expected.items():
        assert found[key] == value, key
    assert all(p.where[n] != HAND + seat for seat in (2, 3) for n in range(90))
    return p
