"""Chapter 3: setting up."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.games.room25.terms import CELL_TERMS, EXIT_ZONE, INNER_DIAMOND
from chronotable.kernel.match import Match
from tests.games.playing import event_kinds, happened, keys, play, refused
from tests.games.room25.table import asked, character, room, table

EXITS = {CELL_TERMS[cell] for cell in EXIT_ZONE}
INNER = {CELL_TERMS[cell] for cell in INNER_DIAMOND}
SETTINGS: list[dict[str, Any]] = [
    {"mode": "suspicion", "players": 6, "ruleset": "classic"},
    {"mode": "suspicion", "players": 8},
    {"mode": "team", "players": 4},
    {"mode": "competition", "players": 3, "ruleset": "classic"},
    {"mode": "cooperation", "players": 2, "difficulty": "madness"},
    {"mode": "solo", "players": 1},
]


def new(seed: int = 1, **options: Any) -> Match:
    return ct.new("room25", seed=seed, **options)


def cells_of(m: Match, *kinds: str) -> set[str]:
    """Where rooms of these kinds lie, face down or not."""
    return {cell for cell, words in ct.position_of(m)["rooms"].items() if words["room"] in kinds}


@pytest.mark.rule("R25-3.1")
@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_exactly_25_tiles_with_the_central_room_and_room_25(options: dict[str, Any]) -> None:
    building = new(**options).view(None)["building"]
    assert sum(building.values()) == 25
    assert building["central"] == building["room25"] == 1


@pytest.mark.rule("R25-3.2")
@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_room_25_vision_and_robot_rooms_are_dealt_to_the_exit_zones(options: dict[str, Any]) -> None:
    for seed in range(12):
        m = new(seed, **options)
        assert [cell["cell"] for cell in m.view(None)["rooms"] if cell["face_up"]] == ["c3"]
        assert cells_of(m, "central") == {"c3"}
        assert cells_of(m, "room25", "vision", "robot_room") <= EXITS


@pytest.mark.rule("R25-3.2")
def test_all_other_rooms_may_lie_anywhere() -> None:
    found: dict[str, set[str]] = {}
    for seed in range(60):
        for cell, words in ct.position_of(new(seed, **SETTINGS[0]))["rooms"].items():
            found.setdefault(words["room"], set()).add(cell)
    assert found.pop("central") == {"c3"}
    assert len(found.pop("room25")) > 8
    found.pop("vision", None)
    for kind, cells in found.items():
        assert cells & EXITS, kind
        assert cells & INNER, kind


@pytest.mark.rule("R25-3.3")
def test_the_key_room_may_start_anywhere_but_with_the_option_only_in_an_exit_zone() -> None:
    options = {"mode": "cooperation", "players": 4}
    found = {cell for seed in range(40) for cell in cells_of(new(seed, **options), "key_room")}
    assert found & INNER
    assert found & EXITS
    for seed in range(20):
        assert cells_of(new(seed, **options, key_room_in_exit_zone=True), "key_room") <= EXITS


@pytest.mark.rule("R25-3.4")
@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_everybody_starts_in_the_central_room(options: dict[str, Any]) -> None:
    m = new(**options)
    assert {words["cell"] for words in m.view(None)["characters"]} == {"c3"}
    assert room(m, "c3")["characters"] == [words["id"] for words in m.view(None)["characters"]]


@pytest.mark.rule("R25-3.5")
def test_what_every_character_gets() -> None:
    m = new(mode="suspicion", players=8)
    for words in m.view(None)["characters"]:
        assert (words["adrenaline"], words["reminder"], words["lost_tokens"]) == ("ready", "in_hand", [])
        assert words["spare_rooms"] == {"sarah": 2, "bruce": 1}.get(words["id"], 0)
    assert sorted(m.view(None)["order"]) == sorted(words["id"] for words in m.view(None)["characters"])
    for _ in range(8):
        play(m, "done")
    tokens = ["look", "move", "push", "control", "special"]
    singles = {f"program:{token}" for token in tokens}
    pairs = {f"program:{first}:{second}" for first in tokens for second in tokens if first != second}
    assert all(set(keys(m, seat)) == singles | pairs for seat in range(8))


@pytest.mark.rule("R25-3.5")
def test_no_adrenaline_on_madness_difficulty() -> None:
    m = new(mode="solo", players=1, difficulty="madness", characters=["sarah", "bruce", "max", "alice"])
    assert {words["adrenaline"] for words in m.view(None)["characters"]} == {"none"}
    assert [words["spare_rooms"] for words in m.view(None)["characters"]] == [2, 1, 0, 0]


@pytest.mark.rule("R25-3.6")
def test_the_markers_stand_in_seating_order_from_the_first_player() -> None:
    for seed in range(8):
        m = new(seed, mode="suspicion", players=6)
        assert m.view(None)["rounds_left"] == 10
        seats = [character(m, id)["seat"] for id in m.view(None)["order"]]
        assert seats == [(seats[0] + step) % 6 for step in range(6)]
        assert asked(m)[0][0] == m.view(None)["order"][0]


@pytest.mark.rule("R25-3.7")
def test_the_first_player_is_drawn_at_random() -> None:
    assert {new(seed, mode="suspicion", players=4).view(None)["order"][0] for seed in range(40)} == {
        "emmet", "kevin", "franck", "jennifer",
    }  # fmt: skip


@pytest.mark.rule("R25-3.8")
@pytest.mark.parametrize(
    "options", [{"mode": "competition", "players": 4}, {"mode": "cooperation", "players": 3}], ids=str
)
def test_two_characters_each_stand_in_two_laps(options: dict[str, Any]) -> None:
    for seed in range(6):
        m = new(seed, **options)
        seats = [character(m, id)["seat"] for id in m.view(None)["order"]]
        half = options["players"]
        assert seats[:half] == seats[half:]
        assert sorted(seats[:half]) == list(range(half))
        ids = [words["id"] for words in m.view(None)["characters"]]
        assert [ids.index(id) % 2 for id in m.view(None)["order"]] == [0] * half + [1] * half


@pytest.mark.rule("R25-3.9")
def test_every_player_may_look_at_one_room_beside_the_centre() -> None:
    m = new(mode="competition", players=3, announcements=False)
    assert m.view(None)["phase"] == "clue"
    seats = []
    for key in ("room:c2", "room:c2", "done"):
        seat = m.decisions[0].seat
        seats.append(seat)
        assert keys(m) == ["room:c2", "room:d3", "room:c4", "room:b3", "done"]
        assert refused(m, "room:d2") == "R25-3.9"
        m.choose(key, seat)
    assert sorted(seats) == [0, 1, 2], "once a player, not once a character"
    assert m.view(None)["phase"] == "programming"
    assert not room(m, "c2")["face_up"]


@pytest.mark.rule("R25-3.9")
def test_the_clue_is_private() -> None:
    m = new(mode="suspicion", players=4)
    viewer = m.decisions[0].seat
    m.choose("room:b3", viewer)
    kind = ct.position_of(m)["rooms"]["b3"]["room"]
    assert (room(m, "b3", viewer)["room"], room(m, "b3", viewer)["seen"]) == (kind, 0)
    for other in {0, 1, 2, 3, None} - {viewer}:
        assert room(m, "b3", other)["room"] is None
        assert "room" not in happened(m, "room_looked_at", seat=other)[0]
    assert happened(m, "room_looked_at", seat=viewer)[0]["room"] == kind


@pytest.mark.rule("R25-3.10")
def test_the_deck_is_there_only_if_something_uses_it_and_without_madness_unless_agreed() -> None:
    def deck(**options: Any) -> int:
        size: int = new(**options).view(None)["deck"]
        return size

    assert deck(mode="cooperation", players=4) == 44
    assert deck(mode="cooperation", players=4, difficulty="madness") == 58
    assert deck(mode="solo", players=1) == 44
    assert deck(mode="cooperation", players=4, ruleset="classic") == 0
    with_room = {"mode": "suspicion", "players": 4, "recipe": "example_one_guard"}
    assert deck(**with_room) == 44
    assert deck(**with_room, madness_cards_in_other_modes=True) == 58
    plain = {
        "central": 1, "room25": 1, "empty": 8, "jamming": 1, "dark": 2, "cold": 2, "trap": 2, "acid": 2, "mortal": 2,
        "timer": 1, "flooded": 2, "vision": 1,
    }  # fmt: skip
    assert deck(mode="suspicion", players=4, recipe=plain) == 0


@pytest.mark.rule("R25-3.10")
def test_the_deck_is_shuffled() -> None:
    decks = {tuple(ct.position_of(new(seed, mode="cooperation", players=4))["deck"]) for seed in range(5)}
    assert len(decks) == 5


@pytest.mark.rule("R25-3.11")
def test_everybody_sees_the_discard_pile() -> None:
    m = table("cooperation", cast=["max", "alice", "kevin", "emmet"], phase="cards", deck_top=["abm_01", "abm_03"])
    for seat in (None, 0, 1, 2, 3):
        assert m.view(seat)["discard"] == ["abm_01", "abm_03"]


@pytest.mark.rule("R25-3.12")
def test_an_empty_deck_is_made_of_the_discard_pile_but_not_of_cards_on_display() -> None:
    m = table(
        rooms={"b3": "abm_room"},
        programs={"max": ["move"], "kevin": ["look"]},
        deck=[],
        discard=["abm_01"],
        display=["abm_49"],
        options={"madness_cards_in_other_modes": True},
    )
    play(m, "play", "move:b3")
    assert happened(m, "card_drawn") == [{"card": "abm_01"}]
    assert (m.view(None)["deck"], m.view(None)["discard"], m.view(None)["display"]) == (0, ["abm_01"], ["abm_49"])


@pytest.mark.rule("R25-3.12")
def test_with_no_card_anywhere_nothing_is_drawn() -> None:
    m = table(rooms={"b3": "abm_room"}, programs={"max": ["move"], "kevin": ["look"]}, deck=[], display=["abm_49"])
    play(m, "play", "move:b3")
    assert "card_drawn" not in event_kinds(m)


@pytest.mark.rule("R25-3.13")
def test_characters_are_freely_chosen() -> None:
    chosen = ["bruce", "alice", "max", "sarah"]
    for mode in ("suspicion", "solo"):
        m = new(mode=mode, players=1 if mode == "solo" else 4, characters=chosen)
        assert [words["id"] for words in m.view(None)["characters"]] == chosen
    with pytest.raises(ct.BadOption, match="alice"):
        new(mode="suspicion", players=4, characters=["alice", "alice", "max", "sarah"])
    with pytest.raises(ct.BadOption):
        new(mode="suspicion", players=4, characters=["alice", "max", "sarah"])
    with pytest.raises(ct.BadOption, match=r"[Ss]arah"):
        new(mode="suspicion", players=4, ruleset="classic", characters=["alice", "kevin", "max", "sarah"])


@pytest.mark.rule("R25-3.13")
def test_random_characters_are_any_of_them() -> None:
    casts = [
        [words["id"] for words in new(seed, mode="solo", players=1, characters="random").view(None)["characters"]]
        for seed in range(30)
    ]
    assert all(len(set(cast)) == 4 for cast in casts)
    assert len({id for cast in casts for id in cast}) == 8
    classic = {
        words["id"]
        for seed in range(10)
        for words in new(seed, mode="solo", players=1, ruleset="classic", characters="random").view(None)["characters"]
    }
    assert len(classic) == 6
    with pytest.raises(ct.BadOption):
        new(mode="solo", players=1, characters="random:5")
