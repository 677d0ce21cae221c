"""Bots think in turns: nobody's table waits behind a stranger's, and whoever takes too long is replaced, aloud.

Seen to fail: with one queue in the order of coming (the stranger's twenty come first), with slices that never end, with
a hanging process whose other thoughts do not begin again, and with a slice asked for after a thought's end.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

import chronotable as ct
from chronotable.bots import Steps
from chronotable.kernel.match import Match
from chronotable.server import bot_pool, bot_process
from chronotable.server.bot_pool import BotPool
from chronotable.server.bot_process import Asked, Dead, Question, Told
from chronotable.server.errors import Refusal
from chronotable.server.fair_queue import FairQueue, Job
from chronotable.server.supervision import Supervision
from tests.server.running import PATIENCE

# ---- the line


def turns_until_done(line: FairQueue, wanted: Job, slices: int) -> int:
    """How many slices pass until the thought has had so many, if all cost the same."""
    had = turns = 0
    while had < slices and turns < 1000:
        thought = line.take(0)
        assert thought is not None
        line.had(thought, 1.0)
        turns += 1
        had += thought is wanted
    return turns


def test_twenty_tables_of_one_address_count_as_one() -> None:
    line = FairQueue()
    for _ in range(20):
        line.add(Job("greedy"))
    for _ in range(50):  # they have been at it for a while
        thought = line.take(0)
        assert thought is not None
        line.had(thought, 1.0)
    honest = Job("honest")
    line.add(honest)
    assert turns_until_done(line, honest, 10) <= 20


def test_who_comes_anew_each_time_gets_no_more_than_the_others() -> None:
    """And no less: what others had before is not made good."""
    line = FairQueue()
    line.add(Job("long"))
    had = {"long": 0, "short": 0}
    for _ in range(30):
        short = Job("short")
        line.add(short)
        while (thought := line.take(0)) is not short:
            assert thought is not None
            had["long"] += 1
            assert had["long"] <= 2 * had["short"] + 2
            line.had(thought, 1.0)
        line.had(short, 1.0)
        had["short"] += 1
        line.remove(short)
        if (thought := line.take(0)) is not None:
            had["long"] += 1
            line.had(thought, 1.0)
    assert had["long"] >= had["short"]


def test_long_slices_count_for_more() -> None:
    line = FairQueue()
    heavy, light = Job("heavy"), Job("light")
    line.add(heavy)
    line.add(light)
    taken = []
    for _ in range(12):
        thought = line.take(0)
        assert thought is not None
        taken.append(thought)
        line.had(thought, 3.0 if thought is heavy else 1.0)
    assert taken.count(light) == 3 * taken.count(heavy)


def test_the_tables_of_one_address_take_turns_too() -> None:
    line = FairQueue()
    thoughts = [Job("one") for _ in range(4)]
    for thought in thoughts:
        line.add(thought)
    taken = []
    for _ in range(8):
        thought_taken = line.take(0)
        assert thought_taken is not None
        taken.append(thoughts.index(thought_taken))
        line.had(thought_taken, 1.0)
    assert taken == [0, 1, 2, 3, 0, 1, 2, 3]


def test_only_so_many_of_one_address_are_under_way() -> None:
    line = FairQueue(most_under_way=2)
    thoughts = [Job("one") for _ in range(3)]
    for thought in thoughts:
        line.add(thought)
    assert [line.take(place) for place in range(3)] == [thoughts[0], thoughts[1], None]
    other = Job("other")
    line.add(other)
    assert line.take(2) is other
    line.remove(thoughts[0])
    assert line.take(0) is thoughts[2]


def test_a_thought_stays_with_its_process_and_begins_again_when_that_is_lost() -> None:
    line = FairQueue()
    thought = Job("one")
    line.add(thought)
    assert line.take(1) is thought
    line.had(thought, 1.0)
    assert line.take(0) is None
    line.begin_again(1)
    assert line.take(0) is thought


# ---- the processes


def run_with(pool: BotPool, work: Callable[[BotPool], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        supervision = Supervision(first_pause=0.01)
        pool.start(supervision)
        try:
            return await work(pool)
        finally:
            await supervision.stop()

    return asyncio.run(run())


def dealt() -> Match:
    return ct.new("loop", players=2, seed=7)


def seat_of(match: Match) -> int:
    assert match.decision is not None
    return match.decision.seat


def test_a_slice_ends_before_a_long_thought_does() -> None:
    def endless() -> Steps[str]:
        while True:
            yield

    assert bot_process._slice(endless()).state == "more"


def test_slices_lead_to_the_choice_of_an_uninterrupted_thought() -> None:
    match = dealt()
    seat = seat_of(match)

    async def ask(pool: BotPool) -> list[str]:
        asked = [pool.choose(match, seat, "search:200", f"address {number}") for number in range(3)]
        return [chosen.key for chosen in await asyncio.gather(*asked)]

    described = json.dumps(match.game.describe(match.determinise(seat, 0)))
    whole = bot_process._known(bot_process.Question("choose", "loop", (), described, seat, 0, "search:200"))
    assert run_with(BotPool(1), ask) == [ct.bot("search:200").choose(whole, seat)] * 3


class ScriptedBotProcess:
    """A process that answers as told: by the bot, `more` a number of times and then `found`, or worse."""

    def __init__(self, script: dict[str, int | str], log: list[str]) -> None:
        self.script = script
        self.log = log
        self.known: dict[int, str] = {}
        self.left: dict[int, int] = {}
        self.is_ended = False

    async def open(self, limit: float) -> None:
        await asyncio.sleep(0)

    async def slice(self, asked: Asked, limit: float) -> Told:
        if isinstance(asked.question, Question):
            self.known[asked.number] = asked.question.bot
        bot = self.known.get(asked.number, _MISTAKE)  # an end is an end
        self.log.append(bot)
        await asyncio.sleep(0)
        what = self.script[bot]
        if what == "hangs":
            raise TimeoutError
        if what == "dies":
            raise Dead
        if what == "fails":
            del self.known[asked.number]
            return Told("failed", "TypeError", 0.01)
        assert isinstance(what, int)
        left = self.left[asked.number] = self.left.get(asked.number, what) - 1
        if left > 0:
            return Told("more", None, 1.0)
        del self.known[asked.number]
        return Told("found", f"{bot}'s choice", 1.0)

    def end(self) -> None:
        self.is_ended = True


_MISTAKE = "nothing"
Script = tuple[dict[str, int | str], list[str]]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Iterator[Script]:
    answers: dict[str, int | str] = {"greedy": 1, "random": 1}
    log: list[str] = []
    monkeypatch.setattr(bot_pool, "BotProcess", lambda: ScriptedBotProcess(answers, log))
    yield answers, log
    assert _MISTAKE not in log, "asked for a slice of what has come to its end"


def test_a_quick_bot_does_not_wait_for_a_stranger_s_twenty(script: Script) -> None:
    """Counted in turns of the queue: twice its own, and the slice that was under way."""
    answers, log = script
    answers |= {"search:800": 100, "search:50": 6}
    match = dealt()

    async def ask(pool: BotPool) -> int:
        slow = [asyncio.create_task(pool.choose(match, 0, "search:800", "stranger")) for _ in range(20)]
        while len(log) < 40:
            await asyncio.sleep(0)
        before = len(log)
        async with asyncio.timeout(PATIENCE):
            await pool.choose(match, 0, "search:50", "honest")
        turns = len(log) - log[::-1].index("search:50") - before
        for task in slow:
            task.cancel()
        await asyncio.gather(*slow, return_exceptions=True)
        return turns

    assert run_with(BotPool(1, budget=1e9), ask) <= 2 * 6 + 2


@pytest.mark.parametrize("trouble", [100, "hangs", "dies", "fails"], ids=["takes too long", "hangs", "dies", "fails"])
def test_a_thought_is_given_up_for_its_table_alone_and_people_are_told(script: Script, trouble: int | str) -> None:
    answers, _ = script
    answers |= {"search:800": trouble, "search:50": 6}
    match = dealt()

    async def ask(pool: BotPool) -> list[bot_pool.Chosen]:
        asked = [pool.choose(match, 1, bot, bot) for bot in ("search:800", "search:50")]
        return list(await asyncio.gather(*asked))

    slow, other = run_with(BotPool(1, budget=20.0), ask)
    assert slow.key == "greedy's choice"
    assert slow.instead.id == "web-bot-slow"
    assert slow.instead.args == {"seat": 2, "bot": "search:800", "quick": "greedy"}
    assert (other.key, other.instead) == ("search:50's choice", None)


def test_a_busy_server_has_a_quick_bot_choose_after_a_while(script: Script) -> None:
    answers, _ = script
    answers["search:800"] = 10**9

    async def ask(pool: BotPool) -> bot_pool.Chosen:
        return await pool.choose(dealt(), 0, "search:800", "somebody")

    chosen = run_with(BotPool(1, budget=1e9, patience=0.3), ask)
    assert (chosen.key, chosen.instead.id) == ("greedy's choice", "web-bot-slow")


def test_a_hint_that_takes_too_long_is_refused_in_words(script: Script) -> None:
    answers, _ = script
    answers[dealt().game.ladder.hint] = 100

    async def ask(pool: BotPool) -> None:
        with pytest.raises(Refusal, match="web-hint-slow"):
            await pool.advise(dealt(), 0, "somebody")

    run_with(BotPool(1, budget=20.0), ask)


def test_a_hint_that_nobody_wants_any_more_is_thought_no_further(script: Script) -> None:
    answers, log = script
    answers |= {dealt().game.ladder.hint: 10**9, "search:50": 6}

    async def ask(pool: BotPool) -> tuple[Any, bot_pool.Chosen]:
        found = await pool.advise(dealt(), 0, "somebody", lambda: len(log) < 5)
        return found, await pool.choose(dealt(), 0, "search:50", "somebody")

    found, chosen = run_with(BotPool(1, budget=1e9), ask)
    assert (found, chosen.key) == (None, "search:50's choice")
    assert log == [dealt().game.ladder.hint] * 5 + ["search:50"] * 6


def test_where_nobody_is_left_to_think_some_choice_is_made_and_told(script: Script) -> None:
    answers, _ = script
    answers |= {"search:800": "fails", "greedy": "fails", "random": "fails"}
    match = dealt()
    seat = seat_of(match)

    async def ask(pool: BotPool) -> bot_pool.Chosen:
        return await pool.choose(match, seat, "search:800", "somebody")

    chosen = run_with(BotPool(1), ask)
    match.choose(chosen.key)
    assert chosen.instead is not None


def test_bot_processes_are_ready_again_although_nobody_asks(script: Script) -> None:
    """A hint that ended its process was the last thing wanted: the server said for ever that it was not ready."""
    script[0]["search:200"] = "dies"

    async def run() -> None:
        supervision = Supervision(first_pause=0.01)
        pool = BotPool(1)
        pool.start(supervision)
        match = dealt()
        with pytest.raises(Refusal):
            await pool.advise(match, seat_of(match), "an address")
        assert not supervision.readiness()["thinkers"]
        async with asyncio.timeout(10):
            while not supervision.readiness()["thinkers"]:
                await asyncio.sleep(0.01)
        await supervision.stop()

    asyncio.run(run())
