"""Short ways of a move: spliced frames, choices without a task, and the order that they keep nevertheless."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import chronotable as ct
from chronotable.server import wire
from chronotable.server.lock import Lock
from chronotable.server.transport import Inbox
from chronotable.server.views import Picture, events_count
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


def test_a_lock_is_had_in_turn_and_not_lost_with_whoever_goes() -> None:
    async def play() -> None:
        lock = Lock()
        order: list[int] = []

        async def wait(number: int) -> None:
            async with lock:
                order.append(number)
                await asyncio.sleep(0)

        lock.take()
        waiting = [asyncio.create_task(wait(number)) for number in range(4)]
        await asyncio.sleep(0)
        waiting[0].cancel()  # before it is its turn
        await asyncio.sleep(0)
        lock.give_back()
        waiting[1].cancel()  # when it just was
        await asyncio.gather(*waiting, return_exceptions=True)
        assert order == [2, 3]
        assert not lock.is_taken

    asyncio.run(play())
