"""Where a finished game turned: the curve of its odds, luck apart from choices, and the choices that cost most."""

from __future__ import annotations

from chronotable.analysis.analyst import Analysis, Analyst, analyse
from chronotable.analysis.luck import Line, Part
from chronotable.analysis.turning import Turn

__all__ = ["Analysis", "Analyst", "Line", "Part", "Turn", "analyse"]
