"""`chronotable puzzle`: the puzzle of the day, all puzzles of the games, and the check of their proofs.

Ends with 0 after a puzzle, a list, `q` or the end of input, 1 when a proof does not hold, 2 after bad arguments.
"""

from __future__ import annotations

import argparse
import contextlib
import tempfile
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from chronotable.cli.dialogue import game_title
from chronotable.cli.help_texts import english
from chronotable.cli.menu import EndOfInput
from chronotable.cli.puzzle_session import PuzzleSession
from chronotable.cli.session import Quit
from chronotable.cli.solved import Solved
from chronotable.cli.storage import PERSON, SaveFile, Table
from chronotable.cli.terminal import Terminal, preferred_language
from chronotable.games import game as find_game
from chronotable.games import names
from chronotable.kernel.message import Message
from chronotable.locale import LANGUAGES
from chronotable.puzzles.as_lesson import as_lesson
from chronotable.puzzles.checking import check, check_rules
from chronotable.puzzles.puzzle import HARDEST, Puzzle, find_puzzle, of_the_day, puzzles

_english = english("puzzle")


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser("puzzle", help=_english("about"), description=_english("about"))
    parser.add_argument("game", nargs="?", metavar="GAME", help=_english("help-game"))
    parser.add_argument("puzzle", nargs="?", metavar="PUZZLE", help=_english("help-puzzle"))
    parser.add_argument("--check", action="store_true", help=_english("help-check"))
    parser.add_argument("--lang", choices=LANGUAGES, help=_english("help-lang"))
    parser.add_argument("--ascii", action="store_true", help=_english("help-ascii"))
    parser.add_argument("--line", action="store_true", help=_english("help-line"))


def run(args: argparse.Namespace) -> int:
    language = args.lang or preferred_language()
    games = names() if args.game is None else [find_game(args.game).name]
    if args.check:
        return _check(Terminal(language), games, args.puzzle)
    if args.game is not None and args.puzzle is None:
        _list(Terminal(language, ascii_only=args.ascii), games[0])
        return 0
    today = date.today()
    todays = of_the_day(today)
    puzzle = todays if args.game is None else find_puzzle(games[0], args.puzzle)
    terminal = Terminal(language, ascii_only=args.ascii, lines_only=args.line)
    with contextlib.closing(terminal):
        if puzzle is None:
            terminal.say(Message("cli-puzzle-none"))
            return 0
        return _solve(terminal, puzzle, today, puzzle is todays)


def _list(terminal: Terminal, game: str) -> None:
    """The puzzles of a game, the easiest first, and which of them are solved."""
    found = puzzles(game)
    solved = Solved()
    done = [puzzle for puzzle in found if puzzle.id in solved.of(game)]
    title = game_title(find_game(game))
    terminal.say(Message("cli-puzzle-list", game=title, done=len(done), n=len(found)), "bold")
    width = max((len(puzzle.id) for puzzle in found), default=0)
    for puzzle in found:
        sign = terminal.text(f"cli-learn-sign-{'done' if puzzle in done else 'new'}")
        id, grade = puzzle.id.ljust(width), stars(puzzle)
        terminal.say(Message("cli-puzzle-line", sign=sign, id=id, grade=grade, title=puzzle.goal.title))
    if streak := solved.streak(date.today()):
        terminal.say(Message("cli-puzzle-streak", n=streak))


def stars(puzzle: Puzzle) -> str:
    return "*" * puzzle.grade + " " * (HARDEST - puzzle.grade)


def _solve(terminal: Terminal, puzzle: Puzzle, today: date, is_todays: bool) -> int:
    match = puzzle.begin()
    lesson = as_lesson(puzzle)
    seats = [PERSON if lesson.is_learner(seat) else lesson.bots for seat in range(match.seats)]
    with tempfile.TemporaryDirectory() as folder:  # a puzzle takes some minutes: nobody goes on with it another day
        table = Table(seats, terminal.language)
        session = PuzzleSession(terminal, match, SaveFile(Path(folder) / "puzzle.ct"), table, lesson)
        try:
            session.play()
        except (Quit, EndOfInput, KeyboardInterrupt):
            terminal.close()
            terminal.say(Message("cli-puzzle-left", game=puzzle.game, puzzle=puzzle.id))
            return 0
    terminal.close()
    solved = Solved()
    solved.solve(puzzle.game, puzzle.id, today if is_todays else None)
    terminal.say(Message("cli-puzzle-solved", tries=session.tries))
    for number, key in enumerate(puzzle.rest):
        seat = session.match.waiting()[0]
        asked = session.match.decision_of(seat)
        if asked is None or (option := asked.get(key)) is None:
            break
        terminal.say(Message("cli-puzzle-rest" if number == 0 else "cli-puzzle-then", option=option.label))
        session.match.choose(key, seat)
    if is_todays:
        terminal.say(Message("cli-puzzle-streak", n=solved.streak(today)))
    return 0


# ---- proofs


def _check(terminal: Terminal, games: Sequence[str], only: str | None) -> int:
    wrong = 0
    for game in games:
        if (outdated := check_rules(game)) is not None:
            wrong += 1
            terminal.say(Message("cli-puzzle-wrong", game=game, id="", problem=outdated.message))
        found = puzzles(game) if only is None else (find_puzzle(game, only),)
        for puzzle in found:
            problem = check(puzzle)
            if problem is None:
                terminal.say(Message("cli-puzzle-well", game=game, id=puzzle.id))
            else:
                wrong += 1
                terminal.say(Message("cli-puzzle-wrong", game=game, id=problem.id, problem=problem.message))
    return 1 if wrong else 0
