"""How to play, as a page, on paper and at the table."""

from __future__ import annotations

from io import BytesIO

import pytest
from pypdf import PdfReader

from chronotable.how_to_play import games, how_to_play
from chronotable.kernel.message import Message
from chronotable.locale import LANGUAGES, render
from tests.browser.conftest import MakePerson
from tests.browser.moments import MIDDLE, THOROUGH, sit_down

GAMES = [game for game in MIDDLE if game in games()]
# Every language, size and theme once in a usual run; all of them in the thorough one.
CASES = [
    (game, language, size, theme)
    for number, game in enumerate(GAMES)
    for place, language in enumerate(LANGUAGES)
    for turn, (size, theme) in enumerate(
        [("desktop", "light"), ("phone", "dark"), ("phone", "light"), ("desktop", "dark")]
    )
    if THOROUGH or (place == (number + 1) % 3 and turn == number % 4)
]
PAPER = [(game, language) for number, game in enumerate(GAMES) for place, language in enumerate(LANGUAGES)
         if THOROUGH or place == (number + 2) % 3]  # fmt: skip

BESIDE = """all => all.filter(each => [...each.querySelectorAll('.picture')].some(picture =>
    picture.getBoundingClientRect().right > each.getBoundingClientRect().right + 2 ||
    picture.getBoundingClientRect().left < each.getBoundingClientRect().left - 2)).map(each => each.textContent)"""
EMPTY = """all => all.filter(each => !each.querySelector('.drawn')?.getBoundingClientRect().width)
    .map(each => each.dataset.symbol)"""


@pytest.mark.parametrize(("game", "language", "size", "theme"), CASES)
def test_the_page_is_accessible_and_fits(person: MakePerson, game: str, language: str, size: str, theme: str) -> None:
    somebody = person(size=size, theme=theme, language=language)
    somebody.open(f"/how-to-play/{game}")
    somebody.page.locator("[data-section=legend]").wait_for()
    somebody.settle()
    somebody.check_accessible()
    somebody.check_fits()
    told = how_to_play(game)
    assert told is not None
    wanted = sum(len(group.symbols) for group in told.legend)
    assert somebody.page.locator("[data-symbol]").count() == wanted
    empty = somebody.page.locator("[data-symbol]").evaluate_all(EMPTY)
    assert empty == [], "every symbol is drawn"
    beside = somebody.page.locator("li").evaluate_all(BESIDE)
    assert beside == [], "pictures lie within their items"
    somebody.shoot(f"how-to-play-{game}-{language}-{size}-{theme}")


def plain(text: str) -> str:
    """Letters and signs alone: what is read back from paper has other spaces, and may have other apostrophes."""
    return "".join(text.split()).casefold().replace("’", "'")


@pytest.mark.parametrize(("game", "language"), PAPER)
def test_printed_it_is_two_pages_with_the_legend(person: MakePerson, game: str, language: str) -> None:
    somebody = person(language=language, theme="dark")
    somebody.open(f"/how-to-play/{game}")
    somebody.page.locator("[data-section=legend]").wait_for()
    somebody.settle()
    printed = PdfReader(BytesIO(somebody.page.pdf(prefer_css_page_size=True)))
    assert len(printed.pages) == 2
    assert [
        round(float(side) / 72 * 25.4) for side in (printed.pages[0].mediabox.width, printed.pages[0].mediabox.height)
    ] == [210, 297]
    text = plain("".join(page.extract_text() for page in printed.pages))
    told = how_to_play(game)
    assert told is not None
    named = [symbol.name for group in told.legend for symbol in group.symbols]
    explained = [symbol.text for group in told.legend for symbol in group.symbols if symbol.text]
    items = [item.text for section in told.sections for item in section.items]
    for id in (*named, *explained, *items):
        assert plain(render(Message(id), language)) in text, id


def test_it_is_found_from_the_first_page_and_the_set_up(person: MakePerson) -> None:
    somebody = person(size="phone")
    somebody.open("/")
    for link in ("How to play The LOOP", "How to play"):
        somebody.page.get_by_role("link", name=link, exact=True).first.click()
        somebody.page.get_by_role("heading", name="How to play The LOOP").wait_for()
        somebody.page.go_back()


def test_the_legend_is_one_tap_away_at_the_table(person: MakePerson) -> None:
    somebody = person(size="phone")
    sit_down(somebody, MIDDLE["loop"])
    loaded = "() => performance.getEntriesByType('resource').filter(each => each.name.includes('how')).length"
    assert somebody.page.evaluate(loaded) == 0, "it is loaded when it is asked for"
    somebody.page.get_by_role("button", name="Symbols", exact=True).click()
    sheet = somebody.page.get_by_role("dialog", name="What the symbols mean")
    sheet.get_by_text("One more rift in Dr Faux’s era").wait_for()
    somebody.check_accessible("[role=dialog]")
    somebody.check_fits()
    somebody.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
