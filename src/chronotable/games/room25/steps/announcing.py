"""What players say of a room that they have just seen: a colour, true or not, or nothing (R25-9.2, 20.6, 20.9)."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.room25.state import Announcement, Room25State
from chronotable.games.room25.steps.asides import DONE, REMIND, SHOW_ROLE, AfterLook, AsideStep, Remind, asides
from chronotable.games.room25.steps.identity import show_role
from chronotable.games.room25.steps.telling import tell
from chronotable.games.room25.terms import COLOUR_TERMS
from chronotable.kernel.step import Refusal, Things, refuse

COLOURS: Final = list(range(len(COLOUR_TERMS)))


def after_looking(s: Room25State, figures: list[int], tile: int) -> None:
    """Every player who has seen the room may say its colour; whose turn it is may put the reminder token down.

    Whether that is asked betrays nothing: it follows from what lies open.
    """
    if not may_announce(s):
        s.agenda.append(AfterLook(figures[0]))
        return
    asked: list[Announce] = []
    seats: list[int] = []
    for figure in figures:
        if s.figures[figure].seat not in seats:
            seats.append(s.figures[figure].seat)
            asked.append(Announce(figure, tile))
    asked.reverse()
    s.agenda.extend(asked)


def may_announce(s: Room25State) -> bool:
    """Is there anybody to tell, and no ban on talking (R25-20.5, 20.9)?"""
    return s.settings.announcements and s.settings.players > 1 and not s.talk_forbidden


def why_no_announcement(s: Room25State, figure: int, given: Things) -> Refusal:
    if not s.settings.announcements:
        return refuse("no-announcements", "R25-20.9")
    if s.settings.players == 1:
        return refuse("nobody-to-tell", "R25-20.9")
    return refuse("silence", "R25-20.5") if s.talk_forbidden else refuse("look-first", "R25-20.6")


class Announce(AsideStep):
    """Whoever has just seen a room may say its colour, and may lie (R25-20.6)."""

    __slots__ = ("tile",)

    rule: ClassVar[str] = "R25-20.6"
    asks: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, figure: int, tile: int) -> None:
        super().__init__(figure)
        self.tile = tile

    def options(self, s: Room25State) -> list[int]:
        return [DONE, *COLOURS, *asides(s, self.figure)]

    def apply(self, s: Room25State, option: int) -> None:
        if option >= 0:
            self.announce(s, option)
            s.agenda.append(AfterLook(self.figure))
        elif option == REMIND:
            s.agenda.append(self)
            s.agenda.append(Remind(self.figure))
        elif option == SHOW_ROLE:
            s.agenda.append(self)
            show_role(s, self.figure)

    def announce(self, s: Room25State, colour: int) -> None:
        """The last word of a player on a room is the one that counts."""
        seat = s.figures[self.figure].seat
        others = [said for said in s.announced if said.tile != self.tile or s.figures[said.figure].seat != seat]
        s.announced = [*others, Announcement(self.figure, self.tile, colour, s.round)]
        s.reveal()
        if s.witness is not None:
            tell(s, "announced", character=self.figure, cell=self.tile, colour=colour)

    def key(self, s: Room25State, option: int) -> str:
        return f"announce:{COLOUR_TERMS[option]}" if option >= 0 else super().key(s, option)

    def label_things(self, s: Room25State, option: int) -> Things:
        return {"cell": self.tile} if option >= 0 else {}
