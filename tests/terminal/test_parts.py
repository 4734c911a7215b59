"""Only here the drawing of a board and the search among picks are seen by themselves, with games of a few words."""

from __future__ import annotations

import signal

import pytest

from vetta.core.game import SetupError
from vetta.core.lexicon import ANYBODY, NUMBER, SEAT, Kind, Lexicon, PieceName, Place
from vetta.core.view import Choice, Piece, Said, View
from vetta.terminal.board import Board, Lit
from vetta.terminal.exits import undisturbed
from vetta.terminal.picking import Picking
from vetta.terminal.screen import keys_of
from vetta.terminal.seats import seated


def lexicon(*places: Place) -> Lexicon:
    pieces = (
        *(PieceName(f"p{n}", "path", NUMBER) for n in range(6)),
        PieceName("gold", "thing", ANYBODY),
        PieceName("ann", "pawn", SEAT),
        PieceName("stop", "sign"),
    )
    kinds = (Kind("way", "║═║═"), Kind("bend", "╚╔╗╝"), Kind("gold"), Kind("pawn", "A"), Kind("stop", "x"))
    return Lexicon(pieces, kinds, places, (), (), (), (), {}, ())


def view(*pieces: Piece) -> View:
    return View(0, 0, Said("x"), pieces, False, (0, 0))


SQUARE = (
    Place("a1", "cell", (1, 1)), Place("b1", "cell", (2, 1)), Place("a2", "cell", (1, 2)), Place("b2", "cell", (2, 2)),
    Place("In", "arrow", (0, 1)), Place("box"),
)  # fmt: skip


def drawn(*pieces: Piece, lit: Lit | None = None, width: int = 30) -> list[str]:
    board = Board(lexicon(*SQUARE))
    board.give_letters(view(*pieces), {"gold": "gold"})
    return board.draw(view(*pieces), lit or Lit(), width)


RING = (
    Piece("p0", "bend", "a1", facing=1, state=2),
    Piece("p1", "bend", "b1", facing=2, state=3),
    Piece("p2", "bend", "a2", facing=0),
    Piece("p3", "way", "b2", facing=1, state=1),
)


def test_signs_that_are_open_to_each_other_are_joined() -> None:
    assert drawn(*RING) == [
        "      a        b",
        "1  In ╔════════╗",
        "      ║2        3",
        "2     ╚═════════",
        "                1",
    ]


def test_a_narrow_screen_gets_a_narrow_board() -> None:
    assert max(map(len, drawn(*RING, width=14))) <= 14


def test_things_have_letters_and_their_owners_take_them_away() -> None:
    gold, ann = Piece("gold", "gold", "b2", order=1), Piece("ann", "pawn", "b2", order=2)
    assert drawn(*RING, gold, ann)[-1].strip() == "1gA"
    assert drawn(*RING, Piece("gold", "gold", "b2", order=1, state=1), ann)[-1].strip() == "1A"


def test_what_can_be_picked_and_what_is_wanted_is_marked() -> None:
    gold = Piece("gold", "gold", "b1", order=1)
    lines = drawn(*RING, gold, lit=Lit({"In", "p3"}, {"gold"}))
    assert lines[1].startswith("1 >In")
    assert lines[2].split()[-1] == "3g!"
    assert lines[4].strip() == ">1"


def test_a_sign_on_an_arrow_is_seen() -> None:
    assert drawn(*RING, Piece("stop", "stop", "In"))[1].startswith("1 xIn")


def test_letters_never_change() -> None:
    board = Board(lexicon(*SQUARE))
    board.give_letters(view(Piece("gold", "gold", "a1", order=1)), {"gold": "gold"})
    board.give_letters(view(Piece("gold", "gold", "a1", order=1)), {"gold": "oro"})
    assert board.letters == {"gold": "g"}


def test_too_many_things_are_told_to_be_more() -> None:
    pawns = [Piece("ann", "pawn", "b1", order=n) for n in range(1, 12)]
    assert drawn(*RING, *pawns)[2].endswith("3AAAAAA+")


ENDS = {place.name: f"{place.name[0]}: {'upper' if place.name[1] == '1' else 'lower'} bank" for place in SQUARE[:4]}


