"""Chapter 15: staff abilities of the Chronomancer."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.kernel.match import Match
from tests.games.merchants.table import cards, goods, me, table
from tests.games.playing import happened, keys, play, refused


def activated(ability: str | None, **described: Any) -> Match:
    """The staff is activated, one ability has a townsfolk."""
    return play(table(me={"staff": {ability: "l02"} if ability else {}, **described}), "move:assistant:p2")


@pytest.mark.rule("COVE-15.1")
def test_an_ability_needs_a_townsfolk_and_an_activation() -> None:
    m = activated(None, shelf={"relic_red": 1}, corruption={"corruption_1": 1})
    assert keys(m)[0].startswith("move:"), "nothing to use"
    m = table(me={"staff": {"guard": "l02"}, "corruption": {"corruption_1": 1}})
    assert refused(m, "guard:corruption_1") == "COVE-15.6", "not without activating"
    m = activated("guard", shelf={"relic_red": 1}, corruption={"corruption_1": 1})
    assert keys(m) == ["guard:corruption_1", "done"]
    assert refused(m, "enlarger:red") == "COVE-15.1"


@pytest.mark.rule("COVE-15.2")
def test_bulbulator() -> None:
    m = activated("bulbulator", shelf={"relic_red": 1, "relic_blue": 3, "artifact_green": 1})
    assert keys(m) == [
        "bulbulator:red:green", "bulbulator:red:yellow", "bulbulator:blue:red", "bulbulator:blue:green",
        "bulbulator:blue:yellow", "done",
    ]  # fmt: skip
    play(m, "bulbulator:blue:yellow")
    assert goods(m, "shelf") == {"relic_red": 1, "relic_blue": 2, "relic_yellow": 1, "artifact_green": 1}
    assert (me(m)["pool"]["relic_blue"], me(m)["pool"]["relic_yellow"]) == (1, 2)


@pytest.mark.rule("COVE-15.3")
def test_enlarger() -> None:
    m = activated("enlarger", shelf={"relic_red": 1, "relic_blue": 1, "artifact_blue": 2})
    assert keys(m) == ["enlarger:red", "done"], "no blue artifact is in the pool"
    play(m, "enlarger:red")
    assert goods(m, "shelf") == {"relic_blue": 1, "artifact_red": 1, "artifact_blue": 2}


@pytest.mark.rule("COVE-15.4")
def test_splitter() -> None:
    m = activated("splitter", shelf={"artifact_yellow": 1, "relic_yellow": 1})
    play(m, "splitter:yellow")
    assert (goods(m, "shelf"), me(m)["pool"]["artifact_yellow"]) == ({"relic_yellow": 3}, 2)
    assert happened(m, "goods_exchanged") == [
        {"who": "player1", "good": "artifact_yellow", "wanted": "relic_yellow", "n": 2}
    ]


@pytest.mark.rule("COVE-15.5")
def test_the_target_must_be_in_the_pool_beforehand() -> None:
    m = activated("splitter", shelf={"artifact_yellow": 1, "relic_yellow": 2})
    assert keys(m)[0].startswith("move:"), "only one yellow relic is there"
    m = table(
        me={"staff": {"splitter": "l02", "bulbulator": "l03"}, "shelf": {"artifact_red": 1, "relic_red": 2}},
    )
    play(m, "move:assistant:p2")
    assert refused(m, "splitter:red") == "COVE-15.5"
    play(m, "bulbulator:red:blue", "splitter:red")
    assert goods(m, "shelf") == {"relic_red": 3, "relic_blue": 1}, "the relic came back at the same moment"


@pytest.mark.rule("COVE-15.5")
@pytest.mark.parametrize(("held", "after"), [(1, 3), (2, 3)])
def test_with_the_switch_the_splitter_gives_as_many_as_there_are(held: int, after: int) -> None:
    described = {"staff": {"splitter": "l02"}, "shelf": {"artifact_red": 1, "relic_red": held}}
    m = play(table(me=described, splitter_needs_two_in_pool=False), "move:assistant:p2", "splitter:red")
    assert goods(m, "shelf") == {"relic_red": after}
    m = table(me={**described, "shelf": {"artifact_red": 1, "relic_red": 3}}, splitter_needs_two_in_pool=False)
    play(m, "move:assistant:p2")
    assert keys(m)[0].startswith("move:"), "at least one"


@pytest.mark.rule("COVE-15.6")
def test_guard() -> None:
    m = activated("guard", corruption={"corruption_1": 1, "corruption_2": 1})
    assert keys(m) == ["guard:corruption_1", "guard:corruption_2", "done"]
    play(m, "guard:corruption_2")
    assert (cards(m), me(m)["corruption"]["corruption_1"]) == (1, 1)
    assert happened(m, "corruption_shed") == [{"who": "player1", "face": "corruption_2"}]


@pytest.mark.rule("COVE-15.7")
def test_abilities_feed_each_other() -> None:
    m = table(me={"staff": {"bulbulator": "l02", "enlarger": "l03"}, "shelf": {"relic_red": 1}})
    play(m, "move:assistant:p2", "bulbulator:red:yellow", "enlarger:yellow")
    assert goods(m, "shelf") == {"artifact_yellow": 1}
