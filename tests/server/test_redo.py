"""What was taken back may come again, as it was, until somebody chooses."""

from __future__ import annotations

import random
from typing import Any

import pytest

import chronotable as ct
from chronotable.server.errors import Refusal, Stale
from chronotable.server.limits import Limits
from chronotable.server.table import record
from chronotable.server.table.effects import Advise
from chronotable.server.table.table import Table
from chronotable.server.table.undone import MOST
from chronotable.server.wire_commands import Answer, Back, Choose, Hello, Hint, Lend, Propose, Redo, Undo
from chronotable.server.wire_http import SeatWanted
from tests.server.keeper import Eyes, Keeper


class Told(Keeper):
    """With a name for every command, and what is refused of it."""

    names = 0

    def id(self) -> str:
        self.names += 1
        return f"n{self.names}"

    def choose(self, key: str | None = None, seat: int | None = None, table: Table | None = None) -> Choose:
        command = self.first_choice(self.id(), seat, table)
        if key is not None:
            command.key = key
        self.do(command, table)
        return command

    def choose_until_undo(self) -> int:
        """The seat that can take its last choice back."""
        while True:
            seat = self.choose().seat
            if self.table.match.can_undo(seat):
                return seat

    def undo(self, seat: int, table: Table | None = None) -> None:
        self.do(Undo(self.id(), (table or self.table).version, seat), table)

    def redo(self, seat: int, table: Table | None = None, eyes: Eyes | None = None) -> None:
        self.do(Redo(self.id(), (table or self.table).version, seat), table, eyes)

    def propose(self, what: Any, to: int, seat: int = 0, eyes: Eyes | None = None) -> None:
        self.do(Propose(self.id(), self.table.version, seat, what, to), eyes=eyes)

    def refused(self, seat: int, eyes: Eyes | None = None) -> str:
        count = len(self.log)
        with pytest.raises(Refusal) as refused:
            self.redo(seat, eyes=eyes)
        assert len(self.log) == count
        return refused.value.message.id

    def agrees(self, table: Table | None = None) -> None:
        """All who read the log find the same match, and its draws can be proved."""
        table = table or self.table
        for other in (self.opened_again(), table):
            assert other.match.save() == table.match.save()
            assert other.match.digest_at(len(other.match.history)) == table.match.digest_at(len(table.match.history))
            assert other.match.verify()
            assert other.picture.frame(0, 0) == table.picture.frame(0, 0)
        last = record.last_position("t", len(self.log), table.match)
        assert ct.load(record.notation(self.row, self.log, last)).save() == table.match.save()


def test_an_own_undo_is_redone_freely_and_everything_is_as_before() -> None:
    keeper = Told()
    keeper.do(Hello())
    seat = keeper.choose_until_undo()
    before, choices = keeper.table.match.save(), len(keeper.table.match.history)
    assert keeper.eyes.last("state")["redo"] is None
    keeper.undo(seat)
    shown = keeper.table.picture.frame(seat, 0)
    assert f'"redo":{{"choices":{choices},"free":true}}'.encode() in shown
    keeper.redo(seat)
    assert keeper.table.match.save() == before
    assert keeper.eyes.last("done")["version"] == len(keeper.log) == choices + 2
    assert keeper.log[-1].kind == "redo"
    keeper.agrees()


