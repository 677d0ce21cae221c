"""An experiment without a folder: its tables as lists of rows, in this process or over some of this machine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from chronotable import api
from chronotable.bots.series import LIMIT
from chronotable.games import game as find_game
from chronotable.kernel.errors import BadOption
from chronotable.kernel.game import Game
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.kernel.schema import short
from chronotable.lab.crew import Processes, Stop, play_all
from chronotable.lab.experiment import CHOICES, Experiment, setup
from chronotable.lab.playing import play_one
from chronotable.lab.rows import Row, Rows


class Simulation(NamedTuple):
    """Tidy tables: every row is a dictionary with one value in a cell, so data frames are made of them at once."""

    games: list[Row]
    seats: list[Row]
    things: list[Row]
    choices: list[Row]

    def __repr__(self) -> str:
        return f"<Simulation of {len(self.games)} games>"


def simulate(
    game: str | Game[Any],
    *unnamed: Any,
    bots: str | Sequence[str] = "random",
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    rotate: bool = False,
    choices: bool = False,
    limit: int = LIMIT,
    packs: Sequence[Pack | str | Path] = (),
    **options: Any,
) -> Simulation:
    """Many games between bots: tables of games, seats, things and, if asked for, choices, as lists of rows.

    `bots` sit in their order, and the last one takes all seats that are left; with `rotate` every seed is played once
    for each place they can move on to.  The same seed gives the same tables, whatever the number of `jobs`
    (processes: a program that wants several needs `if __name__ == "__main__":`).
    """
    found = find_game(game)
    if unnamed:
        raise BadOption(Message("kernel-option-by-name", found=short(unnamed[0]), allowed=["bots", "games", "seed"]))
    for name, number in (("games", games), ("jobs", jobs), ("limit", limit)):
        if isinstance(number, bool) or not isinstance(number, int) or number < 1:
            raise BadOption(Message("kernel-whole-number", name=name, found=short(number)))
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadOption(Message("kernel-simulate-seed", found=short(seed)))
    packs_read = tuple(each if isinstance(each, Pack) else api.pack(found, each) for each in packs)
    named = [bots] if isinstance(bots, str) else list(bots)
    played = setup(found.name, options, packs_read, named, rotate)
    return simulated(Experiment((played,), games, seed, limit, (CHOICES,) if choices else ()), jobs)


def simulated(experiment: Experiment, jobs: int) -> Simulation:
    """The tables, in the order of the games, however many processes play."""
    numbers = range(len(experiment))
    if jobs == 1:
        return _tables(play_one(experiment, number) for number in numbers)
    crew = Processes(jobs)
    try:
        played = dict(game for piece in play_all(experiment, numbers, crew, Stop()) for game in piece)
    except BaseException:
        crew.close(at_once=True)
        raise
    crew.close()
    return _tables(played[number] for number in numbers)


def _tables(games: Iterable[Rows]) -> Simulation:
    found = Simulation([], [], [], [])
    for rows in games:
        for name, table in zip(Simulation._fields, found):
            table += rows[name]
    return found
