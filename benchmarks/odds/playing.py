"""Games to learn from: quick planners, who sometimes choose at random, on states without a match around them.

A game is a line of a file: its set-up, its number and the options that were taken, so that whatever is to be learned
can be read off it later.  Files are gone on with; a game that is there is not played again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from chronotable.bots.beam import Beam, Line
from chronotable.bots.series import game_seed
from chronotable.bots.turns import chooser, options_of
from chronotable.games import game as find_game
from chronotable.kernel import engine
from chronotable.kernel.game import Game
from chronotable.kernel.rng import spread
from chronotable.kernel.state import State

SEED = 20261119  # of all games to learn from
LIMIT = 3000  # choices after which a game is thrown away


@dataclass(frozen=True)
class Kind:
    """The players of one game's series: how wide they plan, and how often they choose at random instead."""

    width: int
    slips: float
    setups: tuple[dict[str, Any], ...]  # taken in turn


def every(**choices: list[Any]) -> tuple[dict[str, Any], ...]:
    """All combinations."""
    found: list[dict[str, Any]] = [{}]
    for name, values in choices.items():
        found = [{**each, name: value} for each in found for value in values]
    return tuple(found)


RANDOM_LEADERS = {"paths": ["random"], "leaders": ["random"]}
LEVELS = ["intern", "employee_of_the_month", "agency_legend"]
KINDS: dict[str, Kind] = {
    "loop": Kind(12, 0.02, every(mode=["sabotage"], agents=["random"], level=LEVELS, players=[1, 2, 3, 4])),
    "room25": Kind(
        4,
        0.02,
        every(mode=["cooperation"], characters=["random"], ruleset=["classic", "season2"], players=[2, 3, 4, 5, 6]),
    ),
    "merchants": Kind(2, 0.02, every(players=[2, 3, 4])),
    "anachrony": Kind(2, 0.02, every(**RANDOM_LEADERS, side=["a", "b"], players=[2, 3, 4])),
}


class Player:
    """Plans its turn in one drawn world, and follows the plan until the table answers otherwise."""

    def __init__(self, game: Game[Any], kind: Kind, number: int) -> None:
        self.game = game
        self.kind = kind
        self.random = random.Random(number)
        self.plan: list[tuple[int, list[int], int]] = []  # who chooses, among what, and what; the next one last
        self.turn = -1

    def choose(self, s: State, seat: int) -> int:
        options = options_of(s, seat)
        if self.random.random() < self.kind.slips:
            self.plan = []
            return self.random.randrange(len(options))
        turn = self.game.turn(s)
        if not (self.plan and self.turn == turn and self.plan[-1][0] == seat and self.plan[-1][1] == options):
            self.make_plan(s, seat)
            self.turn = turn
        return self.plan.pop()[2]

    def make_plan(self, s: State, seat: int) -> None:
        world = self.game.determinise(s, seat, spread(self.random.getrandbits(60)))
        line: Line | None = Beam(self.game, world, seat, self.kind.width).run()
        self.plan = []
        while line is not None:
            before = world if line.before is None else line.before.world
            who = seat if line.before is None else chooser(before, seat)
            self.plan.append((who, list(options_of(before, who)), line.index))
            line = line.before


def played(name: str, number: int) -> dict[str, Any]:
    """Game number so-and-so of the series, as a line of the file."""
    game, kind = find_game(name), KINDS[name]
    seed = game_seed(SEED, number)
    options = kind.setups[number % len(kind.setups)]
    s = game.start(options, seed)
    player = Player(game, kind, seed)
    choices: list[int] = []
    while s.options and len(choices) < LIMIT:
        seat = chooser(s, -1)
        index = player.choose(s, seat)
        engine.choose_for(s, seat, index)
        choices.append(index)
    return {"number": number, "options": options, "choices": choices, "over": not s.options}


def replayed(name: str, line: dict[str, Any]) -> Iterator[State]:
    """The state at every choice, and at the end; always the same object."""
    game = find_game(name)
    s = game.start(line["options"], game_seed(SEED, line["number"]))
    yield s
    for index in line["choices"]:
        engine.choose_for(s, chooser(s, -1), index)
        yield s


def lines(file: Path) -> Iterator[dict[str, Any]]:
    """The games there are; a line that was broken off counts as none."""
    if file.exists():
        for text in file.read_text(encoding="utf-8").splitlines():
            with suppress(json.JSONDecodeError):
                yield json.loads(text)


def play_on(name: str, file: Path, games: int) -> None:
    """Play what the file lacks of so many games."""
    known = {line["number"] for line in lines(file)}
    file.parent.mkdir(parents=True, exist_ok=True)
    with open(file, "a", encoding="utf-8") as out:
        for number in range(games):
            if number not in known:
                print(json.dumps(played(name, number), separators=(",", ":")), file=out, flush=True)
