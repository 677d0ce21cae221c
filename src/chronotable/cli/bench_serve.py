"""`chronotable bench serve`: what the web table holds, and how that compares with boardgame.io in the same run.

Server and load are processes of their own and share two cores, whatever the machine has.  Players move in turn, as soon
as they see that it is theirs.  boardgame.io plays a game that does next to nothing; ours plays the same game, and a
real one at random, and every move is on the disk before it is confirmed.  The servers are measured in turn, round after
round, since what else the machine does matters: ratios within a round are worth more than the rates.
"""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from pathlib import Path

from chronotable.games import names
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.locale import LANGUAGES, render

CORES = 2  # that server and load share


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the program's parser."""
    about = _english("about")
    parser = subparsers.add_parser("bench serve", help=about, description=about)
    parser.add_argument("--tables", type=int, default=300, metavar="N", help=_english("help-tables"))
    parser.add_argument("--sockets", type=int, default=4, metavar="N", help=_english("help-sockets"))
    parser.add_argument("--seconds", type=float, default=5.0, metavar="S", help=_english("help-seconds"))
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help=_english("help-rounds"))
    parser.add_argument("--held-tables", type=int, default=300, metavar="N", help=_english("help-held-tables"))
    parser.add_argument("--held-rate", type=float, default=300.0, metavar="R", help=_english("help-held-rate"))
    parser.add_argument("--game", choices=names(), default="loop", help=_english("help-game"))
    parser.add_argument("--processes", type=int, default=CORES, metavar="N", help=_english("help-processes"))
    parser.add_argument("--database", default="", metavar="URL", help=_english("help-database"))
    parser.add_argument("--without-peers", action="store_true", help=_english("help-without-peers"))
    parser.add_argument("--json", type=Path, metavar="FILE", help=_english("help-json"))
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help=_english("help-lang"))


def _english(id: str, **args: object) -> str:
    """Help is shown before a language is chosen."""
    return render(Message(f"cli-bench-serve-{id}", **args), "en")


def run(args: argparse.Namespace) -> int:
    """Carry the command out."""
    if find_spec("msgspec") is None:
        raise BadOption(Message("cli-serve-extra"))
    from chronotable.cli.serving.comparison import compare

    compare(args)
    return 0
