"""The side of a merchant that is shown and described: words, views, positions, reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from chronotable.games.merchants.state import MerchantsState
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Nouns
from chronotable.kernel.step import Step

Json = dict[str, Any]
Why = tuple[Message, str]
Reason = Callable[[MerchantsState, int, str, list[str], Step[Any]], Why | None]


class Presentation:
    """What a merchant adds to the texts, views and positions of the cove."""

    term: ClassVar[str] = ""
    option_parts: ClassVar[dict[str, tuple[str, ...]]] = {}  # what the parts of its keys are, by verb
    reasons: ClassVar[dict[str, Reason]] = {}  # why a key is not offered, by verb
    rules: ClassVar[dict[str, str]] = {}  # the rule that a verb rests on
    nouns: ClassVar[Nouns] = {}  # what the fields of its steps stand for

    def option_args(self, s: MerchantsState, step: Step[Any], option: int, verb: str) -> dict[str, object]:
        """Arguments of an option's label beside the parts of its key."""
        return {}

    def targets(self, s: MerchantsState, verb: str, parts: list[str]) -> tuple[str, ...]:
        """The board elements that an option of its own points at."""
        raise NotImplementedError

    def meant(self, s: MerchantsState, who: int, kind: str, id: str) -> list[str]:
        """Keys that a person may mean by pointing at a board element, the likeliest first."""
        return []

    def prompt_args(self, s: MerchantsState, step: Step[Any]) -> dict[str, object]:
        return {}

    def view(self, s: MerchantsState, who: int) -> Mapping[str, Any]:
        """The merchant's boards, open to all (COVE-18.1)."""
        raise NotImplementedError

    def preview(self, s: MerchantsState, who: int) -> Mapping[str, Any]:
        """What choices that are hard to foresee would make of its boards; for their owner."""
        return {}

    def schema(self) -> Json:
        """JSON Schema of the described boards."""
        raise NotImplementedError

    def describe(self, s: MerchantsState, who: int) -> Json:
        raise NotImplementedError

    def place(self, s: MerchantsState, who: int, described: Json) -> None:
        """Change the boards as they were set up to what is described; raises BadPosition."""
        raise NotImplementedError

    def turn_shape(self, s: MerchantsState) -> str:
        """What can be left of a turn, as a pattern of the pending steps' words; any order, where it does not say."""
        return r"(?:\w+ )*"

    def laws(self, s: MerchantsState, who: int) -> list[Message]:
        raise NotImplementedError
