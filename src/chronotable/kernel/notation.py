"""The notation: a match as readable text, and back.

    Chronotable 2
    game: loop
    rules: 1.8c1f...
    options: {"level": "employee_of_the_month", ...}
    pack: 3f9c... my-cards
    commitment: 0b77...
    seed: 0 000...07 chance 2
    set-up: 12 3 40 ... =91a0...
    1. 0 play:quantum_patch =5be2...
    2. 0 done {1 0 2} =77c1...    # clone_generated card_available doctor_moved
    result: 0 1 (loop-result-won) points 1 1
    now: {"phase": "action", ...}
    end: 2 9d2e...

The numbers in braces are the chance outcomes that followed the choice.  Behind `=` stands the digest of the position
that it led to, and `now` describes the last one: so another version of the rules notices when it would play the
match differently (`replay.py`).  What stands behind `#` is for readers only.  The last line counts the choices and
seals the text, so that damage is seen.

A save that was changed by hand can be read without its seal (`unsealed.py`); the saves of such a match have the line
`unsealed: yes` for good.

A seed names the choice from which on it holds, the version of chance, and the agreed takebacks before it, if any.
The first edition of the notation, "Chronotable 1", had no digests, and only the first version of chance.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from chronotable.kernel import former_chance
from chronotable.kernel.chance import SEED_BYTES, VERSION, Seed, commitment
from chronotable.kernel.errors import BadSave, ChronotableError
from chronotable.kernel.measure import OPTIONS, POSITION, too_large
from chronotable.kernel.message import Message
from chronotable.kernel.origin import Earlier, Origin
from chronotable.kernel.schema import short

if TYPE_CHECKING:
    from chronotable.kernel.decision import Result
    from chronotable.kernel.match import Match

Json = dict[str, Any]
FIRST_LINE: Final = "Chronotable 2"
FORMER_FIRST_LINE: Final = "Chronotable 1"
LARGEST: Final = 4_000_000  # characters; a long game takes some 50,000
MOST_TAKEBACKS: Final = 10_000  # by consent of people, who need some seconds for each
MOST_SEEDS: Final = 500  # one for each time that a match was branched, loaded or taken back by consent
CHOICE: Final = re.compile(r"([0-9]{1,9})\. ([0-9]{1,9}) (\S+)(?: \{([0-9 ]*)\})?(?: =([0-9a-f]{16}))?")
SET_UP: Final = re.compile(r"([0-9 ]*?)(?: ?=([0-9a-f]{16}))?")
SEED: Final = re.compile(r"([0-9]{1,9}) ([0-9a-f]+)(?: chance ([0-9]{1,3})(?: takebacks ([0-9]{1,9}))?)?")
LIKE_A_PATH: Final = re.compile(r".{0,300}(?:/.{0,300}|\.\w{1,8})")
LONGEST_RULES: Final = 200  # characters of a version's name
EARLIER: Final = re.compile(rf"([0-9]{{1,9}}) (.{{1,{LONGEST_RULES}}})")
HEADER: Final = ("game", "rules", "options", "position", "unsealed", "commitment", "earlier", "result", "now")
UNSEALED: Final = "yes"  # the only value of that entry
EDITION: Final = re.compile(r"Chronotable ([0-9]{1,9})\n")


def seal(text: str) -> str:
    return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def numbers(outcomes: Sequence[int]) -> str:
    return " ".join(map(str, outcomes))


class RecordedChoice(NamedTuple):
    seat: int
    key: str
    outcomes: Sequence[int]
    digest: str  # of the position that it led to; empty where nobody kept it
    told: Sequence[str] = ()  # the kinds of events, for readers


class Record(NamedTuple):
    """All that is written of a match.  It can be put together without playing it, under whatever rules."""

    game: str
    rules: str
    origin: Origin
    set_up: Sequence[int]
    set_up_digest: str
    choices: Sequence[RecordedChoice]
    result: str | None
    now: Json | None  # the last position, described


def write(match: Match) -> str:
    choices = [
        RecordedChoice(
            choice.seat, choice.key, choice.outcomes, match.digest_at(number), [each.kind for each in choice.events]
        )
        for number, choice in enumerate(match.history, 1)
    ]
    result = None if match.result is None else result_line(match.result)
    now = match.game.describe(match.position)
    set_up = match.set_up_outcomes
    rules = match.rules
    return compose(Record(match.game.name, rules, match.origin, set_up, match.digest_at(0), choices, result, now))


def compose(record: Record) -> str:
    origin = record.origin
    lines = [FIRST_LINE, f"game: {record.game}", f"rules: {record.rules}"]
    lines.append(f"options: {_json(origin.options)}")
    if origin.position is not None:
        lines.append(f"position: {_json(origin.position)}")
    if origin.earlier is not None:
        lines.append(f"earlier: {origin.earlier.choices} {origin.earlier.rules}")
    if origin.unsealed:
        lines.append(f"unsealed: {UNSEALED}")
    lines += [f"pack: {pack.hash} {pack.name}" for pack in origin.packs]
    lines.append(f"commitment: {commitment(origin.seeds[-1].secret)}")
    lines += [_seed_line(seed) for seed in origin.seeds]
    lines.append(f"set-up: {numbers(record.set_up)}{_digest(record.set_up_digest)}")
    lines += [_choice_line(number, choice) for number, choice in enumerate(record.choices, 1)]
    if record.result is not None:
        lines.append(f"result: {record.result}")
    if record.now is not None:
        lines.append(f"now: {_json(record.now)}")
    text = "\n".join(lines) + "\n"
    return f"{text}end: {len(record.choices)} {seal(text)}\n"


def _choice_line(number: int, choice: RecordedChoice) -> str:
    outcomes = f" {{{numbers(choice.outcomes)}}}" if choice.outcomes else ""
    told = f"    # {' '.join(choice.told)}" if choice.told else ""
    return f"{number}. {choice.seat} {choice.key}{outcomes}{_digest(choice.digest)}{told}"


def _digest(found: str) -> str:
    return f" ={found}" if found else ""


def _json(value: Any) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def _seed_line(seed: Seed) -> str:
    takebacks = f" takebacks {seed.takebacks}" if seed.takebacks else ""
    return f"seed: {seed.start} {seed.secret.hex()} chance {seed.version}{takebacks}"


def _check_first_line(text: str) -> None:
    edition = EDITION.match(text)
    if edition is not None and edition[0].rstrip() in (FIRST_LINE, FORMER_FIRST_LINE):
        return
    if edition is not None and int(edition[1]) > int(FIRST_LINE.split()[-1]):
        raise BadSave(Message("kernel-save-newer", found=edition[0].rstrip(), first=FIRST_LINE))
    if LIKE_A_PATH.fullmatch(text):
        raise BadSave(Message("kernel-save-path", found=short(text)))
    raise BadSave(Message("kernel-save-foreign", first=FIRST_LINE))


def result_line(result: Result) -> str:
    points = " ".join(f"{score:.12g}" for score in result.scores)
    return f"{former_result_line(result)} points {points}"


def former_result_line(result: Result) -> str:
    """As it was while saves did not have the points."""
    return f"{' '.join(map(str, result.winners)) or 'none'} ({result.reason.id})"


class Save:
    """The parts of a written match.  `is_sealed`: the seal fits, so all of it is as it was written."""

    def __init__(self, text: str, ignores_seal: bool = False) -> None:
        """Read the parts and check the seal; whether the choices make sense is for `replay`.

        Without its seal, the text may lack its end and most entries, and number its choices as it likes.
        """
        if not isinstance(text, str):
            raise BadSave(Message("kernel-save-text", found=short(text)))
        if len(text) > LARGEST:
            raise BadSave(Message("kernel-save-huge", size=len(text), largest=LARGEST))
        text = text.replace("\r\n", "\n")
        _check_first_line(text)
        body, _, last = text.rstrip("\n").rpartition("\n")
        body += "\n"
        end = re.fullmatch(r"end: ([0-9]{1,9}) ([0-9a-f]{32})", last)
        self.is_sealed = end is not None and end[2] == seal(body)
        if not self.is_sealed and not ignores_seal:
            raise BadSave(Message("kernel-save-truncated" if end is None else "kernel-save-damaged"))
        if not last.startswith("end:"):
            body += last + "\n"
        self.header: dict[str, str] = {}
        self.packs: list[tuple[str, str]] = []
        self.seeds: list[Seed] = []
        self.set_up: list[int] = []
        self.set_up_digest = ""
        self._is_set_up = False
        self.choices: list[RecordedChoice] = []
        try:
            for number, line in enumerate(body.removesuffix("\n").split("\n")[1:], 2):
                self._read(number, line)
        except (ValueError, IndexError, OverflowError) as error:
            if isinstance(error, ChronotableError):
                raise
            raise BadSave(Message("kernel-save-line", line=number)) from error
        for needed in ("game", "rules", "options", "commitment") if self.is_sealed else ("game",):
            if needed not in self.header:
                raise BadSave(Message("kernel-save-header", name=needed))
        if self.header.get("unsealed", UNSEALED) != UNSEALED:
            raise BadSave(Message("kernel-save-header", name="unsealed"))
        if not self.is_sealed:
            self._check_seeds(least=0)
            return
        if end is None or int(end[1]) != len(self.choices):
            raise BadSave(Message("kernel-save-truncated"))
        if not 0 < len(self.header["rules"]) <= LONGEST_RULES:  # they may become what was `earlier`
            raise BadSave(Message("kernel-save-header", name="rules"))
        self._check_seeds(least=1)
        if commitment(self.seeds[-1].secret) != self.header["commitment"]:
            raise BadSave(Message("kernel-save-damaged"))

    def _check_seeds(self, least: int) -> None:
        starts = [seed.start for seed in self.seeds]
        if not least <= len(starts) <= MOST_SEEDS or starts[:1] not in ([], [0]) or starts != sorted(starts):
            raise BadSave(Message("kernel-save-header", name="seed"))

    def _read(self, number: int, line: str) -> None:
        content = line.split("    #")[0]
        if not self.is_sealed and not content.strip():  # whoever writes by hand may leave lines empty
            return
        if found := CHOICE.fullmatch(content if self.is_sealed else content.rstrip()):
            if self.is_sealed and int(found[1]) != len(self.choices) + 1:
                raise BadSave(Message("kernel-save-line", line=number))
            outcomes = [int(n) for n in (found[4] or "").split()]
            self.choices.append(RecordedChoice(int(found[2]), found[3], outcomes, found[5] or ""))
            return
        name, colon, value = line.partition(": ")
        if name == "set-up:":  # no chance in the set-up
            name, colon, value = "set-up", ": ", ""
        if not colon:
            raise BadSave(Message("kernel-save-line", line=number))
        if name == "pack":
            digest, _, title = value.partition(" ")
            self.packs.append((digest, title))
        elif name == "seed" and (found := SEED.fullmatch(value)):
            secret = bytes.fromhex(found[2])
            if len(secret) != SEED_BYTES:
                raise BadSave(Message("kernel-save-line", line=number))
            version = int(found[3] or former_chance.VERSION)
            if version not in (former_chance.VERSION, VERSION):
                raise BadSave(Message("kernel-save-chance", version=version, known=VERSION))
            seed = Seed(int(found[1]), secret, int(found[4] or 0), version)
            if seed.takebacks > MOST_TAKEBACKS:
                raise BadSave(Message("kernel-save-takebacks", n=seed.takebacks, most=MOST_TAKEBACKS))
            if self.seeds and self.seeds[-1].start == seed.start:  # a branch of a branch: the former held for nothing
                self.seeds.pop()
            self.seeds.append(seed)
        elif name == "set-up" and not self.choices and not self._is_set_up and (found := SET_UP.fullmatch(value)):
            self._is_set_up = True
            self.set_up = [int(n) for n in found[1].split()]
            self.set_up_digest = found[2] or ""
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

    @property
    def is_unsealed(self) -> bool:
        """Was it changed by hand: now, or as it says, before?"""
        return not self.is_sealed or "unsealed" in self.header

    @property
    def has_digests(self) -> bool:
        return bool(self.set_up_digest) and all(choice.digest for choice in self.choices)

    @property
    def earlier(self) -> Earlier | None:
        """The rules under which the game began, if it went on under others."""
        if "earlier" not in self.header:
            return None
        found = EARLIER.fullmatch(self.header["earlier"])
        if found is None:
            raise BadSave(Message("kernel-save-header", name="earlier"))
        return Earlier(found[2], int(found[1]))
