"""What travels over HTTP: the requests of `/api/...` and their answers, in JSON.

The frames of the socket, and the parts that both are made of, are in `wire.py`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from chronotable.server.wire import State
from chronotable.server.wire_parts import Json, Known, PackShown, SeatShown, Words


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new table: this browser, somebody by link, or a bot."""

    kind: Literal["me", "link", "bot"]
    bot: str | None = None
    name: str = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables.  `seats` in seat order; missing ones are `me`.  `packs` are hashes, applied in this order."""

    game: str
    options: Json = {}
    seats: list[SeatWanted] = []
    name: str = ""
    listed: bool = False
    undo: bool = True
    hints: bool = True
    lesson: str | None = None  # then game and lesson say all of it but the name of the learner's seat
    packs: list[str] = []


class LoadTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/load: a save in the notation becomes a table.

    `go_on`: from its last position under the rules here, if they would play it differently.
    """

    save: str
    seats: list[SeatWanted] = []
    name: str = ""
    go_on: bool = False


class BranchTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<table>/branch: another timeline from the point after `at` choices."""

    at: int
    seats: list[SeatWanted] = []
    name: str = ""


class SeatLink(Struct, frozen=True):
    seat: int
    secret: str


class TableMade(Struct, frozen=True):
    """The new table, and the secrets of the seats that are filled by link."""

    table: str
    links: list[SeatLink]


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<table>/claim: take the seat of a secret link.  The link is used up by that."""

    secret: str
    name: str = ""


