"""What lies on the Glassblower's board."""

from __future__ import annotations

from chronotable.games.merchants.shops.shop import Shop
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.telling import tell

from .terms import DOOR, FIRST_HEAT, MOST_HEAT


class Glassworks(Shop):
    __slots__ = ("heat", "place")

    heat: int
    place: int  # where the Glassblower stands

    def __init__(self) -> None:
        self.heat = FIRST_HEAT
        self.place = DOOR

    def clone(self) -> Glassworks:
        copy = Glassworks()
        copy.heat = self.heat
        copy.place = self.place
        return copy


def glassworks(s: MerchantsState, who: int) -> Glassworks:
    shop = s.players[who].shop
    assert isinstance(shop, Glassworks)
    return shop


def heat_up(s: MerchantsState, who: int, n: int) -> None:
    shop = glassworks(s, who)
    shop.heat = min(MOST_HEAT, shop.heat + n)
    if s.witness is not None:
        tell(s, "furnace_stoked", who=who, n=shop.heat)
