"""Chance as it was in version 1: only to check the proofs of matches that were played with it.

Every choice had the fast generator to itself, begun from a hash of the seed.  Its outcomes can be computed from each
other, so nothing is drawn with it any more: `Match.verify` alone comes here.
"""

from __future__ import annotations

import hashlib
from typing import Final

from chronotable.kernel.chance import Chance
from chronotable.kernel.rng import LOW32, MULTIPLIER, spread

VERSION: Final = 1


class FormerChance(Chance):
    __slots__ = ("_state",)

    def __init__(self, secret: bytes, number: int) -> None:
        digest = hashlib.blake2b(number.to_bytes(8, "big"), key=secret, digest_size=8).digest()
        self._state = spread(int.from_bytes(digest, "big"))

    def below(self, n: int) -> int:
        self._state = MULTIPLIER * (self._state & LOW32) + (self._state >> 32)
        return ((self._state & LOW32) * n) >> 32
