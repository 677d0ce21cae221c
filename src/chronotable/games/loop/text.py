"""Message ids for prompts, options and events.  The words are in `locale/*/loop*.ftl`."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.loop.box import Box
from chronotable.games.loop.effect_text import effect_label, effect_message
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.actions import loop_cost
from chronotable.games.loop.steps.archive import TakeBonus
from chronotable.games.loop.steps.effect_cards import UseOwn
from chronotable.games.loop.steps.effect_cubes import Match, RemoveRift
from chronotable.games.loop.steps.effect_flow import Choose, May
from chronotable.games.loop.steps.solo import GiveCard
from chronotable.games.loop.terms import ABILITY_TIMINGS, DIMENSION_TERMS, ERA_TERMS, ERAS
from chronotable.kernel.decision import Option
from chronotable.kernel.message import Message, Ref
from chronotable.kernel.state import Event
from chronotable.kernel.step import Step

# What the parts of an option's key are, by its verb: `clone:dawn:robots` names an era and the era in its monocle.
OPTION_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "ability": (),
    "agent": ("agent",),
    "archive": ("mission",),
    "choose": ("number",),
    "clone": ("era", "destroy"),
    "damage": ("mission",),
    "destroy": ("card",),
    "discard": ("card",),
    "dismantle": (),
    "done": (),
    "era": ("era",),
    "free": ("direction",),
    "landing": ("previous", "doctor", "next"),
    "loop": ("dimension",),
    "may": ("answer",),
    "move": ("direction",),
    "negate": ("era",),
    "play": ("card",),
    "ready": ("card",),
    "super": ("era", "destroy"),
    "take": ("card",),
    "ultra": ("ultra",),
    "use": ("card",),
}

# Names of arguments and the kind of thing they name.
KINDS: Final[dict[str, str]] = {
    "agent": "agent",
    "other": "agent",
    "card": "card",
    "destroy": "era",
    "dimension": "dimension",
    "era": "era",
    "mission": "mission",
    "to": "era",
    "ultra": "ultra",
}


def ref(box: Box, kind: str, id: str) -> Ref:
    """A named thing; one that comes from a pack brings its names along."""
    return Ref("loop", kind, id, box.names.get(f"{kind}:{id}"))


def prompt(s: LoopState, step: Step[Any]) -> Message:
    asked = step.agent if isinstance(step, TakeBonus | UseOwn) else s.you
    args: dict[str, object] = {"agent": ref(s.box, "agent", s.box.agent_ids[s.agents[asked].id])}
    if s.using >= 0:
        args["card"] = ref(s.box, "card", s.box.card_ids[s.using])
    if isinstance(step, GiveCard):
        args["card"] = ref(s.box, "card", s.box.card_ids[step.card])
    return Message(f"loop-prompt-{slug(step.term)}", **args)


def option(s: LoopState, step: Step[Any], number: int) -> Option:
    key = step.key(s, number)
    verb, *parts = key.split(":")
    args: dict[str, object] = {}
    targets: list[str] = []
    for name, value in zip(OPTION_PARTS[verb], parts, strict=True):
        if name in KINDS:
            args[name] = ref(s.box, KINDS[name], value)
            if name != "destroy":
                targets.append(f"{KINDS[name]}:{value}")
        elif name == "direction":
            args[name] = value if value in ("next", "previous") else "far"
            target = s.agents[s.active].era + {"next": 1, "previous": -1}.get(value, 0)
            era = ERA_TERMS[target % ERAS] if args[name] != "far" else value
            args["era"] = ref(s.box, "era", era)
            targets.append(f"era:{era}")
        else:
            args[name] = int(value) if value.isdigit() else value
    if verb in ("clone", "super"):
        targets = [key]
    elif verb == "free":
        targets.append(f"battery:{s.box.agent_ids[s.agents[s.active].id]}")
    elif verb == "loop":
        args["cost"] = loop_cost(s)
    elif verb in ("play", "use"):
        card = s.box.numbers[f"card:{parts[0]}"]
        args["effect"] = s.box.card_text[card]
        args["dimension"] = ref(s.box, "dimension", DIMENSION_TERMS[s.box.card_dimension[card]])
    elif isinstance(step, RemoveRift | Match) and not step.works(s, number):
        return Option(key, Message("loop-option-era-idle", **args), tuple(targets), "LOOP-8.8")
    elif isinstance(step, Choose):
        args["effect"] = effect_label(step.records[number])
    elif isinstance(step, May):
        args["effect"] = effect_label(step.record)
    elif verb == "ability":
        args["ability"] = ability_text(s.box, s.agents[s.active].id)
        targets.append(f"ability:{s.box.agent_ids[s.agents[s.active].id]}")
    elif verb == "dismantle":
        targets.append(f"centrifuge:{ERA_TERMS[s.agents[s.active].era]}")
    elif verb == "done":
        return Option(key, Message(f"loop-done-{slug(step.term)}"), (), step.rule_of(s, number))
    return Option(key, Message(f"loop-option-{verb}", **args), tuple(targets), step.rule_of(s, number))


def ability_text(box: Box, agent: int) -> Message:
    """An agent's special ability in words; abilities out of packs are made of the same words."""
    return Message(
        f"loop-ability-{slug(ABILITY_TIMINGS[box.ability_timing[agent]])}",
        n=box.ability_n[agent],
        from_destruction=box.ability_from[agent],
        effect=effect_message(box.ability_records[agent]),
    )


def event_message(box: Box, event: Event) -> Message:
    args: dict[str, object] = {}
    for name, value in event.args.items():
        if name in KINDS:
            args[name] = ref(box, KINDS[name], value)
        elif name == "landing":
            args[name] = [Message("loop-landed", era=ref(box, "era", era), n=n) for era, n in value.items() if n] or [
                Message("loop-landed-nothing")
            ]
        elif name == "super":
            args["clone"] = "super" if value else "clone"
        else:
            args[name] = value
    return Message(f"loop-event-{slug(event.kind)}", **args)


def slug(word: str) -> str:
    return word.replace("_", "-")
