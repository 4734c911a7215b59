"""Only here envelopes are opened: what is read aloud between games, and which pages of the rulebook are open when."""

from __future__ import annotations

import pytest

from tests.conftest import found
from tests.games.ziggurat.campaigns import GAME, SECRET, after, at_chapter, ended, new
from vetta.core.campaign import Passage, rulebook_at
from vetta.core.game import Setup
from vetta.core.match import Match
from vetta.core.rulebook import read_rulebook, rulebook
from vetta.core.text import LANGUAGES
from vetta.games.ziggurat.box import Box
from vetta.games.ziggurat.campaign import CAMPAIGN

LETTERS = "ABCDEFGHIJKLMNOPQRS"
LETTERS_BY_CHAPTER = {
    1: "",
    2: "AENQS",
    3: "ACEFJNQS",
    4: "ACEFGIJNOPQS",
    5: "ACDEFGIJKMNOPQS",
    6: LETTERS,
}


def messages(box: Box) -> list[str]:
    return [passage.message for passage in CAMPAIGN.aloud(box) if passage.message and not passage.form]


def clauses(box: Box) -> list[str]:
    return [passage.clause for passage in CAMPAIGN.aloud(box) if passage.clause]


def test_envelopes_are_read_when_they_are_due_and_once() -> None:
    box = new()
    rules = tuple(Passage(clause=f"G21.{n}") for n in range(1, 6))
    assert CAMPAIGN.aloud(box) == (
        Passage("chapter-1", heads=True), Passage("story-1"), Passage("story-1", "goal"), *rules,
    )  # fmt: skip
    box = after(box, won=False)
    assert CAMPAIGN.aloud(box) == ()
    box = after(box, won=False)
    assert CAMPAIGN.aloud(box) == (
        Passage("secret-knowledge"), Passage("secret-knowledge", "reward"),
        Passage(clause="G27.1"), Passage(clause="G27.2"), Passage("hint-1"),
    )  # fmt: skip
    box = after(box, won=False)
    assert CAMPAIGN.aloud(box) == ()
    box = after(box, won=True)
    assert messages(box) == ["envelope-1", "chapter-2", "story-2", "hint-2"]
    assert messages(at_chapter(4)) == ["envelope-3", "chapter-4", "story-4"]
    assert messages(at_chapter(7)) == [
        "envelope-6", "hall-of-fame", "rank-masters", "hall-games", *["hall-titles", "hall-scorches"] * 2,
    ]  # fmt: skip
    assert messages(new(family="yes")) == ["chapter-1", "story-1", "secret-knowledge", "hint-1"]


def test_whatever_is_read_aloud_is_there_to_be_read() -> None:
    """In English; the other languages have the same messages, which the test of the words sees."""
    box = after(after(new(3), won=False), won=False)
    for chapter in range(1, 8):
        if CAMPAIGN.nameless(box):
            box = CAMPAIGN.name(box, "hatchling", "Soot")
        for passage in CAMPAIGN.aloud(box):
            if passage.clause:
                assert CAMPAIGN.book(box, "en").clause(passage.clause).text
            else:
                assert len(CAMPAIGN.said(box, passage, "en")) > 10
        box = at_chapter(chapter, box) if chapter < 7 else box
        box = after(box, won=True) if chapter < 7 else box
    lines = [CAMPAIGN.said(box, passage, "en") for passage in CAMPAIGN.aloud(box) if passage.message]
    assert "8 games from the first step to the last" in lines
    assert "Hatched here: Soot" in lines
    assert any(line.startswith("Black Nib, ") for line in lines)
    assert any(line.startswith("Pip, ") for line in lines)


def test_with_a_chapter_its_rules_its_stickers_and_its_objects_are_read() -> None:
    assert clauses(at_chapter(2)) == [
        "G21.6", "G22.1", "G22.2", "G22.3", *(f"G22.{n}" for n in range(5, 11)),
        "G28.1", "G28.2", "G28.5", "G20.1", "G20.5", "G20.14", "G20.17", "G20.19",
    ]  # fmt: skip
    third = clauses(at_chapter(3))
    assert third[:3] == ["G22.4", "G28.3", "G28.4"]
    assert third[-3:] == ["G20.3", "G20.6", "G20.10"]
    assert clauses(at_chapter(7)) == ["G26.4"]


