"""The pack of the dice race: only here it is counted against the facts, damaged, and what is said of it is read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vetta.packs import PackError, open_pack, pack_file
from vetta.packs.dice import PACK, Pack, check

WHOLE = pack_file("dice").read_text("utf-8")


# ------------------------------------------------------------------------------------------ counts and sums


def test_the_tower_has_eighty_one_places() -> None:
    assert PACK.levels == (6, 5, 4, 3, 2)
    assert 4 * sum(PACK.levels) + 1 == 81


def test_the_dice_and_tokens_are_the_printed_ones() -> None:
    assert (PACK.dice, PACK.whites, PACK.whites_a_turn, PACK.faces) == (12, 50, 3, 6)
    assert len(PACK.colours) * PACK.dice == 72
    assert len(PACK.colours) * PACK.tokens == 6
    assert PACK.equal == 3


def test_the_colours_stand_in_their_order() -> None:
    assert PACK.colours == ("red", "blue", "teal", "orange", "green", "purple")


def test_a_side_takes_exactly_the_dice_of_one_player_and_three_turns_of_white() -> None:
    """In a row of n places stand at most half of n dice of one colour, rounded up; the pinnacle takes one more."""
    of_one_colour = sum((places + 1) // 2 for places in PACK.levels) + 1
    assert of_one_colour == PACK.dice
    assert sum(PACK.levels) + 1 - of_one_colour == 3 * PACK.whites_a_turn


def test_there_are_eight_kinds_of_card_and_forty_or_forty_six_in_the_usual_deck() -> None:
    assert [(card.id, n) for card, n in zip(PACK.cards, PACK.decks["standard"], strict=True)] == [
        ("extra-white", 8), ("swap-own", 6), ("swap-opponent", 6), ("reroll-white", 6),
        ("reroll-coloured", 6), ("reroll-set", 4), ("steal", 4), ("rotate", 6),
    ]  # fmt: skip
    assert [card.id for card in PACK.cards if card.free_for_all] == ["rotate"]
    assert sum(PACK.decks["standard"]) == 46
    assert sum(PACK.decks["standard"]) - PACK.decks["standard"][-1] == 40


def test_the_other_decks_are_even_and_wild() -> None:
    assert list(PACK.decks) == ["standard", "even", "wild"]
    assert PACK.decks["even"] == (6, 6, 6, 6, 6, 6, 6, 6)
    assert PACK.decks["wild"] == (4, 8, 8, 4, 4, 4, 8, 4)


# ------------------------------------------------------------------------------------------ damage

DAMAGE = [
    (r'name = "standard"', 'name = ""', "'' is no name"),
    (r'name = "standard"', 'name = "tall{tower"', "'tall{tower' is no name"),
    (r"levels = \[6, ", "levels = [7, 6, ", "level 1 has 7 places; it must have 6"),
    (r"levels = \[6, 5, 4", "levels = [6, 5, 5", "level 3 has 5 places; it must have one fewer than level 2"),
    (r"levels = \[6, 5, 4, 3, 2\]", "levels = [6, 5, 4, 3, 2, 1]", "there are 6 levels; there must be 5"),
    (r"levels = \[6, 5, 4, 3, 2\]", "levels = [6, 5, 4]", "there are 3 levels; there must be 5"),
    (r"levels = \[.*\]", "levels = []", "there are 0 levels; there must be 5"),
    (r"levels = \[6", 'levels = ["six"', "Expected `int`, got `str` - at `$.levels[0]`"),
    (r', "purple"', "", "there are 5 colours; there must be 6"),
    (r'"purple"', '"purple", "pink"', "there are 7 colours; there must be 6"),
    (r'"purple"', '"teal"', "the colour 'teal' is there twice"),
    (r'"purple"', '"white"', "'white' is the colour of the dice that belong to nobody"),
    (r'"purple"', '"2 purples"', "'2 purples' is no name"),
    (r"^dice = 12", "dice = 13", "dice = 13: it must be from 1 to 12"),
    (r"^dice = 12", "dice = 0", "dice = 0: it must be from 1 to 12"),
    (r"^dice = 12", "dice = 12.5", "Expected `int`, got `float` - at `$.dice`"),
    (r"^faces = 6", "faces = 8", "faces = 8: a die must have 6"),
    (r"^whites = 50", "whites = 51", "whites = 51: it must be from 9 to 50"),
    (r"^whites = 50", "whites = 8", "whites = 8: it must be from 9 to 50"),
    (r"^dice = 12(.*\n.*\n)whites = 50", r"dice = 10\1whites = 10", "dice = 10 and whites = 10: together they"),
    (r"^whites_a_turn = 3", "whites_a_turn = 0", "whites_a_turn = 0: it must be from 1 to 6"),
    (r"^whites_a_turn = 3", "whites_a_turn = 7", "whites_a_turn = 7: it must be from 1 to 6"),
    (r"^equal = 3", "equal = 1", "equal = 1: it must be from 2 to 6"),
    (r"^equal = 3", "equal = 7", "equal = 7: it must be from 2 to 6"),
    (r"^tokens = 1", "tokens = 2", "tokens = 2: there must be 1 of each kind for each player"),
    (r"^tokens = 1", "coins = 1", "unknown field `coins`"),
    (r'id = "steal"', 'id = "borrow"', "there is no rule for a card 'borrow'"),
    (r'id = "steal"', 'id = "rotate"', "the card 'rotate' is there twice"),
    (r'    \{ id = "steal".*\n', "", "the card 'steal' is missing; a deck may have 0 of it"),
    (r'(    \{ id = "steal".*\n)(.*\n)', r"\2\1", "the cards must be extra-white, swap-own, swap-opponent"),
    (r'id = "rotate", free_for_all = true', 'id = "rotate", free_for_all = false', "card 'rotate' must be for free-"),
    (r'id = "steal", free_for_all = false', 'id = "steal"', "missing required field `free_for_all` - at `$.cards[6]`"),
    (r'id = "steal"', 'id = "steal", count = 4', "contains unknown field `count` - at `$.cards[6]`"),
    (r"^wild = ", "mild = ", "there can be no deck 'mild'; the decks are standard, even, wild"),
    (r"^wild = ", r'"wi\\nld" = ', r"there can be no deck 'wi\nld'"),
    (r"^wild = .*\n", "", "the deck 'wild' is missing"),
    (r"^(even = .*\n)(wild = .*\n)", r"\2\1", "the decks must be standard, even, wild, in this order"),
    (r"^even = \[6, ", "even = [", "the deck 'even' counts 7 kinds of card; there are 8"),
    (r"^even = \[6, ", "even = [13, ", "the deck 'even' has 13 of 'extra-white'; it must be from 0 to 12"),
    (r"^even = \[6, 6, ", "even = [6, -1, ", "the deck 'even' has -1 of 'swap-own'; it must be from 0 to 12"),
    (r"^even = .*", "even = [0, 0, 0, 0, 0, 0, 0, 6]", "the deck 'even' has no card for the fixed style"),
    (r"\[decks\]", "[decks", "is not valid TOML"),
]  # fmt: skip


@pytest.fixture
def packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of packs, still empty, that is in use."""
    (tmp_path / "dice").mkdir()
    monkeypatch.setenv("VETTA_PACKS", str(tmp_path))
    return tmp_path / "dice" / "pack.toml"


@pytest.mark.parametrize(("pattern", "instead", "sentence"), DAMAGE)
def test_a_wrong_pack_is_refused_in_one_sentence(packs: Path, pattern: str, instead: str, sentence: str) -> None:
    damaged, times = re.subn(pattern, instead, WHOLE, count=1, flags=re.M)
    assert times == 1
    packs.write_text(damaged, "utf-8")
    with pytest.raises(PackError) as refused:
        open_pack("dice", Pack, check)
    said = str(refused.value)
    assert said.startswith(f"{packs}: ")
    assert sentence in said
    assert said.isprintable()


def test_the_whole_pack_is_good_wherever_it_lies(packs: Path) -> None:
    packs.write_text(WHOLE, "utf-8")
    assert open_pack("dice", Pack, check) == PACK
