"""The lessons: what their words say is true at the end of each."""

from __future__ import annotations

import pytest

from chronotable.kernel.match import Match
from chronotable.lessons.course import find_lesson
from chronotable.lessons.lesson import Lesson
from chronotable.lessons.standing import scripted
from tests.games.anachrony.table import goods, player, tiles, workers
from tests.games.playing import Json, happened


def let_rival_choose(lesson: Lesson, m: Match) -> None:
    """The script, and then whatever is offered first, until it is the learner's turn."""
    while not m.over and m.decision_of(0) is None:
        m.choose(scripted(lesson, m, 1) or m.ask(1).options[0].key, 1)


def taught(id: str, until: str = "") -> Match:
    """A lesson played to its end, or to the step of this name."""
    lesson = find_lesson("anachrony", id)
    m = lesson.begin()
    for step in lesson.steps:
        let_rival_choose(lesson, m)
        if step.name == until:
            break
        if step.choose:
            m.choose(next(option.key for option in m.ask(0).options if step.takes(option.key)), 0)
    else:
        let_rival_choose(lesson, m)
    return m


def test_the_first_lesson_shows_a_whole_round_of_power_warp_and_actions() -> None:
    m = taught("first")
    assert tiles(m)["life_support_1"] == "306"
    assert player(m)["slots"]["life_support_1"]["worker"] == "scientist"
    assert player(m)["warps"] == {"titanium": 1, "water": 1}


def test_placing_four_empty_hexes_and_two_who_are_motivated() -> None:
    assert goods(taught("placing", until="borrow"))["water"] == 2 + 4
    assert workers(taught("placing", until="blocked"), "active") == {"scientist": 2, "genius": 1}
    m = taught("placing")
    assert workers(m, "active") == {"scientist": 1, "engineer": 1}, "from the mine and from Life Support 305"
    assert workers(m, "tired") == {"scientist": 1, "engineer": 1, "genius": 1}


def test_the_capital_a_question_mark_a_full_action_and_the_banner() -> None:
    m = taught("capital", until="question")
    assert {option.key for option in m.ask(0).options} >= {"icon:time", "icon:war"}
    m = taught("capital")
    assert player(m)["breakthroughs"] == {"triangle_time": 1, "circle_society": 1}
    assert m.view(0)["first"] == 0, "was the rival"


def test_supply_wakes_and_lifts_and_force_lowers() -> None:
    m = taught("supply", until="woken")
    assert (workers(m, "tired"), player(m)["morale"]) == ({}, 5)
    m = taught("supply", until="force")
    assert workers(m, "active")["administrator"] == 1, "motivated on Supply"
    assert workers(m, "tired") == {"scientist": 1, "administrator": 1}
    m = taught("supply")
    assert (workers(m, "tired"), player(m)["morale"]) == ({}, 4)


def test_warp_and_travel_pay_debts_step_by_step() -> None:
    m = taught("warp")
    assert (player(m)["warps"], player(m)["time_travel"]) == ({"water": 3, "scientist": 3}, 1)
    m = taught("travel")
    assert (player(m)["warps"], player(m)["time_travel"]) == ({"gold": 1}, 3)
    assert player(m)["time_travel_vp"][3] == 6


def test_paradox_the_learner_stops_at_the_limit_and_the_rival_rolls_on() -> None:
    m = taught("paradox", until="comfort")
    assert [(roll["seat"], roll["word"], roll["n"]) for roll in happened(m, "paradox_rolled")] == [
        (0, "1", 1), (0, "2", 1), (1, "3", 0),
    ]  # fmt: skip
    assert set(tiles(taught("paradox", until="price"))) - set(tiles(m)) <= {"lab_1", "factory_1"}
    m = taught("paradox")
    assert "anomaly" not in tiles(m).values()
    assert workers(m, "active") == {"scientist": 1}


def test_buildings_and_superprojects_cost_what_is_said() -> None:
    m = taught("buildings", until="use")
    assert goods(m) == {"water": 3, "titanium": 3}
    m = taught("superprojects", until="back")
    assert goods(m) == {"water": 1}
    assert {"retrieve:neutronium", "retrieve:uranium", "retrieve:scientist"} < {o.key for o in m.ask(0).options}


