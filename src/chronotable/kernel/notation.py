"""The notation: a match as readable text, and back.

    Chronotable 1
    game: loop
    rules: 1.8c1f...
    options: {"level": "employee_of_the_month", ...}
    pack: 3f9c... my-cards
    commitment: 0b77...
    seed: 0 000...07
    set-up: 12 3 40 ...
    1. 0 play:quantum_patch
    2. 0 done {1 0 2}    # clone_generated card_available doctor_moved
    result: 0 2
    end: 2 9d2e...

The numbers in braces are the chance outcomes that followed the choice.  What stands behind `#` is for readers only.
The last line counts the choices and seals the text, so that damage is seen.
"""
from __future__ import annotations

import hashlib
import json
import re
from typing import TYPE_CHECKING, Any, Final

from chronotable.kernel.errors import BadSave, ChronotableError
from chronotable.kernel.measure import OPTIONS, POSITION, too_large
from chronotable.kernel.message import Message
from chronotable.kernel.rng import SEED_BYTES, commitment
from chronotable.kernel.schema import cut, short
from chronotable.kernel.state import ChanceMismatch

if TYPE_CHECKING:
    from chronotable.kernel.decision import Result
    from chronotable.kernel.game import Game
    from chronotable.kernel.match import Match
    from chronotable.kernel.pack import Pack

FIRST_LINE: Final = "Chronotable 1"
LARGEST: Final = 4_000_000  # characters; a long game takes some 50,000
CHOICE: Final = re.compile(r"([0-9]{1,9})\. ([0-9]{1,9}) (\S+)(?: \{([0-9 ]*)\})?")
HEADER: Final = ("game", "rules", "options", "position", "commitment", "result")


def seal(text: str) -> str:
    return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def numbers(outcomes: tuple[int, ...]) -> str:
    return " ".join(map(str, outcomes))


def write(match: Match) -> str:
    origin = match.origin
    lines = [FIRST_LINE, f"game: {match.game.name}", f"rules: {match.game.rules_version}"]
    lines.append("options: " + json.dumps(origin.options, sort_keys=True, ensure_ascii=False))
    if origin.position is not None:
        lines.append("position: " + json.dumps(origin.position, sort_keys=True, ensure_ascii=False))
    lines += [f"pack: {pack.hash} {pack.name}" for pack in origin.packs]
    lines.append(f"commitment: {match.commitment}")
    lines += [f"seed: {start} {seed.hex()}" for start, seed in origin.seeds]
    lines.append(f"set-up: {numbers(match.set_up_outcomes)}")
    for number, choice in enumerate(match.history, 1):
        line = f"{number}. {choice.seat} {choice.key}"
        if choice.outcomes:
            line += f" {{{numbers(choice.outcomes)}}}"
        if choice.events:
            line += "    # " + " ".join(event.kind for event in choice.events)
        lines.append(line)
    if match.result is not None:
        lines.append(f"result: {result_line(match.result)}")
    text = "\n".join(lines) + "\n"
    return f"{text}end: {len(match.history)} {seal(text)}\n"


def result_line(result: Result) -> str:
    return f"{' '.join(map(str, result.winners)) or 'none'} ({result.reason.id})"


