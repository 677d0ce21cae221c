"""Bots and hints think in processes of their own, under a budget: the table never waits for them.

What goes there is a described position in which everything the seat cannot know has been drawn anew.  So a thinking
process never sees a secret, and the answer depends on the seat's view alone.
"""
from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from chronotable.bots import Bot, Weighing
from chronotable.bots import make as make_bot
from chronotable.games import game as find_game
from chronotable.kernel.chance import Seed
from chronotable.kernel.errors import BadOption
from chronotable.kernel.match import Match, Origin, begin, secret_of
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack

STRENGTHS = ("search:200", "search:50", "search:800", "greedy", "random")  # what people can choose, the usual one first
HINTS_BY = "search:200"
_BUDGET = 20.0  # seconds for one choice


def check_strength(name: str) -> None:
    """Only these: a client must not be able to order an hour of thinking."""
    if name not in STRENGTHS:
        raise BadOption(Message("web-bot-unknown", name=name[:40], known=list(STRENGTHS)))


def _known(game: str, packs: tuple[Pack, ...], description: str) -> Match:
    found = find_game(game)
    position: dict[str, Any] = json.loads(description)
    options = found.check_options(position["options"], packs)
    return begin(found, Origin(options, position, packs, (Seed(0, secret_of(0)),)))


def _choose(game: str, packs: tuple[Pack, ...], description: str, seat: int, bot: str) -> str:
    return make_bot(bot).choose(_known(game, packs, description), seat)


def _weigh(game: str, packs: tuple[Pack, ...], description: str, seat: int, bot: str) -> list[Weighing]:
    return make_bot(bot).weigh(_known(game, packs, description), seat)


def _serve_the_server() -> None:
    """Ctrl-C is for the server, which then ends its helpers; when it is killed, they notice and end themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)  # people's moves come first


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Thinkers:
    """The processes.  They start when somebody first has to think."""

    def __init__(self, processes: int | None = None, servers: int = 1) -> None:
        """So many processes for all servers on this machine, of which this is one."""
        self._processes = max(1, (processes or (os.cpu_count() or 2) - 1) // servers)
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(self._processes)  # the budget is for thinking, not for waiting in line

    async def choose(self, match: Match, seat: int, bot: str) -> str:
        """The key that the bot takes for the seat; after too long a thought, any."""
        try:
            return str(await self._ask(_choose, match, seat, bot))
        except (TimeoutError, BrokenProcessPool):
            quick: Bot = make_bot("random")
            return quick.choose(match, seat)

    async def weigh(self, match: Match, seat: int) -> list[Weighing]:
        found: list[Weighing] = await self._ask(_weigh, match, seat, HINTS_BY)
        return found

    async def _ask(self, question: Any, match: Match, seat: int, bot: str) -> Any:
        known = json.dumps(match.game.describe(match.determinise(seat, 0)))
        async with self._free:
            pool = self._running()
            asked = pool.submit(question, match.game.name, match.origin.packs, known, seat, bot)
            job = asyncio.wrap_future(asked)
            try:
                return await asyncio.wait_for(job, _BUDGET)
            except (TimeoutError, BrokenProcessPool):
                self._end(pool)
                raise

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=spawn, initializer=_serve_the_server)
        return self._pool

    def _end(self, pool: ProcessPoolExecutor) -> None:
        """A thought cannot be interrupted, its process can."""
        if pool is self._pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        if self._pool is not None:
            self._end(self._pool)
