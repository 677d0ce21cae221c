"""A table without a server: no socket, no database, no event loop; whoever runs it does what it asks for."""

from __future__ import annotations

import json
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.message import Message
from chronotable.server.errors import Refusal, Stale
from chronotable.server.table import commands, effects
from chronotable.server.table.effects import Conflict, Effect, Steps
from chronotable.server.table.log_reading import not_read, read
from chronotable.server.table.new_table import new_table
from chronotable.server.table.rows import EntryRow
from chronotable.server.table.table import Table
from chronotable.server.table.viewer import Ready, Viewer
from chronotable.server.wire import Choose, Command, Hello, Lend, Undo
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

    def __init__(self, game: str = "loop", players: int = 2) -> None:
        match = ct.new(game, players=players, seed=5)
        made = new_table("t", match, [SeatWanted("me")] * players, "", ME, {}, "")
        self.log: list[EntryRow] = []
        self.row, self.around = made.row, made.around
        self.table = Table(made.row, not_read(match), [], made.around)
        self.eyes = Eyes(ME)

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
        raise AssertionError(effect)

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

    def do(self, command: Command, table: Table | None = None) -> None:
        self.run(commands.carry_out(table or self.table, self.eyes, command))

    def first_choice(self, id: str, seat: int | None = None, table: Table | None = None) -> Choose:
        table = table or self.table
        decision = table.match.decision if seat is None else table.match.decision_of(seat)
        assert decision is not None
        return Choose(id, table.version, decision.seat, decision.options[0].key)


def test_a_game_is_played_and_shown_and_its_log_leads_to_it() -> None:
    keeper = Keeper()
    keeper.do(Hello())
    for number in range(8):
        keeper.do(keeper.first_choice(f"c{number}"))
        assert keeper.eyes.last("done") == {"type": "done", "id": f"c{number}", "version": number + 1}
        assert keeper.eyes.last("state")["version"] == number + 1
    again = read(keeper.row, keeper.log, None)
    assert (again.match, again.edition.state) == (keeper.table.match, "own")


def test_what_speaks_against_a_choice_is_said_and_nothing_is_kept() -> None:
    keeper = Keeper()
    keeper.do(Hello())
    good = keeper.first_choice("good")
    wrong: list[tuple[Choose, type[Refusal], str]] = [
        (Choose("no id!", 0, good.seat, good.key), Refusal, "web-command-id"),
        (Choose("a", 0, 7, good.key), Refusal, "web-not-your-seat"),
        (Choose("b", 3, good.seat, good.key), Stale, "web-stale"),
    ]
    for command, kind, id in wrong:
        with pytest.raises(kind) as refused:
            keeper.do(command)
        assert refused.value.message.id == id
    with pytest.raises(Refusal):
        keeper.do(Choose("c", 0, good.seat, "no such key"))
    keeper.do(Lend("d", good.seat, "random"))
    with pytest.raises(Refusal, match="web-seat-lent"):
        keeper.do(good)
    assert keeper.log == []


def test_a_command_that_was_sent_twice_is_done_once() -> None:
    keeper = Keeper()
    keeper.do(Hello())
    command = keeper.first_choice("twice")
    keeper.do(command)
    keeper.do(command)
    assert [frame["version"] for frame in keeper.eyes.frames if frame["type"] == "done"] == [1, 1]
    assert len(keeper.log) == 1
    keeper.do(Undo("back", 1, command.seat))
    assert [entry.kind for entry in keeper.log] == ["choose", "undo"]


def test_whoever_is_too_late_follows_the_log_and_is_told() -> None:
    """Two processes with the same table, of which one has not heard yet what the other did."""
    keeper = Keeper()
    other = Table(keeper.row, not_read(ct.new("loop", players=2, seed=5)), [], keeper.around)
    keeper.do(Hello())
    late = keeper.first_choice("late")
    keeper.do(Choose("first", late.version, late.seat, late.key), other)
    with pytest.raises(Stale):
        keeper.do(late)
    assert (keeper.table.version, keeper.table.match) == (1, other.match)


def test_choices_at_the_same_time_through_two_processes_are_both_made() -> None:
    keeper = Keeper("room25", 4)
    while len(seats := keeper.table.match.waiting()) < 2:
        keeper.do(keeper.first_choice(f"c{keeper.table.version}"))
    twin = Table(keeper.row, read(keeper.row, keeper.log, None), keeper.log, keeper.around)
    keeper.do(keeper.first_choice("there", seats[0], twin), twin)
    keeper.do(keeper.first_choice("here", seats[1]))
    assert [entry.seat for entry in keeper.log[-2:]] == [seats[0], seats[1]]
