"""How the cove asks: what it says otherwise than every game."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.merchants.box import Box
from chronotable.games.merchants.naming import ref
from chronotable.games.merchants.nouns import TOLD, piece_word
from chronotable.games.merchants.shops.registry import PRESENTATIONS
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.terms import ADVENTURER_TERMS, GOODS, PIER_TERMS, ROGUE, SEAT_TERMS, SOLO_SCORE
from chronotable.games.merchants.verbs import VERBS
from chronotable.kernel.asking import Asking
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Nouns
from chronotable.kernel.state import Event

ALL_TOLD: Final[Nouns] = dict(TOLD)
for _shown in PRESENTATIONS.values():
    ALL_TOLD.update(_shown.told)


class CoveAsking(Asking[MerchantsState]):
    def chooser(self, s: MerchantsState, seat: int) -> object:
        return ref("piece", piece_word(s, seat))

    # ---- the log

    def event_word(self, s: MerchantsState, event: Event) -> str:
        if event.kind == "corruption_taken" and "face" not in event.args:
            return "corruption_taken_by_other"
        if event.kind == "staff_assigned" and "replaced" in event.args:
            return "staff_replaced"
        if event.kind == "sea_passengers_left" and event.args["adventurer"] == ADVENTURER_TERMS[ROGUE]:
            return "sea_rogues_left"
        return event.kind

    def event_args(self, s: MerchantsState, event: Event) -> dict[str, Any]:
        if event.kind == "game_over":
            return {"result": result_message(s)}
        if event.kind == "final_scoring":  # all but the piece are counts
            return {**event.args, "who": ref("piece", event.args["who"])}
        return super().event_args(s, event)

    # ---- pointing

    def meant(self, s: MerchantsState, seat: int, kind: str, id: str) -> list[str]:
        """A good is made, or sold at a pier; the bag is drawn from; a merchant's boards stand for more."""
        found = super().meant(s, seat, kind, id)
        if kind == "bag" and id == "bag":
            found.append("draw")
        elif kind == "good" and id in s.box.good_ids:
            found += sales_of(s, s.box.good_ids.index(id))
        elif kind == "pier" and id in PIER_TERMS:
            found += sales_at(s, seat, PIER_TERMS.index(id))
        return found + PRESENTATIONS[s.settings.merchants[seat].term].meant(s, seat, kind, id)


def sales_of(s: MerchantsState, good: int) -> list[str]:
    """At the pier for its size first."""
    size = good * 2 // GOODS
    piers = sorted(range(len(PIER_TERMS)), key=lambda pier: not s.box.pier_accepts[pier] >> size & 1)
    return [f"sell:{PIER_TERMS[pier]}:{s.box.good_ids[good]}:1" for pier in piers]


def sales_at(s: MerchantsState, seat: int, pier: int) -> list[str]:
    """The goods on the shelf first, of these those for its size."""
    accepts = s.box.pier_accepts[pier]
    shelf = s.players[seat].shelf
    goods = sorted(range(GOODS), key=lambda good: (not shelf[good], not accepts >> (good * 2 // GOODS) & 1))
    return [f"sell:{PIER_TERMS[pier]}:{s.box.good_ids[good]}:1" for good in goods]


def result_message(s: MerchantsState) -> Message:
    """How it ended; a score is rated (COVE-16.1)."""
    gold = s.players[0].gold
    if s.settings.mode == SOLO_SCORE:
        return Message("merchants-result-score", gold=gold, rating=ref("rating", rating(s.box, gold)))
    if s.peddler is not None:
        won = "yes" if s.winners else "no"
        return Message("merchants-result-peddler", gold=gold, other=s.peddler.gold, won=won)
    winners = [seat for seat in range(s.settings.players) if s.winners >> seat & 1]
    return Message(
        "merchants-result-winners",
        winners=[ref("piece", SEAT_TERMS[seat]) for seat in winners],
        n=len(winners),
        gold=max(player.gold for player in s.players),
    )


def rating(box: Box, gold: int) -> str:
    """The title that so much gold is worth; whoever has less than all ask for gets the lowest."""
    fitting = [title for least, title in box.ratings if gold >= least]
    return fitting[-1] if fitting else box.ratings[0][1]


ASKING: Final = CoveAsking("merchants", VERBS, ALL_TOLD, turn_rule="COVE-5.1")
