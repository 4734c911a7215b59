"""Who knows what: only here each line of the table of secrets is looked at from every seat, and worlds are counted."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import comb

import pytest

from tests.games.labyrinth.facts import CELLS, TREASURES, treasure
from tests.games.labyrinth.scene import PAYING, hand, pile, push, scene, stay_put, walks
from tests.games.labyrinth.test_pay import TWO_WAYS, on_the_stairs
from tests.modes import Mode, Position
from vetta.core.view import SPECTATOR

LOOKERS = [0, 1, 2, SPECTATOR]


def known_table(mode: Mode) -> Position:
    p = scene(
        mode,
        seats=3,
        hands={0: (2, 1, 0), 1: (0, 0, 3), 2: (1, 1, 1)},
        discard=(1, 0, 2),
        targets={0: "crown", 1: "wand", 2: "ring"},
        left={0: 2, 1: 4, 2: 1},
        runes=[2],
    )
    p.finder[treasure("vial")], p.finder[treasure("key")] = 1, 3
    return p


# ------------------------------------------------------------------------------------------ what is seen


@pytest.mark.parametrize("looker", LOOKERS)
def test_everybody_sees_the_board(mode: Mode, looker: int) -> None:
    """L7.1  Towers, spare, the way they lie, pawns, the closed arrow: the same for all."""
    p = known_table(mode)
    push(p, "W4")
    mine, theirs = p.pieces(looker), p.pieces(SPECTATOR)
    for name, seen in theirs.items():
        if seen[1] in (*CELLS, "beside", "E4"):
            assert mine[name] == seen
    for place in CELLS:
        tower = [name for name, (_, where, order, *_) in mine.items() if where == place and order == 0]
        assert len(tower) == 1
    assert mine["no-entry"] == ("no-entry", "E4", 0, 0, 0)


@pytest.mark.parametrize("looker", LOOKERS)
def test_only_the_owner_sees_the_target(mode: Mode, looker: int) -> None:
    """L7.1, L2.5  Others see how many cards are left; the cards below it nobody sees."""
    pieces = known_table(mode).pieces(looker)
    for owner, (colour, target, left) in enumerate([("red", "crown", 2), ("yellow", "wand", 4), ("green", "ring", 1)]):
        kind = target if owner == looker else "hidden"
        assert pieces[f"treasures-{colour}"] == (kind, colour, 1, 0, left)


@pytest.mark.parametrize("looker", LOOKERS)
def test_everybody_sees_what_is_found_and_which_runes_are_done(mode: Mode, looker: int) -> None:
    """L7.1"""
    pieces = known_table(mode).pieces(looker)
    finders = {name: pieces[name][4] for name in TREASURES}
    assert finders == {**dict.fromkeys(TREASURES, 0), "vial": 1, "key": 3}
    assert [pieces[f"rune-card-{colour}"][4] for colour in ("red", "yellow", "green")] == [0, 0, 1]


@pytest.mark.parametrize("looker", LOOKERS)
def test_only_the_owner_sees_magic_cards(mode: Mode, looker: int) -> None:
    """L7.2, L2.4  Others see how many there are, on their backs."""
    pieces = known_table(mode).pieces(looker)
    for owner, (colour, cards) in enumerate([("red", (2, 1, 0)), ("yellow", (0, 0, 3)), ("green", (1, 1, 1))]):
        shown = {name: seen for name, seen in pieces.items() if name.split("-")[0] in ("up", "down", "joker", "magic")}
        shown = {name: seen for name, seen in shown.items() if name.endswith(colour)}
        if owner == looker:
            assert shown == {
                f"{kind}-{colour}": (kind, colour, 2 + i, 0, cards[i]) for i, kind in enumerate(("up", "down", "joker"))
            }
        else:
            assert shown == {f"magic-{colour}": ("back", colour, 2, 0, sum(cards))}


@pytest.mark.parametrize("looker", LOOKERS)
def test_everybody_sees_the_discards_and_the_size_of_the_pile(mode: Mode, looker: int) -> None:
    """L7.2  The pile shows its back only; which cards are in it nobody sees."""
    pieces = known_table(mode).pieces(looker)
    assert pieces["draw-pile"] == ("back", "pile", 0, 0, 24 - 9 - 3)
    for order, (kind, number) in enumerate([("up", 1), ("down", 0), ("joker", 2)]):
        assert pieces[f"discarded-{kind}"] == (kind, "discards", order, 0, number)


def test_drawn_cards_and_new_targets_are_told_to_their_owner_only(mode: Mode) -> None:
    """L7.1, L7.2  What happened is told to all, which card it was to one."""
    p = scene(mode, seats=3, pawns={0: "c5"}, targets={0: "vial"})
    push(p, "W4").play("stay", seed=0)
    s = p.plain()
    for looker in LOOKERS:
        stayed, found, saw = p.game.events(s, looker)
        assert found.args == {"seat": 0, "treasure": "vial"}
        assert saw.args == ({"seat": 0, "treasure": TREASURES[p.target[0]]} if looker == 0 else {"seat": 0})
        assert stayed.args == {"seat": 0, "cell": "c5"}
    push(p, "W4").play("stay", seed=0)
    s = p.plain()
    for looker in LOOKERS:
        drew = p.game.events(s, looker)[1]
        kind = ("up", "down", "joker")[hand(p, 1).index(1)]
        assert drew.args == ({"seat": 1, "card": kind} if looker == 1 else {"seat": 1})


# ------------------------------------------------------------------------------------------ what stops tell


@pytest.mark.parametrize("left", [1, 6])
def test_a_stop_at_a_treasure_without_finding_rules_it_out(mode: Mode, left: int) -> None:
    """L7.3  Down to the last card."""
    p = scene(mode, pawns={0: "c5"}, targets={0: "crown"}, left={0: left})
    stay_put(p)
    assert p.ruled_out[0] == 1 << treasure("vial")
    assert p.ruled_out[1] == 0


@pytest.mark.parametrize(
    ("pawn", "setting"),
    [
        ("e5", {}),
        ("c3", {}),
        ("c5", {"left": {0: 0}}),
        ("c5", {"found": "vial"}),
        ("c5", {"stay_counts": "no"}),
    ],
    ids=["no treasure", "the rune stone", "nothing left to find", "found long ago", "a stop that does not count"],
)
def test_other_stops_tell_nothing(mode: Mode, pawn: str, setting: dict[str, str]) -> None:
    """L7.3"""
    options = {name: value for name, value in setting.items() if name != "found"}
    p = scene(mode, pawns={0: pawn}, targets={0: "crown"}, **options)  # type: ignore[arg-type]
    if "found" in setting:
        p.finder[treasure(setting["found"])] = 2
    stay_put(p)
    assert p.ruled_out[0] == 0


def test_a_walk_that_counts_rules_out_even_where_staying_does_not(mode: Mode) -> None:
    """L7.3, L5.7"""
    board = 25 * ["."]
    board[CELLS.index("b1")] = "M06/1"
    p = scene(mode, " ".join(board), after="W4", pawns={0: "b1"}, targets={0: "crown"}, stay_counts="no")
    p.play("go c1", seed=0)
    assert p.ruled_out[0] == 1 << treasure("chalice")


def test_finding_a_target_begins_the_guessing_anew(mode: Mode) -> None:
    """L7.3  What was not the old target may be the new one."""
    p = scene(mode, pawns={0: "c5"}, targets={0: "vial"})
    p.ruled_out[0] = 1 << treasure("crown")
    p.ruled_out[1] = 1 << treasure("key")
    stay_put(p)
    assert (p.ruled_out[0], p.ruled_out[1]) == (0, 1 << treasure("key"))


# ------------------------------------------------------------------------------------------ imagined worlds

DRAWS = {"plain": 1500, "native": 6000}


def worlds(p: Position, seat: int, many: int) -> Counter[tuple[object, ...]]:
    """How often each deal of targets and hands is imagined."""
    counted: Counter[tuple[object, ...]] = Counter()
    for seed in range(many):
        q = p.imagined(seat, seed)
        others = [other for other in range(p.seats) if other != seat]
        counted[(tuple(int(q.target[o]) for o in others), tuple(hand(q, o) for o in others))] += 1
    return counted


def assert_fits(counted: Counter[tuple[object, ...]], expected: dict[tuple[object, ...], float]) -> None:
    """Every world is possible, and worlds come as often as they should: chi-square, generously bounded."""
    many = sum(counted.values())
    assert set(counted) <= set(expected)
    assert abs(sum(expected.values()) - 1) < 1e-9
    far = sum((counted[world] - many * share) ** 2 / (many * share) for world, share in expected.items())
    assert far < len(expected) + 6 * (2 * len(expected)) ** 0.5


def deals(pool: tuple[int, ...], sizes: list[int]) -> dict[tuple[tuple[int, ...], ...], float]:
    """Every way to deal hands of these sizes from a pool of cards of three kinds, with its share of all deals."""
    if not sizes:
        return {(): 1.0}
    found: dict[tuple[tuple[int, ...], ...], float] = {}
    for cards in product(*(range(number + 1) for number in pool)):
        if sum(cards) == sizes[0]:
            share = 1.0 / comb(sum(pool), sizes[0])
            for number, taken in zip(pool, cards, strict=True):
                share *= comb(number, taken)
            rest = tuple(number - taken for number, taken in zip(pool, cards, strict=True))
            for others, other_share in deals(rest, sizes[1:]).items():
                found[(cards, *others)] = share * other_share
    return found


def target_worlds(allowed: list[set[int]]) -> list[tuple[int, ...]]:
    """Every way to give the seats different targets from those they may have."""
    return [world for world in product(*allowed) if len(set(world)) == len(world)]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_imagined_targets_and_hands_are_each_as_likely_as_they_should_be(mode: Mode, seat: int) -> None:
    """L7.1, L7.2, L7.3  Three seats, five treasures still hidden, some ruled out, seven cards unseen."""
    hands = {0: (1, 0, 0), 1: (0, 1, 1), 2: (0, 0, 1)}
    p = scene(mode, seats=3, hands=hands, targets={0: "crown", 1: "key", 2: "wand"}, left={0: 2, 1: 2, 2: 1})
    p.deck[0], p.deck[1], p.deck[2] = 1, 2, 0
    hidden = {treasure(name) for name in ("crown", "key", "wand", "ring", "book")}
    for number in range(12):
        p.finder[number] = 0 if number in hidden else 1
    p.ruled_out[0] = 1 << treasure("key") | 1 << treasure("vial")
    p.ruled_out[2] = 1 << treasure("crown") | 1 << treasure("ring")
    others = [other for other in range(3) if other != seat]
    allowed = [
        {number for number in hidden if not (p.ruled_out[o] >> number) & 1 and (seat < 0 or number != p.target[seat])}
        for o in others
    ]
    pool = tuple(pile(p, "deck")[kind] + sum(hands[other][kind] for other in others) for kind in range(3))
    targets = target_worlds(allowed)
    dealt = deals(pool, [sum(hands[other]) for other in others])
    expected: dict[tuple[object, ...], float] = {
        (target, cards): share / len(targets) for target in targets for cards, share in dealt.items()
    }
    assert_fits(worlds(p, seat, DRAWS[mode.name]), expected)


def test_a_seat_that_has_found_everything_has_no_target_to_imagine(mode: Mode) -> None:
    """L7.1  And the others can be looking for anything else, what the one who left looked for included."""
    p = scene(mode, seats=4, targets={2: "wand", 3: "vial"}, left={1: 0})
    p.leave(3)
    seen = {tuple(int(target) for target in p.imagined(0, seed).target) for seed in range(400)}
    assert {world[0] for world in seen} == {int(p.target[0])}
    assert {world[1] for world in seen} == {-1}
    free = set(range(12)) - {int(p.target[0])}
    assert {world[2] for world in seen} == free
    assert {world[3] for world in seen} == free
    assert all(world[2] != world[3] for world in seen)


def test_who_pays_is_imagined_with_cards_that_pay(mode: Mode) -> None:
    """L7.2  Everybody has seen the walk begin, so the hand can pay it to the end; the cards laid say more."""
    p = on_the_stairs(mode, (2, 1, 1), "a2")
    p.play("go d2", seed=0)
    every_deal = deals((8, 8, 8), [4])
    expected = {cards: share for cards, share in every_deal.items() if can_pay_stairs(cards[0])}
    check_payer(p, expected, DRAWS[mode.name])
    p.play("pay joker", seed=0)
    assert p.phase == PAYING
    expected = {}
    for cards, share in deals((8, 8, 7), [3]).items():
        up, down, joker = cards[0]
        if can_pay_stairs((up, down, joker + 1)):
            expected[cards] = share
    check_payer(p, expected, DRAWS[mode.name])


def test_who_has_only_drops_to_pay_is_imagined_with_any_cards_for_them(mode: Mode) -> None:
    """L7.2  From e2 to c2: up and down. Once the climb is paid, a single down will do as well as a joker."""
    p = on_the_stairs(mode, (1, 1, 0), "e2")
    p.play("go c2", "pay up", seed=0)
    held = {hand(p.imagined(1, seed), 0) for seed in range(DRAWS[mode.name])}
    assert held == {(0, 1, 0), (0, 0, 1)}


def can_pay_stairs(cards: tuple[int, ...]) -> bool:
    """From a2 to d2: up, down, up."""
    up, down, joker = cards
    return max(0, 2 - up) + max(0, 1 - down) <= joker


def check_payer(p: Position, expected: dict[tuple[tuple[int, ...], ...], float], many: int) -> None:
    total = sum(expected.values())
    counted: Counter[tuple[object, ...]] = Counter()
    for seed in range(many):
        q = p.imagined(1, seed)
        assert (q.phase, q.going, pile(q, "paid"), pile(q, "discard")) == (
            p.phase, p.going, pile(p, "paid"), pile(p, "discard"),
        )  # fmt: skip
        assert q.legal()
        counted[(hand(q, 0),)] += 1
    assert_fits(counted, {world: share / total for world, share in expected.items()})


def test_who_pays_between_two_ways_is_imagined_with_cards_for_either(mode: Mode) -> None:
    """L7.2  After a first card some hands can only go one way; each that can arrive is imagined."""
    p = scene(mode, TWO_WAYS, spare="M05/3", after="W2", pawns={0: "c4"}, hands={0: (2, 1, 0)})
    p.play("go d2", "pay up", seed=0)
    seen = {hand(p.imagined(1, seed), 0) for seed in range(600)}
    assert seen == {(2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 1, 1), (0, 0, 2)}


def test_the_walks_of_an_imagined_mover_fit_the_hand_imagined(mode: Mode) -> None:
    """L7.2  In the imagined world it is the imagined cards that carry the pawn."""
    p = on_the_stairs(mode, (1, 0, 0))
    outcomes = set()
    for seed in range(60):
        q = p.imagined(1, seed)
        up, down, joker = hand(q, 0)
        assert ("b2" in walks(q)) == (up + joker > 0)
        assert "c2" not in walks(q)
        assert down + up + joker == 1
        outcomes.add("b2" in walks(q))
        assert walks(p.imagined(0, seed)) == walks(p)
    assert outcomes == {True, False}


def test_imagining_keeps_the_own_secrets_and_everything_open(mode: Mode) -> None:
    """L7.1, L7.2"""
    p = known_table(mode)
    for seat in LOOKERS:
        for seed in range(30):
            q = p.imagined(seat, seed)
            for field in p.game.record.fields:
                if field.name not in ("die", "target", "hand", "deck"):
                    assert repr(getattr(q, field.name)) == repr(getattr(p, field.name))
            if seat >= 0:
                assert (q.target[seat], hand(q, seat)) == (p.target[seat], hand(p, seat))
            assert [sum(hand(q, other)) for other in range(4)] == [sum(hand(p, other)) for other in range(4)]
            cards = [pile(q, "deck"), pile(q, "discard"), *(hand(q, other) for other in range(4))]
            assert tuple(sum(part[kind] for part in cards) for kind in range(3)) == (8, 8, 8)


def test_whether_a_card_is_asked_for_tells_nothing(mode: Mode) -> None:
    """L7.2, L4.6  In all worlds in which the same steep walk can be paid, the same number of cards is asked for."""
    p = on_the_stairs(mode, (2, 2, 2))
    for goal, number in (("b2", 1), ("c2", 2), ("d2", 3), ("e2", 4)):
        for seed in range(40):
            q = p.imagined(1, seed)
            if goal in walks(q):
                q.play(f"go {goal}", seed=0)
                asked = 0
                while q.phase == PAYING:
                    asked += 1
                    assert p.game.view(q.plain(), 1).prompt.name == "wait-pay"
                    q.play(q.legal()[0], seed=0)
                assert asked == number


def test_no_two_seats_are_imagined_to_look_for_the_same(mode: Mode) -> None:
    """L7.1"""
    p = scene(mode, seats=4)
    for seat in (0, 1, 2, 3, SPECTATOR):
        for seed in range(50):
            assert len({int(target) for target in p.imagined(seat, seed).target}) == 4


def test_a_treasure_seen_by_its_stop_is_not_imagined(mode: Mode) -> None:
    """L7.3  Eleven of twelve ruled out or found: only one target is left to imagine."""
    p = scene(mode, targets={0: "crown", 1: "wand"})
    for number in range(12):
        if TREASURES[number] not in ("crown", "wand"):
            if number % 2:
                p.finder[number] = 1
            else:
                p.ruled_out[1] |= 1 << number
    assert {int(p.imagined(0, seed).target[1]) for seed in range(20)} == {treasure("wand")}
    assert {int(p.imagined(SPECTATOR, seed).target[1]) for seed in range(40)} == {treasure("wand"), treasure("crown")}
