"""What may be done beside the action, at any time of the own turn: a reminder token, a guard's unmasking."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.building import face_down_tiles
from chronotable.games.room25.steps.choice import FigureStep, TileStep
from chronotable.games.room25.steps.identity import show_role
from chronotable.games.room25.steps.telling import tell
from chronotable.games.room25.terms import COOPERATION, DECLARED, GUARD, JAMMING_CARD, PRISONER, SOLO, SUSPICION
from chronotable.kernel.step import Refusal, Things, refuse

# Options beside the ways to carry an action out.
LOST: Final = -1
REMIND: Final = -2
SHOW_ROLE: Final = -3
KEEP_ROLE: Final = -4
DONE: Final = -5
ASIDE_TERMS: Final = {
    LOST: "lost", REMIND: "remind", SHOW_ROLE: "show_role", KEEP_ROLE: "keep_role", DONE: "done",
}  # fmt: skip
# What lies before a character that some of these are about.
ASIDE_THINGS: Final = {REMIND: "reminder", SHOW_ROLE: "role", KEEP_ROLE: "role"}


def asides(s: Room25State, figure: int) -> list[int]:
    """What may be done at any time of the own turn (R25-19.1, 20.3)."""
    if s.acting != figure:
        return []
    found: list[int] = []
    own = s.figures[figure]
    if own.reminder == -1 and False in s.up and not reminders_jammed(s):
        found.append(REMIND)
    if own.role == GUARD and not own.shown:
        found.append(SHOW_ROLE)
    return found


def reminders_jammed(s: Room25State) -> bool:
    """While a Jamming card lies on display a solo player places no reminder tokens (R25-16.21)."""
    return s.settings.mode == SOLO and s.on_display(JAMMING_CARD)


def masked(s: Room25State, figure: int) -> bool:
    """May a figure be a guard, as far as everybody knows?"""
    own = s.figures[figure]
    if own.shown or not own.role:
        return False
    return len([other for other in s.figures if other.shown and other.role == GUARD]) < s.settings.guards


def keeps_role(s: Room25State, figure: int) -> bool:
    """A masked prisoner with nothing to choose is asked all the same, as a guard would be (R25-4.8).

    Otherwise the table could tell a guard by the pause in which it might unmask itself.
    """
    return s.acting == figure and s.figures[figure].role == PRISONER and masked(s, figure)


def why_no_reminder(s: Room25State, figure: int, given: Things) -> Refusal:
    own = s.figures[figure]
    if own.reminder == -2:
        mad = s.settings.difficulty == "madness" and s.settings.mode == COOPERATION
        return refuse("no-reminders", "R25-4.14" if mad else "R25-20.7")
    if own.reminder >= 0:
        return refuse("reminder-out", "R25-20.3")
    if reminders_jammed(s):
        return refuse("jamming-card", "R25-16.21")
    if False not in s.up:
        return refuse("all-face-up", "R25-20.3")
    return refuse("own-turn", "R25-20.3")


def why_no_unmasking(s: Room25State, figure: int, given: Things) -> Refusal:
    """The reason must not betray a role to anybody but its owner, who alone is asked here."""
    own = s.figures[figure]
    if s.settings.mode != SUSPICION:
        return refuse("no-roles", "R25-4.9")
    if own.shown:
        return refuse("role-shown", "R25-19.1")
    return refuse("own-turn", "R25-19.1") if own.role == GUARD else refuse("prisoner", "R25-19.3")


class AsideStep(FigureStep):
    """A question of the own turn, with what may be done beside it."""

    __slots__ = ()

    term: ClassVar[str] = ""

    def key(self, s: Room25State, option: int) -> str:
        return ASIDE_TERMS[option]

    def elements(self, s: Room25State, option: int) -> list[str]:
        return [self.element(s, ASIDE_THINGS[option])] if option in ASIDE_THINGS else []


class Remind(TileStep):
    """The reminder token goes on a face-down room and stays until that is revealed (R25-20.3)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-20.3"

    def options(self, s: Room25State) -> list[int]:
        return face_down_tiles(s)

    def apply(self, s: Room25State, option: int) -> None:
        s.figures[self.figure].reminder = option
        if s.witness is not None:
            tell(s, "reminder_placed", character=self.figure, cell=option)


class AfterLook(AsideStep):
    """Whoever has just seen a room in its own turn may still put the reminder token down (R25-20.3)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-20.3"

    def options(self, s: Room25State) -> list[int]:
        more = asides(s, self.figure)
        return [DONE, *more] if REMIND in more else []

    def apply(self, s: Room25State, option: int) -> None:
        if option == REMIND:
            s.agenda.append(Remind(self.figure))
        elif option == SHOW_ROLE:
            s.agenda.append(self)
            show_role(s, self.figure)


class LastMoment(AsideStep):
    """The last turn of a masked character that acted this round ends: it has seen what came of it (R25-19.1, 20.3)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-19.1"

    def options(self, s: Room25State) -> list[int]:
        own = s.figures[self.figure]
        if not own.alive or not own.actions or not masked(s, self.figure) or own.adrenaline == DECLARED:
            return []  # with adrenaline another turn is to come
        return [DONE, *(asides(s, self.figure) or [KEEP_ROLE])]

    def apply(self, s: Room25State, option: int) -> None:
        if option == REMIND:
            s.agenda.append(self)
            s.agenda.append(Remind(self.figure))
        elif option == SHOW_ROLE:
            show_role(s, self.figure)
