"""Staying on the same cores: moving between them costs, and what is compared must have equally many."""

from __future__ import annotations

import contextlib
import os


def stay_on(cores: int) -> None:
    """So many of the cores that we may use, for this process and those that it starts; not every system allows it."""
    if hasattr(os, "sched_setaffinity"):
        with contextlib.suppress(OSError):
            os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:cores])
