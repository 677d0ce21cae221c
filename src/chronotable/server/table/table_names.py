"""What tables are called: an adjective and an animal, so that people can tell them apart and speak of them.

A name is kept as two words that belong to no language, and said in the reader's: `locale/<language>/web_names.ftl`.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection
from typing import Final

from chronotable.kernel.message import Message, Ref

ADJECTIVES: Final = (
    *("amber", "blue", "bold", "brave", "bright", "calm", "clever", "copper", "crimson", "curious", "frosty", "golden"),
    *(
        "green",
        "lucky",
        "merry",
        "misty",
        "patient",
        "proud",
        "quiet",
        "silver",
        "sleepy",
        "starry",
        "swift",
        "wandering",
    ),
)
ANIMALS: Final = (
    *("badger", "bear", "beaver", "bison", "crane", "cuckoo", "deer", "dolphin", "eagle", "falcon", "fox", "frog"),
    *("goose", "hare", "hedgehog", "heron", "kingfisher", "lark", "lynx", "magpie", "marten", "moose", "otter", "owl"),
    *(
        "raven",
        "robin",
        "salamander",
        "seal",
        "sparrow",
        "squirrel",
        "starling",
        "stork",
        "swallow",
        "swan",
        "tortoise",
    ),
    "woodpecker",
)
_TRIES: Final = 40  # to find a name that none of a person's tables has


def drawn(taken: Collection[str]) -> str:
    """A name for a new table, another one than these if there is any to be found."""
    for _ in range(_TRIES):
        name = f"{secrets.choice(ADJECTIVES)} {secrets.choice(ANIMALS)}"
        if name not in taken:
            break
    return name


def from_id(id: str) -> str:
    """The name of a table that was made before tables had names: always the same one."""
    number = int.from_bytes(hashlib.blake2b(id.encode(), digest_size=8).digest())
    adjective, animal = divmod(number % (len(ADJECTIVES) * len(ANIMALS)), len(ANIMALS))
    return f"{ADJECTIVES[adjective]} {ANIMALS[animal]}"


def said(called: str | None, id: str) -> Message:
    """The name that is kept with a table, if there is one."""
    adjective, animal = (called or from_id(id)).split()
    return Message(
        "web-table-called", adjective=Ref("web", "adjective", adjective), animal=Ref("web", "animal", animal)
    )
