"""The bot that plans the present turn to its end, and takes the first choice of the plan that leaves it best off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from chronotable.bots.bot import Bot
from chronotable.bots.turns import chooser, options_of, take, undisturbed
from chronotable.kernel.rng import spread

if TYPE_CHECKING:
    from chronotable.kernel.game import Game
    from chronotable.kernel.state import State

_LONGEST: Final = 40  # choices of one plan; what is not over then counts as it stands
_TOGETHER: Final = 3  # worlds that share a plan
_HASTE: Final = 1e-7  # for every choice of a plan: the shortest of equal ones, lest what leads nowhere go on for ever


class Plan:
    """A sequence of choices, by where it leads in each of the worlds that may be the case."""

    __slots__ = ("first", "value", "worlds")

    def __init__(self, first: int, worlds: list[State], value: float) -> None:
        self.first = first
        self.worlds = worlds
        self.value = value


def descending(plan: Plan) -> float:
    return -plan.value


class Greedy(Bot):
    """A beam search over the own choices up to the end of the turn, in worlds that fit the view.

    The seat cannot know which world is true.  So a plan is carried out in a few of them alike, ends where they differ
    in what can be chosen, and is worth its mean over them.  As long as fewer than `effort` choices have been weighed,
    that is done again in other worlds: a choice that shows its outcome at once (where to step, blindly) is weighed in
    many worlds, one that opens a long turn in few.
    """

    name: ClassVar[str] = "greedy"
    number: ClassVar[str] = "width"
    settings: ClassVar[dict[str, tuple[int, int]]] = {"width": (1, 1000), "effort": (1, 1_000_000)}

    def __init__(self, width: int = 4, effort: int = 200, seed: int = 0) -> None:
        super().__init__(seed)
        self.width = width
        self.effort = effort

    def pick(self, game: Game[Any], known: State, seat: int, number: int) -> int:
        values = self.prospects(game, known, seat, number)
        return values.index(max(values))

    def prospects(self, game: Game[Any], known: State, seat: int, number: int) -> list[float]:
        """For each option where the best plan that begins with it leads, on average over the worlds looked at."""
        return undisturbed(lambda: self.averages(game, known, seat, number))

    def averages(self, game: Game[Any], known: State, seat: int, number: int) -> list[float]:
        values = [0.0] * len(options_of(known, seat))
        weighed = 0
        rounds = 0
        while weighed < self.effort:
            worlds = [game.determinise(known, seat, spread(number + weighed + n)) for n in range(_TOGETHER)]
            found, choices = self.look_ahead(game, worlds, seat)
            weighed += choices
            rounds += 1
            for index in range(len(values)):
                values[index] += found[index]
        return [value / rounds for value in values]

    def look_ahead(self, game: Game[Any], worlds: list[State], seat: int) -> tuple[list[float], int]:
        """For each option the value of the best plan that begins with it, and how many choices were weighed.

        Plans that seemed too poor to be followed to their end count 0.
        """
        best = [0.0] * len(options_of(worlds[0], seat))
        plans, weighed = self.plans(game, worlds, seat)
        for plan in plans:
            best[plan.first] = max(best[plan.first], plan.value)
        return best, weighed

    def turn_played(self, game: Game[Any], world: State, seat: int) -> State:
        """Where the best plan found leads, if that world is the true one."""
        plans, _ = self.plans(game, [world], seat)
        return min(plans, key=descending).worlds[0]

    def plans(self, game: Game[Any], worlds: list[State], seat: int) -> tuple[list[Plan], int]:
        """The plans that were followed to the end of the turn; and how many choices were weighed."""
        turn = game.turn(worlds[0])
        ended: list[Plan] = []
        plans = [extended(game, worlds, seat, index, index) for index in range(len(options_of(worlds[0], seat)))]
        weighed = len(plans) * len(worlds)
        for length in range(_LONGEST):
            going: list[Plan] = []
            for plan in plans:
                if self.is_open(game, plan.worlds, seat, turn):
                    going.append(plan)
                else:
                    plan.value -= _HASTE * length
                    ended.append(plan)
            plans = []
            for plan in self.promising(going):
                for index in range(len(options_of(plan.worlds[0], chooser(plan.worlds[0], seat)))):
                    plans.append(extended(game, plan.worlds, seat, index, plan.first))
            weighed += len(plans) * len(worlds)
            if not plans:
                break
        return ended + plans, weighed

    def is_open(self, game: Game[Any], worlds: list[State], seat: int, turn: int) -> bool:
        """Does the seat, or a partner, still choose in this turn, and from the same options in all worlds?"""
        first = worlds[0]
        who = chooser(first, seat)
        for s in worlds:
            if not s.options or game.turn(s) != turn or chooser(s, seat) != who:
                return False
            if options_of(s, who) != options_of(first, who):
                return False
        return game.cooperative or who == seat

    def promising(self, plans: list[Plan]) -> list[Plan]:
        """The best few, without those that have come to the same by another order of choices."""
        plans.sort(key=descending)
        kept: list[Plan] = []
        for plan in plans:
            known = False
            for other in kept:
                if plan.value == other.value and same_choice(plan.worlds[0], other.worlds[0]):
                    known = True
                    break
            if not known:
                kept.append(plan)
                if len(kept) == self.width:
                    break
        return kept


def same_choice(one: State, other: State) -> bool:
    """Is the same asked in both?  Equal options of different steps, such as workers for different spaces, are not."""
    if one.options != other.options:
        return False
    if one.step is None or other.step is None or one.step is other.step:
        return one.step is other.step
    return one.step.term == other.step.term and one.step.parameters() == other.step.parameters()


def extended(game: Game[Any], worlds: list[State], seat: int, index: int, first: int) -> Plan:
    following: list[State] = []
    value = 0.0
    for s in worlds:
        after = s.clone()
        take(game, after, chooser(s, seat), index)
        value += game.evaluate(after, seat)
        following.append(after)
    return Plan(first, following, value / len(worlds))
