"""A table may be made of a match that had gone on under other rules before, and the last position has the whole result.

Positions of finished games are kept anew when their tables are next opened.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("earlier", sa.String(120)))
    op.execute(sa.text("DELETE FROM last_position WHERE result IS NOT NULL"))


def downgrade() -> None:
    op.execute(sa.text("DELETE FROM last_position WHERE result IS NOT NULL"))
    with op.batch_alter_table("game_table") as table:
        table.drop_column("earlier")
