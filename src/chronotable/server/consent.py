"""What needs everybody's consent: a takeback beyond a reveal, and a bot for somebody who is away or never came.

The people at the table are asked; a browser that holds several seats answers for all of them.
"""
from __future__ import annotations

import json
from dataclasses import replace

from chronotable.kernel.message import Message
from chronotable.server.errors import Refusal, Stale
from chronotable.server.live import BOT, PERSON, LiveTable
from chronotable.server.storage.journal import Conflict
from chronotable.server.storage.rows import ProposalRow
from chronotable.server.thinking import STRENGTHS
from chronotable.server.wire import Answer, Propose

_MOST = 8  # open at once


async def propose(table: LiveTable, browser: str, id: str, command: Propose) -> None:
    if command.what == "takeback":
        _check_takeback(table, command.to)
    else:
        _check_replacement(table, command.to)
    known = table.around.proposals
    if len(known) >= _MOST or any((row.what, row.to) == (command.what, command.to) for row in known):
        raise Refusal(Message("web-proposal-open"))
    number = max((row.number for row in known), default=0) + 1
    agreed = json.dumps(table.seats_of(browser))
    row = ProposalRow(table.row.id, number, command.what, command.seat, command.to, table.version, agreed)
    await _go_on(table, row, id)


async def answer(table: LiveTable, browser: str, id: str, command: Answer) -> None:
    row = next((row for row in table.around.proposals if row.number == command.proposal), None)
    if row is None:
        raise Refusal(Message("web-proposal-gone"))
    if not command.yes:
        await table.keep_proposals([other for other in table.around.proposals if other.number != row.number])
        return
    agreed = sorted({*json.loads(row.agreed), *table.seats_of(browser)})
    await _go_on(table, replace(row, agreed=json.dumps(agreed)), id)


async def forget_takebacks(table: LiveTable) -> None:
    """The game went on: nobody takes back any more what was proposed before."""
    kept = [row for row in table.around.proposals if row.what != "takeback"]
    if len(kept) != len(table.around.proposals):
        await table.keep_proposals(kept)


def _check_takeback(table: LiveTable, to: int) -> None:
    if not table.row.undo:
        raise Refusal(Message("web-undo-off"))
    if table.is_over or not 0 <= to < len(table.match.history):
        raise Refusal(Message("web-takeback-range", last=max(0, len(table.match.history) - 1)))


def _check_replacement(table: LiveTable, seat: int) -> None:
    if not 0 <= seat < len(table.around.seats) or table.seat(seat).bot:
        raise Refusal(Message("web-replace-whom"))
    if table.is_here(seat):
        raise Refusal(Message("web-replace-present"))


async def _go_on(table: LiveTable, row: ProposalRow, id: str) -> None:
    """Carry it out when everybody has agreed, else keep it open."""
    others = [other for other in table.around.proposals if other.number != row.number]
    asked = [seat for seat in table.people() if row.what != "replace" or seat != row.to]
    if any(seat not in json.loads(row.agreed) for seat in asked):
        await table.keep_proposals([*others, row])
        return
    if row.what == "replace":
        _check_replacement(table, row.to)
        absent = table.seat(row.to)
        # A seat that nobody has taken becomes the bot's; its link stays good for whoever comes late.
        kind = PERSON if absent.kind == PERSON else BOT
        await table.change_seat(replace(absent, kind=kind, bot=STRENGTHS[0]))
        await table.keep_proposals(others)
        return
    _check_takeback(table, row.to)
    try:
        await table.take_back(id, row.by, row.to)
    except Conflict:
        raise Stale from None
    await table.keep_proposals([other for other in others if other.what != "takeback"])
