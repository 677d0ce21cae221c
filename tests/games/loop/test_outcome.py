"""How a game ended, as people are told, and how it went."""

from __future__ import annotations

import pytest

from chronotable.kernel.course import course
from chronotable.kernel.outcome import final_sheet
from tests.games.loop.table import table
from tests.games.loop.test_ch13_ending import THREE_ARCHIVED, drop_on
from tests.games.playing import play


@pytest.mark.rule("LOOP-13.2", "LOOP-13.3")
def test_a_defeat_is_dr_fauxs_victory() -> None:
    m = drop_on("industrial", eras={"industrial": {"rifts": 2, "vortex": True}})
    assert m.result is not None
    assert m.result.winners == ()
    assert str(m.game.victor(m.position)) == "Dr Faux has won."
    assert final_sheet(m).columns == (), "nobody archived anything"
    facts = [str(fact) for fact in final_sheet(m).facts]
    assert facts[0] == "Sabotage tiles archived: none of the 4 needed."
    assert facts[1].startswith("1 vortex opened")


@pytest.mark.rule("LOOP-13.1")
def test_a_victory_says_who_archived_what() -> None:
    m = table(
        at="medieval",
        phase="archive",
        missions={"medieval": ("clog_machine", 5), "robots": "quantum_bomb"},
        archived=THREE_ARCHIVED,
    )
    assert m.game.victor(m.position) is None, "it is not over"
    play(m, "archive:clog_machine")
    assert m.game.victor(m.position) is None, "the seats have names"
    sheet = final_sheet(m)
    assert [row.numbers for row in sheet.rows] == [(1,), (0,)], "only what was seen here has somebody who did it"
    assert "4 of the 4" in str(sheet.facts[0])
    assert "Clog Dr Faux’s Machine!" in str(sheet.facts[0])
    found = course(m)
    assert [line.values[-1] for line in found.lines][:2] == [4, 0]
    assert [(change.number, change.by) for change in found.changes if change.line == 0] == [(1, 1)]
    assert str(found.parts[0].name).startswith("Cycle ")
