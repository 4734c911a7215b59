"""Who knows what: only here each hand is looked at from every seat, and worlds and draws are counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from math import comb

import pytest

from tests.games.zenith.scene import DECK, DISCARD, GIVEN, GONE, HAND, OTHERS, TOKENS, agent, hand, prompt, scene
from tests.modes import Mode, Position
from vetta.core.game import Setup
from vetta.core.view import SPECTATOR
from vetta.games.zenith.effects import discard

LOOKERS = [0, 1, 2, 3, SPECTATOR]
HANDS = {0: ["nero", "wul"], 1: ["cresus"], 2: ["annie", "ivan", "geta"], 3: ["titus", "felis"]}
SMALL = ["nero", "cresus", "annie", "titus", "zenon", "caesar", "ivan"]


def shown(p: Position, looker: int, place: str) -> set[str]:
    """The pieces that this seat sees at a place."""
    return {name for name, (_, where, *_) in p.pieces(looker).items() if where == place}


def few_hidden(mode: Mode, hands: dict[int, Sequence[str]], deck: Sequence[str], seats: int = 2) -> Position:
    """All agents but those of hands and deck are in the discard pile."""
    p = scene(mode, seats=seats, hands=hands)
    kept = {agent(p, name) for name in deck}
    for number in range(90):
        if p.where[number] == DECK and number not in kept:
            p.where[number] = DISCARD
    p.deck = len(kept)
    p.discards = sum(int(where) == DISCARD for where in p.where)
    return p


# ------------------------------------------------------------------------------------------ what is seen


@pytest.mark.parametrize("looker", LOOKERS)
def test_a_hand_is_seen_by_its_owner_only(mode: Mode, looker: int) -> None:
    """Z10.1  Not by the team mate either; everybody sees how many cards it has."""
    p = scene(mode, seats=4, hands=HANDS)
    for owner, cards in HANDS.items():
        if owner == looker:
            assert shown(p, looker, f"hand-{owner + 1}") == set(cards)
        else:
            assert shown(p, looker, f"hand-{owner + 1}") == {f"cards-{owner + 1}"}
            assert p.pieces(looker)[f"cards-{owner + 1}"] == ("back", f"hand-{owner + 1}", 0, 0, len(cards))


@pytest.mark.parametrize("looker", LOOKERS)
def test_nobody_sees_the_cards_of_the_deck(mode: Mode, looker: int) -> None:
    """Z10.2  Only how many they are."""
    p = scene(mode, seats=4, hands=HANDS)
    assert shown(p, looker, "draw") == {"deck"}
    assert p.pieces(looker)["deck"] == ("back", "draw", 0, 0, 90 - 8)
    names = p.game.lexicon.lists["agent"]
    assert not {names[n] for n in range(90) if p.where[n] == DECK} & set(p.pieces(looker))


@pytest.mark.parametrize("looker", LOOKERS)
def test_columns_and_discards_are_open(mode: Mode, looker: int) -> None:
    """Z10.2, Z1.7  The covered ones too, in their order."""
    columns = {0: ["nero", "annie", "wul", "khan"], 1: ["titus", "cresus"]}
    p = scene(mode, seats=4, hands={0: ["felis"]}, columns=columns, discards=["zenon", "ivan"])
    pieces = p.pieces(looker)
    assert shown(p, looker, "discard-pile") == {"zenon", "ivan"}
    assert shown(p, looker, "column-first-mercury") == {"nero", "wul", "khan"}
    assert [pieces[name][2] for name in ("nero", "wul", "khan")] == [0, 1, 2]
    assert shown(p, looker, "column-first-jupiter") == {"annie"}
    assert shown(p, looker, "column-second-mars") == {"titus"}
    assert shown(p, looker, "column-second-venus") == {"cresus"}


def told_of(p: Position, looker: int, name: str) -> list[object]:
    """The agents that this seat is told in events of this name; None where it is not told which."""
    return [event.args.get("agent") for event in p.game.events(p.plain(), looker) if event.name == name]


@pytest.mark.parametrize("looker", LOOKERS)
def test_which_card_was_played_is_told_to_all_which_was_drawn_to_one(mode: Mode, looker: int) -> None:
    """Z10.1, Z10.2  Recruited, mobilized, discarded: seen by all. Drawn: by who draws."""
    p = scene(mode, seats=4, hands={0: ["bruss0l0"]}).play("recruit bruss0l0")
    assert told_of(p, looker, "recruited") == ["bruss0l0"]
    drawn = told_of(p, looker, "drew")
    assert len(drawn) == 4
    assert set(drawn) == (hand(p, 0) if looker == 0 else {None})
    p = scene(mode, seats=4, hands={0: ["nero", "wul"]}).play("lead nero")
    assert told_of(p, looker, "led") == ["nero"]
    assert len(told_of(p, looker, "mobilized")) == 2
    assert None not in told_of(p, looker, "mobilized")
    p = scene(mode, seats=4, hands={0: ["nero", "wul"]}).play("develop nero")
    assert told_of(p, looker, "developed") == ["nero"]
    p = scene(mode, seats=4, hands={0: ["elisabeth", "wul"]}).play("recruit elisabeth", "discard wul")
    assert told_of(p, looker, "discarded") == ["wul"]


# ------------------------------------------------------------------------------------------ tokens


@pytest.mark.parametrize("looker", LOOKERS)
def test_open_and_used_tokens_are_seen_and_the_reserve_is_counted(mode: Mode, looker: int) -> None:
    """Z10.3  Nobody sees which token lies where, but open, used and face-down ones are sixteen, kind by kind."""
    p = scene(mode, seats=4, tokens={"mars": "exile-2", "human-level-2": "influence"})
    p.used[2], p.reserve[2] = 2, 0
    pieces = p.pieces(looker)
    assert pieces["open-token-mars"] == ("token-exile-2", "slot-mars", 0, 0, 0)
    assert pieces["open-token-human-level-2"] == ("token-influence", "slot-human-level-2", 0, 0, 0)
    assert {name for name in pieces if name.startswith("open-token")} == {
        "open-token-mars", "open-token-human-level-2",
    }  # fmt: skip
    assert pieces["used-credits-3"] == ("token-credits-3", "reserve", 11, 0, 2)
    assert {name for name in pieces if name.startswith("used-")} == {"used-credits-3"}
    assert pieces["token-reserve"][4] == sum(TOKENS.values()) - 2 - 2
    hidden = {name: piece[4] for name, piece in pieces.items() if name.startswith("hidden-")}
    assert hidden == {
        "hidden-influence": 3, "hidden-zenithium-1": 3, "hidden-credits-4": 2, "hidden-leader-badge": 2,
        "hidden-mobilize-2": 1, "hidden-transfer-1": 1,
    }  # fmt: skip


def test_tokens_of_the_reserve_are_drawn_each_as_likely_as_the_others(mode: Mode) -> None:
    """Z10.3, Z7.16  Two of 3 credits, one of 4 and one badge: twice as often the one of which there are two."""
    drawn: Counter[str] = Counter()
    many = 1200
    for seed in range(many):
        p = scene_with_reserve(mode, {"credits-3": 2, "credits-4": 1, "leader-badge": 1})
        p.play("recruit orw3ll", seed=seed)
        events = [event for event in p.game.events(p.plain(), SPECTATOR) if event.name == "token-drawn"]
        assert len(events) == 1
        drawn[str(events[0].args["token"])] += 1
    assert set(drawn) == {"credits-3", "credits-4", "leader-badge"}
    assert_as_likely(drawn, {"credits-3": 0.5, "credits-4": 0.25, "leader-badge": 0.25})


def scene_with_reserve(mode: Mode, reserve: dict[str, int]) -> Position:
    p = scene(mode, hands={0: ["orw3ll"]})
    for number, kind in enumerate(TOKENS):
        p.used[number] = TOKENS[kind] - reserve.get(kind, 0)
        p.reserve[number] = reserve.get(kind, 0)
    return p


# ------------------------------------------------------------------------------------------ given cards


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_given_card_is_known_to_giver_and_receiver(mode: Mode, seat: int) -> None:
    """Z10.4  The others see how many were given, not which."""
    mate = (seat + 2) % 4
    p = scene(mode, seats=4, acting=seat, hands={seat: ["wul", "nero", "cresus"]}).play("lead wul", "give nero")
    for looker in LOOKERS:
        assert told_of(p, looker, "gave") == (["nero"] if looker in (seat, mate) else [None])
        seen = shown(p, looker, f"hand-{mate + 1}")
        backs = {f"cards-{mate + 1}"}
        if looker == mate:
            assert seen == {"nero", OTHERS[mate]}
        else:
            assert seen == (backs | {"nero"} if looker == seat else backs)
            assert p.pieces(looker)[f"cards-{mate + 1}"][4] == 2


def test_a_given_card_that_comes_back_is_known_to_both(mode: Mode) -> None:
    """Z10.4  Given to the mate, and by the mate again: both have seen it, and nobody else."""
    p = scene(mode, seats=4, hands={0: ["wul", "nero"], 2: ["mc4ffr3y", "annie"]})
    p.play("lead wul", "give nero", "lead mc4ffr3y", "give nero")
    assert "nero" in hand(p, 0)
    assert "nero" in shown(p, 0, "hand-1")
    assert "nero" in shown(p, 2, "hand-1")
    for looker in (1, 3, SPECTATOR):
        assert "nero" not in p.pieces(looker)


def test_the_giver_never_imagines_a_given_card_elsewhere(mode: Mode) -> None:
    """Z10.4, Z10.1  Giver and receiver know where it is; to the others it may be in any hand or in the deck."""
    p = few_hidden(mode, {0: ["wul", "nero"], 1: ["cresus"], 2: ["annie"], 3: ["ivan"]}, ["titus", "zenon"], seats=4)
    p.play("lead wul", "give nero")
    number = agent(p, "nero")
    where = {
        looker: {
            0 if world.where[number] == DECK else 1 + next(s for s in range(4) if "nero" in hand(world, s))
            for world in (p.imagined(looker, seed) for seed in range(200))
        }
        for looker in LOOKERS
    }
    assert where[0] == where[2] == {3}
    assert {3, 4} <= where[1]
    assert {2, 3} <= where[3]
    assert {1, 2, 3, 4} <= where[SPECTATOR]


# ------------------------------------------------------------------------------------------ before the first turn


@pytest.mark.parametrize("order", ["one-after-the-other", "in-secret"])
@pytest.mark.parametrize("looker", LOOKERS)
def test_what_is_seen_of_exchanged_cards(mode: Mode, looker: int, order: str) -> None:
    """Z11.21, Z10.2, Z2.6  At once by all; or only by the owner until everybody has decided."""
    p = mode.new(Setup(4, {"first": "seat-1", "mulligan_order": order}), 2)
    name = min(hand(p, 0))
    p.play(f"discard {name}")
    told = [event.args.get("agent") for event in p.game.events(p.plain(), looker)]
    open_to_all = order == "one-after-the-other"
    assert told == [name if open_to_all or looker == 0 else None]
    p.play("ready", "ready", "ready")
    assert (name in p.pieces(looker)) == (open_to_all or looker == 0)
    p.play("ready")
    assert shown(p, looker, "discard-pile") == {name}


# ------------------------------------------------------------------------------------------ imagined worlds

DRAWS = 1500


def assert_as_likely(counted: Counter[str], expected: dict[str, float]) -> None:
    """Worlds come as often as they should: chi-square, generously bounded."""
    many = sum(counted.values())
    assert set(counted) <= set(expected)
    assert abs(sum(expected.values()) - 1) < 1e-9
    far = sum((counted[world] - many * share) ** 2 / (many * share) for world, share in expected.items())
    assert far < len(expected) + 6 * (2 * len(expected)) ** 0.5


def deal(p: Position) -> str:
    """Which hands everybody has, as text."""
    return " ".join(f"{seat}:" + ",".join(sorted(hand(p, seat))) for seat in range(p.seats))


def worlds(p: Position, looker: int) -> Counter[str]:
    return Counter(deal(p.imagined(looker, seed)) for seed in range(DRAWS))


def deals(pool: Sequence[str], sizes: dict[int, int], known: dict[int, set[str]], seats: int) -> dict[str, float]:
    """Every way to deal hands of these sizes from a pool to seats that hold known cards already."""
    found = set()
    for order in permutations(pool):
        hands = {seat: set(known.get(seat, set())) for seat in range(seats)}
        at = 0
        for seat, size in sizes.items():
            hands[seat] |= set(order[at : at + size])
            at += size
        found.add(" ".join(f"{seat}:" + ",".join(sorted(hands[seat])) for seat in range(seats)))
    return dict.fromkeys(found, 1 / len(found))


@pytest.mark.parametrize("looker", [0, 1])
def test_imagined_hands_of_two_are_uniform(mode: Mode, looker: int) -> None:
    """Z10.1, Z10.2  Two of five cards in the other hand, three in the deck: ten worlds."""
    p = few_hidden(mode, {0: SMALL[:2], 1: SMALL[2:4]}, SMALL[4:])
    other = 1 - looker
    pool = [*SMALL[4:], *sorted(hand(p, other))]
    expected = deals(pool, {other: 2}, {looker: hand(p, looker)}, 2)
    assert len(expected) == comb(5, 2)
    counted = worlds(p, looker)
    assert len(counted) == comb(5, 2)
    assert_as_likely(counted, expected)


def test_a_spectator_imagines_both_hands(mode: Mode) -> None:
    """Z10.1  Somebody who sits nowhere knows neither hand."""
    p = few_hidden(mode, {0: SMALL[:1], 1: SMALL[1:3]}, SMALL[3:5])
    expected = deals(SMALL[:5], {0: 1, 1: 2}, {}, 2)
    assert len(expected) == 30
    counted = worlds(p, SPECTATOR)
    assert len(counted) == 30
    assert_as_likely(counted, expected)


@pytest.mark.parametrize("looker", [0, 2])
def test_imagined_hands_of_teams_are_uniform_but_for_given_cards(mode: Mode, looker: int) -> None:
    """Z10.1, Z10.4  The mate's other card and those of the others are open questions, the given one is not."""
    p = few_hidden(mode, {0: ["wul", "nero", "ivan"], 1: ["cresus"], 2: ["annie"], 3: ["titus"]}, ["zenon"], seats=4)
    p.play("lead wul", "give nero")
    assert hand(p, 2) == {"annie", "nero"}
    if looker == 0:
        expected = deals(
            ["cresus", "annie", "titus", "zenon"], {1: 1, 2: 1, 3: 1}, {0: {"ivan"}, 2: {"nero"}}, 4
        )  # fmt: skip
    else:
        expected = deals(["ivan", "cresus", "titus", "zenon"], {0: 1, 1: 1, 3: 1}, {2: {"annie", "nero"}}, 4)
    assert len(expected) == 24
    counted = worlds(p, looker)
    assert len(counted) == 24
    assert_as_likely(counted, expected)


