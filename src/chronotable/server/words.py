"""Messages of the engine as they travel: identifiers and arguments, with named things as references."""

from __future__ import annotations

from chronotable.kernel.message import Message
from chronotable.server.wire import Words


def words(message: Message) -> Words:
    return Words(message.id, message.wire_args())
