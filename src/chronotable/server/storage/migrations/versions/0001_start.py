"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

BIG_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(80), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("position", sa.Text),
        sa.Column("seeds", sa.Text, nullable=False),
        sa.Column("set_up", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("undo", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("tour", sa.String(40)),
        sa.Column("parent", sa.String(32)),
        sa.Column("parent_at", sa.Integer),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
    )
    op.create_index("ix_game_table_listed", "game_table", ["listed"])
    op.create_index("ix_game_table_parent", "game_table", ["parent"])
    op.create_table(
        "entry",
        of_table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("command", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entry"),
        sa.UniqueConstraint("table_id", "command", name="uq_entry_table_id_command"),
    )
    op.create_table(
        "seat",
        of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("link", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seat"),
    )
    op.create_table(
        "holder",
        of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "browser", name="pk_holder"),
    )
    op.create_index("ix_holder_browser", "holder", ["browser"])
    op.create_table(
        "proposal",
        of_table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("what", sa.String(10), nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("to", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("agreed", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_proposal"),
    )
    op.create_table(
        "talk",
        sa.Column("number", BIG_ID, autoincrement=True, nullable=False),
        of_table(),
        sa.Column("command", sa.String(80), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("channel", sa.String(10), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_talk"),
        sa.UniqueConstraint("table_id", "command", name="uq_talk_table_id_command"),
    )


def downgrade() -> None:
    for name in ("talk", "proposal", "holder", "seat", "entry", "game_table"):
        op.drop_table(name)
