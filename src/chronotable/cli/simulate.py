"""`chronotable simulate`: let bots play many games, and count.

The same seed gives the same games and the same file, whatever the number of processes.  Ctrl-C ends the series early:
the finished games are counted and the result is 130.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import secrets
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

import chronotable
from chronotable import bots
from chronotable.bots.intervals import Estimate, mean, rate
from chronotable.bots.series import LIMIT, Record, play_all
from chronotable.cli.help_texts import english
from chronotable.cli.play import add_setup_arguments, given_options
from chronotable.cli.series_progress import progress
from chronotable.cli.simulate_files import Files, categories, opened, sheets
from chronotable.games import game as find_game
from chronotable.kernel.errors import BadOption, ChronotableError
from chronotable.kernel.game import Game
from chronotable.kernel.message import Message, Ref
from chronotable.lab.experiment import Experiment, Setup, checked_bots, seating
from chronotable.locale import LANGUAGES, render

_english = english("simulate")

_NAMED = ("mode", "level", "agents", "machine")  # options of the game that can be given without --set
_USUAL_BOTS = "search:100"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the program's parser."""
    parser = subparsers.add_parser("simulate", help=_english("about"), description=_english("about"))
    parser.add_argument("game", metavar="GAME", help=_english("help-game"))
    add_setup_arguments(parser)
    for name in _NAMED:
        parser.add_argument(f"--{name}", metavar="VALUE", help=_english("help-named", name=name))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=_english("help-games"))
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--bots", metavar="A,B", help=_english("help-bots", kinds=bots.kinds()))
    who.add_argument("--compare", metavar="A,B", help=_english("help-compare"))
    parser.add_argument("--jobs", type=int, metavar="N", help=_english("help-jobs"))
    parser.add_argument("--limit", type=int, default=LIMIT, metavar="N", help=_english("help-limit", usual=LIMIT))
    parser.add_argument("--out", type=Path, metavar="FILE", help=_english("help-out"))
    parser.add_argument("--seats", type=Path, metavar="FILE", help=_english("help-seats"))
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help=_english("help-lang"))


def run(args: argparse.Namespace) -> int:
    """Carry the command out: 0 is well, 2 bad input, 130 ended by Ctrl-C."""
    printer = _Printer(args.lang)
    try:
        series = _Series(args)
        with opened(args.out, args.seats) as files:
            return _simulate(printer, series, files)
    except ChronotableError as error:
        printer.problem(error.message)
    except OSError as error:
        printer.problem(Message("cli-simulate-files", problem=str(error)))
    return 2


# ---- what is to be played


class _Series:
    """The games that the command line asks for."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.game: Game[Any] = find_game(args.game)
        for name, value in (("games", args.games), ("jobs", args.jobs), ("limit", args.limit)):
            if value is not None and value < 1:
                raise BadOption(Message("cli-simulate-positive", name=f"--{name}", found=value))
        options = given_options(args)
        for name in _NAMED:
            if (text := getattr(args, name)) is not None:
                options[name] = _value(text)
        self.packs = tuple(chronotable.pack(args.game, path) for path in args.pack)
        self.options = self.game.check_options(options, self.packs)
        self.seed: int = secrets.randbits(32) if args.seed is None else args.seed
        self.jobs: int = args.jobs or processors()
        self.limit: int = args.limit
        seats = self.game.seats(self.game.set_up(self.options, self.packs, 1))
        self.compared = checked_bots(args.compare.split(",")) if args.compare else []
        if self.compared:
            if len(set(self.compared)) != 2 or len(self.compared) != 2:
                raise BadOption(Message("cli-simulate-two", found=self.compared))
            self.seatings = _pair_of_seatings(self.compared, seats, self.game.cooperative)
        else:
            self.seatings = [seating(checked_bots((args.bots or _USUAL_BOTS).split(",")), seats)]
        played = Setup(self.game.name, self.game.name, self.options, self.packs, tuple(self.seatings))
        self.experiment = Experiment((played,), args.games, self.seed, self.limit)


def _value(text: str) -> object:
    """A value of an option: JSON, several with commas between them, or a word."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return [_value(part) for part in text.split(",")] if "," in text else text


def processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _pair_of_seatings(names: Sequence[str], seats: int, cooperative: bool) -> list[tuple[str, ...]]:
    """Partners and solo players are compared by a game each; opponents sit at one table, and then change places."""
    if cooperative or seats == 1:
        return [(name,) * seats for name in names]
    return [tuple(names[(seat + first) % 2] for seat in range(seats)) for first in (0, 1)]


