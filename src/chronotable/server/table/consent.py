"""What needs everybody's consent: a takeback beyond a reveal, and to have it again; a bot for somebody who is away or
never came; going on, or ending, when the rules are others than those of the match; playing again.

The people at the table are asked; a browser that holds several seats answers for all of them.
"""

from __future__ import annotations

import json
import math
from dataclasses import replace

from chronotable.kernel.errors import ChronotableError
from chronotable.kernel.message import Message
from chronotable.server.errors import Refusal, Stale
from chronotable.server.table import effects
from chronotable.server.table.again import deal_again
from chronotable.server.table.around_views import missing
from chronotable.server.table.effects import ProposalChange, Steps
from chronotable.server.table.rows import BOT, PERSON, ProposalRow
from chronotable.server.table.table import Table
from chronotable.server.wire_commands import Answer, Propose

_MOST = 8  # open at once


def propose(table: Table, browser: str, id: str, command: Propose) -> Steps[None]:
    if command.what == "takeback":
        check_takeback(table, command.to)
    elif command.what == "redo":
        _check_redo(table, command.to)
    elif command.what in ("go_on", "end"):
        _check_going_on(table)
    elif command.what == "again":
        _check_again(table)
    else:
        _check_replacement(table, command.to)
    agreed = json.dumps(table.seats_of(browser))
    to = 0 if command.what == "again" else command.to
    new = ProposalRow(table.row.id, 0, command.what, command.seat, to, table.version, agreed)
    if not missing(new, table.people()):
        yield from _carry_out(table, new, id)
        return

    def add(known: list[ProposalRow]) -> list[ProposalRow]:
        if len(known) >= _MOST or any((row.what, row.to) == (new.what, new.to) for row in known):
            return known
        return [*known, replace(new, number=max((row.number for row in known), default=0) + 1)]

    before, after = yield from table.change_proposals(add)
    if before == after:
        raise Refusal(Message("web-proposal-open"))


def answer(table: Table, browser: str, id: str, command: Answer) -> Steps[None]:
    """Who agrees last closes the proposal, and their process alone carries it out."""
    people, seats = table.people(), table.seats_of(browser)

    def agree(known: list[ProposalRow]) -> list[ProposalRow]:
        answered = [_agreed(row, seats) if row.number == command.proposal else row for row in known]
        return [row for row in answered if row.number != command.proposal or missing(row, people)]

    before, after = yield from table.change_proposals(agree if command.yes else _without(command.proposal))
    row = next((row for row in before if row.number == command.proposal), None)
    if row is None:
        raise Refusal(Message("web-proposal-gone"))
    if command.yes and row.number not in [other.number for other in after]:
        yield from _carry_out(table, row, id)


def _agreed(row: ProposalRow, seats: list[int]) -> ProposalRow:
    return replace(row, agreed=json.dumps(sorted({*json.loads(row.agreed), *seats})))


def _without(number: int) -> ProposalChange:
    return lambda known: [row for row in known if row.number != number]


def forget_takebacks(table: Table) -> Steps[None]:
    """The game went on: nobody takes back any more what was proposed before, nor wants back what was taken."""
    yield from _forget(table, "takeback", "redo")


def forget_redo(table: Table) -> Steps[None]:
    """Something else was taken back, or came again, since it was proposed."""
    yield from _forget(table, "redo")


def _forget(table: Table, *kinds: str) -> Steps[None]:
    if any(row.what in kinds for row in table.around.proposals):
        yield from table.change_proposals(lambda known: [row for row in known if row.what not in kinds])


def check_takeback(table: Table, to: int) -> None:
    table.check_not_frozen()
    if not table.row.undo:
        raise Refusal(Message("web-undo-off"))
    if table.is_over or not 0 <= to < len(table.match.history):
        raise Refusal(Message("web-takeback-range", last=max(0, len(table.match.history) - 1)))


def _check_redo(table: Table, to: int) -> None:
    """That of an own undo needs nobody's consent, and nobody else can have it."""
    table.check_not_frozen()
    if not table.row.undo:
        raise Refusal(Message("web-undo-off"))
    last = table.undone.last
    if last is None or last.is_own or len(last.match.history) != to:
        raise Refusal(Message("web-redo-nothing"))


def _check_going_on(table: Table) -> None:
    if not table.is_frozen or table.is_over:
        raise Refusal(Message("web-go-on-not-now"))


def _check_again(table: Table) -> None:
    if not table.is_over:
        raise Refusal(Message("web-again-not-now"))
    if table.around.again is not None:
        raise Refusal(Message("web-again-made"))


def _check_replacement(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.around.seats) or table.seat(seat).bot:
        raise Refusal(Message("web-replace-whom"))
    if table.is_here(seat):
        raise Refusal(Message("web-replace-present"))
    if wait := math.ceil(table.wait(seat) or 0):
        raise Refusal(Message("web-replace-wait", seconds=wait))


def _is_unwitnessed(table: Table) -> bool:
    """Can somebody still sit down who will not know what those at the table have seen and taken back?"""
    seats = table.around.seats
    people = frozenset().union(*(table.around.holders[row.seat] for row in seats if row.kind == PERSON))
    return len(people) < 2 or any(row.can_be_taken for row in seats)


def _carry_out(table: Table, row: ProposalRow, id: str) -> Steps[None]:
    """Everybody has agreed."""
    if row.what == "replace":
        _check_replacement(table, row.to)
        absent = table.seat(row.to)
        # A seat that nobody has taken becomes the bot's; its link stays good for whoever comes late.
        kind = PERSON if absent.kind == PERSON else BOT
        yield from table.change_seat(row.to, kind=kind, bot=table.match.game.ladder.usual)
        return
    if row.what in ("go_on", "end"):
        _check_going_on(table)
        if row.what == "go_on" and table.edition.behind:  # from a moment before what people have seen since
            yield from table.mark("seen")
        if not (yield from (table.go_on if row.what == "go_on" else table.end)(id, row.by)):
            raise Stale
        yield from table.change_proposals(lambda known: [row for row in known if row.what == "replace"])
        return
    if row.what == "redo":
        _check_redo(table, row.to)
        if not (yield from table.redo(id, row.by)):
            raise Stale
        yield from forget_takebacks(table)
        return
    if row.what == "again":
        _check_again(table)
        yield from _play_again(table)
        return
    check_takeback(table, row.to)
    if _is_unwitnessed(table):
        yield from table.mark("seen")
    if not (yield from table.take_back(id, row.by, row.to)):
        raise Stale
    yield from forget_takebacks(table)


def _play_again(table: Table) -> Steps[None]:
    """Their pages hear where; who is away finds it at the old table."""
    try:
        again: str = yield effects.MakeAgain(lambda: deal_again(table))
    except ChronotableError as error:  # the options are not those of today's rules any more
        raise Refusal(error.message) from error
    table.surround(table.around.with_again(again))
