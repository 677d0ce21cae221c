"""Chapter 17: the four modes and their levels."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import chronotable as ct
from chronotable.games.loop.components import data
from chronotable.kernel.match import Match
from tests.games.loop.table import (
    ERAS,
    Json,
    agent,
    clones,
    era,
    event_kinds,
    hand,
    happened,
    keys,
    mission,
    play,
    refused,
    table,
)

MODES = ["sabotage", "centrifuges", "super_clones", "ultramachine"]
LEVELS = ["intern", "employee_of_the_month", "agency_legend"]
EMPLOYEE = "employee_of_the_month"
LEGEND = "agency_legend"
DONE_TILES = ["surround_doctor", "quantum_putty", "clog_machine"]
# Phase I of the next turns: where the doctor goes, and cubes that do no harm.
CALM: Json = {"fate": ["doctor"] * 30}


def mode(
    id: str,
    level: str = EMPLOYEE,
    *,
    eras: Mapping[str, Json] | None = None,
    ultra: list[str] | None = None,
    **words: Any,
) -> Match:
    """The quiet table of a mode, without the pieces that the mode's set-up puts on random eras."""
    bare = {era: {"centrifuge": False, "eternal": 0, "super_clones": [], **(eras or {}).get(era, {})} for era in ERAS}
    options = {"mode": id, "level": level, **words.pop("options", {})}
    if id == "centrifuges":  # three in all: those not on the board have been dismantled
        words.setdefault("dismantled", 3 - sum(bool(words_of["centrifuge"]) for words_of in bare.values()))
    return table(eras=bare, ultra_row=ultra or [], options=options, **words)


def set_up_events(m: Match) -> list[Json]:
    """What happened before the first turn."""
    events = m.events()
    return events[: [event["kind"] for event in events].index("turn_started")]


def eras_with(m: Match, thing: str) -> list[str]:
    return [id for id in ERAS if era(m, id)[thing]]


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


@pytest.mark.rule("LOOP-17.3")
@pytest.mark.rule("LOOP-17.4")
@pytest.mark.rule("LOOP-17.7")
@pytest.mark.rule("LOOP-17.10")
@pytest.mark.rule("LOOP-17.12")
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


@pytest.mark.rule("LOOP-17.2")
@pytest.mark.rule("LOOP-17.9")
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


# ---- S.A.B.O.T.A.G.E. and the mega-vortex


@pytest.mark.rule("LOOP-17.4")
def test_the_legend_of_sabotage_uses_the_mega_vortex() -> None:
    sides = [ct.new("loop", seed=1, level=level).view(None)["vortex_side"] for level in LEVELS]
    assert sides == ["vortex", "vortex", "mega_vortex"]


@pytest.mark.rule("LOOP-17.14")
@pytest.mark.parametrize("id", MODES)
def test_every_mode_uses_the_mega_vortex_at_the_highest_level_only(id: str) -> None:
    sides = [ct.new("loop", seed=1, mode=id, level=level).view(None)["vortex_side"] for level in LEVELS]
    assert sides == ["vortex", "vortex", "mega_vortex"]


def third_rift(level: str) -> Match:
    """The doctor drops one cube on a vortex that holds two."""
    return mode(
        "sabotage",
        level,
        phase="doctor",
        doctor_next=["dawn"],
        fate=["doctor", "next"],
        bag_top=["end>medieval"],
        arsenal_top=["rivet_gun"],
        eras={"dawn": {"vortex": True, "rifts": 2}},
    )


@pytest.mark.rule("LOOP-17.5")
def test_a_third_rift_on_a_mega_vortex_loses_the_game() -> None:
    m = third_rift(LEGEND)
    assert m.result is not None
    assert (m.result.winners, m.result.details["ending"]) == ((), "second_vortex")
    m = third_rift(EMPLOYEE)
    assert m.result is None
    assert (era(m, "dawn")["rifts"], era(m, "dawn")["rift_slots"]) == (3, 3)


