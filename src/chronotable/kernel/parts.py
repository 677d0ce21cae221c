"""Described positions by declared parts: each part of a position is said once, and told, checked and placed by that.

A game declares a `Position` of parts (`games/<game>/parts.py`): the name of a part, the noun that puts it into
words, what it is, and the field of the state that holds it.  Records inside (a player, a room) are nouns made of parts.
From that the kernel derives the description, its JSON Schema, and the plain placing: what is described is the field's,
and what is not stays as it was set up, or is the part's usual value.  What is a rule of dealing (a card that is named
leaves the pile where set-up had it) is a function of the game; the parts it is about are `Told`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from chronotable.kernel.described_steps import DescribedSteps
from chronotable.kernel.engine import whole_agenda
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Boxed, Json, Maybe, NoSuchWord, Noun, Several
from chronotable.kernel.position_nouns import ByWord
from chronotable.kernel.schema import problem
from chronotable.kernel.schema_pieces import closed, document, several

Field = str | Callable[[Any, Any], Any]  # of the thing, by its name, or a function of the state and the thing

STAYS: Final = object()  # the usual value of a part that stays as it was set up


class Part:
    """A part of a record: its name, its words, what it is, and where the state has it."""

    def __init__(
        self, name: str, noun: Noun, about: str = "", field: Field = "", *, usual: Any = STAYS, rule: str = ""
    ) -> None:
        """`field`: by default called as the part; `usual`: what it is, in words, when it is not described."""
        self.name = name
        self.noun = noun
        self.about = about
        self.rule = rule
        self.usual = usual
        self.plain = not callable(field)  # does the kernel place it?
        self.made = field if callable(field) else None
        self.field = name if callable(field) else field or name

    def number(self, s: Any, thing: Any) -> Any:
        """What the state has there.  The thing is a record with fields, or a number by which the state lists them."""
        if self.made is not None:
            return self.made(s, thing)
        return getattr(s, self.field)[thing] if isinstance(thing, int) else getattr(thing, self.field)

    def read(self, s: Any, word: Any, path: str) -> Any:
        return read(self.noun, s, word, path, self.rule)

    def schema(self, s: Any) -> Json:
        return {**({"description": self.about} if self.about else {}), **self.noun.schema(s)}


class Told(Part):
    """A part that is told like any other, and placed by the game, for there are rules of dealing about it."""

    def __init__(self, name: str, noun: Noun, about: str = "", field: Field = "", *, rule: str = "") -> None:
        super().__init__(name, noun, about, field, rule=rule)
        self.plain = False


class Record(Noun):
    """A thing of several parts.  It is not read as a whole, but put part by part on what was set up."""

    def __init__(
        self, *parts: Part, required: tuple[str, ...] = (), told: Callable[[Any, Any], Any] | None = None
    ) -> None:
        """`told`: what describes such a thing, where views describe it, too."""
        self.parts = {part.name: part for part in parts}
        self._required = required
        self._told = told
        self._plan = [
            (part.name, part.made, part.field, part.noun.word, part.noun.is_there if part.noun.optional else None)
            for part in parts
        ]
        self._plain = [part for part in parts if part.plain]

    def word(self, s: Any, number: Any) -> Json:
        """As `Part.number` and the noun have it, in one loop: tests describe whole positions at every choice."""
        if self._told is not None:
            return dict(self._told(s, number))
        described: Json = {}
        listed = isinstance(number, int)
        for name, made, field, word, is_there in self._plan:
            if made is not None:
                found = made(s, number)
            else:
                found = getattr(s, field)[number] if listed else getattr(number, field)
            if is_there is None or is_there(found):
                described[name] = word(s, found)
        return described

    def number(self, s: Any, word: Any) -> Any:
        raise TypeError("a record is put on a thing, not read")

    def schema(self, s: Any) -> Json:
        return closed(self._required, **{name: part.schema(s) for name, part in self.parts.items()})

    def put(self, s: Any, thing: Any, described: Json, path: str = "") -> None:
        """Place the plain parts: in one loop, for every game that begins has its options put."""
        listed = isinstance(thing, int)
        for part in self._plain:
            word = described.get(part.name, part.usual)
            if word is STAYS:
                continue
            try:
                number = part.noun.number(s, word)
            except NoSuchWord as error:
                raise no_part(error, f"{path}.{part.name}".lstrip("."), part.rule) from error
            if listed:
                getattr(s, part.field)[thing] = number
            else:
                setattr(thing, part.field, number)

    def value(self, s: Any, described: Json, name: str, usual: Any = None, path: str = "") -> Any:
        """The number of a part where it is described, for placing that is a rule of the game; else the usual one."""
        if name not in described:
            return usual
        return self.parts[name].read(s, described[name], f"{path}.{name}".lstrip("."))


class OneOf(Record):
    """A thing that is described by one of its parts."""

    def schema(self, s: Any) -> Json:
        return {**super().schema(s), "minProperties": 1, "maxProperties": 1}


class Position(Record):
    """The parts of a game's positions."""

    def __init__(self, title: str, *parts: Part) -> None:
        super().__init__(*parts)
        self._of_box = lru_cache(maxsize=16)(lambda box: document(title, self.schema(Boxed(box))))

    def describe(self, s: Any) -> Json:
        """The whole position."""
        return self.word(s, s)

    def schema_of(self, box: Any = None) -> Json:
        """The schema of a whole description; it is made once for each box, and not to be changed."""
        return self._of_box(box)

    def check(self, position: Json, box: Any = None) -> None:
        """BadPosition says where a description breaks the schema, and which rule that part is about."""
        if (found := problem(position, self.schema_of(box))) is not None:
            raise wrong_part(found.path, found.message, self.rule_at(found.at))

    def rule_at(self, path: str) -> str:
        """The rule of the innermost part on a path that has one."""
        noun: Noun = self
        rule = ""
        for name in path.split("."):
            if isinstance(noun, Record) and name in noun.parts:
                rule, noun = noun.parts[name].rule or rule, noun.parts[name].noun
            elif isinstance(noun, Several | ByWord):
                noun = noun.noun
            while isinstance(noun, Maybe):
                noun = noun.noun
        return rule


