"""What the agents want together, and what threatens them."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from tests.games.loop.table import table


def told(m: Match, seat: int | None = 0) -> list[str]:
    assert all(fate.grade == "danger" for fate in m.fates(seat))
    return [fate.text.id.removeprefix("loop-fate-") for fate in m.fates(seat)]


@pytest.mark.rule("LOOP-13.1", "LOOP-13.2", "LOOP-17.2", "LOOP-17.9", "LOOP-17.11")
@pytest.mark.parametrize(
    ("mode", "goal"),
    [
        ("sabotage", "Complete and archive 4 sabotage tiles."),
        ("ultramachine", "Complete and archive 4 sabotage tiles."),
        ("centrifuges", "Complete and archive 4 sabotage tiles, and dismantle all 3 centrifuges."),
        ("super_clones", "Complete and archive 4 sabotage tiles, and clear the board of Supa Clones."),
    ],
)
def test_every_mode_has_its_goal(mode: str, goal: str) -> None:
    m = ct.new("loop", seed=1, players=2, mode=mode, agents=["v_girl", "mr_time"])
    brief, onlooker = m.brief(1), m.brief(None)
    assert brief is not None
    assert onlooker is not None
    assert (str(brief.who), str(brief.goal), brief.secret) == ("Your agent: Mr Time.", goal, False)
    assert "All agents win or lose together" in str(brief.side)
    assert (str(onlooker.goal), onlooker.who) == (goal, None)


@pytest.mark.rule("LOOP-18.1")
def test_a_solo_player_has_several_agents() -> None:
    brief = ct.new("loop", seed=1, players=1, agents=["v_girl", "mr_time"]).brief(0)
    assert brief is not None
    assert str(brief.who) == "Your agents: V-Girl and Mr Time."


@pytest.mark.rule("LOOP-6.1", "LOOP-13.3", "LOOP-13.4")
def test_the_third_rift_and_the_vortices_are_announced() -> None:
    assert told(table(eras={"dawn": {"rifts": 2}})) == []
    m = table(eras={"dawn": {"rifts": 3}, "robots": {"rifts": 3}})
    assert told(m) == told(m, 1) == told(m, None) == ["full"]
    text = "The next rift in one of these eras opens a vortex: Dawn of Time and Age of Robots."
    assert str(m.fates(0)[0].text) == text
    m = table(
        eras={"dawn": {"rifts": 3, "vortex": True}, "medieval": {"rifts": 3}},
        missions={"end": "loop_on_doctor", "robots": "declone_doctor"},
    )
    assert told(m) == ["deadly", "full"], "a second vortex in one era loses"
    assert "Dawn of Time" in str(m.fates(0)[0].text)


@pytest.mark.rule("LOOP-13.4", "LOOP-17.5")
def test_with_three_vortices_every_full_era_is_deadly() -> None:
    vortices = {era: {"vortex": True} for era in ("dawn", "medieval")}
    assert told(table(eras=vortices)) == ["one-vortex-left"]
    vortices["renaissance"] = {"vortex": True}
    m = table(eras={**vortices, "globalization": {"rifts": 3}})
    assert told(m) == ["deadly", "no-vortex-left"]
    legend = {"level": "agency_legend"}
    mega = {"dawn": {"vortex": True, "rifts": 2}}
    assert told(table(eras=mega)) == []
    assert told(table(eras=mega, options=legend)) == ["deadly"], "a mega-vortex holds two"


@pytest.mark.rule("LOOP-13.5")
def test_the_last_cycle_is_announced_with_the_turns_that_are_left() -> None:
    assert told(table(cycle=2)) == []
    m = table(cycle=3)
    assert told(m) == ["last-cycle"]
    left = len(m.view(None)["doctor_deck"])
    assert f"there are {left} more" in str(m.fates(0)[0].text)
