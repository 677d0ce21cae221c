"""A described position that is held stands as it was described, also where only one answer is possible."""

from __future__ import annotations

from typing import Any

import chronotable as ct
from docs.examples.relics.game import GAME

ONE_WAY = {"options": {"players": 1}, "players": [{"chronomancer": "p3", "assistant": "ra"}]}


def test_a_forced_choice_is_made_by_itself_unless_it_is_held() -> None:
    runs_on = ct.position("merchants", ONE_WAY, seed=1)
    held = ct.position("merchants", ONE_WAY, seed=1, hold=True)
    assert runs_on.view()["merchants"][0]["shop"]["chronomancer"] == "rc"
    assert held.view()["merchants"][0]["shop"]["chronomancer"] == "p3"
    assert [option.key for option in held.ask().options] == ["move:chronomancer:rc"]


def test_a_held_position_is_saved_as_such_and_goes_on_when_the_choice_is_made() -> None:
    held = ct.position("merchants", ONE_WAY, seed=1, hold=True)
    assert ct.load(held.save()) == held
    assert ct.position("merchants", ct.position_of(held), hold=True) == held
    held.choose("move:chronomancer:rc")
    assert held.ask().options[0].key.startswith("insert:")
    assert ct.load(held.save()) == held


def test_choices_made_at_once_are_held_too() -> None:
    """Of two players with one card each, one has nothing to choose: held, both are asked (RELICS-3.2)."""
    described: dict[str, Any] = {"hands": [[1], [2, 3]], "spent": [[4, 5], [6]], "crystals": [0, 0]}
    described["agenda"] = [{"step": "simultaneously", "steps": [{"step": "bid", "who": 0}, {"step": "bid", "who": 1}]}]
    described["agenda"] += [{"step": "show_bids"}, {"step": "new_round"}]
    described |= {"relic": 0, "options": {"players": 2, "rounds": 3}}
    assert ct.position(GAME, described, seed=1).waiting() == (1,)
    assert ct.position(GAME, described, seed=1, hold=True).waiting() == (0, 1)


def test_the_games_are_a_package_and_a_list() -> None:
    import chronotable.games as games

    assert games.names() == ct.games()
    assert games.game("loop").name == "loop"
