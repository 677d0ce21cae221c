"""The words of Anachrony as types: what views, catalogues and events are made of.

Slots, spaces, leaders and cards are any words to the page, which takes them apart or looks them up; buildings and
superprojects have the ids of the data files and of packs.
"""

from __future__ import annotations

from typing import Annotated, Literal

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.steps.power_up import PRICES
from chronotable.kernel.declared import OneOf

ActionId = Annotated[str, OneOf(terms.ACTION_TERMS)]
BoardSide = Annotated[str, OneOf(["a", "b"])]
CapitalAction = Annotated[str, OneOf(terms.ACTION_TERMS[: terms.CAPITAL_ACTIONS])]
Category = Annotated[str, OneOf(terms.CATEGORIES)]
Ending = Annotated[str, OneOf(terms.ENDINGS)]
Fate = Annotated[str, OneOf(terms.FATE_TERMS)]
GoodsId = Annotated[str, OneOf(terms.GOODS_TERMS)]
HexPrice = Annotated[str, OneOf(list(PRICES))]
HexId = Annotated[str, OneOf(terms.HEX_TERMS)]
Subject = Annotated[str, OneOf(terms.ICON_TERMS)]
MainAction = Annotated[str, OneOf([word for word in terms.ACTION_TERMS if word != "supply"])]
DeedId = Annotated[str, OneOf(terms.DEED_TERMS)]
OpponentId = Annotated[str, OneOf(terms.OPPONENT_TERMS)]
OpponentCategory = Annotated[str, OneOf(terms.OPPONENT_CATEGORIES)]
SlotPlace = Annotated[str, OneOf(terms.SLOT_PLACE_TERMS)]
LevelId = Annotated[str, OneOf(terms.LEVEL_TERMS)]
TokenId = Annotated[str, OneOf(terms.TOKEN_TERMS)]
WhyId = Annotated[str, OneOf([*terms.WHY_TERMS, *terms.PASS_TERMS])]
PathId = Annotated[str, OneOf(terms.PATH_TERMS)]
PhaseId = Annotated[str, OneOf(terms.PHASE_TERMS)]
RowId = Annotated[str, OneOf(terms.ROW_TERMS)]
Shape = Annotated[str, OneOf(terms.SHAPE_TERMS)]
WarpId = Annotated[str, OneOf(terms.WARP_TERMS)]
WorkerId = Annotated[str, OneOf(terms.WORKER_TERMS)]

Bundle = dict[GoodsId | Literal["tug"], int]  # `tug` is one unit of titanium, uranium or gold, freely chosen
