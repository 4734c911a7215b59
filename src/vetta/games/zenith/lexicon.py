"""The names behind the numbers of Zenith: pieces, kinds, places, and the lists that texts draw on."""

from __future__ import annotations

from vetta.core.lexicon import Arg, Kind, Lexicon, Option, PieceName, Place, Verb
from vetta.games.zenith.actions import (
    ADVANCE,
    BEGIN,
    COLUMN,
    DEVELOP,
    DISCARD,
    GIVE,
    LEAD,
    NO,
    OPTION,
    PLANET,
    PRICE,
    READY,
    RECRUIT,
    TOKEN,
    YES,
)  # fmt: skip
from vetta.games.zenith.events import AGENT, EVENTS, FACTION, PROMPTS, REASONS, REMARKS, SLOT
from vetta.games.zenith.events import PLANET as PLANET_ARG
from vetta.games.zenith.icons import icons
from vetta.games.zenith.tables import AGENT_NAMES, AGENTS, BOARD_NAMES, FARTHEST, LETTERS, LEVELS, PARTS, TOKEN_NAMES
from vetta.packs.zenith import FACTIONS, PLANETS

SIDES = ("first", "second")
"""Side 0 and side 1 in the names of things: the seats 1 (and 3), and 2 (and 4)."""
VICTORIES = (
    "otherwise", "absolute", "democratic", "absolute-democratic", "popular", "absolute-popular", "democratic-popular",
    "all-three",
)  # fmt: skip
"""Z8.1  By set of victories, as in effects.py."""
SINGLE_VICTORIES = (VICTORIES[1], VICTORIES[2], VICTORIES[4])
ITEMS = ("credits", "zenithium", "badge")
SLOTS = (*PLANETS, *(f"{faction}-level-2" for faction in FACTIONS))

LEVEL_NAMES = tuple(f"{letter.lower()}-{level}" for letter in LETTERS for level in range(1, LEVELS + 1))
"""By side of the technology board and level: what reaching it brings."""

SOURCES = (
    *AGENT_NAMES, *(f"level-{name}" for name in LEVEL_NAMES), *(f"token-{name}" for name in TOKEN_NAMES),
    *(f"leadership-{faction}" for faction in FACTIONS), *(f"row-{row}" for row in (1, 2, 3)),
)  # fmt: skip
"""Everything that can ask something: see `source` in view.py."""
LEVEL_SOURCES = AGENTS
TOKEN_SOURCES = LEVEL_SOURCES + len(LEVEL_NAMES)
LEADERSHIP_SOURCES = TOKEN_SOURCES + len(TOKEN_NAMES)
ROW_SOURCES = LEADERSHIP_SOURCES + len(FACTIONS)

STRETCHES = tuple("-".join(PLANETS[first:last]) for first in range(5) for last in range(first + 1, 6))
"""Z7.4  Planets side by side, in the order of `stretch` in remarks.py."""

# Pieces, in this order: agents, discs, captured discs by side and planet, technology markers by side and faction, open
# tokens by slot, the reserve, the discarded tokens by kind, the badge, credits and zenithium by side, the backs of each
# hand, the deck, how far each victory is, by side, the turns played and the last one, and what the reserve holds.
DISC_PIECES = AGENTS
CAPTURED_PIECES = DISC_PIECES + 5
MARKER_PIECES = CAPTURED_PIECES + 10
TOKEN_PIECES = MARKER_PIECES + 6
RESERVE_PIECE = TOKEN_PIECES + 8
USED_PIECES = RESERVE_PIECE + 1
BADGE_PIECE = USED_PIECES + 8
CREDITS_PIECES = BADGE_PIECE + 1
ZENITHIUM_PIECES = CREDITS_PIECES + 2
BACKS = ZENITHIUM_PIECES + 2
DECK_PIECE = BACKS + 4
VICTORY_PIECES = DECK_PIECE + 1
TURN_PIECES = VICTORY_PIECES + 6
HIDDEN_PIECES = TURN_PIECES + 2
PIECES = HIDDEN_PIECES + 8

