"""Nouns that parts of positions and set-up options are told by, beside those that steps and keys have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any

from chronotable.kernel.nouns import (
    Boxed,
    Count,
    Json,
    NoSuchWord,
    Noun,
    Saying,
    Several,
    Term,
    Words,
    no_such_word,
    numbers,
    wrong_type,
)
from chronotable.kernel.schema_pieces import by_word, one_of, several, whole

BoxWords = Callable[[Any], Sequence[str]]


class InBox(Term):
    """Things whose words the box has: those of a list such as `card_ids`, or made of the box."""

    def __init__(
        self, ids: str | BoxWords, *, kind: str = "", among: BoxWords | None = None, said: Saying | None = None
    ) -> None:
        """`among`: the words of the schema, where not all of them may be named."""
        listed: BoxWords = ids if callable(ids) else attrgetter(ids)
        super().__init__(lambda s: listed(s.box), kind=kind, said=said)
        self._among = listed if among is None else among

    def schema(self, s: Any) -> Json:
        return one_of(*self._among(s.box))


class Either(Term):
    """A flag of the state that has a word for no and one for yes."""

    def number(self, s: Any, word: Any) -> bool:
        return bool(super().number(s, word))


class AsIs(Noun):
    """What the state itself has as JSON: told and read as it is.  Its schema is given, or made of the box."""

    def __init__(self, shape: Json | Callable[[Any], Json]) -> None:
        self._shape = shape

    def word(self, s: Any, number: Any) -> Any:
        return number

    def number(self, s: Any, word: Any) -> Any:
        return word

    def schema(self, s: Any) -> Json:
        return self._shape(s.box) if callable(self._shape) else self._shape


class Pile(Several):
    """A list of things that is told from the top down; in the state the top is the last."""

    def word(self, s: Any, number: Any) -> list[Any]:
        return super().word(s, number[::-1])

    def number(self, s: Any, word: Any) -> list[Any]:
        return super().number(s, word)[::-1]


class ByWord(Noun):
    """Something for each of some words: a list in the state, an object outside."""

    def __init__(
        self,
        words: Words,
        noun: Noun,
        nothing: Any = None,
        *,
        brief: bool = False,
        among: Words | None = None,
        unknown: str = "",
    ) -> None:
        """`nothing`: what the state has where nothing is told, which a `brief` one leaves out.

        `among`: the words of the schema where only a dealt state knows its own, fixed or of the box; `unknown`: see
        `no_such_word`.
        """
        self._unknown = unknown
        self._words = words
        self.noun = noun
        self._nothing = nothing
        self._brief = brief
        self._among = among

    def words(self, s: Any) -> Sequence[str]:
        return self._words(s) if callable(self._words) else self._words

    def word(self, s: Any, number: Any) -> Json:
        each = zip(self.words(s), number)
        return {word: self.noun.word(s, n) for word, n in each if not self._brief or n != self._nothing}

    def number(self, s: Any, word: Any) -> list[Any]:
        if not isinstance(word, dict):
            raise NoSuchWord(wrong_type(word, "object"))
        words = self.words(s)
        for name in word:
            if name not in words:
                raise no_such_word(name, words, self._unknown)
        return [self._number_at(s, word, name) if name in word else self._nothing for name in words]

    def _number_at(self, s: Any, word: Json, name: str) -> Any:
        try:
            return self.noun.number(s, word[name])
        except NoSuchWord as error:
            raise error.inside(name) from None

    def schema(self, s: Any) -> Json:
        if self._among is None or not isinstance(s, Boxed):
            return by_word(self.words(s), self.noun.schema(s))
        return by_word(self._among(s.box) if callable(self._among) else self._among, self.noun.schema(s))


class Amounts(ByWord):
    """How many of each thing: a list of counts in the state, a number for each word outside."""

    def __init__(self, words: Words, most: int, *, brief: bool = True) -> None:
        super().__init__(words, Count(0, most), 0, brief=brief)

    def word(self, s: Any, number: Any) -> dict[str, int]:
        told = zip(self.words(s), number)
        return {word: n for word, n in told if n} if self._brief else dict(told)

    def number(self, s: Any, word: Any) -> list[int]:
        if isinstance(word, list) and len(word) == len(self.words(s)):  # an older description has the list
            return numbers(self.noun, s, word)
        return super().number(s, word)


class Seats(Noun):
    """Some of the seats: a bit for each in the state, a list of their numbers outside."""

    def __init__(self, last: int, most: int | None = None) -> None:
        self._shape = several(whole(0, last), 0, most)

    def word(self, s: Any, number: Any) -> list[int]:
        return [seat for seat in range(number.bit_length()) if number >> seat & 1]

    def number(self, s: Any, word: Any) -> int:
        return sum(1 << seat for seat in set(word))

    def schema(self, s: Any) -> Json:
        return self._shape
