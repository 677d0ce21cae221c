"""A finished drawing: SVG as text, which notebooks show by themselves."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, repr=False)
class Drawing:
    """What `Match.draw` gives.  `str()` is the SVG; `save` writes it to a file."""

    svg: str

    def __str__(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Drawing, {len(self.svg)} characters of SVG>"

    def save(self, path: str | Path) -> None:
        """Write it to a file, which any browser shows."""
        Path(path).write_text(self.svg + "\n", encoding="utf-8")

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_html_(self) -> str:
        return self.svg
