"""Several seats choose at once: in any order, in secret, and until all are done."""

from __future__ import annotations

from itertools import permutations

import pytest

import chronotable as ct
from chronotable.kernel import engine
from chronotable.kernel.state import State
from chronotable.kernel.step import Simultaneously
from docs.examples.relics.game import GAME
from docs.examples.relics.steps.bid import Bid
from tests.kernel.relics import choose, keys, kinds, table

THREE = ([1, 2, 3], [4, 5, 6], [7, 8, 9])


def test_all_seats_have_a_decision_at_once() -> None:
    m = table(*THREE)
    assert [decision.seat for decision in m.decisions] == [0, 1, 2]
    assert keys(m, 1) == ["bid:4", "bid:5", "bid:6"]
    assert m.decision == m.decisions[0]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_choosing_does_not_matter(order: tuple[int, ...]) -> None:
    bids = [[(seat, f"bid:{card}"), (seat, "crystal:no")] for seat, card in enumerate((2, 5, 7))]
    m = choose(table(*THREE), *(choice for seat in order for choice in bids[seat]))
    other = choose(table(*THREE), *(bids[seat][step] for step in (0, 1) for seat in order))
    assert m == other
    assert [decision.seat for decision in m.decisions] == [2]
    assert keys(m, 2) == ["send:yes", "send:no"]


def test_a_seat_must_be_named_while_several_choose() -> None:
    m = table(*THREE)
    with pytest.raises(ct.BadOption, match="0, 1 and 2"):
        m.choose("bid:1")
    assert m.history == []
    choose(m, (0, "bid:1"), (0, "crystal:no"), (1, "bid:4"), (1, "crystal:no"))
    m.choose("bid:7")  # only seat 2 is left
    assert m.history[-1].seat == 2


def test_a_seat_chooses_only_for_itself_and_only_once() -> None:
    m = table(*THREE)
    with pytest.raises(ct.IllegalChoice):
        m.choose("bid:4", 0)
    choose(m, (0, "bid:1"), (0, "crystal:no"))
    with pytest.raises(ct.IllegalChoice) as refused:
        m.choose("bid:2", 0)
    assert refused.value.rule == "RELICS-3.2"
    assert [decision.seat for decision in m.decisions] == [1, 2]


def test_what_a_choice_pushes_stays_with_its_seat() -> None:
    """The question about the crystal comes to the one who has bid, while the others still think about their bid."""
    m = choose(table(*THREE), (1, "bid:4"))
    assert keys(m, 1) == ["crystal:yes", "crystal:no"]
    assert keys(m, 0) == ["bid:1", "bid:2", "bid:3"]
    assert keys(m, 2) == ["bid:7", "bid:8", "bid:9"]


def test_a_forced_choice_is_made_without_asking() -> None:
    """The last card is bid by itself; who has no crystal either is not asked at all."""
    m = table([1], [4], crystals=[1, 0])
    assert [(decision.seat, [option.key for option in decision.options]) for decision in m.decisions] == [
        (0, ["crystal:yes", "crystal:no"])
    ]
    assert kinds(m) == ["relic_shown", "bid_made", "bid_made"]


def test_when_nobody_has_a_choice_the_game_goes_on_at_once() -> None:
    m = table([1], [4], crystals=[0, 0])
    assert kinds(m) == ["relic_shown", "bid_made", "bid_made", "bids_shown"]
    assert keys(m, 1) == ["send:yes", "send:no"]


# ---- secrets


def test_nothing_of_a_choice_shows_before_the_reveal() -> None:
    """Whatever the others bid, seat 1 and a spectator get the same."""
    seen = set()
    for bid in ("bid:1", "bid:2", "bid:3"):
        for crystal in ("crystal:yes", "crystal:no"):
            m = choose(table(*THREE), (0, bid), (0, crystal))
            seen.add(repr([m.view(1), m.events(seat=1), m.log(seat=1), m.view(None), m.events()]))
    assert len(seen) == 1


def test_the_seat_itself_sees_its_choice() -> None:
    m = choose(table(*THREE), (0, "bid:2"), (0, "crystal:yes"))
    assert m.view(0)["seats"][0] == {
        "score": 0, "crystal": True, "spent": [], "cards": 2, "choosing": False,
        "hand": [1, 3], "bid": 2, "crystal_on_bid": True,
    }  # fmt: skip
    assert m.view(1)["seats"][0]["bid"] is None
    made, decided = m.events(since=1, seat=0)
    assert made == {"number": 1, "kind": "bid_made", "seat": 0, "card": 2}
    assert decided == {"number": 2, "kind": "crystal_decided", "seat": 0, "answer": "yes"}
    assert m.events(since=1, seat=2)[0] == {"number": 1, "kind": "bid_made", "seat": 0}
    assert m.events(since=1)[1] == {"number": 2, "kind": "crystal_decided", "seat": 0}


def test_the_log_is_masked_too() -> None:
    m = choose(table(*THREE), (0, "bid:2"))
    assert [str(line) for line in m.log(since=1, seat=0)] == ["Player 1 has bid 2."]
    assert [str(line) for line in m.log(since=1, seat=1)] == ["Player 1 has bid."]


