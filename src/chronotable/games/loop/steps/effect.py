"""What all card effects share: they are resolved by "you", who need not be the active player (LOOP-8.15, 15.2)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.terms import ERA_TERMS
from chronotable.kernel.step import Step

MANY: Final = 99  # "any number"
Program = list[Step[Any]]  # ready for the agenda: the first effect last


class Effect(Step[LoopState]):
    """One item of a card's effect.  `parameters` gives its data record back, in the words of the card."""

    __slots__ = ()

    term: ClassVar[str] = ""
    leaves: ClassVar[tuple[str, ...]] = ()  # what can be left of it under way, in words, the next one last
    nouns: ClassVar[dict[str, str]] = dict.fromkeys(
        ("block", "carry", "direction", "element", "era", "from", "how", "n", "steps", "to", "who", "with"), "printed"
    )

    def seat(self, s: LoopState) -> int:
        return s.seat_of(s.you)

    def blocks(self) -> list[Program]:
        """The programs inside it."""
        return []

    def brings(self, s: LoopState) -> list[list[Any]]:
        return [words.split() for words in self.leaves] or self.blocks()


class EraChoice(Effect):
    """An effect that asks for an era."""

    __slots__ = ()

    term: ClassVar[str] = ""

    def key(self, s: LoopState, option: int) -> str:
        return f"era:{ERA_TERMS[option]}"


def amount_record(least: int, most: int) -> object:
    """How a number is written in the data file."""
    if most == MANY:
        return "any" if least <= 0 else "all"
    return most if least == most else {"min": least, "max": most}
