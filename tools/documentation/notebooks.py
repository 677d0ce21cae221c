"""The example notebooks as pages, with what their cells give when they run now.

They run in this process: a kernel for each costs more than they do.  That they run in a real one, too, `./check long`
shows (tests/docs/test_notebooks.py).
"""

from __future__ import annotations

import ast
import contextlib
import html
import io
import json
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from documentation.contents import ROOT

FOLDER = "docs/examples/notebooks"
OVERVIEW = "examples/notebooks/index"
_COLOURS = re.compile(r"\x1b\[[0-9;]*m")


@dataclass(frozen=True)
class Cell:
    kind: str  # "markdown" or "code"
    source: str


@dataclass(frozen=True)
class Given:
    """What a cell printed, and its last value: as HTML where it can draw itself, as text where not."""

    printed: str
    drawn: str = ""
    shown: str = ""


class CellFailed(Exception):
    """It names the notebook and the cell; the cause is below it."""


def files() -> list[Path]:
    return sorted((ROOT / FOLDER).glob("*.ipynb"))


def cells(file: Path) -> list[Cell]:
    notebook = json.loads(file.read_text(encoding="utf-8"))
    return [Cell(cell["cell_type"], "".join(cell["source"])) for cell in notebook["cells"]]


def run(file: Path) -> list[Given | None]:
    """All cells in their order, in the folder of the notebook; None for those that are no code."""
    names: dict[str, Any] = {"__name__": "__main__"}
    found: list[Given | None] = []
    before = Path.cwd()
    os.chdir(file.parent)
    try:
        for number, cell in enumerate(cells(file), 1):
            if cell.kind != "code":
                found.append(None)
                continue
            try:
                found.append(_run(cell.source, names))
            except Exception as error:
                raise CellFailed(f"{file.name}, cell {number}: {type(error).__name__}: {error}") from error
    finally:
        os.chdir(before)
    return found


def _run(source: str, names: dict[str, Any]) -> Given:
    """The last line, if it is an expression, is what the cell shows; with a semicolon behind it nothing is."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    value = None
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(compile(tree, "<cell>", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)
    text = _COLOURS.sub("", printed.getvalue())
    if value is None or source.rstrip().endswith(";"):
        return Given(text)
    for way in ("_repr_html_", "_repr_svg_"):
        drawn = getattr(value, way, None)
        if drawn is not None and (picture := drawn()):
            return Given(text, drawn=picture)
    return Given(text, shown=repr(value))


def pages() -> dict[str, str]:
    found = {f"examples/notebooks/{file.stem}": _page(file) for file in files()}
    listed = "\n".join(file.stem for file in files())
    found[OVERVIEW] = (
        "# Notebooks\n\nExamples to be opened in Jupyter; here they are shown with what they give. They lie in "
        f"`{FOLDER}` and run whenever the project is checked.\n\n```{{toctree}}\n:maxdepth: 1\n{listed}\n```\n"
    )
    return found


def _page(file: Path) -> str:
    parts = []
    for cell, given in zip(cells(file), run(file), strict=True):
        if given is None:
            parts.append(f"{cell.source}\n")
            continue
        parts.append(f"```python\n{cell.source}\n```\n")
        if given.printed or given.shown:
            parts.append(f"```text\n{(given.printed + given.shown).rstrip()}\n```\n")
        if given.drawn:
            parts.append(f'```{{raw}} html\n<div class="given">{given.drawn}</div>\n```\n')
    parts.append(f'<p class="from">From <code>{html.escape(file.relative_to(ROOT).as_posix())}</code></p>\n')
    return "\n".join(parts)
