"""Somebody who is shown a table: who it is, through which seat they look, and what they have been told already."""

from __future__ import annotations

from abc import ABC, abstractmethod
from struct import Struct

import msgspec

from chronotable.kernel.message import Message
from chronotable.server.wire import Sent

_TEXT = 0x81  # the first byte of a WebSocket frame that is a whole text (RFC 6455, 5.2)
_LONG, _LONGEST = Struct(">BBH"), Struct(">BBQ")  # the beginnings of frames that are not short
encode = msgspec.json.Encoder().encode


class Ready:
    """A text that is ready to be sent: its bytes, and the frame around them as most connections take it.

    Made once for all viewers who get the same.
    """

    __slots__ = ("frame", "payload")

    def __init__(self, payload: bytes) -> None:
        self.payload = payload
        size = len(payload)
        if size < 126:
            head = bytes((_TEXT, size))
        elif size < 1 << 16:
            head = _LONG.pack(_TEXT, 126, size)
        else:
            head = _LONGEST.pack(_TEXT, 127, size)
        self.frame = head + payload


class Viewer(ABC):
    __slots__ = ("address", "browser", "events_known", "knows_table", "seat", "talk_known")

    def __init__(self, browser: str, address: str = "") -> None:
        self.browser = browser
        self.address = address
        self.seat: int | None = None  # looks through this seat; None: a spectator
        self.events_known = 0
        self.talk_known = 0
        self.knows_table = False

    def send(self, frame: Sent) -> None:
        self.put(Ready(encode(frame)))

    @abstractmethod
    def put(self, *ready: Ready) -> None:
        """In order and without waiting: a slow reader must not slow the table down."""

    @abstractmethod
    def dismiss(self, reason: Message) -> None:
        """Tell why, and that it is for good."""

    @abstractmethod
    def close(self) -> None:
        """Nothing more is sent; they may come again."""
