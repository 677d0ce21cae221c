"""Searching the rules: what is found, in which order, in an index that was made or in a plain one."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from chronotable import rule_index
from chronotable.games import house
from chronotable.locale import LANGUAGES
from chronotable.rule_index import index_of, made_from, make, search
from chronotable.rule_search import SearchIndex, fold, words_of


@pytest.mark.parametrize(
    ("words", "best"),
    [
        ("8.11", "LOOP-8.11"),
        ("loop-8.11", "LOOP-8.11"),
        ("EX-8", "LOOP-EX-8"),
        ("zlodziejka", "LOOP-16.1"),
        ("ZŁODZIEJKA", "LOOP-16.1"),
        ("free move", "LOOP-8.4"),
        ("dismantle", "LOOP-17.9"),
        ("mega vortex slots", "LOOP-17.5"),
        (["quantum", "putty", "different"], "LOOP-9.11"),
        ("dismantel", "LOOP-17.9"),
        ("dismantl", "LOOP-17.9"),
    ],
)
def test_the_best_rule_is_first(words: str | list[str], best: str) -> None:
    assert search("loop", words)[0].id == best


@pytest.mark.parametrize(
    ("game", "language", "forms", "rule"),
    [
        ("room25", "pl", "strażnik strażnika strażnicy strażnikiem STRAŻNIKÓW straznikowi", "R25-19.1"),
        ("room25", "uk", "наглядач наглядача охоронець охоронця охоронцями Охоронцеві", "R25-19.1"),
        ("room25", "uk", "в’язні вʼязнів в'язня вязень", "R25-18.4"),
        ("loop", "pl", "wirówka wirówkami wirowek", "LOOP-17.7"),
        ("anachrony", "en", "anomaly anomalies Anomaly", "ANA-5.16"),
        ("merchants", "uk", "скверна скверни скверною", "COVE-10.1"),
    ],
)
def test_every_form_of_a_word_finds_the_rule_that_explains_it(game: str, language: str, forms: str, rule: str) -> None:
    """With its marks or without; also forms that no text has, and words that only players use."""
    missed = {form: found[:3] for form in forms.split() if rule not in (found := ids(game, form, language))[:3]}
    assert missed == {}


def ids(game: str, words: str, language: str) -> list[str]:
    return [rule.id for rule in search(game, words, language)]


def test_an_id_also_finds_what_refers_to_it() -> None:
    assert ids("loop", "14.12", "en") == ["LOOP-14.12", "LOOP-15.12"]
    assert ids("loop", "20.7", "en") == ["LOOP-20.7"]


def test_all_words_are_wanted_or_most_of_them() -> None:
    both = search("loop", "centrifuge dismantled")
    assert both
    assert all("centrifuge" in rule.text.lower() and "dismantle" in rule.text.lower() for rule in both)
    assert search("loop", "centrifuge dismantled xyzzy") == both


@pytest.mark.parametrize("words", ["xyzzy", "", "?!", "8.99", "the", "a" * 100_000, "\0", "- " * 50])
def test_nothing_is_found(words: str) -> None:
    assert search("loop", words) == []


def test_fold() -> None:
    assert fold("Złodziejka ŚWIT") == "zlodziejka swit"
    assert fold("В’язень") == fold("в'язень")


def test_words() -> None:
    assert words_of("A.B.M. cards (LOOP-8.11, ex-2): Bruce’s mega-vortex") == [
        "abm", "cards", "loop-8.11", "ex-2", "bruce", "mega", "vortex",
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", house())
def test_the_index_that_was_made_is_the_one_that_is_searched(game: str, language: str) -> None:
    made = json.loads(
        files("chronotable").joinpath("games", game, "locale", language, "rules_index.json").read_text("utf-8")
    )
    assert made["made_from"] == made_from(game, language)
    assert index_of(game, language).data == made


def test_a_ledger_without_an_index_is_searched_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule_index, "made_from", lambda game, language: "other texts")
    plain = rule_index._index("room25", "pl")
    assert plain.data["made_from"] == "other texts"
    assert "R25-19.1" in plain.search("strażnikiem")[:3], "endings bring it home without a dictionary"
    assert plain.search("19.4")[0] == "R25-19.4"


def test_an_index_is_made_alike_twice() -> None:
    def basic(word: str) -> str:
        return word.removesuffix("s")

    assert make("merchants", "en", basic) == make("merchants", "en", basic)
    assert "boats" in SearchIndex(make("merchants", "en", basic)).forms
