"""The glossaries: the same terms in every language, explained by rules that exist, in the words that the rules use."""

from __future__ import annotations

from collections import Counter

import pytest
import yaml

from chronotable import glossary, ledger
from chronotable.games import house, texts_of
from chronotable.glossary import terms
from chronotable.locale import LANGUAGES
from chronotable.markdown import Span
from chronotable.rule_index import index_of
from chronotable.rule_search import words_of
from chronotable.term_links import linked_text

WHERE = [(game, language) for game in house() for language in LANGUAGES]


@pytest.mark.parametrize(("game", "language"), WHERE)
def test_every_term_has_its_word_and_a_rule(game: str, language: str) -> None:
    folder = texts_of(game)
    assert folder is not None
    words = yaml.safe_load((folder / language / "glossary.yaml").read_text(encoding="utf-8"))
    assert list(words) == list(glossary._glossary(game)), "the same terms, in the same order"
    rules = {rule.id for rule in ledger.rules(game)}
    assert [term.key for term in terms(game, language) if term.rule not in rules] == []
    names = Counter(term.name for term in terms(game, language))
    assert [name for name, count in names.items() if count > 1] == []
    assert [term.key for term in terms(game, language) if not all(term.also) or term.name in term.also] == []


@pytest.mark.parametrize(("game", "language"), WHERE)
def test_the_rules_use_the_words_of_the_glossary(game: str, language: str) -> None:
    """All words of a name, in any of their forms, stand in one rule or in its chapter's title."""
    index = index_of(game, language)
    told = [
        {*rule["text"].split(), *index.data["chapters"][str(rule["chapter"])].split()} for rule in index.data["rules"]
    ]

    def is_used(name: str) -> bool:
        words = [index.forms.get(word, [word]) for word in words_of(name) if word not in index.unspoken]
        return any(all(said.intersection(forms) for forms in words) for said in told)

    assert [term.name for term in terms(game, language) if not is_used(term.name)] == []


@pytest.mark.parametrize(("game", "language"), WHERE)
def test_a_term_is_found_by_its_name_and_by_what_players_call_it(game: str, language: str) -> None:
    index = index_of(game, language)
    lost = [
        (name, term.rule)
        for term in terms(game, language)
        for name in (term.name, *term.also)
        if term.rule not in index.search(name)
    ]
    assert lost == []


@pytest.mark.parametrize(("game", "language"), WHERE)
def test_links_lead_to_other_rules_that_exist_and_change_no_word(game: str, language: str) -> None:
    def said(span: Span) -> str:
        inside = "".join(map(said, span.spans))
        if span.kind in ("rule", "term"):
            reached.append((rule.id, span.text))
        return inside if span.kind == "term" else span.text + inside

    known = {rule.id for rule in ledger.rules(game)}
    reached: list[tuple[str, str]] = []
    linked = 0
    for rule in ledger.rules(game, language):
        cells = [cell for block in linked_text(game, rule) for row in (block.head, *block.rows) for cell in row]
        before = len(reached)
        text = "".join(said(span) for cell in cells for span in cell)
        linked += len(reached) > before
        assert "".join(filter(str.isalpha, text)) == "".join(filter(str.isalpha, rule.text)), rule.id
    assert [(start, end) for start, end in reached if end not in known and end.startswith(ledger.prefix(game))] == []
    assert linked > len(known) / 2, "most rules speak of something that has a name"
