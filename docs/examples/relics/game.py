"""Relics as the kernel sees it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chronotable.kernel.decision import Option, Result
from chronotable.kernel.declared import Events
from chronotable.kernel.errors import BadOption, BadPack, BadPosition
from chronotable.kernel.game import Game, Json
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.kernel.schema import problem
from chronotable.kernel.state import Event, Witness
from chronotable.kernel.step import Step

from . import position, text, view
from .events import EVENTS
from .setup import set_up
from .state import RelicsState

OPTIONS: Final[Json] = {
    "title": "Relics",
    "type": "object",
    "properties": {
        "players": {"type": "integer", "minimum": 2, "maximum": 4, "default": 2},
        "rounds": {"type": "integer", "minimum": 1, "maximum": 3, "default": 3},
    },
    "additionalProperties": False,
}


class Relics(Game[RelicsState]):
    name: ClassVar[str] = "relics"
    rules_version = "1"
    events: ClassVar[Events | None] = EVENTS

    def option_schema(self, packs: tuple[Pack, ...] = ()) -> Json:
        return OPTIONS

    def check_options(self, options: Json, packs: tuple[Pack, ...]) -> Json:
        known = OPTIONS["properties"]
        for name, value in options.items():
            if name not in known:
                raise BadOption(Message("kernel-option-unknown", name=str(name), allowed=list(known)))
            if (found := problem(value, known[name])) is not None:
                raise BadOption(Message("kernel-option-rule", name=name, problem=found.message, rule="RELICS-2.1"))
        return {**{name: part["default"] for name, part in known.items()}, **options}

    def set_up(self, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> RelicsState:
        return set_up(options, chance)

    def pack_schema(self) -> Json:
        return {}

    def check_pack(self, pack: Pack) -> None:
        raise BadPack(Message("relics-no-packs"))

    def seats(self, s: RelicsState) -> int:
        return len(s.hands)

    def view(self, s: RelicsState, seat: int | None) -> view.View:
        return view.view(s, seat)

    def determinise(self, s: RelicsState, seat: int, rng: int) -> RelicsState:
        return view.determinise(s, seat, rng)

    def prompt(self, s: RelicsState, step: Step[Any]) -> Message:
        return text.prompt(s, step)

    def option(self, s: RelicsState, step: Step[Any], option: int) -> Option:
        return text.option(s, step, option)

    def event_message(self, s: RelicsState, event: Event) -> Message:
        return text.event_message(event)

    def explain(self, s: RelicsState, seat: int, key: str) -> tuple[Message, str]:
        return text.explain(s, seat, key)

    def result(self, s: RelicsState) -> Result | None:
        if not s.over:
            return None
        winners = tuple(seat for seat, score in enumerate(s.scores) if score == max(s.scores))
        return Result(winners, tuple(map(float, s.scores)), Message("relics-result", winners=[w + 1 for w in winners]))

    def evaluate(self, s: RelicsState, seat: int) -> float:
        return s.scores[seat] / max(1, sum(s.scores))

    def turn(self, s: RelicsState) -> int:
        return len(s.gone)

    def position_schema(self) -> Json:
        return position.position_schema(OPTIONS)

    def describe(self, s: RelicsState) -> Json:
        return position.describe(s)

    def place(self, described: Json, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> RelicsState:
        if (found := problem(described, self.position_schema())) is not None:
            raise BadPosition(Message("kernel-position-schema", path=found.path or "-", problem=found.message))
        return position.place(set_up(options, chance), described)

    def laws(self, s: RelicsState) -> list[Message]:
        return position.laws(s)


GAME: Final = Relics()
