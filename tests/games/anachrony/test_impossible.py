"""Positions that no game can reach are refused, each with the law that it breaks and the rule behind it."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import chronotable as ct
from chronotable.games.anachrony.box import Ability
from chronotable.games.anachrony.components import box
from chronotable.games.anachrony.printed import STEPS
from chronotable.games.anachrony.terms import FATE_TERMS, NO_WORKER, WORKER_TERMS
from tests.games.anachrony.table import table
from tests.games.playing import play

Json = dict[str, Any]

HARDER: Json = {"harder_two_player": True}
SIDE_B: Json = {"side": "b", "paths": ["dominance", "harmony"]}
GARDENS: Json = {"side": "b", "paths": ["harmony", "dominance"]}
PROGRESS: Json = {"paths": ["progress", "harmony"]}
ALTERNATE: Json = {"alternate_timeline": True}
EVACUATING = [{"space": "evacuation", "seat": 0, "worker": "engineer"}]
SUPPLY: Json = {"worker": "administrator", "retrieved": "tired"}
NOT_MOTIVATED: Json = {"seat": 0, "worker": "engineer", "retrieved": "tired"}
BUILT: Json = {"slots": {"lab_1": "cloning_vat"}}
THREE: Json = {"slots": {"lab_1": "cloning_vat", "factory_1": "exocrawler", "power_plant_1": "rescue_pods"}}


def busy(worker: str, seat: int = 1) -> Json:
    return {"seat": seat, "worker": worker}


FALLEN = ["construct_top", "construct_middle", "recruit_top", "recruit_middle", "research_top", "research_middle"]


@pytest.mark.parametrize(
    ("described", "rule", "words"),
    [
        # the Impact
        ({"era": 4, "covered_hexes": ["top_left", "top_right"]}, "ANA-24.4", "before the Impact"),
        ({"era": 5, "covered_hexes": []}, "ANA-24.4", "other ones after it"),
        ({"era": 5, "options": {"paths": ["salvation", "harmony"]}, "leader": "amena",
          "covered_hexes": ["top_left", "top_right"]}, "ANA-24.4", "player 1"),
        ({"era": 4, "impact": True}, "ANA-24.1", "before the end of Era 4"),
        ({"era": 6, "impact": False}, "ANA-24.1", "none after it"),
        ({"era": 5, "flipped": ["recruit_top"]}, "ANA-23.4", "before the end of Era 5"),
        # pools and decks
        ({"mine_pool": {"energy_core": 2, "gold": 3}}, "ANA-4.8", "mine pool"),
        ({"mine_pool": {"water": 5}}, "ANA-4.8", "mine pool"),
        ({"mine_pool": {"gold": 5}}, "ANA-4.8", "mine pool"),
        ({"mine_pool": {"gold": 1}}, "ANA-15.1", "mine hexes taken"),
        ({"mine_pool": {"gold": 2, "uranium": 1, "titanium": 2}, "hexes": {"mine_top": busy("engineer")}}, "ANA-15.1",
         "mine hexes taken"),
        ({"recruit_pool": dict.fromkeys(["scientist", "engineer", "administrator", "genius"], 2)}, "ANA-4.7", "(8)"),
        ({"recruit_pool": {"scientist": 3}}, "ANA-4.7", "(3)"),
        ({"recruit_card": "recruit_06", "recruit_pool": {"genius": 1}}, "ANA-4.7", "this Era’s card"),
        ({"recruit_card": "recruit_06", "recruit_pool": {"engineer": 1}, "phase": "warp"}, "ANA-4.7", "card"),
        ({"recruit_card": None}, "ANA-4.7", "missing"),
        ({"recruit_card": "recruit_06", "recruit_deck": ["recruit_06"]}, "ANA-4.7", "still in its deck"),
        ({"recruit_deck": [f"recruit_{n:02}" for n in range(1, 12)]}, "ANA-4.11", "one recruit card"),
        ({"mine_deck": [f"mine_{n:02}" for n in range(1, 12)]}, "ANA-4.11", "one mine card"),
        # who may stand where
        ({"hexes": {"construct_top": busy("administrator")}}, "ANA-11.12", '"administrator" on "construct_top"'),
        ({"hexes": {"recruit_top": busy("scientist")}}, "ANA-12.3", '"scientist" on "recruit_top"'),
        ({"hexes": {"research_top": busy("engineer")}}, "ANA-13.5", '"engineer" on "research_top"'),
        ({"pools": EVACUATING}, "ANA-18.2", "before the Impact"),
        ({"era": 5, "pools": EVACUATING}, "ANA-18.2", "has not evacuated"),
        ({"era": 5, "pools": EVACUATING * 2, "evacuation": 1}, "ANA-18.2", "twice"),
        ({"options": HARDER, "hexes": {"council_right": busy("engineer")}}, "ANA-26.1", "right World Council hex"),
        ({"hexes": {"council_right": busy("engineer")}}, "ANA-14.5", "full Capital Action"),
        ({"hexes": {"council_right": busy("engineer"), "research_top": busy("genius"),
                    "research_middle": busy("genius")}}, "ANA-14.5", "full Capital Action"),
        ({"hexes": {"council_left": busy("engineer")}}, "ANA-14.1", "banner"),
        ({"starter": 1}, "ANA-14.1", "left World Council hex"),
        ({"slots": {"factory_1": {"tile": "212", "worker": "scientist"}}}, "ANA-9.9", '"scientist" on "factory_1"'),
        ({"options": SIDE_B, "supply_worker": {"worker": "engineer"}}, "ANA-33.16", "Supply needs none"),
        ({"hexes": {"mine_top": NOT_MOTIVATED}}, "ANA-23.2", '"mine_top"'),
        ({"supply_worker": SUPPLY}, "ANA-23.2", '"supply"'),
        ({"slots": {"life_support_1": {"tile": "310", "worker": "engineer", "retrieved": "tired"}}}, "ANA-23.2",
         '"life_support_1"'),
        ({"pools": [{"space": "purify", "seat": 0, "worker": "genius", "retrieved": "dies"}]}, "ANA-23.2", '"purify"'),
        # what an Era brings out and takes back
        ({"phase": "warp", "hexes": {"mine_top": busy("engineer")}}, "ANA-23.2", "outside the Action Rounds phase"),
        ({"phase": "power_up", "supply_worker": {"worker": "engineer"}}, "ANA-23.2", "outside the Action Rounds phase"),
        ({"phase": "warp", "passed": True}, "ANA-23.5", "outside the Action Rounds phase"),
        ({"phase": "warp", "used": ["force_workers"]}, "ANA-23.5", "outside the Action Rounds phase"),
        ({"phase": "clean_up", "passed": False}, "ANA-8.8", "before everybody has passed"),
        ({"passed": True}, "ANA-8.1", "has passed"),
        ({"phase": "power_up", "powered": 2}, "ANA-6.2", "before they were powered up"),
        ({"phase": "paradox", "powered": 2}, "ANA-6.2", "before they were powered up"),
        ({"phase": "warp", "era": 3, "focus": 2}, "ANA-20.16", "current Era"),
        ({"era": 1, "time_travel": 1}, "ANA-20.7", "first Era"),
        ({"seats": [{"aside": {"engineer": 1}}, {"passed": True}]}, "ANA-33.14", "given up in this turn"),
        ({"phase": "warp", "options": GARDENS, "seats": [{"aside": {"engineer": 1}}, {}]}, "ANA-33.14", "set aside"),
        ({"used": ["supply"]}, "ANA-8.9", "does not have it"),
        ({"used": ["lab_1"], "slots": {"lab_1": "401"}}, "ANA-8.9", "does not have it"),
        ({"used": ["leader"], "leader": "zaida"}, "ANA-8.9", "does not have it"),
        ({"reservoir_used": True}, "ANA-28.4", "Grand Reservoir"),
        # warp tiles
        ({"era": 3, "warps": {"gold": 1, "water": 1, "engineer": 1}}, "ANA-7.1", "more than 2"),
        ({"phase": "power_up", "warps": {"gold": 2}}, "ANA-7.2", "before they were revealed"),
        ({"phase": "warp", "warps": {"gold": 2}}, "ANA-7.2", "before they were revealed"),
        ({"warps": {"gold": 1}, "warp_spaces": {"gold": 1}}, "ANA-26.5", "player 1"),
        ({"options": ALTERNATE, "warps": {"gold": 1}, "warp_spaces": {"gold": 5}}, "ANA-26.5", "player 1"),
        ({"timeline": ["alt_1"]}, "ANA-26.4", "without it"),
        # tiles
        ({**THREE, "era": 2}, "ANA-2.6", "7 were dealt"),
        ({**BUILT, "superprojects": ["exocrawler", "rescue_pods"]}, "ANA-2.6", "7 were dealt"),
        ({"superprojects": [None]}, "ANA-2.6", "7 were dealt"),
        ({**BUILT, "superprojects": ["exocrawler", "rescue_pods", None]}, "ANA-2.6", "begun Eras"),
        ({"secondary": {"lab": ["401", "402", "403"]}}, "ANA-4.4", "than Eras have begun"),
        ({"returned": [1, 0, 0, 0]}, "ANA-33.14", "nobody can give one up"),
        # phases and the end
        ({"era": 1, "phase": "paradox"}, "ANA-4.2", "first Era"),
        ({"era": 3, "phase": "setup"}, "ANA-4.1", "middle of the game"),
        ({"era": 0}, "ANA-4.1", "before it is done"),
        ({"era": 6, "ending": "last_era", "phase": "clean_up"}, "ANA-23.7", "does not end"),
        ({"era": 7, "ending": "last_era", "phase": "action"}, "ANA-23.7", "does not end"),
        ({"era": 6, "ending": "capital_collapsed", "phase": "clean_up"}, "ANA-23.7", "does not end"),
        ({"era": 6, "flipped": FALLEN}, "ANA-23.7", "none when it does"),
        ({"era": 7, "ending": "last_era", "phase": "clean_up", "warps": {"gold": 1}, "goods": {"gold": 1},
          "other": {}}, "ANA-25.2", "can be paid"),
    ],
)  # fmt: skip
def test_positions_that_no_game_reaches(described: Json, rule: str, words: str) -> None:
    with pytest.raises(ct.BadPosition) as caught:
        table(**described)
    assert f"({rule})" in str(caught.value)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    "described",
    [
        {"era": 5},
        {"era": 5, "options": {"paths": ["salvation", "harmony"]}, "leader": "amena", "covered_hexes": []},
        {"era": 6, "flipped": FALLEN[:5]},
        {"mine_pool": {"gold": 2, "uranium": 1, "titanium": 1}, "hexes": {"mine_top": busy("engineer")}},
        {"recruit_card": "recruit_06", "recruit_pool": {"engineer": 1}},
        {"era": 5, "pools": EVACUATING, "evacuation": 1},
        {"hexes": {"council_right": busy("engineer"), "recruit_top": busy("genius"), "recruit_middle": busy("genius")}},
        {"hexes": {"council_left": busy("engineer")}, "first": 1},
        {"options": PROGRESS, "leader": "valerian", "hexes": {"recruit_top": busy("scientist", 0)}},
        {"used": ["force_workers", "leader", "life_support_1"], "slots": {"life_support_1": "303"}},
        {"slots": {"lab_1": "grand_reservoir"}, "reservoir_used": True},
        {"era": 3, "warps": {"gold": 1, "water": 1, "engineer": 3, "scientist": 3}},
        {**THREE, "era": 3},
        {**BUILT, "superprojects": ["exocrawler", None]},
        {"seats": [{"aside": {"engineer": 1}}, {"passed": True}], "options": GARDENS},
        {"era": 7, "ending": "last_era", "phase": "clean_up", "warps": {"gold": 1}},
        {"era": 6, "ending": "capital_collapsed", "phase": "clean_up", "flipped": FALLEN},
    ],
)
def test_positions_beside_them_are_taken(described: Json) -> None:
    m = table(**described)
    assert ct.position("anachrony", ct.position_of(m)) == m


# ---- what is pending


def full_position(**changes: Any) -> Json:
    return {**ct.position_of(table(active={"engineer": 1}, powered=1, other={"passed": False})), **changes}


ERA, CLEAN_UP, TURN = {"step": "era"}, {"step": "clean_up"}, {"step": "turn", "who": 0}


@pytest.mark.rule("ANA-4.1", "ANA-8.1")
@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"agenda": [TURN, ERA]}, "ANA-4.1"),  # no Clean Up
        ({"agenda": [TURN, CLEAN_UP, CLEAN_UP, ERA]}, "ANA-4.1"),
        ({"agenda": [TURN, {"step": "warp_phase"}, CLEAN_UP, ERA]}, "ANA-4.1"),  # it is over
        ({"agenda": [{"step": "power_up", "who": 0}, TURN, CLEAN_UP, ERA]}, "ANA-4.1"),
        ({"agenda": [{"step": "choose_path", "who": 0}, TURN, CLEAN_UP, ERA]}, "ANA-4.1"),
        ({"agenda": [TURN, TURN, CLEAN_UP, ERA]}, "ANA-8.1"),
        ({"agenda": [CLEAN_UP, ERA]}, "ANA-8.1"),
        ({"agenda": [{"step": "turn", "who": 1}, CLEAN_UP, ERA]}, "ANA-8.1"),  # seat 0 acts
        ({"phase": "power_up", "agenda": [TURN, CLEAN_UP, ERA]}, "ANA-8.1"),
        ({"phase": "clean_up", "agenda": [ERA]}, "ANA-6.2"),  # exosuits are still powered
    ],
)
def test_pending_steps_that_do_not_belong_to_the_phase(changes: Json, rule: str) -> None:
    ct.position("anachrony", full_position())
    with pytest.raises(ct.BadPosition) as caught:
        ct.position("anachrony", full_position(**changes))
    assert rule in str(caught.value)


@pytest.fixture
def trading() -> Json:
    """Seat 0 has placed an engineer and trades."""
    m = table(active={"engineer": 1}, powered=1, goods={"water": 6, "gold": 2}, other={"passed": False})
    return ct.position_of(play(m, "place:trade"))


@pytest.mark.rule("ANA-4.1")
def test_pending_steps_come_in_their_order(trading: Json) -> None:
    assert [record["step"] for record in trading["agenda"]] == ["trade", "next_turn", "clean_up", "era"]
    for order in itertools.permutations(trading["agenda"][:3]):
        position = {**trading, "agenda": [*order, trading["agenda"][3]]}
        if position == trading:
            ct.position("anachrony", position)
            continue
        with pytest.raises(ct.BadPosition, match=r"ANA-4\.1"):
            ct.position("anachrony", position)


@pytest.mark.rule("ANA-8.2")
def test_an_action_is_that_of_a_worker_who_was_placed(trading: Json) -> None:
    assert trading["worker"] == "engineer"
    with pytest.raises(ct.BadPosition, match=r"genius.*ANA-8\.2"):
        ct.position("anachrony", {**trading, "worker": "genius"})
    with pytest.raises(ct.BadPosition, match=r"ANA-8\.2"):
        ct.position("anachrony", {**trading, "worker": None})


@pytest.mark.rule("ANA-6.1", "ANA-8.1")
def test_those_who_have_yet_to_come_are_the_last_of_the_order() -> None:
    m = ct.new("anachrony", seed=1, players=3, paths="random", leaders="random")
    position = ct.position_of(m)
    steps = [record for record in position["agenda"] if record["step"] == "power_up"]
    rest = position["agenda"][len(steps) :]
    assert len(steps) == 3
    with pytest.raises(ct.BadPosition, match=r"ANA-8\.1"):
        ct.position("anachrony", {**position, "agenda": [*steps[::-1], *rest]})
    with pytest.raises(ct.BadPosition, match=r"ANA-8\.1"):
        ct.position("anachrony", {**position, "agenda": [*steps[:2], *rest]})


@pytest.mark.rule("ANA-3.7", "ANA-3.1", "ANA-7.2", "ANA-23.1")
@pytest.mark.parametrize(
    ("described", "possible"),
    [
        ({"era": 1, "phase": "power_up"}, [0]),
        ({"era": 1, "phase": "warp", "first": 1}, [0]),
        ({"era": 3, "phase": "power_up"}, [0, 1, 2]),
        ({"era": 3, "phase": "power_up", "seats": [{}, {"leader": "zaida"}, {}]}, [1]),
        ({"era": 3, "phase": "warp", "seats": [{}, {"leader": "zaida"}, {}]}, [1]),
        ({"era": 3, "phase": "paradox", "seats": [{}, {"leader": "zaida"}, {}]}, [1]),
    ],
)
def test_whoever_acts_later_was_the_last_one_to_act(described: Json, possible: list[int]) -> None:
    """Zaida's ability is the last thing that happens in an Era; in the first one nobody has acted yet."""
    taken = {**described, "players": 3, "options": {"paths": ["dominance", "harmony", "progress"]}}
    for seat in range(3):
        if seat in possible:
            assert table(**taken, acting=seat).view(None)["acting"] == seat
        else:
            with pytest.raises(ct.BadPosition, match=r"ANA-7\.2"):
                table(**taken, acting=seat)
    assert table(**taken).view(None)["acting"] in possible, "where nobody is named"


