"""The set-up dialogue changes every option that any game has."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from rich.text import Text

from chronotable.cli.dialogue import Dialogue, Setup
from chronotable.cli.terminal import Terminal
from chronotable.games import game, names
from tests.packs.test_loop_packs import AGENT, pack, starting_cards


class Answers(Terminal):
    """A terminal whose person answers from a list, and which remembers what it has shown."""

    def __init__(self, answers: list[str]) -> None:
        super().__init__("en")
        self.answers = answers
        self.shown: list[str] = []

    def lines(self, lines: Iterable[Text]) -> None:
        self.shown += [str(line) for line in lines]

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


def test_agents_of_a_pack_are_listed_by_their_names() -> None:
    brings = pack(agents=[AGENT], cards=starting_cards("new_agent"))
    setup = Setup(game("loop"), {}, (brings,))
    dialogue = Dialogue(Answers([]), setup, ("greedy",))
    terminal = dialogue.terminal = Answers([str(dialogue._names().index("agents") + 1), "", ""])
    assert dialogue.run()
    (line,) = (line for line in terminal.shown if "New Agent" in line)
    dialogue.terminal = Answers([str(dialogue._names().index("agents") + 1), f"{line.split()[0]} 2", ""])
    assert dialogue.run()
    assert "new_agent" in setup.options["agents"]
