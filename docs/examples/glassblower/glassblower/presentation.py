"""The Glassblower's board in words, views and positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from chronotable.games.merchants.shapes import arriving, hiring
from chronotable.games.merchants.shops.presentation import Presentation
from chronotable.games.merchants.shops.shop import Merchant
from chronotable.games.merchants.state import MerchantsState
from chronotable.kernel.laws import either
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Nouns
from chronotable.kernel.parts import Record
from chronotable.kernel.verbs import Verb

from .nouns import BOARDS, NOUNS, TOLD, VERBS
from .rules.glassworks import glassworks
from .rules.merchant import GLASSBLOWER
from .rules.terms import CARDS, HEAT, HOURS, MOST_HEAT, PLACE_TERMS
from .views import GlassAbility, GlassworksSeen, Workplace


class GlassblowerPresentation(Presentation):
    term: ClassVar[str] = "glassblower"
    merchant: ClassVar[Merchant] = GLASSBLOWER
    nouns: ClassVar[Nouns] = NOUNS
    told: ClassVar[Nouns] = TOLD
    verbs: ClassVar[list[Verb]] = VERBS
    events: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "furnace_stoked": ("who", "n"),
        "glassblower_worked": ("who", "workplace"),
    }
    arguments: ClassVar[Mapping[str, Any]] = {"workplace": Workplace}
    ability: ClassVar[Any] = GlassAbility
    seen: ClassVar[Any] = GlassworksSeen
    boards: ClassVar[Record] = BOARDS

    def view(self, s: MerchantsState, who: int) -> GlassworksSeen:
        shop = glassworks(s, who)
        return {
            "merchant": "glassblower",
            "heat": shop.heat,
            "most_heat": MOST_HEAT,
            "workplaces": [
                {
                    "workplace": word,  # type: ignore[typeddict-item]  # the one list of words
                    "hours": HOURS[place],
                    "heat": HEAT[place],
                    "corruption": CARDS[place],
                    "here": place == shop.place,
                }
                for place, word in enumerate(PLACE_TERMS)
            ],
        }

    def turn_shape(self, s: MerchantsState) -> str:
        """A place is chosen; or the work there, its corruption and its hours are left (GLASS-22.1)."""
        action = either(["take_good ", "activate_staff ", hiring(s)])
        return either(["glass_work ", f"(?:{action}?(?:take_corruption )?)glass_hours ", arriving(s)])

    def laws(self, s: MerchantsState, who: int) -> list[Message]:
        shop = glassworks(s, who)
        good = 0 <= shop.heat <= MOST_HEAT and 0 <= shop.place < len(PLACE_TERMS)
        return [] if good else [Message("merchants-law-glassworks", seat=who + 1)]


PRESENTATION: Final = GlassblowerPresentation()
