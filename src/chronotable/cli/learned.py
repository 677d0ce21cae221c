"""What somebody has learned at this terminal: kept beside the saves, by game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from chronotable.cli.storage import data_folder, write_whole
from chronotable.lessons.lesson import Lesson


class Learned:
    """The lessons of a game that are finished, and those that are begun."""

    def __init__(self, game: str) -> None:
        self._folder = data_folder() / "games" / game / "lessons"
        self._file = self._folder / "learned.json"
        self.done: list[str] = []
        self._begun: list[str] = []
        try:
            found = json.loads(self._file.read_text(encoding="utf-8"))
            self.done, self._begun = ([str(id) for id in found[name]] for name in ("done", "begun"))
        except (OSError, ValueError, TypeError, KeyError):  # none yet, or damaged: nothing is known then
            pass

    def place(self, lesson: str) -> Path:
        """Where the match of a lesson is kept."""
        return self._folder / f"{lesson}.ct"

    def is_begun(self, lesson: str) -> bool:
        return lesson in self._begun

    def begin(self, lesson: str) -> None:
        self._begun = [*(id for id in self._begun if id != lesson), lesson]
        self._keep()

    def finish(self, lesson: str) -> None:
        self._begun = [id for id in self._begun if id != lesson]
        self.done = [*(id for id in self.done if id != lesson), lesson]
        self._keep()

    def next_of(self, lessons: Sequence[Lesson], after: Lesson | None = None) -> Lesson | None:
        """The next lesson of the course: behind one that was finished just now, or else the first that is not."""
        if after is not None:
            at = [lesson.id for lesson in lessons].index(after.id)
            return lessons[at + 1] if at + 1 < len(lessons) else None
        return next((lesson for lesson in lessons if lesson.id not in self.done), None)

    def _keep(self) -> None:
        write_whole(self._file, json.dumps({"done": self.done, "begun": self._begun}) + "\n")
