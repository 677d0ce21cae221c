"""Alembic's entry: runs on the application's own async URL, so that no second driver is needed."""

import asyncio

from alembic import context
from sqlalchemy import Connection

from chronotable.server.storage.database import connect
from chronotable.server.storage.schema import meta


def run(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # servers that start together take turns
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(704025)")
    context.configure(
        connection=connection,
        target_metadata=meta,
        render_as_batch=connection.dialect.name == "sqlite",
        compare_type=True,
    )
    with context.begin_transaction():
        context.run_migrations()


async def main() -> None:
    engine = connect(context.config.attributes["url"])
    async with engine.begin() as connection:
        await connection.run_sync(run)
    await engine.dispose()


asyncio.run(main())
