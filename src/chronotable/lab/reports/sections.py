"""What a report tells, section by section: sentences, charts, and a table of the same numbers."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final, NamedTuple

from chronotable.bots.intervals import Estimate, mean, rate
from chronotable.lab.reports.charts import Bar, histogram, intervals, stacked
from chronotable.lab.reports.results import Results, Row
from chronotable.lab.reports.words import Words
from chronotable.lab.rows import POINTS

Json = dict[str, Any]

_BINS: Final = 24  # more lengths than this are put together
_PAIRS: Final = 60  # comparisons that are told
_DRAWN: Final = 60  # rows of a chart; the table has all of them


class Table(NamedTuple):
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, what to know of it, charts, and the table beside them."""

    id: str
    title: str
    told: tuple[str, ...]
    charts: tuple[Json, ...]
    table: Table


def sections(results: Results, words: Words) -> Iterator[Section]:
    """Those that these results have something for."""
    yield _played(results, words)
    yield _won(results, words)
    for found in (_seats, _bots, *(_kind_of(kind) for kind in dict.fromkeys(row["kind"] for row in results.things))):
        section = found(results, words)
        if section is not None:
            yield section
    yield _length(results, words)
    for found in (_scores, _categories, _decided, _reasons, _compared):
        section = found(results, words)
        if section is not None:
            yield section


# ---- what was played


def _played(results: Results, words: Words) -> Section:
    rows = []
    for setup in results.setups:
        games = results.games_of(setup)
        first = games[0]
        bots = ", ".join(dict.fromkeys(bot for game in games for bot in game["bots"]))
        rows.append((setup, words.game(first["game"]), str(first["players"]), bots, str(len(games))))
    told = [words.say("lab-report-played-told", n=len(results.games))]
    if results.unfinished:
        told.append(words.say("cli-lab-unfinished", n=results.unfinished))
    if len({len(results.games_of(setup)) for setup in results.setups}) > 1:
        told.append(words.say("lab-report-uneven"))
    return _section("played", words, told, (), ("setup", "game", "players", "bots", "games"), rows)


def _section(
    id: str,
    words: Words,
    told: Sequence[str],
    charts: Sequence[Json],
    columns: Sequence[str],
    rows: Iterable[tuple[str, ...]],
    title: str = "",
) -> Section:
    heads = tuple(words.say(f"lab-report-column-{column}") for column in columns)
    return Section(id, title or words.say(f"lab-report-{id}"), tuple(told), tuple(charts), Table(heads, tuple(rows)))


# ---- who wins


def is_shared(results: Results, setup: str) -> bool:
    """Did all seats win or lose together in every game?"""
    return all(len(game["winners"]) in (0, game["players"]) for game in results.games_of(setup))


def _won(results: Results, words: Words) -> Section:
    """Games that somebody won: how hard a set-up is, where people play together."""
    bars, rows = [], []
    for setup in results.setups:
        games = results.games_of(setup)
        won = sum(bool(game["winners"]) for game in games)
        found = rate(won, len(games))
        bars.append(Bar(setup, found, words.share(found)))
        rows.append((setup, str(len(games)), str(won), words.share(found)))
    told = [words.say("lab-report-won-told"), words.say("lab-report-interval-told")]
    chart = intervals(bars[:_DRAWN], words.say("lab-report-won"))
    return _section("won", words, told, [chart], ("setup", "games", "won", "share"), rows)


def _seats(results: Results, words: Words) -> Section | None:
    """By seat, where seats do not all win together."""
    bars, rows = [], []
    for setup in results.setups:
        if is_shared(results, setup):
            continue
        there = results.seats_of(setup)
        for seat in sorted({row["seat"] for row in there}):
            mine = [row for row in there if row["seat"] == seat]
            won = sum(row["won"] for row in mine)
            found = rate(won, len(mine))
            label = f"{setup}: {words.say('lab-report-seat', number=seat + 1)}"
            expected = sum(row["won"] for row in there) / len(there)
            bars.append(Bar(label, found, words.share(found), expected))
            rows.append(
                (setup, words.say("lab-report-seat", number=seat + 1), str(len(mine)), str(won), words.share(found))
            )
    if not rows:
        return None
    chart = intervals(bars[:_DRAWN], words.say("lab-report-column-share"))
    told = [words.say("lab-report-seats-told")]
    return _section("seats", words, told, [chart], ("setup", "seat", "games", "won", "share"), rows)


def _bots(results: Results, words: Words) -> Section | None:
    """By bot, where there are several."""
    bars, rows = [], []
    for setup in results.setups:
        there = results.seats_of(setup)
        bots = list(dict.fromkeys(row["bot"] for row in there))
        if len(bots) < 2:
            continue
        for bot in bots:
            mine = [row for row in there if row["bot"] == bot]
            won = sum(row["won"] for row in mine)
            found = rate(won, len(mine))
            bars.append(Bar(f"{setup}: {bot}", found, words.share(found)))
            rows.append((setup, bot, str(len(mine)), str(won), words.share(found)))
    if not rows:
        return None
    chart = intervals(bars[:_DRAWN], words.say("lab-report-column-share"))
    return _section("bots", words, (), [chart], ("setup", "bot", "seats", "won", "share"), rows)


