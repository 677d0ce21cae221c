"""What drawings for notebooks share with the page: colours, symbols, and where things lie (`chronotable.drawings`).

The page's own files are read: `style/tokens.css` and, of every board, `colours.css`, `layout.json` and the files of
`drawings/` that its `layout.json` names.  So there is one set of boards.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

Json = dict[str, Any]

ROOT = Path(__file__).resolve().parents[2]
WEB: Final = ROOT / "web/src"
HOME: Final = "src/chronotable/drawings"
_THEME: Final = re.compile(r"(?:^|\n)(?:(:root),\n)?\[data-theme(?:='(light|dark)')?\] \{(.*?)\n\}", re.DOTALL)
_VALUE: Final = re.compile(r"--([\w-]+): (#\w+|(?:var|color-mix)\([^;]*\))")
_SYMBOL: Final = re.compile(r"<symbol\s+id=\"([\w-]+)\"\s+viewBox=\"([\d. -]+)\"[^>]*>(.*?)</symbol\s*>", re.DOTALL)
_GROUP: Final = re.compile(r"\n    <g id=\"([\w-]+)\"\s*>(.*?)</g\s*>(?=\s*(?:<g id=|</defs>))", re.DOTALL)
_TABLE: Final = re.compile(r"export const (\w+)[^=]* = \{\n(.*?)\n\}", re.DOTALL)
_ENTRY: Final = re.compile(r"^  '?([\w-]+)'?:\s*(?:\{\s*box: '([\d. -]+)',\s*drawing:\s*)?'([^']+)'", re.MULTILINE)
_SQUARE: Final = "0 0 24 24"


def files() -> dict[str, str]:
    boards = sorted(path.parent for path in (WEB / "boards").glob("*/layout.json"))
    made = {f"{HOME}/page.json": _text({"colours": _colours(WEB / "style/tokens.css"), "symbols": _interface()})}
    for board in boards:
        layout: Json = json.loads((board / "layout.json").read_text())
        boxes = layout.pop("boxes", {})
        symbols: Json = {}
        for name in layout.pop("drawings"):
            symbols.update(_symbols(board / "drawings" / name, boxes))
        colours = _colours(board / "colours.css")
        made[f"{HOME}/{board.name}/page.json"] = _text({"colours": colours, "layout": layout, "symbols": symbols})
    return made


def _text(content: Json) -> str:
    return json.dumps(content, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def _colours(file: Path) -> dict[str, list[str]]:
    """By name, the light one and the dark one; mixtures as they are written."""
    light: dict[str, str] = {}
    dark: dict[str, str] = {}
    for root, theme, block in _THEME.findall(file.read_text()):
        values = dict(_VALUE.findall(block))
        if theme != "dark":
            light.update(values)
        if theme == "dark" or (root and not theme):
            dark.update(values)
    return {name: [value, dark.get(name, value)] for name, value in light.items()}


def _interface() -> Json:
    """The page's own symbols that the boards' drawings show."""
    return {name: symbol for name, symbol in _symbols(WEB / "parts/Symbols.svelte", {}).items() if name in _SHOWN}


_SHOWN: Final = ("ui-clock", "ui-eye", "ui-lock", "ui-mute", "ui-skull")


def _symbols(file: Path, boxes: dict[str, str]) -> Json:
    found = dict(_of_component(file.read_text()) if file.suffix == ".svelte" else _of_table(file.read_text(), boxes))
    return {name: symbol for name, symbol in found.items() if "{" not in symbol["markup"]}  # those are made by code


def _of_component(text: str) -> Iterator[tuple[str, Json]]:
    for name, box, markup in _SYMBOL.findall(text):
        yield name, {"box": box, "markup": _tidy(markup)}
    for name, markup in _GROUP.findall(text):
        yield name, {"box": "", "markup": _tidy(markup)}


def _of_table(text: str, boxes: dict[str, str]) -> Iterator[tuple[str, Json]]:
    """Drawings by name; those of one path only are in one colour."""
    for table, entries in _TABLE.findall(text):
        for name, box, drawing in _ENTRY.findall(entries):
            markup = (
                drawing if drawing.startswith("<") else f'<path fill="currentColor" fill-rule="evenodd" d="{drawing}"/>'
            )
            symbol = {"box": box or boxes.get(table, _SQUARE), "markup": _tidy(markup)}
            yield f"{table.lower().replace('_', '-')}-{name.replace('_', '-')}", symbol


def _tidy(markup: str) -> str:
    return re.sub(r"\s*(/?>)\s*", r"\1", re.sub(r"\s+", " ", markup)).strip()
