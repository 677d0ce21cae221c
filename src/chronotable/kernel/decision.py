"""What people and programs see of a pending choice, and how a game ended."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from chronotable.kernel.message import Message
from chronotable.kernel.showing import artist


class Option(NamedTuple):
    """One thing that may be chosen.  `key` is stable; `targets` are the board elements it points at.

    `idle` says why it would change nothing, where that is known; it may be chosen all the same.
    """

    key: str
    label: Message
    targets: tuple[str, ...]
    rule: str
    idle: Message | None = None


class Decision(NamedTuple):
    """Who chooses, the question, and what may be chosen."""

    seat: int
    prompt: Message
    options: tuple[Option, ...]
    rule: str

    def option(self, key: str) -> Option:
        """The option of that key; KeyError when it is not offered."""
        found = self.get(key)
        if found is None:
            raise KeyError(key)
        return found

    def get(self, key: str) -> Option | None:
        """The option of that key, or None when it is not offered."""
        return next((option for option in self.options if option.key == key), None)


@dataclass(frozen=True, slots=True)
class Explanation:
    """Whether a key may be chosen and, if not, why not and by which rule."""

    allowed: bool
    reason: Message
    rule: str


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended: the seats that won, a score for each seat, and the reason."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    reason: Message
    details: dict[str, Any] = field(default_factory=dict)

    def _repr_html_(self) -> str:
        """For notebooks: the reason and a row for each seat."""
        return artist().result_table(self)