def test_the_other_team_imagines_given_cards_like_any_other(mode: Mode) -> None:
    """Z10.4  To seat 2 the two cards of the first team's mate are any of the five that it does not see."""
    p = few_hidden(mode, {0: ["wul", "nero", "ivan"], 1: ["cresus"], 2: ["annie"], 3: ["titus"]}, [], seats=4)
    p.play("lead wul", "give nero")
    expected = deals(["ivan", "nero", "annie", "titus"], {0: 1, 2: 2, 3: 1}, {1: {"cresus"}}, 4)
    assert len(expected) == 12
    counted = worlds(p, 1)
    assert len(counted) == 12
    assert_as_likely(counted, expected)


@pytest.mark.parametrize("looker", LOOKERS)
def test_imagining_changes_nothing_that_is_seen(mode: Mode, looker: int) -> None:
    """Z10.1, Z10.2, Z10.4  Not the pieces, not what the seat may do, not what it is told, and nothing gets lost."""
    p = scene(mode, seats=4, hands=HANDS).play("lead nero", "give wul")
    for seed in range(30):
        world = p.imagined(looker, seed)
        assert world.pieces(looker) == p.pieces(looker)
        assert [len(hand(world, seat)) for seat in range(4)] == [len(hand(p, seat)) for seat in range(4)]
        assert sum(int(where) == DECK for where in world.where) == p.deck
        if looker == p.seat:
            assert world.choices() == p.choices()
        assert world.observe(looker) == p.observe(looker)


