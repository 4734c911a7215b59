"""Two against two: only here what members share, where each may recruit, cards that are given, who answers."""

from __future__ import annotations

import pytest

from tests.games.zenith.scene import DECK, DISCARD, GIVING, ORDERING, PLANETS, TURN, agent, column, discs, hand, scene
from tests.modes import Mode, Position
from vetta.core.game import Setup

SEATS = [0, 1, 2, 3]
ONE_EACH = ("nero", "cresus", "bruss0l0", "titus", "annie")
"""An agent of each planet, in the order of the board."""


def mate(seat: int) -> int:
    return (seat + 2) % 4


def towards(seat: int, spaces: int) -> int:
    """Where a disc is that stands so far on the half of this seat's side."""
    return spaces * (1 - 2 * (seat % 2))


def round_of(mode: Mode, **options: str) -> Position:
    """Four seats, everybody keeps the first hand; the first team is asked for its order."""
    p = mode.new(Setup(4, {"first": "seat-1", "boards": "S-U-N", **options}), 5)
    return p.play("ready", "ready", "ready", "ready")


def lead(p: Position) -> Position:
    """The seat to move leads with any of its cards and gives none away."""
    p.play(next(choice for choice in sorted(p.choices()) if choice.startswith("lead")))
    return p.play("ready")


# ------------------------------------------------------------------------------------------ Z9.1, Z9.2


def test_a_team_starts_with_one_reserve_and_two_hands(mode: Mode) -> None:
    """Z9.1, Z11.15  12 credits and 1 zenithium altogether; each member has four cards of their own."""
    p = mode.new(Setup(4, {}), 3)
    assert [(int(p.credits[side]), int(p.zenithium[side])) for side in range(2)] == [(12, 1), (12, 1)]
    hands = [hand(p, seat) for seat in SEATS]
    assert [len(cards) for cards in hands] == [4, 4, 4, 4]
    assert len(set().union(*hands)) == 16
    assert p.deck == 74


@pytest.mark.parametrize("seat", [0, 1])
def test_members_share_credits_and_columns(mode: Mode, seat: int) -> None:
    """Z9.1, Z3.2  What one has recruited makes the other's agent cheaper, and both pay from one reserve."""
    hands = {seat: ["bruss0l0"], mate(seat): ["m4th3s0n"]}
    p = scene(mode, seats=4, acting=seat, hands=hands, coins=(10, 10))
    p.play("recruit bruss0l0")
    assert p.acting == mate(seat)
    p.play("recruit m4th3s0n")
    assert p.credits[seat % 2] == 10 - 1 - 3
    assert p.credits[1 - seat % 2] == 10
    assert column(p, seat % 2, "terra") == ["bruss0l0", "m4th3s0n"]


@pytest.mark.parametrize("seat", [0, 1])
def test_members_share_zenithium_and_markers(mode: Mode, seat: int) -> None:
    """Z9.1, Z3.3  One goes to level 1, the other from there to level 2, for 1 and 2 of the same zenithium."""
    p = scene(mode, seats=4, acting=seat, hands={seat: ["w3lls"], mate(seat): ["mc4ffr3y"]}, zenithium=(3, 3))
    p.play("develop w3lls")
    p.play("develop mc4ffr3y")
    assert [int(p.level[seat % 2, faction]) for faction in range(3)] == [0, 0, 2]
    assert p.zenithium[seat % 2] == 0
    assert p.zenithium[1 - seat % 2] == 3


@pytest.mark.parametrize("seat", [0, 1])
def test_members_share_the_badge(mode: Mode, seat: int) -> None:
    """Z9.1, Z7.18  One takes it, the agents of the other ask for it and find it."""
    p = scene(mode, seats=4, acting=seat, hands={seat: ["nero", "wul"], mate(seat): ["m4rt1n"]})
    p.play("lead nero", "ready")
    assert (p.badge, p.gold) == (seat % 2, 0)
    p.play("recruit m4rt1n")
    assert discs(p) == {"jupiter": towards(seat, 2)}


@pytest.mark.parametrize("seat", SEATS)
def test_discs_of_both_members_count_together(mode: Mode, seat: int) -> None:
    """Z9.1, Z8.1  The third disc of a planet wins for both members, whoever captures it."""
    p = scene(
        mode, seats=4, acting=seat, hands={seat: ["bruss0l0"]}, discs={"terra": towards(seat, 3)},
        captured={seat % 2: (0, 0, 2, 0, 0)},
    )  # fmt: skip
    p.play("recruit bruss0l0")
    assert p.over
    assert [p.score(other) for other in SEATS] == [1 if other % 2 == seat % 2 else -1 for other in SEATS]


