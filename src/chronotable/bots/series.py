"""Many games between bots: the same seed gives the same games, however many processes play them."""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final

from chronotable.bots import make
from chronotable.games import game as find_game
from chronotable.kernel.chance import seed_bytes
from chronotable.kernel.errors import BotFailed
from chronotable.kernel.game import Json
from chronotable.kernel.match import Match, new_match
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack

LIMIT: Final = 10_000  # decisions of a game; random players of the longest one here take some 1,500
_CHUNKS: Final = 16  # for each process, so that none waits long for the others at the end
_LARGEST: Final = 50  # games of a chunk, so that news of finished games comes often
_AHEAD: Final = 2  # chunks for each process that are handed out before their turn


@dataclass(frozen=True, slots=True)
class Task:
    """One game to be played, with a bot for each seat."""

    game: str
    options: Json
    packs: tuple[Pack, ...]
    seed: int
    bots: tuple[str, ...]
    limit: int = LIMIT  # decisions after which it is broken off


@dataclass(frozen=True, slots=True)
class Record:
    """How a game went.  One that was broken off has no winners and no scores; `reason` says why it was."""

    task: Task
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    reason: Message
    turns: int
    decisions: int
    details: Json
    statistics: dict[str, dict[str, bool | None]]
    is_finished: bool = True
    decisions_of: tuple[int, ...] = ()  # by seat
    has_failed: bool = False  # a bot from outside did not choose


def game_seed(base: int, number: int) -> int:
    """The seed of one game of a series; `chronotable.new` begins the same game with it."""
    digest = hashlib.blake2b(number.to_bytes(8, "big"), key=seed_bytes(base), digest_size=8).digest()
    return int.from_bytes(digest, "big")


def play(task: Task, look: Callable[[Match], None] | None = None) -> Record:
    """One game to its end, to its limit, or until a bot from outside fails; `look` gets it as it ended."""
    match = new_match(find_game(task.game), task.options, task.packs, task.seed)
    bots = {spec: make(spec) for spec in task.bots}
    try:
        while (waiting := match.waiting()) and len(match.history) < task.limit:
            seat = waiting[0]
            match.choose(bots[task.bots[seat]].choose(match, seat), seat)
    except BotFailed as failed:
        return _broken_off(task, match, failed.message, has_failed=True)
    finally:
        for bot in bots.values():
            bot.close()
        if look is not None:
            look(match)
    if waiting:
        return _broken_off(task, match, Message("bots-not-finished", limit=task.limit))
    result = match.result
    if result is None:
        raise AssertionError("a game without decisions must be over")
    end = match.determinise(0, 0)
    turns, decisions = match.game.turn(end), len(match.history)
    things = match.game.statistics(end)
    details = result.details
    counts = _decisions_of(match)
    return Record(task, result.winners, result.scores, result.reason, turns, decisions, details, things, True, counts)


def _broken_off(task: Task, match: Match, reason: Message, has_failed: bool = False) -> Record:
    turns, decisions = match.game.turn(match.determinise(0, 0)), len(match.history)
    return Record(task, (), (), reason, turns, decisions, {}, {}, False, _decisions_of(match), has_failed)


def _decisions_of(match: Match) -> tuple[int, ...]:
    return tuple(sum(choice.seat == seat for choice in match.history) for seat in range(match.seats))


def play_all(tasks: Sequence[Task], jobs: int = 1) -> Generator[Record, None, None]:
    """All games, in their order.  Closing the iterator early ends the processes at once."""
    if jobs == 1 or len(tasks) == 1:
        yield from map(play, tasks)
        return
    size = max(1, min(_LARGEST, len(tasks) // (jobs * _CHUNKS)))
    chunks = deque(tasks[start : start + size] for start in range(0, len(tasks), size))
    running: deque[Future[list[Record]]] = deque()
    before = multiprocessing.active_children()
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), begin_process) as pool:
        try:
            while chunks or running:
                while chunks and len(running) < jobs * (1 + _AHEAD):
                    running.append(pool.submit(_play_chunk, chunks.popleft()))
                yield from running.popleft().result()
        finally:
            if chunks or running:  # an interrupted `submit` has begun processes, too
                for process in multiprocessing.active_children():
                    if process not in before:
                        process.terminate()


def begin_process() -> None:
    """Ctrl-C reaches every process of a terminal: the first one alone decides what it means.

    When that is gone, however it ended, so are the others.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_first, daemon=True).start()


def _end_with_the_first() -> None:
    first = multiprocessing.parent_process()
    if first is not None:
        first.join()
        os._exit(1)


def _play_chunk(tasks: Sequence[Task]) -> list[Record]:
    return [play(task) for task in tasks]
