"""Plays the golden matches and writes them down: `python -m tests.replays.make`.

To be run only when behaviour was meant to change and the game's rules number was raised. In the labyrinth the players
look one turn ahead, so that the matches are as short and sensible as people's. In Zenith they play at random, but
eagerly in the matches named after what they show: if one of those does not show it any more, try other numbers.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import vetta
from vetta.core.game import Setup
from vetta.core.match import Match, make_secret
from vetta.core.match_file import write_match

FOLDER = Path(__file__).parent

LABYRINTH: dict[str, tuple[int, dict[str, str], int]] = {
    "two-seats": (2, {}, 1),
    "three-seats": (3, {}, 2),
    "four-seats": (4, {}, 3),
    "neighbours": (2, {"company": "red-yellow", "first": "seat-2"}, 4),
    "steep": (2, {"steep": "yes"}, 5),
    "young": (3, {"young": "yes"}, 6),
    "turned-as-it-lies": (2, {"free_turning": "no"}, 7),
    "walk-to-find": (4, {"stay_counts": "no", "steep": "yes"}, 8),
    "left-alone": (3, {}, 9),
}
OTHER_RULINGS = {
    "steal_shortfall": "what-is-there",
    "spend_influence_tiers": "split",
    "recenter_scope": "their-half",
    "augustus_edge": "three-planets",
    "run_missing_disc": "all-needed",
    "differs_from_scope": "own-planet-too",
    "opponent_side_no_target": "any-planet",
    "give_influence_mandatory": "may",
    "discard_without_chevron": "may",
    "p4_exile_mandatory": "may",
    "d3_order": "influence-first",
    "token_interrupts": "after-the-run",
    "given_badge_side": "as-it-lay",
    "pay_for_empty_gain": "not-offered",
    "mulligan_discards": "deck",
    "unfinished_winner": "draw",
    "victory_name": "all",
    "mulligan_order": "in-secret",
    "boards": "D-O-P",
}
ZENITH: dict[str, tuple[int, dict[str, str], int]] = {
    "first-game": (2, {}, 1),
    "drawn-boards": (2, {"boards": "chance"}, 2),
    "other-sides": (2, {"boards": "D-O-P", "first": "seat-2"}, 3),
    "handicap": (2, {"handicap": "yes", "boards": "S-O-P"}, 4),
    "teams": (4, {}, 5),
    "teams-with-drawn-boards": (4, {"boards": "chance"}, 6),
    "a-team-of-one": (4, {"boards": "D-U-N"}, 7),
    "the-other-rulings": (2, OTHER_RULINGS, 8),
}
SHOWN: dict[str, tuple[int, dict[str, str], int]] = {
    "absolute-victory": (2, {}, 13409),
    "democratic-victory": (2, {}, 12895),
    "popular-victory": (2, {}, 7168),
    "won-in-the-turn-of-the-other": (2, {}, 7701),
    "deck-shuffled-in-an-effect": (2, {}, 5482),
    "nested-tokens": (2, {}, 10080),
}
"""Matches of Zenith in which something rare happens; test_shown.py proves that it does."""
DICE: dict[str, tuple[int, dict[str, str], int]] = {
    "own-sides": (4, {}, 1),
    "own-sides-with-handicap": (4, {"handicap": "yes", "first": "seat-3"}, 2),
    "free-for-two": (2, {}, 3),
    "free-for-three": (3, {"schedule": "quarter"}, 4),
    "free-for-four": (4, {"style": "free-for-all"}, 5),
    "free-for-five": (5, {"deck": "even"}, 6),
    "free-for-six": (6, {"deck": "wild"}, 7),
    "first-to-two": (3, {"wins": "2", "next_first": "winner"}, 8),
    "left-to-the-last": (4, {"style": "free-for-all", "first": "seat-4"}, 9),
    "whoever-can-must": (2, {"voluntary_stop": "no", "take_back": "no", "standoff": "never"}, 10),
    "stars-in-order": (5, {"star_window": "in-order", "used_tokens": "gone", "opponents_dice": "by-colour"}, 11),
    "five-hundred-turns": (2, {"first": "seat-1", "standoff": "never", "empty_hand": "no"}, 12),
}
MATCHES = {"labyrinth": LABYRINTH, "zenith": ZENITH | SHOWN, "dice": DICE}
"""By game and name: seats, options and what chance begins with."""

LIKED = ("recruit", "develop", "advance", "yes", "place", "card", "clear")
"""What eager players do when they can."""

LAZY = ("roll", "no", "end")
"""What those do who put nothing on the tower."""

LEAVES = {"four-seats": [21], "left-alone": [12, 30], "a-team-of-one": [60], "left-to-the-last": [40, 60, 80]}
"""After how many moves somebody who is not to move leaves for good."""


def wanted(s: Any) -> int:
    """The thing on the board that the seat to move is after: a cell."""
    from vetta.games.labyrinth.tables import CARRIES, HOME, RUNE

    seat = s.mover
    if s.target[seat] >= 0:
        for cell in range(25):
            if CARRIES[s.tower[cell]] == s.target[seat]:
                return cell
    if s.rune[seat] == 0:
        return RUNE
    home: int = HOME[s.colour[seat]]
    return home if s.left[seat] == 0 else RUNE


def best(match: Match, chance: random.Random) -> str:
    """Go where the pawn wants to go, push so that it can; else anything."""
    game, s = match.game, match.state
    legal = game.legal(s)
    usual = game.kernels.usual(s)
    if usual >= 0:
        return game.write(usual)
    if s.phase == 1:
        goal = f"go {game.lexicon.lists['cell'][wanted(s)]}"
        if s.at[s.mover] == wanted(s):
            return "stay"
        return goal if game.read(goal) in legal else game.write(chance.choice(legal))
    chance.shuffle(legal)
    for action in legal[:12]:
        after = s.copy()
        game.kernels.play(after, action)
        if (after.reach >> wanted(after)) & 1 or after.at[after.mover] == wanted(after):
            return game.write(action)
    return game.write(legal[0])


def eager(match: Match, chance: random.Random) -> str:
    """Mostly what brings effects; in Zenith random play would lead far too often."""
    legal = [match.game.write(action) for action in match.game.legal(match.state)]
    liked = [text for text in legal if text.startswith(LIKED)]
    return chance.choice(liked if liked and chance.random() < 0.9 else legal)


def lazy(match: Match, chance: random.Random) -> str:
    """Nothing, as long as that is allowed."""
    legal = [match.game.write(action) for action in match.game.legal(match.state)]
    return chance.choice([text for text in legal if text in LAZY] or legal)


def play(game: str, name: str) -> Match:
    seats, options, seed = MATCHES[game][name]
    chance = random.Random(seed)
    names = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn"][:seats]
    match = Match.new(vetta.game(game), Setup(seats, options), make_secret(chance.randbytes(32)), names)
    leaves = LEAVES.get(name, [])[:]
    while not match.over:
        if game == "labyrinth":
            match.play(match.seat, best(match, chance))
        elif name == "five-hundred-turns":
            match.play(match.seat, lazy(match, chance))
        elif name in SHOWN or game == "dice":
            match.play(match.seat, eager(match, chance))
        else:
            match.play(match.seat, match.game.write(chance.choice(match.game.legal(match.state))))
        if match.moves[-1].text.startswith("push") and chance.random() < 0.05:
            match.undo(match.seat, len(match.moves) - 1)
        elif game != "labyrinth" and not match.over and chance.random() < 0.02:
            match.undo(match.seat, len(match.moves) - 1, agreed=True)
        if leaves and len(match.moves) >= leaves[0]:
            del leaves[0]
            match.leave(next(seat for seat in range(seats) if seat != match.seat and not has_left(match, seat)))
    return match


def has_left(match: Match, seat: int) -> bool:
    return any(move.text == "leave" and move.seat == seat for move in match.moves)


if __name__ == "__main__":
    for game, matches in MATCHES.items():
        (FOLDER / game).mkdir(exist_ok=True)
        for name in matches:
            match = play(game, name)
            (FOLDER / game / f"{name}.txt").write_text(write_match(match), "utf-8")
            print(f"{game}, {name}: {len(match.moves)} moves, {match.state.turns} turns, result {match.scores}")
