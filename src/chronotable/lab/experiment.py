"""What is to be played: the set-ups, who plays in them, and how often.

An experiment numbers its games, and a number is all that tells them apart: whoever plays number 17, and when, plays
the same game.  All set-ups and seatings are played with the same seeds, so that they can be compared pair by pair.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from chronotable import bots
from chronotable.bots.series import LIMIT, Task, game_seed
from chronotable.games import game as find_game
from chronotable.games import names
from chronotable.kernel.errors import BadOption, BadPack, ChronotableError
from chronotable.kernel.game import Json
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.kernel.schema import problems
from chronotable.packs import cut_path, read_pack, read_text

CHOICES: Final = "choices"
RECORDS: Final = (CHOICES,)
MOST_GAMES: Final = 10_000_000
MOST_SETUPS: Final = 1000
_WORD: Final = {"type": "string", "minLength": 1, "maxLength": 200}


class BadExperiment(ChronotableError):
    """An experiment that cannot be carried out; of a file the message names line and field."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Games of one kind: the options, and which bots sit where."""

    name: str
    game: str
    options: Json  # all of them
    packs: tuple[Pack, ...]
    seatings: tuple[tuple[str, ...], ...]


class Place(NamedTuple):
    """Which game of an experiment it is."""

    pair: int  # games with the same one have the same seed
    setup: int
    seating: int


