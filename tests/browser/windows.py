"""Windows of all sizes: what is cut, lies one on another, is out of view or too small for a finger in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.browser.person import Json, Person

MEASURE = Path(__file__).with_name("windows.js")
FINGER = 44  # pixels


@dataclass(frozen=True)
class Window:
    """A size of the browser's window, and whether fingers point in it."""

    name: str
    width: int
    height: int
    touch: bool = False

    @property
    def is_wide(self) -> bool:
        return self.width >= 1200


WINDOWS = (
    Window("laptop-small", 1280, 720),
    Window("laptop-flat", 1366, 650),
    Window("laptop", 1440, 780),
    Window("laptop-wide", 1536, 730),
    Window("screen", 1920, 1080),
    Window("tablet", 820, 1180, touch=True),
    Window("tablet-landscape", 1180, 820, touch=True),
    Window("tablet-small", 1024, 768, touch=True),
    Window("phone", 390, 844, touch=True),
    Window("phone-landscape", 844, 390, touch=True),
    Window("zoomed", 720, 450),  # 1440x900 at 200 %: a page that is zoomed is laid out as in half the window
)


@dataclass(frozen=True)
class Board:
    """What of a board must be seen where it decides something, besides the question and its buttons."""

    game: str
    # The part that a small window shows without scrolling, and how much of it.
    essential: str = ""
    share: float = 0.0
    # How much of a small window is the board's, where the board is larger than that.
    of_window: float = 0.0
    # The least height of a wide window in which the whole board is seen at once.
    whole_from: int = 0


BOARDS = {
    board.game: board
    for board in (
        Board("loop", essential="#board .box > svg", share=0.85),  # the corners of the ring's drawing are others'
        Board("room25", essential="#board svg.building", share=1.0),
        Board("anachrony", of_window=0.4, whole_from=720),
        Board("merchants", of_window=0.4, whole_from=720),
    )
}

# The question and what it is answered with; what has a question mark is not always there.
IN_VIEW = {
    "the question": "#decision .prompt",
    "the main button?": "#decision .btn.main, [data-confirm]",
    "Undo?": '#decision button:has(use[href="#ui-undo"])',
    "Hint?": '#decision button:has(use[href="#ui-hint"])',
}


@cache
def _measure() -> str:
    return MEASURE.read_text(encoding="utf-8")


def findings(somebody: Person, window: Window, board: Board) -> list[str]:
    """What is wrong in the window that is open now."""
    whole = window.is_wide and window.height >= board.whole_from
    wanted: Json = {
        "inView": IN_VIEW | ({"the whole board": "#board"} if whole else {}),
        "whole": "#board" if whole else None,
        "essential": board.essential,
        "share": board.share,
        "ofWindow": 0 if window.is_wide else board.of_window,
        "touch": FINGER if window.touch else 0,
    }
    found: list[list[str]] = somebody.page.evaluate(_measure(), wanted)
    return [f"{window.name} {window.width}x{window.height}: {kind}: {what}" for kind, what in found]


def through(somebody: Person, windows: Iterable[Window] = WINDOWS) -> Iterator[Window]:
    """One page in one window after the other: all is drawn when it is looked at."""
    fingers = somebody.context.new_cdp_session(somebody.page)
    for window in windows:
        fingers.send("Emulation.setTouchEmulationEnabled", {"enabled": window.touch})
        somebody.page.set_viewport_size({"width": window.width, "height": window.height})
        somebody.settle()
        yield window
