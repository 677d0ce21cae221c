"""Chapter 4: a player's cards, the arsenal and the destroyed pile."""

from __future__ import annotations

import pytest

import chronotable as ct
from tests.games.loop.table import ARSENAL, ERAS, ORIGIN, STARTING, agent, era, hand, table
from tests.games.playing import decision, event_kinds, happened, keys, play, refused

V_GIRL = STARTING["v_girl"]


@pytest.mark.rule("LOOP-4.1")
def test_six_cards_in_three_zones() -> None:
    m = ct.new("loop", players=2, seed=4, agents=["v_girl", "mr_time"])
    for _ in range(40):
        for id in ("v_girl", "mr_time"):
            zones = agent(m, id)["deck"]
            cards = [*hand(m, id), *zones["top"], *zones["rest"], *zones["discard"]]
            assert sorted(cards) == sorted(STARTING[id])
        play(m, "done")
        if m.decision is None:
            break


@pytest.mark.rule("LOOP-4.2")
def test_using_a_card_exhausts_it_until_it_is_readied() -> None:
    m = table(at="dawn", hand=["donut_reactor"], eras={"dawn": {"energy": 2}})
    assert hand(m, "v_girl") == {"donut_reactor": True}
    play(m, "play:donut_reactor", "era:medieval")
    assert hand(m, "v_girl") == {"donut_reactor": False}
    assert "play:donut_reactor" not in keys(m)
    assert refused(m, "play:donut_reactor") == "LOOP-4.2"
    play(m, "loop:spiral")
    assert hand(m, "v_girl") == {"donut_reactor": True}
    play(m, "play:donut_reactor")


@pytest.mark.rule("LOOP-4.2", "LOOP-4.4")
def test_a_drawn_card_enters_the_hand_ready_from_the_top_of_your_own_deck() -> None:
    m = table(
        hand=["final_countdown"],
        agents={"v_girl": {"deck": ["mecha_fist", "rocket_boots", "grabber_arm"]}, "mr_time": {}},
    )
    others = agent(m, "mr_time")
    play(m, "play:final_countdown", "choose:1")
    assert hand(m, "v_girl") == {"final_countdown": False, "mecha_fist": True, "rocket_boots": True}
    assert agent(m, "v_girl")["deck"]["rest"] == ["grabber_arm"]
    assert agent(m, "mr_time") == others
    assert "play:mecha_fist" in keys(m)


@pytest.mark.rule("LOOP-4.3")
def test_there_is_no_hand_limit() -> None:
    m = table(
        hand=[*V_GIRL[:4], "final_countdown", "first_wheel"],
        agents={"v_girl": {"deck": V_GIRL[4:]}, "mr_time": {"hand": STARTING["mr_time"]}},
    )
    play(m, "play:final_countdown", "choose:1")
    assert len(hand(m, "v_girl")) == 8
    play(m, "done")
    assert len(hand(m, "mr_time")) == 6  # the other player keeps more than three


@pytest.mark.rule("LOOP-4.5")
def test_an_empty_deck_is_made_of_the_discard_pile_in_the_middle_of_a_draw() -> None:
    orders = set()
    for seed in range(20):
        m = table(
            hand=["final_countdown"],
            agents={
                "v_girl": {"deck": ["mecha_fist"], "discard": ["grabber_arm", "rocket_boots", "donut_reactor"]},
                "mr_time": {},
            },
            seed=seed,
        )
        seen = len(m.events())
        play(m, "play:final_countdown", "choose:1")
        assert event_kinds(m, seen) == ["card_used", "card_drawn", "deck_shuffled", "card_drawn"]
        drawn = [event["card"] for event in happened(m, "card_drawn", seen)]
        assert drawn[0] == "mecha_fist"
        zones = agent(m, "v_girl")["deck"]
        assert zones["discard"] == []
        assert sorted([drawn[1], *zones["rest"]]) == ["donut_reactor", "grabber_arm", "rocket_boots"]
        orders.add(drawn[1])
    assert len(orders) == 3


@pytest.mark.rule("LOOP-4.5")
def test_a_deck_is_shuffled_only_when_a_draw_is_due() -> None:
    m = table(
        hand=["final_countdown"],
        agents={"v_girl": {"deck": ["mecha_fist", "donut_reactor"], "discard": ["grabber_arm"]}, "mr_time": {}},
    )
    play(m, "play:final_countdown", "choose:1")
    assert not happened(m, "deck_shuffled")
    assert agent(m, "v_girl")["deck"] == {"top": [], "rest": [], "discard": ["grabber_arm"]}


