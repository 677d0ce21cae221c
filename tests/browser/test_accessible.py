"""What opens on the pages, in both themes: nothing serious that axe finds.  Other tests look at most states."""

from __future__ import annotations

import pytest

from tests.browser.conftest import MakePerson
from tests.browser.moments import MIDDLE, MOMENTS, THOROUGH, Moment, sit_down
from tests.browser.person import BOT, LINK, ME, Person

THEMES = ("light", "dark")
ENDS = [moment for moment in MOMENTS if moment.is_end]
PATHS = (
    "/",
    "/learn",
    "/learn/loop",
    "/how-to-play/loop",
    "/about",
    "/privacy",
    "/gallery",
    "/rules/anachrony",
    "/t/nothing",
)


def check_in_both_themes(somebody: Person, part: str | None = None) -> None:
    """In every run in the theme that other tests look at less; the other one is for the long run."""
    for theme in THEMES if THOROUGH else ("dark",):
        somebody.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        somebody.settle()
        somebody.check_accessible(part)


def test_what_opens_over_a_table(person: MakePerson) -> None:
    somebody = person()
    somebody.sit(somebody.new_table("loop", [ME, BOT])["table"])
    somebody.wait_for_turn()
    somebody.page.get_by_role("button", name="Menu").click()
    somebody.page.get_by_role("switch", name="Sounds of the game").check()
    check_in_both_themes(somebody)
    somebody.page.keyboard.press("Escape")
    somebody.page.keyboard.press("?")
    check_in_both_themes(somebody)


@pytest.mark.skipif(not THOROUGH, reason="a matrix: for ./check long")
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("path", PATHS)
def test_pages(person: MakePerson, path: str, size: str) -> None:
    somebody = person(size=size)
    somebody.forgiven = ("404",)
    somebody.open(path)
    check_in_both_themes(somebody, "#parts" if path == "/gallery" else None)


@pytest.mark.skipif(not THOROUGH, reason="a matrix: for ./check long")
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("moment", [*MIDDLE.values(), *ENDS], ids=lambda moment: moment.id)
def test_tables_asking_and_over(person: MakePerson, moment: Moment, size: str) -> None:
    somebody = person(size=size)
    sit_down(somebody, moment)
    check_in_both_themes(somebody)
    if size == "phone":
        # The pages of a board come before the tabs, and are away with it.
        for tab in somebody.page.get_by_role("navigation").get_by_role("button").element_handles():
            tab.tap()
            check_in_both_themes(somebody)


@pytest.mark.skipif(not THOROUGH, reason="a matrix: for ./check long")
@pytest.mark.parametrize("game", MIDDLE)
def test_tables_that_wait_and_the_page_of_a_link(person: MakePerson, game: str) -> None:
    host, guest = person(), person(size="phone")
    made = host.new_table(game, [ME, LINK], options={"mode": "competition"} if game == "room25" else {})
    host.sit(made["table"])
    check_in_both_themes(host)
    guest.open(f"/t/{made['table']}#seat={made['links'][0]['secret']}")
    guest.page.get_by_role("button", name="Sit down", exact=True).wait_for()
    check_in_both_themes(guest)
