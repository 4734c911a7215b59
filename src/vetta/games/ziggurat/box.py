"""G10.1  The box: all that a campaign remembers between its games, and how it is written down.

What follows from the log is not kept a second time: the chapter, the losses, what is open, the rank.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from vetta.core.campaign import BoxError, Founding, plain_name
from vetta.core.game import Game, SetupError
from vetta.core.match_file import shown
from vetta.games.ziggurat.lexicon import LOSSES, SPACE_LIST
from vetta.games.ziggurat.tables import CHAPTERS, FIND_NAMES, LETTERS, LEVEL, PIT, RING, SEATED_NAMES
from vetta.packs.ziggurat import PACK

FORM = 1
"""Raised when a box is written in another way."""
LONGEST = 200_000
"""No box is longer than this many characters."""
KEY_DIGITS = 16
FAMILY = ("no", "yes")
SPAWNS = ("printed", "expert")
ARCHWAYS = ("", "low", "high")
TOOLS = ("", "bell", "rope")
BUILDINGS = ("", "granary", "well-house")
STUCK_FROM = {2: "AENQS", 3: "CFJ", 4: "GIOP", 5: "DKM", 6: "BHLR"}
"""G2.1  The stickers that a chapter brings."""
SECRET_AFTER, SECOND_AFTER = 2, 4
"""G27.2  So many losses of a chapter bring a token, and so many a second one."""


class Hero(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero card."""

    portrait: str
    name: str
    player: str
    titles: tuple[str, ...] = ()
    scorched: int = 0
    kept: str = ""


class Decisions(Struct, frozen=True, forbid_unknown_fields=True):
    """G10.3  What is decided for good; empty as long as it is not. Plate and spring are spaces."""

    archway: str = ""
    tool: str = ""
    plate: str = ""
    spring: str = ""
    building: str = ""


class Played(Struct, frozen=True, forbid_unknown_fields=True):
    """G9.4  A line of the log."""

    date: str
    chapter: int
    won: bool
    loss: str
    match: str
    """The match's digest."""


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign between two games."""

    vetta: str
    form: int
    game: str
    rules: int
    pack: str
    pack_hash: str
    key: str
    began: str
    sides: str
    spawns: str
    family: str
    heroes: tuple[Hero, ...]
    decisions: Decisions
    honour: int
    """The seat that begins the next chapter for what it did when the last one was won, from 1; 0 for nobody."""
    hatchling: str
    games: tuple[Played, ...]
    digest: str


class Head(Struct):
    """What tells a box from anything else, whatever its form."""

    vetta: str
    form: int
    game: str


# ---------------------------------------------------------------------------- What follows from the log


def chapters_won(box: Box) -> int:
    return sum(played.won for played in box.games)


def is_over(box: Box) -> bool:
    return chapters_won(box) == CHAPTERS


def chapter_of(box: Box) -> int:
    """The chapter that is played next, the last one when all are won."""
    return min(CHAPTERS, chapters_won(box) + 1)


def losses(box: Box, chapter: int) -> int:
    return sum(played.chapter == chapter and not played.won for played in box.games)


def knows(box: Box) -> bool:
    """G9.2, G10.4  Whether the Secret Knowledge is open."""
    most = max(losses(box, chapter) for chapter in range(1, CHAPTERS + 1))
    return box.family == "yes" or most >= SECRET_AFTER


def winds(box: Box, chapter: int) -> int:
    """G27.2  The Second Wind tokens of a chapter, without that of the family game."""
    lost = losses(box, chapter)
    return (lost >= SECRET_AFTER) + (lost >= SECOND_AFTER)


def stickers(chapter: int) -> str:
    """The letters that are in the book when a chapter begins, in alphabetical order."""
    stuck = "".join(letters for first, letters in STUCK_FROM.items() if first <= chapter)
    return "".join(letter for letter in LETTERS if letter in stuck)


def unclaimed(box: Box) -> tuple[str, ...]:
    """G9.3  The titles so far that nobody has earned."""
    earned = {title for hero in box.heroes for title in hero.titles}
    return tuple(title.id for title in PACK.titles if title.chapter <= chapter_of(box) and title.id not in earned)


def rank(box: Box) -> str:
    """G9.4  The group's rank once all is won; empty before."""
    if not is_over(box):
        return ""
    return next((name for name, most in PACK.ranks.items() if len(box.games) <= most), list(PACK.ranks)[-1])


# ---------------------------------------------------------------------------- A new one


