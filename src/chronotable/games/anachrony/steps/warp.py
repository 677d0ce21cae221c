"""Chapter 7: Warp, and the alternate timeline (ANA-26.4 to 26.9)."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.effect import Effect
from chronotable.games.anachrony.steps.goods import gain, pay
from chronotable.games.anachrony.steps.opponent_phases import OPPONENT_WARP, spaces_taken
from chronotable.games.anachrony.steps.telling import tell
from chronotable.games.anachrony.steps.workers import add_worker, power_one
from chronotable.games.anachrony.terms import (
    NO_WORKER,
    OPPONENT,
    SPACE_EFFECT_TERMS,
    WARP_EXOSUIT,
    WARP_GOODS,
    WARP_PHASE,
    WARP_SPACES,
    WARP_TERMS,
    WARP_WATER,
    WARP_WORKERS,
    WARPS,
    WATER,
    WATER_OF_TILE,
    warp_words,
)
from chronotable.kernel.step import Refusal, SeatStep, Simultaneously, Step, Things, refuse

MOST_WARPS: Final = 2  # of a player in an Era (ANA-7.1)
# Every set of up to two warp tiles, as bits, and how many of them are workers, which cost water (ANA-7.1, 7.5).
CHOICES: Final = [0] + [1 << a for a in range(WARPS)] + [
    1 << a | 1 << b for a in range(WARPS) for b in range(a + 1, WARPS)
]  # fmt: skip
WORKERS_IN: Final = {
    mask: sum([mask >> tile & 1 for tile in range(WARPS) if WARP_WORKERS[tile] != NO_WORKER]) for mask in CHOICES
}


def pool_of(player: Player) -> int:
    """The warp tiles in the own pool, as bits."""
    pool = 0
    for tile in range(WARPS):
        if player.warp_at[tile] == 0:
            pool |= 1 << tile
    return pool


def warp_choices(player: Player) -> list[int]:
    """Sets that can be paid: the water tile helps, the exosuit tile needs an exosuit (ANA-7.5, 7.6, 7.9)."""
    absent = ~pool_of(player)
    if player.unpowered == 0:
        absent |= 1 << WARP_EXOSUIT
    water = player.goods[WATER]
    found: list[int] = []
    for mask in CHOICES:
        if not mask & absent:
            if WORKERS_IN[mask] <= water + (WATER_OF_TILE if mask >> WARP_WATER & 1 else 0):
                found.append(mask)
    return found


class WarpPhase(Step[AnachronyState]):
    """All choose in secret, then reveal (ANA-7.1, 7.2)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-7.1"

    def apply(self, s: AnachronyState, option: int) -> None:
        s.phase = WARP_PHASE
        s.turn += 1
        order = s.seats_in_order()
        if s.opponent is not None and s.first != OPPONENT:
            s.agenda.append(OPPONENT_WARP)
        for seat in reversed(order):
            s.agenda.append(RevealWarp(seat))
        if s.opponent is not None and s.first == OPPONENT:
            s.agenda.append(OPPONENT_WARP)
        s.agenda.append(Simultaneously([Warp(seat) for seat in order]))


