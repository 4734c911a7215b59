"""Only this sees whether a golden match of Zenith shows what it is named after, by what was told in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from tests.replays.make import MATCHES, SHOWN, play

import vetta
from vetta.core.match_file import read_match, write_match
from vetta.core.view import SPECTATOR, Event

FOLDER = Path(__file__).parent
Story = list[list[Event]]
"""What each move told that still stands at the end of a match."""

TOKEN = ("token-taken", "token-drawn")
PLAYED = ("recruited", "developed", "led")
INTERRUPTED = ["pulled", "captured", "token-taken"]
"""What an answer tells first by which a disc is captured and its token taken."""


def story(name: str) -> Story:
    match = read_match((FOLDER / "zenith" / f"{name}.txt").read_text("utf-8"), vetta.game, name)
    before: list[Story] = [[]]
    for move, state in zip(match.moves, match.positions(), strict=True):
        if move.text.startswith("undo"):
            before.append(before[int(move.text.split()[1])])
        else:
            before.append([*before[-1], match.game.events(state, SPECTATOR)])
    return before[-1]


def names(told: list[Event]) -> list[str]:
    return [event.name for event in told]


def side(event: Event) -> int:
    return int(event.args["seat"]) % 2


# ------------------------------------------------------------------------------------ what they show


def won_by(moves: Story) -> str:
    """The victory whose condition the winner's discs fulfil, if it is one alone."""
    captured, won = moves[-1][-2:]
    if (captured.name, won.name) != ("captured", "won"):
        return ""
    discs = Counter(
        event.args["planet"]
        for told in moves
        for event in told
        if event.name == "captured" and side(event) == side(won)
    )
    fulfilled = {
        "absolute": max(discs.values()) >= 3,
        "democratic": len(discs) >= 4,
        "popular": discs.total() >= 5,
    }
    assert fulfilled[str(won.args["victory"])]
    return str(won.args["victory"]) if sum(fulfilled.values()) == 1 else ""


def won_in_the_turn_of_the_other(moves: Story) -> bool:
    """The last card was played by the other side."""
    cards = [event for told in moves for event in told if event.name in PLAYED]
    return moves[-1][-1].name == "won" and side(moves[-1][-1]) != side(cards[-1])


def shuffled_in_an_effect(moves: Story) -> bool:
    """A card is mobilized, the deck is shuffled, and another card is mobilized by the same effect."""
    shuffled = ["mobilized", "shuffled", "mobilized"]
    return any(names(told)[n : n + 3] == shuffled for told in moves for n in range(len(told)))


def tokens_within_each_other(moves: Story) -> int:
    """How many tokens were begun and not finished at most: one asks, and its answer captures a disc with the next."""
    most = unfinished = 0
    for told in map(names, moves):
        if told[:3] == INTERRUPTED and unfinished:
            unfinished += 1
        else:
            unfinished = int(any(name in TOKEN for name in told))
        most = max(most, unfinished)
        if not told or told[-1] not in TOKEN:
            unfinished = 0
    return most


def reserve_shuffled(moves: Story) -> bool:
    """The reserve of tokens is empty, and one is drawn all the same."""
    return any(pair == ("tokens-shuffled", "token-drawn") for told in moves for pair in pairwise(names(told)))


def played_by_teams(moves: Story) -> bool:
    """Teams agree on their order, give cards, take their turns one after the other, and one of them wins."""
    told = [event for move in moves for event in move]
    seats = [event.args["seat"] for event in told if event.name in PLAYED]
    return {"ordered", "gave", "won"} <= set(names(told)) and len(set(seats)) == 4


SHOWS: dict[str, Callable[[Story], bool]] = {
    "absolute-victory": lambda moves: won_by(moves) == "absolute",
    "democratic-victory": lambda moves: won_by(moves) == "democratic",
    "popular-victory": lambda moves: won_by(moves) == "popular",
    "won-in-the-turn-of-the-other": won_in_the_turn_of_the_other,
    "deck-shuffled-in-an-effect": shuffled_in_an_effect,
    "nested-tokens": lambda moves: tokens_within_each_other(moves) == 3,
    "other-sides": reserve_shuffled,
    "teams-with-drawn-boards": played_by_teams,
}


@pytest.mark.parametrize("name", SHOWS)
def test_a_match_shows_what_it_is_there_for(name: str) -> None:
    assert SHOWS[name](story(name))


@pytest.mark.parametrize("name", SHOWS)
def test_not_every_match_shows_it(name: str) -> None:
    assert not all(SHOWS[name](story(other)) for other in MATCHES["zenith"])


def test_every_match_made_to_show_something_is_looked_at() -> None:
    assert set(SHOWS) >= set(SHOWN)
    assert len(list((FOLDER / "zenith").glob("*.txt"))) >= 12


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, matches in MATCHES.items() for name in matches])
def test_the_script_makes_every_match_again(game: str, name: str) -> None:
    assert write_match(play(game, name)) == (FOLDER / game / f"{name}.txt").read_text("utf-8")
