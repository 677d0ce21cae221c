"""Every offered option can be carried out and leads on; games end; things are conserved."""

from __future__ import annotations

import random
import re

import chronotable as ct
from chronotable.kernel import engine
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.kernel.state import State
from chronotable.testing.laws import Laws
from chronotable.testing.play import LONGEST, SEEDS, finished, play_on, points, whole
from chronotable.testing.table import THOROUGH, Case, Table

KEY = re.compile(r"[a-z0-9_]+(:[a-z0-9_.-]+)*")


def check_running(match: Match, table: Table) -> None:
    """What is true of a match whenever it waits for a choice, and whenever it is over."""
    decisions = match.decisions
    assert (match.result is None) == bool(decisions), "a match waits for a choice or has a result"
    for decision in decisions:
        keys = [option.key for option in decision.options]
        assert len(keys) >= 2, f"{keys} is no choice"
        assert len(set(keys)) == len(keys), f"{keys} are not unique"
        assert all(KEY.fullmatch(key) for key in keys), keys
        assert 0 <= decision.seat < match.seats
        assert table.knows(decision.rule), decision.rule
        assert all(table.knows(option.rule) for option in decision.options)
    assert len({decision.seat for decision in decisions}) == len(decisions), "a seat answers one question at a time"


def broken(case: Case, state: State) -> list[Message]:
    """What must never be true of a position that came about by playing."""
    return [*case.game.laws(state), *case.game.doubts(state)]


def last_choices(match: Match) -> str:
    """Those that a game goes round in, for whoever has to mend it; with the turn, if turns still go by."""
    said = [f"{choice.seat} {choice.key} (turn {match.game.turn(choice.before)})" for choice in match.history[-6:]]
    return ", ".join(said)


class Playing(Laws):
    def test_matches_end_with_a_result(self, case: Case) -> None:
        for match in finished(case):
            result = match.result
            assert result is not None, f"no end after {LONGEST} choices, the last of which were {last_choices(match)}"
            assert match.decisions == ()
            assert match.decision is None
            assert set(result.winners) <= set(range(match.seats))
            assert len(result.scores) == match.seats

    def test_decisions_are_well_formed_and_laws_hold_throughout(self, case: Case) -> None:
        table = self.table_of(case)
        for match in finished(case):
            for at in range(len(match.history) + 1):
                point = match.branch(at)
                check_running(point, table)
                assert [str(law) for law in broken(case, point._state)] == []

    def test_every_option_can_be_carried_out_and_leads_to_an_end(self, case: Case) -> None:
        table = self.table_of(case)
        rng = random.Random(case.id)
        for point in points(case, most=30 if THOROUGH else 8):
            before = whole(point)
            for decision in point.decisions:
                for option in decision.options:
                    other = point.clone()
                    other.choose(option.key, decision.seat)
                    check_running(other, table)
                    assert broken(case, other._state) == []
                    state = other._state.clone()
                    state.rng = 1 + rng.getrandbits(40)
                    for _ in range(LONGEST):
                        if not state.options:
                            break
                        engine.choose(state, rng.randrange(len(state.options)))
                    assert case.game.result(state) is not None, f"no end after {option.key}"
            assert whole(point) == before

    def test_the_suite_meets_every_kind_of_option(self, table: Table) -> None:
        """Otherwise the tests here would be silent about it.  What is rare is looked for in some more matches."""
        if table.verbs is None:
            return
        met = {
            choice.key.partition(":")[0] for case in table.cases for match in finished(case) for choice in match.history
        }
        for seed in range(len(SEEDS), len(SEEDS) + 5):
            if met == table.verbs:
                break
            for case in table.cases:
                match = play_on(case.new(seed), random.Random(seed), eager=seed % 2 == 0)
                assert broken(case, match.position) == []
                assert ct.load(match.save()) == match
                met.update(choice.key.partition(":")[0] for choice in match.history)
        assert met == table.verbs
