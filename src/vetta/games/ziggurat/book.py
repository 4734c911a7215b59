"""G2.1, G12.2  The living rulebook: RULES.md with the stickers at their places, and what else is open by now.

The sealed part has the same form as the rulebook. A clause of it is in the book from the moment its envelope is opened.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from vetta.core.match import Match
from vetta.core.rulebook import Chapter, Rulebook, read_rulebook
from vetta.games.ziggurat.box import STUCK_FROM, Box, chapter_of, chapters_won, knows
from vetta.games.ziggurat.state import WON
from vetta.games.ziggurat.tables import CHAPTERS, LETTERS
from vetta.packs.ziggurat import PACK

PACKAGE = "vetta.games.ziggurat"
PLACE = re.compile(r"^\[([A-S])\]$", re.MULTILINE)
"""Where a sticker goes: its letter in brackets, alone in a line."""
SEALED = "SEALED"
SMALL = {"G21.6": 1, "G22.4": 2, "G23.4": 3, "G24.4": 4, "G25.4": 5, "G26.4": 6, "G28.3": 2, "G28.4": 2}
"""Clauses that come with a small envelope: when the chapter is won."""
OBJECTS = {"G28.1": 2, "G28.2": 2, "G28.5": 2, "G28.6": 3, "G28.7": 4, "G28.8": 5, "G28.9": 6}
"""Clauses on objects, by the chapter that begins with them."""
KINDS_FROM = {
    2: ("archway", "gourd", "sandals", "bell", "rope", "find-back", "lamp"),
    3: ("keyhole", "wedge", "locked", "open", "turnstone"),
    4: ("spring", "slab", "broken-slab", "water"),
    5: ("egg", "heat"),
    6: ("hearth", "lit-hearth", "flame"),
}
PLACES_FROM = {
    2: ("use-gourd", "use-longer", "use-shorter", "decide-low", "decide-high", "decide-bell", "decide-rope"),
    3: ("use-bell", "use-rope"),
    4: ("quench-row", "use-water"),
    5: ("use-cool", "decide-granary", "decide-well-house"),
    6: ("plume-row", "home", "answer-none"),
}
"""What there is from a chapter on, besides its cards and titles."""
STICKERS, FIRST_CHAPTER, KNOWLEDGE = "G20", 21, "G27"


class Opened(NamedTuple):
    """Which envelopes are open."""

    chapter: int
    won: int
    knowledge: bool


def book(box: Box, language: str) -> Rulebook:
    """The rulebook as a group has it."""
    return _open(Opened(chapter_of(box), chapters_won(box), knows(box)), language)


def book_at(match: Match, language: str) -> Rulebook:
    """The rulebook as it is at a table: opened up to the chapter that is played."""
    return _open(_opened_at(match), language)


def _opened_at(match: Match) -> Opened:
    chosen = match.game.chosen(match.setup)
    chapter = int(chosen["chapter"])
    won = chapter if match.state.result == WON else chapter - 1
    return Opened(chapter, won, "winds" in chosen or chosen["family"] == "yes")


def sealed_at(match: Match) -> frozenset[str]:
    """G12.2  The kinds and places that come with a later chapter."""
    opened = _opened_at(match)
    named = {
        name
        for since in (KINDS_FROM, PLACES_FROM)
        for first in since
        if first > opened.chapter
        for name in since[first]
    }
    named |= {card.id for card in PACK.cards if card.chapter > opened.chapter}
    named |= {f"title-{title.id}" for title in PACK.titles if title.chapter > opened.chapter}
    return frozenset(named if opened.knowledge else named | {"second-wind"})


def _open(opened: Opened, language: str) -> Rulebook:
    printed, sealed = (read_rulebook(PACKAGE, language, part) for part in ("RULES", SEALED))
    texts = {clause.number: clause.text for clause in sealed.clauses if is_open(clause.number, opened)}
    stickers = {letter: texts.get(f"{STICKERS}.{n}") for n, letter in enumerate(LETTERS, 1)}

    def stick(place: re.Match[str]) -> str:
        return stickers[place[1]] or place[0]

    chapters = [
        chapter._replace(
            clauses=tuple(clause._replace(text=PLACE.sub(stick, clause.text)) for clause in chapter.clauses)
        )
        for chapter in printed.chapters
    ]
    for chapter in sealed.chapters:
        clauses = tuple(clause for clause in chapter.clauses if clause.number in texts)
        if clauses:
            chapters.append(Chapter(chapter.number, chapter.title, clauses))
    return printed._replace(chapters=tuple(chapters))


def is_open(number: str, opened: Opened) -> bool:
    """Whether a clause of the sealed part has been read by now."""
    chapter, _, place = number.partition(".")
    if number in SMALL:
        return SMALL[number] <= opened.won
    if number in OBJECTS:
        return OBJECTS[number] <= opened.chapter
    if chapter == STICKERS:
        return _chapter_of_sticker(LETTERS[int(place) - 1]) <= opened.chapter
    if chapter == KNOWLEDGE:
        return opened.knowledge
    return int(chapter[1:]) - FIRST_CHAPTER + 1 <= opened.chapter


def _chapter_of_sticker(letter: str) -> int:
    return next(chapter for chapter, letters in STUCK_FROM.items() if letter in letters)


def clauses_of(what: str) -> tuple[str, ...]:
    """The clauses that come with an envelope: `story-2` is the large one of chapter 2, `envelope-2` the small one."""
    nothing = Opened(0, 0, knowledge=False)
    kind, _, number = what.rpartition("-")
    chapter = int(number) if number.isdecimal() else 0
    before, now = {
        "story": (Opened(chapter - 1, 0, knowledge=False), Opened(chapter, 0, knowledge=False)),
        "envelope": (Opened(CHAPTERS, chapter - 1, knowledge=False), Opened(CHAPTERS, chapter, knowledge=False)),
    }.get(kind, (nothing, nothing._replace(knowledge=True)))
    numbers = [clause.number for clause in read_rulebook(PACKAGE, "en", SEALED).clauses]
    fresh = [clause for clause in numbers if is_open(clause, now) and not is_open(clause, before)]
    return tuple(sorted(fresh, key=lambda clause: (clause.startswith(STICKERS), clause.startswith("G28"))))
