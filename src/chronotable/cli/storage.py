"""Where games are kept: autosaves and an archive in the user's data folder, or a file of the user's choice.

Files are replaced whole, so that a crash leaves the old or the new one; nothing is ever deleted, only set aside.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # Windows: two clients at once would share one autosave there
    fcntl = None  # type: ignore[assignment]  # asked for before every use

PERSON = "person"
_SLOTS = 99  # clients of one user that can play the same game at once


@dataclass(slots=True)
class Table:
    """What a save does not tell: who sits where, in which language, and where the packs were read from."""

    seats: list[str] = field(default_factory=list)  # PERSON, or a computer player such as "search:200"
    language: str = ""
    packs: list[str] = field(default_factory=list)


def data_folder() -> Path:
    """The platform's place for a user's data."""
    if given := os.environ.get("XDG_DATA_HOME"):
        return Path(given) / "chronotable"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "chronotable"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "chronotable"
    return Path.home() / ".local" / "share" / "chronotable"


def write_whole(path: Path, text: str) -> None:
    """Replace the file in one step; a link keeps pointing at it and the file keeps its permissions."""
    path = Path(os.path.realpath(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, name)
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def set_aside(path: Path, word: str) -> Path:
    """Rename the file to a free name such as `current.ct.damaged-1`."""
    for number in range(1, sys.maxsize):
        place = path.with_name(f"{path.name}.{word}-{number}")
        if not place.exists():
            break
    path.rename(place)
    return place


class SaveFile:
    """A save and, beside it, its table."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def table_path(self) -> Path:
        return self.path.with_name(f"{self.path.stem}.table.json")

    def close(self) -> None:
        """Give the file free: nothing will be read or written any more."""

    def read(self) -> str | None:
        """The save, or None when there is none.  Undecodable bytes are left to the seal to complain about."""
        try:
            return self.path.read_text(encoding="utf-8", errors="replace")
        except FileNotFoundError:
            return None

    def read_table(self) -> Table:
        """The table; a missing or damaged one is an empty one, since the save alone can be played on."""
        try:
            found = json.loads(self.table_path.read_text(encoding="utf-8"))
            table = Table(**found)
            if all(isinstance(name, str) for name in [*table.seats, *table.packs, table.language]):
                return table
        except (OSError, ValueError, TypeError):
            pass
        return Table()

    def write(self, text: str) -> None:
        write_whole(self.path, text)

    def write_table(self, table: Table) -> None:
        write_whole(self.table_path, json.dumps(asdict(table), ensure_ascii=False, indent=1) + "\n")


class Autosave(SaveFile):
    """A game kept without being asked.  Until `close`, no other client takes the same one."""

    def __init__(self, path: Path, lock: IO[str]) -> None:
        super().__init__(path)
        self._lock = lock

    def close(self) -> None:
        self._lock.close()

    def archive(self, word: str) -> Path:
        """Move the game to the archive, under the time and a word such as `won`."""
        folder = self.path.parent / "archive"
        folder.mkdir(parents=True, exist_ok=True)
        stem = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{word}"
        place = folder / f"{stem}.ct"
        number = 2
        while place.exists():
            place = folder / f"{stem}-{number}.ct"
            number += 1
        os.replace(self.path, place)
        if self.table_path.exists():
            os.replace(self.table_path, SaveFile(place).table_path)
        return place


def open_autosave(game: str) -> Autosave:
    """The autosave to go on with: the latest that no other running client holds, else a free one."""
    slots = _slots(game)
    slots[0].parent.mkdir(parents=True, exist_ok=True)
    started = sorted((slot for slot in slots if slot.exists()), key=lambda slot: slot.stat().st_mtime, reverse=True)
    for slot in [*started, *(slot for slot in slots if slot not in started)]:
        lock = open(slot.with_suffix(".lock"), "a", encoding="utf-8")  # noqa: SIM115  # held by the autosave
        if fcntl is None:
            return Autosave(slot, lock)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.close()
            continue
        except OSError:  # a file system without locks
            pass
        return Autosave(slot, lock)
    raise OSError(f"{slots[0].parent}: all autosaves are in use")


def has_unfinished(game: str) -> bool:
    """Whether a game was left that would go on."""
    return any(slot.exists() and slot.stat().st_size > 0 for slot in _slots(game))


def _slots(game: str) -> list[Path]:
    folder = data_folder() / "games" / game
    return [folder / ("current.ct" if number == 1 else f"current-{number}.ct") for number in range(1, _SLOTS + 1)]
