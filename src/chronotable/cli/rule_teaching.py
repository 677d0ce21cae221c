"""Which rules of a ledger a usual game meets, and which of these somebody learns here.

A rule is met when code runs that names it: a step that asks by it, an option that rests on it, or a function or class
of the game whose docstring says that it carries it out.  For that bots play some games in every mode, and it is noted
which functions of the game's folder are called.  A rule is taught when a step of a lesson or a part of *How to play*
names it in its `rules`, which stand beside the words that explain it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from types import CodeType, FrameType, ModuleType
from typing import Any, Final

import yaml

from chronotable import api, bots, ledger
from chronotable.games import game as find_game
from chronotable.kernel.errors import BadOption
from chronotable.kernel.match import Match
from chronotable.ledger import Rule
from chronotable.lessons.course import course

GAMES: Final = {"greedy": 1, "random": 3}  # of each bot, in every mode
ENOUGH: Final = 0.9  # of what a usual game meets
_LONGEST: Final = 4000  # choices
_NAMED: Final = re.compile(r"[A-Z][A-Z0-9]*-\d+\.\d+(?:(?:, | and |, and )\d+\.\d+)*")


@dataclass(frozen=True, slots=True)
class Teaching:
    """Of one ledger: what usual games met, and what of it nobody teaches."""

    games: int
    met: tuple[Rule, ...]
    untaught: tuple[Rule, ...]
    taught: int  # of all rules, met or not

    @property
    def share(self) -> float:
        return 1 - len(self.untaught) / len(self.met) if self.met else 1.0


def measure(game: str) -> Teaching:
    rules = ledger.rules(game)
    played, met = usual(game)
    known = taught(game)
    occurring = tuple(rule for rule in rules if rule.id in met)
    untaught = tuple(rule for rule in occurring if rule.id not in known)
    return Teaching(played, occurring, untaught, sum(rule.id in known for rule in rules))


def taught(game: str) -> set[str]:
    """By lessons and by *How to play*."""
    found = {rule for lesson in course(game) for step in lesson.steps for rule in step.rules}
    page = files(_package(game)) / "how_to_play.yaml"
    if page.is_file():
        found |= set(_rules_in(yaml.safe_load(page.read_text(encoding="utf-8"))))
    return found


def _package(game: str) -> str:
    return type(find_game(game)).__module__.rpartition(".")[0]


def _rules_in(content: object) -> Iterator[str]:
    if isinstance(content, dict):
        for name, value in content.items():
            yield from (
                (str(rule) for rule in value) if name == "rules" and isinstance(value, list) else _rules_in(value)
            )
    elif isinstance(content, list):
        for value in content:
            yield from _rules_in(value)


# ---- usual games


def usual(game: str) -> tuple[int, set[str]]:
    """How many games were played, and the IDs of the rules that they met."""
    watch = _Watch(game)
    played = 0
    for options in _modes(game):
        for bot, many in GAMES.items():
            for seed in range(1, many + 1):
                watch.play(api.new(game, seed=seed, **options), bots.make(bot))
                played += 1
    return played, watch.rules()


def _modes(game: str) -> Iterator[dict[str, Any]]:
    """Options for every mode: with the usual number of players, or the fewest that the mode is for."""
    known = find_game(game).option_schema()["properties"]
    players = known.get("players", {})
    numbers = range(players.get("minimum", 1), players.get("maximum", 0) + 1)
    for mode in known.get("mode", {}).get("enum", [None]):
        usual = {} if mode is None else {"mode": mode}
        tried = [usual, *({**usual, "players": number} for number in numbers)]
        yield next(options for options in tried if _begins(game, options))


def _begins(game: str, options: dict[str, Any]) -> bool:
    try:
        api.new(game, seed=1, **options)
    except BadOption:
        return False
    return True


class _Watch:
    """Notes what is asked, what is offered, and which functions of the game run."""

    def __init__(self, game: str) -> None:
        self._package = _package(game)
        self._called: set[CodeType] = set()
        self._modules: dict[CodeType, str] = {}
        self._asked: set[str] = set()

    def play(self, match: Match, bot: bots.Bot) -> None:
        for _ in range(_LONGEST):
            asked = match.decision
            if asked is None:
                return
            self._asked |= {asked.rule, *(option.rule for option in asked.options)}
            key = bot.choose(match, asked.seat)
            before = sys.getprofile()
            sys.setprofile(self._note)
            try:
                match.choose(key, asked.seat)
            finally:
                sys.setprofile(before)

    def _note(self, frame: FrameType, event: str, arg: object) -> None:
        code = frame.f_code
        if event == "call" and code not in self._called:
            name = frame.f_globals.get("__name__", "")
            if name.startswith(self._package):
                self._called.add(code)
                self._modules[code] = name

    def rules(self) -> set[str]:
        named = {rule for code in self._called for text in self._texts(code) for rule in _ids(text)}
        return named | self._asked

    def _texts(self, code: CodeType) -> Iterator[str]:
        """The docstring of a function, and that of its class with the rule that it asks by."""
        module: ModuleType = import_module(self._modules[code])
        holder: Any = module
        for name in code.co_qualname.split("."):
            holder = getattr(holder, name, None)
            if holder is None or name == "<locals>":
                return
            yield getattr(holder, "__doc__", None) or ""
            if isinstance(rule := getattr(holder, "rule", ""), str):
                yield rule


def _ids(text: str) -> Iterator[str]:
    """`COVE-6.7, 6.8` names two."""
    for found in _NAMED.findall(text):
        prefix = found.partition("-")[0]
        yield from (f"{prefix}-{number}" for number in re.findall(r"\d+\.\d+", found))
