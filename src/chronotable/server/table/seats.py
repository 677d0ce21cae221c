"""Sitting down: by a seat's link, from the lobby, with another device; and how a seat becomes free again.

A link gives its seat to one browser, by a button, and is used up: messengers open links, and so do curious hosts.
"""

from __future__ import annotations

import time
from dataclasses import replace
from hmac import compare_digest
from typing import Literal

from chronotable.kernel.message import Message
from chronotable.server import seat_codes
from chronotable.server.errors import Refusal, Stale
from chronotable.server.identity import digest, new_secret
from chronotable.server.table import table_names
from chronotable.server.table.effects import ALONE, Steps
from chronotable.server.table.rows import BOT, OPEN, PERSON, SeatRow
from chronotable.server.table.table import Table
from chronotable.server.table.viewer import Viewer
from chronotable.server.wire import Link
from chronotable.server.wire_commands import Device, Free, HandOver
from chronotable.server.wire_http import Invitation
from chronotable.server.wire_parts import Words

_DEVICE_FOR = 600.0  # seconds in which the link for another device can be used


# ---- by a link


def invitation(table: Table, link: str, browser: str) -> Steps[Invitation]:
    """What a link would give, or a code: by the hash of its secret."""
    row = yield from _find(table, link)
    status: Literal["open", "device", "yours", "taken"]
    if table.holds(browser, row.seat):
        status = "yours"
    elif row.device == link:
        status = "device"
    else:
        status = "open" if row.can_be_taken else "taken"
    seats = table.around.seats
    own = table.seats_of(table.row.host) if table.row.host else []
    return Invitation(
        game=table.row.game,
        name=table.row.name,
        called=Words.of(table_names.said(table.row.called, table.row.id)),
        by=next((seats[seat].name for seat in own if seats[seat].name), ""),
        seat=row.seat,
        seats=len(seats),
        people=[each.name for each in seats if each.kind == PERSON and each.name],
        status=status,
        known=table.known,
        choices=len(table.match.history),
        over=table.is_over,
    )


def claim(table: Table, link: str, name: str, browser: str) -> Steps[int]:
    """The seat of the link or of the code, by the hash of its secret; both are used up."""
    yield ALONE  # the others may be agreeing on a bot for the seat
    row = yield from _find(table, link)
    if table.holds(browser, row.seat):  # again: the first answer may have been lost
        return row.seat
    if row.device == link:
        is_seated = yield from table.add_device(row, browser)
    else:
        is_seated = row.can_be_taken and (yield from _take(table, row, name, browser, (OPEN, BOT)))
    if not is_seated:
        raise Refusal(Message("web-link-used"), status=409)
    return row.seat


def _find(table: Table, link: str) -> Steps[SeatRow]:
    row = _seat_with(table, link)
    if row is None or not (row.can_be_taken or row.device == link):
        yield from see_it_as_it_is(table)
        row = _seat_with(table, link)
    if row is None:
        if any(row.code == link for row in table.around.seats):
            raise Refusal(Message("web-code-late"), status=410)
        raise Refusal(Message("web-link-unknown"), status=403)
    return row


def _seat_with(table: Table, link: str) -> SeatRow | None:
    for row in table.around.seats:
        if (
            row.link == link
            or _is_fresh(row.device, row.device_until, link)
            or _is_fresh(row.code, row.code_until, link)
        ):
            return row
    return None


def _is_fresh(kept: str | None, until: float, given: str) -> bool:
    return kept is not None and compare_digest(kept, given) and until > time.time()


def make_code(table: Table, link: str, code: str) -> Steps[None]:
    """Whoever has the link of a seat that can be taken may make it a short one; the code before it is void."""
    yield ALONE
    row = yield from _find(table, link)
    if row.link != link:  # a code is no link, nor is the link for another device
        raise Refusal(Message("web-link-unknown"), status=403)
    if not row.can_be_taken:
        raise Refusal(Message("web-link-used"), status=409)
    yield from table.change_seat(row.seat, code=code, code_until=time.time() + seat_codes.LASTS)


def see_it_as_it_is(table: Table) -> Steps[None]:
    """Not as it was until another process changed something, of which the notice may still be on its way."""
    if table.is_shared and not (yield from table.look_around()):
        raise Refusal(Message("web-no-table"), status=404)


# ---- from the lobby


def sit(table: Table, seat: int, name: str, browser: str) -> Steps[int]:
    """A seat that is offered to everybody."""
    yield ALONE
    yield from see_it_as_it_is(table)
    if not table.row.listed:
        raise Refusal(Message("web-not-listed"), status=403)
    row = table.seat(seat) if 0 <= seat < len(table.around.seats) else None
    if row is None or not row.offered or not (yield from _take(table, row, name, browser, (OPEN,))):
        raise Refusal(Message("web-seat-taken"), status=409)
    return row.seat


def _take(table: Table, row: SeatRow, name: str, browser: str, was: tuple[str, ...]) -> Steps[bool]:
    """False when the seat is not of one of these kinds, or no longer.  Whoever comes late plays at once."""
    taken = replace(row, kind=PERSON, name=name or row.name, bot=None, since=time.time(), offered=False)
    return row.kind in was and (yield from table.take_seat(taken, browser, was))


# ---- the own seat, and the host's right


def add_device(table: Table, client: Viewer, command: Device) -> Steps[None]:
    """A link for another device of the same person."""
    secret = new_secret()
    yield from table.change_seat(command.seat, device=digest(secret), device_until=time.time() + _DEVICE_FOR)
    client.send(Link(command.id, command.seat, secret))


def hand_over(table: Table, client: Viewer, command: HandOver) -> Steps[None]:
    """A fresh link; whoever held the seat before does not any more.  Not for the lobby: a hand goes with the seat."""
    secret, row = _with_new_link(table, command.seat)
    yield from table.vacate_seat(row)
    client.send(Link(command.id, command.seat, secret))


def free(table: Table, client: Viewer, command: Free) -> Steps[None]:
    """Somebody sat down who should not have; until they choose something, the host may take the seat back."""
    if not table.is_host(client.browser):
        raise Refusal(Message("web-host-only"))
    known = 0 <= command.seat < len(table.around.seats)
    if not known or table.seat(command.seat).kind != PERSON:
        raise Refusal(Message("web-free-whom"))
    if table.has_begun(command.seat):
        raise Refusal(Message("web-free-late"))
    secret, row = _with_new_link(table, command.seat)
    if not (yield from table.free_seat(row)):
        raise Refusal(Message("web-free-late")) if table.has_begun(command.seat) else Stale
    client.send(Link(command.id, command.seat, secret))


def _with_new_link(table: Table, seat: int) -> tuple[str, SeatRow]:
    """The seat as nobody's, and the secret of its link."""
    secret = new_secret()
    return secret, SeatRow(table.row.id, seat, OPEN, name="", bot=None, link=digest(secret), since=time.time())
