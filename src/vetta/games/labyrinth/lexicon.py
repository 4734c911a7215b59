"""The names behind the numbers of 3D Labyrinth: pieces, kinds, places, and the lists that texts draw on."""

from __future__ import annotations

from vetta.core.lexicon import ANYBODY, SEAT, Arg, Kind, Lexicon, Option, PieceName, Place, Verb
from vetta.games.labyrinth.actions import GO, PAY, PUSH, PUSHES, STAY
from vetta.games.labyrinth.events import ARROW, CARD, CELL, EVENTS, PROMPTS, REASONS, REMARKS
from vetta.games.labyrinth.tables import ARROW_NAMES, CELL_NAMES, CELLS, COMPANIES, KINDS, SIDE, TOWERS
from vetta.packs.labyrinth import PACK

COLOUR_NAMES = tuple(colour.name for colour in PACK.colours)
TREASURE_NAMES = tuple(PACK.treasures)

# Pieces, in this order: towers, treasures, the rune stone, pawns, rune cards, treasure piles, magic cards (of each
# colour three kinds and the backs that others see), the draw pile, the discards of each kind, the no-entry sign.
TREASURE_PIECES = len(TOWERS)
RUNE_STONE = TREASURE_PIECES + len(TREASURE_NAMES)
PAWNS = RUNE_STONE + 1
RUNE_CARDS = PAWNS + 4
TREASURE_PILES = RUNE_CARDS + 4
MAGIC_CARDS = TREASURE_PILES + 4
DRAW_PILE = MAGIC_CARDS + 16
DISCARDS = DRAW_PILE + 1
NO_ENTRY_SIGN = DISCARDS + 3
PIECES = NO_ENTRY_SIGN + 1

_PIECES = (
    *(PieceName(tower.id, "tower") for tower in TOWERS),
    *(PieceName(name, "treasure", ANYBODY) for name in TREASURE_NAMES),
    PieceName("rune-stone", "rune-stone"),
    *(PieceName(f"pawn-{colour}", "pawn", SEAT) for colour in COLOUR_NAMES),
    *(PieceName(f"rune-card-{colour}", "rune-card") for colour in COLOUR_NAMES),
    *(PieceName(f"treasures-{colour}", "treasure-pile") for colour in COLOUR_NAMES),
    *(
        PieceName(f"{kind}-{colour}", "magic" if kind in KINDS else "magic-backs")
        for colour in COLOUR_NAMES
        for kind in (*KINDS, "magic")
    ),
    PieceName("draw-pile", "draw-pile"),
    *(PieceName(f"discarded-{kind}", "discard") for kind in KINDS),
    PieceName("no-entry", "no-entry"),
)

# Kinds: the four shapes (numbered as in tables.SHAPE), treasures, and the rest.
TREASURE_KINDS = 4
HIDDEN = TREASURE_KINDS + len(TREASURE_NAMES)
RUNE_KIND = HIDDEN + 1
FIGURES = RUNE_KIND + 1
RUNE_CARD = FIGURES + 4
CARD_KINDS = RUNE_CARD + 1
BACK = CARD_KINDS + 3
NO_ENTRY = BACK + 1

_KINDS = (
    Kind("straight", "║═║═"),
    Kind("bend", "╚╔╗╝"),
    Kind("tee", "╩╠╦╣"),
    Kind("cross", "╬"),
    *(Kind(name) for name in TREASURE_NAMES),
    Kind("hidden"),
    Kind("rune", "*"),
    *(Kind(colour.figure, colour.name[0].upper()) for colour in PACK.colours),
    Kind("rune-card"),
    *(Kind(kind) for kind in KINDS),
    Kind("back"),
    Kind("no-entry", "x"),
)

# Places: the cells and the place beside the board (numbered as in tables.py), then the rest.
ARROWS_AT = CELLS + 1
COLOURS_AT = ARROWS_AT + 8
PILE_AT = COLOURS_AT + 4
DISCARD_AT = PILE_AT + 1
TURNS_AT = DISCARD_AT + 1

_ARROW_SPOTS = ((2, 0), (4, 0), (6, 2), (6, 4), (2, 6), (4, 6), (0, 2), (0, 4))

_PLACES = (
    *(Place(name, "cell", (1 + i % SIDE, 1 + i // SIDE)) for i, name in enumerate(CELL_NAMES)),
    Place("beside"),
    *(Place(name, "arrow", spot) for name, spot in zip(ARROW_NAMES, _ARROW_SPOTS, strict=True)),
    *(Place(colour, "player") for colour in COLOUR_NAMES),
    Place("pile"),
    Place("discards"),
    *(Place(f"turn-{turn}", "turn") for turn in range(4)),
)

LEXICON = Lexicon(
    pieces=_PIECES,
    kinds=_KINDS,
    places=_PLACES,
    prompts=PROMPTS,
    events=EVENTS,
    reasons=REASONS,
    remarks=REMARKS,
    verbs=(
        Verb("push", PUSH, PUSHES, (ARROW, Arg("turn", "turn"))),
        Verb("go", GO, CELLS, (CELL,)),
        Verb("stay", STAY, 1),
        Verb("pay", PAY, len(KINDS), (CARD,)),
    ),
    lists={
        "cell": CELL_NAMES,
        "arrow": ARROW_NAMES,
        "card": KINDS,
        "treasure": TREASURE_NAMES,
        "turn": ("0", "1", "2", "3"),
        "kind": tuple(kind.name for kind in _KINDS[:TREASURE_KINDS]),
    },
    options=(
        Option(
            "company",
            tuple("-".join(COLOUR_NAMES[colour] for colour in company) for company in COMPANIES),
            fits={seats: tuple(i for i, c in enumerate(COMPANIES) if len(c) == seats) for seats in (2, 3, 4)},
        ),
        Option(
            "first",
            ("chance", "seat-1", "seat-2", "seat-3", "seat-4"),
            fits={seats: tuple(range(seats + 1)) for seats in (2, 3, 4)},
        ),
        Option("steep", ("no", "yes")),
        Option("young", ("no", "yes")),
        Option("free_turning", ("no", "yes"), usual=1),
        Option("stay_counts", ("no", "yes"), usual=1),
    ),
)
