"""A pack: a user's replacements and additions to a game's component data, known by the hash of its content."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from chronotable.kernel.errors import BadPack
from chronotable.kernel.message import Message


@dataclass(frozen=True)
class Pack:
    """Validated content of one pack file.

    `lines` maps a path in the content, such as `cards.3.effect`, to its line in the file, for error messages.
    """

    name: str
    content: dict[str, Any]
    lines: dict[str, int] = field(default_factory=dict, compare=False, repr=False)
    file: str = field(default="-", compare=False, repr=False)

    @property
    def game(self) -> str:
        """The game that it is for."""
        return str(self.content["pack"]["game"])

    @property
    def hash(self) -> str:
        """Of the content, not of the file: comments and layout do not matter."""
        text = json.dumps(self.content, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def line(self, path: str) -> int:
        """The line of a path, or of the nearest part of it that has one."""
        while path and path not in self.lines:
            path = path.rpartition(".")[0]
        return self.lines.get(path, 1)

    def order(self, path: str) -> tuple[int, ...]:
        """By what paths are sorted as they stand in the file."""
        here: Any = self.content
        found: list[int] = []
        for name in path.split("."):
            if isinstance(here, dict) and name in here:
                found.append(list(here).index(name))
                here = here[name]
            elif isinstance(here, list) and name.isdecimal() and int(name) < len(here):
                found.append(int(name))
                here = here[int(name)]
        return tuple(found)

    def wrong(self, path: str, problem: Message, at: str = "") -> BadPack:
        """The error that something at a path is wrong; `at` is the path of the very entry, if it is another."""
        if not self.lines:  # made by a program
            return BadPack(Message("kernel-pack-made-problem", name=self.name, path=path or "-", problem=problem))
        line = self.line(at or path)
        return BadPack(Message("kernel-pack-problem", file=self.file, line=line, path=path or "-", problem=problem))
