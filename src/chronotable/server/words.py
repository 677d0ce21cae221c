"""Messages of the engine as they travel: identifiers and arguments, with named things as references."""
from __future__ import annotations

from msgspec import UNSET

from chronotable.kernel.message import Message, Ref
from chronotable.server.wire import Name, Words


def words(message: Message) -> Words:
    return Words(message.id, {name: _plain(value) for name, value in message.args.items()})


def _plain(value: object) -> object:
    if isinstance(value, (int, float, str)):
        return value
    if isinstance(value, Ref):
        return Name(value.game, value.kind, value.id, dict(value.names) if value.names else UNSET)
    if isinstance(value, Message):
        return words(value)
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return "" if value is None else str(value)
