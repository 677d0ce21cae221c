"""Who may look back, and what everybody is told when somebody does.

A finished game is open to everybody who may see the table.  A running one can be looked at by the only person at it,
as long as nobody else had or can still take a seat.  Saves and branches tell what is hidden: the table then says so.
"""

from __future__ import annotations

from chronotable.kernel.message import Message
from chronotable.server.errors import Refusal
from chronotable.server.table.effects import Steps
from chronotable.server.table.seats import see_it_as_it_is
from chronotable.server.table.table import Table


def check_open(table: Table, browser: str) -> None:
    if not table.is_over and not table.is_solo(browser):
        raise Refusal(Message("web-past-closed"), status=403)


def open_what_is_hidden(table: Table, browser: str) -> Steps[None]:
    """Before a save or a branch of a running game is given, everybody who will ever sit there can see that it was."""
    check_open(table, browser)
    if not table.is_over:
        yield from table.mark("seen")
        yield from see_it_as_it_is(table)
        check_open(table, browser)


def check_perspective(table: Table, browser: str, seat: int | None) -> None:
    """When the game is over there are no secrets left."""
    if seat is not None and not 0 <= seat < len(table.around.seats):
        raise Refusal(Message("web-no-seat", seat=str(seat + 1)))
    if seat is not None and not table.is_over:
        table.check_holds(browser, seat)
