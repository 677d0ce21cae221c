"""The bot that grows a tree: single-observer information-set Monte-Carlo tree search.

There is one tree, of choices.  Every simulation walks it in a world of its own, in which all that the seat cannot know
is drawn anew, so an option's record is its mean over what may be the case.  Options that a world does not offer are
left out, and an option's bonus for being little tried counts only the times it was there.

A simulation goes down the tree, adds one node, plays on by a quick rule (the best of a few options drawn at random, by
the game's evaluation) to the end of the turn, or as far as the game advises, and takes the evaluation there.

Where a game advises so, only the few options are looked into that a plan of the turn favours, and what the plan
promises counts as much as what the simulations find: neither alone is sure.
"""
from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Any, ClassVar, Final

from chronotable.bots.bot import Bot
from chronotable.bots.greedy import Greedy
from chronotable.bots.turns import chooser, go_on, is_running, options_of, take
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


class Search(Bot):
    """`simulations` for each choice, each up to the end of the `turns`-th turn (0: as many as the game advises)."""

    name: ClassVar[str] = "search"
    number: ClassVar[str] = "simulations"
    settings: ClassVar[dict[str, tuple[int, int]]] = {"simulations": (1, 1_000_000), "turns": (0, 100)}

    def __init__(self, simulations: int = 200, turns: int = 0, seed: int = 0) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.turns = turns

    def pick(self, game: Game[Any], known: State, seat: int, number: int) -> int:
        return self.grown(game, known, seat, number).favourite(options_of(known, seat))

    def opinions(self, game: Game[Any], known: State, seat: int, number: int) -> list[tuple[float, float]]:
        tree = self.grown(game, known, seat, number)
        return [tree.opinion(option) for option in options_of(known, seat)]

    def preference(self, game: Game[Any], value: float, share: float) -> tuple[float, float]:
        return (value, share) if game.favourites and share else (share, value)

    def grown(self, game: Game[Any], known: State, seat: int, number: int) -> Tree:
        tree = Tree(game, seat, self.turns or game.foresight, number)
        if game.favourites:
            tree.favour(options_of(known, seat), Greedy().prospects(game, known, seat, number))
        for simulation in range(self.simulations):
            tree.simulate(game.determinise(known, seat, spread(number + simulation)))
        return tree


class Tree:
    """The tree of one choice."""

    def __init__(self, game: Game[Any], seat: int, turns: int, number: int) -> None:
        self.game = game
        self.seat = seat
        self.turns = turns
        self.together = game.cooperative
        self.hope = _HOPE if self.together else 0.0
        self.dice = State()
        self.dice.rng = spread(-number)
        self.root = Node()
        self.promised: dict[int, float] = {}  # of the favoured options; empty: all are looked into
        self.low = 1.0  # the range of values met: choices are told apart by their place in it
        self.high = 0.0
        self.path: list[Node] = []
        self.movers: list[int] = []

    def favour(self, options: list[int], prospects: list[float]) -> None:
        """Look only into the options with the best prospects."""
        best = sorted(range(len(options)), key=prospects.__getitem__, reverse=True)
        for index in best[: self.game.favourites]:
            self.promised[options[index]] = prospects[index] - prospects[best[0]]

    def favourite(self, options: list[int]) -> int:
        """What plan and simulations favour together; without a plan, the option tried most, or ended better with."""
        found = 0
        most = _NEVER
        for index in range(len(options)):
            child = self.root.children.get(options[index])
            if child is not None:
                score = self.worth(child)
                score += self.promised[options[index]] if self.promised else child.visits
                if score > most:
                    found, most = index, score
        return found

    def opinion(self, option: int) -> tuple[float, float]:
        """The estimated outcome of an option, and its share of the simulations."""
        child = self.root.children.get(option)
        if child is None or not child.visits:
            return 0.0, 0.0
        value = child.total / child.visits + self.promised.get(option, 0.0)
        return max(0.0, value), child.visits / self.root.visits

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
                looked_into = [option for option in options if option in self.promised] if node is self.root else []
                option, fresh = self.select(node, looked_into or options)
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
        promised = self.promised if node is self.root else {}
        chosen = options[0]
        most = _NEVER
        for option in options:
            child = children[option]
            child.offered += 1
            value = (self.worth(child) + promised.get(option, 0.0) - self.low) / span
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
