"""A game against the Chronobot, worked out by hand from the text of chapter 37 by somebody who did not write its code.

Given were only the rolls of the dice, the stacks and the pools; what the Chronobot does with them was written down
before the game was played here.  The player powers up nothing, chooses no Warp tile and passes at once, so it takes its
6 actions in every Era (ANA-37.53).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

import chronotable as ct
from chronotable.kernel.match import Match


class Turn(NamedTuple):
    """A roll of the AI die, and what the Chronobot does: the step, where its Exosuit goes, and what it takes."""

    roll: int
    deed: str
    space: str | None
    takes: tuple[str, ...] = ()
    fails: bool = False


ERAS = (
    (
        Turn(3, "construct_life_support", "construct_top", ("305",)),  # 3 VP as 306 has, from the secondary stack
        Turn(5, "research", "research_top", ("square_time",)),
        Turn(3, "time_travel", None, fails=True),  # its only Warp tile lies on the current Era
        Turn(4, "construct_power_plant", "construct_middle", ("104",)),  # 4 VP; 114 has 1
        Turn(3, "construct_superproject", "council_left", ("dark_matter_converter",)),
        Turn(2, "construct_factory", "council_right", ("207",)),
    ),
    (
        Turn(3, "remove_anomaly", None, fails=True),
        Turn(3, "construct_life_support", "construct_top", ("306",)),
        Turn(2, "reboot", None),
        Turn(2, "research", "research_top", ("triangle_time",)),  # no Genius in the pool
        Turn(4, "recruit", "recruit_top", ("administrator",)),
        Turn(5, "mine", "mine_top", ("neutronium", "uranium")),
    ),
    (
        Turn(4, "construct_factory", "construct_top", ("211",)),
        Turn(5, "construct_power_plant", "construct_middle", ("106",)),
        Turn(3, "time_travel", None, ("2",)),  # the tile of Era 1 went back with the Anomaly
        Turn(4, "reboot", None),
        Turn(4, "recruit_genius", "recruit_top", ("genius",)),
        Turn(5, "recruit", "recruit_middle", ("engineer",)),
    ),
    (
        Turn(4, "construct_lab", "construct_top", ("409",)),
        Turn(2, "construct_lab", "construct_middle", ("404",)),
        Turn(2, "research", "research_top", ("circle_time",)),
        Turn(5, "construct_factory", "council_left", ("205",)),
        Turn(5, "reboot", None),
        Turn(3, "construct_superproject", "council_right", ("exocrawler",)),
    ),
    (Turn(4, "research", "research_top"),),  # of the circle that is left, which chance has decided before
)
# Before the Power Up of Eras 2 to 5: VP tokens, Paradoxes, Anomalies, Eras with its Warp tiles, its space of the Time
# Travel track, Workers.
STANDS: tuple[tuple[int, int, int, list[int], int, dict[str, int]], ...] = (
    (1, 1, 0, [1], 0, {}),
    (3, 0, 1, [2], 0, {"administrator": 1}),  # 2 and 2 more: the limit; of Eras 1 and 2 the older gives its tile back
    (5, 2, 1, [3], 1, {"administrator": 1, "genius": 1, "engineer": 1}),
    (
        5,
        0,
        2,
        [4],
        1,
        {"administrator": 1, "genius": 1, "engineer": 1},
    ),  # Era 3 brings the third: Era 4 is not rolled for
)


def told(args: dict[str, Any]) -> tuple[str, ...]:
    """What an event says it has taken."""
    names = ("tile", "breakthrough", "worker", "era")
    taken = [str(args[name]) for name in names if name in args]
    return tuple(sorted(args.get("units", ())) or taken[:1])


def turns(match: Match) -> list[Turn]:
    """The turns of the Chronobot in the last choice, as its log tells them."""
    found: list[Turn] = []
    for event in match.history[-1].events:
        args = dict(event.args)
        if "deed" in args and args["n"]:
            found.append(Turn(args["n"], args["deed"], args.get("space"), told(args), event.kind == "opponent_failed"))
    return found


def play() -> tuple[list[Turn], dict[int, dict[str, Any]]]:
    """All turns up to the 25th, and the opponent before the Power Up of every Era but the first, by the Era before."""
    match = ct.new(
        "anachrony",
        players=1,
        opponent="chronobot",
        harder=["six_actions"],
        seed=11,
        paths=["harmony"],
        leaders="random",
    )
    found: list[Turn] = []
    ends: dict[int, dict[str, Any]] = {}
    while len(found) < 25:
        view = match.view(0)
        keys = [option.key for option in match.ask().options]
        match.choose(next(key for key in ("power:0", "warp:none", "pass") if key in keys))
        found += turns(match)
        if match.view(0)["era"] > view["era"]:
            ends[view["era"]] = match.view(0)["opponent"]
    return found, ends


@pytest.mark.rule("ANA-37.21")
@pytest.mark.rule("ANA-37.23")
@pytest.mark.rule("ANA-37.24")
def test_twenty_five_turns_go_as_worked_out_by_hand() -> None:
    found, _ = play()
    expected = [turn for era in ERAS for turn in era]
    for number, (turn, wanted) in enumerate(zip(found, expected, strict=False), start=1):
        if wanted.deed == "research" and not wanted.takes:
            turn = turn._replace(takes=())
        assert turn == wanted, f"turn {number}"
    assert len(found) == len(expected) == 25


@pytest.mark.rule("ANA-37.15")
@pytest.mark.rule("ANA-37.16")
@pytest.mark.rule("ANA-37.46")
def test_its_board_stands_after_every_era_as_worked_out_by_hand() -> None:
    _, ends = play()
    for era, (vp, paradoxes, anomalies, warps, travel, workers) in enumerate(STANDS, start=1):
        seen = ends[era]
        assert seen["vp"] == vp, era
        assert seen["paradoxes"] == paradoxes, era
        assert seen["anomalies"] == anomalies, era
        assert sorted(warp["era"] for warp in seen["warps"]) == warps, era
        assert seen["time_travel"] == travel, era
        assert {word: n for word, n in seen["workers"].items() if n} == workers, era
