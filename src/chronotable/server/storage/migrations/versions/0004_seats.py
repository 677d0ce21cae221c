"""Who made a table, who may know what is hidden at it, since when a seat is what it is, and links for second devices.

Of older tables nobody knows who made them: whoever has the first seat that is held.  A table that was branched says so
itself; one that was loaded has more than one seed and no parent.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_OLD_TABLES = (
    """UPDATE game_table SET host = (SELECT browser FROM holder WHERE holder.table_id = game_table.id
       ORDER BY holder.seat, holder.browser LIMIT 1)""",
    "UPDATE game_table SET person = host",
    """UPDATE game_table SET shared =
       (SELECT COUNT(DISTINCT browser) FROM holder WHERE holder.table_id = game_table.id) > 1""",
    "UPDATE game_table SET known = 'branched' WHERE parent IS NOT NULL",
    "UPDATE game_table SET known = 'guided' WHERE tour IS NOT NULL",
    "UPDATE game_table SET known = 'loaded' WHERE parent IS NULL AND seeds LIKE '%], [%'",
    """UPDATE seat SET offered = (SELECT listed FROM game_table WHERE game_table.id = seat.table_id)
       WHERE kind = 'open'""",
    "UPDATE seat SET since = (SELECT created FROM game_table WHERE game_table.id = seat.table_id)",
)


def upgrade() -> None:
    op.add_column("game_table", sa.Column("host", sa.String(64)))
    op.add_column("game_table", sa.Column("person", sa.String(64)))
    op.add_column("game_table", sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("game_table", sa.Column("known", sa.String(80), nullable=False, server_default=""))
    op.add_column("seat", sa.Column("since", sa.Float, nullable=False, server_default="0"))
    op.add_column("seat", sa.Column("offered", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seat", sa.Column("device", sa.String(64)))
    op.add_column("seat", sa.Column("device_until", sa.Float, nullable=False, server_default="0"))
    for statement in _OLD_TABLES:
        op.execute(sa.text(statement))


def downgrade() -> None:
    with op.batch_alter_table("seat") as table:
        for name in ("since", "offered", "device", "device_until"):
            table.drop_column(name)
    with op.batch_alter_table("game_table") as table:
        for name in ("host", "person", "shared", "known"):
            table.drop_column(name)
