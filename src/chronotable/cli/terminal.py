"""The terminal: one place that prints and reads, in one language, with or without colour, Unicode or a person."""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from chronotable.cli.glyphs import ERRORS, Glyphs, glyphs_for, readable
from chronotable.kernel.message import Message
from chronotable.locale import LANGUAGES, render
from chronotable.locale.typography import HELD, NO_BREAK

_NO_SCROLLBACK = "\x1b[3J"  # empties what has been scrolled out of the window
WIDTH, HEIGHT = 100, 30  # of output that goes to no terminal; the boards are drawn for this size


_MEASURE = Console(file=io.StringIO())  # Rich wraps with a console, whatever it writes to


class EndOfInput(Exception):
    """Nobody will answer any more."""


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Raise instead of ending the program at once, as Rich would: the game has to be saved first."""
        raise BrokenPipeError


class Terminal:
    """Prints texts that never pass through Rich's markup, and reads lines.

    A line typed while the terminal waits for Enter is not lost: it is the next answer.
    """

    def __init__(self, language: str, *, ascii_only: bool = False, console: Console | None = None) -> None:
        self.language = language
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors=ERRORS)
        self.console = console or _console(sys.stdout)
        encoding = "ascii" if ascii_only else self.console.encoding
        self._encoding = encoding
        self.glyphs: Glyphs = glyphs_for(encoding)
        self._typed_ahead: list[str] = []
        if self.is_interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # gives input() line editing and history

    @property
    def is_interactive(self) -> bool:
        """Whether a person sits at both ends: only then the screen is cleared and pages wait for Enter."""
        return self.console.is_terminal and sys.stdin is not None and sys.stdin.isatty()

    @property
    def width(self) -> int:
        return max(self.console.width, 40)

    @property
    def height(self) -> int:
        return max(self.console.height, 10)

    # ---- words

    def render(self, message: Message) -> str:
        return readable(render(message, self.language), self._encoding)

    def text(self, id: str, **args: object) -> str:
        return self.render(Message(id, **args))

    # ---- printing

    def say(self, message: Message | str, style: str = "") -> None:
        """One paragraph."""
        text = self.render(message) if isinstance(message, Message) else readable(message, self._encoding)
        self.console.print(Text(text, style=style), soft_wrap=not self.console.is_terminal)

    def lines(self, lines: Iterable[Text]) -> None:
        """Lines that already fit."""
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False)

    def clear(self) -> None:
        """Clear the screen, if the output is one."""
        if self.is_interactive:
            self.console.clear()

    # ---- reading

    def ask(self, prompt: str) -> str:
        """The next line, without surrounding blanks; raises EndOfInput at its end."""
        if self._typed_ahead:
            return self._typed_ahead.pop()
        sys.stdout.flush()
        try:
            if self.is_interactive:
                line = input(prompt)
            else:
                sys.stdout.write(prompt)
                sys.stdout.flush()
                line = _read_line()
                sys.stdout.write(readable(line, self._encoding) + "\n")
        except EOFError:
            self.console.print()
            raise EndOfInput from None
        except UnicodeDecodeError:
            return "\ufffd"  # a line in a foreign encoding is just an unknown answer
        return "".join(char for char in line if char.isprintable()).strip()

    def page(self, lines: Iterable[Text]) -> None:
        """Pages of their own: a person gets a clear screen and goes on with Enter; anything else leaves them.

        What is typed instead is the next answer, except the `q` that closes pages everywhere.
        """
        if not self.is_interactive:
            self.lines(lines)
            return
        rest = list(lines)
        while rest:
            self.clear()
            self.lines(rest[: self.height - 2])
            rest = rest[self.height - 2 :]
            self.console.print()
            if answer := self.ask(self.text("cli-page-more", left=len(rest)) + " > "):
                if answer.lower() != "q":
                    self._typed_ahead.append(answer)
                return

    def hand_over(self, lines: Iterable[Text]) -> None:
        """The screen goes to another person, who presses Enter.

        Nothing of the one before stays: not the lines above the screen, nor those that the arrow keys bring back, nor
        an answer typed ahead.
        """
        self._typed_ahead.clear()
        if not self.is_interactive:
            self.lines(lines)
            return
        self._forget()
        self.lines(lines)
        self.console.print()
        self.ask(self.text("cli-page-more", left=0) + " > ")
        self._forget()

    def _forget(self) -> None:
        self.clear()
        self.console.file.write(_NO_SCROLLBACK)
        self.console.file.flush()
        with contextlib.suppress(ImportError):
            import readline

            readline.clear_history()


def _read_line() -> str:
    line = sys.stdin.readline() if sys.stdin is not None else ""
    if not line:
        raise EOFError
    return line.rstrip("\r\n")


def _console(stream: TextIO) -> Console:
    """A console on the stream.  Without a terminal its size is the environment's, else the one boards are made for."""
    console = _Console(file=stream, highlight=False, markup=False, emoji=False)
    if console.is_terminal:
        return console
    size = shutil.get_terminal_size((WIDTH, HEIGHT)) if os.environ.get("COLUMNS") else os.terminal_size((WIDTH, HEIGHT))
    return _Console(
        file=stream, highlight=False, markup=False, emoji=False, width=size.columns, height=max(size.lines, HEIGHT)
    )


def preferred_language(remembered: str | None = None) -> str:
    """The language of the last game, else of the system, else English."""
    wanted = [remembered, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))]
    for value in wanted:
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def display_path(path: Path) -> str:
    """A path as people write it."""
    try:
        return f"~/{path.relative_to(Path.home()).as_posix()}"
    except (ValueError, RuntimeError):
        return str(path)


# ---- fitting text into cells


def cut(text: Text, width: int, ellipsis: str) -> Text:
    """A line that is exactly `width` cells wide: cut with an ellipsis or filled with blanks."""
    line = shortened(text, width, ellipsis)
    line.append(" " * (width - line.cell_len))
    return line


def shortened(text: Text, width: int, ellipsis: str) -> Text:
    """A line of at most `width` cells."""
    line = text.copy()
    if line.cell_len > width:
        line.truncate(max(width - cell_len(ellipsis), 0), overflow="crop")
        line.rstrip()
        line.append(ellipsis[:width])
    return line


def shortened_str(text: str, width: int, ellipsis: str) -> str:
    """A plain string of at most `width` cells; `shortened` does it for styled text."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(width - cell_len(ellipsis), 0)).rstrip() + ellipsis[:width]


def wrapped(text: str | Text, width: int, indent: str = "", style: str = "") -> list[Text]:
    """A paragraph as lines; all but the first begin with the indent."""
    whole = text if isinstance(text, Text) else Text(text, style=style)
    first, *others = _wrap(whole, width) or [Text()]
    if not others:
        return [first]
    place = len(first)
    while place < len(whole) and whole.plain[place].isspace():
        place += 1
    rest = _wrap(whole[place:], max(width - cell_len(indent), 10))
    return [first, *(Text(indent).append_text(line) for line in rest)]


def _wrap(text: Text, width: int) -> list[Text]:
    """The lines of a paragraph.  Rich breaks at no-break spaces, too: so it sees another sign in their place."""
    tied = text.copy()
    tied.plain = tied.plain.replace(NO_BREAK, HELD)
    lines = list(tied.wrap(_MEASURE, width))
    for line in lines:
        line.rstrip()
        line.plain = line.plain.replace(HELD, NO_BREAK)
    return lines
