"""Luck apart from choices: what each choice was expected to change, and what came of it.

Probabilities are counted in ten-thousandths, as whole numbers.  So what the choices changed and what luck changed add
up to the whole exactly, choice by choice and over the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from chronotable.kernel import engine
from chronotable.kernel.rng import spread
from chronotable.likelihood import odds_at

if TYPE_CHECKING:
    from chronotable.kernel.choice import Choice
    from chronotable.kernel.game import Game
    from chronotable.kernel.match import Match
    from chronotable.kernel.state import State

WHOLE: Final = 10_000  # a certain victory
_WORLDS: Final = 12  # in which it is looked what could have come of a choice

Values = tuple[int, ...]  # by line


class Line(NamedTuple):
    """How likely a seat was to win, after the set-up and after every choice; None before that can be said."""

    seat: int | None  # None: all seats together
    values: list[int | None]


class Part(NamedTuple):
    """What one choice changed, line by line: by what could be expected of it, and by what then came."""

    number: int
    seat: int
    choice: Values
    luck: Values


def values_at(game: Game[Any], s: State) -> Values | None:
    found = odds_at(game, s)
    if found is None:
        return None
    shares = found.win if found.place is not None else found.win[:1]
    return tuple(round(WHOLE * share) for share in shares)


def curve(match: Match) -> list[Values | None]:
    """After the set-up and after every choice.  Where nothing can be said in between, it stands as it stood."""
    found: list[Values | None] = []
    for number in range(len(match.history) + 1):
        values = values_at(match.game, match.position_at(number))
        found.append(found[-1] if values is None and found else values)
    return found


def part(match: Match, number: int, values: list[Values | None]) -> Part | None:
    """What choice `number` changed; None while nothing can be said."""
    before, after = values[number - 1], values[number]
    if before is None or after is None:
        return None
    choice = match.history[number - 1]
    expected = after if is_certain(choice) else expectation(match.game, choice, before)
    return Part(
        number,
        choice.seat,
        tuple(now - then for now, then in zip(expected, before)),
        tuple(now - then for now, then in zip(after, expected)),
    )


def is_certain(choice: Choice) -> bool:
    """Could whoever made it know all that came of it?"""
    return not choice.outcomes and not choice.revealed


def expectation(game: Game[Any], choice: Choice, before: Values) -> Values:
    """The mean of what comes of it in worlds that fit what its seat saw."""
    total = [0] * len(before)
    for number in range(_WORLDS):
        world = game.determinise(choice.before, choice.seat, spread(number))
        engine.choose_for(world, choice.seat, index_of(world, choice.seat, choice.key))
        for line, value in enumerate(values_at(game, world) or before):
            total[line] += value
    return tuple(round(each / _WORLDS) for each in total)


def index_of(s: State, seat: int, key: str) -> int:
    """Which of the seat's options it is."""
    for chooser, step, options in engine.pending(s):
        if chooser == seat:
            return [step.key(s, option) for option in options].index(key)
    raise ValueError(key)