def test_the_impact_doubles_a_bonus_on_a_hex_that_collapses() -> None:
    m = taught("impact", until="tiles")
    assert m.view(0)["capital_tiles"]["recruit_top"] == "recruit_1", "the deal of the seed, of which its words tell"
    assert m.view(0)["mine_pool"]["neutronium"] >= 1
    assert m.view(0)["seats"][1]["covered_hexes"] == [], "Amena"
    assert taught("impact").view(0)["flipped"] == ["recruit_top"]


def test_evacuation_eleven_points_and_six_for_the_second() -> None:
    m = taught("evacuation")
    assert [goods(m, seat)["vp"] for seat in (0, 1)] == [2 + 11, 9 - 3]


def score(m: Match) -> list[Json]:
    return [seat["score_sheet"] for seat in m.view(0)["seats"]]


def test_scoring_is_won_by_the_three_ideas_and_lost_without_them() -> None:
    m = taught("scoring")
    assert m.view(0)["winners"] == [0]
    mine = score(m)[0]
    assert (mine["warp_penalty"], mine["breakthroughs"], mine["anomalies"], mine["time_travel"]) == (-2, 4 + 2, -3, 8)
    m = find_lesson("anachrony", "scoring").begin()
    m.choose("pass", 0)
    assert m.view(0)["winners"] == [1]


@pytest.mark.parametrize(
    ("id", "goods_of", "slots"),
    [
        ("harmony", {"water": 3 + 6, "titanium": 2, "energy_core": 1}, {"factory_1": "206"}),
        ("dominance", {"titanium": 1}, {"factory_1": "212", "factory_2": "continuum_stabilizer"}),
        ("salvation", {"water": 2 + 2, "titanium": 1}, {"power_plant_1": "105", "lab_3": "anomaly"}),
    ],
)
def test_side_b(id: str, goods_of: dict[str, int], slots: dict[str, str]) -> None:
    m = taught(id)
    assert (goods(m), tiles(m)) == (goods_of, slots)


def test_side_b_of_progress_scientists_do_not_tire() -> None:
    m = taught("progress")
    assert (workers(m, "active"), workers(m, "tired")) == ({"scientist": 2, "administrator": 1}, {})
    assert (player(m)["paradoxes"], player(m)["paradox_limit"]) == (2, 4)


def test_all_tiles_at_a_glance() -> None:
    assert (player(taught("plants"))["warps"], player(taught("plants"))["time_travel"]) == ({}, 2)
    m = taught("water")
    assert (goods(m), player(m)["morale"]) == ({}, 5), "3 water instead of 5"
    m = taught("labs")
    assert (workers(m, "active"), goods(m)["vp"], player(m)["paradoxes"]) == ({"scientist": 1, "genius": 1}, 2, 1)
    m = taught("projects")
    begun = find_lesson("anachrony", "projects").begin()
    assert m.view(0)["turn"] == begun.view(0)["turn"] + 1, "two Workers, one turn"
    assert [gain["n"] for gain in happened(taught("tiles"), "gained") if gain["goods"] == "water"] == [2]


@pytest.mark.rule("ANA-37.16", "ANA-37.26", "ANA-37.32", "ANA-37.45")
def test_the_lesson_about_playing_alone_says_what_the_chronobot_does() -> None:
    before = taught("alone", until="first").view(0)["opponent"]
    assert {face["token"]: face["deed"] for face in before["foreseen"]} == {
        "2": "reboot", "3": "time_travel", "4": "recruit", "5": "research",
    }  # fmt: skip
    assert before["foreseen"][2]["worker"] == "genius"
    m = taught("alone")
    seen = m.view(0)["opponent"]
    assert workers(m, "active") == {"genius": 1, "engineer": 1}
    assert [event["worker"] for event in happened(m, "opponent_recruited")] == ["engineer"]
    assert [event["why"] for event in happened(m, "opponent_failed")] == ["no_warp"]
    assert goods(m)["neutronium"] == 1
    assert (seen["anomalies"], seen["paradoxes"], seen["warps"]) == (1, 0, [])
    assert m.view(0)["phase"] == "power_up"
