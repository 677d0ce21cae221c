"""What is measured of one commit: run by path, in a fresh process, with that commit's sources on PYTHONPATH.

It reads an order from its standard input and writes what it measured to its standard output, both as JSON.  Since the
sources may be of any age, this file imports nothing of ours but what it measures, and all that it asks of them stands
in `Sources`: where an API has moved, that is the place to know the old way and the new one.

The work of a measure is given, not its time: both commits play with the same seeds.  Where rules or chance have changed
between them, these are other games, and a search of another position may be faster by itself: more noise, honestly.
"""

from __future__ import annotations

import gc
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

_INTO_THE_GAME = 20  # decisions before a copy or a search: an opening position is not the usual one
_SIMULATIONS = 20  # of one search
_WIDTH = 32  # of a plan
_WORK = 500  # choices that are weighed for one contest
_COPIES = 100  # of one position
_POSITIONS = 8  # that are copied in turn
_TRIES = 3  # of the same work, of which the fastest counts: others on the machine can only slow it down

Work = Callable[[], int]  # gives how many units it did


class Sources:
    """The commit's own code, by its API of whatever age."""

    def __init__(self, game: str) -> None:
        import chronotable
        from chronotable.bots import make, search
        from chronotable.games import game as game_named
        from chronotable.kernel import engine

        self.name = game
        self.game: Any = game_named(game)
        self.choose: Callable[[Any, int], None] = engine.choose
        self._engine: Any = engine
        self._package: Any = chronotable
        self._searching: Any = search
        self._careless: Any = make("random")
        self._greedy: Any = make("greedy")

    def start(self, seed: int) -> Any:
        """A bare state at the first decision of a game."""
        return self.game.start({}, seed)

    def question(self, state: Any, seed: int) -> tuple[Any, int, int]:
        """What `search` is asked: a state as the seat that has to choose may imagine it."""
        seat = self._engine.pending(state)[0][0]
        return self.game.determinise(state, seat, seed), seat, seed

    def search(self, known: Any, seat: int, seed: int) -> int:
        """One search; the number of its simulations, at least one: to see that none is needed is work too."""
        bot = self._searching.Search(simulations=_SIMULATIONS)
        if hasattr(bot, "simulated"):
            count: int = bot.simulated(self.game, known, seat, seed).simulations()
            return max(1, count)
        bot.pick(self.game, known, seat, seed)  # before 2026-11-16
        return _SIMULATIONS

    def plan(self, known: Any, seat: int, seed: int) -> int:
        """A plan of the whole turn, as wide as the planner's; the number of choices weighed for it."""
        from chronotable.bots.beam import Beam

        beam = Beam(self.game, known, seat, _WIDTH)
        beam.run()
        return int(beam.weighed)

    def contest(self, known: Any, seat: int, seed: int) -> int:
        """The best plans played on until some work is done, as `strong` does; the number of choices weighed."""
        from chronotable.bots.contest import Contest

        contest = Contest(self.game, known, seat, seed, _WIDTH, _WORK)
        while contest.advance():
            pass
        return int(contest.weighed)

    def choice(self, known: Any, seat: int, seed: int) -> int:
        """A choice of `greedy`."""
        self._greedy.prospects(self.game, known, seat, seed)
        return 1

    def match(self, seed: int) -> int:
        """A whole match of careless bots, as `chronotable simulate --bots random` plays it; its decisions."""
        match = self._package.new(self.name, seed=seed)
        made = 0
        while (decision := match.decision) is not None:
            match.choose(self._careless.choose(match, decision.seat), decision.seat)
            made += 1
        return made


# ---- measures: each prepares an amount of work, of which only the doing is timed


def decisions(sources: Sources, amount: int, seed: int) -> Work:
    """Random play of so many games from their beginning."""
    chance = random.Random(seed)
    start, choose = sources.start, sources.choose

    def play() -> int:
        made = 0
        for number in range(amount):
            state = start(seed + number)
            while state.options:
                choose(state, int(chance.random() * len(state.options)))
                made += 1
        return made

    return play


