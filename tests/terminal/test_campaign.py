"""Only here a campaign is played at a text table: its box in a file, what is read aloud, and games broken off."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message
from msgspec.structs import replace

from tests.games.ziggurat.campaigns import after, at_chapter, finished, new
from tests.terminal.typist import SECRET, flat
from vetta.cli import main
from vetta.core.match import Match
from vetta.core.text import LANGUAGES, Texts, messages
from vetta.games import CATALOGUE, game
from vetta.games.ziggurat.box import Box, sealed
from vetta.games.ziggurat.campaign import CAMPAIGN
from vetta.terminal.campaign import run_box

BOTS = ("bot", "bot")
NEXT = "2026-05-01"


@pytest.fixture(autouse=True)
def catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CATALOGUE, "ziggurat", "vetta.games.ziggurat")


def sit(
    path: Path, *lines: str, replay: int | None = None, secret: bytes = SECRET, **others: object
) -> tuple[int, str, str]:
    """The exit code, the table's words and the errors, when these lines are typed and then nothing more."""
    target, errors = io.StringIO(), io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    others = {"language": "en", "plain": True, **others}
    code = run_box(
        "ziggurat", path, replay, today=NEXT, secret=secret, source=source, target=target, errors=errors, **others
    )
    return code, flat(target.getvalue()), errors.getvalue()


def box_in(path: Path) -> Box:
    box: Box = CAMPAIGN.read(game("ziggurat"), path.read_text("utf-8"))
    return box


def of_bots(box: Box) -> Box:
    """The same box with bots at every seat."""
    return sealed(replace(box, heroes=tuple(replace(hero, player="bot random") for hero in box.heroes)))


def put(path: Path, box: Box) -> str:
    path.write_text(CAMPAIGN.write(box), "utf-8")
    return path.read_text("utf-8")


def test_a_new_box_asks_who_plays_and_as_which_hero(tmp_path: Path) -> None:
    path = tmp_path / "our.box"
    code, written, errors = sit(path, "Ada, Bo", "9", "Splash", "nib", "")
    assert (code, errors) == (0, "")
    box = box_in(path)
    assert [(hero.player, hero.portrait, hero.name) for hero in box.heroes] == [
        ("Ada", "otta", "Splash"),
        ("Bo", "nib", ""),
    ]
    assert box.began == NEXT
    assert "Ada, which hero is yours?" in written
    assert "And then, on Tuesday, just before supper, the tower glimmers." in written
    assert written.index("Title: Roof Runner.") < written.index("Ada>" if "Ada>" in written else "Bo>")
    assert list(tmp_path.iterdir()) == [path], "nothing was played, so nothing else is kept"


def test_enter_takes_the_first_hero_that_is_free_and_nonsense_is_asked_again(tmp_path: Path) -> None:
    path = tmp_path / "our.box"
    sit(path, "Ada, Bo, Cleo", "", "", "dragon", "99", "", "", "otta the otter", "Otta")
    assert [hero.portrait for hero in box_in(path).heroes] == ["pip", "marlo", "otta"]


def test_options_of_a_new_box_hold_for_the_campaign(tmp_path: Path) -> None:
    path = tmp_path / "our.box"
    sit(path, players=BOTS, options={"family": "yes", "spawns": "expert", "leader": "seat-1"})
    assert (box_in(path).family, box_in(path).spawns) == ("yes", "expert")


def test_a_game_that_is_over_is_in_the_box_before_anybody_is_told(tmp_path: Path) -> None:
    path = tmp_path / "our.box"
    code, written, errors = sit(path, players=BOTS)
    assert (code, errors) == (0, "")
    games = box_in(path).games
    assert [(played.date, played.chapter, played.won) for played in games] == [(NEXT, 1, False)]
    assert "This game is now in the box" in written
    assert list(tmp_path.iterdir()) == [path]


def test_enter_plays_one_game_after_the_other_and_the_secret_knowledge_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "our.box"
    _, written, _ = sit(path, "", "", "quit", players=BOTS)
    assert len(box_in(path).games) == 3
    assert written.count("just before supper") == 1, "the large envelope is read once"
    assert written.count("Here is what the old climbers told nobody") == 1
    _, written, _ = sit(path, "quit")
    assert len(box_in(path).games) == 4
    assert "old climbers" not in written


