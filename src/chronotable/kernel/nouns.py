"""Nouns: the things that steps, keys and events name, by a number in the state and by a word everywhere else.

A game declares each of its nouns once, by the name that fields of steps and arguments of events have for it
(`games/<game>/nouns.py`).  Numbers are for rules and search; whatever leaves them speaks words.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from chronotable.kernel.message import Message
from chronotable.kernel.schema import cut, not_among, short
from chronotable.kernel.schema_pieces import FLAG, TEXT, different, maybe, one_of, several, whole

Json = dict[str, Any]
Words = Sequence[str] | Callable[[Any], Sequence[str]]
Naming = Callable[[Any, str, str], object]  # of a state: the named thing of a kind and a word
Saying = Callable[[Any, Any], object]  # of a state: what people read for a word

MOST_DIGITS: Final = 9  # of a number in a key


class NoSuchWord(ValueError):
    """A word that is none of the noun's; `message` says what it may be, `path` where it is inside of what was read."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message
        self.path = ""

    def inside(self, name: object) -> NoSuchWord:
        """The same, of a thing that is an item or an entry of another."""
        self.path = f"{name}.{self.path}".rstrip(".")
        return self

    def within(self, path: str) -> str:
        """Its whole path, where what was read has one."""
        return f"{path}.{self.path}".strip(".")


def no_such_word(found: object, words: Sequence[str], unknown: str) -> NoSuchWord:
    """`unknown`: the message that a game has for it, if any, with the arguments `id` and `known`."""
    known = list(words)
    return NoSuchWord(Message(unknown, id=cut(str(found)), known=known) if unknown else not_among(found, known))


def numbers(noun: Noun, s: Any, words: list[Any]) -> list[Any]:
    """The numbers of a list of words; NoSuchWord tells which of them is none."""
    found: list[Any] = []
    try:
        for word in words:
            found.append(noun.number(s, word))
    except NoSuchWord as error:
        raise error.inside(len(found)) from None
    return found


def wrong_type(found: object, allowed: str) -> Message:
    return Message("kernel-schema-type", found=short(found), allowed=[allowed])


def read_number(word: Any) -> Any:
    """A number that is written in a key, as a number."""
    plain = isinstance(word, str) and word.isascii() and word.isdecimal() and len(word) <= MOST_DIGITS
    return int(word) if plain else word


def whole_number(word: Any) -> int:
    if not isinstance(word, int) or isinstance(word, bool):
        raise NoSuchWord(wrong_type(word, "integer"))
    return word


class Boxed:
    """In the place of a state where none is dealt yet, and only the box is known."""

    def __init__(self, box: Any) -> None:
        self.box = box


class Noun(ABC):
    """A kind of thing: what its numbers are called."""

    kind: str = ""  # under which the Fluent files name such things
    element: str = ""  # what such a thing is on the board, where it is one: as a rule its kind
    rule: str = ""  # the ledger rule that says which there are
    optional: bool = False  # may records of steps leave it out where there is nothing?

    @abstractmethod
    def word(self, s: Any, number: Any) -> Any:
        """What the number of a state is called, as a JSON value."""

    def each(self, s: Any, numbers: Iterable[Any]) -> list[Any]:
        """What several numbers are called."""
        return [self.word(s, number) for number in numbers]

    @abstractmethod
    def number(self, s: Any, word: Any) -> Any:
        """The number of what is called so; NoSuchWord for what is not."""

    def schema(self, s: Any) -> Json:
        """JSON Schema of its words in a state, or of all that could be where there is only a box (see `Boxed`).

        By default they may be anything.
        """
        return {}

    def key_schema(self, s: Any) -> Json:
        """What a part of a key may be: as its words, where it has none of its own for that."""
        return self.schema(s)

    def is_there(self, number: Any) -> bool:
        """Or is it nothing, and not worth a word?"""
        return number is not None

    def from_key(self, text: Any) -> Any:
        """The word that a part of a key stands for: there all is text, or a list of texts."""
        return text

    def read(self, s: Any, text: Any) -> Any:
        """The number that a part of a key stands for; NoSuchWord for what is none."""
        return self.number(s, self.from_key(text))

    def said(self, s: Any, word: Any, name: Naming) -> object:
        """What people read for a word."""
        return name(s, self.kind, word) if self.kind else word


