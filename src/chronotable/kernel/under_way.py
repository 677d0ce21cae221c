"""What can be left of a program under way: its steps in their order, the first ones done, one of them begun.

Described positions are held to it: what is pending must have come about.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from chronotable.kernel.step import Step

Steps = Sequence[Step[Any]]  # the next one first
Program = Sequence[Step[Any] | str]  # the next one last, as on the agenda; a word stands for any step called so
Line = tuple[str, str]


def line(step: Step[Any]) -> Line:
    """A step as text, equal for equal steps."""
    return step.term, json.dumps(step.parameters(), sort_keys=True)


class Rest:
    """Steps that were found in a state: of which programs can they be the rest?"""

    def __init__(self, s: Any, found: Steps) -> None:
        self._s = s
        self._found = [line(step) for step in found]
        self._tried: set[tuple[Line, int]] = set()  # steps with the number of those over them

    def is_of(self, program: Program) -> bool:
        return self._is_left(program, len(self._found))

    def _is_left(self, program: Program, n: int) -> bool:
        """Can the first n of what was found be left of this?"""
        for step in program:
            if n == 0 or self._is_begun(step, n):
                return True
            n -= 1
            if self._found[n] != line(step) if isinstance(step, Step) else self._found[n][0] != step:
                return False
        return n == 0

    def _is_begun(self, step: Step[Any] | str, n: int) -> bool:
        """Can they be what this step has brought?"""
        if not isinstance(step, Step) or (line(step), n) in self._tried:
            return False
        self._tried.add((line(step), n))
        return any(self._is_left(brought, n) for brought in step.brings(self._s))
