"""Two things at once at one seat: whoever lost it does nothing with it any more, and memory and database agree."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from chronotable.server.client import Client
from chronotable.server.errors import Refusal
from chronotable.server.identity import digest
from chronotable.server.live_table import LiveTable
from chronotable.server.storage.database import complete_url, connect
from chronotable.server.storage.schema import entry
from chronotable.server.table import consent, seats
from chronotable.server.table.rows import BOT, CHOOSE, OPEN, PERSON, Around, EntryRow, SeatRow, Standing
from chronotable.server.wire_commands import Choose, Command, Device, Free, HandOver, Lend, Propose, Rename
from tests.server.postgres import empty_database
from tests.server.running import sqlite
from tests.server.tables import carry_out, fresh_table
from tests.server.test_storage import new_row, two_processes

HOST, GUEST = "host", "guest"


class Silent(Client):
    """A browser of which nobody reads what it is sent."""

    def __init__(self, browser: str) -> None:
        self.browser = browser

    def send(self, frame: Any) -> None:
        pass


@asynccontextmanager
async def table_of_two(folder: Path, second: str = PERSON) -> AsyncIterator[LiveTable]:
    """The host has the first seat; the second is the guest's, or open."""
    async with two_processes(sqlite(folder)) as (store, _):
        row = replace(new_row(2), host=HOST)
        kinds = enumerate((PERSON, second))
        seats = [SeatRow("t", seat, kind, "", None, digest(f"link {seat}")) for seat, kind in kinds]
        holders = [frozenset({HOST}), frozenset({GUEST} if second == PERSON else ())]
        around = Around(seats, holders, standing=Standing(HOST, second == PERSON))
        await store.create(row, [], around)
        store.is_shared = False  # nobody else writes: what is in memory is all that is looked at
        yield fresh_table(store, row, around, absence=0.0)


async def both(table: LiveTable, first: tuple[str, Command], then: tuple[str, Command]) -> list[str]:
    """Sent at the same moment: what became of each."""

    async def said(browser: str, command: Command) -> str:
        try:
            await carry_out(table, Silent(browser), command)
        except Refusal as refusal:
            return refusal.message.id
        return "done"

    return list(await asyncio.gather(said(*first), said(*then)))


async def check_memory(table: LiveTable) -> None:
    """The table is as the database has it."""
    kept = await table.store.around(table.row.id)
    assert (table.around.seats, table.around.holders) == (kept.seats, kept.holders)


def first_choice(table: LiveTable, seat: int) -> Choose:
    decision = table.match.decision_of(seat)
    assert decision is not None
    return Choose("chosen", 0, seat, decision.options[0].key)


def test_whoever_is_freed_does_not_choose_any_more(tmp_path: Path) -> None:
    async def race() -> None:
        async with table_of_two(tmp_path) as table:
            seat = table.picture.waiting[0]
            table.around = table.around.with_seat(table.seat(seat), frozenset({GUEST}))
            answers = await both(table, (HOST, Free("freed", seat)), (GUEST, first_choice(table, seat)))
            assert answers == ["done", "web-not-your-seat"]
            assert (table.version, table.seat(seat).kind) == (0, OPEN)

    asyncio.run(race())


def test_whoever_chose_first_is_not_freed(tmp_path: Path) -> None:
    async def race() -> None:
        async with table_of_two(tmp_path) as table:
            seat = table.picture.waiting[0]
            table.around = table.around.with_seat(table.seat(seat), frozenset({GUEST}))
            answers = await both(table, (GUEST, first_choice(table, seat)), (HOST, Free("freed", seat)))
            assert answers == ["done", "web-free-late"]

    asyncio.run(race())


def test_whoever_chose_first_through_another_process_is_not_freed(database: str) -> None:
    """The notice of the choice has not come yet: the database knows it all the same."""

    async def race() -> None:
        async with two_processes(database) as stores:
            row = replace(new_row(2), host=HOST)
            rows = [SeatRow("t", seat, PERSON, "", None, digest(f"link {seat}")) for seat in range(2)]
            around = Around(rows, [frozenset({GUEST})] * 2, standing=Standing(HOST, True))
            await stores[0].create(row, [], around)
            one, other = (fresh_table(store, row, around) for store in stores)
            seat = other.picture.waiting[0]
            await carry_out(other, Silent(GUEST), first_choice(other, seat))
            assert not one.has_begun(seat)
            with pytest.raises(Refusal, match="web-free-late"):
                await carry_out(one, Silent(HOST), Free("freed", seat))
            assert (one.seat(seat).kind, one.version) == (PERSON, 1)
            kept = await stores[0].around("t")
            assert (kept.seats[seat].kind, kept.holders[seat]) == (PERSON, frozenset({GUEST}))
            free = 1 - seat
            await carry_out(one, Silent(HOST), Free("freed", free))
            assert (one.seat(free).kind, one.around.holders[free]) == (OPEN, frozenset())

    asyncio.run(race())


