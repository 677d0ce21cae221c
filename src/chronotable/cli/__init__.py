"""The command line: `chronotable COMMAND`; the commands are those below."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from importlib import import_module
from importlib.util import find_spec

from chronotable import __version__
from chronotable.cli.glyphs import ERRORS
from chronotable.kernel.errors import ChronotableError
from chronotable.kernel.message import Message
from chronotable.locale import render

# The commands and the modules that add and run them, in the order of the help.
_COMMANDS = {
    "play": "play",
    "learn": "learn",
    "puzzle": "puzzle",
    "serve": "serve",
    "tables": "tables",
    "games": "games",
    "new": "new",
    "replay": "replay",
    "draw": "draw",
    "analyse": "analyse",
    "explain": "explain",
    "seal": "seal",
    "how-to-play": "how_to_play",
    "rules": "rules",
    "simulate": "simulate",
    "lab": "lab",
    "pack": "packs",
}


def main(argv: list[str] | None = None) -> int:
    """Carry one command out; the result is the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=ERRORS)
    words = sys.argv[1:] if argv is None else argv
    try:
        code = _run(words)
        sys.stdout.flush()
    except BrokenPipeError:
        _close_output()
        return 0
    except KeyboardInterrupt:
        return 130
    except OSError as error:  # a file that cannot be read or written
        print(error, file=sys.stderr)
        return 2
    return code


def _run(words: list[str]) -> int:
    args = _parser(words).parse_args(words)
    try:
        code: int = import_module(f"{__name__}.{_COMMANDS[args.command]}").run(args)
    except ChronotableError as error:
        from chronotable.cli.terminal import preferred_language  # not needed by every command

        print(render(error.message, getattr(args, "lang", None) or preferred_language()), file=sys.stderr)
        return 2
    return code


def _parser(words: list[str]) -> argparse.ArgumentParser:
    """The parser; only the module of the command that is asked for is imported, all of them for the list."""
    parser = argparse.ArgumentParser(prog="chronotable", description=render(Message("cli-about"), "en"))
    parser.add_argument("--version", action="version", version=f"chronotable {__version__}")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    asked = [command for command in _COMMANDS if command in words[:1]]
    for command in asked or _COMMANDS:
        module = f"{__name__}.{_COMMANDS[command]}"
        if find_spec(module) is not None:
            import_module(module).add_parser(subparsers)
    return parser


def _close_output() -> None:
    """Send the rest of the output nowhere: nobody reads it, and the interpreter would complain when it ends."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
