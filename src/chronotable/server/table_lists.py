"""Lists of tables: a browser's own, and those that are open to everybody."""

from __future__ import annotations

import asyncio
import time
from itertools import zip_longest
from typing import NamedTuple
from weakref import WeakKeyDictionary

from chronotable.server.errors import Busy, Refusal
from chronotable.server.hall import Hall
from chronotable.server.live_table import LiveTable
from chronotable.server.table import views
from chronotable.server.table.around_views import seats_for
from chronotable.server.wire import Json
from chronotable.server.wire_http import TableLine

_MOST = 24  # of the own tables
_MOST_LISTED = 40
_MOST_OPENED = 24  # tables that one look at the lobby may read from their logs
_MOST_KNOWN = 5_000  # listed tables, the newest ones
_FRESH = 2.0  # seconds for which the lobby stays as it was found
_OVERLAP = 60.0  # seconds: other processes' clocks, and tables that were being stored


async def mine(hall: Hall, browser: str, address: str) -> list[TableLine]:
    """The tables at which the browser holds a seat: those waiting for it first, then the latest."""
    lines = await _lines(hall, await hall.store.held_by(browser, _MOST), browser, address)
    return sorted(lines, key=lambda line: (line.over, not line.your_turn, -line.updated))


class _Listed(NamedTuple):
    maker: str  # of an address, or else a browser
    created: float


class Lobby:
    """The listed tables whose games are not over.

    Makers take turns, so that nobody fills it alone, and tables at which somebody is come first.  A game that is found
    to be over leaves the lobby for good: however many finished tables there are, they are looked at once.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._listed: dict[str, _Listed] = {}
        self._left: set[str] = set()  # over, or not to be opened
        self._newest = 0.0
        self._ids: list[str] = []
        self._found_at = -_FRESH
        self._looking = asyncio.Lock()

    def look_again(self) -> None:
        """A table was made here: whoever made it wants to see it."""
        self._found_at = -_FRESH

    async def lines(self, browser: str, address: str) -> list[TableLine]:
        async with self._looking:
            if time.monotonic() - self._found_at > _FRESH:
                self._ids = await self._find()
                self._found_at = time.monotonic()
        return [line for line in await _lines(self._hall, self._ids, browser, address) if not line.over]

    async def _find(self) -> list[str]:
        for id, created, maker in await self._hall.store.listed(self._newest - _OVERLAP, _MOST_KNOWN):
            self._newest = max(self._newest, created)
            if id not in self._left:
                self._listed.setdefault(id, _Listed(maker or "nobody", created))
        while len(self._listed) > _MOST_KNOWN:
            del self._listed[min(self._listed, key=lambda id: self._listed[id].created)]
        found: list[str] = []
        opened = 0
        for id in self._in_turn():
            is_known = self._hall.live(id) is not None
            if len(found) == _MOST_LISTED or (opened == _MOST_OPENED and not is_known):
                break
            opened += not is_known
            if await self._is_open(id):
                found.append(id)
        return found

    def _in_turn(self) -> list[str]:
        """One of each maker, then another of each who made more; with people before without."""
        alive: dict[str, list[str]] = {}
        empty: dict[str, list[str]] = {}
        for id, listed in sorted(self._listed.items(), key=lambda item: -item[1].created):
            table = self._hall.live(id)
            is_alive = table is not None and bool(table.clients or table.here())
            (alive if is_alive else empty).setdefault(listed.maker, []).append(id)
        rounds = [each for makers in (alive, empty) for each in zip_longest(*makers.values())]
        return [id for each in rounds for id in each if id is not None]

    async def _is_open(self, id: str) -> bool:
        try:
            table = await self._hall.open(id)
        except Busy:
            return False
        except Refusal:  # deleted, or of other rules than these
            self._leave(id)
            return False
        if table.is_over:
            self._leave(id)
            await self._hall.store.unlist(id)
        return not table.is_over

    def _leave(self, id: str) -> None:
        self._listed.pop(id, None)
        self._left.add(id)


async def _lines(hall: Hall, ids: list[str], browser: str, address: str) -> list[TableLine]:
    lines = []
    for id in ids:
        try:
            lines.append(_line(await hall.open(id, address), browser))
        except Refusal:  # a table of other rules than these, or a damaged one: it is kept, but cannot be shown
            continue
    return lines


def _line(table: LiveTable, browser: str) -> TableLine:
    waiting = [] if table.is_over else table.picture.waiting
    mine = set(table.seats_of(browser))
    return TableLine(
        table=table.row.id,
        game=table.row.game,
        name=table.row.name,
        seats=seats_for(table, browser),
        choices=len(table.match.history),
        your_turn=any(seat in mine and not table.seat(seat).bot for seat in waiting),
        waiting=waiting,
        over=table.is_over,
        updated=table.updated,
        known=table.known,
        summary=_summary(table),
    )


_summaries: WeakKeyDictionary[LiveTable, tuple[int, Json]] = WeakKeyDictionary()


def _summary(table: LiveTable) -> Json:
    """The short facts of a table; a view takes a millisecond, and many look at the lobby."""
    known = _summaries.get(table)
    if known is None or known[0] != table.version:
        known = _summaries[table] = (table.version, views.facts(table.match.view(None)))
    return known[1]