@pytest.mark.rule("ANA-7.2")
def test_whoever_has_revealed_last_is_acting() -> None:
    """Player 1 has a choice about the tiles, the others have yet to reveal theirs."""
    m = table(era=2, phase="warp", players=3, options={"alternate_timeline": True})
    for _ in range(3):
        assert m.decision is not None
        two = next(option.key for option in m.decision.options if option.key.count(":") == 2)
        m.choose(two, m.decision.seat)
    position = ct.position_of(m)
    assert [step["step"] for step in position["agenda"][:3]] == ["place_warp", "reveal_warp", "reveal_warp"]
    assert position["acting"] == 0
    for seat in (1, 2):
        with pytest.raises(ct.BadPosition, match=r"possible: 1 \(ANA-7\.2"):
            ct.position("anachrony", {**position, "acting": seat})


def test_a_set_up_without_what_was_chosen() -> None:
    m = ct.new("anachrony", seed=1, players=2)
    m.choose("path:harmony")
    described = ct.position_of(m)
    assert ct.position("anachrony", described) == m
    for changes in ({"path": None}, {"leader": "haulani"}, {"condition": "harmony_a"}):
        wrong = {**described, "players": [{**described["players"][0], **changes}, described["players"][1]]}
        with pytest.raises(ct.BadPosition, match=r"ANA-3\.7"):
            ct.position("anachrony", wrong)