def test_a_game_in_the_box_cannot_be_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "our.box"
    _, written, _ = sit(path, "undo", "leave", "log", "quit", players=BOTS)
    assert written.count("This game is in the box now and stays as it is.") == 2
    assert len(box_in(path).games) == 1


@pytest.mark.parametrize("end", [[], ["quit"]], ids=("ctrl-d", "quit"))
def test_a_game_that_is_broken_off_lies_beside_the_box_and_is_gone_on_with(tmp_path: Path, end: list[str]) -> None:
    path = tmp_path / "our.box"
    before = put(path, new())
    _, written, errors = sit(path, "1", *end)
    assert errors == ""
    kept = tmp_path / "our.box.match"
    assert f"The game so far is kept in {kept}" in written
    assert path.read_text("utf-8") == before
    told = kept.read_text("utf-8")
    _, written, _ = sit(path, "quit")
    assert "You go on with the game that was broken off." in written
    assert kept.read_text("utf-8") == told
    moves = [line for line in told.splitlines() if line[:1].isdigit()]
    assert moves


def test_leaving_all_together_ends_the_game_and_the_box_knows(tmp_path: Path) -> None:
    path = tmp_path / "our.box"
    put(path, new())
    sit(path, "1", "quit")
    sit(path, "leave", "yes", "leave", "yes")
    assert [played.loss for played in box_in(path).games] == ["deserted"]
    assert list(tmp_path.iterdir()) == [path]


def test_a_match_of_another_box_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    mine, other = tmp_path / "mine.box", tmp_path / "other.box"
    before = put(mine, new())
    put(other, new(key="f" * 16))
    sit(other, "1", "quit")
    strange = tmp_path / "mine.box.match"
    strange.write_text((tmp_path / "other.box.match").read_text("utf-8"), "utf-8")
    kept = strange.read_text("utf-8")
    code, _, errors = sit(mine, "1")
    assert (code, errors) == (2, f"vetta: {strange}: this match was not begun from this box as it is now\n")
    assert (mine.read_text("utf-8"), strange.read_text("utf-8")) == (before, kept)


def test_a_match_that_is_in_the_box_already_is_cleared_away(tmp_path: Path) -> None:
    """The light went out between writing the box and clearing the match away."""
    path = tmp_path / "our.box"
    put(path, of_bots(new()))
    sit(path, "export game.txt")
    rest = tmp_path / "our.box.match"
    rest.write_text((tmp_path / "game.txt").read_text("utf-8"), "utf-8")
    code, _, errors = sit(path, "quit")
    assert (code, errors) == (0, "")
    assert len(box_in(path).games) == 2
    assert not rest.exists()


