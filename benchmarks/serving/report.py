"""Measurements of servers, as tables on a terminal."""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from statistics import median

from rich.console import Console
from rich.table import Table

from benchmarks.serving.measuring import OURS, Latency, Plan, Server, Taken
from benchmarks.serving.processes import FILES, MEMORY

_STILL_GOOD = 100.0  # milliseconds in which 99 of 100 moves are to be shown to the mover
_MOVES = "Moves a second"
_KEPT = {MEMORY: "in memory", FILES: "in files", "sqlite": "SQLite", "postgresql": "PostgreSQL"}


class Report:
    """Prints the measurements."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False)

    def line(self, text: str) -> None:
        self.console.print(text, soft_wrap=True)

    def heading(self, plan: Plan) -> None:
        python = platform.python_version()
        shape = f"tables: {plan.tables}, sockets at each: {plan.sockets}"
        self.line(f"Python {python}; server and load on two cores; {shape}")

    def progress(self, number: int, rounds: int, server: Server) -> None:
        if self.console.is_terminal:
            self.console.print(f"Round {number + 1} of {rounds}: {server.owner} ...", end="\r")

    def rates(self, taken: dict[Server, list[Taken]]) -> None:
        """A column for each server, a row for each thing measured."""
        rows: dict[str, Callable[[list[Taken]], str]] = {
            _MOVES: lambda rounds: f"{median(each.moves_a_second for each in rounds):,.0f}",
            "Confirmed, ms": lambda rounds: _latency([each.confirmed for each in rounds]),
            "Shown, ms": lambda rounds: _latency([each.shown for each in rounds]),
            "... to all, ms": lambda rounds: _latency([each.shown_to_all for each in rounds]),
            "Bytes a move": lambda rounds: f"{median(each.bytes_a_move for each in rounds):,.0f}",
            "Server CPU a move, µs": lambda rounds: f"{median(each.server_cpu_a_move for each in rounds):,.0f}",
            "Load, of a core": lambda rounds: f"{median(each.load_share for each in rounds):.0%}",
            "Memory, MB": lambda rounds: f"{median(each.memory for each in rounds) / 1e6:,.0f}",
        }
        title = "Everybody moves as soon as they can; milliseconds are for half of the moves / for 99 of 100"
        table = _table(title, "Measured", [_name(server) for server in taken])
        table.add_row("Server processes", *(str(server.processes) for server in taken))
        for name, shown in rows.items():
            table.add_row(name, *(shown(rounds) for rounds in taken.values()))
        self.console.print(table, "")

    def ratios(self, taken: dict[Server, list[Taken]]) -> None:
        """How many times as many moves as each peer, and how many times its latency, within the rounds."""
        peers = {server: rounds for server, rounds in taken.items() if server.owner != OURS}
        for server, own in taken.items():
            if server in peers or not peers:
                continue
            title = f"{server.owner} {server.game} beside others, within a round"
            table = _table(title, "Beside", [_MOVES, "Shown, 99 of 100"])
            for peer, theirs in peers.items():
                moves = median(mine.moves_a_second / other.moves_a_second for mine, other in zip(own, theirs))
                slowest = median(mine.shown.p99 / other.shown.p99 for mine, other in zip(own, theirs))
                table.add_row(_name(peer), f"{moves:.2f}×", f"{slowest:.2f}×")
            self.console.print(table, "")

    def held(self, held: Taken) -> None:
        is_good = held.shown.p99 < _STILL_GOOD
        tables, sockets = held.plan.tables, held.plan.tables * held.plan.sockets
        self.line(
            f"{'Held' if is_good else 'Not held'}: {tables} tables, {sockets} sockets, {held.moves_a_second:.0f} moves"
            f" a second: half of them shown within {held.shown.p50:.1f} ms, 99 of 100 within {held.shown.p99:.1f} ms,"
            f" {'' if is_good else 'not '}under {_STILL_GOOD:.0f} ms."
        )


def _name(server: Server) -> str:
    return f"{server.owner} {server.game}, {_KEPT[server.kept_in]}"


def _table(title: str, first: str, columns: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim", title_justify="left")
    table.title = title
    table.add_column(first, no_wrap=True)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def _latency(rounds: Sequence[Latency | None]) -> str:
    found = [each for each in rounds if each is not None]
    if not found:
        return "–"
    return f"{median(each.p50 for each in found):.1f} / {median(each.p99 for each in found):.1f}"
