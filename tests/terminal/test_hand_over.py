"""Only here it is seen what stays on a screen that several people share: never a secret of somebody else."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence

import pytest

from tests.terminal.typist import Typist, flat, typed
from vetta.core.text import Texts
from vetta.core.view import SPECTATOR, Choice, View
from vetta.games import game
from vetta.terminal.chronicle import Chronicle
from vetta.terminal.commands import answer
from vetta.terminal.console import Console
from vetta.terminal.running import Evening
from vetta.terminal.setting import Wishes
from vetta.terminal.table import Table

FIRST = {"first": "seat-1"}


def screens(written: str, players: list[str], texts: Texts) -> Iterator[tuple[str, str]]:
    """Who looks at the screen, and all that is on it until the next hand-over, lines joined."""
    sentences = {name: flat(texts.say("terminal-hand-over", name=name)) for name in players}
    found = re.split("|".join(f"({re.escape(sentence)})" for sentence in sentences.values()), flat(written))
    yield "", found[0]
    for n in range(1, len(found), len(players) + 1):
        handed = found[n : n + len(players)]
        yield next(name for name, sentence in sentences.items() if sentence in handed), found[n + len(players)]


def test_a_bot_sees_what_its_seat_sees_and_nothing_else() -> None:
    seen: list[tuple[int, int]] = []

    def watching(view: View, choices: Sequence[Choice]) -> Choice:
        seen.append((view.seat, view.mover))
        assert view == table.match.view(view.seat)
        assert list(choices) == table.match.choices(view.seat)
        return choices[len(seen) % len(choices)]

    typist = Typist(("Ada", "bot", "bot"), seed=4, stop=lambda table: len(table.match.moves) > 40)
    table = typist.begin().table
    table.bots = {1: watching, 2: watching}
    typist.play_on()
    assert {seat for seat, _ in seen} == {1, 2}
    assert all(seat == mover for seat, mover in seen)


def test_every_match_has_a_secret_of_its_own() -> None:
    def secret() -> bytes:
        evening = Evening(Console(io.StringIO(), io.StringIO()), Wishes("labyrinth"), plain=True, secret=None)
        return evening.begin().match.secret

    secrets = {secret() for _ in range(5)}
    assert len(secrets) == 5
    assert all(len(one) == 32 and len(set(one)) > 10 for one in secrets)


@pytest.mark.parametrize("language", ["en", "de"])
def test_nobody_reads_what_somebody_else_was_told(language: str) -> None:
    players = ["Ada", "Bo", "Cy"]
    typist = Typist(players, language, seed=4)
    written, texts = typist.play(), Texts(game("labyrinth"), language)
    told: dict[str, set[str]] = {
        name: {
            flat(texts.event(event, players)) for entry in typist.table.chronicle.entries for event in entry.told[seat]
        }
        for seat, name in [(SPECTATOR, ""), *enumerate(players)]
    }
    shown = list(screens(written, players, texts))
    assert len(shown) > 10
    assert {name for name, _ in shown} == {"", *players}
    secrets_seen = 0
    for viewer, screen in shown:
        for name in players:
            for sentence in told[name] - told[viewer]:
                assert name == viewer or sentence not in screen, f"{viewer or 'everybody'} reads {sentence!r}"
        secrets_seen += sum(sentence in screen for sentence in told[viewer] - told[""])
    assert secrets_seen > 10, "people must be told their own secrets, or this test sees nothing"


def test_each_screen_begins_cleared_and_with_what_was_missed() -> None:
    written = Typist(("Ada", "Bo"), seed=4).play()
    parts = written.split("press Enter.\n> \n\n\n\n")
    assert len(parts) > 4
    assert all(part.startswith("Since your last turn:\n") for part in parts[3:])


def test_each_person_is_told_who_sits_where() -> None:
    """When first looking at the screen, and not again."""
    written = typed(["", "push W2 0", "stay", "", "", "push W4 0", "stay", "", ""], ("Ada", "Bo"), options=FIRST)[0]
    assert written.count("Seat 1: Ada (you) · Seat 2: Bo\n") == 1
    assert written.count("Seat 1: Ada · Seat 2: Bo (you)\n") == 1
    assert written.count("Ada, press Enter.") == 2


def test_alone_among_bots_nothing_is_handed_over() -> None:
    assert "press Enter" not in Typist(("bot", "Ada", "bot"), seed=4).play()


LOOKED_AT = {
    "labyrinth": (
        "look c3",
        "? c3",
        "? go a1",
        "? W2",
        "? pay up",
        "? joker",
        "look joker",
        "look hidden",
        "? lay a joker",
    ),
    "zenith": ("look nero", "? recruit Nero", "look baron goro", "look mars", "? mars", "look hand-2", "? lead wul"),
}


def whatever_is_looked_at(table: Table, seat: int) -> str:
    """All that this seat can read at the table without making a move."""
    out = io.StringIO()
    twin = Table(Console(io.StringIO(), out, width=80), table.match, table.company, b"", plain=False)
    twin.chronicle = table.chronicle
    twin.viewer, twin.told = seat, dict(table.told)
    twin.picking = table.picking
    twin.screen.table(table.match, seat, table.picking, whole=True)
    twin.screen.prompt(table.match, seat)
    twin.screen.offers(table.match, seat, table.picking)
    for line in ("look", "log 500", "options", "rules 7", *LOOKED_AT[table.match.game.name]):
        answer(twin, seat, line)
    return out.getvalue()


@pytest.mark.parametrize(
    ("name", "players", "moves"), [("labyrinth", ("Ada", "Bo", "bot"), 1000), ("zenith", ("Ada", "Bo"), 60)]
)
def test_a_world_that_looks_the_same_reads_the_same(name: str, players: tuple[str, ...], moves: int) -> None:
    """For each person at each of their turns: others' hands and targets dealt anew change no byte."""
    compared = 0

    class Watcher(Typist):
        def watch(self) -> None:
            nonlocal compared
            table, seat = self.table, self.table.match.seat
            if self.asked % 7 or seat < 0 or table.viewer != seat or table.picking.touched:
                return
            real = table.match.state
            before = whatever_is_looked_at(table, seat)
            for n in range(3):
                world = real.copy()
                world.die[0] = n
                table.match.game.kernels.imagine(world, seat)
                world.die = type(real.die)(real.die)
                table.match.state = world
                assert whatever_is_looked_at(table, seat) == before
                compared += world.to_bytes() != real.to_bytes()
            table.match.state = real

    Watcher(players, seed=6, game=name, stop=lambda table: len(table.match.moves) > moves).play()
    assert compared > 10


def test_each_person_keeps_a_language() -> None:
    lines = ["", "lang de", "go c3", "push W4 0", "stay", "", "", "lang it", "go c3", "push E2 0"]
    written, typist = typed(lines, ("Ada", "Bo"), options={"first": "seat-1"})
    assert [who.language for who in typist.table.company] == ["de", "it"]
    text = flat(written)
    assert "Wenn du das gelesen hast" in text
    assert "Pass the device to Bo" in text
    assert "Prima" in text or "prima" in text


def test_a_chronicle_told_again_from_the_record_is_the_same() -> None:
    typist = Typist(("Ada", "Bo"), seed=4)
    typist.play()
    again = Chronicle(typist.table.match)
    assert again.entries == typist.table.chronicle.entries
