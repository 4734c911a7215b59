"""All texts of Zenith that come in rows: made out of the pack and a few pieces (`text/things.en.ftl`), not written."""

from __future__ import annotations

from collections.abc import Mapping

from vetta.core.text import Messages, variants
from vetta.games.zenith.lexicon import SIDES, SPACES
from vetta.games.zenith.tables import LETTERS, LEVELS, TOKEN_NAMES
from vetta.games.zenith.words import composed as words
from vetta.packs.zenith import FACTIONS, PACK, PLANETS


def composed(language: str) -> Mapping[str, str]:
    """What the pack says, and the names of spaces, columns and of everything that can ask something."""
    own = Messages(language, "vetta.games.zenith")
    things = Messages(language, "vetta.games.zenith", part="things")
    texts = _with_levels_below(words(language))
    for agent in PACK.agents:
        texts[f"source-{agent.id}"] = texts[f"kind-{agent.id}"] = texts[f"agent-{agent.id}"]
        texts[f"kind-{agent.id}.text"] = texts[f"agent-{agent.id}.text"]
        texts[f"kind-{agent.id}.faction"] = own.say(f"faction-{agent.faction}")
        texts[f"kind-{agent.id}.printed"] = str(agent.cost)
    for name in TOKEN_NAMES:
        texts[f"kind-token-{name}"] = texts[f"source-token-{name}"] = texts[f"token-{name}"]
    for letter in map(str.lower, LETTERS):
        levels = [f"level-{letter}-{level}" for level in range(1, LEVELS + 1)]
        texts |= {f"source-{level}": texts[level] for level in levels}
        texts[f"kind-side-{letter}"] = things.say("technology", letter=letter.upper())
        texts[f"kind-side-{letter}.text"] = " ".join(f"{texts[level]}: {texts[f'{level}.text']}" for level in levels)
    texts["hand-without-badge"] = str(PACK.hand.none)
    for faction in FACTIONS:
        texts[f"source-leadership-{faction}"] = things.say("leadership", faction=own.say(f"faction-{faction}"))
    for row in (1, 2, 3):
        texts[f"source-row-{row}"] = things.say("row", row=row)
    two, four = _places(own, things, 2), _places(own, things, 4)
    return texts | {place: _by_seats(two[place], four[place]) for place in two}


def _places(own: Messages, things: Messages, seats: int) -> dict[str, str]:
    """Z9.1  Spaces and columns, named after the seats of a side: one of two players, or a team."""
    texts = {}
    who = [variants("who", own.forms(f"seats-{side}", {"seats": seats})) for side in SIDES]
    for planet in PLANETS:
        name = own.say(f"planet-{planet}")
        for space in range(SPACES):
            off = space - SPACES // 2
            towards = who[0] if off > 0 else who[1]
            texts[f"place-{planet}{space + 1}"] = things.say("space", planet=name, n=abs(off), **towards)
        for side, of_whom in zip(SIDES, who, strict=True):
            texts[f"place-column-{side}-{planet}"] = things.say("column", planet=name, **of_whom)
    return texts


def _by_seats(two: str, four: str) -> str:
    """A message that reads otherwise when teams play."""
    return two if two == four else f"{{ $seats ->\n        [4] {four}\n       *[2] {two}\n    }}"


def _with_levels_below(texts: Mapping[str, str]) -> dict[str, str]:
    """Z3.4  The texts, and for each level in its form `all` what it brings together with the levels below it."""
    found = {}
    for name, text in texts.items():
        found[name] = text
        if name.startswith("level-") and name.endswith(".text"):
            letter, level = name.removesuffix(".text").split("-")[1:]
            below = [texts[f"level-{letter}-{n}.text"] for n in range(int(level), 0, -1)]
            found[name.replace(".text", ".all")] = " ".join(below)
    return found
