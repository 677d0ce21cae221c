"""What a seat sees, as numbers: a vector of fixed length that is declared part by part, like a position.

A game says which parts of its table a seat may know (`games/<game>/observing.py`): a name, the noun or the words that
give it its places in the vector, and where the state has it.  Like a view it is a whitelist.  From these the kernel
derives the names and bounds of all places, and fills a vector without words and without a view.

Every place holds a byte, from 0 to its `most`: programs divide by that where they want fractions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from chronotable.kernel import engine
from chronotable.kernel.nouns import Noun
from chronotable.kernel.step import Step
from chronotable.kernel.vocabulary import vocabulary

if TYPE_CHECKING:
    from chronotable.kernel.described_steps import DescribedSteps
    from chronotable.kernel.state import State

ENCODING: Final = 1  # raised when vectors change though their places have the same names
BYTE: Final = 255

Words = Noun | Sequence[str] | Callable[[Any], Sequence[str]]  # of a noun, fixed, or made of the box
Made = Callable[[Any, Any, int], Any]  # of the state, the thing that has the part, and the seat that looks
Field = str | Made

# How what the state has becomes places of the vector.
ONE: Final = 0  # 1 at the place of a number, and nowhere else
NUMBER: Final = 1  # the number itself; what is more than the most counts as the most
NUMBERS: Final = 2  # a list of numbers
BITS: Final = 3  # a bit set
AMONG: Final = 4  # how often each of the words is in a list of numbers
EACH: Final = 5  # parts of several things


class Seen:
    """A part of an observation: its name, what its places are called, and where the thing has it.

    What is made may say of what (`of`): the names of the thing's fields, and behind `s.` those of the state's, that it
    follows from, so that whoever looks again need not make it again (`kept_vector`).  Of several things (`each`), too,
    that means the list of them; what is told of each must then follow from what stands in the list.
    """

    __slots__ = ("about", "field", "inner", "kind", "least", "made", "most", "name", "of", "words")

    name: str
    about: str
    kind: int
    words: Any
    least: int
    most: int
    field: str
    made: Made | None
    of: str
    inner: list[Seen]

    def __init__(
        self, kind: int, name: str, words: Any, field: Field, about: str, least: int, most: int, of: str
    ) -> None:
        self.kind = kind
        self.name = name
        self.words = words
        self.about = about
        self.least = least
        self.most = most
        self.field = name if callable(field) else field or name
        self.made = field if callable(field) else None
        self.of = of
        self.inner = []


def one(name: str, words: Words, field: Field = "", about: str = "", first: int = 0, of: str = "") -> Seen:
    """Which of the words it is; nothing where it is none of them."""
    return Seen(ONE, name, words, field, about, first, 1, of)


def number(name: str, most: int, field: Field = "", about: str = "", least: int = 0, of: str = "") -> Seen:
    """How much it is, counted from the least."""
    return Seen(NUMBER, name, None, field, about, least, most, of)


def flag(name: str, field: Field = "", about: str = "", of: str = "") -> Seen:
    return Seen(NUMBER, name, None, field, about, 0, 1, of)


def numbers(
    name: str, words: Words, most: int, field: Field = "", about: str = "", least: int = 0, of: str = ""
) -> Seen:
    """How much it is for each of the words."""
    return Seen(NUMBERS, name, words, field, about, least, most, of)


def flags(name: str, words: Words, field: Field = "", about: str = "", of: str = "") -> Seen:
    return Seen(NUMBERS, name, words, field, about, 0, 1, of)


def bits(name: str, words: Words, field: Field = "", about: str = "", of: str = "") -> Seen:
    """Which of the words are in a bit set."""
    return Seen(BITS, name, words, field, about, 0, 1, of)


def among(
    name: str, words: Words, field: Field = "", about: str = "", most: int = 1, first: int = 0, of: str = ""
) -> Seen:
    """Which of the words are in a list of their numbers, whatever its order."""
    return Seen(AMONG, name, words, field, about, first, most, of)


def each(name: str, words: Words, field: Field, *parts: Seen, of: str = "") -> Seen:
    """The same parts of several things, in the order in which the field has them; of fewer there are zeros."""
    seen = Seen(EACH, name, words, field, "", 0, 1, of)
    seen.inner = list(parts)
    return seen


def asked(steps: DescribedSteps, about: str = "The question that the seat is to answer.") -> Seen:
    """Which step asks the seat that looks."""
    numbers_of: dict[str, int] = {}

    def terms(box: Any) -> list[str]:
        kinds = steps.kinds
        return [term for term in kinds if any("options" in vars(base) for base in kinds[term].__mro__ if base != Step)]

    def pending(s: State, thing: Any, seat: int) -> int:
        if not numbers_of:
            numbers_of.update({term: place for place, term in enumerate(terms(None))})
        for chooser, step, _ in engine.pending(s):
            if chooser == seat:
                return numbers_of.get(step.term, -1)
        return -1

    return one("asked", terms, pending, about)


class Place:
    """A place of the vector: its name, such as `eras.dawn.rifts`, its bounds, and what it is."""

    __slots__ = ("about", "least", "most", "name")

    def __init__(self, name: str, least: int, most: int, about: str) -> None:
        self.name = name
        self.least = least  # what a 0 stands for
        self.most = most
        self.about = about

    def __repr__(self) -> str:
        return f"Place({self.name!r}, {self.least}, {self.most})"


class Plan:
    """How a part is filled in, once the box is known."""

    __slots__ = ("at", "field", "inner", "kind", "least", "made", "most", "of", "size", "stride")

    at: int
    size: int  # places; of EACH: things
    stride: int
    kind: int
    least: int
    most: int
    field: str
    made: Made | None
    of: str
    inner: list[Plan]

    def __init__(self, seen: Seen, at: int) -> None:
        self.at = at
        self.kind = seen.kind
        self.least = seen.least
        self.most = seen.most
        self.field = seen.field
        self.made = seen.made
        self.of = seen.of
        self.size = 1
        self.stride = 0
        self.inner = []


class ObservationSpace:
    """The places of a game's vectors, with given packs.

    `version` changes whenever a place means something else: save it with what was learned.
    """

    __slots__ = ("places", "plan", "version")

    places: list[Place]
    version: str
    plan: list[Plan]

    def __init__(self, parts: Sequence[Seen], box: Any) -> None:
        self.places = []
        self.plan = self._planned(parts, box, "", 0)
        told = "\n".join([f"{place.name} {place.least} {place.most}" for place in self.places])
        self.version = f"{ENCODING}.{blake2b(told.encode(), digest_size=6).hexdigest()}"

    def __len__(self) -> int:
        return len(self.places)

    def vector(self, s: State, seat: int) -> bytearray:
        """What the seat sees."""
        found = bytearray(len(self.places))
        fill(self.plan, found, 0, s, s, seat)
        return found

    def _planned(self, parts: Sequence[Seen], box: Any, before: str, start: int) -> list[Plan]:
        """The plans of parts that begin at one place, counted from `start`; their places are added."""
        plans: list[Plan] = []
        for seen in parts:
            plan = Plan(seen, len(self.places) - start)
            name = before + seen.name
            if seen.kind == NUMBER:
                self._add(name, seen)
            else:
                words = _words(seen.words, box)
                plan.size = len(words)
                for word in words:
                    if seen.kind == EACH:
                        first = len(self.places)
                        plan.inner = self._planned(seen.inner, box, f"{name}.{word}.", first)
                        plan.stride = len(self.places) - first
                    else:
                        self._add(f"{name}.{word}", seen)
            plans.append(plan)
        return plans

    def _add(self, name: str, seen: Seen) -> None:
        if seen.kind in (ONE, AMONG):  # there the least is the number of the first word
            self.places.append(Place(name, 0, seen.most, seen.about))
            return
        if not 0 < seen.most - seen.least <= BYTE:
            raise TypeError(f"{name}: from {seen.least} to {seen.most} is no byte")
        self.places.append(Place(name, seen.least, seen.most, seen.about))


def _words(words: Any, box: Any) -> Sequence[str]:
    if isinstance(words, Noun):
        return vocabulary(words, box)
    found: Sequence[str] = words(box) if callable(words) else words
    return found


def fill(plans: list[Plan], out: bytearray, start: int, s: Any, thing: Any, seat: int) -> None:
    """Write what a thing has to its places.  Most of it is nothing, and stays as it is."""
    for plan in plans:
        made = plan.made
        found = getattr(thing, plan.field) if made is None else made(s, thing, seat)
        kind = plan.kind
        if kind == NUMBER:
            if found:
                most, least = plan.most, plan.least
                found = most if found > most else found
                if found > least:
                    out[start + plan.at] = found - least
            elif plan.least:
                out[start + plan.at] = -plan.least
        elif kind == ONE:
            place = found - plan.least
            if 0 <= place < plan.size:
                out[start + plan.at + place] = 1
        elif kind == NUMBERS:
            if plan.least:
                at, least, most = start + plan.at, plan.least, plan.most
                for place, number in zip(range(at, at + plan.size), found):
                    out[place] = min(max(number, least), most) - least
            elif any(found):
                at, most = start + plan.at, plan.most
                for place, number in zip(range(at, at + plan.size), found):
                    if number > 0:
                        out[place] = number if number < most else most
        elif kind == BITS:
            left: int = found
            at, size = start + plan.at, plan.size
            while left:
                lowest = left & -left
                place = lowest.bit_length() - 1
                if place < size:
                    out[at + place] = 1
                left ^= lowest
        elif kind == AMONG:
            at, first, size, most = start + plan.at, plan.least, plan.size, plan.most
            for listed in found:
                place = listed - first
                if 0 <= place < size and out[at + place] < most:
                    out[at + place] += 1
        else:
            at, inner, stride = start + plan.at, plan.inner, plan.stride
            for _, other in zip(range(plan.size), found):
                fill(inner, out, at, s, other, seat)
                at += stride
