"""The database's tables.  `migrations/` makes them; both databases get the same."""

from __future__ import annotations

import sqlalchemy as sa

# A naming convention is what lets Alembic alter constraints on SQLite later.
meta = sa.MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# BIGINT does not count up by itself on SQLite, INTEGER does.
BigId = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)


# A table, and all that its match began with.  The seeds are secret until the game is over.
game_table = sa.Table(
    "game_table",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.String(80), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON; text keeps numbers and order as they were
    sa.Column("position", sa.Text),
    sa.Column("seeds", sa.Text, nullable=False),
    sa.Column("set_up", sa.Text, nullable=False),
    sa.Column("packs", sa.Text, nullable=False, server_default="[]"),  # names and content: files may change or go
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("undo", sa.Boolean, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("tour", sa.String(40)),
    sa.Column("parent", sa.String(32)),
    sa.Column("parent_at", sa.Integer),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("host", sa.String(64)),  # the browser that made it, by the hash of its cookie
    sa.Column("person", sa.String(64)),  # the first browser that took a seat
    sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false()),  # somebody else has or had one, too
    sa.Column("known", sa.String(80), nullable=False, server_default=""),  # how somebody may know what is hidden
    sa.Column("digest", sa.String(16)),  # of the position after the set-up; older tables have none
    sa.Column("earlier", sa.String(120)),  # JSON: the rules before, and how many choices, if it had gone on by then
    sa.Column("maker", sa.String(4)),  # of a listed table: two bytes made of the address, which thousands share
    sa.Column("summary", sa.Text),  # JSON: what lists say of it; older tables have none until they are next opened
    sa.Column("summary_number", sa.Integer),  # how many lines of the log there were then
    sa.Column("called", sa.String(40)),  # an adjective and an animal; older tables are called by their ids
    sa.Column("again", sa.String(32)),  # the table at which those who sat here play again
    sa.Index("ix_game_table_listed", "listed"),
    sa.Index("ix_game_table_parent", "parent"),
)

# The append-only log of a match: choices with their outcomes, takebacks and redos.  `command` is the id the client
# gave; it needs no constraint, since whoever adds number n knows the commands of all lines before it, and only one can
# add n.
entry = sa.Table(
    "entry",
    meta,
    _table_id(),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("command", sa.String(80), nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),  # choose, undo, redo, takeback, go_on, end
    sa.Column("seat", sa.Integer, nullable=False),
    # choose: key and outcomes; takeback: how many choices are left; go_on: what the match began with anew
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("digest", sa.String(16)),  # of the position after it; older lines have none
    sa.Column("result", sa.Text),  # JSON, of the choice that ended the game; older lines have none
    sa.Column("choices", sa.Integer),  # how many there are after it; older lines do not say
    sa.Column("waiting", sa.String(80)),  # the seats that are to choose then; none: it is over
)

# The last position of a match, described: what is left of it when other rules than its own would play it differently.
last_position = sa.Table(
    "last_position",
    meta,
    _table_id(),
    sa.Column("number", sa.Integer, nullable=False),  # how many lines of the log led to it
    sa.Column("described", sa.Text, nullable=False),  # JSON
    sa.Column("result", sa.Text),  # JSON, when the game is over: other rules may count other points
)

# Who sits where.  `link` is the hash of the secret that gives the seat to a browser, as long as nobody sits there;
# `device` that of one which lets whoever sits there play with another device as well, until a certain time, and `code`
# that of six signs which do the same as the link, until a certain time.
seat = sa.Table(
    "seat",
    meta,
    _table_id(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(10), nullable=False),  # person, bot, open
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("bot", sa.String(40)),
    sa.Column("link", sa.String(64)),
    sa.Column("since", sa.Float, nullable=False, server_default="0"),  # when it was taken, or became free
    sa.Column("offered", sa.Boolean, nullable=False, server_default=sa.false()),  # to everybody in the lobby
    sa.Column("device", sa.String(64)),
    sa.Column("device_until", sa.Float, nullable=False, server_default="0"),
    sa.Column("code", sa.String(64)),
    sa.Column("code_until", sa.Float, nullable=False, server_default="0"),
    sa.Index("ix_seat_code", "code"),
)

# The browsers that hold a seat, by the hash of their cookie.
holder = sa.Table(
    "holder",
    meta,
    _table_id(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Index("ix_holder_browser", "browser"),
)

proposal = sa.Table(
    "proposal",
    meta,
    _table_id(),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("what", sa.String(10), nullable=False),  # takeback, redo, replace, go_on, end, again
    sa.Column("by", sa.Integer, nullable=False),
    sa.Column("to", sa.Integer, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("agreed", sa.Text, nullable=False),  # JSON list of seats
)

talk = sa.Table(
    "talk",
    meta,
    sa.Column("number", BigId, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False),
    sa.Column("command", sa.String(80), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("channel", sa.String(10), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "command"),
)
