"""Terms of the glossary in the text of a rule, as links to the rules that explain them.

A term is found in any of its forms (strażnikiem), once in a rule, and not in the rule that explains it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from chronotable import glossary
from chronotable.glossary import Term
from chronotable.ledger import Rule
from chronotable.markdown import Block, Cell, Span, blocks
from chronotable.rule_index import index_of
from chronotable.rule_search import fold, placed, words_of

Wanted = tuple[tuple[frozenset[str], ...], Term]  # the basic forms of each word of its name


def linked_text(game: str, rule: Rule) -> tuple[Block, ...]:
    """The text of a rule; a span of the kind `term` has the ID of its rule as text, and what is said inside."""
    links = _Links(game, rule.language, rule.id)
    return tuple(links.block(block) for block in blocks(rule.text))


@cache
def _wanted(game: str, language: str) -> tuple[Wanted, ...]:
    """The longest names first, so that a mega-vortex is no vortex."""
    forms = index_of(game, language).forms
    found = [
        (tuple(frozenset(forms.get(word, (word,))) for word in words_of(term.name)), term)
        for term in glossary.terms(game, language)
        if term.is_linked
    ]
    return tuple(sorted(found, key=lambda wanted: -len(wanted[0])))


class _Links:
    """Goes through the text of one rule and remembers which terms it has met."""

    def __init__(self, game: str, language: str, rule: str) -> None:
        self.forms = index_of(game, language).forms
        self.wanted = [(name, term) for name, term in _wanted(game, language) if term.rule != rule]

    def block(self, block: Block) -> Block:
        return replace(block, rows=tuple(tuple(map(self._cell, row)) for row in block.rows))

    def _cell(self, cell: Cell) -> Cell:
        return tuple(made for span in cell for made in self._span(span))

    def _span(self, span: Span) -> Cell:
        if span.kind == "text":
            return self._text(span.text)
        return (replace(span, spans=self._cell(span.spans)),) if span.spans else (span,)

    def _text(self, text: str) -> Cell:
        words = placed(text)
        bases = [frozenset(self.forms.get(fold(word), (fold(word),))) for word, _, _ in words]
        found: list[Span] = []
        done = at = 0
        while at < len(words):
            met = self._met(bases[at:])
            if met is None:
                at += 1
                continue
            count, term = met
            start, end = words[at][1], words[at + count - 1][2]
            if start > done:
                found.append(Span("text", text[done:start]))
            found.append(Span("term", term.rule, (Span("text", text[start:end]),)))
            done, at = end, at + count
        return (*found, Span("text", text[done:])) if done < len(text) else tuple(found)

    def _met(self, bases: Sequence[frozenset[str]]) -> tuple[int, Term] | None:
        for entry in self.wanted:
            name, term = entry
            if len(name) <= len(bases) and all(map(frozenset.__and__, name, bases)):
                self.wanted.remove(entry)
                return len(name), term
        return None
