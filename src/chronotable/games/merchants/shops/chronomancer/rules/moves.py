"""Chapters 5 and 12: a turn of the Chronomancer is the move of one figure, its action, and the payment."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chronotable.games.merchants.shops.chronomancer.naming import action_message
from chronotable.games.merchants.shops.chronomancer.rules.machines import ChangeTimeline, FreezeTime, SpendTokens
from chronotable.games.merchants.shops.chronomancer.rules.portals import portal_step
from chronotable.games.merchants.shops.chronomancer.rules.ring import WAYS
from chronotable.games.merchants.shops.chronomancer.rules.terms import (
    ACTIVATE_STAFF,
    ASSISTANT_SLOTS,
    CHRONOMANCER,
    CHRONOMANCER_SLOTS,
    FIGURE_TERMS,
    RC,
    SPACE_TERMS,
    SPACES,
)
from chronotable.games.merchants.shops.chronomancer.rules.workshop import (
    Workshop,
    left_half,
    portal_cards,
    portal_hours,
    workshop,
)
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.choice import SeatStep
from chronotable.games.merchants.steps.corruption import TakeCorruption
from chronotable.games.merchants.steps.telling import tell
from chronotable.games.merchants.terms import MOST_PLAYERS
from chronotable.kernel.step import Refusal, Step, Things, refuse


def hours_of(s: MerchantsState, shop: Workshop, space: int) -> int:
    """What the action of a space costs in hours (chapter 13, COVE-14.3, 14.6)."""
    if space in CHRONOMANCER_SLOTS or space in ASSISTANT_SLOTS:
        return shop.parts.machine_hours[space]
    hours = portal_hours(shop, space)
    if s.settings.portal_activate_adds and shop.parts.half_action[left_half(shop, space)] == ACTIVATE_STAFF:
        hours += shop.parts.activate_hours
    return hours


def cards_of(shop: Workshop, space: int) -> int:
    """What the action of a space costs in corruption."""
    if space in CHRONOMANCER_SLOTS or space in ASSISTANT_SLOTS:
        return 0
    return portal_cards(shop, space)


def action_step(shop: Workshop, who: int, space: int) -> Step[Any]:
    """The action of a space."""
    if space in CHRONOMANCER_SLOTS:
        return ChangeTimeline(who, 1 if space == RC else 0)
    if space in ASSISTANT_SLOTS:
        return FreezeTime(who)
    return portal_step(shop, who, space)


class MoveFigure(SeatStep):
    """Move one of the two figures and perform the action of the space it stops on (COVE-5.5, 12.5)."""

    __slots__ = ()

    rule: ClassVar[str] = "COVE-12.5"

    def options(self, s: MerchantsState) -> list[int]:
        shop = workshop(s, self.who)
        return WAYS[s.settings.chronomancer_may_share][shop.chronomancer * SPACES + shop.assistant]

    def apply(self, s: MerchantsState, option: int) -> None:
        shop = workshop(s, self.who)
        space = option % SPACES
        hours = hours_of(s, shop, space)
        cards = cards_of(shop, space)
        if option // SPACES == CHRONOMANCER:
            shop.chronomancer = space
        else:
            shop.assistant = space
        if s.witness is not None:
            words = {"figure": FIGURE_TERMS[option // SPACES], "space": SPACE_TERMS[space]}
            tell(s, "figure_moved", who=self.who, words=words)
        agenda = s.agenda
        agenda.append(SpendTokens(self.who, hours))
        if cards and not s.settings.corruption_first:
            agenda.append(TakeCorruption(self.who, cards))
        agenda.append(action_step(shop, self.who, space))
        if cards and s.settings.corruption_first:
            agenda.append(TakeCorruption(self.who, cards))

    def key(self, s: MerchantsState, option: int) -> str:
        return f"move:{FIGURE_TERMS[option // SPACES]}:{SPACE_TERMS[option % SPACES]}"

    def prompt_things(self, s: MerchantsState) -> Things:
        return {"hour": s.hours[self.who]}

    def label_things(self, s: MerchantsState, option: int) -> Things:
        shop = workshop(s, self.who)
        space = option % SPACES
        return {
            "action": action_message(shop, space),
            "hours": hours_of(s, shop, space),
            "cards": cards_of(shop, space),
        }

    def why_not(self, s: MerchantsState, verb: str, given: Things) -> Refusal | None:
        if verb != "move":
            return None
        shop = workshop(s, self.who)
        space = given["space"]
        if given["figure"] == CHRONOMANCER:
            if space in ASSISTANT_SLOTS:
                return refuse("other-slot", "COVE-12.6")
            if space == shop.assistant:
                return refuse("shared-space", "COVE-12.7")
            return refuse("behind-assistant", "COVE-12.7", space=shop.assistant)
        if space in CHRONOMANCER_SLOTS:
            return refuse("other-slot", "COVE-12.6")
        if shop.assistant in ASSISTANT_SLOTS and shop.chronomancer != shop.assistant - 1:
            return refuse("assistant-waits", "COVE-12.9")
        return refuse("through-machine", "COVE-12.8")


MOVES: Final = [MoveFigure(seat) for seat in range(MOST_PLAYERS)]
