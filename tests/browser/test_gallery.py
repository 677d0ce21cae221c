"""The gallery: every component of every game, in both themes; the pictures are kept as output of the checks."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.moments import THOROUGH
from tests.browser.person import Person
from tests.browser.pieces import NO_PIECES, TABLES, data_of, pieces_of, tables_in

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parents[1].name for path in ROOT.glob("web/src/boards/*/gallery/index.ts"))
PER_GAME = 5  # groups of pieces that a game shows at the least
ACCESSIBLE = {
    "loop": "web-gallery-loop-card-states",
    "room25": "web-gallery-room25-tokens",
    "anachrony": "web-gallery-anachrony-pools",
    "merchants": "web-merchants-gallery-cards",
}


def walk_through(somebody: Person, size: str) -> None:
    """Groups are drawn when somebody comes near them."""
    somebody.open("/gallery")
    for game in GAMES:
        part = somebody.page.locator(f"#{game}")
        part.scroll_into_view_if_needed()
        expect(part).to_have_attribute("data-gallery", "shown")
        groups = part.locator("[data-group]").all()
        assert len(groups) >= PER_GAME, game
        for group in groups:
            come_to(group)
        check_complete(part, game)
        somebody.shoot(f"gallery-{game}-{size}")


def come_to(group: Locator) -> None:
    group.scroll_into_view_if_needed()
    expect(group).to_have_attribute("data-drawn", "")


def check_complete(part: Locator, game: str) -> None:
    """Every card, tile, building and figure of the game's data file has its place."""
    shown = part.locator("[data-piece]").evaluate_all("all => all.map(one => one.dataset.piece)")
    assert pieces_of(game) - set(shown) == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_table_of_a_data_file_is_forgotten(game: str) -> None:
    """A new one has to say which pieces it brings, or that it brings none."""
    known = NO_PIECES[game] | set(TABLES[game])
    assert set(tables_in(data_of(game))) <= known


@pytest.mark.skipif(not THOROUGH, reason="everything in both themes: for ./check long; vitest draws it once")
def test_every_component_of_every_game(person: MakePerson) -> None:
    """On a wide screen both themes stand side by side."""
    somebody = person()
    walk_through(somebody, "desktop")
    somebody.check_fits()
    for game in ["parts", *GAMES]:
        somebody.shoot_parts(f"gallery-{game}-{{}}-desktop", f"#{game} [data-group]")


@pytest.mark.skipif(not THOROUGH, reason="everything in three languages: for ./check long")
@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_every_component_on_a_phone(person: MakePerson, language: str) -> None:
    """In the language of the longest words, which must not make the page wider."""
    somebody = person(size="phone", language=language)
    walk_through(somebody, f"phone-{language}")
    somebody.check_fits()


def test_the_shared_pieces_and_a_group_of_every_game_are_accessible(person: MakePerson) -> None:
    """The games' pieces are looked at where they stand, on the boards; here a group of each takes axe a minute."""
    somebody = person(size="phone")
    somebody.open("/gallery")
    somebody.check_accessible("#parts")
    for game in GAMES if THOROUGH else ():
        somebody.page.locator(f"#{game}").scroll_into_view_if_needed()
        group = f'[data-group="{ACCESSIBLE[game]}"]'
        come_to(somebody.page.locator(group))
        somebody.check_accessible(group)


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
