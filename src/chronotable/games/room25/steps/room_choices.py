"""The choices that rooms give to those who enter (chapters 11 and 12)."""

from __future__ import annotations

from typing import ClassVar

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.announcing import after_looking
from chronotable.games.room25.steps.building import (
    MOVABLE_LINES,
    face_down_tiles,
    may_slide,
    put,
    reveal_room,
    slide,
    slide_key,
    swap,
    turn_towards,
    why_slid,
)
from chronotable.games.room25.steps.choice import Company, FigureStep, TileStep, Together, character_key, place
from chronotable.games.room25.steps.elimination import eliminate, forget_threats
from chronotable.games.room25.steps.entering import may_enter, room_effect
from chronotable.games.room25.steps.identity import check_masks
from chronotable.games.room25.steps.telling import tell
from chronotable.games.room25.terms import CELLS, TUNNEL
from chronotable.kernel.step import Refusal, Things


def look_at(s: Room25State, figure: int, tile: int) -> None:
    """The owner sees a face-down room; the others see only that it was looked at (R25-9.1, 9.2, 20.2)."""
    seat = s.figures[figure].seat
    s.seen[seat * CELLS + tile] = s.round
    s.reveal()
    if s.witness is not None:
        tell(s, "room_looked_at", character=figure, cell=tile, room=s.kind[tile], secret=("room",), seats=(seat,))


class RoomSlide(FigureStep):
    """The control room slides any movable line; nobody escapes by it (R25-11.5)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-11.5"

    def options(self, s: Room25State) -> list[int]:
        return [line * 2 + way for line in MOVABLE_LINES for way in (0, 1) if may_slide(s, line, 2 * way - 1)]

    def apply(self, s: Room25State, option: int) -> None:
        slide(s, option // 2, 2 * (option % 2) - 1)

    def key(self, s: Room25State, option: int) -> str:
        return slide_key(option // 2, 2 * (option % 2) - 1)

    def why_not(self, s: Room25State, verb: str, given: Things) -> Refusal | None:
        return why_slid(s, given["line"]) if verb == "slide" else None


class VisionLook(Together):
    """Look at any face-down room of the complex; two who came together see the same (R25-11.4, 15.21)."""

    __slots__ = ()

    term: ClassVar[str] = "vision"
    rule: ClassVar[str] = "R25-11.4"

    def options(self, s: Room25State) -> list[int]:
        return face_down_tiles(s)

    def apply(self, s: Room25State, option: int) -> None:
        after_looking(s, self.figures, option)
        for figure in self.figures:
            look_at(s, figure, option)


class TunnelTo(Together):
    """On to another face-up tunnel room, whose own effect is not triggered (R25-11.6, 10.5)."""

    __slots__ = ()

    term: ClassVar[str] = "tunnel"
    rule: ClassVar[str] = "R25-11.6"

    def options(self, s: Room25State) -> list[int]:
        here = s.figures[self.figure].tile
        return [
            tile
            for tile in s.cell_tile
            if tile != here
            and s.kind[tile] == TUNNEL
            and s.up[tile]
            and False not in [may_enter(s, figure, tile) for figure in self.figures]
        ]

    def apply(self, s: Room25State, option: int) -> None:
        for number in self.figures:
            if s.witness is not None:
                tell(s, "entered", character=number, cell=s.figures[number].tile, to=option)
            forget_threats(s, number)
            s.figures[number].tile = option


class MovingSwap(TileStep):
    """The moving room changes places with a face-down room, which stays face down (R25-11.7)."""

    __slots__ = ("tile",)

    term: ClassVar[str] = "moving_room"
    rule: ClassVar[str] = "R25-11.7"

    def __init__(self, figure: int, tile: int) -> None:
        super().__init__(figure)
        self.tile = tile

    def options(self, s: Room25State) -> list[int]:
        return face_down_tiles(s)

    def apply(self, s: Room25State, option: int) -> None:
        swap(s, self.tile, option)


class IllusionSwap(Together):
    """A face-down room comes here instead, with those who just entered on it, and has its effect (R25-11.17)."""

    __slots__ = ("origin", "tile")

    term: ClassVar[str] = "illusion"
    rule: ClassVar[str] = "R25-11.17"
    nouns: ClassVar[dict[str, str]] = {"origin": "board_cell"}

    def __init__(self, figures: list[int], tile: int, origin: int) -> None:
        super().__init__(figures)
        self.tile = tile
        self.origin = origin

    def options(self, s: Room25State) -> list[int]:
        return face_down_tiles(s)

    def apply(self, s: Room25State, option: int) -> None:
        here, there = s.tile_cell[self.tile], s.tile_cell[option]
        put(s, option, here)
        put(s, self.tile, there)
        if s.witness is not None:
            tell(s, "rooms_swapped", cell=self.tile, to=option)
        for number in self.figures:
            s.figures[number].tile = option
        reveal_room(s, option)
        turn_towards(s, option, self.origin)
        room_effect(s, self.figures, option, self.origin)
        if not s.ending:
            check_masks(s)


class AcidOrder(Company):
    """Max says which of the two came first into the acid bath and dies (R25-11.21)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-11.21"

    def key(self, s: Room25State, option: int) -> str:
        return character_key(s, option)

    def label_things(self, s: Room25State, option: int) -> Things:
        return {"cell": place(s.figures[option].tile)}

    def options(self, s: Room25State) -> list[int]:
        return self.figures

    def apply(self, s: Room25State, option: int) -> None:
        eliminate(s, [option])
