"""The log on both databases: migrations, kill -9, and several processes at one PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import fields, replace

import pytest
import sqlalchemy as sa

import chronotable as ct
from chronotable.games import game as find_game
from chronotable.kernel.match import new_match
from chronotable.server.storage.database import bring_up_to_date, complete_url, connect, migrate, prepare
from chronotable.server.storage.journal import Journal
from chronotable.server.storage.schema import game_table, meta
from chronotable.server.storage.store import Store
from chronotable.server.table import consent
from chronotable.server.table.record import origin_columns, start
from chronotable.server.table.rows import OPEN, PERSON, Around, EntryRow, SeatRow, TableRow
from chronotable.server.wire_commands import Answer, Propose
from tests.server.running import Browser, check_that_both_hear, running
from tests.server.tables import fresh_table
from tests.server.test_playing import mover


async def columns(url: str) -> dict[str, set[str]]:
    engine = connect(complete_url(url))
    async with engine.connect() as connection:

        def read(sync: sa.Connection) -> dict[str, set[str]]:
            found = sa.inspect(sync)
            return {name: {column["name"] for column in found.get_columns(name)} for name in found.get_table_names()}

        tables = await connection.run_sync(read)
    await engine.dispose()
    return tables


def test_migrations_make_the_schema_and_take_it_away(database: str) -> None:
    async def up() -> None:
        engine = connect(complete_url(database))
        await prepare(engine)
        await prepare(engine)  # nothing to do any more
        await engine.dispose()

    asyncio.run(up())
    made = asyncio.run(columns(database))
    for table in meta.sorted_tables:
        assert made[table.name] == {column.name for column in table.columns}
    migrate(complete_url(database), "base")
    assert set(asyncio.run(columns(database))) == {"alembic_version"}


def test_a_table_from_before_packs_is_still_there(database: str) -> None:
    migrate(complete_url(database), "0001")
    old: dict[str, object] = {"id": "old", "name": "", "created": 0.0, "listed": False, "undo": True, "hints": True}
    old |= origin_columns(new_match(find_game("loop"), {}, (), 1))
    del old["packs"], old["digest"]

    async def up() -> TableRow | None:
        engine = connect(complete_url(database))
        async with engine.begin() as connection:
            names = ", ".join(old)
            values = ", ".join(f":{name}" for name in old)
            await connection.execute(sa.text(f"INSERT INTO game_table ({names}) VALUES ({values})"), old)
        await prepare(engine)
        async with engine.connect() as connection:
            found = (await connection.execute(sa.select(game_table))).mappings().first()
        await engine.dispose()
        return None if found is None else TableRow(**{each.name: found[each.name] for each in fields(TableRow)})

    row = asyncio.run(up())
    assert row is not None
    assert start(row).origin.packs == ()


def test_tables_from_before_seats_say_what_can_be_known_of_them(database: str) -> None:
    """Who made them: whoever has the first seat; alone or not; loaded or branched; which seats the lobby may take."""
    migrate(complete_url(database), "0003")
    usual: dict[str, object] = {"name": "", "created": 7.0, "undo": True, "hints": True}
    usual |= {"listed": False, "parent": None}
    usual |= origin_columns(new_match(find_game("loop"), {}, (), 1))
    del usual["digest"]
    loaded = origin_columns(new_match(find_game("loop"), {}, (), 1).branch(0, 2))["seeds"]
    tables = [
        usual | {"id": "alone"},
        usual | {"id": "together", "listed": True},
        usual | {"id": "other", "parent": "alone"},
        usual | {"id": "file", "seeds": loaded},
    ]
    held = [("alone", 0, "a"), ("together", 1, "b"), ("together", 0, "c")]

    async def up() -> dict[str, tuple[object, ...]]:
        engine = connect(complete_url(database))
        async with engine.begin() as connection:
            for table in tables:
                values = ", ".join(f":{name}" for name in table)
                insertion = f"INSERT INTO game_table ({', '.join(table)}) VALUES ({values})"
                await connection.execute(sa.text(insertion), table)
            for table_id, seat, browser in held:
                insertion = "INSERT INTO holder (table_id, seat, browser) VALUES (:t, :s, :b)"
                await connection.execute(sa.text(insertion), {"t": table_id, "s": seat, "b": browser})
            insertion = "INSERT INTO seat (table_id, seat, kind, name) VALUES (:t, :s, :k, '')"
            for table_id, kinds in (("alone", ["person"]), ("together", ["person", "person", "open"])):
                for number, kind in enumerate(kinds):
                    await connection.execute(sa.text(insertion), {"t": table_id, "s": number, "k": kind})
        await prepare(engine)
        store = Store(engine, Journal(engine, "test"), is_shared=False)
        found: dict[str, tuple[object, ...]] = {}
        for id in ("alone", "together", "other", "file"):
            row, around = await store.table(id), await store.around(id)
            assert row is not None
            standing = around.standing
            found[row.id] = (row.host, standing.person, standing.shared, standing.known)
        seats = (await store.around("together")).seats
        found["seats"] = tuple((row.offered, row.since) for row in seats)
        await engine.dispose()
        return found

    assert asyncio.run(up()) == {
        "alone": ("a", "a", False, ""),
        "together": ("c", "c", True, ""),
        "other": (None, None, False, "branched"),
        "file": (None, None, False, "loaded"),
        "seats": ((False, 7.0), (False, 7.0), (True, 7.0)),
    }


def test_kill_nine_loses_nothing(database: str) -> None:
    with running(database) as server:
        browser = Browser(server)
        table = browser.new_table()
        for _ in range(3):
            with browser.sit(table) as socket:
                for _ in range(4):
                    mover(browser, socket)
                    socket.play()
                last = socket.state
                server.kill()
            server.restart()
            with browser.sit(table) as socket:
                mover(browser, socket)
                assert socket.state["version"] == last["version"]
                assert socket.state["view"] == last["view"]
                assert len(socket.events) == last["events_from"] + len(last["events"])


def test_two_servers_at_one_postgresql(postgresql: str) -> None:
    with running(postgresql) as one, running(postgresql) as other:
        here = Browser(one)
        table = here.new_table(seats=[{"kind": "me"}, {"kind": "link"}])
        there = Browser(other)
        there.claim(table, here.made["links"][0]["secret"])
        with here.sit(table) as mine, there.sit(table) as theirs:
            check_that_both_hear(mine, theirs, moves=8)


@pytest.mark.parametrize(
    ("ids", "answers"),
    [("ab", [("done", None), ("refused", True)]), ("aa", [("done", None), ("done", None)])],
    ids=["two commands", "one command sent twice"],
)
def test_both_servers_cannot_make_the_same_move(
    postgresql: str, ids: str, answers: list[tuple[str, bool | None]]
) -> None:
    with running(postgresql) as one, running(postgresql) as other:
        here = Browser(one)
        table = here.new_table()
        there = Browser(other)
        there.http.cookies.update(here.http.cookies)
        with here.sit(table) as mine, there.sit(table) as theirs:
            seat = mover(here, mine)
            mover(there, theirs)
            key = mine.state["decision"]["options"][0]["key"]
            mine.send(type="choose", id=ids[0], version=0, seat=seat, key=key)
            theirs.send(type="choose", id=ids[1], version=0, seat=seat, key=key)
            kinds = []
            for socket in (mine, theirs):
                while (frame := socket.receive())["type"] not in ("done", "refused"):
                    pass
                kinds.append((frame["type"], frame.get("stale")))
                socket.wait_for_version(1)
            assert sorted(kinds, key=str) == answers
            assert mine.state["version"] == theirs.state["version"] == 1
            assert mine.state["view"] == theirs.state["view"]


@asynccontextmanager
async def two_processes(url: str) -> AsyncIterator[tuple[Store, Store]]:
    """What two server processes that share a database hold of it."""
    await bring_up_to_date(url)
    engines = [connect(complete_url(url)), connect(complete_url(url))]
    journals = [Journal(engine, str(number)) for number, engine in enumerate(engines)]
    one, other = (Store(engine, journal, is_shared=True) for engine, journal in zip(engines, journals))
    for journal in journals:
        journal.start()
    yield one, other
    for journal, engine in zip(journals, engines):
        await journal.stop()
        await engine.dispose()


def new_row(players: int, game: str = "loop") -> TableRow:
    around = {"name": "", "listed": True, "undo": True, "hints": True, "tour": None, "parent": None}
    columns = origin_columns(ct.new(game, players=players, seed=1))
    return TableRow(id="t", created=0.0, parent_at=None, **around, **columns)  # type: ignore[arg-type]  # by name


def test_the_database_decides_who_gets_a_seat(database: str) -> None:
    """Two processes that have both seen an open seat, and one that has not seen that it has another link by now."""

    async def race() -> tuple[Sequence[bool], bool, list[frozenset[str]]]:
        async with two_processes(database) as (one, other):
            open_seats = [SeatRow("t", seat, OPEN, "", None, f"link {seat}") for seat in range(2)]
            await one.create(new_row(2), [], Around(open_seats, [frozenset(), frozenset()]))
            taken = replace(open_seats[0], kind=PERSON)
            answers = await asyncio.gather(one.take_seat(taken, "a", [OPEN]), other.take_seat(taken, "b", [OPEN]))
            await one.vacate_seat(replace(open_seats[1], link="another"), [])
            late = await other.take_seat(replace(open_seats[1], kind=PERSON), "c", [OPEN, PERSON])
            return answers, late, (await other.around("t")).holders

    answers, late, holders = asyncio.run(race())
    assert sorted(answers) == [False, True]
    assert not late
    assert [len(browsers) for browsers in holders] == [1, 0]


def test_the_database_decides_who_uses_the_link_for_another_device(database: str) -> None:
    """Two processes that have both seen the link, and one that comes too late."""

    async def race() -> tuple[Sequence[bool], bool, list[frozenset[str]]]:
        async with two_processes(database) as (one, other):
            seats = [SeatRow("t", seat, PERSON, "", None, None, 0.0, False, "device", 100.0) for seat in range(2)]
            await one.create(new_row(2), [], Around(seats, [frozenset({"me"}), frozenset({"me"})]))
            answers = await asyncio.gather(
                one.add_device(seats[0], "phone", 99.0), other.add_device(seats[0], "tablet", 99.0)
            )
            late = await other.add_device(seats[1], "phone", 101.0)
            return answers, late, (await other.around("t")).holders

    answers, late, holders = asyncio.run(race())
    assert sorted(answers) == [False, True]
    assert not late
    assert [len(browsers) for browsers in holders] == [2, 1]


def test_answers_through_two_processes_at_once_both_count(database: str) -> None:
    """One proposes, two agree at the same moment, each at a server that knows nothing of the other's answer."""

    async def race() -> tuple[Around, list[EntryRow]]:
        async with two_processes(database) as stores:
            seats = [SeatRow("t", seat, PERSON, "", None, None) for seat in range(3)]
            around = Around(seats, [frozenset({browser}) for browser in "abc"])
            await stores[0].create(new_row(3), [], around)
            one, other = (fresh_table(store, new_row(3), around) for store in stores)
            decision = one.match.decision
            assert decision is not None
            await one.do(one.choose("first", decision.seat, decision.options[0].key))
            await other.do(other.catch_up())
            await one.do(consent.propose(one, "a", "asked", Propose(id="1", version=1, seat=0, what="takeback", to=0)))
            await other.do(other.look_around())
            agree = Answer(id="2", seat=1, proposal=1, yes=True)
            await asyncio.gather(
                one.do(consent.answer(one, "b", "b agrees", agree)),
                other.do(consent.answer(other, "c", "c agrees", agree)),
            )
            return await stores[0].around("t"), await stores[0].entries("t")

    around, entries = asyncio.run(race())
    assert not around.proposals
    assert [entry.kind for entry in entries] == ["choose", "takeback"], "neither lost nor done twice"
