"""The chance of real matches: a cryptographic stream keyed by the match's secret seed, or recorded outcomes again.

Block c of choice n after t agreed takebacks is BLAKE2b-512 with the seed as its key and the text n, t, c (8, 4 and 4
bytes, big-endian; choice 0 is the set-up).  Its sixteen 32-bit words, in turn, give the outcomes: a word that would
make some outcome likelier than others is thrown away.  Nobody can tell one outcome from others without the seed, and
the seed's hash is public from the first move (`docs/chance.md`).
"""

from __future__ import annotations

import hashlib
import secrets
from struct import Struct
from typing import Final, NamedTuple

SEED_BYTES: Final = 32
VERSION: Final = 2  # of how outcomes follow from the seed; 1 is in `former_chance`
PLACING: Final = (1 << 64) - 1  # the "choice" that deals what a described position leaves open
_PERSON: Final = b"chronotable 2"
_WORDS: Final = Struct(">16I")
_BLOCK: Final = 64  # bytes
_RANGE: Final = 1 << 32


class ChanceMismatch(ValueError):
    """Recorded outcomes do not fit the choices they stand beside."""


class Chance:
    """Where the outcomes of a real match come from."""

    __slots__ = ()

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        raise NotImplementedError

    def shuffling(self, n: int) -> None:
        """So many are shuffled now: the next outcomes will be below n, n - 1 and so on to 2."""


class Stream(Chance):
    """The outcomes of one choice, drawn from the secret seed: all equally likely, none to be computed from others."""

    __slots__ = ("_block", "_key", "_number", "_takebacks", "_words")

    def __init__(self, secret: bytes, number: int, takebacks: int = 0) -> None:
        self._key = secret
        self._number = number
        self._takebacks = takebacks
        self._block = 0
        self._words: list[int] = []  # of the present block, the next one last

    def below(self, n: int) -> int:
        if not 0 < n <= _RANGE:
            raise ValueError(f"an outcome below {n} cannot be drawn")
        fair = _RANGE - _RANGE % n
        while True:
            if not self._words:
                self._words = self._next_block()
            word = self._words.pop()
            if word < fair:
                return word % n

    def _next_block(self) -> list[int]:
        text = self._number.to_bytes(8, "big") + self._takebacks.to_bytes(4, "big") + self._block.to_bytes(4, "big")
        self._block += 1
        block = hashlib.blake2b(text, key=self._key, digest_size=_BLOCK, person=_PERSON).digest()
        return list(_WORDS.unpack(block))[::-1]


class Script(Chance):
    """Recorded outcomes, repeated."""

    __slots__ = ("_left", "bounds")

    def __init__(self, outcomes: list[int] | tuple[int, ...]) -> None:
        self._left = list(outcomes)[::-1]
        self.bounds: list[int] = []  # what the outcomes so far had to be below

    @property
    def is_over(self) -> bool:
        return not self._left

    def below(self, n: int) -> int:
        if not self._left or not 0 <= self._left[-1] < n:
            raise ChanceMismatch(f"an outcome below {n} is due")
        self.bounds.append(n)
        return self._left.pop()


class NotTold(Exception):
    """Outcomes are due that nobody has told yet."""

    def __init__(self, bounds: list[int]) -> None:
        super().__init__(bounds)
        self.bounds = bounds  # what each has to be below, as far as that is known for certain


class Told(Chance):
    """Outcomes told from outside, one by one; where the next is due and not told yet, NotTold ends the attempt.

    What can only come out one way need not be told.
    """

    __slots__ = ("_at", "_outcomes")

    def __init__(self, outcomes: list[int]) -> None:
        self._outcomes = outcomes
        self._at = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self._at == len(self._outcomes):
            raise NotTold([n])
        outcome = self._outcomes[self._at]
        self._at += 1
        return outcome

    def shuffling(self, n: int) -> None:
        told = len(self._outcomes) - self._at
        if told < n - 1:
            raise NotTold(list(range(n - told, 1, -1)))


class Seed(NamedTuple):
    """The secret from which chance follows, from choice `start` on until the next one takes over."""

    start: int
    secret: bytes
    takebacks: int = 0  # agreed ones: what was seen must not come again
    version: int = VERSION


def seed_bytes(seed: int | bytes | None) -> bytes:
    """256 secret bits: those given, those of a number, or fresh ones."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, int):
        return (seed % (1 << 8 * SEED_BYTES)).to_bytes(SEED_BYTES, "big")
    return seed


def commitment(seed: bytes) -> str:
    """What is public from the first move: players check the seed against it when the game is over."""
    return hashlib.blake2b(seed, digest_size=32, person=b"chronotable").hexdigest()
