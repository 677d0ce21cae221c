"""A contest of the choices that plans favour: what comes of each, in several worlds, when the others have answered.

A plan is made in one world, by one seat.  Two choices whose plans promise about the same differ in what they bring in
other worlds, and in what the others make of them: so each is played on in the same worlds, by quick plans of whoever is
to choose, up to the moment the game's ladder names.  Who falls clearly behind drops out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from chronotable.bots.beam import Beam
from chronotable.bots.race import Runner, leader
from chronotable.bots.turns import chooser, go_on, is_running, options_of, take, undisturbed
from chronotable.kernel.rng import spread

if TYPE_CHECKING:
    from chronotable.kernel.game import Game
    from chronotable.kernel.state import State

_LONGEST: Final = 400  # turns of one simulation
_FAR_BEHIND: Final = 0.06  # a choice whose plan promises so much less does not start
_LAP: Final = 4  # worlds after which it is looked who drops out
_WORLDS: Final = 32  # at most


class Contest:
    """The contest for one choice of a seat, with so much work to be done: choices weighed, as everywhere.

    What the plans promise is the mean over as many worlds as `effort` is enough for, one at least: a choice that shows
    its outcome at once is planned in many, one that opens a long turn in one.
    """

    def __init__(self, game: Game[Any], known: State, seat: int, number: int, width: int, work: int) -> None:
        self.game = game
        self.known = known
        self.seat = seat
        self.number = number
        self.width = width
        self.work = work
        self.weighed = 0
        self.planned = 0  # worlds
        self.promises = [0.0] * len(options_of(known, seat))
        self.beam: Beam | None = None  # the plan that is being made
        self.runners: list[Runner] = []
        self.running: list[Runner] = []  # those that have not dropped out
        self.run = 0  # worlds
        self.world = known  # the present one,
        self.yet_to_run: list[Runner] = []  # and those that have not gone through it, the next one last

    def advance(self) -> bool:
        """A step further; False when it is over.  Between two of them it may rest for any time."""
        return undisturbed(self.step)

    def step(self) -> bool:
        if not self.runners:
            self.plan()
            return True
        if not self.yet_to_run:
            if len(self.running) < 2 or self.weighed >= self.work or self.run >= _WORLDS:
                return False
            self.world = self.drawn(self.planned + self.run)
            self.run += 1
            self.yet_to_run = self.running[::-1]
        runner = self.yet_to_run.pop()
        runner.endings.append(self.ending(self.world.clone(), runner.index) + runner.promise)
        if not self.yet_to_run and self.run % _LAP == 0:
            first = leader(self.running)
            self.running = [runner for runner in self.running if runner is first or not runner.is_clearly_behind(first)]
        return True

    def drawn(self, number: int) -> State:
        world: State = self.game.imagine(self.known, self.seat, spread(self.number + number))
        return world

    def plan(self) -> None:
        """Each line of the present plan a choice longer, or the next world's plan begun, or the runners lined up."""
        if self.beam is None:
            self.beam = Beam(self.game, self.drawn(self.planned), self.seat, self.width)
        if self.beam.advance():
            return
        best = self.beam.best().value
        for index in range(len(self.promises)):  # what was left half-way must not promise more than what was finished
            self.promises[index] += min(self.beam.reached[index], best)
        self.weighed += self.beam.weighed
        self.planned += 1
        self.beam = None
        if self.weighed >= self.game.ladder.effort:
            self.line_up()

    def line_up(self) -> None:
        promises = [promise / self.planned for promise in self.promises]
        best = max(promises)
        order = sorted(range(len(promises)), key=promises.__getitem__, reverse=True)
        self.runners = [
            Runner(index, promises[index] - best)
            for index in order[: self.game.ladder.rivals]
            if best - promises[index] < _FAR_BEHIND
        ]
        self.running = self.runners
        self.promises = promises

    def ending(self, world: State, index: int) -> float:
        """What comes of a choice when everybody goes on as quick plans say."""
        game = self.game
        horizon = game.chapter(world) + game.ladder.ahead
        take(game, world, self.seat, index)
        self.weighed += 1
        for _ in range(_LONGEST):
            if game.chapter(world) >= horizon or not is_running(world):
                break
            if world.options or world.threads:
                beam = Beam(game, world, chooser(world, self.seat), game.ladder.quick)
                world = beam.run().world
                self.weighed += beam.weighed
            else:  # a turn has ended, the next one begins
                go_on(game, world, game.turn(world))
        return game.outlook(world, self.seat)

    def winner(self) -> int:
        """The choice that is ahead, of those that ran to the end."""
        farthest = max(len(runner.endings) for runner in self.runners)
        return leader([runner for runner in self.runners if len(runner.endings) == farthest]).index

    def opinions(self) -> list[tuple[float, float]]:
        """For each choice where it is seen to lead, and its share of the thoughts."""
        found = [(promise, 0.0) for promise in self.promises]
        total = sum(1 + len(runner.endings) for runner in self.runners)
        for runner in self.runners:
            found[runner.index] = (
                max(0.0, runner.mean()) if runner.endings else self.promises[runner.index],
                (1 + len(runner.endings)) / total,
            )
        return found
