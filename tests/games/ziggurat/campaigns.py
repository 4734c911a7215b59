"""Boxes for tests, and matches from them that are put to their end by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.conftest import found
from vetta.core.campaign import Founding
from vetta.core.game import Setup
from vetta.core.match import Match
from vetta.games.ziggurat import box as boxes
from vetta.games.ziggurat.box import Box
from vetta.games.ziggurat.campaign import CAMPAIGN
from vetta.games.ziggurat.state import IN_A_PIT, LOST, OVER, WON
from vetta.games.ziggurat.tables import TITLE_NAMES

GAME = found("ziggurat")
KEY = "0123456789abcdef"
DAY = "2026-03-01"
SECRET = b"\x05" * 32
HEROES = ("otta", "pip", "nib", "bruno")


def founding(seats: int = 2, key: str = KEY, **options: str) -> Founding:
    names = ("Otta", "", "Black Nib", "")[:seats]
    players = ("Ada", "Bo", "Cleo", "Dan")[:seats]
    return Founding(Setup(seats, options), HEROES[:seats], names, players, key, DAY)


def new(seats: int = 2, key: str = KEY, **options: str) -> Box:
    fresh: Box = CAMPAIGN.new(GAME, founding(seats, key, **options))
    return fresh


def begun(box: Box, options: Mapping[str, str] | None = None, secret: bytes = SECRET) -> Match:
    return Match.new(GAME, CAMPAIGN.setup_from(box, options or {}), secret, CAMPAIGN.players(box))


def ended(box: Box, *, won: bool, loss: int = IN_A_PIT, secret: bytes = SECRET, **remembered: Any) -> Match:
    """A match from a box that was put to its end by hand: `title={"roof-runner": 1}`, `kept={0: 2}`, or a number."""
    match = begun(box, secret=secret)
    s = match.state
    s.phase, s.result, s.loss = OVER, WON if won else LOST, 0 if won else loss
    for field, value in remembered.items():
        if field == "title":
            for name, seat in value.items():
                s.title[TITLE_NAMES.index(name)] = seat + 1
        elif isinstance(value, dict):
            for seat, number in value.items():
                getattr(s, field)[seat] = number
        else:
            setattr(s, field, value)
    return match


def after(box: Box, *, won: bool, **remembered: Any) -> Box:
    if boxes.chapter_of(box) >= 2:
        remembered = {"archway": begun(box).state.archway or 1, **remembered}
    following: Box = CAMPAIGN.after(box, ended(box, won=won, **remembered), "2026-03-02")
    return following


def at_chapter(chapter: int, box: Box | None = None) -> Box:
    """A campaign without a loss so far."""
    box = box or new()
    while boxes.chapters_won(box) < chapter - 1:
        box = after(box, won=True, **{1: {"honour": 1}}.get(boxes.chapter_of(box), {}))
    return box


def finished() -> Box:
    box = at_chapter(2)
    box = after(box, won=True, archway=2, tool=2)
    box = after(box, won=True, plate=3)
    box = after(box, won=True, spring=1)
    box = after(box, won=True, building=2)
    return after(box, won=True)
