"""Only this sees that every example, answer and note of the printed rulebook has a test; the missing ones are here.

PRINTED goes through the rulebook from its first page to its last: what stands there, and the test that is about it.
"""

from __future__ import annotations

from importlib import import_module
from inspect import signature
from itertools import product

import pytest

from tests.games.zenith.scene import (
    FACTIONS,
    GONE,
    PLANETS,
    SLOTS,
    TOKENS,
    column,
    discs,
    hand,
    mine,
    scene,
    told,
)
from tests.modes import Mode, Position
from vetta.core.game import Game
from vetta.core.rulebook import rulebook

PRINTED = (
    # Preparation
    ("discs on the centres", "test_setup.test_every_track_has_its_disc_and_nobody_has_captured_any"),
    ("the first match uses S, U, N, later ones chance", "test_setup.test_the_first_match_uses_the_sides_s_u_and_n"),
    ("six markers below level 1", "test_setup.test_markers_start_below_level_one"),
    ("eight tokens face up, the others face down", "test_setup.test_eight_tokens_lie_open_and_eight_face_down"),
    ("12 credits, 1 zenithium, the badge on its space", "test_setup.test_start_money_and_a_badge_that_nobody_has"),
    ("four agents for everybody", "test_setup.test_everybody_draws_four_cards"),
    ("the second player starts with Terra", "test_setup.test_who_plays_second_begins_with_one_influence_on_terra"),
    ("advice for new players", "test_setup.test_a_head_start_for_a_beginner_who_plays_second"),
    ("0 to 4 cards are exchanged", "test_setup.test_up_to_four_cards_are_exchanged_before_the_first_turn"),
    ("hands are secret", "test_secrets.test_a_hand_is_seen_by_its_owner_only"),
    # Influence
    ("nine spaces", "test_setup.test_a_track_has_nine_spaces"),
    ("note: movement beyond the zone is lost", "test_influence.test_influence_moves_a_disc_space_by_space"),
    ("1: everybody sees the discs gained", "test_view.test_each_victory_tells_how_far_it_is"),
    ("2: the first disc brings the token", "test_influence.test_the_first_disc_of_a_planet_brings_its_token"),
    ("2: later discs do not", "test_influence.test_later_discs_of_a_planet_bring_no_token"),
    ("3: new discs at the end of the turn", "test_end_of_turn."
     "test_new_discs_at_the_end_of_the_turn_for_whoever_captured"),
    ("three victories, at once", "test_setup.test_three_ways_to_win"),
    ("the match ends immediately", "test_end.test_it_stops_at_once"),
    # Recruiting
    ("one card, one of three actions", "test_turn.test_one_card_for_one_of_three_actions"),
    ("important: 1 credit less for each card, down to 0", "test_turn."
     "test_each_card_in_the_own_column_makes_one_cheaper_down_to_nothing"),
    ("every card gives influence on its planet", "test_setup."
     "test_every_agent_has_its_planet_its_faction_its_cost_and_its_first_influence"),
    ("example: Nero for 5 credits", "test_turn.test_printed_example_nero_costs_five_instead_of_seven"),
    ("mobilize: without effects", "test_effects_on_goods.test_mobilize"),
    ("exile: the last card", "test_effects_on_goods.test_exile"),
    ("transfer: the last card, without effects", "test_effects_on_goods.test_transfer"),
    ("important: covered cards cannot be moved", "test_setup."
     "test_only_the_last_card_moves_and_then_the_one_below_is_the_last"),
    ("tokens of the boards", "test_tokens.test_chosen_from_the_boards"),
    ("tokens of the reserve", "test_tokens.test_drawn_from_the_reserve"),
    ("used tokens lie face up", "test_view.test_every_piece_lies_where_the_rules_put_it"),
    # Developing
    ("note: no level is jumped over", "test_rulebook.test_printed_note_no_level_is_jumped_over"),
    ("from the new level down", "test_turn.test_level_five_applies_all_five"),
    ("example: robots to level 1", "test_turn.test_printed_example_robots_at_level_one"),
    ("the first at level 2 takes the token", "test_turn.test_nobody_gets_a_second_token_of_a_level"),
    ("example: robots to level 2", "test_turn.test_printed_example_the_token_comes_between_level_two_and_level_one"),
    ("rows give 1, 2 and 3 influence, last of all", "test_turn."
     "test_row_bonuses_are_one_two_and_three_influence_on_one_planet"),
    ("example: humans complete the first row", "test_turn.test_printed_example_humans_complete_the_first_row"),
    # Leading and the end of the turn
    ("the badge and the gain of the faction; silver, gold, nothing", "test_turn.test_becoming_the_leader"),
    ("example: a robot for the badge", "test_turn.test_printed_example_a_robot_for_the_badge_of_the_opponent"),
    ("note: some agents turn it to gold at once", "test_effects_on_goods.test_the_badge"),
    ("the badge blocks some effects", "test_setup.test_agents_ask_for_the_badge_on_either_side"),
    ("4, 5 or 6 cards; note: more are kept", "test_end_of_turn.test_filling_up_the_hand"),
    # Teams
    ("the second team starts with Mars and Venus", "test_teams."
     "test_the_team_that_plays_second_begins_with_mars_and_venus"),
    ("shared credits", "test_teams.test_members_share_credits_and_columns"),
    ("shared zenithium", "test_teams.test_members_share_zenithium_and_markers"),
    ("the shared badge", "test_teams.test_members_share_the_badge"),
    ("two full turns", "test_teams.test_the_first_member_ends_a_turn_before_the_second_plays"),
    ("the order is agreed in each round", "test_teams.test_the_order_is_agreed_anew_in_each_round"),
    ("example: the order of a round", "test_teams.test_printed_example_of_a_team_that_agrees_on_its_order"),
    ("three planets for each member", "test_teams.test_each_member_recruits_on_three_planets"),
    ("clarification: recruiting only", "test_teams.test_effects_reach_every_planet"),
    ("up to two cards are given", "test_teams.test_whoever_leads_may_give_two_cards"),
    ("example: a card for the mate", "test_rulebook.test_printed_example_the_leader_gives_one_card"),
    # Questions and answers
    ("the deck is empty", "test_end_of_turn.test_printed_answer_discards_become_the_new_deck"),
    ("the reserve of tokens is empty", "test_end_of_turn.test_printed_answer_discarded_tokens_become_the_new_reserve"),
    ("are tokens replaced?", "test_rulebook.test_printed_answer_open_tokens_are_never_replaced"),
    ("can a card hit itself?", "test_turn.test_printed_answer_a_card_can_be_the_target_of_its_own_effects"),
    ("are cards discarded for a disc?", "test_influence.test_agents_stay_in_their_columns_when_a_disc_is_captured"),
    ("2 influence on the last space", "test_rulebook.test_printed_answer_the_second_of_two_influence_is_lost"),
    ("effects that cannot be applied", "test_rulebook.test_printed_answer_what_cannot_be_applied_is_ignored"),
    ("the opponent's disc in my turn", "test_influence.test_printed_answer_the_opponent_captures_in_the_own_turn"),
    ("H3RB3RT, L0V3CR4FT: in part", "test_rulebook."
     "test_printed_answer_h3rb3rt_and_l0v3cr4ft_exile_as_many_as_one_likes"),
    ("H3RB3RT, L0V3CR4FT: not every colour", "test_rulebook."
     "test_printed_answer_h3rb3rt_and_l0v3cr4ft_need_no_card_of_every_colour"),
    ("the opponent has none", "test_rulebook.test_printed_answer_what_the_opponent_lacks_comes_from_the_supply"),
    ("note: a disc is missing in the box", "test_setup.test_a_fifth_disc_of_a_planet_is_found"),
    ("note: credits or zenithium are missing", "test_setup.test_the_supply_of_credits_and_zenithium_has_no_limit"),
)  # fmt: skip

