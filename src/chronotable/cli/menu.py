"""Questions that a person answers with single keys: numbers and letters at once, arrows and Enter, or a typed text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.text import Text

from chronotable.cli import keyboard as keys

SAME_KEYS = str.maketrans("йгіркдщсепш", "qushrloctgi")  # commands typed on a Ukrainian keyboard
_TEXT_BEGINS = " /"  # after these a letter is no command but the beginning of a text


class EndOfInput(Exception):
    """Nobody will answer any more."""


@dataclass(frozen=True, slots=True)
class Menu:
    """A screen, drawn anew for every answer that is pointed at (by its place, from 0) and every size of the window."""

    draw: Callable[[int | None], list[Text]]
    prompt: Callable[[int | None], str]
    answers: Sequence[str] = ()  # what can be picked with the arrows, and with digits as soon as they fit only one
    commands: str = ""  # letters that answer at once
    commands_with_text: str = ""  # letters that begin a line
    several: bool = False  # several answers at once, typed with blanks between them


class Answering:
    """What has been typed or pointed at so far.  `press` gives the answer once there is one."""

    def __init__(self, menu: Menu) -> None:
        self.menu = menu
        self.typed = ""
        self.pointed: int | None = None
        self._is_text = False

    def press(self, key: str) -> str | None:
        """The answer, or nothing yet."""
        if key == keys.ENTER:
            return self.typed if self.typed or self.pointed is None else self.menu.answers[self.pointed]
        if key == keys.ESCAPE:
            self._clear()
        elif key == keys.BACKSPACE:
            self.typed = self.typed[:-1]
            self._point_at_typed()
        elif key in (keys.UP, keys.LEFT):
            self._move(-1)
        elif key in (keys.DOWN, keys.RIGHT):
            self._move(1)
        elif len(key) == 1 and key.isprintable():
            return self._character(key)
        return None

    def _clear(self) -> None:
        self.typed, self.pointed, self._is_text = "", None, False

    def _move(self, by: int) -> None:
        count = len(self.menu.answers)
        if count:
            self.typed, self._is_text = "", False
            at = self.pointed
            self.pointed = (0 if by > 0 else count - 1) if at is None else (at + by) % count

    def _character(self, char: str) -> str | None:
        if self.typed or self._is_text:
            self.typed += char
        elif char in _TEXT_BEGINS:
            self._is_text = True
            return None
        else:
            letter = char.lower().translate(SAME_KEYS)
            if letter in self.menu.commands:
                return letter + self._subject(letter)
            begins = letter in self.menu.commands_with_text
            self.typed = f"{letter} " if begins else char
            self._is_text = begins or not char.isdigit()
        self._point_at_typed()
        return self.typed if self._is_certain() else None

    def _subject(self, letter: str) -> str:
        """`?` asks about what is pointed at, if anything is."""
        return self.menu.answers[self.pointed] if letter == "?" and self.pointed is not None else ""

    def _point_at_typed(self) -> None:
        self.pointed = self.menu.answers.index(self.typed) if self.typed in self.menu.answers else None

    def _is_certain(self) -> bool:
        """Digits that begin no longer answer are one.  So are digits that fit nothing: they are told what is wrong."""
        is_number = self.typed.isascii() and self.typed.isdigit() and not self._is_text
        if self.menu.several or not self.menu.answers or not is_number:
            return False
        return not any(answer.startswith(self.typed) and answer != self.typed for answer in self.menu.answers)
