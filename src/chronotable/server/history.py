"""Looking back: the timeline of a match, any moment of it, the tree of its branches, and the proof that it was fair.

A finished game is open to everybody who may see the table.  A running one can be looked at by the only person at it,
as long as nobody else had or can still take a seat.  Saves and branches tell what is hidden: the table then says so.
"""

from __future__ import annotations

from typing import Any, cast

import msgspec

from chronotable.kernel.chance import commitment
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.server import record, views
from chronotable.server.errors import Refusal
from chronotable.server.hall import Hall
from chronotable.server.live_table import LiveTable
from chronotable.server.seats import see_it_as_it_is
from chronotable.server.wire import Branch, ChoiceShown, Moment, Proof, SeedShown, Timeline, Words

_MOST_BRANCHES = 100


def check_open(table: LiveTable, browser: str) -> None:
    if not table.is_over and not table.is_solo(browser):
        raise Refusal(Message("web-past-closed"), status=403)


async def open_what_is_hidden(table: LiveTable, browser: str) -> None:
    """Before a save or a branch of a running game is given, everybody who will ever sit there can see that it was."""
    check_open(table, browser)
    if not table.is_over:
        await table.mark("seen")
        await see_it_as_it_is(table)
        check_open(table, browser)


def check_perspective(table: LiveTable, browser: str, seat: int | None) -> None:
    """When the game is over there are no secrets left."""
    if seat is not None and not 0 <= seat < len(table.around.seats):
        raise Refusal(Message("web-no-seat", seat=str(seat + 1)))
    if seat is not None and not table.is_over:
        table.check_holds(browser, seat)


async def moment(hall: Hall, table: LiveTable, browser: str, at: int, seat: int | None) -> Moment:
    """How the match stood after `at` choices."""
    check_open(table, browser)
    check_perspective(table, browser, seat)
    if not 0 <= at <= len(table.match.history):
        raise Refusal(Message("web-moment-range", last=len(table.match.history)))
    frame = await hall.looking_back.do(_frame, table.match.branch(at), table.version, seat)
    return Moment(at, cast(Any, msgspec.Raw(frame)))


def _frame(match: Match, version: int, seat: int | None) -> bytes:
    """All events of a long game, in words, take a while."""
    return views.Picture(match, version, views.events_count(match), undo=False).frame(seat, 0)


async def timeline(hall: Hall, table: LiveTable, browser: str) -> Timeline:
    check_open(table, browser)
    known = set(range(table.match.seats) if table.is_over else table.seats_of(browser))
    choices = await hall.looking_back.do(_choices, table.match.clone(), known)  # words for all of them take a while
    return Timeline(table.seats_for(browser), choices, await _tree(hall, table, browser))


def _choices(match: Match, known: set[int]) -> list[ChoiceShown]:
    """All choices; what seats chose that are not known stays secret."""
    shown = []
    for number, choice in enumerate(match.history, 1):
        is_known = choice.seat in known
        label = _label(match, number) if is_known else Words.of(Message("web-choice-secret"))
        key = choice.key if is_known else ""
        shown.append(ChoiceShown(number, choice.seat, key, match.game.turn(choice.before), label))
    return shown


def _label(match: Match, number: int) -> Words:
    """What the choice said when it was made."""
    choice = match.history[number - 1]
    found = match.branch(number - 1).decision_of(choice.seat)
    option = None if found is None else found.option(choice.key)
    return Words.of(Message("web-choice-plain", key=choice.key) if option is None else option.label)


async def _tree(hall: Hall, table: LiveTable, browser: str) -> list[Branch]:
    """Only tables that this browser may see: its own, and the one that is looked at."""
    branches = []
    for row in await hall.store.family(table.row.id, _MOST_BRANCHES):
        around = await hall.store.around(row.id)
        is_mine = any(browser in browsers for browsers in around.holders)
        if not is_mine and row.id != table.row.id and not row.listed:
            continue
        try:
            live = await hall.open(row.id)
        except Refusal:  # it cannot be read any more
            continue
        choices = len(live.match.history)
        branches.append(Branch(row.id, row.name, row.parent, row.parent_at, choices, live.is_over, is_mine))
    return branches


async def proof(hall: Hall, table: LiveTable) -> Proof:
    """The seeds, now that nothing depends on them any more, and whether all chance followed from them."""
    if not table.is_over:
        raise Refusal(Message("web-proof-later"), status=403)
    if table.is_frozen:
        raise Refusal(Message("web-proof-changed"), status=409)
    seeds = table.match.origin.seeds
    shown = [SeedShown(seed.start, seed.secret.hex(), seed.takebacks, seed.version) for seed in seeds]
    verified = await hall.looking_back.do(table.match.clone().verify)
    return Proof(shown, [commitment(seed.secret) for seed in seeds], verified, table.known)


async def save(table: LiveTable, browser: str) -> str:
    """The notation.  It holds the secret seed, so of a running game only its only person gets it."""
    await open_what_is_hidden(table, browser)
    if table.is_frozen:  # as it was played, for whoever has its rules
        id = table.row.id
        return record.notation(table.row, await table.store.entries(id), await table.store.last_position(id))
    return table.match.save()
