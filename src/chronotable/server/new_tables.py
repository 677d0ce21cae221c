"""New tables: dealt afresh, from a save, or as another timeline of a match."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from chronotable.bots import STRENGTHS
from chronotable.games import game as find_game
from chronotable.kernel.errors import ChronotableError
from chronotable.kernel.match import Match, new_match, secret_of
from chronotable.kernel.message import Message
from chronotable.server.bot_pool import check_strength
from chronotable.server.errors import Refusal
from chronotable.server.hall import Hall
from chronotable.server.identity import digest, maker_of, new_secret
from chronotable.server.live_table import LiveTable
from chronotable.server.pack_shelf import PackShelf, unnamed
from chronotable.server.plain_text import plain_text
from chronotable.server.record import history_entries, origin_columns
from chronotable.server.save_checker import replayed
from chronotable.server.storage.rows import BOT, OPEN, PERSON, Around, SeatRow, Standing, TableRow
from chronotable.server.wire_http import BranchTable, LoadTable, NewTable, SeatLink, SeatWanted, TableMade

_MOST_NAME = 40
_MOST_SEAT_NAME = 24


async def deal(hall: Hall, shelf: PackShelf, wanted: NewTable, browser: str, address: str) -> TableMade:
    """A new match with these options; a guided first game is always dealt alike."""
    seats = list(wanted.seats)
    try:
        game = find_game(wanted.game)
        if wanted.tour is None:
            packs = shelf.take(game.name, unnamed(wanted.packs))
            match = await hall.opening.do(address, new_match, game, wanted.options, packs, None)
        else:
            tour = game.tours().get(wanted.tour)
            if tour is None:
                raise Refusal(Message("web-no-tour", name=wanted.tour[:40]), status=404)
            match = new_match(game, tour["options"], (), tour["seed"])
            if "bots" in tour:
                seats += [SeatWanted("bot", tour["bots"])] * (match.seats - len(seats))
    except ChronotableError as error:
        raise Refusal(error.message) from error
    columns: dict[str, Any] = {"listed": wanted.listed, "undo": wanted.undo, "hints": wanted.hints}
    columns["tour"] = wanted.tour
    if wanted.listed:
        columns["maker"] = maker_of(address)
    known = "" if wanted.tour is None else "guided"
    return await _make(hall, address, match, seats, wanted.name, browser, columns, known)


async def load(hall: Hall, shelf: PackShelf, wanted: LoadTable, browser: str, address: str) -> TableMade:
    """A match from its notation.  It was known to somebody, so chance goes another way from here on."""
    try:
        await hall.checker.check(wanted.save, shelf, wanted.go_on)
        match = await hall.opening.do(address, replayed, wanted.save, shelf, wanted.go_on)
    except ChronotableError as error:
        raise Refusal(error.message) from error
    if match.result is None:
        match = match.branch(len(match.history), secret_of(None))
    return await _make(hall, address, match, wanted.seats, wanted.name, browser, {}, "loaded")


async def branch(hall: Hall, table: LiveTable, wanted: BranchTable, browser: str, address: str) -> TableMade:
    """Another timeline: the same past, another future."""
    try:
        match = table.match.branch(wanted.at, secret_of(None))
    except ChronotableError as error:
        raise Refusal(error.message) from error
    columns = {"parent": table.row.id, "parent_at": wanted.at, "undo": table.row.undo, "hints": table.row.hints}
    known = table.around.standing.with_known("branched").known
    return await _make(hall, address, match, wanted.seats, wanted.name or table.row.name, browser, columns, known)


async def _make(
    hall: Hall,
    address: str,
    match: Match,
    seats: Sequence[SeatWanted],
    name: str,
    browser: str,
    columns: dict[str, Any],
    known: str,
) -> TableMade:
    id = hall.new_id()
    if len(seats) > match.seats:
        raise Refusal(Message("web-too-many-seats", given=len(seats), seats=match.seats))
    wanted = [*seats, *[SeatWanted("me")] * (match.seats - len(seats))]
    rows: list[SeatRow] = []
    links: list[SeatLink] = []
    holders: list[frozenset[str]] = []
    now = time.time()
    for seat, want in enumerate(wanted):
        secret = new_secret()
        bot = _bot(want)
        kind = {"me": PERSON, "link": OPEN, "bot": BOT}[want.kind]
        link = None if kind == BOT else digest(secret)
        is_offered = kind == OPEN and columns.get("listed", False)
        rows.append(SeatRow(id, seat, kind, plain_text(want.name, _MOST_SEAT_NAME), bot, link, now, is_offered))
        holders.append(frozenset({browser} if kind == PERSON else ()))
        if kind == OPEN:
            links.append(SeatLink(seat, secret))
    usual = {"listed": False, "undo": True, "hints": True, "tour": None, "parent": None, "parent_at": None}
    all_columns = {**usual, **origin_columns(match), **columns, "name": plain_text(name, _MOST_NAME)}
    row = TableRow(**all_columns, id=id, created=now, host=browser)
    standing = Standing(browser if any(holders) else None, known=known)
    await hall.add(row, history_entries(id, match, now), Around(rows, holders, standing=standing), address)
    return TableMade(id, links)


def _bot(want: SeatWanted) -> str | None:
    if want.kind != "bot":
        return None
    name = want.bot or STRENGTHS[0]
    try:
        check_strength(name)
    except ChronotableError as error:
        raise Refusal(error.message) from error
    return name