def _kind_of(kind: str) -> Any:
    """The section of a kind of things: leaders, paths, cards, missions."""

    def section(results: Results, words: Words) -> Section | None:
        bars, rows = [], []
        for setup in results.setups:
            mine = [row for row in results.things if row["kind"] == kind and row["setup"] == setup]
            found = [(*_tally(mine, thing), thing) for thing in dict.fromkeys(row["thing"] for row in mine)]
            for share, n, well, thing in sorted(found, key=lambda each: (-each[0].value, each[3])):
                name = words.thing(mine[0]["game"], kind, thing)
                label = name if len(results.setups) == 1 else f"{setup}: {name}"
                bars.append(Bar(label, share, words.share(share)))
                rows.append((setup, name, str(n), str(well), words.share(share)))
        if not rows:
            return None
        called = words.kind(kind)
        chart = intervals(bars[:_DRAWN], called)
        told = [words.say("lab-report-thing-told")]
        if len(bars) > _DRAWN:
            told.append(words.say("lab-report-cut", n=_DRAWN))
        return _section(
            f"thing-{kind}", words, told, [chart], ("setup", "thing", "games", "well", "share"), rows, called
        )

    return section


def _tally(rows: list[Row], thing: str) -> tuple[Estimate, int, int]:
    mine = [row for row in rows if row["thing"] == thing]
    well = sum(bool(row["success"]) for row in mine)
    return rate(well, len(mine)), len(mine), well


# ---- how long, how many points


