"""The sentences of the legacy adventure: against ones by hand, and the stories of all languages against one another."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.syntax import ast

from vetta.core.game import Game
from vetta.core.text import LANGUAGES, Messages, Texts, messages
from vetta.core.view import Choice, Event, Objection, Piece, Said
from vetta.games.ziggurat.things import composed

ALL_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)
PACKAGE = "vetta.games.ziggurat"
PEOPLE = ("Ada", "Bruno", "Chiara", "Dörte")
COLOURS = ("pink", "yellow", "blue", "green")

Row = tuple[str, str, dict[str, str | int], str, str, str]
"""A family, a message, its arguments, and what it reads in English, Italian and German."""

ROWS: list[Row] = [
    (
        "event", "played", {"seat": 0, "card": "c01"},
        "Ada plays “YOUR 3, EACH pink 3”.", "Ada gioca «il TUO 3, OGNI rosa 3».", "Ada spielt „DEIN 3, JEDER pink 3“.",
    ),
    (
        "event", "drew", {"seat": 1, "card": "c52"},
        "Bruno draws “YOUR 1, a new green one, cloud”.", "Bruno pesca «il TUO 1, uno nuovo verde, nuvola».",
        "Bruno zieht die Karte „DEIN 1, ein neuer grüner, Wolke“.",
    ),
    ("event", "walked", {"hero": 0, "space": "c3"}, "Ada walks to c3.", "Ada va in c3.", "Ada geht nach c3."),
    ("event", "climbed", {"hero": 2, "space": "g5"}, "Chiara climbs up to g5.", "Chiara sale in g5.",
     "Chiara klettert hinauf nach g5."),
    ("event", "climbed", {"hero": 2, "space": "f6"}, "Chiara climbs up to the summit.", "Chiara sale sulla sommità.",
     "Chiara klettert hinauf auf die Spitze."),
    (
        "event", "second-wind", {"hero": 0, "space": "f6", "left": 1},
        "Second Wind! Ada is safe on the summit, and quite out of breath. There is 1 token left.",
        "Secondo Fiato! Ada è in salvo sulla sommità, con il fiatone. Resta 1 segnalino.",
        "Zweite Luft! Ada ist auf der Spitze in Sicherheit und ganz außer Atem. Es ist noch 1 Marker da.",
    ),
    (
        "event", "second-wind", {"hero": 0, "space": "f1", "left": 0},
        "Second Wind! Ada is safe on f1, and quite out of breath. That was the last token.",
        "Secondo Fiato! Ada è in salvo in f1, con il fiatone. Era l’ultimo segnalino.",
        "Zweite Luft! Ada ist auf f1 in Sicherheit und ganz außer Atem. Das war der letzte Marker.",
    ),
    ("event", "scorched", {"hero": 3, "space": "b6"}, "Dörte is scorched on b6!", "Dörte si scotta in b6!",
     "Dörte wird auf b6 versengt!"),
    ("event", "spawned", {"spirit": "pink-2", "space": "g3"}, "Pink spirit 2 appears on g3.",
     "Lo spirito rosa 2 nasce in g3.", "Der pinke Geist 2 erscheint auf g3."),
    ("event", "no-spirit", {"colour": "yellow"}, "No yellow spirit appears: there is none left.",
     "Non nasce nessuno spirito giallo: non ce ne sono più.",
     "Es erscheint kein gelber Geist: Es ist keiner mehr da."),
    ("event", "spirit-climbed", {"spirit": "green-3", "space": "f6"}, "Green spirit 3 climbs up to the summit.",
     "Lo spirito verde 3 sale sulla sommità.", "Der grüne Geist 3 klettert hinauf auf die Spitze."),
    ("event", "quenched", {"hero": 0, "spirit": "blue-1"}, "Ada quenches blue spirit 1.",
     "Ada spegne lo spirito blu 1.", "Ada löscht den blauen Geist 1."),
    ("event", "title", {"hero": 1, "title": "lamplighter"}, "Bruno earns a title: Lamplighter!",
     "Per Bruno c’è un appellativo: E Luce Sia!", "Bruno verdient sich einen Ehrentitel: Es werde Licht!"),
    ("event", "took-find", {"hero": 0, "find": "sandals"}, "Ada picks up a pair of swift sandals.",
     "Ada raccoglie un paio di sandali veloci.", "Ada findet ein Paar flinke Sandalen."),
    ("event", "used", {"seat": 0, "use": "longer"}, "Ada uses the swift sandals, for one space more.",
     "Ada usa i sandali veloci, per una casella in più.", "Ada setzt flinke Sandalen für ein Feld mehr ein."),
    ("event", "set-lamp", {"hero": 0, "lamps": 0}, "Ada sets a lamp down on the summit. It was the last one.",
     "Ada posa una lampada sulla sommità. Era l’ultima.",
     "Ada stellt auf der Spitze eine Lampe ab. Das war die letzte."),
    ("event", "set-lamp", {"hero": 0, "lamps": 1}, "Ada sets a lamp down on the summit. There is still 1 lamp to come.",
     "Ada posa una lampada sulla sommità. Ne manca ancora 1.",
     "Ada stellt auf der Spitze eine Lampe ab. Noch fehlt 1 Lampe."),
    ("event", "set-lamp", {"hero": 0, "lamps": 2},
     "Ada sets a lamp down on the summit. There are still 2 lamps to come.",
     "Ada posa una lampada sulla sommità. Ne mancano ancora 2.",
     "Ada stellt auf der Spitze eine Lampe ab. Noch fehlen 2 Lampen."),
    ("event", "handed", {"hero": 0, "other": 1, "wedges": 1}, "Ada hands 1 wedge on to Bruno.",
     "Ada passa 1 cuneo a Bruno.", "Ada gibt 1 Keil weiter an Bruno."),
    ("event", "handed", {"hero": 0, "other": 1, "wedges": 2}, "Ada hands 2 wedges on to Bruno.",
     "Ada passa 2 cunei a Bruno.", "Ada gibt 2 Keile weiter an Bruno."),
    ("event", "turned", {"level": 3, "way": "counter"}, "With a grinding noise level 3 turns counter-clockwise.",
     "Con gran stridore il livello 3 gira in senso antiorario.",
     "Mit lautem Knirschen dreht sich Ebene 3 gegen den Uhrzeigersinn."),
    ("event", "took-lamp", {"hero": 2, "side": "west"}, "Chiara picks up the lamp from the west.",
     "Chiara raccoglie la lampada del lato ovest.", "Chiara nimmt die Lampe aus dem Westen mit."),
    ("event", "lost", {"loss": "scorched"}, "You have all lost: a hero was scorched.",
     "Avete perso tutti: un eroe si è scottato.", "Ihr habt alle verloren: Ein Held ist versengt worden."),
    ("event", "decided", {"decision": "rope"}, "It is decided: the toolmaker makes climbing ropes.",
     "È deciso: si fanno corde da scalata.", "Es ist entschieden: Es werden Kletterseile gedreht."),
    ("objection", "not-held", {"hero": 0, "use": "water"}, "Ada has no Water.", "Ada non ha Acqua.",
     "Ada hat kein Wasser."),
    ("objection", "not-held", {"hero": 0, "use": "shorter"}, "Ada has no swift sandals.",
     "Ada non ha nessun paio di sandali veloci.", "Ada hat keine flinken Sandalen."),
    ("objection", "other-colour", {"spirit": "blue-1", "colour": "pink"},
     "Blue spirit 1 has the wrong colour: this card is about pink spirits.",
     "Lo spirito blu 1 è del colore sbagliato: in questa carta il colore è rosa.",
     "Der blaue Geist 1 hat die falsche Farbe: Auf dieser Karte geht es um pinke Geister."),
    ("objection", "one-step-left", {"steps": 1}, "It is only 1 space anyway. It cannot be fewer than one.",
     "È già soltanto 1 casella. Meno di una non si può.", "Es ist ohnehin nur 1 Feld. Weniger als eines geht nicht."),
    ("objection", "too-far", {"spirit": "green-2", "spaces": 7},
     "Green spirit 2 is 7 spaces away, and Water reaches only three.",
     "Lo spirito verde 2 è lontano 7 caselle, e l’Acqua arriva soltanto a tre.",
     "Der grüne Geist 2 ist 7 Felder entfernt, und Wasser reicht nur drei weit."),
    ("objection", "no-spirit-near", {"hero": 0, "nearest": 0}, "There is no spirit on Ada’s level.",
     "Sul livello di Ada non c’è nessuno spirito.", "Auf der Ebene von Ada gibt es keinen Geist."),
    ("objection", "no-spirit-on-level", {"hero": 0, "level": 5}, "The bell cannot be rung from the summit.",
     "Dalla sommità la campanella non si può suonare.", "Von der Spitze aus kann man die Glocke nicht läuten."),
    ("prompt", "lead", {"seat": 0, "hero": 1, "steps": 1}, "Ada, 1 space for Bruno’s hero: which way?",
     "Ada, 1 casella per l’eroe di Bruno: da che parte?", "Ada, 1 Feld für den Helden von Bruno: In welche Richtung?"),
    ("prompt", "drive", {"seat": 0, "spirit": "pink-1", "steps": 4}, "Ada, 4 spaces for pink spirit 1: which way?",
     "Ada, 4 caselle per lo spirito rosa 1: da che parte?",
     "Ada, 4 Felder für den pinken Geist 1: In welche Richtung?"),
    ("prompt", "hand-on", {"seat": 0, "hero": 0, "wedges": 1}, "Ada, Ada is on the summit with 1 wedge: who gets it?",
     "Ada, Ada è sulla sommità con 1 cuneo: chi lo prende?",
     "Ada, Ada ist auf der Spitze und hat 1 Keil: Wer bekommt ihn?"),
    ("prompt", "hand-on", {"seat": 0, "hero": 0, "wedges": 2},
     "Ada, Ada is on the summit with 2 wedges: who gets them?",
     "Ada, Ada è sulla sommità con 2 cunei: chi li prende?",
     "Ada, Ada ist auf der Spitze und hat 2 Keile: Wer bekommt sie?"),
    ("remark", "climbs", {"space": "f5", "to": "f6"}, "f5, up the ladder to the summit",
     "in f5, la scala sale sulla sommità", "nach f5, die Leiter hinauf auf die Spitze"),
    ("remark", "steps-left", {"steps": 1}, "then 1 space", "poi 1 casella", "dann 1 Feld"),
    ("remark", "bumps", {"space": "d2", "other": 1}, "to d2, bumps Bruno", "in d2, una spinta per Bruno",
     "nach d2, schubst Bruno"),
    ("choice", "spirit", {"spirit": "yellow-3"}, "Choose yellow spirit 3", "Scegli lo spirito giallo 3",
     "Wähle den gelben Geist 3"),
    ("choice", "keep", {"find": "rope"}, "Keep a climbing rope", "Tieni una corda da scalata",
     "Behalte ein Kletterseil"),
]  # fmt: skip

PIECES: list[tuple[Piece, str, str, str]] = [
    (Piece("pink-2", "spirit-pink", "c3"), "c3: pink spirit 2", "c3: spirito rosa 2", "c3: pinker Geist 2"),
    (Piece("green-3", "spirit-green", "f6"), "Summit: green spirit 3", "Sommità: spirito verde 3",
     "Spitze: grüner Geist 3"),
    (Piece("hero-2", "hero-quill", "a6", state=1), "a6: Quill the hedgehog, played by Bruno",
     "a6: Quill, il riccio (gioca Bruno)", "a6: Quill, der Igel, gespielt von Bruno"),
    (Piece("ladder-f5", "ladder-f5", "f5"), "f5: ladder from f5 to the summit",
     "f5: scala che sale da f5 sulla sommità",
     "f5: Leiter von f5 auf die Spitze"),
    (Piece("ramp-g2", "ramp-g2", "g2"), "g2: ramp down to g1", "g2: rampa che scende in g1",
     "g2: Rampe hinunter nach g1"),
    (Piece("water", "water", "beside", state=0), "Beside the tower: no Water", "Accanto alla torre: niente Acqua",
     "Neben dem Turm: kein Wasser"),
    (Piece("water", "water", "beside", state=3), "Beside the tower: 3 Water tokens",
     "Accanto alla torre: 3 segnalini Acqua", "Neben dem Turm: 3 Wassermarker"),
    (Piece("sandals-1", "sandals", "seat-1", state=2), "Seat 1: 2 pairs of swift sandals",
     "Posto 1: 2 paia di sandali veloci", "Platz 1: 2 Paar flinke Sandalen"),
    (Piece("find-supply", "find-back", "beside", state=1), "Beside the tower: 1 Find, face down",
     "Accanto alla torre: 1 reperto coperto", "Neben dem Turm: 1 verdeckter Fund"),
]  # fmt: skip

CARDS: dict[str, tuple[str, str, str]] = {
    "c01": (
        "Move your hero 3 spaces. Then move each pink spirit 3 spaces.",
        "Muovi il tuo eroe di 3 caselle. Poi muovi ogni spirito rosa di 3 caselle.",
        "Zieh mit deinem Helden 3 Felder. Dann zieht jeder pinke Geist 3 Felder.",
    ),
    "c12": (
        "Move your hero 4 spaces. Then a new yellow spirit appears.",
        "Muovi il tuo eroe di 4 caselle. Poi nasce un nuovo spirito giallo.",
        "Zieh mit deinem Helden 4 Felder. Dann erscheint ein neuer gelber Geist.",
    ),
    "c36": (
        "Move one hero of your choice 1 space. Then move one spirit of any colour 3 spaces. "
        "With two players this card is left out.",
        "Muovi un eroe qualsiasi di 1 casella. Poi muovi uno spirito di qualsiasi colore di 3 caselle. "
        "In due giocatori questa carta non si usa.",
        "Zieh mit irgendeinem Helden 1 Feld. Dann zieht ein Geist beliebiger Farbe 3 Felder. "
        "Zu zweit bleibt diese Karte draußen.",
    ),
    "c46": (
        "Move each hero 1 space. Then move one green spirit 3 spaces. Wheel: after that a level turns.",
        "Muovi ogni eroe di 1 casella. Poi muovi uno spirito verde di 3 caselle. Ruota: dopo, un livello gira.",
        "Zieh mit jedem Helden 1 Feld. Dann zieht ein grüner Geist 3 Felder. Rad: Danach dreht sich eine Ebene.",
    ),
}
"""G1.5, G23.3  Four cards of the tables in the rulebook, one for each half and sign that reads differently."""


def heard(texts: Texts, family: str, name: str, args: dict[str, str | int]) -> str:
    """A message with its arguments, as Texts says it."""
    if family == "event":
        return texts.event(Event(name, "", args), PEOPLE)
    if family == "objection":
        return texts.objection(Objection(name, "", args), PEOPLE)
    if family == "choice":
        return texts.choice(Choice(0, "", Said(name, args), ()), PEOPLE)
    say = texts.prompt if family == "prompt" else texts.remark
    return say(Said(name, args), PEOPLE)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]} {row[1]} {' '.join(map(str, row[2].values()))}")
@ALL_LANGUAGES
def test_a_sentence_reads_as_written_by_hand(any_game: Game, language: str, row: tuple[Any, ...]) -> None:
    family, name, args, *sentences = row
    assert heard(Texts(any_game, language), family, name, args) == sentences[LANGUAGES.index(language)]


@pytest.mark.parametrize("row", PIECES, ids=lambda row: f"{row[0].id} {row[0].state}")
@ALL_LANGUAGES
def test_a_piece_reads_as_written_by_hand(any_game: Game, language: str, row: tuple[Any, ...]) -> None:
    piece, *lines = row
    assert Texts(any_game, language).piece(piece, PEOPLE) == lines[LANGUAGES.index(language)]


@pytest.mark.parametrize("card", CARDS)
@ALL_LANGUAGES
def test_g1_5_a_card_says_in_sentences_what_it_does(any_game: Game, language: str, card: str) -> None:
    assert Texts(any_game, language).kind_form(card, "text") == CARDS[card][LANGUAGES.index(language)]


@ALL_LANGUAGES
def test_g12_2_a_sign_of_a_later_chapter_is_named_only_on_its_own_cards(language: str) -> None:
    """G12.2, G22.3 to G26.3  Satchel 39 to 42, wheel to 48, cloud to 52, flame to 56, feather to 60; none before 39."""
    said = composed(language)
    signs = [said[f"card-c{n:02}"].split(", ")[2:] for n in range(1, 61)]
    assert signs[:38] == [[]] * 38
    for first, last in ((39, 42), (43, 48), (49, 52), (53, 56), (57, 60)):
        (sign,) = signs[first - 1]
        assert all(signs[n - 1] == [sign] for n in range(first, last + 1))
        assert signs.count([sign]) == last + 1 - first


# ------------------------------------------------------------------------------------------ what is read aloud


def read_aloud(language: str) -> dict[str, ast.Message]:
    body = messages(PACKAGE, language, "stories").body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def all_told(language: str) -> dict[str, str]:
    """Every text that is read aloud, in every form, with something in each of its places."""
    told = Messages(language, PACKAGE, part="stories")
    args: dict[str, str | int] = {
        "hatchling": "Funkel", "games": 7, "titles": 2, "hero": "Pip", "scorches": 3, "date": "1", "chapter": 4,
    }  # fmt: skip
    forms = ((name, form, text) for name in read_aloud(language) for form, text in told.forms(name, args).items())
    return {f"{name}.{form}" if form else name: text for name, form, text in forms}


def test_the_stories_are_the_same_ones_in_every_language() -> None:
    english = {name: [form.id.name for form in message.attributes] for name, message in read_aloud("en").items()}
    for language in ("it", "de"):
        told = read_aloud(language)
        assert {name: [form.id.name for form in message.attributes] for name, message in told.items()} == english
    for n in range(1, 7):
        assert english[f"story-{n}"] == ["goal"]
        assert english[f"envelope-{n}"] == ["reward"]
        assert {f"chapter-{n}", f"hint-{n}"} <= english.keys()
    decided = {"archway", "tool", "plate", "spring", "building"}
    assert {name for name in english if name.startswith("decide-")} == {f"decide-{what}" for what in decided}


@ALL_LANGUAGES
def test_a_story_has_as_many_paragraphs_in_every_language_and_whole_sentences(language: str) -> None:
    english, told = all_told("en"), all_told(language)
    for name, text in told.items():
        assert text.count("\n\n") == english[name].count("\n\n"), name
        assert not re.search(r"  |[{}$]|\s[,.;!?]|\.\.\.|['\"]| - ", text), name
        if name.startswith(("story", "envelope", "secret", "decide", "hint")):
            assert all(re.search(r"[.!?][”“»]?$", paragraph) for paragraph in text.split("\n\n")), name


@ALL_LANGUAGES
def test_the_name_of_the_hatchling_is_told_where_it_flies_and_not_before(language: str) -> None:
    """G25.4  The players have named it by then."""
    named = {name for name, text in all_told(language).items() if "Funkel" in text}
    assert named == {"envelope-6", "hall-hatchling"}


@ALL_LANGUAGES
def test_a_sign_of_the_tower_is_explained_by_one_word_for_all_of_its_kind(any_game: Game, language: str) -> None:
    """G1.2  Ladders, ramps, houses and spawn squares each share a sign on the board."""
    texts = Texts(any_game, language)
    signs: dict[str, set[str]] = {}
    for kind in any_game.lexicon.kinds:
        if kind.glyph in ("^", "v", "H", "s"):
            signs.setdefault(kind.glyph, set()).add(texts.kind_form(kind.name, "sign"))
    assert [len(words) for words in signs.values()] == [1, 1, 1, 1]
    assert texts.kind_form("broken-slab", "sign") == texts.kind_form("pit", "sign")


@ALL_LANGUAGES
def test_spirits_of_all_colours_have_three_numbers(any_game: Game, language: str) -> None:
    """G1.4  Three of each colour; the number on the tower is the one that is chosen by."""
    texts = Texts(any_game, language)
    for colour in COLOURS:
        for number in (1, 2, 3):
            shown = texts.piece(Piece(f"{colour}-{number}", f"spirit-{colour}", "c3"))
            chosen = heard(texts, "choice", "spirit", {"spirit": f"{colour}-{number}"})
            assert shown.endswith(f" {number}")
            assert chosen.endswith(f" {number}")
