"""All texts of Zenith that come in rows: made out of the pack and a few pieces (`text/things.en.ftl`), not written."""

from __future__ import annotations

from collections.abc import Mapping

from vetta.core.text import Messages
from vetta.games.zenith.lexicon import SIDES, SPACES
from vetta.games.zenith.tables import AGENT_NAMES, LETTERS, LEVELS, TOKEN_NAMES
from vetta.games.zenith.words import composed as words
from vetta.packs.zenith import FACTIONS, PLANETS


def composed(language: str) -> Mapping[str, str]:
    """What the pack says, and the names of spaces, columns and of everything that can ask something."""
    own = Messages(language, "vetta.games.zenith")
    things = Messages(language, "vetta.games.zenith", part="things")
    texts = _with_levels_below(words(language))
    for name in AGENT_NAMES:
        texts[f"source-{name}"] = texts[f"agent-{name}"]
        texts[f"kind-{name}"] = texts[f"agent-{name}"]
        texts[f"kind-{name}.text"] = texts[f"agent-{name}.text"]
    for name in TOKEN_NAMES:
        texts[f"kind-token-{name}"] = texts[f"source-token-{name}"] = texts[f"token-{name}"]
    for letter in LETTERS:
        for level in range(1, LEVELS + 1):
            texts[f"source-level-{letter.lower()}-{level}"] = texts[f"level-{letter.lower()}-{level}"]
    for faction in FACTIONS:
        texts[f"source-leadership-{faction}"] = things.say("leadership", faction=own.say(f"faction-{faction}"))
    for row in (1, 2, 3):
        texts[f"source-row-{row}"] = things.say("row", row=row)
    for planet in PLANETS:
        name = own.say(f"planet-{planet}")
        for space in range(SPACES):
            off = space - SPACES // 2
            side = "centre" if off == 0 else SIDES[0] if off > 0 else SIDES[1]
            texts[f"place-{planet}{space + 1}"] = things.say("space", planet=name, side=side, n=abs(off))
        for side in SIDES:
            texts[f"place-column-{side}-{planet}"] = things.say("column", planet=name, side=side)
    return texts


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
