"""Does a game take the options that its schema allows, and no others?"""

from __future__ import annotations

from typing import Any

from jsonschema import Draft202012Validator

from chronotable.kernel.errors import BadOption
from chronotable.kernel.game import Game


class Taken:
    """Whether a game takes options; its schema must say the same."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._validator = Draft202012Validator(game.option_schema())

    def __call__(self, options: dict[str, Any]) -> bool:
        try:
            self._game.check_options(options, ())
            taken = True
        except BadOption:
            taken = False
        assert self._validator.is_valid(options) == taken, options
        return taken
