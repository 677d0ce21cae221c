"""The bot that takes any option, all equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from chronotable.bots.bot import Bot
from chronotable.bots.turns import options_of
from chronotable.kernel.rng import spread
from chronotable.kernel.state import State

if TYPE_CHECKING:
    from chronotable.kernel.game import Game


class Random(Bot):
    """Uniform over the options."""

    name: ClassVar[str] = "random"

    def pick(self, game: Game[Any], known: State, seat: int, number: int) -> int:
        dice = State()
        dice.rng = spread(number)
        return dice.below(len(options_of(known, seat)))
