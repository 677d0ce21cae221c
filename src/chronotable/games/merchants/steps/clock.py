"""Chapters 5 and 6: time pieces move, symbols bring adventurers, the market token ends production."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.harbour import Arrive
from chronotable.games.merchants.steps.telling import tell
from chronotable.games.merchants.terms import NOBODY
from chronotable.kernel.step import Step


def symbols_crossed(s: MerchantsState, before: int, now: int) -> int:
    """The adventurer symbols that a piece meets on its way, the one it stops on included (COVE-6.3)."""
    symbols = s.settings.symbols
    last = len(symbols) - 1
    return symbols[min(now, last)] - symbols[min(before, last)]


def pass_hours(s: MerchantsState, piece: int, hours: int) -> None:
    """Move a piece, on top of a stack it lands on; then its owner resolves the symbols crossed (COVE-5.2, 5.9, 6.4)."""
    if not hours:
        return
    before = s.hours[piece]
    now = before + hours
    s.hours[piece] = now
    order = s.order
    order.remove(piece)
    place = 0
    while place < len(order) and s.hours[order[place]] < now:
        place += 1
    order.insert(place, piece)
    if s.witness is not None:
        tell(s, "hours_passed", who=piece, n=hours, words={"hour": now})
    crossed = symbols_crossed(s, before, now)
    if crossed:
        s.agenda.append(Arrive(piece, crossed))


class NextTurn(Step[MerchantsState]):
    """The rearmost piece acts, until everybody is finished (COVE-5.1, 5.3, 6.12)."""

    __slots__ = ()

    rule: ClassVar[str] = "COVE-5.1"

    def apply(self, s: MerchantsState, option: int) -> None:
        piece = s.order[0]
        if s.hours[piece] >= s.end_of_production:
            return
        s.turn += 1
        s.agenda.append(END_TURN)
        s.agenda.append(s.settings.turns[piece])


class EndTurn(Step[MerchantsState]):
    """When all berths are taken the market token comes on the clock (COVE-6.11)."""

    __slots__ = ()

    rule: ClassVar[str] = "COVE-6.11"

    def apply(self, s: MerchantsState, option: int) -> None:
        s.agenda.append(NEXT_TURN)
        if not s.token and NOBODY not in s.berths:
            s.token = min(s.box.last_hour, s.hours[s.order[-1]] + s.box.token_offset)
            if s.witness is not None:
                tell(s, "market_token_placed", n=s.token)


NEXT_TURN: Final = NextTurn()
END_TURN: Final = EndTurn()