def new(game: Game, founding: Founding) -> Box:
    """The box of a group that has not played yet."""
    if "chapter" in founding.setup.options:
        raise BoxError("a campaign begins with chapter 1")
    try:
        chosen = game.chosen(founding.setup)
    except SetupError as error:
        raise BoxError(shown(str(error))) from None
    seats = founding.setup.seats
    if not len(founding.portraits) == len(founding.names) == len(founding.players) == seats:
        raise BoxError(f"a campaign with {seats} seats has {seats} heroes, each with a portrait, a name and a player")
    each = zip(founding.portraits, founding.names, founding.players, strict=True)
    box = Box(
        vetta="box",
        form=FORM,
        game=game.name,
        rules=game.rules,
        pack=game.pack,
        pack_hash=game.pack_hash,
        key=founding.key,
        began=founding.date,
        sides=chosen["sides"],
        spawns=chosen["spawns"],
        family=chosen["family"],
        heroes=tuple(Hero(portrait, plain_name(name), plain_name(player)) for portrait, name, player in each),
        decisions=Decisions(),
        honour=0,
        hatchling="",
        games=(),
        digest="",
    )
    return sealed(box)


def sealed(box: Box) -> Box:
    """A box that has changed, with its new digest; BoxError if anything in it is wrong."""
    for fault in faults(box):
        raise BoxError(shown(fault))
    return replace(box, digest=digest_of(box))


def digest_of(box: Box) -> str:
    return hashlib.sha256(msgspec.json.encode(replace(box, digest=""))).hexdigest()[:32]


# ---------------------------------------------------------------------------- As a text


def write(box: Box) -> str:
    return msgspec.json.format(msgspec.json.encode(box), indent=2).decode() + "\n"


def read(game: Game, text: str) -> Box:
    """The box of a text; BoxError, one sentence, if anything in it is wrong."""
    if len(text) > LONGEST:
        raise BoxError(f"it is longer than {LONGEST} characters, so it is no box")
    head = _decode(text, Head, "it is not a box of Vetta")
    if head.vetta != "box":
        raise BoxError("it is not a box of Vetta")
    if head.game != game.name:
        raise BoxError(shown(f"it is a box of {head.game!r}, not of {game.name}"))
    if head.form > FORM:
        raise BoxError(f"it was written by a newer Vetta (form {head.form}); this one reads form {FORM}")
    box: Box = _decode(text, Box, "it is damaged")
    if box.form != FORM:
        raise BoxError(f"there is no form {box.form} of a box; this Vetta reads form {FORM}")
    if box.rules > game.rules:
        raise BoxError(f"it was played under newer rules ({box.rules}); these are rules {game.rules} of {game.name}")
    if (box.pack, box.pack_hash) != (game.pack, game.pack_hash):
        theirs, ours = f"{box.pack} {box.pack_hash}", f"{game.pack} {game.pack_hash}"
        raise BoxError(shown(f"it was played with pack {theirs}; this is {ours}"))
    if box.digest != digest_of(box):
        raise BoxError("it is damaged: what it holds does not fit its digest")
    for fault in faults(box):
        raise BoxError(shown(f"it cannot be: {fault}"))
    return box


def _decode(text: str, kind: Any, otherwise: str) -> Any:
    try:
        return msgspec.json.decode(text.encode(), type=kind)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise BoxError(shown(f"{otherwise}: {error}")) from None


# ---------------------------------------------------------------------------- What cannot be


def faults(box: Box) -> Iterator[str]:
    """What cannot be in a box, whatever was played; each in one sentence."""
    yield from _faults_of_founding(box)
    yield from _faults_of_log(box)
    yield from _faults_of_heroes(box)
    yield from _faults_of_decisions(box)


def _faults_of_founding(box: Box) -> Iterator[str]:
    if box.rules < 1:
        yield f"there are no rules {box.rules}"
    if len(box.key) != KEY_DIGITS or set(box.key) - set("0123456789abcdef"):
        yield f"the key of a box is {KEY_DIGITS} hexadecimal digits, not {box.key!r}"
    if not _is_date(box.began):
        yield f"{box.began!r} is not a date"
    if box.sides not in SEATED_NAMES or len(box.sides.split("-")) != len(box.heroes):
        yield f"{len(box.heroes)} heroes cannot sit at {box.sides!r}"
    if box.spawns not in SPAWNS:
        yield f"spirits appear as {' or '.join(SPAWNS)}, not {box.spawns!r}"
    if box.family not in FAMILY:
        yield f"the family game is {' or '.join(FAMILY)}, not {box.family!r}"


