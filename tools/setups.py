"""Any set-up of any game, drawn at random: for `tools/soak`.

The option schema says what each option may be, and the game itself which options go together.  Where the schema allows
an object, or a list that hardly ever fits by chance, a hook in `tests/games/<game>/drawn_options.py` draws one.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Final

from chronotable.kernel.errors import BadOption
from chronotable.kernel.game import Game
from environment import ROOT

sys.path.insert(0, str(ROOT))  # the hooks stand with the tests of their game

Options = dict[str, Any]
Hook = Callable[[Options, random.Random], Options | list[str]]

TRIES: Final = 20  # values drawn for an option before it keeps its default
LARGEST: Final = 5  # of numbers that may be very large: small ones differ more
CHANGED: Final = 0.25  # how often a yes-or-no option is not as usual


def drawn_options(game: Game[Any], chance: random.Random) -> Options:
    """Option by option: a value that goes with those drawn before it."""
    options: Options = {}
    hooks = hooks_of(game.name)
    for name, part in game.option_schema()["properties"].items():
        form = chance.choice(part["anyOf"]) if "anyOf" in part else part
        for _ in range(TRIES):
            if form["type"] == "object" or (form["type"] == "array" and name in hooks):
                value = hooks[name](game.check_options(options, ()), chance)
            else:
                value = drawn_value(form, chance)
            if fits(game, {**options, name: value}):
                options[name] = value
                break
    return options


def fits(game: Game[Any], options: Options) -> bool:
    try:
        game.check_options(options, ())
    except BadOption:
        return False
    return True


def drawn_value(form: Options, chance: random.Random) -> Any:
    """Something of the schema's form."""
    if "enum" in form:
        return chance.choice(form["enum"])
    if form["type"] == "null":
        return None
    if form["type"] == "boolean":
        return form["default"] != (chance.random() < CHANGED)
    if form["type"] == "integer":
        least, most = form["minimum"], form["maximum"]
        return chance.randint(least, most if most - least <= 2 * LARGEST else least + LARGEST)
    if form["type"] == "array":
        count = chance.randint(form["minItems"], form["maxItems"])
        if form.get("uniqueItems"):
            return chance.sample(form["items"]["enum"], count)
        return [drawn_value(form["items"], chance) for _ in range(count)]
    raise LookupError(f"no way to draw {form}: it needs a hook")


@cache
def hooks_of(game: str) -> dict[str, Hook]:
    """By option: what is drawn where the schema allows an object or a list."""
    if not (ROOT / "tests" / "games" / game / "drawn_options.py").exists():
        return {}
    found: dict[str, Hook] = import_module(f"tests.games.{game}.drawn_options").HOOKS
    return found
