"""How likely it is that a seat wins, as played games tell: a probability, unlike what bots evaluate positions by.

A game declares what a likely end is told by (`Features`), and ships weights that were fitted to games of a stated kind
of player (`python -m benchmarks.odds`).  Only what everybody may know counts, so all seats and spectators get the same
figure, whatever is hidden.  A set-up of which no games were played has none.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from chronotable.kernel.game import Game, Json
    from chronotable.kernel.match import Match
    from chronotable.kernel.state import State

_STEEPEST: Final = 30.0  # a logit beyond it is as good as certain


class Odds(NamedTuple):
    """What is likely now, seat by seat."""

    win: tuple[float, ...]  # where all win or lose together the same for every seat
    place: tuple[float, ...] | None  # the mean place, from 1; None where all win or lose together
    margin: tuple[float, ...] | None  # points ahead of the best of the others at the end
    games: int  # of this set-up, from which that was learned and by which it was tried; 0: the game is over

    def tenths(self, seat: int) -> int:
        """As people are told: in so many games of ten.  What is not certain is never none and never all of them."""
        if self.games == 0:
            return round(10 * self.win[seat])
        return min(9, max(1, round(10 * self.win[seat])))


class Model:
    """The weights of a game.  What a feature is worth changes with the stage, on straight lines between knots."""

    def __init__(self, record: Json) -> None:
        self.names: list[str] = record["features"]
        self.knots: list[float] = record["knots"]
        self.mean: list[float] = record["mean"]
        self.scale: list[float] = record["scale"]
        self.weights: list[list[float]] = record["weights"]  # by feature and knot; the last row is of 1
        self.points: list[list[float]] | None = record.get("points")
        self.calibration: list[list[float]] = record["calibration"]  # logits as they are, and as they should be
        self.games: dict[str, int] = record["games"]

    def measured(self, numbers: list[float]) -> list[float]:
        """The features of a seat, each from its mean in its usual spread; the last one is 1."""
        return [*((number - mean) / scale for number, mean, scale in zip(numbers, self.mean, self.scale)), 1.0]

    def at(self, stage: float) -> list[float]:
        """How much each knot counts at a stage."""
        knots = self.knots
        found = [0.0] * len(knots)
        last = len(knots) - 1
        if stage <= knots[0]:
            found[0] = 1.0
        elif stage >= knots[last]:
            found[last] = 1.0
        else:
            place = max(n for n in range(last) if knots[n] <= stage)
            share = (stage - knots[place]) / (knots[place + 1] - knots[place])
            found[place], found[place + 1] = 1.0 - share, share
        return found

    def calibrated(self, logit: float) -> float:
        """On straight lines between the known pairs, and beyond them as between the last two."""
        said, meant = self.calibration
        place = 0
        while place < len(said) - 2 and logit > said[place + 1]:
            place += 1
        slope = (meant[place + 1] - meant[place]) / (said[place + 1] - said[place])
        return max(-_STEEPEST, min(_STEEPEST, meant[place] + slope * (logit - said[place])))


def weighed(weights: list[list[float]], numbers: list[float], at: list[float]) -> float:
    total = 0.0
    for row, number in zip(weights, numbers):
        for weight, share in zip(row, at):
            total += weight * number * share
    return total


def likely(logit: float) -> float:
    return 1.0 / (1.0 + exp(-logit))


@lru_cache(maxsize=32)
def model_of(game: Game[Any]) -> Model | None:
    """What a game has learned; None where it has not, or of other features than it has now."""
    record = game.learned() if game.features is not None else None
    if record is None or game.features is None:
        return None
    model = Model(record)
    return model if model.names == [feature.name for feature in game.features.listed] else None


def odds(match: Match) -> Odds | None:
    """How the match will probably end; None where the game, or its set-up, does not say."""
    return None if match.origin.packs else odds_at(match.game, match.position)


def odds_at(game: Game[Any], s: State) -> Odds | None:
    """The same of a state that is played without packs."""
    features, model = game.features, model_of(game)
    if features is None or model is None:
        return None
    seats = game.seats(s)
    ended = game.result(s)
    if ended is not None:
        return certain(ended.winners, ended.scores, features.rivals)
    name = features.setup(s)
    if name is None or name not in model.games:
        return None
    told = range(seats if features.rivals else 1)
    numbers = [model.measured([float(each.value(s, seat)) for each in features.listed]) for seat in told]
    return odds_with(model, numbers, features.stage(s), seats, model.games[name], features.rivals)


def odds_with(model: Model, numbers: list[list[float]], stage: float, seats: int, games: int, rivals: bool) -> Odds:
    """What the model makes of measured features: those of all seats where they are rivals, else of one."""
    at = model.at(stage)
    worth = [weighed(model.weights, own, at) for own in numbers]
    if not rivals:
        return Odds((likely(model.calibrated(worth[0])),) * seats, None, None, games)
    win = [likely(model.calibrated(logit)) for logit in against_the_others(worth)]
    place = [1.0 + sum(likely(b - a) for other, b in enumerate(worth) if other != seat) for seat, a in enumerate(worth)]
    points = [weighed(model.points or [], own, at) for own in numbers]
    return Odds(tuple(each / sum(win) for each in win), tuple(place), leads(points), games)


def against_the_others(worth: list[float]) -> list[float]:
    """The logit of each being the first, where each is so in the ratio of the exponentials."""
    highest = max(worth)
    powers = [exp(each - highest) for each in worth]
    total = sum(powers)
    found = []
    for seat, each in enumerate(worth):
        others = max(total - powers[seat], 1e-12)
        found.append(each - highest - log(others))
    return found


def leads(points: list[float]) -> tuple[float, ...]:
    return tuple(own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points))


def certain(winners: tuple[int, ...], scores: tuple[float, ...], rivals: bool) -> Odds:
    """A game that is over: who shares a victory has a part of it."""
    share = 1.0 / len(winners) if winners and rivals else 1.0
    win = tuple(share if seat in winners else 0.0 for seat in range(len(scores)))
    if not rivals or len(scores) < 2:
        return Odds(win, None, None, 0)
    ranks = [(seat in winners, score) for seat, score in enumerate(scores)]
    place = tuple(1.0 + sum(other > own for other in ranks) for own in ranks)
    return Odds(win, place, leads(list(scores)), 0)
