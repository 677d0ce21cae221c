"""Short codes for open seats: to be read out over a table or a telephone, where a link cannot be sent.

A code is six signs for one seat of one table, for a quarter of an hour and one use.  So few signs can be guessed,
which a link cannot: tries are counted by address, by table and in all (`limits.py`), and the hash that is kept is slow
to make, against whoever gets hold of the database.  It has no salt of its own: the code alone has to find its seat.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

SIGNS: Final = "23456789ACDEFGHJKMNPQRTVWXY"  # none that looks like another: no 0 O, 1 I L, 8 B, 5 S, 2 Z, U V
LENGTH: Final = 6
LASTS: Final = 900.0  # seconds
_FORM: Final = re.compile(f"[{SIGNS}]{{{LENGTH}}}")
_TYPED: Final = str.maketrans("АСЕНКМРТХ", "ACEHKMPTX", " -\u2013\u00a0")  # Cyrillic letters that look the same
_WORK: Final = {"n": 2**13, "r": 8, "p": 1}  # some 20 ms and 8 MB a try


def new_code() -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


def typed(text: str) -> str | None:
    """The code that somebody typed, in small letters perhaps or with a gap; None: it is none."""
    if len(text) > 4 * LENGTH:
        return None
    code = text.upper().translate(_TYPED)
    return code if _FORM.fullmatch(code) else None


def code_digest(code: str) -> str:
    """What is kept of a code.  Slow on purpose: not for the event loop."""
    return hashlib.scrypt(code.encode(), salt=b"chronotable code", dklen=32, **_WORK).hex()
