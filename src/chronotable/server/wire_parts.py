"""Things that the frames of the socket and the answers over HTTP show, as typed structures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from chronotable.kernel.goals import Brief, Grade
from chronotable.kernel.message import Message
from chronotable.kernel.outcome import Sheet
from chronotable.lessons.standing import Standing

Json = dict[str, Any]


class Name(Struct, frozen=True):
    """A named thing of a game; its name is the message `<game>-<kind>-<id>`, or in `names` for things of packs."""

    game: str
    kind: str
    ref: str
    names: dict[str, str] | UnsetType = UNSET


class Words(Struct, frozen=True):
    """A message of the Fluent files; an argument is a number, a string, a Name, other Words, or a list of these."""

    id: str
    args: Json = {}

    @classmethod
    def of(cls, message: Message) -> Words:
        return cls(message.id, message.wire_args())

    @classmethod
    def of_any(cls, message: Message | None) -> Words | None:
        return None if message is None else cls.of(message)


class PackShown(Struct, frozen=True):
    """A pack of an owner of the game, known by the hash of its content.

    `records` are the lists it brings, in the words of its file, each with the ids in it; none where it has no ids.
    """

    hash: str
    name: str
    records: dict[str, list[str]]


class OptionShown(Struct, frozen=True):
    """One thing that may be chosen, and the board elements it points at; `idle` says why it would change nothing."""

    key: str
    label: Words
    targets: tuple[str, ...]
    rule: str
    idle: Words | UnsetType = UNSET


class DecisionShown(Struct, frozen=True):
    """The open question of the seat that looks."""

    seat: int
    prompt: Words
    options: list[OptionShown]
    rule: str


class EventShown(Struct, frozen=True):
    """Something that happened, as the seat may see it: `args` for the board, `text` for the log.

    `choice` is the number of the choice it belongs to (0: the set-up), `seat` whose choice that was.
    """

    number: int
    choice: int
    seat: int | None
    kind: str
    args: Json
    text: Words


class RedoShown(Struct, frozen=True):
    """What was taken back last may come again: then there are so many choices.

    `free`: it was the own undo, and `redo` is enough; else all must agree to it, as they did to the takeback.
    """

    choices: int
    free: bool


class BriefShown(Struct, frozen=True):
    """Who the looking seat is and what it wants; a spectator is nobody.  `secret`: others must not see the screen."""

    goal: Words
    end: Words
    who: Words | None
    side: Words | None
    rule: str
    secret: bool

    @classmethod
    def of(cls, brief: Brief | None) -> BriefShown | None:
        if brief is None:
            return None
        who, side = (None if said is None else Words.of(said) for said in (brief.who, brief.side))
        return cls(Words.of(brief.goal), Words.of(brief.end), who, side, brief.rule, brief.secret)


class LessonStanding(Struct, frozen=True):
    """How far the learner has come: `at` is the first step that still waits for something, or behind the last one.

    `fits`: or else the game has gone on without the lesson.  `keys` are the options that the step waits for, `answers`
    what it says to some of the others.
    """

    at: int
    fits: bool
    keys: tuple[str, ...]
    answers: dict[str, Words]

    @classmethod
    def of(cls, found: Standing) -> LessonStanding:
        answers = {key: Words.of(said) for key, said in found.answers.items()}
        return cls(found.at, found.fits, found.keys, answers)


class FateShown(Struct, frozen=True):
    """What threatens the looking seat (`danger`) or has befallen it (`fate`), with what it can still do."""

    grade: Grade
    text: Words
    rule: str


class SheetRow(Struct, frozen=True):
    """What a seat had at the end, or somebody who plays without one and has a `name` of their own.

    `numbers` has one for each column, `notes` say what they were and what became of them.
    """

    seat: int | None
    name: Words | None
    numbers: list[int]
    total: int | None
    notes: list[Words]


class SheetShown(Struct, frozen=True):
    """The end of a game as a table: categories, everybody's numbers, and what else is to be known of it."""

    columns: list[Words]
    rows: list[SheetRow]
    facts: list[Words]

    @classmethod
    def of(cls, sheet: Sheet) -> SheetShown:
        rows = [
            SheetRow(row.seat, Words.of_any(row.name), list(row.numbers), row.total, _words(row.notes))
            for row in sheet.rows
        ]
        return cls(_words(sheet.columns), rows, _words(sheet.facts))


def _words(messages: Sequence[Message]) -> list[Words]:
    return [Words.of(message) for message in messages]


class ResultShown(Struct, frozen=True):
    """How the game ended.  `victor` says who or what won, where the names of the winning seats do not."""

    winners: list[int]
    scores: list[float]
    reason: Words
    details: Json
    victor: Words | None = None
    sheet: SheetShown | None = None  # results of older tables have none


SeatKind = Literal["person", "bot", "open"]
ProposalKind = Literal["takeback", "redo", "replace", "go_on", "end", "again"]


# Why somebody may know what is hidden at a table: the match came from a save, or from another table at whose match one
# could look back; its past was looked at while it was running; a seat changed hands; it is a lesson, always dealt
# alike.
Known = Literal["loaded", "branched", "seen", "handed", "guided"]


class SeatShown(Struct, frozen=True):
    """Who sits where.

    `here`: somebody is connected; `yours`: this browser holds the seat; `lent`: a bot plays it for a person;
    `browsers`: how many hold it; `begun`: whoever sits there has chosen something; `offered`: anybody may sit down;
    `bot_in`: after so many seconds the others may agree on a bot, since nobody is there.
    """

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    here: bool
    yours: bool
    lent: bool
    browsers: int
    begun: bool
    offered: bool
    bot_in: int | None


class Proposal(Struct, frozen=True):
    """Something all people at the table must agree to: a takeback to choice `to`, or a bot for the absent seat `to`.

    A `redo` takes the last takeback back: then there are `to` choices again.  `again`: a new game with the same seats.
    """

    number: int
    what: ProposalKind
    by: int
    to: int
    agreed: list[int]
    missing: list[int]


class TalkLine(Struct, frozen=True):
    """A line of table talk; `team` lines reach the team only."""

    number: int
    seat: int | None
    name: str
    channel: Literal["table", "team"]
    text: str
    at: float


class MoveShown(Struct, frozen=True):
    """A move that a hint speaks of: an option of the question, or a later one of the plan, with where it points."""

    key: str
    label: Words
    targets: tuple[str, ...]
