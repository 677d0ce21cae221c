"""A table's lock: one change at a time."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """Like asyncio's, and whoever cannot wait may take it, too, if it is free."""

    def __init__(self) -> None:
        self.is_taken = False
        self._line: deque[asyncio.Future[None]] = deque()

    def take(self) -> None:
        """Of a lock that is free."""
        assert not self.is_taken
        self.is_taken = True

    def give_back(self) -> None:
        """To whoever has waited for longest."""
        while self._line:
            turn = self._line.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.is_taken = False

    async def __aenter__(self) -> None:
        if not self.is_taken:
            self.is_taken = True
            return
        turn = asyncio.get_running_loop().create_future()
        self._line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was our turn, but nobody is there any more
                self.give_back()
            raise

    async def __aexit__(self, *reason: object) -> None:
        self.give_back()
