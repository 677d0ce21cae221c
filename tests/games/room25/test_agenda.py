"""What is pending in a described position: an end piece of the round, in its phase, with what its steps can add."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from tests.games.playing import play
from tests.games.room25.table import PAIRS, table

Json = dict[str, Any]
REST: list[Json] = [{"step": "pass", "phase": 4}, {"step": "pass", "phase": 5}, {"step": "count_down"}]


def refused(position: Json, rule: str) -> None:
    with pytest.raises(ct.BadPosition) as caught:
        ct.position("room25", position, seed=1)
    assert f"(R25-{rule})" in str(caught.value)


def turns(*characters: str) -> list[Json]:
    return [{"step": "turn", "figure": PAIRS.index(id), "phase": 3} for id in characters]


@pytest.fixture
def programming() -> Json:
    m = ct.new("room25", mode="competition", players=2, seed=1)
    while m.view(None)["phase"] == "clue":
        play(m, "done")
    return ct.position_of(m)


@pytest.fixture
def acting() -> Json:
    """Max is asked where to move, in the middle of the first pass."""
    order = ["emmet", "max", *(id for id in PAIRS if id not in ("emmet", "max"))]
    return ct.position_of(table(at={"max": "b2"}, programs={"max": ["move", "look"]}, order=order))


@pytest.mark.rule("R25-6.1")
def test_something_is_pending_while_the_game_runs(programming: Json, acting: Json) -> None:
    for position in (programming, acting):
        refused({**position, "agenda": []}, "6.1")
        refused({**position, "agenda": position["agenda"][:-1]}, "6.1")
        refused({**position, "agenda": position["agenda"][::-1]}, "6.1")


@pytest.mark.rule("R25-6.1")
def test_what_is_pending_belongs_to_the_phase(programming: Json, acting: Json) -> None:
    refused({**acting, "phase": "second_pass"}, "6.1")
    refused({**programming, "phase": "cards"}, "6.1")
    refused({**programming, "agenda": REST}, "6.1")
    refused({**programming, "agenda": [{"step": "clue", "figure": 0}, *programming["agenda"]]}, "6.1")
    refused({**acting, "agenda": [acting["agenda"][0], *acting["agenda"]]}, "6.1")


@pytest.mark.rule("R25-6.5")
def test_nothing_is_pending_when_the_game_is_over(acting: Json) -> None:
    refused({**acting, "ending": "time_is_up"}, "6.5")


@pytest.mark.rule("R25-3.9")
def test_clues_are_taken_in_order() -> None:
    position = ct.position_of(ct.new("room25", mode="competition", players=3, seed=1))
    clues = position["agenda"][:-1]
    assert [record["step"] for record in clues] == ["clue"] * 3
    refused({**position, "agenda": [clues[1], clues[0], clues[2], {"step": "round"}]}, "6.2")
    ct.position("room25", {**position, "agenda": [*clues[1:], {"step": "round"}]})


@pytest.mark.rule("R25-6.2")
def test_the_turns_to_come_are_the_rest_of_the_order_and_the_acting_character_comes_before(acting: Json) -> None:
    coming = acting["agenda"][1:]
    assert [record["step"] for record in coming] == ["turn"] * 6 + ["pass", "pass", "count_down"]
    refused({**acting, "acting": "kevin"}, "6.2")
    refused({**acting, "acting": None}, "6.2")
    refused({**acting, "agenda": [acting["agenda"][0], *coming[1:]]}, "6.2")
    refused({**acting, "agenda": [acting["agenda"][0], coming[1], coming[0], *coming[2:]]}, "6.2")
    refused({**acting, "agenda": [acting["agenda"][0], *turns("max"), *coming]}, "6.2")


@pytest.mark.rule("R25-6.3")
@pytest.mark.parametrize(
    "step",
    [
        {"step": "look", "figure": PAIRS.index("max")},  # played was Move
        {"step": "move", "figure": PAIRS.index("kevin")},
        {"step": "push_to", "figure": PAIRS.index("max"), "victim": PAIRS.index("kevin")},
        {"step": "play_or_wait", "figure": PAIRS.index("max")},
        {"step": "free_action", "figure": PAIRS.index("max"), "phase": 3},
        {"step": "vision", "figures": [PAIRS.index("max")]},
        {"step": "robot_move", "figure": PAIRS.index("max"), "robot": 0},
        {"step": "refuse", "figure": PAIRS.index("max"), "tile": 0},
        {"step": "move_lock", "figure": PAIRS.index("max"), "tile": 0},
    ],
    ids=lambda step: step["step"],
)
def test_a_pending_step_finds_what_it_is_about(acting: Json, step: Json) -> None:
    refused({**acting, "agenda": [step, *acting["agenda"][1:]]}, "6.3")


@pytest.mark.rule("R25-7.1", "R25-4.16")
def test_everybody_programmes_once(programming: Json) -> None:
    first, *rest = programming["agenda"]
    assert first["step"] == "simultaneously"
    one, other = first["steps"][: len(first["steps"]) // 2], first["steps"][len(first["steps"]) // 2 :]
    refused({**programming, "agenda": [{"step": "simultaneously", "steps": one}, *rest]}, "7.1")
    refused({**programming, "agenda": [{"step": "simultaneously", "steps": [*one, *other[1:]]}, *rest]}, "7.1")
    refused({**programming, "agenda": [{"step": "simultaneously", "steps": [*other, *one]}, *rest]}, "6.3")
    refused({**programming, "agenda": rest[1:]} | {"phase": "first_pass"}, "6.1")


@pytest.mark.rule("R25-4.12")
def test_no_more_cards_are_to_be_drawn_than_the_round_has() -> None:
    m = ct.new("room25", mode="cooperation", players=4, characters=["max", "kevin", "emmet", "franck"], seed=1)
    card: Json = {"step": "draw_card", "entered": []}
    coming: list[Json] = [{"step": "program_all"}, {"step": "pass", "phase": 3}, *REST]
    position: Json = {**ct.position_of(m), "phase": "cards", "round": 1, "turn_order": ct.position_of(m)["order"]}
    ct.position("room25", {**position, "agenda": [card, card, *coming]}, seed=1)
    refused({**position, "agenda": [card, card, card, *coming]}, "4.12")
