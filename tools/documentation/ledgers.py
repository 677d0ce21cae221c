"""The rules of every game in every language, a page each: `rules/loop/#LOOP-8.11`, `rules/loop/pl/#LOOP-8.11`."""

from __future__ import annotations

import html

from chronotable import ledger
from chronotable.locale import LANGUAGES
from chronotable.markdown import Block, Cell, Span, blocks
from documentation.languages import head, title_of

RECORDED = {"source": "Source", "ruling": "Ruling", "note": "Note"}


def page_of(game: str, language: str = ledger.ENGLISH) -> str:
    return f"rules/{game}/index" if language == ledger.ENGLISH else f"rules/{game}/{language}/index"


def pages() -> dict[str, str]:
    return {page_of(game, language): _page(game, language) for game in ledger.games() for language in LANGUAGES}


def _page(game: str, language: str) -> str:
    parts = [head(title_of(game, language), language)]
    for section in ledger.sections(game, language):
        parts.append(f"## {section.number}. {section.title}\n")
        parts.append(_drawn(section.notes))
        for rule in section.rules:
            parts.append(_rule(rule))
    return "\n".join(parts)


def _rule(rule: ledger.Rule) -> str:
    """As one block of HTML: Sphinx would make another anchor of the ID, and copy thousands of headings."""
    text = f'<div class="rule" id="{rule.id}" lang="{rule.language}">\n<h3>{rule.id}</h3>\n{_drawn(rule.text)}'
    if rule.language == ledger.ENGLISH:
        for field, name in RECORDED.items():
            if said := getattr(rule, field):
                text += f'<p class="{field}"><b>{name}</b> {_cell(blocks(said)[0].rows[0][0])}</p>\n'
    return f"{text}</div>\n"


def _drawn(markdown: str) -> str:
    """As one line of HTML a block: an empty line would end what Markdown takes for HTML."""
    return "".join(_block(block) for block in blocks(markdown))


def _block(block: Block) -> str:
    if block.kind == "paragraph":
        return f"<p>{_cell(block.rows[0][0])}</p>\n"
    if block.kind == "table":
        head = "".join(f"<th>{_cell(cell)}</th>" for cell in block.head)
        rows = "".join(f"<tr>{''.join(f'<td>{_cell(cell)}</td>' for cell in row)}</tr>" for row in block.rows)
        table = f'<table class="docutils"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
        return f'<div class="table-wrapper">{table}</div>\n'
    tag = "ol" if block.kind == "ordered" else "ul"
    return f"<{tag}>{''.join(f'<li>{_cell(row[0])}</li>' for row in block.rows)}</{tag}>\n"


def _cell(cell: Cell) -> str:
    return "".join(map(_span, cell))


def _span(span: Span) -> str:
    text = html.escape(span.text)
    match span.kind:
        case "strong" | "em":
            return f"<{span.kind}>{_cell(span.spans)}</{span.kind}>"
        case "code":
            return f"<code>{text}</code>"
        case "rule":
            return f'<a href="#{text}">{text}</a>'
        case "tag":
            return f'<span class="tag">[{text}]</span>'
        case _:
            return text
