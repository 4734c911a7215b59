"""What is sent as numbers and names: only here rows, picks, prompts, observations, objections are checked in full."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.labyrinth.facts import (
    BESIDE,
    CARDS,
    CELLS,
    CORNERS,
    LINES,
    RUNE_CELL,
    SHAPE_NAMES,
    TOWER_NAMES,
    TOWERS,
    TREASURES,
    cell,
    open_sides,
)
from tests.games.labyrinth.scene import PAYING, WALKING, hand, pile, push, scene, stay_put
from tests.games.labyrinth.test_pay import on_the_stairs
from tests.modes import Mode, Position, wander
from vetta.core.game import Setup
from vetta.core.view import SPECTATOR

COLOURS = list(CORNERS)
ARROWS = ["Nb", "Nd", "E2", "E4", "Sb", "Sd", "W2", "W4"]


def random_positions(mode: Mode, many: int) -> list[Position]:
    """Positions of all kinds: any company, somebody gone, treasures found, in the middle of paying."""
    rng = random.Random(238039)
    found = []
    for _ in range(many):
        seats = rng.choice((2, 3, 4))
        options = {name: rng.choice(("no", "yes")) for name in ("steep", "young", "free_turning", "stay_counts")}
        p = mode.new(Setup(seats, options), rng.randbytes(16))
        wander(p, rng, rng.randrange(200))
        if rng.randrange(4) == 0:
            p.leave(rng.randrange(seats))
        for number in range(12):
            if rng.randrange(4) == 0 and number not in p.target:
                p.finder[number] = rng.randrange(seats) + 1
        found.append(p)
    return found


# ------------------------------------------------------------------------------------------ look


def expected_pieces(p: Position, looker: int) -> list[tuple[str, str, str, int, int, int]]:
    """Every piece on the table, as the rulebook lays it there."""
    pieces = []
    for place in range(26):
        name = TOWER_NAMES[p.tower[place]]
        where = "beside" if place == BESIDE else CELLS[place]
        tower = TOWERS[name]
        pieces.append((name, SHAPE_NAMES[tower.shape], where, 0, int(p.turn[p.tower[place]]), tower.height))
        if tower.treasure:
            finder = int(p.finder[TREASURES.index(tower.treasure)])
            pieces.append((tower.treasure, tower.treasure, where, 1, 0, finder))
    pieces.append(("rune-stone", "rune", RUNE_CELL, 1, 0, 0))
    for seat in range(p.seats):
        if p.gone[seat]:
            continue
        colour = COLOURS[p.colour[seat]]
        figure = {"red": "witch", "yellow": "princess", "green": "wizard", "blue": "apprentice"}[colour]
        pieces.append((f"pawn-{colour}", figure, CELLS[p.at[seat]], 2 + seat, 0, seat))
        pieces.append((f"rune-card-{colour}", "rune-card", colour, 0, 0, int(p.rune[seat])))
        top = TREASURES[p.target[seat]] if looker == seat and p.target[seat] >= 0 else "hidden"
        pieces.append((f"treasures-{colour}", top, colour, 1, 0, int(p.left[seat])))
        if looker == seat:
            for kind, name in enumerate(CARDS):
                pieces.append((f"{name}-{colour}", name, colour, 2 + kind, 0, hand(p, seat)[kind]))
        else:
            pieces.append((f"magic-{colour}", "back", colour, 2, 0, sum(hand(p, seat))))
    pieces.append(("draw-pile", "back", "pile", 0, 0, sum(pile(p, "deck"))))
    for kind, name in enumerate(CARDS):
        pieces.append((f"discarded-{name}", name, "discards", kind, 0, pile(p, "discard")[kind]))
    if p.forbidden >= 0:
        pieces.append(("no-entry", "no-entry", ARROWS[p.forbidden], 0, 0, 0))
    return pieces


def test_every_piece_lies_where_the_rules_put_it(mode: Mode) -> None:
    """L7.1, L7.2"""
    for p in random_positions(mode, 30):
        for looker in range(-1, p.seats):
            seen = [(name, *facts) for name, facts in p.pieces(looker).items()]
            assert seen == expected_pieces(p, looker)


# ------------------------------------------------------------------------------------------ picks


def things(p: Position, choice: str) -> list[str]:
    return [p.game.lexicon.thing(number) for number in p.picks(p.number(choice))]


def test_what_is_touched_for_a_choice(mode: Mode) -> None:
    """L3.2, L4.3  The way it is turned, then the arrow; the cell; the own pawn; the own card."""
    p = scene(mode, mover=1, hands={1: (1, 1, 1)})
    for i, arrow in enumerate(ARROWS):
        for turn in range(4):
            assert things(p, f"push {arrow} {turn}") == [f"turn-{turn}", arrow], i
    for name in CELLS:
        assert things(p, f"go {name}") == [name]
    assert things(p, "stay") == ["pawn-green"]
    for kind in CARDS:
        assert things(p, f"pay {kind}") == [f"{kind}-green"]
    assert things(scene(mode), "stay") == ["pawn-red"]


def test_actions_are_written_as_in_the_rulebook(mode: Mode) -> None:
    """L1.1, L1.4"""
    texts = [f"push {arrow} {turn}" for arrow in ARROWS for turn in range(4)]
    texts += [f"go {name}" for name in CELLS]
    texts += ["stay", "pay up", "pay down", "pay joker"]
    assert [mode.game.write(action) for action in range(mode.game.actions)] == texts
    assert set(ARROWS) == set(LINES)


# ------------------------------------------------------------------------------------------ prompts


def asked(p: Position, seat: int) -> tuple[str, dict[str, str | int]]:
    said = p.game.view(p.plain(), seat).prompt
    number, _ = p.prompt(seat)
    assert p.game.lexicon.prompts[number].name == said.name
    return said.name, said.args


def test_each_seat_is_asked_or_told_what_it_waits_for(mode: Mode) -> None:
    """L3.1, L4.6, L6.1"""
    p = on_the_stairs(mode, (1, 0, 0))
    before = scene(mode)
    assert asked(before, 0) == ("push", {"seat": 0})
    assert asked(before, 1) == ("wait-push", {"seat": 0})
    assert asked(before, SPECTATOR) == ("wait-push", {"seat": 0})
    unturned = scene(mode, free_turning="no")
    assert asked(unturned, 0) == ("push-as-it-lies", {"seat": 0})
    assert asked(unturned, 1) == ("wait-push", {"seat": 0})
    push(unturned, "W4")
    assert asked(unturned, 0) == ("walk", {"seat": 0})
    assert asked(p, 0) == ("walk", {"seat": 0})
    assert asked(p, 1) == ("wait-walk", {"seat": 0})
    p.play("go b2", seed=0)
    assert asked(p, 0) == ("pay", {"seat": 0, "cell": "b2"})
    assert asked(p, 1) == ("wait-pay", {"seat": 0, "cell": "b2"})
    won = scene(mode, mover=1, pawns={1: "e5"}, left={1: 0}, runes=[1])
    stay_put(won)
    for seat in (0, 1, SPECTATOR):
        assert asked(won, seat) == ("over", {"seat": 1})


# ------------------------------------------------------------------------------------------ remarks


@pytest.mark.parametrize(
    ("cards", "goal", "price"),
    [
        ((1, 1, 1), "b2", (1, 0, 0)),
        ((1, 1, 1), "c2", (1, 1, 0)),
        ((1, 1, 1), "d2", (1, 1, 1)),
        ((0, 0, 4), "e2", (0, 0, 4)),
        ((0, 2, 2), "e2", (0, 2, 2)),
    ],
)
def test_a_walk_tells_its_price_before_it_begins(
    mode: Mode, cards: tuple[int, int, int], goal: str, price: tuple[int, int, int]
) -> None:
    """L4.6  Up, down, up, down the stairs of row 2."""
    p = on_the_stairs(mode, cards)
    assert p.remark(f"go {goal}") == ("costs", *price)
    p.at[0] = CELLS.index("b1")
    assert p.remark("go a1") == ()


@pytest.mark.parametrize(("spare", "kind", "looks"), [("M02", 0, 2), ("M01", 1, 4), ("M03", 2, 4)])
def test_how_the_spare_tower_will_lie_is_told_before_it_goes_in(mode: Mode, spare: str, kind: int, looks: int) -> None:
    """L3.4  Its shape and its turn; nothing where it may not be turned."""
    p = scene(mode, spare=spare)
    for arrow in ARROWS:
        assert [p.remark(f"push {arrow} {turn}") for turn in range(looks)] == [
            ("opens", kind, turn) for turn in range(looks)
        ]
    p = scene(mode, spare=spare, free_turning="no")
    assert not any(p.remark(choice) for choice in p.choices())


def test_the_price_told_is_what_the_proposed_cards_come_to(mode: Mode) -> None:
    """L4.6  Where nothing is told nothing is paid."""
    priced = 0
    for p in random_positions(mode, 40):
        if p.over or p.phase != WALKING:
            assert all(p.remark(choice)[:1] in ((), ("opens",)) for choice in p.choices())
            continue
        for choice in p.choices():
            q = p.copy()
            laid = [0, 0, 0]
            q.play(choice, seed=0)
            while q.phase == PAYING:
                laid[CARDS.index(q.game.write(q.usual()).split()[1])] += 1
                q.play(q.usual(), seed=0)
            assert p.remark(choice) == (("costs", *laid) if any(laid) else ())
            priced += any(laid)
    assert priced > 5


# ------------------------------------------------------------------------------------------ observations


def expected_sight(p: Position, looker: int) -> list[int]:
    """Towers, players from the looker on, closed arrow, phase, own target, own cards, discards, walk, options."""
    sight = []
    for place in range(26):
        name = TOWER_NAMES[p.tower[place]]
        tower = TOWERS[name]
        sides = open_sides(tower.shape, p.turn[p.tower[place]])
        sight += [tower.height, int(place == cell(RUNE_CELL)), *(int(side in sides) for side in range(4))]
        sight += [int(tower.treasure == treasure) for treasure in TREASURES]
    for step in range(4):
        seat = (looker + step) % p.seats
        if step >= p.seats or p.gone[seat]:
            sight += [0] * (25 + 8 + 12)
            continue
        sight += [int(p.at[seat] == place) for place in range(25)]
        sight += [int(p.rune[seat]), int(p.left[seat]), sum(hand(p, seat)), int(p.mover == seat)]
        sight += [int(p.colour[seat] == colour) for colour in range(4)]
        sight += [int(p.finder[t] > 0 or (p.ruled_out[seat] >> t) & 1) for t in range(12)]
    sight += [int(p.forbidden == arrow) for arrow in range(8)]
    sight += [int(p.phase == phase) for phase in range(4)]
    sight += [int(looker >= 0 and p.target[looker] == t) for t in range(12)]
    sight += list(hand(p, looker)) if looker >= 0 else [0, 0, 0]
    sight += list(pile(p, "discard"))
    sight += [int(p.phase == PAYING and p.going == place) for place in range(25)]
    return [*sight, *pile(p, "paid"), int(p.steep), int(p.young), int(p.free_turning), int(p.stay_counts)]


def test_an_observation_holds_what_the_seat_knows(mode: Mode) -> None:
    """L7.1, L7.2, L7.3"""
    for p in random_positions(mode, 30):
        for looker in range(-1, p.seats):
            assert p.observe(looker) == expected_sight(p, looker)


def test_a_walk_that_is_being_paid_is_seen_by_all(mode: Mode) -> None:
    """L4.6  Where it leads, and which cards are laid for it."""
    p = on_the_stairs(mode, (2, 1, 1)).play("go d2", seed=0)
    for card in ("pay up", "pay joker"):
        p.play(card, seed=0)
        for looker in (-1, 0, 1):
            assert p.observe(looker) == expected_sight(p, looker)
    assert pile(p, "paid") == (1, 0, 1)


# ------------------------------------------------------------------------------------------ objections


@pytest.mark.parametrize("many", [20])
def test_every_objection_is_the_first_rule_in_the_way(mode: Mode, many: int) -> None:
    """L3.1, L3.3, L3.4, L4.1, L4.2, L4.5, L4.6  Told anew from the rulebook, for every action in random positions."""
    rng = random.Random(11)
    for _ in range(many):
        p = mode.new(Setup(2, {"free_turning": rng.choice(("no", "yes"))}), rng.randbytes(16))
        for _ in range(rng.randrange(60)):
            wander(p, rng, 1)
        for _ in range(3):
            legal = p.choices()
            for action in range(mode.game.actions):
                text = p.game.write(action)
                assert p.objection(action) == expected_objection(p, text, legal), text
            wander(p, rng, 1)


def expected_objection(p: Position, text: str, legal: set[str]) -> tuple[str | int, ...]:
    verb, *rest = text.split()
    if p.over:
        return ("over",)
    if text in legal:
        return ()
    if verb == "push":
        return objection_to_push(p, rest[0], int(rest[1]))
    if p.phase not in (WALKING, PAYING):
        return ("push-first",)
    if verb == "pay":
        if p.phase != PAYING:
            return ("not-paying",)
        held = hand(p, p.seat)[CARDS.index(rest[0])]
        return ("card-not-needed" if held else "card-not-held", CARDS.index(rest[0]))
    if p.phase == PAYING:
        return ("pay-first", int(p.going))
    return objection_to_walk(p, cell(rest[0]))


def objection_to_push(p: Position, arrow: str, turn: int) -> tuple[str | int, ...]:
    spare = p.tower[BESIDE]
    looks = {"I": 2, "L": 4, "T": 4, "X": 1}[TOWERS[TOWER_NAMES[spare]].shape]
    if p.phase in (WALKING, PAYING):
        return ("push-is-done",)
    if ARROWS.index(arrow) == p.forbidden:
        return ("would-undo", int(p.forbidden))
    if turn >= looks:
        return ("same-look", turn, turn % looks)
    return ("spare-stays-turned", int(p.turn[spare]))


def objection_to_walk(p: Position, goal: int) -> tuple[str | int, ...]:
    from tests.games.labyrinth.reference import steps_from

    start = int(p.at[p.seat])
    if goal == start:
        return ("already-there", goal)
    for floors in range(5):
        reached, waiting = {start}, [start]
        while waiting:
            for to, rise in steps_from(p, waiting.pop()):
                if abs(rise) <= floors and to not in reached:
                    reached.add(to)
                    waiting.append(to)
        if goal in reached:
            return ("no-card-fits", goal, floors, *hand(p, p.seat))
    return ("no-way", goal)


def test_an_action_is_told_with_its_clause(mode: Mode) -> None:
    """L3.3, L4.1, L4.2, L4.6  Each objection names the clause that forbids."""
    clauses = {reason.name: reason.clause for reason in mode.game.lexicon.reasons}
    assert clauses == {
        "allowed": "", "over": "L6.1", "push-first": "L3.1", "push-is-done": "L3.1", "would-undo": "L3.3",
        "same-look": "L3.4", "spare-stays-turned": "L3.4", "already-there": "L4.4", "no-way": "L4.1",
        "no-card-fits": "L4.2", "pay-first": "L4.6", "not-paying": "L4.5", "card-not-held": "L4.5",
        "card-not-needed": "L4.6",
    }  # fmt: skip
    clauses = {event.name: event.clause for event in mode.game.lexicon.events}
    assert clauses == {
        "dealt": "L2.4", "saw-target": "L2.5", "began": "L2.6", "pushed": "L3.2", "came-round": "L3.6",
        "set-out": "L4.6", "paid": "L4.5", "walked": "L4.3", "stayed": "L4.4", "found": "L5.1", "saw-next": "L5.1",
        "touched-rune": "L5.2", "won": "L6.1", "drew": "L5.4",
        "reshuffled": "L5.6", "no-card": "L5.6", "left": "L9.1", "last-one": "L9.1",
    }  # fmt: skip


def test_what_reveals_is_not_taken_back_freely(mode: Mode) -> None:
    """L2.5, L5.1, L5.4, L4.6  A push can be taken back, a shown card or a drawn one cannot."""
    p = scene(mode, pawns={0: "b2"})
    final = {choice.text: choice.final for choice in p.game.choices(p.plain(), 0)}
    assert not any(final.values())
    push(p, "W4")
    assert all(choice.final for choice in p.game.choices(p.plain(), 0))
    p = on_the_stairs(mode, (1, 0, 0))
    assert {c.text for c in p.game.choices(p.plain(), 0) if c.text == "go b2" and c.final} == {"go b2"}


STOPS: dict[str, tuple[dict[str, Any], bool]] = {
    "an ordinary tower draws a card": ({"pawns": {0: "e5"}}, True),
    "the own start too early draws a card": ({"pawns": {0: "a1"}}, True),
    "the own start without the rune draws a card": ({"pawns": {0: "a1"}, "left": {0: 0}}, True),
    "the own start with a treasure left draws a card": ({"pawns": {0: "a1"}, "left": {0: 1}, "runes": [0]}, True),
    "somebody else's start draws a card": ({"pawns": {0: "e1"}, "left": {0: 0}, "runes": [0]}, True),
    "home shows nothing": ({"pawns": {0: "a1"}, "left": {0: 0}, "runes": [0]}, False),
    "the rune shows nothing": ({"pawns": {0: "c3"}}, False),
    "the rune a second time draws a card": ({"pawns": {0: "c3"}, "runes": [0]}, True),
    "the target shows the next": ({"pawns": {0: "c1"}, "targets": {0: "chalice"}}, True),
    "the last target shows itself": ({"pawns": {0: "c1"}, "targets": {0: "chalice"}, "left": {0: 1}}, True),
    "a stop that does not count draws a card": ({"pawns": {0: "c3"}, "stay_counts": "no"}, True),
}


@pytest.mark.parametrize("case", STOPS)
def test_what_a_stop_reveals_is_known_before(mode: Mode, case: str) -> None:
    """L4.6, L5.1 to L5.4"""
    setting, final = STOPS[case]
    p = scene(mode, after="W4", **setting)
    assert p.final(p.number("stay")) == final
    assert mode.game.can_be_undone(p.plain(), p.number("stay")) != final


def test_a_free_walk_to_the_rune_or_home_shows_nothing(mode: Mode) -> None:
    """L4.6, L5.2, L5.3  Whatever is in hand; a walk that costs a card cannot be taken back."""
    row = "F4     M13/1  F5     .      F6"
    board = f"F1 . F2 . F3  . . . . .  {row}  . . . . .  F7 . F8 . F9".replace("M13/1", "M14/1")
    for cards in ((0, 0, 0), (3, 3, 3)):
        p = scene(mode, board, after="Nd", pawns={0: "a3"}, hands={0: cards})
        assert p.final(p.number("go c3")) == 0
        p = scene(mode, board, after="Nd", pawns={0: "a3"}, hands={0: cards}, runes=[0])
        assert p.final(p.number("go c3")) == 1
    board = board.replace("M14/1", "M10/1")
    p = scene(mode, board, after="Nd", pawns={0: "a3"}, hands={0: (3, 3, 3)})
    assert p.remark("go c3") == ("costs", 1, 0, 0)
    assert p.final(p.number("go c3")) == 1


@pytest.mark.parametrize("stay_counts", ["yes", "no"])
def test_without_a_card_to_draw_a_stop_still_tells(mode: Mode, stay_counts: str) -> None:
    """L5.6, L7.3  All have seen that the target is not there: that cannot be unseen."""
    p = scene(mode, after="W4", pawns={0: "c1"}, targets={0: "vial"}, hands={1: (8, 8, 8)}, stay_counts=stay_counts)
    assert p.final(p.number("stay")) == 1
    p.play("stay", seed=0)
    assert [name for name, *_ in p.happened] == ["stayed", "no-card"]
    assert p.game.reveals(p.plain())


def test_a_target_with_the_first_number_is_a_target(mode: Mode) -> None:
    """L5.1  Treasures are counted from 0; a walk onto the first of them shows it like any other."""
    first = TREASURES[0]
    p = scene(mode, after="W4", pawns={0: "c1"}, targets={0: first}, hands={1: (8, 8, 8)})
    p.at[0] = CELLS.index(p.pieces(0)[first][1])
    assert p.final(p.number("stay")) == 1


def test_prompts_name_the_mover_and_the_winner(mode: Mode) -> None:
    """L3.1, L6.1"""
    p = scene(mode, seats=3, mover=2)
    assert [p.prompt(seat)[1][0] for seat in range(-1, 3)] == [2, 2, 2, 2]
    p = scene(mode, seats=3, mover=2, pawns={2: "e5"}, left={2: 0}, runes=[2])
    stay_put(p)
    assert [p.prompt(seat)[1][0] for seat in range(-1, 3)] == [2, 2, 2, 2]
