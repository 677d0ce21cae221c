"""A match: choosing, explaining, undoing, branching, chance and its proof."""

from __future__ import annotations

import re
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.chance import ChanceMismatch
from chronotable.kernel.match import Match
from docs.examples.relics.game import GAME
from docs.examples.relics.state import RelicsState
from docs.examples.relics.steps.bid import Bid
from tests.fuzz.mutation import resealed
from tests.kernel.relics import choose, keys, table

FIRST_BIDS = [(0, "bid:2"), (0, "crystal:no"), (1, "bid:4"), (1, "crystal:no")]


def won_first_round(**described: object) -> Match:
    """Seat 1 has won the sundial and may send it through time."""
    return choose(table([1, 2], [4, 5], **described), *FIRST_BIDS)


# ---- choosing and explaining


def test_the_seat_is_optional_when_one_decision_is_pending() -> None:
    m = won_first_round()
    m.choose("send:no")
    assert m.history[-1].seat == 1


def test_a_refused_choice_names_key_reason_and_rule_and_changes_nothing() -> None:
    m = won_first_round()
    before = m.save()
    with pytest.raises(ct.IllegalChoice) as refused:
        m.choose("bid:5", 1)
    assert (refused.value.key, refused.value.rule) == ("bid:5", "RELICS-3.2")
    assert str(refused.value.reason) == "Something else has to be answered first. Send the sundial through time?"
    assert m.save() == before


def test_a_refused_choice_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="bid:9"):
        table([1, 2], [4, 5]).choose("bid:9", 0)


def test_an_option_may_be_chosen_itself() -> None:
    m = won_first_round()
    option = m.ask().option("send:no")
    assert m.explain(option).allowed
    m.choose(option)
    assert m.history[-1].key == "send:no"
    with pytest.raises(ct.IllegalChoice) as refused:
        m.choose(option, seat=1)
    assert refused.value.key == "send:no"


@pytest.mark.parametrize("key", [5, None, ["done"], b"done", "x" * 300, "done\n"])
def test_what_can_be_no_key_is_told_so(key: Any) -> None:
    m = won_first_round()
    with pytest.raises(ct.IllegalChoice, match="A choice is named by its key"):
        m.choose(key)


def test_options_by_their_keys() -> None:
    decision = won_first_round().ask()
    assert decision.get("send:yes") == decision.option("send:yes") == decision.options[0]
    assert decision.get("send:up") is None
    with pytest.raises(KeyError, match="send:up"):
        decision.option("send:up")


def test_asking_for_the_decision_and_for_who_is_to_choose() -> None:
    m = table([1, 2], [4, 5])
    assert m.waiting() == (0, 1)
    assert (m.ask(), m.ask(1)) == (m.decisions[0], m.decisions[1])
    choose(m, *FIRST_BIDS)
    assert (m.waiting(), m.over) == ((1,), False)
    with pytest.raises(ct.BadOption, match=r"Seat 0 has nothing to choose now\. Seats that do: 1\."):
        m.ask(0)
    with pytest.raises(ct.BadOption, match="no seat 7"):
        m.ask(7)


def test_a_game_that_is_over_asks_nothing() -> None:
    m = table([1], [4])
    while m.waiting():
        m.choose(m.ask().options[-1], m.ask().seat)
    assert m.over
    for seat in (None, 0, 1):
        with pytest.raises(ct.GameOver, match="The game is over"):
            m.ask(seat)


def test_explain_allows_what_is_offered() -> None:
    m = won_first_round()
    explanation = m.explain("send:yes", 1)
    assert explanation.allowed
    assert explanation.rule == "RELICS-3.5"
    assert str(explanation.reason) == "Yes: roll the die."
    assert not m.explain("send:yes", 0).allowed


@pytest.mark.parametrize("seat", [-1, 2, 17, True, "0", 0.0])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    m = table([1, 2], [4, 5])
    calls = (m.view, lambda s: m.events(0, s), lambda s: m.choose("bid:1", s), lambda s: m.explain("bid:1", s), m.undo)
    m.choose("bid:1", 0)
    for call in calls:
        with pytest.raises(ct.BadOption, match="from 0 to 1"):
            call(seat)


def test_a_finished_match_has_a_result_and_no_decision() -> None:
    m = choose(won_first_round(), (1, "send:no"), (0, "crystal:no"), (1, "crystal:no"), (1, "send:no"))
    assert m.result is not None
    assert (m.result.winners, m.result.scores) == ((1,), (0.0, 3.0))
    assert m.decisions == ()
    assert m.decision is None
    assert str(m.explain("bid:1").reason) == "The game is over."
    with pytest.raises(ct.IllegalChoice, match="over"):
        m.choose("bid:1")


# ---- events


def test_events_are_numbered_from_the_set_up_on() -> None:
    m = table([1, 2], [4, 5])
    assert m.events() == [{"number": 0, "kind": "relic_shown", "relic": "sundial"}]
    m.choose("bid:1", 0)
    assert [event["number"] for event in m.events()] == [0, 1]
    assert m.events(since=1, seat=0) == [{"number": 1, "kind": "bid_made", "seat": 0, "card": 1}]
    assert m.events(since=2) == []


