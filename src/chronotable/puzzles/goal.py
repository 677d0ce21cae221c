"""What puzzles of a game ask for: its `puzzles/goals.yaml`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import yaml

from chronotable.games import puzzle_file
from chronotable.kernel.game import Game
from chronotable.kernel.message import Message
from chronotable.kernel.schema import problems
from chronotable.kernel.schema_pieces import FLAG, TEXT, closed, different, document, several, whole
from chronotable.kernel.state import State

FILE: Final = "goals.yaml"
_NAME: Final = {"type": "string", "pattern": "^[a-z][a-z0-9]*$"}
_SCHEMA: Final = document(
    "What puzzles of a game ask for",
    several(
        closed(
            ["id"],
            id=_NAME,
            measure=TEXT,
            gain=whole(1, 1000),
            least=FLAG,
            harder=_NAME,
            alone=FLAG,
            positions=whole(100, 100_000),
            turns=whole(1, 3),
            before=different(TEXT, 1, 20),
            after=different(TEXT, 1, 20),
            asked=different(TEXT, 1, 20),
            known=different(TEXT, 1, 5),
            options={"type": "object"},
        ),
        1,
        12,
    ),
)


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to reach in so many turns: to win; a measure of the game raised by so much; or as high as it can be."""

    game: str
    id: str
    measure: str = ""  # the id of one of the game's measures; none: to win
    gain: int = 0  # 0: as much as possible
    least: bool = False  # or as little as possible
    harder: str = ""  # the goal that a puzzle of this one is told by, where it reaches that, too
    turns: int = 1
    positions: int = 6_000  # as many as a proof may follow: some seconds, interpreted
    alone: bool = False  # a line ends where somebody else chooses: it changes nothing for the seat
    before: tuple[str, ...] = ()  # words of steps before which a line ends
    after: tuple[str, ...] = ()  # and of those after which it does: what follows does not matter
    asked: tuple[str, ...] = ()  # words of the steps with which such a puzzle may begin; none: any
    known: tuple[str, ...] = ()  # flags of the state that are all set: what is hidden in a game and known here
    options: tuple[tuple[str, Any], ...] = ()  # of the games in which such positions are looked for

    def worth(self, game: Game[Any], seat: int, s: State) -> float:
        """What a line is worth that ends so."""
        if not self.measure:
            result = game.result(s)
            return float(result is not None and seat in result.winners)
        for place, measure in enumerate(game.measures(s)):
            if measure.name.id == self.measure and measure.seat in (None, seat):
                value = float(game.progress(s)[place] or 0.0)
                return -value if self.least else value
        raise LookupError(f"{self.game} has no measure {self.measure}")

    def is_reached(self, worth: float, start: float, best: float) -> bool:
        """Is it enough, where a line began with `start` and the best of all comes to `best`?"""
        if not self.measure:
            return worth == 1.0
        return worth >= start + self.gain if self.gain else worth == best > start

    def message_id(self, *words: str) -> str:
        return "-".join([self.game.replace("_", "-"), "puzzle", self.id, *words])

    @property
    def title(self) -> Message:
        return Message(self.message_id("title"))

    @property
    def task(self) -> Message:
        return Message(self.message_id())


@cache
def goals(game: str) -> dict[str, Goal]:
    """What puzzles of the game ask for, by name; none where nothing can be proved."""
    file = puzzle_file(game, FILE)
    if file is None:
        return {}
    content = yaml.safe_load(file.read_text(encoding="utf-8"))
    for problem in problems(content, _SCHEMA):
        raise ValueError(f"{game}/puzzles/{FILE}, {problem.path}: {problem.message}")
    return {each["id"]: _goal(game, each) for each in content}


def _goal(game: str, content: dict[str, Any]) -> Goal:
    given: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in content.items()
    }
    given["options"] = tuple(content.get("options", {}).items())
    return Goal(game, **given)
