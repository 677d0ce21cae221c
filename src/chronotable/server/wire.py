"""Frames to the client: what travels over the socket and is shown.

With `wire_commands.py` (what clients send), `wire_parts.py` (what both are made of) and `wire_http.py` it is the schema
of the browser client, which `tools/generate` writes as TypeScript (`web/src/wire.ts`).  A frame of the socket is one
JSON object whose `type` says which structure it is.  Texts travel as messages (identifier and arguments) and become
words in the browser, so that the language can be switched at any moment.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from chronotable.server.wire_parts import (
    BriefShown,
    DecisionShown,
    EventShown,
    FateShown,
    Json,
    Known,
    LessonStanding,
    MoveShown,
    PackShown,
    Proposal,
    RedoShown,
    ResultShown,
    SeatShown,
    TalkLine,
    Words,
)


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
    lesson: str | None  # that is played at this table
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
    lesson: LessonStanding | UnsetType = UNSET  # for the learner alone


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
    """The answer to Hint: the bot's favourite, why, what comes to the same, and how the plan goes on.

    `why` is a part of a sentence, to stand behind a colon; `reasoned`: it names something that decides.  The first move
    of the plan is the favourite itself.
    """

    id: str
    bot: str
    key: str
    why: Words
    reasoned: bool
    equal: list[MoveShown]
    plan: list[MoveShown]


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
