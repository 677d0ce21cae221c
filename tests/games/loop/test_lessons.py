"""The lessons: what their words say is true at the end of each."""

from __future__ import annotations

from typing import Any

from tests.lessons.rehearsal import rehearse

Json = dict[str, Any]


def shown(id: str) -> Json:
    return rehearse("loop", id).match.view(0)


def era(view: Json, name: str) -> Json:
    return next(each for each in view["eras"] if each["id"] == name)


def test_the_first_lesson_ends_when_the_turn_does() -> None:
    view = shown("first")
    assert view["turn"] == 2
    putty = next(each["mission"] for each in view["eras"] if (each["mission"] or {}).get("id") == "quantum_putty")
    assert putty["damage"] == 1


def test_a_vortex_opens_and_two_eras_are_safer() -> None:
    view = shown("rifts")
    assert [each["id"] for each in view["eras"] if each["vortex"]] == ["industrial"]
    assert era(view, "globalization")["mission"]["damage"] == 4
    assert (era(view, "globalization")["rifts"], era(view, "robots")["rifts"]) == (2, 1)


def test_three_loops_complete_the_mission_and_leave_no_energy() -> None:
    end = era(shown("loops"), "end")
    assert (end["mission"]["damage"], end["energy"]) == (4, 0)


def test_a_tile_is_archived_and_a_mission_revealed() -> None:
    view = shown("missions")
    assert view["archived"] == ["clog_machine"]
    assert era(view, "medieval")["mission"]["id"] == "surround_doctor"


def test_two_clones_are_destroyed() -> None:
    found = rehearse("loop", "clones").match
    assert [event["era"] for event in found.events() if event["kind"] == "clone_destroyed"] == ["end", "robots"]
    assert era(found.view(0), "robots")["energy"] == 2


def test_the_cards_do_what_their_words_say() -> None:
    found = rehearse("loop", "cards").match
    kinds = [event["kind"] for event in found.events()]
    assert [kinds.count(kind) for kind in ("card_drawn", "clone_destroyed", "card_available")] == [1, 1, 1]
    industrial = era(found.view(0), "industrial")
    assert "steam_magnet" in industrial["available"], "the words say where it lies"


def test_mr_time_sends_another_agent_and_the_doctor_is_surrounded() -> None:
    found = rehearse("loop", "agents").match
    assert [event["kind"] for event in found.events()] == ["ability_used", "agent_moved", "mission_damaged"]


def test_the_last_turn_wins() -> None:
    found = rehearse("loop", "rescue").match
    assert found.result is not None
    assert found.result.winners == (0, 1)
    assert found.result.details["turns"] == 21


def test_a_centrifuge_is_dismantled_and_eternal_energy_has_paid() -> None:
    end = era(shown("centrifuges"), "end")
    assert (end["centrifuge"], end["eternal"], end["eternal_used"]) == (False, 1, 1)


def test_the_supa_clone_is_gone() -> None:
    assert not any(clone["super"] for each in shown("supa-clones")["eras"] for clone in each["clones"])


def test_the_ultramachina_card_is_gone() -> None:
    found = rehearse("loop", "ultramachina").match
    assert found.view(0)["ultra_row"] == []
    assert sum(event.get("n", 0) for event in found.events() if event["kind"] == "energy_spent") == 2
