"""What the fields of Relics' steps stand for."""

from __future__ import annotations

from typing import Final

from chronotable.kernel.described_steps import DescribedSteps
from chronotable.kernel.nouns import Count, Nouns

NOUNS: Final[Nouns] = {"who": Count(0, lambda s: len(s.hands) - 1)}
STEPS: Final = DescribedSteps(NOUNS, f"{__package__}.steps")
