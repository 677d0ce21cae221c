"""Our games through the interfaces of learning libraries, beside published environments of the same interface.

All in one process on one core, in turn, round after round, in CPU time.  A step is an action of a player, chosen at
random among those that the mask or list of legal actions allows; choosing is part of it, for every environment alike.
"""

from __future__ import annotations

import json
import os
import platform
import random
import warnings
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Final

from rich.console import Console
from rich.table import Table

from benchmarks.engine import Samples, bare, interpreted, measure
from benchmarks.peers import Subject, Tally, aec
from benchmarks.processors import stay_on
from chronotable.games import names

OURS: Final = "Chronotable"
MANY: Final = 64  # games of a vector
CLASSICS: Final = ("hanabi_v5", "leduc_holdem_v4", "texas_holdem_no_limit_v6", "go_v5", "chess_v6")
SPIEL_PYTHON: Final = ("python_tic_tac_toe", "python_kuhn_poker", "python_block_dominoes", "python_liars_poker")
SPIEL_CPP: Final = ("backgammon", "gin_rummy", "hanabi")

_choices = random.Random(7)

Makers = dict[str, Callable[[], Subject]]


# ---- PettingZoo


def pettingzoo() -> tuple[Makers, Makers]:
    from chronotable.environments import pettingzoo as ours

    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

    def classic(name: str) -> Callable[[], Subject]:
        core = "C++" if name.startswith("hanabi") else "Python"
        return lambda: aec("PettingZoo", name, core, import_module(f"pettingzoo.classic.{name}").env())

    def own(name: str) -> Callable[[], Subject]:
        return lambda: aec(OURS, name, _core(), ours.env(name))

    return {name: own(name) for name in names()}, {name: classic(name) for name in CLASSICS}


# ---- Gymnasium


def vector(name: str) -> Subject:
    import numpy

    from chronotable.environments.gymnasium import SeatVectorEnv

    envs = SeatVectorEnv(name, num_envs=MANY)
    masks = [envs.reset(seed=1)[1]["action_mask"]]

    def play(tally: Tally) -> None:
        """One call; a game that is over begins anew with it, which is no step."""
        chosen = []
        for mask in masks[0]:
            actions = mask.nonzero()[0]
            chosen.append(int(actions[tally.decide(len(actions))]) if len(actions) else 0)
        masks[0] = envs.step(numpy.array(chosen))[4]["action_mask"]

    return Subject(OURS, name, _core(), play, None)


def catanatron() -> Subject:
    env = import_module("catanatron_gym.envs.catanatron_env").CatanatronEnv()

    def play(tally: Tally) -> None:
        info = env.reset(seed=_choices.randrange(1 << 30))[1]
        over = False
        while not over:
            actions = info["valid_actions"]
            _, _, ended, cut_off, info = env.step(actions[tally.decide(len(actions))])
            over = ended or cut_off

    return Subject("Catanatron", "Catan", "Python", play, None)


def gymnasium() -> tuple[Makers, Makers]:
    return {name: partial(vector, name) for name in names()}, {"catanatron": catanatron}


# ---- OpenSpiel


def spiel(owner: str, name: str, core: str) -> Subject:
    game = import_module("pyspiel").load_game(name)

    def play(tally: Tally) -> None:
        """Outcomes of chance are no steps, but their time counts."""
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(_choices.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[tally.decide(len(actions))])

    return Subject(owner, name, core, play, None)


def openspiel() -> tuple[Makers, Makers]:
    import_module("chronotable.environments.openspiel")
    import_module("open_spiel.python.games")
    own: Makers = {name: partial(spiel, OURS, f"chronotable_{name}", _core()) for name in names()}
    python: Makers = {name: partial(spiel, "OpenSpiel", name, "Python") for name in SPIEL_PYTHON}
    cpp: Makers = {name: partial(spiel, "OpenSpiel", name, "C++") for name in SPIEL_CPP}
    return own, python | cpp


DOORS: Final[dict[str, Callable[[], tuple[Makers, Makers]]]] = {
    "pettingzoo": pettingzoo,
    "gymnasium": gymnasium,
    "openspiel": openspiel,
}


# ---- measuring and telling


def compare(only: Sequence[str], rounds: int, seconds: float, file: Path | None) -> None:
    """Measure every door with what is installed of its peers."""
    stay_on(1)
    console = Console(highlight=False, markup=False)
    build = "interpreted (tools/compiled runs them compiled)" if interpreted() else "compiled by mypyc"
    console.print(f"Python {platform.python_version()}; our games are {build}", soft_wrap=True)
    absent: list[str] = []
    doors: dict[str, tuple[list[Samples], list[Samples]]] = {}
    for door in only:
        ours, theirs = DOORS[door]()
        doors[door] = [Samples(maker()) for maker in ours.values()], list(_installed(theirs, absent))
    engine = [Samples(bare(name)) for name in names()]
    together = [sample for own, peers in doors.values() for sample in (*own, *peers)]
    measure([*engine, *together], rounds, seconds, lambda number, total: None)
    for door, (own, peers) in doors.items():
        console.print(_table(door, own, peers, engine), "")
    if absent:
        console.print(f"Not measured, for lack of packages: {', '.join(absent)}", soft_wrap=True)
    if file is not None:
        written = {door: _as_json(*samples) for door, samples in {**doors, "engine": (engine, [])}.items()}
        file.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")


def _installed(peers: Makers, absent: list[str]) -> Iterator[Samples]:
    for name, maker in peers.items():
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                yield Samples(maker())
        except ImportError:
            absent.append(name)


def _table(door: str, own: Sequence[Samples], peers: Sequence[Samples], engine: Sequence[Samples]) -> Table:
    """Ours with what they are of the bare engine's rate, and how many times as fast as the median of the others."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim", title_justify="left")
    table.title = f"Steps a second through {door}, on one core, by CPU time"
    table.add_column("Environment", no_wrap=True)
    for column in ("Rules", "Steps a second", "Of the bare engine", "Others' median"):
        table.add_column(column, justify="right")
    for sample, bare_one in zip(own, engine):
        share = f"{100 * _median_ratio([sample], [bare_one]):.0f}%"
        times = f"{_median_ratio([sample], peers):.1f}×" if peers else "–"
        table.add_row(*_named(sample), share, times)
    for sample in peers:
        table.add_row(*_named(sample), "", "")
    return table


def _named(sample: Samples) -> tuple[str, str, str]:
    subject = sample.subject
    return f"{subject.owner} {subject.game}", subject.core, f"{median(sample.decisions):,.0f}"


def _median_ratio(own: Sequence[Samples], others: Sequence[Samples]) -> float:
    """The median over the rounds of the ratio to the others' median in the same round."""
    rounds = zip(own[0].decisions, zip(*(other.decisions for other in others)))
    found: float = median(mine / median(theirs) for mine, theirs in rounds)
    return found


def _as_json(own: Sequence[Samples], peers: Sequence[Samples]) -> list[dict[str, object]]:
    return [
        {"engine": each.subject.owner, "game": each.subject.game, "core": each.subject.core, "steps": each.decisions}
        for each in (*own, *peers)
    ]


def _core() -> str:
    return "Python" if interpreted() else "mypyc"
