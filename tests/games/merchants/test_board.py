"""What the browser board rests on: the guided game."""

from __future__ import annotations

import chronotable as ct
from chronotable.games.merchants.game import GAME
from chronotable.kernel.match import Match
from tests.games.merchants.board_example import PUSH, TAUGHT, taught


def test_the_guided_game_is_always_the_same() -> None:
    assert taught(0).view(0) == taught(0).view(0)
    assert taught(0).commitment == taught(0).commitment


def test_every_step_of_the_guided_game_asks_for_something_that_is_offered() -> None:
    match = taught(0)
    for key in TAUGHT:
        decision = match.decision
        assert decision is not None
        assert key in [option.key for option in decision.options], key
        match.choose(key, 0)


def test_what_the_guided_game_says_is_true() -> None:
    start = taught(0).view(0)
    assert start["clock"]["pieces"][0]["piece"] == "player1", "the person comes first"
    assert start["boats"][0]["passengers"]["blue"] == 2, "two Wizards in boat 1"
    spaces = {space["space"]: space for space in start["merchants"][0]["shop"]["spaces"]}
    assert (spaces["p1"]["action"], spaces["p1"]["hours"]) == ("relic", 2)
    assert (spaces["p2"]["action"], spaces["p2"]["hours"], spaces["p2"]["corruption"]) == ("hire", 2, 1)
    assert taught(TAUGHT.index("seat:boat1")).view(0)["drawn"] == "green", "a Bard"
    assert taught(TAUGHT.index("dock:berth2") - 1).view(0)["drawn"] == "rogue"
    made = taught(TAUGHT.index("move:assistant:ra")).view(0)
    assert sum(made["peddler"]["shelf"].values()) > 0, "the Peddler has made a good"
    hours = {piece["piece"]: piece["hour"] for piece in made["clock"]["pieces"]}
    assert hours["player1"] == 2 < hours["peddler"], "two hours have passed, and the person is the last on the clock"
    push = taught(PUSH).view(0)["yours"]["preview"]["timeline"]["right"]["t08"]["spaces"]["p3"]
    assert push == {"action": "relic", "colours": ["blue", "yellow"], "hours": 2, "corruption": 0}
    last = taught(len(TAUGHT)).view(0)["merchants"][0]
    assert (last["shelf"]["relic_blue"], last["shelf"]["artifact_yellow"]) == (1, 1)
    assert last["staff"]["enlarger"]["card"] == "m08"


def test_presets_are_played_by_the_people_they_are_for() -> None:
    for name, options in GAME.presets().items():
        match: Match = ct.new("merchants", seed=1, **options)
        assert match.seats == options["players"], name
