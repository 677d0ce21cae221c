"""What lists say of a table is kept with it, so that nobody has to play its log again to draw a list.

Tables from before have no summary until they are next opened or listed.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("summary", sa.Text))
    op.add_column("game_table", sa.Column("summary_number", sa.Integer))
    op.add_column("entry", sa.Column("choices", sa.Integer))
    op.add_column("entry", sa.Column("waiting", sa.String(80)))


def downgrade() -> None:
    with op.batch_alter_table("entry") as table:
        table.drop_column("waiting")
        table.drop_column("choices")
    with op.batch_alter_table("game_table") as table:
        table.drop_column("summary_number")
        table.drop_column("summary")
