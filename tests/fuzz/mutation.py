"""Real things, slightly changed: the inputs that find what plain noise never reaches."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import chronotable as ct
from chronotable.kernel.engine import choose
from chronotable.kernel.match import Match
from chronotable.kernel.notation import seal
from chronotable.kernel.rng import spread

Json = Any
MODES = ["sabotage", "centrifuges", "super_clones", "ultramachine"]
STRANGE: list[Json] = [None, True, False, 0, 1, -1, 7, 10**9, 0.5, "", "dawn", "x", [], {}, [[]], {"": None}]


@cache
def games() -> list[Match]:
    """Matches of every mode and number of players, stopped here and there."""
    found = []
    for number in range(24):
        random = Random(number)
        m = ct.new(
            "loop",
            players=(2, 1, 3, 4)[number % 4],
            mode=MODES[number // 4 % 4],
            level=("intern", "employee_of_the_month", "agency_legend")[number % 3],
            machine="manual" if number % 6 == 0 else "default",
            order_destroyed=number % 2 == 1,
            agents="random",
            seed=number,
        )
        for _ in range(random.randrange(10, 120)):
            if m.decision is not None:
                m.choose(random.choice(m.decision.options).key, m.decision.seat)
        found.append(m)
    return found


@cache
def saves() -> list[str]:
    """Their saves without the last line, and saves of matches that began at a described position."""
    described = [ct.position("loop", json.loads(text), seed=1) for text in positions()[::20]]
    for m in described:
        for _ in range(5):
            if m.decision is not None:
                m.choose(m.decision.options[0].key, m.decision.seat)
    return [unsealed(m.save()) for m in [*games(), *described]]


def unsealed(save: str) -> str:
    return save[: save.rstrip("\n").rindex("\n") + 1]


@cache
def positions() -> list[str]:
    """Descriptions, as JSON, of positions all along the games, those in the middle of an effect preferred."""
    found = []
    for m in games():
        for at in range(0, len(m.history) + 1, 3):
            described = ct.position_of(m.branch(at))
            if len(described["agenda"]) != 6 or at % 9 == 0:  # six steps: between two actions
                found.append(json.dumps(described))
    return found


# ---- JSON


def places(value: Json, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every part."""
    if path:
        yield path
    if isinstance(value, dict):
        for name in value:
            yield from places(value[name], (*path, name))
    elif isinstance(value, list):
        for number in range(len(value)):
            yield from places(value[number], (*path, number))


def part(value: Json, path: tuple[Any, ...]) -> Json:
    for name in path:
        value = value[name]
    return value


def mutate(value: Json, other: Json, random: Random, favoured: tuple[str, ...] = ()) -> None:
    """One change inside a JSON value, with parts of itself or of another one; often in one of the favoured entries."""
    paths = list(places(value))
    if not paths:
        return
    # Lists of ids are long, so choose the top entry first, then a place inside it.
    favoured = tuple(name for name in favoured if name in value)
    top = random.choice(favoured) if favoured and random.random() < 0.4 else random.choice(list(value))
    *inside, name = random.choice([path for path in paths if path[0] == top])
    holder = part(value, tuple(inside))
    way = random.randrange(7)
    if way == 0:
        del holder[name]
    elif way == 1:
        holder[name] = copy.deepcopy(random.choice(STRANGE))
    elif way == 2 and isinstance(holder[name], int) and not isinstance(holder[name], bool):
        holder[name] += random.choice([-1, 1])
    elif way == 3 and isinstance(holder, list):
        same = part(other, tuple(inside)) if inside in (["agenda"],) and other.get("agenda") else holder
        holder.insert(random.randrange(len(holder) + 1), copy.deepcopy(random.choice(same)))
    elif way == 4 and isinstance(holder, list):
        random.shuffle(holder)
    elif way == 5:
        same = [path for path in paths if type(part(value, path)) is type(holder[name])]
        *elsewhere, there = random.choice(same)
        second = part(value, tuple(elsewhere))
        if not contains(holder[name], second) and not contains(second[there], holder):
            holder[name], second[there] = second[there], holder[name]
    else:
        try:
            holder[name] = copy.deepcopy(part(other, (*inside, name)))
        except (KeyError, IndexError, TypeError):
            holder[name] = copy.deepcopy(part(other, random.choice(list(places(other)))))


