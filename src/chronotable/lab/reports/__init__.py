"""Reports of experiments: one page with plots and tables, for a browser or a notebook.

from chronotable.lab import report
report("results/levels")                     # in a notebook
report("results/levels").save("levels.html")
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.kernel.schema import short
from chronotable.lab.reports.page import page
from chronotable.lab.reports.results import read
from chronotable.lab.reports.sections import Section, sections
from chronotable.lab.reports.words import Words
from chronotable.locale import LANGUAGES

__all__ = ["Report", "report"]

_FRAME: Final = 900  # pixels of a notebook's cell


@dataclass(frozen=True, slots=True, repr=False)
class Report:
    """What an experiment brought: sections with a table and plots each."""

    title: str
    language: str
    sections: tuple[Section, ...]

    def html(self) -> str:
        """The whole page; it loads nothing from elsewhere."""
        return page(self.title, self.sections, Words(self.language))

    def save(self, path: str | Path) -> None:
        Path(path).write_text(self.html(), encoding="utf-8")

    def _repr_html_(self) -> str:
        """The page in a frame of its own, so that nothing of it touches the notebook."""
        title = escape(self.title)
        look = f"width:100%;height:{_FRAME}px;border:0"
        return (
            f'<iframe title="{title}" style="{look}" sandbox="allow-scripts" srcdoc="{escape(self.html())}"></iframe>'
        )

    def __repr__(self) -> str:
        return f"<Report {self.title!r}, {len(self.sections)} sections>"


def report(folder: str | Path, language: str = "en") -> Report:
    """What is told of the results in a folder, finished or not."""
    if language not in LANGUAGES:
        raise BadOption(Message("kernel-language", found=short(language), languages=list(LANGUAGES)))
    place, words = Path(folder), Words(language)
    return Report(place.resolve().name, language, tuple(sections(read(place), words)))
