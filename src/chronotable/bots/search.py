"""The bot that simulates what may come of each option: in a tree, or in a race where the game advises that."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from chronotable.bots.bot import Bot
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

    def pick(self, game: Game[Any], known: State, seat: int, number: int) -> int:
        return self.simulated(game, known, seat, number).winner()

    def opinions(self, game: Game[Any], known: State, seat: int, number: int) -> list[tuple[float, float]]:
        return self.simulated(game, known, seat, number).opinions()

    def simulated(self, game: Game[Any], known: State, seat: int, number: int) -> Race | Tree:
        found: Race | Tree
        if game.favourites:
            found = Race(game, known, seat, number)
        else:
            found = Tree(game, known, seat, number, self.turns)
        found.run(self.simulations)
        return found