OURS = (
    ("Z3.2", "test_turn.test_printed_example_nero_costs_five_instead_of_seven"),
    ("Z3.4", "test_turn.test_level_three_then_two_then_one"),
    ("Z3.6", "test_turn.test_printed_example_humans_complete_the_first_row"),
    ("Z5.1", "test_influence.test_example_three_influence_across_the_centre"),
    ("Z5.3", "test_rulebook.test_printed_answer_the_second_of_two_influence_is_lost"),
    ("Z5.6", "test_influence.test_example_the_token_comes_between_two_planets_of_one_effect"),
    ("Z6.3", "test_influence.test_example_exile_two_of_an_opponent_who_has_only_one"),
    ("Z7.1", "test_effects.test_printed_example_lord_creep"),
    ("Z7.2", "test_effects.test_printed_example_charlemagne"),
    ("Z7.8", "test_effects_on_goods.test_printed_example_ivan"),
    ("Z7.12", "test_effects_on_goods.test_printed_example_tiberius"),
    ("Z7.17", "test_effects_on_goods.test_printed_example_as1m0v"),
    ("Z7.19", "test_effects_on_goods.test_printed_example_h3rb3rt"),
    ("Z7.22", "test_effects_on_goods.test_printed_example_domitian"),
    ("Z9.6", "test_rulebook.test_printed_example_the_leader_gives_one_card"),
)
"""The examples of our own rulebook, by clause."""

