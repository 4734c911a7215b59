"""What is said before the first move, and whenever somebody asks: who sits where, and what is not played as usual."""

from __future__ import annotations

from typing import NamedTuple

from vetta.core.game import Game, Setup
from vetta.core.lexicon import Option
from vetta.terminal.console import NO_BREAK
from vetta.terminal.screen import Screen


class Agreed(NamedTuple):
    """An option as it is at a table."""

    option: Option
    value: str
    usual: str


def values_of(option: Option, seats: int) -> list[str]:
    """What an option can be with so many seats."""
    return [option.values[n] for n in (option.fits[seats] if option.fits else range(len(option.values)))]


def agreed(game: Game, setup: Setup) -> list[Agreed]:
    """The options that leave a choice with so many seats."""
    chosen, usual = game.chosen(setup), game.chosen(Setup(setup.seats))
    return [
        Agreed(option, chosen[option.name], usual[option.name])
        for option in game.lexicon.options
        if len(values_of(option, setup.seats)) > 1
    ]


def tell_seats(screen: Screen, viewer: int) -> None:
    """One line with a name for each seat, so that "seat 1" in a sentence is somebody. Who has no name is called so."""
    known = [bool(name) or seat == viewer for seat, name in enumerate(screen.names)]
    if any(known):
        seats = (_seat(screen, seat, viewer).replace(" ", NO_BREAK) for seat in range(len(screen.names)))
        screen.console.say(f"{NO_BREAK}· ".join(seats))


def _seat(screen: Screen, seat: int, viewer: int) -> str:
    label, name = screen.texts.say("seat", number=seat + 1), screen.names[seat]
    you = screen.texts.say("terminal-you") if seat == viewer else ""
    who = f"{name} ({you})" if name and you else name or you
    return f"{label}: {who}" if who else label


def tell_unusual(screen: Screen, setup: Setup) -> bool:
    """What is not played as usual; False if there is nothing."""
    unusual = [one for one in agreed(screen.game, setup) if one.value != one.usual]
    if unusual:
        screen.say("unusual", strong=True)
    for one in unusual:
        usual = screen.texts.say("terminal-usually", value=screen.texts.option_value(one.option.name, one.usual))
        screen.console.say(f"{_option(screen, one)} ({usual})", indent=2)
    return bool(unusual)


def tell_options(screen: Screen, setup: Setup, wanted: str) -> None:
    """Every option with its value, first what is not as usual; with a word, those that it occurs in, explained."""
    if wanted:
        found = [one for one in agreed(screen.game, setup) if wanted.casefold() in _option(screen, one).casefold()]
        for one in found:
            screen.console.say(_option(screen, one))
            screen.console.say(screen.texts.option_help(one.option.name), indent=2)
        if not found:
            screen.say("no-such-option", typed=wanted)
        return
    screen.say("usual" if tell_unusual(screen, setup) else "all-usual", strong=True)
    for one in agreed(screen.game, setup):
        if one.value == one.usual:
            screen.console.say(_option(screen, one), indent=2)


def _option(screen: Screen, one: Agreed) -> str:
    name = one.option.name
    return f"{screen.texts.option(name)}: {screen.texts.option_value(name, one.value)}"
