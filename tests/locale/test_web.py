"""The page and its server say nothing that has no words, and no words are left over."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from tests.locale.ftl import entries

ROOT = Path(__file__).parents[2]
LITERAL = re.compile(r"""['"`](web-[a-z0-9-]+[a-z0-9])['"`]""")
BUILT = re.compile(r"""[`"'](web-[a-z0-9-]*-)(?:\$?\{|['"]\s*\+)""")  # `web-option-${name}`, f"web-...-{name}"
NAMES = re.compile(
    r"""Ref\("web", "([a-z]+)","""
)  # things that are the page's own, such as the animals of tables' names


@cache
def sources() -> str:
    package = ROOT / "src" / "chronotable"
    files = [*(ROOT / "web" / "src").rglob("*.svelte"), *(ROOT / "web" / "src").rglob("*.ts")]
    files += [*(package / "server").rglob("*.py"), *(package / "games").rglob("*.py")]
    written = [path.read_text(encoding="utf-8") for path in files if not path.name.endswith(".test.ts")]
    return "\n".join(written)


def test_every_message_of_the_page_has_words() -> None:
    missing = sorted(set(LITERAL.findall(sources())) - entries("en").keys())
    assert missing == []


def test_every_built_message_has_some() -> None:
    for beginning in sorted(set(BUILT.findall(sources()))):
        assert any(id.startswith(beginning) for id in entries("en")), beginning


def test_no_words_of_the_page_are_left_over() -> None:
    literal = set(LITERAL.findall(sources()))
    beginnings = (*set(BUILT.findall(sources())), *(f"web-{kind}-" for kind in NAMES.findall(sources())))
    referred = {id for id in entries("en") if re.search(rf"\{{ ?{re.escape(id)} ?\}}", _everything())}
    unused = [
        id
        for id in entries("en")
        if id.startswith("web-") and id not in literal | referred and not id.startswith(beginnings)
    ]
    assert unused == []


@cache
def _everything() -> str:
    folder = ROOT / "src" / "chronotable" / "locale" / "en"
    return "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.ftl"))
