"""Measurements of servers, as tables on a terminal."""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from statistics import median

from rich.console import Console
from rich.table import Table
from rich.text import Text

from chronotable.cli.serving.measuring import OURS, Latency, Plan, Server, Taken
from chronotable.kernel.message import Message
from chronotable.locale import render

_STILL_GOOD = 100.0  # milliseconds in which 99 of 100 moves are to be shown to the mover


class Report:
    """Prints the measurements in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.console = Console(highlight=False)

    def text(self, id: str, **args: object) -> Text:
        return Text(render(Message(f"cli-bench-serve-{id}", **args), self.language))

    def line(self, id: str, **args: object) -> None:
        self.console.print(self.text(id, **args), soft_wrap=True)

    def heading(self, plan: Plan) -> None:
        self.line("heading", python=platform.python_version(), tables=plan.tables, sockets=plan.sockets)

    def progress(self, number: int, rounds: int, server: Server) -> None:
        if self.console.is_terminal:
            self.console.print(self.text("progress", number=number + 1, rounds=rounds, server=server.owner), end="\r")

    def rates(self, taken: dict[Server, list[Taken]]) -> None:
        """A column for each server, a row for each thing measured."""
        rows: dict[str, Callable[[list[Taken]], str]] = {
            "moves": lambda rounds: f"{median(each.moves_a_second for each in rounds):,.0f}",
            "confirmed": lambda rounds: _latency([each.confirmed for each in rounds]),
            "shown": lambda rounds: _latency([each.shown for each in rounds]),
            "shown-to-all": lambda rounds: _latency([each.shown_to_all for each in rounds]),
            "bytes": lambda rounds: f"{median(each.bytes_a_move for each in rounds):,.0f}",
            "server-cpu": lambda rounds: f"{median(each.server_cpu_a_move for each in rounds):,.0f}",
            "load-cpu": lambda rounds: f"{median(each.load_share for each in rounds):.0%}",
            "memory": lambda rounds: f"{median(each.memory for each in rounds) / 1e6:,.0f}",
        }
        table = self._table("rates", "measured", [self._name(server) for server in taken])
        table.add_row(self.text("row-processes"), *(str(server.processes) for server in taken))
        for id, shown in rows.items():
            table.add_row(self.text(f"row-{id}"), *(shown(rounds) for rounds in taken.values()))
        self.console.print(table, "")

    def ratios(self, taken: dict[Server, list[Taken]]) -> None:
        """How many times as many moves as each peer, and how many times its latency, within the rounds."""
        peers = {server: rounds for server, rounds in taken.items() if server.owner != OURS}
        for server, own in taken.items():
            if server in peers or not peers:
                continue
            columns = [self.text("row-moves"), self.text("row-shown-99")]
            table = self._table("ratios", "beside", columns, server=server.owner, game=server.game)
            for peer, theirs in peers.items():
                moves = median(mine.moves_a_second / other.moves_a_second for mine, other in zip(own, theirs))
                slowest = median(mine.shown.p99 / other.shown.p99 for mine, other in zip(own, theirs))
                table.add_row(self._name(peer), f"{moves:.2f}×", f"{slowest:.2f}×")
            self.console.print(table, "")

    def held(self, held: Taken) -> None:
        is_good = held.shown.p99 < _STILL_GOOD
        self.line(
            "held-well" if is_good else "held-badly",
            tables=held.plan.tables,
            sockets=held.plan.tables * held.plan.sockets,
            moves=round(held.moves_a_second),
            p50=round(held.shown.p50, 1),
            p99=round(held.shown.p99, 1),
            limit=round(_STILL_GOOD),
        )

    def _name(self, server: Server) -> Text:
        return self.text(f"kept-{server.kept_in}", server=server.owner, game=server.game)

    def _table(self, title: str, first: str, columns: Sequence[Text], **args: object) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim", title_justify="left")
        table.title = self.text(f"title-{title}", **args)
        table.add_column(self.text(f"column-{first}"), no_wrap=True)
        for column in columns:
            table.add_column(column, justify="right")
        return table


def _latency(rounds: Sequence[Latency | None]) -> str:
    found = [each for each in rounds if each is not None]
    if not found:
        return "–"
    return f"{median(each.p50 for each in found):.1f} / {median(each.p99 for each in found):.1f}"
