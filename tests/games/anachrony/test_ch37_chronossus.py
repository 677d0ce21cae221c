"""Chapter 37: the Chronossus, where it differs from the Chronobot: its pool, action tiles, passing and objectives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import chronotable as ct
from chronotable.games.anachrony.components import data
from chronotable.games.anachrony.terms import ENDGAME_TERMS
from chronotable.kernel.match import Match
from tests.games.anachrony.alone import alone, bot, failed, tokens, told
from tests.games.anachrony.table import player
from tests.games.playing import Json, happened, keys, play

STEPS = [1, 1, 1, 1]


def against(fate: Sequence[str] = (), board: Json | None = None, **described: Any) -> Match:
    return alone(fate, board, opponent="chronossus", **described)


@pytest.mark.rule("ANA-37.9", "ANA-37.55")
def test_a_loop_for_each_token() -> None:
    m = ct.new("anachrony", seed=1, opponent="chronossus")
    assert tokens(m) == {"2": 1, "3": 1, "4": 1, "5": 1}
    loops = {each["token"]: [step["slot"] or step["deed"] for step in bot(m)["loops"][each["loop"]]]
             for each in bot(m)["tokens"]}  # fmt: skip
    assert loops == {
        "2": ["construct_power_plant", "mine", "slot_1", "recruit", "research"],
        "3": ["construct_life_support", "time_travel", "slot_2", "construct_superproject", "remove_anomaly"],
        "4": ["construct_factory", "slot_1", "mine", "construct_lab", "genius_or_research"],
        "5": ["recruit", "research", "construct_power_plant", "slot_3"],
    }


@pytest.mark.rule("ANA-37.55", "ANA-37.22")
def test_steps_of_the_same_name_are_one_place() -> None:
    m = against(["token_5"], {"steps": [4, 1, 1, 4]})
    assert [each["height"] for each in bot(m)["tokens"] if each["token"] in "25"] == [0, 1], "both on Recruit"


@pytest.mark.rule("ANA-37.56", "ANA-37.63")
@pytest.mark.parametrize(
    ("token", "step", "deed", "vp", "cores"),
    [("token_2", 3, "reboot", 0, 5), ("token_3", 3, "score", 2, 5), ("token_5", 4, "energy_pack", 0, 6)],
)
def test_its_action_tiles(token: str, step: int, deed: str, vp: int, cores: int) -> None:
    steps = STEPS.copy()
    steps[int(token[-1]) - 2] = step
    m = against([token], {"steps": steps, "powered": 0, "out": 5})
    events = [event for event in m.events() if event.get("deed") == deed]
    assert len(events) == 1
    assert (bot(m)["vp"], bot(m)["cores"], bot(m)["out"], bot(m)["passed"]) == (vp, cores, 5, False)


@pytest.mark.rule("ANA-37.9", "ANA-37.57", "ANA-37.58")
@pytest.mark.parametrize(
    ("era", "drawn", "suits", "cores", "exhausted"),
    [
        (1, ["core", "core", "core"], 6, 2, 5),
        (1, ["core", "exhausted", "exhausted"], 4, 4, 4),
        (2, ["exhausted", "exhausted", "exhausted"], 3, 5, 3),
        (5, ["core", "core", "core"], 4, 2, 5),
        (5, ["core", "exhausted", "core"], 4, 3, 5),
        (5, ["exhausted", "exhausted", "exhausted"], 2, 5, 3),
    ],
)
def test_it_draws_its_exosuits(era: int, drawn: list[str], suits: int, cores: int, exhausted: int) -> None:
    m = against(drawn, {}, era=era, phase="power_up")
    assert (bot(m)["powered"], bot(m)["cores"], bot(m)["exhausted"]) == (suits, cores, exhausted)


@pytest.mark.rule("ANA-37.57")
def test_a_pool_that_runs_out() -> None:
    m = against(["core", "exhausted"], {"cores": 1, "exhausted": 1}, era=3, phase="power_up")
    assert (bot(m)["powered"], bot(m)["cores"], bot(m)["exhausted"]) == (4, 0, 1)
    m = against([], {"cores": 0, "exhausted": 0}, era=3, phase="power_up")
    assert bot(m)["powered"] == 3


@pytest.mark.rule("ANA-37.59", "ANA-37.68")
def test_a_leap() -> None:
    m = against(["token_4"], harder=["tiles_b"])
    assert tokens(m)["4"] == 3, "over slot I"
    assert [event["kind"] for event in m.events() if event["kind"].startswith("opponent_")] == [
        "opponent_built", "opponent_tile",
    ]  # fmt: skip
    assert (bot(m)["vp"], bot(m)["actions"]) == (1, 1), "two deeds, one action"
    m = against(["token_5"], {"steps": [1, 1, 1, 3]}, harder=["tiles_b"])
    assert (tokens(m)["5"], bot(m)["cores"]) == (1, 6), "over slot III, with a core"


@pytest.mark.rule("ANA-37.60")
def test_a_leap_from_where_it_lies() -> None:
    m = against(["token_4"], {"steps": [1, 1, 2, 1]}, harder=["tiles_b"])
    assert (tokens(m)["4"], bot(m)["vp"]) == (4, 1)


@pytest.mark.rule("ANA-37.61", "ANA-37.5")
def test_a_failure_without_a_hex_costs_an_exosuit() -> None:
    full = ["construct_top", "construct_middle", "council_left", "council_right"]
    m = against(["token_2"], {"hexes": full, "powered": 2})
    assert failed(m) == {"why": "no_hex", "vp": 1}
    assert (bot(m)["powered"], bot(m)["out"]) == (1, 5)
    m = against(["token_4"], {"buildings": ["201", "202", "203"], "powered": 2})
    assert (bot(m)["powered"], bot(m)["out"]) == (1, 1), "only the one that is placed"


@pytest.mark.rule("ANA-37.62")
def test_it_passes_when_it_needs_an_exosuit() -> None:
    m = against(["token_2"], {"powered": 0, "out": 3, "actions": 3, "warps": [{"era": 1}]})
    assert (bot(m)["passed"], tokens(m)["2"], bot(m)["actions"]) == (True, 1, 3), "the token stays, it travels nowhere"
    assert told(m, "opponent_passed") == {"why": "no_suits"}


@pytest.mark.rule("ANA-37.62")
def test_it_goes_on_after_you_have_passed() -> None:
    m = against(["token_3", "token_3", "token_2"], {"powered": 1, "out": 2, "actions": 9}, acting=0, era=4)
    play(m, "pass")
    kinds = [event["kind"] for event in m.events() if event["kind"].startswith("opponent_")]
    assert kinds[:4] == ["opponent_built", "opponent_failed", "opponent_unmoved", "opponent_passed"]


# ---- objectives


@pytest.mark.rule("ANA-37.9", "ANA-37.64")
def test_three_objectives_are_drawn() -> None:
    drawn = [[each["id"] for each in bot(started(seed))["objectives"]] for seed in range(12)]
    assert all(len(set(ids)) == 3 for ids in drawn)
    assert {id for ids in drawn for id in ids} == set(ENDGAME_TERMS)
    assert bot(alone(acting=0))["objectives"] == [], "the Chronobot has none"


def started(seed: int) -> Match:
    m = ct.new("anachrony", seed=seed, opponent="chronossus", leaders="random", paths="random")
    assert m.view(0)["era"] == 1
    return m


REACHED: dict[str, Json] = {
    "workers": {"active": {"engineer": 5}},
    "water": {"goods": {"water": 4}},
    "breakthroughs": {"breakthroughs": {"circle_war": 2, "square_war": 1}},
    "occupied_building_slots": {
        "slots": {"lab_1": "401", "lab_2": "402", "lab_3": "403", "factory_1": "201", "factory_2": "202",
                  "factory_3": {"tile": "anomaly"}}
    },
    "morale_position": {"morale": 5},
    "superprojects": {"slots": {"lab_1": "anti_gravity_field"}},
    "time_travel_track_position": {"time_travel": 2},
}  # fmt: skip


@pytest.mark.rule("ANA-37.64", "ANA-37.65", "ANA-37.66", "ANA-37.67")
@pytest.mark.parametrize("id", sorted(REACHED))
def test_what_an_objective_counts(id: str) -> None:
    """Bronze is just reached with these, and nothing without them."""
    others = [each for each in ENDGAME_TERMS if each != id][:2]
    described: Json = {"acting": 0, "era": 3, **REACHED[id]}
    m = against([], {"objectives": [id, *others]}, **described)
    (seen,) = [each for each in bot(m)["objectives"] if each["id"] == id]
    assert (seen["count"], seen["level"]) == (seen["levels"][0], "bronze")
    (seen,) = [each for each in bot(against([], {"objectives": [id, *others]}, acting=0, era=3, morale=1))["objectives"]
               if each["id"] == id]  # fmt: skip
    assert seen["level"] is None


@pytest.mark.rule("ANA-37.64", "ANA-37.65", "ANA-30.6")
def test_the_sum_of_ranges_and_the_score() -> None:
    ranges: Json = {"power_plant_1": "101", "power_plant_2": "102", "power_plant_3": "103"}
    board: Json = {"objectives": ["workers", "sum_of_time_travel_ranges", "water"]}
    m = against([], board, acting=0, era=3, slots=ranges, active={"genius": 7}, goods={"water": 30})
    seen = {each["id"]: (each["count"], each["level"]) for each in bot(m)["objectives"]}
    n, level = seen["sum_of_time_travel_ranges"]
    asked = data()["solo_opponents"]["objectives"][5]["levels"]
    assert level == ([None, "bronze", "silver", "gold"])[sum(n >= each for each in asked)]
    assert (seen["workers"], seen["water"]) == ((7, "silver"), (30, "gold"))
    vp = {None: 0, "bronze": 2, "silver": 4, "gold": 6}
    assert bot(m)["objectives_vp"] == 4 + 6 + vp[level]
    assert player(m)["score_sheet"]["endgame_conditions"] == 4 + 6 + vp[level]


# ---- harder


@pytest.mark.rule("ANA-37.68")
def test_side_b_of_the_tiles() -> None:
    m = against(["token_3"], {"steps": [1, 3, 1, 1]}, harder=["tiles_b"])
    assert (bot(m)["vp"], bot(m)["cores"], tokens(m)["3"]) == (2, 6, 4), "and no leap"


@pytest.mark.rule("ANA-37.69")
def test_tiles_that_change_places() -> None:
    deeds = {step["slot"]: step["deed"] for loop in bot(against(acting=0, harder=["swapped_tiles"]))["loops"]
             for step in loop if step["slot"]}  # fmt: skip
    assert deeds == {"slot_1": "energy_pack", "slot_2": "score", "slot_3": "reboot"}


@pytest.mark.rule("ANA-37.70")
def test_more_cores() -> None:
    assert bot(against(acting=0, harder=["two_cores"]))["cores"] == 7
    assert bot(against(acting=0, harder=["one_core", "two_cores", "three_cores"]))["cores"] == 11


@pytest.mark.rule("ANA-37.71")
@pytest.mark.parametrize(
    ("era", "drawn", "suits", "vp"), [(1, "core", 6, 2), (1, "exhausted", 4, 0), (5, "core", 5, 0)]
)
def test_one_more_exosuit(era: int, drawn: str, suits: int, vp: int) -> None:
    m = against([drawn] * 3, era=era, phase="power_up", harder=["more_suits"])
    assert (bot(m)["powered"], bot(m)["vp"]) == (suits, vp)


@pytest.mark.rule("ANA-37.72", "ANA-37.48")
def test_cores_that_score() -> None:
    assert bot(against([], {"cores": 4}, acting=0))["score_sheet"]["cores"] == 0
    assert bot(against([], {"cores": 4}, acting=0, harder=["cores_score"]))["score"] == 4


@pytest.mark.rule("ANA-37.73")
def test_failures_that_score() -> None:
    m = against(["token_3"], {"steps": [1, 2, 1, 1]}, harder=["failures_score"])
    assert (failed(m)["vp"], bot(m)["vp"]) == (2, 2)


@pytest.mark.rule("ANA-37.74")
def test_research_takes_what_it_has_fewest_of() -> None:
    board: Json = {"steps": [5, 1, 1, 1], "breakthroughs": {"circle_war": 1, "square_war": 1}}
    m = against(["token_2"], board, harder=["new_shapes"])
    assert told(m, "opponent_researched")["breakthrough"].startswith("triangle")
    board = {"steps": [5, 1, 1, 1], "breakthroughs": {"circle_war": 1}}
    m = against(["token_2", "square"], board, harder=["new_shapes"])
    assert told(m, "opponent_researched")["breakthrough"].startswith("square"), "chance decides ties"


@pytest.mark.rule("ANA-37.75")
@pytest.mark.parametrize(
    ("ways", "n"), [(["two_objectives"], 2), (["one_objective"], 1), (["two_objectives", "no_objectives"], 0)]
)
def test_fewer_objectives(ways: list[str], n: int) -> None:
    assert len(bot(against(acting=0, harder=ways))["objectives"]) == n


@pytest.mark.rule("ANA-37.76", "ANA-37.20")
def test_bonus_spaces_score_more() -> None:
    spaces = {tile["id"]: tile["spaces"] for tile in data()["alternate_timeline"]["tiles"]}
    good = ("morale_up", "vp", "parallel", "paradox_remove")
    tile = next(id for id, marked in spaces.items() if marked.get("1") in good)
    order = [tile, *(id for id in spaces if id != tile)]
    for ways, vp in (([], 2), (["bright_spaces"], 3)):
        m = against(["1"], era=1, phase="warp", timeline=order, harder=ways, options={"alternate_timeline": True})
        play(m, "warp:none")
        assert bot(m)["vp"] == vp
        assert len(happened(m, "opponent_bright")) == 1


@pytest.mark.rule("ANA-37.54")
def test_the_covered_hex_against_the_chronossus() -> None:
    board: Json = {"hexes": ["construct_top", "construct_middle", "council_left"], "powered": 1}
    assert failed(against(["token_2"], board, harder=["covered_council"]))["why"] == "no_hex"


@pytest.mark.rule("ANA-37.12")
def test_the_same_seed_the_same_opponent() -> None:
    games = []
    for _ in range(2):
        m = started(5)
        while m.view(0)["era"] < 3:
            play(m, keys(m)[-1])
        games.append(m.events())
    assert games[0] == games[1]
