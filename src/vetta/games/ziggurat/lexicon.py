"""The names behind the numbers of the legacy adventure: pieces, kinds, places, and the lists that texts draw on."""

from __future__ import annotations

from vetta.core.lexicon import SEAT, Arg, Kind, Lexicon, Memo, Option, PieceName, Place, Verb
from vetta.games.ziggurat.actions import (
    DECIDE,
    DECISIONS,
    EXIT_BY,
    HERO,
    KEEP,
    MARK,
    NONE,
    PASS,
    SPIRIT,
    USE,
    USES,
    WAY,
)
from vetta.games.ziggurat.events import COLOUR, EVENTS, FIND, PROMPTS, REASONS, REMARKS
from vetta.games.ziggurat.tables import (
    ALCOVES,
    CARD_NAMES,
    CARDS,
    CELL_NAMES,
    CELLS,
    CHAPTERS,
    COLOUR_NAMES,
    COLOURS,
    EXIT,
    EXITS,
    FIND_NAMES,
    HERO_NAMES,
    KEYHOLES,
    KINDS,
    LEVELS,
    PIT_COUNT,
    RING,
    SEATED,
    SEATED_NAMES,
    SEATS,
    SIDES,
    SLABS,
    SPIRIT_NAMES,
    SPIRITS,
    SPRINGS,
    TITLE_NAMES,
    TITLES,
)
from vetta.packs.ziggurat import PACK

SIDE_NAMES = ("south", "west", "north", "east")
LOSSES = (
    "none", "pit", "scorched", "spirit-on-summit", "no-card", "too-early", "too-few-spirits", "boiled", "house-on-fire",
    "deserted",
)  # fmt: skip
"""G8.2  In the order of state.py."""
WAYS = ("clockwise", "counter")

# Pieces, in this order: what is printed on the tower (ladders, ramps, pits, houses, spawn squares), what later
# chapters add (archways, springs, slabs, keyholes, hearths), heroes, spirits, cards, the draw pile, Finds on alcoves,
# Finds by seat and kind, the supply of Finds, lamps, wedges, locks, the Turnstone, Water, jars, the Egg, the heat
# marker, flames, Second Wind, titles, and the danger of each space.
LADDER_PIECES = 0
RAMP_PIECES = LADDER_PIECES + len(PACK.ladders)
PIT_PIECES = RAMP_PIECES + len(PACK.ramps)
HOUSE_PIECES = PIT_PIECES + PIT_COUNT
SPAWN_PIECES = HOUSE_PIECES + SIDES
ARCHWAY_PIECES = SPAWN_PIECES + COLOURS
SPRING_PIECES = ARCHWAY_PIECES + 2
SLAB_PIECES = SPRING_PIECES + SPRINGS + 1
KEYHOLE_PIECES = SLAB_PIECES + SLABS
HEARTH_PIECES = KEYHOLE_PIECES + KEYHOLES
HERO_PIECES = HEARTH_PIECES + SIDES
SPIRIT_PIECES = HERO_PIECES + SEATS
CARD_PIECES = SPIRIT_PIECES + SPIRITS
DECK_PIECE = CARD_PIECES + CARDS
ALCOVE_PIECES = DECK_PIECE + 1
FIND_PIECES = ALCOVE_PIECES + ALCOVES
SUPPLY_PIECE = FIND_PIECES + SEATS * KINDS
LAMP_PIECES = SUPPLY_PIECE + 1
WEDGE_PIECES = LAMP_PIECES + SIDES
LOCK_PIECES = WEDGE_PIECES + SEATS
TURNSTONE_PIECE = LOCK_PIECES + LEVELS - 1
WATER_PIECE = TURNSTONE_PIECE + 1
JAR_PIECES = WATER_PIECE + 1
EGG_PIECE = JAR_PIECES + SEATS
HEAT_PIECE = EGG_PIECE + 1
FLAME_PIECES = HEAT_PIECE + 1
WIND_PIECE = FLAME_PIECES + SEATS
TITLE_PIECES = WIND_PIECE + 1
DANGER_PIECES = TITLE_PIECES + TITLES
PIECES = DANGER_PIECES + RING

_SEAT_NUMBERS = range(1, SEATS + 1)
_FEET = tuple(foot for foot, _ in PACK.ladders)
_TOPS = tuple(top for top, _ in PACK.ramps)

