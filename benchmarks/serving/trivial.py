"""The game that boardgame.io plays in `benchmarks/boardgameio/server.js`, for our server: the like beside the like.

Nine cells and a number; whoever is at turn marks a cell.  Nobody reads its messages, so they have no texts.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chronotable.kernel.decision import Option, Result
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.game import Game, Json
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.kernel.state import Event, State, Witness
from chronotable.kernel.step import Step

NAME: Final = "trivial"
LENGTH: Final = 1000  # moves: to set tables up is not what is measured
_CELLS: Final = 9
_ALL: Final = list(range(_CELLS))
_PROMPT: Final = Message("trivial-prompt")
_CELL_OPTIONS: Final = [
    Option(f"mark:{cell}", Message("trivial-mark", cell=cell + 1), (f"cell:{cell}",), "") for cell in _ALL
]
_OPTIONS: Final[Json] = {
    "title": NAME,
    "type": "object",
    "properties": {"players": {"type": "integer", "minimum": 1, "maximum": 8, "default": 2}},
}


class TrivialState(State):
    __slots__ = ("cells", "moves", "players")

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = players
        self.cells: list[int | None] = [None] * _CELLS
        self.moves = 0

    def clone(self) -> TrivialState:
        copy = TrivialState(self.players)
        copy.copy_base(self)
        copy.cells = self.cells.copy()
        copy.moves = self.moves
        return copy


class Mark(Step[TrivialState]):
    __slots__ = ()
    term: ClassVar[str] = "mark"

    def options(self, s: TrivialState) -> list[int]:
        return _ALL

    def apply(self, s: TrivialState, option: int) -> None:
        player = self.seat(s)
        s.cells[option] = player
        s.moves += 1
        if s.witness is not None:
            s.witness.tell("marked", {"player": player, "cell": option})
        if s.moves < LENGTH:
            s.agenda.append(self)

    def seat(self, s: TrivialState) -> int:
        return s.moves % s.players

    def key(self, s: TrivialState, option: int) -> str:
        return _CELL_OPTIONS[option].key


class Trivial(Game[TrivialState]):
    name: ClassVar[str] = NAME
    rules_version = "1"

    def option_schema(self, packs: tuple[Pack, ...] = ()) -> Json:
        return _OPTIONS

    def check_options(self, options: Json, packs: tuple[Pack, ...]) -> Json:
        return {"players": 2, **options}

    def set_up(self, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> TrivialState:
        s = TrivialState(options["players"])
        s.draw_from(chance)
        s.agenda = [Mark()]
        return s

    def pack_schema(self) -> Json:
        return {}

    def seats(self, s: TrivialState) -> int:
        return s.players

    @property
    def open_information(self) -> bool:
        return True

    def view(self, s: TrivialState, seat: int | None) -> Json:
        return {"cells": s.cells, "moves": s.moves}

    def determinise(self, s: TrivialState, seat: int, rng: int) -> TrivialState:
        return s.clone()

    def prompt(self, s: TrivialState, step: Step[Any]) -> Message:
        return _PROMPT

    def option(self, s: TrivialState, step: Step[Any], option: int) -> Option:
        return _CELL_OPTIONS[option]

    def event_message(self, s: TrivialState, event: Event) -> Message:
        return Message("trivial-marked", player=event.args["player"] + 1, cell=event.args["cell"] + 1)

    def explain(self, s: TrivialState, seat: int, key: str) -> tuple[Message, str]:
        return Message("trivial-only"), ""

    def result(self, s: TrivialState) -> Result | None:
        if s.moves < LENGTH:
            return None
        return Result((), (0.0,) * s.players, Message("trivial-over"))

    def evaluate(self, s: TrivialState, seat: int) -> float:
        return 0.5

    def turn(self, s: TrivialState) -> int:
        return s.moves

    def position_schema(self) -> Json:
        return {}

    def describe(self, s: TrivialState) -> Json:
        return {"options": {"players": s.players}, "cells": s.cells, "moves": s.moves}

    def place(self, position: Json, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> TrivialState:
        raise BadPosition(Message("trivial-only"))

    def laws(self, s: TrivialState) -> list[Message]:
        return []


GAME: Final = Trivial()