def copies(sources: Sources, amount: int, seed: int) -> Work:
    """So many hundreds of copies of positions in the midst of games."""
    positions = [_position(sources, seed + number) for number in range(_POSITIONS)]

    def copy() -> int:
        for number in range(amount):
            clone = positions[number % _POSITIONS].clone
            for _ in range(_COPIES):
                clone()
        return amount * _COPIES

    return copy


def simulations(sources: Sources, amount: int, seed: int) -> Work:
    """So many searches for a choice in the midst of games."""
    return _thinking(sources, sources.search, amount, seed)


def plans(sources: Sources, amount: int, seed: int) -> Work:
    """Plans of whole turns in the midst of so many games; counted in choices weighed."""
    return _thinking(sources, sources.plan, amount, seed)


def contests(sources: Sources, amount: int, seed: int) -> Work:
    """Choices as `strong` makes them in the midst of so many games; counted in choices weighed."""
    return _thinking(sources, sources.contest, amount, seed)


def choices(sources: Sources, amount: int, seed: int) -> Work:
    """Choices of `greedy` in the midst of so many games."""
    return _thinking(sources, sources.choice, amount, seed)


def _thinking(sources: Sources, think: Callable[[Any, int, int], int], amount: int, seed: int) -> Work:
    questions = [question_of(sources, number) for number in range(seed, seed + amount)]
    return lambda: sum(think(*question) for question in questions)


def matches(sources: Sources, amount: int, seed: int) -> Work:
    """So many whole matches of bots, with everything that a match keeps; counted in decisions."""
    return lambda: sum(sources.match(seed + number) for number in range(amount))


MEASURES: dict[str, Callable[[Sources, int, int], Work]] = {
    "decisions": decisions,
    "copies": copies,
    "simulations": simulations,
    "plans": plans,
    "contests": contests,
    "choices": choices,
    "matches": matches,
}
USUAL = ("decisions", "copies", "simulations", "matches")
THINKING = ("simulations", "plans", "contests", "choices")  # those about bots


def question_of(sources: Sources, seed: int) -> tuple[Any, int, int]:
    """A question in the midst of a game."""
    return sources.question(_position(sources, seed), seed)


def _position(sources: Sources, seed: int) -> Any:
    """In the midst of a game that is not over yet."""
    chance = random.Random(seed)
    state = sources.start(seed)
    for _ in range(_INTO_THE_GAME):
        before = state.clone()
        sources.choose(state, int(chance.random() * len(state.options)))
        if not state.options:
            return before
    return state


# ---- the clock


def timed(work: Work) -> tuple[int, float]:
    """Units done, and the seconds of CPU time that took."""
    gc.collect()
    start = time.process_time()
    done = work()
    return done, time.process_time() - start


def fitting(measure: Callable[[Sources, int, int], Work], sources: Sources, seconds: float) -> int:
    """The amount of work that takes about so long."""
    amount = 1
    while (spent := timed(measure(sources, amount, 1))[1]) < seconds / 2:
        amount *= 2
    return max(1, round(amount * seconds / spent))


def main() -> None:
    order = json.load(sys.stdin)
    answer: dict[str, Any] = {"amounts": {}, "rates": {}, "missing": {}}
    sources: Sources | None = None
    for name, amount in order["amounts"].items():
        try:
            if sources is None:
                sources = Sources(order["game"])
                decisions(sources, 1, 1)()  # what is only done once, such as reading data, is no part of the speed
            chosen = amount or fitting(MEASURES[name], sources, order["seconds"])
            tries = [timed(MEASURES[name](sources, chosen, order["seed"])) for _ in range(_TRIES)]
        except (AttributeError, ImportError, TypeError, ValueError) as problem:  # no such game, or another API
            answer["missing"][name] = f"{type(problem).__name__}: {problem}"
        else:
            answer["amounts"][name] = chosen
            answer["rates"][name] = max(done / spent for done, spent in tries)
    answer["file"] = sys.modules["chronotable"].__file__
    json.dump(answer, sys.stdout)


if __name__ == "__main__":
    main()
