"""What messages say, as one would type it: for tests of words.

No-break spaces are put in by rule and have tests of their own (tests/locale/test_typography.py).
"""

from __future__ import annotations

from chronotable.kernel.message import Message
from chronotable.locale import render_strictly
from chronotable.locale.typography import NO_BREAK


def typed(text: str) -> str:
    """The text with the spaces that a keyboard has."""
    return text.replace(NO_BREAK, " ")


def worded(message: Message, language: str) -> str:
    """The text of a message, with the spaces that a keyboard has; raises where it is not complete."""
    return typed(render_strictly(message, language))
