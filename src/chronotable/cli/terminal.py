"""The terminal: one place that prints and reads, in one language, with or without colour, Unicode or a person.

A person answers with single keys on a screen of their own, or with lines where those are wanted.
"""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TextIO

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from chronotable.cli.glyphs import ERRORS, Glyphs, glyphs_for, readable
from chronotable.cli.key_screen import ANSWER_ROOM, KeyScreen
from chronotable.cli.keyboard import keyboard_for
from chronotable.cli.menu import EndOfInput, Menu
from chronotable.kernel.message import Message
from chronotable.locale import LANGUAGES, render

_NO_SCROLLBACK = "\x1b[3J"  # empties what has been scrolled out of the window
PROMPT = " > "  # between a question and what is typed
WIDTH, HEIGHT = 100, 30  # of output that goes to no terminal; the boards are drawn for this size


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Raise instead of ending the program at once, as Rich would: the game has to be saved first."""
        raise BrokenPipeError


class Terminal:
    """Prints texts that never pass through Rich's markup, and reads lines.

    A line typed while the terminal waits for Enter is not lost: it is the next answer.
    """

    def __init__(
        self, language: str, *, ascii_only: bool = False, console: Console | None = None, lines_only: bool = True
    ) -> None:
        self.language = language
        self.players: Sequence[str] = ()  # what they are called, by seat
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors=ERRORS)
        self.console = console or _console(sys.stdout)
        encoding = "ascii" if ascii_only else self.console.encoding
        self._encoding = encoding
        self.glyphs: Glyphs = glyphs_for(encoding)
        self._typed_ahead: list[str] = []
        self.keys: KeyScreen | None = None  # none where lines are typed
        if self.is_interactive and not lines_only and not self.console.legacy_windows:
            keyboard = keyboard_for(self.write)
            self.keys = KeyScreen(self, keyboard) if keyboard is not None else None
        if self.is_interactive and self.keys is None:
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
        return readable(render(message, self.language, self.players), self._encoding)

    def text(self, id: str, **args: object) -> str:
        return self.render(Message(id, **args))

    def fitting(self, prompts: Sequence[str]) -> str:
        """The first prompt that leaves room for an answer, else the last."""
        return next((prompt for prompt in prompts if cell_len(prompt) <= self.width - ANSWER_ROOM), prompts[-1])

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

    def close(self) -> None:
        """Give the terminal back as it was; what is printed from now on stays there."""
        if self.keys is not None:
            self.keys.close()

    def write(self, text: str) -> None:
        """Signs that are no text: where the cursor goes, what is wiped, and what they are mixed with."""
        self.console.file.write(text)
        self.console.file.flush()

    # ---- reading

    def choose(self, menu: Menu) -> str:
        """The answer to a menu: with single keys, or typed as a line."""
        if self.keys is not None:
            return self.keys.choose(menu)
        if self._typed_ahead:
            return self._typed_ahead.pop()
        self.clear()
        self.lines(menu.draw(None))
        return self.ask(menu.prompt(None) + PROMPT)

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

    def page(self, lines: Callable[[], Sequence[Text]]) -> None:
        """Pages of their own: a person gets a clear screen and goes on with Enter; anything else leaves them.

        What is typed instead is the next answer, except the `q` that closes pages everywhere.
        """
        if not self.is_interactive:
            self.lines(lines())
        elif self.keys is not None:
            self.keys.leaf(lines, lambda left: self.text("cli-page-more", left=left))
        else:
            self._page_by_lines(lines())

    def _page_by_lines(self, lines: Sequence[Text]) -> None:
        rest = list(lines)
        while rest:
            self.clear()
            self.lines(rest[: self.height - 2])
            rest = rest[self.height - 2 :]
            self.console.print()
            if answer := self.ask(self.text("cli-page-more", left=len(rest)) + PROMPT):
                if answer.lower() != "q":
                    self._typed_ahead.append(answer)
                return

    def hand_over(self, lines: Callable[[], Sequence[Text]]) -> None:
        """The screen goes to another person, who presses Enter.

        Nothing of the one before stays: not the lines above the screen, nor those that the arrow keys bring back, nor
        an answer typed ahead.
        """
        self._typed_ahead.clear()
        if not self.is_interactive:
            self.lines(lines())
            return
        self._forget()
        if self.keys is not None:
            self.keys.forget()
        self.choose(Menu(lambda _: [*lines(), Text()], lambda _: self.text("cli-page-more", left=0)))
        self._forget()

    def _forget(self) -> None:
        self.clear()
        self.write(_NO_SCROLLBACK)
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
