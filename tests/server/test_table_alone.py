"""A table without a server: no socket, no database, no event loop; whoever runs it does what it asks for."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.server.errors import Refusal, Stale
from chronotable.server.table.log_reading import not_read, read
from chronotable.server.table.table import Table
from chronotable.server.wire_commands import Choose, Hello, Lend, Undo
from tests.server.keeper import Keeper


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