# ---- playing


def _simulate(printer: _Printer, series: _Series, files: Files) -> int:
    tasks = [series.experiment.task(number) for number in range(len(series.experiment))]
    printer.heading(series, len(tasks))
    records: list[Record] = []
    interrupted = False
    playing = play_all(tasks, series.jobs)
    with progress(printer.side, printer.language) as tell, contextlib.closing(playing):
        try:
            for record in playing:
                records.append(record)
                files.write(len(records), record)
                tell(len(records), len(tasks))
        except KeyboardInterrupt:
            interrupted = True
    if interrupted:
        printer.line("interrupted", n=len(records), games=len(tasks))
    if records:
        _report(printer, series, records)
    return 130 if interrupted else 0


# ---- counting


def _report(printer: _Printer, series: _Series, records: Sequence[Record]) -> None:
    if series.compared:
        _comparison(printer, series, records)
    for bots_seated in series.seatings:
        played = [record for record in records if record.task.bots == bots_seated]
        group = [record for record in played if record.is_finished]
        if played and len(series.seatings) > 1:
            printer.title("group", bots=list(bots_seated))
        failed = [record for record in played if record.has_failed]
        if failed:
            first = failed[0]
            printer.line("failed", n=len(failed), games=len(played), seed=str(first.task.seed), reason=first.reason)
        if len(group) + len(failed) < len(played):
            n = len(played) - len(group) - len(failed)
            printer.line("unfinished", n=n, games=len(played), limit=series.limit)
        if not group:
            continue
        _victories(printer, series, group)
        _reasons(printer, group)
        printer.line("turns", **_spread([record.turns for record in group]))
        printer.line("decisions", **_spread([record.decisions for record in group]))
        _points(printer, series.game.name, group)
        _things(printer, series, group)


def _spread(numbers: Sequence[int]) -> dict[str, float]:
    return {"mean": fmean(numbers), "least": min(numbers), "most": max(numbers)}


def _victories(printer: _Printer, series: _Series, records: Sequence[Record]) -> None:
    count = len(records)
    if series.game.cooperative:
        won = sum(bool(record.winners) for record in records)
        printer.line("won", won=won, games=count, **_percent(rate(won, count)))
        return
    for seat, name in enumerate(records[0].task.bots):
        won = sum(seat in record.winners for record in records)
        printer.line("seat-won", seat=seat, bot=name, won=won, games=count, **_percent(rate(won, count)))
        if _have_points(records):
            scores = mean([record.scores[seat] for record in records])
            printer.line("seat-score", seat=seat, bot=name, **scores._asdict())


def _have_points(records: Sequence[Record]) -> bool:
    """Whether scores say more than who has won."""
    return any(score not in (0.0, 1.0) for record in records for score in record.scores)


def _percent(estimate: Estimate) -> dict[str, float]:
    return {"rate": 100 * estimate.value, "low": 100 * estimate.low, "high": 100 * estimate.high}


def _reasons(printer: _Printer, records: Sequence[Record]) -> None:
    """Why games ended.  Games that are counted out all end alike: the reason tells only the points of one of them."""
    if _have_points(records):
        return
    counted = Counter(record.reason.id for record in records)
    said = {record.reason.id: record.reason for record in records}
    rows = [
        (printer.text_of(said[id]), *printer.share(n, len(records)))
        for id, n in sorted(counted.items(), key=lambda item: (-item[1], item[0]))
    ]
    printer.table(["reason", "games", "share"], rows)


def _points(printer: _Printer, game: str, records: Sequence[Record]) -> None:
    """A table of points by category for each bot: the mean, the share of players who had any, and the extremes."""
    for bot in dict.fromkeys(records[0].task.bots):
        rows: list[tuple[object, ...]] = []
        for category in categories(records[0]):
            points = [
                sheet[category]
                for record in records
                for name, sheet in zip(record.task.bots, sheets(record), strict=True)
                if name == bot
            ]
            _, scored = printer.share(sum(each != 0 for each in points), len(points))
            average = printer.text("points", mean=fmean(points))
            rows.append((printer.name(Ref(game, "category", category)), average, scored, min(points), max(points)))
        if rows:
            printer.line("points-of", bot=bot)
            printer.table(["category", "points", "scored", "least", "most"], rows)


