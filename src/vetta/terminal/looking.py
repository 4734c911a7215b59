"""The words by which somebody looks around: at the table, the log, the rules, and why something cannot be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vetta.core.campaign import rulebook_at
from vetta.core.record import Row
from vetta.terminal.naming import Names
from vetta.terminal.opening import tell_options, tell_seats

if TYPE_CHECKING:
    from vetta.core.view import Objection
    from vetta.terminal.table import Table

LATEST = 12
"""So many moves are in the log if nothing else is asked for."""


def look(table: Table, seat: int, rest: str) -> None:
    """Everything on the table; or what is at one place, or a thing wherever it is, with all that stands on it."""
    if not rest:
        tell_seats(table.screen, table.viewer)
        table.screen.whole(table.match, seat, table.picking)
        return
    names, screen = Names(table.match, seat, table.screen), table.screen
    thing = names.thing(rest)
    pieces = names.pieces_of(thing, rest) or names.pieces_about(rest)
    kinds = screen.explained(names.kinds_of(thing, rest))
    if pieces:
        screen.piece_lines(pieces, kinds)
    elif kinds:
        screen.say("not-in-sight", thing=", ".join(map(screen.texts.kind, kinds)))
        screen.piece_lines((), kinds)
    elif thing:
        screen.say("nothing-there", thing=screen.thing(thing))
    else:
        screen.say("no-such-thing", typed=rest)


def log(table: Table, seat: int, rest: str) -> None:
    """The last moves."""
    entries = table.chronicle.entries
    many = int(rest) if rest.isdecimal() else LATEST
    width = len(str(len(entries) - 1))
    for number in range(max(0, len(entries) - many), len(entries)):
        table.screen.entry(entries[number], table.viewer, f"{number:>{width}}  ")


def why(table: Table, seat: int, rest: str) -> None:
    """What a clause says, or why something cannot be done: asked by a whole move, a thing, or the words of a move."""
    names = Names(table.match, seat, table.screen)
    book = rulebook_at(table.match, table.screen.texts.language)
    numbers = (rest.casefold(), f"{book.chapters[0].number[0]}{rest}".casefold())
    clause = next((clause for clause in book.clauses if clause.number.casefold() in numbers), None)
    move, thing = names.move(rest), names.thing(rest)
    if clause:
        table.screen.clause(clause)
    elif move:
        why_not(table, move, rest)
    elif thing:
        table.screen.piece_lines(names.pieces_of(thing, rest))
        objection = None if names.offer(rest, table.picking) is not None else objection_to(table, thing)
        if objection:
            table.screen.objection(objection)
    elif any(chapter.number.casefold() == rest.casefold() for chapter in book.chapters):
        rules(table, seat, rest)
    elif move := names.said(rest):
        why_not(table, move, rest)
    else:
        table.screen.say("not-understood", typed=rest)


def why_not(table: Table, move: str, typed: str) -> None:
    """Why a move is not allowed, or that it is."""
    game = table.match.game
    objection = game.objection(table.match.state, game.action(move))
    if objection:
        table.screen.objection(objection)
    else:
        table.screen.say("is-allowed", move=typed)


def rules(table: Table, seat: int, rest: str) -> None:
    """The chapters of the rulebook; one of them; or the clauses in which something occurs."""
    book = rulebook_at(table.match, table.screen.texts.language)
    wanted = rest.casefold()
    chapters = [chapter for chapter in book.chapters if wanted in (chapter.number.casefold(), chapter.number[1:])]
    if not rest:
        table.console.say(book.title, strong=True)
        for chapter in book.chapters:
            table.console.say(chapter.title, mark=f"{chapter.number:>4}  ")
        table.screen.say("rules-how", chapter=book.chapters[-1].number)
    elif chapters:
        table.console.say(f"{chapters[0].number}  {chapters[0].title}", strong=True)
        for clause in chapters[0].clauses:
            table.screen.clause(clause)
    else:
        found = [clause for clause in book.clauses if wanted in f"{clause.number} {clause.text}".casefold()]
        for clause in found:
            table.screen.clause(clause)
        if not found:
            table.screen.say("not-in-rules", typed=rest)


def options(table: Table, seat: int, rest: str) -> None:
    """Every option of this match, first what is not as usual; or those in which something occurs."""
    tell_options(table.screen, table.match.setup, rest)


def objection_to(table: Table, thing: str) -> Objection | None:
    """Why nothing can be done by touching a thing: what the rules say of the first action that would."""
    game, state = table.match.game, table.match.state
    touched = [touch.thing for touch in table.picking.touched]
    things = Row([0] * 16)
    found = None
    for action in range(game.actions):
        count = game.kernels.picks(state, action, things)
        named = [game.lexicon.thing(things[n]) for n in range(count)]
        if thing in named and (objection := game.objection(state, action)):
            if all(other in named for other in touched):
                return objection
            found = found or objection
    return found
