"""Chapter 19: the machine as a random process."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from tests.games.loop.table import CLONES, era, random_choice, table
from tests.games.playing import event_kinds, happened, keys, play, refused

LANES = ["renaissance", "industrial", "globalization"]  # the doctor stands at industrial
CHI_SQUARE = 13.8  # two degrees of freedom: exceeded by chance once in a thousand


CROWD = [word for word in CLONES if "industrial" not in word]  # clones that can stand at industrial


def drop(seed: int, machine: Any = "default", clones: int = 10, **described: Any) -> Match:
    """One drop of 2 + `clones` cubes at industrial, whose neighbours and itself are empty."""
    standing = CROWD[:clones]
    return table(
        phase="doctor",
        doctor_next=["industrial"],
        eras={"industrial": {"clones": standing}},
        bag_top=[CROWD[-1]],
        options={"machine": machine},
        seed=seed,
        **described,
    )


def landings(seeds: range, machine: Any) -> list[dict[str, int]]:
    return [happened(drop(seed, machine), "rifts_dropped")[0]["landing"] for seed in seeds]


def chi_square(observed: list[int], weights: list[int]) -> float:
    total = sum(observed)
    expected = [total * weight / sum(weights) for weight in weights]
    return sum((found - due) ** 2 / due for found, due in zip(observed, expected, strict=True))


@pytest.mark.rule("LOOP-19.1")
def test_cubes_come_out_at_the_three_ramps_of_the_machine() -> None:
    for landing in landings(range(30), "default"):
        assert list(landing) == LANES
        assert sum(landing.values()) == 12


@pytest.mark.rule("LOOP-19.2")
def test_each_cube_falls_by_itself_with_weights_one_two_one() -> None:
    drops = landings(range(1000, 1120), "default")
    totals = [sum(landing[lane] for landing in drops) for lane in LANES]
    assert sum(totals) == 1440
    assert chi_square(totals, [1, 2, 1]) < CHI_SQUARE
    assert chi_square(totals, [1, 1, 1]) > CHI_SQUARE  # the test can tell the models apart
    # Independent cubes: the middle gets 12 * 1/2 with variance 12 * 1/4, and no cube drags another along.
    middle = [landing["industrial"] for landing in drops]
    mean = sum(middle) / len(middle)
    variance = sum((n - mean) ** 2 for n in middle) / len(middle)
    assert 2 < variance < 4.2


@pytest.mark.rule("LOOP-19.3")
@pytest.mark.parametrize(
    ("machine", "weights"),
    [("uniform", [1, 1, 1]), ("narrow", [1, 4, 1]), ([3, 1, 2], [3, 1, 2])],
)
def test_the_weights_are_an_option(machine: Any, weights: list[int]) -> None:
    drops = landings(range(2000, 2070), machine)
    totals = [sum(landing[lane] for landing in drops) for lane in LANES]
    assert chi_square(totals, weights) < CHI_SQUARE
    assert chi_square(totals, [1, 2, 1]) > CHI_SQUARE


@pytest.mark.rule("LOOP-19.3")
def test_a_ramp_without_weight_gets_no_cube_and_a_machine_needs_some_weight() -> None:
    assert all(landing["industrial"] == 12 for landing in landings(range(10), [0, 1, 0]))
    for machine in ([0, 0, 0], [1, 2], [1, 2, -1], "broken"):
        with pytest.raises(ct.BadOption):
            ct.new("loop", machine=machine)


@pytest.mark.rule("LOOP-19.4")
def test_people_with_the_tower_enter_where_the_cubes_fell() -> None:
    m = drop(1, "manual", clones=1)
    assert len(keys(m)) == 10  # the ways to spread three cubes over three ramps
    assert all(sum(int(n) for n in key.split(":")[1:]) == 3 for key in keys(m))
    for wrong in ("landing:1:1:0", "landing:2:2:0", "landing:0:0:0", "landing:-1:2:2", "landing:a:b:c"):
        assert refused(m, wrong) == "LOOP-19.4"
    assert "rifts_dropped" not in event_kinds(m)
    play(m, "landing:2:0:1")
    assert [era(m, lane)["rifts"] for lane in LANES] == [2, 0, 1]
    assert happened(m, "rifts_dropped")[0]["landing"] == dict(zip(LANES, [2, 0, 1], strict=True))


@pytest.mark.rule("LOOP-19.4")
def test_the_time_prowler_still_negates_after_a_manual_landing() -> None:
    m = drop(1, "manual", clones=0, agents={"time_thief": {}, "mr_time": {}})
    play(m, "landing:0:1:1")
    assert keys(m) == ["negate:industrial", "negate:globalization", "done"]


@pytest.mark.rule("LOOP-19.5")
def test_one_seed_gives_one_game() -> None:
    def played(seed: int) -> Match:
        m = ct.new("loop", players=3, seed=seed)
        number = 5
        for _ in range(60):
            if m.decision is not None:
                number = random_choice(m, number)
        return m

    first, again, other = played(11), played(11), played(12)
    assert first.events() == again.events()
    assert ct.position_of(first) == ct.position_of(again)
    assert first.events() != other.events()
    read = ct.load(first.save())
    assert ct.position_of(read) == ct.position_of(first)


@pytest.mark.rule("LOOP-19.6")
def test_a_landing_can_be_fixed() -> None:
    for seed in range(5):
        m = drop(seed, clones=2, fate=["previous", "next", "next", "doctor"])
        assert [era(m, lane)["rifts"] for lane in LANES] == [1, 1, 2]


@pytest.mark.rule("LOOP-19.6")
def test_what_is_left_of_fate_waits_for_the_next_drop() -> None:
    m = table(
        phase="doctor",
        doctor_next=["industrial", "dawn"],
        bag_top=["medieval>robots", "medieval>end"],
        fate=["doctor", "doctor", "previous", "previous"],
    )
    play(m, "done")
    assert (era(m, "industrial")["rifts"], era(m, "end")["rifts"]) == (2, 2)
