"""Discs on their tracks: only here influence runs over every space, captures interrupt, and effects wait in a stack."""

from __future__ import annotations

import pytest

from tests.games.zenith.scene import GONE, PLANETS, agent, column, discs, mine, prompt, scene, told
from tests.modes import Mode, Position

CHEAP = {"mercury": "w3lls", "venus": "c1x1n", "terra": "bruss0l0", "mars": "mc4ffr3y", "jupiter": "m4rt1n"}
"""An agent of each planet that asks nothing."""


def without_drawing(p: Position) -> list[str]:
    return [line for line in told(p) if not line.startswith("drew ")]


def used(p: Position) -> dict[str, int]:
    kinds = p.game.lexicon.lists["token"]
    return {kinds[n]: int(p.used[n]) for n in range(8) if p.used[n]}


# ------------------------------------------------------------------------------------ Z5  Influence


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("planet", PLANETS)
@pytest.mark.parametrize("place", [-3, -2, -1, 0, 1, 2, 3])
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_influence_moves_a_disc_space_by_space(mode: Mode, seat: int, planet: str, place: int, amount: int) -> None:
    """Z5.1, Z5.2  Towards the own zone, through the centre, one space each; what is left over at the end is lost."""
    number = PLANETS.index(planet)
    levels = {seat: (amount, amount, amount - 1)}
    p = scene(mode, acting=seat, discs=mine(seat, **{planet: place}), hands={seat: ["w3lls"]}, levels=levels)
    p.play("develop w3lls")
    if amount == 3:  # level N3 asks for two planets before the bonus of the row does
        p.disc[number] = 0
        others = [other for other in PLANETS if other != planet]
        p.play(f"planet {others[0]}", f"planet {others[1]}")
        p.disc[number] = place * (1 - 2 * seat)
    p.play(f"planet {planet}")
    assert f"pulled {seat} {amount} {planet}" in told(p)
    caught = place + amount >= 4
    assert p.captured[seat, number] == int(caught)
    assert p.captured[1 - seat, number] == 0
    assert p.disc[number] == (0 if caught else (place + amount) * (1 - 2 * seat))


@pytest.mark.parametrize("seat", [0, 1])
def test_example_three_influence_across_the_centre(mode: Mode, seat: int) -> None:
    """Z5.1  Mars is on the opponent's half, two from the centre; after 3 influence it is on the own half, one from it.
    All influence of one effect goes to the same planet.
    """
    p = scene(mode, acting=seat, hands={seat: ["suleiman"]}, discs=mine(seat, mars=-2), coins=(13, 13))
    p.play("recruit suleiman", "price 3")
    p.play("planet mars")
    assert discs(p) == mine(seat, mars=1, jupiter=1)
    assert p.seat == 1 - seat


@pytest.mark.parametrize("seat", [0, 1])
def test_a_captured_disc_leaves_the_track_and_is_kept(mode: Mode, seat: int) -> None:
    """Z5.2  From the centre it takes four influence; a disc once captured stays where it is."""
    for place, caught in ((2, 0), (3, 1)):
        p = scene(
            mode, acting=seat, hands={seat: ["nero"]}, discs=mine(seat, mercury=place),
            captured={seat: (1, 0, 1, 0, 0), 1 - seat: (0, 2, 0, 0, 0)},
        )  # fmt: skip
        p.play("recruit nero")
        assert [int(p.captured[seat, n]) for n in range(5)] == [1 + caught, 0, 1, 0, 0]
        assert [int(p.captured[1 - seat, n]) for n in range(5)] == [0, 2, 0, 0, 0]
        assert (f"captured {seat} mercury 2" in told(p)) is bool(caught)
        assert p.zenithium[seat] == 23


@pytest.mark.parametrize("seat", [0, 1])
def test_agents_stay_in_their_columns_when_a_disc_is_captured(mode: Mode, seat: int) -> None:
    """Z5.2  As the printed answer says, cards are discarded only where an effect says so."""
    p = scene(
        mode,
        acting=seat,
        hands={seat: ["nero"]},
        discs=mine(seat, mercury=3),
        columns={seat: ["wul"], 1 - seat: ["khan"]},
    )
    p.play("recruit nero")
    assert column(p, seat, "mercury") == ["wul", "nero"]
    assert column(p, 1 - seat, "mercury") == ["khan"]
    assert p.discards == 0


