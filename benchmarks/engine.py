"""How fast our games are, and how that compares with published engines measured in the same run.

All are measured in one process on one core, in turn, round after round, in CPU time: what else the machine does hardly
matters, and a ratio of two rates of the same round holds on other machines too.  Medians over the rounds are shown.
"""

from __future__ import annotations

import json
import platform
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table
from rich.text import Text

from benchmarks.peers import Peer, Subject, Tally, load
from benchmarks.processors import stay_on
from chronotable.bots.search import Search
from chronotable.games import game as game_named
from chronotable.kernel import engine
from chronotable.kernel.engine import choose, pending
from chronotable.kernel.state import State

OURS = "ours"
_INTO_THE_GAME = 20  # decisions before a copy or a search: an opening position is not the usual one
_SIMULATIONS = 50  # of one search
_BATCH = 10  # copies between two looks at the clock


def compare(games: Sequence[str], only: Sequence[str], rounds: int, seconds: float, file: Path | None) -> None:
    """Measure our games, if `only` has "ours", beside the peers that it names, and print what came out."""
    stay_on(1)
    peers = [load(name) for name in only if name != OURS]
    subjects = [bare(name) for name in games] if OURS in only else []
    ours = [Samples(subject) for subject in subjects]
    theirs = [Samples(subject) for peer in peers for subject in peer.subjects]
    report = _Report()
    report.heading()
    measure([*ours, *theirs], rounds, seconds, report.progress)
    report.rates([*ours, *theirs])
    if ours and theirs:
        report.ratios(ours, theirs)
    report.not_measured(peers)
    if file is not None:
        file.write_text(json.dumps(_as_json(ours, theirs, peers), indent=1) + "\n", encoding="utf-8")


# ---- measuring


@dataclass(slots=True)
class Samples:
    """What was measured of a subject, one number a round."""

    subject: Subject
    tally: Tally = field(default_factory=Tally)
    decisions: list[float] = field(default_factory=list)  # a second
    copies: list[float] = field(default_factory=list)  # microseconds each
    simulations: list[float] = field(default_factory=list)  # a second

    def take(self, seconds: float) -> None:
        """One round."""
        self.decisions.append(_per_second(self._play, seconds))
        if self.subject.copier is not None:
            self.copies.append(_microseconds(self.subject.copier(), seconds / 2))
        if self.subject.search is not None:
            self.simulations.append(_per_second(self.subject.search, seconds))

    def _play(self) -> int:
        before = self.tally.decisions
        self.subject.play(self.tally)
        self.tally.games += 1
        return self.tally.decisions - before


def _per_second(work: Callable[[], int], seconds: float) -> float:
    """How much gets done in a second of CPU time, by work that says how much it was."""
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


def _microseconds(call: Callable[[], object], seconds: float) -> float:
    """What one call costs; a few calls for each look at the clock, which is not free."""

    def batch() -> int:
        for _ in range(_BATCH):
            call()
        return _BATCH

    return 1e6 / _per_second(batch, seconds)


def measure(samples: Sequence[Samples], rounds: int, seconds: float, progress: Callable[[int, int], None]) -> None:
    for sample in samples:  # what is only done once, such as reading data, is no part of the speed
        sample.subject.play(Tally())
    for number in range(rounds):
        progress(number, rounds)
        for sample in samples:
            sample.take(seconds)


def bare(name: str) -> Subject:
    """One of our games with its usual options, played through the same calls that bots use."""
    game = game_named(name)
    seeds = iter(range(1, 1 << 62))

    def decide(state: State, tally: Tally) -> None:
        choose(state, tally.decide(len(state.options)))

    def play(tally: Tally) -> None:
        state = game.start({}, next(seeds))
        while state.options:
            decide(state, tally)

    def midgame() -> State:
        state: State = game.start({}, 5)
        for _ in range(_INTO_THE_GAME):
            if state.options:
                decide(state, Tally())
        return state

    def search() -> int:
        state = midgame()
        if not state.options:  # it was a short game
            return 0
        seat = pending(state)[0][0]
        known = game.determinise(state, seat, next(seeds))
        return Search(simulations=_SIMULATIONS).simulated(game, known, seat, next(seeds)).simulations()

    core = "Python" if interpreted() else "mypyc"
    return Subject("Chronotable", name, core, play, lambda: midgame().clone, search)