def test_a_choice_on_its_way_into_the_database_is_waited_for(postgresql: str) -> None:
    """PostgreSQL lets two write at once.  Seen to fail without FOR UPDATE: the seat was freed beside the choice."""

    async def race(url: str) -> Standing | None:
        async with two_processes(url) as (store, _):
            rows = [SeatRow("t", seat, PERSON, "", None, digest(f"link {seat}")) for seat in range(2)]
            around = Around(rows, [frozenset({GUEST})] * 2, standing=Standing(HOST, True))
            await store.create(replace(new_row(2), host=HOST), [], around)
            engine = connect(complete_url(url))
            async with engine.connect() as another:
                line = EntryRow("t", 1, "chosen", CHOOSE, 1, "{}", 0.0)
                await another.execute(entry.insert().values(line._asdict()))
                freeing = asyncio.create_task(store.free_seat(rows[1], replace(rows[1], kind=OPEN), 0, []))
                done, _waiting = await asyncio.wait([freeing], timeout=1.0)
                assert not done, "it waits until the choice is in, or is not"
                await another.commit()
            answer = await freeing
            kept = (await store.around("t")).seats[1]
            assert kept.kind == PERSON
            await engine.dispose()
            return answer

    with empty_database(postgresql) as url:
        assert asyncio.run(race(url)) is None


def test_whoever_sat_down_through_another_process_is_not_freed_for_the_one_before(database: str) -> None:
    async def race() -> None:
        async with two_processes(database) as stores:
            row = replace(new_row(2), host=HOST)
            rows = [SeatRow("t", seat, PERSON, "", None, digest(f"link {seat}")) for seat in range(2)]
            around = Around(rows, [frozenset({HOST}), frozenset({GUEST})], standing=Standing(HOST, True))
            await stores[0].create(row, [], around)
            one, other = (fresh_table(store, row, around) for store in stores)
            await carry_out(other, Silent(GUEST), HandOver("handed", 1))
            with pytest.raises(Refusal, match="web-stale"):
                await carry_out(one, Silent(HOST), Free("freed", 1))
            await check_memory(one)
            assert one.seat(1).link == other.seat(1).link

    asyncio.run(race())


CHANGES = [Rename("it", 1, "Ola"), Lend("it", 1, "random"), Device("it", 1), HandOver("it", 1)]


@pytest.mark.parametrize("command", CHANGES, ids=lambda command: type(command).__name__)
def test_whoever_is_freed_changes_nothing_of_the_seat(tmp_path: Path, command: Command) -> None:
    """Else the link that the host has just got would be forgotten."""

    async def race() -> None:
        async with table_of_two(tmp_path) as table:
            answers = await both(table, (HOST, Free("freed", 1)), (GUEST, command))
            assert answers == ["done", "web-not-your-seat"]
            await check_memory(table)

    asyncio.run(race())


def test_two_changes_of_one_seat_are_both_kept(tmp_path: Path) -> None:
    async def race() -> None:
        async with table_of_two(tmp_path) as table:
            await both(table, (GUEST, Rename("name", 1, "Ola")), (GUEST, Lend("bot", 1, "random")))
            assert (table.seat(1).name, table.seat(1).bot) == ("Ola", "random")
            await check_memory(table)

    asyncio.run(race())


@pytest.mark.parametrize("is_bot_first", [True, False])
def test_a_bot_and_a_person_for_an_open_seat(tmp_path: Path, is_bot_first: bool) -> None:
    """Whoever sits down sits there alone, in whichever order it is found out."""

    async def race() -> None:
        async with table_of_two(tmp_path, OPEN) as table:

            async def replacing() -> None:
                wanted = Propose("bot", 0, 0, "replace", 1)
                await carry_out(table, Silent(HOST), wanted)

            claiming = table.do(seats.claim(table, digest("link 1"), "Ola", GUEST))
            work = [replacing(), claiming] if is_bot_first else [claiming, replacing()]
            await asyncio.gather(*work, return_exceptions=True)
            assert (table.seat(1).kind, table.around.holders[1]) == (PERSON, frozenset({GUEST}))
            await check_memory(table)
            with pytest.raises(Refusal, match="web-link-used"):
                await table.do(seats.claim(table, digest("link 1"), "", HOST))

    asyncio.run(race())


def test_a_bot_for_a_seat_that_was_taken_through_another_process(tmp_path: Path) -> None:
    async def race() -> None:
        async with two_processes(sqlite(tmp_path)) as stores:
            rows = [SeatRow("t", 0, PERSON, "", None, None), SeatRow("t", 1, OPEN, "", None, digest("link 1"))]
            around = Around(rows, [frozenset({HOST}), frozenset()], standing=Standing(HOST))
            await stores[0].create(new_row(2), [], around)
            one, other = (fresh_table(store, new_row(2), around, absence=0.0) for store in stores)
            await other.do(seats.claim(other, digest("link 1"), "Ola", GUEST))
            with pytest.raises(Refusal):
                await one.do(consent.propose(one, HOST, "bot", Propose("bot", 0, 0, "replace", 1)))
            for table in (one, other):
                assert (table.seat(1).kind, table.seat(1).bot) == (PERSON, None)
            kept = await stores[0].around("t")
            assert (kept.seats[1].kind, kept.seats[1].bot) == (PERSON, None)
            assert BOT not in [row.kind for row in kept.seats]

    asyncio.run(race())
