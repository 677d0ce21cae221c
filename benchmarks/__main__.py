"""The benchmarks' command line, for a checkout.

python -m benchmarks                     our games beside published engines, in the same run
python -m benchmarks --against COMMIT    our games beside those of another commit
python -m benchmarks bots                what bots get done in a second, and what a choice costs
python -m benchmarks bots --against COMMIT     the same beside those of another commit
python -m benchmarks environments        our games through PettingZoo, Gymnasium and OpenSpiel, beside others
python -m benchmarks lab                 a local cluster of the laboratory beside plain processes
python -m benchmarks serve               our server beside boardgame.io
python -m benchmarks serve --against COMMIT    our server beside that of another commit
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TypeVar

from benchmarks import engine
from benchmarks.against import command as against
from benchmarks.against.probe import THINKING
from benchmarks.against.trees import GitRefused
from benchmarks.peers import PEERS
from chronotable.games import names

Number = TypeVar("Number", int, float)

_ROUNDS = 5
_SECONDS = 0.5
_ROUNDS_AGAINST = 20  # a difference of a few percent is smaller than one round's error
_SECONDS_AGAINST = 0.05
_ROUNDS_SERVED = 3


def main(words: list[str] | None = None) -> int:
    """Carry one command out; the result is the exit code."""
    words = sys.argv[1:] if words is None else words
    try:
        if words[:1] == ["environments"]:
            return _environments(words[1:])
        if words[:1] == ["bots"]:
            return _bots(words[1:])
        if words[:1] == ["lab"]:
            return _lab(words[1:])
        return _serve(words[1:]) if words[:1] == ["serve"] else _engine(words)
    except KeyboardInterrupt:
        print("Ended before there was anything to tell.")
        return 130
    except GitRefused as problem:
        print(problem)
        return 2


# ---- games


def _engine(words: list[str]) -> int:
    parser = _parser("", "Measure how fast our games are, beside published engines or beside another commit.")
    parser.epilog = "Also: `python -m benchmarks WORD --help`, where WORD is bots, environments or serve"
    parser.add_argument("--games", nargs="+", choices=names(), default=names(), help="the games to measure")
    parser.add_argument("--rounds", type=_positive(int), metavar="N", help="medians over so many rounds are shown")
    parser.add_argument(
        "--slice", type=_positive(float), metavar="S", help="seconds of CPU time of one measurement or try"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write every measurement to this file")
    parser.add_argument("--only", type=_names, metavar="A,B", help=f"measure only these of {', '.join(_all())}")
    parser.add_argument("--against", metavar="COMMIT", help="compare with this commit instead of other engines")
    parser.add_argument("--with", dest="new", metavar="COMMIT", help="what is compared with it: not the working tree")
    parser.add_argument("--compiled", action="store_true", help="compile both commits first; takes minutes")
    args = parser.parse_args(words)
    if args.against is None:
        if args.new or args.compiled:
            parser.error("--with and --compiled belong to --against (tools/compiled runs all of this compiled)")
        seconds = args.slice or _SECONDS
        engine.compare(args.games, args.only or _all(), args.rounds or _ROUNDS, seconds, args.json)
        return 0
    if args.only:
        parser.error("--only chooses among other engines: not with --against")
    rounds, seconds = args.rounds or _ROUNDS_AGAINST, args.slice or _SECONDS_AGAINST
    against.compare(args.against, args.new, args.games, rounds, seconds, args.compiled, args.json)
    return 0


def _all() -> list[str]:
    return [engine.OURS, *PEERS]


def _names(text: str) -> list[str]:
    chosen = text.split(",")
    if unknown := [name for name in chosen if name not in _all()]:
        raise argparse.ArgumentTypeError(f"Unknown: {', '.join(unknown)}. There are: {', '.join(_all())}.")
    return chosen


# ---- bots


def _bots(words: list[str]) -> int:
    from benchmarks import bots

    parser = _parser(" bots", "Measure what our bots get done in a second, here or beside another commit.")
    parser.add_argument("--games", nargs="+", choices=names(), default=names(), help="the games to measure")
    parser.add_argument("--rounds", type=_positive(int), metavar="N", help="medians over so many rounds are shown")
    parser.add_argument("--slice", type=_positive(float), metavar="S", help="seconds of CPU time of one measurement")
    parser.add_argument(
        "--choices", type=_positive(int), default=20, metavar="N", help="choices of `strong` whose cost is told"
    )
    parser.add_argument("--against", metavar="COMMIT", help="compare with this commit")
    parser.add_argument("--with", dest="new", metavar="COMMIT", help="what is compared with it: not the working tree")
    parser.add_argument("--compiled", action="store_true", help="compile both commits first; takes minutes")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write every measurement to this file")
    args = parser.parse_args(words)
    if args.against is None:
        if args.new or args.compiled:
            parser.error("--with and --compiled belong to --against (tools/compiled runs all of this compiled)")
        bots.measure(args.games, args.rounds or _ROUNDS, args.slice or _SECONDS, args.choices, args.json)
        return 0
    rounds, seconds = args.rounds or _ROUNDS_AGAINST, args.slice or _SECONDS_AGAINST
    against.compare(args.against, args.new, args.games, rounds, seconds, args.compiled, args.json, THINKING)
    return 0


# ---- environments


def _environments(words: list[str]) -> int:
    from benchmarks import environments

    doors = list(environments.DOORS)
    parser = _parser(" environments", "Measure our games through the interfaces of learning libraries, beside others.")
    parser.add_argument("--only", nargs="+", choices=doors, default=doors, help="the interfaces to measure")
    parser.add_argument(
        "--rounds", type=_positive(int), default=_ROUNDS, metavar="N", help="medians over so many rounds"
    )
    parser.add_argument(
        "--slice", type=_positive(float), default=_SECONDS, metavar="S", help="seconds of CPU time each"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write every measurement to this file")
    args = parser.parse_args(words)
    environments.compare(args.only, args.rounds, args.slice, args.json)
    return 0


# ---- the laboratory


def _lab(words: list[str]) -> int:
    from benchmarks import lab

    parser = _parser(" lab", "Measure a local Dask cluster of two workers beside two plain processes, in turn.")
    count = _positive(int)
    parser.add_argument("--random", type=count, default=10_000, metavar="N", help="games of random bots")
    parser.add_argument("--greedy", type=count, default=200, metavar="N", help="games of greedy bots")
    parser.add_argument("--rounds", type=count, default=3, metavar="N", help="medians over so many rounds are shown")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write every measurement to this file")
    parser.add_argument(
        "--same-tables",
        type=count,
        metavar="N",
        help="measure nothing: do 1, 2 and 4 workers make the same tables of N games, with two of them killed?",
    )
    args = parser.parse_args(words)
    if args.same_tables is not None:
        return 0 if lab.same_tables(args.same_tables) else 1
    lab.compare({"random": args.random, "greedy": args.greedy}, args.rounds, args.json)
    return 0


# ---- the web table


def _serve(words: list[str]) -> int:
    parser = _parser(" serve", "Measure how many moves the web table serves and how fast, beside boardgame.io.")
    count, much = _positive(int), _positive(float)
    parser.add_argument("--tables", type=count, default=300, metavar="N", help="tables with people playing at once")
    parser.add_argument("--sockets", type=count, default=4, metavar="N", help="people at each table, each a browser")
    parser.add_argument("--seconds", type=much, default=5.0, metavar="S", help="how long each measurement lasts")
    parser.add_argument("--rounds", type=count, metavar="N", help="medians over so many rounds are shown")
    parser.add_argument(
        "--held-tables",
        type=int,
        default=300,
        metavar="N",
        help="tables of the last measurement, which plays at a steady rate (0 leaves it out)",
    )
    parser.add_argument(
        "--held-rate", type=much, default=300.0, metavar="R", help="moves a second of the last one, over all its tables"
    )
    parser.add_argument("--game", choices=names(), default="loop", help="the game that our server plays")
    parser.add_argument("--processes", type=count, default=2, metavar="N", help="processes in which our server runs")
    parser.add_argument(
        "--database",
        default="",
        metavar="URL",
        help="the database of our server, as for `chronotable serve`; by default a new SQLite file",
    )
    parser.add_argument("--without-peers", action="store_true", help="measure our server only")
    parser.add_argument("--against", metavar="COMMIT", help="compare with this commit's server instead of others")
    parser.add_argument("--with", dest="new", metavar="COMMIT", help="what is compared with it: not the working tree")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write every measurement to this file")
    args = parser.parse_args(words)
    if find_spec("msgspec") is None:
        parser.error("the server's packages are not installed (pip install -e '.[server]')")
    if args.against is None and args.new:
        parser.error("--with belongs to --against")
    if args.against is not None:
        from benchmarks.serving.commits import compare_commits

        args.rounds = args.rounds or _ROUNDS_AGAINST
        compare_commits(args)
        return 0
    from benchmarks.serving.comparison import compare

    args.rounds = args.rounds or _ROUNDS_SERVED
    compare(args)
    return 0


# ---- both


def _parser(command: str, about: str) -> argparse.ArgumentParser:
    return argparse.ArgumentParser(prog=f"python -m benchmarks{command}", description=about)


def _positive(kind: type[Number]) -> Callable[[str], Number]:
    """A type for arguments: a number above 0."""

    def read(text: str) -> Number:
        number = kind(text)
        if number <= 0:
            raise argparse.ArgumentTypeError(f"{text} is not above 0")
        return number

    return read


if __name__ == "__main__":
    sys.exit(main())
