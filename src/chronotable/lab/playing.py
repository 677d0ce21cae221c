"""Games played in a piece, in whatever process; and what must be the same there as where the experiment was begun."""

from __future__ import annotations

import hashlib
import socket
import time
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from chronotable.bots.series import play
from chronotable.games import game as find_game
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.lab.experiment import CHOICES, BadExperiment, Experiment
from chronotable.lab.rows import Row, Rows, choice_rows, rows_of

_DECIDE = ("kernel", "games", "bots", "lab")  # the rooms that decide how a game of bots goes


class Stamp(NamedTuple):
    """What plays: the version, its code, and the rules of each game."""

    version: str
    code: str
    rules: tuple[tuple[str, str], ...]


def stamp(experiment: Experiment) -> Stamp:
    import chronotable  # it is made of this, among others

    kinds = {(setup.game, find_game(setup.game).rules_for(setup.options)) for setup in experiment.setups}
    return Stamp(chronotable.__version__, code(), tuple(sorted(kinds)))


@lru_cache(maxsize=1)
def code() -> str:
    """A digest of the code and data that decide how games go."""
    root = Path(str(files("chronotable")))
    known = hashlib.blake2b(digest_size=8)
    for room in _DECIDE:
        for path in sorted((root / room).rglob("*")):
            if path.suffix in (".py", ".yaml"):
                known.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return known.hexdigest()


def check_stamp(wanted: Stamp, experiment: Experiment) -> None:
    """BadExperiment when this process would not play the same games."""
    here = stamp(experiment)
    for what, ours, theirs in zip(Stamp._fields, here, wanted):
        if ours != theirs:
            told = {"what": what, "found": str(ours), "wanted": str(theirs)}
            raise BadExperiment(Message("lab-other-worker", host=socket.gethostname(), **told))


def play_piece(experiment: Experiment, wanted: Stamp, numbers: Sequence[int], seconds: float) -> list[tuple[int, Rows]]:
    """Play these games one after the other, at least one, until the time is over: the others are played elsewhere."""
    check_stamp(wanted, experiment)
    end = time.monotonic() + seconds
    found: list[tuple[int, Rows]] = []
    for number in numbers:
        found.append((number, play_one(experiment, number)))
        if time.monotonic() >= end:
            break
    return found


def play_one(experiment: Experiment, number: int) -> Rows:
    choices: list[Row] = []

    def look(match: Match) -> None:
        choices.extend(choice_rows(match))

    record = play(experiment.task(number), look if CHOICES in experiment.record else None)
    return rows_of(experiment, number, record, choices)
