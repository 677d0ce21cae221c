"""The bot that plans the present turn to its end, and takes the first choice of the plan that leaves it best off."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from chronotable.bots.bot import Bot
from chronotable.bots.turns import chooser, options_of, take
from chronotable.kernel.rng import spread

if TYPE_CHECKING:
    from chronotable.kernel.game import Game
    from chronotable.kernel.state import State

_LONGEST: Final = 40  # choices of one plan; what is not over then counts as it stands


class Plan:
    """A sequence of choices, by where it leads."""

    __slots__ = ("first", "state", "value")

    def __init__(self, first: int, state: State, value: float) -> None:
        self.first = first
        self.state = state
        self.value = value


def descending(plan: Plan) -> float:
    return -plan.value


class Greedy(Bot):
    """A beam search over the own choices up to the end of the turn, in several worlds that fit the view."""

    name: ClassVar[str] = "greedy"
    number: ClassVar[str] = "width"
    settings: ClassVar[dict[str, tuple[int, int]]] = {"width": (1, 1000), "worlds": (1, 1000)}

    def __init__(self, width: int = 4, worlds: int = 1, seed: int = 0) -> None:
        super().__init__(seed)
        self.width = width
        self.worlds = worlds

    def pick(self, game: Game[Any], known: State, seat: int, number: int) -> int:
        values = [0.0] * len(options_of(known, seat))
        for world in range(self.worlds):
            found = self.look_ahead(game, game.determinise(known, seat, spread(number + world)), seat)
            for index in range(len(values)):
                values[index] += found[index]
        return values.index(max(values))

    def look_ahead(self, game: Game[Any], world: State, seat: int) -> list[float]:
        """For each option the value of the best plan found that begins with it."""
        turn = game.turn(world)
        count = len(options_of(world, seat))
        best = [0.0] * count
        plans = [extended(game, world, seat, index, index) for index in range(count)]
        for _ in range(_LONGEST):
            going: list[Plan] = []
            for plan in plans:
                if self.is_open(game, plan.state, seat, turn):
                    going.append(plan)
                elif plan.value > best[plan.first]:
                    best[plan.first] = plan.value
            plans = []
            for plan in self.promising(going):
                for index in range(len(options_of(plan.state, chooser(plan.state, seat)))):
                    plans.append(extended(game, plan.state, seat, index, plan.first))
            if not plans:
                break
        for plan in plans:
            best[plan.first] = max(best[plan.first], plan.value)
        return best

    def is_open(self, game: Game[Any], s: State, seat: int, turn: int) -> bool:
        """Does the seat, or a partner, still choose in this turn?"""
        if not s.options or game.turn(s) != turn:
            return False
        return game.cooperative or chooser(s, seat) == seat

    def promising(self, plans: list[Plan]) -> list[Plan]:
        """The best few, without those that have come to the same by another order of choices."""
        plans.sort(key=descending)
        kept: list[Plan] = []
        for plan in plans:
            if not any(plan.value == other.value and plan.state.options == other.state.options for other in kept):
                kept.append(plan)
                if len(kept) == self.width:
                    break
        return kept


def extended(game: Game[Any], s: State, seat: int, index: int, first: int) -> Plan:
    after = s.clone()
    take(game, after, chooser(s, seat), index)
    return Plan(first, after, game.evaluate(after, seat))