def interpreted() -> bool:
    return engine.__file__.endswith(".py")


# ---- telling


class _Report:
    """Prints the measurements."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False)

    def heading(self) -> None:
        build = "interpreted (tools/compiled runs them compiled)" if interpreted() else "compiled by mypyc"
        self.console.print(f"Python {platform.python_version()}; our games are {build}", soft_wrap=True)

    def progress(self, number: int, rounds: int) -> None:
        if self.console.is_terminal:
            self.console.print(f"Round {number + 1} of {rounds} ...", end="\r")

    def rates(self, samples: Sequence[Samples]) -> None:
        columns = ("Rules", "Decisions a second", "... a game", "Options", "Copy, µs", "Simulations a second")
        table = _table("Uniform random play, on one core, by CPU time", *columns)
        for sample in samples:
            tally = sample.tally
            table.add_row(
                _name(sample.subject),
                sample.subject.core,
                _number(sample.decisions, 0),
                f"{tally.decisions / tally.games:,.0f}",
                f"{tally.options / tally.decisions:.1f}",
                _number(sample.copies, 1),
                _number(sample.simulations, 0),
            )
        self.console.print(table, "")

    def ratios(self, ours: Sequence[Samples], theirs: Sequence[Samples]) -> None:
        """How many times as fast as each peer we are, for decisions and for copies: a table for each game."""
        for own in ours:
            table = _table(f"How many times as fast as others {own.subject.game} is", "Decisions", "Copies")
            for peer in theirs:
                speed, copying = _ratio(own.decisions, peer.decisions), _ratio(peer.copies, own.copies)
                table.add_row(_name(peer.subject), _times(speed), _times(copying))
            self.console.print(table, "")

    def not_measured(self, peers: Sequence[Peer]) -> None:
        if absent := [peer.package for peer in peers if peer.version is None]:
            names = ", ".join(absent)
            self.console.print(f"Not installed, so not measured: {names} (see CONTRIBUTING.md).", soft_wrap=True)
        for peer in peers:
            if peer.problem:
                self.console.print(f"Not measured: {peer.package} ({peer.problem})", soft_wrap=True)


def _table(title: str, *columns: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim", title_justify="left")
    table.title = title
    table.add_column("Engine and game", no_wrap=True)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def _name(subject: Subject) -> str:
    return f"{subject.owner} {subject.game}"


def _number(samples: Sequence[float], digits: int) -> str:
    return f"{median(samples):,.{digits}f}" if samples else "–"


def _ratio(numerators: Sequence[float], denominators: Sequence[float]) -> float | None:
    """The median over the rounds of the ratio within a round; None where one side was not measured."""
    ratios = [above / below for above, below in zip(numerators, denominators)]
    return median(ratios) if ratios else None


def _times(ratio: float | None) -> Text:
    if ratio is None:
        return Text("–")
    return Text(f"{ratio:,.1f}×" if ratio >= 1 else f"{ratio:.2f}×", style="green" if ratio >= 1 else "red")


def _as_json(ours: Sequence[Samples], theirs: Sequence[Samples], peers: Sequence[Peer]) -> dict[str, object]:
    """Everything that was measured, round by round, and on what."""
    return {
        "python": platform.python_version(),
        "compiled": not interpreted(),
        "peers": {peer.package: peer.version for peer in peers},
        "rates": [
            {
                "engine": sample.subject.owner,
                "game": sample.subject.game,
                "core": sample.subject.core,
                "decisions_per_second": sample.decisions,
                "decisions_per_game": sample.tally.decisions / sample.tally.games,
                "options_per_decision": sample.tally.options / sample.tally.decisions,
                "copy_microseconds": sample.copies,
                "simulations_per_second": sample.simulations,
            }
            for sample in (*ours, *theirs)
        ],
        "ratios": [
            {
                "game": own.subject.game,
                "engine": peer.subject.owner,
                "peer_game": peer.subject.game,
                "decisions": _ratio(own.decisions, peer.decisions),
                "copies": _ratio(peer.copies, own.copies),
            }
            for own in ours
            for peer in theirs
        ],
    }
