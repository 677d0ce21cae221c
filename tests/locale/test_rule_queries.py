"""The questions a search of the rules must answer, `rule_queries/<language>.yaml`: whole, and about rules that exist.

They are written by somebody other than the search's author.  Whoever changes the search does not change them.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TypedDict

import pytest
import yaml

from chronotable import ledger
from chronotable.games import house

LANGUAGES = ("en", "pl", "uk")
FOLDER = Path(__file__).parent / "rule_queries"


class Query(TypedDict):
    game: str
    words: str
    answers: list[str]  # any one of them will do
    inflected: bool


def queries(language: str) -> list[Query]:
    loaded: list[Query] = yaml.safe_load((FOLDER / f"{language}.yaml").read_text(encoding="utf-8"))
    return loaded


def test_there_are_queries_in_each_language() -> None:
    assert sorted(file.stem for file in FOLDER.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_sixty_and_a_third_of_them_is_inflected(language: str) -> None:
    asked = queries(language)
    assert len(asked) == 60
    assert sum(query["inflected"] for query in asked) >= 20
    in_each = Counter(query["game"] for query in asked)
    assert set(in_each) == set(house())
    assert min(in_each.values()) >= 14


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_a_few_words_and_is_asked_once(language: str) -> None:
    asked = queries(language)
    assert [query for query in asked if set(query) != set(Query.__annotations__)] == []
    assert [query["words"] for query in asked if type(query["inflected"]) is not bool] == []
    assert [query["words"] for query in asked if not 1 <= len(query["words"].split()) <= 4] == []
    times = Counter((query["game"], query["words"].casefold()) for query in asked)
    assert [query for query, count in times.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answers_are_one_to_three_rules_of_the_game(language: str) -> None:
    ids = {game: {rule.id for rule in ledger.rules(game, language)} for game in house()}
    asked = queries(language)
    assert [query["words"] for query in asked if not 1 <= len(query["answers"]) <= 3] == []
    assert [query["words"] for query in asked if len(set(query["answers"])) < len(query["answers"])] == []
    wrong = [
        (query["words"], answer) for query in asked for answer in query["answers"] if answer not in ids[query["game"]]
    ]
    assert wrong == []
