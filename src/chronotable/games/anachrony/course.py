"""What can be measured of a game: what everybody would have if it ended now."""

from __future__ import annotations

from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.scoring import score
from chronotable.kernel.course import Measure
from chronotable.kernel.message import Message


def measures(s: AnachronyState) -> list[Measure]:
    return [Measure(Message("anachrony-measure-score"), seat) for seat in range(s.settings.players)]


def progress(s: AnachronyState) -> list[float | None]:
    return [score(s, seat) for seat in range(s.settings.players)]


def part(s: AnachronyState) -> Message | None:
    return Message("anachrony-part", n=s.era) if s.era else None
