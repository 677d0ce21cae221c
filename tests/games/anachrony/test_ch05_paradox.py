"""Chapter 5: the Paradox phase and the anomalies it brings."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from chronotable.games.anachrony.components import data
from chronotable.kernel.match import Match
from tests.games.anachrony.table import goods, player, table, tiles, workers
from tests.games.playing import decision, happened, keys, play, refused

FULL: dict[str, Any] = {
    "power_plant_1": "101", "power_plant_2": "102", "power_plant_3": "103", "factory_1": "201", "factory_2": "202",
    "factory_3": "203", "life_support_1": "301", "life_support_2": "302", "life_support_3": "303", "lab_1": "402",
    "lab_2": "413", "lab_3": "414",
}  # fmt: skip


def rolls(m: Match) -> list[tuple[int, str, int]]:
    """Seat, timeline tile, result."""
    return [(e["seat"], e["word"], e["n"]) for e in happened(m, "paradox_rolled")]


def paradox(era: int, seats: list[dict[str, Any]], **words: Any) -> Match:
    return table(era=era, phase="paradox", players=len(seats), seats=seats, **words)


@pytest.mark.rule("ANA-5.1", "ANA-5.2", "ANA-5.4", "ANA-5.5")
def test_who_has_most_warp_tiles_on_a_tile_rolls_once() -> None:
    m = paradox(4, [{"warps": {"gold": 1, "water": 1, "titanium": 3}}, {"warps": {"gold": 1}}], fate=["2", "0"])
    assert rolls(m) == [(0, "1", 2), (0, "3", 0)], "left to right; nobody rolls for the empty tile 2"
    assert [player(m, seat)["paradoxes"] for seat in (0, 1)] == [2, 0]


@pytest.mark.rule("ANA-5.3", "ANA-5.7", "ANA-36.5")
def test_tied_leaders_all_roll_in_turn_order() -> None:
    seats = [{"warps": {"gold": 1, "water": 2}}, {"warps": {"gold": 1}}, {"warps": {"uranium": 1}}]
    m = paradox(3, seats, first=1, fate=["1", "1", "0", "2"])
    assert rolls(m) == [(1, "1", 1), (2, "1", 1), (0, "1", 0), (0, "2", 2)], "tile by tile"


@pytest.mark.rule("ANA-5.6", "ANA-34.4")
def test_the_paradox_die() -> None:
    dice = {die["id"]: die["faces"] for die in data()["dice"]}
    assert dice["paradox"] == [0, 1, 1, 1, 1, 2]
    found = Counter(rolls(paradox(2, [{"warps": {"gold": 1}}, {}], seed=seed))[0][2] for seed in range(90))
    assert set(found) == {0, 1, 2}
    assert found[1] > found[0] + found[2]


@pytest.mark.rule("ANA-5.8", "ANA-5.14", "ANA-5.12", "ANA-5.11", "ANA-38.5")
def test_a_whole_paradox_phase() -> None:
    seats: list[dict[str, Any]] = [
        {"paradoxes": 1, "warps": {"gold": 1, "water": 1, "titanium": 2}},
        {"warps": {"gold": 1, "water": 2}},
        {"paradoxes": 2, "warps": {"gold": 2, "water": 3, "titanium": 3}},
    ]
    m = paradox(4, seats, fate=["1", "1", "0", "1"])
    assert rolls(m) == [(0, "1", 1), (0, "2", 1), (1, "2", 0), (2, "2", 1)]
    assert [player(m, seat)["paradoxes"] for seat in (0, 1, 2)] == [0, 0, 0]
    assert (decision(m).seat, keys(m)) == (0, ["retrieve:titanium", "retrieve:gold", "retrieve:water", "done"])
    play(m, "retrieve:gold", "slot:lab_1")
    assert (decision(m).seat, keys(m)) == (2, ["retrieve:titanium", "retrieve:gold", "retrieve:water", "done"])
    play(m, "done", "slot:factory_1")
    assert [tiles(m, seat) for seat in (0, 1, 2)] == [{"lab_1": "anomaly"}, {}, {"factory_1": "anomaly"}]
    assert player(m)["warps"] == {"water": 1, "titanium": 2}
    assert player(m, 2)["warps"] == {"gold": 2, "water": 3, "titanium": 3}
    assert [player(m, seat)["time_travel"] for seat in (0, 1, 2)] == [0, 0, 0]
    assert m.view(None)["phase"] == "power_up"


@pytest.mark.rule("ANA-5.13", "ANA-5.22", "ANA-38.6")
def test_all_tokens_go_and_one_anomaly_comes() -> None:
    m = paradox(2, [{"paradoxes": 2, "warps": {"gold": 1}}, {}], fate=["2"])
    play(m, "done", "slot:lab_1")
    assert (player(m)["paradoxes"], tiles(m)) == (0, {"lab_1": "anomaly"})


@pytest.mark.rule("ANA-5.9")
@pytest.mark.parametrize(("side", "slots", "limit"), [("a", {}, 3), ("a", {"lab_1": "405"}, 4), ("b", {}, 4),
                                                      ("b", {"lab_1": "405"}, 5)])  # fmt: skip
def test_the_paradox_limit(side: str, slots: dict[str, str], limit: int) -> None:
    own = {"slots": {slot: {"tile": tile} for slot, tile in slots.items()}, "warps": {"gold": 1}}
    options = {"side": side, "paths": ["progress", "harmony"]}
    m = paradox(2, [{**own, "paradoxes": limit - 2}, {}], options=options, fate=["1"])
    assert (player(m)["paradoxes"], player(m)["paradox_limit"]) == (limit - 1, limit)
    m = paradox(2, [{**own, "paradoxes": limit - 1}, {}], options=options, fate=["1"])
    assert player(m)["paradoxes"] == 0
    assert happened(m, "anomaly_triggered") == [{"seat": 0}]


@pytest.mark.rule("ANA-5.10", "ANA-5.15")
def test_the_limit_reached_in_a_turn_brings_an_anomaly_at_once() -> None:
    """Then the warp tiles of the current Era can be taken back too."""
    m = table(slots={"lab_1": "414"}, paradoxes=2, warps={"gold": 2, "water": 1})
    play(m, "free:414")
    assert keys(m) == ["retrieve:gold", "retrieve:water", "done"]
    play(m, "retrieve:gold", "slot:factory_1")
    assert (goods(m), player(m)["warps"], player(m)["time_travel"]) == ({"vp": 2}, {"water": 1}, 0)
    assert tiles(m) == {"lab_1": "414", "factory_1": "anomaly"}


@pytest.mark.rule("ANA-5.16", "ANA-38.7")
def test_an_anomaly_goes_to_the_leftmost_free_column() -> None:
    m = paradox(2, [{"paradoxes": 2, "warps": {"gold": 1},
                     "slots": {"power_plant_1": {"tile": "101"}, "factory_1": {"tile": "201"}}}, {}],
                fate=["1"])  # fmt: skip
    play(m, "done")
    assert keys(m) == ["slot:life_support_1", "slot:lab_1"]
    play(m, "slot:lab_1")
    assert tiles(m)["lab_1"] == "anomaly"


def covering(cover: str, **words: Any) -> Match:
    m = table(era=7, slots=FULL, paradoxes=2, **words)
    play(m, "free:414")
    assert set(keys(m)) == {f"cover:{tile}" for tile in FULL.values()}
    return play(m, f"cover:{cover}")


@pytest.mark.rule("ANA-5.17", "ANA-5.18", "ANA-38.8", "ANA-36.6")
def test_without_a_free_slot_a_building_is_covered() -> None:
    m = table(era=7, slots=FULL, active={"scientist": 1})
    assert keys(play(m, "use:102")) == ["focus:6", "focus:5", "focus:4", "focus:3"], "402 adds two"
    m = covering("402", active={"scientist": 1})
    before = player(m)["score_sheet"]["buildings"]
    assert keys(play(m, "use:102")) == ["focus:6", "focus:5"]
    assert before == player(table(era=7, slots=FULL))["score_sheet"]["buildings"], "it still scores"


@pytest.mark.rule("ANA-5.18")
def test_a_covered_building_offers_nothing() -> None:
    m = covering("303", active={"scientist": 1})
    assert "free:303" not in keys(m)
    m = covering("201", active={"scientist": 1}, goods={"water": 2, "neutronium": 1})
    assert refused(m, "use:201") in ("ANA-5.18", "ANA-21.1")
    assert "anomaly:factory_1" in keys(m)


@pytest.mark.rule("ANA-5.19", "ANA-28.26", "ANA-5.25")
def test_superprojects_are_covered_last_and_then_nothing() -> None:
    rows = ("power_plant", "factory", "life_support")
    board: dict[str, Any] = {f"{row}_{column}": "anomaly" for row in rows for column in (1, 2, 3)}
    full = {**board, "lab_1": "grand_reservoir", "lab_3": {"tile": "414", "covered": True}}
    m = table(era=2, phase="paradox", slots=full, paradoxes=2, warps={"gold": 1}, fate=["1"])
    before = player(m)["score_sheet"]["superprojects"]
    play(m, "done")
    assert player(m)["slots"]["lab_1"] == {"tile": "grand_reservoir", "covered": True}
    assert player(m)["score_sheet"]["superprojects"] == before == 6
    full["lab_1"] = {"tile": "grand_reservoir", "covered": True}
    m = table(era=2, phase="paradox", slots=full, paradoxes=2, warps={"gold": 1}, fate=["1"])
    anomalies = player(m)["score_sheet"]["anomalies"]
    play(m, "done")
    assert player(m)["score_sheet"]["anomalies"] == anomalies, "the anomaly is lost"
    assert player(m)["paradoxes"] == 0
    m = table(goods={"water": 4, "neutronium": 1}, active={"engineer": 1}, slots={"lab_1": full["lab_1"]}, morale=4)
    assert refused(m, "place:supply") == "ANA-19.1", "a covered reservoir lowers nothing"


@pytest.mark.rule("ANA-5.20")
def test_a_worker_on_a_covered_building_stays_until_clean_up() -> None:
    m = table(slots={**FULL, "life_support_3": {"tile": "305", "worker": "engineer", "retrieved": "motivated"}},
              paradoxes=2)  # fmt: skip
    play(m, "free:414", "cover:305")
    assert player(m)["slots"]["life_support_3"]["worker"] == "engineer"
    play(m, "pass")
    assert workers(m, "active") == {"engineer": 1}


@pytest.mark.rule("ANA-5.21")
def test_an_anomaly_is_no_building() -> None:
    anomalies = {f"life_support_{column}": "anomaly" for column in (1, 2, 3)}
    m = table(era=5, slots=anomalies, active={"genius": 1}, powered=1)
    assert refused(m, "place:evacuation") == "ANA-18.2"
    assert player(m)["score_sheet"]["buildings"] == 0


@pytest.mark.rule("ANA-5.23")
def test_tokens_below_the_limit_stay() -> None:
    m = play(table(paradoxes=2), "pass")
    assert (m.view(None)["era"], player(m)["paradoxes"]) == (3, 2)


@pytest.mark.rule("ANA-5.24", "ANA-33.30")
def test_salvation_b_puts_anomalies_anywhere() -> None:
    seat = {"paradoxes": 2, "warps": {"gold": 1}, "slots": {"power_plant_1": {"tile": "101"}}}
    m = paradox(2, [seat, {}], options={"side": "b", "paths": ["salvation", "harmony"]}, fate=["1"])
    play(m, "done")
    assert len(keys(m)) == 11
    play(m, "slot:lab_3")
    assert tiles(m) == {"power_plant_1": "101", "lab_3": "anomaly"}
    m = table(options={"side": "b", "paths": ["salvation", "harmony"]}, slots=FULL, paradoxes=2)
    play(m, "free:414")
    assert len(keys(m)) == 12
    assert all(key.startswith("cover:") for key in keys(m))


HARMONY_B = {"side": "b", "paths": ["harmony", "dominance"]}


@pytest.mark.rule("ANA-5.24", "ANA-33.14", "ANA-38.65", "ANA-36.18")
def test_harmony_b_gives_a_building_up_instead() -> None:
    m = table(options=HARMONY_B, paradoxes=2, warps={"gold": 1}, active={"scientist": 1}, powered=1, morale=4,
              slots={"factory_1": {"tile": "212", "worker": "engineer"}, "lab_1": "414"})  # fmt: skip
    play(m, "free:414", "retrieve:gold")
    assert {"giveup:212", "giveup:414", "slot:power_plant_1"} <= set(keys(m))
    play(m, "giveup:212")
    assert tiles(m) == {"lab_1": "414"}
    assert (player(m)["paradoxes"], player(m)["warps"]) == (0, {})
    assert m.view(None)["buildings"]["factory"]["given_up"] == ["212"]
    assert workers(m, "tired") == {}, "set aside until the turn ends"
    play(m, "place:purify")
    assert workers(m, "tired") == {"engineer": 1}
    play(m, "free:force_workers")
    assert workers(m, "active") == {"engineer": 1}


@pytest.mark.rule("ANA-33.33")
def test_a_covered_building_cannot_be_given_up() -> None:
    slots = {**FULL, "lab_1": {"tile": "402", "covered": True}}
    m = table(options=HARMONY_B, paradoxes=2, slots=slots)
    play(m, "free:414")
    assert "giveup:413" in keys(m)
    assert "cover:413" in keys(m)
    assert "giveup:402" not in keys(m)
    assert "cover:402" not in keys(m)
