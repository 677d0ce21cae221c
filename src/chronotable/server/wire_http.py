"""What travels over HTTP: the requests of `/api/...` and their answers, in JSON.

The frames of the socket, and the parts that both are made of, are in `wire.py`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from chronotable.server.wire import Json, Known, PackShown, SeatShown, State, Words


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
    tour: str | None = None
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


class TourStep(Struct, frozen=True):
    """A step of a guided game: its text, what it lights, and the beginning of the key that it asks for."""

    text: str
    targets: list[str]
    choose: str | None  # None: it is only to be read


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
    tours: dict[str, list[TourStep]]  # guided games, by name
    packs: list[PackShown]  # that the server was started with


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

    A `rule` is the ID of one, a `tag` says where something comes from.
    """

    kind: Literal["text", "code", "strong", "em", "rule", "tag"]
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


class Keeping(Struct, frozen=True):
    """GET /api/keeping: after how many days without any news tables are deleted; None: they are kept."""

    days: float | None


class Problem(Struct, frozen=True):
    """The body of every error answer."""

    reason: Words
    rule: str = ""
    can_go_on: bool = False  # a save of other rules: it can be loaded with `go_on`
