"""Card effects made of other effects: or, may, if, for each player (LOOP-8.8, 14.2, 15.3, 15.8)."""

from __future__ import annotations

from typing import Any, ClassVar

from chronotable.games.loop.effect_text import effect_label
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.effect import Effect, Program
from chronotable.games.loop.steps.resume import Resume
from chronotable.games.loop.steps.telling import agent_word
from chronotable.kernel.step import Things


class Choose(Effect):
    """Exactly one of several effects, even one that does nothing (LOOP-8.8)."""

    __slots__ = ("alternatives", "records")

    rule: ClassVar[str] = "LOOP-8.8"

    def __init__(self, alternatives: list[Program], records: list[Any]) -> None:
        self.alternatives = alternatives
        self.records = records  # the data they were made from

    def options(self, s: LoopState) -> list[int]:
        return list(range(len(self.alternatives)))

    def apply(self, s: LoopState, option: int) -> None:
        s.agenda.extend(self.alternatives[option])

    def key(self, s: LoopState, option: int) -> str:
        return f"choose:{option + 1}"

    def label_things(self, s: LoopState, option: int) -> Things:
        return {"effect": effect_label(self.records[option])}

    def blocks(self) -> list[Program]:
        return self.alternatives

    def parameters(self) -> dict[str, object]:
        return {"block": self.records}


class Block(Effect):
    """An effect around one block of effects."""

    __slots__ = ("block", "record")

    term: ClassVar[str] = ""

    def __init__(self, block: Program, record: list[Any]) -> None:
        self.block = block
        self.record = record

    def blocks(self) -> list[Program]:
        return [self.block]

    def parameters(self) -> dict[str, object]:
        return {"block": self.record}


class May(Block):
    """An optional block (LOOP-14.2)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-14.2"

    def options(self, s: LoopState) -> list[int]:
        return [1, 0]

    def apply(self, s: LoopState, option: int) -> None:
        if option:
            s.agenda.extend(self.block)

    def key(self, s: LoopState, option: int) -> str:
        return "may:yes" if option else "may:no"

    def label_things(self, s: LoopState, option: int) -> Things:
        return {"effect": effect_label(self.record)}


class IfOtherAgentHere(Block):
    """Once, if at least one other agent is in your era at that moment (LOOP-15.8)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-15.8"

    def apply(self, s: LoopState, option: int) -> None:
        era = s.agents[s.you].era
        for number, agent in enumerate(s.agents):
            if number != s.you and agent.era == era:
                s.agenda.extend(self.block)
                return


class EachPlayer(Block):
    """Every agent carries the block out, one completely before the next, in an order you choose (LOOP-15.3)."""

    __slots__ = ("done",)

    rule: ClassVar[str] = "LOOP-15.3"
    leaves: ClassVar[tuple[str, ...]] = ("each_player",)

    def __init__(self, block: Program, record: list[Any], done: int = 0) -> None:
        super().__init__(block, record)
        self.done = done  # bit set of agents

    def options(self, s: LoopState) -> list[int]:
        return [agent for agent in range(len(s.agents)) if not self.done >> agent & 1]

    def apply(self, s: LoopState, option: int) -> None:
        s.agenda.append(EachPlayer(self.block, self.record, self.done | 1 << option))
        s.agenda.append(Resume(s.you, s.using, s.last_card, s.arrival, 0))
        s.you = option
        s.agenda.extend(self.block)

    def key(self, s: LoopState, option: int) -> str:
        return f"agent:{agent_word(s, option)}"

    def parameters(self) -> dict[str, object]:
        return {"block": self.record, "done": self.done}
