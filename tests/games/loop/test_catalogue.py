"""What a board knows of the components: everything printed, nothing of a running game."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from chronotable.games.loop.catalogue import catalogue
from chronotable.games.loop.components import data
from chronotable.games.loop.game import GAME
from chronotable.kernel.pack import Pack

CATALOGUE = catalogue(())


def test_it_is_plain_json_and_the_game_gives_it() -> None:
    assert json.loads(json.dumps(CATALOGUE)) == CATALOGUE
    assert GAME.catalogue(()) == CATALOGUE


@pytest.mark.parametrize(
    ("kind", "table"),
    [("mission", "missions"), ("agent", "agents"), ("ultra", "ultramachine_cards"), ("mode", "modes")],
)
def test_every_component_of_a_kind_is_in_it(kind: str, table: str) -> None:
    assert set(cast(dict[str, dict[str, Any]], CATALOGUE)[kind]) == {record["id"] for record in data()[table]}


@pytest.mark.rule("LOOP-1.8")
def test_a_card_shows_dimension_origin_kinds_and_effect() -> None:
    printed = [*data()["starting_cards"], *data()["arsenal_cards"]]
    assert set(CATALOGUE["card"]) == {card["id"] for card in printed}
    card = CATALOGUE["card"]["spartan_shield"]
    assert (card["dimension"], card["era"], card["kinds"]) == ("star", "dawn", ["rift"])
    assert card["operations"] == ["remove_rift"]
    assert card["effect"]["id"] == "loop-effect-sentence"


@pytest.mark.rule("LOOP-1.9")
def test_a_starting_card_comes_from_its_agents_era() -> None:
    card = CATALOGUE["card"]["quantum_patch"]
    assert (card["agent"], card["era"]) == ("time_thief", CATALOGUE["agent"]["time_thief"]["era"])


def test_operations_include_those_inside_choices_and_conditions() -> None:
    assert CATALOGUE["card"]["crowbar_of_causality"]["operations"] == ["choose", "remove_rift", "add_energy"]
    assert "draw" in CATALOGUE["card"]["round_table"]["operations"]


def test_stand_ins_are_marked_and_facts_are_not() -> None:
    assert CATALOGUE["card"]["lasso_of_lost_seconds"]["stand_in"]
    assert not CATALOGUE["mission"]["quantum_putty"]["stand_in"]
    assert CATALOGUE["mission"]["loop_everywhere"]["stand_in"]
    assert CATALOGUE["mode"]["centrifuges"]["stand_in"]


@pytest.mark.rule("LOOP-17.13")
def test_an_ultramachine_card_names_its_era_so_that_it_can_be_said_in_any_language() -> None:
    text = CATALOGUE["ultra"]["toll_bridge"]["text"]
    assert text["args"]["era"] == {"game": "loop", "kind": "era", "ref": "medieval"}
    assert text["args"]["n"] == 1


@pytest.mark.rule("LOOP-5.3")
def test_the_cycle_track_is_in_it() -> None:
    assert CATALOGUE["cycle"]["1"]["clones"] == 1
    assert list(CATALOGUE["cycle"]) == ["1", "2", "3"]


def test_a_card_out_of_a_pack_brings_its_name_and_its_text_along() -> None:
    effect = [{"add_energy": {"era": "own", "n": 2}}]
    sun = {"id": "pocket_sun", "name": {"en": "Pocket Sun"}, "origin": "end", "dimension": "star", "effect": effect}
    pack = Pack("suns", {"pack": {"name": "suns", "game": "loop"}, "cards": [sun]})
    card = catalogue((pack,))["card"]["pocket_sun"]
    assert card["names"]["en"] == "Pocket Sun"
    assert card["operations"] == ["add_energy"]
    assert not card["stand_in"]


def test_a_shipped_mission_that_a_pack_replaces_is_no_stand_in() -> None:
    shipped = next(record for record in data()["missions"] if record["id"] == "loop_everywhere")
    told = {name: shipped[name] for name in ("id", "name", "kind", "where", "required", "slots")}
    mine = Pack("missions", {"pack": {"name": "missions", "game": "loop"}, "missions": [{**told, "required": 5}]})
    mission = catalogue((mine,))["mission"]["loop_everywhere"]
    assert (mission["required"], mission["stand_in"]) == (5, False)
