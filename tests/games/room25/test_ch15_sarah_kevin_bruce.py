"""Chapter 15: the special abilities of Sarah, Kevin and Bruce."""

from __future__ import annotations

import pytest

from chronotable.kernel.match import Match
from tests.games.playing import event_kinds, happened, keys, play
from tests.games.room25.drawing import drawn
from tests.games.room25.special import CLOSED, lost, using
from tests.games.room25.table import asked, character, room, where


def used(m: Match) -> list[str]:
    return [event["word"] for event in happened(m, "ability_used")]


# ---- Sarah


@pytest.mark.rule("R25-15.55")
@pytest.mark.parametrize("kind", ["cold", "empty"])
def test_a_spare_empty_room_takes_the_place_of_hers(kind: str) -> None:
    m = using("sarah", {"b2": kind})
    assert room(m, "b2")["room"] == "empty"
    assert character(m, "sarah")["spare_rooms"] == 1
    assert m.view(None)["removed"] == [kind], "the old tile is out, even an empty one"


@pytest.mark.rule("R25-15.55", "R25-15.58")
def test_not_a_blue_room_and_not_a_third_time() -> None:
    m = using("sarah", {"b2": "room25"})
    assert lost(m) == [("sarah", "special")]
    assert room(m, "b2")["room"] == "room25"
    n = using("sarah", {"b2": "cold"}, more={"sarah": {"spare": 0}})
    assert lost(n) == [("sarah", "special")]
    assert room(n, "b2")["room"] == "cold"


@pytest.mark.rule("R25-15.56")
def test_sabotage_ends_every_threat_of_the_room_for_all() -> None:
    m = using(
        "sarah",
        {"b2": CLOSED},
        {"max": "b2"},
        programs={"max": [None, "look"]},
        more={"sarah": {"drown": 2}, "max": {"drown": 2}},
    )
    assert m.view(None)["round"] == 3
    assert happened(m, "eliminated") == []
    assert not room(m, "b2")["closed"]
    n = using("sarah", {"b2": "trap"}, {"max": "b2"}, programs={"max": [None, "look"]}, more={"max": {"trap": 1}})
    assert happened(n, "eliminated") == []
    p = using("sarah", {"b2": "shredder"}, {"max": "b2"}, programs={"max": [None, "move"]})
    play(p, "move:b1")
    assert happened(p, "eliminated") == []


@pytest.mark.rule("R25-15.57", "R25-12.2")
def test_a_sabotaged_robot_room_keeps_its_robot_in_play_but_brings_no_other() -> None:
    m = using("sarah", {"b2": "robot_room"}, {"max": "b1"}, robots=["d4", None], programs={"max": [None, "move"]})
    assert m.view(None)["robots"] == ["d4", None]
    play(m, "move:b2")
    assert "robot_placed" not in event_kinds(m)


@pytest.mark.rule("R25-15.58")
def test_with_a_robot_beside_her_she_chooses() -> None:
    m = using("sarah", robots=["b2", None])
    assert set(keys(m)) == {"ability:sabotage_room", "ability:sabotage_robot"}
    play(m, "ability:sabotage_robot")
    assert m.view(None)["robots"] == [None, None]
    assert character(m, "sarah")["spare_rooms"] == 2


@pytest.mark.rule("R25-15.58")
def test_of_two_robots_beside_her_she_names_one() -> None:
    m = using("sarah", robots=["b2", "b2"])
    play(m, "ability:sabotage_robot")
    assert set(keys(m)) == {"destroy:1", "destroy:2"}
    play(m, "destroy:2")
    assert m.view(None)["robots"] == ["b2", None]


@pytest.mark.rule("R25-15.58")
def test_without_a_robot_she_must_sabotage_the_room() -> None:
    m = using("sarah", robots=["b1", None])
    assert used(m) == ["sabotage_room"]
    n = using("sarah", robots=["b2", None], more={"sarah": {"spare": 0}})
    assert used(n) == ["sabotage_robot"], "and without a room the robot"