BOTH = pytest.mark.parametrize("seat", [0, 1])


@pytest.mark.parametrize(("said", "place"), PRINTED + OURS)
def test_what_is_printed_has_its_test(said: str, place: str) -> None:
    """Each is there, says what it is about, and is run plain and native."""
    module, name = place.split(".")
    test = getattr(import_module(f"tests.games.zenith.{module}"), name)
    assert name.startswith("test_")
    assert test.__doc__.startswith("Z")
    assert "mode" in signature(test).parameters


def test_our_own_examples_are_all_listed(any_game: Game) -> None:
    assert [clause for clause, _ in OURS] == [
        clause.number for clause in rulebook(any_game, "en").clauses if "*Example.*" in clause.text
    ]


def test_what_stands_here_is_listed() -> None:
    here = {name for name in globals() if name.startswith("test_printed")}
    assert here == {place.split(".")[1] for _, place in PRINTED if place.startswith("test_rulebook.")}


def effects(p: Position) -> list[str]:
    """What happened in the last move, without the end of the turn."""
    return [line for line in told(p) if not line.startswith(("drew", "new-disc"))]


def open_tokens(p: Position, looker: int) -> set[str]:
    return {slot for slot in SLOTS if f"open-token-{slot}" in p.pieces(looker)}


def lead_with_any(p: Position) -> Position:
    return p.play(min(choice for choice in p.choices() if choice.startswith("lead")))


# ------------------------------------------------------------------------------------ developing


@BOTH
@pytest.mark.parametrize(
    ("faction", "cards"),
    [
        ("animod", ("nero", "felis", "zenon", "titus", "geta")),
        ("human", ("master-din", "ilda-flores", "sir-sam", "don-dune", "agent-ezra")),
        ("robot", ("w3lls", "luc4s", "bruss0l0", "bish0p", "m4rt1n")),
    ],
)
def test_printed_note_no_level_is_jumped_over(mode: Mode, seat: int, faction: str, cards: tuple[str, ...]) -> None:
    """Z3.3  The note on developing: however rich, one goes from each level to the next, for 1, 2, 3, 4, 5 zenithium."""
    p = scene(mode, acting=seat, hands={seat: cards}, zenithium=(90, 90))
    for level, name in enumerate(cards, 1):
        assert p.remark(f"develop {name}")[1] == level
        p.play(f"develop {name}")
        assert told(p)[:2] == [
            f"developed {seat} {name} {faction} {level} {level}",
            f"reached {seat} {faction} {level}",
        ]
        assert p.pieces(1 - seat)[f"marker-{('first', 'second')[seat]}-{faction}"][4] == level
        while p.acting == seat:
            p.play(min(p.choices()))
        lead_with_any(p)
    assert [int(p.level[seat, n]) for n in range(3)] == [5 * (name == faction) for name in FACTIONS]


# ------------------------------------------------------------------------------------ teams


@BOTH
def test_printed_example_the_leader_gives_one_card(mode: Mode, seat: int) -> None:
    """Z9.6, Z9.5  Andrea has drawn up to 4 cards when Serena leads, gives her one and draws up to 5; in the next round
    the team still has the badge, and both draw by it.
    """
    andrea, serena, others = seat, seat + 2, (1 - seat, 3 - seat)
    hands = {
        andrea: ["bruss0l0", "wul", "nero", "cresus"], serena: ["m4rt1n", "annie", "ivan", "geta"],
        others[0]: ["felis"], others[1]: ["lisa-charity"],
    }  # fmt: skip
    p = scene(mode, seats=4, acting=andrea, hands=hands)
    p.play("recruit bruss0l0")
    assert (len(hand(p, andrea)), p.acting) == (4, serena)
    p.play("lead m4rt1n")
    assert told(p) == [f"led {serena} m4rt1n", f"badge {serena} silver", f"gained {serena} 1 zenithium"]
    assert p.choices() == {"ready", "give annie", "give ivan", "give geta"}
    p.play("give annie", "ready")
    assert len(hand(p, serena)) == 5
    assert len(hand(p, andrea)) == 5
    assert "annie" in hand(p, andrea)
    p.play("begin technology", "develop felis", "develop lisa-charity")
    while p.acting in others and p.seat in others:
        p.play(min(p.choices()))
    assert (p.badge, p.gold, p.seat) == (seat, 0, andrea)
    p.play("begin technology", "develop nero")
    assert told(p)[-1].startswith(f"drew {andrea} ")
    assert (len(hand(p, andrea)), p.acting) == (5, serena)
    p.play("recruit ivan")
    assert told(p)[-1].startswith(f"drew {serena} ")
    assert len(hand(p, serena)) == 5


