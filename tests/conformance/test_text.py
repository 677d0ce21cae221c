"""Every prompt, option, event and explanation has words in every language; every refusal names a rule."""

from __future__ import annotations

from chronotable.testing.text import Text
from tests.conformance.games import tables


class TestText(Text):
    tables = tables()
