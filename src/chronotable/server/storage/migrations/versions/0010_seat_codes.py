"""A seat can have a short code beside its link."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("seat", sa.Column("code", sa.String(64)))
    op.add_column("seat", sa.Column("code_until", sa.Float, nullable=False, server_default="0"))
    op.create_index("ix_seat_code", "seat", ["code"])


def downgrade() -> None:
    op.drop_index("ix_seat_code", "seat")
    with op.batch_alter_table("seat") as table:
        table.drop_column("code_until")
        table.drop_column("code")
