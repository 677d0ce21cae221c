"""Actions as numbers: every key that a game can offer has one, the same in every match with the same packs.

The keys follow from verbs and nouns (`Verb.every_key`), so nothing is listed twice, and two keys never share a number.
What packs bring comes behind what the game has without them: a program that learned without packs keeps its numbers.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from chronotable.kernel import engine
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.kernel.schema import cut, meant, short

if TYPE_CHECKING:
    from chronotable.kernel.state import State
    from chronotable.kernel.step import Step

ENCODING: Final = 1  # raised when keys would get other numbers though they are the same
BEYOND: Final = -1  # the number of a key that is none of the space's: bounds of numbers in keys are declared, too


class ActionSpace:
    """The keys of a game, numbered from 0.

    `version` changes whenever a key gets another number: save it, or the keys themselves, with what was learned.
    """

    __slots__ = ("keys", "numbers", "version")

    keys: list[str]  # by number
    numbers: dict[str, int]
    version: str

    def __init__(self, keys: list[str]) -> None:
        self.keys = keys
        self.numbers = {key: number for number, key in enumerate(keys)}
        if len(self.numbers) < len(keys):
            raise TypeError("two actions have the same key")
        self.version = f"{ENCODING}.{blake2b(chr(10).join(keys).encode(), digest_size=6).hexdigest()}"

    def __len__(self) -> int:
        return len(self.keys)

    def number(self, key: str) -> int:
        """The number of a key, offered or not; BadOption when no option can have it."""
        found = self.numbers.get(key) if isinstance(key, str) else None
        if found is None:
            raise BadOption(meant(Message("kernel-action-key", key=cut(str(key))), key, self.keys))
        return found

    def key(self, number: int) -> str:
        """The key of a number; BadOption when there is none."""
        if type(number) is not int or not 0 <= number < len(self.keys):
            raise BadOption(Message("kernel-action-number", found=short(number), last=len(self.keys) - 1))
        return self.keys[number]

    def offered(self, s: State, seat: int) -> list[int]:
        """The numbers of what the seat may choose now, in the order of its options; BEYOND for one that has none."""
        for chooser, step, options in engine.pending(s):
            if chooser == seat:
                return self.numbered(s, step, options)
        return []

    def numbered(self, s: State, step: Step[Any], options: list[int]) -> list[int]:
        """The numbers of what a step offers."""
        numbers = self.numbers
        return [numbers.get(step.key(s, option), BEYOND) for option in options]

    def mask(self, offered: list[int]) -> bytearray:
        """A byte for each action: 1 where it is among those offered."""
        found = bytearray(len(self.keys))
        for number in offered:
            if number >= 0:
                found[number] = 1
        return found