@pytest.mark.rule("LOOP-17.5")
def test_a_mega_vortex_is_a_vortex_otherwise_and_other_eras_keep_three_slots() -> None:
    m = mode(
        "sabotage",
        LEGEND,
        phase="doctor",
        doctor_next=["dawn"],
        fate=["doctor"] * 2 + ["next"],
        bag_top=["end>medieval"],
        arsenal_top=["cave_map"],
        at="dawn",
        eras={"dawn": {"rifts": 2}, "medieval": {"rifts": 3}},
    )
    assert era(m, "dawn")["vortex"], "four rifts, as always"
    assert era(m, "dawn")["rift_slots"] == 2
    assert era(m, "medieval")["rift_slots"] == 3
    assert era(m, "dawn")["rifts"] == 0
    m = mode("sabotage", LEGEND, at="dawn", hand=["hourglass_vacuum"], eras={"dawn": {"vortex": True, "rifts": 2}})
    play(m, "play:hourglass_vacuum", "choose:2")
    assert era(m, "dawn")["rifts"] == 0, "cards speak of it as of any vortex"


# ---- eternal energy


@pytest.mark.rule("LOOP-17.6")
def test_eternal_energy_pays_stays_and_comes_back_at_the_end_of_the_turn() -> None:
    m = mode("centrifuges", at="dawn", eras={"dawn": {"eternal": 1, "energy": 1}}, doctor_next=["industrial"], **CALM)
    play(m, "loop:spiral")
    shown = era(m, "dawn")
    assert (shown["eternal"], shown["eternal_used"], shown["energy"]) == (1, 1, 1)
    assert refused(m, "loop:spiral") == "LOOP-8.11", "one of the two is used"
    play(m, "move:next", "done")
    shown = era(m, "dawn")
    assert (shown["eternal"], shown["eternal_used"], shown["energy"]) == (1, 0, 0)


@pytest.mark.rule("LOOP-17.6")
def test_eternal_energy_counts_for_conditions_and_comparisons() -> None:
    energy = {id: {"energy": 1} for id in ERAS if id != "dawn"}
    m = mode(
        "centrifuges",
        at="dawn",
        hand=["campfire_reactor"],
        eras={**energy, "dawn": {"eternal": 1}},
        missions={"dawn": "tune_time_stream", "medieval": "loop_on_doctor"},
    )
    play(m, "play:campfire_reactor")
    assert mission(m, "dawn")["damage"] == 2, "every era held energy"
    m = mode("centrifuges", at="dawn", hand=["holy_grail"], eras={"medieval": {"eternal": 1, "rifts": 3}})
    play(m, "play:holy_grail")
    assert (era(m, "medieval")["energy"], era(m, "medieval")["eternal"]) == (2, 1)


@pytest.mark.rule("LOOP-17.6")
def test_placing_eternal_energy_is_not_adding_energy() -> None:
    m = mode(
        "centrifuges",
        at="dawn",
        eras={"dawn": {"centrifuge": True, "energy": 3}},
        missions={"dawn": "quantum_bomb", "medieval": "loop_on_doctor"},
    )
    play(m, "dismantle")
    assert era(m, "dawn")["eternal"] == 1
    assert mission(m, "dawn")["damage"] == 0
    assert "energy_added" not in event_kinds(m)


# ---- centrifuges


@pytest.mark.rule("LOOP-17.7")
def test_centrifuges_and_eternal_energy_lie_on_different_random_eras() -> None:
    places = set()
    for seed in range(8):
        m = ct.new("loop", seed=seed, mode="centrifuges", level="intern", agents=["mr_time", "v_girl"])
        spinning, blue = eras_with(m, "centrifuge"), eras_with(m, "eternal")
        assert (len(spinning), len(blue)) == (3, 2)
        assert not set(spinning) & set(blue)
        places.add((*spinning, *blue))
        assert len(m.view(None)["doctor_deck"]) == 6, "the revealed doctor cards were shuffled back"
    assert len(places) > 4


@pytest.mark.rule("LOOP-17.8")
def test_a_centrifuge_swallows_the_green_energy_of_the_doctors_era() -> None:
    eras = {"dawn": {"centrifuge": True, "energy": 3, "eternal": 1}, "medieval": {"centrifuge": True, "energy": 2}}
    m = mode("centrifuges", phase="doctor", doctor_next=["dawn"], eras=eras, bag_top=["end>medieval"], **CALM)
    assert (era(m, "dawn")["energy"], era(m, "dawn")["eternal"]) == (0, 1)
    assert era(m, "medieval")["energy"] == 2, "the doctor is not there"
    kinds = event_kinds(m)
    assert kinds.index("doctor_moved") < kinds.index("energy_lost") < kinds.index("rifts_dropped")


