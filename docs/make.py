"""Writes the generated page of each game: `python docs/make.py`. A test fails when a page is not up to date."""

from __future__ import annotations

from pathlib import Path

import vetta
from vetta.core.game import Game
from vetta.core.lexicon import Arg

FOLDER = Path(__file__).parent / "games"


def page(game: Game) -> str:
    """Everything about one game, from the sources themselves."""
    rules = Path(vetta.__file__).parent / "games" / game.name / "RULES.md"
    parts = [
        f"<!-- Made by docs/make.py from the sources of {game.name}; do not edit. -->\n",
        rules.read_text("utf-8").strip(),
        "\n---\n\n# For those who program\n",
        f"`vetta.game({game.name!r})`, rules {game.rules}, pack {game.pack!r} ({game.pack_hash}); "
        f"seats {', '.join(map(str, game.seats))}; {game.actions} actions; {game.record.size} bytes a match.\n",
        _options(game),
        _actions(game),
        _events(game),
        _objections(game),
        _record(game),
    ]
    return "\n".join(parts).rstrip() + "\n"


def _rows(title: str, heads: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    lines = [f"## {title}\n", f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in rows)]) + "\n"


def _said(args: tuple[Arg, ...]) -> str:
    return ", ".join(arg.name + (" (secret)" if arg.secret else "") for arg in args)


def _options(game: Game) -> str:
    rows = []
    for option in game.lexicon.options:
        usual = option.values[option.fits[game.seats[0]][0] if option.fits else option.usual]
        rows.append((f"`{option.name}`", ", ".join(option.values), usual))
    return _rows("Options", ("option", "values", f"usual with {game.seats[0]} seats"), rows)


def _actions(game: Game) -> str:
    rows = [
        (f"{verb.first} to {verb.first + verb.count - 1}", _said(verb.args), f"`{game.write(verb.first)}`")
        for verb in game.lexicon.verbs
    ]
    return _rows("Actions", ("numbers", "told apart by", "the first of them"), rows)


def _events(game: Game) -> str:
    rows = [(f"`{event.name}`", event.clause, _said(event.args)) for event in game.lexicon.events]
    return _rows("Events", ("event", "clause", "arguments"), rows)


def _objections(game: Game) -> str:
    rows = [(f"`{reason.name}`", reason.clause, _said(reason.args)) for reason in game.lexicon.reasons[1:]]
    return _rows("Objections", ("objection", "clause", "arguments"), rows)


def _record(game: Game) -> str:
    rows = [
        (
            f"`{field.name}`",
            field.width + (f" × {' × '.join(map(str, field.shape))}" if field.shape else ""),
            field.meaning,
        )
        for field in game.record.fields
    ]
    return _rows("The record", ("field", "numbers", "meaning"), rows)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in vetta.CATALOGUE:
        (FOLDER / f"{name}.md").write_text(page(vetta.game(name)), "utf-8")
        print(f"docs/games/{name}.md")
