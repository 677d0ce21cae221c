"""What keys begin with, and what stands behind: `clone:dawn:robots` names an era and the era in its monocle.

The rules are those that say which words can stand there.
"""

from __future__ import annotations

from typing import Final

from chronotable.kernel.verbs import WHOLE, Verb, table

VERBS: Final = table(
    [
        Verb("play", "card", "LOOP-1.8"),
        Verb("take", "card", "LOOP-1.8"),
        Verb("use", "card"),
        Verb("ready", "card"),
        Verb("discard", "card"),
        Verb("destroy", "card"),
    ],
    [
        Verb("move", "direction", "LOOP-8.3"),
        Verb("free", "direction", "LOOP-1.1"),
        Verb("era", "era", "LOOP-1.1"),
        Verb("negate", "era", "LOOP-1.1"),
        Verb("landing", "previous doctor next"),
        Verb("clone", "era destroy", at={"clone": WHOLE}),
        Verb("super", "era destroy", at={"super": WHOLE}),
    ],
    [
        Verb("damage", "mission", "LOOP-7.5"),
        Verb("archive", "mission", "LOOP-11.1"),
        Verb("loop", "dimension", "LOOP-8.9"),
        Verb("ability"),
        Verb("dismantle"),
        Verb("ultra", "ultra"),
        Verb("agent", "agent"),
    ],
    [Verb("choose", "number"), Verb("may", "answer"), Verb("done")],
)