_PIECES = (
    *(PieceName(name, "agent") for name in AGENT_NAMES),
    *(PieceName(f"disc-{planet}", "disc") for planet in PLANETS),
    *(PieceName(f"captured-{side}-{planet}", "captured") for side in SIDES for planet in PLANETS),
    *(PieceName(f"marker-{side}-{faction}", "marker") for side in SIDES for faction in FACTIONS),
    *(PieceName(f"open-token-{slot}", "token") for slot in SLOTS),
    PieceName("token-reserve", "reserve"),
    *(PieceName(f"used-{name}", "used") for name in TOKEN_NAMES),
    PieceName("badge", "badge"),
    *(PieceName(f"credits-{side}", "goods") for side in SIDES),
    *(PieceName(f"zenithium-{side}", "goods") for side in SIDES),
    *(PieceName(f"cards-{seat}", "cards") for seat in range(1, 5)),
    PieceName("deck", "deck"),
    *(PieceName(f"{victory}-{side}", "victory") for side in SIDES for victory in SINGLE_VICTORIES),
    PieceName("turns-played", "turn"),
    PieceName("longest-match", "turn"),
    *(PieceName(f"hidden-{name}", "hidden") for name in TOKEN_NAMES),
)

# Kinds: agents, planets, the sides of the technologies, tokens, and the rest.
PLANET_KINDS = AGENTS
FACE_KINDS = PLANET_KINDS + 5
TOKEN_KIND = FACE_KINDS + 6
RESERVE_KIND = TOKEN_KIND + 8
SILVER_KIND = RESERVE_KIND + 1
GOODS_KINDS = SILVER_KIND + 2
BACK_KIND = GOODS_KINDS + 2
VICTORY_KINDS = BACK_KIND + 1
TURN_KINDS = VICTORY_KINDS + 3

_KINDS = (
    *(Kind(name) for name in AGENT_NAMES),
    *(Kind(planet, "●") for planet in PLANETS),
    *(Kind(f"side-{letter.lower()}") for letter in LETTERS),
    *(Kind(f"token-{name}") for name in TOKEN_NAMES),
    Kind("face-down-tokens"),
    Kind("badge-silver"), Kind("badge-gold"),
    Kind("credits"), Kind("zenithium"),
    Kind("back"),
    *(Kind(f"{victory}-victory") for victory in SINGLE_VICTORIES),
    Kind("turns"), Kind("last-turn"),
)  # fmt: skip

# Places: the spaces of the tracks, each planet from side 1's control zone to side 0's; then the rest.
SPACES = 2 * FARTHEST + 1
TRACKS_AT = 0
PLANETS_AT = TRACKS_AT + 5 * SPACES
COLUMNS_AT = PLANETS_AT + 5
HANDS_AT = COLUMNS_AT + 10
TECHNOLOGIES_AT = HANDS_AT + 4
SLOTS_AT = TECHNOLOGIES_AT + 3
STORES_AT = SLOTS_AT + 8
DECK_AT = STORES_AT + 2
DISCARD_AT = DECK_AT + 1
RESERVE_AT = DISCARD_AT + 1
BADGE_AT = RESERVE_AT + 1
ANSWERS_AT = BADGE_AT + 1

ANSWERS = ("yes", "no", "ready", "price-1", "price-2", "price-3", "option-1", "option-2")
TURNS_AT = ANSWERS_AT + len(ANSWERS)

_PLACES = (
    *(
        Place(f"{planet}{space + 1}", "space", (column, space))
        for column, planet in enumerate(PLANETS)
        for space in range(SPACES)
    ),
    *(Place(planet, "planet") for planet in PLANETS),
    *(Place(f"column-{side}-{planet}", "column") for side in SIDES for planet in PLANETS),
    *(Place(f"hand-{seat}", "hand") for seat in range(1, 5)),
    *(Place(f"technology-{faction}", "technology") for faction in FACTIONS),
    *(Place(f"slot-{slot}", "slot") for slot in SLOTS),
    *(Place(f"store-{side}", "store") for side in SIDES),
    Place("draw"), Place("discard-pile"), Place("reserve"), Place("badge-space"),
    *(Place(f"answer-{answer}", "answer") for answer in ANSWERS),
    Place("turn-count"),
)  # fmt: skip


