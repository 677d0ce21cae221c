"""What fields of steps, parts of keys and arguments of events stand for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from chronotable.games.loop import terms
from chronotable.games.loop.box import Box
from chronotable.games.loop.naming import ref
from chronotable.games.loop.state import LoopState
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Boxed, Count, IfAny, Json, Maybe, NoSuchWord, Nouns, Number, SetOf, Term
from chronotable.kernel.position_nouns import AsIs, InBox
from chronotable.kernel.schema import cut
from chronotable.kernel.schema_pieces import one_of


class Agents(Term):
    """The agents in play; who names another one is told so, for a key in names."""

    def no_such(self, found: object, words: Sequence[str]) -> NoSuchWord:
        return NoSuchWord(Message("loop-position-agent", id=cut(str(found)), agents=list(words)))

    def read(self, s: LoopState, text: Any) -> int:
        if text not in self.words(s):
            in_play = [ref(s.box, self.kind, id) for id in self.words(s)]
            raise NoSuchWord(Message("loop-position-agent", id=cut(text), agents=in_play))
        return self.number(s, text)

    def schema(self, s: Any) -> Json:
        return one_of(*s.box.agent_ids) if isinstance(s, Boxed) else super().schema(s)


def agents(s: LoopState) -> list[str]:
    return [s.box.agent_ids[agent.id] for agent in s.agents]


@lru_cache(maxsize=16)
def clone_words(box: Box) -> list[str]:
    """Clone tokens are called by their two eras, `dawn>robots`; the super ones come last."""
    return [
        f"{terms.ERA_TERMS[start]}>{terms.ERA_TERMS[destroy]}"
        for start, destroy in zip(box.clone_start, box.clone_destroy)
    ]


def clone_word(s: LoopState, token: int) -> str:
    return clone_words(s.box)[token]


def clones(s: LoopState) -> list[str]:
    return clone_words(s.box)[: terms.CLONES]


def super_clones(s: LoopState) -> list[str]:
    return clone_words(s.box)[terms.CLONES :]


CLONE_SHAPE: Final = {"type": "string", "pattern": "^[a-z]+>[a-z]+$"}
AGENT: Final = Agents(agents, kind="agent")
CARD: Final = InBox("card_ids", kind="card")
ERA: Final = Term(terms.ERA_TERMS, kind="era")
MISSION: Final = InBox("mission_ids", kind="mission")
ULTRA: Final = InBox("ultra_ids", kind="ultra")
CLONE: Final = Term(clones, shape=CLONE_SHAPE)
SUPER_CLONE: Final = Term(super_clones, first=terms.CLONES, shape=CLONE_SHAPE)
NOUNS: Final[Nouns] = {
    "agent": AGENT,
    "answer": Term(("no", "yes")),
    "arrival": Maybe(ERA),
    "callers": Count(0, 1),
    "card": CARD,
    "clone": IfAny(CLONE),
    "cubes": Count(0, terms.CUBES),
    "destination": ERA,
    "destroy": Term(terms.ERA_TERMS, kind="era", element=""),  # the era in a clone's monocle
    "dimension": Term(terms.DIMENSION_TERMS, kind="dimension"),
    "direction": Term(
        [*terms.DIRECTION_TERMS, *terms.ERA_TERMS],
        said=lambda s, word: word if word in terms.DIRECTION_TERMS else "far",
    ),
    "doctor": Number(),
    "done": SetOf(AGENT),
    "era": ERA,
    "last_card": Maybe(CARD),
    "mission": MISSION,
    "n": Number(),
    "next": Number(),
    "number": Number(),
    "origin": ERA,
    "other": AGENT,
    "phase": Term(terms.PHASE_TERMS, kind="phase", element=""),
    "pickup": Term(terms.CARRY_TERMS[1:], first=1),
    "previous": Number(),
    "printed": AsIs({}),  # a part of an effect, as its card prints it
    "super_clone": IfAny(SUPER_CLONE),
    "to": ERA,
    "ultra": ULTRA,
    "using": Maybe(CARD),
    "you": AGENT,
}
