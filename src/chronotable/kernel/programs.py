"""Programs: what cards and tiles do, as data.

A program is a list of effects, each `{word: arguments}`; some words stand around programs of their own.  It is written
alike in data files, packs and described positions.  A game declares each word of its language once, with the shapes of
its arguments and the steps it stands for: the JSON Schema that checks programs, and the compiler that makes steps of
them, follow from that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from chronotable.kernel.message import Message
from chronotable.kernel.schema_pieces import FLAG as YES_OR_NO
from chronotable.kernel.schema_pieces import closed, one_of, several, whole
from chronotable.kernel.step import Step

Json = dict[str, Any]
Effect = Mapping[str, Any]
Steps = list[Any]  # of one game
Compile = Callable[[list[Effect]], Steps]
Problem = tuple[str, Message]  # where in a program, and what is wrong

PROGRAM: Final[Json] = {"$ref": "#/$defs/effect"}
MOST_IN_ALL: Final = 40  # effects of one program
DEEPEST: Final = 4  # blocks within blocks
NEEDED: Final = object()


def as_it_is(value: Any) -> Any:
    return value


class Shape(NamedTuple):
    """What an argument may be, as JSON Schema, and what a step gets for it."""

    schema: Json
    read: Callable[[Any], Any] = as_it_is
    usual: Any = NEEDED  # what a step gets where it is left out

    def or_else(self, usual: Any) -> Shape:
        """The same for an argument that may be left out."""
        return self._replace(usual=usual)


def term(all_words: Sequence[str], *allowed: str) -> Shape:
    """One of the words, or of those that are allowed here: its number."""
    return Shape(one_of(*(allowed or all_words)), all_words.index)


def whether(word: str, allowed: Sequence[str]) -> Shape:
    """One of the words: is it this one?"""
    return Shape(one_of(*allowed), lambda found: found == word)


def number(least: int, most: int) -> Shape:
    return Shape(whole(least, most))


FLAG: Final = Shape(YES_OR_NO)
Form = Mapping[str, Shape]  # arguments that go together


class Word:
    """A word with arguments: `make` gets them in the order of the form that fits, and gives one step or several.

    A word that is `sourced` is told last on which card or tile it is printed.
    """

    around: ClassVar[bool] = False  # are there programs inside?

    def __init__(self, make: Callable[..., Any], *forms: Form, sourced: bool = False) -> None:
        self.make = make
        self.sourced = sourced
        self._forms = forms or ({},)
        self._said = self._forms  # as the schema has them

    def narrowed(self, *forms: Form) -> Word:
        """The same word where not all can be said that can be said everywhere, for example in packs.

        What is said there means what it means everywhere.
        """
        word = Word(self.make, *self._forms, sourced=self.sourced)
        word._said = forms
        return word

    def schema(self, most: int) -> Json:
        """Of its arguments, in programs of at most so many effects."""
        found = [form_schema(form) for form in self._said]
        return found[0] if len(found) == 1 else {"anyOf": found}

    def read(self, arguments: Any) -> list[Any]:
        """What the step gets for arguments that the schema allows."""
        form = next(form for form in self._forms if fits(form, arguments))
        return [shape.read(arguments[name]) if name in arguments else shape.usual for name, shape in form.items()]

    def blocks(self, arguments: Any) -> list[tuple[str, list[Effect]]]:
        """The programs inside an effect, each with its place there."""
        return []

    def compiled(self, arguments: Any, compile: Compile) -> list[Any]:
        return self.read(arguments)


class Around(Word):
    """A word around a program: `{may: [...]}`; `make` gets its steps and its data."""

    around = True

    def schema(self, most: int) -> Json:
        return PROGRAM

    def blocks(self, arguments: Any) -> list[tuple[str, list[Effect]]]:
        return [("", arguments)]

    def compiled(self, arguments: Any, compile: Compile) -> list[Any]:
        return [compile(arguments), arguments]


class Among(Around):
    """A word around several programs: `{choose: [[...], [...]]}`; `make` gets the steps and the data of each."""

    def schema(self, most: int) -> Json:
        return several(PROGRAM, 2, most)

    def blocks(self, arguments: Any) -> list[tuple[str, list[Effect]]]:
        return [(f".{number}", block) for number, block in enumerate(arguments)]

    def compiled(self, arguments: Any, compile: Compile) -> list[Any]:
        return [[compile(block) for block in arguments], arguments]


def form_schema(form: Form) -> Json:
    """Where all arguments can be left out, one is given at least."""
    shape = closed(needed(form), **{name: argument.schema for name, argument in form.items()})
    return {**shape, "minProperties": 1} if form and not needed(form) else shape


def needed(form: Form) -> list[str]:
    return [name for name, shape in form.items() if shape.usual is NEEDED]


def fits(form: Form, arguments: Json) -> bool:
    return set(needed(form)) <= arguments.keys() <= form.keys()


def parts(effect: Effect) -> tuple[str, Any]:
    """The word of an effect, and its arguments."""
    ((word, arguments),) = effect.items()
    return word, arguments


class Vocabulary:
    """The words of a game's language."""

    def __init__(self, words: Mapping[str, Word], most: int) -> None:
        """`most`: so many effects, at most, stand in one list."""
        self.words = words
        self.most = most

    def schema(self, word: str) -> Json:
        """Of the arguments of a word; it refers to `definitions`."""
        return self.words[word].schema(self.most)

    def definitions(self) -> Json:
        """The `$defs` of a schema that speaks of programs (`PROGRAM`)."""
        return {"effect": several(self.effect(), 1, self.most)}

    def effect(self) -> Json:
        """The schema of one effect."""
        words = closed(**{word: self.schema(word) for word in self.words})
        return {**words, "minProperties": 1, "maxProperties": 1}

    def blocks(self, effect: Effect) -> list[tuple[str, list[Effect]]]:
        """The programs inside an effect, each with its place there."""
        word, arguments = parts(effect)
        return self.words[word].blocks(arguments)

    def effects(self, program: Sequence[Effect]) -> Iterator[Effect]:
        """Every effect, those in blocks included."""
        yield from (effect for _, effect in self.placed(program))

    def placed(self, program: Sequence[Effect], path: str = "") -> Iterator[tuple[str, Effect]]:
        """The same with their places."""
        for number, effect in enumerate(program):
            here = f"{path}.{number}".lstrip(".")
            yield here, effect
            for place, block in self.blocks(effect):
                yield from self.placed(block, f"{here}.{parts(effect)[0]}{place}")

    def too_much(self, program: Sequence[Effect], path: str = "", depth: int = 1) -> Iterator[Problem]:
        """Programs with more effects, or more blocks within blocks, than anybody could follow."""
        if depth == 1 and sum(1 for _ in self.effects(program)) > MOST_IN_ALL:
            yield path, Message("kernel-program-long", most=MOST_IN_ALL)
        if depth > DEEPEST:
            yield path, Message("kernel-program-deep", most=DEEPEST)
            return
        for number, effect in enumerate(program):
            for place, block in self.blocks(effect):
                yield from self.too_much(block, f"{path}.{number}.{parts(effect)[0]}{place}".strip("."), depth + 1)

    def compile(self, program: Sequence[Effect], source: str = "", *, inside: bool = False) -> Steps:
        """A program to steps, the first effect last; `inside`: it is a block of another one."""
        steps: Steps = []
        for place, effect in enumerate(program):
            steps += [*self.before(program[:place], effect, inside), *self.steps(*parts(effect), source)]
        return steps[::-1]

    def steps(self, word: str, arguments: Any, source: str = "") -> Steps:
        """The steps of one effect, in their order."""
        known = self.words[word]
        values = known.compiled(arguments, lambda block: self.compile(block, source, inside=True))
        made = known.make(*values, source) if known.sourced else known.make(*values)
        return [made] if isinstance(made, Step) else made

    def before(self, earlier: Sequence[Effect], effect: Effect, inside: bool) -> Steps:
        """Steps that an effect needs before it, given those before it in its list."""
        return []
