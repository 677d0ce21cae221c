"""Looking back: the timeline of a match, any moment of it, the tree of its branches, and the proof that it was fair.

Who may do that is decided at the table (`table/past.py`).
"""

from __future__ import annotations

from typing import Any, cast

import msgspec

from chronotable.kernel.chance import commitment
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.kernel.replay import bounds
from chronotable.server.errors import Refusal
from chronotable.server.hall import Hall
from chronotable.server.live_table import LiveTable
from chronotable.server.outlines import Outlines
from chronotable.server.table import record, views
from chronotable.server.table.around_views import seats_for
from chronotable.server.table.past import check_open, check_perspective, open_what_is_hidden
from chronotable.server.wire_http import Branch, ChoiceShown, Moment, Proof, SeedShown, Timeline
from chronotable.server.wire_parts import Words

_MOST_BRANCHES = 100


async def moment(hall: Hall, table: LiveTable, browser: str, address: str, at: int, seat: int | None) -> Moment:
    """How the match stood after `at` choices."""
    check_open(table, browser)
    check_perspective(table, browser, seat)
    if not 0 <= at <= len(table.match.history):
        raise Refusal(Message("web-moment-range", last=len(table.match.history)))
    frame = await hall.looking_back.do(address, _frame, table.match.branch(at), table.version, seat)
    return Moment(at, cast(Any, msgspec.Raw(frame)))


def _frame(match: Match, version: int, seat: int | None) -> bytes:
    """All events of a long game, in words, take a while."""
    return views.Picture(match, version, views.events_count(match), undo=False).frame(seat, 0)


async def timeline(hall: Hall, table: LiveTable, browser: str, address: str) -> Timeline:
    check_open(table, browser)
    known = set(range(table.match.seats) if table.is_over else table.seats_of(browser))
    choices = await hall.looking_back.do(address, _choices, table.match.clone(), known)  # words take a while
    return Timeline(seats_for(table, browser), choices, await _tree(hall, table, browser, address))


def _choices(match: Match, known: set[int]) -> list[ChoiceShown]:
    """All choices; what seats chose that are not known stays secret."""
    shown = []
    for number, choice in enumerate(match.history, 1):
        is_known = choice.seat in known
        label = Words.of(views.label_of(match, number)) if is_known else Words.of(Message("web-choice-secret"))
        key = choice.key if is_known else ""
        shown.append(ChoiceShown(number, choice.seat, key, match.game.turn(choice.before), label))
    return shown


async def _tree(hall: Hall, table: LiveTable, browser: str, address: str) -> list[Branch]:
    """Only tables that this browser may see: its own, and the one that is looked at."""
    rows = await hall.store.family(table.row.id, _MOST_BRANCHES)
    found = await Outlines(hall, address, _MOST_BRANCHES).of([row.id for row in rows])
    branches = []
    for row in rows:
        outline = found.get(row.id)
        if outline is None:  # it cannot be read any more
            continue
        is_mine = any(browser in browsers for browsers in outline.around.holders)
        if is_mine or row.id == table.row.id or row.listed:
            choices, is_over = outline.summary.choices, outline.summary.over
            branches.append(
                Branch(row.id, row.name, outline.called, row.parent, row.parent_at, choices, is_over, is_mine)
            )
    return branches


async def proof(hall: Hall, table: LiveTable, address: str) -> Proof:
    """The seeds, now that nothing depends on them any more, and whether all chance followed from them."""
    if not table.is_over:
        raise Refusal(Message("web-proof-later"), status=403)
    if table.is_frozen:
        raise Refusal(Message("web-proof-changed"), status=409)
    seeds = table.match.origin.seeds
    shown = [SeedShown(seed.start, seed.secret.hex(), seed.takebacks, seed.version) for seed in seeds]
    commitments = [commitment(seed.secret) for seed in seeds]
    verified, outcomes, bounded = await hall.looking_back.do(address, _verified, table.match.clone())
    return Proof(shown, commitments, outcomes, bounded, verified, table.known)


def _verified(match: Match) -> tuple[bool, list[list[int]], list[list[int]]]:
    outcomes = [list(match.set_up_outcomes), *(list(choice.outcomes) for choice in match.history)]
    return match.verify(), outcomes, bounds(match)


async def save(table: LiveTable, browser: str) -> str:
    """The notation.  It holds the secret seed, so of a running game only its only person gets it."""
    await table.do(open_what_is_hidden(table, browser))
    if table.is_frozen:  # as it was played, for whoever has its rules
        id = table.row.id
        return record.notation(table.row, await table.store.entries(id), await table.store.last_position(id))
    return table.match.save()
