"""The conformance suite: what must hold for every game, for games from outside as for those of the house.

    from chronotable.testing import Case, Conformance, Table

    class TestPig(Conformance):
        tables = (Table(GAME),)

pytest finds the class and plays every case of the tables.  Hypothesis, if it is installed, is used for one law more.
"""

from __future__ import annotations

import pytest

_LAWS = (
    "any_order_machine", "copies", "declared", "digests", "ending", "fate", "in_numbers", "playing", "promises",
    "same_options", "saving", "secrecy", "text", "undo",
)  # fmt: skip
pytest.register_assert_rewrite(*(f"{__name__}.{name}" for name in _LAWS))  # before their import: shows what broke a law

from chronotable.testing.any_order import AnyOrder  # noqa: E402
from chronotable.testing.copies import Copies  # noqa: E402
from chronotable.testing.declared import Declared  # noqa: E402
from chronotable.testing.digests import Digests, record  # noqa: E402
from chronotable.testing.ending import Ending  # noqa: E402
from chronotable.testing.fate import Fate  # noqa: E402
from chronotable.testing.in_numbers import InNumbers  # noqa: E402
from chronotable.testing.playing import Playing  # noqa: E402
from chronotable.testing.promises import Promises  # noqa: E402
from chronotable.testing.same_options import SameOptions  # noqa: E402
from chronotable.testing.saving import Saving  # noqa: E402
from chronotable.testing.secrecy import Secrecy  # noqa: E402
from chronotable.testing.table import Case, Table  # noqa: E402
from chronotable.testing.text import Text  # noqa: E402
from chronotable.testing.undo import Undo  # noqa: E402

__all__ = ["Case", "Conformance", "Table", "record"]


class Conformance(
    AnyOrder,
    Copies,
    Declared,
    Digests,
    Ending,
    Fate,
    InNumbers,
    Playing,
    Promises,
    SameOptions,
    Saving,
    Secrecy,
    Text,
    Undo,
):
    """All laws.  A subclass whose name begins with `Test` says which `tables` they are about."""
