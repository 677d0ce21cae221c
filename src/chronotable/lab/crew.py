"""Who plays the games of an experiment: processes of this machine, or a Dask cluster.

Both are executors, so the same loop hands pieces out to either.  A piece takes a second or two: then whoever played it
tells what is finished.  A worker that dies takes its piece with it, which is played again from its first game.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from chronotable.bots.series import begin_process
from chronotable.kernel.message import Message
from chronotable.lab.experiment import BadExperiment, Experiment
from chronotable.lab.playing import Stamp, play_piece, stamp
from chronotable.lab.rows import Rows

SECONDS: Final = 1.5  # of a piece: news comes often, and handing it out costs little of it
LARGEST: Final = 500  # games of a piece
AHEAD: Final = 1  # pieces for each worker that wait beside it, so that it never waits itself
PARTS: Final = 4  # into how many pieces for each worker the rest is cut, so that all end together
DEATHS: Final = 10  # pieces for each worker that are lost in a row, without a finished game between them
PATIENCE: Final = 20.0  # seconds in which a cluster has to answer
_LOOK: Final = 0.2  # seconds between two looks whether to stop
_TASKS_DIED: Final = 100  # times that Dask itself gives a piece to another worker

Finished = tuple[int, Rows]


class Crew:
    """Workers.  `size` is how many games they play at once."""

    size = 1
    died: tuple[type[BaseException], ...] = ()  # what a piece ends with when its worker does
    takes_back = False  # can it tell a piece that waits from one that is being played?

    def executor(self) -> Executor:
        raise NotImplementedError  # each kind of crew has its own

    def replace(self) -> None:
        """After a worker has died."""

    def close(self, at_once: bool = False) -> None:
        """Nothing more is to be played; at once: nobody waits for what is being played either."""


class Processes(Crew):
    """Processes of this machine."""

    died = (BrokenProcessPool,)
    takes_back = True

    def __init__(self, size: int) -> None:
        self.size = size
        self._before = multiprocessing.active_children()
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.size, multiprocessing.get_context("spawn"), begin_process)

    def executor(self) -> Executor:
        return self._pool

    def replace(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._new()

    def close(self, at_once: bool = False) -> None:
        if at_once:
            for process in multiprocessing.active_children():
                if process not in self._before:
                    process.terminate()
        self._pool.shutdown(cancel_futures=True)


class Cluster(Crew):
    """A Dask cluster: one that runs somewhere, by its address, or some workers of this machine."""

    def __init__(self, address: str = "", workers: int = 0, patience: float = PATIENCE) -> None:
        try:
            import distributed
        except ImportError as error:
            raise BadExperiment(Message("lab-extra", name="distributed")) from error
        self._local: Any = None
        if not address:
            self._local = distributed.LocalCluster(
                n_workers=workers, threads_per_worker=1, dashboard_address=None, silence_logs=50
            )
        try:
            self._client = distributed.Client(self._local or address, timeout=patience, set_as_default=False)
        except (OSError, ValueError) as error:
            raise BadExperiment(Message("lab-cluster", address=address)) from error
        self.died = (distributed.scheduler.KilledWorker, CancelledError)
        self._client.register_plugin(_deaf_plugin())
        self.size = max(1, sum(self._client.nthreads().values()))
        self._executor = self._client.get_executor(pure=False, retries=_TASKS_DIED)

    def executor(self) -> Executor:
        found: Executor = self._executor
        return found

    def close(self, at_once: bool = False) -> None:
        self._executor.shutdown(wait=False)
        self._client.close()
        if self._local is not None:
            self._local.close()


def _deaf_plugin() -> Any:
    """Ctrl-C in a terminal reaches the workers of this machine, too: the first process alone decides what it means."""
    from distributed import WorkerPlugin

    class Deaf(WorkerPlugin):  # type: ignore[misc]  # which has no types
        name = "chronotable-deaf"

        def setup(self, worker: Any) -> None:
            import signal

            with contextlib.suppress(ValueError):  # a worker that runs in a thread
                signal.signal(signal.SIGINT, signal.SIG_IGN)

    return Deaf()


class Stop:
    """Whether somebody has asked to stop: the first Ctrl-C asks, the second one does not wait any more."""

    def __init__(self) -> None:
        self.asked = False

    @contextlib.contextmanager
    def on_interrupt(self) -> Iterator[Stop]:
        def ask(number: int, frame: object) -> None:
            if self.asked:
                raise KeyboardInterrupt
            self.asked = True

        before = signal.signal(signal.SIGINT, ask)
        try:
            yield self
        finally:
            signal.signal(signal.SIGINT, before)


def play_all(experiment: Experiment, numbers: Sequence[int], crew: Crew, stop: Stop) -> Iterator[list[Finished]]:
    """The games of these numbers as they are finished, in any order.  After a stop: what was being played, no more."""
    told = stamp(experiment)
    left = deque(numbers)
    playing: dict[Future[list[Finished]], list[int]] = {}
    deaths = 0
    while left or playing:
        if stop.asked:
            left.clear()
            for future in [future for future in playing if crew.takes_back and future.cancel()]:
                del playing[future]
        while left and len(playing) < crew.size * (1 + AHEAD):
            piece = _next_piece(left, crew.size)
            playing[_handed_out(experiment, told, piece, crew)] = piece
        done, _ = wait(playing, _LOOK, FIRST_COMPLETED)
        for future in done:
            piece = playing.pop(future)
            try:
                finished = future.result()
            except crew.died as error:
                deaths += 1
                if deaths > DEATHS * crew.size:
                    raise BadExperiment(Message("lab-deaths", n=deaths, number=piece[0])) from error
                left.extendleft(reversed(piece))
                continue
            deaths = 0
            left.extendleft(reversed(piece[len(finished) :]))
            yield finished


def _next_piece(left: deque[int], workers: int) -> list[int]:
    size = max(1, min(LARGEST, len(left) // (workers * PARTS)))
    return [left.popleft() for _ in range(size)]


def _handed_out(experiment: Experiment, told: Stamp, piece: list[int], crew: Crew) -> Future[list[Finished]]:
    try:
        return crew.executor().submit(play_piece, experiment, told, piece, SECONDS)
    except BrokenProcessPool:
        crew.replace()
        return crew.executor().submit(play_piece, experiment, told, piece, SECONDS)
