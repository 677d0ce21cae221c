"""What can go wrong on the outside: every error names what is wrong and what is allowed, as a translatable message."""

from __future__ import annotations

from typing import Any

from chronotable.kernel.message import Message


class ChronotableError(ValueError):
    """Bad input.  Nothing has changed.  `message` can be rendered in any language."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)

    def __reduce__(self) -> tuple[Any, ...]:
        """From process to process, whatever else an error of ours is made of."""
        return _restored, (type(self), self.args, vars(self))


def _restored(kind: type[ChronotableError], args: tuple[Any, ...], parts: dict[str, Any]) -> ChronotableError:
    error = kind.__new__(kind, *args)
    vars(error).update(parts)
    return error


class BadOption(ChronotableError):
    """A set-up option that does not exist or has a value that is not allowed."""


class BadPosition(ChronotableError):
    """A described position that cannot be."""


class BadSave(ChronotableError):
    """A save that is damaged, truncated, too large, or made under other rules or packs."""


class ChangedRules(BadSave):
    """A save that the present rules would play differently, from choice `number` on (0: from the set-up).

    `can_go_on` tells whether it can be loaded with `go_on`: a game that was over cannot.
    """

    def __init__(self, message: Message, number: int, can_go_on: bool) -> None:
        super().__init__(message)
        self.number = number
        self.can_go_on = can_go_on


class BadPack(ChronotableError):
    """A pack that does not fit its schema; the message names file, line and field.

    `others` are what else is wrong with it, in the order of the file.
    """

    others: tuple[BadPack, ...] = ()


class GameOver(ChronotableError):
    """Somebody was asked for a decision when there is none left."""


class IllegalUndo(ChronotableError):
    """There is nothing to take back, or something was revealed since."""


class IllegalChoice(ChronotableError):
    """A key that is not offered.  `reason` says why not, `rule` names the ledger rule."""

    def __init__(self, key: str, reason: Message, rule: str) -> None:
        super().__init__(Message("kernel-illegal-choice", key=key, reason=reason, rule=rule or "none"))
        self.key = key
        self.reason = reason
        self.rule = rule


class BotFailed(ChronotableError):
    """A bot from outside gave no choice that can be made: it took too long, ended, or answered something else."""

    def __init__(self, message: Message, why: Message) -> None:
        super().__init__(message)
        self.why = why


class NoGenerator(RuntimeError):
    """A fault of ours: a copy of a real match's state was to draw, which has no chance until it is determinised."""


class EndlessSteps(RuntimeError):
    """A fault of a game: its steps follow each other without end, and nobody is asked anything."""

    def __init__(self, term: str) -> None:
        super().__init__(f"the steps of this game follow each other without end, and nobody is asked; next: {term!r}")
