"""Real Chromium on a real server.  Playwright drives an installed browser: its own download is never needed.

What things cost, in seconds of CPU: somebody at a table (`person()`, `sit`) 2, a choice by clicking 0.3 to 0.5, axe on
a whole table 1.5.  So a test begins where it is interesting: `moments.sit_down` at a moment of a game, `Person.sit_at`
at any match that was placed (`ct.position`) or played without a browser; one person goes on to the next thing in the
same page rather than another person in a new one; and axe looks at a part (`check_accessible("#decision")`) when only
that is new.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from tests.browser.moments import THOROUGH
from tests.browser.person import PATIENCE, Person
from tests.server.running import Server, running, sqlite

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import debian

ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--font-render-hinting=none",
]
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
# Pictures of what is checked, for people to look at: CHRONOTABLE_SHOTS=FOLDER keeps them, as does the thorough run.
KEPT = os.environ.get("CHRONOTABLE_SHOTS") or (Path(__file__).parents[2] / ".build" / "shots" if THOROUGH else None)
SHOTS = Path(KEPT) if KEPT else None
# Layouts are looked at without them; a blank page has no storage.
WITHOUT_FIRST_NOTES = (
    "try { localStorage.getItem('first-notes') ?? localStorage.setItem('first-notes', 'off') } catch {}"
)
MakePerson = Callable[..., Person]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Chromium]:
    path = debian.browser()
    assert path, "no Chromium found: ./check installs it, or set CHRONOTABLE_BROWSER"
    browser = playwright.chromium.launch(executable_path=path, args=ARGS, timeout=PATIENCE)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite(tmp_path_factory.mktemp("tables"))) as found:
        yield found


@pytest.fixture
def person(chromium: Chromium, server: Server) -> Iterator[MakePerson]:
    """Somebody at a browser of their own; no page may complain on the console."""
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def make(
        size: str = "desktop",
        theme: str = "light",
        motion: bool = False,
        language: str = "en",
        at: Server | None = None,
    ) -> Person:
        width, height = SIZES[size]
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            locale={"en": "en-GB", "pl": "pl-PL", "uk": "uk-UA"}[language],
            base_url=(at or server).url,
            has_touch=size != "desktop",
        )
        # What is explained when it first matters has its own tests: here everybody has played before.
        context.add_init_script(WITHOUT_FIRST_NOTES)
        contexts.append(context)
        people.append(Person(context, SHOTS))
        return people[-1]

    yield make
    for each in people:
        each.check_no_complaints()
    for context in contexts:
        context.close()