@pytest.mark.parametrize("seat", [0, 1])
def test_printed_answer_the_rest_is_lost_because_the_new_disc_comes_later(mode: Mode, seat: int) -> None:
    """Z5.3  Venus is one space from the zone: of 1 and 1 influence by two effects, the second one is lost."""
    p = scene(mode, acting=seat, hands={seat: ["c1x1n"]}, discs=mine(seat, venus=3), badge=seat)
    p.play("recruit c1x1n")
    assert without_drawing(p)[1:] == [
        f"pulled {seat} 1 venus", f"captured {seat} venus 1", f"no-disc {seat} venus", "new-disc venus",
    ]  # fmt: skip
    assert discs(p) == {}
    p = scene(mode, acting=seat, hands={seat: ["agent-ezra"]}, discs=mine(seat, venus=3))
    p.play("recruit agent-ezra", "yes")
    assert discs(p) == mine(seat, jupiter=1)
    assert p.captured[seat, 1] == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_an_empty_track_cannot_be_chosen_until_the_turn_ends(mode: Mode, seat: int) -> None:
    """Z5.3, Z6.4  Nobody moves a disc there, and afterwards it is on the centre."""
    p = scene(mode, acting=seat, hands={seat: ["huxl3y"]}, discs=mine(seat, mercury=3))
    p.play("recruit huxl3y")
    assert p.disc[0] == GONE
    assert p.choices() == {"planet venus", "planet terra", "planet mars", "planet jupiter"}
    assert p.objection("planet mercury") == ("no-disc-there", 0)
    p.play("planet jupiter")
    assert discs(p) == mine(seat, jupiter=1)


@pytest.mark.parametrize("seat", [0, 1])
def test_an_empty_track_gives_nothing_to_the_opponent_either(mode: Mode, seat: int) -> None:
    """Z5.3  Titus captures Mars; the opponent cannot be given influence there, nor gain any by a token."""
    p = scene(
        mode, acting=seat, hands={seat: ["titus"]}, discs=mine(seat, mars=3, terra=-3), tokens={"terra": "influence"}
    )
    p.play("recruit titus")
    assert p.choices() == {"planet mercury", "planet venus", "planet terra", "planet jupiter"}
    p.play("planet terra")
    assert p.seat == 1 - seat
    assert p.choices() == {"planet mercury", "planet venus", "planet jupiter"}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("planet", PLANETS)
def test_the_first_disc_of_a_planet_brings_its_token(mode: Mode, seat: int, planet: str) -> None:
    """Z5.4  That of this planet and no other, at once; then it is discarded and never replaced."""
    tokens = dict.fromkeys(PLANETS, "credits-3") | {planet: "zenithium-1"}
    tokens = {slot: kind for slot, kind in tokens.items() if kind == "zenithium-1" or slot in ("venus", "terra")}
    p = scene(
        mode, acting=seat, hands={seat: [CHEAP[planet]]}, discs=mine(seat, **{planet: 3}), tokens=tokens,
        zenithium=(0, 0), coins=(4, 4),
    )  # fmt: skip
    p.play(f"recruit {CHEAP[planet]}")
    assert f"token-taken {seat} zenithium-1 {planet}" in told(p)
    own = {"terra": 1, "mars": 2}.get(planet, 0)
    assert p.zenithium[seat] == own + 1
    assert p.zenithium[1 - seat] == 0
    assert used(p) == {"zenithium-1": 1}
    left = {slot for slot, kind in zip(PLANETS, p.slot, strict=False) if kind >= 0}
    assert left == set(tokens) - {planet}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("before", [0, 1])
def test_later_discs_of_a_planet_bring_no_token(mode: Mode, seat: int, before: int) -> None:
    """Z5.4  No matter who had the first one, and no matter whether the own disc is the first of one's own."""
    captured = {(seat + before) % 2: (1, 0, 0, 0, 0)}
    p = scene(
        mode, acting=seat, hands={seat: ["nero"]}, discs=mine(seat, mercury=3), captured=captured,
        tokens={"venus": "credits-3"},
    )  # fmt: skip
    p.play("recruit nero")
    assert p.captured[seat, 0] == 2 - before
    assert p.credits[seat] == 43
    assert used(p) == {}