class Save:
    """The parts of a written match."""

    def __init__(self, text: str) -> None:
        """Read the parts and check the seal; whether the choices make sense is for `replay`."""
        if not isinstance(text, str):
            raise BadSave(Message("kernel-save-text", found=short(text)))
        if len(text) > LARGEST:
            raise BadSave(Message("kernel-save-huge", size=len(text), largest=LARGEST))
        text = text.replace("\r\n", "\n")
        if not text.startswith(FIRST_LINE + "\n"):
            raise BadSave(Message("kernel-save-foreign", first=FIRST_LINE))
        body, _, last = text.rstrip("\n").rpartition("\n")
        body += "\n"
        end = re.fullmatch(r"end: ([0-9]{1,9}) ([0-9a-f]{32})", last)
        if end is None:
            raise BadSave(Message("kernel-save-truncated"))
        if end[2] != seal(body):
            raise BadSave(Message("kernel-save-damaged"))
        self.header: dict[str, str] = {}
        self.packs: list[tuple[str, str]] = []
        self.seeds: list[tuple[int, bytes]] = []
        self.set_up: list[int] = []
        self.choices: list[tuple[int, str, list[int]]] = []
        try:
            for number, line in enumerate(body.removesuffix("\n").split("\n")[1:], 2):
                self._read(number, line)
        except (ValueError, IndexError, OverflowError) as error:
            if isinstance(error, ChronotableError):
                raise
            raise BadSave(Message("kernel-save-line", line=number)) from error
        if int(end[1]) != len(self.choices):
            raise BadSave(Message("kernel-save-truncated"))
        for needed in ("game", "rules", "options", "commitment"):
            if needed not in self.header:
                raise BadSave(Message("kernel-save-header", name=needed))
        starts = [start for start, _ in self.seeds]
        if not starts or starts[0] != 0 or starts != sorted(starts):
            raise BadSave(Message("kernel-save-header", name="seed"))
        if commitment(self.seeds[-1][1]) != self.header["commitment"]:
            raise BadSave(Message("kernel-save-damaged"))

    def _read(self, number: int, line: str) -> None:
        content = line.split("    #")[0]
        if found := CHOICE.fullmatch(content):
            if int(found[1]) != len(self.choices) + 1:
                raise BadSave(Message("kernel-save-line", line=number))
            self.choices.append((int(found[2]), found[3], [int(n) for n in (found[4] or "").split()]))
            return
        name, colon, value = line.partition(": ")
        if name == "set-up:":  # no chance in the set-up
            name, colon, value = "set-up", ": ", ""
        if not colon:
            raise BadSave(Message("kernel-save-line", line=number))
        if name == "pack":
            digest, _, title = value.partition(" ")
            self.packs.append((digest, title))
        elif name == "seed":
            start, _, digits = value.partition(" ")
            seed = bytes.fromhex(digits)
            if len(seed) != SEED_BYTES:
                raise BadSave(Message("kernel-save-line", line=number))
            self.seeds.append((int(start), seed))
        elif name == "set-up":
            self.set_up = [int(n) for n in value.split()]
        elif name in HEADER and name not in self.header:
            self.header[name] = value
        else:
            raise BadSave(Message("kernel-save-line", line=number))

    def json(self, name: str) -> dict[str, Any] | None:
        if name not in self.header:
            return None
        try:
            value = json.loads(self.header[name])
        except (ValueError, RecursionError) as error:
            raise BadSave(Message("kernel-save-header", name=name)) from error
        if not isinstance(value, dict):
            raise BadSave(Message("kernel-save-header", name=name))
        if (large := too_large(value, OPTIONS if name == "options" else POSITION)) is not None:
            raise BadSave(large)
        return value


def replay(save: Save, game: Game[Any], packs: tuple[Pack, ...]) -> Match:
    """Play the recorded choices again, with the recorded outcomes."""
    from chronotable.kernel.match import Origin, begin  # the two modules are one concept in two files

    if save.header["rules"] != game.rules_version:
        raise BadSave(Message("kernel-save-rules", wanted=cut(save.header["rules"]), present=game.rules_version))
    wanted = [digest for digest, _ in save.packs]
    if wanted != [pack.hash for pack in packs]:
        titles = [f"{cut(title)} ({digest[:8]})" for digest, title in save.packs]
        present = [f"{pack.name} ({pack.hash[:8]})" for pack in packs]
        raise BadSave(Message("kernel-save-packs", wanted=titles or ["-"], present=present or ["-"]))
    number = 0
    try:
        options = game.check_options(save.json("options") or {}, packs)
        origin = Origin(options, save.json("position"), packs, tuple(save.seeds))
        script = save.set_up[::-1]
        match = begin(game, origin, script)
        if script:
            raise ChanceMismatch("outcomes are left over")
        for seat, key, outcomes in save.choices:
            number += 1
            match.repeat(key, seat, outcomes)
    except BadSave:
        raise
    except (ChanceMismatch, ChronotableError) as error:
        detail = error.message if isinstance(error, ChronotableError) else Message("kernel-save-outcomes")
        raise BadSave(Message("kernel-save-choice", number=number, detail=detail)) from error
    if save.header.get("result") != (None if match.result is None else result_line(match.result)):
        raise BadSave(Message("kernel-save-header", name="result"))
    return match