@pytest.mark.rule("ANA-24.4", "ANA-23.4")
def test_a_real_end_of_era_4_is_possible_at_every_step() -> None:
    m = table(era=4, active={"engineer": 1}, powered=1, other={"passed": True})
    play(m, "place:purify", "pass")
    assert ct.position("anachrony", ct.position_of(m)) == m
    assert m.view(None)["era"] == 5


# ---- effects under way

GAIN_WATER: Json = {"step": "gain", "goods": {"water": 10}}
LOWER, RAISE = {"step": "morale", "delta": -1}, {"step": "morale", "delta": 1}
GAIN_ANY: Json = {"step": "gain_any", "n": 2}
TOGETHER: Json = {"step": "simultaneously", "steps": [{"step": "gain", "goods": {"vp": 10}}]}


@pytest.mark.rule("ANA-22.1", "ANA-8.6")
@pytest.mark.parametrize(
    "pending",
    [
        [GAIN_WATER],
        [LOWER],
        [RAISE] * 20,
        [GAIN_ANY],
        [TOGETHER],
        [{"step": "gain_worker", "types": ["genius"], "tired": False}],
        [{"step": "force_workers"}],  # which is not marked as used
        [{"step": "paradox", "delta": -2, "up_to": True}],
    ],
)
def test_nothing_waits_before_a_turn_that_no_free_action_brought(pending: list[Json]) -> None:
    with pytest.raises(ct.BadPosition, match=r"ANA-22\.1"):
        ct.position("anachrony", full_position(agenda=[*pending, TURN, CLEAN_UP, ERA]))


