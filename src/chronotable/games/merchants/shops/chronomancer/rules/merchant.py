"""The Chronomancer as the cove sees him."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chronotable.games.merchants.shops.chronomancer.rules import staff, terms
from chronotable.games.merchants.shops.chronomancer.rules.machines import symbol_colours
from chronotable.games.merchants.shops.chronomancer.rules.moves import MOVES
from chronotable.games.merchants.shops.chronomancer.rules.outlook import outlook
from chronotable.games.merchants.shops.chronomancer.rules.workshop import TileParts, Workshop, workshop
from chronotable.games.merchants.shops.shop import Merchant, Worth
from chronotable.games.merchants.state import MerchantsState
from chronotable.kernel.step import Refusal, Step


class Chronomancer(Merchant):
    __slots__ = ()

    term: ClassVar[str] = "chronomancer"
    ability_words: ClassVar[list[str]] = terms.ABILITY_TERMS

    def goods(self, s: MerchantsState) -> list[int]:
        return s.box.good_count

    def prices(self, s: MerchantsState) -> list[int]:
        return s.box.good_price

    def open_shop(self, s: MerchantsState) -> Workshop:
        """Starter tiles on top, two others below, six in the stream, all tokens on the symbols (COVE-3.9 to 3.13)."""
        parts = s.box.parts[self.term]
        assert isinstance(parts, TileParts)
        shop = Workshop(parts)
        shop.chronomancer = terms.LC
        shop.assistant = terms.LA
        shop.covered = terms.ALL_COVERED
        shop.fresh = 0
        starters = parts.starters.copy()
        s.shuffle(starters)
        others = [tile for tile in range(terms.TILES) if tile not in starters]
        s.shuffle(others)
        dealt = starters + others
        shop.tiles = [
            2 * tile + (terms.WHITE if place < terms.SLOTS else terms.BLUE) for place, tile in enumerate(dealt)
        ]
        return shop

    def turn(self, who: int) -> Step[Any]:
        return MOVES[who]

    def support(self, s: MerchantsState, who: int) -> list[int]:
        """Uncovered symbols pay (COVE-7.8)."""
        shop = workshop(s, who)
        return symbol_colours(shop.parts, terms.ALL_COVERED ^ shop.covered)

    def staff_uses(self, s: MerchantsState, who: int, ability: int) -> list[int]:
        return staff.uses(s, who, ability)

    def use_staff(self, s: MerchantsState, who: int, ability: int, use: int) -> None:
        staff.carry_out(s, who, ability, use)

    def staff_key(self, s: MerchantsState, ability: int, use: int) -> str:
        return staff.key(s, ability, use)

    def staff_elements(self, s: MerchantsState, ability: int, use: int) -> list[str]:
        return staff.elements(s, ability, use)

    def why_not_staff(self, ability: int) -> Refusal:
        return staff.why_not(ability)

    def outlook(self, s: MerchantsState, who: int, worth: Worth) -> float:
        return outlook(s, who, worth)


CHRONOMANCER: Final = Chronomancer()
