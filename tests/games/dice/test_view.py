"""What leaves the engine: only here rows, picks, prompts, remarks and observations are checked."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.dice.facts import CARDS, CELLS, COLOURS, LEVELS, beside, row
from tests.games.dice.scene import (
    ANSWERING,
    CHOOSING,
    CHOSEN,
    GIVING,
    LAYING,
    OVER,
    PLAYING,
    POOL,
    READY,
    TAKING,
    WAITING,
    at_home,
    cards_in,
    filled,
    hand,
    level_at_work,
    lie,
    name_of,
    pool,
    prompt,
    scene,
    sort_of,
    stroll,
    tower,
    whole_deck,
)
from tests.games.dice.test_end import PHASES, in_phase
from tests.modes import Mode, Position
from vetta.core.game import Setup
from vetta.core.view import SPECTATOR

SIDES = ["1", "2", "3", "4"]
Row = tuple[str, str, int, int, int]


def random_positions(mode: Mode, many: int) -> list[Position]:
    """Positions of all kinds: any company and rules, in the middle of cards, somebody gone, won games."""
    rng = random.Random(238)
    found = [in_phase(mode, phase) for phase in PHASES]
    for _ in range(many):
        seats = rng.choice(mode.game.seats)
        options = {"style": rng.choice(("fixed", "free-for-all")) if seats == 4 else "free-for-all"}
        options |= {"wins": rng.choice("123"), "deck": rng.choice(("standard", "wild"))}
        options |= {"schedule": rng.choice(("spin", "quarter"))}
        options |= {"handicap": rng.choice(("no", "yes")) if seats == 4 else "no"}
        for option in mode.game.lexicon.options[5:]:
            if option.name != "first":
                options[option.name] = rng.choice(option.values)
        p = mode.new(Setup(seats, options), rng.randbytes(16))
        for seat in range(seats):
            p.won[seat] = rng.randrange(2) if p.wins else 0
        for _ in range(rng.randrange(250)):
            if not p.over:
                stroll(p, rng)
        if rng.randrange(4) == 0:
            p.leave(rng.randrange(seats))
        found.append(p)
    return found


def all_but(missing: int, level: int = 1) -> dict[str, str]:
    """White 1s on a row of the first side, but not on its first places."""
    return dict.fromkeys(row(0, level)[missing:], "white-1")


def die_name(number: int) -> str:
    colour = min(number // 12, 6)
    return f"die-{COLOURS[colour]}-{number - 12 * colour + 1}"


def side_of_round(p: Position, seat: int) -> int:
    """The side that a seat plays in this round; the one at turn may have been turned to another."""
    if seat == p.active:
        return int(p.side)
    return (seat + int(p.spin)) % 4 if p.style else seat


# ---------------------------------------------------------------------------------------- What is seen


def expected_pieces(p: Position, looker: int) -> dict[str, Row]:
    """Every piece that a seat may see, as the rulebook lays it on the table."""
    pieces: dict[str, Row] = {}
    for number in range(122):
        name, at, die = die_name(number), int(p.at[number]), name_of(p, number)
        colour = COLOURS[min(number // 12, 6)]
        if at < 81:
            pieces[name] = (die, CELLS[at], 0, 0, int(die[-1]))
        elif at in (POOL, CHOSEN):
            pieces[name] = (die, "pool" if at == POOL else "chosen", sort_of(die), 0, int(die[-1]))
        elif at == WAITING:
            pieces[name] = (f"{colour}-die", "waiting", COLOURS.index(colour), 0, 0)
    home = at_home(p)
    for seat in range(p.seats):
        place, who = f"seat-{seat + 1}", seat + 1
        pieces[f"stock-{who}"] = (f"{COLOURS[seat]}-die", place, 0, 0, home[COLOURS[seat]])
        if p.star[seat]:
            pieces[f"star-{who}"] = ("star", place, 1, 0, 1)
        if p.skull[seat]:
            pieces[f"skull-{who}"] = ("skull", place, 2, 0, 1)
        if p.wins:
            pieces[f"won-{who}"] = ("games-won", place, 3, 0, int(p.won[seat]))
        if not p.left[seat]:
            pieces[f"plays-{who}"] = ("plays", f"side-{SIDES[side_of_round(p, seat)]}", seat, 0, seat)
        held = Counter(hand(p, seat))
        if seat == looker:
            for card in held:
                pieces[f"{card}-{who}"] = (card, f"hand-{who}", CARDS.index(card), 0, held[card])
        else:
            pieces[f"cards-{who}"] = ("back", f"hand-{who}", 0, 0, held.total())
    pieces["reserve"] = ("white-die", "reserve", 0, 0, home["white"])
    pieces["deck"] = ("back", "draw", 0, 0, len(cards_in(p, "pile")))
    for card, many in Counter(cards_in(p, "discard")).items():
        pieces[f"discarded-{card}"] = (card, "discards", CARDS.index(card), 0, many)
    pieces["stars"] = ("star", "tokens", 0, 0, int(p.stars))
    pieces["skulls"] = ("skull", "tokens", 1, 0, int(p.skulls))
    return pieces


def test_every_piece_lies_where_the_rules_put_it(mode: Mode) -> None:
    """D8.1, D8.2, D8.3  For every seat and for somebody who only looks on."""
    places = Counter[str]()
    for p in random_positions(mode, 60):
        for looker in range(-1, p.seats):
            seen = p.pieces(looker)
            assert seen == expected_pieces(p, looker)
            assert len(seen) == len(p.look(looker)), "no piece twice"
            places.update(place for _, place, *_ in seen.values())
    assert {"pool", "waiting", "chosen", "a1", "hand-6", "discards", "side-4", "seat-6"} <= set(places)


@pytest.mark.parametrize("looker", [SPECTATOR, 0, 1, 2, 3])
def test_cards_are_seen_by_their_owner_only(mode: Mode, looker: int) -> None:
    """D8.1, D8.2  All see how many there are."""
    hands = {0: ["steal"], 1: ["swap-own", "swap-own", "rotate"], 3: ["extra-white", "reroll-set"]}
    p = scene(mode, side=0, hands=hands)
    seen = p.pieces(looker)
    for owner in range(4):
        there = {name: row for name, row in seen.items() if row[1] == f"hand-{owner + 1}"}
        if owner == looker:
            assert {kind: many for kind, _, _, _, many in there.values()} == Counter(hands.get(owner, []))
        else:
            assert there == {f"cards-{owner + 1}": ("back", f"hand-{owner + 1}", 0, 0, len(hands.get(owner, [])))}
    assert [name for name, (_, place, *_) in seen.items() if place == "draw"] == ["deck"]


def test_a_card_that_was_drawn_is_told_to_its_owner_only(mode: Mode) -> None:
    """D8.2"""
    p = scene(mode, dict.fromkeys(row(0, 1)[1:], "white-1"), pool="red-1").play("place red-1 1", seed=1)
    card = hand(p, 0)[0]
    for looker in (SPECTATOR, 0, 1, 2, 3):
        drew = next(event for event in p.game.events(p.plain(), looker) if event.name == "drew")
        assert drew.args == ({"seat": 0, "card": card} if looker == 0 else {"seat": 0})


def test_what_is_hidden_changes_nothing_that_others_see(mode: Mode) -> None:
    """D8.2, D8.3  Another card in a hand, another one in the deck: rows, numbers, prompts and choices are the same."""
    p = scene(mode, pool="red-1", hands={1: ["steal"], 0: ["swap-own"]})
    q = scene(mode, pool="red-1", hands={1: ["reroll-set"], 0: ["swap-own"]})
    for looker in (SPECTATOR, 0, 2, 3):
        assert p.look(looker) == q.look(looker)
        assert p.observe(looker) == q.observe(looker)
        assert p.prompt(looker) == q.prompt(looker)
    assert p.legal() == q.legal()
    assert p.look(1) != q.look(1)
    assert p.observe(1) != q.observe(1)


# ---------------------------------------------------------------------------------------- The unrolled tower


def test_the_tower_is_drawn_as_a_strip_of_rings(mode: Mode) -> None:
    """D1.1, D1.2  A letter is a column, a level a line, the top one first: each line is the ring of its level."""
    spots = {place.name: place.spot for place in mode.game.lexicon.places if place.spot}
    assert set(spots) == set(CELLS[:80])
    assert len(set(spots.values())) == 80
    for level in LEVELS:
        ring = [name for side in range(4) for name in row(side, level)]
        assert {spots[name][1] for name in ring} == {5 - level}
        assert sorted(ring, key=lambda name: spots[name]) == ring, "from the left to the right"
        for name, following in zip(ring, [*ring[1:], ring[0]], strict=True):
            assert beside(name)[1] == following, "and round to the first one again"
    for side in range(4):
        assert [spots[name] for name in row(side, 1)] == [(6 * side + i, 4) for i in range(6)]
        assert {spots[row(side, level)[0]] for level in LEVELS} == {(6 * side, 5 - level) for level in LEVELS}


def test_actions_are_written_as_in_the_rulebook(mode: Mode) -> None:
    """D1.1, D1.4, D1.5"""
    dice = [f"{colour}-{value}" for colour in COLOURS for value in range(1, 7)]
    texts = ["roll", "clear", "end", "yes", "no", "all", "reroll", *(f"card {card}" for card in CARDS)]
    texts += [f"{verb} {position}" for verb in ("take-back", "lay") for position in range(1, 7)]
    texts += [f"place {die} {position}" for die in dice for position in range(1, 7)]
    texts += [f"take {name}" for name in CELLS[:80]]
    texts += [f"{verb} {die}" for verb in ("give", "choose") for die in dice]
    assert [mode.game.write(action) for action in range(mode.game.actions)] == texts
    assert [mode.game.read(text) for text in texts] == list(range(len(texts)))


# ---------------------------------------------------------------------------------------- What is touched


def expected_touch(p: Position, choice: str) -> list[str]:
    """A die of the pool by what it looks like, else the piece or the place itself."""
    verb, *rest = choice.split()
    working = row(int(p.side), level_at_work(p, int(p.side))) if level_at_work(p, int(p.side)) < 6 else ["pinnacle"]
    if verb in ("take", "take-back"):
        cell = rest[0] if verb == "take" else working[int(rest[0]) - 1]
        return [die_name(int(p.on[CELLS.index(cell)]))]
    if verb == "lay":
        return [working[int(rest[0]) - 1]]
    if verb == "card":
        return [f"{rest[0]}-{p.active + 1}"]
    if verb in ("place", "give", "choose"):
        return [f"in the pool: {rest[0]}", *([working[int(rest[1]) - 1]] if verb == "place" else [])]
    return [f"answer-{verb}"]


def test_what_is_touched_for_a_choice(mode: Mode) -> None:
    """D4.5, D5.1, D5.3, D5.8"""
    verbs = set()
    for p in random_positions(mode, 60):
        if p.over:
            continue
        for action in p.legal():
            touched = [p.game.lexicon.thing(number) for number in p.picks(action)]
            if touched[0].startswith("die-") and int(p.at[p.picks(action)[0]]) == POOL:
                touched[0] = f"in the pool: {name_of(p, p.picks(action)[0])}"
            assert touched == expected_touch(p, p.game.write(action))
            verbs.add(p.game.write(action).split()[0])
    assert verbs == {verb.name for verb in mode.game.lexicon.verbs}
    won = scene(mode, filled(0, 1, 5), pool="red-1")
    assert [won.game.lexicon.thing(number) for number in won.picks(won.number("place red-1 1"))][1] == "pinnacle"


# ---------------------------------------------------------------------------------------- Prompts


def asked(p: Position, seat: int) -> tuple[str, dict[str, Any]]:
    said = p.game.view(p.plain(), seat).prompt
    assert said.name == prompt(p, seat)
    return said.name, said.args


@pytest.mark.parametrize(
    ("phase", "name", "args"),
    [
        (ANSWERING, "star", {"seat": 3, "whom": 1}),
        (READY, "ready", {"seat": 1, "side": "2"}),
        (PLAYING, "play", {"seat": 1, "side": "2", "level": 1}),
        (TAKING, "take", {"seat": 1, "card": "swap-own"}),
        (GIVING, "give", {"seat": 1, "card": "swap-own", "cell": "g1"}),
        (LAYING, "lay", {"seat": 1, "die": "red-2"}),
        (CHOOSING, "choose", {"seat": 1, "card": "reroll-white"}),
    ],
)
def test_each_seat_is_asked_or_told_what_it_waits_for(
    mode: Mode, phase: int, name: str, args: dict[str, str | int]
) -> None:
    """D4.1, D4.4, D4.5, D5.3, D5.5, D5.8"""
    p = in_phase(mode, phase)
    for seat in (SPECTATOR, 0, 1, 2, 3):
        assert asked(p, seat) == (name if seat == args["seat"] else f"wait-{name}", args)


def test_the_row_at_work_is_named_and_the_pinnacle_has_words_of_its_own(mode: Mode) -> None:
    """D1.8, D3.6"""
    p = scene(mode, filled(2, 1, 3), side=2, pool="red-1")
    assert asked(p, 0) == ("play", {"seat": 0, "side": "3", "level": 4})
    p = scene(mode, filled(2, 1, 5), side=2, pool="red-1")
    assert asked(p, 0) == ("play-pinnacle", {"seat": 0, "side": "3"})
    for seat in (1, 2, SPECTATOR):
        assert asked(p, seat) == ("wait-play-pinnacle", {"seat": 0, "side": "3"})
    before = scene(mode, filled(2, 1, 5), side=2)
    assert asked(before, 0) == ("ready", {"seat": 0, "side": "3"})


def test_who_has_won_is_told_to_all(mode: Mode) -> None:
    """D7.1, D7.2"""
    p = scene(mode, filled(2, 1, 5), acting=2, pool="teal-1").play("place teal-1 1")
    for seat in (SPECTATOR, 0, 2):
        assert asked(p, seat) == ("won", {"seat": 2})
    p = scene(mode, pool="red-1")
    p.game_turns = 499
    p.play("end", seed=1)
    for seat in (SPECTATOR, 0, 2):
        assert asked(p, seat) == ("drawn", {})


# ---------------------------------------------------------------------------------------- Remarks


def test_a_die_tells_where_it_comes_to_lie_and_that_it_completes_the_row_or_wins(mode: Mode) -> None:
    """D3.5, D4.7, D7.1  The last one of a row completes it, and no other."""
    for level in LEVELS:
        on = filled(0, 1, level - 1) | all_but(1, level)
        first, second = (CELLS.index(place) for place in row(0, level)[:2])
        p = scene(mode, on, pool="red-1 white-1")
        assert p.remark("place red-1 1") == p.remark("place white-1 1") == ("completes", level, first)
        p = scene(mode, filled(0, 1, level - 1) | all_but(2, level), pool="red-1")
        assert [p.remark(f"place red-1 {n}") for n in (1, 2)] == [("lies", first), ("lies", second)]
        p.play("place red-1 2")
        assert p.remark("take-back 2") == ("lies", second)
    p = scene(mode, filled(0, 1, 5), pool="red-1")
    assert p.remark("place red-1 1") == ("wins",)


def test_a_stolen_die_tells_it_too(mode: Mode) -> None:
    """D5.8, D3.5, D4.7, D7.1  And before that a die on the tower tells what it is."""
    for on, said in (
        (all_but(1), [("completes", 1, CELLS.index("a1"))]),
        (filled(0, 1, 5), [("wins",)]),
        ({"a1": "white-1"}, [("lies", CELLS.index(place)) for place in row(0, 1)[1:]]),
    ):
        p = scene(mode, on | {"m1": "teal-1"}, pool="red-1", hands={0: ["steal"]}).play("card steal")
        assert p.remark("take m1") == ("shows", sort_of("teal-1"))
        p.play("take m1")
        assert [p.remark(choice) for choice in sorted(p.choices())] == said


@pytest.mark.parametrize(
    ("on", "pool", "skulls", "said"),
    [
        ({"a1": "white-1"}, "red-1", [], ("takes-skull",)),
        ({"a1": "white-1"}, "red-1", [0], ()),
        (all_but(1), "red-4", [], ("takes-skull",)),
        (all_but(1), "red-2", [], ("can-complete", 1)),
        (all_but(1), "red-2", [0], ("can-complete", 1)),
        ({}, "red-1 red-1 red-1 white-1 white-1 white-1", [], ("can-complete", 1)),
        ({}, "red-1 red-1 red-1 red-1 white-1 white-1", [], ("takes-skull",)),
        (filled(0, 1, 5), "red-2", [], ("can-complete", 6)),
        (filled(0, 1, 5), "red-3", [], ("takes-skull",)),
    ],
)
def test_the_end_of_a_turn_tells_what_it_leaves_undone(
    mode: Mode, on: dict[str, str], pool: str, skulls: list[int], said: tuple[str | int, ...]
) -> None:
    """D4.9, D4.11, D4.7  A row that could be completed, or the skull that will come."""
    assert scene(mode, on, pool=pool, skulls=skulls).remark("end") == said


def test_after_a_completed_row_the_end_tells_of_no_skull(mode: Mode) -> None:
    """D4.11"""
    p = scene(mode, all_but(1), pool="red-1 red-4").play("place red-1 1", seed=1)
    assert p.remark("end") == ()
    p = scene(mode, {}, pool="red-1", used_tokens="gone")
    p.skulls = 0
    assert p.remark("end") == (), "there is none left to take"
    p.skulls = 1
    assert p.remark("end") == ("takes-skull",)


def test_what_is_remarked_in_reached_play(mode: Mode) -> None:
    """D3.5, D4.4, D5.1, D5.3  Where dice lie and what they are; nothing of rolls, cards and answers."""
    told = Counter[str]()
    for p in random_positions(mode, 60):
        level = level_at_work(p, int(p.side))
        working = row(int(p.side), level) if level < 6 else ["pinnacle"]
        lying, last = tower(p), sum(place not in tower(p) for place in working) == 1
        for choice in p.choices() if not p.over else ():
            verb, *rest = choice.split()
            said = p.remark(choice)
            if verb in ("place", "lay", "take-back"):
                cell = working[int(rest[-1]) - 1]
                completes = ("wins",) if cell == "pinnacle" else ("completes", level, CELLS.index(cell))
                assert said == (completes if last and verb != "take-back" else ("lies", CELLS.index(cell)))
            elif verb == "take":
                assert said == ("shows", sort_of(lying[rest[0]]))
            elif verb not in ("end", "clear"):
                assert said == ()
            told[verb] += 1
    assert min(told[verb] for verb in ("place", "lay", "take-back", "take", "card", "roll", "give", "choose")) > 0


# ---------------------------------------------------------------------------------------- What cannot be taken back


@pytest.mark.parametrize("phase", PHASES)
def test_what_is_final_is_foreseen_or_tried(mode: Mode, phase: int) -> None:
    """D4.4, D4.6, D5.1  1: what reveals something; 0: what only changes what all can see; -1: trying tells."""
    due = {"roll": -1, "end": -1, "lay": -1, "clear": 0, "take-back": 0, "take": 0, "give": 0, "choose": 0, "all": 0}
    due |= {"card": 1, "reroll": 1, "yes": 1, "no": 1}
    p = in_phase(mode, phase)
    for choice in p.choices():
        assert p.final(p.number(choice)) == due.get(choice.split()[0], 0)


def test_a_die_is_not_final_unless_it_completes_something(mode: Mode) -> None:
    """D4.5, D4.7, D7.1"""
    p = scene(mode, all_but(2), pool="red-1 white-1")
    assert {p.final(p.number(choice)) for choice in p.choices() if choice.startswith("place")} == {0}
    p.play("place white-1 1")
    assert p.final(p.number("place red-1 2")) == -1
    top = scene(mode, filled(0, 1, 5), pool="red-1")
    assert top.final(top.number("place red-1 1")) == -1


ALL_BUT_F1 = "a1:white-1 b1:white-1 c1:white-1 d1:white-1 e1:white-1"


@pytest.mark.parametrize(
    ("on", "dice", "cards", "before", "choice", "touched", "said", "final"),
    [
        ("", "red-1", "", "", "place red-1 1", ["die-red-1", "a1"], ("lies", 0), 0),
        ("", "white-6", "", "", "place white-6 6", ["die-white-1", "f1"], ("lies", 5), 0),
        ("", "red-1", "", "place red-1 1", "take-back 1", ["die-red-1"], ("lies", 0), 0),
        ("", "red-1", "", "place red-1 6", "take-back 6", ["die-red-1"], ("lies", 5), 0),
        ("", "red-1", "extra-white", "", "card extra-white", ["extra-white-1"], (), 1),
        ("", "red-1", "rotate", "", "card rotate", ["rotate-1"], (), 1),
        ("g1:red-1", "red-2", "steal", "card steal", "take g1", ["die-red-1"], ("shows", 0), 0),
        ("g1:red-1", "red-2", "steal", "card steal,take g1", "lay 1", ["a1"], ("lies", 0), -1),
        ("g1:red-1", "red-2", "steal", "card steal,take g1", "lay 5", ["e1"], ("lies", 4), -1),
        ("a1:white-1", "red-1", "swap-own", "card swap-own", "take a1", ["die-white-1"], ("shows", 36), 0),
        (ALL_BUT_F1, "red-1", "swap-own", "card swap-own", "take a1", ["die-white-1"], ("shows", 36), 0),
        ("a1:white-1", "red-1", "swap-own", "card swap-own,take a1", "give red-1", ["die-red-1"], (), 0),
        ("x1:white-1", "white-6", "swap-opponent", "card swap-opponent", "take x1", ["die-white-1"], ("shows", 36), 0),
        ("x1:red-1", "white-6", "swap-opponent", "card swap-opponent,take x1", "give white-6", ["die-white-1"], (), 0),
        ("", "red-1", "reroll-coloured", "card reroll-coloured", "choose red-1", ["die-red-1"], (), 0),
        ("", "white-6", "reroll-white", "card reroll-white", "choose white-6", ["die-white-1"], (), 0),
        ("", "white-6", "reroll-white", "card reroll-white", "all", ["answer-all"], (), 0),
        ("", "white-6", "reroll-white", "card reroll-white,all", "reroll", ["answer-reroll"], (), 1),
    ],
)
def test_the_first_and_the_last_of_each_kind(
    mode: Mode, on: str, dice: str, cards: str, before: str, choice: str, touched: list[str], said: Any, final: int
) -> None:
    """D3.5, D4.5, D4.6, D5.1, D5.3, D5.4, D5.5, D5.6, D5.8  What is touched, remarked, and whether it is final."""
    lying = dict(part.split(":") for part in on.split())
    p = scene(mode, lying, side=0, pool=dice, hands={0: cards.split()})
    p.play(*before.split(",") if before else [], seed=1)
    action = p.number(choice)
    assert action in p.legal()
    assert [p.game.lexicon.thing(number) for number in p.picks(action)] == touched
    assert (p.remark(choice), p.final(action)) == (said, final)


def test_choices_are_marked_with_ones_whatever_stood_there(mode: Mode) -> None:
    """D4.4, D4.5, D5.1"""
    for p in random_positions(mode, 20):
        mask = mode.row(mode.game.actions)
        for n in range(mode.game.actions):
            mask[n] = 77
        mode.kernels.legal(p.s, mask)
        marks = [int(mask[n]) for n in range(mode.game.actions)]
        assert set(marks) <= {0, 1}
        assert marks == p.marks()
    for phase in PHASES:
        assert set(in_phase(mode, phase).marks()) == {0, 1}
    for q in (scene(mode, lie(row(0, 1), ". white-1 . white-4 . ."), hands={0: ["extra-white"]}),):
        assert {mode.game.write(n): mark for n, mark in enumerate(q.marks()) if mark} == {
            "roll": 1, "clear": 1, "card extra-white": 1,
        }  # fmt: skip


# ---------------------------------------------------------------------------------------- Observations


def relation(looker: int, colour: str) -> list[int]:
    """The own colour, white, another's."""
    own = looker >= 0 and COLOURS[looker] == colour
    return [int(own), int(colour == "white"), int(not own and colour != "white")]


