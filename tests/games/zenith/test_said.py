"""What players read: only here pieces, places and questions of set positions are read in every language."""

from __future__ import annotations

import pytest

from tests.games.zenith.scene import scene
from tests.modes import Mode, Position
from vetta.core.game import Setup
from vetta.core.text import LANGUAGES, Texts
from vetta.core.view import SPECTATOR

PEOPLE = ("Ada", "Ben", "Cleo", "Dora")
SAID = tuple[str, str, str]
"""A sentence in English, Italian and German."""


def pieces(p: Position, seat: int, language: str) -> dict[str, str]:
    """What a seat sees, each piece in its sentence."""
    texts = Texts(p.game, language, int(p.seats))
    return {piece.id: texts.piece(piece, PEOPLE) for piece in p.game.view(p.plain(), seat).pieces}


def piece(p: Position, seat: int, name: str) -> SAID:
    first, second, third = (pieces(p, seat, language)[name] for language in LANGUAGES)
    return first, second, third


def beginning(p: Position, seat: int, name: str) -> SAID:
    """The sentence of a card as far as its text."""
    first, second, third = (said[: said.index(" (", said.index(",", said.index("(")))] for said in piece(p, seat, name))
    return first, second, third


# ------------------------------------------------------------------------------------------ pieces


def test_a_card_says_its_faction_wherever_it_lies(mode: Mode) -> None:
    """Z1.2  In the hand, in a column, in the discard pile."""
    p = scene(mode, hands={0: ["nero"]}, columns={1: ["queen-suzanne"]}, discards=["cl4rke"])
    assert beginning(p, 0, "nero") == (
        "Hand of seat 1: Nero (animod), 7 credits",
        "Mano del posto 1: Nero (Animod), 7 Crediti",
        "Hand von Platz 1: Nero (Animods), 7 Credits",
    )
    assert piece(p, SPECTATOR, "queen-suzanne") == (
        "Jupiter, agents of seat 2: Queen Suzanne (human), 10 credits",
        "Giove, Agenti del posto 2: Queen Suzanne (Umani), 10 Crediti",
        "Jupiter, Agenten von Platz 2: Queen Suzanne (Menschen), 10 Credits",
    )
    assert piece(p, 1, "cl4rke") == (
        "Discard pile: CL4RKE (robot), 9 credits",
        "Scarti: CL4RKE (Robot), 9 Crediti",
        "Ablagestapel: CL4RKE (Roboter), 9 Credits",
    )


def test_a_cheaper_card_says_what_is_printed_on_it(mode: Mode) -> None:
    """Z3.2  What it costs now, and what is printed; down to 0."""
    p = scene(mode, hands={0: ["nero", "chaka"]}, columns={0: ["wul", "khan"]})
    assert beginning(p, 0, "nero") == (
        "Hand of seat 1: Nero (animod), 5 credits instead of 7",
        "Mano del posto 1: Nero (Animod), 5 Crediti invece di 7",
        "Hand von Platz 1: Nero (Animods), 5 Credits statt 7",
    )
    assert beginning(p, 0, "chaka")[0] == "Hand of seat 1: Chaka (animod), 0 credits instead of 1"


def test_in_teams_a_card_says_that_its_holder_may_not_recruit_it(mode: Mode) -> None:
    """Z9.4  Mercury, Venus, Terra at the technology board; Terra, Mars, Jupiter at the other one."""
    p = scene(mode, seats=4, hands={0: ["nero", "lady-moore", "zenon"], 2: ["khan"]}, columns={0: ["caesar"]})
    assert beginning(p, 0, "nero")[0] == "Hand of seat 1: Nero (animod), 7 credits"
    assert beginning(p, 0, "zenon")[0].endswith("1 credit")
    assert beginning(p, 0, "lady-moore") == (
        "Hand of seat 1: Lady Moore (human), 9 credits instead of 10, not to be recruited from this hand",
        "Mano del posto 1: Lady Moore (Umani), 9 Crediti invece di 10, non reclutabile da questa mano",
        "Hand von Platz 1: Lady Moore (Menschen), 9 Credits statt 10, aus dieser Hand nicht anzuwerben",
    )
    assert beginning(p, 2, "khan")[0] == (
        "Hand of seat 3: Khan (animod), 9 credits, not to be recruited from this hand"
    )  # fmt: skip


def test_a_given_card_says_the_same_to_both_members(mode: Mode) -> None:
    """Z10.4, Z3.2  To who gave it as to who holds it: what it costs there now."""
    p = scene(mode, seats=4, hands={0: ["wul", "nero", "annie"]}, columns={0: ["khan", "geta"]})
    p.play("lead wul", "give nero", "give annie")
    for name in ("nero", "annie"):
        assert piece(p, 0, name) == piece(p, 2, name)
    assert beginning(p, 0, "nero")[0] == (
        "Hand of seat 3: Nero (animod), 6 credits instead of 7, not to be recruited from this hand"
    )


@pytest.mark.parametrize(
    ("gold", "said"),
    [
        (0, (
            "Side of seat 2: leader badge, silver side up; hands up to 5 cards, without it up to 4",
            "Parte del posto 2: badge Leader, lato Argento; mano fino a 5 carte, senza badge fino a 4",
            "Vor Platz 2: Führungsabzeichen, silberne Seite oben; Hand bis 5 Karten, ohne es bis 4",
        )),
        (1, (
            "Side of seat 2: leader badge, gold side up; hands up to 6 cards, without it up to 4",
            "Parte del posto 2: badge Leader, lato Oro; mano fino a 6 carte, senza badge fino a 4",
            "Vor Platz 2: Führungsabzeichen, goldene Seite oben; Hand bis 6 Karten, ohne es bis 4",
        )),
    ],
)  # fmt: skip
def test_the_badge_says_how_many_cards_are_drawn(mode: Mode, gold: int, said: SAID) -> None:
    """Z1.6, Z4.1"""
    assert piece(scene(mode, hands={0: ["nero"]}, badge=1, gold=gold), 0, "badge") == said
    assert piece(scene(mode, hands={0: ["nero"]}), 0, "badge") == (
        "Space of the leader badge: nobody has it; hands up to 4 cards",
        "Posto del badge Leader: non ce l’ha nessuno; mano fino a 4 carte",
        "Platz des Führungsabzeichens: niemand hat es; Hand bis 4 Karten",
    )


