"""Why something cannot be chosen: the reason names what is missing, and the rule that asks for it."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from tests.games.anachrony.table import table
from tests.games.playing import decision, keys, play, refused

OTHER_ENGINEER = {"seat": 1, "worker": "engineer"}
OTHER_SCIENTIST = {"seat": 1, "worker": "scientist"}


def reason(m: Match, key: str) -> str:
    return str(m.explain(key, decision(m).seat).reason)


@pytest.mark.rule("ANA-6.3", "ANA-6.2", "ANA-6.9")
def test_powering_says_what_the_hexes_cost_and_how_many_there_are() -> None:
    m = table(phase="power_up", goods={"energy_core": 1})
    assert refused(m, "power:5:energy_core:2") == "ANA-6.3"
    assert "2 energy cores" in reason(m, "power:5:energy_core:2")
    assert "1 energy core" in reason(m, "power:5:energy_core:2")
    assert refused(m, "power:7") == "ANA-6.2"
    assert refused(m, "power:1:energy_core:1") == "ANA-6.9"  # a free hex stays empty


@pytest.mark.rule("ANA-6.9")
def test_hexes_are_not_paid_with_just_anything() -> None:
    m = table(phase="power_up", goods={"energy_core": 1, "water": 3}, options={"side": "b"})
    for unpaid in ("vp:1", "tug:1", "energy_core:99", "gold:1:gold:1", "gold"):
        assert refused(m, f"power:5:{unpaid}") == "ANA-6.9"
    for no_goods in ("time:1", "energy_core:999999999", "energy_core:x"):
        assert refused(m, f"power:5:{no_goods}") == "ANA-6.2"
        assert "Allowed: water, titanium" in reason(m, f"power:5:{no_goods}")


@pytest.mark.rule("ANA-9.4", "ANA-1.2", "ANA-7.4")
def test_a_word_that_does_not_exist_is_told_with_those_that_do() -> None:
    m = table()
    for key, rule, word in (
        ("place:nowhere", "ANA-9.4", "mine_top"), ("build:500", "ANA-1.2", "415"), ("send:vp", "ANA-7.4", "exosuit"),
        ("free:cornellia", "ANA-8.9", 'Did you mean "cornella"'),
    ):  # fmt: skip
        assert refused(m, key) == rule
        assert word in reason(m, key)


@pytest.mark.rule("ANA-6.5")
def test_covered_hexes_take_no_exosuit_in_power_up() -> None:
    m = table(era=6, phase="power_up", goods={"energy_core": 6})
    assert refused(m, "power:5:energy_core:4") == "ANA-6.5"
    assert "4 uncovered hexes" in reason(m, "power:5:energy_core:4")


@pytest.mark.rule("ANA-7.1")
def test_what_belongs_to_another_phase_says_which() -> None:
    m = table(phase="power_up")
    assert refused(m, "warp:none") == "ANA-7.1"
    assert "Warp phase" in reason(m, "warp:none")


@pytest.mark.rule("ANA-0.9")
def test_a_building_that_is_too_dear_names_the_goods() -> None:
    m = table(slots={"lab_1": "403", "factory_1": "213", "power_plant_1": "107"}, active={"engineer": 1},
              goods={"titanium": 1})  # fmt: skip
    for key, missing in (("use:403", "1 energy core"), ("use:213", "2 titanium"), ("use:107", "1 uranium")):
        assert refused(m, key) == "ANA-0.9"
        assert missing in reason(m, key)


@pytest.mark.rule("ANA-0.9", "ANA-11.13")
def test_a_construction_that_is_too_dear_tells_its_price_for_this_worker() -> None:
    m = table(active={"engineer": 1}, powered=1, goods={"titanium": 1}, secondary={"lab": ["404"]})
    play(m, "place:construct_top")
    assert refused(m, "build:404") == "ANA-0.9"
    assert "1 water, 1 titanium and 1 uranium" in reason(m, "build:404")  # the engineer takes one titanium off


@pytest.mark.rule("ANA-14.2", "ANA-14.7", "ANA-12.3")
def test_the_council_says_why_an_action_is_not_copied() -> None:
    full = {"recruit_top": OTHER_ENGINEER, "recruit_middle": OTHER_ENGINEER, "research_top": OTHER_SCIENTIST,
            "research_middle": OTHER_SCIENTIST}  # fmt: skip
    m = table(active={"scientist": 1}, powered=1, goods={"water": 4}, hexes=full)
    play(m, "place:council_left")
    assert keys(m) == ["action:research", "done"]
    assert refused(m, "action:construct") == "ANA-14.2"
    assert "free hex" in reason(m, "action:construct")
    assert refused(m, "action:recruit") == "ANA-12.3"  # full, but not for scientists
    assert refused(m, "action:mine") == "ANA-14.7"


@pytest.mark.rule("ANA-28.17", "ANA-28.20")
def test_the_chameleon_says_why_a_tile_is_not_copied() -> None:
    built = {"life_support_1": "309", "life_support_2": "310", "factory_2": "212", "lab_2": "405",
             "life_support_3": {"tile": "305", "covered": True}}  # fmt: skip
    m = table(slots={"lab_1": "quantum_chameleon"}, active={"genius": 1}, other={"slots": built})
    assert refused(m, "copy:310") == "ANA-22.1"  # pointed at before anybody stands on the Chameleon
    play(m, "use:quantum_chameleon")
    assert keys(m) == ["copy:212", "copy:310"]
    assert refused(m, "copy:309") == "ANA-0.9"  # no neutronium
    for covered_or_passive in ("305", "405", "quantum_chameleon"):
        assert refused(m, f"copy:{covered_or_passive}") == "ANA-28.20"
    assert refused(m, "copy:101") == "ANA-28.17"  # not built


@pytest.mark.rule("ANA-12.4")
def test_an_empty_pool_is_the_reason_where_another_worker_could_recruit() -> None:
    m = table(active={"scientist": 1, "administrator": 1}, powered=1, recruit_pool={})
    assert refused(m, "place:recruit_top") == "ANA-12.4"


@pytest.mark.rule("ANA-26.11", "ANA-26.15")
def test_a_draft_says_that_a_card_is_not_in_hand() -> None:
    m = ct.new("anachrony", seed=1, players=2, paths="random", leaders="random", starting_asset_draft=True,
               endgame_condition_draft=True)  # fmt: skip
    dealt = [f"card:asset_{number:02}" for number in range(1, 17)]
    foreign = next(card for card in dealt if card not in keys(m))
    assert refused(m, foreign) == "ANA-26.11"
    assert "not in your hand" in reason(m, foreign)
    while not keys(m)[0].startswith("keep:"):
        play(m, keys(m)[0])
    assert refused(m, keys(m)[0].rpartition(":")[0]) == "ANA-26.15"  # one card where two are kept
    assert "2 different cards" in reason(m, "keep:water:water")


@pytest.mark.rule("ANA-18.2")
def test_a_condition_that_is_not_met_is_told() -> None:
    m = table(era=5, active={"engineer": 1}, powered=1, condition="harmony_a")
    assert refused(m, "place:evacuation") == "ANA-18.2"
    assert "3 Life Supports" in reason(m, "place:evacuation")


@pytest.mark.rule("ANA-11.6", "ANA-11.10", "ANA-0.9", "ANA-9.4")
def test_all_that_a_superproject_lacks_is_told() -> None:
    """Not only the first reason: whoever mends that would meet the next."""
    m = table(goods={"water": 1}, active={"engineer": 1}, powered=1, superprojects=["cloning_vat"], focus=1,
              hexes={"construct_top": OTHER_ENGINEER, "construct_middle": OTHER_ENGINEER})  # fmt: skip
    said = reason(m, "build:cloning_vat")
    assert refused(m, "build:cloning_vat") == "ANA-11.10"
    for part in ("Breakthroughs", "You cannot pay for Cloning Vat", "Construct: no hex is free"):
        assert part in said, said
