"""Chapters 2 and 3: the table and the players before the first Era."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from tests.games.anachrony.table import goods, player, table, workers
from tests.games.playing import decision, keys, play, refused

HEX_ROWS = ("top", "middle", "bottom")


def fresh(players: int = 2, seed: int = 1, **options: Any) -> Match:
    """A new game, played up to the first Power Up: nothing is left to choose before it."""
    return ct.new("anachrony", seed=seed, players=players, **{"paths": "random", "leaders": "random", **options})


def capital_hexes(m: Match) -> list[str]:
    return [key for key in keys(m) if key.startswith(("place:construct", "place:recruit", "place:research"))]


RICH: dict[str, Any] = {
    "goods": {"water": 9, "titanium": 9, "uranium": 9, "gold": 9, "neutronium": 9},
    "active": {"genius": 1},
    "powered": 1,
}


@pytest.mark.rule("ANA-2.1")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 2), (4, 3)])
def test_hexes_of_a_capital_action(players: int, each: int) -> None:
    m = table(players=players, **RICH)
    expected = [f"place:{a}_{row}" for a in ("construct", "recruit", "research") for row in HEX_ROWS[:each]]
    assert capital_hexes(m) == expected
    if each == 2:
        assert refused(m, "place:recruit_bottom") == "ANA-2.1"


@pytest.mark.rule("ANA-2.2")
def test_evacuation_is_closed_at_first() -> None:
    m = table(**RICH, slots={"life_support_1": "303", "life_support_2": "304", "life_support_3": "305"})
    assert refused(m, "place:evacuation") == "ANA-18.1"


@pytest.mark.rule("ANA-2.3")
def test_recruit_and_mine_decks_are_shuffled() -> None:
    decks = [ct.position_of(fresh(seed=seed)) for seed in (1, 2, 3)]
    for name in ("recruit_deck", "mine_deck"):
        assert len({tuple(position[name]) for position in decks}) == 3
        assert all(len(position[name]) == 10 for position in decks), "one card of eleven is drawn in Era 1"


@pytest.mark.rule("ANA-2.4")
def test_four_primary_stacks_with_their_tops_visible() -> None:
    m = fresh()
    seen = m.view(None)["buildings"]
    held = ct.position_of(m)
    for row, first in (("power_plant", "1"), ("factory", "2"), ("life_support", "3"), ("lab", "4")):
        pile = held["primary"][row]
        assert len(pile) == 14
        assert all(id.startswith(first) for id in pile)
        assert (seen[row]["primary"], seen[row]["left"]) == (pile[0], 14)
        assert pile != sorted(pile)


@pytest.mark.rule("ANA-2.5")
def test_seven_timeline_tiles() -> None:
    assert [tile["era"] for tile in fresh().view(None)["timeline"]] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("ANA-2.6")
def test_seven_superprojects_above_the_timeline() -> None:
    position = ct.position_of(fresh())
    assert len(position["superprojects"]) == 7
    assert None not in position["superprojects"]
    assert len(position["unused_superprojects"]) == 11
    m = ct.new("anachrony", seed=1, players=2)  # paths are still to be chosen
    assert [tile["face_down"] for tile in m.view(None)["timeline"]] == [False] + [True] * 6


@pytest.mark.rule("ANA-2.7")
def test_focus_starts_on_the_first_tile() -> None:
    assert fresh(players=3).view(None)["timeline"][0]["focus"] == [0, 1, 2]


@pytest.mark.rule("ANA-2.8")
def test_five_endgame_cards_are_shown() -> None:
    cards = [fresh(seed=seed).view(None)["endgame"] for seed in (1, 2, 3)]
    assert all(len(set(shown)) == 5 for shown in cards)
    assert len({tuple(shown) for shown in cards}) > 1


@pytest.mark.rule("ANA-2.9")
def test_the_general_supply() -> None:
    m = fresh(paths=["harmony", "dominance"])
    assert m.view(None)["breakthroughs_left"] == [3] * 15
    assert all(player(m, seat)["paradoxes"] == 0 for seat in (0, 1))


@pytest.mark.rule("ANA-2.10")
def test_collapsing_tiles_wait_for_the_impact() -> None:
    assert fresh().view(None)["capital_tiles"] == {}
    assert table(era=4).view(None)["capital_tiles"] == {}
    assert len(table(era=5).view(None)["capital_tiles"]) == 6


@pytest.mark.rule("ANA-3.1", "ANA-3.12")
def test_paths_are_chosen_in_seat_order_each_once() -> None:
    m = ct.new("anachrony", seed=1, players=3)
    assert (decision(m).seat, len(keys(m))) == (0, 4)
    play(m, "path:progress")
    assert decision(m).seat == 1
    assert "path:progress" not in keys(m)
    with pytest.raises(ct.BadOption):
        ct.new("anachrony", seed=1, players=2, paths=["harmony", "harmony"])
    dealt = {tuple(player(fresh(3, seed), seat)["path"] for seat in (0, 1, 2)) for seed in range(6)}
    assert len(dealt) > 1
    assert all(len(set(paths)) == 3 for paths in dealt)


@pytest.mark.rule("ANA-3.2")
def test_all_use_the_same_side() -> None:
    assert [player(fresh(4, side=side), seat)["board"] for side in "ab" for seat in range(4)] == ["a"] * 4 + ["b"] * 4
    boards = [{key: player(fresh(4), seat)[key] for key in ("slot_costs", "hex_prices", "morale_vp")}
              for seat in range(4)]  # fmt: skip
    assert boards[1:] == boards[:-1], "side A is the same for all"
    with pytest.raises(ct.BadOption):
        fresh(2, side=["a", "b"])


@pytest.mark.rule("ANA-3.3")
def test_a_random_side_of_the_path_board() -> None:
    conditions = {player(fresh(seed=seed, paths=["harmony", "progress"]), 0)["condition"] for seed in range(8)}
    assert conditions == {"harmony_a", "harmony_b"}
    m = fresh(paths=["harmony", "progress"], evacuation=["b", "a"])
    assert [player(m, seat)["condition"] for seat in (0, 1)] == ["harmony_b", "progress_a"]


START = {
    "harmony": ({"titanium": 3, "uranium": 1, "water": 6, "energy_core": 3}, "SSEE", "G"),
    "dominance": ({"titanium": 2, "uranium": 2, "gold": 1, "water": 3, "energy_core": 4}, "SSEE", "E"),
    "progress": ({"titanium": 2, "uranium": 1, "gold": 1, "water": 3, "energy_core": 4}, "SSAA", "E"),
    "salvation": ({"titanium": 2, "gold": 2, "neutronium": 1, "water": 4, "energy_core": 3}, "SSSE", "A"),
}
TYPES = {"S": "scientist", "E": "engineer", "A": "administrator", "G": "genius"}


@pytest.mark.rule("ANA-3.4")
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("path", [
    pytest.param("harmony", marks=pytest.mark.rule("ANA-33.1")),
    pytest.param("dominance", marks=pytest.mark.rule("ANA-33.2")),
    pytest.param("progress", marks=pytest.mark.rule("ANA-33.3", "ANA-3.5")),
    pytest.param("salvation", marks=pytest.mark.rule("ANA-33.4")),
])  # fmt: skip
@pytest.mark.rule("ANA-33.5")
def test_starting_goods(path: str, side: str) -> None:
    """On both sides of the player board, whichever side of the path board lies up."""
    other = "dominance" if path != "dominance" else "harmony"
    for evacuation in "ab":
        m = fresh(paths=[path, other], side=side, evacuation=[evacuation, "a"])
        held, active, tired = START[path]
        extra = 0 if m.view(None)["first"] == 0 else 1
        assert goods(m) == {**held, "water": held["water"] + extra}
        assert workers(m, "active") == {TYPES[code]: active.count(code) for code in active}
        assert workers(m, "tired") == {TYPES[tired]: 1}
        assert sum(player(m)["breakthroughs"].values()) == (1 if path == "progress" else 0)


@pytest.mark.rule("ANA-3.5")
def test_the_breakthrough_of_progress_is_random() -> None:
    found = {tuple(player(fresh(seed=seed, paths=["progress", "harmony"]))["breakthroughs"]) for seed in range(8)}
    assert len(found) > 2


@pytest.mark.rule("ANA-3.6")
@pytest.mark.parametrize(("side", "spaces"), [("a", [4, 4, 4, 4]), ("b", [3, 4, 4, 5])])
def test_markers_at_the_start(side: str, spaces: list[int]) -> None:
    m = fresh(4, side=side, paths=["harmony", "dominance", "progress", "salvation"])
    assert [player(m, seat)["morale"] for seat in range(4)] == spaces
    assert [player(m, seat)["time_travel"] for seat in range(4)] == [0] * 4


@pytest.mark.rule("ANA-3.7")
def test_one_of_the_two_leaders_of_the_own_path() -> None:
    m = ct.new("anachrony", seed=1, players=2, paths=["progress", "salvation"])
    assert player(m)["condition"] is not None, "the side of the path board is known by then"
    assert (decision(m).seat, keys(m)) == (0, ["leader:valerian", "leader:cornella"])
    play(m, "leader:cornella")
    assert (decision(m).seat, keys(m)) == (1, ["leader:caratacus", "leader:amena"])
    with pytest.raises(ct.BadOption, match=r"(?i)salvation"):
        ct.new("anachrony", seed=1, players=2, paths=["salvation", "harmony"], leaders=["wolfe", "zaida"])


@pytest.mark.rule("ANA-3.8")
def test_a_random_first_player() -> None:
    assert {fresh(3, seed).view(None)["first"] for seed in range(40)} == {0, 1, 2}


@pytest.mark.rule("ANA-3.9", "ANA-3.10")
@pytest.mark.parametrize(("players", "extra"), [(2, [0, 1]), (3, [0, 1, 1]), (4, [0, 1, 1, 2])])
def test_water_for_those_who_come_later(players: int, extra: list[int]) -> None:
    m = fresh(players, seed=4)
    first = m.view(None)["first"]
    for place, water in enumerate(extra):
        seat = (first + place) % players
        assert goods(m, seat)["water"] == START[player(m, seat)["path"]][0]["water"] + water


@pytest.mark.rule("ANA-3.11")
def test_side_a_unless_asked_otherwise() -> None:
    assert [player(fresh(), seat)["board"] for seat in (0, 1)] == ["a", "a"]
