"""The fast generator, for search and redrawn worlds only: one integer of state, never used in a real match.

It is a multiply-with-carry: 62 bits of state in one int, so that copying it is free and every intermediate value fits
a signed 64-bit word (mypyc then uses machine arithmetic).  It is not secret: whoever sees some fourteen outcomes can
compute all others (`tests/kernel/test_lattice.py` does).  A real match draws from `chronotable.kernel.chance`.
"""

from __future__ import annotations

from typing import Final

MULTIPLIER: Final = 1000511085
LOW32: Final = 0xFFFFFFFF
NO_GENERATOR: Final = 0  # the fixed point of the generator, which no seed leads to: a state that has none


def spread(number: int) -> int:
    """Any integer to a generator state (never the fixed points 0 and the maximum)."""
    mixed = (number * 0x9E3779B97F4A7C15 + 0x1234567) & 0x1FFFFFFFFFFFFFFF
    return (mixed | 1) % (MULTIPLIER << 32)
