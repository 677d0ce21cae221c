"""Whatever is described as a position: a match that can be played to its end, or an error that says what is wrong."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import chronotable as ct
from tests.fuzz.effort import examples
from tests.fuzz.mutation import mutate, play_to_the_end
from tests.games.merchants.table import line, me, table
from tests.games.playing import keys, play

Json = dict[str, Any]
RANDOMS = st.randoms(use_true_random=False)
SETTINGS: list[Json] = [
    {"players": 1, "mode": "solo_score", "townsfolk_sets": ["sailors", "mercenaries"]},
    {"players": 1, "mode": "solo_peddler", "rogue_card": "robbers"},
    {"players": 2, "rogue_card": "robbers", "townsfolk_sets": ["sailors", "locals"]},
    {"players": 3, "rogue_card": "cultists", "replaced_townsfolk_keep_symbols": True},
    {"players": 2, "freeze_tokens_usable_same_turn": False, "chronomancer_may_share_assistant_space": True},
]


@cache
def positions() -> list[str]:
    """Descriptions, as JSON, of positions all along games of every mode."""
    found = []
    for number, options in enumerate(SETTINGS):
        random = Random(number)
        m = ct.new("merchants", seed=number, **options)
        while m.decision is not None:
            if len(m.history) % 5 == 0:
                found.append(json.dumps(ct.position_of(m)))
            m.choose(random.choice(m.decision.options).key, m.decision.seat)
        found.append(json.dumps(ct.position_of(m)))
    return found


def place_or_refuse(description: Any) -> ct.Match | None:
    try:
        return ct.position("merchants", description, seed=3)
    except ct.ChronotableError as error:
        message = str(error)
    assert not message.startswith(("kernel-", "merchants-")), "every error has words"
    return None


@examples(25)
@given(RANDOMS)
def test_changed_descriptions(random: Random) -> None:
    description = json.loads(random.choice(positions()))
    for _ in range(random.choice([1, 1, 1, 2, 3])):
        if description:
            other = json.loads(random.choice(positions()))
            mutate(description, other, random, ("agenda", "players", "boats", "clock"))
    before = json.dumps(description)
    m = place_or_refuse(description)
    assert json.dumps(description) == before, "what was given is left alone"
    if m is None:
        return
    assert ct.position("merchants", ct.position_of(m)) == m
    play_to_the_end(m, 1)


@pytest.mark.parametrize("number", range(0, 40, 7))
def test_a_described_position_is_the_same_position(number: int) -> None:
    described = json.loads(positions()[number])
    assert ct.position_of(ct.position("merchants", described, seed=2)) == described


@pytest.mark.parametrize(
    ("phase", "first"), [("arrival", "move:"), ("production", "move:"), ("market", "sell:"), ("over", None)]
)
def test_what_is_pending_in_a_phase(phase: str, first: str | None) -> None:
    piers = {"small_pier": {"red": 2}} if phase != "arrival" else {}
    m = table(players=2, phase=phase, piers=piers, hour=0, me={"shelf": {"relic_red": 1}}, rivals=[{}])
    assert (keys(m)[0][: len(first)] if first else m.decision) == first


def test_what_is_left_out_is_set_up_as_usual() -> None:
    m = ct.position("merchants", {}, seed=5)
    view = m.view(None)
    assert (view["phase"], view["day"], view["players"]) == ("production", 1, 2)
    assert {hour for _, hour in line(m)} == {0}
    assert {sum(found["passengers"].values()) for found in view["boats"]} == {2}
    assert len(view["square"]) == 4


def test_described_draws_come_in_turn() -> None:
    m = table(hour=6, fate=["corruption_2", "blue", "corruption_1"])
    play(m, "move:assistant:p3", "hire:l01", "assign:guard")
    assert me(m)["corruption"] == {"corruption_1": 0, "corruption_2": 1}
    assert m.view(None)["drawn"] == "blue"
    assert ct.position_of(m)["fate"] == ["corruption_1"]


@pytest.mark.parametrize(
    ("fate", "words"),
    [
        (["yellow"], 'brings "yellow" (fate), but here it can only bring: red, green, blue and rogue'),
        (["corruption_1"], 'brings "corruption_1" (fate)'),
    ],
)
def test_a_described_draw_that_does_not_fit_is_an_error(fate: list[str], words: str) -> None:
    """No yellow adventurer is in the bag; nobody draws corruption here."""
    m = play(table(hour=6, halls={"yellow": 9}, fate=fate), "move:assistant:p1")
    before = ct.position_of(m), m.save()
    with pytest.raises(ct.BadPosition) as caught:
        m.choose("take:relic_red")
    assert words in str(caught.value)
    assert (ct.position_of(m), m.save()) == before, "nothing has changed"
    assert keys(m) == ["take:relic_red", "take:relic_green", "take:relic_blue", "take:relic_yellow"]


@pytest.mark.rule("COVE-5.1")
def test_a_turn_is_that_of_the_rearmost_piece() -> None:
    position = ct.position_of(table(players=2))
    first, *rest = position["agenda"]
    assert (first["step"], first["who"]) == ("move_figure", "player1")
    with pytest.raises(ct.BadPosition, match=r"COVE-5\.1"):
        ct.position("merchants", {**position, "agenda": [{**first, "who": "player2"}, *rest]})


@pytest.mark.rule("COVE-9.5")
def test_nobody_owes_gold_before_the_final_scoring() -> None:
    with pytest.raises(ct.BadPosition, match=r"-1 gold before the final scoring \(COVE-9\.5\)"):
        table(me={"gold": -1})
    assert table(phase="over", me={"gold": -1}).result is not None


@pytest.mark.rule("COVE-5.1")
def test_every_piece_that_has_moved_today_has_had_a_turn() -> None:
    position = ct.position_of(table(players=2, hour=7, others=8))
    assert position["turn"] == 3, "two at least, and the one that begins"
    for early in (0, 1, 2):
        with pytest.raises(ct.BadPosition, match=r"there were at least 3 \(COVE-5\.1\)"):
            ct.position("merchants", {**position, "turn": early})
    later = {**position, "day": 3}
    assert ct.position_of(ct.position("merchants", later)) == later, "turns may be counted from the described day"


STEPS: dict[str, Json] = {
    "move": {"step": "move_figure", "who": 0},
    "support": {"step": "relic_or_support", "who": 0, "colours": 1},
    "corruption": {"step": "take_corruption", "who": 0, "n": 1},
    "spend": {"step": "spend_tokens", "who": 0, "hours": 2},
    "freeze": {"step": "freeze_time", "who": 0},
    "robber": {"step": "robber_push", "who": 0, "boat": 0},
    "dock": {"step": "dock", "who": 0, "boat": 0},
    "arrive": {"step": "arrive", "who": 0, "n": 1},
}
REST: list[Json] = [{"step": "end_turn"}, {"step": "market"}, {"step": "clean_up"}, {"step": "day"}]


@pytest.mark.rule("COVE-5.5")
@pytest.mark.parametrize(
    "pending",
    [
        ["move", "support", "corruption", "spend"],
        ["move", "spend"],
        ["spend", "support"],
        ["support"],
        ["support", "freeze", "spend"],
        ["corruption", "support", "spend"],
        ["robber", "dock"],
        ["arrive", "spend"],
    ],
)
def test_a_turn_is_a_move_its_action_and_the_price(pending: list[str]) -> None:
    with pytest.raises(ct.BadPosition, match=r"COVE-5\.5"):
        table(agenda=[*(STEPS[word] for word in pending), *REST])


COLOURS = ["red", "green", "blue", "yellow"]
ARTIFACT: Json = {"step": "take_good", "who": "player1", "goods": ["artifact_red"], "may": False, "again": False}
ANY_RELIC: Json = {**ARTIFACT, "goods": [f"relic_{colour}" for colour in COLOURS]}
SUPPORT: Json = {"step": "relic_or_support", "who": "player1", "colours": COLOURS}
CORRUPTION, SPEND, FREEZE, ARRIVE = (STEPS[word] for word in ("corruption", "spend", "freeze", "arrive"))
AT_P1 = {"assistant": "p1"}
AT_P3 = {"assistant": "p3"}
AT_P4 = {"chronomancer": "rc", "assistant": "p4"}
AT_P6 = {"chronomancer": "rc", "assistant": "p6"}


@pytest.mark.rule("COVE-5.5")
@pytest.mark.parametrize(
    ("figures", "pending"),
    [
        (AT_P6, [SUPPORT, SPEND]),
        (AT_P4, [ARTIFACT, CORRUPTION, SPEND]),
        (AT_P4, [CORRUPTION, SPEND]),
        (AT_P1, [ANY_RELIC, SPEND]),
        (AT_P3, [{"step": "hire", "who": "player1"}, CORRUPTION, SPEND]),
        ({}, [FREEZE, SPEND]),
        ({}, [{"step": "change_timeline", "who": "player1", "column": "left"}, {**SPEND, "hours": 1}]),
        ({}, [SPEND]),
        ({}, [ARRIVE]),
    ],
)
def test_the_rest_of_a_turn_can_be_described(figures: Json, pending: list[Json]) -> None:
    assert table(me=figures, agenda=[*pending, *REST]).decision is not None


@pytest.mark.rule("COVE-5.5", "COVE-5.6", "COVE-6.3", "COVE-14.3", "COVE-14.5")
@pytest.mark.parametrize(
    ("figures", "pending"),
    [
        (AT_P4, [ARTIFACT, {**CORRUPTION, "n": 100}, SPEND]),
        (AT_P4, [ARTIFACT, {**CORRUPTION, "n": 2}, SPEND]),
        (AT_P4, [ARTIFACT, SPEND]),  # without its corruption
        (AT_P6, [SUPPORT, CORRUPTION, SPEND]),  # there is none
        (AT_P6, [SUPPORT, {**SPEND, "hours": 100}]),
        (AT_P6, [SUPPORT, {**SPEND, "hours": 3}]),
        (AT_P6, [{**SUPPORT, "colours": ["red"]}, SPEND]),
        (AT_P6, [ANY_RELIC, SPEND]),
        (AT_P4, [{**ARTIFACT, "goods": ["artifact_red", "artifact_blue"]}, CORRUPTION, SPEND]),
        (AT_P4, [{**ARTIFACT, "goods": ["relic_red"]}, CORRUPTION, SPEND]),
        (AT_P4, [{**ARTIFACT, "again": True}, CORRUPTION, SPEND]),
        ({}, [{"step": "change_timeline", "who": "player1", "column": "right"}, {**SPEND, "hours": 1}]),
        ({}, [{"step": "activate_staff", "who": "player1", "used": []}, SPEND]),
        ({}, [{**ARRIVE, "n": 100}]),
        ({}, [{**ARRIVE, "n": 2}]),  # hour 4 has one symbol
        ({}, [{"step": "dock", "who": "player1", "boat": "boat1"}, ARRIVE]),  # that one was for who was seated
    ],
)
def test_a_turn_holds_only_what_the_boards_show(figures: Json, pending: list[Json]) -> None:
    with pytest.raises(ct.BadPosition, match=r"COVE-5\.5, COVE-6\.3"):
        table(me=figures, agenda=[*pending, *REST])


@pytest.mark.rule("COVE-11.10")
def test_a_hired_card_does_only_what_it_shows() -> None:
    """The card hired first discards corruption or makes goods; nothing more, nothing else."""
    m = table(me={"corruption": {"corruption_1": 3}})
    play(m, "move:assistant:p3")
    seen = set()
    for key in keys(m):
        hired = play(m.clone(), key)
        position = ct.position_of(hired)
        assert ct.position("merchants", position) == hired
        ability, *rest = position["agenda"]
        seen.add(ability["step"])
        others: list[Json] = [ANY_RELIC, {**ANY_RELIC, "may": True, "again": True}]
        others.append({"step": "discard_corruption", "who": "player1", "n": 100})
        others.append({"step": "board_from_bag", "who": "player1"})
        for other in others:
            if other["step"] == "board_from_bag" == ability["step"]:
                continue
            with pytest.raises(ct.BadPosition, match=r"COVE-5\.5"):
                ct.position("merchants", {**position, "agenda": [other, *rest]})
    assert len(seen) > 1


@pytest.mark.rule("COVE-7.6", "COVE-10.4")
@pytest.mark.parametrize(
    ("rogue_card", "seller", "begun", "with_rogues"),
    [
        ("criminals", 0, ["black_market:blue"], ["black_market:blue"]),  # rogues buy nothing
        ("cultists", 0, [], ["black_market:blue"]),
        ("cultists", 0, ["black_market:yellow"], ["black_market:blue"]),
        ("cultists", 1, [], ["black_market:blue"]),  # a later seller
        ("cultists", 0, ["small_pier:red"], []),  # nobody is there
    ],
)
def test_a_sale_begins_with_goods_sold_to_somebody(
    rogue_card: str, seller: int, begun: list[str], with_rogues: list[str]
) -> None:
    shelf = {"shelf": {"relic_blue": 1, "relic_red": 1}}
    crowd = {"black_market": {"blue": 1, "yellow": 1, "rogue": 1}, "small_pier": {"green": 1}}
    m = table(players=2, phase="market", piers=crowd, rogue_card=rogue_card, me=shelf, rivals=[shelf])
    position = ct.position_of(m)
    assert [step["step"] for step in position["agenda"][:2]] == ["sell_goods"] * 2
    changed = [dict(step) for step in position["agenda"]]
    changed[seller] |= {"begun": begun, "with_rogues": with_rogues}
    with pytest.raises(ct.BadPosition, match=r"COVE-10\.4"):
        ct.position("merchants", {**position, "agenda": changed})
    if rogue_card == "cultists":
        play(m, "sell:black_market:relic_blue:1:rogue")
        assert ct.position("merchants", ct.position_of(m)) == m


@pytest.mark.rule("COVE-5.1")
def test_the_market_comes_after_a_turn_of_everybody() -> None:
    shelf = {"shelf": {"relic_red": 1}}
    m = table(players=2, phase="market", piers={"small_pier": {"red": 4}}, me=shelf)
    position = ct.position_of(m)
    assert position["turn"] == 3, "two turns and the market"
    with pytest.raises(ct.BadPosition, match=r"at least 3 \(COVE-5\.1\)"):
        ct.position("merchants", {**position, "turn": 2})


@pytest.mark.rule("COVE-5.1")
@pytest.mark.parametrize("phase", ["arrival", "market"])
def test_no_turn_runs_outside_production(phase: str) -> None:
    rest = [{"step": "arrival"}, {"step": "next_turn"}] if phase == "arrival" else []
    for pending in ([], [{"step": "end_turn"}]):
        with pytest.raises(ct.BadPosition):
            table(phase=phase, agenda=[STEPS["move"], *pending, *rest, *REST[1:]])


@pytest.mark.rule("COVE-5.1")
def test_nothing_is_left_of_a_turn_when_the_next_one_comes() -> None:
    with pytest.raises(ct.BadPosition, match=r"COVE-5\.5"):
        table(agenda=[STEPS["spend"], {"step": "next_turn"}, *REST[1:]])


@pytest.mark.rule("COVE-7.2")
def test_all_sell_before_anybody_collects_support() -> None:
    shelf = {"shelf": {"relic_red": 1}}
    m = table(players=2, phase="market", piers={"small_pier": {"red": 4}}, me=shelf, rivals=[shelf])
    position = ct.position_of(m)
    words = [step["step"] for step in position["agenda"]]
    assert words == ["sell_goods", "sell_goods", "collect_support", "collect_support", "clean_up", "day"]
    first, second, *rest = position["agenda"]
    for other in ([second, first, *rest], [first, *rest], [rest[0], first, second, *rest[1:]]):
        with pytest.raises(ct.BadPosition, match=r"COVE-7\.2"):
            ct.position("merchants", {**position, "agenda": other})