def _length(results: Results, words: Words) -> Section:
    values: list[Json] = []
    rows = []
    longest = max(game["turns"] for game in results.games)
    wide = max(1, -(-longest // _BINS))
    for setup in results.setups:
        games = results.games_of(setup)
        turns = [game["turns"] for game in games]
        for at, n in sorted(Counter(turn // wide * wide for turn in turns).items()):
            values.append({"group": setup, "at": at, "n": n})
        decisions = fmean(game["decisions"] for game in games)
        rows.append(
            (
                setup,
                words.amount(mean(turns)),
                str(min(turns)),
                str(max(turns)),
                words.say("lab-report-alone", value=decisions),
            )
        )
    chart = histogram(values, words.say("lab-report-column-turns"), words.say("lab-report-column-games"))
    return _section("length", words, (), [chart], ("setup", "turns", "least", "most", "decisions"), rows)


def _scores(results: Results, words: Words) -> Section | None:
    bars, rows = [], []
    for setup in results.setups:
        there = results.seats_of(setup)
        if not any(row["score"] for row in there):
            continue
        for seat in sorted({row["seat"] for row in there}):
            scores = [row["score"] for row in there if row["seat"] == seat]
            found = mean(scores)
            label = f"{setup}: {words.say('lab-report-seat', number=seat + 1)}"
            bars.append(Bar(label, _drawable(found), words.amount(found)))
            rows.append((setup, words.say("lab-report-seat", number=seat + 1), words.amount(found),
                         f"{min(scores):g}", f"{max(scores):g}"))  # fmt: skip
    if not rows:
        return None
    chart = intervals(bars[:_DRAWN], words.say("lab-report-scores"), percent=False)
    return _section("scores", words, (), [chart], ("setup", "seat", "score", "least", "most"), rows)


def _drawable(found: Estimate) -> Estimate:
    """The mean of a single value has no interval to draw."""
    return found if found.high != float("inf") else Estimate(found.value, found.value, found.value)


def _categories(results: Results, words: Words) -> Section | None:
    """Points by category, of those who won and of the others."""
    bars, rows = [], []
    for setup in results.setups:
        there = results.seats_of(setup)
        for column in _points(there):
            category = words.category(there[0]["game"], column.removeprefix(POINTS))
            won, lost = (
                [row[column] for row in there if row["won"] == wanted and row[column] is not None]
                for wanted in (True, False)
            )
            cells = []
            for side, values in (("winners", won), ("others", lost)):
                if not values:
                    cells.append("–")
                    continue
                found = mean(values)
                cells.append(words.amount(found))
                label = f"{setup}: {category}, {words.say(f'lab-report-column-{side}')}"
                bars.append(Bar(label, _drawable(found), words.amount(found)))
            rows.append((setup, category, *cells))
    if not rows:
        return None
    chart = intervals(bars[:_DRAWN], words.say("lab-report-column-points"), percent=False)
    return _section("categories", words, (), [chart], ("setup", "category", "winners", "others"), rows)


def _points(rows: list[Row]) -> list[str]:
    """The categories that these games have."""
    return [name for name in rows[0] if name.startswith(POINTS) and any(row[name] is not None for row in rows)]


def _decided(results: Results, words: Words) -> Section | None:
    """In which category the first was farthest ahead of the second."""
    values: list[Json] = []
    rows = []
    for setup in results.setups:
        there = results.seats_of(setup)
        columns = _points(there)
        if not columns or is_shared(results, setup):
            continue
        games: dict[int, list[Row]] = {}
        for row in there:
            games.setdefault(row["number"], []).append(row)
        counted = Counter(filter(None, (_largest_gap(seats, columns) for seats in games.values())))
        total = sum(counted.values())
        for column, n in sorted(counted.items(), key=lambda each: (-each[1], each[0])):
            category = words.category(there[0]["game"], column.removeprefix(POINTS))
            values.append({"group": setup, "part": category, "n": n})
            rows.append((setup, category, str(n), words.share(rate(n, total))))
    if not rows:
        return None
    chart = stacked(values, words.say("lab-report-column-games"))
    told = [words.say("lab-report-decided-told")]
    return _section("decided", words, told, [chart], ("setup", "category", "games", "share"), rows)


def _largest_gap(seats: list[Row], columns: list[str]) -> str | None:
    ranked = sorted(seats, key=lambda row: (row["rank"], row["seat"]))
    if len(ranked) < 2:
        return None
    gaps = {column: (ranked[0][column] or 0) - (ranked[1][column] or 0) for column in columns}
    best = max(gaps, key=lambda column: gaps[column])
    return best if gaps[best] > 0 else None


def _reasons(results: Results, words: Words) -> Section | None:
    """Why games ended; games that are counted out all end alike."""
    values: list[Json] = []
    rows = []
    for setup in results.setups:
        games = results.games_of(setup)
        counted = Counter(game["reason"] for game in games)
        if len(counted) < 2 and len(results.setups) == 1:
            continue
        details = {game["reason"]: json.loads(game["details"]) for game in games}
        for reason, n in sorted(counted.items(), key=lambda each: (-each[1], each[0])):
            said = words.reason(reason, details[reason])
            values.append({"group": setup, "part": said, "n": n})
            rows.append((setup, said, str(n), words.share(rate(n, len(games)))))
    if not rows:
        return None
    chart = stacked(values, words.say("lab-report-column-games"))
    return _section("reasons", words, (), [chart], ("setup", "reason", "games", "share"), rows)


# ---- comparisons on the same seeds


def _compared(results: Results, words: Words) -> Section | None:
    """The difference of wins in pairs of games with the same seed, with the first set-up or the first bot."""
    bars, rows = [], []
    for first, second, differences in _differences(results):
        found = mean(differences)
        label = words.say("lab-report-against", second=second, first=first)
        bars.append(Bar(label, _drawable(found), words.difference(found)))
        rows.append((second, first, str(len(differences)), words.difference(found)))
        if len(rows) == _PAIRS:
            break
    if not rows:
        return None
    chart = intervals(bars, words.say("lab-report-column-difference"), zero=True)
    told = [words.say("lab-report-compared-told")]
    return _section("compared", words, told, [chart], ("this", "against", "pairs", "difference"), rows)


def _differences(results: Results) -> Iterator[tuple[str, str, list[float]]]:
    for setup in results.setups:
        yield from _between_bots(results, setup)
    firsts: dict[str, str] = {}  # by game: what the other set-ups are compared with
    for setup in results.setups:
        games = results.games_of(setup)
        first = firsts.setdefault(games[0]["game"], setup)
        if first == setup or not (is_shared(results, first) and is_shared(results, setup)):
            continue  # where somebody always wins there is nothing to compare
        base, mine = _by_pair(results.games_of(first)), _by_pair(games)
        pairs = [pair for pair in base if pair in mine]
        if len(pairs) > 1:
            yield first, setup, [mine[pair] - base[pair] for pair in pairs]


def _by_pair(games: list[Row]) -> dict[int, float]:
    """For each seed the share of games that somebody won."""
    found: dict[int, list[bool]] = {}
    for game in games:
        found.setdefault(game["pair"], []).append(bool(game["winners"]))
    return {pair: fmean(won) for pair, won in found.items()}


def _between_bots(results: Results, setup: str) -> Iterator[tuple[str, str, list[float]]]:
    """Each other bot against the first one: how much more often it won with the same seeds."""
    there = results.seats_of(setup)
    bots = list(dict.fromkeys(row["bot"] for row in there))
    for other in bots[1:]:
        found: dict[int, dict[str, list[bool]]] = {}
        for row in there:
            found.setdefault(row["pair"], {}).setdefault(row["bot"], []).append(row["won"])
        both = [won for won in found.values() if bots[0] in won and other in won]
        if len(both) > 1:
            yield f"{setup}: {bots[0]}", other, [fmean(won[other]) - fmean(won[bots[0]]) for won in both]
