"""A process that thinks, slice by slice: between two slices of a thought, others have theirs.

What it gets is a described position in which everything the seat cannot know has been drawn anew.  So a thinking
process never sees a secret, and the answer depends on the seat's view alone.  Of a match that is over, which has no
secrets left, it may get the record, to analyse it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Literal, NamedTuple

from chronotable.analysis import Analysis, Analyst
from chronotable.bots import Steps
from chronotable.bots import make as make_bot
from chronotable.bots.hint import Hint, hinting
from chronotable.games import game as find_game
from chronotable.kernel.chance import Script, Seed, seed_bytes
from chronotable.kernel.match import Match, begin
from chronotable.kernel.origin import Origin
from chronotable.kernel.pack import Pack
from chronotable.kernel.replay import described_origin

SLICE = 0.05  # seconds; a single simulation of a heavy game takes as long again

Answer = str | Hint | Analysis | None  # None: nobody wants to know any more


class Question(NamedTuple):
    what: Literal["choose", "advise"]
    game: str
    packs: tuple[Pack, ...]
    description: str
    seat: int
    made: int  # choices of the seat before this one
    bot: str


class Played(NamedTuple):
    """The record of a match that is over: where it turned is the question."""

    game: str
    origin: Origin
    set_up: tuple[int, ...]
    choices: list[tuple[str, int, tuple[int, ...]]]

    @classmethod
    def of(cls, match: Match) -> Played:
        choices = [(choice.key, choice.seat, choice.outcomes) for choice in match.history]
        return cls(match.game.name, match.origin, tuple(match.set_up_outcomes), choices)


class Asked(NamedTuple):
    """A slice for a thought: with its question when it begins.  Forgotten ones are not asked for again."""

    number: int
    question: Question | Played | None
    forgotten: list[int]


class Told(NamedTuple):
    """What came of a slice, and the processor time it took."""

    state: Literal["more", "found", "failed"]
    found: Any
    cost: float


# ---- in the process


def think(connection: Connection) -> None:
    serve_the_server()
    thoughts: dict[int, Steps[Answer]] = {}
    with contextlib.suppress(EOFError, OSError):
        connection.send("here")
        while True:
            asked: Asked = connection.recv()
            for number in asked.forgotten:
                thoughts.pop(number, None)
            if asked.question is not None:
                thoughts[asked.number] = _thought(asked.question)
            told = _slice(thoughts[asked.number])
            if told.state != "more":
                del thoughts[asked.number]
            connection.send(told)


def _thought(question: Question | Played) -> Steps[Answer]:
    if isinstance(question, Played):
        analysis = yield from _analysed(question)
        return analysis
    match = _known(question)
    bot = make_bot(question.bot)
    found: Answer
    if question.what == "choose":
        found = yield from bot.choosing(match, question.seat, question.made)
    else:
        found = yield from hinting(bot, match, question.seat, question.made)
    return found


def _analysed(played: Played) -> Steps[Analysis]:
    """The match is made again choice by choice: a long one is more than a slice."""
    match = begin(find_game(played.game), played.origin, Script(played.set_up))
    for key, seat, outcomes in played.choices:
        match.repeat(key, seat, outcomes)
        yield
    found = yield from Analyst(match).working()
    return found


def _known(question: Question) -> Match:
    game = find_game(question.game)
    described = json.loads(question.description)
    return begin(game, described_origin(game, described, question.packs, Seed(0, seed_bytes(0))))


def _slice(thought: Steps[Answer]) -> Told:
    begun, until = time.process_time(), time.perf_counter() + SLICE
    try:
        while time.perf_counter() < until:
            next(thought)
    except StopIteration as end:
        return Told("found", end.value, time.process_time() - begun)
    except Exception as error:  # a fault of the rules or of the bot: the others' thoughts go on
        return Told("failed", f"{type(error).__name__}: {error}"[:500], time.process_time() - begun)
    return Told("more", None, time.process_time() - begun)


def serve_the_server() -> None:
    """Ctrl-C is for the server, which then ends its children; when it is killed, they notice and end themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)  # people's moves come first


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


# ---- in the server


class Dead(Exception):
    """The process is gone."""


class BotProcess:
    """The process, as the server sees it."""

    def __init__(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._connection, theirs = spawn.Pipe()
        self._process = spawn.Process(target=think, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._thread = ThreadPoolExecutor(1, "bot process")  # waits for answers: no event loop does that on Windows

    async def open(self, limit: float) -> None:
        """Wait until it is there: on a busy machine the start takes longer than any slice."""
        await self._wait_for(self._receive, limit=limit)

    async def slice(self, asked: Asked, limit: float) -> Told:
        """Dead when the process is, TimeoutError when it does not answer: then it has to be ended."""
        told: Told = await self._wait_for(self._exchange, asked, limit=limit)
        return told

    async def _wait_for(self, work: Callable[..., Any], *args: object, limit: float) -> Any:
        return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(self._thread, work, *args), limit)

    def _exchange(self, asked: Asked) -> Told:
        try:
            self._connection.send(asked)
        except OSError as error:
            raise Dead from error
        told: Told = self._receive()
        return told

    def _receive(self) -> Any:
        try:
            return self._connection.recv()
        except (EOFError, OSError) as error:
            raise Dead from error

    def end(self) -> None:
        """A slice cannot be interrupted, its process can."""
        self._process.kill()
        self._thread.shutdown(wait=False)
        self._process.join(1.0)
        self._connection.close()
