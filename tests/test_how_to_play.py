"""How to play: pages that every game of the house has, in every language, true to its ledger; bad ones are refused."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from chronotable import how_to_play as pages
from chronotable import ledger
from chronotable.api import position
from chronotable.games import house
from chronotable.how_to_play import SECTIONS, HowToPlay, how_to_play
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.locale import LANGUAGES, render, render_strictly
from chronotable.rule_index import search

TOLD = [game for game in house() if game in pages.games()]
QUICKEST, SLOWEST = 380, 620  # words: two to three minutes of reading
COMPONENTS = Path(__file__).parents[1] / "web" / "src"


def found(game: str) -> HowToPlay:
    told = how_to_play(game)
    assert told is not None
    return told


@pytest.mark.parametrize("game", TOLD)
def test_a_game_tells_all_sections_and_five_mistakes(game: str) -> None:
    told = {section.name: section.items for section in found(game).sections}
    assert list(told) == list(SECTIONS)
    assert len(told["mistakes"]) == 5
    assert found(game).legend


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_it_is_told_in_every_language_in_two_or_three_minutes(game: str, language: str) -> None:
    for id in found(game).messages:
        assert render_strictly(Message(id), language)
    items = [item for section in found(game).sections for item in section.items]
    told = " ".join(render(Message(item.text), language) for item in items)
    assert QUICKEST <= len(told.split()) <= SLOWEST


@pytest.mark.parametrize("game", TOLD)
def test_items_explain_rules_that_there_are(game: str) -> None:
    known = {rule.id for rule in ledger.rules(game)}
    assert found(game).rules - known == set()
    assert all(item.rules for section in found(game).sections for item in section.items)


@pytest.mark.parametrize("game", TOLD)
def test_pictures_are_components_of_the_board_and_of_tables_that_can_be(game: str) -> None:
    drawn = {picture.component for picture in found(game).pictures}
    missing = {each for each in drawn if not (_folder(game, each) / f"{each}.svelte").is_file()}
    assert missing == set()
    for view in found(game).views.values():
        assert position(game, view.position, seed=view.seed).view(0)


def _folder(game: str, component: str) -> Path:
    return COMPONENTS if component.startswith("parts/") else COMPONENTS / "boards" / game


@pytest.mark.parametrize("game", TOLD)
def test_a_symbol_is_told_once_and_means_something(game: str) -> None:
    groups = found(game).legend
    symbols = [symbol.symbol for group in groups for symbol in group.symbols]
    assert len(symbols) == len(set(symbols))
    assert [symbol.symbol for group in groups for symbol in group.symbols if not (symbol.text or group.text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_rules_are_found_by_the_names_of_symbols(game: str, language: str) -> None:
    told = [symbol for group in found(game).legend for symbol in group.symbols if symbol.rules]
    names = [render(Message(symbol.name), language) for symbol in told]
    assert [name for name in names if not search(game, name, language)] == []


ITEM = {"text": "pig-how"}
WRONG = {
    "": ({}, "Missing: sections"),
    "sections.end": ({"sections": {"end": [{}]}}, "Missing: text"),
    "sections": ({"sections": {"start": [ITEM]}}, "start"),
    "legend.0": ({"sections": {}, "legend": [{"title": "pig-legend"}]}, "Missing: symbols"),
    "pieces/Die": ({"sections": {"goal": [{**ITEM, "picture": {"component": "pieces/Die", "view": "x"}}]}}, '"x"'),
    "how_to_play.yaml": ([], "object"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_wrong_is_named(wrong: str, tmp_path: Path) -> None:
    content, named = WRONG[wrong]
    file = tmp_path / "how_to_play.yaml"
    file.write_text(yaml.safe_dump(content), encoding="utf-8")
    with pytest.raises(BadOption) as refused:
        pages._read("pig", file)
    assert "pig" in str(refused.value)
    assert wrong in str(refused.value)
    assert named in str(refused.value)


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "how_to_play.yaml"
    file.write_text("sections: [", encoding="utf-8")
    with pytest.raises(BadOption, match="pig"):
        pages._read("pig", file)
