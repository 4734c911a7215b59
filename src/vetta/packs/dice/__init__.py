"""The pack of the dice race: its form, and what makes it playable."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from vetta.packs import open_pack

LEVELS = 5
BOTTOM = 6
"""Places on one side of the lowest level: a record of the tower has 81, four sides of 20 and the pinnacle."""

COLOURS = 6
FACES = 6
CARDS = (
    "extra-white", "swap-own", "swap-opponent", "reroll-white", "reroll-coloured", "reroll-set", "steal", "rotate",
)  # fmt: skip
"""The kinds of card that have rules."""

DECKS = ("standard", "even", "wild")
MOST_OF_A_CARD = 12


class Card(Struct, forbid_unknown_fields=True):
    id: str
    free_for_all: bool
    """Whether the card is left out in the fixed style."""


class Pack(Struct, forbid_unknown_fields=True):
    name: str
    levels: tuple[int, ...]
    colours: tuple[str, ...]
    dice: int
    faces: int
    whites: int
    whites_a_turn: int
    equal: int
    tokens: int
    cards: tuple[Card, ...]
    decks: dict[str, tuple[int, ...]]


def check(pack: Pack) -> str | None:
    """The first thing that is wrong with a pack, in one sentence."""
    return next(_faults(pack), None)


def _faults(pack: Pack) -> Iterator[str]:
    for name in (pack.name, *pack.colours):
        if not re.fullmatch(r"[A-Za-z][A-Za-z0-9-]*", name):
            yield f"{name!r} is no name; a name is letters, digits and hyphens and begins with a letter"
    yield from _faults_of_levels(pack.levels)
    if twice := _twice(pack.colours):
        yield f"the colour {twice!r} is there twice"
    if "white" in pack.colours:
        yield "'white' is the colour of the dice that belong to nobody; no player can have it"
    if len(pack.colours) != COLOURS:
        yield f"there are {len(pack.colours)} colours; there must be {COLOURS}"
    yield from _faults_of_numbers(pack)
    yield from _faults_of_cards(pack.cards)
    yield from _faults_of_decks(pack)


def _faults_of_levels(levels: tuple[int, ...]) -> Iterator[str]:
    for level, places in enumerate(levels, 1):
        if level == 1 and places != BOTTOM:
            yield f"level 1 has {places} places; it must have {BOTTOM}"
        if level > 1 and places != levels[level - 2] - 1:
            yield f"level {level} has {places} places; it must have one fewer than level {level - 1}"
    if len(levels) != LEVELS:
        yield f"there are {len(levels)} levels; there must be {LEVELS}"


def _faults_of_numbers(pack: Pack) -> Iterator[str]:
    if pack.faces != FACES:
        yield f"faces = {pack.faces}: a die must have {FACES}"
    if pack.tokens != 1:
        yield f"tokens = {pack.tokens}: there must be 1 of each kind for each player, for nobody ever has two"
    for word, number, least, most in (
        ("dice", pack.dice, 1, 12),
        ("whites", pack.whites, 9, 50),
        ("whites_a_turn", pack.whites_a_turn, 1, 6),
        ("equal", pack.equal, 2, 6),
    ):
        if not least <= number <= most:
            yield f"{word} = {number}: it must be from {least} to {most}"
    if pack.dice + pack.whites < sum(pack.levels) + 1:
        yield (
            f"dice = {pack.dice} and whites = {pack.whites}: together they must be at least {sum(pack.levels) + 1}, "
            "for a side and the pinnacle"
        )


def _faults_of_cards(cards: tuple[Card, ...]) -> Iterator[str]:
    ids = tuple(card.id for card in cards)
    for card in ids:
        if card not in CARDS:
            yield f"there is no rule for a card {card!r}"
    if twice := _twice(ids):
        yield f"the card {twice!r} is there twice"
    for card in CARDS:
        if card not in ids:
            yield f"the card {card!r} is missing; a deck may have 0 of it"
    if ids != CARDS:
        yield f"the cards must be {', '.join(CARDS)}, in this order"
    for kind in cards:
        if kind.id == "rotate" and not kind.free_for_all:
            yield "the card 'rotate' must be for free-for-all only: in the fixed style everybody keeps a side"


def _faults_of_decks(pack: Pack) -> Iterator[str]:
    for name in pack.decks:
        if name not in DECKS:
            yield f"there can be no deck {name!r}; the decks are {', '.join(DECKS)}"
    for name in DECKS:
        if name not in pack.decks:
            yield f"the deck {name!r} is missing"
    if tuple(pack.decks) != DECKS:
        yield f"the decks must be {', '.join(DECKS)}, in this order"
    for name, counts in pack.decks.items():
        if len(counts) != len(pack.cards):
            yield f"the deck {name!r} counts {len(counts)} kinds of card; there are {len(pack.cards)}"
        for card, count in zip(pack.cards, counts, strict=True):
            if not 0 <= count <= MOST_OF_A_CARD:
                yield f"the deck {name!r} has {count} of {card.id!r}; it must be from 0 to {MOST_OF_A_CARD}"
        if not any(count for card, count in zip(pack.cards, counts, strict=True) if not card.free_for_all):
            yield f"the deck {name!r} has no card for the fixed style"


def _twice(words: tuple[str, ...]) -> str | None:
    """The first word that is there more than once."""
    return next((word for word in words if words.count(word) > 1), None)


PACK = open_pack("dice", Pack, check)