class Ask(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<table>/invitation: what would a secret link give?  Asking takes nothing."""

    secret: str


class CodeMade(Struct, frozen=True):
    """POST /api/tables/<table>/code, with the secret of a seat's link: a short code that gives the same seat, once."""

    code: str
    seconds: float  # for which it can be used


class TryCode(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/join: which seat a short code is for.  With it as the secret, the seat can be asked about and taken."""

    code: str


class CodeFound(Struct, frozen=True):
    table: str
    code: str  # as the server spells it: the secret for `invitation` and `claim`


class Invitation(Struct, frozen=True):
    """What a secret link gives: a seat, or (`device`) the own seat on another device.

    `by` is who made the table, if they have a name there; `people` are the names of those who sit there already.
    """

    game: str
    name: str
    called: Words
    by: str
    seat: int
    seats: int
    people: list[str]
    status: Literal["open", "device", "yours", "taken"]
    known: list[Known]
    choices: int
    over: bool


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<table>/sit: take an open seat of a listed table."""

    seat: int
    name: str = ""


class Seated(Struct, frozen=True):
    seat: int


class Ended(Struct, frozen=True):
    """Who won: seats, or as `victor` says."""

    winners: list[int]
    victor: Words | None = None


class TableLine(Struct, frozen=True):
    """A table in a list: the own ones (GET /api/mine) and the lobby (GET /api/lobby)."""

    table: str
    game: str
    name: str  # that people gave it; most have none
    called: Words  # what it is called without one
    seats: list[SeatShown]
    choices: int
    your_turn: bool
    waiting: list[int]
    over: bool
    updated: float
    known: list[Known]
    summary: Json  # the short facts of the spectator's view: numbers and words only
    ended: Ended | None  # of a game that is over, and was not only left


class LessonLine(Struct, frozen=True):
    """A lesson in the list of a course; its title is the message `<game>-lesson-<id>`."""

    id: str
    minutes: int


class LessonStepShown(Struct, frozen=True):
    """A step of a lesson: its text, what it lights, the rules it is about, and what it waits for; None: to be read."""

    text: str
    targets: list[str]
    rules: list[str]
    waits: Literal["choice", "event"] | None


class LessonShown(Struct, frozen=True):
    """GET /api/games/<game>/lessons/<lesson>: what is told.  How far a table has come is in its State.

    `title` is a message; a puzzle, which is a lesson of only choices, has a `grade`, too.
    """

    id: str
    title: str
    grade: int | None
    minutes: int
    steps: list[LessonStepShown]


class PuzzleLine(Struct, frozen=True):
    """A puzzle, which begins like the lesson of that id; its title is a message.  `grade`: 1 is easy, 3 is hard."""

    game: str
    id: str
    title: str
    grade: int


class PuzzlesShown(Struct, frozen=True):
    """GET /api/games/<game>/puzzles?day=2026-11-19: the easiest first, and the puzzle of that day, of whatever game."""

    puzzles: list[PuzzleLine]
    today: PuzzleLine | None


class GameShown(Struct, frozen=True):
    """GET /api/games: a game that can be played here; those of the house first, and the simplest of them before others.

    `minutes` (at least, at most), `age` and `weight` (1 is light, 5 is heavy) are what it says of itself, if it does.
    """

    name: str
    title: str
    least: int
    most: int
    minutes: tuple[int, int] | None
    age: int | None
    weight: int | None
    schema: Json
    presets: dict[str, Json]
    bots: list[str]
    cooperative: bool
    how_to_play: bool  # it says how it is played: GET /api/games/<game>/how-to-play
    lessons: list[LessonLine]  # its course, in its order
    packs: list[PackShown]  # that the server was started with


class PictureShown(Struct, frozen=True):
    """A component of the game's board and what it is drawn with; `view` names one of the tables of the page."""

    component: str
    props: Json
    box: list[float] | None
    view: str | None
    width: int | None
    colours: str | None


class ItemShown(Struct, frozen=True):
    """A message, the rules that it explains, and perhaps a drawing."""

    text: str
    rules: list[str]
    picture: PictureShown | None


class SectionShown(Struct, frozen=True):
    """Items under one heading, which is a message."""

    name: str
    title: str
    items: list[ItemShown]


class SymbolShown(Struct, frozen=True):
    """A symbol of the board: messages for what it is called and, unless its group says it, what it means."""

    symbol: str
    name: str
    text: str | None
    picture: PictureShown | None
    rules: list[str]


class SymbolGroup(Struct, frozen=True):
    """Symbols of one kind; `title` and `text` are messages."""

    title: str
    text: str | None
    symbols: list[SymbolShown]
    rules: list[str]


class HowToPlayShown(Struct, frozen=True):
    """GET /api/games/<game>/how-to-play: a few sections, the legend of all symbols, and the tables in the pictures."""

    sections: list[SectionShown]
    legend: list[SymbolGroup]
    views: dict[str, Json]  # as the first seat sees them


class RulePicturesShown(Struct, frozen=True):
    """GET /api/games/<game>/rules/pictures: what is drawn beside its rules, by their IDs, and the tables in it."""

    pictures: dict[str, list[PictureShown]]
    views: dict[str, Json]  # as the first seat sees them


class Moment(Struct, frozen=True):
    """GET /api/tables/<table>/moment?at=17&seat=0: how the match stood after `at` choices."""

    at: int
    state: State


class ChoiceShown(Struct, frozen=True):
    """A choice on the timeline; `label` is absent while it is secret."""

    number: int
    seat: int
    key: str
    turn: int
    label: Words


class CourseLine(Struct, frozen=True):
    """What can be measured of a match, after the set-up and after every choice.

    Of a seat, of somebody without one (`whose`), or of the whole table.  Lines of one name belong into one picture.
    """

    name: Words
    seat: int | None
    whose: Words | None
    values: list[float | None]


class CoursePart(Struct, frozen=True):
    """A round, day or Era, from the moment after so many choices on."""

    at: int
    name: Words


class CourseChange(Struct, frozen=True):
    """A choice that changed much: by how much, and on which line."""

    number: int
    seat: int
    label: Words
    line: int
    by: float


class CourseShown(Struct, frozen=True):
    """GET /api/tables/<table>/course: how the match went, for those who may look back at all of it."""

    lines: list[CourseLine]
    parts: list[CoursePart]
    changes: list[CourseChange]  # the largest


class TurnShown(Struct, frozen=True):
    """One of the choices that cost most: what it cost in ten-thousandths, and the plan that was better."""

    number: int
    cost: int
    told: Words
    better: Words


class AnalysisShown(Struct, frozen=True):
    """GET /api/tables/<table>/analysis: where a finished game turned.  Lines in percent; none without data.

    Its course has the choices that cost most as its changes; `turns` say more of them, in the same order.
    """

    course: CourseShown
    shares: list[Words]
    turns: list[TurnShown]
    behind: Words


class Branch(Struct, frozen=True):
    """A node of the tree of timelines."""

    table: str
    name: str
    called: Words
    parent: str | None
    at: int | None
    choices: int
    over: bool
    yours: bool


class Timeline(Struct, frozen=True):
    """GET /api/tables/<table>/timeline: who sat where, the choices in order, and the tree this table is part of."""

    seats: list[SeatShown]
    choices: list[ChoiceShown]
    tree: list[Branch]


class SeedShown(Struct, frozen=True):
    """A secret that is none any more: from which choice on chance followed from it, and how (docs/chance.md)."""

    start: int
    seed: str  # hexadecimal digits
    takebacks: int  # agreed ones before it, which are part of how
    chance: int  # the version of how outcomes follow


class Proof(Struct, frozen=True):
    """GET /api/tables/<table>/proof, when the game is over: the seeds, and whether every outcome follows from them.

    A commitment is the BLAKE2b hash of its seed (32 bytes, person `chronotable`).  A browser checks that by itself,
    and draws every outcome again; that the rules asked for just these draws it has to believe.
    """

    seeds: list[SeedShown]
    commitments: list[str]  # of each of them
    outcomes: list[list[int]]  # of the set-up, then of every choice
    bounds: list[list[int]]  # what each of them had to be below
    verified: bool  # the server has played the game again, and says so
    known: list[Known]  # a draw that follows from its seed may still have been known to somebody


class Span(Struct, frozen=True):
    """A piece of a rule's text: its `text`, or (strong, em) the `spans` in it.

    A `rule` is the ID of one, a `tag` says where something comes from; a `term` has the ID of the rule that explains
    it, and what the text says inside.
    """

    kind: Literal["text", "code", "strong", "em", "rule", "tag", "term"]
    text: str
    spans: list[Span]


class Block(Struct, frozen=True):
    """A paragraph has one row of one cell, a list one row for each item; only a table has more cells, and a head."""

    kind: Literal["paragraph", "list", "ordered", "table"]
    rows: list[list[list[Span]]]
    head: list[list[Span]]


class RuleShown(Struct, frozen=True):
    """GET /api/games/<game>/rules?lang=<language>: a rule of the ledger.

    `language` is that of its text; what it rests on (printed, public, mixed or ours, `source`, `ruling`) is English.
    """

    id: str
    section: int
    section_title: str
    text: list[Block]
    ground: str
    language: str
    source: list[Block]
    ruling: list[Block]
    before: list[Block]  # what its chapter says first; empty but for the first rule of a chapter


class TermShown(Struct, frozen=True):
    """GET /api/games/<game>/glossary?lang=<language>: what a thing is called, and the rule that explains it."""

    name: str
    rule: str


class Keeping(Struct, frozen=True):
    """GET /api/keeping: after how many days without any news tables are deleted; None: they are kept."""

    days: float | None


class Problem(Struct, frozen=True):
    """The body of every error answer."""

    reason: Words
    rule: str = ""
    can_go_on: bool = False  # a save of other rules: it can be loaded with `go_on`


class ThingShown(Struct, frozen=True):
    """What a piece, a space or a number is, and the rule by which it counts."""

    name: str
    text: str
    rule: str


class FirstNoteShown(Struct, frozen=True):
    """Told once: when an event of these kinds is told, or a question is asked that is one of these messages."""

    name: str
    text: str
    rule: str
    events: list[str]
    questions: list[str]


class ThingsShown(Struct, frozen=True):
    """GET /api/games/<game>/things?lang=<language>: what lies on the table, and what is told when it first matters.

    Things by the kinds of board elements, by single elements (`token:push`), and by names of numbers.
    """

    things: dict[str, ThingShown]
    first_notes: list[FirstNoteShown]
