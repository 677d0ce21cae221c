"""Chapters 23 and 24: Clean Up and the Impact."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.anachrony.table import goods, player, table, workers
from tests.games.playing import decision, happened, keys, play

CAPITAL = [f"{action}_{row}" for action in ("construct", "recruit", "research") for row in ("top", "middle")]


@pytest.mark.rule("ANA-23.1")
def test_leaders_come_first_in_turn_order() -> None:
    """Before step A: Zaida's player still has a busy worker."""
    seats: list[dict[str, Any]] = [
        {"leader": "zaida", "goods": {"water": 2}}, {"leader": "cornella", "goods": {"water": 3}},
    ]  # fmt: skip
    m = table(seats=seats, options={"paths": ["harmony", "progress"]}, first=1, acting=1,
              pools=[{"space": "purify", "seat": 0, "worker": "engineer"}])  # fmt: skip
    play(m, "pass", "pass")
    assert (decision(m).seat, keys(m)) == (1, ["ability:cornella", "done"])
    play(m, "done")
    assert (decision(m).seat, keys(m)) == (0, ["ability:zaida", "done"])
    assert len(m.view(None)["pools"]) == 1
    play(m, "done")
    assert m.view(None)["pools"] == []


@pytest.mark.rule("ANA-23.1", "ANA-14.8")
def test_a_banner_taken_in_this_era_does_not_change_the_order_of_its_clean_up() -> None:
    seats: list[dict[str, Any]] = [
        {"leader": "zaida", "goods": {"water": 2}},
        {"leader": "cornella", "goods": {"water": 5}, "active": {"engineer": 1}, "powered": 1},
    ]
    m = table(seats=seats, options={"paths": ["harmony", "progress"]}, first=0, acting=1)
    play(m, "place:council_left", "pass", "pass")
    assert m.view(None)["phase"] == "clean_up"
    assert decision(m).seat == 0
    play(m, "done", "done")
    assert (m.view(None)["era"], decision(m).seat) == (3, 1)


@pytest.mark.rule("ANA-23.1")
def test_leaders_act_in_the_last_era_too() -> None:
    m = table(era=7, leader="zaida", goods={"water": 2}, recruit_card="recruit_06")
    play(m, "pass", "ability:zaida", "worker:scientist")
    assert m.view(None)["ending"] == "last_era"
    assert workers(m, "active") == {"scientist": 1}


@pytest.mark.rule("ANA-23.2", "ANA-38.56")
def test_where_workers_go() -> None:
    m = table(era=3, slots={"life_support_1": {"tile": "310", "worker": "scientist", "retrieved": "dies"}},
              hexes={"research_top": {"seat": 0, "worker": "scientist"},
                     "mine_top": {"seat": 0, "worker": "engineer", "retrieved": "motivated"}},
              supply_worker={"worker": "administrator", "retrieved": "motivated"})  # fmt: skip
    play(m, "pass")
    assert workers(m, "tired") == {"scientist": 1}
    assert workers(m, "active") == {"engineer": 1, "administrator": 1}


@pytest.mark.rule("ANA-23.3", "ANA-23.8")
def test_exosuits_come_back_unpowered() -> None:
    m = table(active={"engineer": 1}, powered=3)
    play(m, "place:purify")
    assert player(m)["exosuits"] == {"unpowered": 3, "powered": 2, "deployed": 1, "total": 6}
    play(m, "pass")
    assert player(m)["exosuits"] == {"unpowered": 6, "powered": 0, "deployed": 0, "total": 6}


@pytest.mark.rule("ANA-23.4", "ANA-24.9")
def test_tiles_that_held_an_exosuit_are_flipped() -> None:
    taken = ("recruit_top", "mine_top", "council_left")
    hexes: dict[str, Any] = {hex: {"seat": 0, "worker": "genius"} for hex in taken}
    m = play(table(era=5, hexes=hexes), "pass")
    assert m.view(None)["flipped"] == ["recruit_top"]
    m = play(table(era=3, hexes=hexes), "pass")
    assert m.view(None)["flipped"] == [], "only after the Impact"


@pytest.mark.rule("ANA-23.5")
def test_free_action_markers_are_removed() -> None:
    m = play(table(slots={"life_support_1": "303"}), "free:303", "pass")
    assert player(m)["used"] == []


