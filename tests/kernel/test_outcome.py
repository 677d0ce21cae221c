"""What decided a game, and which choices changed most in it."""

from __future__ import annotations

from chronotable.kernel.course import Change, Line, Measure, largest_changes
from chronotable.kernel.message import Message
from chronotable.kernel.outcome import Row, Sheet, decided

COLUMNS = (Message("goods"), Message("debts"))


def sheet(*rows: tuple[int, int]) -> Sheet:
    return Sheet(COLUMNS, tuple(Row(seat, numbers=row, total=sum(row)) for seat, row in enumerate(rows)))


def test_the_category_that_was_worth_more_than_the_margin_decided() -> None:
    found = decided(sheet((10, -18), (8, -2)))
    assert found is not None
    assert found.args["category"] == Message("debts")
    assert (found.args["mine"], found.args["other"], found.args["n"]) == (-2, -18, 14)
    assert found.args["first"] == Message("kernel-player", seat=2)


def test_nothing_alone_decided() -> None:
    assert decided(sheet((10, 5), (8, 3))) is None, "both categories were needed"
    assert decided(sheet((10, 0), (8, 2))) is None, "a draw"
    assert decided(sheet((10, 0))) is None
    assert decided(Sheet()) is None


def test_somebody_without_a_seat_has_a_name() -> None:
    peddler = Row(None, Message("peddler"), (20, 0), 20)
    found = decided(sheet((10, 0))._replace(rows=(*sheet((10, 0)).rows, peddler)))
    assert found is not None
    assert found.args["first"] == Message("peddler")


def line(name: str, *values: float | None) -> Line:
    return Line(Measure(Message(name)), list(values))


def test_the_largest_changes_are_compared_within_their_measure() -> None:
    lines = [line("gold", 0, 1, 100, 90, 95), line("lives", 3, 3, 3, 3, 1)]
    assert largest_changes(lines) == [Change(2, 0, 99), Change(3, 0, -10), Change(4, 1, -2)]


def test_a_choice_is_named_once_and_preparations_are_not() -> None:
    lines = [line("gold", 0, 50, 60, None, 10), line("lives", 0, 9, 8, 8, 8)]
    assert largest_changes(lines, since=1) == [Change(2, 0, 10)]
    assert largest_changes([]) == []
    assert largest_changes([line("flat", 1, 1, 1)]) == []
