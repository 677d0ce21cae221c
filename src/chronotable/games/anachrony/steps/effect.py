"""What all effects share: they happen to the acting player, and may be impossible (ANA-9.11)."""

from __future__ import annotations

from typing import ClassVar

from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.terms import NO_TILE
from chronotable.games.anachrony.weights import TileWeights
from chronotable.kernel.step import Refusal, Step


class Effect(Step[AnachronyState]):
    """One item of an ability.  It is resolved by the acting player."""

    __slots__ = ()

    term: ClassVar[str] = ""
    in_vain: ClassVar[Refusal | None] = None  # why, where it is not possible

    def seat(self, s: AnachronyState) -> int:
        return s.acting

    def possible(self, s: AnachronyState, who: int, worker: int, placing: int, water: int) -> bool:
        """Could it do something?

        `worker` is the type that acts, `placing` the same while it still has to be placed, `water` what costs leave.
        """
        return True

    def printed_on(self) -> str:
        """The tile or leader where it is looked up, nothing for what its fields make."""
        return ""

    def worth(self, prices: TileWeights) -> float:
        """What it brings to a bot, at these prices."""
        return prices.effects.get(self.term, 0.0)


class CapitalAction(Effect):
    """An action of the capital; `tile` is the collapsing tile of the hex, if any."""

    __slots__ = ("optional", "tile")

    term: ClassVar[str] = ""
    nouns: ClassVar[dict[str, str]] = {"tile": "capital_tile"}

    def __init__(self, tile: int, optional: bool) -> None:
        self.tile = tile
        self.optional = optional


Program = list[Effect]  # the last step first: ready for the agenda


def bonus_after(s: AnachronyState, tile: int) -> Program:
    """What a collapsing capital tile brings behind its action, if there is one (chapter 31)."""
    return [] if tile == NO_TILE else s.box.capital_after[tile]


def all_possible(program: Program, s: AnachronyState, who: int, worker: int, placing: int, water: int) -> bool:
    for step in program:  # noqa: SIM110  a loop is faster than a generator, and this is asked in every turn
        if not step.possible(s, who, worker, placing, water):
            return False
    return True


def program_worth(program: Program, prices: TileWeights) -> float:
    return sum([step.worth(prices) for step in program])
