"""Somebody who has never been here: from the first visit to the first own move."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson

MOST_TAPS = 4


def test_few_taps_from_the_first_visit_to_the_first_own_move(
    person: MakePerson, capsys: pytest.CaptureFixture[str]
) -> None:
    """On a phone, in The LOOP, led by the guide; the seconds depend on the machine and are only told."""
    somebody = person(size="phone")
    taps = 0

    def tap(place: Locator) -> None:
        nonlocal taps
        place.tap()
        taps += 1

    begun = time.monotonic()
    somebody.open("/")
    tap(somebody.page.get_by_role("link", name="Learn to play"))
    tap(somebody.page.locator("[data-lesson=first]").get_by_role("button", name="Begin"))
    somebody.wait_for_table()
    card = somebody.page.get_by_role("region", name="Lesson")
    wanted = somebody.page.locator("[data-key].wanted")
    expect(card).to_be_visible()
    while not wanted.count():
        tap(card.get_by_role("button", name="Next"))
        expect(card.get_by_role("button", name="Next").or_(wanted).first).to_be_visible()
    version = somebody.state["version"]
    tap(wanted.first)
    somebody.wait_for_version(version + 1)
    with capsys.disabled():
        print(f"\nfirst visit to first own move: {taps} taps, {time.monotonic() - begun:.1f} s of the machine")
    assert somebody.state["choices"] == 1
    assert taps <= MOST_TAPS
