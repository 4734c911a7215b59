"""What is in the box and how the table is set: only here every agent's printed head and every deal are looked at."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.zenith.scene import (
    DECK,
    FACTIONS,
    GONE,
    HAND,
    PLANETS,
    SLOTS,
    SWAPPING,
    TOKENS,
    TURN,
    agent,
    column,
    discs,
    hand,
    mine,
    prompt,
    scene,
    told,
)
from tests.modes import Mode, Position
from vetta.core.game import Setup, SetupError

AGENTS = {
    "mercury": {
        "animod": "amytis 3, atlas 3, chaka 1, khan 9, magellan 10, nero 7",
        "human": "double-joe 5, guy-gambler 3, lula-smart 1, master-din 6, punk-mari 7, secret-kali 2",
        "robot": "cl4rke 9, h4milt0n 2, huxl3y 5, orw3ll 1, w3lls 4, wul 2",
    },
    "venus": {
        "animod": "archimedes 6, cresus 1, felis 3, geronimo 2, moussa 2, pachacuti 3",
        "human": "doc-wissen 6, hiroshi-sun 1, ilda-flores 1, king-harold 6, professor-zed 9, stessy-power 3",
        "robot": "as1m0v 10, br4dbury 6, buj0ld 7, c1x1n 4, luc4s 2, v4n-v0gt 6",
    },
    "terra": {
        "animod": "augustus 10, charlemagne 8, elisabeth 2, gilgamesh 9, tiberius 3, zenon 1",
        "human": "baron-goro 4, helena-kerr 6, ice-june 4, lord-creep 5, sir-sam 7, sneaky-jules 1",
        "robot": "bruss0l0 1, f4rm3r 6, h3rb3rt 6, l0v3cr4ft 5, m4th3s0n 4, v3rn3 2",
    },
    "mars": {
        "animod": "caesar 2, caligula 5, domitian 9, ramses 3, septimius 3, titus 1",
        "human": "charlize-gun 4, don-dune 6, handy-luke 4, jack-curry 1, lady-moore 10, little-bob 3",
        "robot": "4nd3rs0n 6, bish0p 4, mc4ffr3y 4, r0b1ns0n 2, v4nc3 2, w4ts0n 1",
    },
    "jupiter": {
        "animod": "annie 1, arnulf 3, bajazet 3, geta 3, ivan 1, suleiman 1",
        "human": "agent-ezra 1, captain-andreev 4, donald-smooth 2, lisa-charity 2, milady-jones 6, queen-suzanne 10",
        "robot": "b4rj4v3l 2, ch4mb3rs 8, gibs0n 4, m4rt1n 4, p-k-d1ck 5, th0mps0n 8",
    },
}
"""Every agent with its printed cost, by planet and faction."""

PRINTED = [
    (name.split()[0], planet, faction, int(name.split()[1]))
    for planet, factions in AGENTS.items()
    for faction, names in factions.items()
    for name in names.split(", ")
]


def tables(mode: Mode, many: int, setup: Setup) -> list[Position]:
    return [mode.new(setup, seed) for seed in range(many)]


def chi_square(counted: Counter[str], ways: int, many: int) -> float:
    """How far counts are from even; about `ways`, rarely more than twice that."""
    assert len(counted) <= ways
    even = many / ways
    return sum((number - even) ** 2 / even for number in counted.values()) + (ways - len(counted)) * even


def slots(p: Position) -> dict[str, str]:
    kinds = list(TOKENS)
    return {slot: kinds[p.slot[n]] for n, slot in enumerate(SLOTS) if p.slot[n] >= 0}


# ------------------------------------------------------------------------------------ Z1  What is on the table


@pytest.mark.parametrize("seat", [0, 1])
def test_planets_lie_in_their_order_and_only_next_ones_are_neighbours(mode: Mode, seat: int) -> None:
    """Z1.1  Two neighbouring planets are asked for by the first of them: four pairs, none of Jupiter and Mercury."""
    pairs = {}
    for planet in PLANETS[:4]:
        p = scene(mode, acting=seat, hands={seat: ["amytis"]}, levels={seat: (1, 0, 0)})
        p.play("develop amytis")
        assert p.choices() == {"planet mercury", "planet venus", "planet terra", "planet mars"}
        p.play(f"planet {planet}")
        pairs[planet] = set(discs(p))
    assert pairs == {
        "mercury": {"mercury", "venus"}, "venus": {"venus", "terra"}, "terra": {"terra", "mars"},
        "mars": {"mars", "jupiter"},
    }  # fmt: skip


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("planet", PLANETS)
def test_a_track_has_nine_spaces(mode: Mode, seat: int, planet: str) -> None:
    """Z1.1  A disc on the opponent's last space is seven influence away from the own control zone."""
    p = scene(mode, acting=seat, discs=mine(seat, **{planet: -3}))
    places = []
    cheap = {"mercury": "w3lls", "venus": "cresus", "terra": "bruss0l0", "mars": "mc4ffr3y", "jupiter": "m4rt1n"}
    number = PLANETS.index(planet)
    for _ in range(7):
        p = scene(mode, acting=seat, discs={planet: int(p.disc[number])}, hands={seat: [cheap[planet]]})
        p.play(f"recruit {cheap[planet]}")
        places.append(p.disc[number] * (1 - 2 * seat))
        assert p.captured[seat, number] == (1 if len(places) == 7 else 0)
    assert places == [-2, -1, 0, 1, 2, 3, 0]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_fifth_disc_of_a_planet_is_found(mode: Mode, seat: int) -> None:
    """Z1.1  Four discs of Mercury are captured, and there is one more to put on its centre."""
    captured = {seat: (1, 0, 0, 0, 0), 1 - seat: (2, 0, 0, 0, 0)}
    p = scene(mode, acting=seat, captured=captured, discs=mine(seat, mercury=3), hands={seat: ["nero"]})
    p.play("recruit nero")
    assert [p.captured[side, 0] for side in (seat, 1 - seat)] == [2, 2]
    assert p.disc[0] == 0
    assert "new-disc mercury" in told(p)


