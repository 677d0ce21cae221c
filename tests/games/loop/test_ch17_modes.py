"""Chapter 17: the four modes, their levels and what wins in them."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.games.loop.components import data
from tests.games.loop.modes import CALM, DONE_TILES, EMPLOYEE, LEGEND, LEVELS, MODES, eras_with, mode, set_up_events
from tests.games.loop.table import ERAS, era
from tests.games.playing import event_kinds, play

# ---- modes and levels


@pytest.mark.rule("LOOP-17.1")
def test_there_are_four_modes_at_three_levels() -> None:
    schema = ct.options("loop")["properties"]
    assert schema["mode"]["enum"] == MODES
    assert schema["level"]["enum"] == LEVELS
    m = ct.new("loop", players=2, seed=1)
    assert (m.view(None)["mode"], m.view(None)["level"]) == ("sabotage", EMPLOYEE)


@pytest.mark.rule("LOOP-17.1")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("id", MODES)
def test_every_mode_can_be_played_at_every_level(id: str, level: str) -> None:
    """Doing nothing but ending every phase loses in some turn of the three cycles at the latest."""
    m = ct.new("loop", players=2, seed=3, mode=id, level=level, agents=["mr_time", "v_girl"])
    turns = set()
    while m.result is None:
        turns.add(m.view(None)["turn"])
        m.choose("done")
    assert m.result.winners == ()
    assert m.result.details["ending"] in ("second_vortex", "fourth_vortex", "time_is_up")
    assert 1 <= len(turns) <= 21


# clones, cards, centrifuges, eternal energy, super clones, ultramachine cards at set-up for two players
SET_UP = {
    ("sabotage", "intern"): (5, 3, 0, 0, 0, 0),
    ("sabotage", EMPLOYEE): (7, 2, 0, 0, 0, 0),
    ("sabotage", LEGEND): (7, 2, 0, 0, 0, 0),
    ("centrifuges", "intern"): (7, 2, 3, 2, 0, 0),
    ("centrifuges", EMPLOYEE): (7, 2, 3, 1, 0, 0),
    ("centrifuges", LEGEND): (7, 2, 3, 0, 0, 0),
    ("super_clones", "intern"): (7, 2, 0, 0, 1, 0),
    ("super_clones", EMPLOYEE): (7, 2, 0, 0, 2, 0),
    ("super_clones", LEGEND): (7, 2, 0, 0, 2, 0),
    ("ultramachine", "intern"): (7, 2, 0, 0, 0, 1),
    ("ultramachine", EMPLOYEE): (7, 2, 0, 0, 0, 2),
    ("ultramachine", LEGEND): (7, 2, 0, 0, 0, 3),
}


@pytest.mark.rule("LOOP-17.3", "LOOP-17.4", "LOOP-17.7", "LOOP-17.10", "LOOP-17.12")
@pytest.mark.parametrize(("id", "level"), SET_UP)
@pytest.mark.parametrize("seed", [1, 2])
def test_each_mode_and_level_is_set_up_with_its_own_pieces(id: str, level: str, seed: int) -> None:
    m = ct.new("loop", players=2, seed=seed, mode=id, level=level, agents=["mr_time", "v_girl"])
    happened_before = set_up_events(m)
    generated = [event for event in happened_before if event["kind"] == "clone_generated"]
    found = (
        len([event for event in generated if not event["super"]]),
        len([event for event in happened_before if event["kind"] == "card_available"]),
        len(eras_with(m, "centrifuge")),
        sum(era(m, name)["eternal"] for name in ERAS),
        len([event for event in generated if event["super"]]),
        len([event for event in happened_before if event["kind"] == "ultra_revealed"]),
    )
    assert found == SET_UP[id, level]
    assert not set(eras_with(m, "centrifuge")) & set(eras_with(m, "eternal"))
    assert all(era(m, name)["eternal"] <= 1 for name in ERAS)


@pytest.mark.rule("LOOP-17.3")
def test_everything_reconstructed_in_the_modes_says_so() -> None:
    modes = {record["id"]: record for record in data()["modes"]}
    assert [id for id in MODES if modes[id]["source"] == "reconstructed"] == MODES[1:]
    assert {card["source"] for card in data()["ultramachine_cards"]} == {"reconstructed"}
    levels = {level["id"]: level["source"] for level in data()["difficulty_levels"]}
    assert levels == {"intern": "reconstructed", EMPLOYEE: "seed", LEGEND: "reconstructed"}


# ---- victory


@pytest.mark.rule("LOOP-17.2")
def test_four_tiles_do_not_win_while_the_mode_wants_more() -> None:
    m = mode(
        "centrifuges",
        phase="archive",
        at="dawn",
        eras={"robots": {"centrifuge": True}},
        archived=DONE_TILES,
        missions={"dawn": ("quantum_bomb", 6), "medieval": "loop_on_doctor"},
        **CALM,
    )
    play(m, "archive:quantum_bomb")
    assert m.result is None
    assert m.view(None)["missing"] == {"centrifuges_dismantled": 1}
    assert len(m.view(None)["archived"]) == 4


@pytest.mark.rule("LOOP-17.2", "LOOP-17.9")
def test_the_game_is_won_at_the_moment_the_last_part_holds() -> None:
    m = mode(
        "centrifuges",
        at="dawn",
        eras={"dawn": {"centrifuge": True, "energy": 3}},
        archived=[*DONE_TILES, "patch_spacetime"],
    )
    play(m, "dismantle")
    assert m.result is not None
    assert m.result.winners == (0, 1)
    assert m.result.details["ending"] == "won"
    assert m.decisions == ()


@pytest.mark.rule("LOOP-17.2")
@pytest.mark.parametrize("id", ["sabotage", "ultramachine"])
def test_modes_without_an_extra_part_are_won_with_the_fourth_tile(id: str) -> None:
    m = mode(
        id,
        phase="archive",
        at="dawn",
        ultra=["firewall"] if id == "ultramachine" else [],
        archived=DONE_TILES,
        missions={"dawn": ("quantum_bomb", 6), "medieval": "loop_on_doctor"},
    )
    play(m, "archive:quantum_bomb")
    assert m.result is not None
    assert m.result.winners == (0, 1)
    assert "ultra_discarded" not in event_kinds(m)


@pytest.mark.rule("LOOP-17.2")
def test_the_fourth_tile_wins_when_the_other_part_holds_already() -> None:
    m = mode(
        "centrifuges",
        phase="archive",
        at="dawn",
        dismantled=3,
        archived=DONE_TILES,
        missions={"dawn": ("quantum_bomb", 6), "medieval": "loop_on_doctor"},
    )
    play(m, "archive:quantum_bomb")
    assert m.result is not None
    assert m.result.winners == (0, 1)
