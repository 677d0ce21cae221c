"""Digests of the positions beside the log, and the last position of every match: so that rules never change in silence.

Older lines have no digest, and older tables no stored position until they are next opened.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("digest", sa.String(16)))
    op.add_column("entry", sa.Column("digest", sa.String(16)))
    op.create_table(
        "last_position",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("described", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
    )


def downgrade() -> None:
    op.drop_table("last_position")
    with op.batch_alter_table("entry") as table:
        table.drop_column("digest")
    with op.batch_alter_table("game_table") as table:
        table.drop_column("digest")
