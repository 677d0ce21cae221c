"""The connection to the database, and its migrations."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message

NEWEST = "0011"  # the last file in migrations/versions; a database that has it needs no Alembic to start


def usual_url(folder: Path) -> str:
    """SQLite in the user's data folder."""
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"


def complete_url(url: str) -> str:
    """The URL with the driver we use: people write `postgresql://...` and `sqlite:///...`; BadOption for others."""
    for plain, ours in (
        ("postgresql://", "postgresql+psycopg://"),
        ("postgres://", "postgresql+psycopg://"),
        ("sqlite://", "sqlite+aiosqlite://"),
    ):
        if url.startswith(plain):
            url = ours + url.removeprefix(plain)
            break
    try:
        backend = sa.make_url(url).get_backend_name()
    except sa.exc.ArgumentError:
        backend = ""
    if backend not in ("sqlite", "postgresql"):
        raise BadOption(Message("cli-serve-database-form", found=url.partition("@")[0][:80]))
    return url


def connect(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_pre_ping=True, pool_size=8, hide_parameters=True)
    engine = create_async_engine(url, hide_parameters=True)  # what is written is nothing for the log
    sa.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def is_file(url: sa.URL) -> bool:
    """An SQLite that can be opened more than once."""
    return url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")


def can_be_shared(url: str) -> bool:
    """May several processes use it?"""
    complete = sa.make_url(complete_url(url))
    return complete.get_backend_name() != "sqlite" or is_file(complete)


def connect_plainly(url: sa.URL) -> sa.Engine:
    """The same SQLite file for a thread that writes, without asyncio."""
    engine = sa.create_engine(url.set(drivername="sqlite"), hide_parameters=True)
    sa.event.listen(engine, "connect", _prepare_sqlite)
    sa.event.listen(engine, "connect", _begin_nothing)
    sa.event.listen(engine, "begin", _begin_writing)
    return engine


def _begin_nothing(connection: Any, record: object) -> None:
    """Python begins transactions by itself before some statements, which are then for reading until they write."""
    connection.isolation_level = None


def _begin_writing(connection: sa.Connection) -> None:
    """Wait for other writers here, where nothing is read yet: later on SQLite would refuse instead of waiting."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


_PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",  # a commit is on the disk before anybody is told of the move
    "busy_timeout=5000",  # milliseconds; people are told after one second (`Journal`)
    "foreign_keys=ON",
    "secure_delete=ON",  # what people delete is not left in the file
    # For a statement of several rows SQLite notes how to take it back; else in a file that is made anew each time.
    "temp_store=MEMORY",
    # Pages.  Moves of many tables change the same ones again and again: they need not go to their places each time.
    "wal_autocheckpoint=8000",
)


def _prepare_sqlite(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def bring_up_to_date(url: str) -> None:
    """For servers that start together: one of them must do it before."""
    engine = connect(complete_url(url))
    await prepare(engine)
    await engine.dispose()


async def prepare(engine: AsyncEngine) -> None:
    """Bring the database up to date.  BadOption when a later version of the program has."""
    if await _checked_revision(engine) != NEWEST:
        await asyncio.to_thread(migrate, engine.url.render_as_string(hide_password=False), "head")


async def check_up_to_date(engine: AsyncEngine) -> None:
    """For whoever only looks: BadOption when the database is of an older version of the program, or of a later one."""
    found = await _checked_revision(engine)
    if found is None:
        raise BadOption(Message("cli-tables-foreign"))
    if found != NEWEST:
        raise BadOption(Message("cli-tables-older", found=found[:8], known=NEWEST))


async def _checked_revision(engine: AsyncEngine) -> str | None:
    found = await _revision(engine)
    if found is not None and found > NEWEST:
        raise BadOption(Message("cli-serve-newer", found=found[:8], known=NEWEST))
    return found


async def _revision(engine: AsyncEngine) -> str | None:
    async with engine.connect() as connection:
        if not await connection.run_sync(lambda c: sa.inspect(c).has_table("alembic_version")):
            return None
        found = await connection.execute(sa.text("SELECT version_num FROM alembic_version"))
        return str(found.scalar())


def migrate(url: str, revision: str) -> None:
    """Up or down to a revision; imported only when there is something to do, for it takes its time."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["url"] = url
    if revision == "base" or revision.startswith("-"):
        command.downgrade(config, revision)
    else:
        command.upgrade(config, revision)
