"""A step: one pending piece of the rules.

Steps are immutable and hold only their own fixed parameters, so copies of a state share them.  A step is asked for
its `options` in a state: none, and it fizzles; one, and it resolves by itself; several, and the game stops and asks.
`apply` carries an option out and may push further steps on the agenda.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from chronotable.kernel.fields import fields
from chronotable.kernel.inheritance import mypyc_attr

if TYPE_CHECKING:
    from chronotable.kernel.state import State

S = TypeVar("S", bound="State")
K = TypeVar("K", bound="Step[Any]")

Things = dict[str, Any]  # numbers of things by their nouns, or messages that say what they are


class Refusal(NamedTuple):
    """Why something is not offered: the end of a message's id, the ledger rule, and the things that it names.

    `also` are refusals that hold as well: whoever mends the first would meet them next.
    """

    reason: str
    rule: str
    things: Things
    also: tuple[Any, ...] = ()


def refuse(reason: str, rule: str, **things: Any) -> Refusal:
    return Refusal(reason, rule, things)


def all_of(refusals: list[Refusal]) -> Refusal | None:
    """The first one, and the others with it."""
    return refusals[0]._replace(also=tuple(refusals[1:])) if refusals else None


AUTO: Final[list[int]] = [0]  # the one option of a step that asks nothing; never changed


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One pending piece of the rules.  Subclasses are immutable."""

    __slots__ = ()

    # its name in descriptions of positions and in message ids: the class's own, in snake case, where the class gives
    # none; nothing for a base, which is never pending itself
    term: ClassVar[str] = ""
    rule: ClassVar[str] = ""  # the ledger rule it rests on
    derived: ClassVar[tuple[str, ...]] = ()  # fields that follow from the others
    nouns: ClassVar[dict[str, str]] = {}  # the game's noun of a field, where it is not called like the field
    asks: ClassVar[tuple[str, ...]] = ()  # the fields that its question names

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "term" not in vars(cls):
            cls.term = re.sub(r"(?<=.)(?=[A-Z])", "_", cls.__name__).lower()

    def options(self, s: S) -> list[int]:
        """What may be chosen now, as small integers; must not change the state."""
        return AUTO

    def apply(self, s: S, option: int) -> None:
        """Carry the option out."""
        raise NotImplementedError

    def seat(self, s: S) -> int:
        """Who chooses."""
        return 0

    def key(self, s: S, option: int) -> str:
        """The stable, human-readable name of an option, `verb:argument:...`, unique within its decision."""
        return str(option)

    def rule_of(self, s: S, option: int) -> str:
        """The ledger rule one option rests on."""
        return self.rule

    # ---- words: asked only when somebody looks

    def prompt_word(self, s: S) -> str:
        """Which question it asks, where one step asks several."""
        return self.term

    def prompt_things(self, s: S) -> Things:
        """What the question names."""
        return {name: getattr(self, name) for name in self.asks}

    def label_word(self, s: S, option: int) -> str:
        """Which label an option has, where its verb has several; nothing: the verb's own."""
        return ""

    def label_things(self, s: S, option: int) -> Things:
        """What an option's label names beside the parts of its key."""
        return {}

    def elements(self, s: S, option: int) -> list[str]:
        """Board elements that an option points at beside those that its key names."""
        return []

    def idle(self, s: S, option: int) -> Refusal | None:
        """Why an option would change nothing, where that is plain to see; it is offered all the same."""
        return None

    def why_not(self, s: S, verb: str, given: Things) -> Refusal | None:
        """Why a key is not among its options; `given` are the parts of the key, as numbers."""
        return None

    # ---- positions

    def can_be(self, s: S) -> bool:
        """Can it be pending in such a state, beyond what its fields can hold?  Asked for described positions only."""
        return True

    def brings(self, s: S) -> list[list[Any]]:
        """What it may have left on the agenda, given how all lies now: the next step last, a word for any called so."""
        return []

    def parameters(self) -> dict[str, Any]:
        """Its fields, which make an equal step."""
        return {name: getattr(self, name) for name in own_fields(type(self))}


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """A step of one seat, whoever's turn it is."""

    __slots__ = ("who",)

    term: ClassVar[str] = ""

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: S) -> int:
        return self.who


def of_kind(steps: Iterable[Step[Any]], kind: type[K]) -> list[K]:
    """Those of the steps that are of a kind."""
    return [step for step in steps if isinstance(step, kind)]


def own_fields(kind: type[Step[Any]]) -> list[str]:
    """The fields that make a step of a kind."""
    return [name for name in fields(kind) if name not in kind.derived]


class Simultaneously(Step[Any]):
    """Several seats choose at once, each by steps of its own; what comes after waits until all are done.

    Each seat gets its own thread (see `chronotable.kernel.state`).  Nothing of a seat's choice may show in another
    seat's view before the steps that follow reveal it: the game keeps what was chosen in its state and out of views.
    The last choice counts as the reveal: from then on nobody can take a choice back.
    """

    __slots__ = ("steps",)

    def __init__(self, steps: list[Step[Any]]) -> None:
        self.steps = steps

    def apply(self, s: State, option: int) -> None:
        s.fork(self.steps)

    def parameters(self) -> dict[str, Any]:
        return {"steps": [{"step": step.term, **step.parameters()} for step in self.steps]}  # lists compare by value
