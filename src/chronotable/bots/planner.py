"""The bot that plans its whole turn in one world that fits the view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from chronotable.bots.beam import Beam
from chronotable.bots.bot import Bot, Steps, hashed
from chronotable.kernel.rng import spread

if TYPE_CHECKING:
    from chronotable.kernel.game import Game
    from chronotable.kernel.match import Match
    from chronotable.kernel.state import State

_CIRCLE: Final = 100  # own choices after which the world is another one, lest plans lead in a circle for ever
_DEAREST: Final = 3_600_000


class Planner(Bot):
    """A wide beam over the own turn up to its end, in one drawn world.

    The world stays the same until the turn is over: what cannot be seen is drawn anew by a number that comes from the
    turn, not from the view.  So the next choice finds the plan of the last one still there, or a better one, and only
    what the table answers changes it.  Drawn anew at each choice, worlds would each hold out another piece of luck, and
    plans that chase it come to nothing.

    With a budget the beam gets wider, up to `width`, for as long as the work that so many milliseconds of processor
    time allow is not used up.  Work is counted in choices weighed: the same everywhere, on a slow machine too.
    """

    name: ClassVar[str] = "planner"
    number: ClassVar[str] = "width"
    settings: ClassVar[dict[str, tuple[int, int]]] = {"width": (1, 1000), "budget": (0, _DEAREST)}

    def __init__(self, width: int = 32, budget: int = 0, seed: int = 0) -> None:
        super().__init__(seed)
        self.width = width
        self.budget = budget

    def picking(self, game: Game[Any], known: State, seat: int, number: int) -> Steps[int]:
        beam = yield from self.planning(game, known, seat, number)
        return beam.best().first

    def opining(self, game: Game[Any], known: State, seat: int, number: int) -> Steps[list[tuple[float, float]]]:
        """Each option with where its best line was seen to lead; all thoughts go to the best one."""
        beam = yield from self.planning(game, known, seat, number)
        first = beam.best().first
        return [(value, float(index == first)) for index, value in enumerate(beam.outlooks())]

    def planning(self, game: Game[Any], known: State, seat: int, number: int) -> Steps[Beam]:
        """The widest beam there is budget for."""
        world = game.determinise(known, seat, spread(number))
        width = 1 if self.budget else self.width
        left = self.budget * game.ladder.pace
        while True:
            beam = Beam(game, world, seat, width)
            while beam.advance():
                yield
            left -= beam.weighed
            if width == self.width or 2 * beam.weighed > left:  # twice as wide is about twice the work
                return beam
            width = min(2 * width, self.width)

    def _number(self, match: Match, known: State, seat: int, keys: list[str], made: int) -> int:
        return hashed([self.seed, seat, match.game.turn(known), made // _CIRCLE])
