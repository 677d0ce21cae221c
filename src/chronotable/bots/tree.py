"""A tree of choices: single-observer information-set Monte-Carlo tree search.

There is one tree, of choices.  Every simulation walks it in a world of its own, in which all that the seat cannot know
is drawn anew, so an option's record is its mean over what may be the case.  Options that a world does not offer are
left out, and an option's bonus for being little tried counts only the times it was there.

A simulation goes down the tree, adds one node, plays on by a quick rule (the best of a few options drawn at random, by
the game's evaluation) to the end of a turn, and takes the evaluation there.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Any, Final

from chronotable.bots.turns import chooser, go_on, is_running, options_of, take, undisturbed
from chronotable.kernel.rng import spread
from chronotable.kernel.state import State

if TYPE_CHECKING:
    from chronotable.kernel.game import Game

_LONGEST: Final = 400  # choices of one simulation
_TRIES: Final = 6  # options weighed for a choice beyond the tree
_CURIOSITY: Final = 0.4  # how much being little tried counts beside having ended well
_NEVER: Final = -1e9  # less than any bound
_HOPE: Final = 0.5  # how much the best ending counts beside the mean, among partners


class Node:
    """A choice in the tree, and how the simulations that made it ended for the one who made it."""

    __slots__ = ("best", "children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0  # simulations that could have made it
        self.total = 0.0
        self.best = 0.0
        self.children: dict[int, Node] = {}


class Tree:
    """The tree for one choice of a seat; simulations go to the end of the `turns`-th turn."""

    def __init__(self, game: Game[Any], known: State, seat: int, number: int, turns: int) -> None:
        self.game = game
        self.known = known
        self.seat = seat
        self.number = number
        self.turns = turns
        self.together = game.cooperative
        self.hope = _HOPE if self.together else 0.0
        self.dice = State()
        self.dice.rng = spread(-number)
        self.root = Node()
        self.low = 1.0  # the range of values met: choices are told apart by their place in it
        self.high = 0.0
        self.path: list[Node] = []
        self.movers: list[int] = []
        self.left = 0  # simulations that are still to be made

    def run(self, simulations: int) -> None:
        self.left += simulations
        while self.advance():
            pass

    def advance(self) -> bool:
        """One simulation further; False when all are made.  Between two of them the search may rest for any time."""
        return undisturbed(self.step)

    def step(self) -> bool:
        if self.left < 1:
            return False
        self.left -= 1
        self.simulate(self.game.determinise(self.known, self.seat, spread(self.number + self.root.visits)))
        return True

    def simulations(self) -> int:
        """How many there were."""
        return self.root.visits

    def winner(self) -> int:
        """The index of the option tried most; of equals the one that ended better."""
        found = 0
        most = _NEVER
        options = options_of(self.known, self.seat)
        for index in range(len(options)):
            child = self.root.children.get(options[index])
            if child is not None and child.visits + self.worth(child) > most:
                found, most = index, child.visits + self.worth(child)
        return found

    def opinions(self) -> list[tuple[float, float]]:
        """For each option its estimated outcome, and its share of the simulations."""
        return [self.opinion(option) for option in options_of(self.known, self.seat)]

    def opinion(self, option: int) -> tuple[float, float]:
        child = self.root.children.get(option)
        if child is None or not child.visits:
            return 0.0, 0.0
        return child.total / child.visits, child.visits / self.root.visits

    def worth(self, node: Node) -> float:
        """Between the mean and the best ending: partners can do again what once went well, opponents will not."""
        return (1.0 - self.hope) * node.total / node.visits + self.hope * node.best

    # ---- one simulation

    def simulate(self, world: State) -> None:
        """Down the tree, one new node, on by the quick rule, and the ending back up."""
        game = self.game
        self.path = [self.root]
        self.movers = [self.seat]
        node = self.root
        growing = True
        horizon = game.turn(world) + self.turns
        for _ in range(_LONGEST):
            if game.turn(world) >= horizon or not is_running(world):
                break
            if not world.options:  # a turn has ended, the next one begins
                go_on(game, world, game.turn(world))
                continue
            mover = chooser(world, self.seat)
            if growing and (mover == self.seat or not world.threads):
                options = options_of(world, mover)
                option, fresh = self.select(node, options)
                node = node.children[option]
                self.path.append(node)
                self.movers.append(mover)
                growing = not fresh
                take(game, world, mover, options.index(option))
            else:  # nobody sees what others choose at the same time: the tree must not branch on it
                world = self.play_on(world, mover)
        self.record(world)

    def select(self, node: Node, options: list[int]) -> tuple[int, bool]:
        """An option of the tree by upper confidence bounds, or one never tried; and whether it is such a new one."""
        children = node.children
        untried = [option for option in options if option not in children]
        if untried:
            chosen = untried[self.dice.below(len(untried))]
            children[chosen] = Node()
            for option in options:
                if option in children:
                    children[option].offered += 1
            return chosen, True
        span = max(self.high - self.low, 1e-9)
        chosen = options[0]
        most = _NEVER
        for option in options:
            child = children[option]
            child.offered += 1
            value = (self.worth(child) - self.low) / span
            bound = value + _CURIOSITY * sqrt(log(child.offered) / child.visits)
            if bound > most:
                chosen, most = option, bound
        return chosen, False

    def play_on(self, world: State, mover: int) -> State:
        """A choice beyond the tree: the best of a few drawn at random, as the mover's evaluation sees it."""
        game = self.game
        count = len(options_of(world, mover))
        best = world
        most = -1.0
        left = list(range(count))
        for _ in range(min(_TRIES, count)):
            index = left.pop(self.dice.below(len(left)))
            after = world.clone()
            take(game, after, mover, index)
            value = game.evaluate(after, mover)
            if value > most:
                best, most = after, value
        return best

    def record(self, world: State) -> None:
        """The ending's value, for everybody or for each mover, on the way that led to it."""
        game = self.game
        if self.together:
            value = game.evaluate(world, self.seat)
            self.low = min(self.low, value)
            self.high = max(self.high, value)
            for node in self.path:
                node.visits += 1
                node.total += value
                node.best = max(node.best, value)
            return
        values = [game.evaluate(world, seat) for seat in range(game.seats(world))]
        self.low = min(self.low, min(values))
        self.high = max(self.high, max(values))
        for number in range(len(self.path)):
            node = self.path[number]
            value = values[self.movers[number]]
            node.visits += 1
            node.total += value
            node.best = max(node.best, value)
