"""The `vetta` command. What goes wrong for a reason is one sentence on standard error, and exit code 2."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from vetta import CATALOGUE, __version__, game
from vetta.core.game import Game, Setup, SetupError
from vetta.core.kernel import CannotBuild
from vetta.core.match_file import MatchFileError
from vetta.packs import PackError

SORRY = 2


class Sorry(Exception):
    """Something a person can mend, said in one sentence."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = _parser()
    asked = parser.parse_args(arguments)
    if asked.packs:
        os.environ["VETTA_PACKS"] = asked.packs
    try:
        command: Callable[[argparse.Namespace], int] = asked.command
        return command(asked)
    except (Sorry, SetupError, MatchFileError, PackError, CannotBuild) as error:
        print(f"vetta: {error}", file=sys.stderr)
        return SORRY
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="vetta", description="An open digital tabletop for four games.")
    parser.add_argument("--version", action="version", version=f"vetta {__version__}")
    parser.add_argument("--packs", metavar="FOLDER", help="play with the packs in this folder instead of Vetta's own")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="play a game")
    play.add_argument("game", nargs="?", choices=list(CATALOGUE))
    play.add_argument("--text", action="store_true", help="at a table in the terminal")
    play.add_argument("--seats", type=int, metavar="N")
    play.add_argument("--player", action="append", default=[], metavar="NAME", help="a seat's player, `bot` for a bot")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    play.add_argument("--lang", choices=("en", "it", "de"))
    play.add_argument(
        "--load", type=Path, metavar="FILE", help="go on with a saved match, whose file says all the rest"
    )
    play.add_argument("--box", type=Path, metavar="FILE", help="the next game of a campaign, kept in this box")
    play.add_argument("--replay", type=int, metavar="CHAPTER", help="a chapter of the box once more; the box stays")
    play.add_argument("--plain-output", action="store_true", help="no drawings, for screen readers")
    play.set_defaults(command=_play)

    verify = commands.add_parser("verify", help="play an exported match again and check every roll and draw")
    verify.add_argument("file", type=Path)
    verify.set_defaults(command=_verify)

    perft = commands.add_parser("perft", help="count the sequences of actions from the start of a match")
    perft.add_argument("game", choices=list(CATALOGUE))
    perft.add_argument("--depth", type=int, default=4)
    perft.add_argument("--mode", choices=("native", "plain"), default="native")
    _set_up_arguments(perft)
    perft.set_defaults(command=_perft)

    bench = commands.add_parser("bench", help="measure how fast a game plays")
    bench.add_argument("game", choices=list(CATALOGUE))
    bench.add_argument("--seats", type=int, metavar="N")
    bench.add_argument("--json", action="store_true")
    bench.set_defaults(command=_bench)

    wasm = commands.add_parser("wasm", help="build every game as a WebAssembly module with its lexicon as JSON")
    wasm.add_argument("folder", type=Path)
    wasm.set_defaults(command=_wasm)
    return parser


def _set_up_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int, metavar="N")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=0, metavar="N")


def _setup(asked: argparse.Namespace, found: Game) -> Setup:
    return Setup(found.seats[0] if asked.seats is None else asked.seats, _options(asked))


def _options(asked: argparse.Namespace) -> dict[str, str]:
    options = {}
    for option in asked.option:
        name, equals, value = option.partition("=")
        if not equals:
            raise Sorry(f"--option takes NAME=VALUE, not {option!r}")
        options[name] = value
    return options


def _play(asked: argparse.Namespace) -> int:
    from vetta.terminal import run
    from vetta.terminal.campaign import run_box

    said = {
        "seats": asked.seats,
        "players": asked.player,
        "options": _options(asked),
        "language": asked.lang,
        "plain": asked.plain_output,
    }
    if asked.box is None:
        if asked.replay is not None:
            raise Sorry("--replay plays a chapter of a box: say which with --box FILE")
        return run(asked.game, load=asked.load, **said)
    if asked.load:
        raise Sorry("--load goes on with a match and --box with a campaign; only one of them can be had")
    return run_box(asked.game, asked.box, asked.replay, **said)


def _verify(asked: argparse.Namespace) -> int:
    from vetta.terminal.files import FileTrouble, load

    try:
        match = load(asked.file)
    except FileTrouble as trouble:
        raise Sorry(f"{trouble.path}: cannot be read ({trouble.problem})") from None
    by_chance = sum(move.bare for move in match.moves)
    agreed = sum(move.text.endswith(" agreed") for move in match.moves)
    end = f"result {' '.join(map(str, match.scores))}" if match.over else "not finished yet"
    print(
        f"{asked.file}: {len(match.moves)} moves, {by_chance} with chance or a secret, "
        f"{agreed} undone by agreement; all as recorded; {end}"
    )
    return 0


def _perft(asked: argparse.Namespace) -> int:
    from vetta.lab.perft import perft_native, perft_plain

    found = game(asked.game)
    if not 0 <= asked.seed < 2**128 or asked.depth < 1:
        raise Sorry("--seed is a number from 0 to 2 ** 128 - 1, --depth one from 1")
    position = found.start(_setup(asked, found), asked.seed.to_bytes(16, "little"), noted=False)
    count = perft_plain if asked.mode == "plain" else perft_native
    for depth in range(1, asked.depth + 1):
        print(depth, count(found, position, depth), flush=True)
    return 0


def _bench(asked: argparse.Namespace) -> int:
    from vetta.lab.bench import measure, report

    seats = asked.seats
    if seats is not None and seats not in game(asked.game).seats:
        raise Sorry(f"{asked.game} is not played with {seats} seats")
    print(report(measure(asked.game, seats), as_json=asked.json))
    return 0


def _wasm(asked: argparse.Namespace) -> int:
    from vetta.lab.wasm import write_modules

    for path in write_modules(asked.folder):
        print(path)
    return 0
