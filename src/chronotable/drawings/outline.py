"""Any game as a tidy table of what can be seen: for games that have no board of their own here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from chronotable.drawings.canvas import Canvas
from chronotable.drawings.scene import Scene

_ROWS: Final = 120  # more than this are not drawn
_ROW: Final = 22
_INDENT: Final = 16
_NAMES: Final = 0.36  # of the width
_LONGEST: Final = 400  # letters of a value

Row = tuple[int, str, str]  # how far inside, the name, the value


def draw_outline(scene: Scene, canvas: Canvas, top: float) -> float:
    """Draws the view below `top` and gives where it ends."""
    rows = [*outline_rows(scene, scene.view)]
    hidden = max(len(rows) - _ROWS, 0)
    shown = rows[:_ROWS]
    canvas.panel(16, top, canvas.width - 32, len(shown) * _ROW + (32 if hidden else 14))
    split = 28 + _NAMES * (canvas.width - 56)
    y = top + 7.0
    for number, (inside, name, value) in enumerate(shown):
        if number % 2:
            canvas.rect(17, y, canvas.width - 34, _ROW, fill="var(--panel-2)", fill_opacity=0.5)
        x = 28 + inside * _INDENT
        canvas.text(x, y + 15.5, name, 13, weight=500 if value else 700, room=(split if value else 760) - x - 8)
        canvas.text(split, y + 15.5, value, 13, weight=600, room=canvas.width - 28 - split)
        y += _ROW
    if hidden:
        canvas.text(28, y + 15, f"… +{hidden}", 13, fill="var(--ink-2)")
        y += 18
    return y + 7


def outline_rows(scene: Scene, value: Any, inside: int = 0, kind: str = "") -> Iterator[Row]:
    """Nested values: short ones beside their name, long ones below it."""
    parts = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for name, part in parts:
        called = _field(scene, name)
        here = name if isinstance(name, str) else kind
        if isinstance(part, (dict, list)) and any(isinstance(inner, (dict, list)) for inner in _inner(part)):
            yield inside, called, ""
            yield from outline_rows(scene, part, inside + 1, here)
        elif isinstance(part, dict):
            said = (f"{_field(scene, key)} {_value(scene, key, inner)}" for key, inner in part.items())
            yield inside, called, ", ".join(said)[:_LONGEST]
        elif isinstance(part, list):
            yield inside, called, ", ".join(_value(scene, here, inner) for inner in part)[:_LONGEST]
        else:
            yield inside, called, _value(scene, here, part)[:_LONGEST]


def _inner(part: Any) -> list[Any]:
    return list(part.values()) if isinstance(part, dict) else part


def _field(scene: Scene, name: object) -> str:
    """By the game's own word for a part of its view, where it has one; else as the view calls it."""
    id = f"{scene.game}-seen-{name}".replace("_", "-")
    return scene.say(id) if scene.has(id) else str(name).replace("_", " ")


def _value(scene: Scene, field: object, value: object) -> str:
    if isinstance(value, bool):
        return scene.say("cli-yes" if value else "cli-no")
    if not isinstance(value, str):
        return "–" if value is None else str(value)
    for kind in (str(field), str(field).removesuffix("s")):
        id = f"{scene.game}-{kind}-{value}".replace("_", "-")
        if scene.has(id):
            return scene.say(id)
    return value
