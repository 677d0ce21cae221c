"""Merchants Cove as the kernel sees it."""

from __future__ import annotations

from copy import deepcopy
from typing import ClassVar, Final

from chronotable.components import rules_version, tours
from chronotable.games.merchants.asking import ASKING, rating, result_message
from chronotable.games.merchants.catalogue import Catalogue, catalogue
from chronotable.games.merchants.components import box
from chronotable.games.merchants.evaluate import evaluate
from chronotable.games.merchants.events import EVENTS
from chronotable.games.merchants.hidden import determinise
from chronotable.games.merchants.laws import laws
from chronotable.games.merchants.laws_pending import doubts
from chronotable.games.merchants.naming import townsfolk_message
from chronotable.games.merchants.options import PRESETS, SCHEMA, check_options
from chronotable.games.merchants.pack_schema import pack_schema
from chronotable.games.merchants.packs import check_pack
from chronotable.games.merchants.parts import POSITION
from chronotable.games.merchants.position import place
from chronotable.games.merchants.setup import set_up
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.terms import MODE_TERMS, NOBODY, OVER, SOLO_SCORE
from chronotable.games.merchants.view import View, view
from chronotable.kernel.decision import Result
from chronotable.kernel.declared import Events
from chronotable.kernel.game import Game, Json
from chronotable.kernel.message import Message, Ref
from chronotable.kernel.pack import Pack
from chronotable.kernel.state import Witness

RULES: Final = 2  # raise it when a change of the rules' code would replay an old save differently


class Merchants(Game[MerchantsState]):
    name: ClassVar[str] = "merchants"
    asking = ASKING
    events: ClassVar[Events | None] = EVENTS

    @property
    def rules_version(self) -> str:
        return rules_version(self.name, RULES)

    # ---- starting

    def option_schema(self, packs: tuple[Pack, ...] = ()) -> Json:
        return deepcopy(SCHEMA)

    def check_options(self, options: Json, packs: tuple[Pack, ...]) -> Json:
        box(packs)  # packs that do not fit together are refused here
        return check_options(options)

    def set_up(self, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> MerchantsState:
        return set_up(box(packs), options, chance)

    def pack_schema(self) -> Json:
        return deepcopy(pack_schema())

    def check_pack(self, pack: Pack) -> None:
        check_pack(pack)

    # ---- who sees what

    def seats(self, s: MerchantsState) -> int:
        return s.settings.players

    def view(self, s: MerchantsState, seat: int | None) -> View:
        return view(s, seat)

    def determinise(self, s: MerchantsState, seat: int, rng: int) -> MerchantsState:
        return determinise(s, seat, rng)

    # ---- the end

    def result(self, s: MerchantsState) -> Result | None:
        """A solo player who plays for a score has won by finishing; the rating says how well (COVE-16.1)."""
        if s.phase != OVER:
            return None
        details: Json = {
            "ending": ending(s),
            "mode": MODE_TERMS[s.settings.mode],
            "peddler": s.peddler.gold if s.peddler else None,
        }
        if s.settings.mode == SOLO_SCORE:
            details["rating"] = rating(s.box, s.players[0].gold)
        return Result(
            winners=tuple(seat for seat in range(s.settings.players) if s.winners >> seat & 1),
            scores=tuple(float(player.gold) for player in s.players),
            reason=result_message(s),
            details=details,
        )

    def evaluate(self, s: MerchantsState, seat: int) -> float:
        return evaluate(s, seat)

    def turn(self, s: MerchantsState) -> int:
        return s.turn

    def statistics(self, s: MerchantsState) -> dict[str, dict[str, bool | None]]:
        """The townsfolk on staff boards at the end: did one of their owners win?"""
        owners: dict[str, bool | None] = {}
        for seat, player in enumerate(s.players):
            for card in player.staff:
                if card != NOBODY:
                    owners[s.box.card_ids[card]] = bool(s.winners >> seat & 1)
        return {"townsfolk": owners}

    def thing(self, kind: str, id: str, packs: tuple[Pack, ...]) -> Message | Ref:
        """Townsfolk have no names: a card is what it does."""
        return townsfolk_message(box(packs), id) if kind == "townsfolk" else super().thing(kind, id, packs)

    # ---- tables

    def catalogue(self, packs: tuple[Pack, ...]) -> Catalogue:
        return catalogue(packs)

    def presets(self) -> dict[str, Json]:
        return deepcopy(PRESETS)

    def tours(self) -> dict[str, Json]:
        return tours(__package__)

    # ---- positions

    def position_schema(self) -> Json:
        return deepcopy(POSITION.schema())

    def describe(self, s: MerchantsState) -> Json:
        return POSITION.describe(s)

    def place(self, position: Json, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> MerchantsState:
        POSITION.check(position)
        return place(box(packs), position, options, chance)

    def laws(self, s: MerchantsState) -> list[Message]:
        return laws(s)

    def doubts(self, s: MerchantsState) -> list[Message]:
        return doubts(s)


def ending(s: MerchantsState) -> str:
    """How a finished game ended, as a word for statistics (COVE-9.6, 16.1, 16.9)."""
    if s.settings.mode == SOLO_SCORE:
        return "score"
    if s.settings.peddler:
        return "peddler_beaten" if s.winners else "peddler_ahead"
    return "won" if s.winners.bit_count() == 1 else "shared_victory"


# The guided first game: the page's steps (`web/src/boards/merchants/tour.ts`) know this shop.
GAME: Final = Merchants()
