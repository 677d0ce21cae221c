"""A match as its rows: how it began, and the log of what was chosen.  Reading them again gives an equal match."""

from __future__ import annotations

import json
from collections.abc import Sequence

import msgspec

from chronotable.games import game as find_game
from chronotable.kernel import engine, former_chance
from chronotable.kernel.chance import Script, Seed
from chronotable.kernel.choice import Choice, Foreseen
from chronotable.kernel.decision import Result
from chronotable.kernel.digest import digest
from chronotable.kernel.match import Match, begin, secret_of
from chronotable.kernel.message import Message
from chronotable.kernel.notation import Record, RecordedChoice, compose, result_line
from chronotable.kernel.origin import Earlier, Origin
from chronotable.kernel.pack import Pack
from chronotable.kernel.replay import described_origin
from chronotable.kernel.state import State
from chronotable.server.table.rows import CHOOSE, EntryRow, PositionRow, TableRow
from chronotable.server.table.undone import Undone, UndoneMatches
from chronotable.server.table.views import result_of
from chronotable.server.wire_parts import ResultShown

encode = msgspec.json.Encoder().encode
UNDO = "undo"
REDO = "redo"
TAKEBACK = "takeback"
GO_ON = "go_on"
END = "end"


def origin_columns(match: Match) -> dict[str, str | None]:
    """The columns of a table that say how its match began."""
    origin = match.origin
    columns = {
        "game": match.game.name,
        "rules": match.rules,
        "options": json.dumps(origin.options),
        "position": None if origin.position is None else json.dumps(origin.position),
        "seeds": json.dumps([[seed.start, seed.secret.hex(), seed.takebacks, seed.version] for seed in origin.seeds]),
        "set_up": json.dumps(list(match.set_up_outcomes)),
        "packs": json.dumps([{"name": pack.name, "content": pack.content} for pack in origin.packs]),
        "digest": match.digest_at(0),
    }
    return columns if origin.earlier is None else {**columns, "earlier": json.dumps(origin.earlier)}


def origin_of(row: TableRow) -> Origin:
    position = None if row.position is None else json.loads(row.position)
    packs = tuple(Pack(**kept) for kept in json.loads(row.packs))
    seeds = tuple(_seed(*parts) for parts in json.loads(row.seeds))
    if not seeds:
        raise ValueError("a match without a seed")
    earlier = None if row.earlier is None else Earlier(*json.loads(row.earlier))
    options = find_game(row.game).options_of_record(json.loads(row.options))
    return Origin(options, position, packs, seeds, earlier)


def start(row: TableRow) -> Match:
    """The match before its first choice, dealt as it was dealt."""
    return begin(find_game(row.game), origin_of(row), Script(json.loads(row.set_up)))


def _seed(start: int, digits: str, takebacks: int = 0, version: int = former_chance.VERSION) -> Seed:
    """Tables that were made before chance had versions say nothing of them."""
    return Seed(start, bytes.fromhex(digits), takebacks, version)


# ---- going on under other rules


def going_on(match: Match, rules: str, choices: int) -> Match:
    """The same position under the present rules, as the beginning of a match with chance of its own."""
    described = json.loads(json.dumps(match.game.describe(match.position)))
    seed = Seed(0, secret_of(None))
    return begin(match.game, described_origin(match.game, described, match.origin.packs, seed, Earlier(rules, choices)))


def going_on_body(match: Match) -> str:
    """What such a match began with."""
    origin = match.origin
    assert origin.earlier is not None
    kept = {
        "rules": match.rules,
        "position": origin.position,
        "secret": origin.seeds[0].secret.hex(),
        "set_up": match.set_up_outcomes,
        "earlier": list(origin.earlier),
    }
    return json.dumps(kept)


def gone_on(row: TableRow, entry: EntryRow) -> tuple[str, Origin, list[int]]:
    """The rules under which it went on, how it began there, and the outcomes of that beginning."""
    kept = json.loads(entry.body)
    seed = Seed(0, bytes.fromhex(kept["secret"]))
    packs = origin_of(row).packs
    begun = described_origin(find_game(row.game), kept["position"], packs, seed, Earlier(*kept["earlier"]))
    return str(kept["rules"]), begun, kept["set_up"]


# ---- the log


def choice_entry(table: str, number: int, command: str, match: Match, foreseen: Foreseen, at: float) -> EntryRow:
    """The line of the log for a choice; the one that ends the game says how."""
    choice, after = foreseen
    found = None if after.options else _result(match, foreseen)
    return EntryRow(
        table, number, command, CHOOSE, choice.seat, _body(choice), at, digest(after), found,
        len(match.history) + 1, waiting_in(after),
    )  # fmt: skip


