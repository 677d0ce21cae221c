"""What goes wrong at a table, in words that people understand."""

from __future__ import annotations

from chronotable.kernel.message import Message


class Refusal(Exception):
    """A request or command that changes nothing; `status` is for HTTP."""

    def __init__(self, message: Message, rule: str = "", status: int = 400) -> None:
        super().__init__(message.id)
        self.message = message
        self.rule = rule
        self.status = status


class Stale(Refusal):
    """A command made for an older version."""

    def __init__(self) -> None:
        super().__init__(Message("web-stale"), status=409)


class Deleted(Refusal):
    """There is no such table any more, though people are still at it here."""

    def __init__(self) -> None:
        super().__init__(Message("web-table-deleted"), status=410)


class OtherRules(Refusal):
    """A save that would be another game under the rules here; with `go_on` it could be loaded."""


class Busy(Refusal):
    """There is too much to do at the moment; later there may be less."""

    def __init__(self, message: Message, seconds: int = 5) -> None:
        super().__init__(message, status=503)
        self.seconds = seconds  # after which it is worth trying again
