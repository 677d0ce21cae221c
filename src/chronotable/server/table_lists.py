"""Lists of tables: a browser's own, and those that are open to everybody."""

from __future__ import annotations

import asyncio
import time
from itertools import zip_longest
from typing import NamedTuple

from chronotable.server.hall import Hall
from chronotable.server.outlines import Outlines
from chronotable.server.table.outline import Outline
from chronotable.server.wire_http import TableLine

_MOST = 24  # of the own tables
_MOST_LISTED = 40
_MOST_LOOKED_AT = 200  # tables, for these forty
_MOST_OPENED = 24  # of them, that one look at the lobby may read from their logs, when too little is kept
_MOST_KNOWN = 5_000  # listed tables, the newest ones
_FRESH = 2.0  # seconds for which the lobby stays as it was found
_OVERLAP = 60.0  # seconds: other processes' clocks, and tables that were being stored


async def mine(hall: Hall, browser: str, address: str) -> list[TableLine]:
    """The tables at which the browser holds a seat: those waiting for it first, then the latest."""
    found = await Outlines(hall, address).of(await hall.store.held_by(browser, _MOST))
    lines = [outline.line(browser) for outline in found.values() if outline is not None]
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
        self._found: list[Outline] = []
        self._found_at = -_FRESH
        self._looking = asyncio.Lock()

    def look_again(self) -> None:
        """A table was made here: whoever made it wants to see it."""
        self._found_at = -_FRESH

    async def lines(self, browser: str) -> list[TableLine]:
        async with self._looking:
            if time.monotonic() - self._found_at > _FRESH:
                self._found = await self._find()
                self._found_at = time.monotonic()
        lines = [self._as_it_is(outline).line(browser) for outline in self._found]
        return [line for line in lines if not line.over]

    def _as_it_is(self, outline: Outline) -> Outline:
        """Of a table that is open here it is known at every moment."""
        table = self._hall.live(outline.id)
        return outline if table is None else Outline.of(table)

    async def _find(self) -> list[Outline]:
        for id, created, maker in await self._hall.store.listed(self._newest - _OVERLAP, _MOST_KNOWN):
            self._newest = max(self._newest, created)
            if id not in self._left:
                self._listed.setdefault(id, _Listed(maker or "nobody", created))
        while len(self._listed) > _MOST_KNOWN:
            del self._listed[min(self._listed, key=lambda id: self._listed[id].created)]
        found: list[Outline] = []
        outlines = Outlines(self._hall, most_opened=_MOST_OPENED)
        ids = self._in_turn()[:_MOST_LOOKED_AT]
        for first in range(0, len(ids), _MOST_LISTED):
            looked = await outlines.of(ids[first : first + _MOST_LISTED])
            gone = {id: outline for id, outline in looked.items() if outline is None or outline.summary.over}
            await asyncio.gather(*(self._leave(id, outline) for id, outline in gone.items()))
            found += [outline for id, outline in looked.items() if outline is not None and id not in gone]
            if len(found) >= _MOST_LISTED or not outlines.left:
                break
        return found[:_MOST_LISTED]

    def _in_turn(self) -> list[str]:
        """One of each maker, then another of each who made more; with people before without."""
        alive: dict[str, list[str]] = {}
        empty: dict[str, list[str]] = {}
        for id, listed in sorted(self._listed.items(), key=lambda item: -item[1].created):
            table = self._hall.live(id)
            is_alive = bool(self._hall.here(id)) or (table is not None and bool(table.clients))
            (alive if is_alive else empty).setdefault(listed.maker, []).append(id)
        rounds = [each for makers in (alive, empty) for each in zip_longest(*makers.values())]
        return [id for each in rounds for id in each if id is not None]

    async def _leave(self, id: str, outline: Outline | None) -> None:
        self._listed.pop(id, None)
        self._left.add(id)
        if outline is not None:
            await self._hall.store.unlist(id)