# ------------------------------------------------------------------------------------ questions and answers


@BOTH
@pytest.mark.parametrize(
    ("slot", "moves"),
    [
        ("mercury", ("recruit nero",)),
        ("robot-level-2", ("develop w3lls",)),
        ("venus", ("recruit handy-luke", "token venus")),
        ("human-level-2", ("recruit handy-luke", "token human-level-2")),
    ],
)
def test_printed_answer_open_tokens_are_never_replaced(
    mode: Mode, seat: int, slot: str, moves: tuple[str, ...]
) -> None:
    """Z4.2, Z7.16  However it was taken, by a disc, by level 2 or by an agent: its place stays empty in later turns."""
    p = scene(
        mode, acting=seat, hands={seat: ["nero", "w3lls", "handy-luke"]}, levels={seat: (0, 0, 1)},
        discs=mine(seat, mercury=3), tokens={slot: "credits-3", "terra": "credits-4"},
    )  # fmt: skip
    assert open_tokens(p, seat) == {slot, "terra"}
    face_down = p.pieces(seat)["token-reserve"]
    p.play(*moves)
    assert f"token-taken {seat} credits-3 {slot}" in told(p)
    for turn in range(1, 4):
        assert p.turns == turn
        for looker in range(2):
            assert open_tokens(p, looker) == {"terra"}
            assert p.pieces(looker)["token-reserve"] == face_down
            assert p.pieces(looker)["used-credits-3"][4] == 1
        lead_with_any(p)


@BOTH
@pytest.mark.parametrize("planet", PLANETS[:4])
def test_printed_answer_the_second_of_two_influence_is_lost(mode: Mode, seat: int, planet: str) -> None:
    """Z5.3, Z5.2  The disc is on the space nearest to the own zone, and one effect gives 2 influence there: the first
    captures it, the second is lost, because the new disc is laid on the centre only at the end of the turn.
    """
    p = scene(mode, acting=seat, hands={seat: ["queen-suzanne"]}, discs=mine(seat, **{planet: 3}))
    p.play("recruit queen-suzanne", f"planet {planet}")
    assert effects(p)[:2] == [f"pulled {seat} 2 {planet}", f"captured {seat} {planet} 1"]
    assert told(p)[-1] == f"new-disc {planet}"
    pieces = p.pieces(1 - seat)
    assert pieces[f"disc-{planet}"] == (planet, f"{planet}5", 0, 0, 0)
    assert pieces[f"captured-{('first', 'second')[seat]}-{planet}"][4] == 1
    assert discs(p) == mine(seat, jupiter=1)


IGNORED: dict[str, tuple[str, list[str]]] = {
    "magellan": (
        "mercury venus terra mars jupiter",
        [
            "no-disc {0} mercury",
            "no-planet {0} magellan",
            "no-planet {0} magellan",
            "none-to-transfer {0} magellan {1}",
        ],
    ),
    "lady-moore": ("", ["pulled {0} 1 mars", "none-to-exile {0} lady-moore {1}"]),
    "v4n-v0gt": ("", ["pulled {0} 1 venus", "none-to-exile {0} v4n-v0gt {1}", "gained {0} 2 zenithium"]),
    "handy-luke": ("", ["pulled {0} 1 mars", "no-open-token {0} handy-luke"]),
    "lord-creep": ("", ["pulled {0} 1 terra", "none-on-their-half {0} lord-creep", "badge {0} silver"]),
    "atlas": ("", ["pulled {0} 1 mercury", "no-card {0} atlas", "badge {0} silver"]),
    "caligula": ("mars", ["no-disc {0} mars", "none-to-transfer {0} caligula {1}"]),
}
"""By agent: the tracks without a disc, and all that is told of its effects, with no agent, hand or open token there."""


