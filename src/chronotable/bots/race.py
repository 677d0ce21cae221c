"""A race of the options that plans favour: all go on in the same worlds, and who falls clearly behind drops out.

In a heavy game a choice has dozens of options with further choices behind each, so a tree of a few hundred simulations
stays a bush.  Plans of the turn tell which options are worth the trouble.  What they cannot tell is how things go on:
so everybody's next turns are played by the best plan of each, up to a moment when the game's evaluation can be trusted
to compare (`Game.chapter`).

In the same worlds good and bad luck falls on all alike: far fewer of them are needed to tell two options apart.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from chronotable.bots.greedy import Greedy
from chronotable.bots.turns import chooser, go_on, is_running, take, undisturbed
from chronotable.kernel.rng import spread

if TYPE_CHECKING:
    from chronotable.kernel.game import Game
    from chronotable.kernel.state import State

_LONGEST: Final = 400  # turns of one simulation
_FAR_BEHIND: Final = 0.06  # an option whose plan promises so much less does not start
_LAP: Final = 6  # worlds after which it is looked who drops out
_CLEARLY: Final = 2.5  # standard errors


class Runner:
    """An option, what its plan promises beside the best plan, and where it led in each world, promise included."""

    __slots__ = ("endings", "index", "promise")

    def __init__(self, index: int, promise: float) -> None:
        self.index = index
        self.promise = promise
        self.endings: list[float] = []

    def mean(self) -> float:
        """A plan and its simulations are unsure in different ways, so both count."""
        return sum(self.endings) / len(self.endings) if self.endings else self.promise

    def is_clearly_behind(self, other: Runner) -> bool:
        """By what the same worlds made of both."""
        count = len(self.endings)
        lead = other.mean() - self.mean()
        squares = 0.0
        for world in range(count):
            squares += (other.endings[world] - self.endings[world] - lead) ** 2
        return lead > _CLEARLY * sqrt(squares / (count - 1) / count)


class Race:
    """The race for one choice of a seat."""

    def __init__(self, game: Game[Any], known: State, seat: int, number: int) -> None:
        self.game = game
        self.known = known
        self.seat = seat
        self.number = number
        self.planner = Greedy(width=1)  # for turns to come, of everybody
        self.prospects = Greedy().prospects(game, known, seat, number)
        best = max(self.prospects)
        order = sorted(range(len(self.prospects)), key=self.prospects.__getitem__, reverse=True)
        self.runners = [
            Runner(index, self.prospects[index] - best)
            for index in order[: game.favourites]
            if best - self.prospects[index] < _FAR_BEHIND
        ]
        self.running = self.runners  # those that have not dropped out
        self.left = 0  # simulations that may still be made
        self.worlds = 0
        self.world = known  # the present one,
        self.yet_to_run: list[Runner] = []  # and those that have not gone through it, the next one last

    def run(self, simulations: int) -> None:
        """Until one is left, or all simulations are used."""
        self.left += simulations
        while self.advance():
            pass

    def advance(self) -> bool:
        """One simulation further; False when it is over.  Between two of them the race may rest for any time."""
        return undisturbed(self.step)

    def step(self) -> bool:
        if not self.yet_to_run:
            if len(self.running) < 2 or self.left < len(self.running):
                return False
            self.world = self.game.determinise(self.known, self.seat, spread(self.number + self.worlds))
            self.worlds += 1
            self.left -= len(self.running)
            self.yet_to_run = self.running[::-1]
        runner = self.yet_to_run.pop()
        runner.endings.append(self.ending(self.world.clone(), runner.index) + runner.promise)
        if not self.yet_to_run and self.worlds % _LAP == 0:
            first = leader(self.running)
            self.running = [runner for runner in self.running if runner is first or not runner.is_clearly_behind(first)]
        return True

    def ending(self, world: State, index: int) -> float:
        """What comes of an option where everybody goes on as planned."""
        game = self.game
        chapter = game.chapter(world)
        take(game, world, self.seat, index)
        for _ in range(_LONGEST):
            if game.chapter(world) != chapter or not is_running(world):
                break
            if world.options:
                world = self.planner.turn_played(game, world, chooser(world, self.seat))
            else:  # a turn has ended, the next one begins
                go_on(game, world, game.turn(world))
        return game.evaluate(world, self.seat)

    def simulations(self) -> int:
        """How many there were."""
        return sum(len(runner.endings) for runner in self.runners)

    def winner(self) -> int:
        """The index of the option that is ahead, of those that ran to the end."""
        farthest = max(len(runner.endings) for runner in self.runners)
        return leader([runner for runner in self.runners if len(runner.endings) == farthest]).index

    def opinions(self) -> list[tuple[float, float]]:
        """For each option its estimated outcome, and its share of the simulations."""
        found = [(0.0, 0.0)] * len(self.prospects)
        total = self.simulations()
        for runner in self.runners:
            if total:
                found[runner.index] = (max(0.0, runner.mean()), len(runner.endings) / total)
            else:
                found[runner.index] = (self.prospects[runner.index], 1.0 / len(self.runners))
        return found


def leader(runners: list[Runner]) -> Runner:
    """The one with the best mean; of equals the one whose plan promises most, since runners start in that order."""
    first = runners[0]
    for runner in runners:
        if runner.mean() > first.mean():
            first = runner
    return first
