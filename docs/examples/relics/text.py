"""Message ids for prompts, options, events and explanations.  The words are in `locale/*/relics.ftl`."""

from __future__ import annotations

from typing import Any

from chronotable.kernel.decision import Option
from chronotable.kernel.engine import pending
from chronotable.kernel.message import Message, Ref
from chronotable.kernel.state import Event
from chronotable.kernel.step import Step

from .state import RelicsState, data

RULES = {"bid": "RELICS-3.2", "crystal": "RELICS-3.3", "send": "RELICS-3.5"}  # by the verb of a key


def prompt(s: RelicsState, step: Step[Any]) -> Message:
    relic = Ref("relics", "relic", data()["relics"][s.relic]["id"])
    return Message(f"relics-prompt-{step.term}", relic=relic)


def option(s: RelicsState, step: Step[Any], number: int) -> Option:
    key = step.key(s, number)
    verb, _, argument = key.partition(":")
    if verb == "bid":
        return Option(key, Message("relics-option-bid", card=number), (f"card:{argument}",), step.rule)
    return Option(key, Message(f"relics-option-{verb}", answer=argument), (), step.rule)


def event_message(event: Event) -> Message:
    """A secret argument is missing for those who may not see it; the texts have a variant for that."""
    args = {"card": 0, "answer": "hidden", **event.args}
    if "relic" in args:
        args["relic"] = Ref("relics", "relic", str(args["relic"]))
    if "seat" in args:
        args["seat"] += 1
    return Message("relics-event-" + event.kind.replace("_", "-"), **args)


def explain(s: RelicsState, seat: int, key: str) -> tuple[Message, str]:
    verb = key.partition(":")[0]
    if verb not in RULES:
        return Message("relics-why-unknown", key=key, verbs=list(RULES)), ""
    words = [step.term for chooser, step, _ in pending(s) if chooser == seat]
    if verb not in words:
        return Message("relics-why-not-now", key=key), RULES[verb]
    return Message("relics-why-no-such", key=key), RULES[verb]
