"""The set-up of chapter 1, step by step: heroes, first spirits, cards, who begins; and what chance decides."""

from __future__ import annotations

from collections import Counter
from importlib import resources

import pytest

from tests.games.ziggurat.facts import CARDS, COLOURS, HOUSE, SIDES, SPAWN
from tests.games.ziggurat.scene import asked, cards_in, hand, heroes, place_of, spirits, told
from tests.modes import Mode, Position
from vetta.core.game import Setup
from vetta.games.ziggurat.state import DECK, DISCARD, HAND, PLAYED, UNUSED
from vetta.packs.ziggurat import PACK

SEATED = {
    2: ["south-north", "west-east"],
    3: ["south-west-north", "south-west-east", "south-north-east", "west-north-east"],
    4: ["south-west-north-east"],
}
EVERY = [(seats, sides) for seats, all_sides in SEATED.items() for sides in all_sides]


def new(mode: Mode, seats: int, seed: int = 1, **options: str) -> Position:
    return mode.new(Setup(seats, options), seed)


@pytest.mark.parametrize(("seats", "sides"), EVERY)
def test_every_hero_begins_on_its_house(mode: Mode, seats: int, sides: str) -> None:
    """G2.3  One on each side that is played: opposite sides for two, any three for three."""
    p = new(mode, seats, sides=sides)
    assert heroes(p) == " ".join(HOUSE[SIDES.index(side)] for side in sides.split("-"))
    assert [int(p.at[seat]) for seat in range(seats, 4)] == [-1] * (4 - seats)


