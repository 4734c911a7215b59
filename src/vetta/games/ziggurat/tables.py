"""G1  The tower and the pack as tables of numbers.

Spaces: the rings from the village up, clockwise from the corner where the south side begins, then the summit.

    village 0 .. 39, terrace one 40 .. 71, two 72 .. 95, three 96 .. 111, four 112 .. 119, summit 120

They are named as on squared paper seen from above, a1 .. k11, the summit being f6. Sides: south 0, west 1, north 2,
east 3. Spirits: 0 .. 11, three of each colour.
"""

from __future__ import annotations

from vetta.core.kernel import table
from vetta.packs.ziggurat import FINDS, ICONS, PACK, SCOPES, SPIRIT_SCOPES

SIDES = 4
SEATS = 4
LEVELS = len(PACK.levels)
SUMMIT_LEVEL = LEVELS
RING = SIDES * sum(PACK.levels)
SUMMIT = RING
CELLS = SUMMIT + 1

COLOUR_NAMES = PACK.colours
COLOURS = len(COLOUR_NAMES)
PER_COLOUR = PACK.spirits
SPIRITS = COLOURS * PER_COLOUR
SPIRIT_NAMES = tuple(f"{colour}-{n + 1}" for colour in COLOUR_NAMES for n in range(PER_COLOUR))
HERO_NAMES = PACK.heroes
FIND_NAMES = FINDS
KINDS = len(FINDS)
GOURD, SANDALS, BELL, ROPE = range(KINDS)
WATERS = PACK.water
CARDS = len(PACK.cards)
CARD_NAMES = tuple(card.id for card in PACK.cards)
TITLE_NAMES = tuple(title.id for title in PACK.titles)
TITLES = len(TITLE_NAMES)
CHAPTERS = 6

_SIZE = [SIDES * side for side in PACK.levels]


def _name(level: int, index: int) -> str:
    """A space on squared paper: level 0 is the outermost ring, index 0 the corner where the south side begins."""
    side, offset = divmod(index, PACK.levels[level])
    far = LEVELS - level
    x, y = (
        (LEVELS + far - offset, LEVELS - far),
        (LEVELS - far, LEVELS - far + offset),
        (LEVELS - far + offset, LEVELS + far),
        (LEVELS + far, LEVELS + far - offset),
    )[side]
    return f"{'abcdefghijk'[x]}{y + 1}"


_WHERE = [(level, index) for level in range(LEVELS) for index in range(_SIZE[level])]
CELL_NAMES = (*(_name(level, index) for level, index in _WHERE), "f6")


def _cells(names: tuple[str, ...]) -> list[int]:
    return [CELL_NAMES.index(name) for name in names]


SIZE = table(_SIZE)
FIRST = table(sum(_SIZE[:level]) for level in range(LEVELS))
"""G1.1  How many spaces a ring has, and its first one."""
LEVEL = table([level for level, _ in _WHERE] + [SUMMIT_LEVEL])
CLOCKWISE, COUNTER = range(2)
NEXT = table(
    [[FIRST[level] + (index + 1) % _SIZE[level], FIRST[level] + (index - 1) % _SIZE[level]] for level, index in _WHERE]
    + [[SUMMIT, SUMMIT]]
)
"""G4.1  The space beside another on its ring, clockwise and counter-clockwise."""

HOUSE = table(_cells(PACK.houses))
SPAWN = table([_cells(PACK.spawns), _cells(PACK.expert_spawns)])
"""G1.4  Where the spirits of a colour appear: as printed, and for experts."""


def _to(pairs: tuple[tuple[str, str], ...]) -> list[int]:
    leads = {CELL_NAMES.index(here): CELL_NAMES.index(there) for here, there in pairs}
    return [leads.get(cell, -1) for cell in range(CELLS)]


UP = table(_to(PACK.ladders))
DOWN = table(_to(PACK.ramps))
"""G1.2  Where a ladder that begins in a space leads, and where a ramp ends; -1 where there is none."""
LADDERS = len(PACK.ladders)
FOOT = table(_cells(tuple(foot for foot, _ in PACK.ladders)))
RAMPS = len(PACK.ramps)
RAMP_TOP = table(_cells(tuple(top for top, _ in PACK.ramps)))
PITS = table(_cells(PACK.pits))
PIT_COUNT = len(PACK.pits)
PIT = table(_cells(PACK.pits).index(cell) if cell in _cells(PACK.pits) else -1 for cell in range(CELLS))
"""G1.2  Which pit is in a space; -1 for none."""

ALCOVES = 4
ALCOVE = table(_cells(PACK.alcoves))
ARCHWAY = table([_cells(PACK.low_archways), _cells(PACK.high_archways)])
LAMP_STAND = table(_cells(PACK.lamp_stands))
KEYHOLES = 8
KEYHOLE = table(_cells(PACK.keyholes))
SPRINGS = 4
SPRING = table(_cells(PACK.springs))
SLABS = 4
SLAB = table(_cells(PACK.slabs))
EGG_START = CELL_NAMES.index(PACK.egg)
EXITS = 4
EXIT = table(_cells(PACK.exits))
FIND_COUNT = table(PACK.finds[kind] for kind in FINDS)

YOUR, ANY, EACH = range(3)
ONE_SPIRIT, EACH_SPIRIT, ANY_SPIRIT, SPAWN_SPIRIT = range(4)
NO_ICON, TWO_PLAYERS, SATCHEL, WHEEL, RAIN, FLAME, FEATHER = range(7)
CHAPTER_OF = table(card.chapter for card in PACK.cards)
HERO_SCOPE = table(SCOPES.index(card.hero) for card in PACK.cards)
HERO_STEPS = table(card.steps for card in PACK.cards)
SPIRIT_SCOPE = table(SPIRIT_SCOPES.index(card.spirit) for card in PACK.cards)
SPIRIT_COLOUR = table(COLOUR_NAMES.index(card.colour) if card.colour in COLOUR_NAMES else -1 for card in PACK.cards)
SPIRIT_STEPS = table(card.spirit_steps for card in PACK.cards)
ICON = table(1 + ICONS.index(card.icon) if card.icon else NO_ICON for card in PACK.cards)
TITLE_CHAPTER = table(title.chapter for title in PACK.titles)

LETTERS = "ABCDEFGHIJKLMNOPQRS"
A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S = range(len(LETTERS))  # noqa: E741
_FROM = {2: "AENQS", 3: "CFJ", 4: "GIOP", 5: "DKM", 6: "BHLR"}
_ONLY = {"F": 3, "D": 5, "K": 5, "B": 6, "H": 6, "L": 6, "R": 6}


def _is_in_force(letter: str, chapter: int) -> int:
    if letter in _ONLY:
        return int(chapter == _ONLY[letter])
    return int(any(letter in letters and chapter >= first for first, letters in _FROM.items()))


IN_FORCE = table([_is_in_force(letter, chapter) for chapter in range(1, CHAPTERS + 1)] for letter in LETTERS)
"""G20  Whether a sticker's rule holds in a chapter, counted from 0."""

SEATED = ((0, 2), (1, 3), (0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3), (0, 1, 2, 3))
"""G2.3  Which sides can be played: for two players opposite ones, for three any."""
SIDE = table([*sides, *[-1] * (SEATS - len(sides))] for sides in SEATED)
SEATED_NAMES = tuple("-".join(("south", "west", "north", "east")[side] for side in sides) for sides in SEATED)

BOIL = table([0, 0, 4, 5, 5])
"""G20.4  The boiling point by number of players."""
