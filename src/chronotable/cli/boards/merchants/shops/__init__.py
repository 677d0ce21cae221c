"""The shops of merchants in the terminal: `shops/<merchant>.py` holds `DRAWING`; one without gets an outline.

A merchant from outside has it in `terminal.py` beside its presentation.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from chronotable.cli.boards.board import Json, Scene
from chronotable.cli.boards.merchants.shops.drawing import ShopDrawing
from chronotable.games.merchants.shops.registry import PACKAGE_OF

__all__ = ["ShopDrawing", "drawing_of"]


def drawing_of(scene: Scene, merchant: Json) -> ShopDrawing:
    """The boards of a merchant, ready to be drawn."""
    term = merchant["merchant"]
    for module in (f"{__name__}.{term}", f"{PACKAGE_OF[term]}.terminal"):
        if find_spec(module) is not None:
            made: ShopDrawing = import_module(module).DRAWING(scene, merchant["shop"])
            return made
    return ShopDrawing(scene, merchant["shop"])