@pytest.mark.parametrize("seat", [0, 1])
def test_two_captures_of_one_planet_and_one_token(mode: Mode, seat: int) -> None:
    """Z5.4  The opponent captures Mercury first and gets the token; the second capture gets nothing."""
    p = scene(
        mode, acting=seat, hands={seat: ["nero"], 1 - seat: ["wul"]}, discs=mine(seat, mercury=3),
        tokens={"mercury": "credits-4"},
    )  # fmt: skip
    p.play("recruit nero")
    assert p.credits[seat] == 50 - 7 + 4
    p.disc[0] = 3 * (1 - 2 * (1 - seat))
    p.play("recruit wul")
    assert p.captured[1 - seat, 0] == 1
    assert p.credits[1 - seat] == 48
    assert used(p) == {"credits-4": 1}


@pytest.mark.parametrize("seat", [0, 1])
def test_a_token_that_has_left_the_board_is_not_there_for_the_capture(mode: Mode, seat: int) -> None:
    """Z5.4  Handy Luke takes the token of Mars before somebody captures Mars."""
    p = scene(
        mode, acting=seat, hands={seat: ["handy-luke"], 1 - seat: ["mc4ffr3y"]}, discs=mine(seat, mars=-3),
        tokens={"mars": "credits-4"},
    )  # fmt: skip
    p.play("recruit handy-luke", "token mars")
    p.disc[3] = -3 * (1 - 2 * seat)
    p.play("recruit mc4ffr3y")
    assert p.captured[1 - seat, 3] == 1
    assert p.credits[1 - seat] == 46


@pytest.mark.parametrize("seat", [0, 1])
def test_printed_answer_the_opponent_captures_in_the_own_turn(mode: Mode, seat: int) -> None:
    """Z5.5  Titus gives influence on Venus: the opponent captures, gets the token, chooses for it; then he pays."""
    p = scene(mode, acting=seat, hands={seat: ["titus"]}, discs=mine(seat, venus=-3), tokens={"venus": "influence"})
    p.play("recruit titus", "planet venus")
    assert told(p) == [
        f"pulled {1 - seat} 1 venus", f"captured {1 - seat} venus 1", f"token-taken {1 - seat} influence venus",
    ]  # fmt: skip
    assert (p.seat, p.acting) == (1 - seat, seat)
    assert p.credits[seat] == 49
    assert p.choices() == {"planet mercury", "planet terra", "planet mars", "planet jupiter"}
    p.play("planet mars")
    assert without_drawing(p) == [f"pulled {1 - seat} 1 mars", f"gained {seat} 10 credits", "new-disc venus"]
    assert discs(p) == {}
    assert p.captured[1 - seat, 1] == 1
    assert p.credits[seat] == 59
    assert p.turns == 1


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("kind", "gain"), [("credits-3", (3, 0)), ("credits-4", (4, 0)), ("zenithium-1", (0, 1))]
)  # fmt: skip
def test_the_opponent_gets_what_the_token_gives(mode: Mode, seat: int, kind: str, gain: tuple[int, int]) -> None:
    """Z5.5"""
    p = scene(mode, acting=seat, hands={seat: ["baron-goro"]}, discs=mine(seat, jupiter=-3), tokens={"jupiter": kind})
    p.play("recruit baron-goro", "planet jupiter")
    assert (p.credits[1 - seat], p.zenithium[1 - seat]) == (50 + gain[0], 20 + gain[1])
    assert (p.credits[seat], p.zenithium[seat]) == (46, 23)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_opponent_takes_the_badge_mobilizes_and_exiles_with_tokens(mode: Mode, seat: int) -> None:
    """Z5.5, Z6.5  The token's owner is meant by “you”, and chooses which column of the other is hit."""
    p = scene(mode, acting=seat, hands={seat: ["titus"]}, discs=mine(seat, venus=-3), tokens={"venus": "leader-badge"})
    p.play("recruit titus", "planet venus")
    assert (p.badge, p.gold) == (1 - seat, 0)
    assert p.hand[1 - seat] == 1
    p = scene(mode, acting=seat, hands={seat: ["titus"]}, discs=mine(seat, venus=-3), tokens={"venus": "mobilize-2"})
    p.play("recruit titus", "planet venus")
    assert sum(int(p.height[1 - seat, n]) for n in range(5)) == 2
    p = scene(
        mode, acting=seat, hands={seat: ["titus"]}, discs=mine(seat, venus=-3), tokens={"venus": "exile-2"},
        columns={seat: ["zenon", "felis"], 1 - seat: ["khan"]},
    )  # fmt: skip
    p.play("recruit titus", "planet venus")
    assert (p.seat, prompt(p)) == (1 - seat, "exile-other")
    assert p.choices() == {"column venus", "column terra", "column mars"}
    p.play("column mars", "column venus")
    assert column(p, seat, "mars") == []
    assert column(p, seat, "venus") == []
    assert column(p, 1 - seat, "mercury") == ["khan"]
    assert p.credits[seat] == 59
    p = scene(
        mode, acting=seat, hands={seat: ["titus"]}, discs=mine(seat, venus=-3), tokens={"venus": "transfer-1"},
        columns={1 - seat: ["khan"]},
    )  # fmt: skip
    p.play("recruit titus", "planet venus")
    assert p.choices() == {"column mars"}
    p.play("column mars")
    assert column(p, 1 - seat, "mars") == ["titus"]


