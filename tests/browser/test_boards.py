"""Every board in both themes and three sizes; the pictures are kept as output of the checks."""

from __future__ import annotations

import pytest

from tests.browser.conftest import MakePerson
from tests.browser.moments import MOMENTS, THOROUGH, Moment, sit_down

THEME_CHECKED = {"phone": "light", "tablet": "light", "desktop": "dark"}  # by axe, which takes seconds
MOMENTS_CHECKED = {"phone": ("middle", "warp", "market", "end"), "tablet": ("middle",), "desktop": ("middle",)}
# The middle of every game in each of them; the other moments take turns, and are shown in all for a night's run.
SIZES = {"warp": "phone", "market": "phone", "end": "phone", "set-up": "tablet", "impact": "desktop"}
LOOKS = [
    (moment, size) for moment in MOMENTS for size in THEME_CHECKED if THOROUGH or SIZES.get(moment.name, size) == size
]


@pytest.mark.parametrize(("moment", "size"), LOOKS, ids=lambda one: one.id if isinstance(one, Moment) else one)
def test_boards_in_both_themes_and_three_sizes(person: MakePerson, moment: Moment, size: str) -> None:
    somebody = person(size=size)
    sit_down(somebody, moment)
    for theme in ("light", "dark"):
        somebody.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        somebody.shoot(f"{moment.id}-{size}-{theme}")
        somebody.check_fits()
        if theme == THEME_CHECKED[size] and moment.name in MOMENTS_CHECKED[size]:
            somebody.check_accessible()
