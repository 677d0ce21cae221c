"""`chronotable draw`: the table of a saved game as a picture."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from chronotable.cli.help_texts import english
from chronotable.cli.play import load_file
from chronotable.cli.storage import write_whole
from chronotable.cli.terminal import display_path, preferred_language
from chronotable.drawings import ALL, draw
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.kernel.schema import short
from chronotable.locale import LANGUAGES, render

_english = english("draw")

_STANDARD: Final = "-"  # instead of a file: the standard output


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser("draw", help=_english("about"), description=_english("about"))
    parser.add_argument("file", type=Path, metavar="FILE", help=_english("help-file"))
    parser.add_argument("--at", type=int, metavar="N", help=_english("help-at"))
    parser.add_argument("-o", "--out", type=Path, metavar="FILE", help=_english("help-out"))
    parser.add_argument("--seat", metavar="SEAT", help=_english("help-seat"))
    theme = parser.add_mutually_exclusive_group()
    theme.add_argument("--dark", action="store_true", help=_english("help-dark"))
    theme.add_argument("--light", action="store_true", help=_english("help-light"))
    parser.add_argument("--pack", action="append", default=[], metavar="FILE", help=_english("help-pack"))
    parser.add_argument("--go-on", action="store_true", help=_english("help-go-on"))
    parser.add_argument("--lang", choices=LANGUAGES, help=_english("help-lang"))


def run(args: argparse.Namespace) -> int:
    """Carry the command out."""
    language = args.lang or preferred_language()
    match = load_file(args.file, args.pack, args.go_on)
    moment = match if args.at is None else match.branch(args.at)
    dark = True if args.dark else False if args.light else None
    drawing = draw(moment, _seat(args.seat, match.seats), language, dark)
    out: Path = args.out or args.file.with_suffix(".svg")
    if str(out) == _STANDARD:
        sys.stdout.write(f"{drawing}\n")
        return 0
    if out.resolve() == args.file.resolve():
        raise BadOption(Message("cli-draw-same", path=display_path(out)))
    write_whole(out, f"{drawing}\n")
    print(render(Message("cli-draw-done", path=display_path(out)), language))
    return 0


def _seat(said: str | None, seats: int) -> int | str | None:
    """Without one it is a spectator who looks."""
    if said is None or said == ALL:
        return said
    if said.isascii() and said.isdigit() and int(said[:9]) < seats:
        return int(said[:9])
    raise BadOption(Message("drawing-seat", found=short(said), last=seats - 1))
