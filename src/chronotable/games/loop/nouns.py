"""What fields of steps, parts of keys and arguments of events stand for."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.loop.naming import ref
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.terms import (
    CARRY_TERMS,
    CLONES,
    CUBES,
    DIMENSION_TERMS,
    DIRECTION_TERMS,
    ERA_TERMS,
    PHASE_TERMS,
)
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Count, IfAny, Maybe, NoSuchWord, Noun, Nouns, Number, SetOf, Term
from chronotable.kernel.schema import cut


class Printed(Noun):
    """A part of an effect, as its card prints it."""

    def word(self, s: Any, number: Any) -> Any:
        return number

    def number(self, s: Any, word: Any) -> Any:
        return word


class Agents(Term):
    """The agents in play; a key may name one who is not, and is told so in names."""

    def read(self, s: LoopState, text: Any) -> int:
        if text not in self.words(s):
            in_play = [ref(s.box, self.kind, id) for id in self.words(s)]
            raise NoSuchWord(Message("loop-position-agent", id=cut(text), agents=in_play))
        return self.number(s, text)


def agents(s: LoopState) -> list[str]:
    return [s.box.agent_ids[agent.id] for agent in s.agents]


def clone_word(s: LoopState, token: int) -> str:
    return f"{ERA_TERMS[s.box.clone_start[token]]}>{ERA_TERMS[s.box.clone_destroy[token]]}"


def clones(s: LoopState) -> list[str]:
    return [clone_word(s, token) for token in range(CLONES)]


def super_clones(s: LoopState) -> list[str]:
    return [clone_word(s, token) for token in range(CLONES, len(s.clone_at))]


AGENT: Final = Agents(agents, kind="agent")
CARD: Final = Term(lambda s: s.box.card_ids, kind="card")
ERA: Final = Term(ERA_TERMS, kind="era")
NOUNS: Final[Nouns] = {
    "agent": AGENT,
    "answer": Term(("no", "yes")),
    "arrival": Maybe(ERA),
    "callers": Count(0, 1),
    "card": CARD,
    "clone": IfAny(Term(clones)),
    "cubes": Count(0, CUBES),
    "destination": ERA,
    "destroy": Term(ERA_TERMS, kind="era", element=""),  # the era in a clone's monocle
    "dimension": Term(DIMENSION_TERMS, kind="dimension"),
    "direction": Term([*DIRECTION_TERMS, *ERA_TERMS], said=lambda s, word: word if word in DIRECTION_TERMS else "far"),
    "doctor": Number(),
    "done": SetOf(AGENT),
    "era": ERA,
    "last_card": Maybe(CARD),
    "mission": Term(lambda s: s.box.mission_ids, kind="mission"),
    "n": Number(),
    "next": Number(),
    "number": Number(),
    "origin": ERA,
    "other": AGENT,
    "phase": Term(PHASE_TERMS, kind="phase", element=""),
    "pickup": Term(CARRY_TERMS[1:], first=1),
    "previous": Number(),
    "printed": Printed(),
    "super_clone": IfAny(Term(super_clones, first=CLONES)),
    "to": ERA,
    "ultra": Term(lambda s: s.box.ultra_ids, kind="ultra"),
    "using": Maybe(CARD),
    "you": AGENT,
}
