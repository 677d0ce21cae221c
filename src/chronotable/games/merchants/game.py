"""Merchants Cove as the kernel sees it."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.boxed_game import Boxed, BoxedGame, Rooms
from chronotable.games.merchants.asking import ASKING, rating, result_message
from chronotable.games.merchants.catalogue import catalogue
from chronotable.games.merchants.components import box
from chronotable.games.merchants.course import measures, part, progress
from chronotable.games.merchants.evaluate import evaluate
from chronotable.games.merchants.events import EVENTS
from chronotable.games.merchants.features import FEATURES
from chronotable.games.merchants.goals import brief, fates
from chronotable.games.merchants.hidden import determinise
from chronotable.games.merchants.laws import laws
from chronotable.games.merchants.laws_pending import doubts
from chronotable.games.merchants.naming import townsfolk_message
from chronotable.games.merchants.observing import OBSERVED
from chronotable.games.merchants.options import OPTIONS, PRESETS, absent, check_options, editions
from chronotable.games.merchants.outcome import sheet, victor
from chronotable.games.merchants.pack_schema import pack_schema
from chronotable.games.merchants.packs import check_pack
from chronotable.games.merchants.parts import POSITION
from chronotable.games.merchants.position import place
from chronotable.games.merchants.reasons import REASONS
from chronotable.games.merchants.setup import set_up
from chronotable.games.merchants.shops.registry import REFUSED
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.terms import MODE_TERMS, NOBODY, OVER, SOLO_SCORE
from chronotable.games.merchants.view import view
from chronotable.kernel.decision import Result
from chronotable.kernel.game import Facts, Json
from chronotable.kernel.ladder import Ladder
from chronotable.kernel.message import Message, Ref
from chronotable.kernel.pack import Pack


class Merchants(BoxedGame[MerchantsState]):
    name: ClassVar[str] = "merchants"
    rules: ClassVar[int] = 2
    facts: ClassVar[Facts | None] = Facts(minutes=(60, 90), age=14, weight=3)
    ladder: ClassVar[Ladder] = Ladder(
        ("random", "greedy", "search:200"), usual="search:200", hint="search:200", pace=100, effort=2000, ahead=4
    )
    observed = OBSERVED
    reasons = REASONS
    features = FEATURES
    boxed = Boxed(ASKING, EVENTS, OPTIONS, PRESETS, POSITION, box, check_options, set_up, pack_schema, place)
    rooms = Rooms(
        catalogue, check_pack, determinise, evaluate, laws, view, doubts,
        victor=victor, sheet=sheet, measures=measures, progress=progress, part=part,
        brief=brief, fates=fates,
    )  # fmt: skip

    # ---- merchants of other packages

    def rules_for(self, options: Json) -> str:
        return ", ".join([self.rules_version, *editions(options)])

    def absent(self, options: Json) -> Message | None:
        return absent(options)

    def refused_parts(self) -> list[Message]:
        return REFUSED

    # ---- who sees what

    def seats(self, s: MerchantsState) -> int:
        return s.settings.players

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


def ending(s: MerchantsState) -> str:
    """How a finished game ended, as a word for statistics (COVE-9.6, 16.1, 16.9)."""
    if s.settings.mode == SOLO_SCORE:
        return "score"
    if s.settings.peddler:
        return "peddler_beaten" if s.winners else "peddler_ahead"
    return "won" if s.winners.bit_count() == 1 else "shared_victory"


GAME: Final = Merchants()
