"""Telling what happens: the numbers of the rules become the words of events, by the game's nouns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chronotable.kernel.nouns import Nouns

if TYPE_CHECKING:
    from chronotable.kernel.state import State


class Telling:
    """`tell(s, "pushed", character=figure, cell=tile)`: every argument is a noun of the game, under its name.

    Callers ask `s.witness is not None` first, so that search pays nothing.
    """

    def __init__(self, nouns: Nouns) -> None:
        self._nouns = nouns

    def __call__(
        self,
        s: State,
        kind: str,
        *,
        secret: tuple[str, ...] = (),
        seats: tuple[int, ...] = (),
        words: dict[str, Any] | None = None,
        **things: Any,
    ) -> None:
        """Report an event; only `seats` see its `secret` arguments, and what is nothing is left out.

        `words` are arguments that no number stands for.
        """
        if s.witness is None:
            return
        nouns = self._nouns
        args = {name: nouns[name].word(s, thing) for name, thing in things.items() if nouns[name].is_there(thing)}
        s.witness.tell(kind, {**args, **(words or {})}, secret, seats)
