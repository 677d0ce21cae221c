"""Set-up options: players, side, paths, leaders, evacuation conditions, and the variants of chapter 26."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.anachrony.box import Box
from chronotable.games.anachrony.combinations import DRAFTS, HARDER_PLAYERS, MOST_PLAYERS, combinations
from chronotable.games.anachrony.components import data
from chronotable.games.anachrony.opponents import ways_of
from chronotable.games.anachrony.terms import LEADER_TERMS, LEADERS_EACH, NO_OPPONENT, OPPONENT_TERMS, PATH_TERMS
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Count, Flag, Id, Json, Maybe, Several, Term
from chronotable.kernel.options import Option, Options
from chronotable.kernel.position_nouns import AsIs, Either
from chronotable.kernel.schema_pieces import different, one_of, several

VARIANTS: Final = {variant["id"]: variant["default"] for variant in data()["variants"]}


class OneOrEach(AsIs):
    """One word for all, or a word for each seat; in the settings always a list."""

    def __init__(self, words: list[str], items: list[str]) -> None:
        listed = several(one_of(*items), 1, MOST_PLAYERS) if "random" in items else different(one_of(*items), 1, 4)
        super().__init__({"anyOf": [one_of(*words), listed]})
        self._words = words

    def word(self, s: Any, number: Any) -> str | list[str]:
        return number[0] if len(number) == 1 and number[0] in self._words else list(number)

    def number(self, s: Any, word: Any) -> list[str]:
        return [word] if isinstance(word, str) else list(word)


class Against(Maybe):
    """The opponent of a single player, described only if there is one."""

    optional = True

    def is_there(self, number: Any) -> bool:
        return bool(number != NO_OPPONENT)


class Ways(Several):
    """Ways to make an opponent harder, described only if there are any."""

    optional = True

    def is_there(self, number: Any) -> bool:
        return bool(number)


ALONE: Final = {"properties": {"players": {"const": 1}}, "required": ["players"]}
HARDER_WAYS: Final = list(dict.fromkeys(way for word in OPPONENT_TERMS for way in ways_of(data(), word)))


def variant(name: str, field: str, rule: str) -> Option:
    return Option(name, Flag(), field, default=VARIANTS[name], rule=rule)


OPTIONS: Final = Options(
    "Anachrony",
    Option("players", Count(1, MOST_PLAYERS), default=4, rule="ANA-0.1"),
    Option(
        "opponent",
        Against(Term(OPPONENT_TERMS, 1), NO_OPPONENT),
        default=None,
        rule="ANA-37.10",
        about="of a single player, who plays against the Chronobot unless it is said",
        asked_if=ALONE,
    ),
    Option(
        "harder",
        Ways(Id(HARDER_WAYS), different=True),
        "harder_ways",
        default=[],
        rule="ANA-37.50",
        about="how the opponent of a single player is made harder",
        asked_if=ALONE,
    ),
    Option("side", Either(["a", "b"]), "side_b", default="a", rule="ANA-3.2"),
    Option("paths", OneOrEach(["choose", "random"], PATH_TERMS), default="choose", rule="ANA-3.1"),
    Option("leaders", OneOrEach(["choose", "random"], LEADER_TERMS), default="choose", rule="ANA-3.7"),
    Option("evacuation", OneOrEach(["random"], ["a", "b", "random"]), default="random", rule="ANA-3.3"),
    variant("harder_two_player", "harder", "ANA-26.1"),
    variant("predictable_paradox", "predictable", "ANA-26.2"),
    variant("simultaneous_power_up", "simultaneous", "ANA-26.3"),
    variant("alternate_timeline", "alternate_timeline", "ANA-26.4"),
    variant("starting_asset_draft", "asset_draft", "ANA-26.10"),
    variant("endgame_condition_draft", "endgame_draft", "ANA-26.15"),
    variant("samira_without_neutronium", "no_random_neutronium", "ANA-29.11"),
    conditions=lambda _: combinations(),
)

PRESETS: Final[dict[str, Json]] = {
    "first_game": {"players": 2, "paths": "random", "leaders": "random", "predictable_paradox": True},
    "table_of_four": {"players": 4},
    "own_boards": {"players": 4, "side": "b"},
    "alone": {"players": 1, "opponent": "chronobot"},
    "alone_chronossus": {"players": 1, "opponent": "chronossus"},
    "duel": {"players": 2, "side": "b", "harder_two_player": True},
    "shifting_timeline": {"players": 4, "alternate_timeline": True, "starting_asset_draft": True,
                          "endgame_condition_draft": True},
}  # fmt: skip


def check_options(options: Json, box: Box) -> Json:
    """The options with defaults filled in; BadOption names the option, what is allowed, and the rule."""
    paths, side = options.get("paths"), options.get("side")
    if isinstance(paths, list) and twice(paths):
        raise BadOption(Message("anachrony-setup-path-twice", paths=[str(path) for path in paths]))
    if isinstance(side, list):
        raise BadOption(Message("anachrony-setup-side", name="side", sides=[str(each) for each in side]))
    chosen = OPTIONS.completed(options)
    if "players" not in options:
        if chosen["harder_two_player"]:
            chosen["players"] = HARDER_PLAYERS  # the variant tells the number
        elif chosen["opponent"] is not None or chosen["harder"]:
            chosen["players"] = 1
    check_opponent(chosen)
    for name in ("paths", "leaders", "evacuation"):
        if isinstance(chosen[name], list) and len(chosen[name]) != chosen["players"]:
            raise BadOption(Message("anachrony-setup-count", name=name, n=len(chosen[name]), players=chosen["players"]))
    check_leaders(chosen)
    if chosen["harder_two_player"] and chosen["players"] != HARDER_PLAYERS:
        raise BadOption(Message("anachrony-setup-harder", players=chosen["players"]))
    return chosen


def check_opponent(chosen: Json) -> None:
    """A single player has an opponent, and nobody else has; no drafts then (ANA-37.10, 37.11)."""
    if chosen["players"] > 1:
        for name in ("opponent", "harder"):
            if chosen[name]:
                raise BadOption(Message("anachrony-setup-alone", name=name, players=chosen["players"]))
        return
    if chosen["opponent"] is None:
        chosen["opponent"] = OPPONENT_TERMS[0]
    for name in DRAFTS:
        if chosen[name]:
            raise BadOption(Message("anachrony-setup-no-draft", name=name))
    allowed = ways_of(data(), chosen["opponent"])
    for way in chosen["harder"]:
        if way not in allowed:
            things = {"name": "harder", "way": way, "opponent": chosen["opponent"], "allowed": allowed}
            raise BadOption(Message("anachrony-setup-way", **things))


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
