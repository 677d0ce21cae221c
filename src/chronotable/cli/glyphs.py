"""Symbols for the terminal: one set for Unicode, one for plain ASCII, and letters for terminals that lack them.

Everything on a board is told apart by shape, never by colour alone.
"""

from __future__ import annotations

import codecs
import unicodedata
from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class Glyphs:
    """The drawing material of the boards."""

    filled: str = "●"
    empty: str = "○"
    cube: str = "◆"
    cube_kept: str = "◈"
    cube_spent: str = "◇"
    figure: str = "☻"
    pawn: str = "♟"
    active: str = "▶"
    tile: str = "▣"
    tile_down: str = "▒"
    swirl: str = "◉"
    gear: str = "✱"
    card: str = "▤"
    check: str = "✓"
    stand_in: str = "≈"
    ellipsis: str = "…"
    dash: str = "–"
    dot: str = "·"
    arrows: str = "↑↗→↘↙←↖"
    spiral: str = "@"
    stripes: str = "≡"
    star: str = "★"
    black_hole: str = "Ø"
    frame: str = "╭─╮│╰╯"
    strong_frame: str = "╔═╗║╚╝"
    pointers: str = "↑→↓←"
    corridors: str = "↕↔"
    barred: str = "×"
    lock: str = "¤"
    rule: str = "─"
    bullet: str = "▸"
    shapes: str = "○△□"


UNICODE = Glyphs()
ASCII = Glyphs(
    filled="#", empty=".", cube="+", cube_kept="%", cube_spent="-", figure="&", pawn="i", active=">", tile="M",
    tile_down="?", swirl="@", gear="*", card="=", check="x", stand_in="~", ellipsis="~", dash="-", dot="|",
    arrows="^/>\\/<\\", spiral="@", stripes="=", star="*", black_hole="O", frame="+-+|++", strong_frame="#=#H##",
    pointers="^>v<", corridors="|-", barred="X", lock="$", rule="-", bullet=">", shapes="O^#",
)  # fmt: skip

# What ASCII has no letter for: Polish ł, the Ukrainian alphabet (the official romanisation), typography.
_LETTERS = {
    "ł": "l", "Ł": "L", "’": "'", "‘": "'", "„": '"', "”": '"', "“": '"', "«": '"', "»": '"', "–": "-", "—": "-",
    "−": "-", "…": "...", "·": "|", "≈": "~", "→": "->", "×": "x", "µ": "u", "\u00a0": " ",
    "а": "a", "б": "b", "в": "v", "г": "h", "ґ": "g", "д": "d", "е": "e", "є": "ie", "ж": "zh", "з": "z", "и": "y",
    "і": "i", "ї": "i", "й": "i", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s",
    "т": "t", "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ь": "", "ю": "iu",
    "я": "ia",
}  # fmt: skip
_LETTERS |= {small.upper(): latin.capitalize() for small, latin in _LETTERS.items() if small.isalpha() and small != "µ"}


def can_show(encoding: str, text: str) -> bool:
    """Whether every character of the text exists in the encoding."""
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def glyphs_for(encoding: str, ascii_only: bool = False) -> Glyphs:
    """The Unicode symbols where all of them can be shown, else the ASCII ones: never a mixture."""
    drawn = "".join(getattr(UNICODE, field.name) for field in fields(UNICODE))
    return UNICODE if not ascii_only and can_show(encoding, drawn) else ASCII


def readable(text: str, encoding: str) -> str:
    """The text in letters the encoding has: unaccented or romanised where need be."""
    if can_show(encoding, text):
        return text
    return "".join(char if can_show(encoding, char) else _substitute(char) for char in text)


def _substitute(char: str) -> str:
    if char in _LETTERS:
        return _LETTERS[char]
    plain = "".join(part for part in unicodedata.normalize("NFKD", char) if ord(part) < 128)
    return plain or "?"


def _on_error(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(_substitute(char) for char in error.object[error.start : error.end]), error.end


ERRORS = "chronotable"  # the name of the error handler below, for streams
codecs.register_error(ERRORS, _on_error)
