"""No board is cut or collides in any window: laptops, screens, tablets and phones both ways, and 200 % zoom."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import chronotable as ct
from tests.browser.conftest import MakePerson
from tests.browser.moments import MIDDLE, MOMENTS, THOROUGH, Moment, sit_down
from tests.browser.person import LINK, ME
from tests.browser.windows import BOARDS, findings, through

LANGUAGES = ("en", "pl", "uk")
LOOKED_AT = [moment for moment in MOMENTS if not moment.is_end] if THOROUGH else list(MIDDLE.values())


@pytest.mark.parametrize("language", LANGUAGES if THOROUGH else LANGUAGES[:1])
@pytest.mark.parametrize("moment", LOOKED_AT, ids=lambda moment: moment.id)
def test_every_window_shows_all_of_it(person: MakePerson, moment: Moment, language: str) -> None:
    somebody = person(language=language)
    sit_down(somebody, moment)
    wrong: list[str] = []
    for window in through(somebody):
        somebody.shoot(f"window-{moment.id}-{window.name}-{language}")
        wrong += findings(somebody, window, BOARDS[moment.game])
    assert wrong == [], "\n".join(["", *wrong])


def test_the_bar_counts_those_who_still_choose(person: MakePerson) -> None:
    """Not six flags that leave no room for a name: who is done has a tick."""
    somebody = person()
    match = ct.new("room25", seed=1, players=6, mode="suspicion")
    while len(match.decisions) < 6:
        match.choose(match.decisions[0].options[0].key, match.decisions[0].seat)
    somebody.sit_at(match, [ME, *[LINK] * 5])
    bar = somebody.page.get_by_role("banner")
    choosing = bar.get_by_text("still choosing")
    expect(choosing).to_have_text("6 still choosing")
    expect(bar.get_by_text("Your turn", exact=True)).to_be_visible()
    somebody.shoot("room25-all-choose-desktop-light")
    while 0 in somebody.state["waiting"]:
        somebody.play()
    expect(choosing).to_have_text("5 still choosing")
    expect(bar.get_by_role("button", name="has chosen")).to_have_count(1)
    expect(bar.get_by_text("Your turn", exact=True)).to_be_hidden()
    expect(bar.get_by_text("Room 25", exact=True)).to_be_visible()