def history_entries(table: str, match: Match, at: float) -> list[EntryRow]:
    """A log that leads to where the match is."""
    entries = [
        EntryRow(
            table,
            number,
            f"before:{number}",
            CHOOSE,
            choice.seat,
            _body(choice),
            at,
            match.digest_at(number),
            choices=number,
            waiting=waiting_in(match.position_at(number)),
        )
        for number, choice in enumerate(match.history, 1)
    ]
    return [*entries[:-1], entries[-1]._replace(result=_result(match))] if entries else []


def waiting_in(position: State) -> str:
    """The seats that are to choose, for the log."""
    return " ".join([str(seat) for seat, _, _ in engine.pending(position)])


def _result(match: Match, last: Foreseen | None = None) -> str | None:
    """As it is shown, if the game is over, or will be with this last choice."""
    result = match.told_result if last is None else match.game.told_result(last.after, last.choice.events)
    return None if result is None else encode(result_of(match, result, last)).decode()


def _body(choice: Choice) -> str:
    return encode([choice.key, *choice.outcomes]).decode()


def after(match: Match, entry: EntryRow, undone: UndoneMatches) -> Match:
    """The match after one more line of the log, which also says what may come again."""
    if entry.kind == CHOOSE:
        key, *outcomes = json.loads(entry.body)
        match.repeat(key, entry.seat, outcomes)
        undone.clear()
        return match
    if entry.kind == REDO:
        return undone.take()
    if entry.kind == UNDO:
        earlier = match.clone()
        earlier.undo(entry.seat)
    else:
        earlier = match.take_back(int(entry.body))
    undone.add(Undone(match, entry.seat, entry.kind == UNDO))
    return earlier


def notation(row: TableRow, entries: Sequence[EntryRow], last: PositionRow | None) -> str:
    """The match as text, from its rows alone: also under rules that would play it differently."""
    rules, origin, set_up = row.rules, origin_of(row), json.loads(row.set_up)
    begun = row.digest
    choices: list[RecordedChoice] = []
    undone: list[tuple[Origin, list[RecordedChoice]]] = []  # what was taken back since somebody chose
    for entry in entries:
        if entry.kind in (UNDO, TAKEBACK):
            undone.append((origin, choices.copy()))
        elif entry.kind != REDO:
            undone.clear()
        if entry.kind == CHOOSE:
            key, *outcomes = json.loads(entry.body)
            choices.append(RecordedChoice(entry.seat, key, outcomes, entry.digest or ""))
        elif entry.kind == UNDO:
            number = max(number for number, choice in enumerate(choices) if choice.seat == entry.seat)
            # What others chose at the same time stays, but led to other positions.
            choices[number:] = [choice._replace(digest="") for choice in choices[number + 1 :]]
            origin = origin.undone(number)
        elif entry.kind == TAKEBACK:
            at = int(entry.body)
            origin = origin.taken_back(at)
            del choices[at:]
        elif entry.kind == REDO:
            origin, choices = undone.pop()
        elif entry.kind == GO_ON:
            rules, origin, set_up = gone_on(row, entry)
            begun = entry.digest
            choices.clear()
    lines = sum(entry.kind != END for entry in entries)
    is_last = last is not None and last.number == lines
    now = json.loads(last.described) if last is not None and is_last else None
    result = kept_result(entries, last)
    line = None
    if result is not None:
        line = result_line(Result(tuple(result.winners), tuple(result.scores), Message(result.reason.id)))
    return compose(Record(row.game, rules, origin, set_up, begun or "", choices, line, now))


def last_position(table: str, number: int, match: Match) -> PositionRow:
    """What is kept of a match after so many lines, in case that other rules come."""
    return PositionRow(table, number, json.dumps(match.game.describe(match.position)), _result(match))


def kept_result(entries: Sequence[EntryRow], last: PositionRow | None) -> ResultShown | None:
    """How the game had ended: by its last choice, or with the last position that was kept, in older tables."""
    choices = [entry for entry in entries[-2:] if entry.kind == CHOOSE]  # behind it only `end` can stand
    found = choices[-1].result if choices else None
    if found is None and last is not None and last.number == sum(entry.kind != END for entry in entries):
        found = last.result
    return None if found is None else msgspec.json.decode(found, type=ResultShown)


def is_same_result(one: ResultShown, other: ResultShown) -> bool:
    """The winners and the points; what is told beside may be put differently."""
    return (one.winners, one.scores, one.reason.id) == (other.winners, other.scores, other.reason.id)
