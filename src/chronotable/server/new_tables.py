"""New tables: dealt afresh, from a save, or as another timeline of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chronotable.games import game as find_game
from chronotable.kernel.errors import ChronotableError
from chronotable.kernel.match import Match, new_match, secret_of
from chronotable.puzzles.as_lesson import find_tour
from chronotable.server.errors import Refusal
from chronotable.server.hall import Hall
from chronotable.server.identity import maker_of
from chronotable.server.live_table import LiveTable
from chronotable.server.pack_shelf import PackShelf, unnamed
from chronotable.server.save_checker import replayed
from chronotable.server.table import table_names
from chronotable.server.table.new_table import new_table
from chronotable.server.wire_http import BranchTable, LoadTable, NewTable, SeatWanted, TableMade

_MOST_REMEMBERED = 200  # tables of a person, than which a new one is called otherwise


async def deal(hall: Hall, shelf: PackShelf, wanted: NewTable, browser: str, address: str) -> TableMade:
    """A new match with these options; a lesson is always dealt alike, and says who sits where."""
    seats = list(wanted.seats)
    try:
        game = find_game(wanted.game)
        if wanted.lesson is None:
            packs = shelf.take(game.name, unnamed(wanted.packs))
            match = await hall.opening.do(address, new_match, game, wanted.options, packs, None)
        else:
            lesson = find_tour(game.name, wanted.lesson)
            match = await hall.opening.do(address, lesson.begin)
            learner = seats[0] if seats else SeatWanted("me")
            others = SeatWanted("bot", lesson.bots)
            seats = [learner if lesson.is_learner(seat) else others for seat in range(match.seats)]
    except ChronotableError as error:
        raise Refusal(error.message) from error
    columns: dict[str, Any] = {"listed": wanted.listed, "undo": wanted.undo, "hints": wanted.hints}
    columns["tour"] = wanted.lesson
    if wanted.listed:
        columns["maker"] = maker_of(address)
    known = "" if wanted.lesson is None else "guided"
    return await _make(hall, match, seats, wanted.name, browser, columns, known)


async def load(hall: Hall, shelf: PackShelf, wanted: LoadTable, browser: str, address: str) -> TableMade:
    """A match from its notation.  It was known to somebody, so chance goes another way from here on."""
    try:
        await hall.checker.check(wanted.save, shelf, wanted.go_on)
        match = await hall.opening.do(address, replayed, wanted.save, shelf, wanted.go_on)
    except ChronotableError as error:
        raise Refusal(error.message) from error
    if match.result is None:
        match = match.branch(len(match.history), secret_of(None))
    return await _make(hall, match, wanted.seats, wanted.name, browser, {}, "loaded")


async def branch(hall: Hall, table: LiveTable, wanted: BranchTable, browser: str, address: str) -> TableMade:
    """Another timeline: the same past, another future."""
    try:
        match = table.match.branch(wanted.at, secret_of(None))
    except ChronotableError as error:
        raise Refusal(error.message) from error
    columns = {"parent": table.row.id, "parent_at": wanted.at, "undo": table.row.undo, "hints": table.row.hints}
    known = table.around.standing.with_known("branched").known
    return await _make(hall, match, wanted.seats, wanted.name or table.row.name, browser, columns, known)


async def _make(
    hall: Hall,
    match: Match,
    seats: Sequence[SeatWanted],
    name: str,
    browser: str,
    columns: dict[str, Any],
    known: str,
) -> TableMade:
    taken = await hall.store.names_held_by(browser, _MOST_REMEMBERED)
    called = {"called": table_names.drawn({called or table_names.from_id(id) for id, called in taken})}
    outside = hall.limits.outside_bots
    made = new_table(hall.new_id(), match, seats, name, browser, {**columns, **called}, known, outside)
    await hall.add(made.row, match, made.around)
    return TableMade(made.row.id, made.links)
