"""The bots from outside that whoever runs the server lets tables have: each in a process of its own for every seat.

They cannot be asked for slices, so a whole thought is one: few at a time, and of each address one, in a line that is
fair between addresses.  A bot that fails three times in a row at a seat is asked no more there.
"""

from __future__ import annotations

import asyncio
import threading
from collections import Counter, OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from chronotable.bots import OutsideBot
from chronotable.bots import make as make_bot
from chronotable.kernel.errors import BadOption, BotFailed
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.server.fair_queue import FairQueue, Job

_KEPT: Final = 8  # bots, with their processes; whose turn is longest ago begins anew
_FAILURES: Final = 3  # in a row
_REMEMBERED: Final = 1000  # seats at which a bot has failed

At = tuple[str, int, str]  # a table, a seat of it, and the bot there


class OutsideFailed(Exception):
    """The bot did not choose; `is_last` when it will not be asked again at this seat."""

    def __init__(self, why: Message, is_last: bool = False) -> None:
        super().__init__(why)
        self.why = why
        self.is_last = is_last


@dataclass(slots=True)
class _Kept:
    """A bot at a seat; it has one thought at a time, also when a table wants the next before the last has ended."""

    bot: OutsideBot
    lock: threading.Lock = field(default_factory=threading.Lock)


@dataclass(eq=False, slots=True, kw_only=True)
class _Thought(Job):
    match: Match
    at: At
    key: asyncio.Future[str]


class OutsideBots:
    def __init__(self, offered: Sequence[str], places: int, patience: float) -> None:
        self.offered = tuple(offered)
        self._patience = patience
        self._line = FairQueue(most_under_way=1)
        self._free = list(range(places))
        self._threads = ThreadPoolExecutor(places, "bots from outside")
        self._kept: OrderedDict[At, _Kept] = OrderedDict()
        self._keeping = threading.Lock()
        self._failures: Counter[At] = Counter()

    async def choose(self, match: Match, seat: int, bot: str, address: str, table: str) -> str:
        """The key that the bot takes for the seat of that table; OutsideFailed says why it takes none."""
        if bot not in self.offered:  # the table was made when it was
            raise OutsideFailed(Message("bots-failed-not-here"), is_last=True)
        key: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        at = (table, seat, bot)
        thought = _Thought(address, match=match, at=at, key=key)
        self._line.add(thought)
        self._go_on()
        try:
            chosen = await asyncio.wait_for(key, self._patience)
        except TimeoutError:
            raise OutsideFailed(Message("bots-failed-busy")) from None
        except (BotFailed, BadOption) as error:
            raise OutsideFailed(*self._failed(at, error)) from error
        finally:
            if not thought.is_running:
                self._line.remove(thought)
        self._failures.pop(at, None)
        return chosen

    def _failed(self, at: At, error: BotFailed | BadOption) -> tuple[Message, bool]:
        if len(self._failures) >= _REMEMBERED:
            self._failures.clear()
        self._failures[at] += 1
        is_last = self._failures[at] >= _FAILURES
        if is_last:
            del self._failures[at]
        return error.why if isinstance(error, BotFailed) else error.message, is_last

    # ---- one thought after the other, as many at a time as there are places

    def _go_on(self) -> None:
        while self._free and (thought := self._line.take(self._free[-1])) is not None:
            assert isinstance(thought, _Thought)
            place = self._free.pop()
            work = asyncio.get_running_loop().run_in_executor(self._threads, self._think, thought)
            work.add_done_callback(partial(self._ended, thought, place))

    def _ended(self, thought: _Thought, place: int, done: asyncio.Future[str]) -> None:
        self._line.had(thought, 1.0)
        self._line.remove(thought)
        self._free.append(place)
        if not thought.key.done():  # else whoever asked has gone
            if done.cancelled():
                thought.key.cancel()
            elif (problem := done.exception()) is not None:
                thought.key.set_exception(problem)
            else:
                thought.key.set_result(done.result())
        self._go_on()

    def _think(self, thought: _Thought) -> str:
        """In a thread, which waits for the bot's process."""
        kept = self._bot_at(thought.at)
        with kept.lock:
            return kept.bot.choose(thought.match, thought.at[1])

    def _bot_at(self, at: At) -> _Kept:
        with self._keeping:
            if at in self._kept:
                self._kept.move_to_end(at)
                return self._kept[at]
        bot = make_bot(at[2])
        assert isinstance(bot, OutsideBot)
        with self._keeping:
            kept = self._kept.setdefault(at, _Kept(bot))
            idle = [other for other in self._kept if not self._kept[other].lock.locked() and other != at]
            for other in idle[: max(0, len(self._kept) - _KEPT)]:
                self._kept.pop(other).bot.end()
        return kept

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        with self._keeping:
            while self._kept:
                self._kept.popitem()[1].bot.end()