@pytest.mark.parametrize("game", ["loop", "room25", "anachrony", "merchants"])
def test_whatever_is_taken_back_and_redone_the_log_leads_to_the_same_match(game: str) -> None:
    """Choices, undos, takebacks and redos at random: a redo gives the very match that there was."""
    chance = random.Random(game)
    keeper = Told(game, 4 if game == "room25" else 2)
    keeper.do(Hello())
    undone: list[str] = []
    redone = 0
    while keeper.table.version < 60 and not keeper.table.is_over:
        match, last = keeper.table.match, keeper.table.undone.last
        assert len(undone) == 0 or last is not None
        seats = [seat for seat in range(match.seats) if match.can_undo(seat)]
        way = chance.random()
        if last is not None and way < 0.5:
            if last.is_own:
                keeper.redo(last.seat)
            else:
                keeper.propose("redo", len(last.match.history))
            assert keeper.table.match.save() == undone.pop()
            redone += 1
        elif seats and way < 0.75:
            undone.append(match.save())
            keeper.undo(chance.choice(seats))
        elif len(match.history) > 3 and way < 0.8:
            undone.append(match.save())
            keeper.propose("takeback", len(match.history) - chance.randrange(1, 4))
        else:
            undone.clear()
            decision = chance.choice(match.decisions)
            keeper.choose(chance.choice(decision.options).key, decision.seat)
    assert redone > 3
    keeper.agrees()
    events = [event for frame in keeper.eyes.frames if frame["type"] == "state" for event in frame["events"]]
    assert events


def test_what_a_screen_was_told_is_what_happened_also_when_others_chose_since() -> None:
    """An undo keeps what others chose at the same time, but not as the same events: those are told anew."""
    keeper = Told("room25", 4)
    keeper.do(Hello())
    known: list[dict[str, Any]] = []
    chance = random.Random(3)

    def look() -> None:
        for frame in keeper.eyes.frames:
            if frame["type"] == "state":
                known[frame["events_from"] :] = frame["events"]
        keeper.eyes.frames.clear()
        again = Eyes("me")
        keeper.do(Hello(seat=keeper.eyes.seat), eyes=again)
        keeper.table.clients.discard(again)
        assert known == again.last("state")["events"]

    for _ in range(80):
        match = keeper.table.match
        seats = [seat for seat in range(4) if match.can_undo(seat)]
        last = keeper.table.undone.last
        if last is not None and chance.random() < 0.5:
            keeper.redo(last.seat)
        elif seats and chance.random() < 0.4:
            keeper.undo(chance.choice(seats))
        elif match.decisions:
            decision = chance.choice(match.decisions)
            keeper.choose(chance.choice(decision.options).key, decision.seat)
        look()


def test_another_seat_cannot_redo_it_and_nobody_after_a_choice() -> None:
    keeper = Told()
    keeper.do(Hello())
    friend = keeper.seat_friend(1)
    while (seat := keeper.table.match.waiting()[0]) != 0 or not keeper.table.match.can_undo(0):
        keeper.do(keeper.first_choice(keeper.id()), eyes=keeper.eyes if seat == 0 else friend)
    assert keeper.refused(0) == "web-redo-nothing"
    keeper.undo(0)
    assert b'"redo":null' in keeper.table.picture.frame(1, 0)
    assert keeper.refused(1, friend) == "web-redo-nothing"
    assert keeper.refused(0, friend) == "web-not-your-seat"
    with pytest.raises(Refusal, match="web-redo-nothing"):  # nor by asking all for it
        keeper.propose("redo", len(keeper.log) - 1, 1, friend)
    keeper.choose()
    assert keeper.refused(0) == "web-redo-nothing"


def test_a_redo_that_was_sent_twice_is_done_once_and_a_stale_one_not_at_all() -> None:
    keeper = Told()
    keeper.do(Hello())
    seat = keeper.choose_until_undo()
    late = Redo("late", keeper.table.version, seat)
    keeper.undo(seat)
    with pytest.raises(Stale):
        keeper.do(late)
    command = Redo("again", keeper.table.version, seat)
    for _ in range(3):
        keeper.do(command)
    assert [entry.kind for entry in keeper.log[-2:]] == ["undo", "redo"]
    keeper.undo(seat)
    keeper.do(command)
    assert keeper.log[-1].kind == "undo"  # the old command is not a new redo


