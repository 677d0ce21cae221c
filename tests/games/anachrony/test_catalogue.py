"""What boards are told about the components: complete, in the view's words, and honest about stand-ins."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import chronotable as ct
from chronotable.games.anachrony.catalogue import catalogue
from chronotable.games.anachrony.components import box
from chronotable.games.anachrony.terms import CAPITAL_TILE_TERMS, ENDGAME_TERMS, LEADER_TERMS, SPACE_TERMS, WARP_TERMS


def test_everything_in_the_box_is_there() -> None:
    found = catalogue(())
    assert {*found["building"], *found["superproject"]} == set(box().tile_ids)
    assert set(found["leader"]) == set(LEADER_TERMS)
    assert set(found["capital_tile"]) == set(CAPITAL_TILE_TERMS)
    assert set(found["endgame"]) == set(ENDGAME_TERMS)
    assert set(found["warp"]) == set(WARP_TERMS)
    assert set(found["space"]) == set(SPACE_TERMS)
    json.dumps(found)


@pytest.mark.rule("ANA-27.210")
def test_an_ability_is_told_in_pictures_and_in_words() -> None:
    ability = catalogue(())["building"]["210"]["abilities"][0]
    assert ability["worker"] == "engineer"
    assert ability["cost"] == {"water": 3}
    choice = ability["effects"][0]
    assert choice["options"][0] == [{"op": "gain_any", "count": 3}]
    assert choice["options"][1] == [{"op": "gain", "goods": {"neutronium": 1}}]
    assert ability["words"]["id"] == "anachrony-ability-worker-action"


@pytest.mark.rule("ANA-27.112", "ANA-27.113")
def test_a_price_of_x_says_of_what() -> None:
    buildings = catalogue(())["building"]
    assert [buildings[id]["abilities"][0]["x"] for id in ("112", "113", "101")] == ["water", "tug", None]


@pytest.mark.rule("ANA-10.2", "ANA-14.1", "ANA-15.1")
def test_spaces_tell_their_price_and_extra() -> None:
    spaces = catalogue(())["space"]
    assert [spaces[f"construct_{hex}"]["water"] for hex in ("top", "middle", "bottom")] == [0, 1, 2]
    assert (spaces["council_left"]["water"], spaces["council_left"]["first_player"]) == (2, True)
    assert spaces["mine_middle"]["extra"] == {"gold": 1}
    assert spaces["purify"]["pool"]
    assert not spaces["supply"]["pool"]


@pytest.mark.rule("ANA-11.12", "ANA-12.3", "ANA-13.5")
def test_actions_tell_who_may_not_come() -> None:
    actions = catalogue(())["action"]
    assert actions["construct"]["forbidden"] == ["administrator"]
    assert actions["recruit"]["forbidden"] == ["scientist"]
    assert actions["research"]["forbidden"] == ["engineer", "administrator"]


def test_stand_ins_are_marked_and_nothing_else_is() -> None:
    found = catalogue(())
    assert found["asset"]["asset_01"]["stand_in"]
    assert found["alternate"]["stand_in"]
    assert found["superproject"]["grand_reservoir"]["stand_ins"] == ["icon"]
    assert not any(facts["stand_in"] for facts in found["building"].values())


def test_the_view_of_a_last_era_is_small_enough_for_the_wire() -> None:
    """Issue 7: under 30 kB for four players; facts that never change are in the catalogue."""
    m = ct.new("anachrony", seed=5, players=4)
    while m.result is None and not (m.view(0)["era"] == 7 and m.view(0)["phase"] == "action"):
        decision = m.decision
        assert decision is not None
        m.choose(decision.options[len(decision.options) // 2].key, decision.seat)
    assert len(json.dumps(m.view(0), separators=(",", ":"))) < 16_000


def test_the_page_is_tested_with_what_is_printed_today() -> None:
    """`web/src/boards/anachrony/catalogue.json` is this catalogue: write it anew when a component changes."""
    recorded = Path(__file__).parents[3] / "web" / "src" / "boards" / "anachrony" / "catalogue.json"
    assert json.loads(recorded.read_text(encoding="utf-8")) == json.loads(json.dumps(catalogue(())))
