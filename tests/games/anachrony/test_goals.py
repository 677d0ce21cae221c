"""What a Path plays for, and what befalls it."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from tests.games.anachrony.alone import alone
from tests.games.anachrony.table import table


def told(m: Match, seat: int | None = 0) -> list[str]:
    return [fate.text.id.removeprefix("anachrony-fate-") for fate in m.fates(seat)]


def texts(m: Match, seat: int | None = 0) -> str:
    return " ".join(str(fate.text) for fate in m.fates(seat))


@pytest.mark.rule("ANA-18.2", "ANA-25.14")
def test_the_goal_names_path_leader_and_evacuation_once_they_are_chosen() -> None:
    m = ct.new("anachrony", seed=1, players=2)
    brief = m.brief(0)
    assert brief is not None
    assert str(brief.who) == "You will choose one of the four Paths."
    brief, onlooker = table().brief(0), table().brief(None)
    assert brief is not None
    assert onlooker is not None
    assert str(brief.who) == "You lead the Path of Harmony: Patriarch Haulani."
    assert "you may evacuate once: 3 Life Supports" in str(brief.side)
    assert "most victory points" in str(brief.goal)
    assert "Era 7 at the latest" in str(brief.end)
    assert (brief.secret, onlooker.who) == (False, None)


@pytest.mark.rule("ANA-5.9", "ANA-5.10", "ANA-25.9")
def test_two_of_three_paradoxes_are_a_warning_with_the_price() -> None:
    assert told(table(paradoxes=1)) == []
    m = table(paradoxes=2)
    assert told(m) == ["paradoxes"]
    assert "2 of 3 Paradoxes: one more brings an Anomaly (−3 VP" in texts(m)
    assert told(m, 1) == told(m, None) == []
    assert told(table(paradoxes=2, slots={"lab_1": "405"})) == [], "this building raises the limit"


@pytest.mark.rule("ANA-5.2", "ANA-5.3")
def test_the_rolls_of_the_next_paradox_phase_are_told_to_those_who_will_roll() -> None:
    m = table(era=3, warps={"gold": 1, "water": 1, "titanium": 2}, other={"warps": {"gold": 1, "uranium": 2}})
    assert told(m) == told(m, 1) == ["rolls"], "both have the most on the second tile"
    assert "In the next Paradox phase you roll for Eras 1 and 2" in texts(m)
    assert "you roll for Era 2:" in texts(m, 1)


@pytest.mark.rule("ANA-25.5", "ANA-25.9", "ANA-23.7")
def test_anomalies_and_debts_in_the_last_era() -> None:
    m = table(era=6, slots={"factory_1": {"tile": "anomaly"}}, warps={"gold": 1})
    assert "anomalies" in told(m)
    assert "debts" not in told(m), "there is time to pay it back"
    m = table(era=7, slots={"factory_1": {"tile": "anomaly"}}, warps={"gold": 1})
    assert {"anomalies", "debts", "last-era"} <= set(told(m))
    assert "A Warp tile is not yet paid back: −2 VP if it stays." in texts(m)
    assert "rolls" not in told(m), "no Paradox phase comes any more"


@pytest.mark.rule("ANA-19.1")
def test_too_little_water_for_supply() -> None:
    m = table(tired={"engineer": 2}, active={"scientist": 1}, goods={"water": 1}, powered=1)
    assert "supply" in told(m)
    assert "2 Workers are tired, and Supply costs 5 water: you have 1." in texts(m)
    assert "supply" not in told(table(tired={"engineer": 2}, active={"scientist": 1}, goods={"water": 5}, powered=1))
    assert "supply" not in told(table(active={"scientist": 1}, powered=1)), "nobody is tired"


@pytest.mark.rule("ANA-6.1", "ANA-19.1")
def test_who_powers_exosuits_up_is_told_for_how_many_workers() -> None:
    m = table(phase="power_up", active={"engineer": 2, "scientist": 1}, tired={"engineer": 1}, goods={"water": 3})
    assert "planning" in told(m)
    assert "active Workers: 3, tired: 1. Supply costs 5 water; you have 3." in texts(m)
    assert "planning" not in told(table(active={"engineer": 2}, powered=1))


@pytest.mark.rule("ANA-24.1", "ANA-18.2")
def test_the_impact_and_the_evacuation_are_announced() -> None:
    assert told(table(era=4)) == told(table(era=4), None) == ["impact"]
    assert told(table(era=3)) == []
    slots = {"life_support_1": "301", "life_support_2": "302", "life_support_3": "303"}
    m = table(era=6, slots=slots)
    assert "evacuate" in told(m)
    assert "evacuate" not in told(m, 1)
    assert "evacuate" not in told(table(era=6, slots=slots, evacuation=1)), "once a game"
    assert "the last chance" in texts(table(era=7, slots=slots))


@pytest.mark.rule("ANA-37.49", "ANA-37.64")
def test_alone_the_goal_names_the_opponent_and_what_its_objectives_bring() -> None:
    brief, other = alone(acting=0).brief(0), alone(opponent="chronossus", acting=0).brief(0)
    assert brief is not None
    assert other is not None
    assert brief.rule == "ANA-37.49"
    assert "than the Chronobot" in str(brief.goal)
    assert "Endgame Conditions" not in str(brief.goal)
    assert "objectives" not in str(brief.goal)
    assert "than the Chronossus" in str(other.goal)
    assert str(other.goal).endswith("and from its objectives.")
    assert "alone against the Chronobot; if it has as many VP as you, it wins" in str(brief.side)


@pytest.mark.rule("ANA-37.49")
def test_in_the_last_era_who_is_behind_or_level_is_warned() -> None:
    behind = alone(acting=0, era=7, board={"vp": 90})
    assert "the Chronobot would win: 90 VP" in texts(behind)
    assert "behind" not in told(alone(acting=0, era=7, goods={"vp": 50})), "the score of the player is higher"
    level = alone(acting=0, era=7, goods={"vp": 2}).view(0)["seats"][0]["score"]
    assert "behind" in told(alone(acting=0, era=7, goods={"vp": 2}, board={"vp": level}))
    assert "behind" not in told(alone(acting=0, era=7, goods={"vp": 2}, board={"vp": level - 1}))
    assert "behind" not in told(alone(acting=0, era=3, board={"vp": 90})), "there is time"
