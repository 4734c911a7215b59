"""What is told: only this sees whether each line is true, cites its own clause, and whether nothing is left unsaid."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zenith.scene import GONE, PLANETS, hand, mine, scene, told
from tests.modes import Mode, Position
from vetta.core.game import Game, Setup
from vetta.core.lexicon import Happening, Lexicon
from vetta.core.text import LANGUAGES, Texts
from vetta.core.view import Event, Objection

BOTH = pytest.mark.parametrize("seat", [0, 1])
NO_DISCS = dict.fromkeys(PLANETS, GONE)


def happenings(p: Position) -> list[Happening]:
    return [p.game.lexicon.events[kind] for kind, *_ in p.told]


def clauses(p: Position, name: str) -> list[str]:
    """The clauses that the events of this name cite."""
    return [happening.clause for happening in happenings(p) if happening.name == name]


# ------------------------------------------------------------------------------------ what is true


@BOTH
@pytest.mark.parametrize("ruling", ["from-supply", "what-is-there"])
@pytest.mark.parametrize("there", [0, 1, 2, 3, 4])
def test_what_is_stolen_and_what_the_supply_adds(mode: Mode, seat: int, ruling: str, there: int) -> None:
    """Z7.9, Z11.1  Stolen is what was there; the rest is gained, or not; nothing there is told as well."""
    coins = (9, there) if seat == 0 else (there, 9)
    p = scene(
        mode, acting=seat, hands={seat: ["master-din"]}, levels={seat: (0, 2, 0)}, coins=coins, steal_shortfall=ruling
    )
    p.play("develop master-din")
    stolen, rest = min(there, 3), 3 - min(there, 3)
    lines = [f"stole {seat} {1 - seat} {stolen} credits"] if stolen else [f"nothing-stolen {seat} {1 - seat} credits"]
    if rest and ruling == "from-supply":
        lines.append(f"gained {seat} {rest} credits")
    assert told(p)[2 : 2 + len(lines)] == lines
    assert told(p)[2 + len(lines)] == f"reached {seat} human 2"
    assert clauses(p, lines[0].split()[0]) == ["Z7.9"]
    gained = 3 if ruling == "from-supply" else stolen
    assert (p.credits[seat], p.credits[1 - seat]) == (9 + gained, there - stolen)


def test_kinds_of_one_name_say_the_same_under_different_clauses(mode: Mode) -> None:
    """Z2.5, Z2.6, Z4.1, Z5.4, Z3.5, Z7.16, Z8.7, Z11.18  So one sentence will do, and each kind has one clause."""
    words = mode.game.lexicon
    for kinds in (words.events, words.reasons):
        assert len({(kind.name, kind.clause) for kind in kinds}) == len(kinds)
        for kind in kinds:
            others = [other for other in kinds if other.name == kind.name]
            assert all(other.args == kind.args for other in others)
            assert len({getattr(other, "reveals", False) for other in others}) == 1


def test_cards_are_drawn_by_three_clauses(mode: Mode) -> None:
    """Z2.5, Z2.6, Z4.1  Dealt at the set-up, drawn in the exchange, drawn at the end of a turn."""
    p = mode.new(Setup(2, {"first": "seat-1"}), 1)
    assert clauses(p, "drew") == ["Z2.5"] * 8
    laid = sorted(hand(p, 0))[:3]
    p.play(*(f"discard {name}" for name in laid), "ready")
    assert clauses(p, "drew") == ["Z2.6"] * 3
    p.play("ready")
    p.play(min(choice for choice in p.choices() if choice.startswith("lead")))
    assert set(clauses(p, "drew")) == {"Z4.1"}


@BOTH
@pytest.mark.parametrize(
    ("slot", "moves", "clause"),
    [
        ("mercury", ("recruit nero",), "Z5.4"),
        ("robot-level-2", ("develop w3lls",), "Z3.5"),
        ("venus", ("recruit handy-luke", "token venus"), "Z7.16"),
        ("human-level-2", ("recruit handy-luke", "token human-level-2"), "Z7.16"),
    ],
)
def test_tokens_are_taken_by_three_clauses(
    mode: Mode, seat: int, slot: str, moves: tuple[str, ...], clause: str
) -> None:
    """Z5.4, Z3.5, Z7.16  With the disc of a planet, by being first on level 2, by an effect."""
    p = scene(
        mode, acting=seat, hands={seat: ["nero", "w3lls", "handy-luke"]}, levels={seat: (0, 0, 1)},
        discs=mine(seat, mercury=3), tokens={slot: "credits-3"},
    )  # fmt: skip
    p.play(*moves)
    assert f"token-taken {seat} credits-3 {slot}" in told(p)
    assert clauses(p, "token-taken") == [clause]


def test_a_token_that_has_waited_is_taken_with_its_disc(mode: Mode) -> None:
    """Z5.4, Z11.12"""
    waiting: dict[str, Any] = {"token_interrupts": "after-the-run"}
    p = scene(
        mode, hands={0: ["nero"]}, levels={0: (1, 0, 0)}, discs={"mercury": 3}, tokens={"mercury": "credits-3"},
        **waiting,
    )  # fmt: skip
    p.play("develop nero", "planet mercury")
    assert clauses(p, "token-taken") == ["Z5.4"]


@pytest.mark.parametrize(("ruling", "clause"), [("at-once", "Z11.18"), ("both-sides", "Z8.7")])
def test_a_draw_cites_the_ruling_it_comes_by(mode: Mode, ruling: str, clause: str) -> None:
    """Z8.7, Z11.18  Nobody has a card: at once a draw, or because neither side has more."""
    rest = [name for name in mode.game.lexicon.lists["agent"] if name != "bruss0l0"]
    p = scene(mode, hands={0: ["bruss0l0"], 1: []}, columns={0: rest[:45], 1: rest[45:]}, stalemate=ruling)
    p.play("recruit bruss0l0")
    assert p.over
    assert clauses(p, "drawn") == [clause]


@pytest.mark.parametrize(("seats", "name"), [(2, "began"), (4, "team-began")])
@pytest.mark.parametrize("first", [1, 2])
def test_who_begins_is_told_of_teams_as_it_is(mode: Mode, seats: int, name: str, first: int) -> None:
    """Z2.7, Z2.6, Z9.3  In teams the seat that was drawn exchanges first; of its turn nothing is said yet."""
    p = mode.new(Setup(seats, {"first": f"seat-{first}"}), 1)
    assert told(p)[-1] == f"{name} {first - 1}"
    assert clauses(p, name) == ["Z2.7"]
    assert p.seat == first - 1


@pytest.mark.parametrize("order", ["one-after-the-other", "in-secret"])
def test_somebody_exchanges_nothing(mode: Mode, order: str) -> None:
    """Z2.6  It is told; who has exchanged something, or has left, has not kept all cards."""
    p = mode.new(Setup(2, {"first": "seat-1", "mulligan_order": order}), 1)
    p.play("ready")
    assert told(p) == ["kept 0"]
    p.play(f"discard {min(hand(p, 1))}", "ready")
    assert "kept 1" not in told(p)
    p = mode.new(Setup(4, {"first": "seat-1", "mulligan_order": order}), 1)
    p.leave(0)
    assert told(p) == ["left 0"]
    assert p.seat == 1


# ------------------------------------------------------------------------------------ what is ignored

NOBODY = [
    "none-to-exile {0} level-p-4 {0}", "none-to-transfer {0} level-p-2 {1}", "none-to-exile {0} level-p-2 {1}",
]  # fmt: skip
IGNORED: list[tuple[str, dict[str, Any], dict[str, str], list[str]]] = [
    ("recruit little-bob", {"discs": NO_DISCS}, {}, ["no-planet {0} little-bob"]),
    ("recruit lord-creep", {"discs": {"mercury": 1}}, {}, ["none-on-their-half {0} lord-creep"]),
    (
        "recruit lord-creep", {"discs": NO_DISCS}, {"opponent_side_no_target": "any-planet"},
        ["no-planet {0} lord-creep"],
    ),
    ("recruit 4nd3rs0n", {"discs": dict.fromkeys(PLANETS, 1)}, {}, ["none-in-centre {0} 4nd3rs0n"]),
    ("recruit augustus", {"discs": NO_DISCS}, {}, ["no-neighbours {0} augustus"]),
    ("recruit augustus", {"discs": {"terra": GONE}}, {"run_missing_disc": "all-needed"}, []),
    ("recruit titus", {"discs": NO_DISCS | {"mars": 0}}, {}, ["none-to-give {0} titus"]),
    (
        "recruit titus", {"discs": NO_DISCS | {"mars": 0}}, {"give_influence_mandatory": "may"},
        ["none-to-give {0} titus"],
    ),
    ("recruit sir-sam", {"discs": NO_DISCS}, {}, ["none-to-centre {0} sir-sam"]),
    ("recruit sir-sam", {}, {"recenter_scope": "their-half"}, ["none-on-their-half {0} sir-sam"]),
    (
        "recruit magellan", {"discs": NO_DISCS, "theirs": ["cresus", "ivan"]}, {},
        ["no-planet {0} magellan"] * 2
        + [f"column-empty {{0}} magellan {{1}} {planet}" for planet in ("mercury", "terra", "mars")],
    ),
    (
        "recruit magellan", {"discs": NO_DISCS, "theirs": ["zenon"]}, {},
        ["no-planet {0} magellan"] * 2
        + [f"column-empty {{0}} magellan {{1}} {planet}" for planet in ("mercury", "venus")]
        + ["none-to-transfer {0} magellan {1}"],
    ),
    (
        "recruit magellan", {"discs": NO_DISCS, "theirs": ["nero", "cresus", "zenon", "annie"]}, {},
        ["no-planet {0} magellan"] * 2 + ["column-empty {0} magellan {1} mars"],
    ),
    ("recruit gibs0n", {}, {}, ["none-to-transfer {0} gibs0n {1}", "price-too-dear {0} gibs0n 1 badge 0"]),
    ("recruit lady-moore", {}, {}, ["none-to-exile {0} lady-moore {1}"]),
    ("recruit domitian", {"deck": False}, {}, ["no-agent {0}"]),
    ("recruit w4ts0n", {"deck": False}, {}, ["no-agent {0}"]),
    ("recruit atlas", {}, {}, ["no-card {0} atlas"]),
    ("recruit atlas", {}, {"discard_without_chevron": "may"}, ["no-card {0} atlas"]),
    ("recruit punk-mari", {"discs": NO_DISCS}, {}, ["no-card {0} punk-mari", "no-planet {0} punk-mari"]),
    ("recruit punk-mari", {}, {"discard_without_chevron": "may"}, ["no-card {0} punk-mari"]),
    ("recruit ice-june", {}, {}, ["no-card {0} ice-june"]),
    ("recruit handy-luke", {}, {}, ["no-open-token {0} handy-luke"]),
    ("recruit archimedes", {"levels": (5, 0, 0)}, {}, ["all-developed {0} archimedes"]),
    ("recruit buj0ld", {"levels": (5, 5, 5)}, {}, ["all-developed {0} buj0ld"]),
    ("recruit archimedes", {"levels": (4, 0, 0), "zenithium": 3}, {}, ["advance-too-dear {0} archimedes 4 3"]),
    ("recruit as1m0v", {"levels": (5, 4, 3), "zenithium": 1}, {}, ["advance-too-dear {0} as1m0v 2 1"]),
    ("recruit lula-smart", {"zenithium": 0}, {}, ["price-too-dear {0} lula-smart 1 zenithium 0"]),
    ("recruit secret-kali", {"coins": 4}, {}, ["price-too-dear {0} secret-kali 3 credits 2"]),
    ("recruit khan", {"discs": NO_DISCS}, {}, ["no-planet {0} khan", "price-too-dear {0} khan 1 badge 0"]),
    ("recruit suleiman", {"coins": 3}, {}, ["price-too-dear {0} suleiman 3 credits 2"]),
    ("recruit wul", {}, {}, ["column-too-short {0} wul mercury 2 1"]),
    (
        "recruit h3rb3rt", {"discs": NO_DISCS}, {},
        [f"column-too-short {{0}} h3rb3rt {planet} 1 0" for planet in ("mercury", "venus", "mars", "jupiter")],
    ),
    ("recruit chaka", {"own": ["nero", "ivan"]}, {}, ["others-too-short {0} chaka mercury 2 1"]),
    ("recruit bajazet", {"own": ["nero"]}, {}, ["none-to-exile {0} bajazet {1}"]),
    ("recruit captain-andreev", {"own": ["nero"]}, {}, ["none-to-transfer {0} captain-andreev {1}"]),
    (
        "recruit lula-smart", {"discs": NO_DISCS}, {"pay_for_empty_gain": "not-offered"},
        ["not-offered {0} lula-smart"],
    ),
    (
        "recruit suleiman", {"discs": NO_DISCS}, {"pay_for_empty_gain": "not-offered"},
        ["not-offered {0} suleiman"],
    ),
    ("recruit bish0p", {}, {}, ["without-badge {0} bish0p"]),
    (
        "recruit th0mps0n", {"discs": NO_DISCS, "coins": 13}, {},
        ["no-planet {0} th0mps0n", "too-few-credits {0} th0mps0n 6 5"],
    ),
    ("recruit ivan", {"own": ["nero"]}, {}, ["nothing-counted {0} ivan"]),
    ("recruit moussa", {}, {}, ["nothing-counted {0} moussa"]),
    ("develop w3lls", {"levels": (0, 0, 3), "boards": "S-U-P"}, {}, NOBODY),
    ("develop w3lls", {"levels": (0, 0, 3), "boards": "S-U-P"}, {"p4_exile_mandatory": "may"}, NOBODY),
    ("develop nero", {"levels": (1, 0, 0), "discs": NO_DISCS}, {}, ["no-neighbours {0} level-s-2"]),
    ("develop nero", {"levels": (0, 1, 1), "discs": NO_DISCS}, {}, ["no-planet {0} row-1"]),
]  # fmt: skip
"""A move, the position, the rulings, and every line about something that could not be done, in order."""

CLAUSES = {
    "no-planet": "Z6.4", "none-in-centre": "Z7.1", "no-neighbours": "Z7.4", "none-to-give": "Z7.5",
    "none-to-centre": "Z7.6", "column-empty": "Z7.11", "none-to-transfer": "Z7.11", "none-to-exile": "Z7.12",
    "no-other-planet": "Z7.22", "no-agent": "Z4.3", "no-card": "Z7.14", "no-open-token": "Z7.16",
    "all-developed": "Z7.17", "advance-too-dear": "Z7.17", "price-too-dear": "Z6.2", "column-too-short": "Z6.2",
    "others-too-short": "Z6.2", "not-offered": "Z11.14", "without-badge": "Z7.18", "too-few-credits": "Z7.18",
    "nothing-counted": "Z7.8",
}  # fmt: skip


def position(mode: Mode, move: str, seat: int, place: dict[str, Any], rulings: dict[str, Any]) -> Position:
    """A card in hand and nothing else; what the side on turn owns and who lies in the columns as said."""
    place = dict(place)
    own, coins, zenithium = place.pop("own", []), place.pop("coins", 50), place.pop("zenithium", 20)
    theirs, levels, deck = place.pop("theirs", []), place.pop("levels", (0, 0, 0)), place.pop("deck", True)
    discs = {planet: to if to == GONE else to * (1 - 2 * seat) for planet, to in place.pop("discs", {}).items()}
    p = scene(
        mode, acting=seat, hands={seat: [move.split()[1]], 1 - seat: []}, columns={seat: own, 1 - seat: theirs},
        coins=(coins, coins), zenithium=(zenithium, zenithium), levels={seat: levels}, discs=discs, **place, **rulings,
    )  # fmt: skip
    if not deck:
        for number in range(90):
            if p.where[number] == 0:
                p.where[number] = 6 + 1 - seat
        p.deck = 0
    return p


@BOTH
@pytest.mark.parametrize(("move", "place", "rulings", "lines"), IGNORED)
def test_what_an_effect_leaves_undone_is_told_once(
    mode: Mode, seat: int, move: str, place: dict[str, Any], rulings: dict[str, str], lines: list[str]
) -> None:
    """Z6.3, Z6.2, Z6.4, Z7.1, Z7.4, Z7.5, Z7.6, Z7.8, Z7.11, Z7.12, Z7.14, Z7.16, Z7.17, Z7.18, Z11.3, Z11.14, Z4.3

    One line for each effect that is ignored, with its clause, and no other line.
    """
    p = position(mode, move, seat, place, rulings)
    p.play(move)
    assert undone(p) == [line.format(seat, 1 - seat) for line in lines]
    for name in {line.split()[0] for line in lines}:
        on_their_half = "Z11.3" if "sir-sam" in move else "Z7.1"
        assert set(clauses(p, name)) == {CLAUSES.get(name, on_their_half)}


def kinds_of_undone(words: Lexicon) -> set[str]:
    """The events that name what is ignored, and the deck that has run out."""
    return {event.name for event in words.events if any(arg.name == "source" for arg in event.args)} | {"no-agent"}


def undone(p: Position) -> list[str]:
    return [line for line in told(p) if line.split()[0] in kinds_of_undone(p.game.lexicon)]


def test_everything_that_can_be_left_undone_is_in_the_list(mode: Mode) -> None:
    """Z6.3  The second half of level P4 has tests of its own."""
    listed = {line.split()[0] for *_, lines in IGNORED for line in lines}
    assert listed | {"no-other-planet"} == kinds_of_undone(mode.game.lexicon)


@BOTH
@pytest.mark.parametrize("ruling", ["must", "may"])
def test_level_p4_finds_no_agent_of_another_planet(mode: Mode, seat: int, ruling: str) -> None:
    """Z7.22, Z11.10  With agents on one planet only the second time is ignored; yes is not even asked for."""
    p = scene(
        mode, acting=seat, hands={seat: ["w3lls"]}, boards="S-U-P", levels={seat: (0, 0, 3)},
        columns={seat: ["nero", "wul"], 1 - seat: ["ivan"]}, p4_exile_mandatory=ruling,
    )  # fmt: skip
    p.play("develop w3lls")
    if ruling == "may":
        p.play("yes")
    p.play("column mercury")
    assert told(p)[:3] == [f"exiled {seat} {seat} wul", f"pulled {seat} 2 mercury", f"no-other-planet {seat} level-p-4"]
    assert clauses(p, "no-other-planet") == ["Z7.22"]
    assert p.choices() == {"column jupiter"}, "level P2 transfers"


@BOTH
def test_level_p4_is_declined_once(mode: Mode, seat: int) -> None:
    """Z7.22, Z11.10  Whoever says no to the first card is not asked for the second."""
    p = scene(
        mode, acting=seat, hands={seat: ["w3lls"]}, boards="S-U-P", levels={seat: (0, 0, 3)},
        columns={seat: ["nero", "annie"]}, p4_exile_mandatory="may",
    )  # fmt: skip
    p.play("develop w3lls", "no")
    assert p.seat == 1 - seat
    assert not [line for line in told(p) if line.startswith("exiled")]
    assert undone(p) == [f"none-to-transfer {seat} level-p-2 {1 - seat}", f"none-to-exile {seat} level-p-2 {1 - seat}"]


@BOTH
def test_the_second_half_of_level_p4_has_nothing_left(mode: Mode, seat: int) -> None:
    """Z7.22  The first has taken the only agent."""
    p = scene(
        mode, acting=seat, hands={seat: ["w3lls"]}, boards="S-U-P", levels={seat: (0, 0, 3)}, columns={seat: ["nero"]}
    )
    p.play("develop w3lls", "column mercury")
    assert undone(p)[0] == f"none-to-exile {seat} level-p-4 {seat}"


# ------------------------------------------------------------------------------------ why not


def objects(p: Position, action: str) -> tuple[str, str, dict[str, str | int]]:
    """The name, the clause and the arguments of an objection."""
    assert action not in p.choices()
    found = p.game.objection(p.plain(), p.number(action))
    assert found is not None
    assert p.objection(action)[0] == found.name
    return found.name, found.clause, found.args


@BOTH
def test_what_is_said_against_columns(mode: Mode, seat: int) -> None:
    """Z1.7, Z7.12, Z7.22  Whose column is empty; one that is excluded; the one exiled from before."""
    p = scene(
        mode, acting=seat, hands={seat: ["w3lls"]}, boards="S-U-P", levels={seat: (0, 0, 3)},
        columns={seat: ["nero", "wul", "ivan"], 1 - seat: ["zenon"]},
    )  # fmt: skip
    p.play("develop w3lls")
    assert objects(p, "column terra") == ("own-column-empty", "Z1.7", {"planet": "terra"})
    p.play("column mercury")
    assert objects(p, "column mercury") == ("same-planet", "Z7.22", {"planet": "mercury"})
    p.play("column jupiter")
    assert objects(p, "column mercury") == ("empty-column", "Z1.7", {"planet": "mercury", "to": 1 - seat})
    p = scene(mode, acting=seat, hands={seat: ["chaka"]}, columns={seat: ["ivan", "titus"]})
    p.play("recruit chaka", "yes")
    assert objects(p, "column mercury") == ("not-this-column", "Z7.12", {"planet": "mercury"})


@BOTH
@pytest.mark.parametrize(("spaces", "ruling"), [(0, "Z11.3"), (2, "Z11.3")])
def test_what_is_said_against_discs_of_sir_sam(mode: Mode, seat: int, spaces: int, ruling: str) -> None:
    """Z11.3  Where the disc is instead."""
    p = scene(
        mode, acting=seat, hands={seat: ["sir-sam"]}, discs=mine(seat, mercury=spaces, mars=-1),
        recenter_scope="their-half",
    )  # fmt: skip
    p.play("recruit sir-sam")
    assert objects(p, "planet mercury") == ("not-their-side", ruling, {"planet": "mercury", "spaces": spaces})


@BOTH
@pytest.mark.parametrize(("to", "spaces", "half"), [(1, 1, "own"), (3, 3, "own"), (-1, 1, "their"), (-2, 2, "their")])
def test_what_is_said_against_discs_out_of_the_centre(mode: Mode, seat: int, to: int, spaces: int, half: str) -> None:
    """Z7.1  How far from it, and on whose half."""
    p = scene(mode, acting=seat, hands={seat: ["4nd3rs0n"]}, discs=mine(seat, venus=to)).play("recruit 4nd3rs0n")
    assert objects(p, "planet venus") == ("not-in-centre", "Z7.1", {"planet": "venus", "spaces": spaces, "half": half})


@BOTH
def test_what_is_said_against_technologies(mode: Mode, seat: int) -> None:
    """Z7.17, Z3.3  Which one the effect develops, where the lowest marker is, and that level 5 is the highest."""
    p = scene(mode, acting=seat, hands={seat: ["archimedes"]}).play("recruit archimedes")
    for faction in ("human", "robot"):
        wanted = {"faction": faction, "wanted": "animod"}
        assert objects(p, f"advance {faction}") == ("other-technology", "Z7.17", wanted)
    p = scene(mode, acting=seat, hands={seat: ["buj0ld"]}, levels={seat: (5, 1, 2)}).play("recruit buj0ld")
    assert p.choices() == {"advance human", "no"}
    for faction, level in (("robot", 2), ("animod", 5)):
        numbers = {"faction": faction, "level": level, "lowest": 1}
        assert objects(p, f"advance {faction}") == ("not-the-lowest", "Z7.17", numbers)


@BOTH
def test_what_is_said_against_prices(mode: Mode, seat: int) -> None:
    """Z6.2, Z7.20  In credits, in zenithium, or in agents of a column."""
    p = scene(mode, acting=seat, hands={seat: ["stessy-power"]}, zenithium=(3, 3)).play("recruit stessy-power")
    assert objects(p, "price 3") == ("cannot-pay", "Z6.2", {"amount": 4, "have": 3, "item": "zenithium"})
    p = scene(mode, acting=seat, hands={seat: ["suleiman"]}, coins=(9, 9)).play("recruit suleiman")
    assert objects(p, "price 3") == ("cannot-pay", "Z6.2", {"amount": 12, "have": 8, "item": "credits"})
    p = scene(mode, acting=seat, hands={seat: ["arnulf"]}, columns={seat: ["ivan", "geta"]}).play("recruit arnulf")
    assert objects(p, "price 2") == ("too-few-agents", "Z6.2", {"planet": "jupiter", "price": 4, "have": 3})


# ------------------------------------------------------------------------------------ in words

SENTENCES: list[tuple[Event | Objection, str, str, str]] = [
    (
        Event("team-began", "", {"seat": 2}),
        "The team of Chiara plays first, and Chiara is the first to decide on exchanging cards.",
        "Comincia la squadra di Chiara; prima di tutti Chiara decide se cambiare carte.",
        "Das Team von Chiara beginnt; als Erstes entscheidet Chiara, ob Karten getauscht werden.",
    ),
    (
        Event("nothing-stolen", "", {"seat": 0, "to": 1, "item": "zenithium"}),
        "Ada steals nothing: Bruno has no zenithium.",
        "Ada non ruba nulla: Bruno non ha Zenithium.",
        "Ada stiehlt nichts: Bruno hat kein Zenithium.",
    ),
    (
        Event("none-to-exile", "", {"seat": 0, "to": 1, "source": "lady-moore"}),
        "Lady Moore: Ada finds no agent to exile in the columns of Bruno.",
        "Lady Moore: Ada non trova Agenti da Esiliare dalle colonne di Bruno.",
        "Lady Moore: Ada findet in den Spalten von Bruno keinen Agenten zum Verbannen.",
    ),
    (
        Event("column-too-short", "", {"seat": 1, "source": "wul", "planet": "terra", "price": 2, "have": 1}),
        "WUL: Bruno would have to exile 2 agents on Terra and has 1 there.",
        "WUL: Bruno dovrebbe Esiliare 2 Agenti sulla Terra e lì ne ha 1.",
        "WUL: Bruno müsste auf Terra 2 Agenten verbannen und hat dort 1.",
    ),
    (
        Event("price-too-dear", "", {"seat": 1, "source": "suleiman", "amount": 3, "item": "credits", "have": 0}),
        "Suleiman: Bruno would have to pay 3 credits and has none.",
        "Suleiman: Bruno dovrebbe pagare 3 Crediti e non ne ha.",
        "Suleiman: Bruno müsste 3 Credits bezahlen und hat nichts.",
    ),
    (
        Event("others-too-short", "", {"seat": 1, "source": "chaka", "planet": "mercury", "price": 2, "have": 0}),
        "Chaka: Bruno would have to exile 2 agents on planets other than Mercury and has none there.",
        "Chaka: Bruno dovrebbe Esiliare 2 Agenti da colonne diverse da quella di Mercurio e lì non ne ha.",
        "Chaka: Bruno müsste auf anderen Planeten als Merkur 2 Agenten verbannen und hat dort keinen.",
    ),
    (
        Event("price-too-dear", "", {"seat": 1, "source": "khan", "amount": 1, "item": "badge", "have": 0}),
        "Khan: Bruno does not have the leader badge to give away.",
        "Khan: Bruno non ha il badge Leader da dare.",
        "Khan: Bruno hat das Führungsabzeichen nicht, das der Preis wäre.",
    ),
    (
        Objection("not-their-side", "", {"planet": "mars", "spaces": 2}),
        "The disc of Mars is not on your opponent’s half: it is on yours, 2 spaces from the centre.",
        "Il dischetto di Marte non è nella metà dell’avversario: è nella tua, a 2 caselle dal centro.",
        "Die Scheibe von Mars liegt nicht auf der Hälfte der Gegenseite, sondern auf deiner, 2 Felder von der Mitte.",
    ),
    (
        Objection("cannot-pay", "", {"amount": 3, "have": 1, "item": "credits"}),
        "It costs 3 credits, and you have only 1.",
        "Il prezzo è 3 Crediti, e tu ne hai solo 1.",
        "Du müsstest 3 Credits bezahlen und hast nur 1.",
    ),
    (
        Objection("not-the-lowest", "", {"faction": "robot", "level": 2, "lowest": 0}),
        "The effect develops your lowest technology: the robot technology is on level 2 already, the lowest still "
        "below level 1.",
        "L’effetto sviluppa la tua Tecnologia più bassa: la Tecnologia Robot è già al livello 2, la più bassa è ancora "
        "sotto il livello 1.",
        "Der Effekt entwickelt deine niedrigste Technologie: Die Roboter-Technologie ist schon auf Stufe 2, die "
        "niedrigste noch unter Stufe 1.",
    ),
]


@pytest.mark.parametrize("number", range(len(SENTENCES)))
def test_what_is_told_reads_well(any_game: Game, number: int) -> None:
    """Z2.7, Z6.3, Z7.1, Z7.9, Z7.17  By hand, in the three languages."""
    what, *sentences = SENTENCES[number]
    names = ("Ada", "Bruno", "Chiara", "Dörte")
    for language, sentence in zip(LANGUAGES, sentences, strict=True):
        texts = Texts(any_game, language)
        said = texts.event(what, names) if isinstance(what, Event) else texts.objection(what, names)
        assert said == sentence