@pytest.mark.parametrize("seat", SEATS)
def test_the_team_that_plays_second_begins_with_mars_and_venus(mode: Mode, seat: int) -> None:
    """Z9.2  One space each on its half, and nothing on Terra."""
    p = mode.new(Setup(4, {"first": f"seat-{seat + 1}"}), 1)
    assert discs(p) == {"venus": towards(seat, -1), "mars": towards(seat, -1)}
    assert p.seat == seat


# ------------------------------------------------------------------------------------------ Z9.3


@pytest.mark.parametrize("first", ["technology", "diplomacy"])
def test_in_its_round_a_team_plays_one_turn_for_each_member(mode: Mode, first: str) -> None:
    """Z9.3, Z11.23  The member by the technology board answers; then the other team has its round."""
    p = round_of(mode)
    assert (p.phase, p.seat) == (ORDERING, 0)
    assert p.choices() == {"begin technology", "begin diplomacy"}
    order = [0, 2] if first == "technology" else [2, 0]
    p.play(f"begin {first}")
    for seat in order:
        assert (p.phase, p.acting, p.seat) == (TURN, seat, seat)
        lead(p)
    assert (p.phase, p.seat, p.turns) == (ORDERING, 1, 2)


def test_the_order_is_agreed_anew_in_each_round(mode: Mode) -> None:
    """Z9.3, Z11.23  Each team in its own round, each time asked of the member by the technology board."""
    p = round_of(mode)
    played = []
    for asked, first in [(0, "technology"), (1, "diplomacy"), (0, "diplomacy"), (1, "technology")]:
        assert (p.phase, p.seat) == (ORDERING, asked)
        p.play(f"begin {first}")
        for _ in range(2):
            played.append(p.acting)
            lead(p)
    assert played == [0, 2, 3, 1, 2, 0, 1, 3]


def test_the_first_member_ends_a_turn_before_the_second_plays(mode: Mode) -> None:
    """Z9.3, Z4.1, Z4.2  Cards are drawn and a new disc lies there already in the turn of the second member."""
    p = scene(mode, seats=4, hands={0: ["bruss0l0"], 2: ["m4th3s0n"]}, discs={"terra": 3})
    p.play("recruit bruss0l0")
    assert p.acting == 2
    assert len(hand(p, 0)) == 4
    assert discs(p) == {}
    p.play("recruit m4th3s0n")
    assert discs(p) == {"terra": 1}
    assert p.captured[0, 2] == 1


def test_printed_example_of_a_team_that_agrees_on_its_order(mode: Mode) -> None:
    """Z9.3  Printed: two zenithium are not enough for animod level 3; the team mate plays first and gets the third."""
    p = scene(
        mode, seats=4, acting=2, hands={2: ["mc4ffr3y"], 0: ["nero"]}, zenithium=(2, 0), levels={0: (2, 0, 0)},
    )  # fmt: skip
    before = scene(mode, seats=4, hands={0: ["nero"]}, zenithium=(2, 0), levels={0: (2, 0, 0)})
    assert "develop nero" not in before.choices()
    p.play("recruit mc4ffr3y")
    assert len(hand(p, 2)) == 4
    assert p.acting == 0
    p.play("develop nero")
    assert p.level[0, 0] == 3
    assert p.zenithium[0] == 2 + 2 - 3


# ------------------------------------------------------------------------------------------ Z9.4


@pytest.mark.parametrize("seat", SEATS)
def test_each_member_recruits_on_three_planets(mode: Mode, seat: int) -> None:
    """Z9.4  Terra for both; Mercury and Venus by the technology board, Mars and Jupiter by the diplomacy board."""
    p = scene(mode, seats=4, acting=seat, hands={seat: ONE_EACH})
    mine = ("mercury", "venus", "terra") if seat < 2 else ("terra", "mars", "jupiter")
    for planet, name in zip(PLANETS, ONE_EACH, strict=True):
        assert (f"recruit {name}" in p.choices()) == (planet in mine)
        if planet not in mine:
            assert p.objection(f"recruit {name}") == ("other-zone", agent(p, name), PLANETS.index(planet))
        assert f"develop {name}" in p.choices()
        assert f"lead {name}" in p.choices()


@pytest.mark.parametrize("seat", [0, 1])
def test_two_players_recruit_everywhere(mode: Mode, seat: int) -> None:
    """Z9.4  The zones are there for teams only."""
    p = scene(mode, acting=seat, hands={seat: ONE_EACH})
    assert {f"recruit {name}" for name in ONE_EACH} <= p.choices()


