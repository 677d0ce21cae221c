"""Chapter 11: activating the staff; what the abilities do is the merchant's own (COVE-11.9)."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.choice import DONE, SeatStep
from chronotable.games.merchants.terms import ABILITIES, NOBODY
from chronotable.kernel.step import Refusal, Things, refuse

STAFF_USES: Final = 64  # ways to use one ability


class ActivateStaff(SeatStep):
    """Use the abilities that have a townsfolk, each at most once, in any order; `used`: those that were (COVE-11.9)."""

    __slots__ = ("used",)

    rule: ClassVar[str] = "COVE-11.9"

    def __init__(self, who: int, used: int) -> None:
        super().__init__(who)
        self.used = used

    def options(self, s: MerchantsState) -> list[int]:
        staff = s.players[self.who].staff
        merchant = s.settings.merchants[self.who]
        found: list[int] = []
        for ability in range(ABILITIES):
            if staff[ability] != NOBODY and not self.used >> ability & 1:
                for use in merchant.staff_uses(s, self.who, ability):
                    found.append(ability * STAFF_USES + use)
        if found:
            found.append(DONE)
        return found

    def apply(self, s: MerchantsState, option: int) -> None:
        if option == DONE:
            return
        ability = option // STAFF_USES
        s.agenda.append(ActivateStaff(self.who, self.used | 1 << ability))
        s.settings.merchants[self.who].use_staff(s, self.who, ability, option % STAFF_USES)

    def key(self, s: MerchantsState, option: int) -> str:
        if option == DONE:
            return "done"
        return s.settings.merchants[self.who].staff_key(s, option // STAFF_USES, option % STAFF_USES)

    def elements(self, s: MerchantsState, option: int) -> list[str]:
        return s.settings.merchants[self.who].staff_elements(s, option // STAFF_USES, option % STAFF_USES)

    def why_not(self, s: MerchantsState, verb: str, given: Things) -> Refusal | None:
        merchant = s.settings.merchants[self.who]
        if verb not in merchant.ability_words:
            return None
        ability = merchant.ability_words.index(verb)
        if s.players[self.who].staff[ability] == NOBODY:
            return refuse("no-staff", "COVE-15.1", ability=verb)
        if self.used >> ability & 1:
            return refuse("staff-used", "COVE-11.9", ability=verb)
        return merchant.why_not_staff(ability)
