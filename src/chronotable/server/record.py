"""A match as its rows: how it began, and the log of what was chosen.  Reading them again gives an equal match."""
from __future__ import annotations

import json
from collections.abc import Iterable

import msgspec

from chronotable.games import game as find_game
from chronotable.kernel import former_chance
from chronotable.kernel.chance import Script, Seed
from chronotable.kernel.match import Choice, Match, begin
from chronotable.kernel.origin import Origin
from chronotable.kernel.pack import Pack
from chronotable.server.storage.rows import EntryRow, TableRow

encode = msgspec.json.Encoder().encode
CHOOSE = "choose"
UNDO = "undo"
TAKEBACK = "takeback"


def origin_columns(match: Match) -> dict[str, str | None]:
    """The columns of a table that say how its match began."""
    origin = match.origin
    return {
        "game": match.game.name,
        "rules": match.game.rules_version,
        "options": json.dumps(origin.options),
        "position": None if origin.position is None else json.dumps(origin.position),
        "seeds": json.dumps([[seed.start, seed.secret.hex(), seed.takebacks, seed.version] for seed in origin.seeds]),
        "set_up": json.dumps(list(match.set_up_outcomes)),
        "packs": json.dumps([{"name": pack.name, "content": pack.content} for pack in origin.packs]),
    }


def start(row: TableRow) -> Match:
    """The match before its first choice, dealt as it was dealt."""
    seeds = tuple(_seed(*parts) for parts in json.loads(row.seeds))
    position = None if row.position is None else json.loads(row.position)
    packs = tuple(Pack(**kept) for kept in json.loads(row.packs))
    origin = Origin(json.loads(row.options), position, packs, seeds)
    return begin(find_game(row.game), origin, Script(json.loads(row.set_up)))


def _seed(start: int, digits: str, takebacks: int = 0, version: int = former_chance.VERSION) -> Seed:
    """Tables that were made before chance had versions say nothing of them."""
    return Seed(start, bytes.fromhex(digits), takebacks, version)


def choice_entry(table: str, number: int, command: str, choice: Choice, at: float) -> EntryRow:
    """The line of the log for a choice."""
    return EntryRow(table, number, command, CHOOSE, choice.seat, _body(choice), at)


def history_entries(table: str, match: Match, at: float) -> list[EntryRow]:
    """A log that leads to where the match is."""
    return [
        EntryRow(table, number, f"before:{number}", CHOOSE, choice.seat, _body(choice), at)
        for number, choice in enumerate(match.history, 1)
    ]


def _body(choice: Choice) -> str:
    return encode([choice.key, *choice.outcomes]).decode()


def after(match: Match, entry: EntryRow) -> Match:
    """The match after one more line of the log."""
    if entry.kind == CHOOSE:
        key, *outcomes = json.loads(entry.body)
        match.repeat(key, entry.seat, outcomes)
    elif entry.kind == UNDO:
        match.undo(entry.seat)
    else:
        return match.take_back(int(entry.body))
    return match


def rebuilt(row: TableRow, entries: Iterable[EntryRow]) -> Match:
    match = start(row)
    for entry in entries:
        match = after(match, entry)
    return match
