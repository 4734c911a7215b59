"""A match as a text, and back. Reading replays every move, so a text that is read is a match that can be trusted.

    vetta match 1
    game labyrinth
    rules 1
    pack standard 0f3c5d7e9a1b2c4d
    seats 2
    option steep no
    player 1 Ada
    commitment 9f86d081...
    secret 60303ae2...

    0 1 push W2 1
    1 1 go c3 ; drew 1 joker

    digest 2c26b46b...
    result 1 0

A move is its number, its seat and its text; after a semicolon stands what chance or a secret brought to light.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NoReturn

from vetta.core.game import Game, Setup, SetupError
from vetta.core.lexicon import SEAT
from vetta.core.match import SECRET_BYTES, Match, Refused, commitment

FIRST_LINE = "vetta match 1"
HEADER = ("game", "rules", "pack", "seats", "option", "player", "commitment", "secret")
FOOTER = ("digest", "result")
LONGEST = 2_000_000
"""No match is longer than this many characters."""
LONGEST_SENTENCE = 400


class MatchFileError(Exception):
    """A match text that cannot be read, in one sentence: where and what."""


@dataclass
class Draft:
    """A match text taken apart, not yet replayed."""

    where: str
    header: dict[str, tuple[int, str]] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    players: dict[int, str] = field(default_factory=dict)
    moves: list[tuple[int, int, str, str]] = field(default_factory=list)
    """Line, seat, text, and what the line says came to light."""
    footer: dict[str, tuple[int, str]] = field(default_factory=dict)

    def wrong(self, line: int, what: str) -> NoReturn:
        place = f"{self.where}, line {line}" if line else self.where
        raise MatchFileError(shown(f"{place}: {what}"))


def shown(sentence: str) -> str:
    """A sentence that may quote anything from a file: printable, and not longer than a few lines."""
    printable = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in sentence)
    return printable if len(printable) <= LONGEST_SENTENCE else f"{printable[:LONGEST_SENTENCE]} ..."


def write_match(match: Match, *, with_secret: bool | None = None) -> str:
    """The text of a match. The secret goes in once the match is over, or when the owner saves it for himself."""
    game = match.game
    open_secret = match.over if with_secret is None else with_secret
    lines = [
        FIRST_LINE,
        f"game {game.name}",
        f"rules {game.rules}",
        f"pack {game.pack} {game.pack_hash}",
        f"seats {match.setup.seats}",
        *(f"option {name} {value}" for name, value in game.chosen(match.setup).items()),
        *(f"player {seat + 1} {name}" for seat, name in enumerate(match.players) if name),
        f"commitment {commitment(match.secret)}",
        *([f"secret {match.secret.hex()}"] if open_secret else []),
        "",
    ]
    if open_secret:
        lines += _told(match)
    else:
        lines += [f"{number} {move.seat + 1} {move.text}" for number, move in enumerate(match.moves)]
    lines += ["", f"digest {match.digest()}"] if open_secret else []
    if match.over:
        lines.append(f"result {' '.join(map(str, match.scores))}")
    return "\n".join(lines) + "\n"


def _told(match: Match) -> list[str]:
    """The moves, each with what it brought to light: found by playing the match again."""
    lines = []
    for number, (move, state) in enumerate(zip(match.moves, match.positions(), strict=True)):
        light = brought_to_light(match.game, state)
        lines.append(f"{number} {move.seat + 1} {move.text}" + (f" ; {light}" if light else ""))
    return lines


def brought_to_light(game: Game, state: Any) -> str:
    """What the last move revealed or chance decided, every secret open: `drew 1 joker, reshuffled 7`."""
    words = game.lexicon
    told = []
    for kind, *numbers in state.notes:
        happening = words.events[kind]
        if happening.reveals:
            names = [
                str(number + 1) if arg.of == SEAT else str(words.name_of(arg.of, number))
                for arg, number in zip(happening.args, numbers, strict=False)
            ]
            told.append(" ".join([happening.name, *names]))
    return ", ".join(told)


def read_match(text: str, find_game: Callable[[str], Game], where: str = "match") -> Match:
    """The match a text tells of, every move played again; MatchFileError if anything does not fit."""
    draft = take_apart(text, where)
    match = _begin(draft, find_game)
    for number, (line, seat, move, light) in enumerate(draft.moves):
        try:
            _do(match, seat, move)
        except Refused as refused:
            draft.wrong(line, f"move {number}, {move!r} by seat {seat + 1}, cannot be played ({_why(refused)})")
        given = brought_to_light(game=match.game, state=match.state)
        if light != given:
            draft.wrong(line, f"the secret gives {given or 'nothing'!r} here, not {light or 'nothing'!r}")
    _compare_end(draft, match)
    return match


def take_apart(text: str, where: str = "match") -> Draft:
    """The parts of a match text, each in its right form."""
    draft = Draft(where)
    if len(text) > LONGEST:
        draft.wrong(0, f"is longer than {LONGEST} characters")
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        draft.wrong(1, f"a match begins with the line {FIRST_LINE!r}")
    for number, line in enumerate(lines[1:], 2):
        if line.strip():
            _take_line(draft, number, line.strip())
    return draft


def _take_line(draft: Draft, number: int, line: str) -> None:
    word, _, rest = line.partition(" ")
    rest = rest.strip()
    if word.isascii() and word.isdecimal():
        _take_move(draft, number, line)
    elif word in FOOTER:
        _take_once(draft, draft.footer, number, word, rest)
    elif word not in HEADER:
        draft.wrong(number, f"does not begin with a known word: {word!r}")
    elif draft.moves or draft.footer:
        draft.wrong(number, f"{word!r} belongs in the header, before the first move")
    elif word == "option":
        name, _, value = rest.partition(" ")
        if name in draft.options:
            draft.wrong(number, f"option {name} is there twice")
        draft.options[name] = value
    elif word == "player":
        seat, _, name = rest.partition(" ")
        if not re.fullmatch(r"[1-9]\d?", seat, re.ASCII) or int(seat) - 1 in draft.players:
            draft.wrong(number, f"'player' needs the number of a seat that has no name yet, not {seat!r}")
        draft.players[int(seat) - 1] = name
    else:
        _take_once(draft, draft.header, number, word, rest)


def _take_once(draft: Draft, part: dict[str, tuple[int, str]], number: int, word: str, rest: str) -> None:
    if word in part:
        draft.wrong(number, f"{word!r} is there twice")
    part[word] = (number, rest)


def _take_move(draft: Draft, number: int, line: str) -> None:
    if draft.footer:
        draft.wrong(number, "a move stands after the end")
    found = re.fullmatch(r"(\d{1,7}) (\d{1,2}) ([^;]+?)(?: ; (.+))?", line, re.ASCII)
    if not found:
        draft.wrong(number, f"a move is its number, its seat and its text, not {line!r}")
    if int(found[1]) != len(draft.moves):
        draft.wrong(number, f"move {len(draft.moves)} is missing: this is move {int(found[1])}")
    draft.moves.append((number, int(found[2]) - 1, found[3], found[4] or ""))


def _begin(draft: Draft, find_game: Callable[[str], Game]) -> Match:
    """The match as it stood before the first move, the header checked line by line."""
    for word in ("game", "rules", "pack", "seats", "commitment"):
        if word not in draft.header:
            draft.wrong(0, f"has no line {word!r}")
    line, name = draft.header["game"]
    try:
        game = find_game(name)
    except KeyError as error:
        draft.wrong(line, str(error.args[0]))
    line, rules = draft.header["rules"]
    if rules != str(game.rules):
        draft.wrong(line, f"was played under rules {rules} of {name}; this is rules {game.rules}")
    line, pack = draft.header["pack"]
    if pack != f"{game.pack} {game.pack_hash}":
        draft.wrong(line, f"was played with pack {pack}; this is {game.pack} {game.pack_hash}")
    line, seats = draft.header["seats"]
    if not re.fullmatch(r"\d{1,2}", seats, re.ASCII):
        draft.wrong(line, f"'seats' is a small number, not {seats!r}")
    for seat in draft.players:
        if seat >= int(seats):
            draft.wrong(0, f"names a player at seat {seat + 1} of {seats}")
    secret = _secret(draft)
    try:
        players = [draft.players.get(seat, "") for seat in range(int(seats))]
        return Match.new(game, Setup(int(seats), draft.options), secret, players)
    except SetupError as error:
        draft.wrong(0, str(error))


def _secret(draft: Draft) -> bytes:
    if "secret" not in draft.header:
        draft.wrong(0, "holds no secret (it was written before the match was over), so it cannot be played again")
    line, digits = draft.header["secret"]
    if not re.fullmatch(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}", digits):
        draft.wrong(line, f"a secret is {2 * SECRET_BYTES} hexadecimal digits")
    secret = bytes.fromhex(digits)
    line, promised = draft.header["commitment"]
    if commitment(secret) != promised:
        draft.wrong(line, "the secret is not the one that was committed to before the match")
    return secret


def _do(match: Match, seat: int, text: str) -> None:
    if not 0 <= seat < match.setup.seats:
        raise Refused("no-such-seat", seat=seat)
    undo = re.fullmatch(r"undo (\d{1,7})( agreed)?", text, re.ASCII)
    if undo:
        match.undo(seat, int(undo[1]), agreed=bool(undo[2]))
    elif text == "leave":
        match.leave(seat)
    else:
        match.play(seat, text)


def _why(refused: Refused) -> str:
    if refused.objection:
        return f"{refused.objection.name}, {refused.objection.clause}"
    return refused.reason


def _compare_end(draft: Draft, match: Match) -> None:
    for word in FOOTER if match.over else FOOTER[:1]:
        if word not in draft.footer:
            draft.wrong(0, f"has no line {word!r} at its end: something is missing")
    line, digest = draft.footer["digest"]
    if digest != match.digest():
        draft.wrong(line, f"the moves and where they lead give {match.digest()}, not {digest}: something was changed")
    if "result" in draft.footer:
        line, result = draft.footer["result"]
        scores = " ".join(map(str, match.scores))
        if not match.over or result != scores:
            draft.wrong(line, f"the moves give {scores if match.over else 'no result yet'}, not {result}")
