"""Chapter 13: how the game ends."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from tests.games.loop.table import ERAS, era, table
from tests.games.playing import event_kinds, play, refused

FOUR = ["v_girl", "mr_time", "cztwyzzek", "exterminatrix_404"]
THREE_ARCHIVED = ["loop_everywhere", "patch_spacetime", "surround_doctor"]


def ended(m: ct.Match) -> ct.Result:
    """The result of a game that is over for everybody."""
    result = m.result
    assert result is not None
    assert m.decision is None
    assert m.decisions == ()
    assert m.view(None)["ending"] == result.details["ending"]
    return result


def drop_on(place: str, cubes: int = 2, **described: Any) -> ct.Match:
    words: dict[str, Any] = {"bag_top": ["medieval>robots"], "fate": ["doctor"] * cubes, **described}
    return table(phase="doctor", doctor_next=[place], **words)


@pytest.mark.rule("LOOP-13.1")
def test_the_fourth_archived_tile_wins() -> None:
    m = table(
        at="medieval",
        phase="archive",
        missions={"medieval": ("clog_machine", 5), "robots": "quantum_bomb"},
        archived=THREE_ARCHIVED,
    )
    assert m.view(None)["missing"] == {"archived_tiles": 1}
    play(m, "archive:clog_machine")
    result = ended(m)
    assert result.details["ending"] == "won"
    assert result.winners == (0, 1)
    assert m.view(None)["missing"] == {}


@pytest.mark.rule("LOOP-13.1")
def test_the_third_archived_tile_does_not_win() -> None:
    m = table(
        at="medieval",
        phase="archive",
        missions={"medieval": ("clog_machine", 5), "robots": "quantum_bomb"},
        archived=THREE_ARCHIVED[:2],
    )
    play(m, "archive:clog_machine")
    assert m.result is None


@pytest.mark.rule("LOOP-13.2")
def test_all_win_or_lose_together_and_nothing_can_be_done_afterwards() -> None:
    m = drop_on("industrial", eras={"industrial": {"rifts": 3, "vortex": True}}, agents={id: {} for id in FOUR})
    result = ended(m)
    assert result.winners == ()
    assert result.scores == (0.0,) * 4
    with pytest.raises(ct.IllegalChoice):
        m.choose("done", 0)
    assert not m.explain("done", 0).allowed
    won = table(
        at="medieval",
        phase="archive",
        agents={id: {} for id in FOUR},
        missions={"medieval": ("clog_machine", 5), "robots": "quantum_bomb"},
        archived=THREE_ARCHIVED,
    )
    play(won, "archive:clog_machine")
    assert (ended(won).winners, ended(won).scores) == ((0, 1, 2, 3), (1.0,) * 4)


@pytest.mark.rule("LOOP-13.2")
def test_a_loss_in_the_middle_of_a_drop_stops_the_drop() -> None:
    m = drop_on(
        "industrial",
        eras={"renaissance": {"rifts": 3, "vortex": True}},
        fate=["previous", "next"],
    )
    assert ended(m).details["ending"] == "second_vortex"
    assert era(m, "globalization")["rifts"] == 0  # its cube was never placed
    assert event_kinds(m)[-1] == "game_over"


@pytest.mark.rule("LOOP-13.3")
def test_a_second_vortex_in_one_era_loses() -> None:
    m = drop_on("industrial", eras={"industrial": {"rifts": 2, "vortex": True}})
    assert ended(m).details["ending"] == "second_vortex"
    safe = drop_on("industrial", eras={"industrial": {"rifts": 1, "vortex": True}})
    assert safe.result is None


@pytest.mark.rule("LOOP-13.4")
def test_a_fourth_vortex_loses() -> None:
    three = {id: {"vortex": True} for id in ("dawn", "medieval", "renaissance")}
    m = drop_on("industrial", eras={**three, "industrial": {"rifts": 3}})
    result = ended(m)
    assert result.details["ending"] == "fourth_vortex"
    assert result.details["vortices"] == 3
    two = {id: {"vortex": True} for id in ("dawn", "medieval")}
    assert drop_on("industrial", eras={**two, "industrial": {"rifts": 3}}).result is None


@pytest.mark.rule("LOOP-13.5")
def test_a_doctor_deck_beyond_the_third_space_loses() -> None:
    m = table(doctor="end", doctor_row=ERAS, cycle=3, turn=21)
    assert m.result is None  # the last turn is played to its end
    play(m, "done")
    result = ended(m)
    assert (result.details["ending"], result.details["cycle"]) == ("time_is_up", 3)
    assert result.winners == ()


@pytest.mark.rule("LOOP-13.5")
def test_every_ending_has_a_reason_in_words() -> None:
    endings = {
        "second_vortex": drop_on("industrial", eras={"industrial": {"rifts": 2, "vortex": True}}),
        "time_is_up": play(table(doctor="end", doctor_row=ERAS, cycle=3, turn=21), "done"),
    }
    reasons = {ending: ended(m).reason.id for ending, m in endings.items()}
    assert reasons == {"second_vortex": "loop-result-second-vortex", "time_is_up": "loop-result-time-is-up"}
    assert refused(endings["time_is_up"], "move:next", 0) == ""