def test_a_match_that_was_over_when_the_light_went_out_is_given_back(tmp_path: Path) -> None:
    path = tmp_path / "our.box"
    before = put(path, of_bots(new()))
    sit(path, "export game.txt")
    then = path.read_text("utf-8")
    path.write_text(before, "utf-8")
    (tmp_path / "our.box.match").write_text((tmp_path / "game.txt").read_text("utf-8"), "utf-8")
    sit(path, "quit", secret=b"\x01" * 32)
    assert path.read_text("utf-8") == then


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("nonsense", "it is not a box of Vetta"),
        ('{"vetta": "box", "form": 7, "game": "ziggurat"}', "it was written by a newer Vetta (form 7)"),
        ('{"vetta": "box", "form": 1, "game": "dice"}', "it is a box of 'dice', not of ziggurat"),
        (CAMPAIGN.write(new()).replace("otta", "fenn"), "it is damaged: what it holds does not fit its digest"),
    ],
)
def test_what_is_no_box_is_said_in_one_sentence_and_left_alone(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "our.box"
    path.write_text(text, "utf-8")
    code, written, errors = sit(path, "1")
    assert (code, written) == (2, "")
    assert errors.startswith(f"vetta: {path}: {sentence}")
    assert errors.count("\n") == 1
    assert path.read_text("utf-8") == text
    assert list(tmp_path.iterdir()) == [path]


def test_players_cannot_be_added_to_a_box_but_a_leader_can(tmp_path: Path) -> None:
    path = tmp_path / "our.box"
    put(path, new())
    assert sit(path, players=("Cleo",))[::2] == (2, f"vetta: {path} says who plays; nobody can be added\n")
    assert sit(path, options={"leader": "seat-2"})[0] == 0
    assert "only leader and first can be chosen" in sit(path, options={"family": "yes"})[2]


def test_the_hatchling_is_given_a_name_before_chapter_6(tmp_path: Path) -> None:
    path = tmp_path / "our.box"
    put(path, at_chapter(6))
    _, written, _ = sit(path, "", " ", "Soot", "quit")
    assert written.count("What do you call it?") == 3
    assert box_in(path).hatchling == "Soot"


def test_a_chapter_is_played_again_and_the_box_stays(tmp_path: Path) -> None:
    path = tmp_path / "our.box"
    before = put(path, of_bots(finished()))
    code, written, errors = sit(path, "quit", replay=3)
    assert (code, errors) == (0, "")
    assert "A chapter played again" in written
    assert path.read_text("utf-8") == before
    assert "this campaign is over" in sit(path)[2]
    assert "there is no chapter 7" in sit(path, replay=7)[2]


def test_no_chapter_is_played_again_before_the_end(tmp_path: Path) -> None:
    path = tmp_path / "our.box"
    assert f"{path} is not there" in sit(path, replay=1)[2]
    assert not path.exists()
    put(path, after(new(), won=True))
    assert "when all six are won" in sit(path, replay=1)[2]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["labyrinth", "--box", "a.box"], "labyrinth has no campaign, so it needs no box"),
        (["--box", "a.box"], "say which game the box is of: `vetta play GAME --text --box FILE`"),
        (["labyrinth", "--replay", "2"], "--replay plays a chapter of a box: say which with --box FILE"),
        (["--box", "a.box", "--load", "b"], "--load goes on with a match and --box with a campaign"),
    ],
)
def test_the_command_says_what_does_not_go_together(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--text", *arguments]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_around_the_box_are_there_in_every_language(language: str) -> None:
    english, words = (messages("vetta.core", which, "campaign").body for which in ("en", language))
    mine = {entry.id.name: variables(entry) for entry in words if isinstance(entry, Message)}
    assert mine == {entry.id.name: variables(entry) for entry in english if isinstance(entry, Message)}


def variables(message: Message) -> set[str]:
    return set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(message)))


ASKED = ("?", "rules", "options", "options chapter", "look", "log", "1", "1", "look", "log")


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapter_1_says_no_word_of_what_comes_later(tmp_path: Path, language: str) -> None:
    """G12.2  Neither of its own accord nor when asked by the name that a later thing will have."""
    path = tmp_path / "our.box"
    put(path, new())
    match = Match.new(game("ziggurat"), CAMPAIGN.setup_from(new(), {}), SECRET)
    texts = Texts(game("ziggurat"), language, 2)
    kinds = {kind.name for kind in game("ziggurat").lexicon.kinds}
    sealed = sorted(CAMPAIGN.sealed(match))
    secrets = [texts.kind(name) if name in kinds else texts.place(name) for name in sealed if name != "open"]
    _, written, errors = sit(path, *ASKED, *(f"rules G{n}" for n in (1, 2, 9, 10)), language=language)
    assert errors == ""
    for word in secrets:
        if word != texts.place("answer-none") and len(word) > 3:
            assert not re.search(rf"\b{re.escape(word.casefold())}\b", written.casefold()), word
    _, written, _ = sit(path, *(f"look {word}" for word in secrets), language=language)
    answers = [flat(texts.say("terminal-no-such-thing", typed=word)) in written for word in secrets]
    assert sum(answers) > 0.8 * len(secrets), "the others are ordinary words too: at home, for instance"
    for word in secrets:
        for known in ("not-in-sight", "nothing-there"):
            assert flat(texts.say(f"terminal-{known}", thing=word)) not in written, word