@pytest.mark.parametrize("seat", [0, 1])
def test_example_the_token_comes_between_two_planets_of_one_effect(mode: Mode, seat: int) -> None:
    """Z5.6  Venus is captured, 3 credits are taken, and then the disc of Terra moves."""
    p = scene(
        mode, acting=seat, hands={seat: ["nero"]}, levels={seat: (1, 0, 0)}, discs=mine(seat, venus=3),
        tokens={"venus": "credits-3"},
    )  # fmt: skip
    p.play("develop nero", "planet venus")
    assert told(p)[:5] == [
        f"pulled {seat} 1 venus", f"captured {seat} venus 1", f"token-taken {seat} credits-3 venus",
        f"gained {seat} 3 credits", f"pulled {seat} 1 terra",
    ]  # fmt: skip


@pytest.mark.parametrize("seat", [0, 1])
def test_a_capture_interrupts_before_the_next_effect(mode: Mode, seat: int) -> None:
    """Z5.6  Master Din: Mercury is captured and its token applied completely before Mars and the badge."""
    p = scene(
        mode, acting=seat, hands={seat: ["master-din"]}, discs=mine(seat, mercury=3), tokens={"mercury": "influence"}
    )
    p.play("recruit master-din")
    assert told(p)[-1] == f"token-taken {seat} influence mercury"
    assert discs(p) == {"mercury": GONE}
    assert p.badge == -1
    p.play("planet mars")
    assert told(p)[:3] == [f"pulled {seat} 1 mars", f"pulled {seat} 1 mars", f"badge {seat} silver"]
    assert discs(p) == mine(seat, mars=2)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_token_is_interrupted_by_the_next_capture(mode: Mode, seat: int) -> None:
    """Z5.6  Mercury's token captures Venus, whose token exiles; what came first is discarded last."""
    p = scene(
        mode, acting=seat, hands={seat: ["nero"]}, discs=mine(seat, mercury=3, venus=3),
        tokens={"mercury": "influence", "venus": "exile-2"}, columns={1 - seat: ["felis", "zenon", "titus"]},
    )  # fmt: skip
    p.play("recruit nero", "planet venus")
    assert told(p)[-1] == f"token-taken {seat} exile-2 venus"
    assert used(p) == {}
    p.play("column terra")
    assert used(p) == {}
    assert p.zenithium[seat] == 20
    p.play("column mars")
    assert used(p) == {"influence": 1, "exile-2": 1}
    assert p.zenithium[seat] == 23
    assert discs(p) == {}
    assert [int(p.captured[seat, n]) for n in range(5)] == [1, 1, 0, 0, 0]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("wins", [False, True])