def _faults_of_log(box: Box) -> Iterator[str]:
    won = 0
    for number, played in enumerate(box.games, 1):
        if played.chapter != won + 1 or won == CHAPTERS:
            yield f"game {number} cannot be of chapter {played.chapter}"
        if not _is_date(played.date):
            yield f"{played.date!r} is not a date"
        if played.won != (played.loss == "") or (played.loss and played.loss not in LOSSES[1:]):
            yield f"game {number} cannot be lost by {played.loss!r}"
        if len(played.match) != 32 or set(played.match) - set("0123456789abcdef"):
            yield f"{played.match!r} is not the digest of a match"
        won += played.won
    if len({played.match for played in box.games}) < len(box.games):
        yield "the same match is in the log twice"


def _faults_of_heroes(box: Box) -> Iterator[str]:
    chapter = chapter_of(box)
    chapters = {title.id: title.chapter for title in PACK.titles}
    if len({hero.portrait for hero in box.heroes}) < len(box.heroes):
        yield "two players have chosen the same hero"
    earned = [title for hero in box.heroes for title in hero.titles]
    if len(set(earned)) < len(earned):
        yield "a title is earned twice"
    for hero in box.heroes:
        if hero.portrait not in PACK.heroes:
            yield f"there is no hero {hero.portrait!r}"
        for name in (hero.name, hero.player):
            if name != plain_name(name):
                yield f"{name!r} cannot be a name"
        for title in hero.titles:
            if title not in chapters:
                yield f"there is no title {title!r}"
            elif chapters[title] > chapter or not box.games:
                yield f"the title {title!r} cannot have been earned yet"
    scorched = sum(played.loss == "scorched" for played in box.games)
    if any(hero.scorched < 0 for hero in box.heroes) or sum(hero.scorched for hero in box.heroes) > scorched:
        yield f"{scorched} games were lost by a scorched hero, and the heroes have other stickers"
    yield from _faults_of_finds(box)


def _faults_of_finds(box: Box) -> Iterator[str]:
    """G20.19  What heroes can have kept."""
    latest = box.games[-1].chapter if box.games else 0
    there = {"gourd": 2, "sandals": 2, "bell": 3 if box.decisions.tool == "bell" else 5}
    there["rope"] = 3 if box.decisions.tool == "rope" else 5
    kept = [hero.kept for hero in box.heroes if hero.kept]
    for find in kept:
        if find not in FIND_NAMES:
            yield f"there is no Find {find!r}"
        elif there[find] > latest or kept.count(find) > PACK.finds[find]:
            yield f"a hero cannot have kept {find!r}"


def _faults_of_decisions(box: Box) -> Iterator[str]:
    made, won = box.decisions, chapters_won(box)
    begun = max((played.chapter for played in box.games), default=0)
    each = (
        ("archway", made.archway, ARCHWAYS, begun >= 2),
        ("tool", made.tool, TOOLS, won >= 2),
        ("plate", made.plate, ("", *_can_be_plated()), won >= 3),
        ("spring", made.spring, ("", *_can_have_spring()), won >= 4),
        ("building", made.building, BUILDINGS, won >= 5),
    )
    for what, value, values, is_due in each:
        if value not in values:
            yield f"{what} cannot be {value!r}"
        elif value and not is_due:
            yield f"{what} cannot have been decided yet"
    if box.spawns == "expert" and made.archway == "high":
        yield "archway cannot be 'high' with the spawn squares of experts"
    if box.hatchling != plain_name(box.hatchling):
        yield f"{box.hatchling!r} cannot be a name"
    elif box.hatchling and won < 5:
        yield "nobody can have that name yet"
    if not 0 <= box.honour <= len(box.heroes) or (box.honour and won not in (1, 2, 5)):
        yield f"nobody at seat {box.honour} can be the one to begin"


def _can_be_plated() -> list[str]:
    return [SPACE_LIST[cell] for cell in range(RING) if PIT[cell] >= 0 and LEVEL[cell] <= 3]


def _can_have_spring() -> list[str]:
    return [SPACE_LIST[cell] for cell in range(RING) if LEVEL[cell] <= 1]


def _is_date(text: str) -> bool:
    """A day as 2026-03-01."""
    found = re.fullmatch(r"(\d{4})-(\d\d)-(\d\d)", text, re.ASCII)
    if not found or not 1 <= int(found[2]) <= 12:
        return False
    year, month, day = map(int, found.groups())
    leaps = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    days = 28 + leaps if month == 2 else 30 if month in (4, 6, 9, 11) else 31
    return 1 <= day <= days
