"""What a table is called is kept with it; tables from before are called by their ids."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("called", sa.String(40)))


def downgrade() -> None:
    with op.batch_alter_table("game_table") as table:
        table.drop_column("called")
