"""The end of a game as people want to know it: a sheet of what everybody had, what became of them, what decided it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chronotable.kernel.message import Message
from chronotable.kernel.state import Event

if TYPE_CHECKING:
    from chronotable.kernel.choice import Foreseen
    from chronotable.kernel.match import Match


class Told(NamedTuple):
    """Something that happened, unmasked, and the state in which the choice was made that led to it."""

    event: Event
    before: Any  # a state of the game


class Row(NamedTuple):
    """What a seat had at the end, or somebody who plays without one and so has a `name` of their own."""

    seat: int | None
    name: Message | None = None
    numbers: tuple[int, ...] = ()  # one a column
    total: int | None = None
    notes: tuple[Message, ...] = ()  # what they were, and what became of them

    @property
    def called(self) -> Message:
        return self.name or Message("kernel-player", seat=(self.seat or 0) + 1)


class Sheet(NamedTuple):
    columns: tuple[Message, ...] = ()
    rows: tuple[Row, ...] = ()
    facts: tuple[Message, ...] = ()  # of the whole game: what was reached, what decided it

    def with_facts(self, *facts: Message | None) -> Sheet:
        return self._replace(facts=(*self.facts, *(fact for fact in facts if fact is not None)))


def final_sheet(match: Match, last: Foreseen | None = None) -> Sheet:
    """Of a match that is over, or will be with this last choice, by all that happened in it."""
    numbers = range(len(match.history) + 1)
    told = [Told(event, match.position_at(max(0, n - 1))) for n in numbers for event in match.told(n)]
    if last is None:
        return match.game.sheet(match.position, told)
    return match.game.sheet(last.after, [*told, *(Told(event, last.choice.before) for event in last.choice.events)])


def decided(sheet: Sheet) -> Message | None:
    """The category that made the difference between the first two, if one alone did; None for a draw."""
    ranking = sorted((row for row in sheet.rows if row.total is not None), key=lambda row: -(row.total or 0))
    if len(ranking) < 2:
        return None
    first, second = ranking[:2]
    margin = (first.total or 0) - (second.total or 0)
    gaps = [mine - other for mine, other in zip(first.numbers, second.numbers, strict=True)]
    if not margin or max(gaps) < margin:
        return None
    column = gaps.index(max(gaps))
    return Message(
        "kernel-outcome-decided",
        category=sheet.columns[column],
        first=first.called,
        mine=first.numbers[column],
        second=second.called,
        other=second.numbers[column],
        n=margin,
    )
