"""The pack of Zenith as tables of numbers.

Planets, in board order, neighbours side by side:   0 mercury  1 venus  2 terra  3 mars  4 jupiter
Factions, as on the technology board:               0 animod  1 human  2 robot
Slots of open tokens: 0-4 the planets, 5-7 the factions (level 2). Agents: 18 for each planet, in the order of the pack.
"""

from __future__ import annotations

from itertools import product

from vetta.core.kernel import table
from vetta.games.zenith.programmes import Programmes
from vetta.packs.zenith import FACTIONS, PACK, PLANETS

SIDES = 2
SEATS = 4
AGENTS = len(PACK.agents)
TOKEN_KINDS = len(PACK.tokens)
LEVELS = 5
FARTHEST = PACK.track.control
"""Z5.2  The distance from the centre at which a disc is captured."""

START_CREDITS, START_ZENITHIUM, START_HAND = PACK.start.credits, PACK.start.zenithium, PACK.start.hand
GIFTS = PACK.team.gifts
SAME, PLANETS_WON, DISCS = PACK.victory.absolute, PACK.victory.democratic, PACK.victory.popular
REFILL = table([PACK.hand.none, PACK.hand.silver, PACK.hand.gold])
"""Z4.1  Cards in hand without the badge, with silver, with gold."""

LONGEST = table([0, 0, 300, 0, 800])
"""Z8.6  By number of seats: the turns after which a match is ended."""

AGENT_NAMES = tuple(agent.id for agent in PACK.agents)
TOKEN_NAMES = tuple(token.kind.replace("_", "-") for token in PACK.tokens)
LETTERS = tuple(side.letter for side in PACK.sides)
"""By faction and face: the letter of a side of the technology board."""

PLANET_OF = table(PLANETS.index(agent.planet) for agent in PACK.agents)
FACTION_OF = table(FACTIONS.index(agent.faction) for agent in PACK.agents)
COST = table(agent.cost for agent in PACK.agents)
TOKENS = table(token.count for token in PACK.tokens)

FACE_SETS = tuple(product(range(2), repeat=3))
"""Z2.2  The eight boards that the three sections can make; the first one is that of the first game."""
FACES = table(FACE_SETS)
BOARD_NAMES = tuple("-".join(LETTERS[2 * f + face] for f, face in enumerate(faces)) for faces in FACE_SETS)

ZONE = table([[int(planet in zone) for planet in PLANETS] for zone in (PACK.team.technology, PACK.team.diplomacy)])
"""Z9.4  By member of a team and planet: 1 if the member may recruit there."""

_written = Programmes()
OF_AGENT = table(_written.add(agent.id, agent.effects) for agent in PACK.agents)
"""Z1.2  By agent: the first line of its programme."""

OF_LEVEL = table(
    _written.add_technology(side.letter, side.levels, reversed_third=side.letter == "D") for side in PACK.sides
)
"""Z1.3  By side of the technology board and level from 0: the first line of what reaching that level brings."""

OF_TOKEN = table(_written.add(f"token-{token.kind}", token.effects) for token in PACK.tokens)
OF_LEADERSHIP = table(_written.add(f"leadership-{faction}", getattr(PACK.leadership, faction)) for faction in FACTIONS)
OF_ROW = table(_written.add(f"row-{row}", effects) for row, effects in enumerate(PACK.rows, 1))
"""By row from 0: the first line of the bonus for completing it."""

PARTS = tuple(_written.parts)
"""Z6.2, Z7.21  What questions are about; a line that asks names its part."""

LINES = table(_written.lines)
"""All programmes, line by line: see programmes.py. Read it with `at` in questions.py."""

SECOND, SECOND_TEAM, BEGINNER = (
    table(sum(e["amount"] for e in effects if e["planet"] == planet) for planet in PLANETS)
    for effects in (PACK.start.second, PACK.start.second_team, PACK.start.beginner)
)
"""Z2.7, Z2.8, Z9.2  By planet: the influence that the second side begins with."""
