"""Chapter 19: Supply, Force Workers, morale."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.anachrony.table import goods, player, table, workers
from tests.games.playing import keys, play, refused


@pytest.mark.rule("ANA-19.1", "ANA-19.4", "ANA-19.5", "ANA-38.40")
def test_supply_wakes_all_and_raises_morale() -> None:
    m = table(morale=4, goods={"water": 6}, tired={"engineer": 1, "scientist": 1}, active={"administrator": 1},
              powered=1)  # fmt: skip
    play(m, "place:supply")
    assert (goods(m), player(m)["morale"]) == ({"water": 1}, 5)
    assert workers(m, "active") == {"engineer": 1, "scientist": 1}, "the one on Supply stays busy"
    assert "place:purify" in keys(m), "the others can act in this Era"
    play(m, "pass")
    assert workers(m, "active") == {"engineer": 1, "scientist": 1, "administrator": 1}


@pytest.mark.rule("ANA-19.2", "ANA-33.7")
@pytest.mark.parametrize(("space", "price"), list(enumerate([4, 4, 5, 5, 6, 7, 7], 1)))
def test_what_supply_costs(space: int, price: int) -> None:
    assert goods(play(table(morale=space, goods={"water": price}, active={"engineer": 1}), "place:supply")).keys() <= {
        "vp"
    }
    m = table(morale=space, goods={"water": price - 1}, active={"engineer": 1})
    assert refused(m, "place:supply") == "ANA-19.1"


@pytest.mark.rule("ANA-19.3", "ANA-38.41")
def test_supply_at_the_last_space_gives_points() -> None:
    m = play(table(morale=7, goods={"water": 8}, active={"engineer": 1}), "place:supply")
    assert (goods(m), player(m)["morale"]) == ({"water": 1, "vp": 2}, 7)


@pytest.mark.rule("ANA-19.3", "ANA-33.12")
def test_harmony_b_gets_three_points() -> None:
    m = table(options={"side": "b", "paths": ["harmony", "progress"]}, morale=7, goods={"water": 8},
              active={"engineer": 1})  # fmt: skip
    assert goods(play(m, "place:supply")) == {"vp": 3}


@pytest.mark.rule("ANA-19.5", "ANA-33.21")
@pytest.mark.parametrize(("side", "column"), [("a", "active"), ("b", "tired")])
def test_nobody_is_motivated_on_supply_of_progress_b(side: str, column: str) -> None:
    for worker in ("administrator", "genius"):
        m = table(options={"side": side, "paths": ["progress", "harmony"]}, leader="valerian", goods={"water": 9},
                  active={worker: 1})  # fmt: skip
        play(m, "place:supply", "pass")
        assert workers(m, column) == {worker: 1}


@pytest.mark.rule("ANA-19.6")
def test_supply_without_tired_workers() -> None:
    m = play(table(goods={"water": 5}, active={"engineer": 1}), "place:supply")
    assert player(m)["morale"] == 5


@pytest.mark.rule("ANA-19.7")
def test_force_workers_needs_no_worker() -> None:
    m = play(table(tired={"engineer": 2, "genius": 1}, morale=4), "free:force_workers")
    assert (workers(m, "active"), workers(m, "tired")) == ({"engineer": 2, "genius": 1}, {})
    assert player(m)["morale"] == 3
    assert "free:force_workers" not in keys(m)


@pytest.mark.rule("ANA-19.8", "ANA-38.42")
def test_force_workers_at_the_first_space_costs_a_worker() -> None:
    m = play(table(morale=1, tired={"engineer": 1}, active={"scientist": 1}), "free:force_workers")
    assert keys(m) == ["lose:active:scientist", "lose:active:engineer"], "after the wake-up"
    play(m, "lose:active:scientist")
    assert (workers(m, "active"), workers(m, "tired"), player(m)["morale"]) == ({"engineer": 1}, {}, 1)


@pytest.mark.rule("ANA-19.8", "ANA-28.10")
def test_with_endorphins_nobody_is_lost() -> None:
    slots = {"lab_1": "synthetic_endorphins"}
    m = play(table(morale=1, tired={"engineer": 1}, slots=slots), "free:force_workers")
    assert (workers(m, "active"), player(m)["morale"]) == ({"engineer": 1}, 1)
    assert "free:force_workers" in keys(table(morale=1, slots=slots)), "also with nobody there"


@pytest.mark.rule("ANA-19.9")
def test_force_workers_without_anybody_to_lose_is_illegal() -> None:
    m = table(morale=1, slots={"life_support_1": "303"})
    assert refused(m, "free:force_workers") == "ANA-19.9"
    m = play(table(morale=1, tired={"engineer": 1}), "free:force_workers")
    assert workers(m, "active") == workers(m, "tired") == {}, "a tired one is woken and lost"


ALTERNATE: dict[str, Any] = {"alternate_timeline": True}
TILES = [f"alt_{n}" for n in range(1, 10)]


def timeline(first: str) -> list[str]:
    """The timeline with this tile in Era 1."""
    return [first, *(tile for tile in TILES if tile != first)]


@pytest.mark.rule("ANA-19.10")
def test_other_morale_at_the_ends_of_the_track() -> None:
    m = table(era=5, morale=7, active={"administrator": 1}, powered=1, recruit_pool={"engineer": 1},
              capital_tiles={"recruit_top": "recruit_3"})  # fmt: skip
    play(m, "place:recruit_top")
    assert (goods(m), player(m)["morale"]) == ({"energy_core": 1, "vp": 2}, 7)
    losing: dict[str, Any] = {"era": 1, "phase": "warp", "options": ALTERNATE, "timeline": timeline("alt_6"),
                              "morale": 1}  # fmt: skip
    m = play(table(**losing, active={"engineer": 1}, tired={"genius": 1}), "warp:gold", "warp:none")
    assert keys(m) == ["lose:active:engineer", "lose:tired:genius"]
    m = play(table(**losing, active={"engineer": 1}, slots={"lab_1": "synthetic_endorphins"}), "warp:gold", "warp:none")
    assert workers(m, "active") == {"engineer": 1}
    m = play(table(**losing), "warp:gold", "warp:none")
    assert (m.view(None)["phase"], player(m)["morale"]) == ("action", 1), "nobody there, nothing lost"


@pytest.mark.rule("ANA-19.11", "ANA-38.43", "ANA-27.311", "ANA-27.312")
@pytest.mark.parametrize(("space", "tiles", "price"), [
    (5, ["311"], 3), (5, ["311", "grand_reservoir"], 2), (4, ["312"], 3), (4, ["311", "312"], 0), (5, [], 6),
    (5, ["grand_reservoir"], 5), (4, ["311", "312", "grand_reservoir"], 0),
])  # fmt: skip
def test_cheaper_supply(space: int, tiles: list[str], price: int) -> None:
    slots = {("lab_1" if tile == "grand_reservoir" else f"life_support_{n + 1}"): tile for n, tile in enumerate(tiles)}
    m = table(morale=space, goods={"water": 9}, slots=slots, active={"engineer": 1})
    assert goods(play(m, "place:supply")) == {"water": 9 - price}
