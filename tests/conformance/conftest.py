"""All laws of one case one after the other: its matches are played once, wherever the tests are shared out."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
NO_CASE = ""


def _case(item: pytest.Item) -> str:
    parameters = (
        item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    )
    return next((each.id for each in parameters if hasattr(each, "id")), NO_CASE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    places = [number for number, item in enumerate(items) if HERE in item.path.parents]
    for number, item in zip(places, sorted((items[number] for number in places), key=_case)):
        items[number] = item