def test_the_deck_gives_each_of_its_cards_as_often(mode: Mode) -> None:
    """Z10.2, Z4.1  Nobody knows the order: each of five cards is the next as often as the others."""
    names = ["cresus", "annie", "titus", "zenon", "caesar"]
    drawn: Counter[str] = Counter()
    for seed in range(DRAWS):
        p = few_hidden(mode, {0: ["w4ts0n"], 1: ["ivan"]}, names).play("recruit w4ts0n", seed=seed)
        drawn.update(str(name) for name in told_of(p, SPECTATOR, "mobilized"))
    assert_as_likely(drawn, dict.fromkeys(names, 0.2))


def test_own_secret_cards_are_not_imagined_elsewhere(mode: Mode) -> None:
    """Z11.21, Z10.1  What a seat has laid down in secret it knows; the others do not."""
    p = mode.new(Setup(2, {"first": "seat-1", "mulligan_order": "in-secret"}), 2)
    name = min(hand(p, 0))
    number = agent(p, name)
    p.play(f"discard {name}", "ready")
    aside = int(p.where[number])
    assert aside not in (DECK, DISCARD, HAND, HAND + 1)
    assert all(p.imagined(0, seed).where[number] == aside for seed in range(60))
    assert any(p.imagined(1, seed).where[number] != aside for seed in range(60))


