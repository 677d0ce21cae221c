"""Drawings of matches, for notebooks, documents and reports: `match.draw()`, `chronotable draw`.

They are SVG, made by plain Python.  What a board looks like is in `drawings/<game>/board.py`, which holds `draw`; a
game without one gets an outline of its view.  Where things lie, their symbols and colours are the page's.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.resources import files
from typing import Final

from chronotable.drawings.canvas import Canvas
from chronotable.drawings.drawing import Drawing
from chronotable.drawings.heading import draw_heading
from chronotable.drawings.outline import draw_outline
from chronotable.drawings.page import page_of
from chronotable.drawings.result import result_table
from chronotable.drawings.scene import ALL, Scene
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.kernel.schema import short
from chronotable.kernel.seen_match import SeenMatch
from chronotable.locale import LANGUAGES

__all__ = ["ALL", "Drawing", "draw", "result_table"]

WIDTH: Final = 880
_MARGIN: Final = 14

Board = Callable[[Scene, Canvas, float], float]  # draws below a height, and gives where it ends


def draw(match: SeenMatch, seat: int | str | None, language: str = "en", dark: bool | None = None) -> Drawing:
    """The match as the seat sees it; as a spectator does for None; all that any seat knows for "all"."""
    if isinstance(seat, str) and seat != ALL:
        raise BadOption(Message("drawing-seat", found=short(seat), last=match.seats - 1))
    if language not in LANGUAGES:
        raise BadOption(Message("kernel-language", found=short(language), languages=list(LANGUAGES)))
    if dark is not None and not isinstance(dark, bool):
        raise BadOption(Message("drawing-dark", found=short(dark)))
    scene = Scene(match, seat, language)
    canvas = Canvas(page_of(scene.game), WIDTH, dark)
    end = _board(scene.game)(scene, canvas, draw_heading(scene, canvas))
    return Drawing(canvas.svg(end + _MARGIN, scene.title))


def _board(game: str) -> Board:
    if not game.isidentifier() or not files(__name__).joinpath(game, "board.py").is_file():
        return draw_outline
    found: Board = import_module(f"{__name__}.{game}.board").draw
    return found
