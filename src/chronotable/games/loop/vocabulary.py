"""The words that cards and abilities are made of, and what a schema cannot say of their effects.

Cards of packs and the pending steps of described positions are checked by it, so that no effect can stop the game
later: every effect that passes is carried out or skipped, and every one comes to an end.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Any, Final

from chronotable.games.loop.steps.effect import MANY
from chronotable.games.loop.steps.effect_cards import (
    LOSE_TERMS,
    Draw,
    LetAgentUse,
    LoseCard,
    OtherDraws,
    Ready,
    RevealCard,
    TakeAvailable,
    UseAvailable,
)
from chronotable.games.loop.steps.effect_clones import DestroyClone, PullClone, PushClone
from chronotable.games.loop.steps.effect_cubes import ALL, ELEMENT_TERMS, AddEnergy, Match, RemoveRift
from chronotable.games.loop.steps.effect_flow import Choose, EachPlayer, IfOtherAgentHere, May
from chronotable.games.loop.steps.effect_moves import CARRY_NONE, NO_SELECTOR, MoveAgent, MoveSelf, Route, SwapAgents
from chronotable.games.loop.steps.resume import ForgetCard, ForgetClone
from chronotable.games.loop.terms import CARRY_TERMS, SELECTOR_TERMS
from chronotable.kernel.message import Message
from chronotable.kernel.programs import (
    Among,
    Around,
    Effect,
    Problem,
    Shape,
    Steps,
    Vocabulary,
    Word,
    number,
    parts,
    term,
    whether,
)
from chronotable.kernel.schema_pieces import closed, one_of, whole

Json = dict[str, Any]
Named = frozenset[str]  # the selectors that what has been carried out gives a meaning

MOST_ITEMS: Final = 8  # in one list
MOST_USES: Final = 2  # other cards used inside one card's effect: they may use others in turn
MOST_CUBES: Final = 10
MOST_CLONES: Final = 7
MOST_CARDS: Final = 5
FARTHEST: Final = 3  # more eras one way are fewer the other way round the ring (LOOP-14.4)

ONE_ERA: Final = [word for word in SELECTOR_TERMS if not word.startswith("each_")]
# Where "all" clones can be pushed from: eras that do not change and that no pushed clone comes back to.
EMPTIED_BY_PUSHING: Final = ["own", "previous", "next", "each_adjacent", "doctor"]

# Words whose step names a card or moves a clone, for a selector to refer to (LOOP-15.14).
REFERRED_TO: Final = {
    "card_origin": ("draw", "lose_card", "reveal_card", "take_available"),
    "arrival": ("push_clone",),
}
WITHOUT_MEANING: Final = {
    "card_origin": "loop-pack-card-origin",
    "arrival": "loop-pack-arrival",
    "destruction": "loop-pack-destruction",
}
FORGOTTEN: Final = {"card_origin": ForgetCard(), "arrival": ForgetClone()}
USES_A_CARD: Final = ("use_available", "let_agent_use")


# ---- arguments


def amount(n: int | str | Json) -> tuple[int, int]:
    """At least and at most how many."""
    if isinstance(n, dict):
        return n["min"], n["max"]
    if isinstance(n, int):
        return n, n
    return (0, MANY) if n == "any" else (MANY, MANY)


def some(least: int, most: int, *words: str) -> Shape:
    """So many, from so many to so many, or one of the words."""
    either = [whole(max(1, least), most), closed(["min", "max"], min=whole(least, most), max=whole(1, most))]
    return Shape({"anyOf": [*either, *([one_of(*words)] if words else [])]}, amount)


ERAS: Final = term(SELECTOR_TERMS)
ERA: Final = term(SELECTOR_TERMS, *ONE_ERA)
TO: Final = Shape(ERA.schema, lambda word: Route(0, 0, SELECTOR_TERMS.index(word)))
DISTANCE: Final = Shape(some(1, FARTHEST).schema, lambda n: Route(*amount(n), NO_SELECTOR))
CUBES: Final = number(1, MOST_CUBES)
CUBES_OR_ALL: Final = Shape({"anyOf": [CUBES.schema, one_of("all")]}, lambda n: n if isinstance(n, int) else ALL)
CLONES: Final = some(0, MOST_CLONES, "any", "all")
CARDS: Final = number(1, MOST_CARDS)
CARRY: Final = Shape(
    closed(["pickup"], pickup=one_of("path", "vortex")), lambda carry: CARRY_TERMS.index(carry["pickup"])
)
OTHER: Final = term(["other"])
ANYONE: Final = whether("any", ["other", "any"])
ADDING: Final = whether("add", ["add", "remove"])
REMOVING: Final = whether("add", ["remove"])


def element(word: str) -> Shape:
    return Shape({"const": word}, ELEMENT_TERMS.index)


# ---- words

WORDS: Final = {
    "add_energy": Word(AddEnergy, {"era": ERAS, "n": CUBES}),
    "remove_rift": Word(RemoveRift, {"era": ERAS, "n": CUBES_OR_ALL}),
    # Rifts come from the machine only (LOOP-6.10), so their number can only be brought down.
    "match": Word(
        Match,
        {"element": element("energy"), "to": term(ELEMENT_TERMS, "rift", "clone"), "era": ERA, "direction": ADDING},
        {"element": element("rift"), "to": term(ELEMENT_TERMS, "clone"), "era": ERA, "direction": REMOVING},
    ),
    "push_clone": Word(
        lambda era, n: PushClone(era, *n), {"from": term(SELECTOR_TERMS, *ONE_ERA, "each_adjacent"), "n": CLONES}
    ),
    "pull_clone": Word(lambda n: PullClone(*n), {"n": CLONES}),
    "destroy_clone": Word(lambda era, n: DestroyClone(era, *n), {"era": ERA, "n": CLONES}),
    # By steps or to an era; a clone can be carried by steps only (LOOP-14.12).
    "move_self": Word(MoveSelf, {"steps": DISTANCE, "carry": CARRY.or_else(CARRY_NONE)}, {"to": TO}),
    "move_agent": Word(MoveAgent, {"who": ANYONE, "steps": DISTANCE}, {"who": ANYONE, "to": TO}),
    "swap_agents": Word(lambda other: SwapAgents(), {"with": OTHER}),
    "draw": Word(lambda other, n: OtherDraws(n) if other else Draw(n), {"who": term(["self", "other"]), "n": CARDS}),
    "lose_card": Word(LoseCard, {"n": CARDS, "how": term(LOSE_TERMS)}),
    "reveal_card": Word(RevealCard, {"n": CARDS}),
    "take_available": Word(TakeAvailable, {"era": ERA}),
    "use_available": Word(UseAvailable, {"era": ERA}),
    "let_agent_use": Word(lambda other: LetAgentUse(), {"who": OTHER}),
    "ready": Word(Ready, {"n": CARDS}),
    "choose": Among(Choose),
    "may": Around(May),
    "if_other_agent_here": Around(IfOtherAgentHere),
    "each_player": Around(EachPlayer),
}


class LoopVocabulary(Vocabulary):
    """What was named by one effect, others can refer to."""

    def before(self, earlier: Sequence[Effect], effect: Effect, inside: bool) -> Steps:
        """What was named earlier is forgotten before an effect that names anew, so that it never stands for it."""
        word, _ = parts(effect)
        for selector, words in REFERRED_TO.items():
            if word in words and (inside or any(parts(each)[0] in words for each in self.effects(earlier))):
                return [FORGOTTEN[selector]]
        return []

    def problems(self, program: list[Effect], timing: str | None = None, *, begun: bool = False) -> Iterator[Problem]:
        """What is wrong with an effect that fits the schema.

        `timing` is that of the ability it belongs to, if any.  Of an effect that has `begun` an earlier part, unknown
        here, may have named cards and moved clones.
        """
        yield from self.too_much(program)
        if self.uses(program) > MOST_USES:
            yield "", Message("loop-pack-uses", most=MOST_USES)
        named = {"destruction"} if timing == "on_clone_destroyed" else set()
        yield from self.unnamed(program, "", frozenset(named | (REFERRED_TO.keys() if begun else set())))

    def uses(self, program: list[Effect]) -> int:
        """How often, at most, an effect has other cards used."""
        total = 0
        for effect in program:
            word, _ = parts(effect)
            inner = max([self.uses(block) for _, block in self.blocks(effect)], default=0)
            total += 1 if word in USES_A_CARD else inner * (4 if word == "each_player" else 1)
        return total

    def unnamed(self, program: list[Effect], path: str, named: Named) -> Generator[Problem, None, Named]:
        """What is wrong, in the order in which effects are carried out; and what has been named in the end."""
        for place, effect in enumerate(program):
            word, arguments = parts(effect)
            here = f"{path}.{place}.{word}".strip(".")
            before = named
            for inside, block in self.blocks(effect):
                after = yield from self.unnamed(block, f"{here}{inside}", before)
                if word != "each_player":  # what the others named is forgotten (LOOP-15.3)
                    named |= after
            if isinstance(arguments, dict):
                yield from argument_problems(word, arguments, here, named)
            named |= {selector for selector, words in REFERRED_TO.items() if word in words}
        return named


def argument_problems(word: str, arguments: Json, path: str, named: Named) -> Iterator[Problem]:
    for name in ("n", "steps"):
        n = arguments.get(name)
        if isinstance(n, dict) and n["min"] > n["max"]:
            yield f"{path}.{name}", Message("loop-pack-min-max", min=n["min"], max=n["max"])
    for name in ("era", "from", "to"):
        selector = arguments.get(name)
        if selector in WITHOUT_MEANING and selector not in named:
            words = list(REFERRED_TO.get(selector, ()))
            yield f"{path}.{name}", Message(WITHOUT_MEANING[selector], words=words)
    if word == "push_clone" and arguments["n"] == "all" and arguments["from"] not in EMPTIED_BY_PUSHING:
        yield f"{path}.from", Message("loop-pack-push-all", allowed=EMPTIED_BY_PUSHING)


VOCABULARY: Final = LoopVocabulary(WORDS, MOST_ITEMS)