def test_cards_held_while_the_deck_was_shuffled_are_known_not_to_be_in_it(mode: Mode) -> None:
    """Z10.2, Z10.1  The deck was empty, so the pile is the deck: whoever counts knows what the other hand still has."""
    hands: dict[int, Sequence[str]] = {0: ["nero"], 1: ["annie", "ivan", "titus", "felis"]}
    p = few_hidden(mode, hands, []).play("lead nero")
    held = set(hands[1])
    assert hand(p, 1) == held
    for seed in range(100):
        assert hand(p.imagined(0, seed), 1) == held


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_card_laid_aside_in_secret_is_seen_by_its_owner_only(mode: Mode, seat: int) -> None:
    """Z2.6, Z11.21  It lies by the hand, with its printed cost, until all have exchanged."""
    p = mode.new(Setup(4, {"first": f"seat-{seat + 1}", "mulligan_order": "in-secret"}), 5)
    name = min(hand(p, seat))
    before = p.pieces(seat)[name][4]
    p.play(f"discard {name}")
    assert p.pieces(seat)[name] == (name, f"hand-{seat + 1}", 2, 4, before)
    for looker in {0, 1, 2, 3, SPECTATOR} - {seat}:
        assert name not in p.pieces(looker)


# ------------------------------------------------------------------------------------------ what whoever counts knows

