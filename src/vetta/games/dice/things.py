"""The texts of the dice race that come in rows, made out of the pack and a few pieces (`text/things.en.ftl`)."""

from __future__ import annotations

from collections.abc import Mapping

from vetta.core.text import Messages
from vetta.games.dice.tables import (
    CARD_NAMES,
    CELL_NAMES,
    COLOUR_NAMES,
    EQUAL,
    PINNACLE,
    PLACE_NAMES,
    SIDE_CELLS,
    SIDES,
    VALUES,
    WIDEST,
)


def composed(language: str) -> Mapping[str, str]:
    """Dice by colour and value, places of the tower, sides and cards, each as a word and as a piece or a place."""
    things = Messages(language, "vetta.games.dice", part="things")
    texts: dict[str, str] = {}
    for colour in COLOUR_NAMES:
        _add_dice(texts, things, colour)
    for name in CELL_NAMES[:PINNACLE]:
        _add(texts, f"cell-{name}", things.forms("cell", {"name": name}))
    _add(texts, f"cell-{CELL_NAMES[PINNACLE]}", things.forms("pinnacle", {}))
    for side in range(SIDES):
        first = side * SIDE_CELLS
        letters = {"first": CELL_NAMES[first][0], "last": CELL_NAMES[first + WIDEST - 1][0]}
        texts[f"side-{side + 1}"] = things.say("side", **letters)
        texts[f"place-side-{side + 1}"] = things.say("side-place", **letters)
    for position in PLACE_NAMES:
        texts[f"position-{position}"] = things.say("position", number=position)
    for card in CARD_NAMES:
        said = things.forms(f"card-{card}", {"equal": EQUAL})
        texts[f"card-{card}"] = said[""]
        _add(texts, f"kind-{card}", said)
    return texts


def _add_dice(texts: dict[str, str], things: Messages, colour: str) -> None:
    """D1.4  A colour; its dice, as words and as pieces, each with the colour as what its sign means; one not rolled."""
    words = things.variables("colour", f"colour-{colour}")
    texts[f"colour-{colour}"] = str(words["colour"])
    for value in range(1, VALUES + 1):
        said = things.forms("die", {**words, "value": value})
        _add(texts, f"die-{colour}-{value}", said)
        _add(texts, f"kind-{colour}-{value}", {"": said[""], "sign": str(words["colour"])})
    _add(texts, f"kind-{colour}-die", things.forms("unrolled", words))


def _add(texts: dict[str, str], message: str, forms: Mapping[str, str]) -> None:
    """A message in all its forms, the plain one first."""
    for form, text in forms.items():
        texts[f"{message}.{form}" if form else message] = text
