"""Chronotable plays modern time-travel board games to the letter of their rules.

import chronotable as ct
m = ct.new("loop", players=2, seed=7)
m.choose(m.decision.options[0].key)
"""

from __future__ import annotations

from chronotable.api import bot, games, load, new, options, pack, position, position_of, position_schema
from chronotable.games import register
from chronotable.kernel.decision import Decision, Explanation, Option, Result
from chronotable.kernel.errors import (
    BadOption,
    BadPack,
    BadPosition,
    BadSave,
    ChangedRules,
    ChronotableError,
    IllegalChoice,
    IllegalUndo,
)
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message, Ref, message, set_renderer
from chronotable.locale import render

set_renderer(render)

__version__ = "0.1.0"
__all__ = [
    "BadOption", "BadPack", "BadPosition", "BadSave", "ChangedRules", "ChronotableError", "Decision", "Explanation",
    "IllegalChoice", "IllegalUndo", "Match", "Message", "Option", "Ref", "Result", "bot", "games", "load",
    "message", "new", "options", "pack", "position", "position_of", "position_schema", "register", "render",
]  # fmt: skip
