"""What the fields of steps, the parts of keys and the arguments of events stand for."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.anachrony.naming import asset_name, breakthrough, bundle_name, free_name, ref, tile_name
from chronotable.games.anachrony.terms import (
    ACTION_TERMS,
    BREAKTHROUGH_TERMS,
    CAPITAL_ACTIONS,
    CAPITAL_TILE_TERMS,
    COLUMN_TERMS,
    DIE_TERMS,
    ENDGAME_TERMS,
    ERAS,
    FIRST_SLOT,
    FREE_TERMS,
    GOODS_TERMS,
    ICON_TERMS,
    LEADER_TERMS,
    PATH_TERMS,
    PHASE_TERMS,
    ROW_TERMS,
    SHAPE_TERMS,
    SLOT_TERMS,
    SPACE_TERMS,
    TRADE_TERMS,
    WARP_TERMS,
    WORKER_TERMS,
)
from chronotable.kernel.nouns import Count, Flag, Maybe, Naming, Nouns, Number, Seat, SetOf, Several, Term
from chronotable.kernel.position_nouns import Amounts


class Goods(Term):
    """A kind of goods; several of them are units that are paid or taken together, told as amounts."""

    def number(self, s: Any, word: Any) -> Any:
        return [self.number(s, each) for each in word] if isinstance(word, list) else super().number(s, word)

    def said(self, s: Any, word: Any, name: Naming) -> object:
        return bundle_name(word) if isinstance(word, list) else super().said(s, word, name)


def asset_ids(s: Any) -> list[str]:
    return [card["id"] for card in s.box.records["starting_assets"]["cards"]]


BREAKTHROUGH: Final = Term(BREAKTHROUGH_TERMS, element="breakthrough", said=lambda s, word: breakthrough(word))
WARP: Final = Term(WARP_TERMS, kind="warp", rule="ANA-7.4")

NOUNS: Final[Nouns] = {
    "action": Term(ACTION_TERMS, kind="action"),
    "actions": Several(Term(ACTION_TERMS[:CAPITAL_ACTIONS]), least=1),
    "amounts": Amounts(GOODS_TERMS, 10),
    "breakthrough": BREAKTHROUGH,
    "breakthroughs": Several(BREAKTHROUGH),
    "capital_tile": Maybe(Term(CAPITAL_TILE_TERMS)),
    "card": Term(asset_ids, element="asset", said=lambda s, word: asset_name(s.box, word)),
    "cards": Several(Term(ENDGAME_TERMS, kind="endgame")),
    "column": Term(COLUMN_TERMS, kind="column", element=""),
    "delta": Count(-2, 1),
    "die": Term(DIE_TERMS, kind="die"),
    "face": Term(
        [*SHAPE_TERMS, *ICON_TERMS], said=lambda s, word: ref("shape" if word in SHAPE_TERMS else "icon", word)
    ),
    "free": Term(lambda s: [*FREE_TERMS, *s.box.tile_ids], rule="ANA-8.9", said=lambda s, word: free_name(s.box, word)),
    "goods": Goods(TRADE_TERMS, kind="goods"),
    "icon": Term([*ICON_TERMS, "any"], kind="icon"),
    "labs": Flag(),
    "leader": Term(LEADER_TERMS, kind="leader"),
    "mask": SetOf(WARP, least=1),
    "more": Count(0, 1),
    "n": Number(),
    "optional": Flag(),
    "other": Term(TRADE_TERMS, kind="goods", element=""),
    "own": Flag(),
    "path": Term(PATH_TERMS, kind="path"),
    "phase": Term(PHASE_TERMS, kind="phase"),
    "place": Term([*SPACE_TERMS[:FIRST_SLOT], *SLOT_TERMS]),
    "project": Term(lambda s: s.box.tile_ids[s.box.buildings :]),
    "projects_only": Flag(),
    "range": Maybe(Count(0, 4)),  # null: as many Eras as are paid for
    "row": Term(ROW_TERMS, kind="row"),
    "seat": Seat(),
    "shape": Term(SHAPE_TERMS, kind="shape"),
    "slot": Term(SLOT_TERMS, kind="slot", rule="ANA-21.1"),
    "space": Term(SPACE_TERMS, kind="space", rule="ANA-9.4"),
    "tile": Term(lambda s: s.box.tile_ids, element="tile", rule="ANA-1.2", said=lambda s, word: tile_name(s.box, word)),
    "tired": Flag(),
    "types": Several(Term(["on_recruit_card", "same_as_placed", *WORKER_TERMS], first=-2), least=1),
    "units": Count(1, ERAS),
    "up_to": Flag(),
    "warp": WARP,
    "warps": Several(WARP),
    "water": Flag(),
    "who": Count(0, lambda s: len(s.players) - 1),
    "worker": Term(WORKER_TERMS, kind="worker", element=""),
}
