"""The course of a match, for those who look back at it: measured beside the event loop, once for a finished table."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from chronotable.kernel.course import Line, course
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.server.errors import Refusal
from chronotable.server.hall import Hall
from chronotable.server.live_table import LiveTable
from chronotable.server.requests import encode
from chronotable.server.table.past import check_open
from chronotable.server.table.views import label_of
from chronotable.server.wire_http import CourseChange, CourseLine, CoursePart, CourseShown
from chronotable.server.wire_parts import Words

_found: WeakKeyDictionary[LiveTable, tuple[int, bytes]] = WeakKeyDictionary()  # by table: of which version


async def course_of(hall: Hall, table: LiveTable, browser: str, address: str) -> bytes:
    """As JSON.  What is measured may be hidden, so a running game has to have no secrets at all."""
    check_open(table, browser)
    if not table.is_over and not table.match.game.open_information:
        raise Refusal(Message("web-course-later"), status=403)
    version = table.version
    known = _found.get(table)
    if known is not None and known[0] == version:
        return known[1]
    written = await hall.looking_back.do(address, _written, table.match.clone())
    _found[table] = version, written
    return written


def _line(line: Line) -> CourseLine:
    name, seat, whose = line.measure
    return CourseLine(Words.of(name), seat, Words.of_any(whose), line.values)


def _written(match: Match) -> bytes:
    found = course(match)
    lines = [_line(line) for line in found.lines]
    parts = [CoursePart(part.at, Words.of(part.name)) for part in found.parts]
    changes = [
        CourseChange(number, match.history[number - 1].seat, Words.of(label_of(match, number)), line, by)
        for number, line, by in found.changes
    ]
    return encode(CourseShown(lines, parts, changes))
