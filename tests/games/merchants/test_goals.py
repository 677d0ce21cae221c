"""What a merchant plays for, and what befalls it."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from tests.games.merchants.table import table


def told(m: Match, seat: int | None = 0) -> list[tuple[str, str]]:
    return [(fate.grade, fate.text.id.removeprefix("merchants-fate-")) for fate in m.fates(seat)]


@pytest.mark.rule("COVE-1.1", "COVE-16.1", "COVE-16.9", "COVE-16.10")
@pytest.mark.parametrize(
    ("options", "rule", "words"),
    [
        ({"players": 2}, "COVE-1.1", "You play against one other merchant. Have the most gold at the end."),
        ({"players": 3}, "COVE-1.1", "You play against 2 other merchants. Have the most gold at the end."),
        ({"players": 1, "mode": "solo_peddler"}, "COVE-16.9", "Have more gold than the Peddler at the end."),
        ({"players": 1, "mode": "solo_score"}, "COVE-16.1", "200 gold earns the highest title, Master of Time."),
    ],
)
def test_every_mode_says_what_is_wanted(options: dict[str, Any], rule: str, words: str) -> None:
    m = ct.new("merchants", seed=1, **options)
    brief, onlooker = m.brief(0), m.brief(None)
    assert brief is not None
    assert onlooker is not None
    assert str(brief.who) == "You are a merchant: the Chronomancer."
    assert words in f"{brief.side} {brief.goal}"
    assert "after the market of day 3" in str(brief.end)
    assert (brief.rule, brief.secret, onlooker.who, onlooker.goal) == (rule, False, None, brief.goal)


@pytest.mark.rule("COVE-9.3", "COVE-10.1")
def test_corruption_is_priced_for_its_owner_alone() -> None:
    m = table(me={"corruption": {"corruption_2": 1}}, lair=3)
    assert told(m) == [("danger", "corruption")]
    assert (
        str(m.fates(0)[0].text)
        == "You hold 2 rogue symbols, and there are 3 rogues in the lair: at the end that would cost 6 gold."
    )
    assert told(m, 1) == told(m, None) == []


@pytest.mark.rule("COVE-5.3", "COVE-6.11")
def test_the_market_comes_near_and_the_day_is_over() -> None:
    m = table(hour=4, others=11, token=10)
    assert told(m) == [("danger", "market-near")]
    assert "opens at hour 10. You have 6 hours left." in str(m.fates(0)[0].text)
    assert told(m, 1) == [("fate", "done")]


@pytest.mark.rule("COVE-9.1", "COVE-9.4")
def test_the_last_day_says_what_unsold_goods_are_worth() -> None:
    m = table(day=3, me={"shelf": {"relic_red": 2}})
    assert told(m) == told(m, None) == [("danger", "last-day")]
    assert "There are 2 goods on your shelf." in str(m.fates(0)[0].text)
    assert "shelf" not in str(m.fates(None)[0].text)