def stuck(box: Box, language: str) -> str:
    """The letters whose places in the book are filled."""
    text = "\n".join(clause.text for clause in CAMPAIGN.book(box, language).clauses)
    return "".join(letter for letter in LETTERS if f"\n[{letter}]" not in f"\n{text}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_of_a_new_box_is_the_printed_one_and_chapter_1(language: str) -> None:
    book, printed = CAMPAIGN.book(new(), language), rulebook(GAME, language)
    assert book.clauses[: len(printed.clauses)] == printed.clauses
    assert [clause.number for clause in book.clauses[len(printed.clauses) :]] == [f"G21.{n}" for n in range(1, 6)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", range(1, 7))
def test_the_book_has_the_stickers_of_the_chapters_so_far(chapter: int, language: str) -> None:
    box = at_chapter(chapter)
    assert stuck(box, language) == LETTERS_BY_CHAPTER[chapter]
    book = CAMPAIGN.book(box, language)
    sealed = read_rulebook(GAME.package, language, "SEALED")
    for n, letter in enumerate(LETTERS, 1):
        times = sum(sealed.clause(f"G20.{n}").text in clause.text for clause in book.clauses)
        assert times == (2 if letter in LETTERS_BY_CHAPTER[chapter] else 0), letter
    chapters = [chapter.number for chapter in book.chapters if int(chapter.number[1:]) >= 20]
    later = [f"G{20 + n}" for n in range(1, chapter + 1)]
    assert chapters == [*(["G20"] if chapter > 1 else []), *later, *(["G28"] if chapter > 1 else [])]


@pytest.mark.parametrize(
    ("number", "chapter"),
    [
        ("G21.5", 1), ("G21.6", 2), ("G22.1", 2), ("G22.4", 3), ("G23.4", 4), ("G24.4", 5), ("G25.4", 6), ("G26.4", 7),
        ("G28.1", 2), ("G28.2", 2), ("G28.3", 3), ("G28.4", 3), ("G28.5", 2), ("G28.6", 3), ("G28.7", 4), ("G28.8", 5),
        ("G28.9", 6),
    ],
)  # fmt: skip
def test_a_clause_is_in_the_book_from_its_envelope_on(number: str, chapter: int) -> None:
    for at in range(1, 8):
        numbers = [clause.number for clause in CAMPAIGN.book(at_chapter(at), "en").clauses]
        assert (number in numbers) == (at >= chapter), at


def test_the_secret_knowledge_is_in_the_book_once_it_is_open() -> None:
    box = after(new(), won=False)
    assert "G27.1" not in [clause.number for clause in CAMPAIGN.book(box, "de").clauses]
    box = after(box, won=False)
    assert "G27.1" in [clause.number for clause in CAMPAIGN.book(box, "de").clauses]


def test_at_a_table_the_book_is_open_as_far_as_its_chapter_goes() -> None:
    for chapter in range(1, 7):
        match = Match.new(GAME, Setup(2, {"chapter": str(chapter)}), SECRET)
        chapters = {clause.number.partition(".")[0] for clause in rulebook_at(match, "it").clauses}
        assert {f"G{20 + n}" for n in range(1, 7)} & chapters == {f"G{20 + n}" for n in range(1, chapter + 1)}
        assert "G27" not in chapters
    family = Match.new(GAME, Setup(2, {"family": "yes"}), SECRET)
    assert rulebook_at(family, "en").clause("G27.1")
    other = Match.new(found("labyrinth"), Setup(2), SECRET)
    assert rulebook_at(other, "en") == rulebook(found("labyrinth"), "en")


def test_at_a_table_the_small_envelope_is_open_once_the_chapter_is_won() -> None:
    """What is decided after the game can be asked about then."""
    for won in (False, True):
        match = ended(at_chapter(2), won=won)
        numbers = [clause.number for clause in rulebook_at(match, "en").clauses]
        assert ("G22.4" in numbers) == won
        assert "G23.1" not in numbers


def test_every_sealed_clause_is_opened_by_something() -> None:
    box = at_chapter(7, after(after(new(), won=False), won=False, secret=b"\x06" * 32))
    open_ = {clause.number for clause in CAMPAIGN.book(box, "en").clauses}
    assert {clause.number for clause in read_rulebook(GAME.package, "en", "SEALED").clauses} < open_


def sealed(chapter: int, **options: str) -> frozenset[str]:
    """What cannot be named at a table of a chapter."""
    return CAMPAIGN.sealed(Match.new(GAME, Setup(2, {"chapter": str(chapter), **options}), SECRET))


def test_things_are_named_from_the_chapter_on_with_which_they_come() -> None:
    comes = {
        2: {"gourd", "sandals", "bell", "rope", "lamp", "archway", "use-gourd", "decide-low", "title-lamplighter"},
        3: {"keyhole", "wedge", "turnstone", "use-bell", "title-wedge-master"},
        4: {"spring", "slab", "broken-slab", "water", "quench-row", "use-water", "title-bucket-brigade"},
        5: {"egg", "heat", "use-cool", "decide-granary", "title-egg-bearer"},
        6: {"hearth", "lit-hearth", "flame", "plume-row", "home", "title-hearth-warmer"},
    }
    for chapter in range(1, 7):
        for first, names in comes.items():
            assert names & sealed(chapter) == (names if first > chapter else set()), (chapter, first)
    assert sealed(6) == {"second-wind"}
    assert sealed(6, winds="1") == sealed(6, family="yes") == frozenset()


@pytest.mark.parametrize(("chapter", "cards"), [(1, 22), (2, 18), (3, 12), (4, 8), (5, 4), (6, 0)])
def test_cards_of_later_chapters_cannot_be_named(chapter: int, cards: int) -> None:
    names = {kind.name for kind in GAME.lexicon.kinds} & set(GAME.lexicon.lists["card"])
    assert len(names & sealed(chapter)) == cards
