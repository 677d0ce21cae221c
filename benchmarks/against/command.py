"""Two commits in turn, round after round, and what differs.

Each round measures each game of both commits in fresh processes, one right after the other, and which comes first
alternates.  Times are CPU times on one core, and only the ratio of two neighbours counts: what else the machine does
hits both alike.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.against import probe
from benchmarks.against.ratios import CONFIDENCE, FASTER, SLOWER, Ratio, level_of_each, ratio, rounds_needed
from benchmarks.against.trees import Tree, two_trees
from benchmarks.processors import stay_on

_SEEDS_APART = 10_000  # those of two rounds
_COLOURS = {FASTER: "green", SLOWER: "red"}


@dataclass(slots=True)
class Measured:
    """One measure of one game: how much work it is, and the speeds of old and new, one of each a round."""

    game: str
    name: str
    amount: int
    old: list[float] = field(default_factory=list)
    new: list[float] = field(default_factory=list)

    def ratio(self, level: float) -> Ratio:
        return ratio([new / old for old, new in zip(self.old, self.new, strict=True)], level)


def compare(
    old: str,
    new: str | None,
    games: Sequence[str],
    rounds: int,
    seconds: float,
    compiled: bool = False,
    file: Path | None = None,
    measures: Sequence[str] = probe.USUAL,
) -> None:
    """Measure, and print what came out."""
    console = Console(highlight=False, markup=False)
    stay_on(1)
    with two_trees(old, new, compiled) as trees:
        how = f"{'compiled' if compiled else 'interpreted'}, Python {platform.python_version()}"
        console.print(f"Old: {trees[0].title}\nNew: {trees[1].title}\n{how}, {rounds} rounds", soft_wrap=True)
        measured = _calibrated(console, trees, games, measures, seconds)
        for number in range(rounds):
            if console.is_terminal:
                console.print(f"Round {number + 1} of {rounds} ...", end="\r")
            _round(trees, measured, number)
    if file is not None:
        file.write_text(json.dumps([asdict(each) for each in measured], indent=1) + "\n", encoding="utf-8")
    _tell(console, measured, rounds)


# ---- measuring


def _calibrated(
    console: Console, trees: tuple[Tree, Tree], games: Sequence[str], measures: Sequence[str], seconds: float
) -> list[Measured]:
    """What both commits can be measured at, with the amounts of work that take the old one about so long."""
    found = []
    for game in games:
        old = _probed(trees[0], game, dict.fromkeys(measures, 0), 1, seconds)
        new = _probed(trees[1], game, old["amounts"], 1)
        found += [Measured(game, name, amount) for name, amount in old["amounts"].items() if name in new["rates"]]
        for side, answer in (("old", old), ("new", new)):
            for name, problem in answer["missing"].items():
                console.print(f"Not measured, the {side} commit has it otherwise: {game} {name} ({problem})")
    return found


def _round(trees: tuple[Tree, Tree], measured: Sequence[Measured], number: int) -> None:
    seed = (number + 1) * _SEEDS_APART
    for game in dict.fromkeys(each.game for each in measured):
        own = [each for each in measured if each.game == game]
        amounts = {each.name: each.amount for each in own}
        order = (0, 1) if number % 2 == 0 else (1, 0)
        rates = {side: _probed(trees[side], game, amounts, seed)["rates"] for side in order}
        for each in own:
            each.old.append(rates[0][each.name])
            each.new.append(rates[1][each.name])


def _probed(tree: Tree, game: str, amounts: dict[str, int], seed: int, seconds: float = 0.0) -> dict[str, Any]:
    """What a fresh process says of a commit; an amount of 0 is chosen so that it takes the given seconds."""
    order = {"game": game, "amounts": amounts, "seed": seed, "seconds": seconds}
    # Sets are ordered alike in both processes of a round, and otherwise in the next.
    env = {**os.environ, "PYTHONPATH": str(tree.path), "PYTHONHASHSEED": str(seed)}
    done = subprocess.run(
        [sys.executable, "-P", probe.__file__],  # -P: nothing beside the probe can be imported by mistake
        input=json.dumps(order),
        cwd=tree.folder,
        env=env,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    answer: dict[str, Any] = json.loads(done.stdout)
    if not Path(answer["file"]).is_relative_to(tree.path):
        raise RuntimeError(f"measured {answer['file']}, not the sources in {tree.path}")
    return answer


# ---- telling


def _tell(console: Console, measured: Sequence[Measured], rounds: int) -> None:
    if not measured:
        console.print("There is nothing that both commits can be measured at.")
        return
    level = level_of_each(len(measured))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("Measure", no_wrap=True)
    for column in ("Old, a second", "New by old", "Interval"):
        table.add_column(column, justify="right")
    table.add_column("New is", no_wrap=True)
    for each in measured:
        found = each.ratio(level)
        table.add_row(
            f"{each.game} {each.name}",
            f"{sorted(each.old)[len(each.old) // 2]:,.0f}",
            f"{found.median:.3f}",
            f"{found.low:.3f} – {found.high:.3f}",
            found.verdict,
            style=_COLOURS.get(found.verdict),
        )
    console.print(table)
    console.print(
        f"Medians of {rounds} rounds; intervals by order statistics, each at {level:.2%}, so that all {len(measured)}"
        f" hold together in {CONFIDENCE:.0%} of runs.",
        soft_wrap=True,
    )
    if rounds < (needed := rounds_needed(level)):
        console.print(f"An interval for so many measures needs at least {needed} rounds.")