@dataclass(frozen=True, slots=True)
class Experiment:
    """Every seating of every set-up plays with every seed."""

    setups: tuple[Setup, ...]
    games: int  # seeds
    seed: int
    limit: int = LIMIT
    record: tuple[str, ...] = ()
    name: str = ""

    def __len__(self) -> int:
        return self.games * len(self._block())

    def _block(self) -> list[tuple[int, int]]:
        """The games of one seed."""
        return [(place, seating) for place, setup in enumerate(self.setups) for seating in range(len(setup.seatings))]

    def place(self, number: int) -> Place:
        block = self._block()
        return Place(number // len(block), *block[number % len(block)])

    def task(self, number: int) -> Task:
        place = self.place(number)
        setup = self.setups[place.setup]
        seed, seating = game_seed(self.seed, place.pair), setup.seatings[place.seating]
        return Task(setup.game, setup.options, setup.packs, seed, seating, self.limit)

    def described(self) -> Json:
        """What decides how its games go, all but how many there are: as JSON."""
        return {
            "seed": self.seed,
            "limit": self.limit,
            "record": list(self.record),
            "setups": [
                {
                    "name": setup.name,
                    "game": setup.game,
                    "options": setup.options,
                    "packs": [pack.hash for pack in setup.packs],
                    "seatings": [list(seating) for seating in setup.seatings],
                }
                for setup in self.setups
            ],
        }


# ---- who sits where


def checked_bots(named: Sequence[str]) -> list[str]:
    """BadOption when there is no such bot."""
    for name in named:
        bots.make(name).close()
    return list(named)


def seating(named: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for each seat, in order; the last one named takes all that are left."""
    if len(named) > seats:
        raise BadOption(Message("lab-seats", bots=len(named), seats=seats))
    return tuple(named[min(seat, len(named) - 1)] for seat in range(seats))


def rotated(seats: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Everybody in every seat once; what would be the same again is left out."""
    return tuple(dict.fromkeys(seats[-turn:] + seats[:-turn] if turn else seats for turn in range(len(seats))))


def setup(
    game: str,
    options: Json,
    packs: tuple[Pack, ...],
    named: Sequence[str],
    rotate: bool = False,
    name: str = "",
) -> Setup:
    """A set-up from what people say; BadOption when something of it cannot be."""
    found = find_game(game)
    complete = found.check_options(options, packs)
    seats = seating(checked_bots(named), found.seats(found.set_up(complete, packs, 1)))
    return Setup(name or game, found.name, complete, packs, rotated(seats) if rotate else (seats,))


# ---- from a file


def schema() -> Json:
    """JSON Schema of an experiment file."""
    words = {"type": "array", "items": _WORD, "minItems": 1, "maxItems": 100}
    one = {
        "name": _WORD,
        "game": {"type": "string", "enum": list(names())},
        "options": {"type": "object"},
        "vary": {"type": "object", "additionalProperties": {"type": "array", "minItems": 1}},
        "packs": words,
        "bots": words,
        "rotate": {"type": "boolean"},
    }
    setups = {"type": "object", "properties": one, "required": ["game", "bots"], "additionalProperties": False}
    properties = {
        "name": _WORD,
        "games": {"type": "integer", "minimum": 1, "maximum": MOST_GAMES},
        "seed": {"type": "integer"},
        "limit": {"type": "integer", "minimum": 1},
        "record": {"type": "array", "items": {"type": "string", "enum": list(RECORDS)}, "uniqueItems": True},
        "setups": {"type": "array", "items": setups, "minItems": 1, "maxItems": 1000},
    }
    required = ["games", "seed", "setups"]
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def read(path: str | Path) -> Experiment:
    """An experiment from its file; BadExperiment names line and field of the first thing that is wrong."""
    place = Path(path)
    try:
        content = place.read_bytes()
    except OSError as error:
        raise BadExperiment(Message("kernel-pack-unreadable", file=cut_path(path))) from error
    return read_bytes(cut_path(path), content, place.parent)


def read_bytes(file: str, content: bytes, folder: Path) -> Experiment:
    """The same from what stands in the file; packs are looked for from its folder."""
    try:
        written = read_text(file, content)  # as a pack is read: plain values, with their lines
    except BadPack as error:
        raise BadExperiment(error.message) from error
    wrong = problems(written.content, schema())
    wrong.sort(key=lambda each: (each.message.id == "kernel-schema-required", written.order(each.at or each.path)))
    for first in wrong:  # a word that is not known, before the one that is missing instead
        raise BadExperiment(written.wrong(first.path, first.message, first.at).message)
    told = written.content
    setups: list[Setup] = []
    for number, one in enumerate(told["setups"]):
        field = f"setups.{number}"
        try:
            checked_bots(one["bots"])
        except BadOption as error:
            raise BadExperiment(written.wrong(f"{field}.bots", error.message).message) from error
        if math.prod(map(len, one.get("vary", {}).values())) > MOST_SETUPS - len(setups):
            raise BadExperiment(written.wrong(f"{field}.vary", Message("lab-too-many", most=MOST_SETUPS)).message)
        for name, options in _varied(one):
            try:
                packs = tuple(read_pack(find_game(one["game"]), folder / each) for each in one.get("packs", []))
            except BadPack as error:
                raise BadExperiment(written.wrong(f"{field}.packs", error.message).message) from error
            try:
                setups.append(setup(one["game"], options, packs, one["bots"], one.get("rotate", False), name))
            except BadOption as error:
                raise BadExperiment(written.wrong(f"{field}{_blamed(error, one)}", error.message).message) from error
    called = [one.name for one in setups]
    for number, name in enumerate(called):
        if name in called[:number]:
            raise BadExperiment(written.wrong("setups", Message("lab-name-twice", name=name)).message)
    record = tuple(each for each in RECORDS if each in told.get("record", ()))
    limit = told.get("limit", LIMIT)
    return Experiment(tuple(setups), told["games"], told["seed"], limit, record, told.get("name", Path(file).stem))


def _varied(one: Json) -> Iterator[tuple[str, Json]]:
    """The options of a set-up; where some vary, every combination, with a name that says which."""
    varied: Mapping[str, list[object]] = one.get("vary", {})
    name = str(one.get("name", one["game"]))
    for values in itertools.product(*varied.values()):
        chosen = dict(zip(varied, values))
        said = [f"{option} {_said(value)}" for option, value in chosen.items()]
        yield ", ".join([name, *said]), {**one.get("options", {}), **chosen}


def _said(value: object) -> str:
    if isinstance(value, list):
        return " ".join(map(_said, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _blamed(error: BadOption, one: Json) -> str:
    """The field of a set-up that an error is about."""
    if error.message.id == "lab-seats":
        return ".bots"
    for name in _names_in(error.message):
        for field in ("vary", "options"):
            if name in one.get(field, {}):
                return f".{field}.{name}"
    return ".options" if "options" in one else ""


def _names_in(message: Message) -> Iterator[str]:
    for value in message.args.values():
        if isinstance(value, Message):
            yield from _names_in(value)
        elif isinstance(value, str):
            yield value


__all__ = [
    "CHOICES", "BadExperiment", "Experiment", "Place", "Setup", "checked_bots", "read", "read_bytes", "rotated",
    "schema", "seating", "setup",
]  # fmt: skip
