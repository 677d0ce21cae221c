"""Drawings of games for the terminal: `boards/<game>/board.py` holds `BOARD`; a game without one gets an outline."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files

from chronotable.cli.boards.board import Board, Scene

__all__ = ["Board", "Scene", "board_for"]


def board_for(game: str) -> Board:
    """The board of a game."""
    if not files(__name__).joinpath(game, "board.py").is_file():
        return Board()
    found: Board = import_module(f"{__name__}.{game}.board").BOARD
    return found
