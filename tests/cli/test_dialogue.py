"""The set-up dialogue changes every option that any game has."""
from __future__ import annotations

from typing import Any

import pytest

from chronotable.cli.dialogue import Dialogue, Setup
from chronotable.cli.terminal import Terminal
from chronotable.games import game, names


class Answers(Terminal):
    """A terminal whose person answers from a list; what it shows is of no interest here."""

    def __init__(self, answers: list[str]) -> None:
        super().__init__("en")
        self.answers = answers

    def ask(self, prompt: str) -> str:
        return self.answers.pop(0)


def changed(name: str, option: str, *answers: str, **options: Any) -> dict[str, Any]:
    """The options after the line of one option was picked and these answers were given."""
    setup = Setup(game(name), dict(options))
    dialogue = Dialogue(Answers([]), setup, ("greedy",))
    line = str(dialogue._names().index(option) + 1)
    dialogue.terminal = Answers([line, *answers, ""])
    assert dialogue.run()
    return setup.options


def test_a_number_that_has_only_a_few_values() -> None:
    given: dict[str, Any] = {"mode": "suspicion", "players": 5}
    assert changed("room25", "five_player_guards", "1", **given)["five_player_guards"] == 1
    assert changed("room25", "five_player_guards", "2", **given)["five_player_guards"] == 2
    assert "five_player_guards" not in changed("room25", "five_player_guards", "3", **given), "not allowed"


@pytest.mark.parametrize(
    ("name", "option"), [(name, option) for name in names() for option in game(name).option_schema()["properties"]]
)
def test_every_option_can_be_opened_and_left_as_it_is(name: str, option: str) -> None:
    boolean = game(name).option_schema()["properties"][option].get("type") == "boolean"
    options = changed(name, option, *([] if boolean else [""]))
    assert options == ({option: not game(name).option_schema()["properties"][option]["default"]} if boolean else {})
