"""Chapters 12 and 13: Recruit and Research."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from chronotable.games.anachrony.components import data
from chronotable.kernel.match import Match
from tests.games.anachrony.table import goods, player, table, workers
from tests.games.playing import happened, keys, play, refused


def recruit(worker: str, pool: dict[str, int], **words: Any) -> Match:
    return play(table(active={worker: 1}, powered=1, recruit_pool=pool, **words), "place:recruit_top")


def research(**words: Any) -> Match:
    return play(table(**{"active": {"scientist": 1}, "powered": 1, **words}), "place:research_top")


@pytest.mark.rule("ANA-12.1", "ANA-12.2", "ANA-38.25")
def test_the_bonus_of_a_recruited_scientist() -> None:
    m = play(recruit("administrator", {"scientist": 1, "genius": 1}), "recruit:scientist")
    assert (workers(m, "active"), goods(m)) == ({"scientist": 1}, {"water": 2})
    assert m.view(None)["recruit_pool"]["scientist"] == 0


@pytest.mark.rule("ANA-12.2")
@pytest.mark.parametrize(("type", "bonus", "held"), [
    ("engineer", [], {"energy_core": 1}), ("administrator", [], {"vp": 1}), ("genius", ["bonus:water"], {"water": 2}),
    ("genius", ["bonus:energy_core"], {"energy_core": 1}), ("genius", ["bonus:vp"], {"vp": 1}),
])  # fmt: skip
def test_the_bonus_of_the_others(type: str, bonus: list[str], held: dict[str, int]) -> None:
    m = play(recruit("administrator", {"scientist": 1, type: 1}), f"recruit:{type}", *bonus)
    assert (workers(m, "active"), goods(m)) == ({type: 1}, held)


@pytest.mark.rule("ANA-12.3", "ANA-38.26")
def test_an_engineer_takes_no_genius_and_a_scientist_recruits_nobody() -> None:
    pool = {"scientist": 1, "engineer": 1, "genius": 1}
    m = recruit("engineer", pool)
    assert keys(m) == ["recruit:scientist", "recruit:engineer"]
    assert refused(m, "recruit:genius") == "ANA-12.3"
    m = recruit("genius", pool)
    play(m, "recruit:genius")
    assert keys(m) == ["bonus:water", "bonus:energy_core", "bonus:vp"]
    assert refused(table(active={"scientist": 1}, powered=1, recruit_pool=pool), "place:recruit_top") == "ANA-12.3"


@pytest.mark.rule("ANA-12.4")
def test_an_empty_pool_makes_recruiting_illegal() -> None:
    for worker, pool in (("administrator", {}), ("engineer", {"genius": 2})):
        m = table(active={worker: 1}, powered=1, recruit_pool=pool)
        assert refused(m, "place:recruit_top") in ("ANA-12.3", "ANA-12.4")
    assert "place:recruit_top" in keys(table(active={"administrator": 1}, powered=1, recruit_pool={"genius": 2}))


@pytest.mark.rule("ANA-12.5")
def test_the_pool_is_not_refilled_within_an_era() -> None:
    m = recruit("administrator", {"engineer": 1}, recruit_deck=["recruit_06"])
    assert sum(m.view(None)["recruit_pool"].values()) == 0
    play(m, "pass")
    assert m.view(None)["recruit_pool"] == {"scientist": 2, "engineer": 2, "administrator": 0, "genius": 0}


@pytest.mark.rule("ANA-13.1", "ANA-13.3")
def test_one_die_is_set_and_the_other_rolled() -> None:
    m = research(fate=["war"])
    assert keys(m) == [f"set:{face}" for face in ("circle", "triangle", "square", "time", "war", "genetics",
                                                  "technology", "society")]  # fmt: skip
    assert player(play(m, "set:triangle"))["breakthroughs"] == {"triangle_war": 1}
    m = play(research(fate=["square"]), "set:society")
    assert player(m)["breakthroughs"] == {"square_society": 1}


@pytest.mark.rule("ANA-13.2", "ANA-38.27")
def test_a_question_mark_may_be_any_icon_but_is_not_set() -> None:
    m = research(fate=["any"])
    assert refused(m, "set:any") != ""
    play(m, "set:square")
    assert len(keys(m)) == 5
    assert player(play(m, "icon:time"))["breakthroughs"] == {"square_time": 1}


@pytest.mark.rule("ANA-13.4", "ANA-38.28")
def test_none_left_means_another_roll() -> None:
    gone = {"passed": True, "breakthroughs": {"circle_war": 3}}
    m = play(research(other=gone, fate=["circle", "triangle"]), "set:war")
    assert keys(m) == ["reroll:shape", "reroll:icon"]
    assert player(play(m, "reroll:shape"))["breakthroughs"] == {"triangle_war": 1}
    m = play(research(other=gone, fate=["circle", "circle", "time"]), "set:war", "reroll:shape", "reroll:icon")
    assert player(m)["breakthroughs"] == {"circle_time": 1}, "until a tile can be taken, also with the die that was set"


@pytest.mark.rule("ANA-13.5")
def test_only_scientists_research() -> None:
    for worker in ("engineer", "administrator"):
        assert refused(table(active={worker: 1}, powered=1), "place:research_top") == "ANA-13.5"
    assert "place:research_top" in keys(table(active={"genius": 1}, powered=1))


@pytest.mark.rule("ANA-13.6", "ANA-34.4")
def test_the_research_dice() -> None:
    dice = {die["id"]: Counter(die["faces"]) for die in data()["dice"]}
    assert dice["research_shape"] == {"circle": 2, "triangle": 2, "square": 2}
    assert dice["research_icon"] == dict.fromkeys(("time", "war", "genetics", "technology", "society", "any"), 1)
    icons = Counter(happened(play(research(seed=n), "set:circle"), "icon_rolled")[0]["word"] for n in range(120))
    assert set(icons) == set(dice["research_icon"])
    assert max(icons.values()) < 40
    shapes = Counter(happened(play(research(seed=n), "set:war"), "shape_rolled")[0]["word"] for n in range(90))
    assert set(shapes) == set(dice["research_shape"])
    assert max(shapes.values()) < 50


@pytest.mark.rule("ANA-13.7", "ANA-27.411", "ANA-38.29")
def test_lab_411_sets_both_dice_for_one_water() -> None:
    m = research(slots={"lab_1": "411"}, goods={"water": 2}, other={"passed": True, "breakthroughs": {"circle_war": 3}})
    assert "set:circle:war" not in keys(m), "the combination must be there"
    play(m, "set:circle:genetics")
    assert (goods(m), player(m)["breakthroughs"]) == ({"water": 1}, {"circle_genetics": 1})
    m = research(slots={"lab_1": "411"})
    assert "set:circle:genetics" not in keys(m), "it costs water"
    assert "set:circle:genetics" not in keys(research(goods={"water": 2}))


@pytest.mark.rule("ANA-13.8")
def test_research_without_a_worker_knows_lab_411_too() -> None:
    m = table(options={"paths": ["progress", "harmony"]}, leader="cornella", goods={"water": 4}, slots={"lab_1": "411"})
    play(m, "pass", "ability:cornella", "set:square:time")
    assert (goods(m), player(m)["breakthroughs"]) == ({}, {"square_time": 1})
    m = table(options={"paths": ["progress", "harmony"]}, leader="cornella", goods={"water": 3}, slots={"lab_1": "411"})
    play(m, "pass", "ability:cornella")
    assert "set:square:time" not in keys(m)
    assert "set:square" in keys(m)


@pytest.mark.rule("ANA-13.9")
def test_a_question_mark_of_an_exhausted_shape_is_rolled_again() -> None:
    icons = ("time", "war", "genetics", "technology", "society")
    gone = {"passed": True, "breakthroughs": {f"circle_{icon}": 3 for icon in icons}}
    m = play(research(other=gone, fate=["any", "square"]), "set:circle")
    assert keys(m) == [f"icon:{icon}" for icon in icons], "another icon cannot help, so the shape is rolled again"
    play(m, "icon:war")
    assert player(m)["breakthroughs"] == {"square_war": 1}