_PIECES = (
    *(PieceName(f"ladder-{foot}", "feature") for foot in _FEET),
    *(PieceName(f"ramp-{top}", "feature") for top in _TOPS),
    *(PieceName(f"pit-{pit}", "feature") for pit in PACK.pits),
    *(PieceName(f"house-{side}", "feature") for side in SIDE_NAMES),
    *(PieceName(f"square-{colour}", "feature") for colour in COLOUR_NAMES),
    PieceName("archway-1", "feature"), PieceName("archway-2", "feature"),
    *(PieceName(f"spring-{n + 1}", "feature") for n in range(SPRINGS + 1)),
    *(PieceName(f"slab-{n + 1}", "feature") for n in range(SLABS)),
    *(PieceName(f"keyhole-{name}", "feature") for name in PACK.keyholes),
    *(PieceName(f"hearth-{side}", "feature") for side in SIDE_NAMES),
    *(PieceName(f"hero-{seat}", "hero", SEAT) for seat in _SEAT_NUMBERS),
    *(PieceName(name, "spirit") for name in SPIRIT_NAMES),
    *(PieceName(name, "card") for name in CARD_NAMES),
    PieceName("draw-pile", "deck"),
    *(PieceName(f"alcove-{n + 1}", "find") for n in range(ALCOVES)),
    *(PieceName(f"{kind}-{seat}", "finds") for seat in _SEAT_NUMBERS for kind in FIND_NAMES),
    PieceName("find-supply", "supply"),
    *(PieceName(f"lamp-{side}", "goal") for side in SIDE_NAMES),
    *(PieceName(f"wedges-{seat}", "finds") for seat in _SEAT_NUMBERS),
    *(PieceName(f"lock-{level}", "lock") for level in range(1, LEVELS)),
    PieceName("turnstone", "goal"),
    PieceName("water", "supply"),
    *(PieceName(f"jar-{seat}", "finds") for seat in _SEAT_NUMBERS),
    PieceName("egg", "goal"),
    PieceName("heat", "heat"),
    *(PieceName(f"flame-{seat}", "finds") for seat in _SEAT_NUMBERS),
    PieceName("second-wind", "supply"),
    *(PieceName(f"title-{name}", "title") for name in TITLE_NAMES),
    *(PieceName(f"danger-{name}", "danger") for name in CELL_NAMES[:RING]),
)  # fmt: skip

# Kinds: ladders and ramps by where they begin, the other features, heroes, spirits, cards, and the rest.
LADDER_KINDS = 0
RAMP_KINDS = LADDER_KINDS + len(_FEET)
PIT_KIND = RAMP_KINDS + len(_TOPS)
HOUSE_KINDS = PIT_KIND + 1
SPAWN_KINDS = HOUSE_KINDS + SIDES
ARCHWAY_KIND = SPAWN_KINDS + COLOURS
SPRING_KIND = ARCHWAY_KIND + 1
WHOLE_SLAB = SPRING_KIND + 1
BROKEN_SLAB = WHOLE_SLAB + 1
KEYHOLE_KIND = BROKEN_SLAB + 1
UNLIT_HEARTH = KEYHOLE_KIND + 1
LIT_HEARTH = UNLIT_HEARTH + 1
HERO_KINDS = LIT_HEARTH + 1
SPIRIT_KINDS = HERO_KINDS + len(HERO_NAMES)
CARD_KINDS = SPIRIT_KINDS + COLOURS
BACK = CARD_KINDS + CARDS
FIND_KINDS = BACK + 1
FIND_BACK = FIND_KINDS + KINDS
LAMP_KIND = FIND_BACK + 1
WEDGE_KIND = LAMP_KIND + 1
LOCKED_KIND = WEDGE_KIND + 1
OPEN_KIND = LOCKED_KIND + 1
TURNSTONE_KIND = OPEN_KIND + 1
WATER_KIND = TURNSTONE_KIND + 1
EGG_KIND = WATER_KIND + 1
HEAT_KIND = EGG_KIND + 1
FLAME_KIND = HEAT_KIND + 1
WIND_KIND = FLAME_KIND + 1
TITLE_KINDS = WIND_KIND + 1
DANGER_KIND = TITLE_KINDS + TITLES

_KINDS = (
    *(Kind(f"ladder-{foot}", "^") for foot in _FEET),
    *(Kind(f"ramp-{top}", "v") for top in _TOPS),
    Kind("pit", "O"),
    *(Kind(f"house-{side}", "H") for side in SIDE_NAMES),
    *(Kind(f"square-{colour}", "s") for colour in COLOUR_NAMES),
    Kind("archway", "n"), Kind("spring", "~"), Kind("slab", "="), Kind("broken-slab", "O"), Kind("keyhole", "k"),
    Kind("hearth", "h"), Kind("lit-hearth", "*"),
    *(Kind(f"hero-{name}") for name in HERO_NAMES),
    *(Kind(f"spirit-{colour}", colour[0].upper()) for colour in COLOUR_NAMES),
    *(Kind(name) for name in CARD_NAMES),
    Kind("back"),
    *(Kind(name) for name in FIND_NAMES),
    Kind("find-back"), Kind("lamp"), Kind("wedge"), Kind("locked"), Kind("open"), Kind("turnstone"), Kind("water"),
    Kind("egg"), Kind("heat"), Kind("flame"), Kind("second-wind"),
    *(Kind(f"title-{name}") for name in TITLE_NAMES),
    Kind("danger"),
)  # fmt: skip

