"""An experiment carried out in a folder, from its beginning or from where it was stopped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from chronotable.lab import tables
from chronotable.lab.crew import Crew, Stop, play_all
from chronotable.lab.experiment import Experiment
from chronotable.lab.journal import Journal
from chronotable.lab.playing import stamp


class Done(NamedTuple):
    """How far it has come."""

    games: int  # all that are in the tables now
    before: int  # of them, those that were there already
    total: int
    unfinished: int  # broken off at the limit, or by a bot that failed
    stopped: bool
    digest: str


def carry_out(
    experiment: Experiment,
    folder: Path,
    crew: Callable[[], Crew],
    stop: Stop | None = None,
    tell: Callable[[int, int], None] = lambda done, total: None,
) -> Done:
    """Play what is not finished yet; however that ends, the tables have all that is.

    `tell` hears how many games are finished, and of how many.
    """
    tables.modules()  # whoever lacks them should not wait for hours to hear of it
    stop = stop or Stop()
    told = stamp(experiment)
    head = {"experiment": experiment.described(), "version": told.version, "code": told.code, "rules": told.rules}
    journal = Journal(folder, head)
    try:
        total = len(experiment)
        numbers = [number for number in range(total) if number not in journal.where]
        before = total - len(numbers)
        tell(before, total)
        if numbers:
            _play(experiment, numbers, crew, journal, stop, lambda done: tell(before + done, total))
        games = [number for number in sorted(journal.where) if number < total]
        tables.write(folder, experiment, map(journal.game, games), sorted(journal.points))
        unfinished = len(journal.unfinished.intersection(games))
        return Done(len(games), before, total, unfinished, len(games) < total, tables.digest(folder))
    finally:
        journal.close()


def _play(
    experiment: Experiment,
    numbers: Sequence[int],
    crew: Callable[[], Crew],
    journal: Journal,
    stop: Stop,
    tell: Callable[[int], None],
) -> None:
    workers, done = crew(), 0
    try:
        for finished in play_all(experiment, numbers, workers, stop):
            journal.add(finished)
            done += len(finished)
            tell(done)
    except BaseException:
        workers.close(at_once=True)
        raise
    workers.close()
