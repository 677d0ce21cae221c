"""What is around a match as a browser may see it, ready for the wire: seats, proposals, talk, and rules."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Literal, cast

from chronotable.kernel.chance import commitment
from chronotable.server import pack_shelf, wire
from chronotable.server.table import table_names
from chronotable.server.table.rows import OPEN, PERSON, Around, ProposalRow, SeatRow, TalkRow
from chronotable.server.wire import RulesShown
from chronotable.server.wire_parts import Proposal, ProposalKind, SeatShown, TalkLine, Words

if TYPE_CHECKING:
    from chronotable.server.table.table import Table
    from chronotable.server.table.viewer import Viewer


def table_for(table: Table, client: Viewer) -> wire.Table:
    row = table.row
    game = table.match.game
    return wire.Table(
        table=row.id,
        game=row.game,
        name=row.name,
        called=Words.of(table_names.said(row.called, row.id)),
        options=table.match.origin.options,
        seats=seats_for(table, client.browser),
        proposals=proposals(table),
        listed=row.listed,
        undo=row.undo,
        hints=row.hints,
        solo=table.is_solo(client.browser),
        team_talk=client.seat is not None and bool(game.team(table.match.position, client.seat)),
        parent=row.parent,
        parent_at=row.parent_at,
        commitment=table.match.commitment,
        commitments=[commitment(seed.secret) for seed in table.match.origin.seeds],
        known=table.known,
        host=table.is_host(client.browser),
        rules=list(_rules_shown(table)),
        watching=sum(client.seat is None for client in table.clients),
        lesson=None if table.lesson is None else table.lesson.id,
        packs=[pack_shelf.shown(pack) for pack in table.match.origin.packs],
        again=table.around.again if table.seats_of(client.browser) else None,
    )


def _rules_shown(table: Table) -> Iterator[RulesShown]:
    """Nothing to tell of a match that was played under the rules here from the beginning."""
    edition, earlier = table.edition, table.match.origin.earlier
    if earlier is not None:
        yield RulesShown("went_on", earlier.rules, edition.was, earlier.choices)
    if edition.state == "changed":
        was, now, number, behind = edition.was, edition.now, edition.number, edition.behind
        yield RulesShown("changed", was, now, number, edition.is_kept, behind, edition.is_over, edition.is_unproven)
    elif edition.is_over:
        yield RulesShown("left", edition.was, edition.now, is_over=True)
    elif edition.state == "same":
        yield RulesShown("same", edition.was, edition.now)


def seats_for(table: Table, browser: str) -> list[SeatShown]:
    return seats_shown(table.around, browser, table.here(), table.chosen, lambda row: table.wait(row.seat))


def seats_shown(
    around: Around,
    browser: str,
    here: set[int],
    chosen: Mapping[int, float],
    wait: Callable[[SeatRow], float | None],
) -> list[SeatShown]:
    """Who sits where, by who is here, when somebody chose there last, and how long a bot would have to wait."""
    return [
        SeatShown(
            seat=row.seat,
            kind=row.kind,  # type: ignore[arg-type]  # the column holds only these words
            name=row.name,
            bot=row.bot,
            here=row.seat in here,
            yours=browser in around.holders[row.seat],
            lent=row.kind == PERSON and row.bot is not None,
            browsers=len(around.holders[row.seat]),
            begun=row.has_begun(chosen),
            offered=row.kind == OPEN and row.offered,
            bot_in=None if (seconds := wait(row)) is None else math.ceil(seconds),
        )
        for row in around.seats
    ]


def proposals(table: Table) -> list[Proposal]:
    shown = []
    for row in table.around.proposals:
        agreed: list[int] = json.loads(row.agreed)
        what = cast(ProposalKind, row.what)  # the column holds only these words
        shown.append(Proposal(row.number, what, row.by, row.to, agreed, missing(row, table.people())))
    return shown


def missing(row: ProposalRow, people: list[int]) -> list[int]:
    """Who has yet to agree; whoever is to be replaced is not asked."""
    agreed = json.loads(row.agreed)
    return [seat for seat in people if seat not in agreed and (row.what != "replace" or seat != row.to)]


def talk_line(row: TalkRow) -> TalkLine:
    channel = cast(Literal["table", "team"], row.channel)  # the column holds only these words
    return TalkLine(row.number, row.seat, row.name, channel, row.text, row.at)
