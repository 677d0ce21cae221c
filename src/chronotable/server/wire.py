"""What travels over the socket, as typed structures: with `wire_http.py` the schema of the browser client.

`tools/generate` writes both as TypeScript (`web/src/wire.ts`).  A frame of the socket is one JSON object whose
`type` says which structure it is.  Texts travel as messages (identifier and arguments) and become words in the browser,
so that the language can be switched at any moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from chronotable.kernel.goals import Brief, Grade
from chronotable.kernel.message import Message
from chronotable.kernel.outcome import Sheet

Json = dict[str, Any]


# ---- parts


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
# could look back; its past was looked at while it was running; a seat changed hands; it is a guided game, always dealt
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


class Weighed(Struct, frozen=True):
    """An option as a bot weighed it: the estimated outcome from 0 to 1, and the share of its thoughts it got."""

    key: str
    label: Words
    value: float
    share: float


# ---- frames to the server


class Frame(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What a client sends.  Commands carry an `id` of their own: sent twice, done once."""


class Hello(Frame):
    """The first frame: which seat looks (None: own first seat, else a spectator) and what is known already."""

    seat: int | None = None
    events: int = 0
    version: int = -1


class Look(Frame):
    """Look through another of the own seats (None: as a spectator)."""

    seat: int | None


class Choose(Frame):
    id: str
    version: int
    seat: int
    key: str


class Undo(Frame):
    id: str
    version: int
    seat: int


class Redo(Frame):
    """What the own undo took back comes again, as it was, unless somebody has chosen since."""

    id: str
    version: int
    seat: int


class Back(Frame):
    """What would go if all were taken back to the first `to` choices, or (None) to before the last own one?"""

    id: str
    seat: int
    to: int | None = None


class Propose(Frame):
    id: str
    version: int
    seat: int
    what: ProposalKind
    to: int


class Answer(Frame):
    id: str
    proposal: int
    seat: int
    yes: bool


class Why(Frame):
    """Why is a key not offered, or nothing to be done with a board element?"""

    id: str
    seat: int
    key: str | None = None
    target: str | None = None


class Hint(Frame):
    id: str
    seat: int


class Say(Frame):
    id: str
    seat: int
    text: str
    channel: Literal["table", "team"] = "table"


class Rename(Frame):
    id: str
    seat: int
    name: str


class Lend(Frame):
    """Give the own seat to a bot, or (None) take it back."""

    id: str
    seat: int
    bot: str | None


class HandOver(Frame, tag="handover"):
    """Make a new link for the own seat; the old one and this browser's hold on it end."""

    id: str
    seat: int


class Device(Frame):
    """Make a link for another device of the own person: it can be used once, and soon."""

    id: str
    seat: int


class Free(Frame):
    """The host frees a seat whose person has not chosen anything yet, and gets a new link for it."""

    id: str
    seat: int


Command = (
    Hello | Look | Choose | Undo | Redo | Back | Propose | Answer | Why | Hint | Say | Rename | Lend | HandOver | Device
    | Free
)  # fmt: skip


# ---- frames to the client


class Shown(Struct, tag_field="type", tag=str.lower):
    """What the server sends."""


class RulesShown(Struct, frozen=True):
    """The rules a match was played under are not those of the program, or were not always.

    `same`: others, which replay it to the same positions.  `changed`: others, which do not; nothing can be done until
    everybody agrees to go on.  `went_on`: they have agreed, and the match began anew from that position.  `left`: the
    rules are its own again, but meanwhile everybody agreed to leave it at that.
    """

    state: Literal["same", "changed", "went_on", "left"]
    was: str
    now: str
    number: int = 0  # changed: the first choice that comes out differently; went_on: how many lines there were before
    is_kept: bool = False  # changed: the position is the last one that was kept; else as far as it could be replayed
    behind: int = 0  # changed: so many lines of the log came after the position that is shown
    is_over: bool = False  # changed, left: the game was over, or everybody agreed to leave it at that
    unproven: bool = False  # changed: nobody knows whether it is; nothing was kept to compare with


class Table(Shown):
    """The table around the match; sent first and whenever something of it changes."""

    table: str
    game: str
    name: str  # that people gave it; most have none
    called: Words  # what it is called without one
    options: Json
    seats: list[SeatShown]
    proposals: list[Proposal]
    listed: bool
    undo: bool
    hints: bool
    solo: bool  # nobody else has, had, or can still take a seat: the past may be looked at while the game runs
    team_talk: bool  # the looking seat has a team to talk to
    parent: str | None
    parent_at: int | None
    commitment: str
    commitments: list[str]  # of all seeds from the start; the last is the one above
    known: list[Known]
    rules: list[RulesShown]  # when they are not, or were not always, those that the match is played under
    host: bool  # this browser made the table
    watching: int
    tour: str | None  # the guided first game this table is
    packs: list[PackShown]
    again: str | None  # the table at which those who sat here play again; only they are told


class Situation(Shown, tag="state"):
    """What several sockets may see alike of a match: the first part of a State."""

    version: int
    choices: int
    waiting: list[int]
    talk_forbidden: bool
    result: ResultShown | None
    view: Json
    events_from: int
    events: list[EventShown]


class State(Situation, tag="state"):
    """The match as the looking seat sees it.  Events before `events_from` stay as they are, later ones are replaced."""

    seat: int | None
    decision: DecisionShown | None
    can_undo: bool
    redo: RedoShown | None
    brief: BriefShown | None = None
    fates: list[FateShown] = []


class Done(Shown):
    """The command was carried out (now or when it was sent first)."""

    id: str
    version: int


class Refused(Shown):
    """The command changed nothing.  `stale`: it was made for an older version; the fresh state follows."""

    id: str
    reason: Words
    rule: str
    stale: bool


class Because(Shown):
    """The answer to Why; `keys` are what pointing at the element could have meant."""

    id: str
    allowed: bool
    reason: Words
    rule: str
    keys: list[str]


class Advice(Shown):
    """The answer to Hint: the bot's favourite, and the options it weighed, best first."""

    id: str
    bot: str
    key: str
    weighed: list[Weighed]


class WayBack(Shown):
    """The answer to Back: so many choices, `to`, would be left, and `takes` counts by seat those that would go.

    `choice` is what was chosen first of these, if it was the own choice.
    """

    id: str
    version: int
    to: int
    choice: Words | None
    takes: list[int]


class Talk(Shown):
    lines: list[TalkLine]


class Notice(Shown):
    """Something about the table that is no part of the game, for the people at it; `version` is when it was.

    `passing`: of no interest any more when the next state or refusal comes.
    """

    reason: Words
    version: int
    passing: bool


class Link(Shown):
    """The new secret of a seat that is handed over or freed, or for another device: the page makes a link of it."""

    id: str
    seat: int
    secret: str


class Bye(Shown):
    """The server closes the socket; the reason is for people."""

    reason: Words


Sent = Table | State | Done | Refused | Because | Advice | WayBack | Talk | Notice | Link | Bye
