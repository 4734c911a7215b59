"""Only this sees whether a whole campaign, recorded long ago, still goes from box to box as it did then."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from tests.conftest import found

from vetta.core.campaign import Campaign
from vetta.core.match import Match
from vetta.core.match_file import read_match, write_match
from vetta.core.view import SPECTATOR
from vetta.games.ziggurat.box import Box, is_over, knows, losses, rank

FOLDER = Path(__file__).parent / "campaign"
GAME = found("ziggurat")
GAMES = len(list(FOLDER.glob("*.match")))


def campaign() -> Campaign:
    assert GAME.campaign
    return GAME.campaign


@cache
def box_after(games: int) -> Box:
    box: Box = campaign().read(GAME, (FOLDER / f"{games:02}.box").read_text("utf-8"))
    return box


@cache
def match(number: int) -> Match:
    return read_match((FOLDER / f"{number:02}.match").read_text("utf-8"), found, f"{number:02}.match")


@pytest.mark.parametrize("number", range(1, GAMES + 1))
def test_each_match_begins_from_its_box_and_gives_back_the_next(number: int) -> None:
    before, played = box_after(number - 1), match(number)
    assert write_match(played) == (FOLDER / f"{number:02}.match").read_text("utf-8")
    assert GAME.settle(campaign().setup_from(before, {})) == GAME.settle(played.setup)
    after = campaign().after(before, played, box_after(number).games[-1].date)
    if what := campaign().nameless(after):
        after = campaign().name(after, what, "Soot")
    assert campaign().write(after) == (FOLDER / f"{number:02}.box").read_text("utf-8")


def test_no_match_belongs_to_any_other_box() -> None:
    belongs = [
        (games, number)
        for games in range(GAMES + 1)
        for number in range(1, GAMES + 1)
        if not _is_refused(box_after(games), match(number))
    ]
    assert belongs == [(number - 1, number) for number in range(1, GAMES + 1)]


def _is_refused(box: Box, played: Match) -> bool:
    try:
        campaign().check(box, played)
    except ValueError:
        return True
    return False


def test_the_campaign_shows_what_a_campaign_can_be() -> None:
    last = box_after(GAMES)
    assert is_over(last)
    assert [played.chapter for played in last.games if played.won] == [1, 2, 3, 4, 5, 6]
    assert (len(last.games), rank(last)) == (13, "apprentices")
    assert {played.loss for played in last.games} == {"", "scorched", "pit", "boiled"}
    assert losses(last, 1) == 2
    assert not knows(box_after(1))
    assert knows(box_after(2))
    assert "winds" in match(3).setup.options
    assert any(hero.kept for hero in box_after(GAMES - 1).heroes)
    assert all(hero.titles for hero in last.heroes)
    made = last.decisions
    assert all((made.archway, made.tool, made.plate, made.spring, made.building))


@pytest.mark.parametrize("number", range(1, GAMES + 1))
def test_nothing_that_is_told_is_sealed(number: int) -> None:
    """G12.2  Whatever lies on a table of a chapter has come by then, and every word of it can be looked up."""
    played = match(number)
    again = Match.new(GAME, played.setup, played.secret, played.players)
    sealed = campaign().sealed(again)
    for move in (None, *played.moves):
        if move:
            again.play(move.seat, move.text)
        for piece in again.view(SPECTATOR).pieces:
            assert not {piece.kind, piece.at} & sealed
        touched = {thing for choice in again.choices(again.seat) for thing in choice.picks}
        assert not touched & sealed
        clauses = {clause.number for clause in campaign().book_at(again, "en").clauses}
        assert {event.clause for event in again.events(SPECTATOR)} <= clauses
