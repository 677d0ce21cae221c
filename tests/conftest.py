"""For all tests: the texts of the example game, and how long the searching tests search."""

from __future__ import annotations

import gc
import os
from pathlib import Path

from hypothesis import HealthCheck, settings

from chronotable.locale import add_texts

# Matches are kept for many tests and hold no cycles: looking for these again and again took a third of the time.
gc.set_threshold(200_000, 20, 50)

ROOT = Path(__file__).parents[1]

add_texts(ROOT / "docs" / "examples" / "relics" / "locale")

# A check that passes or fails by luck helps nobody, so the quick run always searches the same places; the thorough one
# (CHRONOTABLE_THOROUGH=1) looks for new ones.
settings.register_profile(
    "quick", deadline=None, derandomize=True, max_examples=25, suppress_health_check=list(HealthCheck)
)
settings.register_profile("thorough", deadline=None, max_examples=300, suppress_health_check=list(HealthCheck))
settings.register_profile("long", deadline=None, max_examples=2000, suppress_health_check=list(HealthCheck))
settings.load_profile("thorough" if os.environ.get("CHRONOTABLE_THOROUGH") == "1" else "quick")
