"""Published engines for board games that `python -m benchmarks` measures beside ours, and what is measured of each.

None of them is needed: each is imported when it is asked for, and one that is not there is reported as such.
They are loaded by name, since they are no dependency and most of them carry no types.
"""

from __future__ import annotations

import copy
import os
import random
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

Copier = Callable[[], object]

_INTO_THE_GAME = 40  # moves before a copy is taken: an opening position is smaller than the usual one
_CATAN_TURNS = 1000  # where Catanatron itself gives a game up
_choices = random.Random(7)  # our own: Catanatron seeds the global generator


@dataclass(slots=True)
class Tally:
    """What random play did.  A decision is a choice of a player with its options listed; chance is not counted."""

    games: int = 0
    decisions: int = 0
    options: int = 0

    def decide(self, options: int) -> int:
        """Count a decision and make it: the number of the option taken."""
        self.decisions += 1
        self.options += options
        return int(_choices.random() * options)


@dataclass(frozen=True, slots=True)
class Subject:
    """One game of one engine: how to play it once at random, and how to copy a position in the midst of it."""

    owner: str
    game: str
    core: str  # the language of its rules
    play: Callable[[Tally], None]
    copier: Callable[[], Copier] | None  # None: it cannot copy positions
    search: Callable[[], int] | None = None  # one search for a choice, giving the number of its simulations


def catanatron() -> list[Subject]:
    module = import_module("catanatron")
    players = [module.RandomPlayer(color) for color in module.Color]

    def play(tally: Tally) -> None:
        game = module.Game(players, seed=_choices.randrange(1, 1 << 30))
        while game.winning_color() is None and game.state.num_turns < _CATAN_TURNS:
            tally.decide(len(game.state.playable_actions))
            game.play_tick()  # draws among the same options by itself

    def copier() -> Copier:
        game = module.Game(players, seed=5)
        for _ in range(4 * _INTO_THE_GAME):  # most of its decisions are to roll, or to end a turn
            game.play_tick()
        copied: Copier = game.copy
        return copied

    return [Subject("Catanatron", "Catan", "Python", play, copier)]


def open_spiel() -> list[Subject]:
    module = import_module("pyspiel")

    def subject(name: str) -> Subject:
        game = module.load_game(name)

        def decide(state: Any, tally: Tally) -> None:
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(_choices.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[tally.decide(len(actions))])

        def play(tally: Tally) -> None:
            state = game.new_initial_state()
            while not state.is_terminal():
                decide(state, tally)

        def copier() -> Copier:
            state = game.new_initial_state()
            for _ in range(_INTO_THE_GAME):
                if not state.is_terminal():
                    decide(state, Tally())
            copied: Copier = state.clone
            return copied

        return Subject("OpenSpiel", name, "C++", play, copier)

    return [subject("backgammon"), subject("gin_rummy")]


def pettingzoo() -> list[Subject]:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    env = import_module("pettingzoo.classic.connect_four_v3").env()

    return [aec("PettingZoo", "connect_four", "Python", env)]  # deepcopy would lose the position


def aec(owner: str, game: str, core: str, env: Any) -> Subject:
    """Any environment of PettingZoo that asks one agent after the other."""

    def play(tally: Tally) -> None:
        env.reset(seed=_choices.randrange(1 << 30))
        for _ in env.agent_iter():
            observation, _, ended, cut_off, info = env.last()
            if ended or cut_off:
                env.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
            actions = mask.nonzero()[0]
            env.step(int(actions[tally.decide(len(actions))]))

    return Subject(owner, game, core, play, None)


def rlcard() -> list[Subject]:
    module = import_module("rlcard")

    def subject(name: str) -> Subject:
        env = module.make(name, config={"seed": 1})

        def play(tally: Tally) -> None:
            state, _ = env.reset()
            while not env.is_over():
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[tally.decide(len(actions))])

        def copier() -> Copier:
            state, _ = env.reset()
            env.step(next(iter(state["legal_actions"])))
            return lambda: copy.deepcopy(env.game)  # it has no copy of its own

        return Subject("RLCard", name, "Python", play, copier)

    return [subject("uno"), subject("no-limit-holdem")]


PEERS: dict[str, Callable[[], list[Subject]]] = {
    "catanatron": catanatron,
    "open_spiel": open_spiel,
    "pettingzoo": pettingzoo,
    "rlcard": rlcard,
}


@dataclass(frozen=True, slots=True)
class Peer:
    """A peer's package.  Without a version it is not installed; with a problem it is, but lacks something."""

    package: str
    version: str | None
    subjects: list[Subject]
    problem: str


def load(package: str) -> Peer:
    """Import a peer, if it is there."""
    try:
        installed = version(package)
    except PackageNotFoundError:
        return Peer(package, None, [], "")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return Peer(package, installed, PEERS[package](), "")
    except ImportError as error:
        return Peer(package, installed, [], str(error))