def test_there_are_ninety_agents_six_of_each_planet_and_faction(mode: Mode) -> None:
    """Z1.2"""
    assert len(PRINTED) == 90
    assert sorted(name for name, *_ in PRINTED) == sorted(mode.game.lexicon.lists["agent"])
    assert Counter(cost for *_, cost in PRINTED) == {
        1: 16, 2: 14, 3: 13, 4: 12, 5: 6, 6: 12, 7: 4, 8: 3, 9: 5, 10: 5,
    }  # fmt: skip
    assert set(Counter((planet, faction) for _, planet, faction, _ in PRINTED).values()) == {6}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("name", "planet", "faction", "cost"), PRINTED)
def test_every_agent_has_its_planet_its_faction_its_cost_and_its_first_influence(
    mode: Mode, seat: int, name: str, planet: str, faction: str, cost: int
) -> None:
    """Z1.2  As printed; what else the agents do is tested planet by planet."""
    p = scene(mode, acting=seat, hands={seat: [name]})
    assert p.remark(f"recruit {name}") == ("recruit", cost, cost, 0)
    q = p.copy().play(f"recruit {name}")
    assert told(q)[:2] == [f"recruited {seat} {name} {cost}", f"pulled {seat} 1 {planet}"]
    p.play(f"develop {name}")
    assert told(p)[:2] == [f"developed {seat} {name} {faction} 1 1", f"reached {seat} {faction} 1"]
    assert p.level[seat, FACTIONS.index(faction)] == 1


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("face", "name", "faction"),
    [
        ("S-U-N", "amytis", 0), ("D-U-N", "amytis", 0), ("S-U-N", "master-din", 1), ("S-O-N", "master-din", 1),
        ("S-U-N", "w3lls", 2), ("S-U-P", "w3lls", 2),
    ],
)  # fmt: skip
def test_a_technology_has_five_levels_that_cost_one_to_five(
    mode: Mode, seat: int, face: str, name: str, faction: int
) -> None:
    """Z1.3  On each of the six sides, and there is no level above the fifth."""
    for level in range(5):
        levels = tuple(level if number == faction else 0 for number in range(3))
        p = scene(
            mode, acting=seat, hands={seat: [name]}, levels={seat: (levels[0], levels[1], levels[2])}, boards=face
        )
        assert p.remark(f"develop {name}")[:2] == ("develop", level + 1)
        p.play(f"develop {name}")
        assert f"developed {seat} {name} {FACTIONS[faction]} {level + 1} {level + 1}" in told(p)
        assert p.level[seat, faction] == level + 1
    top = tuple(5 if number == faction else 0 for number in range(3))
    p = scene(mode, acting=seat, hands={seat: [name]}, levels={seat: (top[0], top[1], top[2])}, boards=face)
    assert f"develop {name}" not in p.choices()
    assert p.objection(f"develop {name}") == ("no-higher", faction, 5)


