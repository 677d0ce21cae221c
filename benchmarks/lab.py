"""The laboratory's workers: a local Dask cluster beside plain processes, in turn; and are their tables the same?

Starting them is not measured: a series worth a cluster lasts long.  Only a quiet machine can say anything.
"""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from chronotable.lab.crew import Cluster, Crew, Processes
from chronotable.lab.experiment import Experiment, setup
from chronotable.lab.run import carry_out

GAME: Final = "loop"
WORKERS: Final = 2
CLUSTERS: Final = (1, 2, 4)  # workers of the clusters whose tables are compared
KILLS: Final = (1 / 3, 2 / 3)  # of the games, when a worker is killed
_AWAKE: Final = 0.2  # seconds that each worker is busy before the clock runs


def compare(games: dict[str, int], rounds: int, file: Path | None) -> None:
    """Seconds for so many games of each bot, and the ratio of each round; medians at the end."""
    crews: dict[str, Callable[[], Crew]] = {
        "processes": lambda: Processes(WORKERS),
        "cluster": lambda: Cluster(workers=WORKERS),
    }
    found: dict[str, dict[str, list[float]]] = {}
    for bot, count in games.items():
        taken: dict[str, list[float]] = {name: [] for name in crews}
        for number in range(rounds):
            for name, crew in crews.items():
                taken[name].append(seconds(crew(), experiment(bot, count)))
            told = ", ".join(f"{name} {each[-1]:.1f} s" for name, each in taken.items())
            print(f"{bot}, {count:,} games, round {number + 1}: {told}", flush=True)
        ratios = [mine / plain for mine, plain in zip(taken["cluster"], taken["processes"], strict=True)]
        print(f"{bot}: a cluster takes {median(ratios):.2f} times as long (median of {rounds} rounds)", flush=True)
        found[bot] = taken
    if file is not None:
        file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def experiment(bot: str, games: int) -> Experiment:
    return Experiment((setup(GAME, {"players": 2}, (), [bot]),), games, seed=1)


def seconds(crew: Crew, played: Experiment) -> float:
    """From the first piece handed out to the tables written, with workers that are awake."""
    wake(crew)
    with TemporaryDirectory() as folder:
        begun = time.perf_counter()
        carry_out(played, Path(folder), lambda: crew)
        return time.perf_counter() - begun


def wake(crew: Crew) -> None:
    """Every worker has begun."""
    for waiting in [crew.executor().submit(time.sleep, _AWAKE) for _ in range(crew.size)]:
        waiting.result()


# ---- the same tables


def same_tables(games: int) -> bool:
    """Clusters of several sizes, and one of whose workers some are killed on the way: is the digest the same?"""
    digests = set()
    for workers, kills in (*((workers, ()) for workers in CLUSTERS), (WORKERS, KILLS)):
        found = digest(games, workers, kills)
        print(f"{workers} workers, {len(kills)} killed: {found}", flush=True)
        digests.add(found)
    equal = len(digests) == 1
    print("The same tables." if equal else "DIFFERENT TABLES.")
    return equal


def digest(games: int, workers: int, kills: tuple[float, ...]) -> str:
    """Of the tables; a worker is killed whenever such a share of the games is finished."""
    crew = Cluster(workers=workers)
    left = [share * games for share in kills]

    def tell(done: int, total: int) -> None:
        if left and done >= left[0]:
            left.pop(0)
            os.kill(next(iter(crew._client.run(os.getpid).values())), signal.SIGKILL)

    with TemporaryDirectory() as folder:
        done = carry_out(experiment("random", games), Path(folder), lambda: crew, tell=tell)
    if left:
        raise RuntimeError(f"{len(left)} workers were to be killed and were not: play more games")
    return done.digest
