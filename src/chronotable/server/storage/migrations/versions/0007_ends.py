"""The choice that ends a game keeps its result, and a listed table knows roughly who made it.

The end stood only in the last position, which is kept every few seconds: after a crash other rules could take a
finished game for a running one.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("entry", sa.Column("result", sa.Text))
    op.add_column("game_table", sa.Column("maker", sa.String(4)))


def downgrade() -> None:
    with op.batch_alter_table("game_table") as table:
        table.drop_column("maker")
    with op.batch_alter_table("entry") as table:
        table.drop_column("result")
