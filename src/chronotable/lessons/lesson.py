"""What a lesson is: a beginning, and steps that tell something and wait."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from chronotable import api
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.lessons.schema import ANY

USUAL_BOT: Final = "greedy"
USUAL_SEED: Final = 1


def accepts(wanted: str, key: str) -> bool:
    """Is it the key, or does the key begin with it and say more?"""
    return key == wanted or key.startswith(f"{wanted}:")


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing that is told, and what it waits for: one of the keys, an event of the kind, or nothing."""

    name: str
    targets: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    choose: tuple[str, ...] = ()
    event: str | None = None
    wrong: Mapping[str, str] | None = None  # by beginnings of keys: the last word of what is said to them

    @property
    def waits(self) -> bool:
        return bool(self.choose) or self.event is not None

    def takes(self, key: str) -> bool:
        return any(accepts(wanted, key) for wanted in self.choose)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game.  `seat` is the learner's, None: all seats are."""

    game: str
    id: str
    minutes: int
    steps: tuple[LessonStep, ...]
    seat: int | None = 0
    position: Mapping[str, Any] | None = None
    hold: bool = False
    options: Mapping[str, Any] | None = None
    seed: int = USUAL_SEED
    script: Mapping[int, tuple[str, ...]] | None = None
    bots: str = USUAL_BOT

    def begin(self) -> Match:
        """A match at the beginning of the lesson, always the same."""
        if self.position is not None:
            return api.position(self.game, dict(self.position), seed=self.seed, hold=self.hold)
        return api.new(self.game, seed=self.seed, **dict(self.options or {}))

    def is_learner(self, seat: int) -> bool:
        return self.seat is None or seat == self.seat

    # ---- words

    @property
    def title(self) -> Message:
        return Message(self.message_id())

    def message_id(self, *words: str) -> str:
        return "-".join([self.game.replace("_", "-"), "lesson", self.id, *words])

    def text(self, step: LessonStep) -> Message:
        return Message(self.message_id(step.name))

    def answer(self, step: LessonStep, key: str) -> Message | None:
        """What the step itself says to a choice that it does not wait for, if it does."""
        for wanted, word in (step.wrong or {}).items():
            if accepts(wanted, key) or wanted == ANY:
                return Message(self.message_id(step.name, word))
        return None