OLD, NEW = ["nero", "annie", "ivan"], ["felis", "titus", "zenon"]


def gift(mode: Mode, which: str) -> Position:
    """Seat 1 of the first team holds an old and a new card and gives one of them; all see which cards are old."""
    hands: dict[int, Sequence[str]] = {0: ["wul", "nero", "felis"], 1: ["cresus"], 2: ["annie"], 3: ["ivan"]}
    p = few_hidden(mode, hands, ["titus", "zenon"], seats=4)
    for name in OLD:
        p.kept[agent(p, name)] = 1
    return p.play("lead wul", f"give {which}")


def places(p: Position) -> str:
    """Where the old and the new cards are, as text."""
    return " ".join(f"{name}:{int(p.where[agent(p, name)])}" for name in OLD + NEW)


@pytest.mark.parametrize("which", ["nero", "felis"])
def test_an_old_card_is_given_as_likely_as_a_new_one(mode: Mode, which: str) -> None:
    """Z10.1, Z10.2, Z10.4  Old cards lie where old ones can be; whether one of them was given only two people know."""
    expected = {}
    for old, new in (((GIVEN + 2, HAND + 2, HAND + 3), (HAND, DECK, DECK)),
                     ((HAND, HAND + 2, HAND + 3), (GIVEN + 2, DECK, DECK))):  # fmt: skip
        for first in set(permutations(old)):
            for second in set(permutations(new)):
                both = zip(OLD + NEW, first + second, strict=True)
                expected[" ".join(f"{name}:{place}" for name, place in both)] = 1 / 36
    assert len(expected) == 36
    p = gift(mode, which)
    counted = Counter(places(p.imagined(1, seed)) for seed in range(DRAWS))
    assert len(counted) == 36
    assert_as_likely(counted, expected)


