"""Only this sees whether a match record keeps its promises: moves, undo, leaving, and the way to a text and back."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import vetta
from vetta.core.game import Setup, SetupError
from vetta.core.match import Match, Refused, commitment, make_secret, seed_of
from vetta.core.match_file import MatchFileError, read_match, take_apart, write_match

LABYRINTH = vetta.game("labyrinth")


def new(seats: int = 2, options: dict[str, str] | None = None, secret: int = 1) -> Match:
    return Match.new(LABYRINTH, Setup(seats, options or {}), make_secret(b"%d" % secret), ["Ada", "Bo", "Cleo", "Dan"])


def play_on(match: Match, moves: int, seed: int = 1) -> Match:
    chance = random.Random(seed)
    while moves > 0 and not match.over:
        match.play(match.seat, LABYRINTH.write(chance.choice(LABYRINTH.legal(match.state))))
        moves -= 1
    return match


@cache
def finished_text() -> str:
    """The text of a whole match."""
    return write_match(play_on(new(), 10_000))


def reason(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.reason


# ---------------------------------------------------------------------------- chance


def test_the_secret_decides_all_chance_and_is_hidden_behind_its_commitment() -> None:
    assert new(secret=1).digest() == new(secret=1).digest() != new(secret=2).digest()
    secret = make_secret(b"a", [b"b", b"c"])
    assert len(commitment(secret)) == 64
    assert secret.hex() not in commitment(secret)


def test_every_nonce_changes_the_secret() -> None:
    assert len({make_secret(b"a", [b"b"]), make_secret(b"a", [b"c"]), make_secret(b"a"), make_secret(b"b")}) == 4


def test_each_move_has_a_die_of_its_own() -> None:
    secret = make_secret(b"x")
    seeds = {seed_of(secret, moment) for moment in ("start", "0", "1", "10")}
    assert len(seeds) == 4
    assert {len(seed) for seed in seeds} == {16}


def test_another_order_of_moves_draws_other_cards() -> None:
    """After an undo the same action is a later move, and its die is another one."""
    first = play_on(new(), 2)
    again = play_on(new(), 1)
    again.undo(again.seat, 0)
    play_on(again, 2)
    assert [move.text for move in first.moves] == [move.text for move in again.moves[2:]]
    assert first.state.to_bytes()[:16] != again.state.to_bytes()[:16]


# ---------------------------------------------------------------------------- moves


def test_a_refused_move_changes_nothing() -> None:
    match = play_on(new(), 7)
    before = match.state.to_bytes(), list(match.moves)
    other = 1 - match.seat
    for seat, text, why in (
        (match.seat, "fly", "unknown-move"),
        (match.seat, "go z9", "unknown-move"),
        (other, match.choices(match.seat)[0].text, "not-your-turn"),
        (match.seat, "pay up" if match.state.phase == 0 else "push Nb 0", "against-the-rules"),
    ):
        with pytest.raises(Refused) as refused:
            match.play(seat, text)
        assert reason(refused) == why
        assert (match.state.to_bytes(), match.moves) == before


def test_a_refusal_for_a_rule_names_the_clause() -> None:
    match = new()
    with pytest.raises(Refused) as refused:
        match.play(match.seat, "go c3")
    assert refused.value.objection
    assert refused.value.objection.clause == "L3.1"


def test_nothing_is_played_after_the_end() -> None:
    match = play_on(new(), 10_000)
    assert match.over
    assert match.seat == -1
    assert match.choices(0) == match.choices(1) == []
    with pytest.raises(Refused, match="match-is-over"):
        match.play(0, "stay")
    with pytest.raises(Refused, match="match-is-over"):
        match.leave(0)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_nobody_moves_from_a_seat_that_is_not_there(seat: int) -> None:
    match = play_on(new(), 3)
    before = match.state.to_bytes(), list(match.moves)
    with pytest.raises(Refused, match="no-such-seat"):
        match.leave(seat)
    with pytest.raises(Refused, match="no-such-seat"):
        match.undo(seat, 0, agreed=True)
    with pytest.raises(Refused, match="not-your-turn"):
        match.play(seat, "stay")
    assert (match.state.to_bytes(), match.moves) == before


def test_a_match_does_not_show_its_secret_by_accident() -> None:
    match = play_on(new(), 3)
    assert match.secret.hex() not in repr(match)
    assert match.state.to_bytes().hex()[:40] not in repr(match)
    assert repr(match.secret) not in repr(match)


def test_leaving_is_not_undone_freely() -> None:
    match = new(3)
    match.leave(match.seat)
    assert not any(match.can_undo(seat, 0) for seat in range(3))


def test_names_are_made_fit_to_be_shown() -> None:
    names = ["A\x1b[2Jda\n", "\u202eBo", "  C  l e o "]
    assert Match.new(LABYRINTH, Setup(3), make_secret(b"x"), names).players == ("A[2Jda", "Bo", "C l e o")


def test_a_trail_leads_from_the_pawn_to_where_it_stops() -> None:
    match = new(3)
    chance = random.Random(4)
    walks = 0
    while not match.over and walks < 50:
        match.play(match.seat, LABYRINTH.write(chance.choice(LABYRINTH.legal(match.state))))
        walked = [event for event in match.events(0) if event.name == "walked"]
        if walked:
            assert match.trail[-1] == walked[0].args["cell"]
            walks += 1
    assert walks == 50


# ---------------------------------------------------------------------------- undo


def test_a_push_is_undone_freely_and_leaves_no_trace_in_the_position() -> None:
    match = new()
    before = match.state.to_bytes()
    seat = match.seat
    match.play(seat, "push W2 0")
    assert match.can_undo(seat, 0)
    assert not match.can_undo(1 - seat, 0)
    match.undo(seat, 0)
    assert match.state.to_bytes() == before
    assert [move.text for move in match.moves] == ["push W2 0", "undo 0"]


def test_a_drawn_card_is_undone_only_by_agreement() -> None:
    match = new()
    seat = match.seat
    match.play(seat, "push W2 0")
    match.play(seat, "stay")
    with pytest.raises(Refused) as refused:
        match.undo(seat, 0)
    assert reason(refused) == "undo-needs-consent"
    match.undo(seat, 0, agreed=True)
    assert match.seat == seat
    assert match.moves[-1].text == "undo 0 agreed"


def test_any_position_is_found_again_behind_undone_moves_and_far_from_the_start() -> None:
    match = new(3)
    chance = random.Random(9)
    was: list[tuple[bytes, list[object]]] = []
    while len(match.moves) < 260:
        was.append((match.state.to_bytes(), list(match.state.notes)))
        if match.moves and chance.random() < 0.15:
            match.undo(match.seat, chance.randrange(max(0, len(match.moves) - 70), len(match.moves)), agreed=True)
        else:
            play_on(match, 1, chance.randrange(10**6))
    for number, (position, notes) in enumerate(was):
        found = match.position_before(number)
        assert found.to_bytes() == position
        assert found.notes == notes
    assert [s.to_bytes() for s in (p.copy() for p in match.positions())][:-1] == [position for position, _ in was[1:]]


def test_a_long_chain_of_undone_undos_is_no_trap() -> None:
    match = play_on(new(), 1)
    for _ in range(300):
        match.undo(match.seat, len(match.moves) - 1, agreed=True)
    assert match.position_before(300).to_bytes() == new().state.to_bytes()
    assert match.position_before(299).to_bytes() == play_on(new(), 1).state.to_bytes() != new().state.to_bytes()


def test_undo_needs_a_move_that_was_made() -> None:
    match = new()
    for to in (-1, 0, 5):
        with pytest.raises(Refused) as refused:
            match.undo(0, to)
        assert reason(refused) == "no-such-move"


def test_the_last_own_move_is_found_behind_undone_ones() -> None:
    match = new()
    seat = match.seat
    assert match.last_own(seat) is None
    match.play(seat, "push W2 0")
    assert match.last_own(seat) == 0
    assert match.last_own(1 - seat) is None
    match.undo(seat, 0)
    assert match.last_own(seat) is None
    match.play(seat, "push Nb 0")
    assert match.last_own(seat) == 2


# ---------------------------------------------------------------------------- text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_finished_match_reads_back_to_the_same_place(seats: int) -> None:
    match = play_on(new(seats, {"steep": "yes", "stay_counts": "no"}), 10_000, seats)
    text = write_match(match)
    again = read_match(text, vetta.game)
    assert again.digest() == match.digest()
    assert again.moves == match.moves
    assert again.players == match.players
    assert write_match(again) == text


def test_undo_and_leaving_are_read_back() -> None:
    match = play_on(new(3), 9)
    match.undo(match.seat, 4, agreed=True)
    match.leave(1)
    play_on(match, 5)
    again = read_match(write_match(match, with_secret=True), vetta.game)
    assert [move.text for move in again.moves] == [move.text for move in match.moves]
    assert again.digest() == match.digest()


def test_the_secret_stays_out_until_the_end() -> None:
    match = play_on(new(), 5)
    text = write_match(match)
    assert match.secret.hex() not in text
    assert "drew" not in text
    assert commitment(match.secret) in text
    with pytest.raises(MatchFileError, match="holds no secret"):
        read_match(text, vetta.game)


def test_a_name_cannot_break_the_text() -> None:
    match = Match.new(LABYRINTH, Setup(2), make_secret(b"x"), ["Ada\nresult 1 0", "  Bo \t B "])
    assert read_match(write_match(match, with_secret=True), vetta.game).players == ("Ada result 1 0", "Bo B")


DAMAGE = [
    (r"^vetta match 1", "vetta match 9", "line 1: a match begins with"),
    (r"^game labyrinth", "game chess", "line 2: there is no game 'chess'"),
    (r"^rules 1", "rules 99", "line 3: was played under rules 99"),
    (r"^pack standard \w+", "pack standard 0000000000000000", "line 4: was played with pack"),
    (r"^seats 2", "seats two", "'seats' is a small number"),
    (r"^seats 2", "seats 7", "is played with 2, 3, 4 seats, not 7"),
    (r"^seats 2", "seats 99999999999", "'seats' is a small number"),
    (r"^seats 2", "seats ٢", "'seats' is a small number"),
    (r"^seats 2", "seats " + 9999 * "9", "'seats' is a small number"),
    (r"^player 1 Ada", "player 9 Ada", "names a player at seat 9 of 2"),
    (r"^player 1 Ada", "player 0 Ada", "needs the number of a seat"),
    (r"^player 1 Ada", "player ١ Ada", "needs the number of a seat"),
    (r"^player 1 Ada", "player " + 9999 * "1", "needs the number of a seat"),
    (r"^game labyrinth", "game \x1b[2J\x07", "line 2: there is no game"),
    (r"^game labyrinth", "game " + 9999 * "x", "line 2: there is no game"),
    (r"^rules 1", "rules \x1b[31m1", "line 3: was played under rules"),
    (r"^4 (\d) .*$", r"4 \1 undo " + 99 * "9", "cannot be played"),
    (r"^option steep no", "option steep perhaps", "cannot be 'perhaps'"),
    (r"^option steep no", "option stepp no", "has no option 'stepp'"),
    (r"^option steep no", "option young no", "option young is there twice"),
    (r"^secret ....", "secret 0000", "the secret is not the one that was committed to"),
    (r"^secret \w+", "secret xyz", "a secret is 64 hexadecimal digits"),
    (r"^commitment ....", "commitment 0000", "the secret is not the one that was committed to"),
    (r"^player 1 Ada", "player one Ada", "needs the number of a seat"),
    (r"^3 ", "4 ", "move 3 is missing"),
    (r"^3 (\d) .*$", r"3 \1 fly", "'fly' by seat"),
    (r"^2 (\d) .*$", r"2 9 stay", "no-such-seat"),
    (r"^2 \d \w+", "2 push", "a move is its number, its seat and its text"),
    (r"^4 (\d) .*$", r"4 \1 undo 77", "no-such-move"),
    (r"drew (\d) \w+", r"drew \1 ace", "the secret gives"),
    (r"^digest \w+", "digest 00", "something was changed"),
    (r" ; drew .*$", "", "the secret gives 'drew"),
    (r"^(\d+ \d push .*)$", r"\1 ; drew 1 up", "the secret gives 'nothing'"),
    (r"^digest .*$", "", "has no line 'digest' at its end"),
    (r"^result .*$", "", "has no line 'result' at its end"),
    (r"^result .*$", "result 7 7", "the moves give"),
    (r"^result .*$", "result 1 0\n5 1 stay", "a move stands after the end"),
    (r"^digest", "digger", "does not begin with a known word: 'digger'"),
]


@pytest.mark.parametrize(("pattern", "instead", "sentence"), DAMAGE)
def test_a_damaged_text_is_refused_in_one_sentence(pattern: str, instead: str, sentence: str) -> None:
    text = finished_text()
    damaged, times = re.subn(pattern, instead, text, count=1, flags=re.M)
    assert times == 1
    with pytest.raises(MatchFileError) as error:
        read_match(damaged, vetta.game, "my.txt")
    assert sentence in str(error.value)
    assert str(error.value).startswith("my.txt")
    assert str(error.value).isprintable()
    assert len(str(error.value)) < 500


def test_any_changed_letter_of_a_move_is_noticed() -> None:
    text = finished_text()
    lines = text.splitlines()
    chance = random.Random(1)
    moves = [number for number, line in enumerate(lines) if re.match(r"\d+ \d ", line)]
    for number in chance.sample(moves, 25):
        other = re.sub(r"^(\d+ \d) .*$", r"\1 stay" if " stay" not in lines[number] else r"\1 push Nb 0", lines[number])
        with pytest.raises(MatchFileError):
            read_match("\n".join([*lines[:number], other, *lines[number + 1 :]]), vetta.game)


def test_a_text_that_is_cut_off_is_refused_wherever_the_cut_is() -> None:
    lines = finished_text().splitlines()
    for number in range(len(lines)):
        with pytest.raises(MatchFileError):
            read_match("\n".join(lines[:number]), vetta.game)


@pytest.mark.parametrize("text", ["", "\n\n", "vetta match 1", "vetta match 1\ngame labyrinth\n", "\0" * 50, "9" * 99])
def test_what_is_no_match_is_refused(text: str) -> None:
    with pytest.raises(MatchFileError):
        read_match(text, vetta.game)


def test_a_text_longer_than_any_match_is_refused() -> None:
    with pytest.raises(MatchFileError, match="longer than"):
        take_apart("vetta match 1\n" + " " * 2_000_001)


def test_a_set_up_that_is_not_offered_is_refused() -> None:
    with pytest.raises(SetupError, match="with 2, 3, 4 seats, not 5"):
        new(5)
    with pytest.raises(SetupError, match="with 2 seats"):
        new(2, {"company": "red-yellow-green"})


# ---------------------------------------------------------------------------- the command


def vetta_command(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "vetta", *words], capture_output=True, text=True, check=False)


def test_verify_tells_of_a_good_match_and_of_a_bad_one(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    text = finished_text()
    path.write_text(text, "utf-8")
    good = vetta_command("verify", str(path))
    assert (good.returncode, good.stderr) == (0, "")
    assert "all as recorded; result" in good.stdout
    damaged = text.replace("digest ", "digest f")
    path.write_text(damaged, "utf-8")
    bad = vetta_command("verify", str(path))
    assert (bad.returncode, bad.stdout) == (2, "")
    assert len(bad.stderr.splitlines()) == 1
    assert path.read_text("utf-8") == damaged


@pytest.mark.parametrize(
    "words",
    [
        ["verify", "no-such-file.txt"],
        ["verify", "/dev/zero"],
        ["verify", "."],
        ["perft", "labyrinth", "--seed", "-1"],
        ["perft", "labyrinth", "--seed", str(2**128)],
        ["perft", "labyrinth", "--depth", "0"],
        ["play", "labyrinth", "--seats", "0"],
        ["play", "labyrinth", "--seats", "99999999"],
        ["play", "labyrinth", "--load", "match.txt"],
        ["wasm", "/dev/null/folder"],
        ["perft", "labyrinth", "--seats", "9"],
        ["perft", "labyrinth", "--option", "steep"],
        ["bench", "labyrinth", "--seats", "9"],
    ],
)
def test_what_the_command_cannot_do_is_one_sentence_and_code_2(words: list[str]) -> None:
    run = vetta_command(*words)
    assert run.returncode == 2
    assert len(run.stderr.splitlines()) == 1


def test_ctrl_c_ends_a_command_with_its_own_code() -> None:
    words = [sys.executable, "-u", "-m", "vetta", "perft", "labyrinth", "--mode", "plain", "--depth", "30"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        assert run.stdout
        assert run.stdout.readline().startswith("1 ")
        run.send_signal(signal.SIGINT)
        assert (run.wait(), run.stderr.read() if run.stderr else "") == (130, "")


def test_an_idle_seat_plays_something_legal_that_depends_on_the_moment() -> None:
    match = play_on(new(), 4)
    before = match.state.to_bytes()
    assert match.idle() == match.idle()
    assert match.idle() in {choice.text for choice in match.choices(match.seat)}
    assert match.state.to_bytes() == before


def test_where_compiled_rules_cannot_be_kept_another_place_is_asked_for(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    words = [sys.executable, "-m", "vetta", "perft", "labyrinth", "--depth", "1"]
    env = {**os.environ, "VETTA_CACHE": str(tmp_path / "file")}
    run = subprocess.run(words, capture_output=True, text=True, check=False, env=env)
    assert (run.returncode, run.stdout) == (2, "")
    assert "VETTA_CACHE can name another folder" in run.stderr
    assert len(run.stderr.splitlines()) == 1


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\xff\xfe")
    run = vetta_command("verify", str(path))
    assert (run.returncode, len(run.stderr.splitlines())) == (2, 1)
