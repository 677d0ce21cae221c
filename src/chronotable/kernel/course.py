"""The course of a match: what can be measured of it, after every choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from chronotable.kernel.message import Message

if TYPE_CHECKING:
    from chronotable.kernel.match import Match

_MOST_CHANGES: Final = 3


class Measure(NamedTuple):
    """Something of a game that has a value at every moment: of a seat, of somebody without one, or of the table.

    What is counted alike has the same name, whoever has it.
    """

    name: Message
    seat: int | None = None
    whose: Message | None = None  # of somebody who has no seat


class Part(NamedTuple):
    """A round, day or Era, from the moment after so many choices on."""

    at: int
    name: Message


class Change(NamedTuple):
    """A choice that changed a measure much."""

    number: int
    line: int
    by: float


class Line(NamedTuple):
    measure: Measure
    values: list[float | None]  # of the set-up, then after every choice; None: it has none there


class Course(NamedTuple):
    lines: list[Line]
    parts: list[Part]
    changes: list[Change]  # the largest ones, in the order in which they came


def course(match: Match) -> Course:
    """Measured at every position; without measures only the parts are known."""
    game = match.game
    positions = [match.position_at(number) for number in range(len(match.history) + 1)]
    measures = game.measures(match.position)
    values = [game.progress(position) for position in positions] if measures else []
    lines = [Line(measure, [row[place] for row in values]) for place, measure in enumerate(measures)]
    parts = parts_of(match)
    return Course(lines, parts, largest_changes(lines, parts[0].at if parts else 0))


def parts_of(match: Match) -> list[Part]:
    """Its rounds, days or Eras, each where it begins."""
    parts: list[Part] = []
    for number in range(len(match.history) + 1):
        name = match.game.part(match.position_at(number))
        if name is not None and (not parts or parts[-1].name != name):
            parts.append(Part(number, name))
    return parts


def largest_changes(lines: Sequence[Line], since: int = 0) -> list[Change]:
    """At most three, of different choices after the preparations: each compared with how far its measure went."""
    found: list[tuple[float, Change]] = []
    for place, line in enumerate(lines):
        known = [value for each in lines if each.measure.name == line.measure.name for value in each.values]
        all_values = [value for value in known if value is not None]
        span = max(all_values, default=0.0) - min(all_values, default=0.0)
        for number, (before, after) in enumerate(zip(line.values, line.values[1:]), 1):
            if number > since and span and before is not None and after is not None and after != before:
                found.append((abs(after - before) / span, Change(number, place, after - before)))
    chosen: dict[int, Change] = {}
    for _, change in sorted(found, key=lambda each: -each[0]):
        if len(chosen) < _MOST_CHANGES:
            chosen.setdefault(change.number, change)
    return [chosen[number] for number in sorted(chosen)]