@pytest.mark.rule("ANA-8.6", "ANA-19.7")
def test_what_a_used_free_action_leaves_can_be_described() -> None:
    described = full_position(agenda=[{"step": "force_workers"}, TURN, CLEAN_UP, ERA])
    described["players"][0]["used"] = ["force_workers"]
    assert ct.position("anachrony", described).decision is not None


@pytest.mark.rule("ANA-22.1", "ANA-17.1")
@pytest.mark.parametrize("number", range(9))
def test_an_action_leaves_what_its_space_shows(trading: Json, number: int) -> None:
    """An engineer trades once, for what the board prints."""
    trade, following = trading["agenda"][:2]
    pending = [
        [trade, GAIN_WATER],
        [GAIN_WATER, trade],
        [trade, trade],
        [{**trade, "more": 1}],
        [{"step": "gain_any", "n": 3}],
        [{"step": "gain_any", "n": 2}, {"step": "pay_any", "n": 2}],
        [{"step": "mine"}],
        [{"step": "construct", "tile": None, "optional": False, "projects_only": False}],
        [{"step": "supply"}],
    ][number]
    with pytest.raises(ct.BadPosition, match=r"ANA-(22\.1|15\.1)"):
        ct.position("anachrony", {**trading, "agenda": [*pending, following, CLEAN_UP, ERA]})
    for rest in ([trade], [{"step": "pay_any", "n": 2}], [{"step": "gain_any", "n": 2}]):
        ct.position("anachrony", {**trading, "agenda": [*rest, following, CLEAN_UP, ERA]})


