"""Why a key is not offered: computed on demand, never during search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.asides import reminders_jammed
from chronotable.games.room25.steps.building import exits, lines_through, neighbours
from chronotable.games.room25.steps.choice import FigureStep
from chronotable.games.room25.terms import (
    CELL_TERMS,
    CENTRAL,
    CHARACTER_TERMS,
    COLD,
    COOPERATION,
    DARK,
    EMMET,
    GUARD,
    LINE_TERMS,
    MODE_TERMS,
    NO_ADRENALINE,
    SIZE,
    SPECIAL,
    TOKEN_TERMS,
)
from chronotable.games.room25.text import OPTION_PARTS, option, prompt, ref
from chronotable.kernel.engine import pending
from chronotable.kernel.message import Message
from chronotable.kernel.step import Step

Why = tuple[Message, str]


def explain(s: Room25State, seat: int, key: str) -> Why:
    verb, *parts = key.split(":")
    names = OPTION_PARTS.get(verb)
    if names is None or not len([n for n in names if not n.endswith("?")]) <= len(parts) <= len(names):
        return Message("room25-why-unknown-key", key=key, verbs=sorted(OPTION_PARTS)), ""
    mine = next((step for chooser, step, _ in pending(s) if chooser == seat), None)
    if mine is None:
        if not any(own.alive for own in s.figures if own.seat == seat):
            return Message("room25-why-eliminated"), "R25-6.6"
        waiting = sorted({chooser for chooser, _, _ in pending(s)})
        choosing = [Message("kernel-player", seat=chooser + 1) for chooser in waiting]
        return Message("room25-why-not-your-turn", seats=choosing), "R25-6.2"
    figure = mine.figure if isinstance(mine, FigureStep) else None
    if figure is not None and s.figures[figure].alive:
        reason = REASONS.get(verb)
        if reason is not None and (why := reason(s, figure, parts, mine)) is not None:
            return why
    offered = [option(s, mine, number) for number in mine.options(s)]
    if verb not in [shown.key.partition(":")[0] for shown in offered]:
        return Message("room25-why-other-question", question=prompt(s, mine)), mine.rule
    return Message("room25-why-not-offered", key=key, offered=[shown.label for shown in offered]), mine.rule


def name(s: Room25State, figure: int) -> object:
    return ref("character", CHARACTER_TERMS[s.figures[figure].id])


def why_program(s: Room25State, figure: int, parts: list[str], step: Step[Any]) -> Why | None:
    if step.term != "program":
        return None
    unknown = [word for word in parts if word not in TOKEN_TERMS]
    if unknown:
        return Message("room25-why-no-such-token", id=unknown[0], tokens=TOKEN_TERMS), "R25-7.1"
    if len(set(parts)) < len(parts):
        return Message("room25-why-token-twice"), "R25-7.2"
    own = s.figures[figure]
    for word in parts:
        token = TOKEN_TERMS.index(word)
        if own.lost >> token & 1:
            return Message("room25-why-token-lost", character=name(s, figure), token=ref("token", word)), "R25-7.7"
    if not s.settings.season2 and "special" in parts:
        return Message("room25-why-classic"), "R25-1.4"
    if s.kind[own.tile] == COLD and len(parts) > 1:
        return Message("room25-why-cold"), "R25-7.8"
    return None


def why_room(s: Room25State, figure: int, parts: list[str], step: Step[Any]) -> Why | None:
    if parts[0] not in CELL_TERMS:
        return Message("room25-why-no-such-room", id=parts[0]), "R25-2.1"
    return None


def why_look(s: Room25State, figure: int, parts: list[str], step: Step[Any]) -> Why | None:
    if (why := why_room(s, figure, parts, step)) is not None or step.term != "look":
        return why
    if s.kind[s.figures[figure].tile] == DARK:
        return Message("room25-why-dark"), "R25-11.12"
    far = why_far(s, figure, parts[0])
    return far or (Message("room25-why-face-up", cell=parts[0].upper()), "R25-9.1")


def why_move(s: Room25State, figure: int, parts: list[str], step: Step[Any]) -> Why | None:
    if (why := why_room(s, figure, parts, step)) is not None or step.term != "move":
        return why
    if (far := why_far(s, figure, parts[0])) is not None:
        return far
    tile = s.cell_tile[CELL_TERMS.index(parts[0])]
    if s.closed[tile]:
        return Message("room25-why-closed", cell=parts[0].upper()), "R25-8.2"
    if s.locked[tile] and s.figures[figure].id != EMMET:
        return Message("room25-why-locked", cell=parts[0].upper()), "R25-8.3"
    return Message("room25-why-prison"), "R25-11.9"


def why_far(s: Room25State, figure: int, cell: str) -> Why | None:
    """Moving and looking go to rooms at the exits of one's own."""
    tile = s.cell_tile[CELL_TERMS.index(cell)]
    own = s.figures[figure].tile
    if tile not in neighbours(s, own):
        return Message("room25-why-not-adjacent", cell=cell.upper()), "R25-2.2"
    if tile not in exits(s, own):
        return Message("room25-why-corridor"), "R25-8.4"
    return None


