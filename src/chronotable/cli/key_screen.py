"""A screen that is answered with single keys: frames drawn over each other, a prompt below them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.text import Text

from chronotable.cli import keyboard as keys
from chronotable.cli.cells import shortened, shortened_str
from chronotable.cli.menu import Answering, EndOfInput, Menu

if TYPE_CHECKING:
    from chronotable.cli.terminal import Terminal

_TOP_LEFT, _LINE, _BELOW = "\x1b[H", "\x1b[2K", "\x1b[J"  # where the cursor goes, what is wiped
ANSWER_ROOM: Final = 12  # cells for what is typed behind a prompt
_FORWARDS: Final = (keys.DOWN, keys.PAGE_DOWN, keys.RIGHT)
_BACK: Final = (keys.UP, keys.PAGE_UP, keys.LEFT)
_ON: Final = (keys.ENTER, " ")


class KeyScreen:
    """Opens itself when something is first shown on it."""

    def __init__(self, terminal: Terminal, keyboard: keys.Keyboard) -> None:
        self._terminal = terminal
        self._keyboard = keyboard
        self._pressed: list[str] = []  # a key that left a page is the first of the next answer

    def close(self) -> None:
        """The terminal as it was; what is printed from now on stays there."""
        self._keyboard.close()

    def forget(self) -> None:
        """Drop the keys that were pressed before what comes next could be seen."""
        self._pressed.clear()
        self._keyboard.forget()

    def choose(self, menu: Menu) -> str:
        """The answer to a menu."""
        self._keyboard.open()
        answering = Answering(menu)
        drawn: tuple[object, ...] | None = None
        while True:
            looks = (answering.pointed, self._terminal.console.size)
            lines = menu.draw(answering.pointed) if looks != drawn else None
            self._show(lines, menu.prompt(answering.pointed), answering.typed)
            drawn = looks
            key = self._key()
            if key == keys.REDRAW:
                drawn = None
            elif (answer := answering.press(key)) is not None:
                return answer.strip()

    def leaf(self, lines: Callable[[], Sequence[Text]], prompt: Callable[[int], str]) -> None:
        """Pages: forwards with Enter, a blank or an arrow, back with an arrow; any other key leaves them."""
        self._keyboard.open()
        top = 0
        while True:
            whole, room = lines(), self._terminal.height - 2
            top = min(top, max(len(whole) - 1, 0))
            left = max(len(whole) - top - room, 0)
            self._show([*whole[top : top + room], Text()], prompt(left), "")
            key = self._key()
            if key in _BACK:
                top = max(top - room, 0)
            elif left and key in (*_FORWARDS, *_ON):
                top += room
            elif key in (*_ON, keys.ESCAPE, "q"):
                return
            elif key and key not in (*_FORWARDS, keys.REDRAW):
                self._pressed.append(key)
                return

    def say_below(self, text: str) -> None:
        """A line at the place of the prompt, until something else is drawn."""
        self._keyboard.open()
        line = shortened(Text(text), self._terminal.width - 1, self._terminal.glyphs.ellipsis)
        self._terminal.write(f"\r{_LINE}{line.plain}")

    def _key(self) -> str:
        key = self._pressed.pop() if self._pressed else self._keyboard.read()
        if key == keys.END:
            raise EndOfInput
        if key == keys.REDRAW:
            self._terminal.console.clear()
        return key

    def _show(self, lines: Sequence[Text] | None, prompt: str, typed: str) -> None:
        """The frame over the last one, without a moment of emptiness; below it the prompt with what is typed."""
        terminal = self._terminal
        text = f"\r{_LINE}"
        if lines is not None:
            with terminal.console.capture() as frame:
                terminal.lines(lines[: terminal.console.height - 1])
            text = _TOP_LEFT + "".join(f"{_LINE}{line}" for line in frame.get().splitlines(keepends=True)) + _BELOW
        prompt = shortened_str(prompt, terminal.width - ANSWER_ROOM, terminal.glyphs.ellipsis)
        room = max(terminal.width - cell_len(prompt) - 4, 1)
        terminal.write(f"{text}{prompt} > {typed[-room:]}")
