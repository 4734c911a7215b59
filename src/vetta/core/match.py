"""The match record: its set-up and its moves. All else is derived from them and the match secret.

Before move n the die is set to HMAC-SHA256(secret, n), so nobody who has seen earlier rolls can foresee the next one.
The SHA-256 of the secret is published before the first move and the secret after the last: then everybody can
re-derive every roll. Undo is a move too: it names the move before which the table is again; nothing is deleted.

Written down, a match is a text: a header, then one move a line (`docs/match-file.md` has an example).
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from vetta.core.die import set_die
from vetta.core.game import Game, Setup
from vetta.core.view import Choice, Event, Objection, View

SECRET_BYTES = 32
SNAPSHOT_EVERY = 50
"""Any position is fewer than this many standing moves away from one that is kept."""


def make_secret(own: bytes, nonces: Sequence[bytes] = ()) -> bytes:
    """A match secret from the table's own random bytes and one nonce of each seat, so that nobody alone made it."""
    parts = b"".join(len(part).to_bytes(4, "big") + part for part in (own, *nonces))
    return hashlib.sha256(b"vetta match secret" + parts).digest()


def commitment(secret: bytes) -> str:
    """What is published of the secret before the first move."""
    return hashlib.sha256(secret).hexdigest()


def seed_of(secret: bytes, moment: str) -> bytes:
    """The die's 128 bits for a moment: `start`, or the number of a move."""
    return hmac.digest(secret, moment.encode("ascii"), "sha256")[:16]


def _is_shown(sign: str) -> bool:
    """Whether a sign can stand in a name: a letter or a space, nothing that moves the cursor."""
    return sign.isprintable() or sign.isspace()


@dataclass(frozen=True, slots=True)
class Move:
    """One line of the record. `text` is an action, `leave`, `undo N` or `undo N agreed`."""

    seat: int
    text: str
    bare: bool
    """Whether something was rolled, drawn or revealed by it."""


