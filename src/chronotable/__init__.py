"""Chronotable plays modern time-travel board games to the letter of their rules.

import chronotable as ct
m = ct.new("loop", players=2, seed=7)
m.choose(m.ask().options[0])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chronotable.analysis import Analysis
from chronotable.api import (
    Header,
    action_space,
    analyse,
    bot,
    decode,
    encode,
    hint,
    inspect,
    load,
    new,
    observation_space,
    observe,
    odds,
    options,
    pack,
    position,
    position_of,
    position_schema,
    replay,
)
from chronotable.bots import Bot, register_bot
from chronotable.bots.hint import Hint, HintStep
from chronotable.games import register
from chronotable.kernel.actions import ActionSpace
from chronotable.kernel.decision import Decision, Explanation, Option, Result
from chronotable.kernel.errors import (
    BadOption,
    BadPack,
    BadPosition,
    BadSave,
    BotFailed,
    ChangedRules,
    ChronotableError,
    GameOver,
    IllegalChoice,
    IllegalUndo,
)
from chronotable.kernel.game import Game
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message, Ref, message, set_renderer
from chronotable.kernel.observation import ObservationSpace
from chronotable.kernel.pack import Pack
from chronotable.kernel.showing import set_artist
from chronotable.kernel.state import State
from chronotable.likelihood import Odds
from chronotable.locale import LANGUAGES
from chronotable.locale import render as _render

if TYPE_CHECKING:  # `games` is the package, which can be called; `simulate` comes when it is asked for
    from chronotable.api import games
    from chronotable.drawings import Drawing
    from chronotable.lab.simulation import simulate

set_renderer(_render)


class _Artist:
    """Drawings are read in when the first one is asked for."""

    def draw(self, match: Match, seat: int | str | None, language: str, dark: bool | None) -> Drawing:
        from chronotable import drawings

        return drawings.draw(match, seat, language, dark)

    def result_table(self, result: Result) -> str:
        from chronotable import drawings

        return drawings.result_table(result)


set_artist(_Artist())

__version__ = "0.2.0.dev0"
__all__ = [
    "ActionSpace", "Analysis", "BadOption", "BadPack", "BadPosition", "BadSave", "Bot", "BotFailed", "ChangedRules",
    "ChronotableError", "Decision", "Explanation", "Game", "GameOver", "Header", "Hint", "HintStep",
    "IllegalChoice", "IllegalUndo", "Match", "Message", "ObservationSpace", "Odds", "Option", "Pack", "Ref",
    "Result", "State", "action_space", "analyse", "bot", "decode", "encode", "games", "hint", "inspect",
    "languages", "load", "message", "new", "observation_space", "observe", "odds", "options", "pack", "position",
    "position_of", "position_schema", "register", "register_bot", "render", "replay", "simulate",
]  # fmt: skip


def languages() -> list[str]:
    """The languages that `render` speaks."""
    return list(LANGUAGES)


def render(message: Message, language: str = "en") -> str:
    """The text of a message.  What has no text shows as its identifier."""
    if language not in LANGUAGES:
        raise BadOption(Message("kernel-language", found=str(language)[:40], languages=languages()))
    return _render(message, language)


def __getattr__(name: str) -> Any:
    """`simulate` needs much that nobody else does: several processes, above all."""
    if name == "simulate":
        from chronotable.lab.simulation import simulate

        return simulate
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__", "__doc__"])
