"""Chapter 2: what is in the boxes, and what limits there are."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.games.merchants.components import data
from chronotable.games.merchants.terms import ADVENTURER_TERMS, EFFECT_TERMS, PIER_TERMS, ROGUE_EFFECT_TERMS
from tests.games.merchants.table import BOATS, gold, goods, line, table
from tests.games.playing import keys, play, refused

SHARED = {part["id"]: part for part in data()["shared_components_public"]}


@pytest.mark.rule("COVE-2.1")
def test_the_chronomancers_box() -> None:
    counts = {part["id"]: part["count"] for part in data()["chronomancer"]["components"]}
    assert counts == {
        "booklet": 1, "chronomancer_figure": 1, "assistant_figure": 1, "shop_board": 1, "staff_board": 1,
        "freeze_token": 4, "shelf_3d": 1, "portal_tile": 10, "relic": 12, "artifact": 8, "plastic_base": 20,
    }  # fmt: skip
    shop = table().view(0)["merchants"][0]["shop"]
    assert len(shop["tiles"]) + len(shop["stream"]) == counts["portal_tile"]
    assert len(shop["symbols"]) == counts["freeze_token"]


@pytest.mark.rule("COVE-2.2")
def test_three_relics_and_two_artifacts_of_each_colour() -> None:
    pool = goods(table(), "pool")
    assert {id: n for id, n in pool.items() if id.startswith("relic")} == {
        "relic_red": 3, "relic_green": 3, "relic_blue": 3, "relic_yellow": 3}  # fmt: skip
    assert {id: n for id, n in pool.items() if id.startswith("artifact")} == {
        "artifact_red": 2, "artifact_green": 2, "artifact_blue": 2, "artifact_yellow": 2}  # fmt: skip


@pytest.mark.rule("COVE-2.2")
def test_no_piece_no_good() -> None:
    m = table(me={"shelf": {"relic_red": 3}})
    play(m, "move:assistant:p1")
    assert keys(m) == ["take:relic_green", "take:relic_blue", "take:relic_yellow"]
    assert refused(m, "take:relic_red") == "COVE-14.8"


@pytest.mark.rule("COVE-2.3")
def test_the_blue_side_of_a_tile_lacks_exactly_one_symbol() -> None:
    for tile in data()["portal_tiles"]:
        lacks = [
            tile["white"][edge][kind] - tile["blue"][edge][kind]
            for edge in ("left", "right")
            for kind in ("hours", "corruption")
        ]
        assert sorted(lacks) == [0, 0, 0, 1], tile["id"]


@pytest.mark.rule("COVE-2.3")
def test_both_sides_of_a_tile_have_the_same_action() -> None:
    shown = []
    for side in "wb":
        m = table(me={"tiles": {"top_left": f"t08{side}"}})
        tile = m.view(0)["merchants"][0]["shop"]["tiles"]["top_left"]
        shown.append((tile["action"], tile["colours"]))
    assert shown == [("relic", ["blue", "yellow"])] * 2


@pytest.mark.rule("COVE-2.4")
def test_the_shared_components() -> None:
    adventurers = {faction["id"]: faction["adventurers"] for faction in data()["factions"]}
    assert adventurers == {"red": 13, "green": 13, "blue": 9, "yellow": 9, "rogue": 8}
    assert sum(adventurers.values()) == SHARED["adventurers"]["count"] == 52
    assert len(BOATS) == SHARED["boats_3d"]["count"] == 6
    assert len(data()["townsfolk"]) == SHARED["townsfolk_cards"]["count"] == 36
    assert [card["id"] for card in data()["rogue_cards"]] == ["criminals", "cultists", "robbers"]
    corruption = sum(face["count"] for face in data()["corruption_deck"]["faces"])
    assert corruption == SHARED["corruption_cards"]["count"] == 60
    assert (SHARED["market_token"]["count"], SHARED["pink_gems"]["count"]) == (1, 12)


@pytest.mark.rule("COVE-2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_a_time_piece_and_counts_gold(players: int) -> None:
    m = ct.new("merchants", players=players, seed=1)
    assert sorted(piece for piece, _ in line(m)) == [f"player{seat + 1}" for seat in range(players)]
    assert [merchant["gold"] for merchant in m.view(None)["merchants"]] == [0] * players


@pytest.mark.rule("COVE-2.5")
def test_gold_is_a_number_without_laps() -> None:
    m = table(phase="market", me={"gold": 1199, "shelf": {"relic_red": 1}}, piers={"small_pier": {"red": 1}})
    play(m, "sell:small_pier:relic_red:1")
    assert gold(m) == 1201


@pytest.mark.rule("COVE-2.6")
def test_mice_are_not_used_and_the_tokens_are_the_clocks_symbols() -> None:
    assert SHARED["wooden_mice"] | {"count": 2, "used_here": False} == SHARED["wooden_mice"]
    assert SHARED["adventurer_clock_tokens"]["count"] == 2
    symbols = [tuple(ct.new("merchants", players=n, seed=1).view(None)["clock"]["symbols"]) for n in (2, 3, 4)]
    assert len(set(symbols)) == 3, "they depend on the number of players"


def test_the_engine_knows_every_word_of_the_data() -> None:
    assert [faction["id"] for faction in data()["factions"]] == ADVENTURER_TERMS
    assert [pier["id"] for pier in data()["piers"]] == PIER_TERMS
    assert {card["effect"] for card in data()["townsfolk"]} == set(EFFECT_TERMS)
    assert {card["effect"] for card in data()["rogue_cards"]} == set(ROGUE_EFFECT_TERMS)
    switches = {switch["id"]: switch["default"] for switch in data()["switches"]}
    offered = ct.options("merchants")["properties"]
    assert {name: offered[name]["default"] for name in switches} == switches
