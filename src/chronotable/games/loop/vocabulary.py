"""What a well-formed effect is: the vocabulary of `data/loop.yaml` as JSON Schema, and what a schema cannot say.

Cards of packs and the pending steps of described positions are checked by it, so that no effect can stop the game
later: every effect that passes is carried out or skipped, and every one comes to an end.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from chronotable.games.loop.effects import BLOCKS, MOVES_A_CLONE, NAMES_A_CARD, blocks, items
from chronotable.games.loop.terms import SELECTOR_TERMS
from chronotable.kernel.message import Message

Json = dict[str, Any]
Problem = tuple[str, Message]  # where in the effect, and what

EFFECT: Final[Json] = {"$ref": "#/$defs/effect"}
MOST_ITEMS: Final = 8  # in one list
MOST_ITEMS_IN_ALL: Final = 40
DEEPEST: Final = 4  # blocks within blocks
MOST_USES: Final = 2  # other cards used inside one card's effect: they may use others in turn
MOST_CUBES: Final = 10
MOST_CLONES: Final = 7
MOST_CARDS: Final = 5
FARTHEST: Final = 3  # more eras one way are fewer the other way round the ring (LOOP-14.4)

ONE_ERA: Final = [word for word in SELECTOR_TERMS if not word.startswith("each_")]
# Where "all" clones can be pushed from: eras that do not change and that no pushed clone comes back to.
EMPTIED_BY_PUSHING: Final = ["own", "previous", "next", "each_adjacent", "doctor"]


def closed(required: list[str], /, **properties: Any) -> Json:
    """An object with these properties and no others."""
    described: Json = {"type": "object", "properties": properties, "additionalProperties": False}
    return {**described, "required": required} if required else described


def one_of(*words: str) -> Json:
    return {"type": "string", "enum": list(words)}


def whole(least: int, most: int) -> Json:
    return {"type": "integer", "minimum": least, "maximum": most}


def some(least: int, most: int, *words: str) -> Json:
    """So many, from so many to so many, or one of the words."""
    either = [whole(max(1, least), most), closed(["min", "max"], min=whole(least, most), max=whole(1, most))]
    return {"anyOf": [*either, *([one_of(*words)] if words else [])]}


def parameter_schemas() -> dict[str, Json]:
    """The parameters of every word."""
    steps = some(1, FARTHEST)
    to = one_of(*ONE_ERA)
    clones = some(0, MOST_CLONES, "any", "all")
    cards = whole(1, MOST_CARDS)
    who = one_of("other", "any")
    return {
        "add_energy": closed(["era", "n"], era=one_of(*SELECTOR_TERMS), n=whole(1, MOST_CUBES)),
        "remove_rift": closed(
            ["era", "n"],
            era=one_of(*SELECTOR_TERMS),
            n={"anyOf": [whole(1, MOST_CUBES), one_of("all")]},
        ),
        # Rifts come from the machine only (LOOP-6.10), so their number can only be brought down.
        "match": {
            "anyOf": [
                closed(
                    ["element", "to", "era", "direction"],
                    element={"const": "energy"},
                    to=one_of("rift", "clone"),
                    era=one_of(*ONE_ERA),
                    direction=one_of("add", "remove"),
                ),
                closed(
                    ["element", "to", "era", "direction"],
                    element={"const": "rift"},
                    to=one_of("clone"),
                    era=one_of(*ONE_ERA),
                    direction=one_of("remove"),
                ),
            ]
        },
        "push_clone": closed(["from", "n"], **{"from": one_of(*ONE_ERA, "each_adjacent"), "n": clones}),
        "pull_clone": closed(["n"], n=clones),
        "destroy_clone": closed(["era", "n"], era=one_of(*ONE_ERA), n=clones),
        # By steps or to an era; a clone can be carried by steps only (LOOP-14.12).
        "move_self": {
            "anyOf": [
                closed(["steps"], steps=steps, carry=closed(["pickup"], pickup=one_of("path", "vortex"))),
                closed(["to"], to=to),
            ]
        },
        "move_agent": {
            "anyOf": [closed(["who", "steps"], who=who, steps=steps), closed(["who", "to"], who=who, to=to)],
        },
        "swap_agents": closed(["with"], **{"with": one_of("other")}),
        "draw": closed(["who", "n"], who=one_of("self", "other"), n=cards),
        "lose_card": closed(["n", "how"], n=cards, how=one_of("discard", "destroy", "either")),
        "reveal_card": closed(["n"], n=cards),
        "take_available": closed(["era"], era=one_of(*ONE_ERA)),
        "use_available": closed(["era"], era=one_of(*ONE_ERA)),
        "let_agent_use": closed(["who"], who=one_of("other")),
        "ready": closed(["n"], n=cards),
        "choose": {"type": "array", "items": EFFECT, "minItems": 2, "maxItems": MOST_ITEMS},
        **dict.fromkeys(BLOCKS, EFFECT),
    }


def definitions() -> Json:
    """The `$defs` of a schema that speaks of effects."""
    item = {**closed([], **parameter_schemas()), "minProperties": 1, "maxProperties": 1}
    return {"effect": {"type": "array", "items": item, "minItems": 1, "maxItems": MOST_ITEMS}}


def effect_problems(effect: list[Json], timing: str | None = None, *, begun: bool = False) -> Iterator[Problem]:
    """What is wrong with an effect that fits the schema.

    `timing` is that of the ability it belongs to, if any.  Of an effect that has `begun` an earlier part, unknown here,
    may have named cards and moved clones.
    """
    if sum(1 for _ in items(effect)) > MOST_ITEMS_IN_ALL:
        yield "", Message("loop-pack-long", most=MOST_ITEMS_IN_ALL)
    if uses(effect) > MOST_USES:
        yield "", Message("loop-pack-uses", most=MOST_USES)
    yield from Walk(timing, begun).effect(effect, "", 1)


def uses(effect: list[Json]) -> int:
    """How often, at most, an effect has other cards used."""
    total = 0
    for item in effect:
        ((word, _),) = item.items()
        inner = max([uses(block) for block in blocks(item)], default=0)
        total += 1 if word in ("use_available", "let_agent_use") else inner * (4 if word == "each_player" else 1)
    return total


class Walk:
    """Looks at an effect in the order in which it is carried out, and knows what has been named so far."""

    def __init__(self, timing: str | None, begun: bool) -> None:
        self.timing = timing
        self.card_named = begun
        self.clone_moved = begun

    def effect(self, effect: list[Json], path: str, depth: int) -> Iterator[Problem]:
        if depth > DEEPEST:
            yield path, Message("loop-pack-depth", most=DEEPEST)
            return
        for number, item in enumerate(effect):
            ((word, parameters),) = item.items()
            here = f"{path}.{number}.{word}".strip(".")
            if word == "choose":
                yield from self.alternatives(parameters, here, depth)
            elif word in BLOCKS:
                before = self.card_named, self.clone_moved
                yield from self.effect(parameters, here, depth + 1)
                if word == "each_player":  # what the others named is forgotten (LOOP-15.3)
                    self.card_named, self.clone_moved = before
            else:
                yield from self.parameters(word, parameters, here)
                self.card_named |= word in NAMES_A_CARD
                self.clone_moved |= word in MOVES_A_CLONE

    def alternatives(self, alternatives: list[list[Json]], path: str, depth: int) -> Iterator[Problem]:
        before = self.card_named, self.clone_moved
        card_named, clone_moved = before
        for number, block in enumerate(alternatives):
            self.card_named, self.clone_moved = before
            yield from self.effect(block, f"{path}.{number}", depth + 1)
            card_named |= self.card_named
            clone_moved |= self.clone_moved
        self.card_named, self.clone_moved = card_named, clone_moved

    def parameters(self, word: str, parameters: Json, path: str) -> Iterator[Problem]:
        for name in ("n", "steps"):
            number = parameters.get(name)
            if isinstance(number, dict) and number["min"] > number["max"]:
                yield f"{path}.{name}", Message("loop-pack-min-max", min=number["min"], max=number["max"])
        for name in ("era", "from", "to"):
            selector = parameters.get(name)
            if selector == "destruction" and self.timing != "on_clone_destroyed":
                yield f"{path}.{name}", Message("loop-pack-destruction")
            elif selector == "card_origin" and not self.card_named:
                yield f"{path}.{name}", Message("loop-pack-card-origin", words=list(NAMES_A_CARD))
            elif selector == "arrival" and not self.clone_moved:
                yield f"{path}.{name}", Message("loop-pack-arrival", words=list(MOVES_A_CLONE))
        if word == "push_clone" and parameters["n"] == "all" and parameters["from"] not in EMPTIED_BY_PUSHING:
            yield f"{path}.from", Message("loop-pack-push-all", allowed=list(EMPTIED_BY_PUSHING))
