"""Chapter 12: the shop board and movement."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from tests.games.merchants.table import figures, me, moves, space, table
from tests.games.playing import happened, keys, play, refused

RING = ["lc", "la", "p1", "p2", "p3", "rc", "ra", "p4", "p5", "p6"]
PORTALS = ["p1", "p2", "p3", "p4", "p5", "p6"]


def at(chronomancer: str, assistant: str, **described: Any) -> Match:
    return table(me={"chronomancer": chronomancer, "assistant": assistant}, **described)


@cache
def possible() -> list[tuple[str, str]]:
    """Every pair of places that a position accepts."""
    found = []
    for chronomancer, assistant in product(RING, RING):
        try:
            ct.position("merchants", {"players": [{"chronomancer": chronomancer, "assistant": assistant}]}, seed=1)
        except ct.BadPosition:
            continue
        found.append((chronomancer, assistant))
    return found


@pytest.mark.rule("COVE-12.1", "COVE-12.2")
def test_six_portals_and_two_machines_with_a_slot_for_each_figure() -> None:
    actions = {found["space"]: found["action"] for found in me(table())["shop"]["spaces"]}
    assert list(actions) == RING
    assert {word for word, action in actions.items() if action == "change_timeline"} == {"lc", "rc"}
    assert {word for word, action in actions.items() if action == "freeze_time"} == {"la", "ra"}
    assert sum(word.startswith("p") for word in actions) == 6


@pytest.mark.rule("COVE-12.3", "COVE-12.4")
@pytest.mark.parametrize(
    ("chronomancer", "assistant", "his", "the_assistants"),
    [
        ("lc", "la", [], ["p1", "p2", "p3", "ra"]),
        ("lc", "p1", [], ["p2", "p3", "ra"]),
        ("lc", "p2", ["p1"], ["p3", "ra"]),
        ("lc", "ra", ["p1", "p2", "p3", "rc"], []),
        ("p1", "ra", ["p2", "p3", "rc"], []),
        ("rc", "ra", [], ["p4", "p5", "p6", "la"]),
        ("rc", "p6", ["p4", "p5"], ["la"]),
        ("rc", "la", ["p4", "p5", "p6", "lc"], []),
        ("p5", "p6", [], ["la"]),
        ("p5", "la", ["p6", "lc"], []),
    ],
)
def test_where_the_figures_may_go(chronomancer: str, assistant: str, his: list[str], the_assistants: list[str]) -> None:
    m = at(chronomancer, assistant)
    if len(his) + len(the_assistants) > 1:
        assert (moves(m, "chronomancer"), moves(m, "assistant")) == (his, the_assistants)
    else:
        forced = {"figure": "chronomancer" if his else "assistant", "space": (his or the_assistants)[0]}
        assert happened(m, "figure_moved")[0] == {"who": "player1", **forced}


@pytest.mark.rule("COVE-12.5")
def test_one_figure_moves_and_performs_the_action_of_its_space() -> None:
    m = at("lc", "p3")
    play(m, "move:chronomancer:p1")
    assert figures(m) == ("p1", "p3")
    assert keys(m) == [f"take:relic_{colour}" for colour in ("red", "green", "blue", "yellow")]
    assert refused(at("lc", "p3"), "move:chronomancer:lc") == "COVE-12.7", "by at least one space"


@pytest.mark.rule("COVE-12.6")
def test_each_figure_skips_the_others_slots() -> None:
    m = at("p1", "p3")
    assert refused(m, "move:assistant:rc") == "COVE-12.6"
    assert refused(at("p1", "ra"), "move:chronomancer:ra") == "COVE-12.6"
    assert moves(at("lc", "ra"), "chronomancer") == ["p1", "p2", "p3", "rc"], "past the empty slot LA"
    assert moves(at("rc", "p4"), "chronomancer") == []
    assert moves(at("rc", "p5"), "chronomancer") == ["p4"], "past the empty slot RA"


@pytest.mark.rule("COVE-12.7")
def test_the_chronomancer_passes_or_joins_the_assistant_nowhere() -> None:
    m = at("lc", "p2")
    assert refused(m, "move:chronomancer:p2") == "COVE-12.7", "not onto his space"
    assert refused(m, "move:chronomancer:p3") == "COVE-12.7", "not through it"
    m = at("p2", "ra")
    assert refused(m, "move:chronomancer:p4") == "COVE-12.7", "not past his slot either"


@pytest.mark.rule("COVE-12.7")
def test_with_the_switch_they_may_share_portal_spaces() -> None:
    m = at("lc", "p2", chronomancer_may_share_assistant_space=True)
    assert moves(m, "chronomancer") == ["p1", "p2"]
    play(m, "move:chronomancer:p2")
    assert figures(m) == ("p2", "p2")
    assert space(m, "p2")["figures"] == ["chronomancer", "assistant"]
    assert "p3" in moves(m, "chronomancer"), "from there he can go ahead"
    m = at("p3", "p2", chronomancer_may_share_assistant_space=True)
    assert moves(m, "assistant") == ["p3", "ra"], "and the Assistant may meet him"
    m = at("p2", "ra", chronomancer_may_share_assistant_space=True)
    assert moves(m, "chronomancer") == ["p3", "rc"], "but no machine slot"


@pytest.mark.rule("COVE-12.8")
def test_the_assistant_stops_at_every_machine_and_freezes() -> None:
    m = at("lc", "la")
    assert refused(m, "move:assistant:p4") == "COVE-12.8"
    play(m, "move:assistant:ra")
    assert figures(m) == ("lc", "ra"), "straight from one machine to the other"
    assert keys(m)[0] == "freeze:red:green"


@pytest.mark.rule("COVE-12.9")
@pytest.mark.parametrize(("chronomancer", "assistant"), [("p1", "ra"), ("lc", "ra"), ("p5", "la"), ("rc", "la")])
def test_the_assistant_waits_for_the_chronomancer_in_a_machine(chronomancer: str, assistant: str) -> None:
    m = at(chronomancer, assistant)
    assert moves(m, "assistant") == []
    following = RING[(RING.index(assistant) + 1) % len(RING)]
    assert refused(m, f"move:assistant:{following}") == "COVE-12.9"
    together = {"ra": "rc", "la": "lc"}[assistant]
    assert following in moves(at(together, assistant), "assistant")


@pytest.mark.rule("COVE-5.4", "COVE-12.10")
def test_at_least_one_figure_can_move_from_everywhere() -> None:
    pairs = possible()
    assert len(pairs) == 2 * (5 + 3 + 2 + 1), "in each half-lap the Chronomancer in his slot, then on the portals"
    for chronomancer, assistant in pairs:
        m = at(chronomancer, assistant)
        moved = happened(m, "figure_moved")
        assert moved or moves(m, "chronomancer") or moves(m, "assistant")


@pytest.mark.rule("COVE-12.10")
def test_the_assistant_is_never_behind_within_a_half_lap() -> None:
    for chronomancer, assistant in possible():
        ahead = (RING.index(assistant) - RING.index(chronomancer)) % len(RING)
        assert 1 <= ahead <= 6, (chronomancer, assistant)


@pytest.mark.rule("COVE-12.10")
@pytest.mark.parametrize("seed", range(3))
def test_each_half_lap_has_one_freeze_and_one_timeline_change(seed: int) -> None:
    m = ct.new("merchants", players=1, mode="solo_score", seed=seed)
    chance = Random(seed)
    while m.decision is not None:
        play(m, chance.choice(keys(m)))
    stops = [event["space"] for event in happened(m, "figure_moved")]
    machines = [stop for stop in stops if stop not in PORTALS]
    assert len(machines) >= 8
    expected = (["ra", "rc", "la", "lc"] * len(machines))[: len(machines)]
    assert machines == expected, "the Assistant first, then the Chronomancer, in every machine they reach"
