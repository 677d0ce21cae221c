"""Reading the Fluent files for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast, visitor

from chronotable.locale import sources

GRAMMAR = {"mood", "whose"}  # arguments a language may need for its grammar only
GENDER = "gender"  # an attribute that is compared, never shown
PLURALS = {"one", "few", "many", "other"}


@cache
def entries(language: str) -> dict[str, ast.Message]:
    """The messages of a language; the files must be free of errors and of messages that are there twice."""
    found: dict[str, ast.Message] = {}
    for name, source in sources(language).items():
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


class _Uses(visitor.Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.counted: set[str] = set()  # variables whose plural form matters
        self.selected: dict[str, set[str]] = {}  # words that a variable is compared with

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            words = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            if words & {"one", "few", "many"}:
                self.counted.add(name)
            elif not words <= {"other"}:
                self.selected.setdefault(name, set()).update(words)
        self.generic_visit(node)


def uses(language: str, id: str) -> _Uses:
    """What a message uses, by itself and through the messages it refers to."""
    found = _Uses()
    waiting, seen = [id], set()
    while waiting:
        current = waiting.pop()
        if current in seen:
            continue
        seen.add(current)
        found.visit(entries(language)[current])
        waiting += found.messages
    return found


@cache
def attributes(language: str) -> set[str]:
    return {attribute.id.name for entry in entries(language).values() for attribute in entry.attributes}


def arguments(language: str, id: str) -> set[str]:
    """The arguments a message needs: its variables without case endings."""
    endings = attributes(language)
    found = set()
    for name in uses(language, id).variables:
        stem, _, ending = name.rpartition("_")
        found.add(stem if stem and ending in endings else name)
    return found - GRAMMAR


class _Texts(visitor.Visitor):
    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.pieces.append(node.value)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.id.name != GENDER:
            self.generic_visit(node)


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every piece of plain text of a language with the identifier of its message."""
    for id, entry in entries(language).items():
        found = _Texts()
        found.visit(entry)
        for piece in found.pieces:
            yield id, piece
