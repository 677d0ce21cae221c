"""Chapter 17: the ultramachine and its fourteen cards."""

from __future__ import annotations

import pytest

from chronotable.games.loop.components import data
from tests.games.loop.modes import CALM, EMPLOYEE, LEGEND, mode
from tests.games.loop.table import ERAS, agent, clones, era, hand
from tests.games.playing import Json, event_kinds, happened, keys, play, refused


@pytest.mark.rule("LOOP-17.12")
@pytest.mark.parametrize(("level", "added"), [("intern", 1), (EMPLOYEE, 1), (LEGEND, 2)])
@pytest.mark.parametrize("cycle", [1, 2])
def test_new_cycles_reveal_ultramachine_cards(level: str, cycle: int, added: int) -> None:
    m = mode("ultramachine", level, ultra=["firewall"], cycle=cycle, doctor_deck=[], doctor_row=ERAS, **CALM)
    assert len(m.view(None)["ultra_deck"]) == 13
    play(m, "done")
    assert len(m.view(None)["ultra_row"]) == 1 + added
    assert len(m.view(None)["ultra_deck"]) == 13 - added


@pytest.mark.rule("LOOP-17.12")
def test_an_archived_tile_lets_the_active_player_discard_one_card() -> None:
    m = mode(
        "ultramachine",
        phase="archive",
        at="dawn",
        ultra=["firewall", "toll_bridge"],
        missions={"dawn": ("quantum_bomb", 6), "medieval": "loop_on_doctor"},
        arsenal_top=["cave_map", "rivet_gun", "ash_cloak"],
        **CALM,
    )
    play(m, "archive:quantum_bomb", "take:cave_map", "take:rivet_gun")
    assert keys(m) == ["ultra:firewall", "ultra:toll_bridge"]
    assert m.decision is not None
    assert m.decision.seat == 0
    play(m, "ultra:toll_bridge")
    assert m.view(None)["ultra_row"] == ["firewall"]
    assert "toll_bridge" not in m.view(None)["ultra_deck"]


# ---- what ultramachine cards do, each of the fourteen


@pytest.mark.rule("LOOP-17.13")
@pytest.mark.parametrize(("card", "place", "elsewhere"), [
    ("primordial_turbine", "dawn", "medieval"),
    ("overpressure_boiler", "industrial", "dawn"),
])  # fmt: skip
def test_extra_rift(card: str, place: str, elsewhere: str) -> None:
    words: Json = {"phase": "doctor", "bag_top": ["end>medieval"], "arsenal_top": ["war_horse"], **CALM}
    m = mode("ultramachine", ultra=[card], doctor_next=[place], **words)
    assert happened(m, "rifts_dropped")[0]["n"] == 3
    m = mode("ultramachine", ultra=[card], doctor_next=[elsewhere], **words)
    assert happened(m, "rifts_dropped")[0]["n"] == 2


@pytest.mark.rule("LOOP-17.13")
@pytest.mark.parametrize(("card", "place"), [("tar_pit_leak", "dawn"), ("offshore_drain", "globalization")])
def test_energy_leak(card: str, place: str) -> None:
    eras = {id: {"energy": 2} for id in ERAS}
    m = mode("ultramachine", ultra=[card], phase="doctor", doctor_next=["robots"], eras=eras, **CALM)
    assert {id: era(m, id)["energy"] for id in ERAS} == {id: 1 if id == place else 2 for id in ERAS}
    kinds = event_kinds(m)
    assert kinds.index("energy_lost") < kinds.index("clone_generated"), "at the start of the phase"


@pytest.mark.rule("LOOP-17.13")
@pytest.mark.parametrize(("card", "place"), [("toll_bridge", "medieval"), ("roaming_charges", "globalization")])
def test_loop_tax(card: str, place: str) -> None:
    m = mode("ultramachine", ultra=[card], at=place, eras={place: {"energy": 1}})
    assert refused(m, "loop:star") == "LOOP-8.11"
    m = mode("ultramachine", ultra=[card], at=place, eras={place: {"energy": 5}})
    play(m, "loop:star", "loop:star")
    assert era(m, place)["energy"] == 0, "2 and 3 instead of 1 and 2"
    m = mode("ultramachine", ultra=[card], at="end", eras={"end": {"energy": 1}})
    play(m, "loop:star")
    assert era(m, "end")["energy"] == 0


