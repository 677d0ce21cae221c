"""Chapter 18: one player with two to four agents."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from tests.games.loop.table import ARSENAL, STARTING, hand, mission, random_game, table
from tests.games.playing import decision, event_kinds, happened, keys, play, refused

PAIR = ["v_girl", "mr_time"]


def solo(deck: list[str], phase: str = "deal", agents: list[str] | None = None, **described: Any) -> Match:
    """A solo position with this common deck, from the top down; the phases II to V belong to V-Girl."""
    words: dict[str, dict[str, Any]] = {id: {} for id in agents or PAIR}
    for id, more in described.pop("hands", {}).items():
        words[id].update(more)
    words["v_girl"]["deck"] = deck
    words["v_girl"].setdefault("discard", [])
    options = {"players": 1, "machine": "manual", **described.pop("options", {})}
    return table(agents=words, phase=phase, options=options, **described)


def common(m: Match) -> dict[str, Any]:
    found: dict[str, Any] = m.view(None)["common_deck"]
    return found


@pytest.mark.rule("LOOP-18.1")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_solo_player_controls_two_to_four_agents(count: int) -> None:
    chosen = ["v_girl", "mr_time", "cztwyzzek", "exterminatrix_404"][:count]
    m = ct.new("loop", players=1, agents=chosen, seed=count, machine="manual")
    assert m.seats == 1
    assert [(agent["id"], agent["seat"]) for agent in m.view(None)["agents"]] == [(id, 0) for id in chosen]
    assert decision(m).seat == 0
    set_up = m.events()[: event_kinds(m).index("card_dealt")]
    assert [event["kind"] for event in set_up].count("clone_generated") == 7
    assert [event["kind"] for event in set_up].count("card_available") == 2


@pytest.mark.rule("LOOP-18.1")
@pytest.mark.parametrize("agents", [["v_girl"], ["v_girl", "mr_time", "cztwyzzek", "exterminatrix_404", "time_thief"]])
def test_neither_one_agent_nor_five(agents: list[str]) -> None:
    with pytest.raises(ct.BadOption):
        ct.new("loop", players=1, agents=agents)


@pytest.mark.rule("LOOP-18.2")
def test_all_starting_cards_form_one_common_deck() -> None:
    orders = set()
    for seed in range(12):
        m = ct.new("loop", players=1, agents=PAIR, seed=seed, machine="manual")
        assert all(agent["deck"] is None for agent in m.view(None)["agents"])
        dealt = [event["card"] for event in happened(m, "card_dealt")]
        assert sorted([*dealt, *common(m)["rest"]]) == sorted([*STARTING["v_girl"], *STARTING["mr_time"]])
        assert common(m)["discard"] == []
        orders.add(tuple(dealt))
    assert len(orders) == 12
    deck = ["super_underpants", "rocket_boots", "donut_reactor"]
    ended = solo(deck, "action", hands={"v_girl": {"hand": ["mecha_fist"]}, "mr_time": {"hand": []}})
    play(ended, "done")
    assert common(ended)["discard"] == ["mecha_fist"]  # one common discard pile


@pytest.mark.rule("LOOP-18.3")
def test_starting_cards_go_to_their_agent_and_others_where_you_choose() -> None:
    m = solo(["mecha_fist", "pop_quiz", "war_horse", "grabber_arm", "donut_reactor", "ion_chronograph"])
    assert happened(m, "card_dealt") == [
        {"agent": "v_girl", "card": "mecha_fist"},
        {"agent": "mr_time", "card": "pop_quiz"},
    ]
    assert keys(m) == ["agent:v_girl", "agent:mr_time"]
    assert decision(m).prompt.args["card"] == ct.Ref("loop", "card", "war_horse")
    assert refused(m, "agent:cztwyzzek") == "LOOP-18.3"
    play(m, "agent:mr_time")
    assert hand(m, "mr_time") == {"pop_quiz": True, "war_horse": True}
    assert list(hand(m, "v_girl")) == ["mecha_fist", "grabber_arm", "donut_reactor"]


@pytest.mark.rule("LOOP-18.3")
def test_a_starting_card_of_an_agent_who_does_not_play_never_turns_up() -> None:
    for seed in range(6):
        cards = {event["card"] for event in happened(random_game(seed, players=1, agents=PAIR), "card_dealt")}
        assert cards <= {*STARTING["v_girl"], *STARTING["mr_time"], *ARSENAL}


@pytest.mark.rule("LOOP-18.4")
def test_the_first_agent_with_three_cards_takes_the_turn_and_the_others_keep_theirs() -> None:
    m = solo(["pop_quiz", "mecha_fist", "ion_chronograph", "chalkboard_eraser", "grabber_arm"])
    assert m.view(None)["active"] == "mr_time"
    assert list(hand(m, "mr_time")) == ["pop_quiz", "ion_chronograph", "chalkboard_eraser"]
    assert hand(m, "v_girl") == {"mecha_fist": True}
    assert common(m)["rest"] == ["grabber_arm"]  # no further card is revealed
    assert event_kinds(m)[:6] == ["card_dealt"] * 4 + ["turn_started", "clone_generated"]  # before phase I
    play(m, "landing:0:2:0", "done")
    assert hand(m, "v_girl")["mecha_fist"]


@pytest.mark.rule("LOOP-18.5")
def test_no_opening_hands_and_nothing_drawn_in_phase_five() -> None:
    fresh = ct.new("loop", players=1, agents=PAIR, seed=3, machine="manual")
    assert "card_drawn" not in event_kinds(fresh)
    m = solo(
        ["super_underpants", "rocket_boots", "pop_quiz"],
        "action",
        hands={
            "v_girl": {"hand": ["mecha_fist", "grabber_arm", "donut_reactor"]},
            "mr_time": {"hand": ["ion_chronograph"]},
        },
    )
    play(m, "done")
    assert "card_drawn" not in event_kinds(m)
    dealt = [(event["agent"], event["card"]) for event in happened(m, "card_dealt")]
    assert dealt[:3] == [("v_girl", "super_underpants"), ("v_girl", "rocket_boots"), ("mr_time", "pop_quiz")]
    assert "mechanical_grapple" not in hand(m, "mr_time")
    assert {"ion_chronograph", "pop_quiz"} <= set(hand(m, "mr_time"))  # only V-Girl's cards were discarded
    discarded = {*common(m)["discard"], *common(m)["rest"], *hand(m, "v_girl")}
    assert {"mecha_fist", "grabber_arm", "donut_reactor"} <= discarded


@pytest.mark.rule("LOOP-18.6")
def test_effects_on_other_hands_work_while_those_agents_have_cards() -> None:
    hands: dict[str, dict[str, Any]] = {
        "v_girl": {"hand": ["patrons_commission"]},
        "mr_time": {"hand": ["chalkboard_eraser"], "era": "dawn"},
    }
    m = solo(["pop_quiz"], "action", hands=hands, eras={"dawn": {"rifts": 1}})
    play(m, "play:patrons_commission")
    assert (decision(m).seat, keys(m)) == (0, ["use:chalkboard_eraser", "done"])
    play(m, "use:chalkboard_eraser")
    assert hand(m, "mr_time") == {"chalkboard_eraser": False}
    hands["mr_time"]["hand"] = []
    nobody = solo(["pop_quiz"], "action", hands=hands)
    play(nobody, "play:patrons_commission")
    assert "free:next" in keys(nobody)  # nothing happened


@pytest.mark.rule("LOOP-18.7")
def test_cards_go_on_top_of_the_common_deck_and_are_drawn_by_whoever_draws() -> None:
    m = solo(
        ["pop_quiz", "ion_chronograph"],
        "action",
        hands={"v_girl": {"hand": ["franchise_licence", "final_countdown"]}, "mr_time": {"hand": []}},
        eras={"end": {"available": ["last_match"]}},
    )
    play(m, "play:franchise_licence")  # the only card, so it is taken unasked
    assert common(m)["top"] == ["last_match"]
    play(m, "play:final_countdown", "choose:1")
    assert {"last_match", "pop_quiz"} <= set(hand(m, "v_girl"))  # Mr Time's card too: the symbol does not matter
    assert hand(m, "mr_time") == {}


@pytest.mark.rule("LOOP-18.7")
def test_the_bonus_counts_agents_as_players() -> None:
    m = solo(
        ["pop_quiz"],
        "archive",
        agents=["v_girl", "mr_time", "cztwyzzek"],
        at="medieval",
        missions={"medieval": ("clog_machine", 5), "robots": "quantum_bomb"},
        arsenal_top=["war_horse", "telegraph", "last_match", "cave_map"],
    )
    play(m, "archive:clog_machine")
    assert len(m.view(None)["offer"]) == 4
    play(m, "take:war_horse", "take:telegraph")
    assert decision(m).seat == 0
    assert common(m)["top"] == ["telegraph", "war_horse"]
    seen = len(m.events())
    play(m, "take:last_match")
    assert happened(m, "card_destroyed", seen)[0] == {"card": "cave_map"}


@pytest.mark.rule("LOOP-18.7")
def test_each_player_means_each_agent() -> None:
    m = solo(
        ["pop_quiz", "rocket_boots"],
        "action",
        hands={"v_girl": {"hand": ["round_table"]}, "mr_time": {"hand": ["ion_chronograph"]}},
    )
    play(m, "play:round_table")
    assert sorted(keys(m)) == ["agent:mr_time", "agent:v_girl"]
    play(m, "agent:mr_time", "discard:ion_chronograph")
    assert list(hand(m, "mr_time")) == ["pop_quiz"]
    assert "rocket_boots" in hand(m, "v_girl")


@pytest.mark.rule("LOOP-18.8")
def test_without_cards_to_reveal_the_agent_with_most_cards_plays() -> None:
    hands = {"v_girl": {"hand": ["mecha_fist"]}, "mr_time": {"hand": ["ion_chronograph", "pop_quiz"]}}
    kept = {"mecha_fist", "ion_chronograph", "pop_quiz"}
    destroyed = [card for id in PAIR for card in STARTING[id] if card not in kept]
    m = solo([], hands=hands, destroyed=destroyed)
    assert m.view(None)["active"] == "mr_time"
    assert m.view(None)["phase"] == "doctor"


@pytest.mark.rule("LOOP-18.8")
def test_you_choose_among_agents_with_equally_many() -> None:
    kept = {"mecha_fist", "pop_quiz"}
    destroyed = [card for id in PAIR for card in STARTING[id] if card not in kept]
    m = solo([], hands={"v_girl": {"hand": ["mecha_fist"]}, "mr_time": {"hand": ["pop_quiz"]}}, destroyed=destroyed)
    assert keys(m) == ["agent:v_girl", "agent:mr_time"]
    assert decision(m).rule in ("LOOP-18.4", "LOOP-18.8")
    play(m, "agent:mr_time")
    assert m.view(None)["active"] == "mr_time"


@pytest.mark.rule("LOOP-18.8")
def test_the_common_discard_pile_is_shuffled_in_before_that() -> None:
    m = solo(["mecha_fist"], hands={"v_girl": {"discard": ["grabber_arm", "donut_reactor"]}})
    assert "deck_shuffled" in event_kinds(m)
    assert m.view(None)["active"] == "v_girl"
    assert sorted(hand(m, "v_girl")) == ["donut_reactor", "grabber_arm", "mecha_fist"]


@pytest.mark.rule("LOOP-18.9")
def test_win_and_loss_are_the_same() -> None:
    m = solo(
        ["pop_quiz"],
        "archive",
        at="medieval",
        missions={"medieval": ("clog_machine", 5), "robots": "quantum_bomb"},
        archived=["loop_everywhere", "patch_spacetime", "surround_doctor"],
    )
    play(m, "archive:clog_machine")
    assert m.result is not None
    assert (m.result.winners, m.result.details["ending"]) == ((0,), "won")
    endings = set()
    for seed in range(10):
        result = random_game(seed, players=1, agents="random:3").result
        assert result is not None
        endings.add(result.details["ending"])
        assert result.scores == ((1.0,) if result.winners else (0.0,))
    assert endings <= {"won", "second_vortex", "fourth_vortex", "time_is_up"}


@pytest.mark.rule("LOOP-18.9")
def test_another_own_agent_helps_to_surround_the_doctor() -> None:
    m = solo(
        ["pop_quiz"],
        "action",
        at="globalization",
        hands={"mr_time": {"era": "dawn", "hand": []}},
        missions={"medieval": "surround_doctor", "industrial": "quantum_bomb"},
    )
    play(m, "free:next")
    assert mission(m, "medieval")["damage"] == 1
