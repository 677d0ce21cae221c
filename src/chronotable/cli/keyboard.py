"""Single keys from a terminal with a screen of its own; whatever ends the program, the terminal is as it was before."""

from __future__ import annotations

import atexit
import contextlib
import os
import select
import signal
import sys
import time
from collections.abc import Callable, Mapping
from types import FrameType
from typing import Any, Final, Protocol

if sys.platform == "win32":
    import msvcrt
else:
    import termios
    import tty

ENTER: Final = "enter"
ESCAPE: Final = "escape"
BACKSPACE: Final = "backspace"
UP: Final = "up"
DOWN: Final = "down"
LEFT: Final = "left"
RIGHT: Final = "right"
PAGE_UP: Final = "page-up"
PAGE_DOWN: Final = "page-down"
END: Final = "end"  # of input: Ctrl-D, or a terminal that is gone
REDRAW: Final = "redraw"  # no key: the window has another size, or the program was stopped and goes on

_OWN_SCREEN: Final = "\x1b[?1049h"
_OTHER_SCREEN: Final = "\x1b[?25h\x1b[?1049l"
_AFTER_ESCAPE: Final = 0.05  # seconds in which the rest of an arrow key's letters comes
_CONTROLS: Final = {
    "\r": ENTER, "\n": ENTER, "\x7f": BACKSPACE, "\x08": BACKSPACE, "\x04": END, "\x15": ESCAPE, "\x0c": REDRAW
}  # fmt: skip
_SEQUENCES: Final = {"A": UP, "B": DOWN, "C": RIGHT, "D": LEFT, "5~": PAGE_UP, "6~": PAGE_DOWN, "M": ENTER}


class Keyboard(Protocol):
    """Reads keys between `open` and `close`; both may be called again and again."""

    def open(self) -> None: ...

    def close(self) -> None: ...

    def read(self) -> str:
        """The next key: one of the names above, or the character that was typed."""
        ...

    def forget(self) -> None:
        """Drop what was typed before anybody could see what it would answer."""
        ...


def keyboard_for(write: Callable[[str], Any], environment: Mapping[str, str] = os.environ) -> Keyboard | None:
    """The keyboard of the terminal; none where lines are wanted or single keys cannot be had."""
    if environment.get("TERM") in ("dumb", "unknown") or environment.get("CHRONOTABLE_LINES"):
        return None
    if environment.get("ACCESSIBLE"):  # what people with a screen reader set for other programs
        return None
    if sys.platform == "win32":
        return WindowsKeyboard(write)
    else:  # mypy reads one of the two
        try:
            termios.tcgetattr(sys.stdin.fileno())
        except (termios.error, OSError, ValueError):
            return None
        return PosixKeyboard(sys.stdin.fileno(), write) if environment.get("TERM") else None


