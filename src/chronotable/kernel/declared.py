"""Declared types of what leaves a game: its view, its catalogue and its events.

A game declares them as TypedDicts beside the code that makes them, and names them where the kernel asks: as what
`Game.view` and `Game.catalogue` return, and as `Game.events`.  mypy checks the code that makes them, the conformance
suite what it made, and the page's types are written from them (`tools/generators/game_types.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import UnionType
from typing import Annotated, Any, Final, Literal, TypedDict, TypeVar, Union, get_args, get_origin, get_type_hints


class OneOf:
    """`Annotated[str, OneOf(COLOUR_TERMS)]`: one of these words, by the one list of them that the rules have."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    def __repr__(self) -> str:
        return f"OneOf({self.words!r})"


class Complete:
    """Marks a dictionary that has a value for each of its words."""


K = TypeVar("K")
V = TypeVar("V")
COMPLETE: Final = Complete()
Each = Annotated[dict[K, V], COMPLETE]  # `Each[Colour, int]`: a number for each colour; a plain dict may leave some out


def words_in(hint: Any) -> list[str]:
    """The words that a type stands for; none where it is no list of words."""
    if get_origin(hint) in (Union, UnionType):
        return [word for part in get_args(hint) for word in words_in(part)]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    return [word for mark in get_args(hint)[1:] if isinstance(mark, OneOf) for word in mark.words]


class Words(TypedDict):
    """A message as `Message.wire_form` gives it."""

    id: str
    args: dict[str, Any]


class Events:
    """The kinds of events of a game and the arguments of each, whose types stand in one TypedDict by their names.

    `?` marks an argument that is missing where there is nothing to tell, `!` a secret, which only some seats are told.
    `notes` tell what a kind means where its line of the log does not: for the reference (`docs/reference`).
    """

    def __init__(
        self,
        arguments: type,
        kinds: Mapping[str, tuple[str, ...]],
        notes: Mapping[str, str] | None = None,
        further: Mapping[str, Any] | None = None,
    ) -> None:
        """`further` are types of arguments that stand elsewhere: those of parts of a game."""
        self.types = arguments
        self.kinds = tuple(kinds)
        self.notes = notes or {}
        self.further = further or {}
        self._types = {**get_type_hints(arguments, include_extras=True), **self.further}
        self._kinds = kinds
        unknown = sorted({name.rstrip("?!") for names in kinds.values() for name in names} - set(self._types))
        if unknown:
            raise TypeError(f"{arguments.__name__} does not say what {', '.join(unknown)} is")

    def arguments(self, kind: str) -> dict[str, tuple[Any, bool]]:
        """Type of each argument, and whether it is always there."""
        return {name.rstrip("?!"): (self._types[name.rstrip("?!")], name[-1] not in "?!") for name in self._kinds[kind]}

    def secrets(self, kind: str) -> tuple[str, ...]:
        """The arguments that only some seats are told."""
        return tuple(name[:-1] for name in self._kinds[kind] if name[-1] == "!")