@pytest.mark.rule("ANA-22.1")
def test_an_ability_leaves_what_its_tile_prints() -> None:
    """Of the effects of a building, those that are still to come, in their order and no more."""
    tried = 0
    for id, ability in abilities():
        program = [STEPS.describe(None, step) for step in reversed(ability.program)]
        worker = "genius" if ability.worker == NO_WORKER else WORKER_TERMS[ability.worker]
        if len(program) < 2 or ability.x or any(step["step"] == "choose" for step in program):
            continue
        row = ["power_plant", "factory", "life_support", "lab"][int(id[0]) - 1]
        placed = {f"{row}_1": {"tile": id, "worker": worker, "retrieved": FATE_TERMS[ability.fate]}}
        described = ct.position_of(table(slots=placed, powered=1, other={"passed": False}, era=3))
        after = [{"step": "next_turn", "who": 0}, CLEAN_UP, ERA]
        described["worker"] = worker
        tried += 1
        for done in range(len(program)):
            ct.position("anachrony", {**described, "agenda": [*program[done:], *after]})
        for wrong in (program[::-1], program * 2, [*program, GAIN_WATER]):
            if wrong != program:
                with pytest.raises(ct.BadPosition, match=r"ANA-22\.1"):
                    ct.position("anachrony", {**described, "agenda": [*wrong, *after]})
    assert tried > 3


