"""Chapter 11: phase IV, archive one sabotage tile, and the quarterly bonus."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.kernel.match import Match
from tests.games.loop.table import ARSENAL, agent, era, face_up, mission, table
from tests.games.playing import decision, event_kinds, happened, keys, play, refused

BONUS = ["war_horse", "telegraph", "last_match", "cave_map", "dynamite", "holy_grail"]


def ready_to_archive(**described: Any) -> Match:
    """V-Girl stands in medieval, where Clog the Machine carries all its damage."""
    words: dict[str, Any] = {
        "at": "medieval",
        "phase": "archive",
        "missions": {"medieval": ("clog_machine", 5), "robots": "quantum_bomb"},
        "arsenal_top": BONUS,
        **described,
    }
    return table(**words)


@pytest.mark.rule("LOOP-11.1")
def test_you_may_archive_the_fulfilled_tile_of_your_era() -> None:
    m = ready_to_archive()
    assert (decision(m).seat, keys(m)) == (0, ["archive:clog_machine", "done"])
    assert refused(m, "archive:quantum_bomb") == "LOOP-11.1"
    play(m, "done")
    assert mission(m, "medieval")["damage"] == 5  # it waits for another turn
    assert m.view(None)["archived"] == []


@pytest.mark.rule("LOOP-11.1")
@pytest.mark.parametrize(
    "described",
    [
        {"at": "dawn"},  # not in that era
        {"missions": {"medieval": ("clog_machine", 4), "robots": "quantum_bomb"}},  # damage is missing
        {"at": "dawn", "agents": {"v_girl": {}, "mr_time": {"era": "medieval"}}},  # only the active player may
    ],
)
def test_otherwise_nothing_can_be_archived(described: dict[str, Any]) -> None:
    m = ready_to_archive(**described)
    assert "mission_archived" not in event_kinds(m)
    assert m.view(None)["active"] == "mr_time"  # not asked; his turn has begun
    assert m.view(None)["archived"] == []


@pytest.mark.rule("LOOP-11.1")
def test_one_tile_a_turn_and_only_in_this_phase() -> None:
    m = ready_to_archive(missions={"medieval": ("clog_machine", 5), "robots": ("quantum_bomb", 6)})
    assert refused(m, "archive:quantum_bomb") == "LOOP-11.1"  # fulfilled, but elsewhere
    play(m, "archive:clog_machine")
    play(m, keys(m)[0])
    play(m, keys(m)[0])
    assert m.view(None)["active"] == "mr_time"
    early = ready_to_archive(phase="action")
    assert refused(early, "archive:clog_machine") == "LOOP-11.1"
    assert early.explain("archive:clog_machine").reason.id == "loop-why-phase"


@pytest.mark.rule("LOOP-11.1")
def test_the_reason_names_what_is_missing() -> None:
    m = ready_to_archive(missions={"medieval": ("clog_machine", 5), "robots": ("quantum_bomb", 2)})
    why = m.explain("archive:quantum_bomb")
    assert (why.rule, why.reason.args) == ("LOOP-11.1", {"damage": 2, "required": 6})
    assert m.explain("archive:loop_everywhere").reason.id == "loop-why-mission-not-face-up"


@pytest.mark.rule("LOOP-11.2")
def test_the_tile_moves_to_the_archive_without_its_cubes() -> None:
    m = ready_to_archive()
    supply = m.view(None)["supply"]
    play(m, "archive:clog_machine")
    assert m.view(None)["archived"] == ["clog_machine"]
    assert era(m, "medieval")["mission"] is None
    assert m.view(None)["supply"] == supply  # damage markers are no supply's cubes (LOOP-1.10)
    assert m.view(None)["missing"] == {"archived_tiles": 3}


@pytest.mark.rule("LOOP-11.3")
def test_the_fourth_tile_ends_the_game_before_anything_further() -> None:
    m = ready_to_archive(archived=["loop_everywhere", "patch_spacetime", "surround_doctor"])
    play(m, "archive:clog_machine")
    assert event_kinds(m) == ["mission_archived", "game_over"]  # no new mission, no bonus
    assert m.decision is None
    assert m.view(None)["offer"] == []


@pytest.mark.rule("LOOP-11.4")
def test_a_new_mission_is_revealed_from_the_doctors_present_era() -> None:
    m = ready_to_archive(doctor="globalization")
    play(m, "archive:clog_machine")
    assert event_kinds(m)[:2] == ["mission_archived", "mission_revealed"]
    assert face_up(m) == ["globalization", "robots"]


@pytest.mark.rule("LOOP-11.5")
def test_available_cards_of_the_era_stay() -> None:
    m = ready_to_archive(eras={"medieval": {"available": ["portcullis", "round_table"]}})
    play(m, "archive:clog_machine")
    assert era(m, "medieval")["available"] == ["portcullis", "round_table"]


@pytest.mark.rule("LOOP-11.6")
@pytest.mark.parametrize("seated", [["v_girl", "mr_time"], ["v_girl", "mr_time", "cztwyzzek", "exterminatrix_404"]])
def test_everybody_takes_one_bonus_card_and_the_last_is_destroyed(seated: list[str]) -> None:
    m = ready_to_archive(agents={id: {} for id in seated})
    play(m, "archive:clog_machine")
    offered = BONUS[: len(seated) + 1]
    assert m.view(None)["offer"] == offered
    assert [event["card"] for event in happened(m, "bonus_revealed")] == offered
    left = offered.copy()
    for seat, id in enumerate(seated[:-1]):
        assert (decision(m).seat, keys(m)) == (seat, [f"take:{card}" for card in left])
        assert refused(m, "take:round_table", seat) == "LOOP-11.6"
        assert refused(m, "done", seat) == "LOOP-11.6"  # everybody takes one
        play(m, f"take:{left[-1]}")
        assert agent(m, id)["deck"]["top"] == [left.pop()]
    seen = len(m.events())
    play(m, f"take:{left[0]}")
    assert happened(m, "card_destroyed", seen) == [{"card": left[1]}]
    assert left[1] in m.view(None)["destroyed"]
    assert m.view(None)["offer"] == []
    # the archiving player's own bonus card comes to the new hand (it was on top)
    assert offered[-1] in [event["card"] for event in happened(m, "card_drawn", seen)]


@pytest.mark.rule("LOOP-11.7")
def test_bonus_cards_are_chosen_clockwise_from_the_active_player() -> None:
    seated = ["v_girl", "mr_time", "cztwyzzek"]
    m = ready_to_archive(agents={id: {} for id in seated}, active="mr_time")
    play(m, "archive:clog_machine")
    order = []
    while m.view(None)["phase"] == "archive":
        order.append(decision(m).seat)
        play(m, keys(m)[0])
    assert order == [1, 2, 0]


@pytest.mark.rule("LOOP-11.8")
def test_bonus_cards_are_not_made_available_so_vortices_do_not_matter() -> None:
    m = ready_to_archive(eras={"end": {"vortex": True}, "industrial": {"vortex": True}})
    seen = len(m.events())
    play(m, "archive:clog_machine")
    assert m.view(None)["offer"] == ["war_horse", "telegraph", "last_match"]  # two of them of vortex eras
    play(m, "take:telegraph", "take:last_match")
    until = [event for event in m.events(seen) if event["kind"] in ("card_available", "turn_ended")]
    assert until[0]["kind"] == "turn_ended"
    assert agent(m, "mr_time")["deck"]["top"] == ["last_match"]


@pytest.mark.rule("LOOP-11.9")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_with_too_few_cards_players_choose_while_they_last(left: int) -> None:
    cards = BONUS[:left]
    rest = [card for card in ARSENAL if card not in cards]
    m = ready_to_archive(
        arsenal=cards, destroyed=[], agents={"v_girl": {"discard": rest}, "mr_time": {}}, options={"machine": "manual"}
    )
    seen = len(m.events())
    play(m, "archive:clog_machine")
    while m.view(None)["phase"] == "archive":
        play(m, keys(m)[0])
    assert [event["agent"] for event in happened(m, "bonus_taken", seen)] == ["v_girl", "mr_time"][:left]
    assert len(happened(m, "card_destroyed", seen)) == (1 if left == 3 else 0)


@pytest.mark.rule("LOOP-11.9")
def test_the_destroyed_pile_refills_the_arsenal_for_the_bonus() -> None:
    destroyed = [card for card in ARSENAL if card != "war_horse"]
    m = ready_to_archive(arsenal=["war_horse"], destroyed=destroyed)
    play(m, "archive:clog_machine")
    assert m.view(None)["offer"][0] == "war_horse"
    assert len(m.view(None)["offer"]) == 3
    assert happened(m, "arsenal_recycled") == [{"n": 48}]
