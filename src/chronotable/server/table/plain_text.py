"""Names and talk as people may write them: one line of things that can be seen, in any script, and no tricks."""

from __future__ import annotations

import unicodedata

_JOINER = "\u200d"  # makes one picture of several: kept where it joins two visible characters
_VARIANTS = "\ufe0e\ufe0f"  # says how the character before it is drawn
_MOST_MARKS = 4  # on one letter: enough for every script, too few to cover the lines above
# Letters, symbols and marks by their category that show nothing: fillers, the blank of Braille, and the like.
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159\U00016fe4")


def plain_text(text: str, most: int) -> str:
    """At most so many characters; empty when nothing of it can be seen.  No markup means anything to us."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(character)
        if character in (_JOINER, *_VARIANTS):
            if kept and not kept[-1].isspace() and kept[-1] != _JOINER:
                kept.append(character)
        elif kind[0] == "C" or kind[0] == "Z" or character in _INVISIBLE or _is_variant(character):
            kept.append(" ")
        elif kind[0] == "M":
            marks += 1
            if marks <= _MOST_MARKS and kept and not kept[-1].isspace():
                kept.append(character)
        else:
            marks = 0
            kept.append(character)
    words = (word.strip(_JOINER) for word in "".join(kept).split())
    return " ".join(word for word in words if word)[:most].rstrip(" " + _JOINER)


def _is_variant(character: str) -> bool:
    return "\ufe00" <= character <= "\ufe0d" or "\U000e0100" <= character <= "\U000e01ef"