@pytest.mark.parametrize("seat", [0, 1])
def test_each_side_has_three_markers_of_its_own(mode: Mode, seat: int) -> None:
    """Z1.3  Whose marker goes up is whose turn it is, and the other five stay."""
    p = scene(mode, acting=seat, hands={seat: ["master-din"]})
    p.play("develop master-din", "planet mars")
    levels = [[int(p.level[side, number]) for number in range(3)] for side in range(2)]
    assert levels[seat] == [0, 1, 0]
    assert levels[1 - seat] == [0, 0, 0]


def test_there_are_sixteen_tokens_of_eight_kinds(mode: Mode) -> None:
    """Z1.4  Open ones and face-down ones together, as often as the printed list says."""
    assert tuple(TOKENS) == mode.game.lexicon.lists["token"]
    for p in tables(mode, 40, Setup(2)):
        there = Counter(slots(p).values())
        for number, kind in enumerate(TOKENS):
            there[kind] += int(p.reserve[number])
        assert there == TOKENS
        assert [int(number) for number in p.used] == [0] * 8


@pytest.mark.parametrize("seat", [0, 1])
def test_a_token_is_used_once_at_once_and_then_discarded(mode: Mode, seat: int) -> None:
    """Z1.4"""
    tokens = {"venus": "credits-3", "terra": "zenithium-1", "robot-level-2": "influence"}
    p = scene(mode, acting=seat, hands={seat: ["handy-luke"]}, tokens=tokens)
    p.play("recruit handy-luke")
    assert p.choices() == {"token venus", "token terra", "token robot-level-2"}
    p.play("token venus")
    assert p.credits[seat] == 50 - 4 + 3
    assert slots(p) == {"terra": "zenithium-1", "robot-level-2": "influence"}
    assert [int(number) for number in p.used] == [0, 0, 1, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_supply_of_credits_and_zenithium_has_no_limit(mode: Mode, seat: int) -> None:
    """Z1.5  More than the 117 credits and 16 zenithium of the box."""
    p = scene(mode, acting=seat, hands={seat: ["nero", "zenon"]}, coins=(300, 300), zenithium=(50, 50), boards="S-U-N")
    q = p.copy().play("recruit nero")
    assert q.zenithium[seat] == 53
    p.play("recruit zenon")
    assert p.credits[seat] == 300 - 1 + 8
    assert p.credits[1 - seat] == 302


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_ever_owns_less_than_nothing(mode: Mode, seat: int) -> None:
    """Z1.5  With nothing at all neither credits nor zenithium can be paid; stealing leaves nothing, not less."""
    p = scene(mode, acting=seat, hands={seat: ["zenon"]}, coins=(0, 0), zenithium=(0, 0))
    assert p.choices() == {"lead zenon"}
    assert p.objection("recruit zenon") == ("too-dear", agent(p, "zenon"), 1, 0, 1, 0)
    assert p.objection("develop zenon") == ("level-too-dear", 0, 1, 1, 0)
    p = scene(mode, acting=seat, hands={seat: ["master-din"]}, coins=(2, 2), levels={seat: (0, 2, 0)})
    p.play("develop master-din")
    assert p.credits[1 - seat] == 0


@pytest.mark.parametrize("seat", [0, 1])
def test_credits_pay_for_agents_and_zenithium_for_technologies(mode: Mode, seat: int) -> None:
    """Z1.5"""
    p = scene(mode, acting=seat, hands={seat: ["geta"]}, coins=(3, 3), zenithium=(0, 0))
    assert p.choices() == {"recruit geta", "lead geta"}
    p = scene(mode, acting=seat, hands={seat: ["geta"]}, coins=(2, 2), zenithium=(1, 1))
    assert p.choices() == {"develop geta", "lead geta"}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("badge", "gold", "limit"), [("none", 0, 4), ("theirs", 1, 4), ("own", 0, 5), ("own", 1, 6)])