class Term(Noun):
    """Things with words of their own, in the order of their numbers: fixed ones, or those of a state.

    Descriptions made before positions spoke words have the numbers themselves; these are still read.
    """

    def __init__(
        self,
        words: Words,
        first: int = 0,
        *,
        kind: str = "",
        element: str | None = None,
        rule: str = "",
        said: Saying | None = None,
        shape: Json | None = None,
        unknown: str = "",
    ) -> None:
        """`said` tells things that are no names; `element`: see Noun, by default the kind.

        `shape`: the schema of words that only a dealt state knows; `unknown`: see `no_such_word`.
        """
        self._unknown = unknown
        self._words = words
        self._shape = TEXT if shape is None else shape
        self._first = first  # the number of the first word
        self._said = said
        self.kind = kind
        self.element = kind if element is None else element
        self.rule = rule

    def words(self, s: Any) -> Sequence[str]:
        return self._words(s) if callable(self._words) else self._words

    def word(self, s: Any, number: Any) -> str:
        words = self._words
        found: str = (words(s) if callable(words) else words)[number - self._first]
        return found

    def each(self, s: Any, numbers: Iterable[Any]) -> list[Any]:
        words, first = self.words(s), self._first  # a state may make them anew whenever it is asked
        return [words[number - first] for number in numbers]

    def is_there(self, number: Any) -> bool:
        return bool(number >= self._first)

    def number(self, s: Any, word: Any) -> int:
        words = self.words(s)
        if isinstance(word, int) and not isinstance(word, bool) and 0 <= word - self._first < len(words):
            return word
        if not isinstance(word, str) or word not in words:
            raise self.no_such(word, words)
        return words.index(word) + self._first

    def no_such(self, found: object, words: Sequence[str]) -> NoSuchWord:
        """What is told of a word that is none of these."""
        return no_such_word(found, words, self._unknown)

    def schema(self, s: Any) -> Json:
        return self._shape if callable(self._words) and isinstance(s, Boxed) else one_of(*self.words(s))

    def said(self, s: Any, word: Any, name: Naming) -> object:
        if self._said is not None:
            return self._said(s, word)
        return name(s, self.kind, word) if self.kind else word  # as every noun: a call less for most labels


class Id(Noun):
    """Things that the state itself calls by their words."""

    def __init__(self, words: Words, kind: str = "", among: Callable[[Boxed], list[str]] | None = None) -> None:
        """`among`: all words there can be, where only a dealt state knows its own, and a box knows all."""
        self._words = words
        self._among = among
        self.kind = self.element = kind

    def word(self, s: Any, number: Any) -> str:
        return str(number)

    def schema(self, s: Any) -> Json:
        if isinstance(s, Boxed) and callable(self._words):
            return TEXT if self._among is None else one_of(*self._among(s))
        return one_of(*self.words(s))

    def words(self, s: Any) -> Sequence[str]:
        return self._words(s) if callable(self._words) else self._words

    def number(self, s: Any, word: Any) -> str:
        words = self.words(s)
        if not isinstance(word, str) or word not in words:
            raise NoSuchWord(not_among(word, list(words)))
        return word


class Count(Noun):
    """A whole number that means itself, from `least` to `most`, if there is one: fixed, or of a state."""

    def __init__(self, least: int, most: int | Callable[[Any], int] | None) -> None:
        self._least = least
        self._most = most

    def word(self, s: Any, number: Any) -> int:
        return int(number)

    def most(self, s: Any) -> int | None:
        return self._most(s) if callable(self._most) else self._most

    def number(self, s: Any, word: Any) -> int:
        most = self.most(s)
        number = whole_number(word)
        if number < self._least:
            raise NoSuchWord(Message("kernel-schema-least", found=short(word), least=self._least))
        if most is not None and number > most:
            raise NoSuchWord(Message("kernel-schema-most", found=short(word), most=most))
        return number

    def schema(self, s: Any) -> Json:
        unknown = isinstance(s, Boxed) and callable(self._most)
        return whole(self._least, None if unknown else self.most(s))

    def from_key(self, text: Any) -> Any:
        return read_number(text)


class Number(Noun):
    """Any number, told as it is."""

    def __init__(self, element: str = "") -> None:
        self.element = element

    def word(self, s: Any, number: Any) -> Any:
        return number

    def number(self, s: Any, word: Any) -> int:
        return whole_number(word)

    def schema(self, s: Any) -> Json:
        return whole()

    def from_key(self, text: Any) -> Any:
        return read_number(text)


class Ordinal(Noun):
    """Things that people number from 1."""

    def __init__(self, most: int | None = None) -> None:
        self._most = most

    def word(self, s: Any, number: Any) -> int:
        return int(number) + 1

    def number(self, s: Any, word: Any) -> int:
        return whole_number(word) - 1

    def schema(self, s: Any) -> Json:
        return whole(1, self._most)

    def from_key(self, text: Any) -> Any:
        return read_number(text)


