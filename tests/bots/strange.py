"""Bots from outside that somebody might write, by mistake or not."""

from __future__ import annotations

import contextlib
import gc
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, ClassVar

import chronotable as ct
from chronotable.kernel.match import Match


class First:
    """The first option, or another."""

    number = "place"

    def __init__(self, place: int = 0) -> None:
        self.place = place

    def choose(self, match: Match, seat: int) -> str:
        options = match.ask(seat).options
        return options[min(self.place, len(options) - 1)].key


class Remembering(First):
    """Takes another option whenever it is asked again."""

    def choose(self, match: Match, seat: int) -> str:
        self.place += 1
        return super().choose(match, seat)


class Careful(ct.Bot):
    """As the house's bots are made; says where it thinks."""

    settings: ClassVar[dict[str, tuple[int, int]]] = {"effort": (1, 5)}

    def __init__(self, effort: int = 1, seed: int = 0) -> None:
        super().__init__(seed)

    def pick(self, game: Any, known: ct.State, seat: int, number: int) -> int:
        return number % len(dict(known.pending())[seat])


class Spy(First):
    """Prints all that can be found in its process."""

    def choose(self, match: Match, seat: int) -> str:
        everything = gc.get_objects()
        states = [each for each in everything if isinstance(each, ct.State)]
        found = {
            "parent": "chronotable.bots.outside.player" in sys.modules and os.getppid(),
            "files": [str(file.readlink()) for file in Path("/proc/self/fd").glob("*") if file.is_symlink()],
            "histories": [len(each.history) for each in everything if isinstance(each, ct.Match)],
            "states": [match.game.describe(state) for state in [*states, match.position]],
            "seeds": [seed.secret.hex() for seed in match.origin.seeds],
        }
        print(json.dumps(found), flush=True)
        return super().choose(match, seat)


class Sleeper(First):
    def choose(self, match: Match, seat: int) -> str:
        time.sleep(1e6)
        return ""


class Dying(First):
    def choose(self, match: Match, seat: int) -> str:
        os._exit(3)


class Raising(First):
    def choose(self, match: Match, seat: int) -> str:
        raise LookupError("what now?\x1b[2J")


class Leaving(First):
    def choose(self, match: Match, seat: int) -> str:
        sys.exit("enough")


class Greedy(First):
    """Of memory."""

    def choose(self, match: Match, seat: int) -> str:
        return "x" * 10**12


class Cheating(First):
    """Wants what another seat may choose."""

    def choose(self, match: Match, seat: int) -> str:
        others = [decision for decision in match.decisions if decision.seat != seat]
        return next(iter(others)).options[0].key if others else "walk:home"


class Numbering(First):
    def choose(self, match: Match, seat: int) -> Any:
        return 7


class Strange(First):
    """Answers what cannot even be written down."""

    def choose(self, match: Match, seat: int) -> Any:
        return {object()}


class Printing(First):
    """Much more than a pipe holds, on every channel it knows; and ends them."""

    def choose(self, match: Match, seat: int) -> str:
        with contextlib.suppress(OSError):
            for _ in range(20):
                os.write(1, b"{}\n" * 10_000)
                os.write(2, b"x" * 10_000)
            print("hello")
        with contextlib.suppress(OSError):
            os.close(1)
        sys.stdin.close()
        return super().choose(match, seat)


class Forging(First):
    """Answers on the very channel of answers, more than it is asked, and what nobody wants to read."""

    def choose(self, match: Match, seat: int) -> str:
        for channel in range(3, 10):
            try:
                os.write(channel, b'{"key": "free:next", "asked": 99}\n' * 2)
            except OSError:
                continue
        return super().choose(match, seat)


class Endless(First):
    """One line without an end."""

    def choose(self, match: Match, seat: int) -> str:
        return "x" * 10**7


class Breeding(First):
    """Starts programs that go on for ever, and then hangs."""

    def choose(self, match: Match, seat: int) -> str:
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1e6)"])
        print(child.pid, flush=True)
        time.sleep(1e6)
        return ""


class Nested(First):
    """Wants a bot from outside of its own."""

    def choose(self, match: Match, seat: int) -> str:
        return ct.bot(f"{__name__}:First").choose(match, seat)


class Idle:
    """No bot at all."""


class Unfinished(ct.Bot):
    """Has a base, and nothing of its own."""


def picky(**settings: Any) -> First:
    """A function makes bots as well as a class."""
    return First(**settings)


NOTHING = 7