@pytest.mark.parametrize("width", [26, 25])
def test_the_ends_of_rows_are_never_beyond_the_screen(width: int) -> None:
    """Three signs for each column at least, so much for the places without a square, and the names of the rows."""
    board = Board(lexicon(*SQUARE), ENDS)
    lines = board.draw(view(*RING), Lit(), width)
    assert max(map(len, lines)) <= width
    ends = {"1": "upper bank", "2": "lower bank"}
    drawn_there = [line.endswith(ends[line[0]]) for line in lines if line[0] in ends]
    assert drawn_there == 2 * [not board.ends_below(width)]
    assert board.ends_below(20) == [f"{row}: {end}" for row, end in ends.items()]


def choices(*picks: str) -> list[Choice]:
    return [Choice(n, things, Said("x"), tuple(things.split())) for n, things in enumerate(picks)]


def offered(picking: Picking) -> list[str]:
    return [offer.thing or offer.choices[0].text for offer in picking.offers()]


def test_things_are_offered_one_after_the_other() -> None:
    picking = Picking(choices("t0 n", "t0 s", "t1 n", "t1 s"))
    assert offered(picking) == ["t0", "t1"]
    picking.touch("t1")
    assert [offer.only.text for offer in picking.offers() if offer.only] == ["t1 n", "t1 s"]
    assert picking.back()
    assert offered(picking) == ["t0", "t1"]
    assert not picking.back()


def test_what_all_choices_share_goes_without_saying() -> None:
    picking = Picking(choices("pawn a", "pawn b x", "pawn b y"))
    assert offered(picking) == ["a", "b"]
    picking.touch("b")
    assert offered(picking) == ["x", "y"]


def test_a_later_thing_can_be_touched_first() -> None:
    picking = Picking(choices("t0 n", "t0 s", "t1 n"))
    picking.touch("n")
    assert offered(picking) == ["t0", "t1"]
    picking.back()
    assert {offer.thing for offer in picking.later()} == {"n", "s"}


def test_order_counts_where_it_makes_a_difference() -> None:
    picking = Picking(choices("a b", "b a"))
    picking.touch("b")
    assert [choice.text for choice, _ in picking.left] == ["b a"]


def test_choices_that_look_alike_are_offered_whole() -> None:
    picking = Picking([*choices("card pile", "card"), Choice(7, "other", Said("x"), ("card",))])
    assert offered(picking) == ["pile", "card", "other"]
    assert [offer.only.action for offer in picking.offers() if offer.only] == [0, 1, 7]


def test_numbered_things_keep_their_numbers() -> None:
    assert keys_of(Picking(choices("t0 n", "t0 s", "t3 n")).offers()) == ["0", "3"]
    assert keys_of(Picking(choices("a1", "b2")).offers()) == ["1", "2"]


# ------------------------------------------------------------------------------------------ names and interruptions


@pytest.mark.parametrize("text", ["A" * 100, "bot " + "x" * 100])
def test_a_name_is_not_longer_than_a_sentence_can_bear(text: str) -> None:
    if text.startswith("bot"):
        with pytest.raises(SetupError):
            seated(text, "en")
    else:
        assert seated(text, "en").name == "A" * 24


def test_ctrl_c_during_a_move_waits_until_it_is_made() -> None:
    done = []

    def move() -> None:
        with undisturbed():
            signal.raise_signal(signal.SIGINT)
            done.append("moved")
        done.append("never")

    with pytest.raises(KeyboardInterrupt):
        move()
    assert done == ["moved"]


def test_ctrl_c_during_a_refused_move_is_not_forgotten() -> None:
    def move() -> None:
        with undisturbed():
            signal.raise_signal(signal.SIGINT)
            raise ValueError

    with pytest.raises(KeyboardInterrupt):
        move()


def test_letters_are_the_same_wherever_things_lie() -> None:
    """Also what lies beside the board now has its letter, so that none changes when it comes in."""
    kinds = (Kind("gold"), Kind("glass"))
    pieces = (PieceName("one", "thing"), PieceName("two", "thing"))
    words = Lexicon(pieces, kinds, SQUARE, (), (), (), (), {}, ())
    letters = []
    for first, second in (("a1", "box"), ("box", "a1"), ("a1", "b1")):
        board = Board(words)
        board.give_letters(
            view(Piece("one", "gold", first), Piece("two", "glass", second)), {"gold": "gold", "glass": "glass"}
        )
        letters.append(board.letters)
    assert letters[0] == letters[1] == letters[2] == {"gold": "g", "glass": "l"}


def test_without_ctrl_c_a_move_is_just_made() -> None:
    before = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)
    with undisturbed():
        assert signal.getsignal(signal.SIGTERM) != before[1]
    assert (signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)) == before