def test_a_marker_says_what_its_next_level_costs(mode: Mode) -> None:
    """Z1.3, Z3.3"""
    p = scene(mode, hands={0: ["nero"]}, levels={0: (0, 3, 5), 1: (1, 2, 4)})
    assert piece(p, 0, "marker-first-animod") == (
        "Animod technology: technology S, marker of seat 1, below level 1; level 1 costs 1 zenithium",
        "Tecnologia Animod: Tecnologia S, indicatore del posto 1 sotto il livello 1; il livello 1 costa 1 Zenithium",
        "Animod-Technologie: Technologie S, Marker von Platz 1 unter Stufe 1; Stufe 1 kostet 1 Zenithium",
    )
    ends = {
        "marker-first-human": "marker of seat 1, on level 3; level 4 costs 4 zenithium",
        "marker-first-robot": "marker of seat 1, on level 5, the highest",
        "marker-second-animod": "marker of seat 2, on level 1; level 2 costs 2 zenithium",
        "marker-second-human": "marker of seat 2, on level 2; level 3 costs 3 zenithium",
        "marker-second-robot": "marker of seat 2, on level 4; level 5 costs 5 zenithium",
    }
    for name, end in ends.items():
        assert piece(p, 0, name)[0].endswith(end)


@pytest.mark.parametrize(("seats", "last"), [(2, 300), (4, 800)])
def test_the_table_says_how_long_the_match_can_last(mode: Mode, seats: int, last: int) -> None:
    """Z8.6, Z11.19  Turns played and the last one; with no limit only the first."""
    p = mode.new(Setup(seats, {}), 3)
    assert piece(p, 0, "turns-played") == (
        "Turns: none played yet", "Turni: ancora nessuno", "Züge: noch keiner gespielt",
    )  # fmt: skip
    p.turns = 41
    assert piece(p, 0, "turns-played") == ("Turns: 41 played", "Turni: 41 giocati", "Züge: 41 gespielt")
    assert piece(p, 0, "longest-match") == (
        f"Turns: the match ends after {last}", f"Turni: la partita finisce dopo {last}",
        f"Züge: nach {last} endet die Partie",
    )  # fmt: skip
    assert "longest-match" not in pieces(mode.new(Setup(seats, {"turn_cap": "no"}), 3), 0, "en")


def test_the_reserve_says_what_it_still_holds(mode: Mode) -> None:
    """Z10.3  By kind, as anybody can work out."""
    p = scene(mode, hands={0: ["nero"]}, tokens={"mars": "influence"})
    assert piece(p, 0, "hidden-influence") == (
        "Token reserve: face down, 3 × 1 influence",
        "Riserva di segnalini: a faccia in giù, 3 × 1 Influenza",
        "Plättchenvorrat: verdeckt, 3 × 1 Einfluss",
    )


# ------------------------------------------------------------------------------------------ teams


def test_what_a_team_shares_is_named_after_both_its_seats(mode: Mode) -> None:
    """Z9.1  With two players one seat, with teams two: stores, markers, columns, spaces."""
    names = ("credits-first", "marker-second-robot", "zenon", "disc-mars")
    places = {"columns": {1: ["zenon"]}, "discs": {"mars": 2}}
    two, four = (scene(mode, seats=seats, hands={0: ["nero"]}, **places) for seats in (2, 4))  # type: ignore[arg-type]
    said = {name: (piece(two, 0, name), piece(four, 0, name)) for name in names}
    assert [said[name][0][0] for name in names] == [
        "Side of seat 1: 50 credits",
        "Robot technology: technology N, marker of seat 2, below level 1; level 1 costs 1 zenithium",
        "Terra, agents of seat 2: Zenon (animod), 1 credit",
        "Mars, 2 towards seat 1: disc of Mars",
    ]
    assert [said[name][1][0] for name in names] == [
        "Side of seats 1 and 3: 50 credits",
        "Robot technology: technology N, marker of seats 2 and 4, below level 1; level 1 costs 1 zenithium",
        "Terra, agents of seats 2 and 4: Zenon (animod), 1 credit",
        "Mars, 2 towards seats 1 and 3: disc of Mars",
    ]
    assert [said[name][1][1].split(";")[0] for name in names] == [
        "Parte dei posti 1 e 3: 50 Crediti",
        "Tecnologia Robot: Tecnologia N, indicatore dei posti 2 e 4 sotto il livello 1",
        "Terra, Agenti dei posti 2 e 4: Zenon (Animod), 1 Credito",
        "Marte, 2 dalla parte dei posti 1 e 3: dischetto di Marte",
    ]
    assert [said[name][1][2].split(";")[0] for name in names] == [
        "Vor Platz 1 und 3: 50 Credits",
        "Roboter-Technologie: Technologie N, Marker von Platz 2 und 4 unter Stufe 1",
        "Terra, Agenten von Platz 2 und 4: Zenon (Animods), 1 Credit",
        "Mars, 2 Richtung Platz 1 und 3: Scheibe von Mars",
    ]