@pytest.mark.rule("LOOP-4.6")
def test_draws_that_nothing_is_left_for_are_skipped() -> None:
    m = table(
        hand=["final_countdown", *V_GIRL[1:]],
        agents={"v_girl": {"deck": ["super_underpants"], "discard": []}, "mr_time": {}},
    )
    seen = len(m.events())
    play(m, "play:final_countdown", "choose:1")
    assert [event["card"] for event in happened(m, "card_drawn", seen)] == ["super_underpants"]
    assert agent(m, "v_girl")["deck"] == {"top": [], "rest": [], "discard": []}
    assert "done" in keys(m)  # the action is over and the turn goes on


@pytest.mark.rule("LOOP-4.7")
def test_a_discarded_card_lies_face_up_on_the_own_discard_pile() -> None:
    m = table(
        hand=["alchemists_funnel", "mecha_fist"],
        agents={"v_girl": {"discard": ["grabber_arm"]}, "mr_time": {}},
    )
    play(m, "play:alchemists_funnel", "discard:mecha_fist")
    assert agent(m, "v_girl")["deck"]["discard"] == ["grabber_arm", "mecha_fist"]  # the last one on top
    assert agent(m, "mr_time")["deck"]["discard"] == []
    assert m.view(None)["destroyed"] == []
    assert list(hand(m, "v_girl")) == ["alchemists_funnel"]


@pytest.mark.rule("LOOP-4.7")
def test_another_player_who_discards_uses_the_own_pile() -> None:
    m = table(hand=["round_table"], agents={"v_girl": {}, "mr_time": {"hand": ["pop_quiz"]}})
    play(m, "play:round_table", "agent:mr_time")
    assert decision(m).seat == 1
    play(m, "discard:pop_quiz")
    assert agent(m, "mr_time")["deck"]["discard"] == ["pop_quiz"]


@pytest.mark.rule("LOOP-4.8")
def test_a_destroyed_hand_card_goes_to_the_common_pile() -> None:
    m = table(hand=["alchemists_funnel", "mecha_fist"], destroyed=["war_horse", "cave_map"])
    play(m, "play:alchemists_funnel", "destroy:mecha_fist")
    assert ct.position_of(m)["destroyed"] == ["mecha_fist", "war_horse", "cave_map"]  # on top
    assert agent(m, "v_girl")["deck"]["discard"] == []


@pytest.mark.rule("LOOP-4.8", "LOOP-20.3")
@pytest.mark.parametrize("asked", [False, True])
def test_cards_destroyed_together_go_in_any_order(asked: bool) -> None:
    lying = ["spartan_shield", "cave_map", "campfire_reactor"]
    m = table(
        phase="doctor",
        doctor_next=["dawn"],
        eras={"dawn": {"rifts": 3, "available": lying}},
        fate=["doctor", "doctor"],
        bag_top=["medieval>robots"],
        arsenal_top=["war_horse"],
        options={"order_destroyed": asked},
    )
    if asked:
        assert era(m, "dawn")["vortex"]
        assert sorted(keys(m)) == sorted(f"destroy:{card}" for card in lying)
        assert decision(m).seat == 0
        play(m, "destroy:cave_map", "destroy:campfire_reactor")  # the last one goes by itself
        assert ct.position_of(m)["destroyed"] == ["spartan_shield", "campfire_reactor", "cave_map"]
    assert sorted(m.view(None)["destroyed"]) == sorted(lying)
    assert m.view(None)["limbo"] == []
    assert m.view(None)["phase"] == "action"


@pytest.mark.rule("LOOP-4.9")
def test_a_card_added_to_a_deck_lies_on_top_of_it() -> None:
    m = table(
        at="dawn",
        hand=["franchise_licence", "final_countdown"],
        agents={"v_girl": {"deck": ["mecha_fist", "rocket_boots"]}, "mr_time": {}},
        eras={"end": {"available": ["last_match"]}, "dawn": {"available": ["cave_map"]}},
    )
    play(m, "play:franchise_licence", "take:last_match")
    assert agent(m, "v_girl")["deck"]["top"] == ["last_match"]
    assert "last_match" not in hand(m, "v_girl")
    seen = len(m.events())
    play(m, "play:final_countdown", "choose:1")
    assert [event["card"] for event in happened(m, "card_drawn", seen)] == ["last_match", "mecha_fist"]


