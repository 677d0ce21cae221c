"""What was learned is shipped whole, small and as well calibrated as the documents say."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.odds.telling import rows
from chronotable.games import game, house
from chronotable.likelihood import model_of

ROOT = Path(__file__).parents[2]
LEARNED = [name for name in house() if game(name).learned() is not None]


def test_all_games_of_the_house_have_learned() -> None:
    assert {"anachrony", "loop", "merchants", "room25"} <= set(LEARNED)


@pytest.mark.parametrize("name", LEARNED)
def test_the_weights_are_of_the_present_features_and_small(name: str) -> None:
    assert model_of(game(name)) is not None
    assert (ROOT / "src/chronotable/games" / name / "data/odds.json").stat().st_size < 200_000


@pytest.mark.parametrize("name", LEARNED)
def test_what_is_said_comes_as_often(name: str) -> None:
    held = (game(name).learned() or {})["held_out"]
    assert held["ece"] <= 0.03
    assert held["brier"] < held["brier_of_setup"], "it knows more than the set-up alone"


@pytest.mark.parametrize("name", LEARNED)
def test_the_documents_tell_it(name: str) -> None:
    told = (ROOT / "docs/analysis.md").read_text(encoding="utf-8").splitlines()
    for row in rows(name, (game(name).learned() or {})["held_out"]):
        assert row in told
