"""`chronotable lab run`: an experiment from a file, over processes or a Dask cluster, into a folder of Parquet tables.

The same file gives the same tables, whoever plays.  Ctrl-C lets the games in progress end and is a good end: the same
command goes on.  Needs the extra `lab`.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from chronotable.cli.help_texts import english
from chronotable.cli.series_progress import progress
from chronotable.cli.simulate import processors
from chronotable.cli.storage import write_whole
from chronotable.cli.terminal import display_path, preferred_language
from chronotable.kernel.errors import BadOption, ChronotableError
from chronotable.kernel.message import Message
from chronotable.lab.crew import Cluster, Crew, Processes, Stop
from chronotable.lab.experiment import read
from chronotable.lab.run import Done, carry_out
from chronotable.locale import LANGUAGES, render

_english = english("lab")

_LOCAL: Final = "local"
_RESULTS: Final = Path("results")
_PAGE: Final = "report.html"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser("lab", help=_english("about"), description=_english("about"))
    commands = parser.add_subparsers(dest="lab_command", metavar="COMMAND", required=True)
    run = commands.add_parser("run", help=_english("run-about"), description=_english("run-about"))
    run.add_argument("file", type=Path, metavar="FILE", help=_english("help-file"))
    run.add_argument("--out", type=Path, metavar="FOLDER", help=_english("help-out"))
    run.add_argument("--jobs", type=int, metavar="N", help=_english("help-jobs"))
    run.add_argument("--cluster", metavar="ADDRESS", help=_english("help-cluster"))
    run.add_argument("--lang", choices=LANGUAGES, help=_english("help-lang"))
    told = commands.add_parser("report", help=_english("report-about"), description=_english("report-about"))
    told.add_argument("folder", type=Path, metavar="FOLDER", help=_english("help-folder"))
    told.add_argument("-o", "--out", type=Path, metavar="FILE", help=_english("help-report-out"))
    told.add_argument("--lang", choices=LANGUAGES, help=_english("help-report-lang"))


def run(args: argparse.Namespace) -> int:
    """Carry the command out: 0 is well, 2 bad input, 130 ended by Ctrl-C."""
    return _report(args) if args.lab_command == "report" else _run(args)


def _report(args: argparse.Namespace) -> int:
    from chronotable.lab.reports import report  # with its texts and tables it is not needed to play

    language = args.lang or preferred_language()
    path: Path = args.out or args.folder / _PAGE
    write_whole(path, report(args.folder, language).html())
    print(render(Message("cli-lab-reported", path=display_path(path)), language))
    return 0


def _run(args: argparse.Namespace) -> int:
    language = args.lang or preferred_language()
    out, side = Console(highlight=False), Console(stderr=True, highlight=False)

    def say(console: Console, message: Message) -> None:
        console.print(Text(render(message, language)), soft_wrap=True)

    try:
        if args.jobs is not None and args.jobs < 1:
            raise BadOption(Message("cli-simulate-positive", name="--jobs", found=args.jobs))
        experiment = read(args.file)
        folder = args.out or _RESULTS / args.file.stem
        say(out, Message("cli-lab-heading", name=experiment.name, n=len(experiment), folder=display_path(folder)))
        with Stop().on_interrupt() as stop, progress(side, language) as tell:
            done = carry_out(experiment, folder, lambda: _crew(args), stop, tell)
    except ChronotableError as error:
        say(side, error.message)
        return 2
    for message in _told(done):
        say(out, message)
    return 130 if done.stopped else 0


def _crew(args: argparse.Namespace) -> Crew:
    jobs = args.jobs or processors()
    if args.cluster is None:
        return Processes(jobs)
    return Cluster(workers=jobs) if args.cluster == _LOCAL else Cluster(args.cluster)


def _told(done: Done) -> list[Message]:
    found = [Message("cli-lab-before", n=done.before)] if done.before else []
    found.append(Message("cli-lab-stopped" if done.stopped else "cli-lab-done", n=done.games, games=done.total))
    if done.unfinished:
        found.append(Message("cli-lab-unfinished", n=done.unfinished))
    return [*found, Message("cli-lab-digest", digest=done.digest)]
