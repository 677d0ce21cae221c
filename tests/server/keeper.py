"""Whoever runs a table in a test: no socket, no database, no event loop."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import chronotable as ct
from chronotable.kernel.message import Message
from chronotable.server.table import commands, effects
from chronotable.server.table.again import DealtAgain
from chronotable.server.table.effects import Conflict, Effect, Steps
from chronotable.server.table.log_reading import not_read, read
from chronotable.server.table.new_table import new_table
from chronotable.server.table.rows import EntryRow
from chronotable.server.table.table import Table
from chronotable.server.table.viewer import Ready, Viewer
from chronotable.server.wire_commands import Choose, Command
from chronotable.server.wire_http import SeatWanted

ME = "me"


class Eyes(Viewer):
    """Sees what it is shown."""

    __slots__ = ("frames",)

    def __init__(self, browser: str) -> None:
        super().__init__(browser)
        self.frames: list[dict[str, Any]] = []

    def put(self, *ready: Ready) -> None:
        self.frames += [json.loads(each.payload) for each in ready]

    def dismiss(self, reason: Message) -> None:
        raise AssertionError

    def close(self) -> None:
        raise AssertionError

    def last(self, kind: str) -> dict[str, Any]:
        return next(frame for frame in reversed(self.frames) if frame["type"] == kind)


class Keeper:
    """Keeps a log in a list, and does at once what a table asks for."""

    def __init__(self, game: str = "loop", players: int = 2, seats: Sequence[SeatWanted] = (), **options: Any) -> None:
        match = ct.new(game, players=players, seed=5, **options)
        made = new_table("t", match, list(seats) or [SeatWanted("me")] * players, "", ME, {}, "")
        self.log: list[EntryRow] = []
        self.row, self.around = made.row, made.around
        self.table = Table(made.row, not_read(match), [], made.around)
        self.eyes = Eyes(ME)
        self.again: list[DealtAgain] = []

    def seat_friend(self, seat: int) -> Eyes:
        """Somebody else has sat down there."""
        friend = Eyes("friend")
        row = replace(self.around.seats[seat], kind="person", bot=None)
        self.around = self.around.with_seat(row, frozenset({friend.browser}))
        self.table.surround(self.around)
        return friend

    def opened_again(self) -> Table:
        """The same table in another process, from what is kept."""
        return Table(self.row, read(self.row, self.log, None), self.log, self.around, is_shared=True)

    def perform(self, effect: Effect) -> Any:
        match effect:
            case effects.BeAlone():
                return None
            case effects.Append(entry):
                if entry.number != len(self.log) + 1:
                    raise Conflict
                self.log.append(entry)
                return None
            case effects.ReadLog(after):
                return self.log[after:]
            case effects.ReadAround():
                return self.around
            case effects.IsKept():
                return True
            case effects.ChangeSeat():
                return True
            case effects.Mark(reason):
                return self.around.standing.with_known(reason)
            case effects.ChangeProposals(change):
                before = self.around.proposals
                self.around = self.around.with_proposals(change(before))
                return before, self.around.proposals
            case effects.MakeAgain(deal):
                self.again.append(DealtAgain(*deal()))
                return self.again[-1].row.id
            case effects.Advise():
                return self.advise(effect)
        raise AssertionError(effect)

    def advise(self, thought: effects.Advise) -> ct.Hint:
        """A bot that likes the last option best."""
        decision = thought.match.decision_of(thought.seat)
        assert decision is not None
        *_, best = decision.options
        step = ct.HintStep(best.key, best.label, best.targets)
        why = ct.Message("bots-why-only")
        return ct.Hint(thought.seat, best.key, best.label, why, (), (), None, (step,), ())

    def run(self, steps: Steps[Any]) -> None:
        try:
            effect = next(steps)
            while True:
                try:
                    outcome = self.perform(effect)
                except Conflict as conflict:
                    effect = steps.throw(conflict)
                else:
                    effect = steps.send(outcome)
        except StopIteration:
            return

    def do(self, command: Command, table: Table | None = None, eyes: Eyes | None = None) -> None:
        self.run(commands.carry_out(table or self.table, eyes or self.eyes, command))

    def first_choice(self, id: str, seat: int | None = None, table: Table | None = None) -> Choose:
        table = table or self.table
        decision = table.match.decision if seat is None else table.match.decision_of(seat)
        assert decision is not None
        return Choose(id, table.version, decision.seat, decision.options[0].key)
