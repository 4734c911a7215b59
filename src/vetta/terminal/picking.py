"""Making a choice by touching things, one after the other: a search among the picks of all choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from vetta.core.view import Choice

ANYWHERE = -1
"""The position of a thing that was touched out of order."""


class Offer(NamedTuple):
    """What can be touched next, and the choices it leaves. The thing is empty where a choice needs no more touching."""

    thing: str
    choices: tuple[Choice, ...]

    @property
    def only(self) -> Choice | None:
        """The choice that touching this makes, if it leaves just one."""
        return self.choices[0] if len(self.choices) == 1 else None


class Left(NamedTuple):
    """A choice that still fits, and what is still to be touched for it."""

    choice: Choice
    rest: tuple[str, ...]


class Touch(NamedTuple):
    thing: str
    position: int
    """Where it stands among what was still to be touched, or ANYWHERE."""


@dataclass
class Picking:
    """A choice in the making."""

    choices: Sequence[Choice]
    touched: list[Touch] = field(default_factory=list)

    @property
    def left(self) -> list[Left]:
        """The choices that fit what has been touched."""
        left = [Left(choice, choice.picks) for choice in self.choices]
        for thing, position in self.touched:
            left = [
                Left(choice, _without(rest, thing))
                for choice, rest in left
                if (thing in rest if position == ANYWHERE else rest[position : position + 1] == (thing,))
            ]
        return left

    @property
    def position(self) -> int:
        """How many things go without saying, because all choices that are left share them."""
        left = self.left
        shared = 0
        while len(left) > 1 and all(len(rest) > shared and rest[shared] == left[0].rest[shared] for _, rest in left):
            shared += 1
        return shared

    def offers(self) -> list[Offer]:
        """What can be touched next."""
        found: dict[str, list[Choice]] = {}
        position = self.position
        for choice, rest in self.left:
            found.setdefault(rest[position] if len(rest) > position else f"={choice.text}", []).append(choice)
        return [Offer("" if thing.startswith("=") else thing, tuple(choices)) for thing, choices in found.items()]

    def later(self) -> list[Offer]:
        """What can be touched out of order."""
        found: dict[str, list[Choice]] = {}
        position = self.position
        for choice, rest in self.left:
            for thing in dict.fromkeys(rest[position + 1 :]):
                found.setdefault(thing, []).append(choice)
        return [Offer(thing, tuple(choices)) for thing, choices in found.items()]

    def touch(self, thing: str) -> None:
        position = self.position
        is_next = any(rest[position : position + 1] == (thing,) for _, rest in self.left)
        self.touched.append(Touch(thing, position if is_next else ANYWHERE))

    def back(self) -> bool:
        """Takes the last touch back; False if nothing was touched."""
        if not self.touched:
            return False
        self.touched.pop()
        return True


def _without(rest: tuple[str, ...], thing: str) -> tuple[str, ...]:
    at = rest.index(thing)
    return rest[:at] + rest[at + 1 :]
