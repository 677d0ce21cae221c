"""The published JSON Schemas: docs/schemas, from the code of the games."""

from __future__ import annotations

import json
from typing import Any

from chronotable.games import game, names
from chronotable.lessons.schema import SCHEMA


def files() -> dict[str, str]:
    """The schemas of every game that has them, and that of lessons, which is the same for all."""
    texts = {"docs/schemas/lesson.json": _written(SCHEMA)}
    for name in names():
        found = game(name)
        schemas = {"options": found.option_schema(), "pack": found.pack_schema(), "position": found.position_schema()}
        for kind, schema in schemas.items():
            if schema:
                texts[f"docs/schemas/{name}-{kind}.json"] = _written(schema)
    return texts


def _written(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
