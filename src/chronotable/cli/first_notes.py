"""What is explained once, when it first matters: remembered for the user of this computer, over all their games."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from chronotable.cli.storage import data_folder, write_whole
from chronotable.kernel.game import Game
from chronotable.kernel.things import FirstNote, first_notes_of


class FirstNotes:
    """Which notes the person has read: a file of their names, such as `loop/vortex`."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or data_folder() / "first_notes.json"

    def next(self, game: Game[Any], events: set[str], question: str) -> FirstNote | None:
        """What is to be told now, which is never told again; None: nothing, or nothing new."""
        read = self._read()
        for note in first_notes_of(game.name, game.first_notes()):
            id = f"{game.name}/{note.name}"
            if id not in read and note.fits(events, question):
                with suppress(OSError):  # who cannot be remembered is told again another time
                    write_whole(self.path, json.dumps([*read, id], indent=1) + "\n")
                return note
        return None

    def _read(self) -> list[str]:
        """A missing or damaged file is an empty one."""
        try:
            found = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return []
        return [name for name in found if isinstance(name, str)] if isinstance(found, list) else []
