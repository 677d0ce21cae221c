"""Pig: roll as often as you dare and add up; a one loses the pot.  Whoever reaches the goal first wins."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chronotable.kernel.decision import Option, Result
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.game import Game, Json
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.kernel.schema import problem
from chronotable.kernel.state import Event, State, Witness
from chronotable.kernel.step import Step

FACES: Final = 6
ROLL, HOLD = 0, 1
VERBS: Final = ("roll", "hold")
FIELDS: Final = ("scores", "pot", "turn", "over")
NUMBER: Final[Json] = {"type": "integer", "minimum": 0, "maximum": 100_000}
OPTIONS: Final[Json] = {
    "title": "Pig",
    "type": "object",
    "properties": {
        "players": {"type": "integer", "minimum": 2, "maximum": 6, "default": 2},
        "goal": {"type": "integer", "minimum": 10, "maximum": 100, "default": 30},
    },
    "additionalProperties": False,
}
POSITION: Final[Json] = {
    "type": "object",
    "properties": {
        "options": OPTIONS,
        "scores": {"type": "array", "items": NUMBER},
        "pot": NUMBER,
        "turn": NUMBER,
        "over": {"type": "boolean"},
        "fate": {"type": "array", "items": NUMBER},
    },
    "additionalProperties": False,
}


class PigState(State):
    __slots__ = ("goal", "over", "pot", "scores", "turn")

    def __init__(self) -> None:
        super().__init__()
        self.goal = 0
        self.scores: list[int] = []
        self.pot = 0
        self.turn = 0  # since the beginning: views must not repeat
        self.over = False

    def clone(self) -> PigState:
        copy = PigState()
        copy.copy_base(self)
        copy.goal, copy.pot, copy.turn, copy.over = self.goal, self.pot, self.turn, self.over
        copy.scores = self.scores.copy()
        return copy

    @property
    def who(self) -> int:
        return self.turn % len(self.scores)

    def tell(self, kind: str, **args: object) -> None:
        if self.witness is not None:
            self.witness.tell(kind, args)


class Turn(Step[PigState]):
    """Roll or hold; an empty pot is rolled for without asking."""

    __slots__ = ()

    def seat(self, s: PigState) -> int:
        return s.who

    def options(self, s: PigState) -> list[int]:
        return [ROLL, HOLD] if s.pot else [ROLL]

    def key(self, s: PigState, option: int) -> str:
        return VERBS[option]

    def apply(self, s: PigState, option: int) -> None:
        who = s.who
        if option == HOLD:
            s.scores[who] += s.pot
            s.tell("held", seat=who, score=s.scores[who])
        else:
            die = s.fixed_outcome(list(range(1, FACES + 1))) if s.fate else s.below(FACES) + 1
            s.pot = s.pot + die if die > 1 else 0
            s.tell("rolled", seat=who, die=die)
        if option == HOLD or s.pot == 0:
            s.pot = 0
            s.turn += 1
        s.over = s.scores[who] >= s.goal
        if s.over:
            s.tell("over")
        else:
            s.agenda.append(self)


class Pig(Game[PigState]):
    name: ClassVar[str] = "pig"
    rules_version = "1"
    open_information = True

    def option_schema(self, packs: tuple[Pack, ...] = ()) -> Json:
        return OPTIONS

    def set_up(self, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> PigState:
        s = PigState()
        s.draw_from(chance)
        s.goal, s.scores = options["goal"], [0] * options["players"]
        s.agenda = [Turn()]
        return s

    def seats(self, s: PigState) -> int:
        return len(s.scores)

    def view(self, s: PigState, seat: int | None) -> Json:
        return {"goal": s.goal, "scores": s.scores.copy(), "pot": s.pot, "turn": s.turn, "rolls": s.who}

    def determinise(self, s: PigState, seat: int, rng: int) -> PigState:
        copy = s.clone()
        copy.rng = rng
        copy.fate = []
        return copy

    def prompt(self, s: PigState, step: Step[Any]) -> Message:
        return Message("pig-prompt", pot=s.pot)

    def option(self, s: PigState, step: Step[Any], option: int) -> Option:
        return Option(VERBS[option], Message("pig-option", verb=VERBS[option]), (), step.rule)

    def event_message(self, s: PigState, event: Event) -> Message:
        args = {name: value + 1 if name == "seat" else value for name, value in event.args.items()}
        return Message(f"pig-event-{event.kind}", **args)

    def explain(self, s: PigState, seat: int, key: str) -> tuple[Message, str]:
        return Message("pig-why", key=key), ""

    def result(self, s: PigState) -> Result | None:
        if not s.over:
            return None
        winner = s.scores.index(max(s.scores))
        return Result((winner,), tuple(map(float, s.scores)), Message("pig-result", winner=winner + 1))

    def evaluate(self, s: PigState, seat: int) -> float:
        return min(1.0, (s.scores[seat] + (s.pot if s.who == seat else 0)) / s.goal)

    def turn(self, s: PigState) -> int:
        return s.turn

    def position_schema(self) -> Json:
        return POSITION

    def describe(self, s: PigState) -> Json:
        options = {"players": len(s.scores), "goal": s.goal}
        return {"options": options, **{name: getattr(s, name) for name in FIELDS}, "fate": s.fate[::-1]}

    def place(self, position: Json, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> PigState:
        if (found := problem(position, POSITION)) is not None:
            raise BadPosition(Message("kernel-position-schema", path=found.path or "-", problem=found.message))
        s = self.set_up(options, packs, chance)
        for name in FIELDS:
            setattr(s, name, position.get(name, getattr(s, name)))
        s.scores = [*s.scores]
        if s.over:
            s.agenda = []
        s.fix_fate(position.get("fate", []), list(range(1, FACES + 1)))
        return s


GAME: Final = Pig()
