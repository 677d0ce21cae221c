"""The words of Anachrony as types: what views, catalogues and events are made of.

Slots, spaces, leaders and cards are any words to the page, which takes them apart or looks them up; buildings and
superprojects have the ids of the data files and of packs.
"""

from __future__ import annotations

from typing import Annotated, Literal

from chronotable.games.anachrony.steps.power_up import PRICES
from chronotable.games.anachrony.terms import (
    ACTION_TERMS,
    CAPITAL_ACTIONS,
    CATEGORIES,
    ENDINGS,
    FATE_TERMS,
    GOODS_TERMS,
    HEX_TERMS,
    ICON_TERMS,
    PATH_TERMS,
    PHASE_TERMS,
    ROW_TERMS,
    SHAPE_TERMS,
    WARP_TERMS,
    WORKER_TERMS,
)
from chronotable.kernel.declared import OneOf

ActionId = Annotated[str, OneOf(ACTION_TERMS)]
BoardSide = Annotated[str, OneOf(["a", "b"])]
CapitalAction = Annotated[str, OneOf(ACTION_TERMS[:CAPITAL_ACTIONS])]
Category = Annotated[str, OneOf(CATEGORIES)]
Ending = Annotated[str, OneOf(ENDINGS)]
Fate = Annotated[str, OneOf(FATE_TERMS)]
GoodsId = Annotated[str, OneOf(GOODS_TERMS)]
HexPrice = Annotated[str, OneOf(list(PRICES))]
HexId = Annotated[str, OneOf(HEX_TERMS)]
Subject = Annotated[str, OneOf(ICON_TERMS)]
MainAction = Annotated[str, OneOf([word for word in ACTION_TERMS if word != "supply"])]
PathId = Annotated[str, OneOf(PATH_TERMS)]
PhaseId = Annotated[str, OneOf(PHASE_TERMS)]
RowId = Annotated[str, OneOf(ROW_TERMS)]
Shape = Annotated[str, OneOf(SHAPE_TERMS)]
WarpId = Annotated[str, OneOf(WARP_TERMS)]
WorkerId = Annotated[str, OneOf(WORKER_TERMS)]

Bundle = dict[GoodsId | Literal["tug"], int]  # `tug` is one unit of titanium, uranium or gold, freely chosen