# Places: the spaces (numbered as in tables.py), then the rest.
HOME_AT = CELLS
SUPPLY_AT = HOME_AT + 1
PITS_AT = SUPPLY_AT + 1
ROW_AT = PITS_AT + 1
PLUME_AT = ROW_AT + 1
SEATS_AT = PLUME_AT + 1
PLAYED_AT = SEATS_AT + SEATS
DRAW_AT = PLAYED_AT + 1
DISCARD_AT = DRAW_AT + 1
BOX_AT = DISCARD_AT + 1
LEVELS_AT = BOX_AT + 1
ANSWERS_AT = LEVELS_AT + LEVELS
USES_AT = ANSWERS_AT + 4
DECISIONS_AT = USES_AT + len(USES)

ANSWERS = (*WAYS, "pass", "none")
"""In the order of the actions."""


def _spot(name: str) -> tuple[int, int]:
    """Seen from above: letters from west to east, numbers from south to north."""
    return ord(name[0]) - ord("a"), 2 * LEVELS + 1 - int(name[1:])


_PLACES = (
    *(Place(name, "space", _spot(name)) for name in CELL_NAMES[:RING]),
    Place("f6", "summit", _spot("f6")),
    Place("home"), Place("spirit-supply"), Place("pits"), Place("quench-row"), Place("plume-row"),
    *(Place(f"seat-{seat}", "seat") for seat in _SEAT_NUMBERS),
    Place("played"), Place("draw"), Place("discards"), Place("beside"),
    *(Place(f"level-{level}", "level") for level in range(LEVELS)),
    *(Place(f"answer-{answer}", "answer") for answer in ANSWERS),
    *(Place(f"use-{use}", "use") for use in USES),
    *(Place(f"decide-{decision}", "decision") for decision in DECISIONS),
)  # fmt: skip

SPACE_LIST = (*CELL_NAMES[:RING], "f6")

LEXICON = Lexicon(
    pieces=_PIECES,
    kinds=_KINDS,
    places=_PLACES,
    prompts=PROMPTS,
    events=EVENTS,
    reasons=REASONS,
    remarks=REMARKS,
    verbs=(
        Verb("clockwise", WAY, 1),
        Verb("counter", WAY + 1, 1),
        Verb("pass", PASS, 1),
        Verb("none", NONE, 1),
        Verb("hero", HERO, SEATS, (Arg("number", "number-of-seat"),)),
        Verb("spirit", SPIRIT, SPIRITS, (Arg("spirit", "spirit"),)),
        Verb("exit", EXIT_BY, EXITS, (Arg("exit", "exit"),)),
        Verb("use", USE, len(USES), (Arg("use", "use"),)),
        Verb("keep", KEEP, KINDS, (FIND,)),
        Verb("decide", DECIDE, len(DECISIONS), (Arg("decision", "decision"),)),
        Verb("mark", MARK, RING, (Arg("space", "ring-space"),)),
    ),
    lists={
        "space": SPACE_LIST,
        "ring-space": CELL_NAMES[:RING],
        "spirit": SPIRIT_NAMES,
        COLOUR.of: COLOUR_NAMES,
        "card": CARD_NAMES,
        "find": FIND_NAMES,
        "title": TITLE_NAMES,
        "loss": LOSSES,
        "decision": DECISIONS,
        "use": USES,
        "way": WAYS,
        "side": SIDE_NAMES,
        "exit": tuple(CELL_NAMES[EXIT[n]] for n in range(EXITS)),
        "number-of-seat": tuple(str(seat) for seat in _SEAT_NUMBERS),
    },
    options=(
        Option("chapter", tuple(str(chapter + 1) for chapter in range(CHAPTERS))),
        Option(
            "sides",
            SEATED_NAMES,
            fits={seats: tuple(n for n, sides in enumerate(SEATED) if len(sides) == seats) for seats in (2, 3, 4)},
        ),
        Option(
            "first",
            ("chance", *(f"seat-{seat}" for seat in _SEAT_NUMBERS)),
            fits={seats: tuple(range(seats + 1)) for seats in (2, 3, 4)},
        ),
        Option(
            "leader",
            ("nobody", *(f"seat-{seat}" for seat in _SEAT_NUMBERS)),
            fits={seats: tuple(range(seats + 1)) for seats in (2, 3, 4)},
        ),
        Option("spawns", ("printed", "expert")),
        Option("family", ("no", "yes")),
    ),
    memory=(
        Memo("campaign", 1),
        Memo("stamp", (1 << 31) - 1),
        Memo("claimed", (1 << TITLES) - 1),
        Memo("archway", 2),
        Memo("tool", 2),
        Memo("plate", PIT_COUNT),
        Memo("spring", RING),
        Memo("building", 2),
        Memo("winds", 2),
        *(Memo(f"kept_{seat}", KINDS) for seat in _SEAT_NUMBERS),
        *(Memo(f"hero_{seat}", len(HERO_NAMES)) for seat in _SEAT_NUMBERS),
    ),
)