def test_a_takeback_is_redone_only_if_all_agree() -> None:
    keeper = Told()
    keeper.do(Hello())
    friend = keeper.seat_friend(1)
    for _ in range(5):
        seat = keeper.table.match.waiting()[0]
        keeper.do(keeper.first_choice(keeper.id()), eyes=keeper.eyes if seat == 0 else friend)
    before = keeper.table.match.save()
    keeper.propose("takeback", 2)
    keeper.do(Answer(keeper.id(), keeper.table.around.proposals[0].number, 1, True), eyes=friend)
    assert (len(keeper.table.match.history), keeper.log[-1].kind) == (2, "takeback")
    for seat in (0, 1):
        assert b'"redo":{"choices":5,"free":false}' in keeper.table.picture.frame(seat, 0)
    assert (keeper.refused(0), keeper.refused(1, friend)) == ("web-redo-nothing", "web-redo-nothing")
    with pytest.raises(Refusal, match="web-redo-nothing"):
        keeper.propose("redo", 4)
    keeper.propose("redo", 5, 1, friend)
    assert [(row.what, row.to) for row in keeper.table.around.proposals] == [("redo", 5)]
    assert keeper.log[-1].kind == "takeback"
    keeper.do(Answer(keeper.id(), keeper.table.around.proposals[0].number, 0, True))
    assert (keeper.table.match.save(), keeper.table.around.proposals) == (before, [])
    keeper.agrees()


def test_a_choice_ends_a_proposed_redo() -> None:
    keeper = Told()
    keeper.do(Hello())
    friend = keeper.seat_friend(1)
    people = [keeper.eyes, friend]
    for _ in range(3):
        keeper.do(keeper.first_choice(keeper.id()), eyes=people[keeper.table.match.waiting()[0]])
    keeper.propose("takeback", 1)
    keeper.do(Answer(keeper.id(), 1, 1, True), eyes=friend)
    keeper.propose("redo", 3)
    number = keeper.table.around.proposals[0].number
    keeper.do(keeper.first_choice(keeper.id()), eyes=people[keeper.table.match.waiting()[0]])
    with pytest.raises(Refusal, match="web-proposal-gone"):
        keeper.do(Answer(keeper.id(), number, 1, True), eyes=friend)


def test_two_processes_redo_and_follow_each_other() -> None:
    keeper = Told()
    keeper.do(Hello())
    seat = keeper.choose_until_undo()
    before = keeper.table.match.save()
    other = keeper.opened_again()
    keeper.undo(seat, other)
    with pytest.raises(Stale):  # this process has not heard of the undo, finds its number taken, and follows
        keeper.do(Undo("too", keeper.table.version, seat))
    keeper.redo(seat)
    keeper.run(other.catch_up())
    assert keeper.table.match.save() == other.match.save() == before
    third = keeper.opened_again()
    keeper.undo(seat, third)
    for table in (keeper.table, other):
        keeper.run(table.catch_up())
        assert table.picture.frame(seat, 0) == third.picture.frame(seat, 0)
    keeper.redo(seat, other)
    keeper.run(keeper.table.catch_up())
    keeper.agrees()


def test_so_many_undos_in_a_row_come_again_and_earlier_ones_do_not() -> None:
    keeper = Told()
    keeper.do(Hello())
    while len(keeper.table.match.history) < MOST + 3 and not keeper.table.is_over:
        keeper.choose()
    count = len(keeper.table.match.history)
    for at in range(count - 1, count - MOST - 4, -1):
        keeper.propose("takeback", at)
    keeper.agrees()
    for _ in range(MOST):
        last = keeper.table.undone.last
        assert last is not None
        keeper.propose("redo", len(last.match.history))
    assert keeper.table.undone.last is None
    assert len(keeper.table.match.history) == count - 3
    keeper.agrees()


