"""Bots that look ahead see what is one turn away, and the evaluation knows better from worse."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.bots import Bot, Greedy, Planner, Search, Strong
from chronotable.bots.series import Task, play
from chronotable.games.loop.components import box
from chronotable.games.loop.evaluate import card_strengths, evaluate, overflow_chances
from tests.conformance.games import CASES
from tests.games.loop.table import ORIGIN, table
from tests.games.room25.table import table as room25_table

OTHER = {"robots": "quantum_bomb"}  # two missions lie face up
THREE_ARCHIVED = ["loop_everywhere", "patch_spacetime", "surround_doctor"]
LOOKING_AHEAD = {
    "greedy": Greedy(), "planner": Planner(width=8), "search": Search(simulations=80), "strong": Strong(20, width=8),
}  # fmt: skip
looking_ahead = pytest.mark.parametrize("bot", LOOKING_AHEAD.values(), ids=list(LOOKING_AHEAD))


def play_turn(match: ct.Match, bot: Bot) -> list[str]:
    """What the bot does up to the end of the turn or of the game."""
    turn = match.view(None)["turn"]
    while (decision := match.decision) is not None and match.view(None)["turn"] == turn:
        match.choose(bot.choose(match, decision.seat), decision.seat)
    return [choice.key for choice in match.history]


@looking_ahead
def test_goes_where_the_last_mission_waits_and_archives_it(bot: Bot) -> None:
    match = table(
        at="medieval",
        missions={"renaissance": ("clog_machine", 5), "robots": "quantum_bomb"},
        archived=THREE_ARCHIVED,
        eras={"medieval": {"energy": 1}},
    )
    assert play_turn(match, bot)[-1] == "archive:clog_machine"
    assert match.result is not None
    assert match.result.winners == (0, 1)


@looking_ahead
def test_gives_the_last_damage_first(bot: Bot) -> None:
    """Two rifts lie in the doctor's era; one more has to be removed there before the mission can be archived."""
    match = table(
        at="medieval",
        hand=["super_underpants"],
        doctor="medieval",
        missions={"medieval": ("clog_machine", 4), "robots": "quantum_bomb"},
        archived=THREE_ARCHIVED,
        eras={"medieval": {"rifts": 2}},
    )
    assert "play:super_underpants" in play_turn(match, bot)
    assert match.result is not None
    assert match.result.winners


@looking_ahead
def test_takes_the_card_that_nobody_would_leave(bot: Bot) -> None:
    origin = ORIGIN["spartan_shield"]
    match = table(at=origin, phase="acquire", eras={origin: {"available": ["spartan_shield"]}})
    decision = match.decision
    assert decision is not None
    assert bot.choose(match, decision.seat) == "take:spartan_shield"


def test_greedy_gets_further_than_random() -> None:
    """The same three games; no more than a sanity check, `docs/bots.md` has the measured strengths."""
    archived = {}
    for name in ("random", "greedy:2"):
        tasks = [Task("loop", ct.new("loop", seed=0).origin.options, (), seed, (name, name)) for seed in range(3)]
        archived[name] = sum(len(play(task).details["archived"]) for task in tasks)
    assert archived["greedy:2"] > archived["random"]


# ---- Room 25


@pytest.mark.parametrize("bot", ["greedy", "strong:20"])
@pytest.mark.parametrize("seed", range(6))
def test_does_not_step_blindly_where_it_need_not(bot: str, seed: int) -> None:
    """Two of six unknown rooms are deadly; one look-ahead in three would miss that."""
    match = room25_table(
        "cooperation",
        cast=["max", "alice", "kevin", "emmet"],
        at={"max": "b2"},
        rooms={"b1": "?empty", "a2": "?empty", "b3": "?mortal", "a1": "?mortal", "a3": "?empty", "a4": "?key_room"},
        programs={"max": ["move", None]},
        more={"max": {"reminder": "none"}},
        seed=seed,
    )
    assert ct.bot(bot, seed=seed).choose(match, 0) == "move:c2"


