"""A finished game as rows of four tables: games, seats, things and choices."""

from __future__ import annotations

import json
from typing import Final

from chronotable.bots.series import Record
from chronotable.kernel import engine
from chronotable.kernel.match import Match
from chronotable.lab.experiment import Experiment

SHEETS: Final = (
    "score_sheets"  # in the details of a result: for each seat its points by category, where a game has such
)
POINTS: Final = "points."  # before the category, as the name of a column

Row = dict[str, object]
Rows = dict[str, list[Row]]  # by the name of the table


def rows_of(experiment: Experiment, number: int, record: Record, choices: list[Row]) -> Rows:
    """Everything that is kept of a game."""
    return {
        "games": [game_row(experiment, number, record)],
        "seats": [{**_which(experiment, number, record), **row} for row in seat_rows(record)],
        "things": [{**_which(experiment, number, record), **row} for row in thing_rows(record)],
        "choices": [{"number": number, **row} for row in choices],
    }


def _which(experiment: Experiment, number: int, record: Record) -> Row:
    place = experiment.place(number)
    return {
        "number": number,
        "setup": experiment.setups[place.setup].name,
        "pair": place.pair,
        "seating": place.seating,
        "game": record.task.game,
        "players": len(record.task.bots),
    }


def game_row(experiment: Experiment, number: int, record: Record) -> Row:
    """One that was broken off has neither winners nor scores; `reason` says why it was."""
    task = record.task
    return {
        **_which(experiment, number, record),
        "options": written(task.options),
        "packs": [pack.hash for pack in task.packs],
        "seed": task.seed,
        "bots": list(task.bots),
        "finished": record.is_finished,
        "failed": record.has_failed,
        "winners": list(record.winners),
        "scores": [float(score) for score in record.scores],
        "reason": record.reason.id,
        "turns": record.turns,
        "decisions": record.decisions,
        "details": written({name: value for name, value in record.details.items() if name != SHEETS}),
    }


def seat_rows(record: Record) -> list[Row]:
    """Equal ranks are shared; who has won is before who has not.  Unfinished games have none of that."""
    standing = [(seat in record.winners, score) for seat, score in enumerate(record.scores)]
    rows: list[Row] = []
    for seat, bot in enumerate(record.task.bots):
        row: Row = {"seat": seat, "bot": bot, "finished": record.is_finished}
        row["won"] = seat in record.winners if record.is_finished else None
        row["score"] = float(record.scores[seat]) if record.is_finished else None
        row["rank"] = 1 + sum(other > standing[seat] for other in standing) if record.is_finished else None
        row["decisions"] = record.decisions_of[seat] if record.decisions_of else None
        row |= {POINTS + category: points for category, points in sheet(record, seat).items()}
        rows.append(row)
    return rows


def thing_rows(record: Record) -> list[Row]:
    """What took part, and whether that went well: by itself (`own`), or with the seats."""
    won = bool(record.winners)
    return [
        {"kind": kind, "thing": id, "success": won if success is None else success, "own": success is not None}
        for kind, things in record.statistics.items()
        for id, success in things.items()
    ]


def choice_rows(match: Match) -> list[Row]:
    """Who chose what, out of how many options."""
    rows: list[Row] = []
    for place, choice in enumerate(match.history):
        offered = next(len(options) for seat, _, options in engine.pending(choice.before) if seat == choice.seat)
        rows.append({"choice": place, "seat": choice.seat, "key": choice.key, "options": offered})
    return rows


def sheet(record: Record, seat: int) -> dict[str, int]:
    """The points of a seat by category; none in games without categories."""
    found: list[dict[str, int]] = record.details.get(SHEETS, [])
    return found[seat] if found else {}


def written(value: object) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False)