def why_push(s: Room25State, figure: int, parts: list[str], step: Step[Any]) -> Why | None:
    if step.term != "push":
        return None
    if s.kind[s.figures[figure].tile] == CENTRAL:
        return Message("room25-why-central"), "R25-8.1"
    ids = [CHARACTER_TERMS[other.id] for other in s.figures]
    if parts[0] not in ids:
        return Message("room25-why-no-such-character", id=parts[0], characters=ids), "R25-1.4"
    other = s.figures[ids.index(parts[0])]
    if not other.alive or other.tile != s.figures[figure].tile:
        return Message("room25-why-elsewhere", other=ref("character", parts[0])), "R25-9.4"
    if other.hidden:
        return Message("room25-why-hidden", other=ref("character", parts[0])), "R25-9.6"
    return None


def why_slide(s: Room25State, figure: int, parts: list[str], step: Step[Any]) -> Why | None:
    if parts[0] not in LINE_TERMS:
        return Message("room25-why-no-such-line", id=parts[0], lines=LINE_TERMS), "R25-2.4"
    line = LINE_TERMS.index(parts[0])
    if line % SIZE == SIZE // 2:
        return Message("room25-why-middle-line"), "R25-2.4"
    if step.term not in ("control", "room_slide"):
        return None
    if step.term == "control" and line not in lines_through(s.cell_of(figure)):
        return Message("room25-why-other-line"), "R25-9.7"
    if s.slid[line]:
        return Message("room25-why-slide-lock", line=ref("line", parts[0])), "R25-2.6"
    return None


def why_token(s: Room25State, figure: int, parts: list[str], step: Step[Any]) -> Why | None:
    """Tokens chosen at once, without a program (R25-7.9) or by adrenaline (R25-13.3)."""
    if parts[0] not in TOKEN_TERMS:
        return Message("room25-why-no-such-token", id=parts[0], tokens=TOKEN_TERMS), "R25-7.1"
    own = s.figures[figure]
    token = TOKEN_TERMS.index(parts[0])
    if step.term == "adrenaline" and token == SPECIAL:
        return Message("room25-why-adrenaline-special"), "R25-13.3"
    if step.term != "free_action":
        return None
    if token == SPECIAL and not s.settings.season2:
        return Message("room25-why-classic"), "R25-1.4"
    if own.lost >> token & 1:
        return Message("room25-why-token-lost", character=name(s, figure), token=ref("token", parts[0])), "R25-7.7"
    return Message("room25-why-token-played"), "R25-7.9"


def why_adrenaline(s: Room25State, figure: int, parts: list[str], step: Step[Any]) -> Why | None:
    own = s.figures[figure]
    if own.adrenaline == NO_ADRENALINE:
        return Message("room25-why-no-adrenaline", character=name(s, figure)), "R25-13.1"
    if s.kind[own.tile] == COLD:
        return Message("room25-why-cold-adrenaline"), "R25-13.7"
    return Message("room25-why-declare-later"), "R25-13.2"


def why_remind(s: Room25State, figure: int, parts: list[str], step: Step[Any]) -> Why | None:
    own = s.figures[figure]
    if own.reminder == -2:
        agreed = s.settings.difficulty != "madness" or s.settings.mode != COOPERATION
        return Message("room25-why-no-reminders"), "R25-20.7" if agreed else "R25-4.14"
    if own.reminder >= 0:
        return Message("room25-why-reminder-out"), "R25-20.3"
    if reminders_jammed(s):
        return Message("room25-why-jamming-card"), "R25-16.21"
    if False not in s.up:
        return Message("room25-why-all-face-up"), "R25-20.3"
    return Message("room25-why-own-turn"), "R25-20.3"


def why_show_role(s: Room25State, figure: int, parts: list[str], step: Step[Any]) -> Why | None:
    """The reason must not betray a role to anybody but its owner, who alone is asked here."""
    if MODE_TERMS[s.settings.mode] != "suspicion":
        return Message("room25-why-no-roles"), "R25-4.9"
    if s.figures[figure].shown:
        return Message("room25-why-role-shown"), "R25-19.1"
    if s.figures[figure].role == GUARD:
        return Message("room25-why-own-turn"), "R25-19.1"
    return Message("room25-why-prisoner"), "R25-19.3"


REASONS: Final[dict[str, Callable[[Room25State, int, list[str], Step[Any]], Why | None]]] = {
    "program": why_program,
    "move": why_move,
    "look": why_look,
    "room": why_room,
    "push": why_push,
    "slide": why_slide,
    "token": why_token,
    "adrenaline": why_adrenaline,
    "remind": why_remind,
    "show_role": why_show_role,
}
