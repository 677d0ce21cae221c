"""What the fields of steps and the arguments of events stand for."""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony.terms import (
    ACTION_TERMS,
    BREAKTHROUGH_TERMS,
    BUILDINGS,
    CAPITAL_ACTIONS,
    CAPITAL_TILE_TERMS,
    ERAS,
    FIRST_SLOT,
    GOODS_TERMS,
    ICON_TERMS,
    SHAPE_TERMS,
    SLOT_TERMS,
    SPACE_TERMS,
    TILES,
    WARP_TERMS,
    WORKER_TERMS,
)
from chronotable.kernel.nouns import Amounts, Count, Flag, Maybe, Nouns, Number, SetOf, Several, Term

NOUNS: Final[Nouns] = {
    "actions": Several(Term(ACTION_TERMS[:CAPITAL_ACTIONS]), least=1),
    "delta": Count(-2, 1),
    "goods": Amounts(GOODS_TERMS, 10),
    "icon": Term([*ICON_TERMS, "any"]),
    "labs": Flag(),
    "mask": SetOf(Term(WARP_TERMS), least=1),
    "more": Count(0, 1),
    "n": Count(1, ERAS),
    "optional": Flag(),
    "own": Flag(),
    "project": Term(lambda s: s.box.tile_ids[BUILDINGS:TILES]),
    "projects_only": Flag(),
    "range": Maybe(Count(0, 4)),  # null: as many Eras as are paid for
    "shape": Term(SHAPE_TERMS),
    "slot": Term(SLOT_TERMS),
    "space": Term([*SPACE_TERMS[:FIRST_SLOT], *SLOT_TERMS]),
    "target": Term(lambda s: s.box.tile_ids[:TILES]),
    "tile": Maybe(Term(CAPITAL_TILE_TERMS)),
    "tired": Flag(),
    "types": Several(Term(["on_recruit_card", "same_as_placed", *WORKER_TERMS], first=-2), least=1),
    "up_to": Flag(),
    "water": Flag(),
    "who": Count(0, lambda s: len(s.players) - 1),
    "worker": Term(WORKER_TERMS),
}
EVENT_NOUNS: Final[Nouns] = {
    "breakthrough": Term(BREAKTHROUGH_TERMS),
    "goods": Term(GOODS_TERMS),
    "n": Number(),
    "seat": Count(0, lambda s: len(s.players) - 1),
    "slot": Term(SLOT_TERMS),
    "space": Term(SPACE_TERMS),
    "tile": Term(lambda s: s.box.tile_ids),
    "warp": Term(WARP_TERMS),
    "worker": Term(WORKER_TERMS),
}
