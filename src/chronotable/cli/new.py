"""`chronotable new`: write the save of a new game, to go on with by `play --save`, `explain` or a program."""

from __future__ import annotations

import argparse
import sys

import chronotable
from chronotable.cli.play import add_setup_arguments, given_options
from chronotable.kernel.message import Message
from chronotable.locale import render


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    about = render(Message("cli-new-about"), "en")
    parser = subparsers.add_parser("new", help=about, description=about)
    parser.add_argument("game", metavar="GAME", help=render(Message("cli-new-help-game"), "en"))
    add_setup_arguments(parser)


def run(args: argparse.Namespace) -> int:
    match = chronotable.new(args.game, seed=args.seed, packs=list(args.pack), **given_options(args))
    sys.stdout.write(match.save())
    return 0