def test_the_reveal_shows_all_bids_to_everybody() -> None:
    m = choose(table([1, 2], [4, 5]), (0, "bid:2"), (0, "crystal:yes"), (1, "bid:4"), (1, "crystal:no"))
    shown = [event for event in m.events() if event["kind"] == "bids_shown"]
    assert shown == [{"number": 5, "kind": "bids_shown", "bids": [5, 4]}]
    assert [seat["spent"] for seat in m.view(None)["seats"]] == [[2], [4]]
    assert [seat["crystal"] for seat in m.view(None)["seats"]] == [False, True]


# ---- taking back


def test_a_secret_choice_can_be_taken_back_while_others_have_chosen() -> None:
    m = choose(table(*THREE), (0, "bid:1"), (1, "bid:4"), (1, "crystal:yes"), (2, "bid:7"))
    m.undo(seat=0)
    assert keys(m, 0) == ["bid:1", "bid:2", "bid:3"]
    assert [(choice.seat, choice.key) for choice in m.history] == [(1, "bid:4"), (1, "crystal:yes"), (2, "bid:7")]
    assert m == choose(table(*THREE), (1, "bid:4"), (1, "crystal:yes"), (2, "bid:7"))
    assert m.verify()


def test_undo_without_a_seat_is_that_of_the_last_to_choose() -> None:
    m = choose(table(*THREE), (0, "bid:1"), (1, "bid:4"))
    m.undo()
    assert [choice.seat for choice in m.history] == [0]
    with pytest.raises(ct.IllegalUndo):
        m.undo(seat=1)


def test_nothing_can_be_taken_back_after_the_reveal() -> None:
    m = choose(table([1, 2], [4, 5]), (0, "bid:2"), (0, "crystal:no"), (1, "bid:4"), (1, "crystal:no"))
    before = m.save()
    for seat in (0, 1, None):
        assert not m.can_undo(seat)
        with pytest.raises(ct.IllegalUndo):
            m.undo(seat)
    assert m.save() == before


# ---- copies, saves, positions


def test_copies_and_saves_hold_pending_choices() -> None:
    m = choose(table(*THREE), (2, "bid:9"), (1, "bid:4"), (1, "crystal:yes"))
    rest = [(0, "bid:1"), (0, "crystal:no"), (2, "crystal:no")]
    copy, loaded = m.clone(), ct.load(m.save(), game=GAME)
    placed = ct.position(GAME, ct.position_of(m), seed=1)
    assert copy == loaded == placed == m
    choose(m, *rest)
    for other in (copy, loaded, placed):
        assert [decision.seat for decision in other.decisions] == [0, 2]
        assert choose(other, *rest) == m


def test_a_search_may_simply_go_on_choosing() -> None:
    """`engine.choose` answers for the first seat that has not chosen; a copy's choices stay in the copy."""
    m = table([1, 2], [4, 5])
    s = m._state.clone()
    seats = []
    while len(s.threads):
        seats.append(engine.pending(s)[0][0])
        engine.choose(s, 0)
    assert seats == [0, 0, 1, 1]
    assert keys(m, 0) == ["bid:1", "bid:2"]


def test_choosing_for_a_seat_that_is_done_is_an_error() -> None:
    s = choose(table([1, 2], [4, 5]), (0, "bid:1"), (0, "crystal:no"))._state.clone()
    with pytest.raises(IndexError):
        engine.choose_in_thread(s, 0, 0)


def test_a_seat_named_twice_does_its_steps_in_order() -> None:
    m = table([1, 2, 3], [4, 5, 6])
    s = m._state.clone()
    s.threads = []
    s.agenda = [Simultaneously([Bid(0), Bid(1), Bid(0)])]
    engine.advance(s)
    assert [(seat, step.term) for seat, step, _ in engine.pending(s)] == [(0, "bid"), (1, "bid")]
    engine.choose_for(s, 0, 0)
    assert [step.term for seat, step, _ in engine.pending(s) if seat == 0] == ["crystal"]
    engine.choose_for(s, 0, 1)
    assert [options for seat, _, options in engine.pending(s) if seat == 0] == [[2, 3]]


def test_simultaneous_choices_do_not_nest() -> None:
    s: State = table([1, 2], [4, 5])._state.clone()
    with pytest.raises(RuntimeError, match="nest"):
        s.fork([Bid(0)])


# ---- the same for programs that examine states


def test_a_state_says_who_is_to_choose_and_what() -> None:
    s = table(*THREE).determinise(1, 5)
    assert [seat for seat, _ in s.pending()] == [0, 1, 2]
    assert dict(s.pending())[1] == ["bid:4", "bid:5", "bid:6"]
    s.play(1, 2)
    assert dict(s.pending())[1] == ["crystal:yes", "crystal:no"]
    s.play(1, 1)
    assert [seat for seat, _ in s.pending()] == [0, 2]


@pytest.mark.parametrize(
    ("seat", "index", "said"),
    [
        (1, 0, "Seat 1 has nothing to choose now. Seats that do: 0 and 2."),
        (5, 0, "Seat 5 has nothing to choose now"),
        (0, 3, "no option number 3; the options are numbered from 0 to 2"),
        (0, -1, "no option number -1; the options are numbered from 0 to 2"),
    ],
)
def test_nothing_is_played_for_another_seat(seat: int, index: int, said: str) -> None:
    """`engine.choose` would take the first pending decision, whoever is meant."""
    s = choose(table(*THREE), (1, "bid:4"), (1, "crystal:no")).determinise(0, 5)
    before = s.pending()
    with pytest.raises(ct.BadOption, match=said):
        s.play(seat, index)
    assert s.pending() == before
