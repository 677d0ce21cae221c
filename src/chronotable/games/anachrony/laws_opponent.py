"""What is true of a single player's opponent at every moment (chapter 37)."""

from __future__ import annotations

from collections.abc import Iterator

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.laws_time import law, may_be_busy
from chronotable.games.anachrony.state import AnachronyState, Opponent
from chronotable.kernel.engine import whole_agenda
from chronotable.kernel.message import Message


def opponent_laws(s: AnachronyState, o: Opponent) -> Iterator[Message]:
    yield from held_laws(s, o)
    yield from suit_laws(s, o)
    yield from warp_laws(s, o)


def held_laws(s: AnachronyState, o: Opponent) -> Iterator[Message]:
    """What lies on its board: never four of a kind, never a whole set (ANA-37.15 to 37.38)."""
    numbers = o.rules.numbers
    if any(o.buildings_of(s.box, row) > numbers[terms.MOST_BUILDINGS] for row in range(terms.ROWS)):
        yield law("opponent-held", rule="ANA-37.28")
    if len(o.projects) > numbers[terms.MOST_PROJECTS]:
        yield law("opponent-held", rule="ANA-37.31")
    if any(n and goods not in o.rules.mine_order for goods, n in enumerate(o.goods)) or min(o.workers) > 0:
        yield law("opponent-held", rule="ANA-37.33")
    if min(o.goods[terms.TITANIUM : terms.NEUTRONIUM + 1]) > 0:
        yield law("opponent-held", rule="ANA-37.38")
    if o.anomalies > numbers[terms.MOST_ANOMALIES] or o.paradoxes >= numbers[terms.OPPONENT_LIMIT]:
        yield law("opponent-held", rule="ANA-37.17")
    if o.travel >= len(o.rules.travel_vp) or (s.era < 2 and o.travel):
        yield law("opponent-held", rule="ANA-37.39")
    if s.era and len(o.objectives) != numbers[terms.OBJECTIVES]:
        yield law("opponent-held", rule="ANA-37.64")


def suit_laws(s: AnachronyState, o: Opponent) -> Iterator[Message]:
    """Exosuits are powered in their phase and come back in Clean Up (ANA-37.18)."""
    steps = whole_agenda(s)
    standing = s.hexes.count(terms.OPPONENT_SUIT)
    if standing > o.out or o.suits + o.out > terms.EXOSUITS:
        yield law("opponent-suits")
    if not may_be_busy(s, steps) and (o.out or o.passed or o.actions or o.extra):
        yield law("opponent-suits")
    waits = any(step.term in ("opponent_power_up", "power_up_phase") for step in steps)
    if o.suits and (s.phase < terms.POWER_UP or waits):
        yield law("opponent-suits")


def warp_laws(s: AnachronyState, o: Opponent) -> Iterator[Message]:
    """As many as it has, on tiles that were reached, on spaces of the alternate timeline only (ANA-37.19, 37.20)."""
    eras = [warp // terms.WARP_BASE for warp in o.warps]
    waits = s.phase < terms.WARP_PHASE or any(step.term in ("opponent_warp", "warp_phase") for step in whole_agenda(s))
    most = s.era - 1 if waits and s.era else s.era
    spaced = s.settings.alternate_timeline
    if len(o.warps) > o.rules.numbers[terms.WARP_TILES] or any(not 1 <= era <= most for era in eras):
        yield law("opponent-warps")
    if any(bool(warp % terms.WARP_BASE) != spaced for warp in o.warps):
        yield law("opponent-warps")
