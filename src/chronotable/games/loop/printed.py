"""Pending steps of described positions: an effect as its card prints it, every other step by its fields."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from chronotable.games.loop.nouns import NOUNS
from chronotable.games.loop.steps.effect_cards import OtherDraws
from chronotable.games.loop.steps.effect_flow import EachPlayer
from chronotable.games.loop.steps.effect_moves import MoveAgentTo
from chronotable.games.loop.vocabulary import CARDS, DISTANCE, MOST_ITEMS, OTHER, TO, VOCABULARY, WORDS, LoopVocabulary
from chronotable.kernel.described_steps import DescribedSteps, Json
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message
from chronotable.kernel.programs import Shape, Word
from chronotable.kernel.schema import problem
from chronotable.kernel.schema_pieces import closed
from chronotable.kernel.step import Step

AGENTS: Final = Shape({})  # read by the noun of the field
# The words of cards, and of what is left of two of them that have begun.
PENDING: Final = LoopVocabulary(
    {
        **WORDS,
        OtherDraws.term: Word(lambda other, n: OtherDraws(n), {"who": OTHER, "n": CARDS}),
        MoveAgentTo.term: Word(MoveAgentTo, {"agent": AGENTS, "steps": DISTANCE}, {"agent": AGENTS, "to": TO}),
    },
    MOST_ITEMS,
)


class LoopSteps(DescribedSteps):
    """Described effects are checked and compiled as those of cards are."""

    def make(self, s: Any, record: Json, path: str = "agenda") -> Step[Any]:
        term = record["step"]
        if term not in forms():
            return super().make(s, record, path)
        given = {name: value for name, value in record.items() if name != "step"}
        check(term, given, path)
        agents = given.keys() & {"agent", "done"}
        named = {name: self._number(s, self.kinds[term], name, given[name], path) for name in agents}
        if term == EachPlayer.term:
            return EachPlayer(PENDING.compile(given["block"], inside=True), given["block"], named["done"])
        made: Step[Any] = PENDING.steps(term, given.get("block", given | named))[0]
        return made


@cache
def forms() -> dict[str, Json]:
    """The records of effects: as in a pack, blocks by that name; one that goes round has been with some agents."""
    found = {word: PENDING.schema(word) for word in PENDING.words}
    found |= {word: closed(["block"], block=found[word]) for word in WORDS if WORDS[word].around}
    found[EachPlayer.term] = closed(["block", "done"], block=PENDING.schema(EachPlayer.term), done={})
    return {term: {**form, "$defs": VOCABULARY.definitions()} for term, form in found.items()}


def check(term: str, given: Json, path: str) -> None:
    """The same as for cards, except that what an effect refers to may have been named before."""
    if (found := problem(given, forms()[term])) is not None:
        raise wrong(f"{path}.{found.path}", found.message)
    effect = {term: given.get("block", given)}
    for place, message in PENDING.problems([effect], "on_clone_destroyed", begun=True):
        raise wrong(f"{path}{place.removeprefix(f'0.{term}')}", message)


def wrong(path: str, message: Message) -> BadPosition:
    return BadPosition(Message("kernel-position-schema", path=path.rstrip("."), problem=message))


STEPS: Final = LoopSteps(NOUNS, "chronotable.games.loop.steps")
