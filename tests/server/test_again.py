"""Playing again: the same seats at a new table, when all people agree."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import chronotable as ct
from chronotable.server.errors import Refusal, Stale
from chronotable.server.table import log_reading, record
from chronotable.server.table.table import Table
from chronotable.server.wire_commands import Answer, Hello, Lend, Propose
from chronotable.server.wire_http import SeatWanted
from tests.server.keeper import ME, Eyes, Keeper
from tests.server.running import Browser, running


def finished(**options: Any) -> str:
    """The save of a game that is over."""
    match = ct.new("loop", players=2, seed=5, **options)
    chance = random.Random(1)
    while (decision := match.decision) is not None:
        match.choose(chance.choice(decision.options).key, decision.seat)
    return match.save()


class AtTheEnd(Keeper):
    """At a table whose game is over."""

    def __init__(self, *seats: SeatWanted) -> None:
        super().__init__(seats=seats)
        match = ct.load(finished())
        self.log = record.history_entries("t", match, self.row.created)
        self.table = Table(self.row, log_reading.not_read(match), self.log, self.around)

    def propose(self, id: str = "p", version: int | None = None, eyes: Eyes | None = None, seat: int = 0) -> None:
        at = self.table.version if version is None else version
        self.do(Propose(id, at, seat, "again", 0), eyes=eyes)


def test_alone_with_bots_it_is_there_at_once() -> None:
    keeper = AtTheEnd(SeatWanted("me", name="Ann"), SeatWanted("bot", "search:50", "Robbie"))
    keeper.do(Hello())
    assert keeper.eyes.last("table")["again"] is None
    keeper.propose()
    ((row, around),) = keeper.again
    assert keeper.eyes.last("table")["again"] == row.id
    assert [(seat.kind, seat.name, seat.bot) for seat in around.seats] == [
        ("person", "Ann", None),
        ("bot", "Robbie", "search:50"),
    ]
    assert around.holders == [frozenset({ME}), frozenset()]
    assert (around.standing.person, around.standing.shared, around.standing.known) == (ME, False, "")


def test_the_new_table_has_the_old_settings_and_secrets_of_its_own() -> None:
    keeper = AtTheEnd()
    keeper.propose()
    ((row, around),) = keeper.again
    old = keeper.table
    assert (row.game, row.undo, row.hints, row.host) == ("loop", old.row.undo, old.row.hints, ME)
    assert json.loads(row.options) == old.match.origin.options
    assert json.loads(row.seeds)[0][1] != old.match.origin.seeds[0].secret.hex()
    assert (row.parent, row.tour, row.listed, row.position) == (None, None, False, None)
    links = [seat.link for seat in around.seats]
    assert len({*links, *(seat.link for seat in old.around.seats)}) == 4, "no old link opens a new seat"


def test_all_people_have_to_agree_and_nobody_else_hears_where() -> None:
    keeper = AtTheEnd()
    friend, watcher = keeper.seat_friend(1), Eyes("watcher")
    for eyes in (keeper.eyes, friend, watcher):
        keeper.do(Hello(), eyes=eyes)
    keeper.propose()
    assert keeper.again == []
    (proposal,) = friend.last("table")["proposals"]
    assert (proposal["what"], proposal["missing"]) == ("again", [1])
    keeper.do(Answer("a", proposal["number"], 1, True), eyes=friend)
    ((row, around),) = keeper.again
    assert [eyes.last("table")["again"] for eyes in (keeper.eyes, friend, watcher)] == [row.id, row.id, None]
    assert around.holders == [frozenset({ME}), frozenset({"friend"})]
    assert around.standing.shared
    assert keeper.eyes.last("table")["proposals"] == []


def test_who_comes_back_finds_it() -> None:
    keeper = AtTheEnd()
    friend = keeper.seat_friend(1)
    keeper.do(Hello())
    keeper.propose()
    keeper.do(Hello(), eyes=friend)  # was away
    (proposal,) = friend.last("table")["proposals"]
    keeper.do(Answer("a", proposal["number"], 1, True), eyes=friend)
    late = Eyes(ME)
    keeper.do(Hello(), eyes=late)
    assert late.last("table")["again"] == keeper.again[0].row.id


def test_one_no_is_enough_and_it_may_be_proposed_once_more() -> None:
    keeper = AtTheEnd()
    friend = keeper.seat_friend(1)
    keeper.propose()
    with pytest.raises(Refusal) as twice:
        keeper.propose("q")
    assert twice.value.message.id == "web-proposal-open"
    keeper.do(Answer("a", 1, 1, False), eyes=friend)
    assert (keeper.again, keeper.around.proposals) == ([], [])
    keeper.propose("r")
    keeper.do(Answer("b", 1, 1, True), eyes=friend)
    assert len(keeper.again) == 1


def test_a_lent_seat_is_its_persons_again() -> None:
    keeper = AtTheEnd()
    keeper.do(Lend("l", 1, "search:50"))
    keeper.propose()
    assert [seat.bot for seat in keeper.again[0].around.seats] == [None, None]


def test_not_before_the_end_not_twice_and_not_from_an_older_state() -> None:
    running_game = Keeper()
    with pytest.raises(Refusal) as early:
        running_game.do(Propose("p", running_game.table.version, 0, "again", 0))
    assert early.value.message.id == "web-again-not-now"
    keeper = AtTheEnd()
    with pytest.raises(Stale):
        keeper.propose(version=keeper.table.version + 1)
    keeper.propose()
    with pytest.raises(Refusal) as twice:
        keeper.propose("q")
    assert twice.value.message.id == "web-again-made"
    with pytest.raises(Refusal):
        keeper.propose("s", eyes=Eyes("stranger"))
    assert len(keeper.again) == 1


def test_it_is_kept_and_both_go_there(database: str) -> None:
    with running(database) as server:
        mine, theirs = Browser(server), Browser(server)
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "link"}]
        made = mine.post("/api/tables/load", {"save": finished(), "seats": seats})
        table = made["table"]
        theirs.claim(table, made["links"][0]["secret"])
        with mine.sit(table) as one, theirs.sit(table) as other:
            one.send(type="propose", id="p", version=one.state["version"], seat=0, what="again", to=0)
            while not other.table["proposals"]:
                other.wait("table")
            other.send(type="answer", id="a", proposal=other.table["proposals"][0]["number"], seat=1, yes=True)
            for socket in (one, other):
                while not socket.table["again"]:
                    socket.wait("table")
            again = one.table["again"]
            assert other.table["again"] == again
        server.kill()
        server.restart()
        with mine.sit(table) as late, mine.sit(again) as one, theirs.sit(again) as other:
            assert late.table["again"] == again
            assert [seat["yours"] for seat in one.table["seats"]] == [True, False]
            assert [seat["yours"] for seat in other.table["seats"]] == [False, True]
            assert one.table["seats"][0]["name"] == "Ann"
            assert (one.state["choices"], one.state["result"]) == (0, None)
            assert one.table["commitment"] != late.table["commitment"]
        assert again in [line["table"] for line in theirs.get("/api/mine")]
