"""How far a series of games has come: a bar with an estimate on a terminal, a line for each tenth elsewhere."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chronotable.kernel.message import Message
from chronotable.locale import render

_TENTHS: Final = 10

Tell = Callable[[int, int], None]  # how many games are finished, and of how many


@contextlib.contextmanager
def progress(console: Console, language: str) -> Iterator[Tell]:
    if not console.is_terminal:
        yield _Lines(console, language)
        return
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True) as bar:
        game = bar.add_task(render(Message("cli-simulate-playing"), language), total=None)
        yield lambda done, total: bar.update(game, completed=done, total=total)


class _Lines:
    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.language = language
        self.told = 0  # tenths

    def __call__(self, done: int, total: int) -> None:
        tenths = done * _TENTHS // total
        if tenths > self.told:
            self.told = tenths
            text = render(Message("cli-simulate-played", n=done, games=total), self.language)
            self.console.print(text, markup=False, soft_wrap=True)
