"""Chance: one integer of generator state, and keyed derivation of a match's outcomes from its secret seed.

The generator is a multiply-with-carry: 62 bits of state in one int, so that copying it is free, it serialises as a
number, and every intermediate value fits a signed 64-bit word (mypyc then uses machine arithmetic).
It is fast, not secret; secrecy comes from `derive`, which re-seeds it before every choice of a real match.
"""
from __future__ import annotations

import hashlib
import secrets
from typing import Final

MULTIPLIER: Final = 1000511085
LOW32: Final = 0xFFFFFFFF
SEED_BYTES: Final = 32


def spread(number: int) -> int:
    """Any integer to a generator state (never the fixed points 0 and the maximum)."""
    mixed = (number * 0x9E3779B97F4A7C15 + 0x1234567) & 0x1FFFFFFFFFFFFFFF
    return (mixed | 1) % (MULTIPLIER << 32)


def derive(seed: bytes, number: int) -> int:
    """The generator state before choice `number` of the match with this secret seed (0 is the set-up)."""
    digest = hashlib.blake2b(number.to_bytes(8, "big"), key=seed, digest_size=8).digest()
    return spread(int.from_bytes(digest, "big"))


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
