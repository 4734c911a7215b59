"""The names behind the numbers of the dice race: pieces, kinds, places, and the lists that texts draw on."""

from __future__ import annotations

from vetta.core.lexicon import SEAT, Arg, Kind, Lexicon, Option, PieceName, Place, Verb
from vetta.games.dice.actions import (
    CARD,
    CHOOSE,
    GIVE,
    LAY,
    PLACE,
    TAKE,
    TAKE_BACK,
)
from vetta.games.dice.events import CARD as CARD_ARG
from vetta.games.dice.events import CELL, EVENTS, PROMPTS, REASONS, REMARKS, SORT
from vetta.games.dice.tables import (
    CARD_NAMES,
    CARDS,
    CELL_NAMES,
    COLOUR_NAMES,
    DECK_NAMES,
    FIRST_WHITE,
    LEVELS,
    OWN_DICE,
    PINNACLE,
    PLACE_NAMES,
    SEATS,
    SIDES,
    SORT_NAMES,
    SORTS,
    WHITES,
    WIDEST,
)
from vetta.packs.dice import PACK

SIDE_NAMES = tuple(str(n + 1) for n in range(SIDES))

# Pieces, in this order: dice, stocks by seat, the reserve, cards by seat (each kind, and the backs that others see),
# the deck, discards by kind, stars, skulls, the piles of both, which side each seat plays, and games won.
STOCK_PIECES = FIRST_WHITE + WHITES
RESERVE_PIECE = STOCK_PIECES + SEATS
CARD_PIECES = RESERVE_PIECE + 1
DECK_PIECE = CARD_PIECES + SEATS * (CARDS + 1)
DISCARD_PIECES = DECK_PIECE + 1
STAR_PIECES = DISCARD_PIECES + CARDS
SKULL_PIECES = STAR_PIECES + SEATS
STARS_PIECE = SKULL_PIECES + SEATS
SKULLS_PIECE = STARS_PIECE + 1
SIDE_PIECES = SKULLS_PIECE + 1
WON_PIECES = SIDE_PIECES + SEATS
PIECES = WON_PIECES + SEATS

_PIECES = (
    *(PieceName(f"die-{colour}-{n + 1}", "die") for colour in PACK.colours for n in range(OWN_DICE)),
    *(PieceName(f"die-white-{n + 1}", "die") for n in range(WHITES)),
    *(PieceName(f"stock-{seat + 1}", "stock") for seat in range(SEATS)),
    PieceName("reserve", "stock"),
    *(
        PieceName(f"{card}-{seat + 1}", "card" if card in CARD_NAMES else "cards")
        for seat in range(SEATS)
        for card in (*CARD_NAMES, "cards")
    ),
    PieceName("deck", "deck"),
    *(PieceName(f"discarded-{card}", "discard") for card in CARD_NAMES),
    *(PieceName(f"star-{seat + 1}", "token") for seat in range(SEATS)),
    *(PieceName(f"skull-{seat + 1}", "token") for seat in range(SEATS)),
    PieceName("stars", "pile"),
    PieceName("skulls", "pile"),
    *(PieceName(f"plays-{seat + 1}", "plays", SEAT) for seat in range(SEATS)),
    *(PieceName(f"won-{seat + 1}", "won") for seat in range(SEATS)),
)

# Kinds: dice that show a value, by sort; dice that are not rolled yet, by colour; cards; and the rest.
UNROLLED = SORTS
CARD_KINDS = UNROLLED + SEATS + 1
BACK = CARD_KINDS + CARDS
STAR = BACK + 1
SKULL = STAR + 1
PLAYS = SKULL + 1
GAMES_WON = PLAYS + 1

_KINDS = (
    *(Kind(name, name[0].upper()) for name in SORT_NAMES),
    *(Kind(f"{colour}-die") for colour in COLOUR_NAMES),
    *(Kind(name) for name in CARD_NAMES),
    Kind("back"), Kind("star"), Kind("skull"), Kind("plays"), Kind("games-won"),
)  # fmt: skip