class Seat(Number):
    """A seat: programs count them from 0, people from 1."""

    def said(self, s: Any, word: Any, name: Naming) -> object:
        return word + 1


class Flag(Noun):
    """Yes or no; a part of a key may have words of its own for it."""

    def __init__(self, yes: str = "yes", no: str = "no") -> None:
        self._parts = {yes: True, no: False}

    def word(self, s: Any, number: Any) -> bool:
        return bool(number)

    def number(self, s: Any, word: Any) -> bool:
        if not isinstance(word, bool):
            raise NoSuchWord(wrong_type(word, "boolean"))
        return word

    def schema(self, s: Any) -> Json:
        return FLAG

    def key_schema(self, s: Any) -> Json:
        return one_of(*self._parts)

    def from_key(self, text: Any) -> Any:
        return self._parts.get(text, text)

    def said(self, s: Any, word: Any, name: Naming) -> object:
        return "yes" if word else "no"


class IfSo(Flag):
    """Yes, or no: then records of steps and events do not mention it."""

    optional = True

    def is_there(self, number: Any) -> bool:
        return bool(number)

    def number(self, s: Any, word: Any) -> bool:
        return word is not None and super().number(s, word)


class Maybe(Noun):
    """A thing, or nothing: -1 in the state, or what the noun says, and null outside."""

    def __init__(self, noun: Noun, nothing: int | None = -1) -> None:
        self.noun = noun
        self._nothing = nothing

    def word(self, s: Any, number: Any) -> Any:
        return None if number == self._nothing else self.noun.word(s, number)

    def number(self, s: Any, word: Any) -> Any:
        nothing = word is None or (type(word) is int and word == -1)  # older descriptions have the number
        return self._nothing if nothing else self.noun.number(s, word)

    def schema(self, s: Any) -> Json:
        return maybe(self.noun.schema(s))

    def said(self, s: Any, word: Any, name: Naming) -> object:
        return "" if word is None else self.noun.said(s, word, name)


class IfAny(Maybe):
    """A thing, or nothing: then records of steps and events do not mention it."""

    optional = True

    def is_there(self, number: Any) -> bool:
        return bool(number != -1)


class Several(Noun):
    """A list of things, in its order."""

    def __init__(self, noun: Noun, least: int = 0, most: int | None = None, *, different: bool = False) -> None:
        self.noun = noun
        self._least = least
        self._most = most
        self._different = different  # may it name nothing twice?
        self.element = noun.element
        self.rule = noun.rule

    def word(self, s: Any, number: Any) -> list[Any]:
        return self.noun.each(s, number)

    def number(self, s: Any, word: Any) -> list[Any]:
        if not isinstance(word, list):
            raise NoSuchWord(wrong_type(word, "array"))
        if len(word) < self._least:
            raise NoSuchWord(Message("kernel-schema-short", found=short(word), least=self._least))
        return numbers(self.noun, s, word)

    def schema(self, s: Any) -> Json:
        return (different if self._different else several)(self.noun.schema(s), self._least, self._most)

    def key_schema(self, s: Any) -> Json:
        """Of each of the parts: a key has one for each thing."""
        return self.noun.key_schema(s)

    def from_key(self, text: Any) -> Any:
        return [self.noun.from_key(each) for each in text]

    def said(self, s: Any, word: Any, name: Naming) -> object:
        return [self.noun.said(s, each, name) for each in word]


class SetOf(Noun):
    """Some of the things: a bit for each in the state, a list of their words outside."""

    def __init__(self, noun: Term, least: int = 0, most: int | None = None) -> None:
        self.noun = noun
        self._least = least
        self._most = most

    def word(self, s: Any, number: Any) -> list[str]:
        return [word for bit, word in enumerate(self.noun.words(s)) if number >> bit & 1] if number else []

    def number(self, s: Any, word: Any) -> int:
        if isinstance(word, int) and not isinstance(word, bool) and 0 <= word < 1 << len(self.noun.words(s)):
            bits = word  # an older description has these
        elif isinstance(word, list):
            named = numbers(self.noun, s, word)
            if len(set(named)) < len(named):
                raise NoSuchWord(Message("kernel-schema-twice", found=short(word)))
            bits = sum(1 << number for number in named)
        else:
            raise NoSuchWord(wrong_type(word, "array"))
        if bits.bit_count() < self._least:
            raise NoSuchWord(Message("kernel-schema-short", found=short(word), least=self._least))
        return bits

    def schema(self, s: Any) -> Json:
        return different(self.noun.schema(s), self._least, self._most)

    def said(self, s: Any, word: Any, name: Naming) -> object:
        return [self.noun.said(s, each, name) for each in word]


Nouns = dict[str, Noun]
