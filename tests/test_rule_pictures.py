"""What is drawn beside the rules: rules that there are, parts of the board that can be drawn, tables that can be."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from chronotable import ledger, rule_pictures
from chronotable.api import position
from chronotable.games import house
from chronotable.kernel.errors import BadOption
from chronotable.rule_pictures import RulePictures

COMPONENTS = Path(__file__).parents[1] / "web" / "src" / "boards"
EXAMPLES = {"loop": "-EX-", "room25": "R25-22.", "anachrony": "ANA-38.", "merchants": "-EX-"}


def found(game: str) -> RulePictures:
    drawn = rule_pictures.rule_pictures(game)
    assert drawn is not None
    return drawn


@pytest.mark.parametrize("game", house())
def test_pictures_stand_beside_rules_that_there_are(game: str) -> None:
    assert set(found(game).pictures) - {rule.id for rule in ledger.rules(game)} == set()


@pytest.mark.parametrize("game", house())
def test_pictures_are_components_of_the_board(game: str) -> None:
    drawn = {picture.component for pictures in found(game).pictures.values() for picture in pictures}
    assert {each for each in drawn if not (COMPONENTS / game / f"{each}.svelte").is_file()} == set()


@pytest.mark.parametrize("game", house())
def test_every_table_in_them_can_be_and_is_shown(game: str) -> None:
    drawn = found(game)
    shown = {picture.view for pictures in drawn.pictures.values() for picture in pictures if picture.view}
    assert shown == set(drawn.views)
    for view in drawn.views.values():
        assert position(game, view.position, seed=view.seed).view(0)


@pytest.mark.parametrize("game", house())
def test_examples_are_told_on_small_boards(game: str) -> None:
    drawn = found(game).pictures
    boards = [
        rule for rule, pictures in drawn.items() if EXAMPLES[game] in rule and any(each.view for each in pictures)
    ]
    assert len(boards) >= 5


PICTURE = {"component": "pieces/Die"}
WRONG = {
    "pictures": ({}, "Missing: pictures"),
    "pictures.0": ({"pictures": [PICTURE]}, "Missing: rules"),
    "pictures.0.rules": ({"pictures": [{**PICTURE, "rules": []}]}, "1"),
    "pieces/Die": ({"pictures": [{**PICTURE, "view": "x", "rules": ["PIG-1.1"]}]}, '"x"'),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_wrong_is_named(wrong: str, tmp_path: Path) -> None:
    content, named = WRONG[wrong]
    file = tmp_path / "rule_pictures.yaml"
    file.write_text(yaml.safe_dump(content), encoding="utf-8")
    with pytest.raises(BadOption) as refused:
        rule_pictures._read("pig", file)
    for said in ("pig", "rule_pictures.yaml", wrong, named):
        assert said in str(refused.value)


def test_one_entry_draws_many_rules(tmp_path: Path) -> None:
    file = tmp_path / "rule_pictures.yaml"
    entry = {**PICTURE, "props": {"size": 9}, "by": "face", "rules": {"PIG-1.1": "one", "PIG-1.2": "six"}}
    file.write_text(yaml.safe_dump({"pictures": [entry, {**PICTURE, "rules": ["PIG-1.2"]}]}), encoding="utf-8")
    drawn = rule_pictures._read("pig", file).pictures
    assert [each.props for each in drawn["PIG-1.1"]] == [{"size": 9, "face": "one"}]
    assert [each.props for each in drawn["PIG-1.2"]] == [{"size": 9, "face": "six"}, {}]
