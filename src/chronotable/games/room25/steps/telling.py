"""Events in the ledger's words."""

from __future__ import annotations

from typing import Final

from chronotable.games.room25.nouns import NOUNS
from chronotable.kernel.telling import Telling

tell: Final = Telling(NOUNS)
