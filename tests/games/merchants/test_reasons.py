"""Each kind of sentence a hint can say of Merchants Cove: where it is true, and a twin in which it must not be said."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.games.merchants.game import GAME
from chronotable.games.merchants.terms import COLOURS, LAIR, PRODUCTION
from chronotable.games.merchants.terms import KINDS as ADVENTURERS
from chronotable.kernel.reasons import Passage
from tests.reasons import changed, event, found_by


def start() -> Any:
    """In production, with two small red goods and two red customers at the pier for them."""
    s: Any = ct.new("merchants", players=2, seed=3).position.clone()
    s.phase, s.day = PRODUCTION, 1
    player = s.players[0]
    player.shelf[0] = 2
    for pier in range(3):
        s.piers[pier * ADVENTURERS] = 1
    return s


BEFORE = start()


def own(name: str, at: int, value: Any) -> Any:
    def change(s: Any) -> None:
        getattr(s.players[0], name)[at] = value

    return change


def put(name: str, at: int, value: Any) -> Any:
    def change(s: Any) -> None:
        getattr(s, name)[at] = value

    return change


def gold(n: int) -> Any:
    def change(s: Any) -> None:
        s.players[0].gold = n

    return change


def with_(*changes: Any) -> Any:
    s = BEFORE.clone()
    for change in changes:
        change(s)
    return s


def turned(first: int) -> Any:
    """The turn is over, and this piece is the rearmost."""

    def change(s: Any) -> None:
        s.turn += 1
        s.order = [first, 1 - first]

    return change


def customers(n: int) -> Any:
    def change(s: Any) -> None:
        for pier in range(3):
            s.piers[pier * ADVENTURERS] = n

    return change


def symbolic(s: Any) -> Any:
    """A card with a symbol is on the staff board, and its hall is worth something."""
    card = next(card for card, symbols in enumerate(s.box.card_symbols) if [each for each in symbols if each < COLOURS])
    colour = next(each for each in s.box.card_symbols[card] if each < COLOURS)
    s.players[0].staff[0] = card
    return s, colour


STAFFED, COLOUR = symbolic(BEFORE.clone())
ROGUES = BEFORE.halls[LAIR]
NOTHING = changed(BEFORE)
KINDS: dict[str, tuple[Passage[Any], bool, Passage[Any]]] = {
    "gold": (changed(BEFORE, after=gold(BEFORE.players[0].gold + 7)), True, NOTHING),
    "takings": (changed(BEFORE, after=customers(2)), True, changed(BEFORE, after=customers(0))),
    "takings_lost": (changed(BEFORE, after=customers(0)), True, changed(BEFORE, after=customers(2))),
    "stock": (changed(BEFORE, after=customers(3)), True, NOTHING),
    "stock_lost": (changed(with_(customers(3)), after=customers(0)), True, NOTHING),
    "small_goods": (changed(BEFORE, after=own("shelf", 0, 3)), True, changed(BEFORE, after=own("shelf", COLOURS, 1))),
    "large_goods": (changed(BEFORE, after=own("shelf", COLOURS, 1)), True, changed(BEFORE, after=own("shelf", 0, 3))),
    "symbols": (changed(STAFFED, after=put("halls", COLOUR, STAFFED.halls[COLOUR] + 2)), True, changed(STAFFED)),
    "hired": (
        changed(BEFORE, told=(event("townsfolk_hired", who="player1", card="l01"),)), True,
        changed(BEFORE, told=(event("townsfolk_hired", who="player2", card="l01"),)),
    ),
    "docked": (
        changed(BEFORE, told=(event("boat_docked", who="player1", boat="boat1", berth="berth1", pier="large_pier"),)),
        True, changed(BEFORE, answered=(event("boat_docked", who="player2", boat="boat1", berth="b", pier="p"),)),
    ),
    "shed": (changed(with_(own("corruption", 0, 2)), after=own("corruption", 0, 1)), True, NOTHING),
    "corruption": (changed(BEFORE, after=own("corruption", 0, 1)), True, NOTHING),
    "corruption_cost": (
        changed(with_(put("halls", LAIR, 2)), after=own("corruption", -1, 2)), True, changed(BEFORE, after=gold(1)),
    ),
    "rogues": (changed(BEFORE, after=put("halls", LAIR, ROGUES + 1)), True, changed(BEFORE, after=put("halls", 0, 9))),
    "frozen": (
        changed(BEFORE, told=(event("time_frozen", who="player1", symbols=["red", "green"]),)), True,
        changed(BEFORE, told=(event("time_frozen", who="player2", symbols=["red"]),)),
    ),
    "hours": (
        changed(BEFORE, after=put("hours", 0, BEFORE.hours[0] + 2)), True,
        changed(BEFORE, after=put("hours", 1, BEFORE.hours[1] + 2)),
    ),
    "again": (changed(BEFORE, after=turned(0)), True, changed(BEFORE, after=turned(1))),
    "market_near": (
        changed(BEFORE, answered=(event("market_opened", n=1),)), True,
        changed(BEFORE, told=(event("market_opened", n=1),)),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", KINDS)
def test_a_kind_is_said_where_it_is_true_and_not_of_its_twin(name: str) -> None:
    true, said, twin = KINDS[name]
    assert bool(found_by(GAME, name, true)) is said
    assert found_by(GAME, name, twin) == []


def test_every_kind_is_tested() -> None:
    """What bots take a board to promise is tested with the evaluation."""
    assert {kind.name for kind in GAME.reasons.kinds} == {*KINDS, "workshop", "workshop_worse"}
