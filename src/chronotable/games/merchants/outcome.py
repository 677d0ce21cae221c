"""How it ended, for people: where the gold came from, the Peddler's too, and what decided (chapters 9 and 16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from chronotable.games.merchants.naming import ref
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.scoring import rogue_symbols
from chronotable.games.merchants.terms import LAIR, OVER, PEDDLER_WORD, SEAT_TERMS
from chronotable.kernel.message import Message
from chronotable.kernel.outcome import Row, Sheet, Told, decided

SALES: Final = "sales"
SUPPORT: Final = "support"
SYMBOLS: Final = "symbols"
CORRUPTION: Final = "corruption"
OTHER: Final = "other"  # what a seat began with, and whatever a merchant brings that has no column of its own
_COLUMNS: Final = {
    SALES: Message("merchants-end-sales"),
    SUPPORT: Message("merchants-end-support"),
    SYMBOLS: Message("merchants-end-symbols"),
    CORRUPTION: Message("merchants-end-corruption"),
    OTHER: Message("merchants-end-other"),
}
_EARNED: Final = {"sold": SALES, "support_collected": SUPPORT, "support_taken": SUPPORT, "final_scoring": SYMBOLS}


def victor(s: MerchantsState) -> Message | None:
    """The Peddler, who has no seat (COVE-16.9)."""
    if s.phase != OVER or s.peddler is None or s.winners:
        return None
    return Message("merchants-victor-peddler", gold=s.peddler.gold, other=s.players[0].gold)


def sheet(s: MerchantsState, told: Sequence[Told]) -> Sheet:
    """Gold by where it came from (COVE-7.3, 7.8, 9.2, 9.3)."""
    earned = _earned(told)
    rows = [_row(earned, SEAT_TERMS[seat], player.gold, seat) for seat, player in enumerate(s.players)]
    if s.peddler is not None:
        rows.append(_row(earned, PEDDLER_WORD, s.peddler.gold, None))
    used = [place for place in range(len(_COLUMNS)) if any(row.numbers[place] for row in rows)]
    columns = tuple(list(_COLUMNS.values())[place] for place in used)
    found = Sheet(columns, tuple(row._replace(numbers=tuple(row.numbers[n] for n in used)) for row in rows))
    return found.with_facts(*(_rogues(s, found) or [decided(found)]))


def _earned(told: Sequence[Told]) -> dict[str, dict[str, int]]:
    """By whose gold it is and by column."""
    earned: dict[str, dict[str, int]] = {}

    def add(who: str, column: str, gold: int) -> None:
        own = earned.setdefault(who, dict.fromkeys(_COLUMNS, 0))
        own[column] += gold

    for event, _ in told:
        args: dict[str, Any] = event.args
        if event.kind in _EARNED:
            add(args["who"], _EARNED[event.kind], int(args.get("gold", 0)))
        if event.kind == "final_scoring":
            add(args["who"], CORRUPTION, -int(args["loss"]))
        elif event.kind == "peddler_scoring":
            add(PEDDLER_WORD, SYMBOLS, int(args.get("gold", 0)))
    return earned


def _row(earned: dict[str, dict[str, int]], who: str, gold: int, seat: int | None) -> Row:
    own = earned.get(who, dict.fromkeys(_COLUMNS, 0))
    own[OTHER] = gold - sum(own[column] for column in _COLUMNS if column != OTHER)
    name = Message("merchants-end-name", who=ref("piece", who)) if seat is None else None
    return Row(seat, name, tuple(own[column] for column in _COLUMNS), gold)


def _rogues(s: MerchantsState, found: Sheet) -> list[Message | None]:
    """Whoever lost by no more than their rogue symbols cost (COVE-9.3)."""
    best = max((row.total or 0) for row in found.rows)
    facts: list[Message | None] = []
    for seat, player in enumerate(s.players):
        symbols, behind = rogue_symbols(s, player), best - player.gold
        loss = symbols * s.halls[LAIR]
        if 0 < behind <= loss:
            whose = Message("kernel-player", seat=seat + 1)
            facts.append(Message("merchants-end-rogues", player=whose, symbols=symbols, loss=loss, n=behind))
    return facts
