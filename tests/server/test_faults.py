"""A server that is killed while people play loses nothing it confirmed.  `tools/server-faults` goes on for longer."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from chronotable.server.table import record
from chronotable.server.table.rows import EntryRow, TableRow
from tests.server.faults import Player, Run, Sent, TableInPlay, Wrong, check_log, play_through_faults
from tests.server.running import running, sqlite

KILLS = 30 if os.environ.get("CHRONOTABLE_THOROUGH") == "1" else 2


def test_sqlite_loses_nothing(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        tally = play_through_faults([server], KILLS, tables=3)
    assert tally.kills == KILLS
    assert tally.confirmed > KILLS


def test_two_processes_on_sqlite_lose_nothing(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), processes=2) as server:
        tally = play_through_faults([server], 2 * KILLS, tables=4, seed=4)
    assert tally.kills == 2 * KILLS
    assert tally.confirmed > 2 * KILLS


def test_postgresql_loses_nothing(postgresql: str) -> None:
    with running(postgresql) as server:
        tally = play_through_faults([server], KILLS, tables=3, seed=2)
    assert tally.kills == KILLS
    assert tally.confirmed > KILLS


def test_two_servers_on_one_database_lose_nothing(postgresql: str) -> None:
    with running(postgresql) as one, running(postgresql) as other:
        tally = play_through_faults([one, other], KILLS, tables=3, seed=3)
    assert tally.kills == KILLS
    assert tally.confirmed > KILLS


# ---- the check itself can fail


def played() -> tuple[TableRow, list[EntryRow], TableInPlay]:
    """A log of one choice, and what an honest server told of it."""
    import chronotable as ct

    match = ct.new("loop", players=2, seed=1)
    columns = record.origin_columns(match)
    around = {"name": "", "listed": False, "undo": True, "hints": True, "tour": None, "parent": None, "parent_at": None}
    row = TableRow(id="t", created=0.0, **around, **columns)  # type: ignore[arg-type]  # the columns are what is wanted
    table = TableInPlay("t")
    player = Player(Run([], 0, 0, 1), table, 0, "cookie", "seed")
    table.players.append(player)
    assert match.decision is not None
    foreseen = match.foresee(match.decision.options[0].key)
    entry = record.choice_entry("t", 1, f"{player.browser[:20]}:0-0", match, foreseen, 0.0)
    player.commands.append(Sent("0-0", {"type": "choose"}, version=1))
    return row, [entry], table


def test_an_honest_log_passes() -> None:
    row, entries, table = played()
    check_log(row, entries, table)


def test_a_lost_choice_is_noticed() -> None:
    row, _, table = played()
    with pytest.raises(Wrong, match="was confirmed as 1"):
        check_log(row, [], table)


def test_a_refused_choice_in_the_log_is_noticed() -> None:
    row, entries, table = played()
    table.players[0].commands = [Sent("0-0", {}, was_refused=True)]
    with pytest.raises(Wrong, match="was refused"):
        check_log(row, entries, table)


def test_a_gap_in_the_log_is_noticed() -> None:
    row, entries, table = played()
    with pytest.raises(Wrong, match="gaps"):
        check_log(row, [entries[0]._replace(number=2)], table)


def test_another_state_than_was_shown_is_noticed() -> None:
    row, entries, table = played()
    table.shown[0, 1] = "something else"
    with pytest.raises(Wrong, match="another version 1"):
        check_log(row, entries, table)
