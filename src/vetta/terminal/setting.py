"""Setting a table: which game, who plays, and by which options. Enter, Enter, and the match begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from vetta.core.game import Game, Setup, SetupError
from vetta.core.lexicon import Option
from vetta.core.text import Texts
from vetta.games import CATALOGUE, game
from vetta.terminal.console import Console
from vetta.terminal.opening import agreed, values_of
from vetta.terminal.seats import Seated, seated


@dataclass
class Wishes:
    """What is already known of a match that is to begin."""

    game: str = ""
    seats: int | None = None
    players: Sequence[str] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    language: str = "en"
    usual_game: str = ""
    """The game that is played if none is named."""


def company_of(found: Game, wishes: Wishes) -> list[Seated]:
    """Who sits where: the players named, and bots for the rest. Somebody who names nobody plays alone against bots."""
    players = list(wishes.players)
    if wishes.seats is not None:
        found.settle(Setup(wishes.seats))
    seats = wishes.seats or next((n for n in found.seats if n >= max(len(players), 2)), found.seats[-1])
    if len(players) > seats:
        raise SetupError(f"there are {len(players)} players for {seats} seats")
    players = players or [""]
    return [seated(name, wishes.language) for name in [*players, *["bot"] * (seats - len(players))]]


def ask_wishes(console: Console, wishes: Wishes) -> tuple[Game, list[Seated], Setup]:
    """The questions before a match; whatever is not answered is as usual."""
    found = game(wishes.game) if wishes.game else _ask_game(console, wishes)
    texts = Texts(found, wishes.language)
    console.say(texts.say("game-title"), strong=True)
    console.say(texts.say("game-about"))
    console.say()
    company = company_of(found, wishes)
    if not wishes.players and wishes.seats is None:
        company = ask_company(console, found, texts)
    setup = Setup(len(company), dict(wishes.options))
    found.settle(setup)
    return found, company, _ask_options(console, found, Texts(found, wishes.language, setup.seats), setup)


def _ask_game(console: Console, wishes: Wishes) -> Game:
    games = list(CATALOGUE)
    usual = wishes.usual_game or games[0]
    if len(games) == 1:
        return game(usual)
    texts = Texts(None, wishes.language)
    for number, name in enumerate(games, 1):
        words = Texts(game(name), wishes.language)
        console.say(f"{words.say('game-title')}: {words.say('game-about')}", mark=f"{number}  ", indent=1)
    console.say(texts.say("terminal-ask-game", usual=games.index(usual) + 1))
    while True:
        typed = console.ask("> ") or usual
        if typed in games:
            return game(typed)
        if typed.isdecimal() and 1 <= int(typed) <= len(games):
            return game(games[int(typed) - 1])
        console.say(texts.say("terminal-not-understood", typed=typed))


def ask_company(console: Console, found: Game, texts: Texts) -> list[Seated]:
    """Names with commas between them, or only how many seats."""
    offered = ", ".join(map(str, found.seats))
    console.say(texts.say("terminal-ask-players", seats=offered))
    while True:
        typed = console.ask("> ")
        try:
            if typed.isdecimal():
                company = company_of(found, Wishes(seats=int(typed), language=texts.language))
            else:
                players = [name.strip() for name in typed.split(",")] if typed else []
                players += ["bot"] * (found.seats[0] - len(players)) if len(players) == 1 else []
                company = company_of(found, Wishes(players=players, language=texts.language))
            found.settle(Setup(len(company)))
        except SetupError:
            console.say(texts.say("terminal-players-how", seats=offered))
        else:
            return company


def _ask_options(console: Console, found: Game, texts: Texts, setup: Setup) -> Setup:
    """Shows every option that leaves a choice, with its value. A number changes one, Enter plays."""
    while options := agreed(found, setup):
        console.say()
        for number, (option, value, _) in enumerate(options, 1):
            told = texts.option_value(option.name, value)
            console.say(f"{texts.option(option.name)}: {told}", mark=f"{number}  ", indent=1)
        console.say(texts.say("terminal-ask-options"))
        typed = console.ask("> ")
        if not typed:
            break
        if typed.isdecimal() and 1 <= int(typed) <= len(options):
            option = options[int(typed) - 1].option
            setup = Setup(setup.seats, {**setup.options, option.name: _ask_value(console, texts, option, setup)})
        else:
            console.say(texts.say("terminal-not-understood", typed=typed))
    return setup


def _ask_value(console: Console, texts: Texts, option: Option, setup: Setup) -> str:
    """One of the values that an option can have with so many seats."""
    values = values_of(option, setup.seats)
    console.say(texts.option_help(option.name))
    for number, value in enumerate(values, 1):
        console.say(texts.option_value(option.name, value), mark=f"{number}  ", indent=3)
    while True:
        typed = console.ask(f"{texts.option(option.name)}> ")
        if typed.isdecimal() and 1 <= int(typed) <= len(values):
            return values[int(typed) - 1]
        if typed in values:
            return typed
        if not typed:
            return setup.options.get(option.name, values[0] if option.fits else option.values[option.usual])
        console.say(texts.say("terminal-not-understood", typed=typed))