# ---- Kevin


@pytest.mark.rule("R25-15.59")
def test_two_rooms_beside_kevin_change_places_with_all_they_hold() -> None:
    m = using(
        "kevin",
        {"b1": "trap", "a2": {"room": "acid", "locked": True}, "c2": "?mortal"},
        {"max": "b1", "emmet": "a2"},
        more={"max": {"trap": 1}},
    )
    assert "swap:b1:c2" in keys(m), "covered and occupied rooms too"
    play(m, "swap:b1:a2")
    assert where(m, "max") == "a2"
    assert where(m, "emmet") == "b1"
    assert room(m, "b1")["locked"]
    assert room(m, "b1")["room"] == "acid"
    assert character(m, "max")["trapped"]
    assert happened(m, "entered") == [], "nobody entered anything"


@pytest.mark.rule("R25-15.59")
def test_blue_rooms_stay_but_a_covered_one_may_be_blue() -> None:
    m = using("kevin", {"b1": "room25"}, {"kevin": "c1"})
    assert happened(m, "rooms_swapped") == [{"cell": "c2", "to": "d1"}], "the only two that are left"
    n = using("kevin", {"b1": "?room25"}, {"kevin": "c1"})
    assert set(keys(n)) == {"swap:d1:c2", "swap:d1:b1", "swap:c2:b1"}


@pytest.mark.rule("R25-15.60")
def test_kevin_orders_any_robot_or_must_hack_the_building() -> None:
    m = using("kevin", robots=["e1", None])
    assert set(keys(m)) == {"ability:hack_building", "ability:hack_robot"}
    play(m, "ability:hack_robot", "room:d1")
    assert m.view(None)["robots"] == ["d1", None]
    assert asked(using("kevin")) == [("kevin", "hack_building")]


# ---- Bruce


@pytest.mark.rule("R25-15.61")
def test_bruce_copies_somebody_near_on_any_side() -> None:
    m = using("bruce", at={"alice": "b1", "kevin": "b2", "emmet": "c3", "franck": "a1"}, robots=["e1", None])
    assert set(keys(m)) == {"ability:hide", "ability:hack_robot"}, "Franck and Emmet are too far away"


@pytest.mark.rule("R25-15.61")
def test_alone_or_with_nothing_possible_the_action_is_lost() -> None:
    assert lost(using("bruce")) == [("bruce", "special")]
    assert lost(using("bruce", at={"kevin": "b1"})) == [("bruce", "special")], "no robot to hack"
    assert lost(using("bruce", at={"bruce": "c3", "alice": "c2"})) == [("bruce", "special")], "the central room"
    m = using("bruce", at={"kevin": "b1", "alice": "b1"})
    assert used(m) == ["hide"], "the impossible one forces the other"


@pytest.mark.rule("R25-15.62")
@pytest.mark.parametrize(("answer", "cell"), [("accept", "b2"), ("refuse", "b1")])
def test_jennifer_may_decline_bruces_call(answer: str, cell: str) -> None:
    m = using("bruce", at={"jennifer": "b1"})
    assert set(keys(m)) == {"accept", "refuse"}
    assert m.decision is not None
    assert m.decision.seat == character(m, "jennifer")["seat"]
    play(m, answer)
    assert where(m, "jennifer") == cell
    assert lost(m) == [], "the action counts as done"


@pytest.mark.rule("R25-15.62")
def test_others_may_not_decline_bruces_call() -> None:
    m = using("bruce", at={"jennifer": "b2", "max": "a2"})
    assert set(keys(m)) == {"ability:call", "ability:carry"}
    play(m, "ability:call")
    assert where(m, "max") == "b2"