def test_the_deepest_stack_is_a_card_its_development_and_four_tokens(mode: Mode, seat: int, wins: bool) -> None:
    """Z5.6  Each token captures the planet of the next; a disc of a fourth planet wins, and no token follows it."""
    p = scene(
        mode, acting=seat, hands={seat: ["buj0ld"]}, levels={seat: (1, 2, 2)},
        discs=mine(seat, mercury=2 * wins, terra=3, mars=3, jupiter=3),
        tokens=dict.fromkeys(("animod-level-2", "terra", "mars", "jupiter"), "influence"),
    )  # fmt: skip
    p.play("recruit buj0ld", "advance animod", "planet mercury")
    depths = []
    for planet in ("mars", "terra", "jupiter"):
        depths.append(int(p.depth))
        p.play(f"planet {planet}")
    assert [*depths, p.depth] == [3, 4, 5, 6]
    assert used(p) == {}
    assert p.choices() == {"planet mercury", "planet venus"}
    p.play("planet mercury")
    assert p.over is wins
    if wins:
        assert (p.winner, p.seat) == (seat, seat)
        assert told(p)[-1] == f"won {seat} democratic"
        assert used(p) == {}
    else:
        assert used(p) == {"influence": 4}
        assert told(p)[1] == f"reached {seat} animod 1"
        assert f"row-complete {seat} 2" in told(p)
        assert discs(p) == mine(seat, mercury=2, venus=2) | dict.fromkeys(("terra", "mars", "jupiter"), GONE)


# ------------------------------------------------------------------------------------ Z6  How effects are applied


@pytest.mark.parametrize("seat", [0, 1])
def test_effects_from_left_to_right(mode: Mode, seat: int) -> None:
    """Z6.1  Queen Suzanne: Jupiter, any planet, zenithium, badge; W4TS0N: credits before the mobilized card."""
    p = scene(mode, acting=seat, hands={seat: ["queen-suzanne"]})
    p.play("recruit queen-suzanne")
    assert told(p) == [f"recruited {seat} queen-suzanne 10", f"pulled {seat} 1 jupiter"]
    assert p.objection("recruit queen-suzanne")[0] == "answer-first"
    p.play("planet mars")
    assert without_drawing(p) == [f"pulled {seat} 2 mars", f"gained {seat} 2 zenithium", f"badge {seat} gold"]
    p = scene(mode, acting=seat, hands={seat: ["w4ts0n"]})
    p.play("recruit w4ts0n")
    assert [line.split()[0] for line in without_drawing(p)] == ["recruited", "pulled", "gained", "mobilized"]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_upper_row_of_a_card_comes_first(mode: Mode, seat: int) -> None:
    """Z6.1  H3RB3RT asks for Mercury, Venus, Mars and Jupiter one after the other."""
    p = scene(mode, acting=seat, hands={seat: ["h3rb3rt"]}, columns={seat: ["nero", "felis", "titus", "ivan"]})
    p.play("recruit h3rb3rt")
    moved = []
    for _ in range(4):
        p.play("yes")
        moved += [line.split()[-1] for line in told(p) if line.startswith("pulled")]
    assert moved == ["mercury", "venus", "mars", "jupiter"]


@pytest.mark.parametrize("seat", [0, 1])
def test_what_has_no_chevron_must_be_done(mode: Mode, seat: int) -> None:
    """Z6.2  Titus has to give, Lisa Charity pays her opponent, and nobody is asked whether they like it."""
    p = scene(mode, acting=seat, hands={seat: ["titus"]})
    p.play("recruit titus")
    assert "no" not in p.choices()
    assert p.objection("no")[0] == "must"
    p = scene(mode, acting=seat, hands={seat: ["lisa-charity"]})
    p.play("recruit lisa-charity")
    assert p.seat == 1 - seat
    assert p.credits[1 - seat] == 53
    p = scene(mode, acting=seat, hands={seat: ["gibs0n"]}, columns={1 - seat: ["felis", "zenon"]})
    p.play("recruit gibs0n")
    assert p.choices() == {"column venus", "column terra"}


@pytest.mark.parametrize("seat", [0, 1])
def test_where_a_chevron_stands_you_may_say_no_or_pay_the_whole_price(mode: Mode, seat: int) -> None:
    """Z6.2  Secret Kali: 3 credits for 2 influence; with 2 credits she does not even ask."""
    p = scene(mode, acting=seat, hands={seat: ["secret-kali"]}, coins=(5, 5))
    p.play("recruit secret-kali")
    assert p.choices() == {"yes", "no"}
    q = p.copy().play("no")
    assert (q.credits[seat], q.credits[1 - seat], q.seat) == (3, 5, 1 - seat)
    assert discs(q) == mine(seat, mercury=1)
    p.play("yes", "planet venus")
    assert (p.credits[seat], p.credits[1 - seat]) == (0, 8)
    assert discs(p) == mine(seat, mercury=1, venus=2)
    p = scene(mode, acting=seat, hands={seat: ["secret-kali"]}, coins=(4, 4))
    p.play("recruit secret-kali")
    assert p.seat == 1 - seat
    assert p.credits[seat] == 2


