"""The laboratory: experiments of many games between bots, over processes or a cluster, kept in tables.

experiment  what is to be played, and reading it from a file
rows        a finished game as rows of tables, one value in a cell
playing     games played in a piece, somewhere
crew        who plays: processes of this machine, or a Dask cluster
journal     finished games, kept as soon as they are finished
tables      the Parquet files made of them
run         an experiment carried out in a folder, from its beginning or from where it was stopped

reports     one page about its results: `chronotable.lab.report(folder)`

The last five need the extra `lab`, or a part of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from chronotable.lab.reports import report

__all__ = ["report"]


def __getattr__(name: str) -> Any:
    """`report` needs much that nobody else does."""
    if name == "report":
        from chronotable.lab.reports import report

        return report
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
