"""Chapter 11: hiring townsfolk, and the town square."""

from __future__ import annotations

from typing import Any, ClassVar

from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.choice import SeatStep
from chronotable.games.merchants.steps.corruption import DiscardCorruption
from chronotable.games.merchants.steps.goods import TakeGood
from chronotable.games.merchants.steps.passengers import BoardFromBag, MovePassenger, ReturnToBag, SwapPassengers
from chronotable.games.merchants.steps.telling import tell
from chronotable.games.merchants.terms import (
    ABILITIES,
    BOARD_FROM_BAG,
    COLOURS,
    DISCARD_CORRUPTION,
    GAIN_LARGE,
    GAIN_SMALL,
    GAIN_TWO_SMALL_SAME,
    MOVE_PASSENGER,
    NOBODY,
    RETURN_TO_BAG,
)
from chronotable.kernel.step import Refusal, Step, Things, refuse


def take_from_square(s: MerchantsState, slot: int) -> int:
    """The card of a slot; the others slide down and the last slot is filled (COVE-11.4)."""
    card = s.square.pop(slot)
    fill_square(s)
    return card


def fill_square(s: MerchantsState) -> None:
    while len(s.square) < len(s.box.slot_hours):
        if not s.deck:
            if not s.discard:
                return
            s.deck = sorted(s.discard)
            s.discard = []
            s.shuffle(s.deck)
        card = s.deck.pop()
        s.square.append(card)
        s.reveal()
        if s.witness is not None:
            tell(s, "townsfolk_shown", card=card)


class Hire(SeatStep):
    """Take a card of the town square, use its ability, assign it (COVE-11.2)."""

    __slots__ = ()

    rule: ClassVar[str] = "COVE-11.2"

    def options(self, s: MerchantsState) -> list[int]:
        return list(range(len(s.square)))

    def apply(self, s: MerchantsState, option: int) -> None:
        s.hired = s.square[option]
        if s.witness is not None:
            tell(s, "townsfolk_hired", who=self.who, card=s.hired)
        s.agenda.append(AssignStaff(self.who))
        s.agenda.append(ability_step(s, self.who, s.hired))
        take_from_square(s, option)

    def key(self, s: MerchantsState, option: int) -> str:
        return f"hire:{s.box.card_ids[s.square[option]]}"

    def why_not(self, s: MerchantsState, verb: str, given: Things) -> Refusal | None:
        if verb != "hire":
            return None
        square = [s.box.card_ids[card].upper() for card in s.square]
        return refuse("not-in-square", "COVE-11.2", id=s.box.card_ids[given["card"]].upper(), square=square)


def ability_step(s: MerchantsState, who: int, card: int) -> Step[Any]:
    """What a card does once, on hiring; small goods are numbered like colours, large ones follow (COVE-11.5)."""
    effect = s.box.card_effect[card]
    colours = s.box.card_colours[card]
    if effect == DISCARD_CORRUPTION:
        return DiscardCorruption(who, s.box.card_amount[card])
    if effect == GAIN_SMALL:
        return TakeGood(who, colours, True, False)
    if effect == GAIN_LARGE:
        return TakeGood(who, colours << COLOURS, True, False)
    if effect == GAIN_TWO_SMALL_SAME:
        return TakeGood(who, colours, True, True)
    if effect == BOARD_FROM_BAG:
        return BoardFromBag(who)
    if effect == RETURN_TO_BAG:
        return ReturnToBag(who)
    if effect == MOVE_PASSENGER:
        return MovePassenger(who)
    return SwapPassengers(who)


class AssignStaff(SeatStep):
    """Tuck the hired card under the staff board; an earlier card there is discarded (COVE-11.6, 11.7)."""

    __slots__ = ()

    rule: ClassVar[str] = "COVE-11.7"

    def options(self, s: MerchantsState) -> list[int]:
        return list(range(ABILITIES))

    def apply(self, s: MerchantsState, option: int) -> None:
        player = s.players[self.who]
        earlier = player.staff[option]
        player.staff[option] = s.hired
        if s.witness is not None:
            ability = s.settings.merchants[self.who].ability_words[option]
            tell(s, "staff_assigned", who=self.who, card=s.hired, replaced=earlier, ability=ability)
        s.hired = NOBODY
        if earlier != NOBODY:
            s.discard.append(earlier)
            if s.settings.replaced_keep_symbols:
                player.remembered.append(earlier)

    def key(self, s: MerchantsState, option: int) -> str:
        return f"assign:{s.settings.merchants[self.who].ability_words[option]}"

    def prompt_things(self, s: MerchantsState) -> Things:
        return {"card": s.hired}

    def label_things(self, s: MerchantsState, option: int) -> Things:
        earlier = s.players[self.who].staff[option]
        return {"taken": earlier != NOBODY, "replaced": earlier}