def test_the_badge_raises_the_hand_of_whoever_has_it(mode: Mode, seat: int, badge: str, gold: int, limit: int) -> None:
    """Z1.6  Four cards without it, five with the silver side up, six with the gold side."""
    holder = {"none": -1, "theirs": 1 - seat, "own": seat}[badge]
    p = scene(mode, acting=seat, hands={seat: ["cresus"]}, badge=holder, gold=gold)
    p.play("recruit cresus")
    assert p.hand[seat] == limit
    assert len(hand(p, seat)) == limit


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("gold", [0, 1])
def test_agents_ask_for_the_badge_on_either_side(mode: Mode, seat: int, gold: int) -> None:
    """Z1.6  W3LLS gives one more influence to whoever has it."""
    p = scene(mode, acting=seat, hands={seat: ["w3lls"]}, badge=seat, gold=gold)
    assert discs(p.play("recruit w3lls")) == mine(seat, mercury=2)
    p = scene(mode, acting=seat, hands={seat: ["w3lls"]}, badge=1 - seat, gold=gold)
    assert discs(p.play("recruit w3lls")) == mine(seat, mercury=1)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_new_agent_is_the_last_card_of_the_column_of_its_planet(mode: Mode, seat: int) -> None:
    """Z1.7  On the own side; all others stay where they lie."""
    columns = {seat: ["amytis", "wul", "felis"], 1 - seat: ["atlas"]}
    p = scene(mode, acting=seat, hands={seat: ["nero"]}, columns=columns)
    p.play("recruit nero")
    assert column(p, seat, "mercury") == ["amytis", "wul", "nero"]
    assert column(p, seat, "venus") == ["felis"]
    assert column(p, 1 - seat, "mercury") == ["atlas"]
    assert p.height[seat, 0] == 3


@pytest.mark.parametrize("seat", [0, 1])
def test_only_the_last_card_moves_and_then_the_one_below_is_the_last(mode: Mode, seat: int) -> None:
    """Z1.7  Two transfers from one column take the last card and then the one that was covered by it."""
    p = scene(mode, acting=seat, hands={seat: ["gibs0n"]}, columns={1 - seat: ["amytis", "nero", "wul"]})
    p.play("recruit gibs0n", "column mercury")
    assert column(p, 1 - seat, "mercury") == ["amytis", "nero"]
    assert column(p, seat, "mercury") == ["wul"]
    p.play("column mercury")
    assert column(p, 1 - seat, "mercury") == ["amytis"]
    assert column(p, seat, "mercury") == ["wul", "nero"]


