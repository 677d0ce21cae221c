"""Set-up options: players, side, paths, leaders, evacuation conditions, and the variants of chapter 26."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.anachrony.combinations import HARDER_PLAYERS, combinations
from chronotable.games.anachrony.components import data
from chronotable.games.anachrony.terms import LEADER_TERMS, LEADERS_EACH, PATH_TERMS
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.kernel.options import complete

Json = dict[str, Any]

VARIANTS: Final = (
    "harder_two_player", "predictable_paradox", "simultaneous_power_up", "alternate_timeline", "starting_asset_draft",
    "endgame_condition_draft", "samira_without_neutronium",
)  # fmt: skip
# What each option is about.
OPTION_RULES: Final = {
    "players": "ANA-0.1", "side": "ANA-3.2", "paths": "ANA-3.1", "leaders": "ANA-3.7", "evacuation": "ANA-3.3",
    "harder_two_player": "ANA-26.1", "predictable_paradox": "ANA-26.2", "simultaneous_power_up": "ANA-26.3",
    "alternate_timeline": "ANA-26.4", "starting_asset_draft": "ANA-26.10", "endgame_condition_draft": "ANA-26.15",
    "samira_without_neutronium": "ANA-29.11",
}  # fmt: skip


def named_or(words: list[str], items: list[str], unique: bool) -> Json:
    """One of some words, or one item for each seat."""
    listed = {"type": "array", "items": {"type": "string", "enum": items}, "minItems": 2, "maxItems": 4}
    if unique:
        listed["uniqueItems"] = True
    return {"anyOf": [{"type": "string", "enum": words}, listed], "default": words[0]}


def option_schema() -> Json:
    """JSON Schema of the options, with defaults."""
    defaults = {variant["id"]: variant["default"] for variant in data()["variants"]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Anachrony",
        "type": "object",
        "properties": {
            "players": {"type": "integer", "minimum": 2, "maximum": 4, "default": 4},
            "side": {"type": "string", "enum": ["a", "b"], "default": "a"},
            "paths": named_or(["choose", "random"], PATH_TERMS, True),
            "leaders": named_or(["choose", "random"], LEADER_TERMS, True),
            "evacuation": named_or(["random"], ["a", "b", "random"], False),
            **{name: {"type": "boolean", "default": defaults[name]} for name in VARIANTS},
        },
        "additionalProperties": False,
        "allOf": combinations(),
    }


SCHEMA: Final = option_schema()

PRESETS: Final[dict[str, Json]] = {
    "first_game": {"players": 2, "paths": "random", "leaders": "random", "predictable_paradox": True},
    "table_of_four": {"players": 4},
    "own_boards": {"players": 4, "side": "b"},
    "duel": {"players": 2, "side": "b", "harder_two_player": True},
    "shifting_timeline": {"players": 4, "alternate_timeline": True, "starting_asset_draft": True,
                          "endgame_condition_draft": True},
}  # fmt: skip


def check_options(options: Json) -> Json:
    """The options with defaults filled in; BadOption names the option, what is allowed, and the rule."""
    paths, side = options.get("paths"), options.get("side")
    if isinstance(paths, list) and twice(paths):
        raise BadOption(Message("anachrony-setup-path-twice", paths=[str(path) for path in paths]))
    if isinstance(side, list):
        raise BadOption(Message("anachrony-setup-side", name="side", sides=[str(each) for each in side]))
    chosen = complete(options, SCHEMA, OPTION_RULES)
    if chosen["harder_two_player"] and "players" not in options:
        chosen["players"] = HARDER_PLAYERS  # the variant tells the number
    for name in ("paths", "leaders", "evacuation"):
        if isinstance(chosen[name], list) and len(chosen[name]) != chosen["players"]:
            raise BadOption(Message("anachrony-setup-count", name=name, n=len(chosen[name]), players=chosen["players"]))
    check_leaders(chosen)
    if chosen["harder_two_player"] and chosen["players"] != HARDER_PLAYERS:
        raise BadOption(Message("anachrony-setup-harder", players=chosen["players"]))
    return chosen


def twice(words: list[Any]) -> bool:
    return any(words.count(word) > 1 for word in words)


def check_leaders(options: Json) -> None:
    """Leaders belong to the paths of their seats (ANA-3.7)."""
    leaders, paths = options["leaders"], options["paths"]
    if isinstance(leaders, str):
        return
    own = [PATH_TERMS[LEADER_TERMS.index(leader) // LEADERS_EACH] for leader in leaders]
    if isinstance(paths, str):
        if twice(own):
            raise BadOption(Message("anachrony-setup-path-twice", paths=own))
        options["paths"] = own  # leaders tell the paths
        return
    for leader, path, needed in zip(leaders, paths, own):
        if path != needed:
            raise BadOption(Message("anachrony-setup-leader", leader=leader, path=path, own=needed))
