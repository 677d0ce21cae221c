"""Each kind of sentence a hint can say of Room 25: where it is true, and a twin in which it must not be said."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.games.room25.game import GAME
from chronotable.games.room25.terms import (
    CELLS,
    CENTRE,
    CHARACTER_TERMS,
    COLOUR_TERMS,
    DECLARED,
    EMPTY,
    EXIT_ZONE,
    FIRST_PASS,
    INNER_DIAMOND,
    KEY_ROOM,
    MOVE,
    NO_ADRENALINE,
    NO_TOKEN,
    PROGRAMMING,
    RED,
    ROOM25,
    YELLOW,
)
from chronotable.kernel.reasons import Passage
from tests.reasons import changed, event, found_by


def start() -> Any:
    """An action of the first pass; Room 25 lies in the corner A1, face up; only it and the Central Room are known."""
    s: Any = ct.new("room25", players=4, mode="cooperation", seed=3).position.clone()
    s.phase, s.round, s.ending = FIRST_PASS, 2, 0
    there = s.kind.index(ROOM25)
    s.kind[there], s.kind[0] = s.kind[0], ROOM25
    for tile in range(CELLS):
        s.up[tile] = tile in (0, CENTRE)
    s.seen[:] = [-1] * len(s.seen)
    s.announced = []
    return s


BEFORE = start()
SEAT = 0
ME = next(number for number, figure in enumerate(BEFORE.figures) if figure.seat == SEAT)
OTHER = next(number for number, figure in enumerate(BEFORE.figures) if figure.seat != SEAT)
NAME, NAME_OF_OTHER = CHARACTER_TERMS[BEFORE.figures[ME].id], CHARACTER_TERMS[BEFORE.figures[OTHER].id]
WHO = {"character": NAME}
BESIDE = next(cell for cell in EXIT_ZONE if BEFORE.kind[BEFORE.cell_tile[cell]] not in (ROOM25,) and cell != 0)
UNKNOWN = INNER_DIAMOND[0]


def mine(number: int = ME, **values: Any) -> Any:
    def change(s: Any) -> None:
        for name, value in values.items():
            setattr(s.figures[number], name, value)

    return change


def with_(*changes: Any) -> Any:
    s = BEFORE.clone()
    for change in changes:
        change(s)
    return s


def hide_exit(s: Any) -> None:
    s.up[0] = False


def show(tile: int) -> Any:
    def change(s: Any) -> None:
        s.seen[SEAT * CELLS + tile] = 2

    return change


def room(tile: int, kind: int) -> Any:
    def change(s: Any) -> None:
        s.kind[tile] = kind

    return change


def slid(cell: int) -> Any:
    """Room 25 lies there, and what lay there in its place."""

    def change(s: Any) -> None:
        other, was = s.cell_tile[cell], s.tile_cell[0]
        s.cell_tile[cell], s.cell_tile[was] = 0, other
        s.tile_cell[0], s.tile_cell[other] = cell, was

    return change


def over(winners: int) -> Any:
    def change(s: Any) -> None:
        s.ending, s.winners = 1, winners

    return change


def programming(s: Any) -> None:
    s.phase = PROGRAMMING
    mine(first=NO_TOKEN, second=NO_TOKEN)(s)


def of_colour(s: Any, colour: int) -> int:
    return next(tile for tile in range(CELLS) if s.colour(tile) == colour and s.kind[tile] not in (ROOM25, KEY_ROOM))


def called(tile: int) -> str:
    return f"{'abcde'[tile % 5]}{tile // 5 + 1}"


RED_TILE, YELLOW_TILE = of_colour(BEFORE, RED), of_colour(BEFORE, YELLOW)
TRUE, FALSE = COLOUR_TERMS[BEFORE.colour(UNKNOWN)], COLOUR_TERMS[(BEFORE.colour(UNKNOWN) + 1) % 4]
SEEN = with_(show(UNKNOWN))
LOOK = event("room_looked_at", character=NAME, cell=called(UNKNOWN), room="empty")
STEP = event("entered", character=NAME, cell="c3", to=called(UNKNOWN))
HIDDEN = with_(hide_exit)
NOTHING = changed(BEFORE)
Row = tuple[Passage[Any], list[dict[str, Any]], Passage[Any]]
KINDS: dict[str, Row] = {
    "won": (changed(BEFORE, later=over(1)), [{}], changed(BEFORE, later=over(2))),
    "lost": (changed(BEFORE, later=over(0)), [{}], changed(BEFORE, later=over(1))),
    "eliminated": (changed(BEFORE, later=mine(alive=False, tile=-1)), [WHO], NOTHING),
    "inside": (changed(BEFORE, after=mine(tile=0)), [WHO], changed(HIDDEN, after=mine(tile=0))),
    "left_exit": (
        changed(with_(mine(tile=0)), after=mine(tile=CENTRE)), [WHO],
        changed(with_(mine(tile=0), hide_exit), after=mine(tile=CENTRE)),
    ),
    "nearer": (changed(BEFORE, after=mine(tile=6)), [WHO], changed(HIDDEN, after=mine(tile=6))),
    "farther": (changed(BEFORE, after=mine(tile=24)), [WHO], changed(BEFORE, after=mine(tile=6))),
    "key": (
        changed(BEFORE, told=(event("key_activated", character=NAME),)), [{}],
        changed(BEFORE, answered=(event("key_activated", character=NAME_OF_OTHER),)),
    ),
    "looked": (
        changed(BEFORE, told=(LOOK,)), [{"cell": called(UNKNOWN), "zone": "no"}], changed(SEEN, told=(LOOK,)),
    ),
    "explored": (
        changed(HIDDEN, told=(event("entered", character=NAME, cell="c3", to=called(BESIDE)),)),
        [{"cell": called(BESIDE)}], changed(HIDDEN, told=(STEP,)),
    ),
    "blindly": (
        changed(BEFORE, told=(STEP,)), [{**WHO, "cell": called(UNKNOWN)}], changed(SEEN, told=(STEP,)),
    ),
    "red": (
        changed(BEFORE, later=mine(tile=RED_TILE)), [{**WHO, "colour": "red"}],
        changed(BEFORE, later=mine(tile=YELLOW_TILE)),
    ),
    "yellow": (
        changed(BEFORE, later=mine(tile=YELLOW_TILE)), [{**WHO, "colour": "yellow"}],
        changed(BEFORE, later=mine(tile=RED_TILE)),
    ),
    "rescued": (
        changed(with_(mine(trap=3)), after=mine(trap=0)), [WHO], changed(with_(mine(trap=3))),
    ),
    "pushed": (
        changed(BEFORE, told=(event("pushed", character=NAME, other=NAME_OF_OTHER, to="b3"),)),
        [{"other": NAME_OF_OTHER, "to": "b3"}],
        changed(BEFORE, told=(event("pushed", character=NAME_OF_OTHER, other=NAME, to="b3"),)),
    ),
    "told": (
        changed(SEEN, told=(event("announced", character=NAME, cell=called(UNKNOWN), colour=TRUE),)),
        [{"cell": called(UNKNOWN)}],
        changed(SEEN, told=(event("announced", character=NAME, cell=called(UNKNOWN), colour=FALSE),)),
    ),
    "lied": (
        changed(SEEN, told=(event("announced", character=NAME, cell=called(UNKNOWN), colour=FALSE),)),
        [{"cell": called(UNKNOWN)}],
        changed(SEEN, told=(event("announced", character=NAME, cell=called(UNKNOWN), colour=TRUE),)),
    ),
    "steered": (
        changed(with_(slid(2)), after=slid(1)), [{}], changed(with_(slid(2), hide_exit), after=slid(1)),
    ),
    "steered_away": (changed(BEFORE, after=slid(2)), [{}], changed(BEFORE, after=slid(1))),
    "adrenaline": (changed(BEFORE, later=mine(adrenaline=NO_ADRENALINE)), [WHO], NOTHING),
    "declared": (
        changed(BEFORE, after=mine(adrenaline=DECLARED)), [WHO], changed(with_(mine(adrenaline=DECLARED))),
    ),
    "planned": (changed(with_(programming), after=mine(first=MOVE)), [WHO], changed(with_(programming))),
    "learnt": (changed(BEFORE, later=show(UNKNOWN)), [{}], changed(SEEN, later=show(UNKNOWN))),
    "found_exit": (changed(HIDDEN, later=show(0)), [{}], changed(HIDDEN, later=show(UNKNOWN))),
    "found_key": (
        changed(with_(room(UNKNOWN, KEY_ROOM)), later=show(UNKNOWN)), [{}],
        changed(with_(room(UNKNOWN, EMPTY)), later=show(UNKNOWN)),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", KINDS)
def test_a_kind_is_said_where_it_is_true_and_not_of_its_twin(name: str) -> None:
    true, said, twin = KINDS[name]
    assert [names for names, _ in found_by(GAME, name, true)] == said
    assert found_by(GAME, name, twin) == []


def test_every_kind_is_tested() -> None:
    assert {kind.name for kind in GAME.reasons.kinds} == set(KINDS)


def test_what_comes_of_a_programme_is_never_sure_and_what_an_action_does_is() -> None:
    kinds = {kind.name: kind for kind in GAME.reasons.kinds}
    assert kinds["nearer"].is_unsure(with_(programming))
    assert not kinds["nearer"].is_unsure(BEFORE)
    assert kinds["eliminated"].is_unsure(BEFORE)
