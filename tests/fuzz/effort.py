"""How long the fuzz tests search.  The normal run is short; `--hypothesis-profile=long` is for a soak."""

from __future__ import annotations

from hypothesis import settings

QUICK_EXAMPLES = 25  # of the profile of the normal run, see tests/conftest.py


def examples(quick: int) -> settings:
    """So many examples in the normal run, and more in the same proportion under another profile."""
    profile = settings.get_profile(settings.get_current_profile_name())
    return settings(max_examples=max(quick, quick * profile.max_examples // QUICK_EXAMPLES))
