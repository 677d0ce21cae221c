"""`chronotable learn`: the courses of the games, and their lessons played in the terminal.

Ends with 0 after a lesson, a list, `q` or the end of input, 1 when a checked lesson is wrong, 2 after bad arguments.
"""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Sequence

from chronotable.cli.dialogue import game_title
from chronotable.cli.help_texts import english
from chronotable.cli.learned import Learned
from chronotable.cli.lesson_session import LessonSession
from chronotable.cli.menu import EndOfInput
from chronotable.cli.session import Quit
from chronotable.cli.storage import PERSON, SaveFile, Table
from chronotable.cli.terminal import Terminal, preferred_language
from chronotable.games import game as find_game
from chronotable.games import names
from chronotable.kernel.errors import ChronotableError
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.lessons.check import Checked, check
from chronotable.lessons.course import course, find_lesson
from chronotable.lessons.lesson import Lesson
from chronotable.locale import LANGUAGES

_english = english("learn")


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser("learn", help=_english("about"), description=_english("about"))
    parser.add_argument("game", nargs="?", metavar="GAME", help=_english("help-game"))
    parser.add_argument("lesson", nargs="?", metavar="LESSON", help=_english("help-lesson"))
    parser.add_argument("--again", action="store_true", help=_english("help-again"))
    parser.add_argument("--check", action="store_true", help=_english("help-check"))
    parser.add_argument("--lang", choices=LANGUAGES, help=_english("help-lang"))
    parser.add_argument("--ascii", action="store_true", help=_english("help-ascii"))
    parser.add_argument("--line", action="store_true", help=_english("help-line"))


def run(args: argparse.Namespace) -> int:
    language = args.lang or preferred_language()
    games = names() if args.game is None else [find_game(args.game).name]
    if args.check:
        return _check(Terminal(language), games, args.lesson)
    if args.lesson is None:
        _list(Terminal(language, ascii_only=args.ascii), games)
        return 0
    terminal = Terminal(language, ascii_only=args.ascii, lines_only=args.line)
    with contextlib.closing(terminal):
        return _learn(terminal, find_lesson(games[0], args.lesson), args.again)


# ---- the courses


def _list(terminal: Terminal, games: Sequence[str]) -> None:
    """Each course with its lessons, how long they take, and how far one has come."""
    for name in games:
        lessons = course(name)
        if not lessons:
            continue
        learned = Learned(name)
        done = sum(lesson.id in learned.done for lesson in lessons)
        title = game_title(find_game(name))
        terminal.say(Message("cli-learn-course", game=title, done=done, n=len(lessons)), "bold")
        width = max(len(lesson.id) for lesson in lessons)
        for lesson in lessons:
            state = "done" if lesson.id in learned.done else "begun" if learned.is_begun(lesson.id) else "new"
            sign = terminal.text(f"cli-learn-sign-{state}")
            terminal.say(
                Message("cli-learn-line", sign=sign, id=lesson.id.ljust(width), title=lesson.title, n=lesson.minutes)
            )
    last = next((name for name in games if course(name)), None)
    if last is None:
        terminal.say(Message("cli-learn-none"))
    else:
        following = Learned(last).next_of(course(last)) or course(last)[0]
        terminal.say(Message("cli-learn-hint", game=last, lesson=following.id))


def _learn(terminal: Terminal, lesson: Lesson, again: bool) -> int:
    learned = Learned(lesson.game)
    save = SaveFile(learned.place(lesson.id))
    match = None if again else _begun(learned, lesson, save)
    if match is None:
        match = lesson.begin()
        learned.begin(lesson.id)
    seats = [PERSON if lesson.is_learner(seat) else lesson.bots for seat in range(match.seats)]
    session = LessonSession(terminal, match, save, Table(seats, terminal.language), lesson)
    try:
        session.play()
    except (Quit, EndOfInput, KeyboardInterrupt):
        session.keep()
        terminal.close()
        terminal.say(Message("cli-learn-left", game=lesson.game, lesson=lesson.id))
        return 0
    if session.is_finished:
        learned.finish(lesson.id)
        terminal.close()
        following = learned.next_of(course(lesson.game), lesson)
        if following is None:
            terminal.say(Message("cli-learn-all-finished"))
        else:
            said = Message("cli-learn-finished", game=lesson.game, lesson=following.id, title=following.title)
            terminal.say(said)
    return 0


def _begun(learned: Learned, lesson: Lesson, save: SaveFile) -> Match | None:
    """The match that was left in the middle, if it is still one of this lesson."""
    text = save.read() if learned.is_begun(lesson.id) else None
    if not text:
        return None
    try:
        match = LessonSession.loaded(text)
    except ChronotableError:  # of other rules, or damaged: the lesson begins anew
        return None
    return match if match.game.name == lesson.game and match.result is None else None


# ---- for authors


def _check(terminal: Terminal, games: Sequence[str], only: str | None) -> int:
    found = [(game, each) for game in games for each in check(game) if only in (None, _id(each))]
    if only is not None and not found:
        lessons = [_id(each) for each in check(games[0])]
        terminal.say(Message("kernel-lesson-unknown", name=only, lessons=lessons))
        return 2
    for game, each in found:
        if each.lesson is not None and not each.problems:
            steps = each.lesson.steps
            choices = sum(bool(step.choose) for step in steps)
            terminal.say(Message("cli-learn-well", game=game, file=each.file, n=len(steps), choices=choices))
        for problem in each.problems:
            terminal.say(Message("cli-learn-wrong", game=game, problem=problem.message))
    return 1 if any(each.problems for _, each in found) else 0


def _id(checked: Checked) -> str:
    return checked.file if checked.lesson is None else checked.lesson.id
