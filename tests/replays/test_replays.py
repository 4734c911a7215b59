"""Only this sees whether a whole match, recorded long ago, still plays to the same end move by move."""

from __future__ import annotations

from pathlib import Path

import pytest

import vetta
from vetta.core.match_file import read_match, write_match

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_match_is_played_again_letter_by_letter(path: Path) -> None:
    text = path.read_text("utf-8")
    match = read_match(text, vetta.game, path.name)
    assert match.over
    assert write_match(match) == text


def test_each_game_has_golden_matches() -> None:
    assert {path.parent.name for path in FILES} >= set(vetta.CATALOGUE)


def test_between_them_the_matches_of_the_labyrinth_show_everything_that_can_happen() -> None:
    told = set()
    for path in (FOLDER / "labyrinth").glob("*.txt"):
        match = read_match(path.read_text("utf-8"), vetta.game, path.name)
        again = type(match).new(match.game, match.setup, match.secret, match.players)
        for move in match.moves:
            if move.text.startswith("undo"):
                again.undo(move.seat, int(move.text.split()[1]))
            elif move.text == "leave":
                again.leave(move.seat)
            else:
                again.play(move.seat, move.text)
            told |= {event.name for event in again.events(-1)}
    everything = {event.name for event in vetta.game("labyrinth").lexicon.events}
    assert everything - told == {"dealt", "saw-target", "began", "no-card"}, "three belong to the set-up"
