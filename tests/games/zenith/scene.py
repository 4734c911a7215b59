"""Positions of Zenith set by hand, and small questions about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.modes import Mode, Position
from vetta.core.game import Setup

PLANETS = ("mercury", "venus", "terra", "mars", "jupiter")
FACTIONS = ("animod", "human", "robot")
SLOTS = (*PLANETS, *(f"{faction}-level-2" for faction in FACTIONS))
TOKENS = {
    "influence": 4, "zenithium-1": 3, "credits-3": 2, "credits-4": 2, "leader-badge": 2, "mobilize-2": 1, "exile-2": 1,
    "transfer-1": 1,
}  # fmt: skip
SWAPPING, TURN, ASKING, GIVING, ORDERING, OVER = range(6)
DECK, DISCARD, HAND, COLUMN, GIVEN, ASIDE = 0, 1, 2, 6, 8, 12
GONE = 9
OTHERS = ("bruss0l0", "mc4ffr3y", "w3lls", "m4rt1n")
"""What seats hold if nothing is said of them."""
INSTEAD = (("m4th3s0n", "v3rn3"), ("bish0p", "r0b1ns0n"), ("wul", "orw3ll"), ("ch4mb3rs", "b4rj4v3l"))
"""What they hold if that is somewhere else."""


def agent(p: Position, name: str) -> int:
    return p.game.lexicon.lists["agent"].index(name)


def scene(
    mode: Mode,
    *,
    seats: int = 2,
    acting: int = 0,
    discs: Mapping[str, int] | None = None,
    captured: Mapping[int, Sequence[int]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    columns: Mapping[int, Sequence[str]] | None = None,
    discards: Sequence[str] = (),
    coins: tuple[int, int] = (50, 50),
    zenithium: tuple[int, int] = (20, 20),
    badge: int = -1,
    gold: int = 0,
    levels: Mapping[int, tuple[int, int, int]] | None = None,
    tokens: Mapping[str, str] | None = None,
    **options: str,
) -> Position:
    """The start of a turn of `acting`. A disc is at -4 (side 1) to 4 (side 0), GONE if it is not there; discs stand in
    the centre unless given. Columns are agents by side, the last of each planet last. No token is open unless given,
    all others are in the reserve. A seat whose hand is not given holds one of OTHERS; all other agents are in the deck.
    """
    setup = {"first": f"seat-{acting + 1}", "boards": "S-U-N", **options}
    p = mode.new(Setup(seats, setup), 7)
    for _ in range(seats):
        p.play("ready")
    if seats == 4:
        p.play(f"begin {('technology', 'diplomacy')[acting // 2]}")
    assert (p.phase, p.acting) == (TURN, acting)
    laid = {name for names in (*(hands or {}).values(), *(columns or {}).values(), discards) for name in names}
    held = dict(hands or {})
    held |= {seat: fillers(seat, laid) for seat in range(seats) if seat != acting and seat not in held}
    lay_agents(p, held, columns or {}, discards)
    for number, planet in enumerate(PLANETS):
        p.disc[number] = (discs or {}).get(planet, 0)
        for side in range(2):
            p.captured[side, number] = (captured or {}).get(side, (0, 0, 0, 0, 0))[number]
    for side in range(2):
        p.credits[side], p.zenithium[side] = coins[side], zenithium[side]
        for number in range(3):
            p.level[side, number] = (levels or {}).get(side, (0, 0, 0))[number]
    p.badge, p.gold = badge, gold
    lay_tokens(p, tokens or {})
    p.mode.forget(p.s)
    return p


def fillers(seat: int, laid: set[str]) -> tuple[str, ...]:
    """What a seat holds of which nothing is said: an agent that lies nowhere else."""
    return (OTHERS[seat] if OTHERS[seat] not in laid else next(name for name in INSTEAD[seat] if name not in laid),)


def lay_agents(
    p: Position, hands: Mapping[int, Sequence[str]], columns: Mapping[int, Sequence[str]], discards: Sequence[str]
) -> None:
    planets = [planet for planet in range(5) for _ in range(18)]
    for number in range(90):
        p.where[number], p.below[number] = DECK, -1
    for side in range(2):
        for planet in range(5):
            p.top[side, planet], p.height[side, planet] = -1, 0
        for name in columns.get(side, ()):
            number = agent(p, name)
            planet = planets[number]
            p.below[number] = int(p.top[side, planet])
            p.top[side, planet] = number
            p.height[side, planet] += 1
            p.where[number] = COLUMN + side
    for seat in range(4):
        p.hand[seat] = len(hands.get(seat, ()))
        for name in hands.get(seat, ()):
            p.where[agent(p, name)] = HAND + seat
    for name in discards:
        p.where[agent(p, name)] = DISCARD
    p.discards = len(discards)
    p.deck = sum(int(where) == DECK for where in p.where)


def lay_tokens(p: Position, tokens: Mapping[str, str]) -> None:
    kinds = list(TOKENS)
    for number, slot in enumerate(SLOTS):
        p.slot[number] = kinds.index(tokens[slot]) if slot in tokens else -1
    for number, kind in enumerate(kinds):
        p.reserve[number] = TOKENS[kind] - list(tokens.values()).count(kind)
        p.used[number] = 0


def column(p: Position, side: int, planet: str) -> list[str]:
    """The agents of a column, the last one last."""
    names = p.game.lexicon.lists["agent"]
    found: list[str] = []
    number = int(p.top[side, PLANETS.index(planet)])
    while number >= 0:
        found.insert(0, names[number])
        number = int(p.below[number])
    return found


def hand(p: Position, seat: int) -> set[str]:
    names = p.game.lexicon.lists["agent"]
    return {names[n] for n in range(90) if p.where[n] in (HAND + seat, GIVEN + seat)}


def discs(p: Position) -> dict[str, int]:
    """Where the discs are that are not in the centre."""
    return {planet: int(p.disc[n]) for n, planet in enumerate(PLANETS) if p.disc[n] != 0}


def prompt(p: Position) -> str:
    """The name of what is asked of the seat to move."""
    return p.game.lexicon.prompts[p.prompt(p.seat)[0]].name


def mine(side: int, **places: int) -> dict[str, int]:
    """Discs as a side sees them: 1 to 3 on its own half, -1 to -3 on the other half."""
    return {planet: place * (1 - 2 * side) for planet, place in places.items()}


def told(p: Position) -> list[str]:
    """What happened in the last move, in names: "pulled 0 1 mercury"."""
    lines = []
    for name, *numbers in p.happened:
        happening = next(event for event in p.game.lexicon.events if event.name == name)
        words = [str(name)]
        for arg, number in zip(happening.args, numbers, strict=True):
            names = p.game.lexicon.lists.get(arg.of)
            words.append(names[int(number)] if names else str(number))
        lines.append(" ".join(words))
    return lines
