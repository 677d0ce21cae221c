"""All verbs: the cove's, and those of its merchants."""

from __future__ import annotations

from typing import Final

from chronotable.games.merchants.cove_verbs import COVE_VERBS
from chronotable.games.merchants.shops.registry import PRESENTATIONS
from chronotable.kernel.verbs import table

VERBS: Final = table(COVE_VERBS, *(shown.verbs for shown in PRESENTATIONS.values()))
