"""The bot that plans under uncertainty: in several worlds, and with what the others answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from chronotable.bots.bot import Steps
from chronotable.bots.contest import Contest
from chronotable.bots.planner import Planner

if TYPE_CHECKING:
    from chronotable.kernel.game import Game
    from chronotable.kernel.state import State

_USUAL: Final = 100  # milliseconds of processor time, compiled


class Strong(Planner):
    """The planner's best choices, compared by what comes of them (`Contest`).

    The budget is counted in work, as the planner's is: the same view gets the same choice on every machine.
    """

    name: ClassVar[str] = "strong"
    number: ClassVar[str] = "budget"
    settings: ClassVar[dict[str, tuple[int, int]]] = {**Planner.settings, "budget": (1, Planner.settings["budget"][1])}

    def __init__(self, budget: int = _USUAL, width: int = 32, seed: int = 0) -> None:
        super().__init__(width, budget, seed)

    def picking(self, game: Game[Any], known: State, seat: int, number: int) -> Steps[int]:
        contest = yield from self.contesting(game, known, seat, number)
        return contest.winner()

    def opining(self, game: Game[Any], known: State, seat: int, number: int) -> Steps[list[tuple[float, float]]]:
        contest = yield from self.contesting(game, known, seat, number)
        return contest.opinions()

    def contesting(self, game: Game[Any], known: State, seat: int, number: int) -> Steps[Contest]:
        contest = Contest(game, known, seat, number, self.width, self.budget * game.ladder.pace)
        while contest.advance():
            yield
        return contest
