"""Chapter 0: what the words mean, what is open to all, what chance decides."""

from __future__ import annotations

import pytest

import chronotable as ct
from tests.games.anachrony.table import goods, player, table, workers
from tests.games.playing import decision, happened, keys, play, refused


@pytest.mark.rule("ANA-0.1")
@pytest.mark.parametrize("players", [0, 5])
def test_one_to_four_players(players: int) -> None:
    with pytest.raises(ct.BadOption):
        ct.new("anachrony", seed=1, players=players)
    for allowed in (1, 2, 3, 4):
        assert len(ct.new("anachrony", seed=1, players=allowed).view(None)["seats"]) == allowed


@pytest.mark.rule("ANA-0.1")
def test_the_highest_total_wins() -> None:
    m = play(table(era=7, goods={"vp": 20}, other={"goods": {"vp": 40}, "passed": True}), "pass")
    assert m.decision is None
    assert m.view(None)["winners"] == [1]


@pytest.mark.rule("ANA-0.2")
def test_seven_eras_and_the_impact_after_the_fourth() -> None:
    m = table(era=4)
    assert m.view(None)["impact"] is False
    play(m, "pass")
    assert (m.view(None)["era"], m.view(None)["impact"]) == (5, True)
    m = play(table(era=7), "pass")
    assert m.view(None)["ending"] == "last_era"


@pytest.mark.rule("ANA-0.3")
def test_cores_and_water_are_no_resources() -> None:
    """The second tie-break counts Resources."""
    mine = {"water": 1, "energy_core": 9, "titanium": 1}
    theirs = {"water": 1, "titanium": 1, "gold": 1}
    m = play(table(era=7, goods=mine, other={"goods": theirs, "passed": True}), "pass")
    assert player(m, 0)["score"] == player(m, 1)["score"]
    assert m.view(None)["winners"] == [1]


@pytest.mark.rule("ANA-0.4")
def test_a_worker_is_active_busy_or_tired() -> None:
    m = table(active={"scientist": 1}, tired={"scientist": 1}, powered=1)
    play(m, "place:purify")
    assert (workers(m, "active"), workers(m, "tired")) == ({}, {"scientist": 1})
    assert m.view(None)["pools"] == [{"space": "purify", "seat": 0, "worker": "scientist", "retrieved": "tired"}]
    play(m, "pass")
    assert (workers(m, "active"), workers(m, "tired")) == ({}, {"scientist": 2})


@pytest.mark.rule("ANA-0.5")
def test_a_tired_worker_is_not_placed() -> None:
    m = table(tired={"scientist": 2}, powered=1, goods={"water": 9}, slots={"lab_1": "413"})
    assert keys(m) == ["pass", "free:force_workers"]
    assert refused(m, "place:purify") == "ANA-9.8"


@pytest.mark.rule("ANA-0.6")
def test_six_exosuits_each_in_one_state() -> None:
    m = table(powered=5, active={"scientist": 1, "genius": 1}, slots={"lab_1": "uranium_cores"})
    assert player(m)["exosuits"] == {"unpowered": 1, "powered": 5, "deployed": 0, "total": 6}
    play(m, "free:uranium_cores", "place:purify", "worker:scientist")
    assert player(m)["exosuits"] == {"unpowered": 0, "powered": 5, "deployed": 1, "total": 6}
    m = table(powered=6, slots={"lab_1": "uranium_cores"})
    assert refused(m, "free:uranium_cores") == "ANA-9.15"


@pytest.mark.rule("ANA-0.7")
def test_goods_are_open_and_stacks_are_not() -> None:
    m = table(era=3, other={"goods": {"vp": 7, "gold": 2}, "passed": True})
    seen = m.view(0)
    assert seen["seats"][1]["goods"]["vp"] == 7
    assert [tile["face_down"] for tile in seen["timeline"]] == [False] * 4 + [True] * 3
    assert [tile["superproject"] for tile in seen["timeline"][4:]] == [None] * 3
    row = seen["buildings"]["lab"]
    assert set(row) == {"primary", "left", "given_up", "secondary"}, "of a primary stack only the top is seen"
    assert seen["recruit_cards_left"] == sorted(seen["recruit_cards_left"])


@pytest.mark.rule("ANA-0.7")
def test_a_warp_choice_is_secret_until_all_have_chosen() -> None:
    m = table(phase="warp")
    m.choose("warp:gold", 0)
    assert m.view(0)["seats"][0]["secret"] == {"warps": ["gold"]}
    assert m.view(1)["seats"][0]["secret"] is None
    assert "gold" not in str([e for e in m.events(0, 1) if e["kind"] == "warp_chosen"])
    m.choose("warp:none", 1)
    assert happened(m, "warped", seat=1)[0]["warps"] == ["gold"]


@pytest.mark.rule("ANA-0.8")
def test_an_only_choice_is_not_asked() -> None:
    m = play(table(active={"engineer": 1}, powered=1), "place:purify")
    assert goods(m) == {"water": 3}
    m = play(table(active={"engineer": 1, "scientist": 1}, powered=1), "place:purify")
    assert keys(m) == ["worker:scientist", "worker:engineer"]


@pytest.mark.rule("ANA-0.9")
@pytest.mark.parametrize("held", [{"gold": 1}, {"water": 1}, {}])
def test_costs_are_paid_whole_or_not_at_all(held: dict[str, int]) -> None:
    m = table(goods=held, active={"engineer": 1}, slots={"factory_1": "208"})
    assert refused(m, "use:208") == "ANA-0.9"


@pytest.mark.rule("ANA-0.10")
def test_goods_come_from_and_go_to_the_general_supply() -> None:
    m = table(goods={"gold": 1, "water": 1}, active={"engineer": 1}, slots={"factory_1": "208"})
    before = player(m, 1)["goods"]
    play(m, "use:208")
    assert goods(m) == {"neutronium": 1, "vp": 1}
    assert player(m, 1)["goods"] == before


@pytest.mark.rule("ANA-0.11")
def test_one_seed_decides_all_chance() -> None:
    def story(seed: int) -> object:
        m = ct.new("anachrony", seed=seed, players=3)
        for _ in range(40):
            found = decision(m)
            m.choose(found.options[-1].key, found.seat)
        return ct.position_of(m)

    assert story(5) == story(5)
    assert story(5) != story(6)


@pytest.mark.rule("ANA-0.12")
def test_a_side_benefit_without_object_does_nothing() -> None:
    m = play(table(morale=4), "free:force_workers")
    assert player(m)["morale"] == 3
    m = table(goods={"water": 5}, active={"engineer": 1}, morale=4)
    play(m, "place:supply")
    assert (goods(m), player(m)["morale"]) == ({}, 5)
    m = table(era=5, active={"scientist": 1}, powered=1, capital_tiles={"research_top": "research_4"}, fate=["time"])
    play(m, "place:research_top", "set:circle")
    assert player(m)["breakthroughs"] == {"circle_time": 1}
    assert player(m)["paradoxes"] == 0
