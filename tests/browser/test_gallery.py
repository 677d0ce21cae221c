"""The gallery: every component of every game, in both themes; the pictures are kept as output of the checks."""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parent.name for path in ROOT.glob("web/src/boards/*/gallery.ts"))
PER_GAME = 5  # groups of pieces that a game shows at the least


def walk_through(somebody: Person, size: str) -> None:
    """Games are drawn when somebody comes near them."""
    somebody.open("/gallery")
    for game in GAMES:
        part = somebody.page.locator(f"#{game}")
        part.scroll_into_view_if_needed()
        expect(part).to_have_attribute("data-gallery", "shown")
        assert part.locator("[data-group]").count() >= PER_GAME, game
        somebody.shoot(f"gallery-{game}-{size}")


def test_every_component_of_every_game(person: MakePerson) -> None:
    """On a wide screen both themes stand side by side."""
    somebody = person()
    walk_through(somebody, "desktop")
    somebody.check_fits()
    if os.environ.get("CHRONOTABLE_THOROUGH") == "1":  # a picture of every group takes minutes
        for game in ["parts", *GAMES]:
            somebody.shoot_parts(f"gallery-{game}-{{}}-desktop", f"#{game} [data-group]")


def test_every_component_on_a_phone(person: MakePerson) -> None:
    somebody = person(size="phone")
    walk_through(somebody, "phone")
    somebody.check_fits()


def test_the_shared_pieces_are_accessible(person: MakePerson) -> None:
    """Those of the games are looked at where they stand, on the boards: axe takes minutes for all of them."""
    somebody = person(size="phone")
    somebody.open("/gallery")
    somebody.check_accessible("#parts")


def test_both_themes_side_by_side_or_one(person: MakePerson) -> None:
    somebody = person()
    somebody.open("/gallery")
    parts = somebody.page.locator("#parts")
    expect(parts.locator("[data-theme]")).to_have_count(2)
    assert parts.locator("[data-theme]").evaluate_all("all => all.map(one => one.dataset.theme)") == ["light", "dark"]
    colours = parts.locator("[data-theme]").evaluate_all("all => all.map(one => getComputedStyle(one).backgroundColor)")
    assert len(set(colours)) == 2
    somebody.page.get_by_role("main").get_by_role("button", name="Dark", exact=True).click()
    expect(parts.locator("[data-theme]")).to_have_count(1)
    assert parts.locator("[data-theme]").evaluate_all("all => all.map(one => one.dataset.theme)") == ["dark"]


def test_it_is_found_from_the_about_page(person: MakePerson) -> None:
    somebody = person()
    somebody.open("/about")
    somebody.page.get_by_role("link", name="Gallery").click()
    somebody.page.wait_for_url("**/gallery")
    expect(somebody.page.get_by_role("heading", level=1)).to_contain_text("Gallery")


def test_the_examples_are_what_the_engines_make() -> None:
    command = [sys.executable, "tools/gallery-examples", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
