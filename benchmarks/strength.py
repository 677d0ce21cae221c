"""How strong bots are, on paired seeds, in a series that can be broken off and gone on with.

    tools/compiled -m benchmarks.strength loop --seed 777000 --games 100 --into FILE planner:32 "planner:32 later=0.6"

Each candidate is a bot, and what its weights are to be instead of `WEIGHTS` of the game's `weights.py`.  All play the
same games; every game is a line of the file as soon as it is over, and those that are there are not played again.  In
a game of rivals a candidate sits at each seat in turn, among others who all are `--among`; with `--side guard` it has
all seats to which the game says that they are guards.

A line knows by what code it was played.  Where that has changed since, the first game is played again: when it goes as
it did the series goes on, else it begins anew, and says so.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import chronotable
from chronotable.bots import make
from chronotable.bots.intervals import mean, rate
from chronotable.bots.series import Task, game_seed, play
from chronotable.games import game, names
from chronotable.kernel.errors import BadOption
from chronotable.kernel.match import new_match

FLAGS = {"true": True, "false": False}
SAME = ("won", "points", "reason", "turns", "decisions")  # what shows that a game was played as before


@dataclass(frozen=True)
class Candidate:
    """A bot with weights of its own."""

    text: str
    bot: str
    weights: dict[str, float]

    @classmethod
    def of(cls, text: str) -> Candidate:
        bot, *changes = text.split()
        pairs = [change.partition("=") for change in changes]
        return cls(text, bot, {name: float(value) for name, _, value in pairs})

    def problem(self, game: str) -> str | None:
        """Why it cannot play."""
        try:
            make(self.bot)
        except BadOption as error:
            return str(error)
        present = weights_of(game)
        numbers = [name for name in dir(present) if isinstance(getattr(present, name), float)]
        unknown = [name for name in self.weights if name not in numbers]
        return f"{game} has no weight {unknown[0]}; there are: {', '.join(numbers)}" if unknown else None


@cache
def code_of(game: str) -> str:
    """Of all Python that decides how bots play the game."""
    package = Path(chronotable.__file__).parent
    total = hashlib.blake2b(digest_size=6)
    for room in ("kernel", "bots", f"games/{game}"):
        for path in sorted((package / room).rglob("*.py")):
            total.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


@cache
def commit() -> str:
    """Of the checkout, where there is one."""
    asked = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return asked.stdout.strip()


def weights_of(game: str) -> Any:
    return import_module(f"chronotable.games.{game}.weights").WEIGHTS


@contextmanager
def weighing(game: str, weights: dict[str, float]) -> Iterator[None]:
    """With these weights of the game, for as long as it takes."""
    present = weights_of(game)
    before = {weight: getattr(present, weight) for weight in weights}
    for weight, value in weights.items():
        setattr(present, weight, value)
    try:
        yield
    finally:
        for weight, value in before.items():
            setattr(present, weight, value)


@dataclass(frozen=True)
class Series:
    """What all candidates play."""

    game: str
    options: dict[str, Any]
    players: int
    seed: int
    among: str | None
    side: str | None = None

    def played(self, candidate: Candidate, number: int) -> dict[str, Any]:
        """Game number so-and-so, as a line of the file."""
        each_seat = self.among is not None and self.side is None
        seed = game_seed(self.seed, number // self.players if each_seat else number)
        own = self.own_seats(seed, number)
        bots = [candidate.bot if self.among is None or seat in own else self.among for seat in range(self.players)]
        begun = time.process_time()
        with weighing(self.game, candidate.weights):
            record = play(Task(self.game, self.options, (), seed, tuple(bots)))
        won = float(own[0] in record.winners)
        lead = record.scores[own[0]]
        if each_seat:
            others = [score for seat, score in enumerate(record.scores) if seat not in own]
            won /= max(1, len(record.winners))
            lead -= max(others, default=0.0)
        return {
            "series": self.id(), "candidate": candidate.text, "number": number, "won": won, "points": lead,
            "reason": record.reason.id, "turns": record.turns, "seconds": round(time.process_time() - begun, 2),
            "decisions": record.decisions, "things": record.statistics, "code": code_of(self.game), "commit": commit(),
        }  # fmt: skip

    def begins_anew(self, candidate: Candidate, rows: dict[int, dict[str, Any]]) -> bool:
        """Was it played by other code, which plays another game?"""
        others = [number for number in sorted(rows) if rows[number].get("code") != code_of(self.game)]
        if not others:
            return False
        first = rows[others[0]]
        again = self.played(candidate, others[0])
        anew = any(first[word] != again[word] for word in SAME)
        played_by = first.get("commit", "")
        went = "another game: the series begins anew" if anew else "the same game: the series goes on"
        print(f"{candidate.text}: {len(others)} games by other code ({played_by}); number {others[0]} is now {went}")
        return anew

    def own_seats(self, seed: int, number: int) -> list[int]:
        """Those of the side, or the one whose turn it is."""
        if self.side is None:
            return [number % self.players]
        match = new_match(game(self.game), self.options, (), seed)
        goals = [brief.goal if (brief := match.brief(seat)) else None for seat in range(self.players)]
        return [seat for seat, goal in enumerate(goals) if goal and self.side in goal.args.values()]

    def key(self) -> str:
        side = [] if self.side is None else [self.side]
        return json.dumps([self.game, self.options, self.seed, self.among, *side], sort_keys=True)

    def id(self) -> str:
        """Short, for every line; the first one of a file tells what it stands for."""
        return hashlib.blake2b(self.key().encode(), digest_size=6).hexdigest()


def known_rows(file: Path) -> Iterator[dict[str, Any]]:
    """The games there are; a line that was broken off counts as none."""
    if file.exists():
        text = file.read_text(encoding="utf-8")
        if text and not text.endswith("\n"):
            with open(file, "a", encoding="utf-8") as open_file:
                print(file=open_file)
        for line in text.splitlines():
            with suppress(json.JSONDecodeError):
                yield json.loads(line)


def report(rows: dict[str, dict[int, dict[str, Any]]], candidates: list[Candidate]) -> None:
    """Every candidate, and what is different from the first one in the games that both played."""
    first = rows[candidates[0].text]
    for candidate in candidates:
        games = rows[candidate.text]
        if not games:
            continue
        won = rate(sum(row["won"] for row in games.values()), len(games))
        points = mean([row["points"] for row in games.values()])
        cost = sum(row["seconds"] for row in games.values())
        choices = sum(row["decisions"] for row in games.values())
        print(f"{candidate.text}: {len(games)} games, won {_percent(*won)}, points {_range(*points)}")
        print(f"    {cost / len(games):.2f} s a game, {1000 * cost / choices:.1f} ms a choice; {_endings(games)}")
        for kind, mean_count in _successes(games):
            print(f"    {kind}: {mean_count:.2f} a game went well")
        both = sorted(games.keys() & first.keys())
        if candidate is not candidates[0] and both:
            more = mean([games[number]["won"] - first[number]["won"] for number in both])
            lead = mean([games[number]["points"] - first[number]["points"] for number in both])
            better = sum(games[number]["won"] > first[number]["won"] for number in both)
            worse = sum(games[number]["won"] < first[number]["won"] for number in both)
            print(
                f"    against the first: {_percent(*more)}, better in {better}, worse in {worse} of {len(both)};"
                f" points {_range(*lead)}"
            )


def _successes(games: dict[int, dict[str, Any]]) -> list[tuple[str, float]]:
    """What went well or badly by itself, such as missions: how many of each kind did in a game."""
    found: dict[str, int] = {}
    for row in games.values():
        for kind, things in row["things"].items():
            if None not in things.values():
                found[kind] = found.get(kind, 0) + sum(things.values())
    return [(kind, count / len(games)) for kind, count in sorted(found.items())]


def _endings(games: dict[int, dict[str, Any]]) -> str:
    found: dict[str, int] = {}
    for row in games.values():
        found[row["reason"]] = found.get(row["reason"], 0) + 1
    return ", ".join(f"{reason} {count}" for reason, count in sorted(found.items()))


def _percent(value: float, low: float, high: float) -> str:
    return f"{100 * value:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def _range(value: float, low: float, high: float) -> str:
    return f"{value:.2f} ({low:.2f} to {high:.2f})"


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m benchmarks.strength", description="Play candidates on paired seeds.")
    parser.add_argument("game", choices=names())
    parser.add_argument("candidates", nargs="+", type=Candidate.of, metavar="BOT [WEIGHT=VALUE ...]")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number to begin with")
    parser.add_argument("--seed", type=int, default=777000, help="the base of the series")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="a set-up option")
    parser.add_argument("--among", help="the bot of all other seats; without it the candidate has all seats")
    parser.add_argument("--side", help="the candidate has all seats of it, as their goal says: guard, prisoner")
    parser.add_argument("--into", type=Path, required=True, help="the file of the games, to go on with")
    args = parser.parse_args(words)
    for problem in filter(None, [candidate.problem(args.game) for candidate in args.candidates]):
        parser.error(problem)
    options: dict[str, Any] = {"players": args.players}
    for pair in args.set:
        name, _, value = pair.partition("=")
        options[name] = int(value) if value.isdigit() else FLAGS.get(value, value)
    options = game(args.game).check_options(options, ())
    series = Series(args.game, options, args.players, args.seed, args.among, args.side)
    if not series.own_seats(game_seed(args.seed, 0), 0):
        parser.error(f"nobody in {args.game} is told to be a {args.side}")
    rows: dict[str, dict[int, dict[str, Any]]] = {candidate.text: {} for candidate in args.candidates}
    is_told = False
    for row in known_rows(args.into):
        is_told = is_told or row.get("means") == series.key()
        if row["series"] == series.id() and row.get("candidate") in rows and row["number"] < args.games:
            rows[row["candidate"]][row["number"]] = row
    for candidate in args.candidates:
        if series.begins_anew(candidate, rows[candidate.text]):
            rows[candidate.text] = {}
    with open(args.into, "a", encoding="utf-8") as file:
        if not is_told:
            print(json.dumps({"series": series.id(), "means": series.key()}), file=file, flush=True)
        for number in range(args.first, args.games):
            for candidate in args.candidates:
                if number not in rows[candidate.text]:
                    row = rows[candidate.text][number] = series.played(candidate, number)
                    print(json.dumps(row), file=file, flush=True)
    report(rows, args.candidates)
    return 0


if __name__ == "__main__":
    sys.exit(main())