@pytest.mark.rule("ANA-23.6", "ANA-24.1")
def test_the_impact_happens_once_at_the_end_of_era_4() -> None:
    m = table(era=4)
    play(m, "pass")
    assert (m.view(None)["era"], len(happened(m, "impact"))) == (5, 1)
    m = play(table(era=5), "pass")
    assert happened(m, "impact") == []
    m = play(table(era=3), "pass")
    assert happened(m, "impact") == []


@pytest.mark.rule("ANA-23.7", "ANA-38.58", "ANA-25.1", "ANA-23.4")
def test_the_game_ends_when_all_tiles_are_flipped() -> None:
    last = {"research_middle": {"seat": 0, "worker": "genius"}}
    m = table(era=6, flipped=CAPITAL[:-1], hexes=last)
    assert m.view(None)["ending"] is None, "checked only in Clean Up"
    play(m, "pass")
    assert (m.view(None)["ending"], m.view(None)["era"], m.decision) == ("capital_collapsed", 6, None)
    m = play(table(era=6, flipped=CAPITAL[:-1]), "pass")
    assert m.view(None)["era"] == 7, "one tile is left"


@pytest.mark.rule("ANA-23.7")
def test_the_game_ends_after_era_7() -> None:
    m = play(table(era=7, focus=3), "pass")
    assert m.view(None)["ending"] == "last_era"
    assert player(m)["focus"] == 3, "step D is skipped"


@pytest.mark.rule("ANA-23.9")
def test_the_first_player_stays() -> None:
    m = play(table(first=1), "pass")
    assert m.view(None)["first"] == 1
    assert decision(m).seat == 1


@pytest.mark.rule("ANA-23.10")
def test_workers_not_placed_keep_their_column() -> None:
    m = play(table(active={"genius": 1}, tired={"engineer": 2}), "pass")
    assert (workers(m, "active"), workers(m, "tired")) == ({"genius": 1}, {"engineer": 2})


@pytest.mark.rule("ANA-24.2", "ANA-24.3", "ANA-24.4", "ANA-24.6", "ANA-38.57")
@pytest.mark.parametrize(("players", "tiles"), [(2, 6), (3, 6), (4, 9)])
def test_the_impact(players: int, tiles: int) -> None:
    m = table(era=4, players=players)
    play(m, "pass")
    placed = m.view(None)["capital_tiles"]
    assert len(placed) == len(set(placed.values())) == tiles
    assert all(hex.split("_")[0] == tile.split("_")[0] for hex, tile in placed.items())
    assert m.view(None)["flipped"] == []
    assert [player(m, seat)["covered_hexes"] for seat in range(players)] == [["top_left", "top_right"]] * players
    drawn = {tuple(play(table(era=4, seed=seed), "pass").view(None)["capital_tiles"].values()) for seed in range(5)}
    assert len(drawn) > 1


@pytest.mark.rule("ANA-24.5", "ANA-33.11", "ANA-29.9")
def test_who_loses_more_hexes_and_who_none() -> None:
    words: dict[str, Any] = {"side": "b", "paths": ["harmony", "salvation"], "leaders": ["haulani", "amena"]}
    m = play(table(era=4, options=words), "pass")
    assert player(m, 0)["covered_hexes"] == ["top_left", "top_right", "bottom_middle"]
    assert player(m, 1)["covered_hexes"] == []


@pytest.mark.rule("ANA-24.7")
def test_the_game_does_not_end_with_the_impact() -> None:
    hexes: dict[str, Any] = {hex: {"seat": n % 2, "worker": "genius"} for n, hex in enumerate(CAPITAL)}
    m = play(table(era=4, hexes=hexes), "pass")
    assert (m.view(None)["ending"], m.view(None)["era"], m.view(None)["flipped"]) == (None, 5, [])


@pytest.mark.rule("ANA-24.9")
def test_nothing_covers_mine_purify_trade_and_council() -> None:
    m = table(era=6, active={"genius": 1}, powered=1, goods={"water": 5}, flipped=["research_top", "research_middle"])
    open_ones = {"mine_top", "mine_middle", "mine_bottom", "purify", "trade", "council_left", "council_right"}
    assert {f"place:{space}" for space in open_ones} <= set(keys(m))
    assert goods(m) == {"water": 5}