def expected_sight(p: Position, looker: int) -> list[int]:
    """The tower from the side being played, the pool, players from the looker on, phase, cards, counters, options."""
    lying, side = tower(p), int(p.side)
    sight: list[int] = []
    for turned in [(n + 20 * side) % 80 for n in range(80)] + [80]:
        die = lying.get(CELLS[turned])
        sight += [int(die is not None and int(die[-1]) == value) for value in range(1, 7)]
        sight += relation(looker, die.split("-")[0]) if die else [0, 0, 0]
    dice = [(relation(looker, die.split("-")[0]), int(die[-1])) for die in pool(p)]
    for kind in range(3):
        sight += [sum(whose[kind] for whose, shown in dice if shown == value) for value in range(1, 7)]
    home = at_home(p)
    for step in range(6):
        seat = (max(looker, 0) + step) % p.seats
        if step >= p.seats:
            sight += [0] * 13
            continue
        sight += [len(hand(p, seat)), int(p.star[seat]), int(p.skull[seat]), home[COLOURS[seat]], int(p.won[seat])]
        sight += [int(p.completed[seat]), int(p.active == seat), int(p.mover == seat), int(p.left[seat])]
        sight += [int((side_of_round(p, seat) - side) % 4 == turn) for turn in range(4)]
    sight += [int(p.phase == phase) for phase in range(8)]
    own = Counter(hand(p, looker)) if looker >= 0 else Counter[str]()
    sight += [own[card] for card in CARDS]
    sight += [cards_in(p, "discard").count(card) for card in CARDS]
    sight += [int(p.card == number) for number in range(8)]
    sight += [int(p.taking >= 0 and p.taking == (n + 20 * side) % 80) for n in range(80)]
    sight += [int(f"take-back {n}" in takes_back(p)) for n in range(1, 7)]
    sight += [int(p.value == value) for value in range(1, 7)]
    sight += [home["white"], int(p.stars), int(p.skulls), int(p.rows), int(p.laid), int(p.chosen), int(p.quiet)]
    sight += [int(p.game_turns)]
    names: tuple[str, ...] = (
        "style",
        "schedule",
        "deck",
        "wins",
        "handicap",
        "next_first",
        "voluntary_stop",
        "take_back",
    )
    names += ("star_window", "used_tokens", "opponents_dice", "empty_hand", "standoff", "turn_cap", "spin")
    return sight + [int(getattr(p, name)) for name in names]


