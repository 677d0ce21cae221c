"""Verbs: what keys of options begin with, and what the parts behind them are.

A game declares its verbs once (`games/<game>/verbs.py`).  `sell:small:g3:2` is the verb `sell` with a pier, a good and
a number: each part is named by the noun that it is a word of, so that labels, board elements and refusals follow.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement, permutations, product
from typing import Any, Final

from chronotable.kernel.nouns import Noun, Nouns
from chronotable.kernel.vocabulary import vocabulary

WHOLE: Final = "*"  # of a board element: it is named by all parts of the key
NONE: Final = "none"  # a part that says that there is nothing

Word = str | list[str]


@dataclass(frozen=True)
class Verb:
    """`parts` are names of nouns: `?` marks one that may be missing, `+` (at the end) one that may repeat.

    `at` says which board elements an option points at: their kind, and the part that names them.  Where it is not said,
    every part that has a kind is an element of this kind.  `note` says what is chosen, for the reference
    (`docs/reference`).

    `only` says which words a part has in keys of this verb, where its noun has more of them or no end; `sizes`, how
    many things a repeated part names, at least and at most (0: it is `none`); `twice`, whether it may name one again.
    These bound the keys there can be, which programs know by numbers (`chronotable.kernel.actions`).
    """

    name: str
    parts: str = ""
    rule: str = ""
    at: Mapping[str, str] | None = None
    in_order: bool = False  # repeated parts mean something else in another order
    note: str = ""
    only: Mapping[str, Iterable[object]] = field(default_factory=dict)
    sizes: tuple[int, int] = (1, 1)
    twice: bool = False
    names: tuple[str, ...] = field(init=False, repr=False)  # its parts, by what they are
    _required: int = field(init=False, repr=False)  # so many parts at least
    _repeats: bool = field(init=False, repr=False)  # its last part may

    def __post_init__(self) -> None:
        marked = self.parts.split()
        object.__setattr__(self, "names", tuple(name.rstrip("?+") for name in marked))
        object.__setattr__(self, "_required", sum(not name.endswith("?") for name in marked))
        object.__setattr__(self, "_repeats", self.parts.endswith("+"))

    def words(self, parts: list[str]) -> dict[str, Word] | None:
        """The parts of a key by what they are; None when they are too few or too many."""
        if len(parts) < self._required or (len(parts) > len(self.names) and not self._repeats):
            return None
        words: dict[str, Word] = dict(zip(self.names, parts))
        if self._repeats and len(parts) >= len(self.names):
            rest = parts[len(self.names) - 1 :]
            words[self.names[-1]] = [] if rest == [NONE] else rest
        return words

    def every_key(self, nouns: Nouns, box: Any) -> Iterator[str]:
        """All keys there can be with a box, in a fixed order; TypeError names a part that has no end."""
        parts: list[list[tuple[str, ...]]] = []
        for marked, name in zip(self.parts.split(), self.names):
            words = self._words_of(name, nouns, box)
            if marked.endswith("+"):
                parts.append(list(self._several(words)))
            else:
                parts.append([*([()] if marked.endswith("?") else []), *((word,) for word in words)])
        for found in product(*parts):
            yield ":".join([self.name, *(word for part in found for word in part)])

    def _words_of(self, name: str, nouns: Nouns, box: Any) -> list[str]:
        if name in self.only:
            return [str(word) for word in self.only[name]]
        try:
            return vocabulary(nouns[name], box)
        except (KeyError, TypeError) as error:
            raise TypeError(f"verb {self.name!r} does not say which words {name!r} can be: see `only`") from error

    def _several(self, words: list[str]) -> Iterator[tuple[str, ...]]:
        """The lists that a repeated part can be; where their order means nothing, in the order of the words."""
        some = permutations if self.in_order else combinations_with_replacement if self.twice else combinations
        for size in range(self.sizes[0], self.sizes[1] + 1):
            yield from some(words, size) if size else [(NONE,)]

    def shape(self) -> str:
        """How its keys look: `sell:<pier>:<good>:<n>[:<rogues>]`, and `…` where parts may repeat."""
        shown = self.name
        for marked, part in zip(self.parts.split(), self.names):
            end = "…" if marked.endswith("+") else ""
            shown += f"[:<{part}>]" if marked.endswith("?") else f":<{part}>{end}"
        return shown

    def elements(self, nouns: Nouns) -> dict[str, str]:
        """The kinds of board elements that it points at, each with the part that names one."""
        if self.at is not None:
            return dict(self.at)
        return {nouns[name].element: name for name in self.names if name in nouns and nouns[name].element}

    def targets(self, elements: Mapping[str, str], words: Mapping[str, Word], parts: list[str]) -> list[str]:
        """The board elements of a key, of these kinds."""
        found: list[str] = []
        for kind, name in elements.items():
            word = ":".join(parts) if name == WHOLE else words.get(name, [])
            if isinstance(word, str):
                found.append(f"{kind}:{word}")
            else:
                found += [f"{kind}:{each}" for each in dict.fromkeys(word)]
        return found

    def keys_of(self, s: Any, nouns: Nouns, kind: str, id: str) -> list[str]:
        """The key that a board element alone stands for, if it says all that the verb needs."""
        name = self.elements(nouns).get(kind)
        if name is None:
            return []
        parts = id.split(":")
        words = self.words(parts)
        if words is None or (name != WHOLE and (list(words) != [name] or len(parts) > 1)):
            return []
        return [f"{self.name}:{id}"] if are_words(s, nouns, words) else []


def are_words(s: Any, nouns: Nouns, words: Mapping[str, Word]) -> bool:
    """Is every part a word of its noun?"""
    return all(is_word(s, nouns[name], word) for name, word in words.items() if name in nouns)


def is_word(s: Any, noun: Noun, word: Word) -> bool:
    try:
        noun.read(s, word)
    except ValueError:
        return False
    return True


def verb_of(key: str) -> str:
    return key.partition(":")[0]


def table(*groups: Iterable[Verb]) -> dict[str, Verb]:
    """Verbs by their names, in their order: where several may be meant, the likeliest is first."""
    return {verb.name: verb for group in groups for verb in group}
