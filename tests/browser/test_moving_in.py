"""A game that has moved into the house: the page is built anew, and shows its emblem, its board and its guided game."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.outside.moving_in import ROOT, environment, move_in
from tests.server.running import Server, running_under, sqlite

sys.path.insert(0, str(ROOT / "tools"))

import page as page_of_the_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With a page of its own, made by the packages that made ours."""
    folder = move_in(tmp_path_factory.mktemp("house"))
    packages = folder / "web" / "node_modules"
    packages.symlink_to((ROOT / "web" / "node_modules").resolve())
    node, _, env = page_of_the_house.node_commands(sys.executable)
    vite = [node, str(packages / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn"]
    subprocess.run(vite, cwd=folder / "web", env=env, check=True, timeout=600)
    return folder


@pytest.fixture(scope="module")
def server(house: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_under(environment(house), sqlite(tmp_path_factory.mktemp("tables"))) as found:
        yield found


@pytest.mark.slow  # the page is built anew: a minute
def test_its_guided_game_is_played_on_its_own_board(person: MakePerson, server: Server) -> None:
    somebody = person(language="pl", at=server)
    page = somebody.page
    page.goto("/")
    card = page.locator("button.game", has_text="Relics")
    expect(card).to_contain_text("Licytuj to, co zostawił czas")
    expect(card.locator("svg circle[r='46']")).to_be_visible()  # the sun of its emblem
    card.click()
    page.locator("button.tour").click()
    tour = page.locator("section[data-tour]")
    expect(tour).to_contain_text("Odkryto relikt")
    expect(page.locator(".relics .relic")).to_contain_text("obelisk")
    tour.locator("button.main").click()
    page.locator(".relics [data-target='card:9'][data-can]").click()
    expect(tour).to_contain_text("Kryształ dodaje 3")
    page.locator("[data-key='crystal:no']").click()
    page.locator("[data-key='send:no']").click()
    expect(tour).to_contain_text("To była cała runda")
    expect(page.locator(".relics")).to_contain_text("Wynik: 6")
    assert "relics-" not in page.locator("body").inner_text()
