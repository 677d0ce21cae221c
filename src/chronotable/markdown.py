"""The small Markdown of the rule ledgers as a tree: blocks of rows, rows of cells, cells of spans.

Whoever draws it draws nodes, never markup, so nothing in a text can become HTML.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

TAG: Final = re.compile(r"\[((?:seed|public|ruling|derived)\b[^\]]*)\]")

# In this order: code, strong, emphasis (never inside a word: `3 rifts*` is a star), a tag such as [seed], a rule's ID.
_MARK: Final = re.compile(
    r"`(?P<code>[^`]+)`|\*\*(?P<strong>.+?)\*\*|(?<![\w*])\*(?=\S)(?P<em>[^*]*?[^\s*])\*(?!\w)"
    rf"|{TAG.pattern.replace('(', '(?P<tag>', 1)}|\b(?P<rule>[A-Z][A-Z0-9]*-(?:\d+\.\d+|EX-\d+))\b"
)
_ITEM: Final = re.compile(r"(?:[-*]|(?P<number>\d+)\.)\s+(?P<text>.*)")
_DIVIDER: Final = re.compile(r"\|(?:\s*:?-+:?\s*\|)+")

SpanKind = Literal["text", "code", "strong", "em", "rule", "tag", "term"]
BlockKind = Literal["paragraph", "list", "ordered", "table"]


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a line: its text, or (strong, em) what is inside.  A `rule` is the ID of one, a `tag` a source.

    A `term` has the ID of the rule that explains it, and inside what the text says; `term_links` puts them in.
    """

    kind: SpanKind
    text: str = ""
    spans: tuple[Span, ...] = ()


Cell = tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph has one row of one cell, a list one row for each item; only a table has more cells, and a head."""

    kind: BlockKind
    rows: tuple[tuple[Cell, ...], ...]
    head: tuple[Cell, ...] = ()


def spans(text: str) -> Cell:
    """A line with its marks."""
    found: list[Span] = []
    end = 0
    for mark in _MARK.finditer(text):
        if mark.start() > end:
            found.append(Span("text", text[end : mark.start()]))
        end = mark.end()
        match mark.lastgroup:
            case "strong" | "em" as kind:
                found.append(Span(kind, spans=spans(mark[kind])))
            case "code" | "rule" | "tag" as kind:
                found.append(Span(kind, mark[kind]))
    if end < len(text):
        found.append(Span("text", text[end:]))
    return tuple(found)


def blocks(markdown: str) -> tuple[Block, ...]:
    """The paragraphs, lists and tables of a text."""
    found: list[Block] = []
    lines = [line.strip() for line in markdown.split("\n")]
    for at, line in enumerate(lines):
        if not line or _DIVIDER.fullmatch(line):
            continue
        kind, row = _row(line)
        is_head = kind == "table" and at + 1 < len(lines) and _DIVIDER.fullmatch(lines[at + 1]) is not None
        goes_on = bool(found) and found[-1].kind == kind and (kind != "paragraph" or bool(lines[at - 1]))
        if not goes_on:
            found.append(Block(kind, (), row) if is_head else Block(kind, (row,)))
        elif kind == "paragraph":
            found[-1] = Block(kind, (((*found[-1].rows[0][0], Span("text", " "), *row[0]),),))
        else:
            found[-1] = Block(kind, (*found[-1].rows, row), found[-1].head)
    return tuple(found)


def _row(line: str) -> tuple[BlockKind, tuple[Cell, ...]]:
    if item := _ITEM.fullmatch(line):
        return "list" if item["number"] is None else "ordered", (spans(item["text"]),)
    if line.startswith("|"):
        return "table", tuple(spans(cell.strip()) for cell in line.removeprefix("|").removesuffix("|").split("|"))
    return "paragraph", (spans(line),)
