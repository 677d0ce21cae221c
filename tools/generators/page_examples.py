"""What the page's tests of boards draw: a game says it in `tests/games/<game>/board_example.py`."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def files() -> dict[str, str]:
    found = {}
    for path in sorted(ROOT.glob("tests/games/*/board_example.py")):
        game = path.parent.name
        for name, content in import_module(f"tests.games.{game}.board_example").recorded().items():
            text = json.dumps(content, ensure_ascii=False, indent=1) + "\n"
            found[f"web/src/boards/{game}/{name}.json"] = text
    return found
