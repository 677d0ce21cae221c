"""The search of the rules answers what players ask, in the page as in Python."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chronotable.rule_index import index_of
from tests.locale.test_rule_queries import LANGUAGES, queries

RECORDED = Path(__file__).parents[2] / "web/src/rules/recorded_searches.json"
FIRST = 3
ENOUGH = 54  # of 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_that_answers_is_among_the_first(language: str) -> None:
    missed = {}
    for query in queries(language):
        found = index_of(query["game"], language).search(query["words"])[:FIRST]
        if not set(found) & set(query["answers"]):
            missed[query["game"], query["words"]] = found
    assert 60 - len(missed) >= ENOUGH, missed


def test_what_is_recorded_for_the_page_is_found() -> None:
    different = [
        record
        for record in json.loads(RECORDED.read_text(encoding="utf-8"))
        if (found := index_of(record["game"], record["language"]).search(record["words"]))[: len(record["found"])]
        != record["found"]
        or len(found) != record["all"]
    ]
    assert different == []