TWO_PLAYERS, TEAMS = {2: (0, 1), 4: (0,)}, {2: (0,), 4: (0, 1)}
"""What an option can be where it means something; elsewhere it has only its usual value."""


def _ruling(name: str, usual: str, other: str) -> Option:
    """Z11  A ruling with its other reading."""
    return Option(name, (usual, other))


LEXICON = Lexicon(
    pieces=_PIECES,
    kinds=_KINDS,
    places=_PLACES,
    prompts=PROMPTS,
    events=EVENTS,
    reasons=REASONS,
    remarks=REMARKS,
    icons=icons(),
    verbs=(
        Verb("recruit", RECRUIT, AGENTS, (AGENT,)),
        Verb("develop", DEVELOP, AGENTS, (AGENT,)),
        Verb("lead", LEAD, AGENTS, (AGENT,)),
        Verb("discard", DISCARD, AGENTS, (AGENT,)),
        Verb("give", GIVE, AGENTS, (AGENT,)),
        Verb("planet", PLANET, 5, (PLANET_ARG,)),
        Verb("column", COLUMN, 5, (PLANET_ARG,)),
        Verb("token", TOKEN, 8, (SLOT,)),
        Verb("advance", ADVANCE, 3, (FACTION,)),
        Verb("price", PRICE, 3, (Arg("tier", "tier"),)),
        Verb("option", OPTION, 2, (Arg("option", "option"),)),
        Verb("yes", YES, 1),
        Verb("no", NO, 1),
        Verb("ready", READY, 1),
        Verb("begin", BEGIN, 2, (Arg("member", "member"),)),
    ),
    lists={
        "agent": AGENT_NAMES,
        "planet": PLANETS,
        "faction": FACTIONS,
        "item": ITEMS,
        "token": TOKEN_NAMES,
        "slot": SLOTS,
        "source": SOURCES,
        "level": LEVEL_NAMES,
        "victory": VICTORIES,
        "badge-face": ("silver", "gold"),
        "part": tuple(part.name for part in PARTS),
        "prize": ("none", *TOKEN_NAMES),
        "row-bonus": ("none", "1", "2", "3"),
        "taking": ("silver", "gold", "no-more"),
        "leadership": FACTIONS,
        "half": ("own", "their", "none"),
        "stretch": STRETCHES,
        "tier": ("1", "2", "3"),
        "option": ("1", "2"),
        "member": ("technology", "diplomacy"),
    },
    options=(
        Option("first", ("chance", "seat-1", "seat-2", "seat-3", "seat-4"), fits={2: (0, 1, 2), 4: (0, 1, 2, 3, 4)}),
        Option("boards", (*BOARD_NAMES, "chance")),
        Option("handicap", ("no", "yes"), fits=TWO_PLAYERS),
        _ruling("steal_shortfall", "from-supply", "what-is-there"),
        _ruling("spend_influence_tiers", "one-planet", "split"),
        _ruling("recenter_scope", "any-disc", "their-half"),
        _ruling("augustus_edge", "over-the-edge", "three-planets"),
        _ruling("run_missing_disc", "may-be-missing", "all-needed"),
        _ruling("differs_from_scope", "chosen-planets", "own-planet-too"),
        _ruling("opponent_side_no_target", "nothing", "any-planet"),
        _ruling("give_influence_mandatory", "must", "may"),
        _ruling("discard_without_chevron", "must", "may"),
        _ruling("p4_exile_mandatory", "must", "may"),
        _ruling("d3_order", "token-first", "influence-first"),
        _ruling("token_interrupts", "at-once", "after-the-run"),
        _ruling("given_badge_side", "silver", "as-it-lay"),
        _ruling("pay_for_empty_gain", "allowed", "not-offered"),
        Option("team_starting_resources", ("per-team", "per-player"), fits=TEAMS),
        Option("team_opponent_chooser", ("technology-side", "chance"), fits=TEAMS),
        _ruling("mulligan_discards", "discard-pile", "deck"),
        _ruling("stalemate", "both-sides", "at-once"),
        _ruling("turn_cap", "yes", "no"),
        _ruling("unfinished_winner", "most-discs", "draw"),
        _ruling("victory_name", "one", "all"),
        _ruling("mulligan_order", "one-after-the-other", "in-secret"),
    ),
)
