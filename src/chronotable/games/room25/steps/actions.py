"""Chapters 8 and 9: carrying an action out."""

from __future__ import annotations

from typing import ClassVar

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.announcing import after_looking
from chronotable.games.room25.steps.asides import (
    KEEP_ROLE,
    LOST,
    REMIND,
    SHOW_ROLE,
    AsideStep,
    Remind,
    asides,
    keeps_role,
)
from chronotable.games.room25.steps.building import (
    LINE_CELLS,
    LINES_THROUGH,
    exits,
    may_slide,
    neighbours,
    pushed_off,
    slide,
    slide_key,
    why_slid,
)
from chronotable.games.room25.steps.choice import FigureStep, TileStep
from chronotable.games.room25.steps.elimination import eliminate
from chronotable.games.room25.steps.entering import enter, may_enter, ways_forced, ways_out
from chronotable.games.room25.steps.escape import try_escape
from chronotable.games.room25.steps.identity import show_role
from chronotable.games.room25.steps.room_choices import look_at
from chronotable.games.room25.steps.telling import tell
from chronotable.games.room25.terms import (
    ALICE,
    BRUCE,
    CELL_TERMS,
    CENTRAL,
    CHARACTER_TERMS,
    DARK,
    EXIT_ZONE,
    ROOM25,
    SIZE,
    SUSPICION,
    TOKEN_TERMS,
)
from chronotable.kernel.step import Refusal, Things, refuse


class ActionStep(AsideStep):
    """One action of a character: its legal ways, or lost without effect (R25-6.3)."""

    __slots__ = ()

    term: ClassVar[str] = ""

    def ways(self, s: Room25State) -> list[int]:
        raise NotImplementedError

    def carry_out(self, s: Room25State, option: int) -> None:
        raise NotImplementedError

    def way_key(self, s: Room25State, option: int) -> str:
        raise NotImplementedError

    def options(self, s: Room25State) -> list[int]:
        if not s.figures[self.figure].alive:
            return []
        found = [*(self.ways(s) or [LOST]), *asides(s, self.figure)]
        if len(found) == 1 and keeps_role(s, self.figure):
            found.append(KEEP_ROLE)
        return found

    def apply(self, s: Room25State, option: int) -> None:
        if option >= 0:
            self.carry_out(s, option)
        elif option == REMIND:
            s.agenda.append(self)
            s.agenda.append(Remind(self.figure))
        elif option == SHOW_ROLE:
            s.agenda.append(self)
            show_role(s, self.figure)
        elif option == KEEP_ROLE:
            self.apply(s, (self.ways(s) or [LOST])[0])
        else:
            self.lose(s)

    def lose(self, s: Room25State) -> None:
        if s.witness is not None and self.term in TOKEN_TERMS:
            tell(s, "action_lost", character=self.figure, token=TOKEN_TERMS.index(self.term))

    def key(self, s: Room25State, option: int) -> str:
        return super().key(s, option) if option < 0 else self.way_key(s, option)

    def prompt_word(self, s: Room25State) -> str:
        return "lost" if LOST in self.options(s) else self.term


class NextRoom(ActionStep):
    """An action in a room at the exits of one's own."""

    __slots__ = ()

    term: ClassVar[str] = ""

    def way_key(self, s: Room25State, option: int) -> str:
        return f"{self.term}:{CELL_TERMS[s.tile_cell[option]]}"

    def label_things(self, s: Room25State, option: int) -> Things:
        return {"there": option} if option >= 0 else {}

    def why_not(self, s: Room25State, verb: str, given: Things) -> Refusal | None:
        return self.why_not_there(s, given["cell"]) if verb == self.term else None

    def why_not_there(self, s: Room25State, tile: int) -> Refusal | None:
        own = s.figures[self.figure].tile
        if tile not in neighbours(s, own):
            return refuse("not-adjacent", "R25-2.2", cell=tile)
        return None if tile in exits(s, own) else refuse("corridor", "R25-8.4")


class Look(NextRoom):
    """See an adjacent face-down room in secret; not in the dark (R25-9.1)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-9.1"

    def ways(self, s: Room25State) -> list[int]:
        tile = s.figures[self.figure].tile
        if s.kind[tile] == DARK:
            return []
        return [beside for beside in exits(s, tile) if not s.up[beside]]

    def carry_out(self, s: Room25State, option: int) -> None:
        after_looking(s, [self.figure], option)
        look_at(s, self.figure, option)

    def why_not_there(self, s: Room25State, tile: int) -> Refusal | None:
        if s.kind[s.figures[self.figure].tile] == DARK:
            return refuse("dark", "R25-11.12")
        return super().why_not_there(s, tile) or refuse("face-up", "R25-9.1", cell=tile)


class Move(NextRoom):
    """Go to an adjacent room (R25-9.3)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-9.3"

    def ways(self, s: Room25State) -> list[int]:
        return ways_out(s, self.figure)

    def carry_out(self, s: Room25State, option: int) -> None:
        enter(s, [self.figure], option)

    def why_not_there(self, s: Room25State, tile: int) -> Refusal | None:
        if (far := super().why_not_there(s, tile)) is not None:
            return far
        if s.closed[tile]:
            return refuse("closed", "R25-8.2", cell=tile)
        if not may_enter(s, self.figure, tile):
            return refuse("locked", "R25-8.3", cell=tile)
        return refuse("prison", "R25-11.9")


