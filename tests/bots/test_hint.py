"""A hint says why, and only what came true of its plan and not of the rival's."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, ClassVar

import pytest

import chronotable as ct
from chronotable.bots.bot import finished
from chronotable.bots.comparison import Comparer, Comparison, Plan, compare, follow, gone_on
from chronotable.bots.hint import best, explained, said
from chronotable.bots.turns import chooser, go_on, take
from chronotable.games.loop.game import Loop
from chronotable.kernel.match import Match
from chronotable.kernel.reasons import Passage, Reason, Reasons, found, less, more

GAMES = ["loop", "merchants", "anachrony", "room25"]


def midgame(game: str, choices: int, seed: int = 3) -> Match:
    match = ct.new(game, players=4 if game == "room25" else 2, seed=seed)
    bot = ct.bot("greedy", width=1, effort=1)
    for _ in range(choices):
        seat = match.waiting()[0]
        match.choose(bot.choose(match, seat), seat)
    return match


def compared(match: Match, first: str, rival: str, worlds: int = 3) -> Comparison:
    seat = match.ask().seat
    return finished(compare(match.game, match.determinise(seat, 0), seat, first, rival, 7, worlds))


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_an_option_its_rival_and_the_moves_of_its_plan(game: str) -> None:
    match = midgame(game, 9)
    decision = match.ask()
    hint = ct.hint(match, bot="greedy:1")
    keys = [option.key for option in decision.options]
    assert hint.seat == decision.seat
    assert hint.key == hint.plan[0].key == hint.weighed[0].key
    assert hint.label == decision.option(hint.key).label == hint.plan[0].label
    assert hint.plan[0].targets == decision.option(hint.key).targets
    assert {hint.key, *hint.equal, *filter(None, [hint.rival])} <= set(keys)
    assert hint.rival not in (hint.key, *hint.equal)
    assert sorted(each.key for each in hint.weighed) == sorted(keys)
    assert len(hint.reasons) <= 2
    for language in ct.languages():
        assert "-reason-" not in ct.render(hint.why, language)
        assert "{" not in ct.render(hint.why, language)


@pytest.mark.parametrize("game", GAMES)
def test_the_own_moves_of_a_plan_can_be_made_in_the_match(game: str) -> None:
    """What hangs on what is hidden or on others is no step of it."""
    match = midgame(game, 5)
    hint = ct.hint(match, bot="greedy:1")
    for step in hint.plan[:1]:
        match.choose(step.key, hint.seat)


def test_listening_to_a_plan_changes_nothing_of_what_comes_of_it() -> None:
    """Chance draws the same with a witness as without."""
    match = midgame("loop", 20)
    seat = match.ask().seat
    world = match.determinise(seat, 5)
    heard, quiet = world.clone(), world.clone()
    told: list[Any] = []
    for _ in range(30):
        if not heard.options:
            told += gone_on(match.game, heard)
            go_on(match.game, quiet, match.game.turn(quiet))
        else:
            who = chooser(heard, seat)
            told += follow(match.game, heard, who, [len(heard.options) - 1])
            take(match.game, quiet, who, len(quiet.options) - 1)
        assert heard.rng == quiet.rng
        assert match.game.describe(heard) == match.game.describe(quiet)
    assert "rifts_dropped" in [event.kind for event in told]
    assert heard.witness is None


def test_two_ways_to_the_same_are_equal_and_said_to_be_so() -> None:
    """Negating and readying in another order makes no difference; spending energy for nothing does."""
    match = ct.position(
        "loop",
        {
            "agents": {"time_thief": {"era": "dawn", "hand": ["spartan_shield"]}, "mr_time": {"era": "end"}},
            "active": "time_thief", "phase": "action", "doctor": "dawn",
            "eras": {"dawn": {"rifts": 2, "energy": 1}},
        },
        seed=1,
    )  # fmt: skip
    assert compared(match, "play:spartan_shield", "play:spartan_shield").is_equal
    different = compared(match, "play:spartan_shield", "done")
    assert not different.is_equal
    assert different.margin > 0


def comparison(ours: list[int], theirs: list[int], reason: Reason[Any]) -> Comparison:
    """A plan and its rival that bring so much of something in each world."""
    match = midgame("loop", 8)
    seat = match.ask().seat
    game = Loop()
    type(game).reasons, usual = Reasons((reason,)), Loop.reasons
    try:
        comparer = Comparer(game, match.determinise(seat, 0), seat, 1)
        s: Any = match.position

        def plan(amounts: list[int], outcome: float) -> Plan:
            passages = [Passage(amount, s, s, s, ()) for amount in amounts]
            return Plan("x", [], passages, passages, [0.0] * len(amounts), [outcome] * len(amounts))

        return comparer.comparison(plan(ours, 0.5), plan(theirs, 0.4))
    finally:
        type(game).reasons = usual


def amount(way: Passage[Any]) -> Iterable[Any]:
    return [found(way.seat)] if way.seat else []


def sentence(ours: list[int], theirs: list[int], reason: Reason[Any], language: str = "en") -> str:
    match = midgame("loop", 8)
    decision = match.ask()
    made = comparison(ours, theirs, reason)
    offered = {"x": decision.options[0], decision.options[1].key: decision.options[1]}
    _, why = said(match.game, match.determinise(decision.seat, 0), made, offered, Plan(decision.options[1].key))
    return ct.render(why, language)


RIFTS = Reason("rifts", 1.0, amount, counted=True)
VORTEX: Reason[Any] = Reason("vortex", -1.0, lambda way: [found(era="dawn")] if way.seat else [], unsure=True)
SPENT = Reason("energy_spent", -1.0, amount, counted=True)


@pytest.mark.parametrize(
    ("ours", "theirs", "reason", "text"),
    [
        ([2, 2, 2], [0, 0, 0], RIFTS, "leaves 2 rifts fewer on the board"),
        ([2, 2, 2], [1, 1, 1], RIFTS, "leaves 2 rifts fewer on the board (otherwise 1)"),
        ([2, 3, 2], [0, 0, 0], RIFTS, "leaves 2–3 rifts fewer on the board"),
        ([2, 0, 2], [0, 0, 0], RIFTS, "leaves 2 rifts fewer on the board (2 in 3)"),
        ([2, 0, 2], [1, 0, 0], RIFTS, "leaves 2 rifts fewer on the board (2 in 3, otherwise 1)"),
        ([0, 0, 0], [1, 1, 1], VORTEX, "otherwise a vortex opens at the Dawn of Time (3 in 3)"),
        ([0, 0, 1], [1, 1, 1], VORTEX, "otherwise more often a vortex opens at the Dawn of Time (3 in 3, this way 1)"),
        ([0, 0, 0], [4, 4, 4], SPENT, "otherwise 4 energy is gone from the board"),
        ([1, 1, 1], [4, 4, 4], SPENT, "otherwise 4 energy is gone from the board (this way 1)"),
        ([0, 0, 0], [0, 0, 0], RIFTS, "no single thing decides"),
        ([0, 0, 0], [2, 2, 2], RIFTS, "no single thing decides"),
        ([1, 1, 1], [0, 0, 0], VORTEX, "no single thing decides"),
    ],
)  # fmt: skip
def test_what_is_said_is_what_came_of_both_plans(
    ours: list[int], theirs: list[int], reason: Reason[Any], text: str
) -> None:
    said = sentence(ours, theirs, reason)
    assert said == text or (text == "no single thing decides" and said.startswith(text))


def test_a_small_difference_in_luck_is_no_reason() -> None:
    """One world more or less of ten says nothing about a choice."""
    assert not comparison([1] + [0] * 9, [0, 1, 1] + [0] * 7, VORTEX).points
    assert comparison([1] + [0] * 9, [0, 1, 1, 1, 1] + [0] * 5, VORTEX).points


def test_the_weightiest_two_are_said_and_never_two_about_the_same() -> None:
    point = comparison([3], [0], RIFTS).points[0]
    other = replace(point, reason=replace(RIFTS, name="energy", worth=2.0), weight=6.0)
    third = replace(point, reason=replace(RIFTS, name="clones", about="energy"), weight=5.0)
    assert best([other, third, point], 0.0) == [other, point]
    assert best([other, third, point], 4.0) == [other]


def test_numbers_of_a_state_make_reasons() -> None:
    match = midgame("loop", 8)
    before: Any = match.position
    after = before.clone()
    after.rifts[0] = before.rifts[0] + 2
    way = Passage(0, before, after, after, ())
    assert list(more(lambda s, seat: sum(s.rifts))(way)) == [found(2)]
    assert list(less(lambda s, seat: sum(s.rifts))(way)) == []


def test_a_game_that_declares_nothing_says_so_plainly() -> None:
    match = midgame("loop", 8)
    seat = match.ask().seat

    class Silent(Loop):
        reasons: ClassVar[Reasons[Any]] = Reasons()

    weighed = ct.bot("greedy:1").weigh(match, seat)
    hint = finished(explained(Silent(), match.determinise(seat, 0), seat, weighed, 1))
    assert hint.reasons == ()
    assert hint.why.id in ("bots-why-on-the-whole", "bots-why-all-equal")


def test_a_lead_too_small_for_people_is_no_preference() -> None:
    """Putting a reminder token down first, and such."""
    match = midgame("loop", 8)
    decision = match.ask()
    made = comparison([0], [0], RIFTS)
    made.rival.outcomes[:] = made.plan.outcomes
    offered = {decision.options[1].key: decision.options[1]}
    _, why = said(match.game, match.determinise(decision.seat, 0), made, offered, Plan(decision.options[1].key))
    assert why.id == "bots-why-hardly"


def test_where_more_speaks_for_the_rival_that_is_said_too() -> None:
    match = midgame("loop", 8)
    decision = match.ask()
    one, other = comparison([1], [0], RIFTS), comparison([0], [3], replace(RIFTS, name="energy"))
    made = replace(one, against=other.against)
    offered = {decision.options[1].key: decision.options[1]}
    reasons, why = said(match.game, match.determinise(decision.seat, 0), made, offered, Plan(decision.options[1].key))
    assert len(reasons) == 1
    assert "although" in ct.render(why)
    assert "leaves 3 more energy on the board" in ct.render(why)


def test_what_the_plan_itself_suffers_is_its_price() -> None:
    match = midgame("loop", 8)
    decision = match.ask()
    one, other = comparison([1], [0], RIFTS), comparison([3], [0], SPENT)
    made = replace(one, against=other.against)
    offered = {decision.options[1].key: decision.options[1]}
    _, why = said(match.game, match.determinise(decision.seat, 0), made, offered, Plan(decision.options[1].key))
    assert ct.render(why) == "leaves 1 rift fewer on the board, even though 3 energy is gone from the board"
