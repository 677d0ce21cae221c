"""What mypyc is told of a class; to the interpreter it says nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # mypyc knows the mark by this name alone; whoever only plays need not have its package
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        """Left out by the compiler, which has read the mark by then."""
        return lambda marked: marked
