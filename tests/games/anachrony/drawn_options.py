"""Options of Anachrony that hardly ever fit by chance, drawn so that they do: for `tools/soak`."""

from __future__ import annotations

import random
from typing import Any, Final

from chronotable.games.anachrony.components import data
from chronotable.games.anachrony.opponents import ways_of
from chronotable.games.anachrony.terms import LEADER_TERMS, LEADERS_EACH, PATH_TERMS

Options = dict[str, Any]


def leaders(options: Options, chance: random.Random) -> list[str]:
    """A leader for every seat, of its path or, where paths are open, of any path (ANA-3.7)."""
    paths = options["paths"]
    if isinstance(paths, str):
        paths = chance.sample(PATH_TERMS, options["players"])
    return [LEADER_TERMS[PATH_TERMS.index(path) * LEADERS_EACH + chance.randrange(LEADERS_EACH)] for path in paths]


def harder(options: Options, chance: random.Random) -> list[str]:
    """Some of the ways in which the opponent of a single player can be made harder (ANA-37.50, 37.68)."""
    ways = ways_of(data(), options["opponent"]) if options["opponent"] else []
    return [way for way in ways if chance.random() < HARDER]


HARDER: Final = 0.2  # how often each way is taken
HOOKS: Final = {"harder": harder, "leaders": leaders}
