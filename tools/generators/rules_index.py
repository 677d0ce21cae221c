"""The search indexes of the rules: `locale/<language>/rules_index.json` of every game of the house.

The basic forms of words are from simplemma, a dictionary for many languages that only whoever changes rules needs: an
index that was made from the present texts is left as it is.  Every rule and every word has a line of its own, so that
two people can change two rules.
"""

from __future__ import annotations

import json
import sys
from functools import cache, partial
from pathlib import Path

from chronotable.games import house
from chronotable.locale import LANGUAGES
from chronotable.rule_index import INDEX_FILE, made_from, make
from chronotable.rule_search import IndexData, SearchIndex

ROOT = Path(__file__).resolve().parents[2]


def files() -> dict[str, str]:
    return {
        f"src/chronotable/games/{game}/locale/{language}/{INDEX_FILE}": _index(game, language)
        for language in LANGUAGES
        for game in house()
    }


@cache
def _index(game: str, language: str) -> str:
    path = ROOT / "src/chronotable/games" / game / "locale" / language / INDEX_FILE
    if path.exists():
        text = path.read_text(encoding="utf-8")
        if json.loads(text)["made_from"] == made_from(game, language):
            return text
    return _written(make(game, language, partial(_basic, language)))


def current(game: str, language: str) -> SearchIndex:
    """The index as it is, or will be when it is written."""
    return SearchIndex(json.loads(_index(game, language)))


@cache
def _basic(language: str, word: str) -> str:
    try:
        import simplemma
    except ImportError:
        sys.exit("rules or glossary have changed: .venv/bin/pip install -r requirements-dev.lock brings simplemma")
    return simplemma.lemmatize(word, lang=language)


def _written(index: IndexData) -> str:
    """As JSON, with a line for each entry of a list or a table."""
    parts = []
    for name, value in index.items():
        if isinstance(value, dict):
            lines = [f"{_json(key)}: {_json(entry)}" for key, entry in value.items()]
            parts.append(f'"{name}": {{\n' + ",\n".join(lines) + "\n}")
        elif name == "rules":
            parts.append(f'"{name}": [\n' + ",\n".join(map(_json, index["rules"])) + "\n]")
        else:
            parts.append(f'"{name}": {_json(value)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
