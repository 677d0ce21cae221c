"""No board is cut or collides in any window: laptops, screens, tablets and phones both ways, and 200 % zoom."""

from __future__ import annotations

import pytest

from tests.browser.conftest import MakePerson
from tests.browser.moments import MIDDLE, MOMENTS, THOROUGH, Moment, sit_down
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
