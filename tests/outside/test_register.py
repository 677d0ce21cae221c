"""The door for a program's own game: `chronotable.register`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, ClassVar

import pytest

import chronotable as ct
from chronotable import ledger
from chronotable.games import texts_of
from chronotable.kernel.message import Message
from docs.examples.relics.game import Relics

LEDGER = "## 1. All\n\n- **CURIOS-1.1** Bid. [ruling]\n"


class Curios(Relics):
    """The example under another name, so that its words are none that the tests know."""

    name: ClassVar[str] = "curios"


@pytest.fixture(autouse=True)
def only_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["chronotable.games"], "_registered", {})  # `ct.games` is the function


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    (tmp_path / "texts" / "en").mkdir(parents=True)
    (tmp_path / "texts" / "en" / "curios.ftl").write_text("curios-hello = Hello, { $name }.\n", encoding="utf-8")
    return tmp_path / "texts"


def test_a_registered_game_is_known_by_name_with_its_words_and_ledger(tmp_path: Path, texts: Path) -> None:
    rules = tmp_path / "curios.md"
    rules.write_text(LEDGER, encoding="utf-8")
    assert str(Message("curios-hello", name="Ann")) == "curios-hello", "nobody knows it yet"
    ct.register(Curios(), texts=texts, ledger=rules)
    assert "curios" in ct.games()
    assert ct.new("curios", seed=1).decision is not None
    for language in ("en", "pl", "uk"):
        assert ct.render(Message("curios-hello", name="Ann"), language) == "Hello, Ann.", "English stands in"
    assert [rule.id for rule in ledger.rules("curios")] == ["CURIOS-1.1"]
    assert "curios" in ledger.games()


def test_words_and_ledger_are_found_in_the_package_of_the_game() -> None:
    class Antiques(Relics):
        name: ClassVar[str] = "antiques"

    Antiques.__module__ = "docs.examples.relics.game"
    ct.register(Antiques())
    found = texts_of("antiques")
    assert found is not None
    assert (found / "en" / "relics.ftl").is_file()
    assert ledger.rules("antiques")[0].id.startswith("RELICS-")


def test_a_game_without_a_ledger_has_no_rules() -> None:
    ct.register(Curios())
    assert "curios" not in ledger.games()
    with pytest.raises(ValueError, match="no rule ledger for 'curios'"):
        ledger.rules("curios")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "pig"}, 'A game is an instance of Game, not "pig"'),
        ({"name": "loop"}, 'There is already a game "loop"'),
        ({"name": "My Game"}, '"My Game" cannot be the name of a game'),
        ({"texts": "nowhere"}, "There is no folder nowhere with the texts"),
        ({"ledger": "nowhere.md"}, "There is no file nowhere.md with the rules"),
    ],
)
def test_what_cannot_be_registered_is_refused_in_words(given: dict[str, Any], said: str) -> None:
    game = given.pop("game", None) or type("Other", (Relics,), {"name": given.pop("name", "other")})()
    before = ct.games()
    with pytest.raises(ct.BadOption) as refused:
        ct.register(game, **given)
    assert said in str(refused.value)
    assert ct.games() == before
