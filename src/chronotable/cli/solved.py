"""The puzzles that somebody has solved at this terminal, and the days on which the puzzle of the day was among them."""

from __future__ import annotations

import json
from datetime import date, timedelta

from chronotable.cli.storage import data_folder, write_whole


class Solved:
    def __init__(self) -> None:
        self._file = data_folder() / "puzzles.json"
        self._games: dict[str, list[str]] = {}
        self._days: list[str] = []
        try:
            found = json.loads(self._file.read_text(encoding="utf-8"))
            self._games = {str(game): [str(id) for id in ids] for game, ids in found["games"].items()}
            self._days = [str(day) for day in found["days"]]
        except (
            OSError,
            ValueError,
            TypeError,
            KeyError,
            AttributeError,
        ):  # none yet, or damaged: nothing is known then
            pass

    def of(self, game: str) -> list[str]:
        return self._games.get(game, [])

    def solve(self, game: str, id: str, day: date | None) -> None:
        """`day`: it is the puzzle of that day."""
        if id not in self.of(game):
            self._games[game] = [*self.of(game), id]
        if day is not None and day.isoformat() not in self._days:
            self._days.append(day.isoformat())
        write_whole(self._file, json.dumps({"games": self._games, "days": self._days}) + "\n")

    def streak(self, today: date) -> int:
        """How many days in a row, up to today, or to yesterday as long as today's is open."""
        day = today if today.isoformat() in self._days else today - timedelta(days=1)
        count = 0
        while day.isoformat() in self._days:
            count += 1
            day -= timedelta(days=1)
        return count
