"""What the classes of laws have in common: each test is run for every table, or for every case of every table."""

from __future__ import annotations

from typing import ClassVar

import pytest

from chronotable.testing.table import Case, Table


class Laws:
    """A test class of pytest: a subclass whose name begins with `Test` says which tables it is about."""

    tables: ClassVar[tuple[Table, ...]] = ()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """A test asks for a `table`, for a `case`, or for one of the cases that it makes sense for."""
        cases = [(table, case) for table in self.tables for case in table.cases]
        asked = {
            "case": [case for _, case in cases],
            "open_case": [case for table, case in cases if table.game.open_information],
            "fate_case": [case for table, case in cases if table.fate is not None],
            "recorded_case": [case for table, case in cases if table.digests is not None],
        }
        for name, found in asked.items():
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, found, ids=[case.id for case in found])
        if "table" in metafunc.fixturenames:
            metafunc.parametrize("table", self.tables, ids=[table.game.name for table in self.tables])

    def table_of(self, case: Case) -> Table:
        return next(table for table in self.tables if case in table.cases)