SEEN_OPTIONS = (
    "style", "schedule", "deck", "wins", "handicap", "next_first", "voluntary_stop", "take_back", "star_window",
    "used_tokens", "opponents_dice", "empty_hand", "standoff", "turn_cap", "spin",
)  # fmt: skip


def takes_back(p: Position) -> Sequence[str]:
    """What could be taken back if the rules of the table allowed it."""
    return [f"take-back {n + 1}" for n in range(6) if (p.loose >> n) & 1]


def test_an_observation_holds_what_the_seat_knows(mode: Mode) -> None:
    """D8.1, D8.2, D8.3"""
    for p in random_positions(mode, 40):
        for looker in range(-1, p.seats):
            assert p.observe(looker) == expected_sight(p, looker)


@pytest.mark.parametrize("phase", [*PHASES, OVER])
def test_an_observation_in_every_phase(mode: Mode, phase: int) -> None:
    """D8.1, D5.3, D5.7, D5.8"""
    if phase == OVER:
        p = scene(mode, filled(1, 1, 5), acting=1, pool="blue-2").play("place blue-2 1")
    else:
        p = in_phase(mode, phase)
    for looker in range(-1, 4):
        assert p.observe(looker) == expected_sight(p, looker)
    assert len(whole_deck(p)) == 40