class Agenda(Told):
    """The part that tells what is pending, the next step first."""

    def __init__(self, steps: DescribedSteps, shape: Callable[[], Json] | None = None) -> None:
        noun = Steps(steps, shape or steps_as_records)
        super().__init__("agenda", noun, "What is pending, the next step first.", lambda s, _: whole_agenda(s))


class Steps(Noun):
    """Pending steps, told the next one first; in the state it is the last."""

    def __init__(self, steps: DescribedSteps, shape: Callable[[], Json]) -> None:
        self._steps = steps
        self._shape = shape

    def word(self, s: Any, number: Any) -> list[Json]:
        return [self._steps.describe(s, step) for step in number]

    def number(self, s: Any, word: Any) -> list[Any]:
        return [self._steps.make(s, record, f"agenda.{place}") for place, record in enumerate(word)][::-1]

    def schema(self, s: Any) -> Json:
        return self._shape()


def steps_as_records() -> Json:
    return several({"type": "object", "required": ["step"]})


def read(noun: Noun, s: Any, word: Any, path: str, rule: str = "") -> Any:
    """The number of a word; BadPosition names the path, what is allowed there, and the rule if one is known."""
    try:
        return noun.number(s, word)
    except NoSuchWord as error:
        raise no_part(error, path, rule) from error


def no_part(error: NoSuchWord, path: str, rule: str) -> BadPosition:
    return wrong_part(error.within(path), error.message, rule)


def wrong_part(path: str, message: Message, rule: str) -> BadPosition:
    place: Mapping[str, Any] = {"path": path or "-", "problem": message}
    return BadPosition(
        Message("kernel-position-rule", **place, rule=rule) if rule else Message("kernel-position-schema", **place)
    )
