"""The schemas of the code are good schemas; `tools/generate --check` sees that the published ones are the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

import chronotable as ct
from chronotable.games.loop.game import GAME
from tests.fuzz.mutation import positions
from tests.packs.printed import whole_box

PAGE = Path(__file__).parents[2] / "docs" / "packs.md"
SCHEMAS: dict[str, dict[str, Any]] = {
    "options": GAME.option_schema(),
    "pack": GAME.pack_schema(),
    "position": GAME.position_schema(),
}


@pytest.mark.parametrize("kind", SCHEMAS)
def test_the_schema_is_a_schema(kind: str) -> None:
    Draft202012Validator.check_schema(SCHEMAS[kind])


def test_real_things_fit_the_published_schemas() -> None:
    """What editors check by the schema is what the program takes."""
    Draft202012Validator(SCHEMAS["pack"]).validate(whole_box())
    Draft202012Validator(SCHEMAS["options"]).validate(ct.new("loop", players=3).origin.options)
    validator = Draft202012Validator(SCHEMAS["position"])
    for text in positions()[::10]:
        validator.validate(json.loads(text))


def test_the_examples_of_the_documentation_are_good_packs(tmp_path: Path) -> None:
    text = PAGE.read_text(encoding="utf-8")
    blocks = [block.split("```")[0] for block in text.split("```yaml\n")[1:]]
    headers = [yaml.safe_load(block).get("pack") for block in blocks]
    assert {header["game"] for header in headers if header} == set(ct.games())
    for number, (block, header) in enumerate(zip(blocks, headers, strict=True)):
        file = tmp_path / f"{number}.yaml"
        file.write_text(block if header else "pack: {name: Example, game: loop}\n" + block, encoding="utf-8")
        ct.new(header["game"] if header else "loop", packs=[file])