def contains(outer: Json, inner: Json) -> bool:
    """Would an exchange put something into itself?"""
    if outer is inner:
        return True
    inside = outer.values() if isinstance(outer, dict) else outer if isinstance(outer, list) else []
    return any(contains(item, inner) for item in inside)


# ---- text


def mutate_text(text: str, random: Random, alphabet: str = " #:.{}0123456789-aeioudn,\"'[]\n\t\u2028é") -> str:
    """One change of a character, a span or a line."""
    at = random.randrange(len(text) + 1)
    way = random.randrange(6)
    if way == 0:
        return text[:at] + random.choice(alphabet) + text[at + 1 :]
    if way == 1:
        return text[:at] + text[at + random.randrange(1, 20) :]
    if way == 2:
        return text[:at] + random.choice(alphabet) * random.choice([1, 1, 3, 5000]) + text[at:]
    lines = text.split("\n")
    one, two = random.randrange(len(lines)), random.randrange(len(lines))
    if way == 3:
        lines[one], lines[two] = lines[two], lines[one]
    elif way == 4:
        lines.insert(two, lines[one])
    else:
        del lines[one]
    return "\n".join(lines)


def mutate_save(body: str, random: Random) -> str:
    """One change that leaves the form of the lines alone: an entry, a choice or an outcome is another one."""
    lines = body.split("\n")
    choices = [number for number, line in enumerate(lines) if line.split(". ")[0].isdigit()]
    headers = [number for number, line in enumerate(lines) if line.startswith(("options: ", "position: "))]
    way = random.randrange(5)
    if way == 0 and headers:
        number = random.choice(headers)
        name, _, value = lines[number].partition(": ")
        try:
            content = json.loads(value)
        except ValueError:  # an earlier change has broken it
            return mutate_text(body, random)
        mutate(content, json.loads(random.choice(positions())), random, ("agenda", "agents"))
        lines[number] = f"{name}: {json.dumps(content)}"
    elif way == 1 and choices:  # another key
        one, two = random.choice(choices), random.choice(choices)
        words = lines[one].split(" ")
        words[2] = random.choice([lines[two].split(" ")[2], "done", "x", "era:dawn", "play:"])
        lines[one] = " ".join(words)
    elif way == 2:  # another outcome or seat
        number = random.choice([*choices, len(lines) - 2])
        lines[number] = re.sub("(?<= )[0-9]+", lambda _: str(random.randrange(9)), lines[number], count=1)
    elif way == 3 and choices:  # one choice less
        del lines[random.choice(choices)]
        counter = iter(range(1, len(lines)))
        lines = [re.sub("^[0-9]+(?=\\. )", lambda _: str(next(counter)), line) for line in lines]
    else:
        return mutate_text(body, random)
    return "\n".join(lines)


def resealed(body: str) -> str:
    """A save with this content (without its last line) whose seal fits: so the content itself is read."""
    if not body.endswith("\n"):
        body += "\n"
    choices = sum(line.split(". ")[0].isdigit() for line in body.split("\n"))
    return f"{body}end: {choices} {seal(body)}\n"


# ---- playing


def play_to_the_end(m: Match, seed: int, most: int = 3000) -> None:
    """Random choices; every law holds before each of them, and the game ends."""
    game, s = m.game, m._state.clone()
    s.draw_from(spread(seed))
    random = Random(seed)
    for _ in range(most):
        assert not game.laws(s), [str(law) for law in game.laws(s)]
        if s.step is None:
            break
        assert len({s.step.key(s, option) for option in s.options}) == len(s.options)
        choose(s, random.randrange(len(s.options)))
    assert game.result(s) is not None, "a game without a decision must be over"
