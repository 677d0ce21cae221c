"""The action and observation spaces of games, each made once for the same packs."""

from __future__ import annotations

from typing import Any, Final

from chronotable.kernel.actions import ActionSpace
from chronotable.kernel.errors import BadOption
from chronotable.kernel.game import Game
from chronotable.kernel.message import Message
from chronotable.kernel.observation import ObservationSpace
from chronotable.kernel.pack import Pack

KEPT: Final = 32  # of all games together

_actions: dict[tuple[Any, ...], ActionSpace] = {}
_observations: dict[tuple[Any, ...], ObservationSpace] = {}


def _key(game: Game[Any], packs: tuple[Pack, ...]) -> tuple[Any, ...]:
    return (game, *(pack.hash for pack in packs))


def action_space(game: Game[Any], packs: tuple[Pack, ...] = ()) -> ActionSpace:
    """The keys of the game by number: those without packs first, so that packs do not change their numbers."""
    key = _key(game, packs)
    if key not in _actions:
        usual = list(game.action_keys(()))
        if not usual:
            raise BadOption(Message("kernel-no-actions", game=game.name))
        further = set(usual)
        brought = [each for each in game.action_keys(packs) if each not in further] if packs else []
        while len(_actions) >= KEPT:
            del _actions[next(iter(_actions))]
        _actions[key] = ActionSpace(usual + brought)
    return _actions[key]


def observation_space(game: Game[Any], packs: tuple[Pack, ...] = ()) -> ObservationSpace:
    """The places of the game's vectors."""
    key = _key(game, packs)
    if key not in _observations:
        if not game.observed:
            raise BadOption(Message("kernel-no-observations", game=game.name))
        while len(_observations) >= KEPT:
            del _observations[next(iter(_observations))]
        _observations[key] = ObservationSpace(game.observed, game.box_of(packs))
    return _observations[key]
