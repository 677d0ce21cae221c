"""Chapters 9 and 19: workers tire, wake, come and go; morale."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.effect import Effect
from chronotable.games.anachrony.steps.goods import gain
from chronotable.games.anachrony.steps.telling import tell
from chronotable.games.anachrony.terms import COLUMN_TERMS, MORALE_TOP, NO_LOSS, VP, WORKER_TERMS, WORKERS
from chronotable.kernel.step import Refusal, refuse

SAME_AS_PLACED: Final = -1
ON_RECRUIT_CARD: Final = -2


def wake_all(s: AnachronyState, who: int) -> None:
    """All tired workers become active."""
    player = s.players[who]
    if s.witness is not None and any(player.tired):
        tell(s, "workers_woken", seat=who, n=sum(player.tired))
    for worker in range(WORKERS):
        player.active[worker] += player.tired[worker]
        player.tired[worker] = 0


def add_worker(s: AnachronyState, who: int, worker: int, tired: bool) -> None:
    """A worker from the general supply (ANA-27.500)."""
    player = s.players[who]
    if tired:
        player.tired[worker] += 1
    else:
        player.active[worker] += 1
    if s.witness is not None:
        tell(s, "worker_gained", seat=who, worker=worker, words={"word": COLUMN_TERMS[tired]})


def raise_morale(s: AnachronyState, who: int) -> None:
    """One step, or victory points at the end (ANA-19.3, 19.10)."""
    player = s.players[who]
    if player.morale == MORALE_TOP:
        gain(s, who, VP, player.board.vp_at_top)
        return
    player.morale += 1
    if s.witness is not None:
        tell(s, "morale", seat=who, n=player.morale + 1)


def lower_morale(s: AnachronyState, who: int) -> None:
    """One step, or a worker at the first space (ANA-19.8, 19.10)."""
    player = s.players[who]
    if player.morale > 0:
        player.morale -= 1
        if s.witness is not None:
            tell(s, "morale", seat=who, n=player.morale + 1)
    elif not player.mods[NO_LOSS]:
        s.agenda.append(LOSE_WORKER)


class WakeAll(Effect):
    """All own tired workers become active; useless without any (ANA-9.15)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-27.408"
    in_vain: ClassVar[Refusal | None] = refuse("no-tired", "ANA-9.15")

    def apply(self, s: AnachronyState, option: int) -> None:
        wake_all(s, s.acting)

    def possible(self, s: AnachronyState, who: int, worker: int, placing: int, water: int) -> bool:
        return any(s.players[who].tired)


class Morale(Effect):
    """The morale marker goes up or down (ANA-19.10)."""

    __slots__ = ("delta",)

    rule: ClassVar[str] = "ANA-19.10"

    def __init__(self, delta: int) -> None:
        self.delta = delta

    def apply(self, s: AnachronyState, option: int) -> None:
        if self.delta > 0:
            raise_morale(s, s.acting)
        else:
            lower_morale(s, s.acting)

    def brings(self, s: AnachronyState) -> list[list[Any]]:
        """(ANA-19.8)"""
        return [[LOSE_WORKER]] if self.delta < 0 else []


class LoseWorker(Effect):
    """Any own active or tired worker returns to the general supply (ANA-9.14)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-9.14"
    in_vain: ClassVar[Refusal | None] = refuse("nobody-to-lose", "ANA-9.14")

    def options(self, s: AnachronyState) -> list[int]:
        player = s.players[s.acting]
        return [worker for worker in range(WORKERS) if player.active[worker]] + [
            WORKERS + worker for worker in range(WORKERS) if player.tired[worker]
        ]

    def apply(self, s: AnachronyState, option: int) -> None:
        remove_worker(s, s.acting, option % WORKERS, option >= WORKERS)

    def key(self, s: AnachronyState, option: int) -> str:
        return f"lose:{COLUMN_TERMS[option // WORKERS]}:{WORKER_TERMS[option % WORKERS]}"

    def possible(self, s: AnachronyState, who: int, worker: int, placing: int, water: int) -> bool:
        return any(s.players[who].active) or any(s.players[who].tired)


class PayWorker(Effect):
    """A worker as part of a cost: of the exact type, active or tired (ANA-9.13, 11.11)."""

    __slots__ = ("worker",)

    rule: ClassVar[str] = "ANA-9.13"

    def __init__(self, worker: int) -> None:
        self.worker = worker

    def options(self, s: AnachronyState) -> list[int]:
        player = s.players[s.acting]
        columns = (player.active[self.worker], player.tired[self.worker])
        return [column for column in (1, 0) if columns[column]]

    def apply(self, s: AnachronyState, option: int) -> None:
        remove_worker(s, s.acting, self.worker, option == 1)

    def key(self, s: AnachronyState, option: int) -> str:
        return f"lose:{COLUMN_TERMS[option]}:{WORKER_TERMS[self.worker]}"


class GainWorker(Effect):
    """A worker from the general supply, of one type or a choice of types (ANA-27.409, 28.18, 29.2)."""

    __slots__ = ("tired", "types")

    rule: ClassVar[str] = "ANA-27.500"

    def __init__(self, types: list[int], tired: bool) -> None:
        self.types = types
        self.tired = tired

    def options(self, s: AnachronyState) -> list[int]:
        if self.types[0] == SAME_AS_PLACED:
            return [s.worker]
        if self.types[0] == ON_RECRUIT_CARD:
            shown = s.box.recruit_cards[s.recruit_card]
            return [worker for worker in range(WORKERS) if shown[worker]]
        return self.types

    def apply(self, s: AnachronyState, option: int) -> None:
        add_worker(s, s.acting, option, self.tired)

    def key(self, s: AnachronyState, option: int) -> str:
        return f"worker:{WORKER_TERMS[option]}"


class GainExosuit(Effect):
    """An own unpowered exosuit is powered, on any empty own hex (ANA-27.501)."""

    __slots__ = ()

    term: ClassVar[str] = "gain_powered_exosuit"
    rule: ClassVar[str] = "ANA-27.501"
    in_vain: ClassVar[Refusal | None] = refuse("no-unpowered", "ANA-9.15")

    def apply(self, s: AnachronyState, option: int) -> None:
        power_one(s, s.acting)

    def possible(self, s: AnachronyState, who: int, worker: int, placing: int, water: int) -> bool:
        return s.players[who].unpowered > 0


def power_one(s: AnachronyState, who: int) -> None:
    """If an exosuit is left, on an uncovered hex where there is one: it makes no difference (ANA-6.6, 7.8)."""
    player = s.players[who]
    if player.unpowered <= 0:
        return
    place = lowest_zero(player.suits | player.covered)
    if place >= 6:
        place = lowest_zero(player.suits)
    player.suits |= 1 << place
    if s.witness is not None:
        tell(s, "exosuit_powered", seat=who)


def lowest_zero(bits: int) -> int:
    place = 0
    while bits >> place & 1:
        place += 1
    return place


def unpower_one(s: AnachronyState, who: int) -> None:
    """A powered exosuit leaves the board; which one makes no difference."""
    player = s.players[who]
    player.suits ^= 1 << (player.suits.bit_length() - 1)


def remove_worker(s: AnachronyState, who: int, worker: int, tired: bool) -> None:
    player = s.players[who]
    if tired:
        player.tired[worker] -= 1
    else:
        player.active[worker] -= 1
    if s.witness is not None:
        tell(s, "worker_lost", seat=who, worker=worker, words={"word": COLUMN_TERMS[tired]})


LOSE_WORKER: Final = LoseWorker()
