"""Bots and hints think in processes of their own, under a budget: the table never waits for them.

They take turns in slices (`fair_queue.py`), so that nobody's bot waits until all of a stranger's are through.
A thought that takes too long is given up for its table alone; a quicker bot chooses instead, and people are told.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal, cast

from chronotable.analysis import Analysis
from chronotable.bots import is_outside, title
from chronotable.bots import make as make_bot
from chronotable.bots.hint import Hint
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.server.bot_process import Answer, Asked, BotProcess, Dead, Played, Question
from chronotable.server.errors import Refusal
from chronotable.server.fair_queue import FairQueue, Job
from chronotable.server.outside_bots import OutsideBots, OutsideFailed
from chronotable.server.supervision import Part, Supervision

QUICK = "greedy"  # chooses when another took too long
_BUDGET = 20.0  # seconds of thinking for one choice, without the waiting in line
_PATIENCE = 60.0  # seconds for both: then the server is too busy for this bot
_SLICE_LIMIT = 10.0  # seconds in which a slice must have come to its end, however busy the machine is
_START_LIMIT = 60.0  # seconds in which a process must be there
log = logging.getLogger("chronotable.server")


def _always() -> bool:
    return True


class GivenUp(Exception):
    """The thought took too long, or failed."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a bot takes; `instead` says so if another one had to choose, and `heir` which one plays from now on."""

    key: str
    instead: Message | None = None
    heir: str | None = None


@dataclass(eq=False, slots=True)
class _Thought(Job):
    number: int = 0
    answer: asyncio.Future[Answer] | None = None
    is_wanted: Callable[[], bool] = _always


