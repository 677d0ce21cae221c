"""What a described position fixes of the coming chance is void when the game is over."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.testing.laws import Laws
from chronotable.testing.play import finished
from chronotable.testing.table import Case


class Fate(Laws):
    def test_when_the_game_is_over_nothing_is_fixed(self, fate_case: Case) -> None:
        """What was not needed is void, so that a finished match can be described; fixing more is refused."""
        match = finished(fate_case)[0]
        described = ct.position_of(match)
        assert described["fate"] == []
        with pytest.raises(ct.BadPosition) as caught:
            ct.position(fate_case.game, {**described, "fate": [self.table_of(fate_case).fate]})
        assert '"fate"' in str(caught.value) or "(fate)" in str(caught.value)
