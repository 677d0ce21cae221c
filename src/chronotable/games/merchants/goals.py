"""What a merchant plays for and what befalls it (chapters 5, 9, 10 and 16).  The words are in `merchants_goals.ftl`."""

from __future__ import annotations

from collections.abc import Iterator

from chronotable.games.merchants.forecast import losses
from chronotable.games.merchants.naming import ref
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.terms import LAIR, MODE_TERMS, OVER, PRODUCTION, SOLO_PEDDLER, SOLO_SCORE
from chronotable.kernel.goals import Brief, Fate, danger, fate
from chronotable.kernel.message import Message


def brief(s: MerchantsState, seat: int | None) -> Brief:
    """Most gold after the last day; alone, more than the Peddler or a good title (COVE-1.1, 16.1, 16.9)."""
    goal = Message("merchants-brief-goal", **aims(s))
    end = Message("merchants-brief-end", days=s.box.rounds)
    rule = {SOLO_SCORE: "COVE-16.1", SOLO_PEDDLER: "COVE-16.9"}.get(s.settings.mode, "COVE-1.1")
    if seat is None:
        return Brief(goal, end, rule=rule)
    merchant = ref("merchant", s.settings.merchants[seat].term)
    return Brief(
        goal,
        end,
        who=Message("merchants-brief-who", merchant=merchant),
        side=Message("merchants-brief-side", mode=MODE_TERMS[s.settings.mode], others=s.settings.players - 1),
        rule=rule,
    )


def aims(s: MerchantsState) -> dict[str, object]:
    """How the mode is won; whoever plays for a title is told the best one."""
    gold, title = s.box.ratings[-1]
    return {"mode": MODE_TERMS[s.settings.mode], "gold": gold, "title": ref("rating", title)}


def fates(s: MerchantsState, seat: int | None) -> list[Fate]:
    if s.phase == OVER:
        return []
    return [*([] if seat is None else own_troubles(s, seat)), *last_day(s, seat)]


def own_troubles(s: MerchantsState, seat: int) -> Iterator[Fate]:
    """How the day ends for the seat, and what its corruption would cost: only it knows the cards (COVE-5.3, 9.3)."""
    hour, market = s.hours[seat], s.end_of_production
    if s.phase == PRODUCTION and hour >= market:
        yield fate("merchants-fate-done", "COVE-5.3", hour=market)
    elif s.phase == PRODUCTION and s.token:
        yield danger("merchants-fate-market-near", "COVE-6.11", hour=market, n=market - hour)
    cost = losses(s, seat)
    if cost["gold"]:
        n = cost["rogue_symbols"]
        yield danger("merchants-fate-corruption", "COVE-9.3", n=n, rogues=s.halls[LAIR], gold=cost["gold"])


def last_day(s: MerchantsState, seat: int | None) -> Iterator[Fate]:
    """Goods that are not sold on the last day are worth nothing (COVE-9.1, 9.4)."""
    if s.day == s.box.rounds:
        yield danger("merchants-fate-last-day", "COVE-9.4", goods=0 if seat is None else sum(s.players[seat].shelf))
