"""The bot that simulates what may come of each option: in a tree, or in a race where the game advises that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from chronotable.bots.bot import Bot, Steps, finished
from chronotable.bots.race import Race
from chronotable.bots.tree import Tree

if TYPE_CHECKING:
    from chronotable.kernel.game import Game
    from chronotable.kernel.state import State


class Search(Bot):
    """At most `simulations` for each choice; in a tree each goes to the end of the `turns`-th turn."""

    name: ClassVar[str] = "search"
    number: ClassVar[str] = "simulations"
    settings: ClassVar[dict[str, tuple[int, int]]] = {"simulations": (1, 1_000_000), "turns": (1, 100)}

    def __init__(self, simulations: int = 200, turns: int = 1, seed: int = 0) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.turns = turns

    def picking(self, game: Game[Any], known: State, seat: int, number: int) -> Steps[int]:
        found = yield from self.simulating(game, known, seat, number)
        return found.winner()

    def opining(self, game: Game[Any], known: State, seat: int, number: int) -> Steps[list[tuple[float, float]]]:
        found = yield from self.simulating(game, known, seat, number)
        return found.opinions()

    def simulated(self, game: Game[Any], known: State, seat: int, number: int) -> Race | Tree:
        return finished(self.simulating(game, known, seat, number))

    def simulating(self, game: Game[Any], known: State, seat: int, number: int) -> Steps[Race | Tree]:
        """All simulations, one a step."""
        found: Race | Tree
        if game.favourites:
            found = Race(game, known, seat, number)
        else:
            found = Tree(game, known, seat, number, self.turns)
        found.left = self.simulations
        while found.advance():
            yield
        return found