@pytest.mark.parametrize("seat", SEATS)
def test_effects_reach_every_planet(mode: Mode, seat: int) -> None:
    """Z9.4  Influence, transfer and mobilizing are not limited by the zones."""
    p = scene(mode, seats=4, acting=seat, hands={seat: ["helena-kerr"]})
    p.play("recruit helena-kerr")
    assert p.choices() == {"planet mercury", "planet venus", "planet mars", "planet jupiter"}
    theirs = {1 - seat % 2: ONE_EACH}
    p = scene(mode, seats=4, acting=seat, hands={seat: ["orw3ll", "mc4ffr3y"]}, columns=theirs)
    p.play("develop mc4ffr3y")
    assert p.choices() == {f"column {planet}" for planet in PLANETS}
    p = scene(mode, seats=4, acting=seat, hands={seat: ["nero"]})
    deck = [n for n in range(90) if p.where[n] == DECK]
    for number in deck:
        if number not in (agent(p, "cresus"), agent(p, "annie")):
            p.where[number] = DISCARD
    p.deck, p.discards = 2, len(deck) - 2
    p.play("lead nero")
    assert column(p, seat % 2, "venus") + column(p, seat % 2, "jupiter") == ["cresus", "annie"]


# ------------------------------------------------------------------------------------------ Z9.5


@pytest.mark.parametrize("seat", SEATS)
def test_whoever_leads_may_give_two_cards(mode: Mode, seat: int) -> None:
    """Z9.5  Any of the hand, none, one or two; after the gain of the faction and before drawing."""
    p = scene(mode, seats=4, acting=seat, hands={seat: ["double-joe", "wul", "nero", "annie"]}, coins=(0, 0))
    p.play("lead double-joe")
    assert (p.phase, p.seat) == (GIVING, seat)
    assert p.credits[seat % 2] == 3
    assert p.badge == seat % 2
    assert p.choices() == {"give wul", "give nero", "give annie", "ready"}
    none = p.copy().play("ready")
    assert len(hand(none, seat)) == 5
    assert len(hand(none, mate(seat))) == 1
    p.play("give nero")
    assert (p.phase, p.seat) == (GIVING, seat)
    assert p.choices() == {"give wul", "give annie", "ready"}
    one = p.copy().play("ready")
    assert "nero" in hand(one, mate(seat))
    assert len(hand(one, seat)) == 5
    p.play("give annie")
    assert p.acting == mate(seat)
    assert {"nero", "annie"} <= hand(p, mate(seat))
    assert "wul" in hand(p, seat)
    assert len(hand(p, seat)) == 5


def test_animods_mobilize_before_cards_are_given(mode: Mode) -> None:
    """Z9.5, Z3.7"""
    p = scene(mode, seats=4, hands={0: ["nero", "wul"]})
    p.play("lead nero")
    assert p.phase == GIVING
    assert sum(int(p.height[0, planet]) for planet in range(5)) == 2


def test_the_mate_keeps_cards_above_the_limit(mode: Mode) -> None:
    """Z9.5, Z4.1  Six cards stay six; the own turn then draws none."""
    full = ["annie", "ivan", "felis", "moussa"]
    p = scene(mode, seats=4, hands={0: ["wul", "nero", "cresus"], 2: full})
    p.play("lead wul", "give nero", "give cresus")
    assert p.acting == 2
    assert hand(p, 2) == {*full, "nero", "cresus"}
    p.play("recruit ivan")
    assert hand(p, 2) == {"annie", "felis", "moussa", "nero", "cresus"}


def test_cards_are_given_by_leaders_of_teams_only(mode: Mode) -> None:
    """Z9.5  Not by who recruits or develops, not by two players, not from an empty hand."""
    cards = {0: ["bruss0l0", "nero"]}
    for action in ("recruit bruss0l0", "develop bruss0l0"):
        p = scene(mode, seats=4, hands=cards).play(action)
        assert (p.phase, p.acting) == (TURN, 2)
    p = scene(mode, hands=cards).play("lead bruss0l0")
    assert (p.phase, p.acting) == (TURN, 1)
    p = scene(mode, seats=4, hands={0: ["bruss0l0"]}).play("lead bruss0l0")
    assert (p.phase, p.acting) == (TURN, 2)


def test_giving_ends_with_the_last_card(mode: Mode) -> None:
    """Z9.5  One card left: when it is given, the turn ends."""
    p = scene(mode, seats=4, hands={0: ["bruss0l0", "nero"]}).play("lead bruss0l0", "give nero")
    assert (p.phase, p.acting) == (TURN, 2)
    assert "nero" in hand(p, 2)
    assert len(hand(p, 0)) == 5


