"""The set-up options as a position tells them."""

from __future__ import annotations

import chronotable as ct


def test_who_changes_what_is_told_of_the_machine_changes_nothing_else() -> None:
    m = ct.new("loop", players=2, machine=[1, 0, 3], seed=1)
    told = m.game.describe(m.position)["options"]
    told["machine"][0] = 1000
    assert m.game.describe(m.position)["options"]["machine"] == [1, 0, 3]


def test_a_refusal_that_tells_the_open_question_has_one_colon() -> None:
    m = ct.position("loop", {"phase": "action", "options": {"players": 2}}, seed=1)
    why = str(m.explain("use:quantum_patch").reason)
    assert why.endswith(": choose an action.")
    assert why.count(":") == 1, why
