"""Chapter 9: the end of the game and final scoring."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.kernel.decision import Result
from tests.games.merchants.table import table
from tests.games.playing import happened

HALLS = {"red": 4, "green": 3, "blue": 2, "yellow": 5}


def scored(*, players: int = 2, **described: Any) -> Result:
    """The end of a game after a last market without sales; halls and lair as described, nobody at sea."""
    result = table(players=players, phase="market", day=3, **{"halls": HALLS, "lair": 3, **described}).result
    assert result is not None
    return result


@pytest.mark.rule("COVE-9.1")
def test_the_game_ends_after_the_market_of_day_three() -> None:
    assert scored().scores == (0.0, 0.0)
    m = table(players=2, phase="market", day=2)
    assert (m.result, m.view(None)["day"]) == (None, 3)


@pytest.mark.rule("COVE-9.2")
@pytest.mark.parametrize(("card", "worth"), [("l01", 8), ("l09", 8), ("l12", 5), ("m03", 2)])
def test_a_guild_symbol_is_worth_the_pieces_in_its_hall(card: str, worth: int) -> None:
    assert scored(me={"staff": {"splitter": card}}).scores == (float(worth), 0.0)


@pytest.mark.rule("COVE-9.2")
def test_cards_in_the_town_square_or_discarded_are_worth_nothing() -> None:
    assert scored(square=["l01", "l09"], discard=["l12"]).scores == (0.0, 0.0)


@pytest.mark.rule("COVE-9.3")
def test_every_rogue_symbol_costs_as_much_as_there_are_rogues_in_the_lair() -> None:
    ann = {"gold": 50, "corruption": {"corruption_1": 2, "corruption_2": 3}, "staff": {"guard": "m11"}}
    assert scored(me=ann).scores == (50.0 - 9 * 3, 0.0)
    assert scored(me=ann, lair=2).scores == (50.0 - 9 * 2, 0.0)
    assert scored(me=ann, lair=6, boats={"boat1": ["rogue", "rogue"]}).scores == (50.0 - 9 * 8, 0.0), "two came last"


@pytest.mark.rule("COVE-9.4")
def test_goods_left_are_worth_nothing() -> None:
    assert scored(me={"gold": 5, "shelf": {"artifact_blue": 2, "relic_red": 3}}).scores == (5.0, 0.0)


@pytest.mark.rule("COVE-9.5")
def test_gold_may_become_negative() -> None:
    assert scored(me={"gold": 1, "corruption": {"corruption_1": 4}}).scores == (-11.0, 0.0)


@pytest.mark.rule("COVE-9.6")
def test_ties() -> None:
    fewer = scored(me={"gold": 10, "corruption": {"corruption_1": 1}}, rivals=[{"gold": 7}])
    assert (fewer.scores, fewer.winners) == ((7.0, 7.0), (1,)), "fewer rogue symbols"
    two, one = {"relic_red": 1, "relic_blue": 1}, {"relic_red": 1}
    more_goods = scored(me={"gold": 7, "shelf": two}, rivals=[{"gold": 7, "shelf": one}])
    assert (more_goods.scores, more_goods.winners) == ((7.0, 7.0), (0,)), "more goods on the shelf"
    shared = scored(players=3, me={"gold": 7}, rivals=[{"gold": 6}, {"gold": 7}])
    assert shared.winners == (0, 2)


@pytest.mark.rule("COVE-9.6")
def test_rogue_symbols_come_before_goods() -> None:
    result = scored(
        me={"gold": 10, "corruption": {"corruption_1": 1}, "shelf": {"relic_red": 3}}, rivals=[{"gold": 7}], lair=3
    )
    assert result.winners == (1,)


@pytest.mark.rule("COVE-9.2", "COVE-9.3")
def test_everybody_is_told_how_the_scores_come_about() -> None:
    ann = {"corruption": {"corruption_2": 1}, "staff": {"guard": "m09"}}
    m = table(players=2, phase="market", day=3, halls=HALLS, lair=2, me=ann)
    assert happened(m, "final_scoring") == [
        {"who": "player1", "gold": 9, "loss": 6, "symbols": 3, "total": 3},
        {"who": "player2", "gold": 0, "loss": 0, "symbols": 0, "total": 0},
    ]
