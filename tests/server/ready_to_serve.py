"""Imported once in the process that commands of tests are forked from: what every one of them would do first."""

from __future__ import annotations

from importlib import import_module

from chronotable.games import game, house
from chronotable.kernel.message import Message
from chronotable.locale import render

for name in (
    "aiosqlite",
    "alembic.command",
    "chronotable.cli.keyboard",
    "chronotable.cli.play",
    "chronotable.cli.serve",
    "chronotable.server.launch",
    "pygments",
    "uvloop",
):
    import_module(name)
for name in house():
    game(name)
for group in ("cli", "kernel", "web"):  # the first message of a group has its files read
    render(Message(f"{group}-"), "en")