def test_a_long_log_has_no_room_for_a_redo(monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = Told()
    keeper.do(Hello())
    seat = keeper.choose_until_undo()
    keeper.undo(seat)
    monkeypatch.setattr(Table, "limits", Limits(undone_lines=keeper.table.version))
    assert keeper.refused(seat) == "web-log-long"


def test_where_undo_is_off_there_is_no_redo() -> None:
    keeper = Told()
    keeper.do(Hello())
    seat = keeper.choose_until_undo()
    keeper.undo(seat)
    object.__setattr__(keeper.table.row, "undo", False)
    keeper.table._picture = None
    assert keeper.refused(seat) == "web-undo-off"
    assert b'"redo":null' in keeper.table.picture.frame(seat, 0)
    with pytest.raises(Refusal, match="web-undo-off"):
        keeper.propose("redo", 1)
    with pytest.raises(Refusal, match="web-undo-off"):
        keeper.do(Back(keeper.id(), seat))


def test_bots_that_choose_at_the_same_time_wait_until_nothing_can_be_redone() -> None:
    """Else the first of them would end what the page has just offered."""
    seats = [SeatWanted("me"), *[SeatWanted("bot", bot="random")] * 3]
    keeper = Told("room25", 4, seats)
    keeper.do(Hello())
    table = keeper.table
    while len(table.match.waiting()) < 4:
        keeper.run(table.choose(keeper.id(), table.match.waiting()[0], table.match.ask().options[0].key))
    own = len(table.match.history)
    keeper.choose(seat=0)
    while 0 not in table.match.waiting() and len(table.waiting_bots()) > 1:
        seat = table.waiting_bots()[0]
        keeper.run(table.choose(keeper.id(), seat, table.match.ask(seat).options[0].key))
    keeper.do(Propose(keeper.id(), table.version, 0, "takeback", own))
    assert table.match.waiting() == (0, 1, 2, 3)
    assert table.waiting_bots() == []
    keeper.choose(seat=0)
    assert table.waiting_bots()
    keeper.propose("takeback", own)
    keeper.do(Lend(keeper.id(), 0, "random"))  # whoever took it back leaves it to a bot: they all go on
    assert table.waiting_bots() == [0, 1, 2, 3]


# ---- what would go


def test_the_way_back_names_the_last_own_choice_and_what_others_chose_since() -> None:
    keeper = Told(seats=[SeatWanted("me"), SeatWanted("bot", bot="random")])
    keeper.do(Hello())
    with pytest.raises(Refusal, match="kernel-undo-nothing"):
        keeper.do(Back("none", 0))
    table = keeper.table
    while [choice.seat for choice in table.match.history][-2:] != [1, 1]:
        decision = table.match.ask()
        keeper.run(table.choose(keeper.id(), decision.seat, decision.options[-1].key))
    seats = [choice.seat for choice in table.match.history]
    to = max(number for number, seat in enumerate(seats) if seat == 0)
    keeper.do(Back("way", 0))
    shown = keeper.eyes.last("wayback")
    assert (shown["id"], shown["to"], shown["takes"]) == ("way", to, [1, len(seats) - to - 1])
    option = table.match.branch(to).ask(0).option(table.match.history[to].key)
    assert shown["choice"]["id"] == option.label.id
    keeper.do(Back("one", 0, len(seats) - 1))
    shown = keeper.eyes.last("wayback")
    assert (shown["takes"], shown["choice"]) == ([0, 1], None)  # what others chose may be secret
    for wrong in (-1, len(seats), 10**9):
        with pytest.raises(Refusal, match="web-takeback-range"):
            keeper.do(Back("far", 0, wrong))


# ---- hints


def test_advice_comes_though_others_chose_if_the_own_question_stands() -> None:
    keeper = Told("room25", 4)
    keeper.do(Hello())
    while len(keeper.table.match.waiting()) < 2:
        keeper.choose()
    seats = keeper.table.match.waiting()
    wanted: list[bool] = []

    def advise(thought: Advise) -> Any:
        keeper.choose(seat=other)
        wanted.append(thought.is_wanted())
        return Keeper.advise(keeper, thought)

    keeper.advise = advise  # type: ignore[method-assign]
    other = seats[1]
    keeper.do(Hint("stands", seats[0]))
    assert (keeper.eyes.last("advice")["id"], wanted) == ("stands", [True])
    other = seats[0]
    with pytest.raises(Refusal, match="web-hint-moved-on"):
        keeper.do(Hint("gone", seats[0]))
    assert wanted == [True, False]