@pytest.mark.rule("LOOP-4.10")
def test_the_destroyed_pile_becomes_the_arsenal_when_a_card_is_due() -> None:
    first = set()
    for seed in range(20):
        m = table(
            phase="doctor",
            doctor_next=["dawn"],
            arsenal=[],
            destroyed=[card for card in ARSENAL if card != "war_horse"],
            eras={"medieval": {"available": ["war_horse"]}},
            seed=seed,
        )
        assert happened(m, "arsenal_recycled") == [{"n": 48}]
        (shown,) = happened(m, "card_available")
        assert len(m.view(None)["arsenal"]) == 47
        assert m.view(None)["destroyed"] == []
        first.add(shown["card"])
    assert len(first) > 8  # shuffled


@pytest.mark.rule("LOOP-4.10")
def test_the_arsenal_is_not_made_anew_before_a_card_is_due() -> None:
    rest = [card for card in ARSENAL if card != "war_horse"]
    m = table(phase="doctor", doctor_next=["dawn"], arsenal=["war_horse"], destroyed=rest)
    assert happened(m, "card_available") == [{"card": "war_horse", "era": "medieval"}]
    assert not happened(m, "arsenal_recycled")
    assert m.view(None)["arsenal"] == []
    assert len(m.view(None)["destroyed"]) == 48


@pytest.mark.rule("LOOP-4.10")
def test_without_arsenal_and_destroyed_pile_nothing_is_revealed() -> None:
    everything = {id: {"available": [card for card in ARSENAL if ORIGIN[card] == id]} for id in ERAS}
    m = table(
        phase="doctor",
        doctor_next=["dawn"],
        arsenal=[],
        destroyed=[],
        eras=everything,
        fate=["doctor", "doctor"],
        bag_top=["medieval>robots"],
    )
    assert not happened(m, "card_available")
    assert "arsenal_recycled" not in event_kinds(m)
    assert era(m, "dawn")["rifts"] == 2  # the phase went on


@pytest.mark.rule("LOOP-4.11")
def test_a_destroyed_starting_card_comes_back_at_its_agents_starting_era() -> None:
    rest = [card for card in ARSENAL if card != "war_horse"]
    m = table(
        phase="doctor",
        doctor_next=["dawn"],
        arsenal=[],
        destroyed=["super_underpants"],
        agents={"v_girl": {"era": "end"}, "mr_time": {"deck": ["war_horse", *rest]}},
    )
    assert happened(m, "card_available") == [{"card": "super_underpants", "era": "end"}]
    play(m, "done")
    assert keys(m) == ["take:super_underpants", "done"]


@pytest.mark.rule("LOOP-4.12")
def test_all_is_open_but_the_order_of_decks_the_bag_and_hidden_missions() -> None:
    for seed in range(5):
        m = ct.new("loop", players=3, seed=seed)
        views = [m.view(seat) for seat in (None, 0, 1, 2)]
        assert all(view == views[0] for view in views)
        for holder in views[0]["agents"]:
            assert len(holder["hand"]) == 3  # every hand is face up for everybody
        true = ct.position_of(m)
        for name in ("arsenal", "doctor_deck", "bag"):
            assert views[0][name] == sorted(true[name])
            assert views[0][name] != true[name]  # the order is not shown
        hidden = [words["mission"]["id"] for words in true["eras"].values() if not words["mission"]["face_up"]]
        assert sorted([*hidden, *true["unseen_missions"]]) == views[0]["unseen_missions"]
        assert all(event == shown for event, shown in zip(m.events(seat=0), m.events(seat=1), strict=True))


@pytest.mark.rule("LOOP-4.13")
def test_deck_means_the_own_deck() -> None:
    m = table(
        at="dawn",
        hand=["fax_machine"],
        agents={"v_girl": {"deck": ["mecha_fist", "rocket_boots"]}, "mr_time": {}},
        arsenal_top=["last_match"],
    )
    before = m.view(None)
    play(m, "play:fax_machine")
    assert "mecha_fist" in hand(m, "v_girl")
    after = m.view(None)
    assert (after["arsenal"], after["doctor_deck"]) == (before["arsenal"], before["doctor_deck"])
    assert after["agents"][1]["deck"] == before["agents"][1]["deck"]