def _things(printer: _Printer, series: _Series, records: Sequence[Record]) -> None:
    """A table for each kind of thing: how often it took part, and how often that went well."""
    kinds = sorted({kind for record in records for kind in record.statistics})
    for kind in kinds:
        seen: Counter[str] = Counter()
        well: Counter[str] = Counter()
        for record in records:
            for id, success in record.statistics.get(kind, {}).items():
                seen[id] += 1
                well[id] += bool(record.winners) if success is None else success
        order = sorted(seen, key=lambda id: (-well[id] / seen[id], id))
        named = {id: printer.name(series.game.thing(kind, id, series.packs)) for id in order}
        rows = [(named[id], seen[id], *printer.share(well[id], seen[id])) for id in order]
        printer.table([kind, "games", f"{kind}-success", "share"], rows)


def _comparison(printer: _Printer, series: _Series, records: Sequence[Record]) -> None:
    """What the second bot achieves more than the first with the same seed, and how sure that is."""
    pairs = [records[at : at + 2] for at in range(0, len(records) - 1, 2)]
    pairs = [pair for pair in pairs if all(record.is_finished for record in pair)]
    if not pairs:
        return
    first, second = series.compared
    printer.title("compared", first=first, second=second, n=len(pairs))
    wins = [_share_of(second, pair) - _share_of(first, pair) for pair in pairs]
    printer.line("difference-won", **_percent(mean(wins)))
    if series.game.cooperative:
        for kind in _kinds_with_success(records):
            more = [float(_successes(two, kind) - _successes(one, kind)) for one, two in pairs]
            printer.line(f"difference-{kind}", **mean(more)._asdict())
    elif _have_points(records):
        more = [_mean_score(second, pair) - _mean_score(first, pair) for pair in pairs]
        printer.line("difference-score", **mean(more)._asdict())
    printer.gap()


def _kinds_with_success(records: Sequence[Record]) -> list[str]:
    """Kinds of things that go well or badly by themselves."""
    tables = [item for record in records for item in record.statistics.items()]
    return sorted({kind for kind, things in tables if None not in things.values()})


def _share_of(name: str, pair: Sequence[Record]) -> float:
    """The part of a pair's victories that a bot has: a seat's victory is shared by all that win."""
    won = 0.0
    for record in pair:
        seats = [seat for seat, bot in enumerate(record.task.bots) if bot == name]
        if len(seats) == len(record.task.bots):
            return float(bool(record.winners))
        won += sum(seat in seats for seat in record.winners) / (2 * max(1, len(record.winners)))
    return won


def _mean_score(name: str, pair: Sequence[Record]) -> float:
    return fmean(
        score for record in pair for score, bot in zip(record.scores, record.task.bots, strict=True) if bot == name
    )


def _successes(record: Record, kind: str) -> int:
    return sum(bool(success) for success in record.statistics.get(kind, {}).values())


# ---- telling


class _Printer:
    """Prints in one language: results to the standard output, progress and problems to the standard error."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.console = Console(highlight=False)
        self.side = Console(stderr=True, highlight=False)

    def text_of(self, message: Message) -> str:
        return render(message, self.language)

    def text(self, id: str, **args: object) -> Text:
        return Text(self.text_of(Message(f"cli-simulate-{id}", **args)))

    def name(self, thing: Message | Ref) -> str:
        return self.text_of(Message("cli-simulate-thing", thing=thing))

    def line(self, id: str, **args: object) -> None:
        self.console.print(self.text(id, **args), soft_wrap=True)

    def title(self, id: str, **args: object) -> None:
        text = self.text(id, **args)
        text.stylize("bold")
        self.console.print(text, soft_wrap=True)

    def gap(self) -> None:
        self.console.print()

    def problem(self, message: Message) -> None:
        self.side.print(Text(self.text_of(message)), soft_wrap=True)

    def heading(self, series: _Series, games: int) -> None:
        names = [name for seating in series.seatings for name in seating]
        self.title("heading", game=series.game.name, n=games, bots=list(dict.fromkeys(names)), seed=str(series.seed))

    def share(self, part: int, whole: int) -> tuple[str, str]:
        """A count, and its share with the interval."""
        return str(part), str(self.text("share", **_percent(rate(part, whole))))

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for number, column in enumerate(columns):
            table.add_column(self.text(f"column-{column}"), justify="right" if number else "left")
        for row in rows:
            table.add_row(*(Text(str(cell)) for cell in row))
        self.gap()
        self.console.print(table)
        self.gap()