if sys.platform != "win32":

    class PosixKeyboard:
        """A terminal that hands over every key at once and does not echo it.

        Ctrl-C is still a signal.  Ctrl-Z gives the terminal back before the program stops.
        """

        def __init__(self, file: int, write: Callable[[str], Any]) -> None:
            self._file = file
            self._write = write
            self._before: list[Any] | None = None
            self._handlers: dict[int, Any] = {}
            self._bell: tuple[int, int] | None = None  # a pipe: a signal wakes up whoever waits for a key
            self._bytes = b""

        def open(self) -> None:
            if self._before is not None:
                return
            self._before = termios.tcgetattr(self._file)
            self._bell = os.pipe()
            os.set_blocking(self._bell[1], False)
            atexit.register(self.close)
            for number, handler in ((signal.SIGWINCH, self._ring), (signal.SIGTSTP, self._stop)):
                self._handlers[number] = signal.signal(number, handler)
            self._take()

        def close(self) -> None:
            if self._before is None:
                return
            self._give_back()
            for number, handler in self._handlers.items():
                signal.signal(number, handler)
            self._handlers.clear()
            self._before = None
            if self._bell is not None:
                for end in self._bell:
                    os.close(end)
                self._bell = None
            atexit.unregister(self.close)

        def _take(self) -> None:
            tty.setcbreak(self._file, termios.TCSANOW)
            self._write(_OWN_SCREEN)

        def _give_back(self) -> None:
            with contextlib.suppress(OSError):
                self._write(_OTHER_SCREEN)
            if self._before is not None:
                with contextlib.suppress(termios.error):  # the terminal may be gone
                    termios.tcsetattr(self._file, termios.TCSANOW, self._before)

        def _ring(self, number: int, frame: FrameType | None) -> None:
            if self._bell is not None:
                with contextlib.suppress(BlockingIOError):
                    os.write(self._bell[1], b"!")

        def _stop(self, number: int, frame: FrameType | None) -> None:
            """As every program stops, but with the terminal as its user's shell wants it."""
            self._give_back()
            signal.signal(signal.SIGTSTP, signal.SIG_DFL)
            os.kill(os.getpid(), signal.SIGTSTP)
            signal.signal(signal.SIGTSTP, self._stop)  # here it goes on
            self._take()
            self._ring(number, frame)

        def read(self) -> str:
            char = self._character(None)
            if char == "\x1b":
                return self._sequence()
            return _CONTROLS.get(char, char)

        def forget(self) -> None:
            self._bytes = b""
            with contextlib.suppress(termios.error):
                termios.tcflush(self._file, termios.TCIFLUSH)

        def _sequence(self) -> str:
            """What follows an Escape at once belongs to it: `[A` is the arrow up."""
            if self._character(_AFTER_ESCAPE) not in ("[", "O"):
                return ESCAPE
            letters = ""
            while not letters or letters[-1] in "0123456789;":
                letters += self._character(_AFTER_ESCAPE) or "?"
            return _SEQUENCES.get(letters, "")

        def _character(self, seconds: float | None) -> str:
            """One character, or nothing after so many seconds."""
            while True:
                try:
                    char = self._bytes.decode()
                except UnicodeDecodeError as error:
                    if error.reason != "unexpected end of data":
                        self._bytes = b""
                    char = self._bytes[: error.start].decode()
                if char:
                    self._bytes = self._bytes[len(char[0].encode()) :]
                    return char[0]
                waiting = [self._file, *([self._bell[0]] if self._bell else [])]
                ready, _, _ = select.select(waiting, [], [], seconds)
                if not ready:
                    return ""
                if self._file not in ready:
                    os.read(waiting[-1], 4096)
                    return "\x0c"
                self._bytes += self._more()

        def _more(self) -> bytes:
            try:
                return os.read(self._file, 1024) or b"\x04"
            except OSError:  # the terminal is gone
                return b"\x04"

else:

    class WindowsKeyboard:
        """The console of Windows, asked again and again: it tells neither of keys nor of its size by itself."""

        _ARROWS: Final = {"H": UP, "P": DOWN, "M": RIGHT, "K": LEFT, "I": PAGE_UP, "Q": PAGE_DOWN}
        _PAUSE: Final = 0.03

        def __init__(self, write: Callable[[str], Any]) -> None:
            self._write = write
            self._is_open = False
            self._size: os.terminal_size | None = None

        def open(self) -> None:
            if not self._is_open:
                self._is_open = True
                self._size = os.get_terminal_size()
                atexit.register(self.close)
                self._write(_OWN_SCREEN)

        def close(self) -> None:
            if self._is_open:
                self._is_open = False
                atexit.unregister(self.close)
                with contextlib.suppress(OSError):
                    self._write(_OTHER_SCREEN)

        def read(self) -> str:
            while not msvcrt.kbhit():
                if (size := os.get_terminal_size()) != self._size:
                    self._size = size
                    return REDRAW
                time.sleep(self._PAUSE)
            char = msvcrt.getwch()
            if char in ("\x00", "\xe0"):
                return self._ARROWS.get(msvcrt.getwch(), "")
            if char == "\x03":
                raise KeyboardInterrupt
            return {"\x1b": ESCAPE, "\x1a": END}.get(char, _CONTROLS.get(char, char))

        def forget(self) -> None:
            while msvcrt.kbhit():
                msvcrt.getwch()