def test_other_sides_are_not_offered(mode: Mode) -> None:
    """G2.3  Two do not sit beside each other, and there are no other ways to sit."""
    option = next(option for option in mode.game.lexicon.options if option.name == "sides")
    assert option.fits is not None
    offered = {seats: [option.values[n] for n in option.fits[seats]] for seats in (2, 3, 4)}
    assert offered == SEATED


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_spirit_of_each_colour_is_on_its_square(mode: Mode, seats: int) -> None:
    """G2.4, G1.4  Two of each are beside the board."""
    p = new(mode, seats)
    assert spirits(p) == ", ".join(f"{colour} {SPAWN[colour]}" for colour in COLOURS)
    supply = [f"{colour}-{n}" for colour in COLOURS for n in (2, 3)]
    assert all(place_of(p, spirit) == "supply" for spirit in supply)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_open_card_each_and_the_rest_is_the_draw_pile(mode: Mode, seats: int) -> None:
    """G2.5  38 cards, or 35 for two; the first player is about to play the open one."""
    p = new(mode, seats, first="seat-1")
    assert (len(cards_in(p, PLAYED)), [len(hand(p, seat)) for seat in range(seats)]) == (1, [0, *[1] * (seats - 1)])
    total = 35 if seats == 2 else 38
    assert len(cards_in(p, DECK)) == p.deck == total - seats
    assert cards_in(p, DISCARD) == []
    assert [line.split()[0] for line in told(p)] == [*["drew"] * seats, "began", "played"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_cards_are_left_out_with_two_players(mode: Mode, seats: int) -> None:
    """G2.5  Those with the sign for two players; no card of a later chapter is there."""
    p = new(mode, seats)
    left_out = {f"c{n}" for n in range(39, 61)} | ({"c36", "c37", "c38"} if seats == 2 else set())
    assert set(cards_in(p, UNUSED)) == left_out


def test_the_38_cards_are_those_of_the_facts() -> None:
    """G1.5  Whose hero, how far; which spirits, their colour, how far."""
    listed = [tuple(row.split()) for row in CARDS.replace("|", "\n").strip().splitlines() if row.strip()]
    first = [card for card in PACK.cards if card.chapter == 1]
    described = []
    for card in first:
        colour = card.colour if card.colour in COLOURS else "any"
        described.append((card.id, card.hero, str(card.steps), card.spirit, colour, str(card.spirit_steps)))
    assert described == listed
    assert len(first) == 38


def test_the_mix_of_the_cards() -> None:
    """G1.5  20 YOUR, 10 EACH, 8 ANY; 16 EACH, 8 ONE, 6 ANY and 8 new spirits: two of each colour, as many as spare."""
    first = [card for card in PACK.cards if card.chapter == 1]
    assert Counter(card.hero for card in first) == {"your": 20, "each": 10, "any": 8}
    assert Counter(card.spirit for card in first) == {"each": 16, "one": 8, "any": 6, "spawn": 8}
    assert Counter(card.colour for card in first if card.spirit == "spawn") == dict.fromkeys(COLOURS, 2)


def test_every_card_can_be_dealt_to_everybody(mode: Mode) -> None:
    """G2.5, G12.1  The cards are shuffled: each comes to each seat in some match."""
    seen: dict[int, set[str]] = {0: set(), 1: set()}
    for seed in range(400):
        p = new(mode, 2, seed, first="seat-1")
        seen[0] |= set(cards_in(p, PLAYED))
        seen[1] |= set(hand(p, 1))
    assert all(len(cards) == 35 for cards in seen.values())


@pytest.mark.parametrize("first", range(4))
def test_the_first_player_can_be_agreed_on(mode: Mode, first: int) -> None:
    """G2.13"""
    p = new(mode, 4, first=f"seat-{first + 1}")
    assert (p.active, p.begins) == (first, first)
    assert f"began {first}" in told(p)


def test_else_chance_names_the_first_player(mode: Mode) -> None:
    """G2.13  In chapter 1 anybody, about equally often."""
    began = Counter(int(new(mode, 4, seed).active) for seed in range(400))
    assert set(began) == {0, 1, 2, 3}
    assert min(began.values()) > 60


def test_chapter_1_has_nothing_of_the_later_ones(mode: Mode) -> None:
    """G1.6, G12.2  No Find, lamp, wedge, Water, Egg, flame, Second Wind or title."""
    p = new(mode, 4)
    kinds = {kind for kind, *_ in p.pieces(0).values()}
    allowed = ("ladder-", "ramp-", "pit", "house-", "square-", "hero-", "spirit-", "c", "back", "danger")
    assert all(kind.startswith(allowed) for kind in kinds)
    assert asked(p)[0] in {"lead", "choose-hero"}


def test_the_expert_moves_two_spawn_squares(mode: Mode) -> None:
    """G10.4  Yellow on c5 and green on i7; new spirits appear there too."""
    p = new(mode, 2, spawns="expert")
    assert spirits(p) == "pink g3, yellow c5, blue e9, green i7"


def test_families_have_one_second_wind(mode: Mode) -> None:
    """G10.4"""
    assert (new(mode, 2, family="yes").winds, new(mode, 2).winds) == (1, 0)


def test_the_hands_are_places_of_their_own(mode: Mode) -> None:
    """G2.5  Nobody has two cards, no card is twice anywhere."""
    p = new(mode, 4)
    where = Counter(int(p.where[card]) for card in range(60))
    assert [where[HAND + seat] for seat in range(4)] == [0 if seat == p.active else 1 for seat in range(4)]


def test_there_are_twelve_heroes_and_four_play_unless_told_otherwise(mode: Mode) -> None:
    """G1.3"""
    assert (len(PACK.heroes), len(set(PACK.heroes))) == (12, 12)
    pieces = new(mode, 4).pieces(0)
    assert [pieces[f"hero-{n}"][0] for n in (1, 2, 3, 4)] == [f"hero-{name}" for name in PACK.heroes[:4]]


def test_every_sticker_has_its_place_in_the_book() -> None:
    """G2.2, G2.6, G2.7, G2.8, G2.9, G2.10, G2.11, G6.5, G6.12, G6.13, G9.1  As on the map of stickers."""
    book = resources.files("vetta.games.ziggurat").joinpath("RULES.md").read_text("utf-8")
    stuck: dict[str, list[str]] = {}
    clause = ""
    for line in book.splitlines():
        if line.startswith("**G"):
            clause = line[2:].split("**")[0]
        elif line.startswith("[") and line.endswith("]") and len(line) == 3:
            stuck.setdefault(clause, []).append(line[1])
    assert stuck == {
        "G2.2": ["A", "B"], "G2.6": ["C"], "G2.7": ["D"], "G2.8": ["E"], "G2.9": ["F"], "G2.10": ["G"], "G2.11": ["H"],
        "G3.2": ["I"], "G5.5": ["J", "L", "K"], "G6.2": ["M"], "G6.4": ["N"], "G6.5": ["O"], "G6.6": ["P"],
        "G6.12": ["Q"], "G6.13": ["R"], "G9.1": ["S"],
    }  # fmt: skip
