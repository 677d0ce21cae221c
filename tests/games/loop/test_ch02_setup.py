"""Chapter 2: the set-up.

With the manual machine a new game stops right after the doctor's first card, so only step A of the first doctor phase
(one clone, one card) has been added to the set-up; the events before `turn_started` are the set-up's own.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from tests.games.loop.table import ARSENAL, CLONES, ERAS, MISSIONS, ORIGIN, STARTING
from tests.games.playing import happened

SEEDS = range(40)
AGENTS = ["time_thief", "cztwyzzek", "mr_time", "v_girl"]
STARTING_ERAS = {
    "time_thief": "globalization",
    "mr_time": "renaissance",
    "exterminatrix_404": "robots",
    "cztwyzzek": "dawn",
    "v_girl": "end",
}


def fresh(players: int = 2, seed: int = 0, **options: Any) -> Match:
    return ct.new("loop", players=players, seed=seed, machine="manual", **options)


def set_up_events(m: Match) -> list[dict[str, Any]]:
    events = m.events()
    start = next(number for number, event in enumerate(events) if event["kind"] == "turn_started")
    return events[:start]


def of_set_up(m: Match, kind: str) -> list[dict[str, Any]]:
    return [event for event in set_up_events(m) if event["kind"] == kind]


@pytest.mark.rule("LOOP-2.1")
def test_the_doctor_has_no_era_before_his_first_card() -> None:
    for seed in SEEDS:
        m = fresh(seed=seed)
        assert not of_set_up(m, "doctor_moved")
        assert m.view(None)["doctor"] == happened(m, "doctor_moved")[0]["era"]
    solo: dict[str, Any] = {"players": 1, "agents": ["v_girl", "mr_time"]}
    hands = {id: {"hand": STARTING[id][:3]} for id in solo["agents"]}
    nowhere = ct.position("loop", {"options": solo, "agents": hands}, seed=1)  # whose turn is the first to be?
    assert nowhere.view(None)["doctor"] is None
    assert nowhere.view(None)["doctor_row"] == []


@pytest.mark.rule("LOOP-2.2")
def test_seven_of_ten_missions_lie_on_the_eras_and_three_leave_unseen() -> None:
    turned_up = set()
    at_dawn = set()
    for seed in SEEDS:
        m = fresh(seed=seed)
        view = m.view(None)
        tiles = [era["mission"] for era in view["eras"]]
        assert all(tile is not None for tile in tiles)
        seen = [tile["id"] for tile in tiles if tile["face_up"]]
        assert [tile for tile in tiles if not tile["face_up"]] == [{"face_up": False}] * 5  # a blank back
        assert sorted([*seen, *view["unseen_missions"]]) == sorted(MISSIONS)  # five hidden, three in the box
        placed = ct.position_of(m)
        assert len(placed["unseen_missions"]) == 3
        turned_up.update(seen)
        at_dawn.add(placed["eras"]["dawn"]["mission"]["id"])
    assert turned_up == at_dawn == set(MISSIONS)  # shuffled: any of them may lie anywhere


@pytest.mark.rule("LOOP-2.3")
@pytest.mark.parametrize(
    ("level", "side"), [("intern", "vortex"), ("employee_of_the_month", "vortex"), ("agency_legend", "mega_vortex")]
)
def test_supplies_lie_ready_and_the_vortex_side_follows_the_level(level: str, side: str) -> None:
    view = fresh(level=level).view(None)
    assert view["supply"] == {"rifts": 30 - 2, "energy": 30 - 5, "vortex_tiles": 3}
    assert view["vortex_side"] == side
    assert not any(era["vortex"] for era in view["eras"])


@pytest.mark.rule("LOOP-2.4")
def test_the_chosen_mode_is_on_the_board_and_sabotage_is_the_first() -> None:
    assert fresh().view(None)["mode"] == "sabotage"
    for mode in ct.options("loop")["properties"]["mode"]["enum"]:
        assert fresh(mode=mode).view(None)["mode"] == mode
    with pytest.raises(ct.BadOption):
        fresh(mode="peace")


@pytest.mark.rule("LOOP-2.5")
def test_seven_shuffled_doctor_cards_on_the_first_cycle_space() -> None:
    firsts = set()
    for seed in SEEDS:
        view = fresh(seed=seed).view(None)
        assert view["cycle"] == 1
        assert sorted([*view["doctor_row"], *view["doctor_deck"]]) == sorted(ERAS)
        assert len(view["doctor_row"]) == 1  # the card of the first turn
        firsts.add(view["doctor"])
    assert firsts == set(ERAS)


@pytest.mark.rule("LOOP-2.6")
def test_the_arsenal_is_the_other_49_cards_shuffled() -> None:
    tops = set()
    for seed in SEEDS:
        m = fresh(seed=seed)
        view = m.view(None)
        shown = [card for era in view["eras"] for card in era["available"]]
        assert sorted([*view["arsenal"], *shown]) == sorted(ARSENAL)
        assert len(ARSENAL) == 49
        tops.add(ct.position_of(m)["arsenal"][0])
        assert view["destroyed"] == []
    assert len(tops) > 15


@pytest.mark.rule("LOOP-2.7")
def test_all_28_clones_start_in_the_bag() -> None:
    for seed in SEEDS:
        m = fresh(seed=seed)
        drawn = happened(m, "clone_generated")
        on_board = Counter((era["id"], clone["destroy"]) for era in m.view(None)["eras"] for clone in era["clones"])
        assert on_board == Counter((clone["era"], clone["destroy"]) for clone in drawn)
        words = [f"{start}>{destroy}" for start, destroy in on_board.elements()]
        assert sorted([*m.view(None)["bag"], *words]) == sorted(CLONES)
        assert len(CLONES) == 28


@pytest.mark.rule("LOOP-2.8")
@pytest.mark.parametrize("chosen", [["exterminatrix_404", "mr_time"], ["v_girl", "cztwyzzek", "time_thief"]])
def test_chosen_agents_stand_charged_on_their_starting_eras_and_no_others_play(chosen: list[str]) -> None:
    m = fresh(players=len(chosen), agents=chosen)
    agents = m.view(None)["agents"]
    assert [agent["id"] for agent in agents] == chosen
    assert [agent["era"] for agent in agents] == [STARTING_ERAS[id] for id in chosen]
    assert all(agent["charged"] for agent in agents)
    for agent in agents:
        own = [held["card"] for held in agent["hand"]] + agent["deck"]["rest"]
        assert sorted(own) == sorted(STARTING[agent["id"]])
    mentioned = str(m.view(None)) + str(ct.position_of(m))
    for absent in set(STARTING) - set(chosen):
        assert not any(card in mentioned for card in STARTING[absent])


@pytest.mark.rule("LOOP-2.8")
def test_as_many_different_agents_as_players() -> None:
    for agents in (["mr_time"], ["mr_time", "mr_time"], ["mr_time", "v_girl", "cztwyzzek"], ["mr_time", "nobody"]):
        with pytest.raises(ct.BadOption):
            fresh(players=2, agents=agents)


@pytest.mark.rule("LOOP-2.9", "LOOP-2.10")
def test_two_eras_get_a_rift_and_show_their_mission_the_others_get_energy() -> None:
    pairs = set()
    again = 0
    for seed in SEEDS:
        m = fresh(seed=seed)
        eras = m.view(None)["eras"]
        with_rift = [era["id"] for era in eras if era["rifts"]]
        assert len(with_rift) == 2
        assert [era["id"] for era in eras if era["mission"]["face_up"]] == with_rift
        assert [(era["rifts"], era["energy"]) for era in eras] == [
            (1, 0) if era["id"] in with_rift else (0, 1) for era in eras
        ]
        assert sorted(event["era"] for event in of_set_up(m, "mission_revealed")) == sorted(with_rift)
        pairs.add(tuple(with_rift))
        again += m.view(None)["doctor"] in with_rift
    assert len(pairs) > 10
    assert 0 < again < len(SEEDS)  # the two cards were shuffled back, neither first nor last


@pytest.mark.rule("LOOP-2.11")
@pytest.mark.parametrize(("players", "clones", "cards"), [(1, 7, 2), (2, 7, 2), (3, 5, 3), (4, 4, 4)])
def test_clones_and_available_cards_by_the_number_of_players(players: int, clones: int, cards: int) -> None:
    for seed in range(10):
        m = fresh(players, seed, agents=AGENTS[: max(2, players)])
        assert len(of_set_up(m, "clone_generated")) == clones
        available = of_set_up(m, "card_available")
        assert len(available) == cards
        assert all(event["era"] == ORIGIN[event["card"]] for event in available)
        view = m.view(None)
        assert sum(len(era["clones"]) for era in view["eras"]) == clones + 1  # one more by the first doctor phase
        assert sum(len(era["available"]) for era in view["eras"]) == cards + 1


@pytest.mark.rule("LOOP-2.12")
def test_the_top_three_of_six_shuffled_cards_are_the_hand_ready() -> None:
    hands = set()
    for seed in SEEDS:
        m = fresh(players=3, seed=seed, agents=AGENTS[:3])
        for agent in m.view(None)["agents"]:
            assert [held["ready"] for held in agent["hand"]] == [True] * 3
            assert (len(agent["deck"]["rest"]), agent["deck"]["top"], agent["deck"]["discard"]) == (3, [], [])
        hands.add(frozenset(held["card"] for held in m.view(None)["agents"][0]["hand"]))
        drawn = Counter(event["agent"] for event in of_set_up(m, "card_drawn"))
        assert drawn == dict.fromkeys(AGENTS[:3], 3)
    assert len(hands) > 10  # of 20 possible ones


@pytest.mark.rule("LOOP-2.13")
def test_the_mode_is_set_up_before_a_random_first_player_begins() -> None:
    firsts: Counter[str] = Counter()
    for seed in range(60):
        m = fresh(players=3, seed=seed, agents=AGENTS[:3], mode="ultramachine")
        kinds = [event["kind"] for event in m.events()]
        assert kinds.index("ultra_revealed") < kinds.index("turn_started")
        firsts[happened(m, "turn_started")[0]["agent"]] += 1
        assert m.view(None)["active"] == happened(m, "turn_started")[0]["agent"]
    assert set(firsts) == set(AGENTS[:3])
    assert min(firsts.values()) >= 8


@pytest.mark.rule("LOOP-2.14")
def test_the_set_up_damages_no_mission() -> None:
    for seed in SEEDS:
        m = fresh(players=4, seed=seed)
        assert not happened(m, "mission_damaged")
        assert [era["mission"]["damage"] for era in m.view(None)["eras"] if era["mission"]["face_up"]] == [0, 0]


@pytest.mark.rule("LOOP-2.15")
def test_what_the_mode_does_not_use_stays_aside() -> None:
    extras = {
        "sabotage": set(),
        "centrifuges": {"centrifuges", "eternal"},
        "super_clones": {"super_clones"},
        "ultramachine": {"ultra_cards"},
    }
    for mode, used in extras.items():
        view = fresh(mode=mode).view(None)
        found = {
            "centrifuges": any(era["centrifuge"] for era in view["eras"]),
            "eternal": any(era["eternal"] for era in view["eras"]),
            "super_clones": bool(view["super_pile"]) and any(c["super"] for era in view["eras"] for c in era["clones"]),
            "ultra_cards": bool(view["ultra_row"]) and bool(view["ultra_deck"]),
        }
        assert {name for name, there in found.items() if there} == used
