"""Any set-up of any game, drawn at random: for `tools/soak`.

The option schema says what each option may be, and the game itself which options go together.  Where the schema allows
an object, or a list that hardly ever fits by chance, a hook of the game draws one; `HOOKS` is all that is known here
about any game.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from chronotable.games.anachrony.terms import LEADER_TERMS, LEADERS_EACH, PATH_TERMS
from chronotable.games.room25.components import tile_counts
from chronotable.games.room25.terms import CELLS
from chronotable.kernel.errors import BadOption
from chronotable.kernel.game import Game

Options = dict[str, Any]

TRIES: Final = 20  # values drawn for an option before it keeps its default
LARGEST: Final = 5  # of numbers that may be very large: small ones differ more
CHANGED: Final = 0.25  # how often a yes-or-no option is not as usual


def drawn_options(game: Game[Any], chance: random.Random) -> Options:
    """Option by option: a value that goes with those drawn before it."""
    options: Options = {}
    hooks = HOOKS.get(game.name, {})
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


def room25_building(options: Options, chance: random.Random) -> Options:
    """Any 25 tiles of the boxes that have what the mode needs (R25-5.4, 5.11)."""
    season2 = options["ruleset"] == "season2"
    tiles = {"central": 1, "room25": 1}
    if season2 and options["mode"] in ("cooperation", "solo"):
        tiles["key_room"] = 1
    owned = tile_counts(season2)
    left = [word for word in owned if word not in ("central", "room25", "key_room") for _ in range(owned[word])]
    for word in chance.sample(left, CELLS - len(tiles)):
        tiles[word] = tiles.get(word, 0) + 1
    return tiles


def anachrony_leaders(options: Options, chance: random.Random) -> list[str]:
    """A leader for every seat, of its path or, where paths are open, of any path (ANA-3.7)."""
    paths = options["paths"]
    if isinstance(paths, str):
        paths = chance.sample(PATH_TERMS, options["players"])
    return [LEADER_TERMS[PATH_TERMS.index(path) * LEADERS_EACH + chance.randrange(LEADERS_EACH)] for path in paths]


# By game and option: what is drawn where the schema allows an object or a list.
Hook = Callable[[Options, random.Random], Options | list[str]]
HOOKS: Final[dict[str, dict[str, Hook]]] = {
    "anachrony": {"leaders": anachrony_leaders},
    "room25": {"recipe": room25_building},
}
