"""Chapter 10: phase III, add one card to your deck."""

from __future__ import annotations

import pytest

from tests.games.loop.table import agent, era, hand, table
from tests.games.playing import decision, event_kinds, happened, keys, play, refused


@pytest.mark.rule("LOOP-10.1")
def test_you_may_take_one_card_of_your_era_to_the_top_of_your_deck() -> None:
    m = table(
        at="medieval",
        phase="acquire",
        eras={"medieval": {"available": ["war_horse", "holy_grail"]}, "dawn": {"available": ["cave_map"]}},
    )
    assert (decision(m).seat, keys(m)) == (0, ["take:war_horse", "take:holy_grail", "done"])
    assert refused(m, "take:cave_map") == "LOOP-10.1"  # another era
    assert refused(m, "take:telegraph") == "LOOP-10.1"  # not available at all
    assert refused(m, "take:no_such_card") == "LOOP-1.8"
    play(m, "take:war_horse")
    assert era(m, "medieval")["available"] == ["holy_grail"]
    assert happened(m, "card_taken") == [{"agent": "v_girl", "card": "war_horse"}]
    assert m.view(None)["active"] == "mr_time"  # only one a turn: the turn went on


@pytest.mark.rule("LOOP-10.1")
def test_taking_is_optional() -> None:
    m = table(at="medieval", phase="acquire", eras={"medieval": {"available": ["war_horse"]}})
    play(m, "done")
    assert era(m, "medieval")["available"] == ["war_horse"]
    assert "card_taken" not in event_kinds(m)


@pytest.mark.rule("LOOP-10.1")
def test_without_a_card_in_your_era_the_phase_passes() -> None:
    m = table(at="medieval", eras={"dawn": {"available": ["cave_map"]}})
    play(m, "done")
    assert m.view(None)["active"] == "mr_time"


@pytest.mark.rule("LOOP-10.1")
def test_the_card_waits_on_top_of_the_deck() -> None:
    m = table(
        at="medieval",
        phase="acquire",
        eras={"medieval": {"available": ["war_horse"]}},
        missions={"medieval": ("clog_machine", 5), "end": "quantum_bomb"},
    )
    play(m, "take:war_horse")  # now phase IV asks, so the deck can be looked at
    assert m.view(None)["phase"] == "archive"
    assert agent(m, "v_girl")["deck"]["top"] == ["war_horse"]
    assert "war_horse" not in hand(m, "v_girl")


@pytest.mark.rule("LOOP-10.2")
def test_the_card_is_drawn_first_in_phase_five_of_the_same_turn() -> None:
    m = table(
        at="medieval",
        phase="acquire",
        eras={"medieval": {"available": ["war_horse"]}},
        agents={"v_girl": {"deck": ["mecha_fist", "rocket_boots", "donut_reactor"]}, "mr_time": {}},
    )
    seen = len(m.events())
    play(m, "take:war_horse")
    drawn = [event["card"] for event in happened(m, "card_drawn", seen)]
    assert drawn == ["war_horse", "mecha_fist", "rocket_boots"]
    assert hand(m, "v_girl") == dict.fromkeys(drawn, True)