@pytest.mark.parametrize("seat", [0, 1])
def test_example_exile_two_of_an_opponent_who_has_only_one(mode: Mode, seat: int) -> None:
    """Z6.3  That one is exiled, and V4N V0GT goes on with 2 zenithium; so he does if there is none at all."""
    p = scene(mode, acting=seat, hands={seat: ["v4n-v0gt"]}, columns={1 - seat: ["titus"]})
    p.play("recruit v4n-v0gt", "column mars")
    nothing = f"none-to-exile {seat} v4n-v0gt {1 - seat}"
    assert without_drawing(p) == [f"exiled {seat} {1 - seat} titus", nothing, f"gained {seat} 2 zenithium"]
    assert p.where[agent(p, "titus")] in (0, 1)
    assert p.seat == 1 - seat
    p = scene(mode, acting=seat, hands={seat: ["v4n-v0gt"]}, columns={seat: ["titus"]})
    p.play("recruit v4n-v0gt")
    assert p.zenithium[seat] == 22
    assert column(p, seat, "mars") == ["titus"]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("others", "prices"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3)])
def test_a_price_is_paid_in_full_or_not_at_all(mode: Mode, seat: int, others: int, prices: int) -> None:
    """Z6.3  Septimius with 1, 2, 3, 4, 6 and 7 cards on Mars: only prices that can be paid whole."""
    names = ["titus", "caesar", "domitian", "ramses", "lady-moore", "v4nc3"]
    p = scene(mode, acting=seat, hands={seat: ["septimius"]}, columns={seat: names[:others]})
    p.play("recruit septimius")
    if prices == 0:
        assert p.seat == 1 - seat
        assert column(p, seat, "mars") == ["septimius"]
    else:
        assert p.choices() == {"no", *(f"price {number + 1}" for number in range(prices))}
        p.play(f"price {prices}")
        assert p.height[seat, 3] == others + 1 - (2, 4, 7)[prices - 1]


@pytest.mark.parametrize("seat", [0, 1])
def test_each_effect_is_ignored_by_itself(mode: Mode, seat: int) -> None:
    """Z6.3  Magellan transfers where there is something to transfer, and skips the other planets."""
    p = scene(mode, acting=seat, hands={seat: ["magellan"]}, columns={1 - seat: ["felis", "cresus", "ivan"]})
    p.play("recruit magellan", "planet mars", "planet terra")
    assert column(p, seat, "venus") == ["cresus"]
    assert column(p, seat, "jupiter") == ["ivan"]
    assert column(p, 1 - seat, "venus") == ["felis"]
    assert p.seat == 1 - seat


@pytest.mark.parametrize("seat", [0, 1])
def test_a_grey_disc_is_any_planet_and_a_coloured_one_is_that_planet(mode: Mode, seat: int) -> None:
    """Z6.4"""
    for planet in PLANETS:
        p = scene(mode, acting=seat, hands={seat: ["p-k-d1ck"]})
        p.play("recruit p-k-d1ck")
        assert p.choices() == {f"planet {other}" for other in PLANETS}
        p.play(f"planet {planet}")
        assert discs(p) == mine(seat, **({"jupiter": 2} if planet == "jupiter" else {"jupiter": 1, planet: 1}))
    p = scene(mode, acting=seat, hands={seat: ["don-dune"]})
    p.play("recruit don-dune")
    assert discs(p) == mine(seat, mars=1, venus=1)


