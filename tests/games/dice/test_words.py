"""The sentences of the dice race: only here they are read, against ones by hand and by the grammar of each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast

from tests.games.dice.facts import CARDS, CELLS, COLOURS
from tests.games.dice.scene import lie, scene
from tests.modes import Mode
from vetta.core.game import Game
from vetta.core.lexicon import ANYBODY, DICE, NUMBER, SEAT, Arg
from vetta.core.text import LANGUAGES, Texts, Value, messages
from vetta.core.view import Choice, Event, Objection, Piece, Said
from vetta.games.dice.things import composed

ALL_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)
PEOPLE = ("Ada", "Bruno", "Chiara", "Dörte", "Emil", "Fritz")
FACES = ("4", "1, 1, 3, 4, 6")

Args = dict[str, str | int]
Row = tuple[str, Args, str, str, str]
"""A message, its arguments, and what it reads in English, Italian and German."""

EVENTS: list[Row] = [
    ("began", {"seat": 1}, "Bruno begins.", "Comincia Bruno.", "Bruno beginnt."),
    (
        "turned-tower", {"quarters": 1},
        "A new round begins. The tower is turned by 1 quarter: everybody plays 1 side further to the right.",
        "Comincia un nuovo giro. La torre ruota di 1 quarto: ognuno gioca 1 lato più a destra.",
        "Eine neue Runde beginnt. Der Turm wird um 1 Viertel gedreht: Alle spielen 1 Seite weiter rechts.",
    ),
    (
        "turned-tower", {"quarters": 3},
        "A new round begins. The tower is turned by 3 quarters: everybody plays 3 sides further to the right.",
        "Comincia un nuovo giro. La torre ruota di 3 quarti: ognuno gioca 3 lati più a destra.",
        "Eine neue Runde beginnt. Der Turm wird um 3 Viertel gedreht: Alle spielen 3 Seiten weiter rechts.",
    ),
    (
        "turn", {"seat": 0, "side": "1"},
        "It is Ada’s turn, on side a to f.",
        "È il turno di Ada, sul lato da a fino a f.",
        "Ada ist am Zug, auf Seite a bis f.",
    ),
    (
        "star-played", {"seat": 3, "whom": 0},
        "Dörte plays a star against the skull of Ada. Both are used up.",
        "Dörte gioca una stella contro il teschio di Ada: la stella e il teschio sono usati.",
        "Dörte spielt einen Stern gegen den Totenkopf von Ada. Beide sind verbraucht.",
    ),
    (
        "cleared", {"seat": 1, "level": 1, "side": "2", "dice": 6},
        "Bruno takes down level 1 of side g to l: 6 dice.",
        "Bruno smonta il livello 1 del lato da g a l: 6 dadi.",
        "Bruno räumt Stufe 1 von Seite g bis l ab: 6 Würfel.",
    ),
    (
        "cleared", {"seat": 1, "level": 5, "side": "4", "dice": 1},
        "Bruno takes down level 5 of side s to x: 1 die.",
        "Bruno smonta il livello 5 del lato da s a x: 1 dado.",
        "Bruno räumt Stufe 5 von Seite s bis x ab: 1 Würfel.",
    ),
    (
        "rolled", {"seat": 1, "colour": "blue", "faces": "1, 1, 3, 4, 6"},
        "Bruno rolls in blue: 1, 1, 3, 4, 6.", "Bruno lancia in blu: 1, 1, 3, 4, 6.",
        "Bruno würfelt in Blau: 1, 1, 3, 4, 6.",
    ),
    (
        "rolled-again", {"seat": 1, "colour": "white", "faces": "5"},
        "Bruno rolls again in white: 5.", "Bruno lancia di nuovo in bianco: 5.",
        "Bruno würfelt noch einmal in Weiß: 5.",
    ),
    (
        "placed", {"seat": 3, "die": "orange-5", "cell": "s1"},
        "Dörte places an orange 5 on s1.", "Dörte piazza un 5 arancione su s1.",
        "Dörte setzt eine orangefarbene 5 auf s1.",
    ),
    (
        "placed", {"seat": 2, "die": "teal-3", "cell": "pinnacle"},
        "Chiara places a teal 3 on the pinnacle.", "Chiara piazza un 3 turchese sulla cima.",
        "Chiara setzt eine türkisfarbene 3 auf die Spitze.",
    ),
    (
        "took-back", {"seat": 0, "die": "red-1", "cell": "a1"},
        "Ada takes the red 1 back from a1.", "Ada riprende l’1 rosso da a1.", "Ada nimmt die rote 1 von a1 zurück.",
    ),
    (
        "took-back", {"seat": 4, "die": "green-2", "cell": "c3"},
        "Emil takes the green 2 back from c3.", "Emil riprende il 2 verde da c3.",
        "Emil nimmt die grüne 2 von c3 zurück.",
    ),
    (
        "completed", {"seat": 1, "level": 2, "side": "3"},
        "Bruno completes level 2 of side m to r!", "Bruno completa il livello 2 del lato da m a r!",
        "Bruno vollendet Stufe 2 von Seite m bis r!",
    ),
    (
        "drew", {"seat": 0, "card": "reroll-set"},
        "Ada draws the card “re-roll a set”.", "Ada pesca la carta Rilancia gli uguali.",
        "Ada zieht die Karte „Gleiche neu würfeln“.",
    ),
    ("drew", {"seat": 0}, "Ada draws a card.", "Ada pesca una carta.", "Ada zieht eine Karte."),
    (
        "dealt", {"seat": 2, "card": "steal"},
        "Chiara begins with the card “steal”.", "Chiara parte con la carta Furto.",
        "Chiara beginnt mit der Karte „Stehlen“.",
    ),
    (
        "dealt", {"seat": 2},
        "Chiara begins with one card.", "Chiara parte con una carta.", "Chiara beginnt mit einer Karte.",
    ),
    (
        "swapped", {"seat": 5, "die": "white-6", "other": "purple-1", "cell": "h1"},
        "Fritz puts a white 6 on h1 and takes the purple 1 that lay there.",
        "Fritz mette un 6 bianco su h1 e prende l’1 viola che era lì.",
        "Fritz legt eine weiße 6 auf h1 und nimmt die lilafarbene 1, die dort lag.",
    ),
    (
        "stole", {"seat": 0, "die": "blue-6", "cell": "g2", "to": "pinnacle"},
        "Ada steals the blue 6 from g2 and places it on the pinnacle.",
        "Ada ruba il 6 blu da g2 e lo piazza sulla cima.",
        "Ada stiehlt die blaue 6 von g2 und setzt sie auf die Spitze.",
    ),
    (
        "rotated", {"seat": 0, "quarters": 5, "side": "4"},
        "Ada throws a die: the tower turns by 5 quarters. From now on Ada plays side s to x.",
        "Ada lancia un dado: la torre gira di 5 quarti. Da adesso Ada gioca sul lato da s a x.",
        "Ada wirft einen Würfel: Der Turm dreht sich um 5 Viertel. Von jetzt an spielt Ada Seite s bis x.",
    ),
    (
        "won-game", {"seat": 0, "won": 1, "needed": 2},
        "Ada wins this game and now has 1 win. The match takes 2.",
        "Ada vince la manche e ora ha 1 vittoria. Per la partita ne servono 2.",
        "Ada gewinnt das Spiel und hat jetzt 1 Sieg. Für die Partie braucht man 2.",
    ),
    (
        "capped", {"turns": 500},
        "After 500 turns the game ends, and nobody wins it.",
        "Dopo 500 turni la manche finisce, e non la vince nessuno.",
        "Nach 500 Zügen ist das Spiel zu Ende, und niemand gewinnt es.",
    ),
]  # fmt: skip

OBJECTIONS: list[Row] = [
    (
        "value-clashes", {"die": "blue-4", "there": "white-1", "cell": "g1", "at": "h1"},
        "The blue 4 does not fit on h1: on g1 lies a white 1. Dice that touch may differ by one at most; 6 and 1 are "
        "neighbours as well.",
        "Un 4 blu non va bene su h1: su g1 c’è un 1 bianco. I dadi che si toccano possono differire al massimo di "
        "uno; anche 6 e 1 sono vicini.",
        "Die blaue 4 passt nicht auf h1, denn auf g1 liegt eine weiße 1. Würfel, die sich berühren, dürfen sich um "
        "höchstens eins unterscheiden; auch 6 und 1 sind Nachbarn.",
    ),
    (
        "value-clashes", {"die": "white-5", "there": "orange-3", "cell": "t5", "at": "pinnacle"},
        "The white 5 does not fit on the pinnacle: on t5 lies an orange 3. Dice that touch may differ by one at most; "
        "6 and 1 are neighbours as well.",
        "Un 5 bianco non va bene sulla cima: su t5 c’è un 3 arancione. I dadi che si toccano possono differire al "
        "massimo di uno; anche 6 e 1 sono vicini.",
        "Die weiße 5 passt nicht auf die Spitze, denn auf t5 liegt eine orangefarbene 3. Würfel, die sich berühren, "
        "dürfen sich um höchstens eins unterscheiden; auch 6 und 1 sind Nachbarn.",
    ),
    (
        "colour-clashes", {"die": "blue-6", "there": "blue-6", "cell": "g2", "at": "e2"},
        "The blue 6 does not fit on e2: on g2 lies a blue 6. On one level a coloured die may not lie beside a die of "
        "its own colour, and not round the corner from it either.",
        "Un 6 blu non va bene su e2: su g2 c’è un 6 blu. Sullo stesso livello un dado colorato non può stare di fianco "
        "a un dado del suo colore, nemmeno dietro l’angolo.",
        "Die blaue 6 passt nicht auf e2, denn auf g2 liegt eine blaue 6. Auf derselben Stufe darf ein farbiger Würfel "
        "nicht neben einem Würfel seiner Farbe liegen, auch nicht um die Ecke.",
    ),
    (
        "no-such-die", {"die": "orange-1"},
        "There is no orange 1 in your pool.", "Nel tuo lancio non c’è nessun 1 arancione.",
        "In deinem Wurf ist keine orangefarbene 1.",
    ),
    (
        "row-is-shorter", {"position": 6, "width": 4},
        "There is no place 6 from the left in your working row: it has 4 places.",
        "Nella tua fila in costruzione non c’è una casella 6 da sinistra: ha 4 caselle.",
        "Ein Feld 6 von links hat deine Reihe im Bau nicht: Sie hat 4 Felder.",
    ),
    (
        "row-is-shorter", {"position": 2, "width": 1},
        "There is no place 2 from the left in your working row: it is the pinnacle, and that is just 1 place.",
        "Nella tua fila in costruzione non c’è una casella 2 da sinistra: è la cima, e ha 1 casella sola.",
        "Ein Feld 2 von links hat deine Reihe im Bau nicht: Sie ist die Spitze, und die hat nur 1 Feld.",
    ),
    (
        "occupied", {"cell": "g2", "die": "orange-6"},
        "On g2 lies an orange 6 already.", "C’è già un 6 arancione su g2.",
        "Da liegt schon eine orangefarbene 6 auf g2.",
    ),
    (
        "not-before-roll", {"card": "rotate"},
        "You can play “rotate” only after your roll. Before it you can play only “extra white”.",
        "La carta Rotazione si gioca soltanto dopo il lancio. Prima si può giocare soltanto Bianco in più.",
        "Die Karte „Drehen“ kannst du erst nach dem Würfeln spielen. Davor geht nur „Weißer Würfel extra“.",
    ),
    (
        "no-set", {"most": 2, "value": 5, "needed": 3},
        "You need 3 dice of one value in your pool. At most 2 of yours show the same value: 5.",
        "Servono 3 dadi di uguale valore nel tuo lancio. Ne hai al massimo 2, di valore 5.",
        "Du brauchst 3 Würfel mit gleichem Wert in deinem Wurf. Du hast höchstens 2, mit dem Wert 5.",
    ),
    (
        "no-set", {"most": 1, "value": 1, "needed": 3},
        "You need 3 dice of one value in your pool. No two of yours show the same value.",
        "Servono 3 dadi di uguale valore nel tuo lancio. Non ne hai due uguali.",
        "Du brauchst 3 Würfel mit gleichem Wert in deinem Wurf. Du hast keine zwei gleichen.",
    ),
    (
        "no-set", {"most": 0, "value": 1, "needed": 3},
        "You need 3 dice of one value in your pool. It is empty.",
        "Servono 3 dadi di uguale valore nel tuo lancio. Il tuo lancio è vuoto.",
        "Du brauchst 3 Würfel mit gleichem Wert in deinem Wurf. Er ist leer.",
    ),
    (
        "not-in-set", {"die": "blue-6", "have": 1, "needed": 3},
        "You need 3 dice of one value, and only 1 shows the value of the blue 6.",
        "Servono 3 dadi di uguale valore, e con il valore del 6 blu ce n’è 1 solo.",
        "Du brauchst 3 Würfel mit gleichem Wert, und so viel wie die blaue 6 zeigt nur 1.",
    ),
    (
        "not-in-set", {"die": "blue-6", "have": 2, "needed": 3},
        "You need 3 dice of one value, and only 2 show the value of the blue 6.",
        "Servono 3 dadi di uguale valore, e con il valore del 6 blu ce ne sono solo 2.",
        "Du brauchst 3 Würfel mit gleichem Wert, und so viel wie die blaue 6 zeigen nur 2.",
    ),
    (
        "other-set", {"die": "blue-6", "value": 2},
        "One card is for one value: you have chosen the value 2, and the blue 6 does not show it.",
        "Una carta vale per un valore: hai scelto il valore 2, e un 6 blu non lo mostra.",
        "Eine Karte gilt für einen Wert: Du hast den Wert 2 gewählt, und die blaue 6 zeigt ihn nicht.",
    ),
    (
        "not-your-side", {"cell": "a1", "side": "2"},
        "This card takes a die on your side, g to l; a1 is not there.",
        "Questa carta prende un dado dal tuo lato, quello da g a l; a1 non ne fa parte.",
        "Diese Karte nimmt einen Würfel von deiner Seite, g bis l; a1 liegt nicht dort.",
    ),
    (
        "not-opponents-side", {"cell": "a1", "side": "1"},
        "This card takes a die on another side; a1 is on yours, a to f.",
        "Questa carta prende un dado da un altro lato; a1 è sul tuo, quello da a fino a f.",
        "Diese Karte nimmt einen Würfel von einer anderen Seite; a1 liegt auf deiner, a bis f.",
    ),
    (
        "finished-row", {"cell": "g1", "level": 1},
        "Nobody can steal the die on g1: its row, on level 1, is completed.",
        "Nessuno può rubare il dado da g1: la sua fila, sul livello 1, è completata.",
        "Niemand kann den Würfel auf g1 stehlen: Seine Reihe, auf Stufe 1, ist vollendet.",
    ),
    (
        "not-blocked", {"side": "2", "level": 2},
        "Level 2 of side g to l is not blocked: there are dice that would complete it. So nothing can be taken down.",
        "Il livello 2 del lato da g a l non è bloccato: ci sono dadi che lo completerebbero. Perciò non si può "
        "smontare nulla.",
        "Stufe 2 von Seite g bis l ist nicht blockiert: Es gibt Würfel, die sie vollenden würden. Also lässt sich "
        "nichts abräumen.",
    ),
    (
        "not-blocked", {"side": "2", "level": 6},
        "The pinnacle is never blocked. So nothing can be taken down on side g to l.",
        "La cima non è mai bloccata. Perciò sul lato da g a l non si può smontare nulla.",
        "Die Spitze ist nie blockiert. Also lässt sich auf Seite g bis l nichts abräumen.",
    ),
    (
        "stand-off", {"turns": 8},
        "For 8 turns nobody has put a die on the tower. As long as one of your dice fits, you have to place one before "
        "you end your turn.",
        "Da 8 turni nessuno mette un dado sulla torre. Finché uno dei tuoi dadi va bene, devi piazzarne uno prima di "
        "finire il turno.",
        "Seit 8 Zügen hat niemand einen Würfel auf den Turm gesetzt. Solange einer deiner Würfel passt, musst du einen "
        "setzen, bevor du deinen Zug beendest.",
    ),
]  # fmt: skip

PROMPTS: list[Row] = [
    (
        "star", {"seat": 0, "whom": 1},
        "Ada, Bruno has a skull. Do you play your star against it? Then Bruno misses this turn.",
        "Ada, Bruno ha un teschio. Giochi la tua stella? Allora Bruno salta questo turno.",
        "Ada, Bruno hat einen Totenkopf. Spielst du deinen Stern? Dann fällt dieser Zug von Bruno aus.",
    ),
    (
        "give", {"seat": 0, "card": "swap-own", "cell": "g2"},
        "“swap on your side”: Ada, choose the die of your pool that you put on g2 instead.",
        "Scambio sul tuo lato: Ada, scegli il dado del tuo lancio da mettere su g2 al posto di quello che c’è.",
        "„Tausch auf deiner Seite“: Ada, wähle den Würfel aus deinem Wurf, der stattdessen auf g2 kommt.",
    ),
    (
        "lay", {"seat": 0, "die": "orange-1"},
        "Ada, choose where you place the orange 1 that you steal.",
        "Ada, scegli dove piazzare l’1 arancione che rubi.",
        "Ada, wähle, wohin du die gestohlene orangefarbene 1 setzt.",
    ),
]  # fmt: skip

REMARKS: list[Row] = [
    ("removes", {"rows": 1, "dice": 6}, "1 row with 6 dice", "1 fila con 6 dadi", "1 Reihe mit 6 Würfeln"),
    ("removes", {"rows": 2, "dice": 1}, "2 rows with 1 die", "2 file con 1 dado", "2 Reihen mit 1 Würfel"),
    (
        "completes", {"level": 3, "cell": "h3"},
        "on h3, completes level 3", "in h3, completa il livello 3", "auf h3, vollendet Stufe 3",
    ),
    ("lies", {"cell": "g2"}, "on g2", "in g2", "auf g2"),
    ("shows", {"die": "blue-4"}, "blue 4", "4 blu", "blaue 4"),
    (
        "can-complete", {"level": 5},
        "but your dice can complete level 5", "ma con i tuoi dadi puoi completare il livello 5",
        "aber deine Würfel können Stufe 5 vollenden",
    ),
    (
        "can-complete", {"level": 6},
        "but one of your dice fits on the pinnacle and wins", "ma uno dei tuoi dadi va bene sulla cima e vince",
        "aber einer deiner Würfel passt auf die Spitze und gewinnt",
    ),
]  # fmt: skip

CHOICES: list[Row] = [
    (
        "place", {"die": "orange-4", "position": "3"},
        "Put an orange 4 on place 3 from the left", "Piazza un 4 arancione sulla casella 3 da sinistra",
        "Setze eine orangefarbene 4 auf Feld 3 von links",
    ),
    ("choose", {"die": "white-1"}, "Choose a white 1", "Scegli un 1 bianco", "Wähle eine weiße 1"),
    ("take", {"cell": "g2"}, "Take the die on g2", "Prendi il dado che sta su g2", "Nimm den Würfel auf g2"),
    ("card", {"card": "steal"}, "Play “steal”", "Gioca Furto", "Spiele „Stehlen“"),
]  # fmt: skip

PIECES: list[tuple[Piece, str, str, str]] = [
    (Piece("die-blue-1", "blue-4", "g2"), "g2: blue 4", "g2: 4 blu", "g2: blaue 4"),
    (
        Piece("die-white-1", "white-die", "waiting"),
        "To be rolled: white die", "Da lanciare: dado bianco", "Noch zu würfeln: weißer Würfel",
    ),
    (
        Piece("stock-1", "red-die", "seat-1", state=12),
        "Seat 1: 12 red dice in stock", "Posto 1: 12 dadi rossi nella scorta", "Platz 1: 12 rote Würfel im Lager",
    ),
    (
        Piece("stock-3", "teal-die", "seat-3", state=1),
        "Seat 3: 1 teal die in stock", "Posto 3: 1 dado turchese nella scorta",
        "Platz 3: 1 türkisfarbener Würfel im Lager",
    ),
    (
        Piece("stock-4", "orange-die", "seat-4", state=0),
        "Seat 4: no orange dice in stock", "Posto 4: nessun dado arancione nella scorta",
        "Platz 4: kein orangefarbener Würfel im Lager",
    ),
    (
        Piece("reserve", "white-die", "reserve", state=47),
        "Reserve: 47 white dice", "Riserva: 47 dadi bianchi", "Vorrat: 47 weiße Würfel",
    ),
    (Piece("stars", "star", "tokens", state=0), "no stars", "nessuna stella", "kein Stern"),
    (Piece("skulls", "skull", "tokens", state=0), "no skulls", "nessun teschio", "kein Totenkopf"),
    (Piece("skulls", "skull", "tokens", state=2), "2 skulls", "2 teschi", "2 Totenköpfe"),
    (
        Piece("plays-2", "plays", "side-2", state=1),
        "Side g to l: Bruno plays here", "Lato da g a l: qui gioca Bruno", "Seite g bis l: hier spielt Bruno",
    ),
    (
        Piece("discarded-steal", "steal", "discards", state=2),
        "Discard pile: 2 × steal", "Scarti: 2 × Furto", "Ablagestapel: 2 × Stehlen",
    ),
]  # fmt: skip


def heard(texts: Texts, family: str, name: str, args: Args) -> str:
    """A message with its arguments, as Texts says it."""
    if family == "event":
        return texts.event(Event(name, "", args), PEOPLE)
    if family == "objection":
        return texts.objection(Objection(name, "", args), PEOPLE)
    if family == "choice":
        return texts.choice(Choice(0, "", Said(name, args), ()), PEOPLE)
    say = texts.prompt if family == "prompt" else texts.remark
    return say(Said(name, args), PEOPLE)


# ------------------------------------------------------------------------------------------ by hand


BY_HAND = [
    (family, *row)
    for family, rows in (
        ("event", EVENTS), ("objection", OBJECTIONS), ("prompt", PROMPTS), ("remark", REMARKS), ("choice", CHOICES),
    )
    for row in rows
]  # fmt: skip


@pytest.mark.parametrize("row", BY_HAND, ids=lambda row: f"{row[0]} {row[1]} {' '.join(map(str, row[2].values()))}")
@ALL_LANGUAGES
def test_a_sentence_reads_as_written_by_hand(any_game: Game, language: str, row: tuple[Any, ...]) -> None:
    family, name, args, *sentences = row
    assert heard(Texts(any_game, language), family, name, args) == sentences[LANGUAGES.index(language)]


@pytest.mark.parametrize("row", PIECES, ids=lambda row: f"{row[0].id} {row[0].state}")
@ALL_LANGUAGES
def test_a_piece_reads_as_written_by_hand(any_game: Game, language: str, row: tuple[Any, ...]) -> None:
    piece, *lines = row
    said = Texts(any_game, language).piece(piece, PEOPLE)
    assert said == lines[LANGUAGES.index(language)] or said.endswith(f": {lines[LANGUAGES.index(language)]}")


FIGURE = lie(["g1", "h1", "i1", "j1", "k1", "l1"], "white-1 blue-1 white-1 blue-2 white-3 blue-4") | {"g2": "blue-6"}


@pytest.mark.parametrize(
    ("language", "colour", "value"),
    [
        ("en", "The blue 6 does not fit on h2: on g2 lies a blue 6.", "The blue 6 does not fit on i2: on j1 lies a bl"),
        ("it", "Un 6 blu non va bene su h2: su g2 c’è un 6 blu.", "Un 6 blu non va bene su i2: su j1 c’è un 2 blu."),
        ("de", "Die blaue 6 passt nicht auf h2, denn auf g2 liegt ", "Die blaue 6 passt nicht auf i2, denn auf j1 li"),
    ],
)
def test_d3_3_the_figures_are_explained(any_game: Game, language: str, colour: str, value: str) -> None:
    """D3.3, figure D.4: a second blue 6 is refused beside the first for its colour, on i2 for its value."""
    p = scene(Mode(any_game), FIGURE, acting=1, pool="blue-6 white-6")
    texts = Texts(any_game, language)
    for text, sentence in (("place blue-6 2", colour), ("place blue-6 3", value)):
        objection = any_game.objection(p.plain(), any_game.action(text))
        assert objection
        assert texts.objection(objection).startswith(sentence)


# ------------------------------------------------------------------------------------------ what comes in rows


SIDES = {
    "en": ("a to f", "g to l", "m to r", "s to x"),
    "it": ("da a fino a f", "da g a l", "da m a r", "da s a x"),
    "de": ("a bis f", "g bis l", "m bis r", "s bis x"),
}


@ALL_LANGUAGES
def test_d1_1_places_are_named_by_letter_and_level_and_sides_by_their_letters(language: str) -> None:
    """D1.1  The letters a to f stand on the first side, g to l on the second, m to r, s to x."""
    said = composed(language)
    assert [said[f"cell-{name}"] for name in CELLS[:-1]] == CELLS[:-1]
    assert tuple(said[f"side-{side}"] for side in range(1, 5)) == SIDES[language]
    word = {"en": "Side", "it": "Lato", "de": "Seite"}[language]
    assert tuple(said[f"place-side-{side}"] for side in range(1, 5)) == tuple(f"{word} {s}" for s in SIDES[language])


SIGNS = {
    "en": ("red", "blue", "teal", "orange", "green", "purple", "white"),
    "it": ("rosso", "blu", "turchese", "arancione", "verde", "viola", "bianco"),
    "de": ("Rot", "Blau", "Türkis", "Orange", "Grün", "Lila", "Weiß"),
}


@ALL_LANGUAGES
def test_a_sign_on_the_board_is_explained_by_the_colour(language: str) -> None:
    said = composed(language)
    for colour, sign in zip(COLOURS, SIGNS[language], strict=True):
        assert {said[f"kind-{colour}-{value}.sign"] for value in range(1, 7)} == {sign}


@ALL_LANGUAGES
def test_a_die_says_its_value_and_a_card_what_it_does(language: str) -> None:
    said = composed(language)
    for colour in COLOURS:
        for value in range(1, 7):
            assert re.findall(r"\d", said[f"die-{colour}-{value}"]) == [str(value)]
            assert said[f"kind-{colour}-{value}"] == said[f"die-{colour}-{value}"]
    for card in CARDS:
        assert said[f"kind-{card}"] == said[f"card-{card}"]
        assert re.fullmatch(r"[A-ZÄÖÜ].*[a-zà-ü]\.", said[f"kind-{card}.text"])
        assert re.findall(r"\d+", said[f"kind-{card}.text"]) == (["3"] if card == "reroll-set" else [])
    assert len({said[f"kind-{card}.text"] for card in CARDS}) == len(CARDS)


@ALL_LANGUAGES
def test_the_pieces_of_names_are_the_same_in_every_language(language: str) -> None:
    body = messages("vetta.games.dice", language, "things").body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    there = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    words = {"die", "unrolled", "cell", "pinnacle", "side", "side-place", "position"}
    assert there == words | {f"colour-{colour}" for colour in COLOURS} | {f"card-{card}" for card in CARDS}


# ------------------------------------------------------------------------------------------ by rules

ONE = {
    "en": ("die", "quarter", "side", "row", "card", "win", "turn", "star", "skull", "place", "game"),
    "it": ("dado", "quarto", "lato", "fila", "carta", "vittoria", "turno", "stella", "teschio", "casella"),
    "de": ("Seite", "Reihe", "Karte", "Sieg", "Zug", "Stern", "Totenkopf", "Feld", "Spiel"),
}
MANY = {
    "en": ("dice", "quarters", "sides", "rows", "cards", "wins", "turns", "stars", "skulls", "places", "games"),
    "it": ("dadi", "quarti", "lati", "file", "carte", "vittorie", "turni", "stelle", "teschi", "caselle"),
    "de": ("Seiten", "Reihen", "Karten", "Siege", "Zügen?", "Sterne", "Totenköpfe", "Felder", "Spiele", "Würfeln"),
}
"""What can be counted, as one and as several. German dice are the same, but after a preposition."""

WRONG = {
    "en": (
        r"\b[Aa] [aeiou]", r"\b[Aa]n [^aeiou]", r"\b(on|the|from|a|an) (on|the|from|a|an)\b(?<!on the)(?<!from the)",
        r"\bThe[a-z ]* [1-6] (lies|lay|fit)\b|\ba [1-6]\b",
    ),
    "it": (
        r"\b(un|nessun|il|al|del|dal) (stella|casella|fila|carta|cima)\b", r"\bil 1\b|l’[2-6]|l’ ",
        r"\b(su|da|di|a) ((la|il|lo)\b|l’)", r"\b(una|nessuna|la) ([1-6]|dado|teschio|lato|livello)\b",
    ),
    "de": (
        r"\b([Ee]in|[Ee]inen|[Ee]inem|[Dd]er|[Dd]en|[Dd]as|[Kk]ein|[Dd]em) [a-zäöüß]+e [1-6]\b",
        r"\b(die|der|eine|keine) (Würfel|Totenkopf|Stern|Feld|Zug)\b(?<!die Würfel)", r"\b(auf|von) (auf|von)\b",
        r"\bvon die\b|\bauf das Spitze|liegt[a-zäöüß ]* auf die\b|([Ss]etzt|[Ss]etze|passt)[a-zäöüß1-6 ]* auf der\b",
    ),
}  # fmt: skip
"""What is never right in a language: wrong articles and cases, one preposition after another."""

MISTAKES = {
    "en": ("Ada places a orange 5.", "Put an blue 4 there.", "It lies on on g2.", "The most that show a 5."),
    "it": ("Prendi un stella.", "Riprende il 1 blu.", "Piazza un 4 blu su la cima.", "Smonta la lato."),
    "de": ("Ada setzt einen blaue 4.", "Nimm die Stern.", "Er liegt auf auf g2.", "Setze eine blaue 4 auf der Spitze."),
}
"""Sentences that the rules above must find fault with, one each."""


def values(this: Game, arg: Arg) -> tuple[Value, ...]:
    if arg.of == DICE:
        return FACES
    if arg.of == NUMBER:
        return (2, 3, 4) if arg.name == "needed" else tuple(range(7))
    return tuple(range(6)) if arg.of in (SEAT, ANYBODY) else this.lexicon.lists[arg.of]


def all_sentences(this: Game, language: str) -> Iterator[str]:
    """Every message with every word that can stand in it, each at least once."""
    texts, words = Texts(this, language), this.lexicon
    families: tuple[tuple[str, tuple[Any, ...]], ...] = (
        ("event", words.events), ("objection", words.reasons[1:]), ("prompt", words.prompts),
        ("remark", words.remarks), ("choice", words.verbs),
    )  # fmt: skip
    for family, declared in families:
        for one in declared:
            for n in range(max((len(values(this, arg)) for arg in one.args), default=1)):
                args = {arg.name: values(this, arg)[n % len(values(this, arg))] for arg in one.args}
                yield heard(texts, family, one.name, args)
    for seat in range(6):
        for n in range(4):
            yield texts.piece(Piece(f"stock-{seat + 1}", f"{COLOURS[seat]}-die", f"seat-{seat + 1}", state=n), PEOPLE)
            yield texts.piece(Piece("deck", "back", "draw", state=n), PEOPLE)


@ALL_LANGUAGES
def test_the_rules_of_a_language_find_its_mistakes(language: str) -> None:
    assert len(MISTAKES[language]) == len(WRONG[language])
    for mistake, wrong in zip(MISTAKES[language], WRONG[language], strict=True):
        assert re.search(wrong, mistake), mistake


@ALL_LANGUAGES
def test_no_sentence_breaks_a_rule_of_its_language(any_game: Game, language: str) -> None:
    sentences = set(all_sentences(any_game, language))
    assert len(sentences) > 500
    for text in sentences:
        assert not [wrong for wrong in WRONG[language] if re.search(wrong, text)], text


@ALL_LANGUAGES
def test_one_is_one_and_several_are_several(any_game: Game, language: str) -> None:
    """A number stands before the right form of what is counted; between them at most one word, a colour."""
    one, many = ("|".join(words[language]) for words in (ONE, MANY))
    colour = r"(?:(?!of|on|von|auf|del|from)[a-zäöüß]+ )?"
    counted = set()
    for text in all_sentences(any_game, language):
        assert not re.search(rf"(?<![a-x])1 {colour}({many})\b", text), text
        assert not re.search(rf"(?<![a-x])[02-9] {colour}({one})\b", text), text
        counted |= set(re.findall(rf"\b\d {colour}({one}|{many})\b", text))
    assert len(counted) > 10


@ALL_LANGUAGES
def test_a_sentence_begins_with_a_capital_and_ends(any_game: Game, language: str) -> None:
    """A name of a card, in its quotes, may stand before everything."""
    texts, words = Texts(any_game, language), any_game.lexicon
    families = (("event", words.events), ("objection", words.reasons[1:]), ("prompt", words.prompts))
    for family, declared in families:
        for one in declared:
            args = {arg.name: values(any_game, arg)[-1] for arg in one.args}
            for sentence in re.split(r"(?<=[.!?]) (?=\S)", heard(texts, family, one.name, args)):
                assert re.fullmatch(r"([“„][\w -]+[”“]: )?[A-ZÄÖÜÈ].*[.!?]", sentence), sentence