@pytest.mark.parametrize("seat", [0, 1])
def test_an_agent_in_a_column_has_no_effect_but_makes_the_next_one_cheaper(mode: Mode, seat: int) -> None:
    """Z1.7  Two agents on Venus: Felis costs 1, and nothing of Cresus or Professor Zed is applied again."""
    p = scene(mode, acting=seat, hands={seat: ["felis"]}, columns={seat: ["cresus", "professor-zed"]})
    p.play("recruit felis")
    assert p.credits[seat] == 49
    assert p.zenithium[seat] == 23


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("before", "victory"),
    [
        ((2, 0, 0, 0, 0), "absolute"), ((0, 1, 1, 1, 0), "democratic"), ((1, 2, 1, 0, 0), "popular"),
        ((1, 0, 0, 2, 0), ""), ((0, 1, 1, 0, 0), ""), ((1, 1, 1, 0, 0), ""),
    ],
)  # fmt: skip
def test_three_ways_to_win(mode: Mode, seat: int, before: tuple[int, ...], victory: str) -> None:
    """Z1.8  The next disc is one of Mercury: three of it, or four planets, or five discs; less is not enough."""
    p = scene(mode, acting=seat, captured={seat: before}, discs=mine(seat, mercury=3), hands={seat: ["nero"]})
    p.play("recruit nero")
    assert p.over is (victory != "")
    if victory:
        assert told(p)[-1] == f"won {seat} {victory}"
        assert (p.score(seat), p.score(1 - seat)) == (1, -1)


# ------------------------------------------------------------------------------------ Z2  Set-up


@pytest.mark.parametrize("seats", [2, 4])
def test_every_track_has_its_disc_and_nobody_has_captured_any(mode: Mode, seats: int) -> None:
    """Z2.1  On the centres, but for what the second side begins with."""
    for p in tables(mode, 10, Setup(seats)):
        moved = ("terra",) if seats == 2 else ("venus", "mars")
        for number, planet in enumerate(PLANETS):
            assert abs(p.disc[number]) == (1 if planet in moved else 0)
            assert p.disc[number] != GONE
        assert not any(p.captured[side, number] for side in range(2) for number in range(5))


@pytest.mark.parametrize(
    "boards", ["S-U-N", "S-U-P", "S-O-N", "S-O-P", "D-U-N", "D-U-P", "D-O-N", "D-O-P"]
)  # fmt: skip
def test_the_sides_of_the_technologies_can_be_agreed_on(mode: Mode, boards: str) -> None:
    """Z2.2  Level 1 of each side tells which one is used: 2 credits or an exile, and so on."""
    letters = boards.split("-")
    p = scene(
        mode,
        hands={0: ["amytis", "master-din", "wul"], 1: ["mc4ffr3y"]},
        columns={1: ["felis"]},
        boards=boards,
    )
    assert [[int(p.level[side, number]) for number in range(3)] for side in range(2)] == [[0, 0, 0], [0, 0, 0]]
    animods = p.copy().play("develop amytis")
    assert animods.credits[0] == (52 if letters[0] == "S" else 50)
    assert (animods.choices() == {"column venus"}) is (letters[0] == "D")
    humans = p.copy().play("develop master-din")
    assert (humans.choices() == {f"planet {planet}" for planet in PLANETS} and not drawn(humans)) is (letters[1] == "U")
    assert bool(drawn(humans)) is (letters[1] == "O")
    robots = p.copy().play("develop wul")
    assert (robots.choices() == {"column venus"}) is (letters[2] == "N")
    assert any(line.startswith("mobilized 0") for line in told(robots)) is (letters[2] == "P")


def drawn(p: Position) -> list[str]:
    return [line for line in told(p) if line.startswith("token-drawn")]


def test_the_first_match_uses_the_sides_s_u_and_n(mode: Mode) -> None:
    """Z2.2  Chance is asked for by name; then all eight combinations are equally likely."""
    many = 800
    found = Counter("".join(str(face) for face in p.face) for p in tables(mode, many, Setup(2, {"boards": "chance"})))
    assert set(found) == {f"{s}{u}{n}" for s in "01" for u in "01" for n in "01"}
    assert chi_square(found, 8, many) < 26
    assert {tuple(int(face) for face in p.face) for p in tables(mode, 20, Setup(2, {"boards": "S-U-N"}))} == {(0, 0, 0)}
    assert {tuple(int(face) for face in p.face) for p in tables(mode, 20, Setup(2, {"boards": "D-U-P"}))} == {(1, 0, 1)}


def test_markers_start_below_level_one(mode: Mode) -> None:
    """Z2.2"""
    for seats in (2, 4):
        p = mode.new(Setup(seats), 3)
        assert not any(p.level[side, number] for side in range(2) for number in range(3))


