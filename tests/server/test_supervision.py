"""What runs in the background is begun again when it fails, and readiness says so."""

from __future__ import annotations

import asyncio
import logging
from itertools import pairwise

import pytest

from chronotable.server.bot_pool import BotPool
from chronotable.server.hall import Hall
from chronotable.server.supervision import Part, Supervision


async def until(holds: object) -> None:
    for _ in range(2000):
        if callable(holds) and holds():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("in vain")


def test_work_that_fails_or_ends_is_logged_and_begun_again(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> list[dict[str, bool]]:
        supervision = Supervision(first_pause=0.01, longest_pause=0.02)
        tries: list[dict[str, bool]] = []

        async def work(part: Part) -> None:
            tries.append(supervision.readiness())
            if len(tries) == 1:
                raise ValueError("the first")
            if len(tries) == 2:
                return
            part.works()
            tries.append(supervision.readiness())
            await asyncio.sleep(60)

        supervision.keep("work", work)
        await until(lambda: len(tries) == 4)
        await supervision.stop()
        return tries

    with caplog.at_level(logging.WARNING):
        tries = asyncio.run(run())
    assert tries == [{"work": True}, {"work": False}, {"work": False}, {"work": True}]
    assert "ValueError: the first" in caplog.text
    assert "work: ended" in caplog.text
    assert "work: works again" in caplog.text


def test_pauses_grow() -> None:
    async def run() -> list[float]:
        supervision = Supervision(first_pause=0.02, longest_pause=0.08)
        times: list[float] = []

        async def work(part: Part) -> None:
            times.append(asyncio.get_running_loop().time())
            raise ValueError

        supervision.keep("work", work)
        await until(lambda: len(times) == 5)
        await supervision.stop()
        return [later - earlier for earlier, later in pairwise(times)]

    pauses = asyncio.run(run())
    assert all(pause >= least for pause, least in zip(pauses, (0.02, 0.04, 0.08, 0.08)))


class AwayJournal:
    """Of a database that is away at first."""

    def __init__(self) -> None:
        self.asked = 0

    async def announce(self, what: str, content: str) -> None:
        self.asked += 1
        if self.asked < 3:
            raise ConnectionError


class AwayStore:
    def __init__(self) -> None:
        self.journal = AwayJournal()

    async def kept(self, ids: list[str]) -> set[str]:
        return set(ids)


class TableWithSomebody:
    clients = ("somebody",)
    is_kept = True

    def __init__(self) -> None:
        self.elsewhere: dict[str, object] = {}
        self.row = self
        self.id = "t"

    def present(self) -> set[int]:
        return {0}


def test_the_sweeper_survives_a_database_that_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seen to fail when it was a plain task: after the first failure nobody ever told again who is here."""
    monkeypatch.setattr("chronotable.server.hall._SWEEP", 0.01)

    async def run() -> list[dict[str, bool]]:
        supervision = Supervision(first_pause=0.01)
        store = AwayStore()
        hall = Hall(store, BotPool())  # type: ignore[arg-type]  # all that is asked of it
        hall._tables["t"] = TableWithSomebody()  # type: ignore[assignment]
        hall.start(supervision)
        await until(lambda: store.journal.asked == 2)
        away = supervision.readiness()
        await until(lambda: store.journal.asked > 3)
        back = supervision.readiness()
        await supervision.stop()
        return [away, back]

    assert asyncio.run(run()) == [{"sweeper": False}, {"sweeper": True}]
