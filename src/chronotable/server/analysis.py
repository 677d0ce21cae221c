"""Where a finished game turned, for everybody who may look back at it: worked out in the bots' processes, once.

Of a running game nobody gets it, not even its only person: it tells what should have been done.
"""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from chronotable.analysis import Analysis
from chronotable.analysis.luck import WHOLE
from chronotable.analysis.telling import behind, told_better, told_share, told_turn
from chronotable.kernel.course import parts_of
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.server.errors import Refusal
from chronotable.server.hall import Hall
from chronotable.server.live_table import LiveTable
from chronotable.server.requests import encode
from chronotable.server.wire_http import AnalysisShown, CourseChange, CourseLine, CoursePart, CourseShown, TurnShown
from chronotable.server.wire_parts import Words

_found: WeakKeyDictionary[LiveTable, tuple[int, asyncio.Task[bytes]]] = WeakKeyDictionary()  # by table: the version


async def analysis_of(hall: Hall, table: LiveTable, address: str) -> bytes:
    """As JSON.  Who asks while it is worked out waits for the same work; what has failed is begun again."""
    if not table.is_over:
        raise Refusal(Message("web-analysis-later"), status=403)
    known = _found.get(table)
    if known is None or known[0] != table.version or (known[1].done() and not _is_well(known[1])):
        work = asyncio.create_task(_worked_out(hall, table.match.clone(), address))
        known = _found[table] = table.version, work
    return await asyncio.shield(known[1])


def _is_well(work: asyncio.Task[bytes]) -> bool:
    return not work.cancelled() and work.exception() is None


async def _worked_out(hall: Hall, match: Match, address: str) -> bytes:
    found = await hall.bot_pool.analyse(match, address)
    return await hall.looking_back.do(address, _written, match, found)


def percent(value: int | None) -> float | None:
    """Whole percents: a curve shows no more, and the figures are no better."""
    return None if value is None else round(100 * value / WHOLE)


def _written(match: Match, found: Analysis) -> bytes:
    name = Words.of(Message("analysis-measure"))
    lines = [CourseLine(name, line.seat, None, [percent(value) for value in line.values]) for line in found.lines]
    line_of = {line.seat: place for place, line in enumerate(found.lines)}
    changes = [
        CourseChange(turn.number, turn.seat, Words.of(turn.label), line_of.get(turn.seat, 0), -100 * turn.cost / WHOLE)
        for turn in found.turns
    ]
    parts = [CoursePart(part.at, Words.of(part.name)) for part in parts_of(match)]
    shares = [Words.of(told_share(share)) for share in found.shares]
    turns = [
        TurnShown(turn.number, turn.cost, Words.of(told_turn(turn)), Words.of(told_better(turn)))
        for turn in found.turns
    ]
    last = behind(match, found) if found.lines else Message("analysis-nothing")
    return encode(AnalysisShown(CourseShown(lines, parts, changes), shares, turns, Words.of(last)))
