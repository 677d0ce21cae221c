"""The servers in turn, round after round.

Server and load are processes of their own and share two cores, whatever the machine has.  Players move in turn, as soon
as they see that it is theirs.  boardgame.io plays a game that does next to nothing; ours plays the same game, and a
real one at random, and every move is on the disk before it is confirmed.  The servers are measured in turn, round after
round, since what else the machine does matters: ratios within a round are worth more than the rates.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from dataclasses import asdict, replace

from benchmarks.processors import stay_on
from benchmarks.serving import measuring
from benchmarks.serving.measuring import OURS, Plan, Server, Taken
from benchmarks.serving.processes import FILES, MEMORY, TRIVIAL, NotThere, installed_peer
from benchmarks.serving.report import Report

CORES = 2  # that server and load share


def compare(args: argparse.Namespace) -> None:
    """Measure, and print what came out."""
    stay_on(CORES)
    report = Report()
    ours = Server(OURS, args.game, args.database, args.processes)
    servers = [replace(ours, game=TRIVIAL), ours]  # what the peers play, and a real game
    if not args.without_peers:
        try:
            report.line("Looking for boardgame.io, or fetching it ...")
            installed_peer()
            servers += [Server("boardgame.io", TRIVIAL, storage) for storage in (MEMORY, FILES)]
        except NotThere as reason:
            report.line(f"boardgame.io is left out: {reason}.")
    plan = Plan(args.tables, args.sockets, args.seconds)
    report.heading(plan)
    taken: dict[Server, list[Taken]] = {server: [] for server in servers}
    for number in range(args.rounds):
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