class BotPool:
    """The processes.  They start when somebody first has to think."""

    def __init__(
        self,
        processes: int | None = None,
        servers: int = 1,
        budget: float = _BUDGET,
        patience: float = _PATIENCE,
        slice_limit: float = _SLICE_LIMIT,
        outside: Sequence[str] = (),
    ) -> None:
        """So many processes for all servers on this machine, of which this is one; and bots from outside."""
        self.processes = max(1, (processes or (os.cpu_count() or 2) - 1) // servers)
        self._budget = budget
        self._patience = patience
        self._slice_limit = slice_limit
        self._line = FairQueue()
        self._numbers = itertools.count()
        self._forgotten: list[list[int]] = [[] for _ in range(self.processes)]  # by process
        self._is_more = asyncio.Event()
        self._outside = OutsideBots(outside, self.processes, patience)

    def start(self, supervision: Supervision) -> None:
        for place in range(self.processes):
            supervision.keep("thinkers", partial(self._think, place))

    def stop(self) -> None:
        self._outside.stop()

    # ---- asking

    async def choose(self, match: Match, seat: int, bot: str, address: str, table: str = "") -> Chosen:
        """The key that the bot takes for the seat; if it cannot, a quicker one's, with the words to say so."""
        words = {"seat": seat + 1, "bot": title(bot) if is_outside(bot) else bot}
        try:
            if is_outside(bot):
                return Chosen(await self._outside.choose(match, seat, bot, address, table))
            return Chosen(cast(str, await self._ask("choose", match, seat, bot, address)))
        except GivenUp:
            return await self._stood_in(match, seat, address, "web-bot-slow", words)
        except OutsideFailed as failed:
            log.warning("%s: %s", bot, failed.why)
            id = "web-bot-plays-on" if failed.is_last else "web-bot-failed"
            return await self._stood_in(match, seat, address, id, {**words, "why": failed.why}, failed.is_last)

    async def _stood_in(
        self, match: Match, seat: int, address: str, id: str, words: dict[str, Any], for_good: bool = False
    ) -> Chosen:
        for quick in (QUICK, "random"):
            try:
                key = cast(str, await self._ask("choose", match, seat, quick, address))
            except GivenUp:
                continue
            return Chosen(key, Message(id, **words, quick=quick), quick if for_good else None)
        key = make_bot("random").choose(match, seat)  # here: no process thinks any more
        return Chosen(key, Message(id, **words, quick="random"))

    async def advise(
        self, match: Match, seat: int, address: str, is_wanted: Callable[[], bool] = _always
    ) -> Hint | None:
        """A hint; None if it is not wanted any more, which is asked before every slice."""
        try:
            bot = match.game.ladder.hint
            return cast("Hint | None", await self._ask("advise", match, seat, bot, address, is_wanted))
        except GivenUp:
            raise Refusal(Message("web-hint-slow"), status=503) from None

    async def analyse(self, match: Match, address: str) -> Analysis:
        """Where a match that is over turned."""
        try:
            return cast(Analysis, await self._answer_to(Played.of(match), address))
        except GivenUp:
            raise Refusal(Message("web-analysis-slow"), status=503) from None

    async def _ask(
        self,
        what: Literal["choose", "advise"],
        match: Match,
        seat: int,
        bot: str,
        address: str,
        is_wanted: Callable[[], bool] = _always,
    ) -> Answer:
        known = json.dumps(match.game.describe(match.determinise(seat, 0)))
        made = sum(choice.seat == seat for choice in match.history)
        question = Question(what, match.game.name, match.origin.packs, known, seat, made, bot)
        return await self._answer_to(question, address, is_wanted)

    async def _answer_to(
        self, question: Question | Played, address: str, is_wanted: Callable[[], bool] = _always
    ) -> Answer:
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        thought = _Thought(address, question, number=next(self._numbers), answer=answer, is_wanted=is_wanted)
        self._line.add(thought)
        self._is_more.set()
        try:
            return await asyncio.wait_for(answer, self._patience)
        except TimeoutError:
            raise GivenUp from None
        finally:
            self._forget(thought)

    def _forget(self, thought: _Thought) -> None:
        self._line.remove(thought)
        if thought.place is not None:
            self._forgotten[thought.place].append(thought.number)
        self._is_more.set()  # another of its address may begin

    # ---- thinking

    async def _think(self, place: int, part: Part) -> None:
        """One process, and what it is asked; raises when it is lost."""
        process: BotProcess | None = None
        try:
            if not part.is_well:  # nobody may ask for anything for long: whoever looks at readiness sends nobody here
                process = BotProcess()
                await process.open(_START_LIMIT)
                part.works()
            while True:
                thought = await self._next(place)
                if process is None:
                    process = BotProcess()
                    await process.open(_START_LIMIT)
                await self._slice(place, process, thought)
                part.works()
        finally:
            if process is not None:
                process.end()
            self._forgotten[place].clear()
            self._line.begin_again(place)
            self._is_more.set()

    async def _next(self, place: int) -> _Thought:
        while (thought := self._line.take(place)) is None:
            self._is_more.clear()
            await self._is_more.wait()
        return cast(_Thought, thought)

    async def _slice(self, place: int, process: BotProcess, thought: _Thought) -> None:
        if not thought.is_wanted():
            self._drop(thought)
            return
        forgotten, self._forgotten[place] = self._forgotten[place], []
        question = None if thought.has_begun else thought.question
        thought.has_begun = True
        try:
            told = await process.slice(Asked(thought.number, question, forgotten), self._slice_limit)
        except TimeoutError:
            _fail(thought, "does not come to its end")
            raise
        except Dead:
            thought.begun_again += 1
            if thought.begun_again > 1:  # it may be the reason
                _fail(thought, "ends its process")
            raise
        self._line.had(thought, told.cost)
        if told.state != "more" or thought.spent > self._budget:
            self._line.remove(thought)  # at once: whoever asked hears of it later, and it has no further slice
        answer = thought.answer
        if answer is None or answer.done():
            return
        if told.state == "found":
            answer.set_result(told.found)
        elif told.state == "failed":
            _fail(thought, told.found)
        elif thought.spent > self._budget:
            _fail(thought, "takes too long")

    def _drop(self, thought: _Thought) -> None:
        """Before it has another slice; its process hears of it with the next one that somebody has."""
        self._line.remove(thought)
        if thought.answer is not None and not thought.answer.done():
            thought.answer.set_result(None)


def _fail(thought: _Thought, why: str) -> None:
    log.error("a bot's thought was given up: %s", why)
    if thought.answer is not None and not thought.answer.done():
        thought.answer.set_exception(GivenUp())
