"""The servers in turn, round after round, as `chronotable bench serve` was asked to."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import platform
from dataclasses import asdict, replace

from chronotable.cli.bench_serve import CORES
from chronotable.cli.serving import measuring
from chronotable.cli.serving.measuring import OURS, Plan, Server, Taken
from chronotable.cli.serving.processes import FILES, MEMORY, TRIVIAL, NotThere, installed_peer
from chronotable.cli.serving.report import Report


def compare(args: argparse.Namespace) -> None:
    """Measure, and print what came out."""
    _stay_on_two_cores()
    report = Report(args.lang)
    ours = Server(OURS, args.game, args.database, max(args.processes, 1))
    servers = [replace(ours, game=TRIVIAL), ours]  # what the peers play, and a real game
    if not args.without_peers:
        try:
            report.line("installing")
            installed_peer()
            servers += [Server("boardgame.io", TRIVIAL, storage) for storage in (MEMORY, FILES)]
        except NotThere as reason:
            report.line(f"left-out-{reason}")
    plan = Plan(max(args.tables, 1), max(args.sockets, 1), max(args.seconds, 0.1))
    report.heading(plan)
    taken: dict[Server, list[Taken]] = {server: [] for server in servers}
    for number in range(max(args.rounds, 1)):
        for server in servers:
            report.progress(number, args.rounds, server)
            taken[server].append(measuring.take(server, plan))
    report.rates(taken)
    report.ratios(taken)
    held = None
    if args.held_tables > 0:
        held = measuring.take(ours, Plan(args.held_tables, plan.sockets, plan.seconds, args.held_rate))
        report.held(held)
    if args.json:
        args.json.write_text(json.dumps(_as_json(taken, held), indent=1) + "\n", encoding="utf-8")


def _stay_on_two_cores() -> None:
    """Processes that are started later stay there too; not every system lets us choose."""
    if hasattr(os, "sched_setaffinity"):
        with contextlib.suppress(OSError):
            os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:CORES])


def _as_json(taken: dict[Server, list[Taken]], held: Taken | None) -> dict[str, object]:
    """Everything that was measured, round by round, and on what."""
    return {
        "python": platform.python_version(),
        "load_average": os.getloadavg() if hasattr(os, "getloadavg") else None,
        "servers": [
            {**asdict(server), "kept_in": server.kept_in, "rounds": [each.as_json() for each in rounds]}
            for server, rounds in taken.items()
        ],
        "held": held.as_json() if held else None,
    }