class Refused(Exception):
    """A move the table does not take, with its reason: a word for machines, and the game's objection if it has one."""

    def __init__(self, reason: str, objection: Objection | None = None, **args: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.objection = objection
        self.args_by_name = args


@dataclass
class Match:
    """A match being played. Make one with `Match.new`, or from a text with `core.match_file.read_match`."""

    game: Game
    setup: Setup
    players: tuple[str, ...]
    secret: bytes = field(repr=False)
    state: Any = field(repr=False)
    moves: list[Move] = field(default_factory=list)
    trail: tuple[str, ...] = ()
    """The way of the last move, place by place: whichever piece is now at its last place has gone along it."""
    _stands: list[int] = field(default_factory=lambda: [0], repr=False)
    """After so many moves: the number of moves after which the same position first stood. An undo goes back to one."""
    _depth: list[int] = field(default_factory=lambda: [0], repr=False)
    """After so many moves: how many of them still stand."""
    _free: int = field(default=0, repr=False)
    """From this move on one seat alone has moved, and nothing was rolled, drawn or revealed."""
    _kept: dict[int, bytes] = field(default_factory=dict, repr=False)
    """Positions by the number of moves after which they first stood, so that any other is found quickly."""

    @classmethod
    def new(cls, game: Game, setup: Setup, secret: bytes, players: Sequence[str] = ()) -> Match:
        state = game.start(setup, seed_of(secret, "start"))
        given = [" ".join("".join(filter(_is_shown, name)).split()) for name in players]
        names = tuple(given[seat] if seat < len(given) else "" for seat in range(setup.seats))
        return cls(game, setup, names, secret, state, _kept={0: state.to_bytes()})

    # ------------------------------------------------------------------------------------------ what is so

    @property
    def seat(self) -> int:
        """The seat to move; -1 when the match is over."""
        return -1 if self.over else self.game.seat(self.state)

    @property
    def over(self) -> bool:
        return self.game.over(self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        return self.game.scores(self.state)

    def view(self, seat: int) -> View:
        return self.game.view(self.state, seat)

    def choices(self, seat: int) -> list[Choice]:
        return self.game.choices(self.state, seat)

    def events(self, seat: int) -> list[Event]:
        """What the last move did, as a seat is told of it."""
        return self.game.events(self.state, seat)

    def digest(self) -> str:
        """A hash of the names, of all moves and of the position they led to."""
        told = "".join(f"{name}\n" for name in self.players)
        told += "".join(f"{move.seat} {move.text}\n" for move in self.moves)
        return hashlib.sha256(told.encode() + self.state.to_bytes()).hexdigest()[:32]

    # ------------------------------------------------------------------------------------------ moves

    def play(self, seat: int, text: str) -> None:
        """Does an action for a seat, or raises Refused and changes nothing."""
        if self.over:
            raise Refused("match-is-over")
        action = self.game.read(text)
        if action is None:
            raise Refused("unknown-move", move=text)
        if seat != self.seat:
            raise Refused("not-your-turn", seat=self.seat)
        if objection := self.game.objection(self.state, action):
            raise Refused("against-the-rules", objection)
        seed = seed_of(self.secret, str(len(self.moves)))
        self.trail = self.game.trail(self.state, action)
        self.game.play(self.state, action, seed)
        rolled = self.state.die != self.game.die_of(seed)
        self._record(Move(seat, self.game.write(action), rolled or self.game.reveals(self.state)))

    def leave(self, seat: int) -> None:
        """A seat leaves for good."""
        if self.over:
            raise Refused("match-is-over")
        self._check(seat)
        seed = seed_of(self.secret, str(len(self.moves)))
        after, unchanged = self.state.copy(), self.state.copy()
        self.game.leave(after, seat, seed)
        set_die(unchanged, seed)
        if after.to_bytes() == unchanged.to_bytes():
            raise Refused("has-left", seat=seat)
        self.state = after
        self.trail = ()
        self._record(Move(seat, "leave", bare=True))

    def idle(self) -> str:
        """What is played for the seat to move when its time is up."""
        return self.game.write(self.game.idle(self.state, seed_of(self.secret, f"idle {len(self.moves)}")))

    def undo(self, seat: int, to: int, *, agreed: bool = False) -> None:
        """Takes the table back to where it was before move `to`: freely if the seat may, else by agreement."""
        self._check(seat)
        if not 0 <= to < len(self.moves):
            raise Refused("no-such-move", move=to)
        if not agreed and not self.can_undo(seat, to):
            raise Refused("undo-needs-consent", move=to)
        self.trail = ()
        self.state = self.position_before(to)
        self.state.notes.clear()
        self._record(Move(seat, f"undo {to} agreed" if agreed else f"undo {to}", bare=False))

    def can_undo(self, seat: int, to: int) -> bool:
        """Free undo: since then only this seat has moved, nothing was rolled, and nobody has learned anything."""
        return self._free <= to < len(self.moves) and self.moves[-1].seat == seat

    def last_own(self, seat: int) -> int | None:
        """The move that one step of free undo by this seat takes back: its last action that still stands."""
        number = self._stands[-1] - 1
        return number if number >= 0 and self.moves[number].seat == seat else None

    def _check(self, seat: int) -> None:
        if not 0 <= seat < self.setup.seats:
            raise Refused("no-such-seat", seat=seat)

    def _record(self, move: Move) -> None:
        if self.moves and self.moves[-1].seat != move.seat:
            self._free = len(self.moves)
        self.moves.append(move)
        number = len(self.moves)
        if move.bare:
            self._free = number
        to = self._goes_back(number - 1)
        self._stands.append(number if to is None else self._stands[to])
        self._depth.append(self._depth[number - 1] + 1 if to is None else self._depth[to])
        if to is None and self._depth[number] % SNAPSHOT_EVERY == 0:
            self._kept[number] = self.state.to_bytes()

    # ------------------------------------------------------------------------------------------ looking back

    def position_before(self, number: int) -> Any:
        """The position as it was before a move, with what the move before it told."""
        if number == 0:
            return self._start()
        here = self._stands[number]
        line = []
        if here == number:  # the move before it is played in any case, for its notes
            line.append(here - 1)
            here = self._stands[here - 1]
        while here not in self._kept:
            line.append(here - 1)
            here = self._stands[here - 1]
        state = self.game.record.from_bytes(self._kept[here], noted=True)
        for earlier in reversed(line):
            state = self._after(state, earlier)
        if self._stands[number] != number:
            state.notes.clear()
        return state

    def _goes_back(self, number: int) -> int | None:
        """The move before which an undo takes the table, None for any other move."""
        verb, _, rest = self.moves[number].text.partition(" ")
        return int(rest.split()[0]) if verb == "undo" else None

    def _start(self) -> Any:
        return self.game.start(self.setup, seed_of(self.secret, "start"))

    def positions(self, since: int = 0) -> Iterator[Any]:
        """The position after each move, with what the move told; each is only good until the next is asked for."""
        state = self.position_before(since)
        for number in range(since, len(self.moves)):
            state = self._after(state, number)
            yield state

    def trail_of(self, before: Any, number: int) -> tuple[str, ...]:
        """The way of a move, from the position before it."""
        action = self.game.read(self.moves[number].text)
        return () if action is None else self.game.trail(before, action)

    def _after(self, state: Any, number: int) -> Any:
        """The position after a move, from the one before it, which may be changed."""
        move = self.moves[number]
        to = self._goes_back(number)
        if to is not None:
            state = self.position_before(to)
            state.notes.clear()
        elif move.text == "leave":
            self.game.leave(state, move.seat, seed_of(self.secret, str(number)))
        else:
            self.game.play(state, self.game.action(move.text), seed_of(self.secret, str(number)))
        return state
