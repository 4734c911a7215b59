"""G9, G10  What a match starts from, what it gives back to the box, and what is read aloud in between."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from vetta.core.campaign import BoxError, Campaign, Passage, plain_name
from vetta.core.game import Setup, SetupError
from vetta.core.match import Match
from vetta.core.match_file import shown
from vetta.core.text import Messages
from vetta.games.ziggurat.book import PACKAGE, book, book_at, clauses_of, sealed_at
from vetta.games.ziggurat.box import (
    ARCHWAYS,
    BUILDINGS,
    TOOLS,
    Box,
    Decisions,
    Hero,
    Played,
    chapter_of,
    chapters_won,
    is_over,
    knows,
    new,
    rank,
    read,
    sealed,
    winds,
    write,
)
from vetta.games.ziggurat.lexicon import LOSSES, SPACE_LIST
from vetta.games.ziggurat.state import WON
from vetta.games.ziggurat.tables import CHAPTERS, FIND_NAMES, HERO_NAMES, TITLE_NAMES, TITLES
from vetta.packs.ziggurat import PACK

ANEW = ("leader", "first")
"""The options that are chosen anew for each match."""
ALL_TITLES = (1 << TITLES) - 1
HATCHLING = "hatchling"
STORIES = "stories"
"""The part of the messages that is read aloud; no table knows it before."""

# ---------------------------------------------------------------------------- What a match starts from


def setup_from(box: Box, options: Mapping[str, str]) -> Setup:
    """G2  The next match of the campaign."""
    if is_over(box):
        raise BoxError("this campaign is over; its chapters can be played again")
    return Setup(len(box.heroes), _campaign_options(box) | _chosen_anew(options))


def _campaign_options(box: Box) -> dict[str, str]:
    chapter = chapter_of(box)
    numbers = {
        "campaign": 1,
        "stamp": stamp_of(box),
        "claimed": _claimed(box),
        "winds": winds(box, chapter),
        **{f"kept_{seat}": 1 + FIND_NAMES.index(hero.kept) for seat, hero in _seated(box) if hero.kept},
    }
    first = first_of(box)
    return _shared(box, chapter, numbers) | {"first": f"seat-{first}" if first else "chance"}


def replay(box: Box, chapter: int, options: Mapping[str, str]) -> Setup:
    """G10.2  A chapter once more, with nothing that came after it. The box does not change by it."""
    if chapter not in replays(box):
        raise BoxError(
            f"there is no chapter {chapter}"
            if not 1 <= chapter <= CHAPTERS
            else "chapters can be played again when all six are won"
        )
    again = _shared(box, chapter, {"claimed": ALL_TITLES, "winds": winds(box, chapter)})
    return Setup(len(box.heroes), again | _chosen_anew(options))


def replays(box: Box) -> tuple[int, ...]:
    """G10.2  When the campaign is over, all of them."""
    return tuple(range(1, CHAPTERS + 1)) if is_over(box) else ()


def _shared(box: Box, chapter: int, others: dict[str, int]) -> dict[str, str]:
    """What holds for every match of these heroes: what an envelope has brought counts from the chapter after it."""
    made = box.decisions
    numbers = {
        "archway": ARCHWAYS.index(made.archway) if chapter >= 2 else 0,
        "tool": TOOLS.index(made.tool) if chapter >= 3 else 0,
        "plate": 1 + PACK.pits.index(made.plate) if chapter >= 4 and made.plate else 0,
        "spring": 1 + SPACE_LIST.index(made.spring) if chapter >= 5 and made.spring else 0,
        "building": BUILDINGS.index(made.building) if chapter >= 6 else 0,
        **{f"hero_{seat}": 1 + HERO_NAMES.index(hero.portrait) for seat, hero in _seated(box)},
        **others,
    }
    options = {"chapter": str(chapter), "sides": box.sides, "spawns": box.spawns, "family": box.family}
    return options | {name: str(number) for name, number in numbers.items() if number}


def _seated(box: Box) -> list[tuple[int, Hero]]:
    return list(enumerate(box.heroes, 1))


def _chosen_anew(options: Mapping[str, str]) -> dict[str, str]:
    for name in options:
        if name not in ANEW:
            raise BoxError(
                shown(f"in a campaign only {' and '.join(ANEW)} can be chosen for a single match, not {name}")
            )
    return dict(options)


def _claimed(box: Box) -> int:
    return sum(1 << TITLE_NAMES.index(title) for hero in box.heroes for title in hero.titles)


def first_of(box: Box) -> int:
    """G21.5, G22.6 to G26.6  Who begins the next match, from 1; 0 if that is left to chance."""
    chapter = chapter_of(box)
    if chapter == 4:
        return 1 + max(range(len(box.heroes)), key=lambda seat: (box.heroes[seat].scorched, -seat))
    if chapter == 5:
        return 1 + min(range(len(box.heroes)), key=lambda seat: (len(box.heroes[seat].titles), seat))
    return box.honour if chapter in (2, 3, 6) else 0


def stamp_of(box: Box) -> int:
    """What ties a match to the box it began from: another campaign and another game make another stamp."""
    latest = box.games[-1].match if box.games else ""
    told = hashlib.sha256(f"{box.key} {len(box.games)} {latest}".encode()).digest()
    return 1 + int.from_bytes(told[:4], "big") % ((1 << 31) - 1)


def players(box: Box) -> tuple[str, ...]:
    return tuple(hero.player for hero in box.heroes)


# ---------------------------------------------------------------------------- What it gives back


def after(box: Box, match: Match, date: str) -> Box:
    """G9  The box with one more game in it."""
    check_belongs(box, match)
    s = match.state
    if not match.over:
        raise BoxError("this match is not over yet")
    won = s.result == WON
    chapter = chapter_of(box)
    played = Played(date, chapter, won, LOSSES[s.loss] if not won else "", match.digest())
    return sealed(
        replace(
            box,
            rules=match.game.rules,
            heroes=tuple(_hero_after(hero, seat - 1, s) for seat, hero in _seated(box)),
            decisions=_decisions_after(s),
            honour=(s.honour + 1 if chapter in (1, 2, 5) else 0) if won else box.honour,
            games=(*box.games, played),
        )
    )


def check_belongs(box: Box, match: Match) -> None:
    """BoxError for a match that was not begun from this box."""
    if match.game.name != box.game:
        raise BoxError(f"this is a match of {match.game.name}, and the box is of {box.game}")
    if is_over(box) or not match.state.campaign or match.state.stamp != stamp_of(box):
        raise BoxError("this match was not begun from this box as it is now")
    try:
        mine = match.game.settle(setup_from(box, {}))
        theirs = match.game.settle(match.setup)
    except SetupError as error:
        raise BoxError(shown(str(error))) from None
    differs = [name for name in mine if mine[name] != theirs.get(name) and name not in ANEW]
    if differs:
        raise BoxError(f"this match was not begun as the box says: {', '.join(differs)}")


def has(box: Box, match: Match) -> bool:
    """Whether a match is in the log."""
    return any(played.match == match.digest() for played in box.games)


def _hero_after(hero: Hero, seat: int, s: Any) -> Hero:
    earned = tuple(name for title, name in enumerate(TITLE_NAMES) if s.title[title] == seat + 1)
    kept = FIND_NAMES[s.kept[seat] - 1] if s.kept[seat] > 0 else ""
    return replace(hero, titles=hero.titles + earned, scorched=hero.scorched + s.scorched[seat], kept=kept)


def _decisions_after(s: Any) -> Decisions:
    """G10.3  What stands in the record after the match: what was decided before it, and what was decided in it."""
    return Decisions(
        archway=ARCHWAYS[s.archway],
        tool=TOOLS[s.tool],
        plate=PACK.pits[s.plate - 1] if s.plate else "",
        spring=SPACE_LIST[s.spring - 1] if s.spring else "",
        building=BUILDINGS[s.building],
    )


# ---------------------------------------------------------------------------- What is read aloud


def aloud(box: Box) -> tuple[Passage, ...]:
    """G2.1, G9.2  The small envelope of a chapter that was just won, the large one of the next, and their rules; or the
    Secret Knowledge if the last game has opened it. Nothing is read twice."""
    told: list[Passage] = []
    chapter = chapter_of(box)
    last = box.games[-1] if box.games else None
    if last and last.won:
        told += _envelope(f"envelope-{last.chapter}", "reward")
    if is_over(box):
        return (*told, *_hall_of_fame(box))
    if last is None or last.won:
        told.append(Passage(f"chapter-{chapter}", heads=True))
        told += _envelope(f"story-{chapter}", "goal")
    opens = last is None if box.family == "yes" else knows(box) and not knows(replace(box, games=box.games[:-1]))
    if opens:
        told += _envelope("secret-knowledge", "reward")
    if opens or (knows(box) and (last is None or last.won)):
        told.append(Passage(f"hint-{chapter}"))
    return tuple(told)


def _envelope(message: str, form: str) -> list[Passage]:
    """What an envelope tells, what it is about, and the rules in it."""
    return [Passage(message), Passage(message, form), *(Passage(clause=clause) for clause in clauses_of(message))]


def _hall_of_fame(box: Box) -> list[Passage]:
    """G9.4  The rank, and a line for each hero."""
    heroes = [
        Passage(message, seat=seat) for seat in range(len(box.heroes)) for message in ("hall-titles", "hall-scorches")
    ]
    named = [Passage("hall-hatchling")] if box.hatchling else []
    ranked = f"rank-{rank(box)}"
    return [
        Passage("hall-of-fame", heads=True), Passage(ranked), Passage(ranked, "text"), Passage("hall-games"),
        *named, *heroes,
    ]  # fmt: skip


def said(box: Box, passage: Passage, language: str) -> str:
    """A passage out of the stories."""
    hero = box.heroes[passage.seat]
    args: dict[str, str | int] = {
        "hatchling": box.hatchling,
        "games": len(box.games),
        "hero": hero.name or _usual_name(hero.portrait, language),
        "titles": len(hero.titles),
        "scorches": hero.scorched,
    }
    return Messages(language, PACKAGE, part=STORIES).forms(passage.message, args)[passage.form]


def _usual_name(portrait: str, language: str) -> str:
    return Messages(language, PACKAGE, part="things").forms(f"hero-{portrait}", {})["name"]


# ---------------------------------------------------------------------------- Names


def nameless(box: Box) -> str:
    """G25.4  What waits for a name."""
    return HATCHLING if chapters_won(box) >= 5 and not box.hatchling else ""


def name(box: Box, what: str, given: str) -> Box:
    """G2.12, G25.4  A name for the hatchling, or a new one for a hero: `hero-2` is the hero of seat 2."""
    tidy = plain_name(given)
    if what == HATCHLING:
        if chapters_won(box) < 5:
            raise BoxError("there is nobody to be named")
        if not tidy:
            raise BoxError("a name has at least one letter")
        return sealed(replace(box, hatchling=tidy))
    seats = {f"hero-{seat}": seat - 1 for seat, _ in _seated(box)}
    if what not in seats:
        raise BoxError("there is nobody to be named")
    heroes = list(box.heroes)
    heroes[seats[what]] = replace(heroes[seats[what]], name=tidy)
    return sealed(replace(box, heroes=tuple(heroes)))


CAMPAIGN = Campaign(
    portraits=HERO_NAMES,
    options=("sides", "spawns", "family"),
    new=new,
    read=read,
    write=write,
    setup_from=setup_from,
    players=players,
    after=after,
    check=check_belongs,
    has=has,
    aloud=aloud,
    said=said,
    replays=replays,
    replay=replay,
    book=book,
    book_at=book_at,
    sealed=sealed_at,
    nameless=nameless,
    name=name,
)