POWER_UP: Json = {"step": "power_up_phase"}
WARP: Json = {"step": "warp_phase"}
ACTION: Json = {"step": "action_phase"}
REVEAL: list[Json] = [{"step": "reveal_warp", "who": 0}, {"step": "reveal_warp", "who": 1}]


@pytest.mark.rule("ANA-5.12", "ANA-7.1", "ANA-23.1", "ANA-29.3")
@pytest.mark.parametrize(
    ("phase", "pending", "rule"),
    [
        ("paradox", [{"step": "take_anomaly", "who": 0}] * 2 + [POWER_UP, WARP, ACTION], "ANA-5.12"),
        ("paradox", [{"step": "take_anomaly", "who": seat} for seat in (1, 0)] + [POWER_UP, WARP, ACTION], "ANA-5.12"),
        ("power_up", [{"step": "exchange_cores", "who": 0}, WARP, ACTION], "ANA-29.3"),  # Haulani does not
        ("power_up", [{"step": "exchange_cores", "who": 1}] * 2 + [WARP, ACTION], "ANA-29.3"),
        ("warp", [{"step": "gain", "goods": {"vp": 10}}, *REVEAL, ACTION], "ANA-22.1"),
        ("warp", [TOGETHER, *REVEAL, ACTION], "ANA-7.1"),
        ("clean_up", [GAIN_ANY, {"step": "retrieve"}], "ANA-22.1"),
    ],
)
def test_no_phase_has_effects_that_nothing_brought(phase: str, pending: list[Json], rule: str) -> None:
    described = ct.position_of(table(era=3, phase="power_up"))
    following = [ERA] if phase == "clean_up" else [CLEAN_UP, ERA]
    changes: Json = {"secret": {"warps": []} if REVEAL[0] in pending else None, "passed": phase == "clean_up"}
    players = [{**player, **changes} for player in described["players"]]
    with pytest.raises(ct.BadPosition) as caught:
        ct.position("anachrony", {**described, "phase": phase, "players": players, "agenda": [*pending, *following]})
    assert rule in str(caught.value)


def abilities() -> list[tuple[str, Ability]]:
    printed = box()
    found = [(printed.tile_ids[tile], printed.work[tile]) for tile in range(printed.buildings)]
    return [(id, ability) for id, ability in found if ability is not None]
