"""Frames to the server: what a client sends over the socket."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from chronotable.server.wire_parts import ProposalKind


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
