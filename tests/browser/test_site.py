"""The built documentation site, opened as files: it needs no server and no network, and its search works."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

ROOT = Path(__file__).parents[2]
PAGES = ROOT / ".build" / "site" / "pages"
Open = Callable[[str], Page]


@pytest.fixture(scope="module")
def site() -> str:
    """`./check` has built it; who runs this test alone waits for it."""
    if not (PAGES / "index.html").exists():
        subprocess.run([sys.executable, "tools/site"], cwd=ROOT, check=True)
    return PAGES.as_uri()


@pytest.fixture
def opened(chromium: Chromium, site: str) -> Iterator[Open]:
    """A page of the site; it may ask for nothing but files, and not complain."""
    asked: list[str] = []
    complaints: list[str] = []
    context = chromium.new_context(viewport={"width": 390, "height": 844})

    def go(where: str) -> Page:
        page = context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(f"{site}/{where}")
        return page

    yield go
    context.close()
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    assert complaints == []


def test_the_search_works_without_a_server(opened: Open) -> None:
    page = opened("search.html?q=LOOP-8.11")
    found = page.locator("#search-results li a")
    expect(found.nth(2)).to_be_visible()
    three = {found.nth(place).get_attribute("href") for place in range(3)}
    assert three == {f"rules/loop/{language}index.html#LOOP-8.11" for language in ("", "pl/", "uk/")}
    page.goto(page.url.replace("LOOP-8.11", "wyrwa"))  # a Polish word
    expect(page.locator("#search-results li a[href^='rules/loop/pl/']")).to_be_visible()


def test_a_rule_by_its_anchor_is_in_sight(opened: Open) -> None:
    page = opened("rules/loop/uk/index.html#LOOP-8.11")
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page.locator('[id="LOOP-8.11"]')).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "a phone scrolls it sideways"