@pytest.mark.parametrize("seats", [2, 4])
def test_eight_tokens_lie_open_and_eight_face_down(mode: Mode, seats: int) -> None:
    """Z2.3  One on each planet and one beside level 2 of each technology."""
    for p in tables(mode, 20, Setup(seats)):
        assert set(slots(p)) == set(SLOTS)
        assert sum(int(number) for number in p.reserve) == 8


def test_any_token_may_lie_anywhere(mode: Mode) -> None:
    """Z2.3  In each of the eight places each kind is as often as there are tokens of it."""
    many = 1600
    there: dict[str, Counter[str]] = {slot: Counter() for slot in SLOTS}
    for p in tables(mode, many, Setup(2)):
        for slot, kind in slots(p).items():
            there[slot][kind] += 1
    for counted in there.values():
        far = sum((counted[kind] - many * number / 16) ** 2 / (many * number / 16) for kind, number in TOKENS.items())
        assert far < 28


@pytest.mark.parametrize("seats", [2, 4])
def test_start_money_and_a_badge_that_nobody_has(mode: Mode, seats: int) -> None:
    """Z2.4"""
    p = mode.new(Setup(seats), 5)
    assert [int(number) for number in p.credits] == [12, 12]
    assert [int(number) for number in p.zenithium] == [1, 1]
    assert (p.badge, p.gold) == (-1, 0)
    assert p.pieces(0)["badge"][1] == "badge-space"


@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_draws_four_cards(mode: Mode, seats: int) -> None:
    """Z2.5  Different ones; the others are the deck, and nothing is discarded or in a column."""
    many = 450
    dealt: Counter[str] = Counter()
    for p in tables(mode, many, Setup(seats)):
        hands = [hand(p, seat) for seat in range(4)]
        assert [len(cards) for cards in hands] == [4] * seats + [0] * (4 - seats)
        assert [int(number) for number in p.hand] == [4] * seats + [0] * (4 - seats)
        assert len(set().union(*hands)) == 4 * seats
        assert p.deck == 90 - 4 * seats == sum(where == DECK for where in p.where)
        assert p.discards == 0
        assert not any(p.height[side, number] for side in range(2) for number in range(5))
        dealt.update(hands[seats - 1])
    assert chi_square(dealt, 90, 4 * many) < 145


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_up_to_four_cards_are_exchanged_before_the_first_turn(mode: Mode, first: int, number: int) -> None:
    """Z2.6  As many new ones are drawn, and no card that was discarded; then the other one may exchange."""
    p = mode.new(Setup(2, {"first": f"seat-{first + 1}"}), 11)
    before = hand(p, first)
    assert (p.phase, p.seat, prompt(p)) == (SWAPPING, first, "swap")
    assert p.choices() == {"ready", *(f"discard {name}" for name in before)}
    thrown = sorted(before)[:number]
    for name in thrown:
        p.play(f"discard {name}")
        assert told(p) == [f"exchanged {first} {name}"]
        assert p.seat == first
    kept = before - set(thrown)
    assert p.choices() == {"ready", *(f"discard {name}" for name in kept)}
    p.play("ready")
    assert len(hand(p, first)) == 4
    assert kept <= hand(p, first)
    assert not set(thrown) & hand(p, first)
    assert p.discards == number
    assert p.deck == 82 - number
    assert (p.phase, p.seat) == (SWAPPING, 1 - first)
    p.play("ready")
    assert (p.phase, p.seat) == (TURN, first)
    assert p.discards == number


