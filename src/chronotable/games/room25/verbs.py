"""The verbs of Room 25: what keys begin with.  A verb's rule is the one that says which words may follow."""

from __future__ import annotations

from typing import Final

from chronotable.kernel.verbs import WHOLE, Verb, table

ROBOT: Final = {"robot": "robot"}
VERBS: Final = table(
    [
        Verb("move", "cell", "R25-2.1"),
        Verb("look", "cell", "R25-2.1"),
        Verb("room", "cell", "R25-2.1"),
        Verb("swap", "cell to", at={"room": "cell"}),  # the other room is told by the step
        Verb("push", "character", "R25-1.4"),
        Verb("character", "character"),
        Verb("program", "token second?", "R25-7.1", at={"token": "token"}),  # so are the second and the whole
        Verb("token", "token", "R25-7.1"),
        Verb("slide", "line direction", "R25-2.4", at={"line": "line", "slide": WHOLE}),
        Verb("ability", "ability"),
        Verb("robot", "robot order", at=ROBOT),
        Verb("destroy", "robot", at=ROBOT),
        Verb("bring", "robot", at=ROBOT),
        Verb("adrenaline", "answer", "R25-13.2"),
    ],
    map(Verb, ["accept", "done", "keep_role", "lost", "play", "refuse", "remind", "show_role", "wait"]),
)
