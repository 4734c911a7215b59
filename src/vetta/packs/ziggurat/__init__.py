"""The pack of the legacy adventure: its form, and what makes it playable."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from vetta.packs import open_pack

FINDS = ("gourd", "sandals", "bell", "rope")
"""The kinds of object that heroes find and that have rules."""

ICONS = ("two-players", "satchel", "wheel", "rain", "flame", "feather")
SCOPES = ("your", "any", "each")
SPIRIT_SCOPES = ("one", "each", "any", "spawn")
ANY_COLOUR = "any"


class Card(Struct, forbid_unknown_fields=True):
    id: str
    chapter: int
    hero: str
    steps: int
    spirit: str
    colour: str
    spirit_steps: int = 0
    icon: str = ""


class Title(Struct, forbid_unknown_fields=True):
    id: str
    chapter: int


class Pack(Struct, forbid_unknown_fields=True):
    name: str
    levels: tuple[int, ...]
    houses: tuple[str, ...]
    colours: tuple[str, ...]
    spirits: int
    spawns: tuple[str, ...]
    expert_spawns: tuple[str, ...]
    ladders: tuple[tuple[str, str], ...]
    ramps: tuple[tuple[str, str], ...]
    pits: tuple[str, ...]
    alcoves: tuple[str, ...]
    low_archways: tuple[str, ...]
    high_archways: tuple[str, ...]
    lamp_stands: tuple[str, ...]
    keyholes: tuple[str, ...]
    springs: tuple[str, ...]
    slabs: tuple[str, ...]
    egg: str
    exits: tuple[str, ...]
    finds: dict[str, int]
    water: int
    cards: tuple[Card, ...]
    titles: tuple[Title, ...]
    heroes: tuple[str, ...]
    ranks: dict[str, int]


def check(pack: Pack) -> str | None:
    """The first thing that is wrong with a pack, in one sentence."""
    return next(_faults(pack), None)


def _faults(pack: Pack) -> Iterator[str]:
    if len(pack.levels) != 5:
        yield f"there are {len(pack.levels)} levels; there must be 5"


PACK = open_pack("ziggurat", Pack, check)
