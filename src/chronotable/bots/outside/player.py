"""A bot from outside as everybody here sees it: it chooses like any other, or fails in words."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Any, ClassVar

from chronotable.bots.bot import Bot, Steps, Weighing
from chronotable.bots.outside.names import Found
from chronotable.bots.outside.process import OutsideProcess, Trouble, process_for, rest
from chronotable.kernel.errors import BotFailed
from chronotable.kernel.message import Message
from chronotable.kernel.schema import cut

if TYPE_CHECKING:
    from chronotable.kernel.match import Match
    from chronotable.kernel.state import State


class OutsideBot(Bot):
    """A process for each seat it plays: what it has seen through one seat, it must not know at another.

    A choice that fails ends the process and raises BotFailed; asked again, the bot begins anew.
    """

    name: ClassVar[str] = "outside"

    def __init__(self, spec: str, found: Found, settings: dict[str, Any]) -> None:
        super().__init__()
        self.spec = spec
        self._found = found
        self._settings = settings
        self._processes: dict[int | None, OutsideProcess] = {}  # by seat; None: it waits for one
        weakref.finalize(self, _all_rest, self._processes)
        self._processes[None] = self._begun()  # what is wrong with it is told at once

    def choosing(self, match: Match, seat: int, made: int | None = None) -> Steps[str]:
        """The key, in one step: nobody can put somebody else's thought aside."""
        known, keys = self._question(match, seat)
        if len(keys) == 1:
            return keys[0]
        yield from ()
        if made is None:
            made = sum(choice.seat == seat for choice in match.history)
        try:
            key = self._process(seat).choose(question(match, known, seat, made))
            if key not in keys:
                self._processes.pop(seat).end()
                raise Trouble(Message("bots-failed-illegal", key=cut(key), keys=[cut(each) for each in keys[:8]]))
        except Trouble as trouble:
            self._processes.pop(seat, None)
            said = Message("bots-failed", bot=self.spec, seat=str(seat), why=trouble.why)
            raise BotFailed(said, trouble.why) from trouble
        return key

    def weighing(self, match: Match, seat: int, made: int | None = None) -> Steps[list[Weighing]]:
        """What it takes: of its thoughts nothing more is known."""
        _, keys = self._question(match, seat)
        taken = yield from self.choosing(match, seat, made)
        return [Weighing(taken, 0.0, 1.0), *(Weighing(key, 0.0, 0.0) for key in keys if key != taken)]

    def close(self) -> None:
        """Its processes rest until another game wants them."""
        _all_rest(self._processes)

    def end(self) -> None:
        """Its processes end: what they have seen must not be known at another seat of the same game."""
        while self._processes:
            self._processes.popitem()[1].end()

    def _process(self, seat: int) -> OutsideProcess:
        if seat not in self._processes:
            self._processes[seat] = self._processes.pop(None) if None in self._processes else self._begun()
        return self._processes[seat]

    def _begun(self) -> OutsideProcess:
        process = process_for(self._found.reference)
        process.begin(self._found.number, self._settings)
        return process


def question(match: Match, known: State, seat: int, made: int) -> dict[str, Any]:
    """All that ever goes to the bot: a state the seat may examine, and how often the seat has chosen."""
    packs = [{"name": pack.name, "content": pack.content} for pack in match.origin.packs]
    position = match.game.describe(known)
    return {"game": match.game.name, "packs": packs, "position": position, "seat": seat, "made": made}


def _all_rest(processes: dict[int | None, OutsideProcess]) -> None:
    while processes:
        rest(processes.popitem()[1])
