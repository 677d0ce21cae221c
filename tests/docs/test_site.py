"""The parts of the documentation site: links between files as links between pages, and what is checked of built ones.

That the whole site builds without a warning is a part of `./check` of its own (`tools/site`); what a browser makes of
it stands in tests/browser/test_site.py.
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path

import pytest

import chronotable as ct
from chronotable import ledger
from chronotable.locale import LANGUAGES

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

from documentation import beginners, checks, contents, files, gather, languages, ledgers, library, links


def test_links_lead_to_pages_and_stay_in_code() -> None:
    text = "[a](b.md#c) `[a](b.md)` [out](https://example.org) [here](#c)\n```\n[a](b.md)\n```\n![p](p.png)\n"
    assert links.rewritten(text, lambda target: f"<{target}>") == (
        "[a](<b.md#c>) `[a](b.md)` [out](https://example.org) [here](#c)\n```\n[a](b.md)\n```\n![p](<p.png>)\n"
    )


def test_a_link_is_resolved_from_its_file() -> None:
    assert links.resolved("docs/design/lab.md", "../lab.md#a") == ("docs/lab.md", "a")
    assert links.between("design/lab", "lab", "a") == "../lab.md#a"
    assert links.between("index", "api") == "api.md"


def test_a_link_to_nothing_ends_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "read_text", lambda *_, **__: "[a](nowhere.md)")
    with pytest.raises(FileNotFoundError, match=r"README\.md links to nowhere\.md"):
        gather.Gathering()._copied("README.md", "index")


def test_source_files_become_pages_whatever_is_in_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "ROOT", tmp_path)
    (tmp_path / "a").mkdir()
    (tmp_path / "a/b.md").write_text("````\nx\n````\n")
    (tmp_path / "a/picture.png").write_bytes(b"\0\1")
    assert "`````markdown\n````\nx\n````\n`````" in files.shown("a/b.md")
    assert "picture" not in files.shown("a")
    assert files.page_of("a") == "files/a/index"


@pytest.mark.parametrize("game", ledger.games())
def test_every_rule_has_its_anchor_in_every_language(game: str) -> None:
    made = ledgers.pages()
    for language in LANGUAGES:
        page = made[ledgers.page_of(game, language)]
        assert [rule.id for rule in ledger.rules(game) if f'id="{rule.id}" lang="{language}"' not in page] == []


def test_pages_in_another_language_say_so() -> None:
    assert languages.language_of(ledgers.page_of("loop", "pl")) == "pl"
    assert languages.language_of(beginners.page_of("loop", "uk")) == "uk"
    assert languages.language_of("words/pl") == "en"  # it is about Polish


def test_every_public_name_stands_in_the_reference_once() -> None:
    listed = [name for names in library.PACKAGE.values() for name in names]
    assert sorted(listed) == sorted(ct.__all__)


@pytest.mark.parametrize("name", ct.__all__)
def test_every_public_name_says_what_it_is(name: str) -> None:
    found = getattr(ct, name)
    assert found.__doc__
    if not inspect.isclass(found) or issubclass(found, Exception):
        return
    methods = {
        name: getattr(found, name)
        for room in found.__mro__
        if room.__module__.startswith("chronotable")
        for name, value in vars(room).items()
        if not name.startswith("_") and (inspect.isfunction(value) or isinstance(value, property | classmethod))
    }
    assert [method for method, value in methods.items() if not inspect.getdoc(value)] == []


def test_every_page_of_the_menu_exists() -> None:
    made = {*contents.pages().values(), beginners.OVERVIEW, library.OVERVIEW, "reference/index"}
    listed = {page for pages in contents.MENU.values() for page in pages}
    assert {page for page in listed - made if "notebooks" not in page} == set()


def page(folder: Path, name: str, body: str) -> None:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(f"<html><body>{body}</body></html>", encoding="utf-8")


WELL = '<h1 id="top"></h1><a href="b/">b</a> <a href="b/index.html#here">b</a> <a href="#top">a</a> <a href="https://x.org">x</a>'


def test_pages_that_are_well_have_no_faults(tmp_path: Path) -> None:
    page(tmp_path, "a.html", WELL)
    page(tmp_path, "b/index.html", '<p id="here"></p><link rel="canonical" href="https://x.org/b/">')
    assert checks.faults(tmp_path) == []


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ('<a href="c.html">c</a>', "a.html: a link to c.html leads nowhere"),
        ('<a href="#c">c</a>', "a.html: a link to #c leads nowhere"),
        ('<a href="../c.html">c</a>', "a.html: a link to ../c.html leads nowhere"),
        ('<img src="c.png">', "a.html: c.png is not there"),
        ('<img src="//x.org/c.png">', "a.html: fetches //x.org/c.png"),
        ('<script src="https://x.org/c.js"></script>', "a.html: fetches https://x.org/c.js"),
        ('<link rel="stylesheet" href="https://x.org/c.css">', "a.html: fetches https://x.org/c.css"),
        ('<p style="background: url(https://x.org/c.png)">c</p>', "a.html: a style fetches https://x.org/c.png"),
        ('<style>@import "https://x.org/c.css"</style>', "a.html: a style fetches https://x.org/c.css"),
    ],
)
def test_faults_of_pages_are_told(tmp_path: Path, body: str, fault: str) -> None:
    page(tmp_path, "a.html", body)
    assert checks.faults(tmp_path) == [fault]


def test_style_sheets_may_not_fetch_either(tmp_path: Path) -> None:
    page(tmp_path, "a.html", "")
    (tmp_path / "a.css").write_text("@font-face { src: url('https://x.org/a.woff2') }")
    assert checks.faults(tmp_path) == ["a.css: a style fetches https://x.org/a.woff2"]
