"""Chapter 16: where the Peddler seats adventurers and docks boats, since nobody chooses for it."""

from __future__ import annotations

from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.terms import BOATS, KINDS, NOBODY


def peddler_boat(s: MerchantsState, kind: int, besides: int) -> list[int]:
    """The boat with the most passengers, then with the most of the same kind, then the first (COVE-16.5)."""
    best = NOBODY
    best_rank = -1
    for boat in range(BOATS):
        if s.free_seats[boat] and boat != besides:
            aboard = s.box.boat_capacity - s.free_seats[boat]
            rank = aboard * (s.box.boat_capacity + 1) + s.boats[boat * KINDS + kind]
            if rank > best_rank:
                best, best_rank = boat, rank
    return [] if best == NOBODY else [best]


def peddler_berth(s: MerchantsState, boat: int) -> list[int]:
    """The centre berth of the boat's side, then the other one (COVE-16.6)."""
    for berth in s.box.peddler_berths[s.box.boat_side[boat]]:
        if s.berths[berth] == NOBODY:
            return [berth]
    return []
