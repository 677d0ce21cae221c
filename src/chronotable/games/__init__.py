"""One folder a game.  A folder with a `game.py` that holds `GAME` is a game; nothing else has to be told."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

from chronotable.kernel.errors import BadOption
from chronotable.kernel.game import Game
from chronotable.kernel.message import Message
from chronotable.kernel.schema import cut, meant

_registered: dict[str, Game[Any]] = {}


def names() -> list[str]:
    """The games there are, in alphabetical order."""
    return sorted([*_folders(), *_registered])


@cache
def _folders() -> tuple[str, ...]:
    folders = files(__package__).iterdir()
    return tuple(folder.name for folder in folders if folder.is_dir() and folder.joinpath("game.py").is_file())


def register(game: Game[Any]) -> None:
    """Let this process know a game that stands in no folder here: of an experiment or a benchmark."""
    if game.name in _folders():
        raise BadOption(Message("kernel-game-taken", name=game.name))
    _registered[game.name] = game


def game(name: str | Game[Any]) -> Game[Any]:
    """A game by name; an unknown one raises BadOption with the names there are.

    A game that stands in no folder here yet may be given itself.
    """
    if isinstance(name, Game):
        return name
    if name not in names():
        raise BadOption(meant(Message("kernel-unknown-game", name=cut(str(name)), games=names()), name, names()))
    if name in _registered:
        return _registered[name]
    found: Game[Any] = import_module(f"{__package__}.{name}.game").GAME
    return found