def test_each_turn_of_leading_gives_two_cards_anew(mode: Mode) -> None:
    """Z9.5  Both members may give in the same round."""
    p = scene(mode, seats=4, hands={0: ["wul", "nero", "cresus"], 2: ["annie", "ivan"]})
    p.play("lead wul", "give nero", "give cresus", "lead annie", "give ivan", "give cresus")
    assert {"ivan", "cresus"} <= hand(p, 0)
    assert "nero" in hand(p, 2)


# ------------------------------------------------------------------------------------------ Z9.6


def test_printed_example_of_drawing_in_teams(mode: Mode) -> None:
    """Z9.6, Z9.5  Printed: Andrea has played when Serena takes the badge and gives her a card; Serena draws up to 5,

    Andrea had drawn up to 4 only; in the next round she draws by the badge too.
    """
    hands = {
        0: ["bruss0l0", "wul", "nero", "cresus"], 2: ["annie", "m4rt1n", "ivan", "geta"],
        1: ["felis"], 3: ["lisa-charity"],
    }  # fmt: skip
    p = scene(mode, seats=4, hands=hands)
    p.play("recruit bruss0l0")
    assert len(hand(p, 0)) == 4
    p.play("lead m4rt1n", "give annie", "ready")
    assert len(hand(p, 2)) == 5
    assert len(hand(p, 0)) == 5
    p.play("begin technology", "recruit felis", "recruit lisa-charity")
    p.play("begin technology")
    assert p.badge == 0
    p.play("develop nero")
    assert len(hand(p, 0)) == 5


@pytest.mark.parametrize(("badge", "gold", "cards"), [(-1, 0, 4), (0, 0, 5), (0, 1, 6), (1, 0, 4), (1, 1, 4)])
@pytest.mark.parametrize("seat", [0, 2])
def test_only_the_member_on_turn_draws_by_the_badge_of_the_team(
    mode: Mode, seat: int, badge: int, gold: int, cards: int
) -> None:
    """Z9.6, Z4.1"""
    p = scene(mode, seats=4, acting=seat, hands={seat: ["bruss0l0"]}, badge=badge, gold=gold)
    p.play("recruit bruss0l0")
    assert len(hand(p, seat)) == cards
    assert [len(hand(p, other)) for other in SEATS if other != seat] == [1, 1, 1]


# ------------------------------------------------------------------------------------------ Z9.7, Z9.8


@pytest.mark.parametrize("seat", [0, 1])
def test_only_the_hand_on_turn_is_discarded(mode: Mode, seat: int) -> None:
    """Z9.7  Punk Mari takes the hand of her own member, nobody else's; Atlas asks for cards of that hand only."""
    hands = {seat: ["punk-mari", "annie", "ivan"], mate(seat): ["cresus", "felis"]}
    p = scene(mode, seats=4, acting=seat, hands=hands).play("recruit punk-mari")
    assert hand(p, seat) == set()
    assert hand(p, mate(seat)) == {"cresus", "felis"}
    assert [len(hand(p, other)) for other in SEATS if other % 2 != seat % 2] == [1, 1]
    hands = {seat: ["atlas", "annie", "ivan"], mate(seat): ["cresus", "felis"]}
    p = scene(mode, seats=4, acting=seat, hands=hands).play("recruit atlas")
    assert p.choices() == {"discard annie", "discard ivan"}
    p = scene(mode, seats=4, acting=seat, hands={**hands, seat: ["atlas"]}).play("recruit atlas")
    assert hand(p, mate(seat)) == {"cresus", "felis"}
    assert p.badge == seat % 2


@pytest.mark.parametrize("seat", SEATS)
def test_the_member_on_turn_makes_all_choices(mode: Mode, seat: int) -> None:
    """Z9.8  By the technology board or not."""
    p = scene(mode, seats=4, acting=seat, hands={seat: ["helena-kerr"]}).play("recruit helena-kerr")
    assert p.seat == seat


@pytest.mark.parametrize("seat", SEATS)
def test_in_the_turn_of_others_the_member_by_the_technology_board_answers(mode: Mode, seat: int) -> None:
    """Z9.8, Z5.5, Z11.16  The others capture by Baron Goro and choose for their token; then his effect goes on."""
    p = scene(
        mode, seats=4, acting=seat, hands={seat: ["baron-goro"]}, discs={"mars": towards(seat, -3)},
        tokens={"mars": "influence"}, zenithium=(0, 0),
    )  # fmt: skip
    p.play("recruit baron-goro")
    assert p.seat == seat
    p.play("planet mars")
    assert p.captured[1 - seat % 2, 3] == 1
    assert p.seat == 1 - seat % 2
    assert p.zenithium[seat % 2] == 0
    p.play("planet jupiter")
    assert p.disc[4] == towards(seat, -1)
    assert p.zenithium[seat % 2] == 3
    assert p.zenithium[1 - seat % 2] == 0
    assert p.acting == mate(seat)
