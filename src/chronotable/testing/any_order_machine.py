"""The match that Hypothesis plays with; only this module needs Hypothesis."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import chronotable as ct
from chronotable.kernel.match import Match
from chronotable.testing.play import as_bytes, whole
from chronotable.testing.table import Table


class AnyOrderMachine(RuleBasedStateMachine):
    """A match, and beside it what its history must look like: the position and the events after each choice."""

    table: Table
    match: Match
    trail: list[tuple[bytes, bytes]]

    @initialize(number=st.integers(0, 1000), seed=st.integers(0, 2**64))
    def start(self, number: int, seed: int) -> None:
        self.match = self.table.cases[number % len(self.table.cases)].new(seed)
        self.trail = [self.value()]

    def value(self) -> tuple[bytes, bytes]:
        return whole(self.match), as_bytes(self.match.events())

    @precondition(lambda self: self.match.result is None)
    @rule(which=st.integers(0, 100), index=st.integers(0, 1000))
    def choose(self, which: int, index: int) -> None:
        decisions = self.match.decisions
        decision = decisions[which % len(decisions)]
        option = decision.options[index % len(decision.options)]
        self.match.choose(option.key, decision.seat if len(decisions) > 1 or index % 2 else None)
        self.trail.append(self.value())

    @rule()
    def undo(self) -> None:
        is_over = self.match.result is not None
        revealed = is_over or not self.match.history or self.match.history[-1].revealed
        assert self.match.can_undo() != revealed
        if revealed:
            with pytest.raises(ct.IllegalUndo):
                self.match.undo()
        else:
            self.match.undo()
            self.trail.pop()

    @rule(back=st.integers(0, 6))
    def branch(self, back: int) -> None:
        at = max(0, len(self.match.history) - back)
        self.match = self.match.branch(at)
        self.trail = self.trail[: at + 1]

    @rule(seed=st.integers(0, 9))
    def other_chance(self, seed: int) -> None:
        self.match = self.match.branch(len(self.match.history), seed=seed)

    @rule()
    def save_and_load(self) -> None:
        self.match = ct.load(self.match.save(), game=self.table.game)

    @rule(key=st.text(max_size=20) | st.sampled_from(["done", "may:no", "play:war_horse", "bid:3", "send:yes"]))
    def ask(self, key: str) -> None:
        seat = self.match.decisions[0].seat if self.match.decisions else 0
        explanation = self.match.explain(key, seat)
        if not explanation.allowed:
            with pytest.raises(ct.IllegalChoice):
                self.match.choose(key, seat)

    @invariant()
    def the_match_is_what_its_history_says(self) -> None:
        assert len(self.match.history) == len(self.trail) - 1
        assert self.value() == self.trail[-1]
        assert self.table.game.laws(self.match._state) == []
        assert (self.match.result is None) == bool(self.match.decisions)


def run(table: Table) -> None:
    machine: Any = type("AnyOrderOf", (AnyOrderMachine,), {"table": table})
    run_state_machine_as_test(machine)
