"""Weights that fit the games, and how far what they say of other games is from what happened.

Games fall into five parts.  For each part weights are learned from three of the others, set right by the fourth, and
tried on it: so every game is held out once.  What is shipped is learned from four parts and set right by the fifth.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.odds.playing import KINDS, lines, replayed
from chronotable.games import game as find_game
from chronotable.kernel.features import Features
from chronotable.likelihood import Model, odds_with

POSITIONS = 16  # of a game, taken at random
PARTS = 5
STEPS = 12  # of Newton's method
EVERY = 10  # moment is asked for its place and margin
BINS = 10
Array = Any


@dataclass(frozen=True)
class Moment:
    """A position of a game: what a model is told of it, seat by seat, and how the game ended."""

    game: int
    setup: str
    stage: float
    numbers: list[list[float]]
    won: tuple[float, ...]
    scores: tuple[float, ...]


def part_of(number: int) -> int:
    """The same for ever, whatever else was played; set-ups take turns, so not by the number itself."""
    return random.Random(number).randrange(PARTS)


def moments_of(name: str, line: dict[str, Any]) -> list[Moment]:
    game = find_game(name)
    features = game.features
    if features is None or not line["over"]:
        return []
    count = len(line["choices"])
    wanted = set(random.Random(line["number"]).sample(range(count), min(count, POSITIONS)))
    found: list[tuple[str, float, list[list[float]]]] = []
    for at, s in enumerate(replayed(name, line)):
        if at in wanted and (setup := features.setup(s)) is not None:
            seats = range(game.seats(s)) if features.rivals else range(1)
            numbers = [[float(feature.value(s, seat)) for feature in features.listed] for seat in seats]
            found.append((setup, features.stage(s), numbers))
    result = game.result(s)
    if result is None:
        raise AssertionError(f"{name}, game {line['number']}: not over, so the rules are not those it was played by")
    share = 1.0 / len(result.winners) if result.winners and features.rivals else 1.0
    won = tuple(share * (seat in result.winners) for seat in range(len(result.scores)))
    return [Moment(line["number"], setup, stage, numbers, won, result.scores) for setup, stage, numbers in found]


def all_moments(name: str, file: Path) -> list[Moment]:
    """Of every game, kept beside the file, since the rules may change."""
    kept = file.with_suffix(".moments.jsonl")
    features = find_game(name).features
    names = [feature.name for feature in features.listed] if features is not None else []
    known: dict[int, list[Moment]] = {}
    for row in lines(kept):
        if row["features"] == names:
            known[row["number"]] = [Moment(*moment) for moment in row["moments"]]
    with open(kept, "a", encoding="utf-8") as out:
        for line in lines(file):
            if line["number"] not in known:
                moments = known[line["number"]] = moments_of(name, line)
                row = {
                    "number": line["number"],
                    "features": names,
                    "moments": [list(vars(each).values()) for each in moments],
                }
                print(json.dumps(row), file=out)
    return [moment for number in sorted(known) for moment in known[number]]


class Table:
    """Moments as matrices: a row for every seat, and where the rows of a moment begin."""

    def __init__(self, moments: list[Moment], knots: list[float], mean: Array = None, scale: Array = None) -> None:
        raw = np.array([row for moment in moments for row in moment.numbers])
        self.mean = raw.mean(axis=0) if mean is None else mean
        spread = raw.std(axis=0)
        self.scale = np.where(spread > 1e-3, spread, 1.0) if scale is None else scale
        numbers = np.hstack([(raw - self.mean) / self.scale, np.ones((len(raw), 1))])
        each = [len(moment.numbers) for moment in moments]
        stage = np.repeat([moment.stage for moment in moments], each)
        hats = np.stack([np.interp(stage, knots, unit) for unit in np.eye(len(knots))], axis=1)
        self.rows = (numbers[:, :, None] * hats[:, None, :]).reshape(len(raw), -1)
        self.starts = np.concatenate([[0], np.cumsum(each)[:-1]])
        self.of = np.repeat(np.arange(len(moments)), each)
        self.won = np.array([won for moment in moments for won in moment.won[: len(moment.numbers)]])
        self.scores = np.array([score for moment in moments for score in moment.scores[: len(moment.numbers)]])


def fitted(table: Table, rivals: bool, ridge: float) -> Array:
    """Weights for which the games that were played are likeliest: who won of all seats, or whether all did."""
    rows, won, count = table.rows, table.won, len(table.starts)
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        logit = rows @ weights
        if rivals:
            highest = np.maximum.reduceat(logit, table.starts)[table.of]
            power = np.exp(logit - highest)
            said = power / np.add.reduceat(power, table.starts)[table.of]
            apart = rows - np.add.reduceat(said[:, None] * rows, table.starts)[table.of]
            bend = apart.T @ (said[:, None] * apart)
        else:
            said = 1 / (1 + np.exp(-logit))
            bend = rows.T @ ((said * (1 - said))[:, None] * rows)
        slope = rows.T @ (said - won) / count + 2 * ridge * weights
        weights = weights - np.linalg.solve(bend / count + 2 * ridge * np.eye(len(weights)), slope)
    return weights


def fitted_points(table: Table, ridge: float) -> Array:
    rows = table.rows
    return np.linalg.solve(rows.T @ rows / len(rows) + ridge * np.eye(rows.shape[1]), rows.T @ table.scores / len(rows))


def set_right(logits: Array, won: Array) -> list[list[float]]:
    """A line that makes of the logits what fits other games (Platt)."""
    line = np.array([0.0, 1.0])
    rows = np.stack([np.ones_like(logits), logits], axis=1)
    for _ in range(STEPS):
        said = 1 / (1 + np.exp(-rows @ line))
        bend = rows.T @ ((said * (1 - said))[:, None] * rows) + 1e-6 * np.eye(2)
        line = line - np.linalg.solve(bend, rows.T @ (said - won))
    b, a = (float(each) for each in line)
    return [[-4.0, 4.0], [round(b - 4 * a, 4), round(b + 4 * a, 4)]]


def learned(name: str, learn: list[Moment], check: list[Moment], ridge: float, knots: list[float]) -> dict[str, Any]:
    """A record of weights, without how they did."""
    features = features_of(name)
    table = Table(learn, knots)
    shape = (len(features.listed) + 1, len(knots))
    record: dict[str, Any] = {
        "players": {"width": KINDS[name].width, "slips": KINDS[name].slips},
        "games": {},
        "features": [feature.name for feature in features.listed],
        "knots": knots,
        "mean": [round(float(x), 4) for x in table.mean],
        "scale": [round(float(x), 4) for x in table.scale],
        "weights": [[round(float(x), 3) for x in row] for row in fitted(table, features.rivals, ridge).reshape(shape)],
        "calibration": [[-4.0, 4.0], [-4.0, 4.0]],
    }
    if features.rivals:
        points = fitted_points(table, 1e-3).reshape(shape)
        record["points"] = [[round(float(x), 2) for x in row] for row in points]
    said, won = said_of(Model(record), check, features.rivals)
    record["calibration"] = set_right(np.log(said / (1 - said)), won)
    return record


def fit(name: str, file: Path, ridge: float, knots: list[float]) -> dict[str, Any]:
    """The record that is shipped, with how the same learning did on other games."""
    rivals = features_of(name).rivals
    moments = all_moments(name, file)
    parts = [[moment for moment in moments if part_of(moment.game) == part] for part in range(PARTS)]
    tried_on: list[Moment] = []
    said: list[Array] = []
    off: list[tuple[float, float]] = []
    for place, part in enumerate(parts):
        check = parts[(place + 1) % PARTS]
        learn = [moment for other in range(2, PARTS) for moment in parts[(place + other) % PARTS]]
        model = Model(learned(name, learn, check, ridge, knots))
        tried_on += part
        said.append(said_of(model, part, rivals)[0])
        if rivals:
            off += [how_far_off(model, moment) for moment in part[::EVERY]]
    record = learned(name, [moment for part in parts[1:] for moment in part], parts[0], ridge, knots)
    setup_of = {moment.game: moment.setup for moment in moments}
    record["games"] = dict(sorted(Counter(setup_of.values()).items()))
    record["held_out"] = tried(tried_on, np.concatenate(said))
    if rivals:
        place_off, margin_off = np.mean(off, axis=0)
        record["held_out"] |= {"place_off": round(float(place_off), 2), "margin_off": round(float(margin_off), 1)}
    return record


def features_of(name: str) -> Features:
    features = find_game(name).features
    if features is None:
        raise SystemExit(f"{name} declares no features")
    return features


def said_of(model: Model, moments: list[Moment], rivals: bool) -> tuple[Array, Array]:
    """What the model says of every seat (of one, where all win together), and whether it won: `odds_with` at once."""
    table = Table(moments, model.knots, np.array(model.mean), np.array(model.scale))
    logits = table.rows @ np.array(model.weights).reshape(-1)
    if rivals:
        power = np.exp(logits - np.maximum.reduceat(logits, table.starts)[table.of])
        said = power / np.add.reduceat(power, table.starts)[table.of]
        logits = np.log(said) - np.log(np.maximum(1 - said, 1e-12))
    (low, high), (from_low, to_high) = model.calibration
    said = 1 / (1 + np.exp(-(from_low + (to_high - from_low) / (high - low) * (logits - low))))
    if rivals:
        said = said / np.add.reduceat(said, table.starts)[table.of]
    return np.clip(said, 1e-9, 1 - 1e-9), table.won


def how_far_off(model: Model, moment: Moment) -> tuple[float, float]:
    """Places and points between what is said and what came, a seat's mean."""
    numbers = [model.measured(row) for row in moment.numbers]
    odds = odds_with(model, numbers, moment.stage, len(moment.won), 1, True)
    place = margin = 0.0
    for seat, score in enumerate(moment.scores):
        others = [other for at, other in enumerate(moment.scores) if at != seat]
        place += abs((odds.place or ())[seat] - 1 - sum(other > score for other in others))
        margin += abs((odds.margin or ())[seat] - (score - max(others)))
    return place / len(moment.scores), margin / len(moment.scores)


