"""What tells how a game will end, of what everybody may know (see `chronotable.kernel.features`).

The faces of corruption cards are their owner's secret, so they count by their number.
"""

from __future__ import annotations

from typing import Final

from chronotable.games.merchants import terms
from chronotable.games.merchants.evaluate import arrivals, worth_of_goods, worth_of_hiring
from chronotable.games.merchants.forecast import best_sales
from chronotable.games.merchants.options import AGREED
from chronotable.games.merchants.shops.shop import Worth
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.scoring import scoring_cards, symbol_gold
from chronotable.games.merchants.weights import WEIGHTS
from chronotable.kernel.features import Feature, Features


def setup(s: MerchantsState) -> str | None:
    """Rivals who all are Chronomancers and agreed on nothing unusual."""
    chosen = s.settings
    usual = (
        chosen.corruption_mode == terms.CORRUPTION_MODE_TERMS.index(AGREED["black_market_corruption_mode"]["default"])
        and chosen.portal_activate_adds == AGREED["portal_activate_adds_two_hours"]["default"]
        and chosen.chronomancer_may_share == AGREED["chronomancer_may_share_assistant_space"]["default"]
        and chosen.fresh_tokens == AGREED["freeze_tokens_usable_same_turn"]["default"]
        and chosen.corruption_first == AGREED["corruption_paid_before_effect"]["default"]
        and chosen.splitter_needs_two == AGREED["splitter_needs_two_in_pool"]["default"]
        and chosen.replaced_keep_symbols == AGREED["replaced_townsfolk_keep_symbols"]["default"]
        and chosen.sea_sorted_first == AGREED["sea_passengers_sorted_before_sales"]["default"]
    )
    if not usual or chosen.players < 2 or any(merchant.term != "chronomancer" for merchant in chosen.merchants):
        return None
    return str(chosen.players)


def hours_left(s: MerchantsState, seat: int) -> int:
    """Hours in which the seat may still produce."""
    today = max(0, s.end_of_production - s.hours[seat]) if s.phase != terms.MARKET else 0
    return (s.box.rounds - s.day) * s.box.last_hour + today


def stage(s: MerchantsState) -> float:
    hours = [hours_left(s, seat) for seat in range(s.settings.players)]
    return 1.0 - min(1.0, sum(hours) / len(hours) / (s.box.rounds * s.box.last_hour))


def days_left(s: MerchantsState) -> int:
    return s.box.rounds - s.day


def goods(s: MerchantsState, seat: int) -> float:
    """What the goods on the shelf will bring."""
    player = s.players[seat]
    worths = worth_of_goods(s, player, days_left(s), arrivals(s))
    return sum(held * worth for held, worth in zip(player.shelf, worths))


def sales(s: MerchantsState, seat: int) -> int:
    """What the goods on the shelf would bring with the customers who are there now."""
    return sum(sale["gold"] for sale in best_sales(s, seat))


def charges(s: MerchantsState, seat: int) -> int:
    """And the corruption cards that this would cost."""
    return sum(sale["corruption"] for sale in best_sales(s, seat))


def sales_of_the_day(s: MerchantsState, seat: int) -> int:
    return sales(s, seat) if s.phase == terms.MARKET else 0


def symbols(s: MerchantsState, seat: int) -> float:
    return symbol_gold(s, scoring_cards(s.players[seat]))


def rogues(s: MerchantsState, seat: int) -> int:
    """Symbols of rogues on townsfolk."""
    return sum(s.box.card_symbols[card].count(terms.ROGUE) for card in scoring_cards(s.players[seat]))


def growing(s: MerchantsState, seat: int) -> float:
    return symbols(s, seat) * (days_left(s) + (s.phase != terms.MARKET))


def corruption(s: MerchantsState, seat: int) -> int:
    return sum(s.players[seat].corruption)


def lair(s: MerchantsState, seat: int) -> float:
    """What corruption would cost, if every card had one symbol."""
    return (corruption(s, seat) + rogues(s, seat)) * s.halls[terms.LAIR]


def support(s: MerchantsState, seat: int) -> int:
    return sum(s.halls[colour] for colour in s.settings.merchants[seat].support(s, seat))


def shop(s: MerchantsState, seat: int) -> float:
    """What the merchant's own board promises."""
    player = s.players[seat]
    days = days_left(s)
    worths = worth_of_goods(s, player, days, arrivals(s))
    growth = 1.0 + WEIGHTS.growth * (days + (s.phase != terms.MARKET))
    card = WEIGHTS.symbols_on_a_card * s.halls[terms.LAIR] * growth
    worth = Worth(worths, worth_of_hiring(s, player, worths, growth), WEIGHTS.hour, card)
    return s.settings.merchants[seat].outlook(s, seat, worth)


def soon(s: MerchantsState, seat: int) -> float:
    return shop(s, seat) * min(1.0, hours_left(s, seat) / WEIGHTS.soon)


def staff(s: MerchantsState, seat: int) -> int:
    return sum(held != terms.NOBODY for held in s.players[seat].staff)


def acts_first(s: MerchantsState, seat: int) -> bool:
    return bool(s.order) and s.order[0] == seat


FEATURES: Final = Features(
    setup,
    stage,
    [
        Feature("gold", lambda s, seat: s.players[seat].gold),
        Feature("goods", goods),
        Feature("sales", sales),
        Feature("sales of the day", sales_of_the_day),
        Feature("charges", charges),
        Feature("on the shelf", lambda s, seat: sum(s.players[seat].shelf)),
        Feature("in the pool", lambda s, seat: sum(s.players[seat].pool)),
        Feature("symbols", symbols),
        Feature("growing symbols", growing),
        Feature("rogues", rogues),
        Feature("corruption", corruption),
        Feature("lair", lair),
        Feature("support", support),
        Feature("shop", soon),
        Feature("staff", staff),
        Feature("hours", hours_left),
        Feature("acts first", acts_first),
        Feature("first seat", lambda s, seat: seat == 0),
        Feature("last seat", lambda s, seat: seat == s.settings.players - 1),
    ],
    rivals=True,
)
