"""What the conformance suite has to know about a game: its settings, and what it may expect of them."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import chronotable as ct
from chronotable import ledger
from chronotable.kernel.game import Game
from chronotable.kernel.match import Match

Json = dict[str, Any]
THOROUGH = os.environ.get("CHRONOTABLE_THOROUGH") == "1"  # more cases, seeds and points: for a night, not for a commit


@dataclass(frozen=True, eq=False)
class Case:
    """One setting of one game: set-up options or a described position."""

    game: Game[Any]
    id: str
    options: Json = field(default_factory=dict)
    position: Json | None = None

    def new(self, seed: int) -> Match:
        if self.position is not None:
            return ct.position(self.game, self.position, seed=seed)
        return ct.new(self.game, seed=seed, **self.options)


@dataclass(frozen=True, eq=False)
class Table:
    """A game with the settings that the suite plays.  What is left out is not asked for, or as in most games."""

    game: Game[Any]
    cases: tuple[Case, ...] = ()  # left out: the game with its usual options
    rules: frozenset[str] | None = None  # the IDs of the ledger; left out: of the one it is registered with, if any
    verbs: frozenset[str] | None = None  # the first words of all its option keys: the suite must meet each of them
    shared: frozenset[str] = frozenset({"options"})  # attributes of states that copies share, for nothing changes them
    hidden: tuple[str, ...] = ()  # lists in descriptions of positions whose order nobody knows; `*` is any name
    languages: tuple[str, ...] = ("en",)  # in which it has all its words
    fate: object = None  # an outcome of chance that a position may fix; None: it has no `fate`
    reveals: bool = True  # does some choice bring something to light, so that it cannot be taken back?
    takes_back: bool = True  # is there a choice that can be taken back?
    digests: Path | None = None  # fingerprints of its games, written by `record`

    def __post_init__(self) -> None:
        if not self.cases:
            object.__setattr__(self, "cases", (Case(self.game, self.game.name),))
        if self.rules is None and self.game.name in ledger.games():
            object.__setattr__(self, "rules", frozenset(rule.id for rule in ledger.rules(self.game.name)))

    def knows(self, rule: str) -> bool:
        """Is the rule in the ledger, if there is one?"""
        return self.rules is None or rule in self.rules
