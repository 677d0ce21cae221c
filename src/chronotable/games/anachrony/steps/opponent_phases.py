"""Chapter 37: a solo opponent in the phases before the turns: Paradoxes, Power Up and Warp."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.anachrony.state import AnachronyState, Opponent
from chronotable.games.anachrony.steps.opponent_plan import fullest_past
from chronotable.games.anachrony.steps.telling import tell
from chronotable.games.anachrony.terms import (
    BRIGHT_VP,
    DRAWN,
    EXOSUITS,
    EXTRA_SUITS,
    FATE_CORE,
    GOOD_SPACES,
    MOST_AFTER,
    MOST_ANOMALIES,
    MOST_BEFORE,
    OPPONENT_LIMIT,
    RETURNED,
    SPARE_SUIT_VP,
    SUITS_AFTER,
    SUITS_BEFORE,
    WARP_SPACES,
)
from chronotable.kernel.step import Step

DIE: Final = [0, 1, 1, 1, 1, 2]  # (ANA-5.6)


def paradox_die(s: AnachronyState) -> int:
    n = s.fated(0, 3)
    return n if n >= 0 else DIE[s.below(len(DIE))]


# ---- Paradoxes


def opponent_rolls(s: AnachronyState, tile: int) -> bool:
    """Has the opponent of a single player tiles there, and nobody more (ANA-37.14)?"""
    if s.opponent is None:
        return False
    own = s.opponent.warps_at(tile)
    return own > 0 and all(player.warp_at.count(tile) <= own for player in s.players)


def roll_paradox(s: AnachronyState, o: Opponent, tile: int) -> bool:
    """One roll for a timeline tile; true when it brings an anomaly, and no further roll (ANA-37.14, 37.15)."""
    n = 1 if s.settings.predictable else paradox_die(s)
    o.paradoxes += n
    if s.witness is not None:
        tell(s, "opponent_paradoxes", opponent=o.rules.kind, n=n, era=tile)
    if o.paradoxes < o.rules.numbers[OPPONENT_LIMIT]:
        return False
    o.paradoxes = 0
    return True


def take_anomaly(s: AnachronyState, o: Opponent) -> None:
    """An anomaly, and a warp tile back; not with as many as it may have (ANA-37.16, 37.17)."""
    era = 0
    full = o.anomalies >= o.rules.numbers[MOST_ANOMALIES]
    if not full:
        o.anomalies += 1
        era = fullest_past(s, o)
        if era:
            o.take_back(era)
    if s.witness is not None:
        tell(
            s,
            "opponent_anomaly",
            opponent=o.rules.kind,
            n=o.anomalies,
            era=era,
            words={"word": "full" if full else "more"},
        )


# ---- Power Up


class OpponentPowerUp(Step[AnachronyState]):
    """So many exosuits as its rules say; some draw cores for them (ANA-37.6, 37.9, 37.18, 37.57, 37.58)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-37.18"

    def apply(self, s: AnachronyState, option: int) -> None:
        o = s.opponent
        assert o is not None
        numbers = o.rules.numbers
        drawn = draw_cores(s, o)
        least = numbers[SUITS_AFTER] if s.impact else numbers[SUITS_BEFORE]
        most = numbers[MOST_AFTER] if s.impact else numbers[MOST_BEFORE]
        suits = min(least + drawn, most) + numbers[EXTRA_SUITS]
        spare = max(0, suits - EXOSUITS)
        o.suits = suits - spare
        o.vp += spare * numbers[SPARE_SUIT_VP]
        if s.witness is not None:
            tell(s, "opponent_powered", opponent=o.rules.kind, n=o.suits)


def draw_cores(s: AnachronyState, o: Opponent) -> int:
    """Tokens of the pool: how many of them are not exhausted (ANA-37.57, 37.58)."""
    drawn = 0
    exhausted = 0
    for _ in range(min(o.rules.numbers[DRAWN], o.cores + o.exhausted)):
        if s.fate:
            due = ([FATE_CORE] if o.cores else []) + ([FATE_CORE + 1] if o.exhausted else [])
            is_core = s.fixed_outcome(due) == FATE_CORE
        else:
            is_core = s.below(o.cores + o.exhausted) < o.cores
        if is_core:
            o.cores -= 1
            drawn += 1
        else:
            o.exhausted -= 1
            exhausted += 1
    o.exhausted += min(exhausted, o.rules.numbers[RETURNED])
    if s.witness is not None and drawn + exhausted:
        tell(s, "opponent_cores", opponent=o.rules.kind, n=drawn, words={"exhausted": exhausted})
    return drawn


# ---- Warp


class OpponentWarp(Step[AnachronyState]):
    """As many warp tiles as the Paradox die shows (ANA-37.19, 37.20)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-37.19"

    def apply(self, s: AnachronyState, option: int) -> None:
        o = s.opponent
        assert o is not None
        n = min(paradox_die(s), o.tiles_left())
        bright = 0
        for _ in range(n):
            space = 0
            if s.settings.alternate_timeline:
                space = first_empty(s, o)
                effect = s.box.spaces_of_tile[s.alternates[s.era - 1]][space - 1]
                bright += 1 if 0 <= effect < GOOD_SPACES else 0
            o.place_warp(s.era, space)
        o.vp += bright * o.rules.numbers[BRIGHT_VP]
        if s.witness is not None:
            tell(s, "opponent_warped", opponent=o.rules.kind, n=n)
            if bright:
                words = {"vp": bright * o.rules.numbers[BRIGHT_VP]}
                tell(s, "opponent_bright", opponent=o.rules.kind, n=bright, words=words)


def first_empty(s: AnachronyState, o: Opponent) -> int:
    """The first empty space of this Era's tile (ANA-26.5)."""
    taken = spaces_taken(s, s.era)
    return next(space for space in range(1, WARP_SPACES + 1) if space not in taken)


def spaces_taken(s: AnachronyState, era: int) -> list[int]:
    """Spaces of the alternate timeline with a warp tile."""
    found = [player.warp_space[tile] for player in s.players for tile, at in enumerate(player.warp_at) if at == era]
    return found if s.opponent is None else found + s.opponent.spaces_at(era)


OPPONENT_POWER_UP: Final = OpponentPowerUp()
OPPONENT_WARP: Final = OpponentWarp()
