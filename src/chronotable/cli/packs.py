"""`chronotable pack`: check pack files and show what they hold, begin a new one, print the schema."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

from chronotable.cli import pack_summary
from chronotable.cli.help_texts import english
from chronotable.games import game as find_game
from chronotable.games import names
from chronotable.kernel.errors import ChronotableError
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.locale import LANGUAGES, render
from chronotable.packs import check_header, problems_of, read_file

_english = english("packs")

_SHOWN: Final = 20  # problems of a file; more than that is mended better a few at a time


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    about = _english("about")
    parser = subparsers.add_parser("pack", help=about, description=about)
    commands = parser.add_subparsers(dest="pack_command", metavar="COMMAND", required=True)
    check = commands.add_parser("check", help=_english("check-about"))
    check.add_argument("files", nargs="+", metavar="FILE", help=_english("help-files"))
    new = commands.add_parser("new", help=_english("new-about"))
    new.add_argument("file", metavar="FILE", help=_english("help-new-file"))
    schema = commands.add_parser("schema", help=_english("schema-about"))
    for command in (new, schema):
        command.add_argument("--game", choices=names(), default="loop", help=_english("help-game"))
    for command in (check, new, schema):
        command.add_argument("--lang", choices=LANGUAGES, default="en", help=_english("help-lang"))


def run(args: argparse.Namespace) -> int:
    """Carry the command out: 0 is well, 1 a pack that is not good, 2 a file that cannot be written."""
    if args.pack_command == "check":
        return _check(args.files, args.lang)
    if not find_game(args.game).pack_schema():
        print(render(Message("kernel-pack-none", game=args.game), args.lang), file=sys.stderr)
        return 1
    if args.pack_command == "new":
        return _new(args.game, args.file, args.lang)
    print(json.dumps(find_game(args.game).pack_schema(), indent=2, ensure_ascii=False))
    return 0


def _check(paths: list[str], language: str) -> int:
    """Every file alone, then those of each game together, in the order given."""
    good: dict[str, list[Pack]] = {}
    failed = False
    problems: Sequence[ChronotableError]
    for path in paths:
        try:
            pack = read_file(path)
            name = check_header(pack, names())
            problems = problems_of(find_game(name), pack)
        except ChronotableError as error:
            problems = [error]
        for problem in problems[:_SHOWN]:
            print(render(problem.message, language), file=sys.stderr)
        if len(problems) > _SHOWN:
            print(render(Message("cli-packs-more", file=path), language), file=sys.stderr)
        if problems:
            failed = True
        else:
            good.setdefault(name, []).append(pack)
    if failed:
        return 1
    for name, packs in good.items():
        try:
            find_game(name).check_options({}, tuple(packs))
        except ChronotableError as error:
            print(render(error.message, language), file=sys.stderr)
            return 1
        for line in _report(name, packs):
            print(line if isinstance(line, str) else render(line, language))
    return 0


def _report(game: str, packs: list[Pack]) -> Iterator[Message | str]:
    for pack in packs:
        yield Message("cli-packs-good", file=pack.file, name=pack.name, game=game, hash=pack.hash)
        yield from pack_summary.lines(game, packs, pack)
        yield ""
    yield Message("cli-packs-play", game=game, files=" ".join(f"--pack {shlex.quote(pack.file)}" for pack in packs))


def _new(game: str, path: str, language: str) -> int:
    """Write the template, but never over something that is there."""
    template = files("chronotable.games") / game / "data" / f"pack_template.{language}.yaml"
    if not template.is_file():  # of a game from outside
        print(render(Message("cli-packs-no-template", game=game), language), file=sys.stderr)
        return 1
    try:
        with Path(path).open("x", encoding="utf-8") as file:
            file.write(template.read_text(encoding="utf-8"))
    except FileExistsError:
        print(render(Message("cli-packs-exists", file=path), language), file=sys.stderr)
        return 2
    except (OSError, ValueError):
        print(render(Message("cli-packs-unwritable", file=path), language), file=sys.stderr)
        return 2
    print(render(Message("cli-packs-written", file=path), language))
    return 0
