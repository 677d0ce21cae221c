"""What Room 25 says otherwise than the kernel's frame for asking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chronotable.games.room25.naming import ending_message, ref
from chronotable.games.room25.nouns import NOUNS
from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.announcing import why_no_announcement
from chronotable.games.room25.steps.asides import why_no_reminder, why_no_unmasking
from chronotable.games.room25.steps.building import slide_key, why_fixed_line
from chronotable.games.room25.steps.choice import involved
from chronotable.games.room25.steps.programming import why_no_adrenaline
from chronotable.games.room25.terms import CHARACTER_TERMS, LINE_TERMS, ORDER_TERMS, ROBOTS, TOKEN_TERMS
from chronotable.games.room25.verbs import VERBS
from chronotable.kernel.asking import Asking, Why
from chronotable.kernel.message import Message
from chronotable.kernel.state import Event
from chronotable.kernel.step import Refusal, Step, Things
from chronotable.kernel.verbs import Verb

SLIDES: Final = {word: [slide_key(line, -1), slide_key(line, 1)] for line, word in enumerate(LINE_TERMS)}
PROGRAMS: Final = [*TOKEN_TERMS, *(f"{first}:{second}" for first in TOKEN_TERMS for second in TOKEN_TERMS)]

# Board elements that stand for several keys, or for one that they do not spell: by their kind, then by their id.
STANDS_FOR: Final[dict[str, dict[str, list[str]]]] = {
    "adrenaline": {id: ["adrenaline:yes"] for id in CHARACTER_TERMS},
    "character": {id: [f"push:{id}", f"character:{id}"] for id in CHARACTER_TERMS},  # in play or not
    "line": SLIDES,
    "program": {program: [f"program:{program}"] for program in PROGRAMS},
    "reminder": {id: ["remind"] for id in CHARACTER_TERMS},
    "robot": {
        id: [*(f"robot:{id}:{order}" for order in ORDER_TERMS), f"destroy:{id}", f"bring:{id}"]
        for id in map(str, range(1, ROBOTS + 1))
    },
    "role": {id: ["show_role"] for id in CHARACTER_TERMS},
    "slide": {key.partition(":")[2]: [key] for keys in SLIDES.values() for key in keys},
}

# Why not, whatever the open question is.
ANY_TIME: Final[dict[str, Callable[[Room25State, int, Things], Refusal | None]]] = {
    "adrenaline": why_no_adrenaline,
    "announce": why_no_announcement,
    "remind": why_no_reminder,
    "show_role": why_no_unmasking,
    "slide": why_fixed_line,
}


class Room25Asking(Asking[Room25State]):
    def event_word(self, s: Room25State, event: Event) -> str:
        """Only who looked is told what it was."""
        unseen = event.kind == "room_looked_at" and "room" not in event.args
        return "room_looked_at_by_other" if unseen else event.kind

    def event_args(self, s: Room25State, event: Event) -> dict[str, Any]:
        if event.kind == "game_over":
            return {"result": ending_message(s, event.args["reason"], event.args["winners"])}
        args = super().event_args(s, event)
        if "word" in args:
            args["ability"] = ref("ability", args.pop("word"))
        return args

    def meant(self, s: Room25State, seat: int, kind: str, id: str) -> list[str]:
        return STANDS_FOR[kind].get(id, []) if kind in STANDS_FOR else super().meant(s, seat, kind, id)

    def reason(self, s: Room25State, seat: int, step: Step[Any], verb: str, given: Things) -> Refusal | None:
        figure = involved(step)[0]
        if not s.figures[figure].alive:
            return None  # it stands nowhere: reasons speak of its room
        refusal = ANY_TIME[verb](s, figure, given) if verb in ANY_TIME else None
        return refusal or super().reason(s, seat, step, verb, given)

    def not_offered(self, s: Room25State, seat: int, step: Step[Any], verb: Verb, key: str) -> Why:
        """By the rule of the open question."""
        return super().not_offered(s, seat, step, verb, key)[0], step.rule

    def not_your_turn(self, s: Room25State, seat: int) -> Why:
        if not any(own.alive for own in s.figures if own.seat == seat):
            return Message("room25-why-eliminated"), "R25-6.6"
        return super().not_your_turn(s, seat)


ASKING: Final = Room25Asking("room25", VERBS, NOUNS, turn_rule="R25-6.2")
