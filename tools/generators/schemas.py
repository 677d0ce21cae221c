"""The published JSON Schemas: docs/schemas, from the code of the games."""

from __future__ import annotations

import json

from chronotable.games import game, names


def files() -> dict[str, str]:
    """The schemas of every game that has them."""
    texts = {}
    for name in names():
        found = game(name)
        schemas = {"options": found.option_schema(), "pack": found.pack_schema(), "position": found.position_schema()}
        for kind, schema in schemas.items():
            if schema:
                texts[f"docs/schemas/{name}-{kind}.json"] = json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
    return texts
