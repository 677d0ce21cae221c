"""The part of a state that every game has: chance, the agenda, and what is waiting for a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chronotable.kernel.chance import Chance
from chronotable.kernel.errors import BadOption, BadPosition, NoGenerator
from chronotable.kernel.inheritance import mypyc_attr
from chronotable.kernel.message import Message
from chronotable.kernel.rng import LOW32, MULTIPLIER, NO_GENERATOR

if TYPE_CHECKING:  # `i64` means int; it tells mypyc to use machine arithmetic for the generator
    from mypy_extensions import i64

    from chronotable.kernel.step import Step


class Event:
    """Something that happened.  `secret` names the arguments that only `seats` may see."""

    __slots__ = ("args", "kind", "secret", "seats")

    def __init__(self, kind: str, args: dict[str, Any], secret: tuple[str, ...], seats: tuple[int, ...]) -> None:
        self.kind = kind
        self.args = args
        self.secret = secret
        self.seats = seats


class Witness:
    """Watches a real match: gives it its chance, and collects events and outcomes.  Search runs without, at no cost."""

    __slots__ = ("chance", "events", "outcomes", "revealed")

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.events: list[Event] = []
        self.outcomes: list[int] = []
        self.revealed = False  # has something become known that undo must not take back?

    def tell(self, kind: str, args: dict[str, Any], secret: tuple[str, ...] = (), seats: tuple[int, ...] = ()) -> None:
        self.events.append(Event(kind, args, secret, seats))

    def outcome(self, below: int) -> int:
        """Draw a chance outcome and record it."""
        drawn = self.chance.below(below)
        self.outcomes.append(drawn)
        self.revealed = True
        return drawn


class Thread:
    """One seat's own agenda while several seats choose at once."""

    __slots__ = ("agenda", "options", "seat", "step")

    def __init__(self, seat: int, agenda: list[Step[Any]], step: Step[Any] | None, options: list[int]) -> None:
        self.seat = seat
        self.agenda = agenda
        self.step = step  # None: this seat is done
        self.options = options

    def clone(self) -> Thread:
        return Thread(self.seat, self.agenda.copy(), self.step, self.options)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has.  Plain data: no clock, no files, no global randomness.

    `agenda` is the stack of pending steps, last in, first out.  `step` waits for a choice among `options`
    (both empty once the game is over).  While several seats choose at once, `threads` holds one entry a seat, and
    `step` and `options` are those of the first seat that has not chosen yet, so a search may simply go on choosing.
    """

    __slots__ = ("agenda", "fate", "options", "rng", "step", "threads", "witness")

    rng: i64  # of the fast generator; NO_GENERATOR in a real match, whose witness draws
    agenda: list[Step[Any]]
    step: Step[Any] | None
    options: list[int]
    threads: list[Thread]
    fate: list[int]  # chance outcomes fixed in advance by a described position, the next one last
    witness: Witness | None

    def __init__(self) -> None:
        self.rng = NO_GENERATOR
        self.agenda = []
        self.step = None
        self.options = []
        self.threads = []
        self.fate = []
        self.witness = None

    def copy_base(self, original: State) -> None:
        """The kernel's half of a game's hand-written `clone`; copies are not witnessed."""
        self.rng = original.rng
        self.agenda = original.agenda.copy()
        self.step = original.step
        self.options = original.options
        self.threads = [thread.clone() for thread in original.threads] if original.threads else []
        self.fate = original.fate.copy() if original.fate else []
        self.witness = None

    def clone(self) -> State:
        """A copy that shares nothing that may change."""
        raise NotImplementedError

    # ---- for bots of one's own: the same by `chronotable.kernel.engine` is quicker and checks nothing

    def pending(self) -> list[tuple[int, list[str]]]:
        """Who is to choose now, and the keys of what each may choose: several seats where they choose at once.

        Empty when the game is over.
        """
        from chronotable.kernel import engine  # it is built on this module

        return [(seat, [step.key(self, each) for each in options]) for seat, step, options in engine.pending(self)]

    def play(self, seat: int, index: int) -> None:
        """Carry out option number `index` of the seat's pending decision, and go on to the next one.

        BadOption, and nothing has changed, when the seat has nothing to choose or not so many options.
        """
        from chronotable.kernel import engine

        waiting = engine.pending(self)
        for chooser, _, options in waiting:
            if chooser == seat:
                if not 0 <= index < len(options):
                    raise BadOption(Message("kernel-play-index", index=index, last=len(options) - 1))
                engine.choose_for(self, seat, index)
                return
        raise BadOption(Message("kernel-play-seat", seat=str(seat), seats=[str(each) for each, _, _ in waiting]))

    # ---- chance

    def draw_from(self, chance: int | Witness) -> None:
        """Chance from now on: a state of the fast generator (search), or a real match's witness.  Never both."""
        if isinstance(chance, Witness):
            self.rng = NO_GENERATOR
            self.witness = chance
        else:
            self.rng = chance

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, all equally likely."""
        if self.witness is not None:
            return self.witness.outcome(n)
        r = MULTIPLIER * (self.rng & LOW32) + (self.rng >> 32)
        if r == NO_GENERATOR:
            raise NoGenerator
        self.rng = r
        return ((r & LOW32) * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        """Into any order, all equally likely."""
        if self.witness is not None:
            self.witness.chance.shuffling(len(items))
            for i in range(len(items) - 1, 0, -1):
                j = self.below(i + 1)
                items[i], items[j] = items[j], items[i]
            return
        r = self.rng  # the same draws as by `below`, without a call for each: search shuffles often
        if r == NO_GENERATOR:
            raise NoGenerator
        for i in range(len(items) - 1, 0, -1):
            r = MULTIPLIER * (r & LOW32) + (r >> 32)
            j = ((r & LOW32) * (i + 1)) >> 32
            items[i], items[j] = items[j], items[i]
        self.rng = r

    def reveal(self) -> None:
        """Something hidden has become known (a card turned up): undo stops here."""
        if self.witness is not None:
            self.witness.revealed = True

    # ---- chance that a described position has fixed

    def fate_word(self, outcome: int) -> str:
        """An outcome as positions write it in `fate`."""
        return str(outcome)

    def fix_fate(self, outcomes: list[int], possible: list[int]) -> None:
        """Fix what chance will bring, in this order; what this match can never bring is refused."""
        for outcome in outcomes:
            if outcome not in possible:
                raise self._misfit("kernel-position-fate-never", outcome, possible)
        self.fate = outcomes[::-1]

    def fixed_outcome(self, due: list[int]) -> int:
        """The next of the outcomes that are fixed, to be asked for while there are any.

        One that is not due is refused, not passed over: whoever fixed it meant something else to happen here.
        """
        outcome = self.fate[-1]
        if outcome not in due:
            raise self._misfit("kernel-position-fate", outcome, due)
        self.fate.pop()
        self.reveal()
        return outcome

    def _misfit(self, id: str, outcome: int, allowed: list[int]) -> BadPosition:
        words = [self.fate_word(other) for other in sorted(set(allowed))]
        return BadPosition(Message(id, word=self.fate_word(outcome), allowed=words or ["-"]))

    # ---- simultaneous choices

    def fork(self, steps: list[Step[Any]]) -> None:
        """Let each step's seat choose on a thread of its own, in the order given; the engine runs them."""
        if self.threads:
            raise RuntimeError("simultaneous choices do not nest")
        agendas: dict[int, list[Step[Any]]] = {}
        for step in steps:
            agendas.setdefault(step.seat(self), []).insert(0, step)
        self.threads = [Thread(seat, agenda, None, []) for seat, agenda in agendas.items()]
