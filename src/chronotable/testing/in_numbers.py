"""Actions and observations as numbers: every key has one of its own, and vectors tell nothing hidden.

A game that declares no verbs has no numbers of actions, and one that declares nothing `observed` no vectors.
"""

from __future__ import annotations

import chronotable as ct
from chronotable.kernel import engine
from chronotable.kernel.kept_vector import KeptVector
from chronotable.kernel.match import Match
from chronotable.testing.laws import Laws
from chronotable.testing.play import finished, points
from chronotable.testing.secrecy import twins
from chronotable.testing.table import Case, Table


def has_numbers(case: Case) -> bool:
    return any(case.game.action_keys(()))


def mask(match: Match, seat: int) -> bytes:
    space = ct.action_space(match)
    return bytes(space.mask(space.offered(match.position, seat)))


class InNumbers(Laws):
    def test_every_option_has_a_number_of_its_own(self, case: Case) -> None:
        if not has_numbers(case):
            return
        space = ct.action_space(case.game)
        for match in finished(case):
            states = [choice.before for choice in match.history]
            for state in states:
                for seat, step, options in engine.pending(state):
                    keys = [step.key(state, option) for option in options]
                    offered = space.offered(state, seat)
                    assert [space.key(number) for number in offered] == keys
                    assert [space.number(key) for key in keys] == offered
                    assert sum(space.mask(offered)) == len(keys)

    def test_actions_are_numbered_alike_every_time(self, table: Table) -> None:
        keys = list(table.game.action_keys(()))
        assert list(table.game.action_keys(())) == keys
        assert len(set(keys)) == len(keys)

    def test_vectors_keep_to_their_bounds(self, case: Case) -> None:
        if not case.game.observed:
            return
        space = ct.observation_space(case.game)
        names = [place.name for place in space.places]
        assert len(set(names)) == len(names)
        bounds = [place.most - place.least for place in space.places]
        seen = set()
        for match in (*points(case), *finished(case)):
            for seat in range(match.seats):
                vector = ct.observe(match, seat)
                assert len(vector) == len(space)
                beyond = [name for name, value, most in zip(names, vector, bounds) if value > most]
                assert beyond == []
                seen.add(vector)
        assert len(seen) > 1, "the vector never changes"

    def test_a_kept_vector_is_the_one_that_is_filled_anew(self, case: Case) -> None:
        if not case.game.observed:
            return
        space = ct.observation_space(case.game)
        kept: dict[int, KeptVector] = {}
        for match in finished(case)[:1]:
            for number, choice in enumerate(match.history):
                for seat in {choice.seat, number % match.seats}:
                    if seat not in kept:
                        kept[seat] = KeptVector(space, seat)
                    found, due = kept[seat].look(choice.before), space.vector(choice.before, seat)
                    if found != due:
                        wrong = [place.name for place, one, other in zip(space.places, found, due) if one != other]
                        raise AssertionError(f"they do not follow from the fields that `of` names: {wrong}")

    def test_vectors_and_masks_tell_nothing_hidden(self, case: Case) -> None:
        for match, twin, seat in twins(case):
            if case.game.observed:
                assert ct.observe(twin, seat) == ct.observe(match, seat)
            if has_numbers(case):
                assert mask(twin, seat) == mask(match, seat)
