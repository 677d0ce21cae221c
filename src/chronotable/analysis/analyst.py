"""The analysis of a finished match, in steps: it takes a while, and others may have their turn in between."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any, NamedTuple

from chronotable.analysis.luck import Line, Part, Values, curve, part
from chronotable.analysis.turning import Turn, turning
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.likelihood import odds_at

if TYPE_CHECKING:
    from chronotable.kernel.match import Match


class Share(NamedTuple):
    """What came to a line in the whole game: all that it changed is the sum of the three."""

    seat: int | None
    own: int  # by the seat's own choices; where all win together by everybody's
    others: int
    luck: int


class Analysis(NamedTuple):
    """What is found.  Without data for the set-up there are no lines."""

    games: int  # from which the odds were learned
    lines: list[Line]
    parts: list[Part]  # of every choice since something can be said
    shares: list[Share]
    turns: list[Turn]  # the choices that cost most, in the order in which they came


class Analyst:
    """Looks at a match that is over: while others play, an analysis would play for whoever reads it."""

    def __init__(self, match: Match) -> None:
        if not match.over:
            raise BadOption(Message("analysis-running"))
        self.match = match

    def working(self) -> Generator[None, None, Analysis]:
        match = self.match
        values: list[Values | None] = [] if match.origin.packs else curve(match)
        known = [each for each in values[:-1] if each is not None]  # the end alone says nothing
        if not known:
            return Analysis(0, [], [], [], [])
        yield
        parts: list[Part] = []
        for number in range(1, len(match.history) + 1):
            found = part(match, number, values)
            if found is not None:
                parts.append(found)
            yield
        together = len(known[0]) == 1
        seats: list[int | None] = [None] if together else list(range(match.seats))
        line_of = {seat: 0 if together else seat for seat in range(match.seats)}
        lines = [
            Line(seat, [each if each is None else each[place] for each in values]) for place, seat in enumerate(seats)
        ]
        shares = [share(place, seat, parts) for place, seat in enumerate(seats)]
        turns = yield from turning(match, parts, line_of)
        return Analysis(games_behind(match), lines, parts, shares, turns)


def share(place: int, seat: int | None, parts: list[Part]) -> Share:
    own = sum(each.choice[place] for each in parts if seat is None or each.seat == seat)
    others = sum(each.choice[place] for each in parts if seat is not None and each.seat != seat)
    return Share(seat, own, others, sum(each.luck[place] for each in parts))


def games_behind(match: Match) -> int:
    """Of the first position of which something can be said."""
    for number in range(len(match.history)):
        found = odds_at(match.game, match.position_at(number))
        if found is not None:
            return found.games
    return 0


def finished(working: Generator[None, None, Any]) -> Any:
    while True:
        try:
            next(working)
        except StopIteration as end:
            return end.value


def analyse(match: Match) -> Analysis:
    """All at once."""
    found: Analysis = finished(Analyst(match).working())
    return found