@pytest.mark.rule("LOOP-17.8")
def test_without_a_centrifuge_the_energy_stays() -> None:
    m = mode("centrifuges", phase="doctor", doctor_next=["dawn"], eras={"dawn": {"energy": 3}}, **CALM)
    assert era(m, "dawn")["energy"] == 3


@pytest.mark.rule("LOOP-17.9")
@pytest.mark.parametrize(("level", "cost"), [("intern", 2), (EMPLOYEE, 3), (LEGEND, 3)])
def test_dismantling_costs_energy_of_your_era_and_leaves_eternal_energy(level: str, cost: int) -> None:
    poor = mode("centrifuges", level, at="dawn", eras={"dawn": {"centrifuge": True, "energy": cost - 1}})
    assert refused(poor, "dismantle") == "LOOP-17.9"
    m = mode("centrifuges", level, at="dawn", eras={"dawn": {"centrifuge": True, "energy": cost}})
    play(m, "dismantle")
    shown = era(m, "dawn")
    assert (shown["energy"], shown["eternal"], shown["eternal_used"], shown["centrifuge"]) == (0, 1, 0, False)
    assert m.view(None)["dismantled"] == 3
    assert m.result is None, "no tile is archived"
    assert "done" in keys(m), "an action like others: the phase goes on"


@pytest.mark.rule("LOOP-17.9")
def test_only_a_centrifuge_of_your_own_era_can_be_dismantled() -> None:
    m = mode("centrifuges", at="dawn", eras={"dawn": {"energy": 5}, "medieval": {"centrifuge": True, "energy": 5}})
    assert refused(m, "dismantle") == "LOOP-17.9"


@pytest.mark.rule("LOOP-17.9")
def test_eternal_energy_helps_to_pay() -> None:
    m = mode("centrifuges", at="dawn", eras={"dawn": {"centrifuge": True, "energy": 2, "eternal": 1}})
    play(m, "dismantle")
    shown = era(m, "dawn")
    assert (shown["energy"], shown["eternal"], shown["eternal_used"]) == (0, 2, 1)


# ---- super clones


@pytest.mark.rule("LOOP-17.10")
def test_there_is_one_super_clone_an_era_with_its_end_three_eras_on() -> None:
    m = mode("super_clones")
    pile = [word.split(">") for word in m.view(None)["super_pile"]]
    assert sorted(ERAS.index(start) for start, _ in pile) == list(range(7))
    assert {(ERAS.index(destroy) - ERAS.index(start)) % 7 for start, destroy in pile} == {3}


@pytest.mark.rule("LOOP-17.10")
@pytest.mark.parametrize(
    ("level", "cycle", "added"),
    [("intern", 1, 1), ("intern", 2, 1), (EMPLOYEE, 1, 1), (EMPLOYEE, 2, 1), (LEGEND, 1, 2), (LEGEND, 2, 2)],
)
def test_new_cycles_bring_super_clones(level: str, cycle: int, added: int) -> None:
    m = mode("super_clones", level, cycle=cycle, doctor_deck=[], doctor_row=ERAS, **CALM)
    play(m, "done")
    supers = [clone for id in ERAS for clone in era(m, id)["clones"] if clone["super"]]
    assert m.view(None)["cycle"] == cycle + 1
    assert len(supers) == added
    assert len(m.view(None)["super_pile"]) == 7 - added


@pytest.mark.rule("LOOP-17.10")
def test_no_more_super_clones_than_the_pile_holds() -> None:
    gone = ["dawn>industrial", "medieval>globalization", "renaissance>robots", "industrial>end", "globalization>dawn",
            "robots>medieval"]  # fmt: skip
    m = mode("super_clones", LEGEND, cycle=2, doctor_deck=[], doctor_row=ERAS, super_gone=gone,
             super_pile=["end>renaissance"], **CALM)  # fmt: skip
    play(m, "done")
    assert [clone["super"] for clone in era(m, "end")["clones"]].count(True) == 1
    assert m.view(None)["super_pile"] == []


