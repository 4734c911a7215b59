"""Only here whole matches are played through the terminal, line by line, as people would: in every language, with
people and bots at two, three and four seats, each choice typed in whatever way is offered."""

from __future__ import annotations

import io
import re

import pytest

from tests.terminal.typist import SECRET, Typist, flat
from vetta.core.match_file import read_match, write_match
from vetta.core.text import LANGUAGES, Texts
from vetta.games import CATALOGUE, game
from vetta.terminal import run

COMPANIES = {
    1: ("Ada",), 2: ("Ada", "bot"), 3: ("Ada", "Bo", "bot"), 4: ("bot", "Ada", "bot random", "Bo"),
    5: ("Ada", "bot", "bot", "Bo", "bot"), 6: ("bot", "bot", "Ada", "bot", "Bo", "bot"),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in CATALOGUE for seats in game(name).seats])
def test_a_match_is_played_to_its_end(name: str, seats: int, language: str) -> None:
    players = COMPANIES[seats]
    typist = Typist(players, language, seed=len(players), game=name)
    written = flat(typist.play())
    match, texts = typist.table.match, Texts(game(name), language)
    assert match.over
    assert flat(texts.prompt(match.view(-1).prompt, typist.table.screen.names)) in written
    tasks = match.game.standings(match.state)
    results = [
        texts.result(seat, match.scores[seat], tasks[seat], typist.table.screen.names) for seat in range(len(players))
    ]
    assert all(flat(result) in written for result in results)
    first = min(range(seats), key=lambda seat: written.rindex(flat(results[seat])))
    assert match.scores[first] == max(match.scores)
    assert typist.ways >= {"action", "number", "name", "label", "sentence"}
    assert read_match(write_match(match), game).digest() == match.digest()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_put_together(language: str) -> None:
    """A message that lacks an argument would end the match with a TextError; brackets would be left standing."""
    written = Typist(("Ada", "Bo"), language, seed=3, plain=True, width=40).play()
    assert "{" not in written
    assert "terminal-" not in written


@pytest.mark.parametrize("width", [40, 80])
def test_no_line_is_longer_than_the_screen_is_wide(width: int) -> None:
    lines = Typist(("Ada", "bot"), "de", seed=5, width=width).play().splitlines()
    assert max(len(line) for line in lines if not line.startswith("Ada> ")) <= width


def test_what_happens_is_told_with_its_clause() -> None:
    written = flat(Typist(("Ada", "bot"), seed=1).play())
    for clause in ("L2.5", "L2.6", "L3.2", "L4.3", "L5.1", "L5.2", "L5.4", "L6.1"):
        assert f"({clause})" in written


def test_without_drawings_nothing_is_drawn() -> None:
    written = Typist(("Ada", "bot"), seed=1, plain=True).play()
    assert not set(written) & set("║═╚╔╗╝╩╠╦╣╬")
    assert "Changed:" in written


def test_bots_among_themselves_come_to_an_end() -> None:
    target = io.StringIO()
    code = run("labyrinth", players=["bot", "bot", "bot"], secret=SECRET, source=io.StringIO(), target=target)
    assert code == 0
    assert "The match is over: Bot " in target.getvalue()
    assert "draws an up card" not in target.getvalue()  # it is told to spectators


def test_the_same_secret_gives_the_same_evening() -> None:
    told = [Typist(("Ada", "bot"), seed=2).play() for _ in range(2)]
    assert told[0] == told[1]


def test_a_return_match_moves_everybody_one_seat_on() -> None:
    typist = Typist(("Ada", "bot", "Bo"), seed=3, after=["again", "", "quit", "n"])
    written = typist.play()
    after = flat(written.rpartition("> again")[2])
    assert "Seat 1: Bot 1 · Seat 2: Bo (you) · Seat 3: Ada" in after
    assert not re.search(r"Seat \d(?!:)", after), "nobody is called after a seat"
    assert "pass the device" in flat(written).casefold()