@BOTH
@pytest.mark.parametrize("name", IGNORED)
def test_printed_answer_what_cannot_be_applied_is_ignored(mode: Mode, seat: int, name: str) -> None:
    """Z6.3  One effect or several: the agent is recruited all the same, nobody is asked, the other effects count."""
    empty, left = IGNORED[name]
    p = scene(mode, acting=seat, hands={seat: [name]}, discs=dict.fromkeys(empty.split(), GONE))
    assert f"recruit {name}" in p.choices()
    p.play(f"recruit {name}")
    assert effects(p)[1:] == [line.format(seat, 1 - seat) for line in left]
    assert (p.turns, p.seat) == (1, 1 - seat)


@BOTH
@pytest.mark.parametrize(("name", "gain"), [("h3rb3rt", "pulled {0} 1 {1}"), ("l0v3cr4ft", "gained {0} 1 zenithium")])
@pytest.mark.parametrize("answers", list(product((True, False), repeat=4)))
def test_printed_answer_h3rb3rt_and_l0v3cr4ft_exile_as_many_as_one_likes(
    mode: Mode, seat: int, name: str, gain: str, answers: tuple[bool, ...]
) -> None:
    """Z7.19  A card of each colour, of none, or of any of them: 1 influence or 1 zenithium for each."""
    own = {"mercury": "nero", "venus": "cresus", "mars": "titus", "jupiter": "ivan"}
    p = scene(mode, acting=seat, hands={seat: [name]}, columns={seat: list(own.values())})
    p.play(f"recruit {name}")
    for yes, (planet, last) in zip(answers, own.items(), strict=True):
        assert p.choices() == {"yes", "no"}
        p.play("yes" if yes else "no")
        assert effects(p) == ([f"exiled {seat} {seat} {last}", gain.format(seat, planet)] if yes else [])
    assert p.seat == 1 - seat
    assert [len(column(p, seat, planet)) for planet in own] == [1 - yes for yes in answers]


@BOTH
@pytest.mark.parametrize("name", ["h3rb3rt", "l0v3cr4ft"])
def test_printed_answer_h3rb3rt_and_l0v3cr4ft_need_no_card_of_every_colour(mode: Mode, seat: int, name: str) -> None:
    """Z7.19  With agents on Venus and Jupiter there are two questions."""
    p = scene(mode, acting=seat, hands={seat: [name]}, columns={seat: ["cresus", "ivan"]})
    p.play(f"recruit {name}", "yes")
    assert told(p)[0] == f"exiled {seat} {seat} cresus"
    p.play("yes")
    assert told(p)[0] == f"exiled {seat} {seat} ivan"
    assert p.seat == 1 - seat


@BOTH
@pytest.mark.parametrize("there", [0, 1, 2, 3, 4])
def test_printed_answer_what_the_opponent_lacks_comes_from_the_supply(mode: Mode, seat: int, there: int) -> None:
    """Z7.9, Z11.1  Level U3 takes 3 credits, level O2 1 zenithium, also from an opponent who has none or too few."""
    coins = (9, there) if seat == 0 else (there, 9)
    p = scene(mode, acting=seat, hands={seat: ["master-din"]}, levels={seat: (0, 2, 0)}, coins=coins)
    p.play("develop master-din")
    assert flow(p) == taken(seat, 3, there, "credits")
    assert (p.credits[seat], p.credits[1 - seat]) == (12, max(0, there - 3))
    p = scene(
        mode, acting=seat, hands={seat: ["master-din"]}, levels={seat: (0, 1, 0)}, zenithium=coins, boards="S-O-N"
    )
    for kind in range(len(TOKENS)):
        p.reserve[kind] = 0
    p.play("develop master-din")
    assert flow(p) == taken(seat, 1, there, "zenithium")
    assert (p.zenithium[seat], p.zenithium[1 - seat]) == (9 - 2 + 1, max(0, there - 1))


def flow(p: Position) -> list[str]:
    return [line for line in told(p) if line.startswith(("stole", "nothing-stolen", "gained"))]


def taken(seat: int, amount: int, there: int, item: str) -> list[str]:
    """What is told of a theft: what was there, and the rest from the supply."""
    stolen = min(amount, there)
    first = f"stole {seat} {1 - seat} {stolen} {item}" if stolen else f"nothing-stolen {seat} {1 - seat} {item}"
    return [first, *([f"gained {seat} {amount - stolen} {item}"] if stolen < amount else [])]
