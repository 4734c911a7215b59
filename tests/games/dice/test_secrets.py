"""Who knows what: only here every hand is looked at from every seat, and imagined worlds and draws are counted."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import permutations, product
from typing import Any

import pytest

from tests.games.dice.facts import colour_of, row, value_of
from tests.games.dice.scene import ANSWERING, cards_in, hand, lie, pool, scene, tower
from tests.modes import Mode, Position
from vetta.core.game import Setup
from vetta.core.view import SPECTATOR

HANDS = {0: ["steal", "steal"], 1: ["rotate"], 2: ["extra-white", "swap-own", "steal"]}
MISSING = lie(row(0, 1), "white-1 white-1 white-1 white-1 white-1 .")
"""One die completes the row."""
DRAWS = 1500


def told_of(p: Position, looker: int, name: str) -> list[object]:
    """The cards that this seat is told in events of a name; None where it is not told which."""
    return [event.args.get("card") for event in p.game.events(p.plain(), looker) if event.name == name]


def all_lookers(p: Position) -> list[int]:
    return [SPECTATOR, *range(p.seats)]


# ------------------------------------------------------------------------------------------ hands and deck


def test_a_hand_is_seen_by_its_owner_only(mode: Mode) -> None:
    """D8.2, D8.1, D5.1  All others see how many cards it has, and nothing but that."""
    p = scene(mode, seats=3, side=0, hands=HANDS)
    for looker in all_lookers(p):
        pieces = p.pieces(looker)
        for owner, cards in HANDS.items():
            place = f"hand-{owner + 1}"
            there = {name: seen for name, seen in pieces.items() if seen[1] == place}
            if owner == looker:
                assert {name: seen[4] for name, seen in there.items()} == {
                    f"{card}-{owner + 1}": many for card, many in Counter(cards).items()
                }
            else:
                assert there == {f"cards-{owner + 1}": ("back", place, 0, 0, len(cards))}


def test_nobody_sees_the_cards_of_the_deck(mode: Mode) -> None:
    """D8.3, D8.1  Its number is open, and every discarded card."""
    p = scene(mode, seats=3, side=0, pile=["steal", "rotate"], hands={})
    for looker in all_lookers(p):
        pieces = p.pieces(looker)
        assert [name for name, seen in pieces.items() if seen[1] == "draw"] == ["deck"]
        assert pieces["deck"] == ("back", "draw", 0, 0, 2)
        discarded = {name: seen[4] for name, seen in pieces.items() if seen[1] == "discards"}
        assert discarded == {f"discarded-{card}": many for card, many in Counter(cards_in(p, "discard")).items()}


@pytest.mark.parametrize("acting", [0, 1, 2, 3])
def test_which_card_was_drawn_is_told_to_who_drew_it(mode: Mode, acting: int) -> None:
    """D8.2, D4.7  Which one was played is told to all."""
    on = lie(row(acting, 1), "white-1 white-1 white-1 white-1 white-1 .")
    p = scene(mode, on, acting=acting, pool="white-1", hands={acting: ["extra-white"]}).play("place white-1 6", seed=5)
    drawn = (set(hand(p, acting)) - {"extra-white"}) or {"extra-white"}
    for looker in all_lookers(p):
        assert told_of(p, looker, "drew") == ([drawn.copy().pop()] if looker == acting else [None])
    p.play("card extra-white", seed=1)
    for looker in all_lookers(p):
        assert told_of(p, looker, "played") == ["extra-white"]


def test_which_card_was_dealt_is_told_to_its_owner(mode: Mode) -> None:
    """D8.2, D2.6  The third and the fourth to play begin with a card."""
    p = mode.new(Setup(4, {"handicap": "yes", "first": "seat-2"}), 3)
    owners = [3, 0]
    for looker in all_lookers(p):
        expected = [hand(p, owner)[0] if owner == looker else None for owner in owners]
        assert told_of(p, looker, "dealt") == expected


def test_only_the_seat_at_turn_is_told_what_it_may_do(mode: Mode) -> None:
    """D8.2  The choices would tell which cards it has."""
    p = scene(mode, pool="white-1", hands={0: ["reroll-white"]})
    s = p.plain()
    assert "card reroll-white" in {choice.text for choice in p.game.choices(s, 0)}
    for looker in (SPECTATOR, 1, 2, 3):
        assert p.game.choices(s, looker) == []


@pytest.mark.parametrize("looker", [SPECTATOR, 0, 2, 3])
def test_another_hand_makes_no_difference_to_others(mode: Mode, looker: int) -> None:
    """D8.2  Not in what they see, are asked or are told, nor in the numbers for a network, before and after a move."""
    seen = []
    for held, left in ((["steal"], ["rotate", "steal"]), (["rotate"], ["steal", "steal"])):
        p = scene(mode, MISSING, seats=4, side=0, pool="white-1", hands={1: held}, pile=left)
        now: list[Any] = [p.look(looker), p.prompt(looker), p.observe(looker)]
        p.play("place white-1 6", seed=1)
        if looker != 0:
            now += [p.look(looker), p.prompt(looker), p.observe(looker), p.game.events(p.plain(), looker)]
        seen.append(now)
    assert seen[0] == seen[1]


# ------------------------------------------------------------------------------------------ answers to a skull


def windows(mode: Mode, answers: Sequence[str], **options: Any) -> Position:
    """Seat 1 has a skull, the seats 2, 3, 4 and 0 have stars and have given these answers."""
    p = scene(mode, seats=6, acting=1, side=0, skulls=[1], stars=[0, 2, 3, 4], **options)
    return p.play(*answers, seed=1)


@pytest.mark.parametrize("many", [1, 2, 3])
def test_answers_are_secret_until_all_have_been_given(mode: Mode, many: int) -> None:
    """D8.3, D4.1  Whoever has not given an answer cannot know what it was."""
    asked = [2, 3, 4, 0]
    for looker in (SPECTATOR, 1, 5, *asked[many:]):
        seen = set()
        for answers in product(("yes", "no"), repeat=many):
            p = windows(mode, answers)
            assert p.seat == asked[many]
            told = tuple(repr(event) for event in p.game.events(p.plain(), looker))
            seen.add((tuple(p.look(looker)), repr(p.prompt(looker)), tuple(p.observe(looker)), told))
        assert len(seen) == 1


def given(p: Position) -> str:
    """What has been answered, in the order of seats: "y-n"."""
    return "".join("y" if p.answers >> seat & 1 else "n" for seat in (2, 3, 4, 0))


@pytest.mark.parametrize(
    ("looker", "worlds"),
    [
        (SPECTATOR, ["yynn", "ynnn", "nynn", "nnnn"]),
        (1, ["yynn", "ynnn", "nynn", "nnnn"]),
        (4, ["yynn", "ynnn", "nynn", "nnnn"]),
        (2, ["yynn", "ynnn"]),
        (3, ["ynnn", "nnnn"]),
    ],
)
def test_imagined_answers_are_yes_as_often_as_no(mode: Mode, looker: int, worlds: list[str]) -> None:
    """D8.3, D4.1  Of those who have been asked; the own answer is known, and who has not been asked has given none."""
    p = windows(mode, ["yes", "no"])
    assert given(p) == "ynnn"
    counted = Counter(given(p.imagined(looker, seed)) for seed in range(DRAWS))
    assert_as_likely(counted, dict.fromkeys(worlds, 1 / len(worlds)))


def test_in_order_the_answers_are_no_secret(mode: Mode) -> None:
    """D9.10, D8.3  Whoever is asked next knows that all before have said no."""
    p = windows(mode, ["no", "no"], star_window="in-order")
    for looker in (SPECTATOR, *range(6)):
        assert {given(p.imagined(looker, seed)) for seed in range(40)} == {"nnnn"}


# ------------------------------------------------------------------------------------------ imagined worlds


def assert_as_likely(counted: Mapping[str, int], expected: Mapping[str, float]) -> None:
    """Worlds come as often as they should: chi-square, generously bounded."""
    many = sum(counted.values())
    assert set(counted) == set(expected)
    assert abs(sum(expected.values()) - 1) < 1e-9
    far = sum((counted[world] - many * share) ** 2 / (many * share) for world, share in expected.items())
    assert far < len(expected) + 6 * (2 * len(expected)) ** 0.5


def deal(hands: Mapping[int, Sequence[str]]) -> str:
    return " ".join(f"{seat}:{','.join(sorted(cards))}" for seat, cards in sorted(hands.items()))


def dealt(p: Position) -> str:
    return deal({seat: hand(p, seat) for seat in range(p.seats)})


def deals(p: Position, looker: int) -> dict[str, float]:
    """Every world that fits what a seat knows: all orders of the cards that it does not see, dealt to the others."""
    others = [seat for seat in range(p.seats) if seat != looker]
    hidden = [card for seat in others for card in hand(p, seat)] + cards_in(p, "pile")
    worlds: Counter[str] = Counter()
    for order in permutations(hidden):
        hands = {looker: hand(p, looker)} if looker >= 0 else {}
        at = 0
        for seat in others:
            size = len(hand(p, seat))
            hands[seat] = list(order[at : at + size])
            at += size
        worlds[deal(hands)] += 1
    return {world: many / worlds.total() for world, many in worlds.items()}


SMALL: tuple[tuple[int, dict[int, list[str]], list[str]], ...] = (
    (2, {0: ["steal"], 1: ["rotate", "steal"]}, ["extra-white", "extra-white", "swap-own"]),
    (2, {1: ["rotate"]}, ["rotate", "rotate", "steal"]),
    (3, {0: ["steal"], 1: ["rotate"], 2: ["swap-own", "steal"]}, ["steal", "reroll-set"]),
    (4, {0: ["steal"], 1: ["rotate"], 2: ["swap-own"], 3: ["steal"]}, ["rotate"]),
    (3, {0: ["steal"], 1: ["rotate", "rotate"], 2: ["swap-own"]}, []),
)


@pytest.mark.parametrize("phase", ["roll", "play"])
@pytest.mark.parametrize(("seats", "hands", "pile"), SMALL)
def test_imagined_hands_are_uniform(
    mode: Mode, seats: int, hands: dict[int, list[str]], pile: list[str], phase: str
) -> None:
    """D8.2, D8.3  Every way to deal what a seat does not see is as likely as its cards; a spectator sees none."""
    p = scene(mode, seats=seats, side=0, hands=hands, pile=pile, pool="white-1" if phase == "play" else None)
    for looker in all_lookers(p):
        expected = deals(p, looker)
        assert_as_likely(Counter(dealt(p.imagined(looker, seed)) for seed in range(DRAWS)), expected)


def all_cards(p: Position) -> Counter[str]:
    """The cards in the deck and in the hands."""
    return Counter(
        card for cards in (cards_in(p, "pile"), *(hand(p, seat) for seat in range(p.seats))) for card in cards
    )


def test_a_world_differs_only_in_what_is_hidden(mode: Mode) -> None:
    """D8.1, D8.2, D8.3  Own cards, discards, dice, tokens and sizes stay; the seat sees, may and is told the same."""
    rng = random.Random(2)
    for acting in (0, 2):
        p = scene(mode, MISSING, seats=4, side=0, acting=acting, pool="white-1 white-2", hands=HANDS, stars=[1])
        p.play("place white-1 6", seed=3)
        for looker in all_lookers(p):
            for _ in range(10):
                world = p.imagined(looker, rng.randbytes(16))
                assert world.look(looker) == p.look(looker)
                assert world.observe(looker) == p.observe(looker)
                assert world.prompt(looker) == p.prompt(looker)
                assert (tower(world), pool(world)) == (tower(p), pool(p))
                assert [len(hand(world, seat)) for seat in range(4)] == [len(hand(p, seat)) for seat in range(4)]
                assert cards_in(world, "discard") == cards_in(p, "discard")
                assert all_cards(world) == all_cards(p)
                if looker == p.seat:
                    assert world.choices() == p.choices()


def test_who_has_left_is_imagined_without_cards(mode: Mode) -> None:
    """D7.3, D8.2  Their cards lie open on the discard pile."""
    p = scene(mode, seats=3, side=0, hands=HANDS, pile=["swap-own"] * 3, pool="white-1").leave(2)
    for looker in all_lookers(p):
        for seed in range(20):
            world = p.imagined(looker, seed)
            assert hand(world, 2) == []
            assert len(hand(world, 1)) == 1


# ------------------------------------------------------------------------------------------ what nobody knows


def falls(deed: Callable[[int], Iterator[str]], many: int) -> Counter[str]:
    return Counter(fallen for seed in range(many) for fallen in deed(seed))


def test_the_deck_gives_each_of_its_cards_as_often(mode: Mode) -> None:
    """D8.3, D4.7  In proportion to how many there are of its kind."""
    pile = ["steal", "steal", "steal", "rotate", "swap-own", "swap-own"]
    expected = {card: many / len(pile) for card, many in Counter(pile).items()}

    def draw(seed: int) -> Iterator[str]:
        p = scene(mode, MISSING, side=0, pool="white-1", pile=pile).play("place white-1 6", seed=seed)
        yield from hand(p, 0)

    assert_as_likely(falls(draw, 600), expected)


def test_dice_fall_on_each_value_as_often(mode: Mode) -> None:
    """D8.3, D4.4, D1.4  In the roll, whatever their colour, and when they are rolled again."""

    def roll(seed: int) -> Iterator[str]:
        p = scene(mode, hands={0: ["reroll-coloured"]}).play("roll", seed=seed)
        yield from (f"{colour_of(die) == 'white'} {value_of(die)}" for die in pool(p))
        p.play("card reroll-coloured", "all", "reroll", seed=seed + 1000)
        yield from (f"again {value_of(die)}" for die in pool(p) if colour_of(die) == "red")

    counted = falls(roll, 200)
    for kind, many in (("True", 3), ("False", 12), ("again", 12)):
        part = {fallen: n for fallen, n in counted.items() if fallen.startswith(kind)}
        assert sum(part.values()) == 200 * many
        assert_as_likely(part, {f"{kind} {value}": 1 / 6 for value in range(1, 7)})


def test_the_tower_turns_by_each_quarter_as_often(mode: Mode) -> None:
    """D8.3, D2.4, D5.9  1, 2 or 3 between the rounds; and for a rotate card what a die shows."""

    def turn(seed: int) -> Iterator[str]:
        p = scene(mode, seats=2, side=1, acting=1, begins=0, pool="white-1", hands={1: ["rotate"]})
        p.play("card rotate", seed=seed)
        yield next(f"card {numbers[1]}" for name, *numbers in p.happened if name == "rotated")
        p.play("end", seed=seed)
        yield next(f"round {numbers[0]}" for name, *numbers in p.happened if name == "turned-tower")

    counted = falls(turn, 600)
    cards = {fallen: n for fallen, n in counted.items() if fallen.startswith("card")}
    rounds = {fallen: n for fallen, n in counted.items() if fallen.startswith("round")}
    assert_as_likely(cards, {f"card {value}": 1 / 6 for value in range(1, 7)})
    assert_as_likely(rounds, {f"round {quarters}": 1 / 3 for quarters in (1, 2, 3)})


def test_trying_a_choice_tells_nothing_of_what_is_to_come(mode: Mode) -> None:
    """D8.3  Whether a choice can be taken back does not depend on the cards in the deck or in other hands."""
    texts = []
    for held, left in ((["steal"], ["rotate", "steal"]), (["rotate"], ["steal", "steal"])):
        p = scene(mode, MISSING, seats=2, side=0, pool="white-1 red-1", hands={0: ["extra-white"], 1: held}, pile=left)
        texts.append([(c.text, c.final, c.usual, c.remark) for c in p.game.choices(p.plain(), 0)])
    assert texts[0] == texts[1]
    final = {text for text, is_final, _, _ in texts[0] if is_final}
    assert {"place white-1 6", "card extra-white"} <= final


def test_the_window_is_open_in_these_positions(mode: Mode) -> None:
    """D4.1  Else the tests of answers would test nothing."""
    assert windows(mode, []).phase == ANSWERING
    assert windows(mode, ["yes", "yes", "no"]).phase == ANSWERING
    assert windows(mode, ["no", "no", "no", "no"]).phase != ANSWERING
