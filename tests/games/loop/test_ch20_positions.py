"""Chapter 20: positions that no game can come to are refused by the law they break; all others are taken."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from tests.games.loop.modes import LEVELS, MODES, mode
from tests.games.loop.table import AFTER_AN_ACTION, AGENDA, ERAS, STARTING, in_use, random_choice, table
from tests.games.playing import Json, keys, play

FALLING: list[Json] = [{"step": "place_rifts"}, *AGENDA]
RUNNING: list[Json] = [{"step": "draw", "who": "self", "n": 1}, *AFTER_AN_ACTION]
MANUAL: Json = {"machine": "manual"}


def why_not(**words: Any) -> str:
    with pytest.raises(ct.BadPosition) as caught:
        table(**words)
    return str(caught.value)


# What is described, a word of the answer, and the rule.
IMPOSSIBLE: dict[str, tuple[Json, str, str]] = {
    "turn 22": ({"turn": 22}, "at most 21 turns", "LOOP-12.6"),
    "cycle 2 on turn 1": ({"turn": 1, "cycle": 2}, "turn 1", "LOOP-12.6"),
    "turn 5 with one card": ({"turn": 5}, "turn 5", "LOOP-12.6"),
    "no card in the row": (
        {"turn": 7, "cycle": 2, "doctor_row": [], "doctor_deck": ERAS}, "no doctor card", "LOOP-5.8"),
    "the doctor elsewhere": ({"doctor": "dawn", "doctor_row": ["end"], "doctor_deck": ERAS[:6]}, "dawn", "LOOP-3.5"),
    "the doctor nowhere": ({"doctor": None, "doctor_row": ["end"], "doctor_deck": ERAS[:6]}, '"end"', "LOOP-3.5"),
    "the doctor before his first card": (
        {"phase": "doctor", "doctor_row": [], "doctor_deck": ERAS}, '"-"', "LOOP-3.5"),
    "the doctor nowhere in cycle 2": (
        {"phase": "doctor", "doctor": None, "cycle": 2, "doctor_row": []}, "cycle 2", "LOOP-3.5"),
    "two tiles on turn 2": (
        {"turn": 2, "doctor_row": ["dawn", "end"], "archived": ["clog_machine", "quantum_bomb"]}, "2", "LOOP-11.1"),
    "a vortex before the first drop": (
        {"phase": "doctor", "doctor": None, "turn": 1, "eras": {"dawn": {"vortex": True}}}, "1", "LOOP-6.10"),
    "LOOPs before the actions": ({"phase": "doctor", "loops": 3}, "loops", "LOOP-5.2"),
    "destroyed clones before the actions": ({"phase": "doctor", "destructions": 1}, "destructions", "LOOP-5.2"),
    "an ability before the actions": (
        {"phase": "doctor", "active": "mr_time", "ability_uses": 1}, "ability_uses", "LOOP-5.2"),
    "LOOPs when the actions begin": ({"loops": 1, "agenda": AGENDA}, "loops", "LOOP-5.2"),
    "somebody else drained": ({"agents": {"v_girl": {}, "mr_time": {"charged": False}}}, "mr_time", "LOOP-12.1"),
    "drained before the actions": (
        {"phase": "doctor", "agents": {"v_girl": {"charged": False}, "mr_time": {}}}, "v_girl", "LOOP-12.1"),
    "an ability she does not have": ({"ability_uses": 1}, "v_girl", "LOOP-8.14"),
    "an ability twice": ({"active": "mr_time", "ability_uses": 2}, "allowed: 1", "LOOP-8.14"),
    "a cap without damage": ({"capped": ["end"]}, '"end"', "LOOP-9.10"),
    "a card inside itself": (
        {"action": {"using": "telegraph", "callers": ["telegraph"]},
         "agenda": [{"step": "resume", "you": "v_girl", "using": None, "last_card": None, "arrival": None,
                     "callers": 1}, *RUNNING]}, "telegraph", "LOOP-15.16"),
    "somebody else resolves nothing": ({"action": {"you": "mr_time"}}, "mr_time", "LOOP-8.2"),
    "a card named by nothing": ({"action": {"last_card": "telegraph"}}, "last_card", "LOOP-8.2"),
    "a clone moved by nothing": ({"action": {"arrival": "dawn"}}, "arrival", "LOOP-8.2"),
    "rifts removed by nothing": ({"action": {"removed": [1, 0, 0, 0, 0, 0, 0]}}, "removed", "LOOP-8.2"),
    "a small hand at the beginning": ({"phase": "doctor", "hand": ["mecha_fist"]}, "v_girl", "LOOP-12.1"),
    "too few cubes": ({"phase": "doctor", "drop": [0, 1, 0], "agenda": FALLING, "turn": 1}, "fallen", "LOOP-5.9"),
    "too many cubes": ({"phase": "doctor", "drop": [1, 1, 1], "agenda": FALLING, "turn": 1}, "fallen", "LOOP-5.9"),
    "too many cubes to enter": (
        {"phase": "doctor", "agenda": [{"step": "enter_landing", "cubes": 9}, *FALLING], "options": MANUAL},
        "entered: 9", "LOOP-5.9"),
    "cubes to enter without the machine": (
        {"phase": "doctor", "agenda": [{"step": "enter_landing", "cubes": 2}, *FALLING]}, "manual", "LOOP-19.4"),
    "negating without the ability": (
        {"phase": "doctor", "drop": [0, 2, 0], "agenda": [{"step": "negate"}, *FALLING]}, "v_girl", "LOOP-16.3"),
    "more clones destroyed than are gone": ({"destructions": 50}, "destroyed this turn: 50", "LOOP-9.22"),
    "an empty era": ({"eras": {"dawn": {"mission": None}}}, "neither tile nor vortex: 1", "LOOP-11.2"),
    "an archived tile and seven on the board": (
        {"cycle": 2, "archived": ["clog_machine"], "missions": dict(zip(
            ERAS, [("quantum_bomb", 0), ("quantum_putty", []), None, None, None, None, None], strict=True)),
         "eras": {id: {"mission": {"id": mission, "face_up": False}} for id, mission in zip(
             ERAS[2:], ["surround_doctor", "loop_on_doctor", "declone_doctor", "patch_spacetime", "loop_everywhere"],
             strict=True)}}, "archived and lost tiles: 1", "LOOP-2.2"),
    "a push that no card makes": (
        {"eras": {"dawn": {"clones": ["dawn>robots"]}},
         "agenda": [{"step": "push_to", "clone": "dawn>robots"}, *AFTER_AN_ACTION]}, "push_to", "LOOP-8.6"),
    "a push that this card does not make": (
        {"eras": {"dawn": {"clones": ["dawn>robots"]}}, "action": {"using": "telegraph"},
         "agenda": [{"step": "push_to", "clone": "dawn>robots"}, *AFTER_AN_ACTION]}, "telegraph", "LOOP-8.6"),
    "effects the wrong way round": (
        {"action": {"using": "telegraph"},
         "agenda": [{"step": "add_energy", "era": "card_origin", "n": 2}, {"step": "reveal_card", "n": 1},
                    *AFTER_AN_ACTION]}, "add_energy", "LOOP-8.6"),
    "more energy than printed": (
        {"action": {"using": "telegraph"},
         "agenda": [{"step": "add_energy", "era": "card_origin", "n": 3}, *AFTER_AN_ACTION]}, "energy", "LOOP-8.6"),
    "waiting cards without a vortex": (
        {"limbo": ["telegraph"], "agenda": RUNNING}, "telegraph", "LOOP-15.5"),
    "ordering what nobody is asked for": (
        {"agenda": [{"step": "order_destroyed"}, *AGENDA]}, "order_destroyed", "LOOP-20.3"),
    "a bonus without a tile": (
        {"phase": "archive", "agenda": [{"step": "destroy_bonus"}, AGENDA[-1]]}, "destroy_bonus", "LOOP-11.6"),
    "a bonus in the wrong order": (
        {"phase": "archive", "archived": ["clog_machine"], "offer": ["telegraph", "dynamite"],
         "agenda": [{"step": "take_bonus", "agent": "v_girl"}, {"step": "destroy_bonus"}, AGENDA[-1]]},
        "v_girl", "LOOP-11.7"),
    "too many bonus cards": (
        {"phase": "archive", "archived": ["clog_machine"], "offer": ["telegraph", "dynamite"],
         "agenda": [{"step": "destroy_bonus"}, AGENDA[-1]]}, "bonus cards: 2", "LOOP-11.6"),
}  # fmt: skip


@pytest.mark.rule("LOOP-20.6")
@pytest.mark.parametrize(("words", "said", "rule"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_its_law(words: Json, said: str, rule: str) -> None:
    answer = why_not(**words)
    assert said in answer
    assert rule in answer


@pytest.mark.rule("LOOP-7.1", "LOOP-20.4")
@pytest.mark.parametrize("face_up", [0, 1])
def test_described_tiles_are_not_turned_up(face_up: int) -> None:
    position = ct.position_of(table())
    for number, era in enumerate(position["eras"].values()):
        era["mission"]["face_up"] = number < face_up
    with pytest.raises(ct.BadPosition, match=r"LOOP-7\.1"):
        ct.position("loop", position)


@pytest.mark.rule("LOOP-5.2", "LOOP-20.6")
@pytest.mark.parametrize("phase", ["doctor", "action", "acquire", "deal"])
def test_a_turn_ends_after_its_archive_phase(phase: str) -> None:
    ended = {**ct.position_of(table()), "agenda": [{"step": "end_of_turn"}]}
    ct.position("loop", {**ended, "phase": "archive"})
    with pytest.raises(ct.BadPosition, match="end_of_turn"):
        ct.position("loop", {**ended, "phase": phase})


@pytest.mark.rule("LOOP-20.6", "LOOP-17.10", "LOOP-17.12")
@pytest.mark.parametrize(
    ("id", "words", "rule"),
    [
        ("super_clones", {"eras": {"dawn": {"super_clones": ["dawn>industrial", "medieval>globalization",
                                                             "renaissance>robots"]}}}, "LOOP-17.10"),
        ("super_clones", {"super_pile": ["dawn>industrial"], "super_gone": []}, "LOOP-17.10"),
        ("ultramachine", {"ultra": ["firewall", "toll_bridge", "tar_pit_leak"]}, "LOOP-17.12"),
        ("centrifuges", {"eras": {"dawn": {"centrifuge": True}, "end": {"centrifuge": True, "eternal": 3},
                                  "robots": {"centrifuge": True}}}, "eternal energy: 3, allowed: 1"),
    ],
)  # fmt: skip
def test_so_is_what_the_mode_cannot_have_brought_yet(id: str, words: Json, rule: str) -> None:
    with pytest.raises(ct.BadPosition, match=rule):
        mode(id, **words)


@pytest.mark.rule("LOOP-19.6")
@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ({"fate": ["doctor"], "options": {"machine": [1, 0, 1]}}, "LOOP-19.3"),
        ({"fate": ["doctor"], "options": MANUAL}, "LOOP-19.4"),
        ({"fate": ["doctor"], "cycle": 3, "doctor_row": ERAS, "doctor_deck": []}, "LOOP-5.9"),
        ({"fate": ["doctor"] * 31, "cycle": 3, "doctor_row": ERAS[1:], "doctor_deck": ["dawn"]}, "LOOP-5.9"),
    ],
    ids=["no such ramp", "entered by hand", "no drop to come", "more than can fall"],
)
def test_a_fate_that_cannot_come_is_refused(words: Json, rule: str) -> None:
    answer = why_not(**words)
    assert "fate" in answer
    assert rule in answer


@pytest.mark.rule("LOOP-19.6")
def test_a_fate_that_can_come_does() -> None:
    m = table(doctor_next=["industrial"], fate=["previous", "next"], bag_top=["dawn>robots"])
    play(m, "done")
    assert [m.view(None)["eras"][ERAS.index(id)]["rifts"] for id in ("renaissance", "industrial", "globalization")] == [
        1, 0, 1]  # fmt: skip
    assert ct.position_of(m)["fate"] == []


@pytest.mark.rule("LOOP-2.8")
@pytest.mark.parametrize(
    "words",
    [
        {"agents": {"v_girl": {}}},
        {"agents": {id: {} for id in STARTING}},
        {"agents": {"v_girl": {}, "mr_time": {}}, "options": {"players": 3}},
    ],
    ids=["one", "five", "two of three"],
)
def test_a_wrong_number_of_agents_is_a_bad_position(words: Json) -> None:
    with pytest.raises(ct.BadPosition, match="agents"):
        ct.position("loop", words)


@pytest.mark.rule("LOOP-20.6")
@pytest.mark.parametrize(
    ("words", "turn", "cycle", "row"),
    [
        ({"phase": "action"}, 1, 1, 1),
        ({"phase": "action", "turn": 5}, 5, 1, 5),
        ({"phase": "action", "turn": 14}, 14, 2, 7),
        ({"phase": "action", "turn": 15}, 15, 3, 1),
        ({"phase": "action", "cycle": 3}, 15, 3, 1),
        ({"phase": "action", "cycle": 2, "doctor_row": ["dawn", "end"]}, 9, 2, 2),
        ({"phase": "action", "turn": 3, "doctor": "robots"}, 3, 1, 3),
        ({"phase": "action", "archived": ["clog_machine", "quantum_bomb"]}, 3, 1, 3),
        ({"phase": "doctor", "turn": 8}, 8, 2, 1),  # his card of the turn has been revealed when somebody can choose
    ],
)
def test_what_is_not_described_fits_what_is(words: Json, turn: int, cycle: int, row: int) -> None:
    m = ct.position("loop", words, seed=1)
    view = m.view(None)
    assert (view["turn"], view["cycle"], len(view["doctor_row"])) == (turn, cycle, row)
    assert view["doctor"] == view["doctor_row"][-1] == words.get("doctor", view["doctor"])
    assert view["archived"] == words.get("archived", [])


@pytest.mark.rule("LOOP-20.6")
@pytest.mark.parametrize(("id", "level"), [(id, level) for id in MODES for level in LEVELS])
def test_a_later_cycle_has_what_the_mode_has_brought_since(id: str, level: str) -> None:
    options = {"mode": id, "level": level}
    for cycle in (1, 2, 3):
        m = ct.position("loop", {"phase": "action", "cycle": cycle, "options": options}, seed=2)
        assert ct.position("loop", ct.position_of(m)) == m


def options_in_order(m: Match) -> list[list[str]]:
    return [[option.key for option in decision.options] for decision in m.decisions]


@pytest.mark.rule("LOOP-20.7")
def test_equal_matches_offer_equal_options_in_the_same_order() -> None:
    """Telegraph reveals Cave Map after War Horse lay there: they are of different eras, so neither comes first."""
    described = in_use("telegraph", {"reveal_card": {"n": 1}}, {"use_available": {"era": "any"}})
    m = table(
        at="dawn",
        agents={"v_girl": {"hand": ["telegraph"]}, "mr_time": {}},
        eras={"medieval": {"available": ["war_horse"]}},
        arsenal_top=["cave_map"],
        **described,
    )
    again = ct.position("loop", ct.position_of(m), packs=described["packs"])
    assert again == m
    assert keys(again) == keys(m) == ["use:cave_map", "use:war_horse"]


@pytest.mark.rule("LOOP-20.7", "LOOP-20.6")
@pytest.mark.parametrize("id", MODES)
@pytest.mark.parametrize("players", [1, 2, 3])
def test_whatever_happens_in_a_game_can_be_described_and_offers_the_same(id: str, players: int) -> None:
    seed = players * 10 + MODES.index(id)
    level = LEVELS[seed % 3]
    m = ct.new("loop", seed=seed, players=players, mode=id, level=level, order_destroyed=players == 2)
    number, choices = seed, 0
    while m.decision is not None:
        assert m.game.laws(m.position) == []
        if choices % 4 == 0:
            again = ct.position("loop", ct.position_of(m))
            assert again == m
            assert options_in_order(again) == options_in_order(m)
        number = random_choice(m, number)
        choices += 1
    assert ct.position("loop", ct.position_of(m)) == m
