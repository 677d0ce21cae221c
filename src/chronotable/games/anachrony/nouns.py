"""What the fields of steps, the parts of keys and the arguments of events stand for."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.naming import asset_name, breakthrough, bundle_name, free_name, ref, tile_name
from chronotable.kernel.nouns import Count, Flag, IfSo, Maybe, Naming, Nouns, Number, Seat, SetOf, Several, Term
from chronotable.kernel.position_nouns import Amounts


class Goods(Term):
    """A kind of goods; several of them are units that are paid or taken together, told as amounts."""

    def number(self, s: Any, word: Any) -> Any:
        return [self.number(s, each) for each in word] if isinstance(word, list) else super().number(s, word)

    def said(self, s: Any, word: Any, name: Naming) -> object:
        return bundle_name(word) if isinstance(word, list) else super().said(s, word, name)


def asset_ids(s: Any) -> list[str]:
    return [card["id"] for card in s.box.records["starting_assets"]["cards"]]


BREAKTHROUGH: Final = Term(terms.BREAKTHROUGH_TERMS, element="breakthrough", said=lambda s, word: breakthrough(word))
WARP: Final = Term(terms.WARP_TERMS, kind="warp", rule="ANA-7.4")

NOUNS: Final[Nouns] = {
    "action": Term(terms.ACTION_TERMS, kind="action"),
    "actions": Several(Term(terms.ACTION_TERMS[: terms.CAPITAL_ACTIONS]), least=1),
    "amounts": Amounts(terms.GOODS_TERMS, 10),
    "breakthrough": BREAKTHROUGH,
    "breakthroughs": Several(BREAKTHROUGH),
    "capital_tile": Maybe(Term(terms.CAPITAL_TILE_TERMS)),
    "card": Term(asset_ids, element="asset", said=lambda s, word: asset_name(s.box, word)),
    "cards": Several(Term(terms.ENDGAME_TERMS, kind="endgame")),
    "column": Term(terms.COLUMN_TERMS, kind="column", element=""),
    "delta": Count(-2, 1),
    "die": Term(terms.DIE_TERMS, kind="die"),
    "deed": Term(terms.DEED_TERMS, kind="deed", element=""),
    "era": Count(0, terms.ERAS),
    "face": Term(
        [*terms.SHAPE_TERMS, *terms.ICON_TERMS],
        said=lambda s, word: ref("shape" if word in terms.SHAPE_TERMS else "icon", word),
    ),
    "free": Term(
        lambda s: [*terms.FREE_TERMS, *s.box.tile_ids], rule="ANA-8.9", said=lambda s, word: free_name(s.box, word)
    ),
    "goods": Goods(terms.TRADE_TERMS, kind="goods"),
    "icon": Term([*terms.ICON_TERMS, "any"], kind="icon"),
    "if_optional": IfSo(),
    "labs": Flag(),
    "leader": Term(terms.LEADER_TERMS, kind="leader"),
    "mask": SetOf(WARP, least=1),
    "more": Count(0, 1),
    "n": Number(),
    "opponent": Term(terms.OPPONENT_TERMS, kind="opponent"),
    "optional": Flag(),
    "other": Term(terms.TRADE_TERMS, kind="goods", element=""),
    "own": Flag(),
    "path": Term(terms.PATH_TERMS, kind="path"),
    "phase": Term(terms.PHASE_TERMS, kind="phase"),
    "place": Term([*terms.SPACE_TERMS[: terms.FIRST_SLOT], *terms.SLOT_TERMS]),
    "project": Term(lambda s: s.box.tile_ids[s.box.buildings :]),
    "projects_only": Flag(),
    "range": Maybe(Count(0, 4)),  # null: as many Eras as are paid for
    "row": Term(terms.ROW_TERMS, kind="row"),
    "seat": Seat(),
    "shape": Term(terms.SHAPE_TERMS, kind="shape"),
    "slot": Term(terms.SLOT_TERMS, kind="slot", rule="ANA-21.1"),
    "space": Term(terms.SPACE_TERMS, kind="space", rule="ANA-9.4"),
    "tile": Term(lambda s: s.box.tile_ids, element="tile", rule="ANA-1.2", said=lambda s, word: tile_name(s.box, word)),
    "tired": Flag(),
    "types": Several(Term(["on_recruit_card", "same_as_placed", *terms.WORKER_TERMS], first=-2), least=1),
    "units": Count(1, terms.ERAS),
    "up_to": Flag(),
    "warp": WARP,
    "warps": Several(WARP),
    "water": Flag(),
    "why": Term([*terms.WHY_TERMS, *terms.PASS_TERMS], kind="cause", element=""),
    "who": Count(0, lambda s: len(s.players) - 1),
    "worker": Term(terms.WORKER_TERMS, kind="worker", element=""),
}
