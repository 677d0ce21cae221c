"""Other editions of the program: a copy of it in which something is changed, for servers to be started from."""
from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[2] / "src"


class Change(NamedTuple):
    file: str  # below games/
    old: str
    new: str


# The first building of each kind costs one titanium instead of two.
OTHER_PRICES = [
    Change("anachrony/data/anachrony.yaml", first, first.replace("T: 2", "T: 1"))
    for first in ("plant: [{N: 1, T: 2", "factory: [{T: 2", "life_support: [{T: 2", "lab: [{U: 1, T: 2")
]
# A hand is discarded in the other order; nobody remembered to raise the number of the rules.
OTHER_RULE = Change("loop/steps/turn.py", "discard.extend(agent.hand)", "discard.extend(agent.hand[::-1])")
# Only the fingerprint is another.
OTHER_COMMENT = Change("merchants/data/merchants.yaml", "\n", "\n# A remark for those who read the data.\n")


def edition(folder: Path, *changes: Change) -> Path:
    """The sources of the program, changed in these places."""
    shutil.copytree(SOURCE, folder)
    for change in changes:
        path = folder / "chronotable" / "games" / change.file
        text = path.read_text(encoding="utf-8")
        assert change.old in text, change
        path.write_text(text.replace(change.old, change.new, 1), encoding="utf-8")
    return folder