@pytest.mark.rule("LOOP-17.13")
@pytest.mark.parametrize(
    ("card", "place", "beside", "clone"),
    [("iron_shackles", "medieval", "dawn", "medieval>robots"), ("magnetic_floor", "robots", "end", "robots>medieval")],
)
def test_anchored_clones(card: str, place: str, beside: str, clone: str) -> None:
    eras = {place: {"clones": [clone]}}
    destroy = clone.split(">")[1]
    pulled = play(mode("ultramachine", ultra=[card], at=beside, hand=["grabber_arm"], eras=eras), "play:grabber_arm")
    assert clones(pulled, place) == [destroy]
    carried = mode("ultramachine", ultra=[card], at=place, hand=["war_horse"], eras=eras)
    play(carried, "play:war_horse", f"era:{beside}")
    assert clones(carried, place) == [destroy]
    assert carried.view(None)["using"] is None, "carrying is not even offered"
    pushed = mode("ultramachine", ultra=[card], at=place, hand=["mecha_fist"], eras=eras)
    play(pushed, "play:mecha_fist", f"era:{beside}")
    assert clones(pushed, beside) == [destroy], "pushing still works"
    free = play(mode("ultramachine", at=beside, hand=["grabber_arm"], eras=eras), "play:grabber_arm")
    assert clones(free, beside) == [destroy], "without the card it could be pulled"


@pytest.mark.rule("LOOP-17.13")
@pytest.mark.parametrize(("card", "place"), [("golden_frame", "renaissance"), ("firewall", "robots")])
def test_sealed_exit(card: str, place: str) -> None:
    m = mode("ultramachine", ultra=[card], at=place, eras={place: {"energy": 1}})
    assert refused(m, "free:next") == "LOOP-17.13"
    play(m, "move:next", "free:previous")
    assert agent(m, "v_girl")["era"] == place, "it may end there"
    assert not agent(m, "v_girl")["charged"]
    m = mode("ultramachine", ultra=[card], agents={"cztwyzzek": {"era": place}, "mr_time": {}})
    assert refused(m, "free:dawn") == "LOOP-17.13"


@pytest.mark.rule("LOOP-17.13")
@pytest.mark.parametrize(("card", "place"), [("thick_varnish", "renaissance"), ("entropy_field", "end")])
def test_slow_repair(card: str, place: str) -> None:
    m = mode(
        "ultramachine",
        ultra=[card],
        at=place,
        hand=["big_bang_jar", "spartan_shield", "super_underpants"],
        eras={place: {"rifts": 3}},
        missions={"dawn": "patch_spacetime", "medieval": "loop_on_doctor"},
    )
    play(m, "play:big_bang_jar")
    assert era(m, place)["rifts"] == 2
    play(m, "play:spartan_shield", "play:super_underpants")
    assert era(m, place)["rifts"] == 0, "one for each action"
    m = mode("ultramachine", ultra=[card], at="dawn", hand=["big_bang_jar"], eras={"dawn": {"rifts": 3}})
    assert era(play(m, "play:big_bang_jar"), "dawn")["rifts"] == 0


@pytest.mark.rule("LOOP-17.13")
@pytest.mark.parametrize(
    ("card", "place", "shown"),
    [("customs_office", "industrial", "rivet_gun"), ("scorched_shelves", "end", "ash_cloak")],
)
def test_no_acquire(card: str, place: str, shown: str) -> None:
    words: Json = {"at": place, "eras": {place: {"available": [shown]}}, "doctor_next": ["dawn"], **CALM}
    m = mode("ultramachine", ultra=[card], phase="acquire", **words)
    assert "card_taken" not in event_kinds(m)
    assert era(m, place)["available"] == [shown]
    assert m.view(None)["active"] == "mr_time", "nothing could be taken, the turn is over"
    m = play(mode("ultramachine", ultra=[card], hand=["franchise_licence"], **words), "play:franchise_licence")
    assert era(m, place)["available"] == [], "a card's effect is not phase III"
    assert hand(m, "v_girl") == {"franchise_licence": False}


@pytest.mark.rule("LOOP-17.12", "LOOP-17.13")
def test_every_ultramachine_card_is_tried_above() -> None:
    tried = {
        "primordial_turbine", "overpressure_boiler", "tar_pit_leak", "offshore_drain", "toll_bridge",
        "roaming_charges", "iron_shackles", "magnetic_floor", "golden_frame", "firewall", "thick_varnish",
        "entropy_field", "customs_office", "scorched_shelves",
    }  # fmt: skip
    cards = data()["ultramachine_cards"]
    assert {card["id"] for card in cards} == tried
    assert {name: [card["era"] for card in cards].count(name) for name in ERAS} == dict.fromkeys(ERAS, 2)


@pytest.mark.rule("LOOP-17.12")
def test_without_a_revealed_card_nothing_acts() -> None:
    """A discarded card acts no longer: the same LOOP in medieval costs 1 again."""
    m = mode("ultramachine", at="medieval", eras={"medieval": {"energy": 1}})
    play(m, "loop:star")
    assert era(m, "medieval")["energy"] == 0
