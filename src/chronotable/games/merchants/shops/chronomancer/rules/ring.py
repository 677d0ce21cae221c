"""Chapter 12: who may go where.  The ring is small, so all answers are tables."""

from __future__ import annotations

from typing import Final

from chronotable.games.merchants.shops.chronomancer.rules.terms import (
    ASSISTANT,
    ASSISTANT_SLOTS,
    CHRONOMANCER,
    CHRONOMANCER_SLOTS,
    LA,
    LC,
    PORTALS,
    SPACES,
    TOKENS,
)


def chronomancer_ways(chronomancer: int, assistant: int, may_share: bool) -> list[int]:
    """Clockwise up to the Assistant; his slots are skipped but bar the way all the same (COVE-12.6, 12.7)."""
    found: list[int] = []
    for distance in range(1, SPACES):
        space = (chronomancer + distance) % SPACES
        if space == assistant:
            if may_share and space in PORTALS:
                found.append(space)
            break
        if space not in ASSISTANT_SLOTS:
            found.append(space)
    return found


def assistant_ways(chronomancer: int, assistant: int) -> list[int]:
    """Clockwise to the next machine, where he has to stop; out of one only with the Chronomancer (COVE-12.8, 12.9)."""
    if assistant in ASSISTANT_SLOTS and chronomancer != assistant - 1:
        return []
    found: list[int] = []
    for distance in range(1, SPACES):
        space = (assistant + distance) % SPACES
        if space in CHRONOMANCER_SLOTS:
            continue
        found.append(space)
        if space in ASSISTANT_SLOTS:
            break
    return found


def all_ways(chronomancer: int, assistant: int, may_share: bool) -> list[int]:
    """Every legal move as figure * SPACES + space."""
    found = [CHRONOMANCER * SPACES + space for space in chronomancer_ways(chronomancer, assistant, may_share)]
    found += [ASSISTANT * SPACES + space for space in assistant_ways(chronomancer, assistant)]
    return found


# By whether the figures may share a space, then by Chronomancer * SPACES + Assistant.
WAYS: Final[list[list[list[int]]]] = [
    [all_ways(chronomancer, assistant, share) for chronomancer in range(SPACES) for assistant in range(SPACES)]
    for share in (False, True)
]

# By a bit set of symbols and a number: the subsets with at most, or exactly, so many.
SUBSETS_UP_TO: Final[list[list[list[int]]]] = [
    [
        [part for part in range(1 << TOKENS) if part & of == part and part.bit_count() <= most]
        for most in range(TOKENS + 1)
    ]
    for of in range(1 << TOKENS)
]
SUBSETS_OF: Final[list[list[list[int]]]] = [
    [
        [part for part in range(1 << TOKENS) if part & of == part and part.bit_count() == size]
        for size in range(TOKENS + 1)
    ]
    for of in range(1 << TOKENS)
]
COUNT: Final = [part.bit_count() for part in range(1 << TOKENS)]


def reachable(may_share: bool) -> list[int]:
    """Every pair of places the figures can come to from their start, as Chronomancer * SPACES + Assistant."""
    found = [LC * SPACES + LA]
    for pair in found:  # grows while it is read
        for way in WAYS[may_share][pair]:
            space = way % SPACES
            after = space * SPACES + pair % SPACES if way < SPACES else pair // SPACES * SPACES + space
            if after not in found:
                found.append(after)
    return found


REACHABLE: Final = [reachable(False), reachable(True)]
