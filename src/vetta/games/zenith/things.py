"""All texts of Zenith that come in rows: made out of the pack and a few pieces (`text/things.en.ftl`), not written."""

from __future__ import annotations

from collections.abc import Mapping

from vetta.core.text import Messages, variants
from vetta.games.zenith.lexicon import SIDES, SPACES, STRETCHES
from vetta.games.zenith.tables import LETTERS, LEVELS, PARTS, TOKEN_NAMES
from vetta.games.zenith.words import Words
from vetta.games.zenith.words import composed as words
from vetta.packs.zenith import FACTIONS, PACK, PLANETS


def composed(language: str) -> Mapping[str, str]:
    """What the pack says, and the names of spaces, columns and of everything that can ask something."""
    own = Messages(language, "vetta.games.zenith")
    things = Messages(language, "vetta.games.zenith", part="things")
    says = Words(language)
    texts = _with_levels_below(words(language))
    texts |= _agents(own, texts)
    texts |= _tokens(things, texts)
    texts |= _technologies(own, things, says, texts)
    texts |= {f"part-{part.name}": says.part(part.cost, part.gain) for part in PARTS}
    texts |= {f"stretch-{planets}": says.listed(planets.split("-")) for planets in STRETCHES}
    two, four = _places(own, things, 2), _places(own, things, 4)
    return texts | {place: _by_seats(two[place], four[place]) for place in two}


def _agents(own: Messages, said: Mapping[str, str]) -> dict[str, str]:
    """Z1.2  Agents as cards, and as what asks something."""
    texts = {}
    for agent in PACK.agents:
        texts[f"source-{agent.id}"] = texts[f"kind-{agent.id}"] = said[f"agent-{agent.id}"]
        texts[f"kind-{agent.id}.text"] = said[f"agent-{agent.id}.text"]
        texts[f"kind-{agent.id}.faction"] = own.say(f"faction-{agent.faction}")
        texts[f"kind-{agent.id}.printed"] = str(agent.cost)
    texts["hand-without-badge"] = str(PACK.hand.none)
    return texts


def _tokens(things: Messages, said: Mapping[str, str]) -> dict[str, str]:
    """Z1.4, Z3.5  Tokens as pieces, as what asks something, and as what a level brings besides its effects."""
    texts = {"prize-none": _after("")}
    for name in TOKEN_NAMES:
        texts[f"kind-token-{name}"] = token = said[f"token-{name}"]
        texts[f"source-token-{name}"] = things.say("token", token=token)
        texts[f"prize-{name}"] = _after(f"{texts[f'source-token-{name}']}.")
    return texts


def _technologies(own: Messages, things: Messages, says: Words, said: Mapping[str, str]) -> dict[str, str]:
    """Z1.3, Z3.6, Z3.7  The sides of the board with all they say, their levels, the rows, and leadership."""
    texts = {"row-bonus-none": _after("")}
    for letter in map(str.lower, LETTERS):
        levels = [f"level-{letter}-{level}" for level in range(1, LEVELS + 1)]
        texts |= {f"source-{level}": said[level] for level in levels}
        texts[f"kind-side-{letter}"] = things.say("technology", letter=letter.upper())
        texts[f"kind-side-{letter}.text"] = " ".join(f"{said[level]}: {said[f'{level}.text']}" for level in levels)
    for row, effects in enumerate(PACK.rows, 1):
        texts[f"source-row-{row}"] = things.say("row", row=row)
        texts[f"row-bonus-{row}"] = _after(f"{texts[f'source-row-{row}']}: {says.text(effects)}")
    for faction in FACTIONS:
        texts[f"source-leadership-{faction}"] = things.say("leadership", faction=own.say(f"faction-{faction}"))
        _badge, *more = getattr(PACK.leadership, faction)
        texts[f"leadership-{faction}"] = says.part((), more)
    return texts


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
    """Z3.4  The texts, and for each level in its form `below` what the levels below it bring."""
    found = {}
    for name, text in texts.items():
        found[name] = text
        if name.startswith("level-") and name.endswith(".text"):
            letter, level = name.removesuffix(".text").split("-")[1:]
            below = [f"level-{letter}-{n}" for n in range(int(level) - 1, 0, -1)]
            said = " ".join(f"{texts[one]}: {texts[f'{one}.text']}" for one in below)
            found[name.replace(".text", ".below")] = _after(said)
    return found


def _after(text: str) -> str:
    """A sentence that follows others, if there is one."""
    return f'{{ "{" " if text else ""}" }}{text}'
