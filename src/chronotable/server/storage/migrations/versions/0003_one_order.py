"""A line of a log is kept apart from others by its number alone; an index less to write with every move.

A command that was sent twice cannot get two numbers: whoever writes number n has read the commands of all before it.
"""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("entry") as table:
        table.drop_constraint("uq_entry_table_id_command", type_="unique")


def downgrade() -> None:
    with op.batch_alter_table("entry") as table:
        table.create_unique_constraint("uq_entry_table_id_command", ["table_id", "command"])
