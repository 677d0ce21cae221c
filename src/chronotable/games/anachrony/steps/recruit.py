"""Chapter 12: Recruit."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chronotable.games.anachrony.naming import amount
from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.effect import CapitalAction, Effect, bonus_after
from chronotable.games.anachrony.steps.goods import gain
from chronotable.games.anachrony.steps.modifiers import kind_of
from chronotable.games.anachrony.steps.telling import tell
from chronotable.games.anachrony.terms import (
    CORE,
    ENGINEER,
    GENIUS,
    GOODS_TERMS,
    NO_TILE,
    NOTHING,
    SCIENTIST,
    VP,
    WATER,
    WORKER_TERMS,
    WORKERS,
)
from chronotable.kernel.step import Refusal, Things, refuse

BONUS_GOODS: Final = [WATER, CORE, VP]  # by the type recruited: scientist, engineer, administrator (ANA-12.2)
BONUS_N: Final = [2, 1, 1]


def recruitable(s: AnachronyState, who: int, worker: int) -> list[int]:
    """Types in the pool that this worker may take (ANA-12.3)."""
    kind = kind_of(s.players[who], worker)
    if kind == SCIENTIST:
        return []
    pool = s.recruit_pool
    return [type for type in range(WORKERS) if pool[type] and (type != GENIUS or kind != ENGINEER)]


class Recruit(CapitalAction):
    """Take one worker of the pool, with its bonus (ANA-12.1, 12.2)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-12.1"

    def options(self, s: AnachronyState) -> list[int]:
        found = recruitable(s, s.acting, s.worker)
        return [*found, NOTHING] if found and self.optional else found

    def apply(self, s: AnachronyState, option: int) -> None:
        if option == NOTHING:
            return
        s.recruit_pool[option] -= 1
        s.players[s.acting].active[option] += 1
        if s.witness is not None:
            tell(s, "recruited", seat=s.acting, worker=option)
        s.agenda += bonus_after(s, self.tile)
        for _ in range(self.times(s)):
            if option == GENIUS:
                s.agenda.append(RECRUIT_BONUS)
            else:
                gain(s, s.acting, BONUS_GOODS[option], BONUS_N[option])

    def times(self, s: AnachronyState) -> int:
        """How often the bonus comes (ANA-31.9)."""
        return 2 if self.tile != NO_TILE and s.box.capital_twice[self.tile] else 1

    def key(self, s: AnachronyState, option: int) -> str:
        return "done" if option == NOTHING else f"recruit:{WORKER_TERMS[option]}"

    def brings(self, s: AnachronyState) -> list[list[Any]]:
        after = bonus_after(s, self.tile)
        return [after, [*after, *[RECRUIT_BONUS] * self.times(s)]]

    def possible(self, s: AnachronyState, who: int, worker: int, placing: int, water: int) -> bool:
        return self.optional or bool(recruitable(s, who, worker))

    def why_not(self, s: AnachronyState, verb: str, given: Things) -> Refusal | None:
        if verb != "recruit":
            return None
        if not s.recruit_pool[given["worker"]]:
            return refuse("not-in-pool", "ANA-12.1", worker=given["worker"])
        if given["worker"] == GENIUS and s.worker == ENGINEER:
            return refuse("engineer-genius", "ANA-12.3")
        return None


class RecruitBonus(Effect):
    """A genius brings one of the three bonuses (ANA-12.2)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-12.2"

    def options(self, s: AnachronyState) -> list[int]:
        return [0, 1, 2]

    def apply(self, s: AnachronyState, option: int) -> None:
        gain(s, s.acting, BONUS_GOODS[option], BONUS_N[option])

    def key(self, s: AnachronyState, option: int) -> str:
        return f"bonus:{GOODS_TERMS[BONUS_GOODS[option]]}"

    def label_things(self, s: AnachronyState, option: int) -> Things:
        return {"goods": amount(GOODS_TERMS[BONUS_GOODS[option]], BONUS_N[option])}


RECRUIT_BONUS: Final = RecruitBonus()
