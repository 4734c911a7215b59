"""After a match: how it ended, and what can be done then."""

from __future__ import annotations

from vetta.terminal.commands import find_command, rest_of
from vetta.terminal.exits import Again
from vetta.terminal.picking import Picking
from vetta.terminal.table import Table


def end(table: Table) -> None:
    """Tells the result and does what is typed, until the people leave in one of the ways of exits.py."""
    table.picking = Picking(())
    screen = table.screen
    screen.table(table.match, table.viewer, table.picking, whole=True)
    screen.prompt(table.match, table.viewer)
    screen.results(table.match)
    screen.say("over-menu")
    while table.match.over:
        typed = table.hear()
        texts = table.screen.texts
        if typed.casefold() in {"again", texts.say("terminal-word-again")}:
            raise Again
        command = find_command(table, typed)
        if command:
            command.run(table, table.viewer, rest_of(typed))
        elif typed:
            table.screen.say("over-menu")
