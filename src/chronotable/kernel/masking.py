"""What happened, as a seat may see it: events without what is secret to others, for programs and for the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chronotable.kernel.state import Event

Json = dict[str, Any]


def mask(event: Event, seat: int | None) -> Json:
    """An event's arguments as the seat may see them."""
    if not event.secret or (seat is not None and seat in event.seats):
        return event.args
    return {name: value for name, value in event.args.items() if name not in event.secret}


def told_to(seat: int | None, happened: Sequence[Event], since: int) -> list[Json]:
    """What happened from event number `since` on, as JSON values that their reader may change."""
    return [
        {"number": number, "kind": event.kind, **_copied(mask(event, seat))}
        for number, event in enumerate(happened[since:], since)
    ]


def as_event(told: Json) -> Event:
    """What was told, as an event again: for the line of the log."""
    return Event(told["kind"], {name: value for name, value in told.items() if name not in ("number", "kind")}, (), ())


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _copied(item) for name, item in value.items()}
    return [_copied(item) for item in value] if isinstance(value, list) else value
