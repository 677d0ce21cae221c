"""Which rules usual games meet, and which of them somebody teaches."""

from __future__ import annotations

import pytest

from chronotable.cli import rule_teaching
from chronotable.games import game as find_game
from chronotable.games import house
from chronotable.lessons.course import find_lesson
from tests.cli.client import Play


def test_docstrings_name_rules_one_by_one_and_together() -> None:
    said = "A full boat docks (COVE-6.7, 6.8 and 6.10), as in LOOP-5.3."
    assert [*rule_teaching._ids(said)] == ["COVE-6.7", "COVE-6.8", "COVE-6.10", "LOOP-5.3"]


def test_what_is_met_and_not_taught_is_listed(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule_teaching, "GAMES", {"random": 1})
    monkeypatch.setattr(rule_teaching, "course", lambda game: [find_lesson(game, "loops")])
    code, out = play("rules", "loop", "--taught")
    listed = {line.split()[0] for line in out.splitlines() if line.startswith("LOOP-")}
    assert code == 1
    assert "rules come up in ordinary games (4 by bots)" in out
    assert "LOOP-12.4" in listed, "every game comes to the end of a turn, and this lesson does not say so"
    assert "LOOP-8.11" not in listed, "what a LOOP costs it does say"
    assert "LOOP-19.4" not in listed, "a machine of one's own is no usual one"


@pytest.mark.slow
@pytest.mark.parametrize("game", house())
def test_nearly_all_that_usual_games_meet_is_taught(game: str) -> None:
    found = rule_teaching.measure(game)
    assert found.share >= rule_teaching.ENOUGH, [rule.id for rule in found.untaught]


@pytest.mark.parametrize("game", house())
def test_every_mode_is_begun_with_players_it_is_for(game: str) -> None:
    modes = find_game(game).option_schema()["properties"].get("mode", {}).get("enum", [None])
    assert [options.get("mode") for options in rule_teaching._modes(game)] == modes
