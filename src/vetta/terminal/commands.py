"""What a person can type at a table: a thing to pick, a whole move, or a command."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from vetta.core.game import SetupError
from vetta.core.match_file import MatchFileError
from vetta.core.text import LANGUAGES
from vetta.core.view import Choice
from vetta.terminal import files
from vetta.terminal.exits import Anew, Instead, Quit
from vetta.terminal.looking import log, look, objection_to, options, rules, why
from vetta.terminal.naming import Names
from vetta.terminal.seats import company_in

if TYPE_CHECKING:
    from vetta.terminal.table import Table


class Command(NamedTuple):
    name: str
    """Also its English word; each language adds its own in `terminal-word-...`."""
    run: Callable[[Table, int, str], None]


def answer(table: Table, seat: int, typed: str) -> None:
    """Does what a person typed who is to move. The table asks again until a move is made."""
    names = Names(table.match, seat, table.screen)
    if not typed:
        enter(table, seat)
    elif command := find_command(table, typed):
        command.run(table, seat, rest_of(typed))
    elif (offer := names.offer(typed, table.picking)) is not None:
        pick(table, seat, offer)
    elif move := names.move(typed):
        table.do(seat, move)
    elif choice := names.choice(typed, table.picking):
        table.do(seat, choice.text)
    elif several := names.several(typed, table.picking):
        table.screen.say("which", things=", ".join(several))
    else:
        not_possible(table, seat, typed, names.thing(typed))


def find_command(table: Table, typed: str) -> Command | None:
    """The command a line begins with. A slash before it makes sure that nothing else is meant."""
    word = typed.split()[0].casefold() if typed.split() else ""
    plain = "why" if word.startswith("?") else word.removeprefix("/")
    for command in COMMANDS:
        if plain in {command.name, *table.screen.texts.say(f"terminal-word-{command.name}").casefold().split()}:
            names = Names(table.match, table.match.seat, table.screen)
            is_move = names.exactly(typed, table.picking) or names.move(typed)
            return None if is_move and word == plain else command
    return None


def rest_of(typed: str) -> str:
    """What stands behind the word of a command; the question mark needs no space."""
    return typed[1:].strip() if typed.startswith("?") else typed.partition(" ")[2].strip()


# ---------------------------------------------------------------------------- moves


def enter(table: Table, seat: int) -> None:
    """Enter takes the usual choice, or the only one; else it shows once more what can be done."""
    choice = table.screen.by_enter(table.picking)
    if choice:
        table.do(seat, choice.text)
    else:
        table.screen.prompt(table.match, seat)
        table.screen.offers(table.match, seat, table.picking)


def pick(table: Table, seat: int, offer: str | Choice) -> None:
    """Touches a thing; makes the choice if only one is left."""
    if isinstance(offer, Choice):
        table.do(seat, offer.text)
        return
    table.picking.touch(offer)
    table.screen.offers(table.match, seat, table.picking)


def not_possible(table: Table, seat: int, typed: str, thing: str) -> None:
    """Something that cannot be picked: why not, if the rules have a reason."""
    names = Names(table.match, seat, table.screen)
    there = names.seat_of(thing)
    objection = (objection_to(table, thing) or objection_to(table, there)) if thing else None
    if objection:
        table.screen.objection(objection)
    elif thing:
        table.screen.say("cannot-pick", thing=table.screen.thing(thing))
    elif move := names.said(typed):
        table.do(seat, move)
    elif typed.split()[0] in {verb.name for verb in table.match.game.lexicon.verbs}:
        table.do(seat, typed)
    else:
        table.screen.say("not-understood", typed=typed)


def back(table: Table, seat: int, rest: str) -> None:
    if table.picking.back():
        table.screen.offers(table.match, seat, table.picking)
    else:
        table.screen.say("nothing-picked")


def undo(table: Table, seat: int, rest: str) -> None:
    """Takes back the last move a person made: freely if nothing came to light, else if all agree."""
    last = next(((n, entry) for n, entry in table.chronicle.standing() if entry.seat in table.people), None)
    if last is None:
        table.screen.say("nothing-to-undo")
        return
    number, entry = last
    agreed = False
    if entry.seat != seat or not table.match.can_undo(seat, number):
        agreed = True
        question = "undo-alone" if len(table.people) == 1 else "undo-agree"
        if not table.confirm(question, name=table.screen.name(entry.seat)):
            table.screen.say("stays")
            return
    if table.move(lambda: table.match.undo(seat if seat >= 0 else entry.seat, number, agreed=agreed)):
        table.whole = True


def leave(table: Table, seat: int, rest: str) -> None:
    """A person gets up for good; the others play on."""
    if table.match.over or table.confirm("leave", name=table.screen.name(seat)):
        table.move(lambda: table.match.leave(seat))


def auto(table: Table, seat: int, rest: str) -> None:
    """Whether the only choice is made by itself: for the person who asks, or for all once the match is over."""
    people = [table.company[seat]] if seat >= 0 else table.company
    on, off = (table.screen.texts.say(f"terminal-{word}").split() for word in ("on", "off"))
    if rest.casefold() in ("on", *on, "off", *off):
        for person in people:
            person.alone_acts = rest.casefold() in ("on", *on)
    elif rest:
        table.screen.say("auto-how", on=on[0], off=off[0])
        return
    table.screen.say("auto-on" if people[0].alone_acts else "auto-off")


# ---------------------------------------------------------------------------- looking


def why_or_help(table: Table, seat: int, rest: str) -> None:
    """The question mark alone asks for help."""
    (why if rest else help_)(table, seat, rest)


def help_(table: Table, seat: int, rest: str) -> None:
    """What can be typed."""
    texts = table.screen.texts
    table.screen.say("help-moves")
    usages = {command.name: texts.say(f"terminal-usage-{command.name}") for command in COMMANDS}
    width = max(map(len, usages.values())) + 2
    for name, usage in usages.items():
        if table.console.width < 3 * width:
            table.console.say(usage, indent=2)
            table.screen.say(f"help-{name}", indent=4)
        else:
            table.screen.say(f"help-{name}", mark=f"  {usage:<{width}}")
    if not table.screen.plain:
        table.screen.say("help-board")


# ---------------------------------------------------------------------------- keeping and leaving


def save(table: Table, seat: int, rest: str) -> None:
    table.keep(rest or table.usual_file, whole=True)


def load(table: Table, seat: int, rest: str) -> None:
    path = Path(rest or table.usual_file)
    try:
        match = files.load(path)
        company_in(match, table.language)
    except files.FileTrouble as trouble:
        table.screen.say("cannot-read", file=str(path), problem=trouble.problem)
        return
    except (MatchFileError, SetupError) as error:
        table.screen.say("cannot-load", problem=str(error))
        return
    if table.offer_to_save():
        raise Instead(match, path)
    table.screen.say("stays")


def export(table: Table, seat: int, rest: str) -> None:
    """The finished match as a text for everybody, the secret opened."""
    if not table.match.over:
        table.screen.say("export-later")
    else:
        table.keep(rest or f"{table.match.game.name}.txt", whole=False)


def lang(table: Table, seat: int, rest: str) -> None:
    """The language of the person who asks."""
    if rest not in LANGUAGES:
        table.screen.say("lang-how", languages=", ".join(LANGUAGES))
        return
    if table.viewer >= 0:
        table.company[table.viewer].language = rest
    if table.viewer < 0 or len(table.people) == 1:
        table.language = rest
    table.screen.say("lang")
    if not table.match.over:
        table.screen.prompt(table.match, seat)
        table.screen.offers(table.match, seat, table.picking)


def new(table: Table, seat: int, rest: str) -> None:
    if table.offer_to_save():
        raise Anew
    table.screen.say("stays")


def quit_(table: Table, seat: int, rest: str) -> None:
    if table.offer_to_save():
        raise Quit
    table.screen.say("stays")


COMMANDS = (
    Command("look", look),
    Command("why", why_or_help),
    Command("rules", rules),
    Command("options", options),
    Command("log", log),
    Command("back", back),
    Command("undo", undo),
    Command("save", save),
    Command("load", load),
    Command("export", export),
    Command("lang", lang),
    Command("auto", auto),
    Command("leave", leave),
    Command("new", new),
    Command("quit", quit_),
    Command("help", help_),
)
