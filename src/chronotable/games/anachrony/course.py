"""What can be measured of a game: what everybody would have if it ended now."""

from __future__ import annotations

from chronotable.games.anachrony.naming import ref
from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.scoring import opponent_sheet, score
from chronotable.kernel.course import Measure
from chronotable.kernel.message import Message


def measures(s: AnachronyState) -> list[Measure]:
    found = [Measure(Message("anachrony-measure-score"), seat) for seat in range(s.settings.players)]
    if s.opponent is not None:
        name = Message("anachrony-end-opponent", opponent=ref("opponent", s.opponent.rules.id))
        found.append(Measure(Message("anachrony-measure-score"), whose=name))
    return found


def progress(s: AnachronyState) -> list[float | None]:
    found: list[float | None] = [score(s, seat) for seat in range(s.settings.players)]
    if s.opponent is not None:
        found.append(sum(opponent_sheet(s, s.opponent)))
    return found


def part(s: AnachronyState) -> Message | None:
    return Message("anachrony-part", n=s.era) if s.era else None
