"""What a puzzle is, and those that a game has: `puzzles/puzzles.json` in its folder."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any, Final

from chronotable import api
from chronotable.games import names, puzzle_file
from chronotable.kernel.errors import BadOption
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.kernel.schema import meant
from chronotable.puzzles.goal import Goal, goals
from chronotable.puzzles.proof import OnlyChoice, Other

FILE: Final = "puzzles.json"
HARDEST: Final = 3
SEED: Final = 1  # nothing of a puzzle depends on it


@dataclass(frozen=True, slots=True, eq=False)
class Puzzle:
    """A position and a goal that exactly one first choice reaches."""

    game: str
    id: str
    goal: Goal
    grade: int  # from 1 to HARDEST: how many of the bots that were asked took another choice
    seat: int
    position: Mapping[str, Any]
    start: float  # what the goal measures at the beginning,
    best: float  # and with the best of all lines
    only: tuple[OnlyChoice, ...]
    rest: tuple[str, ...]  # a way to the goal from where several choices are right
    positions: int  # that its proof follows

    def begin(self) -> Match:
        return api.position(self.game, dict(self.position), seed=SEED)

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "goal": self.goal.id,
            "grade": self.grade,
            "seat": self.seat,
            "start": self.start,
            "best": self.best,
            "only": [[each.key, each.others] for each in self.only],  # named tuples become lists
            "rest": list(self.rest),
            "positions": self.positions,
            "position": dict(self.position),
        }


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first."""
    return tuple(_puzzle(game, each) for each in read(game)["puzzles"])


@cache
def fingerprint(game: str) -> str:
    """The version of the rules by which its puzzles were proved."""
    rules: str = read(game)["rules"]
    return rules


def read(game: str) -> dict[str, Any]:
    file = puzzle_file(game, FILE)
    content: dict[str, Any] = {"rules": "", "puzzles": []}
    return content if file is None else json.loads(file.read_text(encoding="utf-8"))


def written(rules: str, found: Sequence[Puzzle]) -> str:
    """The file, a line for each puzzle."""
    lines = [json.dumps(each.to_json(), ensure_ascii=False, separators=(",", ":")) for each in found]
    return f'{{"rules":{json.dumps(rules)},"puzzles":[\n' + ",\n".join(lines) + "\n]}\n"


def find_puzzle(game: str, id: str) -> Puzzle:
    """The puzzle with the id; BadOption names those there are."""
    for puzzle in puzzles(game):
        if puzzle.id == id:
            return puzzle
    ids = [puzzle.id for puzzle in puzzles(game)]
    raise BadOption(meant(Message("kernel-puzzle-unknown", name=id[:40], puzzles=ids or ["-"]), id, ids))


def games_with_puzzles() -> list[str]:
    return [game for game in names() if puzzles(game)]


def of_the_day(day: date, games: Sequence[str] | None = None) -> Puzzle | None:
    """The same everywhere on that day: the games take turns, and each goes round its puzzles."""
    found = [game for game in games or games_with_puzzles() if puzzles(game)]
    if not found:
        return None
    number = day.toordinal()
    of_game = puzzles(found[number % len(found)])
    return of_game[number // len(found) * _STRIDE % len(of_game)]


_STRIDE: Final = 17  # so that neighbours in the file, which are equally hard, do not follow one another


def _puzzle(game: str, content: dict[str, Any]) -> Puzzle:
    return Puzzle(
        game=game,
        id=content["id"],
        goal=goals(game)[content["goal"]],
        grade=content["grade"],
        seat=content["seat"],
        position=content["position"],
        start=content["start"],
        best=content["best"],
        only=tuple(_only(key, others) for key, others in content["only"]),
        rest=tuple(content["rest"]),
        positions=content["positions"],
    )


def _only(key: str, others: dict[str, Any]) -> OnlyChoice:
    return OnlyChoice(key, {other: Other(worth, tuple(line)) for other, (worth, line) in others.items()})