@pytest.mark.rule("LOOP-17.11")
def test_a_super_clone_adds_two_rifts_to_a_drop() -> None:
    m = mode(
        "super_clones",
        phase="doctor",
        doctor_next=["dawn"],
        bag_top=["end>medieval"],
        fate=["previous", "previous", "doctor", "next", "next"],
        eras={"dawn": {"super_clones": ["dawn>industrial"], "clones": ["dawn>robots"]}},
    )
    assert happened(m, "rifts_dropped") == [{"n": 5, "landing": {"end": 2, "dawn": 1, "medieval": 2}}]


@pytest.mark.rule("LOOP-17.11")
def test_destroy_effects_cannot_choose_a_super_clone() -> None:
    eras = {"dawn": {"super_clones": ["dawn>industrial"], "clones": ["dawn>robots"]}}
    m = play(mode("super_clones", at="dawn", hand=["dynamite"], eras=eras), "play:dynamite")
    assert [clone["super"] for clone in era(m, "dawn")["clones"]] == [True], "the other one was the only choice"
    m = mode("super_clones", at="dawn", hand=["dragon_egg"], eras={"dawn": {"super_clones": ["dawn>industrial"]}})
    play(m, "play:dragon_egg")
    assert clones(m, "dawn") == ["industrial"]
    assert era(m, "dawn")["energy"] == 2


@pytest.mark.rule("LOOP-17.11")
def test_a_super_clone_is_moved_like_a_clone_and_leaves_the_game_in_its_destroy_era() -> None:
    m = mode(
        "super_clones",
        agents={
            "exterminatrix_404": {"era": "medieval", "hand": ["hydraulic_shove", "tractor_beam_eye"]},
            "mr_time": {},
        },
        eras={
            "medieval": {"super_clones": ["dawn>industrial"]},
            "dawn": {"super_clones": ["robots>medieval"], "clones": ["globalization>medieval"]},
        },
        missions={"robots": "exterminate_clones", "end": "declone_doctor"},
        destructions=1,
        doctor="medieval",
    )
    bag = m.view(None)["bag"]
    play(m, "play:tractor_beam_eye")
    assert keys(m) == ["clone:dawn:medieval", "super:dawn:medieval"], "told apart"
    play(m, "super:dawn:medieval", "ability")
    assert m.view(None)["bag"] == bag
    assert "robots>medieval" not in m.view(None)["super_pile"]
    assert mission(m, "robots")["slots"] == ["medieval"]
    assert mission(m, "end")["damage"] == 1, "it counts once"
    assert era(m, "medieval")["energy"] == 1, "Robofinisher's bonus, once"
    play(m, "play:hydraulic_shove", "era:renaissance")
    assert era(m, "renaissance")["clones"] == [{"destroy": "industrial", "super": True}]


@pytest.mark.rule("LOOP-17.11")
@pytest.mark.rule("LOOP-17.2")
def test_destroying_the_last_super_clone_wins_with_four_tiles() -> None:
    words: Json = {
        "at": "dawn",
        "hand": ["grabber_arm"],
        "archived": [*DONE_TILES, "patch_spacetime"],
    }
    m = mode("super_clones", eras={"medieval": {"super_clones": ["globalization>dawn"]}}, **words)
    assert m.view(None)["missing"] == {"super_clones_on_board": 1}
    play(m, "play:grabber_arm")
    assert m.result is not None
    assert m.result.winners == (0, 1)
    eras = {"medieval": {"super_clones": ["globalization>dawn"]}, "robots": {"super_clones": ["dawn>industrial"]}}
    m = play(mode("super_clones", eras=eras, **words), "play:grabber_arm")
    assert m.result is None


@pytest.mark.rule("LOOP-17.11")
def test_the_fourth_tile_wins_only_without_super_clones_on_the_board() -> None:
    words: Json = {
        "phase": "archive",
        "at": "dawn",
        "archived": DONE_TILES,
        "missions": {"dawn": ("quantum_bomb", 6), "medieval": "loop_on_doctor"},
        **CALM,
    }
    won = play(mode("super_clones", **words), "archive:quantum_bomb")
    assert won.result is not None
    m = play(
        mode("super_clones", eras={"robots": {"super_clones": ["dawn>industrial"]}}, **words), "archive:quantum_bomb"
    )
    assert m.result is None
    assert len(m.view(None)["archived"]) == 4


# ---- ultramachine


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


@pytest.mark.rule("LOOP-17.12")
@pytest.mark.rule("LOOP-17.13")
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
