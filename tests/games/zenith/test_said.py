"""What players read: only here pieces, places and questions of set positions are read in every language."""

from __future__ import annotations

import re

import pytest

from tests.games.zenith.scene import hand, scene
from tests.games.zenith.test_words import NAMES, WRONG, numbers, planets
from tests.modes import Mode, Position
from vetta.core.game import Setup
from vetta.core.text import LANGUAGES, Texts
from vetta.core.view import SPECTATOR, Event, Said
from vetta.games.zenith.tables import PARTS
from vetta.packs.zenith import PLANETS

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


def test_a_card_laid_aside_says_so(mode: Mode) -> None:
    """Z11.21  It is no longer in the hand beside which it lies."""
    p = mode.new(Setup(2, {"first": "seat-1", "mulligan_order": "in-secret"}), 5)
    name = min(hand(p, 0))
    before = beginning(p, 0, name)
    p.play(f"discard {name}")
    ends = (", laid aside", ", messa da parte", ", beiseitegelegt")
    assert beginning(p, 0, name) == tuple(said + end for said, end in zip(before, ends, strict=True))


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
        "Animod technology: technology S, marker of seat 1, below level 1 (next: 1 zenithium)",
        "Tecnologia Animod: Tecnologia S, indicatore del posto 1 sotto il livello 1 (il prossimo: 1 Zenithium)",
        "Animod-Technologie: Technologie S, Marker von Platz 1 unter Stufe 1 (die nächste: 1 Zenithium)",
    )
    ends = {
        "marker-first-human": "marker of seat 1, on level 3 (next: 4 zenithium)",
        "marker-first-robot": "marker of seat 1, on level 5, the highest",
        "marker-second-animod": "marker of seat 2, on level 1 (next: 2 zenithium)",
        "marker-second-human": "marker of seat 2, on level 2 (next: 3 zenithium)",
        "marker-second-robot": "marker of seat 2, on level 4 (next: 5 zenithium)",
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
        "Token reserve: 3 × 1 influence",
        "Riserva di segnalini: 3 × 1 Influenza",
        "Plättchenvorrat: 3 × 1 Einfluss",
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
        "Robot technology: technology N, marker of seat 2, below level 1 (next: 1 zenithium)",
        "Terra, agents of seat 2: Zenon (animod), 1 credit",
        "Mars, 2 towards seat 1: disc of Mars",
    ]
    assert [said[name][1][0] for name in names] == [
        "Side of seats 1 and 3: 50 credits",
        "Robot technology: technology N, marker of seats 2 and 4, below level 1 (next: 1 zenithium)",
        "Terra, agents of seats 2 and 4: Zenon (animod), 1 credit",
        "Mars, 2 towards seats 1 and 3: disc of Mars",
    ]
    assert [said[name][1][1].split(" (il")[0] for name in names] == [
        "Parte dei posti 1 e 3: 50 Crediti",
        "Tecnologia Robot: Tecnologia N, indicatore dei posti 2 e 4 sotto il livello 1",
        "Terra, Agenti dei posti 2 e 4: Zenon (Animod), 1 Credito",
        "Marte, 2 dalla parte dei posti 1 e 3: dischetto di Marte",
    ]
    assert [said[name][1][2].split(" (die")[0] for name in names] == [
        "Vor Platz 1 und 3: 50 Credits",
        "Roboter-Technologie: Technologie N, Marker von Platz 2 und 4 unter Stufe 1",
        "Terra, Agenten von Platz 2 und 4: Zenon (Animods), 1 Credit",
        "Mars, 2 Richtung Platz 1 und 3: Scheibe von Mars",
    ]


def test_the_ends_of_a_track_are_named_after_whose_they_are(mode: Mode) -> None:
    """Z1.1  The control zones, with two players and in teams."""
    for seats, whose in (
        (2, ("seat 2", "del posto 2", "Platz 2", "seat 1", "del posto 1", "Platz 1")),
        (4, ("seats 2 and 4", "dei posti 2 e 4", "Platz 2 und 4", "seats 1 and 3", "dei posti 1 e 3", "Platz 1 und 3")),
    ):
        texts = [Texts(mode.game, language, seats) for language in LANGUAGES]
        named = [text.place(place) for place in ("mars1", "mars9") for text in texts]
        zone = ("Mars, control zone of", "Marte, zona di controllo", "Mars, Kontrollzone von") * 2
        assert named == [f"{said} {seat}" for said, seat in zip(zone, whose, strict=True)]


# ------------------------------------------------------------------------------------------ questions


def asked(p: Position, seat: int) -> SAID:
    """What a seat is asked for, or waits for."""
    prompt = p.game.view(p.plain(), seat).prompt
    first, second, third = (Texts(p.game, language).prompt(prompt, PEOPLE) for language in LANGUAGES)
    return first, second, third


def remarks(p: Position, language: str = "en") -> dict[str, str]:
    """The choices of the seat to move as they are offered, each with its remark."""
    texts = Texts(p.game, language)
    told = {}
    for choice in p.game.choices(p.plain(), p.seat):
        remark = f" ({texts.remark(choice.remark, PEOPLE)})" if choice.remark else ""
        told[choice.text] = f"{texts.choice(choice, PEOPLE)}{remark}"
    return told


