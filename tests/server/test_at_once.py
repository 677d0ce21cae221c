"""Short ways of a move: spliced frames, choices without a task, and the order that they keep nevertheless."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

import chronotable as ct
from chronotable.server import wire, wire_parts
from chronotable.server.runner import Runner
from chronotable.server.sink import Inbox
from chronotable.server.storage.journal import Stored
from chronotable.server.table.effects import ALONE, Append, Steps
from chronotable.server.table.rows import EntryRow
from chronotable.server.table.views import Picture, events_count, fates_shown
from tests.server.inside import inside
from tests.server.running import Browser
from tests.server.test_playing import mover


@pytest.mark.parametrize("game", ["loop", "room25"])
def test_a_frame_is_a_whole_state_as_the_seat_may_see_it(game: str) -> None:
    match = ct.new(game, players=4, seed=7)
    for _ in range(12):
        decision = match.decision
        assert decision is not None
        match.choose(decision.options[0].key, decision.seat)
    picture = Picture(match, 12, events_count(match), undo=True)
    for seat in (None, 0, 1, 2, 3):
        for since in (0, events_count(match) - 1):
            state = msgspec.json.decode(picture.frame(seat, since), type=wire.State, strict=True)
            assert (state.seat, state.version, state.choices, state.events_from) == (seat, 12, 12, since)
            assert state.view == msgspec.json.decode(msgspec.json.encode(match.view(seat)))
            assert [event.number for event in state.events] == list(range(since, events_count(match)))
            found = None if seat is None else match.decision_of(seat)
            assert (state.decision is None) == (found is None)
            if state.decision is not None and found is not None:
                assert [option.key for option in state.decision.options] == [option.key for option in found.options]
            assert state.can_undo == (seat is not None and match.can_undo(seat))
            assert (
                state.brief
                == wire_parts.BriefShown.of(match.brief(seat))
                != wire_parts.BriefShown.of(match.brief(3 if seat == 0 else 0))
            )
            assert state.fates == fates_shown(match, seat)


def test_frames_that_come_together_are_answered_in_order(browser: Browser) -> None:
    table = browser.new_table()
    with browser.sit(table) as socket:
        for version in range(6):
            seat = mover(browser, socket)
            key = socket.state["decision"]["options"][0]["key"]
            socket.send(type="choose", id="first", version=version, seat=seat, key="no such thing")
            socket.send(type="choose", id=f"second{version}", version=version, seat=seat, key=key)
            socket.send(type="why", id="third", seat=seat, key=key)
            answers: list[tuple[str, str]] = []
            while len(answers) < 3:
                frame = socket.receive()
                if "id" in frame:
                    answers.append((frame["type"], frame["id"]))
            assert answers == [("refused", "first"), ("done", f"second{version}"), ("because", "third")]
            socket.wait_for_version(version + 1)


def test_an_inbox_that_is_held_keeps_what_comes() -> None:
    async def play() -> None:
        inbox = Inbox()
        taken: list[str] = []

        def at_once(text: str) -> bool:
            if text.startswith("quick"):
                taken.append(text)
                inbox.hold()
            return text.startswith("quick")

        inbox.at_once = at_once
        inbox.put_text("quick, but nobody listens yet")
        assert (await inbox.get())["text"].startswith("quick, but")
        reader = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        for text in ("quick", "quick again", "other"):
            inbox.put_text(text)
        await asyncio.sleep(0)
        assert taken == ["quick"]
        assert not reader.done()
        inbox.go_on()
        assert (await reader)["text"] == "quick again"
        assert (await inbox.get())["text"] == "other"

    asyncio.run(play())


class Disk:
    """A journal that stores when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[tuple[EntryRow, Stored]] = []

    def add(self, row: EntryRow, stored: Stored) -> None:
        self.waiting.append((row, stored))

    def store(self) -> None:
        _, stored = self.waiting.pop(0)
        stored(None)


def runner(disk: Disk) -> Runner:
    return Runner("t", cast(Any, SimpleNamespace(journal=disk)))


def test_changes_come_one_after_the_other_also_when_nobody_waits_for_them() -> None:
    async def play() -> None:
        disk, order = Disk(), list[str]()
        runs = runner(disk)

        def steps(name: str) -> Steps[None]:
            yield ALONE
            order.append(f"{name} begins")
            yield Append(EntryRow("t", 1, name, "choose", 0, "", 0.0))
            order.append(f"{name} ends")

        waiting = [asyncio.create_task(runs.do(steps(name))) for name in "abc"]
        await asyncio.sleep(0)
        assert (order, runs.is_busy) == (["a begins"], True)
        waiting[0].cancel()  # it is on its way to the disk: it happens all the same
        waiting[1].cancel()  # its turn comes all the same
        for _ in "abc":
            disk.store()
            await asyncio.sleep(0)
        assert order == ["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]
        await asyncio.gather(*waiting, return_exceptions=True)
        assert not runs.is_busy

    asyncio.run(play())


def test_what_need_not_be_alone_does_not_wait_for_the_disk() -> None:
    async def play() -> None:
        disk, told = Disk(), list[object]()
        runs = runner(disk)

        def storing() -> Steps[str]:
            yield ALONE
            yield Append(EntryRow("t", 1, "c", "choose", 0, "", 0.0))
            return "stored"

        def looking() -> Steps[str]:
            return "seen"
            yield

        for steps in (storing(), looking()):
            runs.run(steps, lambda result, problem: told.append(result))
        assert told == ["seen"]
        disk.store()
        assert told == ["seen", "stored"]

    asyncio.run(play())


def test_a_choice_that_fails_is_tried_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of the rules was met twice: by the quick way, and by another that found out what to say."""
    tried: list[str] = []

    def fails(self: ct.Match, key: str, seat: int) -> None:
        tried.append(key)
        raise RuntimeError("a fault of the rules")

    with inside(tmp_path) as server:
        browser = Browser(server)
        with browser.sit(browser.new_table()) as socket:
            seat = mover(browser, socket)
            monkeypatch.setattr(ct.Match, "foresee", fails)
            answer = socket.choose(seat=seat)
            assert (answer["type"], answer["reason"]["id"]) == ("refused", "web-server-trouble")
            assert len(tried) == 1
            monkeypatch.undo()
            assert socket.choose(seat=seat)["type"] == "done"
