"""The texts of the legacy adventure that come in rows, made out of the pack and a few pieces (`text/things.en.ftl`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from vetta.core.text import Messages, variants
from vetta.games.ziggurat.tables import CELL_NAMES, COLOUR_NAMES, HERO_NAMES, PER_COLOUR, RING, TITLE_NAMES
from vetta.packs.ziggurat import PACK, Card

SIDE_NAMES = ("south", "west", "north", "east")
TWO_PLAYERS = "two-players"
SUMMIT_NAME = CELL_NAMES[RING]


def composed(language: str) -> Mapping[str, str]:
    """Spaces, spirits, the tower, cards, titles and heroes, each as a word and as a piece."""
    things = Messages(language, "vetta.games.ziggurat", part="things")
    texts: dict[str, str] = {}
    for name in CELL_NAMES[:RING]:
        _add(texts, f"space-{name}", things.forms("space", {"name": name}))
    _add(texts, f"space-{SUMMIT_NAME}", things.forms("summit", {}))
    for colour in COLOUR_NAMES:
        _add_spirits(texts, things, colour)
    _add_tower(texts, things)
    for card in PACK.cards:
        name, text = _card(things, card)
        texts[f"card-{card.id}"] = name
        _add(texts, f"kind-{card.id}", {"": name, "text": text})
    for title in TITLE_NAMES:
        said = things.forms(f"title-{title}", {})
        texts[f"title-{title}"] = said[""]
        _add(texts, f"kind-title-{title}", said)
    for hero in HERO_NAMES:
        said = things.forms(f"hero-{hero}", {})
        _add(texts, f"kind-hero-{hero}", {"": said[""], "text": said["text"]})
    return texts


def _add_spirits(texts: dict[str, str], things: Messages, colour: str) -> None:
    """G1.4  A colour, its spirits as words and as pieces, and the square where they appear."""
    words = things.forms(f"colour-{colour}", {})
    said = {"colour-id": colour} | variants("colour", words)
    _add(texts, f"colour-{colour}", words)
    for number in range(1, PER_COLOUR + 1):
        _add(texts, f"spirit-{colour}-{number}", things.forms("spirit", {**said, "number": str(number)}))
    texts[f"kind-spirit-{colour}"] = things.say("spirit-kind", **said)
    _add(texts, f"kind-square-{colour}", things.forms("square", said))


def _add_tower(texts: dict[str, str], things: Messages) -> None:
    """G1.2  Ladders and ramps by where they begin, and houses by their side."""
    for foot, top in PACK.ladders:
        ladder = "ladder-to-summit" if top == SUMMIT_NAME else "ladder"
        _add(texts, f"kind-ladder-{foot}", things.forms(ladder, {"from": foot, "to": top}))
    for top, bottom in PACK.ramps:
        _add(texts, f"kind-ramp-{top}", things.forms("ramp", {"to": bottom}))
    for side in SIDE_NAMES:
        _add(texts, f"kind-house-{side}", things.forms(f"house-{side}", {}))


def _card(things: Messages, card: Card) -> tuple[str, str]:
    """G1.5  The name of a card, in which its words in capitals say whose, and all that it does in sentences."""
    parts = list(_halves(things, card))
    texts = [part["text"] for part in parts]
    names = [part[""] for part in parts[: 2 if card.icon == TWO_PLAYERS else 3]]
    return ", ".join(names), " ".join(texts)


def _halves(things: Messages, card: Card) -> Iterator[Mapping[str, str]]:
    """The upper half, the lower half, and the sign if there is one."""
    yield things.forms(f"hero-{card.hero}", {"steps": card.steps})
    colour = things.variables("colour", f"colour-{card.colour}") if card.colour in COLOUR_NAMES else {}
    yield things.forms(f"spirits-{card.spirit}", {**colour, "steps": card.spirit_steps})
    if card.icon:
        yield things.forms(f"sign-{card.icon}", {})


def _add(texts: dict[str, str], message: str, forms: Mapping[str, str]) -> None:
    """A message in all its forms, the plain one first."""
    for form, text in forms.items():
        texts[f"{message}.{form}" if form else message] = text