# ---- undo


def test_undo_takes_back_value_and_events() -> None:
    m = table([1, 2], [4, 5])
    before = (m.save(), m.events(), m.view(0))
    m.choose("bid:1", 0)
    m.undo()
    assert (m.save(), m.events(), m.view(0)) == before


def test_undo_stops_at_a_reveal_and_at_chance() -> None:
    for answer in ("send:no", "send:yes"):  # the next relic was turned up; a die was rolled
        m = choose(won_first_round(), (1, answer))
        with pytest.raises(ct.IllegalUndo, match="revealed"):
            m.undo()


def test_when_the_game_is_over_nothing_is_taken_back() -> None:
    """Not even a choice that revealed nothing: the end shows every seed and hand."""
    m = table([1, 2], [4, 5])
    while m.result is None:
        decision = m.decision
        assert decision is not None
        m.choose(decision.options[0].key, decision.seat)
    m.history[-1] = m.history[-1]._replace(revealed=False)
    for seat in (None, 0, 1):
        assert not m.can_undo(seat)
        with pytest.raises(ct.IllegalUndo, match="over"):
            m.undo(seat)
    with pytest.raises(ct.IllegalUndo, match="over"):  # nor if all agree
        m.take_back(len(m.history) - 1)
    assert m.branch(len(m.history) - 1).result is None, "another timeline is another match"


