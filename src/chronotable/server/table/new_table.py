"""The rows of a new table: its match, its seats, and who may sit there."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from chronotable.kernel.errors import ChronotableError
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.server.errors import Refusal
from chronotable.server.identity import digest, new_secret
from chronotable.server.table.plain_text import plain_text
from chronotable.server.table.record import origin_columns
from chronotable.server.table.rows import BOT, OPEN, PERSON, Around, SeatRow, Standing, TableRow
from chronotable.server.table.strengths import check_strength
from chronotable.server.wire_http import SeatLink, SeatWanted

_MOST_NAME = 40
_MOST_SEAT_NAME = 24
_KINDS = {"me": PERSON, "link": OPEN, "bot": BOT}
_USUAL = {"listed": False, "undo": True, "hints": True, "tour": None, "parent": None, "parent_at": None}


class MadeTable(NamedTuple):
    """What is kept of it beside its match, and the links of seats that others may take."""

    row: TableRow
    around: Around
    links: list[SeatLink]


def new_table(
    id: str,
    match: Match,
    seats: Sequence[SeatWanted],
    name: str,
    browser: str,
    columns: dict[str, Any],
    known: str,
    outside_bots: Sequence[str] = (),
) -> MadeTable:
    """Seats that nobody asked for are those of whoever makes the table."""
    if len(seats) > match.seats:
        raise Refusal(Message("web-too-many-seats", given=len(seats), seats=match.seats))
    wanted = [*seats, *[SeatWanted("me")] * (match.seats - len(seats))]
    rows: list[SeatRow] = []
    links: list[SeatLink] = []
    holders: list[frozenset[str]] = []
    now = time.time()
    for seat, want in enumerate(wanted):
        secret = new_secret()
        bot = _bot(want, match.game.ladder.usual, outside_bots)
        kind = _KINDS[want.kind]
        link = None if kind == BOT else digest(secret)
        is_offered = kind == OPEN and columns.get("listed", False)
        rows.append(SeatRow(id, seat, kind, plain_text(want.name, _MOST_SEAT_NAME), bot, link, now, is_offered))
        holders.append(frozenset({browser} if kind == PERSON else ()))
        if kind == OPEN:
            links.append(SeatLink(seat, secret))
    all_columns: dict[str, Any] = {**_USUAL, **origin_columns(match), **columns, "name": plain_text(name, _MOST_NAME)}
    row = TableRow(**all_columns, id=id, created=now, host=browser)
    standing = Standing(browser if any(holders) else None, known=known)
    return MadeTable(row, Around(rows, holders, standing=standing), links)


def _bot(want: SeatWanted, usual: str, outside_bots: Sequence[str]) -> str | None:
    if want.kind != "bot":
        return None
    name = want.bot or usual
    try:
        check_strength(name, outside_bots)
    except ChronotableError as error:
        raise Refusal(error.message) from error
    return name
