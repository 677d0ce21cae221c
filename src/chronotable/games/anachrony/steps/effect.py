"""What all effects share: they happen to the acting player, and may be impossible (ANA-9.11)."""

from __future__ import annotations

from typing import Any

from chronotable.games.anachrony.state import AnachronyState
from chronotable.kernel.step import Step

Program = list[Step[Any]]  # the last step first: ready for the agenda


class Effect(Step[AnachronyState]):
    """One item of an ability.  It is resolved by the acting player."""

    __slots__ = ()

    def seat(self, s: AnachronyState) -> int:
        return s.acting

    def possible(self, s: AnachronyState, who: int, worker: int, placing: int, water: int) -> bool:
        """Could it do something?

        `worker` is the type that acts, `placing` the same while it still has to be placed, `water` what costs leave.
        """
        return True


class SeatStep(Step[AnachronyState]):
    """A step of one seat, whoever is acting."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: AnachronyState) -> int:
        return self.who


def all_possible(program: Program, s: AnachronyState, who: int, worker: int, placing: int, water: int) -> bool:
    for step in program:  # noqa: SIM110  a loop is faster than a generator, and this is asked in every turn
        if isinstance(step, Effect) and not step.possible(s, who, worker, placing, water):
            return False
    return True
