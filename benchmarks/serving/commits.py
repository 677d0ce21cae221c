"""Our server of two commits in turn, round after round: does a move cost it more than it did?

The load is this checkout's, so both must speak the protocol of today.  What is compared is the CPU time that the server
takes for a move, and what it sends: what else the machine does hits neighbours alike, as in `benchmarks.against`.
"""

from __future__ import annotations

import argparse
import json

from rich.console import Console

from benchmarks.against.ratios import CONFIDENCE, level_of_each, ratio
from benchmarks.against.trees import two_trees
from benchmarks.processors import stay_on
from benchmarks.serving import measuring
from benchmarks.serving.comparison import CORES
from benchmarks.serving.measuring import OURS, Plan, Server, Taken

_MEASURES = 2


def compare_commits(args: argparse.Namespace) -> None:
    """Measure, and print what came out."""
    console = Console(highlight=False, markup=False)
    stay_on(CORES)
    plan = Plan(args.tables, args.sockets, args.seconds)
    taken: tuple[list[Taken], list[Taken]] = ([], [])
    with two_trees(args.against, args.new, compiled=False) as trees:
        console.print(f"Old: {trees[0].title}\nNew: {trees[1].title}\n{args.rounds} rounds", soft_wrap=True)
        servers = [Server(OURS, args.game, args.database, args.processes, str(tree.path)) for tree in trees]
        for number in range(args.rounds):
            for side in (0, 1) if number % 2 == 0 else (1, 0):
                taken[side].append(measuring.take(servers[side], plan))
    if args.json:
        rounds = {side: [each.as_json() for each in own] for side, own in zip(("old", "new"), taken, strict=True)}
        args.json.write_text(json.dumps(rounds, indent=1) + "\n", encoding="utf-8")
    _tell(console, *taken)


def _tell(console: Console, old: list[Taken], new: list[Taken]) -> None:
    level = level_of_each(_MEASURES)
    moves = ratio([a.server_cpu_a_move / b.server_cpu_a_move for a, b in zip(old, new, strict=True)], level)
    sent = ratio([b.bytes_a_move / a.bytes_a_move for a, b in zip(old, new, strict=True)], level)
    console.print(
        f"Moves for the same CPU time, new by old: {moves.median:.3f} ({moves.low:.3f} – {moves.high:.3f}),"
        f" {moves.verdict}",
        soft_wrap=True,
    )
    console.print(f"Bytes a move, new by old: {sent.median:.3f} ({sent.low:.3f} – {sent.high:.3f})", soft_wrap=True)
    console.print(f"Medians of {len(old)} rounds; both intervals hold together in {CONFIDENCE:.0%} of runs.")