def test_what_is_made_again_after_an_undo_has_the_chance_of_now(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game is like this one, in which a bid that comes first costs a throw of a die."""

    def bid(self: Bid, s: RelicsState, option: int) -> None:
        if not any(s.bids):
            s.below(6)
        s.hands[self.who].remove(option)
        s.bids[self.who] = option

    monkeypatch.setattr(Bid, "apply", bid)
    for seed in range(5):
        m = table([1, 2], [4, 5], [7, 8])
        m.choose("bid:2", 0)
        m.history[0] = m.history[0]._replace(revealed=False)  # nobody looked at the die
        m.choose("bid:4", 1)
        m = m.branch(2, seed=seed)
        m.undo(0)
        assert [choice.key for choice in m.history] == ["bid:4"]
        assert m.history[0].outcomes
        assert m.verify()


def test_undo_needs_a_choice_of_that_seat() -> None:
    m = table([1, 2], [4, 5])
    m.choose("bid:1", 0)
    with pytest.raises(ct.IllegalUndo, match="nothing"):
        m.undo(seat=1)


# ---- chance


def test_chance_comes_from_the_seed_and_the_number_of_the_choice() -> None:
    rolls = [choose(won_first_round(), (1, "send:yes")).events()[6]["worth"] for _ in range(3)]
    assert len(set(rolls)) == 1
    others = set()
    for seed in range(30):
        other = won_first_round().branch(4, seed=seed)
        other.choose("send:yes")
        others.add(other.history[-1].outcomes[0])
    assert others == {0, 1, 2, 3, 4, 5}


def test_a_position_in_which_nobody_can_ever_choose_is_refused() -> None:
    """Whatever a game's own laws overlook: nothing is pending and nothing has ended."""
    position = ct.position_of(table([1, 2], [4, 5]))
    with pytest.raises(ct.BadPosition, match="nobody anything to choose"):
        ct.position(GAME, {**position, "agenda": []})


def test_fate_fixes_what_chance_brings() -> None:
    m = choose(won_first_round(fate=[6, 2]), (1, "send:yes"))
    assert m.view(None)["seats"][1]["score"] == 6
    assert m.history[-1].outcomes == ()
    assert ct.position_of(m)["fate"] == [2]
    choose(m, (0, "crystal:no"), (1, "crystal:no"), (1, "send:yes"))
    assert m.result is not None
    assert m.result.scores == (0.0, 8.0)
    assert ct.load(m.save(), game=GAME).result == m.result


def test_fate_counts_as_a_reveal_and_what_is_not_needed_is_void() -> None:
    m = choose(won_first_round(fate=[6, 2, 5, 4]), (1, "send:yes"))
    assert not m.can_undo()
    choose(m, (0, "crystal:no"), (1, "crystal:no"), (1, "send:yes"))
    assert m.result is not None
    assert ct.position_of(m)["fate"] == []
    assert ct.position(GAME, ct.position_of(m)) == m


@pytest.mark.parametrize("face", [7, 0, -1])
def test_fate_that_can_never_come_is_refused(face: int) -> None:
    with pytest.raises(ct.BadPosition, match=f'"{face}" .fate., which cannot come up in this game. Possible: 1, 2'):
        table([1, 2], [4, 5], fate=[6, face])


def test_recorded_outcomes_are_read_not_drawn() -> None:
    """A save is read with the outcomes written in it: they may be others than the seed gives, and verify tells."""
    m = choose(won_first_round(), (1, "send:yes"))
    rolled = m.history[-1].outcomes[0]
    forged = reseal(without_digests(m.save()).replace(f"send:yes {{{rolled}}}", f"send:yes {{{(rolled + 1) % 6}}}"))
    loaded = ct.load(forged, game=GAME)
    assert loaded.view(None)["seats"][1]["score"] == (rolled + 1) % 6 + 1
    assert m.verify()
    assert not loaded.verify()


def test_a_recorded_choice_is_repeated_with_its_outcomes_or_not_at_all() -> None:
    m = won_first_round()
    m.repeat("send:yes", 1, [3])
    assert m.history[-1].outcomes == (3,)
    again = won_first_round()
    for outcomes in ([], [6], [3, 3]):
        with pytest.raises(ChanceMismatch):
            again.repeat("send:yes", 1, outcomes)
        assert again == won_first_round()
        assert len(again.history) == len(FIRST_BIDS)


def test_events_are_told_by_choice() -> None:
    m = won_first_round()
    told = [event.kind for number in range(len(m.history) + 1) for event in m.told(number)]
    assert told == [event["kind"] for event in m.events(seat=1)]


def test_the_decision_of_a_seat() -> None:
    m = won_first_round()
    assert m.decision_of(1) == m.decision
    assert m.decision_of(0) is None


@pytest.mark.parametrize("outcomes", ["{6}", "{0 0}", "", "{99999999999999999999}"])
def test_outcomes_that_do_not_fit_are_refused(outcomes: str) -> None:
    m = choose(won_first_round(), (1, "send:yes"))
    rolled = m.history[-1].outcomes[0]
    with pytest.raises(ct.BadSave, match="Choice 5"):
        ct.load(reseal(m.save().replace(f" {{{rolled}}}", f" {outcomes}".rstrip())), game=GAME)


def without_digests(text: str) -> str:
    """As if nobody had kept where the choices led."""
    return re.sub(r" =[0-9a-f]{16}", "", text)


def reseal(text: str) -> str:
    """A changed save with a seal that fits."""
    return resealed(text[: text.rindex("end: ")])


def test_the_seed_is_committed_to_from_the_start() -> None:
    m = ct.new(GAME, seed=7)
    start = m.commitment
    assert start == ct.new(GAME, seed=7, players=3).commitment != ct.new(GAME, seed=8).commitment
    m.choose(keys(m, 0)[0], 0)
    assert m.commitment == start
    with pytest.raises(ct.BadSave):
        ct.load(reseal(m.save().replace(start, "0" * 64)), game=GAME)


def test_without_a_seed_every_match_is_another() -> None:
    assert len({ct.new(GAME).commitment for _ in range(5)}) == 5


# ---- branches


def test_a_branch_goes_its_own_way() -> None:
    m = choose(won_first_round(), (1, "send:no"))
    other = m.branch(at=2)
    assert keys(other, 1) == ["bid:4", "bid:5"]
    other.choose("bid:5", 1)
    assert len(m.history) == 5
    assert ct.load(m.save(), game=GAME) == m


def test_branches_of_branches_keep_the_chance_of_their_own_past() -> None:
    m = choose(won_first_round(), (1, "send:yes"))
    first = m.branch(4, seed=50)
    choose(first, (1, "send:yes"), (0, "crystal:no"))
    back = first.branch(3)  # before the other seed came into play: the old timeline again
    choose(back, (1, "crystal:no"), (1, "send:yes"))
    assert back.save() == m.save()
    assert first.verify()
    assert ct.load(first.save(), game=GAME).verify()
    assert back.commitment == m.commitment != first.commitment


@pytest.mark.parametrize("at", [-1, 5, 100])
def test_a_branch_starts_within_the_match(at: int) -> None:
    with pytest.raises(ct.BadOption, match="0 to 4"):
        won_first_round().branch(at)


# ---- value


def test_matches_compare_by_position_not_by_the_way_there() -> None:
    one = choose(table([1, 2], [4, 5]), *FIRST_BIDS)
    other = choose(table([1, 2], [4, 5]), *FIRST_BIDS[2:], *FIRST_BIDS[:2])
    assert one == other
    assert one.save() != other.save()
    assert one != choose(other, (1, "send:no"))
    assert one != "a match"


# ---- options


@pytest.mark.parametrize(
    ("options", "named", "allowed"),
    [
        ({"players": 5}, "players", "4"),
        ({"players": "two"}, "players", "integer"),
        ({"colour": "red"}, "colour", "players and rounds"),
    ],
)
def test_bad_options_name_the_option_and_what_is_allowed(options: dict[str, Any], named: str, allowed: str) -> None:
    with pytest.raises(ValueError, match=named) as refused:
        ct.new(GAME, **options)
    assert allowed in str(refused.value)


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="chess") as refused:
        ct.new("chess")
    assert all(name in str(refused.value) for name in ct.games())


def test_an_impossible_position_says_why() -> None:
    with pytest.raises(ct.BadPosition, match="every bid card"):
        table([1, 2], [2, 3])


@pytest.mark.parametrize("number", [-1, 1])
def test_there_is_no_digest_of_what_has_not_happened(number: int) -> None:
    match = ct.new("loop", seed=1)
    with pytest.raises(ct.BadOption):
        match.digest_at(number)
