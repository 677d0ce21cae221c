"""Sitting down: by a seat's link, from the lobby, with another device; and how a seat becomes free again.

A link gives its seat to one browser, by a button, and is used up: messengers open links, and so do curious hosts.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Literal

from chronotable.kernel.message import Message
from chronotable.server.client import Client
from chronotable.server.errors import Refusal
from chronotable.server.identity import digest, new_secret
from chronotable.server.live_table import BOT, OPEN, PERSON, LiveTable
from chronotable.server.storage.rows import SeatRow
from chronotable.server.wire import Device, Free, HandOver, Invitation, Link

_DEVICE_FOR = 600.0  # seconds in which the link for another device can be used


# ---- by a link


async def invitation(table: LiveTable, secret: str, browser: str) -> Invitation:
    """What a link would give."""
    link = digest(secret)
    row = await _find(table, link)
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
        by=next((seats[seat].name for seat in own if seats[seat].name), ""),
        seat=row.seat,
        seats=len(seats),
        people=[each.name for each in seats if each.kind == PERSON and each.name],
        status=status,
        known=table.known,
        choices=len(table.match.history),
        over=table.is_over,
    )


async def claim(table: LiveTable, secret: str, name: str, browser: str) -> int:
    """The seat of the link, which is used up."""
    link = digest(secret)
    async with table.lock:  # the others may be agreeing on a bot for the seat
        row = await _find(table, link)
        if table.holds(browser, row.seat):  # again: the first answer may have been lost
            return row.seat
        if row.device == link:
            is_seated = await table.add_device(row, browser)
        else:
            is_seated = row.can_be_taken and await _take(table, row, name, browser, (OPEN, BOT))
    if not is_seated:
        raise Refusal(Message("web-link-used"), status=409)
    return row.seat


async def _find(table: LiveTable, link: str) -> SeatRow:
    row = _seat_with(table, link)
    if row is None or not (row.can_be_taken or row.device == link):
        await see_it_as_it_is(table)
        row = _seat_with(table, link)
    if row is None:
        raise Refusal(Message("web-link-unknown"), status=403)
    return row


def _seat_with(table: LiveTable, link: str) -> SeatRow | None:
    now = time.time()
    for row in table.around.seats:
        if row.link == link or (row.device == link and row.device_until > now):
            return row
    return None


async def see_it_as_it_is(table: LiveTable) -> None:
    """Not as it was until another process changed something, of which the notice may still be on its way."""
    if table.store.is_shared and not await table.look_around():
        raise Refusal(Message("web-no-table"), status=404)


# ---- from the lobby


async def sit(table: LiveTable, seat: int, name: str, browser: str) -> int:
    """A seat that is offered to everybody."""
    async with table.lock:
        await see_it_as_it_is(table)
        if not table.row.listed:
            raise Refusal(Message("web-not-listed"), status=403)
        row = table.seat(seat) if 0 <= seat < len(table.around.seats) else None
        if row is None or not row.offered or not await _take(table, row, name, browser, (OPEN,)):
            raise Refusal(Message("web-seat-taken"), status=409)
        return row.seat


async def _take(table: LiveTable, row: SeatRow, name: str, browser: str, was: tuple[str, ...]) -> bool:
    """False when the seat is not of one of these kinds, or no longer.  Whoever comes late plays at once."""
    taken = replace(row, kind=PERSON, name=name or row.name, bot=None, since=time.time(), offered=False)
    return row.kind in was and await table.take_seat(taken, browser, was)


# ---- the own seat, and the host's right


@asynccontextmanager
async def holding(table: LiveTable, browser: str, seat: int) -> AsyncIterator[None]:
    """Alone at the table, and still with the seat: it may have been freed while others were at it."""
    async with table.lock:
        table.check_holds(browser, seat)
        yield


async def add_device(table: LiveTable, client: Client, command: Device) -> None:
    """A link for another device of the same person."""
    secret = new_secret()
    async with holding(table, client.browser, command.seat):
        await table.change_seat(command.seat, device=digest(secret), device_until=time.time() + _DEVICE_FOR)
        client.send(Link(command.id, command.seat, secret))


async def hand_over(table: LiveTable, client: Client, command: HandOver) -> None:
    """A fresh link; whoever held the seat before does not any more.  Not for the lobby: a hand goes with the seat."""
    async with holding(table, client.browser, command.seat):
        client.send(Link(command.id, command.seat, await _vacate(table, command.seat)))


async def free(table: LiveTable, client: Client, command: Free) -> None:
    """Somebody sat down who should not have; until they choose something, the host may take the seat back."""
    if not table.is_host(client.browser):
        raise Refusal(Message("web-host-only"))
    async with table.lock:
        known = 0 <= command.seat < len(table.around.seats)
        if not known or table.seat(command.seat).kind != PERSON:
            raise Refusal(Message("web-free-whom"))
        if table.has_begun(command.seat):
            raise Refusal(Message("web-free-late"))
        client.send(Link(command.id, command.seat, await _vacate(table, command.seat)))


async def _vacate(table: LiveTable, seat: int) -> str:
    """The secret of the new link."""
    secret = new_secret()
    free = SeatRow(table.row.id, seat, OPEN, name="", bot=None, link=digest(secret), since=time.time())
    await table.vacate_seat(free)
    return secret
