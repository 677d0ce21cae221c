"""Chapter 19: who is a guard, and when it must be shown."""

from __future__ import annotations

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.terms import CHARACTER_TERMS, PRISONER, ROLE_TERMS, ROOM25, SUSPICION


def show_role(s: Room25State, figure: int) -> None:
    """A role becomes public; a guard plays without programming from the next round on (R25-19.1, 19.7)."""
    shown = s.figures[figure]
    if shown.shown or not shown.role:
        return
    shown.shown = s.round
    s.reveal()
    if s.witness is not None:
        s.witness.tell("role_shown", {"character": CHARACTER_TERMS[shown.id], "role": ROLE_TERMS[shown.role]})


def roles_after_elimination(s: Room25State) -> None:
    for figure in unmasked_by_eliminations(s):
        show_role(s, figure)


def unmasked_by_eliminations(s: Room25State) -> list[int]:
    """Every new elimination unmasks the earlier ones, and the new one if a prisoner is among them (R25-19.4, 19.5)."""
    if s.settings.mode != SUSPICION or len(s.fallen) < 2:
        return []
    earlier = s.fallen[:-1]
    return s.fallen if PRISONER in [s.figures[figure].role for figure in earlier] else earlier


def check_masks(s: Room25State) -> None:
    for figure in unmasked_by_majority(s):
        show_role(s, figure)


def unmasked_by_majority(s: Room25State) -> list[int]:
    """With an absolute majority of the living in Room 25 everyone else must show the role (R25-19.6)."""
    if s.settings.mode != SUSPICION:
        return []
    living = [number for number, figure in enumerate(s.figures) if figure.alive]
    outside = [number for number in living if s.kind[s.figures[number].tile] != ROOM25]
    return outside if 2 * len(outside) < len(living) else []
