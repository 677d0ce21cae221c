"""Drawings of games for the terminal: `boards/<game>.py` holds `BOARD`; a game without one gets an outline."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from chronotable.cli.boards.board import Board, Scene

__all__ = ["Board", "Scene", "board_for"]


def board_for(game: str) -> Board:
    """The board of a game."""
    if find_spec(f"{__name__}.{game}") is None:
        return Board()
    found: Board = getattr(import_module(f"{__name__}.{game}"), "BOARD", None) or Board()
    return found