@pytest.mark.parametrize("which", ["nero", "felis"])
def test_the_own_team_imagines_by_the_card_that_was_given(mode: Mode, which: str) -> None:
    """Z10.4, Z10.2  The receiver knows whether the card that is left is old or new."""
    p = gift(mode, which)
    left = {*NEW, "cresus"} if which == "nero" else {"nero", "ivan"}
    held = Counter(min(hand(p.imagined(2, seed), 0)) for seed in range(200))
    assert set(held) == left


def share_of_old(p: Position) -> float:
    """How often the other team imagines an old card with the giver."""
    old = [agent(p, name) for name in (*OLD, "khan")]
    return sum(any(w.where[n] == HAND for n in old) for w in (p.imagined(1, k) for k in range(400))) / 400


def discarded(p: Position, seat: int, name: str) -> Position:
    p.mode.twin(discard)(p.s, seat, agent(p, name))
    return p


def test_whether_the_mate_plays_the_given_card_or_its_own_is_not_seen(mode: Mode) -> None:
    """Z10.1, Z10.4  Both are old. All see the same, so they imagine the same, and nothing for certain."""
    shares = []
    for given, own in (("nero", "khan"), ("khan", "nero")):
        hands: dict[int, Sequence[str]] = {0: ["wul", given, "felis"], 1: ["cresus"], 2: [own], 3: ["ivan"]}
        p = few_hidden(mode, hands, ["titus", "zenon"], seats=4)
        for name in ("nero", "khan", "ivan"):
            p.kept[agent(p, name)] = 1
        p.play("lead wul", f"give {given}", "ready")
        shares.append(share_of_old(discarded(p, 2, "nero")))
    assert all(abs(share - 0.5) < 0.12 for share in shares), shares


@pytest.mark.parametrize("name", ["felis", "titus"])
def test_whether_the_giver_plays_a_card_drawn_since_is_not_seen(mode: Mode, name: str) -> None:
    """Z10.1, Z10.4  A new card that was there at the gift, or one that was drawn after it."""
    hands: dict[int, Sequence[str]] = {0: ["wul", "nero", "felis"], 1: ["cresus"], 2: ["annie"], 3: ["ivan"]}
    p = few_hidden(mode, hands, ["titus", "zenon", "caesar", "geta"], seats=4)
    for old in OLD:
        p.kept[agent(p, old)] = 1
    p.play("lead wul", "give nero", "ready")
    assert {"felis", "titus"} < hand(p, 0)
    assert abs(share_of_old(discarded(p, 0, name)) - 0.5) < 0.12


