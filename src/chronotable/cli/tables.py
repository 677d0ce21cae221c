"""`chronotable tables`: what a server keeps, for whoever runs it: list it, export a game, delete a table."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from chronotable.cli.help_texts import english
from chronotable.cli.serve import bounded_number
from chronotable.cli.storage import data_folder, write_whole
from chronotable.kernel.errors import BadOption, ChronotableError
from chronotable.kernel.message import Message
from chronotable.locale import LANGUAGES, render

_english = english("tables")

if TYPE_CHECKING:
    from chronotable.server.table_admin import KeptTable, TableAdmin

_DAY = 24 * 3600.0


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    about = _english("about")
    parser = subparsers.add_parser("tables", help=about, description=about)
    commands = parser.add_subparsers(dest="tables_command", metavar="COMMAND", required=True)
    listing = commands.add_parser("list", help=_english("list-about"), description=_english("list-about"))
    listing.add_argument("--quiet-for", type=_quiet_days, default=0.0, metavar="DAYS", help=_english("help-quiet"))
    export = commands.add_parser("export", help=_english("export-about"), description=_english("export-about"))
    export.add_argument("table", metavar="TABLE", help=_english("help-table"))
    export.add_argument("--output", metavar="FILE", help=_english("help-output"))
    delete = commands.add_parser("delete", help=_english("delete-about"), description=_english("delete-about"))
    delete.add_argument("tables", nargs="+", metavar="TABLE", help=_english("help-table"))
    delete.add_argument("--yes", action="store_true", help=_english("help-yes"))
    for command in (listing, export, delete):
        command.add_argument("--database", metavar="URL", help=_english("help-database"))
        command.add_argument("--lang", choices=LANGUAGES, default="en", help=_english("help-lang"))


def _quiet_days(text: str) -> float:
    return bounded_number(text, 0, "cli-tables-bad-quiet")


def run(args: argparse.Namespace) -> int:
    """Carry the command out: 0 is well, 1 a table that is not there, 2 something that cannot be done."""
    if find_spec("sqlalchemy") is None:
        raise BadOption(Message("cli-serve-extra"))
    try:
        return asyncio.run(_run(args))
    except ChronotableError as error:
        print(render(error.message, args.lang), file=sys.stderr)
        return 2


async def _run(args: argparse.Namespace) -> int:
    async with _opened(args.database) as admin:
        if args.tables_command == "list":
            return await _list(admin, args.quiet_for, args.lang)
        if args.tables_command == "export":
            return await _export(admin, args.table, args.output, args.lang)
        return await _delete(admin, args.tables, args.yes, args.lang)


@asynccontextmanager
async def _opened(url: str | None) -> AsyncIterator[TableAdmin]:
    """The database of a server, which may be running meanwhile.  A file that is not there is not made."""
    from chronotable.server.table_admin import TableAdmin, in_words

    place = url or f"sqlite:///{data_folder() / 'tables.sqlite'}"
    if place.startswith("sqlite") and not Path(place.partition(":///")[2]).is_file():
        raise BadOption(Message("cli-tables-no-database", place=place))
    admin = TableAdmin(place)
    try:
        await admin.open()
        with in_words():
            yield admin
    finally:
        await admin.close()


def _say(language: str, id: str, **args: object) -> None:
    print(render(Message(f"cli-tables-{id}", **args), language))


def _complain(language: str, id: str, **args: object) -> None:
    print(render(Message(f"cli-tables-{id}", **args), language), file=sys.stderr)


# ---- listing


async def _list(admin: TableAdmin, quiet: float, language: str) -> int:
    before = time.time() - quiet * _DAY
    count = 0
    for kept in await admin.tables():
        if kept.updated <= before:
            count += 1
            for line in _lines(kept, language):
                print(line)
    _say(language, "count", n=count)
    return 0


def _lines(kept: KeptTable, language: str) -> Iterator[str]:
    """A line for the table, and one for who sits there."""
    day = time.strftime("%Y-%m-%d %H:%M", time.localtime(kept.updated))
    yield render(Message("cli-tables-line", table=kept.id, game=kept.game, updated=day, n=kept.lines), language)
    if kept.name or kept.people:
        names = " · ".join([kept.name or "–", *kept.people])
        yield f"    {names}"


# ---- one table


async def _export(admin: TableAdmin, id: str, output: str | None, language: str) -> int:
    """The notation.  Of a running game it tells everything that is hidden."""
    found = await admin.notation(id)
    if found is None:
        _complain(language, "no-table", table=id)
        return 1
    text, is_over = found
    if not is_over:
        _complain(language, "secret")
    if output is None:
        print(text, end="")
    else:
        write_whole(Path(output), text)
        _complain(language, "exported", table=id, file=output)
    return 0


async def _delete(admin: TableAdmin, ids: list[str], is_sure: bool, language: str) -> int:
    """Delete these tables; if one of them does not exist, delete none."""
    ids = list(dict.fromkeys(ids))
    missing = [id for id in ids if not await admin.has(id)]
    for id in missing:
        _complain(language, "no-table", table=id)
    if missing:
        return 1
    if not is_sure and not _agrees(len(ids), language):
        _say(language, "nothing-deleted")
        return 2
    for id in ids:
        await admin.delete(id)
        _say(language, "deleted", table=id)
    return 0


def _agrees(count: int, language: str) -> bool:
    """Ask at the keyboard whether to go on; a script says `--yes` instead."""
    print(render(Message("cli-tables-sure", n=count), language), end=" ", flush=True)
    yes = render(Message("cli-tables-yes"), language)
    return sys.stdin.readline().strip().casefold() in (yes.casefold(), "yes")