@pytest.mark.parametrize("bot", [Greedy(), Strong(20, width=8)], ids=["greedy", "strong"])
def test_leaves_through_room_25_when_all_are_inside(bot: Bot) -> None:
    four = ["max", "alice", "kevin", "emmet"]
    match = room25_table(
        "cooperation",
        cast=four,
        at=dict.fromkeys(four, "a1"),
        rooms={"a1": "room25"},
        key_active=True,
        programs={"max": ["control", None]},
    )
    match.choose(bot.choose(match, 0), 0)
    assert match.result is not None
    assert match.result.winners == (0, 1, 2, 3)


def test_an_opponent_is_no_partner() -> None:
    """Two searching seats of a competitive game choose for themselves: the relic is sent only where that pays."""
    match = CASES["relics-position"].new(2)
    bot = Search(simulations=60, turns=3)
    while (decision := match.decision) is not None:
        match.choose(bot.choose(match, decision.seat), decision.seat)
    assert match.result is not None
    assert match.result.scores[1] > match.result.scores[0]  # seat 1 holds all the higher cards


# ---- the evaluation


def value(**described: Any) -> float:
    return evaluate_match(table(**described))


def evaluate_match(match: ct.Match) -> float:
    return match.game.evaluate(match.determinise(0, 0), 0)


def test_the_value_lies_between_lost_and_won() -> None:
    won = table(
        at="dawn",
        phase="archive",
        missions={"dawn": ("clog_machine", 5), "robots": "quantum_bomb"},
        archived=THREE_ARCHIVED,
    )
    won.choose("archive:clog_machine")
    lost = table(phase="doctor", doctor_next=["dawn"], fate=["doctor"] * 2, eras={"dawn": {"rifts": 3, "vortex": True}})
    assert (evaluate_match(won), evaluate_match(lost)) == (1.0, 0.0)
    assert 0.0 < value() < 1.0


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"archived": THREE_ARCHIVED}, {"archived": THREE_ARCHIVED[:2]}),
        ({"missions": {"dawn": ("clog_machine", 4), **OTHER}}, {"missions": {"dawn": ("clog_machine", 3), **OTHER}}),
        (
            {"missions": {"dawn": ("quantum_putty", ["end"]), **OTHER}},
            {"missions": {"dawn": ("quantum_putty", []), **OTHER}},
        ),
        (
            {"at": "dawn", "missions": {"dawn": ("clog_machine", 5), **OTHER}},
            {"at": "end", "missions": {"dawn": ("clog_machine", 5), **OTHER}},
        ),
        ({}, {"eras": {"dawn": {"rifts": 3}}}),
        ({"eras": {"dawn": {"rifts": 3}}}, {"eras": {"dawn": {"rifts": 3, "vortex": True}}}),
        ({"eras": {"dawn": {"rifts": 3}}, "doctor_row": ["dawn", "medieval", "end"]}, {"eras": {"dawn": {"rifts": 3}}}),
        ({"eras": {"dawn": {"energy": 2}}}, {}),
        ({"hand": ["spartan_shield"]}, {"hand": ["super_underpants"]}),
    ],
)  # fmt: skip
def test_better_is_more(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert value(**better) > value(**worse)


def test_the_machine_overflows_as_often_as_it_does() -> None:
    """Three cubes fall into an era with one free slot: at least two of them land there, at 1 : 2 : 1."""
    chances = overflow_chances([1, 2, 1])
    assert chances[1][3][1] == pytest.approx(0.5)
    assert chances[0][3][1] == pytest.approx(chances[2][3][1]) == pytest.approx(10 / 64)
    assert chances[1][3][3] == 0.0


def test_cards_that_do_more_are_stronger() -> None:
    strength = dict(zip(box().card_ids, card_strengths(box()), strict=True))
    assert strength["spartan_shield"] > strength["super_underpants"]
    assert all(each > 0 for each in strength.values())


def test_evaluating_changes_nothing() -> None:
    s = table().determinise(0, 0)
    before = table().game.describe(s)
    evaluate(s, 0)  # type: ignore[arg-type]  # a table of the LOOP has states of the LOOP
    assert table().game.describe(s) == before
