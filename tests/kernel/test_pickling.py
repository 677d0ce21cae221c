"""Matches and errors go from process to process: what comes out is what went in."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
import pkgutil
import random
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.errors import BotFailed, ChangedRules, ChronotableError, IllegalChoice
from chronotable.kernel.game import Game
from chronotable.kernel.match import Match
from docs.examples.relics.game import GAME

GAMES = {"loop": "loop", "room25": "room25", "anachrony": "anachrony", "merchants": "merchants", "relics": GAME}
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def midgame(game: str | Game[Any]) -> Match:
    match = ct.new(game, seed=5)
    chance = random.Random(5)
    for _ in range(15):
        if match.over:
            break
        decision = chance.choice(match.decisions)
        match.choose(chance.choice(decision.options), decision.seat)
    return match


@every_game
def test_a_match_comes_out_of_a_pickle_as_it_went_in(game: str | Game[Any]) -> None:
    match = midgame(game)
    again = pickle.loads(pickle.dumps(match))
    assert again == match
    assert again.save() == match.save()
    assert again.events() == match.events()
    assert again.verify()
    if not match.over:
        seat, key = match.ask().seat, match.ask().options[-1].key
        again.choose(key, seat)
        match.choose(key, seat)
        assert again == match  # the same chance goes on


@every_game
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copy_is_equal_and_independent(game: str | Game[Any], copied: type) -> None:
    match = midgame(game)
    again = copied(match)
    assert again == match
    if not match.over:
        decision = match.ask()
        again.choose(decision.options[0], decision.seat)
        assert len(again.history) == len(match.history) + 1


def test_games_of_other_classes_are_not_equal() -> None:
    assert ct.new("loop", seed=1).game != ct.new("room25", seed=1).game
    assert len({ct.new("loop", seed=1).game, ct.new("loop", seed=2).game, GAME}) == 2


def all_errors() -> list[type[ChronotableError]]:
    """Those of every module that can be imported here."""
    for module in pkgutil.walk_packages(ct.__path__, "chronotable."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    found: list[type[ChronotableError]] = [ChronotableError]
    for kind in found:
        found += [each for each in kind.__subclasses__() if each not in found]
    return [kind for kind in found if kind.__module__.startswith("chronotable.")]


def made(kind: type[ChronotableError]) -> ChronotableError:
    if issubclass(kind, IllegalChoice):
        return kind("done", ct.Message("kernel-why-over"), "LOOP-8.1")
    if issubclass(kind, BotFailed):
        return kind(ct.Message("kernel-why-over"), ct.Message("bots-failed-busy"))
    if issubclass(kind, ChangedRules):
        return kind(ct.Message("kernel-save-over"), 3, True)
    return kind(ct.Message("kernel-why-over"))


def test_every_error_comes_out_of_a_pickle_as_it_went_in() -> None:
    kinds = all_errors()
    assert {ct.BadOption, ct.BadSave, ct.ChangedRules, ct.IllegalChoice, ct.GameOver} <= set(kinds)
    for kind in kinds:
        error = made(kind)
        for again in (pickle.loads(pickle.dumps(error)), copy.deepcopy(error)):
            assert type(again) is kind
            assert str(again) == str(error)
            assert vars(again) == vars(error)


def choose_badly(match: Match) -> None:
    match.choose("no:such:key", match.waiting()[0])


def test_an_error_in_another_process_is_told_here() -> None:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        with pytest.raises(ct.IllegalChoice) as refused:
            pool.submit(choose_badly, ct.new("loop", seed=1)).result()
        assert refused.value.key == "no:such:key"
        assert pool.submit(len, "pool").result() == 4  # it is not broken