def remarked(p: Position, choice: str) -> SAID:
    first, second, third = (remarks(p, language)[choice] for language in LANGUAGES)
    return first, second, third


def test_a_step_of_a_technology_tells_all_it_triggers_in_its_order(mode: Mode) -> None:
    """Z3.4, Z3.5, Z3.6  The level, its token, the levels below, the bonus of the row."""
    p = scene(mode, hands={0: ["nero"]}, levels={0: (1, 2, 4)}, tokens={"animod-level-2": "exile-2"}, zenithium=(2, 0))
    assert remarked(p, "develop nero") == (
        "Develop with Nero (costs 2 zenithium; Level S2: Gain 1 influence on each of 2 neighbouring planets. Token "
        "(exile 2). Level S1: Gain 2 credits. Bonus of row 2: Gain 2 influence on a planet of your choice.)",
        "Sviluppa con Nero (costa 2 Zenithium; Livello S2: Ottieni 1 Influenza su ognuno di 2 pianeti vicini. "
        "Segnalino (Esilia 2). Livello S1: Ottieni 2 Crediti. Bonus della fila 2: Ottieni 2 Influenza su un pianeta a "
        "tua scelta.)",
        "Entwickle mit Nero (kostet 2 Zenithium; Stufe S2: Erhalte je 1 Einfluss auf 2 benachbarten Planeten. "
        "Plättchen (2 verbannen). Stufe S1: Erhalte 2 Credits. Bonus der Reihe 2: Erhalte 2 Einfluss auf einem "
        "Planeten deiner Wahl.)",
    )
    p = scene(mode, hands={0: ["nero"]})
    assert remarks(p)["develop nero"] == "Develop with Nero (costs 1 zenithium; Level S1: Gain 2 credits.)"


def test_leadership_tells_what_it_gives(mode: Mode) -> None:
    """Z3.7, Z7.15"""
    p = scene(mode, hands={0: ["nero", "bruss0l0", "ice-june"]}, badge=0)
    assert remarked(p, "lead nero") == (
        "Lead with Nero (turn the leader badge to its gold side; mobilize 2 cards)",
        "Diventa il Leader con Nero (gira il badge Leader sul lato Oro; Mobilita 2 carte)",
        "Übernimm die Führung mit Nero (dreh das Führungsabzeichen auf die goldene Seite; mobilisiere 2 Karten)",
    )
    p.badge = 1
    assert remarks(p)["lead bruss0l0"] == (
        "Lead with BRUSS0L0 (take the leader badge, silver side up; gain 1 zenithium)"
    )
    p.badge, p.gold = 0, 1
    assert remarks(p)["lead ice-june"] == "Lead with Ice June (the leader badge stays gold; gain 3 credits)"


def test_prices_tell_what_is_paid_and_what_for(mode: Mode) -> None:
    """Z7.19, Z7.20, Z7.21  The planet of each question of H3RB3RT, each price of Amytis, both effects of Geta."""
    p = scene(mode, hands={0: ["h3rb3rt"]}, columns={0: ["wul", "caesar"]}).play("recruit h3rb3rt")
    assert remarked(p, "yes") == (
        "Pay (exile 1 of your agents on Mercury to gain 1 influence on Mercury)",
        "Paga (Esiliare 1 tuo Agente su Mercurio per ottenere 1 Influenza su Mercurio)",
        "Bezahle (1 eigenen Agenten auf Merkur verbannen, um 1 Einfluss auf Merkur zu erhalten)",
    )
    p.play("no")
    assert remarks(p)["yes"] == "Pay (exile 1 of your agents on Mars to gain 1 influence on Mars)"
    p = scene(mode, hands={0: ["stessy-power"]}).play("recruit stessy-power")
    assert remarked(p, "price 3") == (
        "Pay the third price (spend 4 zenithium to gain 3 influence on a planet other than Venus)",
        "Paga il terzo prezzo (spendere 4 Zenithium per ottenere 3 Influenza su un pianeta diverso da Venere)",
        "Bezahle den dritten Preis (4 Zenithium ausgeben, um 3 Einfluss auf einem anderen Planeten als Venus zu "
        "erhalten)",
    )
    p = scene(mode, hands={0: ["geta"]}).play("recruit geta")
    assert remarked(p, "option 1") == (
        "Take the first effect (take the leader badge with the gold side up)",
        "Scegli il primo effetto (prendi il badge Leader sul lato Oro)",
        "Wähle den ersten Effekt (nimm das Führungsabzeichen mit der goldenen Seite nach oben)",
    )