@pytest.mark.rule("R25-15.62", "R25-15.65")
@pytest.mark.parametrize(("cell", "copied"), [("b2", True), ("b1", False)])
def test_vitality_is_copied_only_in_francks_room(cell: str, copied: bool) -> None:
    m = using("bruce", at={"franck": cell}, more={"bruce": {"adrenaline": "none"}, "franck": {"adrenaline": "none"}})
    assert character(m, "bruce")["adrenaline"] == ("ready" if copied else "none")
    assert character(m, "franck")["adrenaline"] == "none", "Bruce regains his own token"


@pytest.mark.rule("R25-15.62")
def test_bruce_carries_anybody_but_max() -> None:
    m = using("bruce", at={"max": "b2"})
    assert lost(m) == [("bruce", "special")]
    n = using("bruce", at={"max": "b2", "kevin": "b2"})
    play(n, "room:b1")
    assert where(n, "bruce") == where(n, "kevin") == "b1"
    assert where(n, "max") == "b2"


@pytest.mark.rule("R25-15.62")
def test_from_kevin_emmet_and_sarah_bruce_copies_one_ability_each() -> None:
    m = using(
        "bruce",
        {"b1": CLOSED},
        at={"kevin": "b2", "emmet": "b2", "sarah": "b2"},
        robots=["b2", None],
    )
    assert set(keys(m)) == {"ability:hack_robot", "ability:reactivation", "ability:sabotage_room"}
    play(m, "ability:sabotage_room")
    assert character(m, "bruce")["spare_rooms"] == 0
    assert character(m, "sarah")["spare_rooms"] == 2
    n = using("bruce", {"b2": "cold"}, at={"sarah": "b1"}, more={"bruce": {"spare": 0}})
    assert lost(n) == [("bruce", "special")], "he has only one spare room"


@pytest.mark.rule("R25-15.62")
def test_alice_sees_a_hidden_bruce_and_may_push_him() -> None:
    m = using("bruce", at={"alice": "b2", "max": "b2"}, programs={"max": ["push", None], "alice": [None, "push"]})
    play(m, "ability:hide")
    assert character(m, "bruce")["hidden"]
    assert set(keys(m)) == {"room:a2", "room:b1", "room:b3", "room:c2"}, "Max can push only Alice"
    n = using("bruce", at={"alice": "b2"}, programs={"alice": [None, "push"]})
    play(n, "room:b1")
    assert where(n, "bruce") == "b1"
    assert character(n, "bruce")["hidden"], "pushed by Alice, still hidden"


@pytest.mark.rule("R25-15.63")
def test_bruce_has_no_immunities_and_acts_from_where_he_is() -> None:
    m = using(
        "bruce",
        {"b1": {"room": "empty", "locked": True}, "a2": CLOSED, "d5": CLOSED},
        at={"emmet": "c2"},
        programs={"bruce": ["special", "move"]},
    )
    assert room(m, "a2")["face_up"] is False
    assert room(m, "d5")["closed"], "beside Bruce, not beside Emmet"
    assert "move:b1" not in keys(m), "no PIN"


@pytest.mark.rule("R25-15.63")
def test_bruce_is_no_android_and_cards_hit_him() -> None:
    m = drawn("abm_44", first="bruce", at={"bruce": "b2", "alice": "b2"})
    assert character(m, "bruce")["lost_tokens"] == ["special"]
    n = drawn("abm_48", first="bruce", rooms={"b1": "cold"}, at={"bruce": "b2", "alice": "b2"})
    assert where(n, "bruce") == "b1", "nobody asked him"


@pytest.mark.rule("R25-15.64")
def test_hidden_or_penalised_characters_are_copied_all_the_same() -> None:
    m = using("bruce", at={"alice": "b1"}, more={"alice": {"hidden": True}})
    assert used(m) == ["hide"]
    assert character(m, "bruce")["hidden"]
    n = using("bruce", at={"franck": "b2"}, more={"franck": {"lost_tokens": ["special"]}})
    assert used(n) == ["vitality"]
