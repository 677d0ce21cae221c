"""A table's rows as text: the same as the match that was played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import chronotable as ct
from chronotable.kernel import former_chance
from chronotable.kernel.digest import digest
from chronotable.server.table import log_reading, record
from chronotable.server.table.rows import EntryRow, TableRow
from tests.kernel.test_chance import until_undo
from tests.kernel.test_former_chance import former
from tests.kernel.test_replay import pack_of


def row_of(match: ct.Match) -> TableRow:
    columns: dict[str, Any] = {**record.origin_columns(match), "tour": None, "parent": None, "parent_at": None}
    return TableRow(id="t", name="", listed=False, undo=True, hints=True, created=0.0, **columns)


def line(number: int, kind: str, seat: int, body: str, after: ct.Match) -> EntryRow:
    return EntryRow("t", number, str(number), kind, seat, body, 0.0, digest(after.position))


def test_the_rows_of_a_branch_with_undo_and_takeback_give_the_save_of_the_match() -> None:
    m = ct.new("loop", players=2, seed=7)
    until_undo(m, 6)
    m = m.branch(len(m.history), seed=8)
    row = row_of(m)
    entries = record.history_entries("t", m, 0.0)
    seat = m.history[-1].seat
    m.undo(seat)
    entries.append(line(len(entries) + 1, record.UNDO, seat, "", m))
    at = len(m.history) - 2
    m = m.take_back(at)
    entries.append(line(len(entries) + 1, record.TAKEBACK, seat, str(at), m))
    while not m.history[at:] or not m.history[-1].outcomes:
        assert m.decision is not None
        foreseen = m.foresee(m.decision.options[-1].key)
        entries.append(record.choice_entry("t", len(entries) + 1, "c", m, foreseen, 0.0))
        m.accept(foreseen)
    text = record.notation(row, entries, record.last_position("t", len(entries), m))
    again = ct.load(text)
    assert again.origin.seeds == m.origin.seeds
    assert again == m
    assert again.verify()


def test_the_rows_of_an_old_match_with_a_takeback_prove_its_chance() -> None:
    """Chance of version 1 repeated after a takeback.  Whoever checks its text must not find fault with it."""
    m = former()
    entries = [entry._replace(digest=None) for entry in record.history_entries("t", m, 0.0)]
    again = entries[3:]
    entries.append(line(8, record.TAKEBACK, 0, "3", m)._replace(digest=None))
    entries += [entry._replace(number=9 + n) for n, entry in enumerate(again)]
    loaded = ct.load(record.notation(row_of(m), entries, None))
    assert [choice.outcomes for choice in loaded.history] == [choice.outcomes for choice in m.history]
    assert any(choice.outcomes for choice in loaded.history[3:])
    assert loaded.origin.seeds[0].version == former_chance.VERSION
    assert loaded.verify()


def test_rows_that_mean_other_cards_now_open_at_the_position_that_was_kept() -> None:
    """Digests know cards by number.  Other data may give the numbers to other cards: then it is another game."""
    m = ct.new("loop", players=2, seed=3, packs=[pack_of("one", "two")])
    for _ in range(4):
        assert m.decision is not None
        m.choose(m.decision.options[-1].key)
    entries = record.history_entries("t", m, 0.0)
    last = record.last_position("t", len(entries), m)
    row = replace(row_of(m), rules="1.before")
    assert log_reading.read(row, entries, last).edition.state == "same"
    other = replace(row, packs=row_of(ct.new("loop", seed=3, packs=[pack_of("two", "one")])).packs)
    found = log_reading.read(other, entries, last)
    assert (found.edition.state, found.edition.is_kept) == ("changed", True)
    assert ct.position_of(found.match)["arsenal"] == ct.position_of(m)["arsenal"]
    earlier = record.last_position("t", 2, m.branch(2))  # it may have been kept some choices ago
    assert log_reading.read(other, entries, earlier).edition.state == "changed"
