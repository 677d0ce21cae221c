"""Pending steps of described positions: an effect as its card prints it, every other step by its fields."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from chronotable.games.loop.effects import BLOCKS, COMPILERS, compile_block, route
from chronotable.games.loop.nouns import NOUNS
from chronotable.games.loop.steps.effect_cards import OtherDraws
from chronotable.games.loop.steps.effect_flow import Choose, EachPlayer
from chronotable.games.loop.steps.effect_moves import MoveAgentTo
from chronotable.games.loop.vocabulary import (
    FARTHEST,
    ONE_ERA,
    closed,
    definitions,
    effect_problems,
    one_of,
    parameter_schemas,
    some,
)
from chronotable.kernel.described_steps import DescribedSteps, Json
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message
from chronotable.kernel.schema import problem
from chronotable.kernel.step import Step


class LoopSteps(DescribedSteps):
    """Described effects are checked and compiled as those of cards are."""

    def make(self, s: Any, record: Json) -> Step[Any]:
        term = record["step"]
        if term not in forms():
            return super().make(s, record)
        given = {name: value for name, value in record.items() if name != "step"}
        check(term, given)
        if term == MoveAgentTo.term:
            return MoveAgentTo(self._number(s, MoveAgentTo, "agent", given["agent"]), route(given))
        if term == EachPlayer.term:
            block = given["block"]
            return EachPlayer(compile_block(block), block, self._number(s, EachPlayer, "done", given["done"]))
        (made,) = COMPILERS[word_of(term)](given.get("block", given))
        return made


@cache
def forms() -> dict[str, Json]:
    """The records of effects: as in a pack; and what is left of two that have begun names agents."""
    cards = parameter_schemas()
    found = {word: cards[word] for word in COMPILERS}
    found |= {word: closed(["block"], block=cards[word]) for word in (Choose.term, *BLOCKS)}
    found[EachPlayer.term] = closed(["block", "done"], block=cards[EachPlayer.term], done={})
    found[OtherDraws.term] = closed(["who", "n"], **{**cards["draw"]["properties"], "who": one_of("other")})
    found[MoveAgentTo.term] = {
        "anyOf": [
            closed(["agent", "steps"], agent={}, steps=some(1, FARTHEST)),
            closed(["agent", "to"], agent={}, to=one_of(*ONE_ERA)),
        ]
    }
    return {term: {**form, "$defs": definitions()} for term, form in found.items()}


def word_of(term: str) -> str:
    """The word of cards for a step."""
    return {OtherDraws.term: "draw", MoveAgentTo.term: "move_agent"}.get(term, term)


def check(term: str, given: Json) -> None:
    """The same as for cards, except that what an effect refers to may have been named before."""
    if (found := problem(given, forms()[term])) is not None:
        raise wrong(term, found.path, found.message)
    word = word_of(term)
    for path, message in effect_problems([{word: given.get("block", given)}], "on_clone_destroyed", begun=True):
        raise wrong(term, path.removeprefix(f"0.{word}").lstrip("."), message)


def wrong(term: str, path: str, message: Message) -> BadPosition:
    return BadPosition(Message("kernel-position-schema", path=f"agenda.{term}.{path}".rstrip("."), problem=message))


STEPS: Final = LoopSteps(NOUNS, "chronotable.games.loop.steps")