def test_places_tell_what_is_there(mode: Mode) -> None:
    """Z1.7, Z5.1, Z5.2, Z7.16  The last agent of a column, the token of a slot, the disc of a planet."""
    p = scene(mode, hands={0: ["v4n-v0gt"]}, columns={1: ["nero"]}).play("recruit v4n-v0gt")
    assert remarked(p, "column mercury") == (
        "The last agent on Mercury (Nero, printed cost 7)",
        "L’ultimo Agente su Mercurio (Nero, costo stampato 7)",
        "Der letzte Agent auf Merkur (Nero, gedruckte Kosten 7)",
    )
    p = scene(mode, hands={0: ["handy-luke"]}, tokens={"mars": "credits-4"}).play("recruit handy-luke")
    assert remarked(p, "token mars") == (
        "The token on Mars (4 credits)", "Il segnalino su Marte (4 Crediti)", "Das Plättchen bei Mars (4 Credits)",
    )  # fmt: skip
    p = scene(mode, hands={0: ["queen-suzanne"]}, discs={"mars": 3, "venus": -1}).play("recruit queen-suzanne")
    assert remarked(p, "planet venus") == (
        "Venus (disc 5 spaces from your zone, then 3)",
        "Venere (dischetto a 5 caselle dalla tua zona, poi a 3)",
        "Venus (Scheibe 5 Felder vor deiner Zone, danach 3)",
    )
    assert remarked(p, "planet mars") == (
        "Mars (captures the disc, 1 space from your zone)",
        "Marte (ottieni il dischetto, a 1 casella dalla tua zona)",
        "Mars (erobert die Scheibe, 1 Feld vor deiner Zone)",
    )


def test_the_order_of_a_team_names_people(mode: Mode) -> None:
    """Z9.1, Z9.3, Z9.5  Who may go first, who is given cards."""
    p = mode.new(Setup(4, {"first": "seat-2"}), 2).play("ready", "ready", "ready", "ready")
    assert asked(p, 1) == (
        "Ben, who plays first in this round, you or Dora?",
        "Ben, chi gioca il primo turno di questo giro, tu o Dora?",
        "Ben, wer ist in dieser Runde zuerst am Zug, du oder Dora?",
    )
    assert list(remarks(p).values()) == [
        "First the member by the technology board (Ben)", "First the member by the diplomacy board (Dora)",
    ]  # fmt: skip
    p = scene(mode, seats=4, hands={0: ["wul", "nero", "annie"]}).play("lead wul")
    assert [said.split(":")[0] for said in asked(p, 0)] == [
        "Ada, you may give Cleo up to 2 cards",
        "Ada, puoi dare fino a 2 carte a chi è in squadra con te (Cleo)",
        "Ada, du darfst Cleo bis zu 2 Karten geben",
    ]
    assert asked(p, 3) == (
        "Ada is choosing cards for Cleo.", "Ada sta scegliendo le carte per Cleo.", "Ada wählt Karten für Cleo.",
    )  # fmt: skip


def test_a_token_asks_in_its_name(mode: Mode) -> None:
    """Z5.4, Z7.16"""
    p = scene(mode, hands={0: ["bruss0l0"]}, discs={"terra": 3}, tokens={"terra": "exile-2"}, columns={1: ["nero"]})
    p.play("recruit bruss0l0")
    assert asked(p, 0) == (
        "Token (exile 2): Ada, choose the column of your opponent whose last agent is exiled.",
        "Segnalino (Esilia 2): Ada, scegli la colonna dell’avversario da cui Esiliare l’ultimo Agente.",
        "Plättchen (2 verbannen): Ada, wähle die Spalte der Gegenseite, deren letzter Agent verbannt wird.",
    )
    assert asked(p, 1) == (
        "Token (exile 2): Ada is deciding.", "Segnalino (Esilia 2): Ada sta decidendo.",
        "Plättchen (2 verbannen): Ada entscheidet gerade.",
    )  # fmt: skip


def test_every_part_of_every_effect_is_worded(mode: Mode) -> None:
    """Z6.2  A phrase without a stop, whose numbers and planets are those of its part of the pack."""
    assert len(PARTS) == 77
    for language in LANGUAGES:
        texts = Texts(mode.game, language)
        for part in PARTS:
            said = texts.remark(Said("part", {"part": part.name}))
            effects = [*part.cost, *part.gain]
            assert not said.endswith((".", ",", ":", " ")), said
            assert {int(n) for n in re.findall(r"\d+", said)} == set(numbers(effects)), said
            named = {planet for planet, word in zip(PLANETS, NAMES[language], strict=True) if word in said}
            assert named == planets(effects), said
            assert not [wrong for wrong in WRONG[language] if re.search(wrong, said)], said


def test_no_italian_sentence_needs_ad_before_a_name(mode: Mode) -> None:
    """Names are what they are: "a Anna" sounds wrong, and "ad Ben" too."""
    texts = Texts(mode.game, "it")
    words = mode.game.lexicon
    for happening in words.events:
        args = {arg.name: words.lists[arg.of][0] if arg.of in words.lists else 1 for arg in happening.args}
        for seat, to in ((0, 1), (1, 2)):
            args |= {"seat": seat, "to": to}
            said = texts.event(Event(happening.name, "", args), ("Anna", "Omar", "Ida"))
            assert not re.search(r"\b[ae]d? (Anna|Omar|Ida)", said), said
