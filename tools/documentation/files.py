"""Pages that show what other pages link to: a source file of the checkout, or a folder with all that is in it."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from documentation.contents import ROOT

_WORDS = {".py": "python", ".yaml": "yaml", ".yml": "yaml", ".json": "json", ".toml": "toml", ".ts": "typescript",
          ".svelte": "text", ".css": "css", ".md": "markdown", ".ftl": "text"}  # fmt: skip
_NOT_SHOWN = {"__pycache__", ".pytest_cache", ".mypy_cache", ".ruff_cache", ".ipynb_checkpoints", ".hypothesis"}


def page_of(path: str) -> str:
    return f"files/{path.rstrip('/')}/index" if (ROOT / path).is_dir() else f"files/{path}"


def shown(path: str) -> str:
    """The page of a file or a folder."""
    found = ROOT / path
    if not found.is_dir():
        return f"---\norphan: true\n---\n\n# {posixpath.basename(path)}\n\n`{path}`\n\n{_block(found)}"
    parts = [f"---\norphan: true\n---\n\n# {path}/\n"]
    for file in sorted(found.rglob("*")):
        inner = file.relative_to(found)
        if file.is_file() and not _NOT_SHOWN.intersection(inner.parts) and _is_text(file):
            parts.append(f"## {inner.as_posix()}\n\n{_block(file)}")
    return "\n".join(parts)


def _is_text(file: Path) -> bool:
    return b"\0" not in file.read_bytes()[:1000]


def _block(file: Path) -> str:
    text = file.read_text(encoding="utf-8")
    longest = max((len(run) for run in re.findall(r"`{3,}", text)), default=2)
    fence = "`" * (longest + 1)
    return f"{fence}{_WORDS.get(file.suffix, 'text')}\n{text.rstrip()}\n{fence}\n"