class Push(ActionStep):
    """Whom to push out of your room (R25-9.4 to 9.6)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-9.4"

    def ways(self, s: Room25State) -> list[int]:
        own = s.figures[self.figure]
        if s.kind[own.tile] == CENTRAL:
            return []
        return [
            other
            for other in s.on_tile(own.tile)
            if other != self.figure and can_push(s, own.id, other) and ways_forced(s, other)
        ]

    def carry_out(self, s: Room25State, option: int) -> None:
        s.agenda.append(PushTo(self.figure, option))

    def way_key(self, s: Room25State, option: int) -> str:
        return f"push:{CHARACTER_TERMS[s.figures[option].id]}"

    def why_not(self, s: Room25State, verb: str, given: Things) -> Refusal | None:
        if verb != "push":
            return None
        own, other = s.figures[self.figure], s.figures[given["character"]]
        if s.kind[own.tile] == CENTRAL:
            return refuse("central", "R25-8.1")
        if other.tile != own.tile:
            return refuse("elsewhere", "R25-9.4", other=given["character"])
        return refuse("hidden", "R25-9.6", other=given["character"]) if other.hidden else None


def can_push(s: Room25State, pusher: int, other: int) -> bool:
    """Hidden characters cannot be pushed, but Alice sees a hidden Bruce (R25-9.6, 15.62)."""
    return not s.figures[other].hidden or (pusher == ALICE and s.figures[other].id == BRUCE)


class PushTo(TileStep):
    """Where the pushed character goes (R25-9.4)."""

    __slots__ = ("victim",)

    rule: ClassVar[str] = "R25-9.4"

    def __init__(self, figure: int, victim: int) -> None:
        super().__init__(figure)
        self.victim = victim

    def options(self, s: Room25State) -> list[int]:
        return ways_forced(s, self.victim)

    def apply(self, s: Room25State, option: int) -> None:
        if s.witness is not None:
            tell(s, "pushed", character=self.figure, other=self.victim, to=option)
        if s.settings.mode == SUSPICION:
            s.figures[self.figure].blows += 1
        enter(s, [self.victim], option)

    def prompt_things(self, s: Room25State) -> Things:
        return {**super().prompt_things(s), "other": self.victim}


class Control(ActionStep):
    """Slide your row or column; this is how Room 25 leaves the complex (R25-9.7 to 9.10, 18.1)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-9.7"

    def ways(self, s: Room25State) -> list[int]:
        return [
            line * 2 + way
            for line in LINES_THROUGH[s.cell_of(self.figure)]
            for way in (0, 1)
            if may_slide(s, line, 2 * way - 1)
        ]

    def carry_out(self, s: Room25State, option: int) -> None:
        line, direction = option // 2, 2 * (option % 2) - 1
        for _ in range(2 if s.accelerated else 1):
            leaving = pushed_off(s, line, direction)
            if s.kind[leaving] == ROOM25 and s.figures[self.figure].tile == leaving and try_escape(s, self.figure):
                return
            slide(s, line, direction)
            if s.settings.mode == SUSPICION and slid_away(s, line, direction):
                s.figures[self.figure].blows += 1

    def way_key(self, s: Room25State, option: int) -> str:
        return slide_key(option // 2, 2 * (option % 2) - 1)

    def why_not(self, s: Room25State, verb: str, given: Things) -> Refusal | None:
        if verb != "slide":
            return None
        if given["line"] not in LINES_THROUGH[s.cell_of(self.figure)]:
            return refuse("other-line", "R25-9.7")
        return why_slid(s, given["line"])


def slid_away(s: Room25State, line: int, direction: int) -> bool:
    """Has the open Room 25 left the exit zone with this slide?"""
    tile = s.kind.index(ROOM25)
    cells = LINE_CELLS[line]
    cell = s.tile_cell[tile]
    if not s.up[tile] or cell not in cells or cell in EXIT_ZONE:
        return False
    return cells[(cells.index(cell) - direction) % SIZE] in EXIT_ZONE


class AfterAction(FigureStep):
    """Whoever was in a trap when the action began and is still in it is eliminated (R25-11.13, 11.14)."""

    __slots__ = ("trap",)

    rule: ClassVar[str] = "R25-11.13"

    def __init__(self, figure: int, trap: int) -> None:
        super().__init__(figure)
        self.trap = trap

    def apply(self, s: Room25State, option: int) -> None:
        if s.figures[self.figure].trap == self.trap:
            eliminate(s, [self.figure])
