"""How wide a text will be, about: a drawing is made without the fonts that it is shown with, so rather too wide."""

from __future__ import annotations

from typing import Final

_NARROW: Final = frozenset("iljI|!.,:;'’‘\"()[]· ")
_SLIM: Final = frozenset("frt-–/\\*іїł1")
_WIDE: Final = frozenset("mwMWQOG@%—жшщюфЖШЩЮФМДОЄ…")
_BOLD: Final = 1.13
_HEAVY: Final = 600
SMALLEST: Final = 10.5  # no text is drawn smaller than that, unless it was wanted smaller
ELLIPSIS: Final = "…"


def width(text: str, size: float, weight: int = 500) -> float:
    """In the units of the size."""
    ems = sum(map(_em, text))
    return ems * size * (_BOLD if weight >= _HEAVY else 1.0)


def _em(letter: str) -> float:
    if letter in _NARROW:
        return 0.3
    if letter in _SLIM:
        return 0.4
    if letter in _WIDE:
        return 0.93
    if letter.isupper():
        return 0.7
    return 0.61 if ord(letter) < 0x2000 else 0.9


def fitted(text: str, room: float, size: float, weight: int = 500) -> tuple[str, float]:
    """The text and its size so that it fits: a little smaller first, then shortened."""
    wanted = width(text, size, weight)
    if wanted <= room:
        return text, size
    smaller = max(size * room / wanted, min(size, SMALLEST), size * 0.78)
    if width(text, smaller, weight) <= room:
        return text, smaller
    shown = text
    while shown and width(shown + ELLIPSIS, smaller, weight) > room:
        shown = shown[:-1]
    return shown.rstrip() + ELLIPSIS, smaller


def lines(text: str, room: float, size: float, weight: int = 500, most: int = 2) -> list[str]:
    """The text in lines of that width, no more than so many: what is left over is cut."""
    found: list[str] = []
    for word in text.split(" "):
        if found and width(f"{found[-1]} {word}", size, weight) <= room:
            found[-1] += f" {word}"
        else:
            found.append(word)
    if len(found) > most:
        found[most - 1 :] = [" ".join(found[most - 1 :])]
    return found