@pytest.mark.parametrize("seat", [0, 1])
def test_if_no_planet_can_be_chosen_the_effect_is_ignored(mode: Mode, seat: int) -> None:
    """Z6.4  All tracks are empty: HUXL3Y asks nothing and goes on with 3 credits."""
    gone = dict.fromkeys(PLANETS, GONE)
    p = scene(mode, acting=seat, hands={seat: ["huxl3y"]}, discs=gone, badge=seat)
    p.play("recruit huxl3y")
    assert p.seat == 1 - seat
    assert p.credits[seat] == 48
    assert discs(p) == {}


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_applies_an_effect_chooses_the_column_of_the_opponent(mode: Mode, seat: int) -> None:
    """Z6.5  Lady Moore names each of the three columns."""
    p = scene(mode, acting=seat, hands={seat: ["lady-moore"]}, columns={1 - seat: ["nero", "felis", "cresus", "zenon"]})
    p.play("recruit lady-moore")
    assert p.seat == seat
    assert p.choices() == {"column mercury", "column venus", "column terra"}
    p.play("column venus", "column venus")
    assert p.seat == seat
    assert p.choices() == {"column mercury", "column terra"}
    assert p.objection("column venus") == ("empty-column", 1, 1 - seat)
    p.play("column terra")
    assert column(p, 1 - seat, "mercury") == ["nero"]


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_gets_a_token_chooses_for_it(mode: Mode, seat: int) -> None:
    """Z6.5  In the own turn that is oneself."""
    p = scene(mode, acting=seat, hands={seat: ["nero"]}, discs=mine(seat, mercury=3), tokens={"mercury": "influence"})
    p.play("recruit nero")
    assert (p.seat, prompt(p)) == (seat, "pick")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_token_makes_a_condition_true(mode: Mode, seat: int) -> None:
    """Z6.6  The badge of Jupiter's token is there when CH4MB3RS asks for it; 4 credits are there for TH0MPS0N."""
    tokens = {"jupiter": "leader-badge"}
    p = scene(mode, acting=seat, hands={seat: ["ch4mb3rs"]}, discs=mine(seat, jupiter=3), tokens=tokens)
    p.play("recruit ch4mb3rs")
    assert p.zenithium[seat] == 24
    for coins, asked in ((9, False), (10, True)):
        p = scene(
            mode, acting=seat, hands={seat: ["th0mps0n"]}, discs=mine(seat, jupiter=3), coins=(coins, coins),
            tokens={"jupiter": "credits-4"},
        )  # fmt: skip
        p.play("recruit th0mps0n", "planet mars")
        assert (p.seat == seat) is asked


@pytest.mark.parametrize("seat", [0, 1])
def test_an_effect_of_the_same_card_makes_a_condition_true(mode: Mode, seat: int) -> None:
    """Z6.6  ORW3LL draws the badge from the reserve and may give it away at once."""
    p = scene(mode, acting=seat, hands={seat: ["orw3ll"]})
    for kind in range(8):
        p.reserve[kind] = 1 if kind == 4 else 0
    p.play("recruit orw3ll")
    assert p.choices() == {"yes", "no"}
    p.play("yes")
    assert (p.badge, p.credits[seat]) == (1 - seat, 56)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_token_makes_a_price_payable(mode: Mode, seat: int) -> None:
    """Z6.6  The agent is paid first: Secret Kali leaves 0 credits, and Mercury's token brings 3 to give away."""
    p = scene(
        mode, acting=seat, hands={seat: ["secret-kali"]}, discs=mine(seat, mercury=3), tokens={"mercury": "credits-3"},
        coins=(2, 2),
    )  # fmt: skip
    p.play("recruit secret-kali")
    assert p.choices() == {"yes", "no"}
    p.play("yes", "planet terra")
    assert p.credits[seat] == 0
    assert p.credits[1 - seat] == 5


@pytest.mark.parametrize("seat", [0, 1])
def test_a_token_empties_a_column(mode: Mode, seat: int) -> None:
    """Z6.6  Ivan counts the columns after Jupiter's token has exiled two agents."""
    p = scene(
        mode, acting=seat, hands={seat: ["ivan"]}, discs=mine(seat, jupiter=3), tokens={"jupiter": "exile-2"},
        columns={1 - seat: ["felis", "zenon", "titus"]}, coins=(1, 1),
    )  # fmt: skip
    p.play("recruit ivan", "column venus", "column mars")
    assert p.credits[seat] == 2


@pytest.mark.parametrize("seat", [0, 1])
def test_the_opponents_token_takes_what_was_to_be_moved(mode: Mode, seat: int) -> None:
    """Z6.6  The opponent transfers Baron Goro in his own turn; his zenithium comes all the same."""
    p = scene(
        mode, acting=seat, hands={seat: ["baron-goro"]}, discs=mine(seat, venus=-3), tokens={"venus": "transfer-1"}
    )
    p.play("recruit baron-goro", "planet venus", "column terra")
    assert column(p, 1 - seat, "terra") == ["baron-goro"]
    assert column(p, seat, "terra") == []
    assert p.zenithium[seat] == 23
