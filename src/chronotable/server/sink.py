"""Where a socket's frames go and where they come from, as the application sees it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from chronotable.server.limits import Bucket
from chronotable.server.table.viewer import Ready

TOO_FAST = "chronotable.too_fast"  # the type of a message to the application, which says goodbye
EXTENSION = "chronotable.sink"  # among the `extensions` of a socket's scope


class Sink(Protocol):
    """Where a socket's frames go, and come from."""

    writable: asyncio.Event  # cleared while the connection has no room
    inbox: Inbox
    controls: Bucket  # for what the application does not see

    def put(self, *ready: Ready) -> None:
        """Write it now and at once; OSError when the connection is gone."""

    async def flush(self) -> None:
        """Before the connection is closed: let what was put go first."""


class Inbox:
    """What uvicorn needs of an `asyncio.Queue`, for one reader: a third of the work.

    A text for which the reader is waiting may be dealt with where it arrives, without waking the reader; until that is
    done the inbox is `held`, and what comes then has to wait.
    """

    def __init__(self) -> None:
        self.at_once: Callable[[str], bool] | None = None  # deals with a text, or says that the reader has to
        self._messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._is_held = False

    def __len__(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        self._wake()

    def put_text(self, text: str) -> None:
        reader = self._reader
        is_idle = reader is not None and not reader.done() and not self._is_held and not self._messages
        if not (is_idle and self.at_once is not None and self.at_once(text)):
            self.put_nowait({"type": "websocket.receive", "text": text})

    def hold(self) -> None:
        self._is_held = True

    def go_on(self) -> None:
        self._is_held = False
        if self._messages:
            self._wake()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done() and not self._is_held:
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._messages.popleft()
