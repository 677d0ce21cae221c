"""How likely a win is said to be: a probability, and the same whatever a seat or a spectator cannot know."""

from __future__ import annotations

import pytest

from chronotable.kernel.state import State
from chronotable.likelihood import model_of, odds, odds_at
from chronotable.testing.laws import Laws
from chronotable.testing.play import POINTS, finished, points
from chronotable.testing.secrecy import MATCHES, twins
from chronotable.testing.table import THOROUGH, Case, Table


def numbers(case: Case, s: State) -> list[list[float]] | None:
    """The features of all seats, where the set-up is one they are meant for."""
    features = case.game.features
    if features is None or features.setup(s) is None:
        return None
    return [
        [features.stage(s), *(float(feature.value(s, seat)) for feature in features.listed)]
        for seat in range(case.game.seats(s))
    ]


class Likely(Laws):
    def test_the_odds_are_the_same_whatever_is_hidden(self, case: Case) -> None:
        """Feature by feature: two that tell a secret might cancel out."""
        for match, twin, _ in twins(case):
            assert numbers(case, twin._state) == numbers(case, match._state)
            assert odds(twin) == odds(match)

    def test_the_odds_are_probabilities(self, case: Case) -> None:
        rivals = case.game.features is not None and case.game.features.rivals
        for match in points(case, POINTS if THOROUGH else 4, MATCHES):
            found = odds(match)
            if found is None:
                continue
            assert len(found.win) == match.seats
            assert all(0.0 <= share <= 1.0 for share in found.win)
            if rivals and found.games:
                assert sum(found.win) == pytest.approx(1.0)
                assert found.place is not None
                assert found.margin is not None
                assert sum(found.place) == pytest.approx(match.seats * (match.seats + 1) / 2)
                best = max(range(match.seats), key=found.win.__getitem__)
                assert found.place[best] == pytest.approx(min(found.place))
            elif not rivals:
                assert len(set(found.win)) == 1

    def test_the_end_is_certain(self, case: Case) -> None:
        if model_of(case.game) is None:
            return
        for match in finished(case):
            found, result = odds_at(match.game, match.position), match.result
            assert found is not None
            assert result is not None
            assert {seat for seat, share in enumerate(found.win) if share > 0} == set(result.winners)

    def test_the_usual_set_up_has_odds(self, table: Table) -> None:
        """Otherwise the tests here would look at nothing."""
        if model_of(table.game) is None:
            return
        said = [odds(match) for case in table.cases for match in points(case, 2, 1)]
        assert any(found is not None and found.games for found in said)
