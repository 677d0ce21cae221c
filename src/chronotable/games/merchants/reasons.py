"""What a hint may say for a choice in Merchants Cove.  The words are in `merchants_reasons.ftl`.

Worth is measured in gold, as the evaluation does (`weights.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from chronotable.games.merchants.evaluate import arrivals, worth_of_goods, worth_of_hiring
from chronotable.games.merchants.forecast import forecast, losses
from chronotable.games.merchants.shops.shop import Worth
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.terms import COLOURS, GOODS, LAIR, MARKET, OVER, PRODUCTION, SEAT_TERMS
from chronotable.games.merchants.weights import WEIGHTS
from chronotable.kernel.reasons import Found, Passage, Reason, Reasons, found, less, more

Way = Passage[MerchantsState]


# ---- numbers of a seat


def gold(s: MerchantsState, seat: int) -> int:
    return s.players[seat].gold


def small_goods(s: MerchantsState, seat: int) -> int:
    return sum(s.players[seat].shelf[:COLOURS])


def large_goods(s: MerchantsState, seat: int) -> int:
    return sum(s.players[seat].shelf[COLOURS:])


def takings(s: MerchantsState, seat: int) -> int:
    """What goods and support would bring if the market opened now (COVE-7.3 to 7.8)."""
    return forecast(s, seat)["market"] if s.phase not in (MARKET, OVER) else 0


def symbols(s: MerchantsState, seat: int) -> int:
    """What the symbols of the staff would bring if the game ended now (COVE-10.1)."""
    return sum(part["gold"] for part in forecast(s, seat)["symbols"]) if s.phase != OVER else 0


def lost_to_corruption(s: MerchantsState, seat: int) -> int:
    """What corruption would cost if the game ended now (COVE-9.3)."""
    return losses(s, seat)["gold"] if s.phase != OVER else 0


def corruption(s: MerchantsState, seat: int) -> int:
    return sum(s.players[seat].corruption)


def rogues(s: MerchantsState, seat: int) -> int:
    return s.halls[LAIR]


def workshop(s: MerchantsState, seat: int) -> int:
    """What bots take the merchant's own board to promise, in gold."""
    if s.phase == OVER:
        return 0
    player, merchant = s.players[seat], s.settings.merchants[seat]
    days = s.box.rounds - s.day
    goods = worth_of_goods(s, player, days, arrivals(s))
    worth = Worth(goods, worth_of_hiring(s, player, goods, 1.0), WEIGHTS.hour, 0.0)
    return round(merchant.outlook(s, seat, worth))


def stock(s: MerchantsState, seat: int) -> int:
    """What bots take the goods on the shelf to bring in the end, boats at sea and other days reckoned in."""
    if s.phase == OVER:
        return 0
    player, days = s.players[seat], s.box.rounds - s.day
    worth = worth_of_goods(s, player, days, arrivals(s))
    return round(sum(player.shelf[good] * worth[good] for good in range(GOODS)))


# ---- what is found


def hired(way: Way) -> Iterable[Found]:
    for event in way.told:
        if event.kind == "townsfolk_hired" and event.args["who"] == SEAT_TERMS[way.seat]:
            yield found(card=event.args["card"])


def frozen(way: Way) -> Iterable[Found]:
    """Tokens of frozen time."""
    for event in way.told:
        if event.kind == "time_frozen" and event.args["who"] == SEAT_TERMS[way.seat]:
            yield found(len(event.args["symbols"]))


def hours(way: Way) -> Iterable[Found]:
    """The own ones of the plan (COVE-5.3)."""
    n = way.after.hours[way.seat] - way.before.hours[way.seat]
    if n > 0 and way.after.day == way.before.day and way.after.phase == way.before.phase:
        yield found(n)


def again(way: Way) -> Iterable[Found]:
    """The own piece is the rearmost one still, or on top of those (COVE-5.2)."""
    after = way.after
    is_turn_over = after.turn != way.before.turn
    if is_turn_over and after.settings.pieces > 1 and after.phase == PRODUCTION == way.before.phase:
        if after.day == way.before.day and after.order[0] == way.seat:
            yield found()


def docked(way: Way) -> Iterable[Found]:
    """Boats that the plan fills and brings to a pier (COVE-6.9)."""
    for event in way.told:
        if event.kind == "boat_docked" and event.args["who"] == SEAT_TERMS[way.seat]:
            yield found(boat=event.args["boat"], pier=event.args["pier"])


def market_near(way: Way) -> Iterable[Found]:
    """The market opens before the seat's next turn (COVE-6.11)."""
    if way.before.phase == PRODUCTION and any(event.kind == "market_opened" for event in way.answered):
        yield found()


REASONS: Final[Reasons[MerchantsState]] = Reasons(
    (
        Reason("gold", 1.0, more(gold), counted=True),
        Reason("takings", 0.9, more(takings), about="takings", counted=True),
        Reason("stock", 0.8, more(stock), about="takings"),
        Reason("large_goods", 4.0, more(large_goods), about="goods", counted=True),
        Reason("small_goods", 2.5, more(small_goods), about="goods", counted=True),
        Reason("symbols", 1.0, more(symbols), counted=True),
        Reason("hired", 2.0, hired),
        Reason("docked", 1.0, docked),
        Reason("shed", 1.5, less(corruption), about="corruption", counted=True),
        Reason("frozen", WEIGHTS.token, frozen, counted=True),
        Reason("workshop", 0.8, more(workshop), about="workshop"),
        Reason("again", 1.5, again),
        Reason("market_near", -3.0, market_near, unsure=True),
        Reason("takings_lost", -0.9, less(takings), about="takings", counted=True),
        Reason("stock_lost", -0.8, less(stock), about="takings"),
        Reason("corruption_cost", -1.0, more(lost_to_corruption), about="corruption", counted=True),
        Reason("corruption", -1.5, more(corruption), about="corruption", counted=True),
        Reason("rogues", -1.0, more(rogues), counted=True),
        Reason("hours", -WEIGHTS.hour / 2, hours, counted=True),
        Reason("workshop_worse", -0.8, less(workshop), about="workshop"),
    ),
    answered=True,
    least=0.5,
    width=6,
    worlds=6,
)