def tried(moments: list[Moment], said: Array) -> dict[str, Any]:
    """How far what was said is from what happened."""
    won = np.array([won for moment in moments for won in moment.won[: len(moment.numbers)]])
    setups = np.array([moment.setup for moment in moments for _ in moment.numbers])
    own = {str(setup): setups == setup for setup in np.unique(setups)}
    usual = np.zeros(len(won))
    for inside in own.values():
        usual[inside] = np.mean(won[inside])
    return {
        "games": len({moment.game for moment in moments}),
        "positions": len(moments),
        "brier": round(float(np.mean((said - won) ** 2)), 4),
        "brier_of_setup": round(float(np.mean((usual - won) ** 2)), 4),  # who knows no more than the set-up
        "ece": round(error(said, won), 4),
        "curve": curve(said, won),
        "by_setup": {
            setup: [round(error(said[inside], won[inside]), 3), round(float(np.mean(won[inside])), 3)]
            for setup, inside in own.items()
        },
    }


def bins_of(said: Array) -> Array:
    return np.minimum((said * BINS).astype(int), BINS - 1)


def error(said: Array, won: Array) -> float:
    """The expected calibration error over equal bins."""
    bins = bins_of(said)
    return float(sum(abs(np.sum(said[bins == n]) - np.sum(won[bins == n])) for n in range(BINS)) / len(said))


def curve(said: Array, won: Array) -> list[list[float | None]]:
    """For every bin: what was said on average, how often it came, and in how many cases."""
    bins = bins_of(said)
    rows: list[list[float | None]] = []
    for n in range(BINS):
        count = int(np.sum(bins == n))
        means = [round(float(np.mean(each[bins == n])), 3) if count else None for each in (said, won)]
        rows.append([*means, count])
    return rows
