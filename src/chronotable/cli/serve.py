"""`chronotable serve`: the web table.  On the loopback address it is for this machine alone; `--host` opens it."""

from __future__ import annotations

import argparse
import contextlib
import gc
import logging
import math
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from importlib.util import find_spec

from chronotable import bots
from chronotable.bots.outside.names import GROUP
from chronotable.cli.help_texts import english
from chronotable.cli.storage import data_folder
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.locale import render
from chronotable.packs import read_packs

_english = english("serve")
_tables = english("tables")

PORT = 8123
_LONGEST_BOT = 40  # what a table's row can hold
_ALLOCATIONS = 20_000  # between two looks for garbage in circles
_TRIES = 20  # ports after the usual one, when nobody asked for a certain one


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser("serve", help=_english("about"), description=_english("about"))
    add_arguments(parser)
    parser.add_argument("--browser", action="store_true", help=_english("help-browser"))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=_english("help-host"))
    parser.add_argument("--port", type=int, metavar="N", help=_english("help-port", port=str(PORT)))
    parser.add_argument("--database", metavar="URL", help=_english("help-database"))
    parser.add_argument("--name", action="append", default=[], metavar="HOST", help=_english("help-name"))
    parser.add_argument("--behind-proxy", action="store_true", help=_english("help-proxy"))
    parser.add_argument("--limits-factor", type=float, default=1.0, metavar="X", help=_english("help-limits"))
    parser.add_argument("--processes", type=int, default=1, metavar="N", help=_english("help-processes"))
    parser.add_argument("--absence", type=_seconds, metavar="SECONDS", help=_tables("help-absence"))
    parser.add_argument("--keep", type=_days, metavar="DAYS", help=_tables("help-keep"))
    parser.add_argument("--pack", action="append", default=[], metavar="FILE", help=_english("help-pack"))
    parser.add_argument("--bot", action="append", default=[], metavar="BOT", help=_english("help-bot"))
    parser.add_argument("--thinkers", type=int, metavar="N", help=_english("help-thinkers"))
    parser.add_argument("--no-browser", action="store_true", help=_english("help-no-browser"))


def _days(text: str) -> float:
    """Days from the command line, at least an hour: a server must not delete what is being played."""
    return bounded_number(text, 1 / 24, "cli-tables-bad-days")


def _seconds(text: str) -> float:
    return bounded_number(text, 0, "cli-tables-bad-seconds")


def bounded_number(text: str, least: float, problem: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not least <= number < 1e6:
        raise argparse.ArgumentTypeError(render(Message(problem, found=text[:40]), "en"))
    return number


def run(args: argparse.Namespace) -> int:
    return serve(args, opens_browser=args.browser and not args.no_browser)


def serve(args: argparse.Namespace, opens_browser: bool) -> int:
    """Run until somebody ends it."""
    if find_spec("starlette") is None:
        raise BadOption(Message("cli-serve-extra"))
    if (args.database or "").startswith("postgres") and find_spec("psycopg") is None:
        raise BadOption(Message("cli-serve-driver"))
    from chronotable.server.app import Settings
    from chronotable.server.launch import Alone, Together, can_run_together
    from chronotable.server.limits import Limits
    from chronotable.server.security import LOOPBACK
    from chronotable.server.storage.database import complete_url, usual_url
    from chronotable.server.table.absence import ABSENCE

    is_local = args.host in LOOPBACK
    settings = Settings(
        database=complete_url(args.database) if args.database else usual_url(data_folder()),
        hosts=[*args.name, *LOOPBACK] if args.name or is_local else [],
        limits=replace(Limits().times(args.limits_factor), outside_bots=_outside_bots(args.bot)),
        thinkers=args.thinkers,
        compresses=not is_local,
        behind_proxy=args.behind_proxy,
        packs=read_packs(args.pack),
        absence=ABSENCE if args.absence is None else args.absence,
        keep=args.keep,
    )
    if args.processes > 1 and not can_run_together(settings):
        raise BadOption(Message("cli-serve-one-process"))
    server = Together(settings, args.processes) if args.processes > 1 else Alone(settings)
    listening = _listen(args.host, args.port)
    port = listening.getsockname()[1]
    address = f"http://{'127.0.0.1' if args.host in ('0.0.0.0', '::') else args.host}:{port}/"
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("uvicorn.error").addFilter(_is_worth_telling)
    gc.freeze()  # the program itself stays, and so do most things that matches leave behind: look through them seldom
    gc.set_threshold(_ALLOCATIONS, 20, 50)
    server.start(listening)
    print(_english("open", url=address), flush=True)
    if opens_browser:
        threading.Timer(0.5, _open_browser, [address]).start()
    if not server.keep_on():
        print(_english("worker-ended"), file=sys.stderr)
        return 1
    return 0


def _outside_bots(named: list[str]) -> tuple[str, ...]:
    """What is wrong with one of them is told before the server starts."""
    for bot in named:
        if not bots.is_outside(bot):
            raise BadOption(Message("cli-serve-bot-of-house", bot=bot))
        if len(bot) > _LONGEST_BOT:
            raise BadOption(Message("cli-serve-bot-long", bot=bot, most=_LONGEST_BOT, group=GROUP))
        bots.make(bot).end()  # servers of several processes split from this one
    return tuple(dict.fromkeys(named))


def _is_worth_telling(record: logging.LogRecord) -> bool:
    """Bytes that make no sense are answered politely; whoever sends many of them must not fill the disk as well."""
    return not record.getMessage().startswith(("Invalid ", "Unsupported upgrade"))


def _listen(host: str, port: int | None) -> socket.socket:
    """The wanted port, or the usual one or the next that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in [port] if port is not None else range(PORT, PORT + _TRIES):
        # Only if the protocol is named does asyncio send small frames at once; otherwise some wait for 40 ms.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(1024)
            return listening
        except OSError as error:
            listening.close()
            problem = error
    raise BadOption(Message("cli-serve-port", host=host, port=str(port or PORT), problem=str(problem)))


def _open_browser(address: str) -> None:
    with contextlib.suppress(Exception):  # a machine without one: the address is on the screen
        webbrowser.open(address)
