"""How much our bots get done in a second, and what a choice of `strong` costs: all by CPU time, on one core.

What is measured is what `--against` measures of two commits, here of these sources alone.
"""

from __future__ import annotations

import json
import platform
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import mean, median

from rich.console import Console
from rich.table import Table

from benchmarks.against import probe
from benchmarks.engine import interpreted
from benchmarks.processors import stay_on
from chronotable.bots import make
from chronotable.bots.bot import finished
from chronotable.kernel.rng import spread

_HEADINGS = ("Simulations of search", "Choices weighed by planner", "... by strong", "Choices of greedy")
_APART = 1_000  # seeds of two rounds


def measure(games: Sequence[str], rounds: int, seconds: float, choices: int, file: Path | None) -> None:
    """Print what the bots get done in each game, and the cost of so many choices of `strong`."""
    stay_on(1)
    console = Console(highlight=False, markup=False)
    build = "interpreted (tools/compiled runs them compiled)" if interpreted() else "compiled by mypyc"
    console.print(f"Python {platform.python_version()}; our games are {build}", soft_wrap=True)
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim", title_justify="left")
    table.title = "What bots get done in a second, on one core, by CPU time"
    table.add_column("Game", no_wrap=True)
    for heading in (*_HEADINGS, "strong, ms a choice", "the dearest"):
        table.add_column(heading, justify="right")
    written = {}
    for game in games:
        sources = probe.Sources(game)
        rates = {name: _rates(sources, name, rounds, seconds) for name in probe.THINKING}
        costs = strong_costs(sources, choices)
        table.add_row(
            game,
            *(f"{median(rates[name]):,.0f}" for name in probe.THINKING),
            f"{mean(costs):,.0f}",
            f"{max(costs):,.0f}",
        )
        written[game] = {**rates, "strong_milliseconds": costs}
    console.print(table)
    if file is not None:
        file.write_text(
            json.dumps({"compiled": not interpreted(), "games": written}, indent=1) + "\n", encoding="utf-8"
        )


def _rates(sources: probe.Sources, name: str, rounds: int, seconds: float) -> list[float]:
    """A rate each round, of as much work as takes about so long."""
    work = probe.MEASURES[name]
    amount = probe.fitting(work, sources, seconds)
    found = []
    for number in range(rounds):
        done, spent = probe.timed(work(sources, amount, (number + 1) * _APART))
        found.append(done / spent)
    return found


def strong_costs(sources: probe.Sources, count: int) -> list[float]:
    """Milliseconds of processor time for so many choices, each in the midst of another game."""
    bot = make("strong")
    costs = []
    for number in range(1, count + 1):
        known, seat, seed = probe.question_of(sources, number)
        start = time.process_time()
        finished(bot.picking(sources.game, known, seat, spread(seed)))
        costs.append(1000 * (time.process_time() - start))
    return costs
