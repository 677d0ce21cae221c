"""What boards may read about components: printed facts, the same for everybody, stand-ins marked."""

from __future__ import annotations

import json

import pytest

import chronotable as ct
from chronotable.games.merchants.catalogue import catalogue
from chronotable.kernel.pack import Pack
from chronotable.locale import message_ids
from tests.games.merchants.table import table
from tests.packs.test_merchants_packs import pack


def test_every_component_is_there_under_the_word_that_views_use() -> None:
    shown = catalogue(())
    assert json.loads(json.dumps(shown)) == shown
    view = ct.new("merchants", seed=1, players=3, townsfolk_sets=["mercenaries", "sailors"]).view(0)
    mine = view["merchants"][0]
    tiles = [*mine["shop"]["tiles"].values(), *mine["shop"]["stream"]]
    assert sorted(shown["tile"]) == sorted(tile["tile"] for tile in tiles)
    assert set(shown["space"]) == {space["space"] for space in mine["shop"]["spaces"]}
    assert sorted(shown["good"]) == sorted(mine["shelf"])
    assert list(shown["ability"]) == list(mine["staff"])
    assert list(shown["face"]) == list(mine["corruption"])
    assert [pier["pier"] for pier in view["piers"]] == list(shown["pier"])
    assert [boat["boat"] for boat in view["boats"]] == list(shown["boat"])
    assert {card["card"] for card in view["square"]} <= set(shown["townsfolk"])
    assert view["rogue_card"] in shown["rogue_card"]
    assert view["mode"] in shown["mode"]


def test_the_peddlers_cards_and_levels_are_there() -> None:
    view = table(players=1, mode="solo_peddler", difficulty="trader").view(0)
    shown = catalogue(())
    assert set(view["peddler"]["deck"]) <= set(shown["peddler_card"])
    assert view["difficulty"] in shown["difficulty"]


@pytest.mark.rule("COVE-2.1")
def test_two_tiles_are_starters() -> None:
    assert [id for id, tile in catalogue(())["tile"].items() if tile["starter"]] == ["t01", "t02"]


@pytest.mark.rule("COVE-14.1")
def test_the_rim_lends_halves_and_only_left_ones_act() -> None:
    rim = catalogue(())["rim"]
    assert {id for id, half in rim.items() if half["action"]} == {"left_top", "left_bottom"}
    assert (rim["right_bottom"]["hours"], rim["right_bottom"]["corruption"]) == (0, 1)


def test_what_is_not_known_from_print_is_marked() -> None:
    shown = catalogue(())
    assert all(tile["stand_in"] for tile in shown["tile"].values()), "symbols of tiles"
    assert all(good["stand_in"] for good in shown["good"].values()), "prices"
    assert all(card["stand_in"] for card in shown["townsfolk"].values())
    assert shown["symbol"]["red"]["stand_in"]
    assert not shown["ability"]["guard"]["stand_in"], "abilities are in the booklet"
    assert not shown["space"]["lc"]["stand_in"]


def test_what_a_pack_says_is_no_stand_in_and_what_it_leaves_out_is_one_still() -> None:
    whole = {"id": "M01", "set": "mercenaries", "effect": "gain_small", "colours": ["red"], "symbols": ["red", "red"]}
    mine: Pack = pack(
        townsfolk=[whole, {"id": "M02", "symbols": ["red"]}],
        goods=[{"id": "relic_red", "price": 7}, {"id": "relic_blue", "count": 4}],
        adventurer_hours={"2": [1, 2]},
        slot_hours=[1, 2],
    )
    shown = catalogue((mine,))
    marks = {id: shown["townsfolk"][id]["stand_in"] for id in ("m01", "m02", "m03")}
    assert marks == {"m01": False, "m02": True, "m03": True}, "whole, in part, not at all"
    marks = {id: shown["good"][id]["stand_in"] for id in ("relic_red", "relic_blue")}
    assert marks == {"relic_red": False, "relic_blue": True}, "the count is printed, the price is not"
    assert (shown["clock"]["2"]["stand_in"], shown["clock"]["3"]["stand_in"]) == (False, True)
    assert not shown["slot"]["1"]["stand_in"]


def test_two_packs_may_tell_a_card_together() -> None:
    first = pack(townsfolk=[{"id": "M01", "symbols": ["red", "red"]}])
    second = pack(townsfolk=[{"id": "M01", "set": "mercenaries", "effect": "gain_small", "colours": ["red"]}])
    assert catalogue((first,))["townsfolk"]["m01"]["stand_in"]
    assert not catalogue((first, second))["townsfolk"]["m01"]["stand_in"]


def test_what_no_pack_can_say_stays_a_stand_in() -> None:
    told = {"id": "cultists", "lair_start": 2, "bag_start": 6}
    assert catalogue((pack(rogue_cards=[told]),))["rogue_card"]["cultists"]["stand_in"], "its effect is our wording"


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_texts_of_the_catalogue_are_there_in_every_language(language: str) -> None:
    shown = catalogue(())
    for kind in ("ability", "rogue_card", "difficulty"):
        for id, facts in shown[kind].items():
            assert facts["text"] in message_ids(language), (kind, id)