@pytest.mark.parametrize("order", ["one-after-the-other", "in-secret"])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_i_put_back_is_in_no_hand_that_was_dealt_before(mode: Mode, seats: int, order: str) -> None:
    """Z10.1, Z11.17  The others have drawn nothing since; it lies in the deck."""
    p = mode.new(Setup(seats, {"first": "seat-1", "mulligan_discards": "deck", "mulligan_order": order}), 7)
    mine = sorted(hand(p, 0))[:4]
    p.play(*(f"discard {name}" for name in mine), *("ready" for _ in range(seats)))
    back = [agent(p, name) for name in mine if name not in hand(p, 0)]
    assert back
    for seed in range(60):
        assert all(p.imagined(0, seed).where[number] == DECK for number in back)
    assert any(p.imagined(1, seed).where[number] != DECK for number in back for seed in range(150))


def test_what_i_put_back_may_be_drawn_by_whoever_draws_later(mode: Mode) -> None:
    """Z10.1, Z11.17, Z2.6  Three cards were dealt to seat 2 before, one it drew since: mine may be that one."""
    p = mode.new(Setup(2, {"first": "seat-1", "mulligan_discards": "deck"}), 7)
    mine, other = min(hand(p, 0)), min(hand(p, 1))
    p.play(f"discard {mine}", "ready", f"discard {other}", "ready")
    names = p.game.lexicon.lists["agent"]
    deck = [mine, *(name for n, name in enumerate(names) if p.where[n] == DECK and name not in (mine, other))][:3]
    for n, name in enumerate(names):
        if p.where[n] == DECK and name not in deck:
            p.where[n], p.below[n] = DISCARD, -1
    assert p.where[agent(p, mine)] == DECK
    pool = sorted({*deck, *hand(p, 1)})
    expected = {}
    for held in combinations(pool, 4):
        known = ",".join(sorted(hand(p, 0)))
        expected[f"0:{known} 1:{','.join(held)}"] = (1 if mine in held else 4) / 80
    assert len(expected) == 35
    assert_as_likely(worlds(p, 0), expected)


def test_a_card_played_since_may_have_been_one_of_the_first(mode: Mode) -> None:
    """Z10.1, Z11.17  Seat 2 has played one card and drawn one: which is which seat 1 does not see."""
    shares = []
    for first in (True, False):
        p = mode.new(Setup(2, {"first": "seat-1", "mulligan_discards": "deck"}), 7)
        mine, dealt = min(hand(p, 0)), hand(p, 1)
        p.play(f"discard {mine}", "ready", f"discard {min(dealt)}", "ready")
        for n in range(90):
            if p.where[n] == DECK and n != agent(p, mine):
                p.where[n], p.below[n] = DISCARD, -1
        discarded(p, 1, min(hand(p, 1) & dealt) if first else min(hand(p, 1) - dealt))
        shares.append(sum(p.imagined(0, k).where[agent(p, mine)] == HAND + 1 for k in range(400)) / 400)
    assert abs(shares[0] - 0.5) < 0.12, shares
    assert abs(shares[1] - 0.5) < 0.12, shares


def test_no_offer_tells_what_somebody_holds(mode: Mode) -> None:
    """Z10.1, Z11.14  Ice June asks for a card, also if none in the hand is of a planet with a disc."""
    for held in ("zenon", "nero"):
        p = scene(mode, hands={0: ["ice-june", held]}, discs={"terra": 3}, pay_for_empty_gain="not-offered")
        p.disc[0] = p.disc[1] = GONE
        p.play("recruit ice-june")
        assert prompt(p) == "pay"