class Warp(SeatStep[AnachronyState]):
    """Choose up to two warp tiles of the own pool, in secret (ANA-7.1)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-7.1"

    def options(self, s: AnachronyState) -> list[int]:
        return warp_choices(s.players[self.who])

    def apply(self, s: AnachronyState, option: int) -> None:
        s.players[self.who].secret = option
        if s.witness is not None:
            s.witness.tell("warp_chosen", {"seat": self.who, "warps": warp_words(option)}, ("warps",), (self.who,))

    def key(self, s: AnachronyState, option: int) -> str:
        return "warp:" + (":".join(warp_words(option)) or "none")

    def label_word(self, s: AnachronyState, option: int) -> str:
        return "warp" if option else "warp-none"

    def why_not(self, s: AnachronyState, verb: str, given: Things) -> Refusal | None:
        if verb != "warp":
            return None
        player = s.players[self.who]
        tiles: list[int] = given["warps"]
        if len(tiles) > MOST_WARPS:
            return refuse("two-warps", "ANA-7.1")
        for tile in tiles:
            if player.warp_at[tile]:
                return refuse("warp-out", "ANA-7.1", warp=tile)
            if tile == WARP_EXOSUIT and not player.unpowered:
                return refuse("no-unpowered", "ANA-7.9")
        if sum([WARP_WORKERS[tile] != NO_WORKER for tile in tiles]) > player.goods[WATER]:
            return refuse("warp-water", "ANA-7.5")
        return None


class RevealWarp(SeatStep[AnachronyState]):
    """A player's tiles are shown, the goods received, the tiles placed (ANA-7.2 to 7.8, 26.5)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-7.3"

    def apply(self, s: AnachronyState, option: int) -> None:
        player = s.players[self.who]
        mask = player.secret
        player.secret = -1
        s.acting = self.who
        if s.witness is not None:
            s.reveal()
            s.witness.tell("warped", {"seat": self.who, "warps": warp_words(mask)})
        if mask >> WARP_WATER & 1:
            gain(s, self.who, WATER, WATER_OF_TILE)
        for tile in range(WARPS):
            if mask >> tile & 1 and tile != WARP_WATER:
                if WARP_WORKERS[tile] != NO_WORKER:
                    pay(s, self.who, WATER, 1)
                receive(s, self.who, tile)
        if s.settings.alternate_timeline:
            if mask:
                s.agenda.append(PlaceWarp(mask))
            return
        for tile in range(WARPS):
            if mask >> tile & 1:
                player.warp_at[tile] = s.era


def receive(s: AnachronyState, who: int, tile: int) -> None:
    """What a warp tile shows, from the general supply (ANA-7.3, 7.7, 7.8)."""
    if WARP_GOODS[tile] >= 0:
        gain(s, who, WARP_GOODS[tile], WATER_OF_TILE if tile == WARP_WATER else 1)
    elif WARP_WORKERS[tile] != NO_WORKER:
        add_worker(s, who, WARP_WORKERS[tile], False)
    else:
        power_one(s, who)


def first_empty_space(s: AnachronyState) -> int:
    taken = spaces_taken(s, s.era)
    for space in range(1, WARP_SPACES + 1):
        if space not in taken:
            return space
    raise IndexError("eight spaces take the tiles of four players")


class PlaceWarp(Effect):
    """The alternate timeline: tile by tile on the first empty space, whose effect follows at once (ANA-26.5, 26.6)."""

    __slots__ = ("mask",)

    rule: ClassVar[str] = "ANA-26.5"

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def options(self, s: AnachronyState) -> list[int]:
        return [tile for tile in range(WARPS) if self.mask >> tile & 1]

    def apply(self, s: AnachronyState, option: int) -> None:
        player = s.players[s.acting]
        space = first_empty_space(s)
        player.warp_at[option] = s.era
        player.warp_space[option] = space
        if s.witness is not None:
            tell(s, "warp_placed", seat=s.acting, warp=option, n=space)
        rest = self.mask & ~(1 << option)
        if rest:
            s.agenda.append(PlaceWarp(rest))
        effect = s.box.spaces_of_tile[s.alternates[s.era - 1]][space - 1]
        if effect >= 0:
            if s.witness is not None:
                tell(s, "warp_space", seat=s.acting, words={"word": SPACE_EFFECT_TERMS[effect]})
            s.x = option
            s.agenda += s.box.space_effects[effect]

    def key(self, s: AnachronyState, option: int) -> str:
        return f"warp:{WARP_TERMS[option]}"


class SecondCopy(Effect):
    """The good of the warp tile just placed, once more (ANA-26.6 to 26.8)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-26.6"

    def apply(self, s: AnachronyState, option: int) -> None:
        receive(s, s.acting, s.x)


WARP_STEP: Final = WarpPhase()