# Places: the cells (numbered as in tables.py), then the rest.
POOL_AT = PINNACLE + 1
WAITING_AT = POOL_AT + 1
CHOSEN_AT = WAITING_AT + 1
SEATS_AT = CHOSEN_AT + 1
HANDS_AT = SEATS_AT + SEATS
RESERVE_AT = HANDS_AT + SEATS
DECK_AT = RESERVE_AT + 1
DISCARD_AT = DECK_AT + 1
TOKENS_AT = DISCARD_AT + 1
SIDES_AT = TOKENS_AT + 1
ANSWERS_AT = SIDES_AT + SIDES

ANSWERS = ("roll", "clear", "end", "yes", "no", "all", "reroll")
"""In the order of the actions."""


def _spot(name: str) -> tuple[int, int]:
    """On the unrolled tower a letter is a column and a level a row, the top one first."""
    return ord(name[0]) - ord("a"), LEVELS - int(name[1:])


_PLACES = (
    *(Place(name, "cell", _spot(name)) for name in CELL_NAMES[:PINNACLE]),
    Place("pinnacle"), Place("pool"), Place("waiting"), Place("chosen"),
    *(Place(f"seat-{seat + 1}", "seat") for seat in range(SEATS)),
    *(Place(f"hand-{seat + 1}", "hand") for seat in range(SEATS)),
    Place("reserve"), Place("draw"), Place("discards"), Place("tokens"),
    *(Place(f"side-{side}", "side") for side in SIDE_NAMES),
    *(Place(f"answer-{answer}", "answer") for answer in ANSWERS),
)  # fmt: skip


def _ruling(name: str, usual: str, other: str) -> Option:
    """D9  A ruling with its other reading."""
    return Option(name, (usual, other))


POSITION = Arg("position", "position")

LEXICON = Lexicon(
    pieces=_PIECES,
    kinds=_KINDS,
    places=_PLACES,
    prompts=PROMPTS,
    events=EVENTS,
    reasons=REASONS,
    remarks=REMARKS,
    verbs=(
        *(Verb(answer, action, 1) for action, answer in enumerate(ANSWERS)),
        Verb("card", CARD, CARDS, (CARD_ARG,)),
        Verb("take-back", TAKE_BACK, WIDEST, (POSITION,)),
        Verb("lay", LAY, WIDEST, (POSITION,)),
        Verb("place", PLACE, SORTS * WIDEST, (SORT, POSITION)),
        Verb("take", TAKE, PINNACLE, (CELL,)),
        Verb("give", GIVE, SORTS, (SORT,)),
        Verb("choose", CHOOSE, SORTS, (SORT,)),
    ),
    lists={
        "die": SORT_NAMES,
        "cell": CELL_NAMES,
        "colour": COLOUR_NAMES,
        "card": CARD_NAMES,
        "side": SIDE_NAMES,
        "position": PLACE_NAMES,
    },
    options=(
        Option("style", ("fixed", "free-for-all"), fits={2: (1,), 3: (1,), 4: (0, 1), 5: (1,), 6: (1,)}),
        Option("schedule", ("spin", "quarter")),
        Option("deck", DECK_NAMES),
        Option("wins", ("1", "2", "3")),
        Option("handicap", ("no", "yes"), fits={2: (0,), 3: (0,), 4: (0, 1), 5: (0,), 6: (0,)}),
        Option(
            "first",
            ("chance", *(f"seat-{seat + 1}" for seat in range(SEATS))),
            fits={seats: tuple(range(seats + 1)) for seats in range(2, 7)},
        ),
        _ruling("next_first", "next-seat", "winner"),
        _ruling("voluntary_stop", "yes", "no"),
        _ruling("take_back", "yes", "no"),
        _ruling("star_window", "at-once", "in-order"),
        _ruling("used_tokens", "return", "gone"),
        _ruling("opponents_dice", "by-place", "by-colour"),
        _ruling("empty_hand", "yes", "no"),
        _ruling("standoff", "two-rounds", "never"),
        _ruling("turn_cap", "yes", "no"),
    ),
)  # fmt: skip
