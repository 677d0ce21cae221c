"""The Markdown of the ledgers as a tree of blocks and spans."""

from __future__ import annotations

from chronotable import ledger
from chronotable.markdown import Block, Span, blocks, spans


def text(said: str) -> Span:
    return Span("text", said)


def test_code_strong_emphasis_tags_and_rules_are_found() -> None:
    assert spans("Use `classic`, **never** *both*: see LOOP-8.11. [ruling]") == (
        text("Use "), Span("code", "classic"), text(", "), Span("strong", spans=(text("never"),)), text(" "),
        Span("em", spans=(text("both"),)), text(": see "), Span("rule", "LOOP-8.11"), text(". "), Span("tag", "ruling"),
    )  # fmt: skip


def test_the_star_of_a_derived_value_is_left_alone() -> None:
    assert spans("3 rifts* and 0 energy* (robots*)") == (text("3 rifts* and 0 energy* (robots*)"),)


def test_rules_inside_strong_text_and_brackets_that_are_no_tags() -> None:
    assert spans("**R25-EX-3** and [x](y)") == (
        Span("strong", spans=(Span("rule", "R25-EX-3"),)),
        text(" and [x](y)"),
    )


def test_lists_of_items_and_one_paragraph_of_what_is_wrapped() -> None:
    found = blocks("Panic. [seed]\nmore\n- Franck: one\n- Kevin: two\n1. first\n2. second")
    assert [block.kind for block in found] == ["paragraph", "list", "ordered"]
    assert found[0].rows == (((text("Panic. "), Span("tag", "seed"), text(" "), text("more")),),)
    assert found[1].rows == (((text("Franck: one"),),), ((text("Kevin: two"),),))


def test_a_table_with_its_head() -> None:
    assert blocks("| a | b |\n|---|---|\n| 1 | 2 |") == (
        Block("table", (((text("1"),), (text("2"),)),), ((text("a"),), (text("b"),))),
    )


def test_no_word_of_the_ledgers_is_lost() -> None:
    def said(span: Span) -> str:
        return span.text + "".join(map(said, span.spans))

    for game in ledger.games():
        for rule in ledger.rules(game):
            cells = [cell for block in blocks(rule.text) for row in (block.head, *block.rows) for cell in row]
            shown = "".join(said(span) for cell in cells for span in cell)
            letters = "".join(char for char in rule.text if char.isalpha())
            assert "".join(char for char in shown if char.isalpha()) == letters, rule.id
