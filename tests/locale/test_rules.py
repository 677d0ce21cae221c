"""The rules in every language: the same ones, whole, with the same numbers and references, for players."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from chronotable import ledger
from chronotable.games import house

TRANSLATED = [(game, language) for game in house() for language in ("pl", "uk")]
REFERENCE = re.compile(r"\b[A-Z][A-Z0-9]*-(?:\d+\.\d+|EX-\d+)\b")
ENGINEERS = re.compile(r"\[(?:seed|public|ruling|derived)\b|`|\w_\w|\b(?:note|source|ruling):|#\d|\bzero-based\b")
SPELLED = {("uk", "R25-4.7"): "5"}  # an option's name has the number as a word there


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_the_same_rules_in_the_same_chapters(game: str, language: str) -> None:
    def plan(sections: tuple[ledger.Section, ...]) -> list[tuple[int, list[str]]]:
        return [(section.number, [rule.id for rule in section.rules]) for section in sections]

    translation = ledger.translation(game, language)
    assert plan(translation) == plan(ledger.sections(game))
    assert all(section.title for section in translation)
    rules = [rule for section in translation for rule in section.rules]
    assert [rule.id for rule in rules if not rule.text.strip()] == []
    assert [rule.id for rule in rules if rule.source or rule.ruling or rule.note] == []


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_numbers_and_references_are_those_of_the_english_text(game: str, language: str) -> None:
    wrong = []
    for english, rule in zip(ledger.rules(game), ledger.rules(game, language), strict=True):
        numbers = Counter(re.findall(r"\d+", english.text))
        numbers.subtract(re.findall(r"\d+", rule.text + SPELLED.get((language, rule.id), "")))
        references = Counter(REFERENCE.findall(english.text))
        references.subtract(REFERENCE.findall(rule.text))
        if any(numbers.values()) or any(references.values()):
            wrong.append(rule.id)
    assert wrong == []


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_nothing_is_left_in_english(game: str, language: str) -> None:
    """A text that is the English one was forgotten, unless it is names and numbers only."""
    same = [
        rule.id
        for english, rule in zip(ledger.rules(game), ledger.rules(game, language), strict=True)
        if rule.text == english.text
    ]
    assert same == []


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
@pytest.mark.parametrize("game", house())
def test_players_read_no_marks_of_engineers(game: str, language: str) -> None:
    sections = ledger.sections(game) if language == "en" else ledger.translation(game, language)
    assert [rule.id for section in sections for rule in section.rules if ENGINEERS.search(rule.text)] == []
    assert [section.number for section in sections if ENGINEERS.search(f"{section.title} {section.notes}")] == []


@pytest.mark.parametrize("game", house())
def test_every_reference_leads_to_a_rule(game: str) -> None:
    known = {rule.id for rule in ledger.rules(game)}
    prefix = ledger.prefix(game)
    named = {
        reference
        for rule in ledger.rules(game)
        for text in (rule.text, rule.source, rule.ruling)
        for reference in REFERENCE.findall(text)
        if reference.startswith(prefix)
    }
    assert named - known == set()
