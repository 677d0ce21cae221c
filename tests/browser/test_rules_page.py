"""The rules as a page: what is drawn beside them, and what they rest on."""

from __future__ import annotations

from playwright.sync_api import expect

from chronotable.games import house
from chronotable.locale import LANGUAGES
from chronotable.rule_pictures import rule_pictures
from tests.browser.conftest import SIZES, MakePerson
from tests.browser.moments import THOROUGH

EMPTY = """all => all.filter(({ firstElementChild: drawn }) => !drawn?.getBoundingClientRect().width)
    .map(each => each.closest('[data-rule]').dataset.rule)"""
ASIDE = """all => all.map(each => [each, each.closest('[data-rule]')])
    .filter(([each, rule]) => each.getBoundingClientRect().right > rule.getBoundingClientRect().right + 1)
    .map(([each, rule]) => rule.dataset.rule)"""


def test_pictures_are_drawn_beside_their_rules(person: MakePerson) -> None:
    somebody = person(size="phone")
    somebody.open("/")
    page = somebody.page
    for number, game in enumerate(house()):
        drawn = rule_pictures(game)
        assert drawn is not None
        for place, language in enumerate(LANGUAGES):
            if not THOROUGH and place != number % 3:
                continue
            page.evaluate("language => localStorage.setItem('language', language)", language)
            for size in SIZES if THOROUGH else [("phone", "desktop")[number % 2]]:
                page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
                somebody.open(f"/rules/{game}")
                pictures = page.locator(".pictures > .picture")
                expect(pictures).to_have_count(sum(map(len, drawn.pictures.values())))
                somebody.settle()
                assert pictures.evaluate_all(EMPTY) == []
                assert pictures.evaluate_all(ASIDE) == []
                somebody.check_fits()


def test_what_a_rule_rests_on_is_one_tap_away(person: MakePerson) -> None:
    somebody = person(size="phone", language="pl")
    somebody.open("/rules/loop#LOOP-17.5")
    rule = somebody.page.locator("[data-rule='LOOP-17.5']")
    expect(rule).to_be_in_viewport()
    expect(rule.get_by_text("mieszane")).to_be_hidden()
    rule.get_by_text("Na czym się opiera").click()
    expect(rule.get_by_text("mieszane")).to_be_visible()
    # Who came to a rule can look for others.
    somebody.page.get_by_role("searchbox").fill("duplikatów")
    expect(rule).to_have_count(0)
    somebody.page.get_by_role("searchbox").fill("")
    somebody.page.get_by_text("Na czym opiera się zasada").click()
    somebody.page.get_by_role("button", name="nasze").click()
    expect(somebody.page.get_by_role("status").first).to_contain_text("48 z")