@pytest.mark.parametrize("first", [0, 1])
def test_cards_that_were_drawn_anew_are_not_exchanged_again(mode: Mode, first: int) -> None:
    """Z2.6  Once each: after ready the seat is not asked a second time."""
    p = mode.new(Setup(2, {"first": f"seat-{first + 1}"}), 12)
    p.play(f"discard {min(hand(p, first))}", "ready")
    for name in sorted(hand(p, 1 - first))[:4]:
        p.play(f"discard {name}")
    assert p.choices() == {"ready"}
    p.play("ready")
    assert (p.phase, p.seat, p.turns) == (TURN, first, 0)


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_with_four_each_exchanges_once_beginning_with_whoever_begins(mode: Mode, first: int) -> None:
    """Z2.6"""
    p = mode.new(Setup(4, {"first": f"seat-{first + 1}"}), 13)
    asked = []
    while p.phase == SWAPPING:
        seat = p.seat
        asked.append(seat)
        thrown = min(hand(p, seat))
        p.play(f"discard {thrown}", "ready")
        assert len(hand(p, seat)) == p.hand[seat] == 4
        assert thrown not in hand(p, seat)
    assert asked[0] == first
    assert sorted(asked) == [0, 1, 2, 3]
    assert (p.discards, p.deck) == (4, 70)
    assert p.seat % 2 == first % 2
    assert prompt(p) == "order"


def test_new_cards_may_be_any_of_the_deck(mode: Mode) -> None:
    """Z2.6"""
    many = 400
    found: Counter[str] = Counter()
    for seed in range(many):
        p = mode.new(Setup(2, {"first": "seat-1"}), 12)
        before = hand(p, 0)
        for name in sorted(before):
            p.play(f"discard {name}")
        p.play("ready", seed=seed)
        found.update(hand(p, 0))
    assert chi_square(found, 82, 4 * many) < 135


@pytest.mark.parametrize("seats", [2, 4])
def test_chance_or_agreement_says_who_begins(mode: Mode, seats: int) -> None:
    """Z2.7  In teams a seat is drawn as well: its team begins, and it exchanges first."""
    began_is_told = {2: "began", 4: "team-began"}[seats]
    many = 400
    began: Counter[str] = Counter()
    for p in tables(mode, many, Setup(seats)):
        assert p.happened[-1] == (began_is_told, p.seat)
        began[str(p.seat)] += 1
    assert chi_square(began, seats, many) < 16
    for seat in range(seats):
        p = mode.new(Setup(seats, {"first": f"seat-{seat + 1}"}), 1)
        assert p.seat == seat
        assert p.happened[-1] == (began_is_told, seat)
    with pytest.raises(SetupError):
        mode.new(Setup(2, {"first": "seat-3"}))


@pytest.mark.parametrize("first", [0, 1])
def test_who_plays_second_begins_with_one_influence_on_terra(mode: Mode, first: int) -> None:
    """Z2.7  The disc of Terra stands one space on the half of the other one."""
    p = mode.new(Setup(2, {"first": f"seat-{first + 1}"}), 1)
    assert discs(p) == mine(1 - first, terra=1)


@pytest.mark.parametrize("first", [0, 1])
def test_a_head_start_for_a_beginner_who_plays_second(mode: Mode, first: int) -> None:
    """Z2.8  Mars and Venus as well as Terra; nothing else is different."""
    p = mode.new(Setup(2, {"first": f"seat-{first + 1}", "handicap": "yes"}), 1)
    assert discs(p) == mine(1 - first, venus=1, terra=1, mars=1)
    usual = mode.new(Setup(2, {"first": f"seat-{first + 1}", "handicap": "no"}), 1)
    assert hand(p, 1) == hand(usual, 1)
    assert [int(number) for number in p.credits] == [12, 12]


def test_a_table_has_two_or_four_seats(mode: Mode) -> None:
    """Z2.5  Three cannot play, nor one alone."""
    for seats in (1, 3, 5):
        with pytest.raises(SetupError):
            mode.new(Setup(seats))


def test_the_same_seed_sets_the_same_table(mode: Mode) -> None:
    """Z2.3, Z2.5"""
    assert mode.new(Setup(4), 9).to_bytes() == mode.new(Setup(4), 9).to_bytes()
    assert mode.new(Setup(4), 9).to_bytes() != mode.new(Setup(4), 10).to_bytes()
    p = mode.new(Setup(2), 9)
    assert sum(where >= HAND for where in p.where) == 8
