"""Chapter 4: the phases of an Era, and Preparation."""

from __future__ import annotations

import pytest

import chronotable as ct
from tests.games.anachrony.table import table
from tests.games.playing import happened, keys, play


@pytest.mark.rule("ANA-4.1")
def test_six_phases_in_order() -> None:
    m = table(phase="preparation", warps={"gold": 1}, paradoxes=2, fate=["1", "gold"], other={"leader": "samira"})
    assert happened(m, "prepared") == [{"n": 2}]
    seen = []
    for choices in (("done", "slot:lab_1"), ("power:0", "power:0"), ("warp:none", "warp:none"), ("pass", "pass")):
        seen.append(m.view(None)["phase"])
        play(m, *choices)
    seen.append(m.view(None)["phase"])
    assert seen == ["paradox", "power_up", "warp", "action", "clean_up"]
    play(m, "done")
    assert (m.view(None)["era"], m.view(None)["phase"]) == (3, "power_up")


@pytest.mark.rule("ANA-4.2")
def test_no_paradox_in_the_first_era() -> None:
    m = ct.new("anachrony", seed=1, players=2, paths="random", leaders="random")
    assert m.view(None)["phase"] == "power_up"
    assert happened(m, "paradox_rolled") == []


@pytest.mark.rule("ANA-4.3")
def test_the_superproject_of_the_next_era_is_revealed() -> None:
    m = table(era=2)
    assert [tile["face_down"] for tile in m.view(None)["timeline"]] == [False] * 3 + [True] * 4
    play(m, "pass")
    assert [tile["face_down"] for tile in m.view(None)["timeline"]] == [False] * 4 + [True] * 3
    m = table(era=6)
    since = len(m.events(0))
    play(m, "pass")
    assert m.view(None)["era"] == 7
    assert happened(m, "superproject_revealed", since) == [], "in the last Era nothing is left to reveal"


@pytest.mark.rule("ANA-38.1")
def test_the_top_factory_moves_to_the_secondary_stack() -> None:
    m = table(era=1, phase="preparation", primary={"factory": ["204", "210", "201"]}, secondary={"factory": []})
    seen = m.view(None)
    assert (seen["buildings"]["factory"]["secondary"], seen["buildings"]["factory"]["primary"]) == (["204"], "210")
    assert [tile["face_down"] for tile in seen["timeline"]][:3] == [False, False, True]


@pytest.mark.rule("ANA-4.4", "ANA-4.5", "ANA-38.2")
def test_only_the_tops_of_both_stacks_can_be_built() -> None:
    rich = dict.fromkeys(("water", "titanium", "uranium", "gold", "neutronium"), 9)
    m = table(era=3, phase="preparation", primary={"lab": ["401", "409"]}, secondary={"lab": ["404", "413"]},
              goods=rich, active={"engineer": 1}, other={"leader": "samira"})  # fmt: skip
    assert m.view(None)["buildings"]["lab"]["secondary"] == ["401", "404", "413"]
    play(m, "power:3", "power:0")
    play(m, "warp:none", "warp:none", "place:construct_top")
    assert {key for key in keys(m) if key.startswith("build:4")} == {"build:401", "build:409"}
    assert len([key for key in keys(m) if key.startswith("build:")]) == 8, "eight stacks"


@pytest.mark.rule("ANA-4.6")
def test_an_empty_primary_stack_is_skipped() -> None:
    seats = [{"slots": {f"lab_{n}": str(400 + 3 * seat + n) for n in (1, 2, 3)}, "passed": seat > 0}
             for seat in range(4)]  # fmt: skip
    m = table(players=4, era=3, seats=seats, primary={"lab": []}, secondary={"lab": ["413", "414", "415"]})
    play(m, "pass")
    row = m.view(None)["buildings"]["lab"]
    assert (row["primary"], row["left"], row["secondary"]) == (None, 0, ["413", "414", "415"])


@pytest.mark.rule("ANA-4.7", "ANA-4.12", "ANA-38.3")
def test_the_recruit_pool_is_filled_anew() -> None:
    m = table(recruit_pool={"administrator": 1}, recruit_deck=["recruit_05"])
    play(m, "pass")
    assert m.view(None)["recruit_pool"] == {"scientist": 1, "engineer": 0, "administrator": 2, "genius": 1}


@pytest.mark.rule("ANA-4.8", "ANA-4.10", "ANA-38.4")
@pytest.mark.parametrize(("era", "pool"), [
    (3, {"gold": 1, "uranium": 3, "titanium": 1}), (5, {"neutronium": 1, "uranium": 3, "titanium": 1}),
])  # fmt: skip
def test_the_mine_pool_is_filled_anew(era: int, pool: dict[str, int]) -> None:
    """After the Impact the top space gets neutronium instead of what the card shows."""
    m = table(era=era - 1, mine_pool={"neutronium": 2, "gold": 1, "titanium": 2}, mine_deck=["mine_01"])
    play(m, "pass")
    assert {name: n for name, n in m.view(None)["mine_pool"].items() if n} == pool


@pytest.mark.rule("ANA-4.9", "ANA-38.4")
@pytest.mark.parametrize("era", [3, 5])
def test_each_mine_hex_offers_its_extra_anew(era: int) -> None:
    for hex, extra in (("top", "uranium"), ("middle", "gold"), ("bottom", "titanium")):
        pool = {"neutronium": 1, "gold": 1, "titanium": 3}
        m = table(era=era, active={"engineer": 1}, powered=1, mine_pool=pool)
        play(m, f"place:mine_{hex}", "mine:neutronium")
        held = m.view(None)["seats"][0]["goods"]
        assert (held["neutronium"], held[extra]) == (1, 1)


@pytest.mark.rule("ANA-4.11")
def test_cards_are_not_reused() -> None:
    m = table(era=1)
    drawn = [m.view(None)["recruit_card"]]
    for _ in range(6):
        while m.view(None)["phase"] != "action":
            play(m, keys(m)[-1])
        era = m.view(None)["era"]
        while m.view(None)["era"] == era:
            play(m, "pass")
        drawn.append(m.view(None)["recruit_card"])
    assert len(set(drawn)) == 7
    assert not set(drawn) & set(m.view(None)["recruit_cards_left"])
    assert len(m.view(None)["mine_cards_left"]) == 4
