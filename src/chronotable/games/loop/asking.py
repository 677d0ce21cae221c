"""Where The LOOP asks and answers otherwise than the kernel's frame: agents are asked, and phases refuse."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.loop.naming import ref
from chronotable.games.loop.nouns import NOUNS
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.acquire import ACQUIRE_CARD
from chronotable.games.loop.steps.actions import ACTION_VERBS, ACTIONS, direction_to
from chronotable.games.loop.steps.archive import ARCHIVE_TILE
from chronotable.games.loop.terms import ERA_TERMS
from chronotable.games.loop.verbs import VERBS
from chronotable.kernel.asking import Asking, Why
from chronotable.kernel.message import Message
from chronotable.kernel.state import Event
from chronotable.kernel.step import Refusal, Step, Things
from chronotable.kernel.verbs import Verb, verb_of

# What belongs to a phase is answered for by the step of that phase, whatever is asked now.
ANSWERING: Final[dict[str, Step[LoopState]]] = {
    **dict.fromkeys(ACTION_VERBS, ACTIONS),
    "take": ACQUIRE_CARD,
    "archive": ARCHIVE_TILE,
}
# What may be done with a card that lies out, and with one of a hand.
LYING_OUT: Final = ("take", "use", "destroy")
HELD: Final = ("play", "use", "ready", "discard", "destroy")
# Elements that stand for keys which do not name them.
STANDING_FOR: Final = {
    "ability": ["ability"],
    "battery": ["free:next", "free:previous"],
    "centrifuge": ["dismantle"],
}


class LoopAsking(Asking[LoopState]):
    def name(self, s: LoopState, kind: str, id: str) -> object:
        return ref(s.box, kind, id)

    def chooser(self, s: LoopState, seat: int) -> object:
        return self.said(s, {"agent": s.active if s.solo else seat})["agent"]

    def prompt(self, s: LoopState, step: Step[Any]) -> Message:
        """Somebody is asked, by a card if one is in use; what the step itself names goes before."""
        things: Things = {"agent": s.you}
        if s.using >= 0:
            things["card"] = s.using
        return self.message(s, "prompt", step.prompt_word(s), {**things, **step.prompt_things(s)})

    def event_args(self, s: LoopState, event: Event) -> dict[str, Any]:
        args = super().event_args(s, event)
        if "landing" in args:
            landed = [(era, n) for era, n in args["landing"].items() if n]
            args["landing"] = [Message("loop-landed", era=ref(s.box, "era", era), n=n) for era, n in landed] or [
                Message("loop-landed-nothing")
            ]
        if "super" in args:
            args["clone"] = "super" if args.pop("super") else "clone"
        return args

    def meant(self, s: LoopState, seat: int, kind: str, id: str) -> list[str]:
        keys = super().meant(s, seat, kind, id)
        if kind == "card":
            number = s.box.numbers.get(f"card:{id}", -1)
            verbs = LYING_OUT if number in s.available or number in s.offer else HELD
            return [key for key in keys if verb_of(key) in verbs]
        if kind == "era" and id in ERA_TERMS:
            return [*going_to(s, ERA_TERMS.index(id)), *keys]
        return STANDING_FOR.get(kind, keys)

    def reason(self, s: LoopState, seat: int, step: Step[Any], verb: str, given: Things) -> Refusal | None:
        return ANSWERING.get(verb, step).why_not(s, verb, given)

    def not_offered(self, s: LoopState, seat: int, step: Step[Any], verb: Verb, key: str) -> Why:
        """What is asked now has its own rule; that of the verb is only about its words."""
        message, _ = super().not_offered(s, seat, step, verb, key)
        return message, step.rule


def going_to(s: LoopState, era: int) -> list[str]:
    """The keys of moves to an era; where you are there may be a centrifuge."""
    if era == s.agents[s.active].era:
        return ["dismantle"]
    return [f"{verb}:{direction_to(s, era)}" for verb in ("move", "free")]


ASKING: Final = LoopAsking("loop", VERBS, NOUNS, turn_rule="LOOP-5.1")
