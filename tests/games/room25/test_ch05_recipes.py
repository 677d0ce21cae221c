"""Chapter 5: which 25 tiles make the building."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import chronotable as ct
from chronotable.games.room25.components import data, tile_counts
from tests.games.room25.table import PAIRS

COLOUR = {room["id"]: room["colour"] for room in data()["rooms"]}
FIXED = {recipe["id"]: recipe.get("fixed", {}) for recipe in data()["recipes"]}
COMMON = {"dark": 2, "cold": 2, "trap": 2, "flooded": 2, "acid": 2, "vision": 1, "control_room": 1}
BASE = {"central": 1, "room25": 1, **COMMON}
ONE_GUARD: dict[str, Any] = {"mode": "suspicion", "players": 4, "recipe": "s2_suspicion_one_guard"}
TWO_GUARDS: dict[str, Any] = {"mode": "suspicion", "players": 8, "recipe": "s2_suspicion_two_guards"}


def building(seed: int = 1, **options: Any) -> dict[str, int]:
    found: dict[str, int] = ct.new("room25", seed=seed, **options).view(None)["building"]
    return found


def colours(tiles: dict[str, int]) -> Counter[str]:
    count: Counter[str] = Counter()
    for word, n in tiles.items():
        count[COLOUR[word]] += n
    return count


def many(count: int = 12, **options: Any) -> list[dict[str, int]]:
    return [building(seed, **options) for seed in range(count)]


@pytest.mark.rule("R25-5.1")
def test_classic_beginner() -> None:
    expected = {**BASE, "empty": 8, "vortex": 2, "mortal": 1}
    for mode, players in (("suspicion", 4), ("team", 4), ("competition", 2), ("cooperation", 4), ("solo", 1)):
        assert building(mode=mode, players=players, ruleset="classic", recipe="classic_beginner") == expected


@pytest.mark.rule("R25-5.2")
def test_classic_expert_competition() -> None:
    tiles = building(mode="competition", players=2, ruleset="classic", recipe="classic_expert_competition")
    assert tiles == {**BASE, "empty": 4, "tunnel": 2, "prison": 2, "mortal": 1, "vortex": 1, "illusion": 1}


@pytest.mark.rule("R25-5.3")
def test_classic_expert_suspicion() -> None:
    tiles = building(mode="suspicion", players=4, ruleset="classic", recipe="classic_expert_suspicion")
    assert tiles == {**BASE, "empty": 6, "mortal": 2, "vortex": 1, "illusion": 1, "moving": 1}


FREE = {**BASE, "empty": 7, "vortex": 2, "mortal": 2}


@pytest.mark.rule("R25-5.4")
def test_classic_free_building_even_with_both_vortex_and_both_mortal_rooms() -> None:
    assert building(mode="suspicion", players=4, ruleset="classic", recipe=FREE) == FREE


@pytest.mark.rule("R25-5.5")
def test_suspicion_with_one_guard() -> None:
    for tiles in many(**ONE_GUARD):
        assert colours(tiles) == {"blue": 2, "green": 5, "yellow": 8, "red": 10}
        assert tiles["jamming"] == tiles["timer"] == 1
        assert tiles["mortal"] == 2


@pytest.mark.rule("R25-5.6")
def test_suspicion_with_two_guards() -> None:
    for tiles in many(**TWO_GUARDS):
        assert colours(tiles) == {"blue": 2, "green": 7, "yellow": 8, "red": 8}
        assert tiles["regeneration"] == tiles["jamming"] == 1
        assert tiles["robot_room"] >= 1
        assert tiles["mortal"] >= 1
        assert tiles["shredder"] == 2


@pytest.mark.rule("R25-5.7")
def test_competition_and_team() -> None:
    for mode, players in (("competition", 3), ("team", 6)):
        for tiles in many(6, mode=mode, players=players):
            assert colours(tiles) == {"blue": 2, "green": 6, "yellow": 7, "red": 10}
            assert tiles["regeneration"] == 1
            assert tiles["prison"] == tiles["shredder"] == 2


@pytest.mark.rule("R25-5.8")
def test_cooperation_and_solo_leave_rooms_out() -> None:
    for difficulty in ("standard", "madness"):
        together = many(mode="cooperation", players=4, difficulty=difficulty)
        alone = many(mode="solo", players=1, difficulty=difficulty)
        for tiles in (*together, *alone):
            assert tiles.get("vortex", 0) <= 1
            assert tiles["key_room"] == 1
            assert colours(tiles)["blue"] == 3
        for tiles in alone:
            assert "jamming" not in tiles
            assert "mirror" not in tiles
        assert any("jamming" in tiles for tiles in together)
        assert any("mirror" in tiles for tiles in together)
        assert any(tiles.get("vortex") for tiles in together)


@pytest.mark.rule("R25-5.9")
def test_standard_cooperation() -> None:
    for tiles in many(6, mode="cooperation", players=5):
        assert colours(tiles) == {"blue": 3, "green": 4, "yellow": 7, "red": 11}
        assert {word: tiles[word] for word in ("tunnel", "robot_room", "empty")} == {
            "tunnel": 2, "robot_room": 1, "empty": 1,
        }  # fmt: skip
        assert (tiles["pivoting"], tiles["mortal"], tiles["timer"]) == (2, 2, 1)


@pytest.mark.rule("R25-5.10")
def test_madness_and_the_safe_alternative() -> None:
    mad = {"mode": "cooperation", "players": 5, "difficulty": "madness"}
    for tiles in many(6, **mad):
        assert colours(tiles) == {"blue": 3, "green": 3, "yellow": 7, "red": 12}
        assert (tiles["tunnel"], tiles["robot_room"], tiles.get("empty", 0)) == (2, 1, 0)
        assert (tiles["pivoting"], tiles["mortal"], tiles["timer"]) == (2, 2, 1)
    for tiles in many(3, **mad, madness_recipe_as_standard=True):
        assert colours(tiles) == {"blue": 3, "green": 4, "yellow": 7, "red": 11}


@pytest.mark.rule("R25-5.11")
@pytest.mark.parametrize(
    "options",
    [ONE_GUARD, TWO_GUARDS, {"mode": "team", "players": 8}, {"mode": "cooperation", "players": 6}],
    ids=str,
)
def test_chosen_tiles_come_from_both_boxes(options: dict[str, Any]) -> None:
    owned = tile_counts(season2=True)
    found = many(25, **options)
    for tiles in found:
        assert all(count <= owned[word] for word, count in tiles.items())
        assert ("key_room" in tiles) == (options["mode"] == "cooperation")
    assert len({tuple(sorted(tiles.items())) for tiles in found}) > 20, "drawn at random"


@pytest.mark.rule("R25-5.17")
@pytest.mark.parametrize(
    ("recipe", "wanted"),
    [
        ("easy", {"vortex": 2, "mortal": 1, "empty": 1, "vision": 1, "control_room": 1}),
        ("middle", {"vortex": 1, "mortal": 2, "tunnel": 3}),
    ],
)
@pytest.mark.parametrize("players", [3, 6])
def test_two_more_complexes_for_six_characters(recipe: str, wanted: dict[str, int], players: int) -> None:
    options: dict[str, Any] = {"mode": "cooperation", "players": players}
    tiles = building(**options, recipe=f"ultimate_cooperation_{recipe}")
    twice = ("pivoting", "prison", "cold", "dark", "acid", "trap", "shredder", "flooded")
    assert tiles == {"central": 1, "room25": 1, "key_room": 1, **dict.fromkeys(twice, 2), **wanted}
    assert all("timer" in found for found in many(25, **options)), "never at random"


@pytest.mark.rule("R25-5.17")
@pytest.mark.parametrize("other", [{"players": 4}, {"mode": "solo", "players": 1}, {"ruleset": "classic"}], ids=str)
def test_they_fit_no_other_game(other: dict[str, Any]) -> None:
    options = {"mode": "cooperation", "players": 6, **other}
    with pytest.raises(ct.BadOption, match="ultimate"):
        ct.new("room25", recipe="ultimate_cooperation_easy", **options)


@pytest.mark.rule("R25-5.11")
def test_the_key_room_belongs_to_cooperation_and_solo() -> None:
    tiles = {**FREE, "empty": 6, "key_room": 1}
    with pytest.raises(ct.BadOption):
        ct.new("room25", mode="suspicion", players=4, recipe=tiles)
    assert building(mode="solo", players=1, characters=PAIRS[:4], recipe=tiles)["key_room"] == 1
    with pytest.raises(ct.BadOption, match=r"[Kk]ey"):
        ct.new("room25", mode="solo", players=1, recipe=FREE)


@pytest.mark.rule("R25-5.12")
def test_empty_rooms_of_sarah_and_bruce_are_kept_aside() -> None:
    eight = {"central": 1, "room25": 1, "empty": 8, "dark": 2, "cold": 2, "trap": 2, "acid": 2, "mortal": 2,
             "flooded": 2, "vortex": 2, "vision": 1}  # fmt: skip
    others = ["max", "alice", "kevin", "emmet"]
    assert building(mode="suspicion", players=4, characters=others, recipe=eight)["empty"] == 8
    for id, most in (("sarah", 6), ("bruce", 7)):
        cast = [id, *others[1:]]
        fewer = {**eight, "empty": most, "control_room": 1, **({"moving": 1} if most == 6 else {})}
        assert building(mode="suspicion", players=4, characters=cast, recipe=fewer)["empty"] == most
        with pytest.raises(ct.BadOption, match=str(most)):
            ct.new("room25", mode="suspicion", players=4, characters=cast, recipe=eight)
    with pytest.raises(ct.BadOption, match="5"):
        ct.new("room25", mode="suspicion", players=4, characters="random", recipe=eight)


@pytest.mark.rule("R25-5.12")
def test_random_recipes_keep_them_aside_too() -> None:
    found = many(60, mode="competition", players=4)
    assert max(tiles.get("empty", 0) for tiles in found) <= 5


EXAMPLE_ONE = {
    "robot_room": 1, "tunnel": 2, "vision": 1, "regeneration": 1, "jamming": 1, "abm_room": 2, "pivoting": 2,
    "mirror": 1, "prison": 1, "vortex": 1, "mortal": 2, "timer": 1, "shredder": 2, "paranoia": 1, "illusion": 1,
    "acid": 1, "trap": 1, "flooded": 1,
}  # fmt: skip
EXAMPLE_TWO = {
    "robot_room": 2, "tunnel": 3, "vision": 1, "regeneration": 1, "jamming": 1, "abm_room": 1, "mirror": 1,
    "pivoting": 1, "prison": 1, "vortex": 1, "dark": 1, "cold": 1, "mortal": 1, "shredder": 2, "paranoia": 1,
    "illusion": 1, "acid": 1, "trap": 1, "flooded": 1,
}  # fmt: skip
EXAMPLE_COOPERATION = {
    "tunnel": 2, "robot_room": 1, "empty": 1, "pivoting": 2, "vortex": 1, "mirror": 1, "dark": 2, "jamming": 1,
    "acid": 2, "flooded": 2, "trap": 2, "mortal": 2, "timer": 1, "shredder": 2, "key_room": 1,
}  # fmt: skip


@pytest.mark.rule("R25-5.13")
def test_example_with_one_guard() -> None:
    expected = {"central": 1, "room25": 1, **EXAMPLE_ONE}
    assert building(mode="suspicion", players=4, recipe="example_one_guard") == expected
    assert building(mode="suspicion", players=5, five_player_guards=1, recipe="example_one_guard") == expected
    with pytest.raises(ct.BadOption):
        ct.new("room25", mode="suspicion", players=6, recipe="example_one_guard")


@pytest.mark.rule("R25-5.14")
def test_example_with_two_guards() -> None:
    expected = {"central": 1, "room25": 1, **EXAMPLE_TWO}
    assert building(mode="suspicion", players=6, recipe="example_two_guards") == expected
    with pytest.raises(ct.BadOption):
        ct.new("room25", mode="suspicion", players=4, recipe="example_two_guards")


@pytest.mark.rule("R25-5.15")
def test_example_of_cooperation_which_is_none_for_solo() -> None:
    expected = {"central": 1, "room25": 1, **EXAMPLE_COOPERATION}
    assert building(mode="cooperation", players=4, recipe="example_cooperation") == expected
    with pytest.raises(ct.BadOption):
        ct.new("room25", mode="solo", players=1, recipe="example_cooperation")


@pytest.mark.rule("R25-5.16")
def test_any_other_25_tiles_may_be_agreed_on() -> None:
    tiles = {"central": 1, "room25": 1, "empty": 5, "tunnel": 3, "robot_room": 2, "vision": 1, "prison": 2, "dark": 2,
             "cold": 2, "abm_room": 2, "trap": 2, "paranoia": 1, "shredder": 1}  # fmt: skip
    assert sum(tiles.values()) == 25
    assert building(mode="team", players=8, recipe=tiles) == tiles


@pytest.mark.rule("R25-3.1")
@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"empty": 6}, "24"),
        ({"empty": 8}, "26"),
        ({"central": 0, "empty": 8}, r"[Cc]entral"),
        ({"room25": 0, "empty": 8}, "room25"),
        ({"dark": 3, "empty": 6}, r"[Dd]ark"),
        ({"shredder": 1, "empty": 6}, r"[Ss]hredder"),
    ],
    ids=str,
)
def test_buildings_that_cannot_be_are_refused(change: dict[str, int], named: str) -> None:
    with pytest.raises(ct.BadOption, match=named):
        ct.new("room25", mode="suspicion", players=4, ruleset="classic", recipe={**FREE, **change})


def test_a_recipe_of_another_mode_is_refused_with_those_that_fit() -> None:
    with pytest.raises(ct.BadOption, match="s2_competition_team"):
        ct.new("room25", mode="team", players=4, recipe="s2_cooperation_standard")
    with pytest.raises(ct.BadOption):
        ct.new("room25", mode="team", players=4, recipe={"empty": 25, "swimming_pool": 1})
    with pytest.raises(ct.BadOption):
        ct.new("room25", mode="team", players=4, recipe={"empty": -1})
