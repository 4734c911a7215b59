"""At the table: only here somebody leaves at every moment of a match, or lets the time run out."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.zenith.scene import ASKING, GIVING, ORDERING, OTHERS, SWAPPING, TURN, agent, hand, prompt, scene
from tests.modes import Mode, Position
from vetta.core.game import Setup


def mate(seat: int) -> int:
    return (seat + 2) % 4


def in_discard(p: Position, seat: int = -1) -> set[str]:
    return {name for name, (_, where, *_) in p.pieces(seat).items() if where == "discard-pile"}


def winner_told(p: Position) -> str:
    """Of which side the prompt says that it has won, and how, to everybody alike."""
    said = [p.game.view(p.plain(), seat).prompt for seat in range(-1, p.seats)]
    assert all(one == said[0] for one in said)
    assert said[0].name == "won"
    return f"{int(said[0].args['seat']) % 2} {said[0].args['victory']}"


# ------------------------------------------------------------------------------------------ Z12.1


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("acting", [0, 1])
def test_of_two_players_the_other_one_wins(mode: Mode, acting: int, seat: int) -> None:
    """Z12.1  In the own turn or not, and however many discs there are."""
    captured = {seat: (2, 1, 1, 0, 0)}
    p = scene(mode, acting=acting, hands={acting: ["nero"]}, captured=captured).leave(seat)
    assert p.over
    assert [p.score(0), p.score(1)] == ([-1, 1] if seat == 0 else [1, -1])
    assert p.choices() == set()
    assert ("left", seat) in p.happened
    assert ("last-side", 1 - seat) in p.happened
    assert winner_told(p) == f"{1 - seat} otherwise"


@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_players_one_may_leave_before_the_first_turn(mode: Mode, seat: int) -> None:
    """Z12.1"""
    p = mode.new(Setup(2, {"first": "seat-1"}), 4).leave(seat)
    assert [p.score(0), p.score(1)] == ([-1, 1] if seat == 0 else [1, -1])


def test_leaving_twice_or_after_the_end_changes_nothing(mode: Mode) -> None:
    """Z12.1"""
    p = scene(mode, hands={0: ["nero"]}).leave(0)
    before = p.to_bytes()
    p.leave(1)
    assert p.score(1) == 1
    p.leave(0)
    assert [field for field in zip(before, p.to_bytes(), strict=True) if field[0] != field[1]] == []


@pytest.mark.parametrize("leaving", [0, 1, 2, 3])
@pytest.mark.parametrize("acting", [0, 1, 2, 3])
def test_the_hand_of_a_member_is_discarded_and_the_match_goes_on(mode: Mode, acting: int, leaving: int) -> None:
    """Z12.1  For all to see; the others keep their cards and their turns."""
    p = scene(mode, seats=4, acting=acting, hands={acting: ["annie", "ivan"]})
    held = {seat: hand(p, seat) for seat in range(4)}
    p.leave(leaving)
    assert not p.over
    assert hand(p, leaving) == set()
    assert p.hand[leaving] == 0
    assert held[leaving] <= in_discard(p)
    assert p.discards == len(held[leaving])
    for seat in range(4):
        if seat != leaving:
            assert hand(p, seat) == held[seat]
    assert (p.phase, p.acting) == (TURN, mate(acting) if leaving == acting else acting)
    assert f"cards-{leaving + 1}" not in p.pieces(-1)


@pytest.mark.parametrize("leaving", [0, 1, 2, 3])
def test_the_team_mate_plays_one_turn_in_each_round(mode: Mode, leaving: int) -> None:
    """Z12.1, Z9.3  The other team still plays two, and is still asked for its order."""
    p = mode.new(Setup(4, {"first": f"seat-{2 - leaving % 2}"}), 4)
    p.play("ready", "ready", "ready", "ready", "begin technology")
    p.leave(leaving)
    turns = []
    for _ in range(9):
        if p.phase == ORDERING:
            assert p.seat % 2 != leaving % 2
            p.play("begin diplomacy")
        turns.append(p.acting)
        p.play(min(choice for choice in p.choices() if choice.startswith("lead")))
        if p.phase == GIVING:
            p.play("ready")
    other = 1 - leaving % 2
    assert turns[2:] == [mate(leaving), other + 2, other, mate(leaving), other + 2, other, mate(leaving)]
    assert p.left[leaving] == 1


@pytest.mark.parametrize("leaving", [0, 1, 2, 3])
def test_who_was_to_play_second_leaves(mode: Mode, leaving: int) -> None:
    """Z12.1, Z9.3  After the turn of the first member the round is over: the one who left has no turn."""
    p = scene(mode, seats=4, acting=mate(leaving), hands={mate(leaving): ["bruss0l0"]}).leave(leaving)
    p.play("develop bruss0l0")
    assert (p.phase, p.seat, p.turns) == (ORDERING, 1 - leaving % 2, 1)
    assert "skipped" not in [name for name, *_ in p.happened]


@pytest.mark.parametrize("leaving", [0, 2])
def test_a_team_of_one_recruits_on_the_same_planets(mode: Mode, leaving: int) -> None:
    """Z12.1, Z9.4"""
    acting = mate(leaving)
    cards = ("nero", "cresus", "bruss0l0", "titus", "annie")
    p = scene(mode, seats=4, acting=acting, hands={acting: cards, leaving: []}).leave(leaving)
    mine = {"nero", "cresus", "bruss0l0"} if acting == 0 else {"bruss0l0", "titus", "annie"}
    assert {choice for choice in p.choices() if choice.startswith("recruit")} == {f"recruit {name}" for name in mine}


def test_nobody_is_there_to_be_given_cards(mode: Mode) -> None:
    """Z12.1, Z9.5"""
    p = scene(mode, seats=4, hands={0: ["wul", "nero"]}).leave(2).play("lead wul")
    assert p.phase == ORDERING
    assert p.seat == 1


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("second", [2, 3])
def test_when_both_members_are_gone_the_other_team_wins(mode: Mode, first: int, second: int) -> None:
    """Z12.1  One of each team is not enough."""
    p = scene(mode, seats=4, hands={0: ["nero"]}).leave(first).leave(second)
    assert p.over == (first == second - 2)
    if p.over:
        assert [p.score(seat) for seat in range(4)] == [-1 if seat % 2 == first % 2 else 1 for seat in range(4)]
        assert winner_told(p) == f"{1 - first % 2} otherwise"


@pytest.mark.parametrize("leaving", [0, 2])
def test_leaving_while_the_order_is_agreed(mode: Mode, leaving: int) -> None:
    """Z12.1, Z9.3  Whoever of the two leaves: the other has the turn, and after it the round is over."""
    p = mode.new(Setup(4, {"first": "seat-1"}), 4).play("ready", "ready", "ready", "ready")
    assert (p.phase, p.seat) == (ORDERING, 0)
    p.leave(leaving)
    assert (p.phase, p.seat, p.turns) == (TURN, mate(leaving), 0)
    p.play(min(choice for choice in p.choices() if choice.startswith("lead")))
    assert (p.phase, p.seat, p.turns) == (ORDERING, 1, 1)


@pytest.mark.parametrize("leaving", [1, 3])
def test_the_others_may_leave_while_a_team_agrees(mode: Mode, leaving: int) -> None:
    """Z12.1, Z9.3"""
    p = mode.new(Setup(4, {"first": "seat-1"}), 4).play("ready", "ready", "ready", "ready").leave(leaving)
    assert (p.phase, p.seat) == (ORDERING, 0)
    p.play("begin technology")
    for _ in range(2):
        p.play(min(choice for choice in p.choices() if choice.startswith("lead")), "ready")
    assert (p.phase, p.seat) == (TURN, mate(leaving))


@pytest.mark.parametrize("leaving", [0, 1, 2, 3])
@pytest.mark.parametrize("decided", [0, 1, 2, 3])
def test_leaving_before_the_first_turn(mode: Mode, decided: int, leaving: int) -> None:
    """Z12.1, Z2.6  Everybody else still decides about the first hand, one after the other, once."""
    p = mode.new(Setup(4, {"first": "seat-1"}), 4)
    asked = []
    for _ in range(decided):
        asked.append(p.seat)
        p.play("ready")
    p.leave(leaving)
    while p.phase == SWAPPING:
        asked.append(p.seat)
        p.play("ready")
    assert asked == [seat for seat in range(4) if seat != leaving or seat < decided]
    assert p.seat == (2 if leaving == 0 else 0)
    assert [int(p.hand[seat]) for seat in range(4)] == [0 if seat == leaving else 4 for seat in range(4)]


def test_leaving_with_cards_laid_down_in_secret(mode: Mode) -> None:
    """Z12.1, Z11.21  All four cards go to the discard pile, and no card is lost."""
    p = mode.new(Setup(4, {"first": "seat-1", "mulligan_order": "in-secret"}), 4)
    mine = hand(p, 0)
    p.play(*(f"discard {name}" for name in sorted(mine)[:2])).leave(0)
    assert in_discard(p) == mine
    assert p.seat == 1
    assert p.deck + p.discards + sum(int(p.hand[seat]) for seat in range(4)) == 90


@pytest.mark.parametrize("leaving", [0, 2])
def test_leaving_in_the_middle_of_an_effect(mode: Mode, leaving: int) -> None:
    """Z12.1  The mate answers, and the effect is carried out to its end."""
    p = scene(mode, seats=4, acting=leaving, hands={leaving: ["baron-goro", "nero"]}, zenithium=(0, 0))
    p.play("recruit baron-goro").leave(leaving)
    assert (p.phase, p.seat) == (ASKING, mate(leaving))
    assert prompt(p) == "give-influence"
    p.play("planet mars")
    assert p.zenithium[0] == 3
    assert p.disc[3] == -1


def test_whoever_answers_for_the_others_may_leave(mode: Mode) -> None:
    """Z12.1, Z9.8  Then the member by the diplomacy board answers, now and later."""
    setting = {"discs": {"mars": -3}, "tokens": {"mars": "influence"}}
    p = scene(mode, seats=4, hands={0: ["baron-goro"]}, **setting).play("recruit baron-goro", "planet mars")  # type: ignore[arg-type]
    assert p.seat == 1
    p.leave(1)
    assert p.seat == 3
    p.play("planet jupiter")
    assert p.disc[4] == -1
    p = scene(mode, seats=4, hands={0: ["baron-goro"]}, **setting).leave(1)  # type: ignore[arg-type]
    p.play("recruit baron-goro", "planet mars")
    assert p.seat == 3


def test_leaving_while_cards_are_given(mode: Mode) -> None:
    """Z12.1, Z9.5  What has been given stays given; the turn ends without drawing."""
    p = scene(mode, seats=4, hands={0: ["wul", "nero", "annie", "ivan"]}).play("lead wul", "give nero").leave(0)
    assert p.acting == 2
    assert hand(p, 2) == {"nero", OTHERS[2]}
    assert in_discard(p) == {"wul", "annie", "ivan"}
    assert hand(p, 0) == set()


def test_the_mate_has_no_card_for_an_effect_that_wants_one(mode: Mode) -> None:
    """Z12.1, Z7.14  Atlas asks who is left to discard; an empty hand is ignored, and the badge is taken."""
    p = scene(mode, seats=4, hands={0: ["atlas", "nero"], 2: []}).play("recruit atlas")
    assert p.choices() == {"discard nero"}
    p.leave(0)
    assert p.badge == 0
    assert p.seat % 2 == 1 or p.choices()


def test_matches_that_people_leave_go_on_to_their_end(mode: Mode) -> None:
    """Z12.1  Random matches in which two seats leave at random moments: somebody can always play, until the end."""
    rng = random.Random(12)
    for _ in range(12):
        p = mode.new(Setup(4, {}), rng.randbytes(16))
        leaving = rng.sample(range(4), 2)
        moments = sorted(rng.sample(range(220), 2))
        step = 0
        while not p.over:
            if moments and step == moments[0]:
                moments.pop(0)
                p.leave(leaving.pop())
                continue
            assert p.left[p.seat] == 0
            assert p.left[p.acting] == 0 or p.phase == SWAPPING
            p.play(rng.choice(p.legal()), seed=rng.randbytes(16))
            step += 1
        assert sum(p.score(seat) for seat in range(4)) == 0


# ------------------------------------------------------------------------------------------ Z12.2


def idle(p: Position, seed: int = 0) -> str:
    """What the table plays for who is out of time."""
    q = p.copy()
    q.seed(seed)
    action = q.idle()
    assert action in p.legal()
    return p.game.write(action)


@pytest.mark.parametrize("seat", [0, 1])
def test_out_of_time_the_table_leads_with_any_card(mode: Mode, seat: int) -> None:
    """Z12.2  Each of the hand as likely as the others, also one that has been given."""
    p = scene(mode, acting=seat, hands={seat: ["bruss0l0", "nero", "m4rt1n"]})
    many = 900
    counted = Counter(idle(p, seed) for seed in range(many))
    assert set(counted) == {"lead bruss0l0", "lead nero", "lead m4rt1n"}
    assert sum((number - many / 3) ** 2 / (many / 3) for number in counted.values()) < 18


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("lula-smart", "no"), ("suleiman", "no"), ("as1m0v", "no"), ("h3rb3rt", "no"), ("caesar", "option 1"),
        ("little-bob", "planet mercury"), ("baron-goro", "planet mercury"), ("sir-sam", "planet mercury"),
        ("handy-luke", "token terra"), ("elisabeth", "discard annie"), ("v4n-v0gt", "column mars"),
        ("gibs0n", "column mars"), ("augustus", "planet mercury"),
    ],
)  # fmt: skip
def test_out_of_time_a_question_is_answered_with_no_or_the_first_answer(
    mode: Mode, name: str, answer: str, seat: int
) -> None:
    """Z12.2  No where a chevron stands; else the first answer there is."""
    p = scene(
        mode, acting=seat, hands={seat: [name, "annie"]}, columns={seat: ["nero"], 1 - seat: ["bish0p", "geta"]},
        tokens={"terra": "influence", "mars": "exile-2"},
    )  # fmt: skip
    p.play(f"recruit {name}")
    assert p.phase == ASKING
    assert idle(p) == answer


def test_the_first_answer_is_one_that_can_be_given(mode: Mode) -> None:
    """Z12.2  Mercury and Venus have no disc, so Terra is the first; the excluded planet is passed over."""
    p = scene(mode, hands={0: ["p-k-d1ck"]}, discs={"mercury": 9, "venus": 9}).play("recruit p-k-d1ck")
    assert idle(p) == "planet terra"
    p = scene(mode, hands={0: ["secret-kali"]}).play("recruit secret-kali", "yes")
    assert idle(p) == "planet venus"


def test_out_of_time_nothing_is_exchanged_or_given(mode: Mode) -> None:
    """Z12.2  The first hand is kept, no card is given, the member by the technology board goes first."""
    p = mode.new(Setup(4, {"first": "seat-1"}), 4)
    for _ in range(4):
        assert idle(p) == "ready"
        p.play("ready")
    assert idle(p) == "begin technology"
    p = scene(mode, seats=4, hands={0: ["wul", "nero"]}).play("lead wul")
    assert p.phase == GIVING
    assert idle(p) == "ready"


def test_a_table_without_anybody_plays_to_the_end(mode: Mode) -> None:
    """Z12.2  A whole match of the clock alone: always something legal, until nobody can win any more."""
    for seats in (2, 4):
        p = mode.new(Setup(seats, {}), 9)
        while not p.over:
            action = p.idle()
            assert action in p.legal()
            p.play(action)
        assert p.turns == {2: 300, 4: 800}[seats]
        assert agent(p, "nero") >= 0
