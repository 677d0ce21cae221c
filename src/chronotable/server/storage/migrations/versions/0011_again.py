"""Where those who sat at a table play again is kept with it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("again", sa.String(32)))


def downgrade() -> None:
    with op.batch_alter_table("game_table") as table:
        table.drop_column("again")
