"""Chapter 15: clarifications of card texts."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.kernel.pack import Pack
from tests.games.loop.table import ARSENAL, STARTING, agent, clones, era, hand, mission, table
from tests.games.playing import Json, decision, event_kinds, happened, keys, play, refused


@pytest.mark.rule("LOOP-15.1")
def test_a_card_used_outside_the_hand_works_from_your_pawn_and_stays_as_it_is() -> None:
    m = table(
        at="industrial",
        hand=["matryoshka"],
        eras={"industrial": {"available": ["rivet_gun"], "rifts": 1}, "renaissance": {"rifts": 3}},
    )
    play(m, "play:matryoshka")
    assert era(m, "renaissance")["rifts"] == 1, "the era before yours"
    assert era(m, "industrial")["available"] == ["rivet_gun"]
    assert hand(m, "v_girl") == {"matryoshka": False}
    assert happened(m, "card_used") == [
        {"agent": "v_girl", "card": "matryoshka"},
        {"agent": "v_girl", "card": "rivet_gun"},
    ]
    play(m, "done")
    assert keys(m) == ["take:rivet_gun", "done"], "it was not used up"


@pytest.mark.rule("LOOP-15.1")
def test_only_cards_available_in_your_own_era_can_be_used_so() -> None:
    m = table(
        at="dawn",
        hand=["matryoshka"],
        eras={"industrial": {"available": ["rivet_gun"]}, "end": {"rifts": 3}},
    )
    play(m, "play:matryoshka")
    assert event_kinds(m).count("card_used") == 1
    assert hand(m, "v_girl") == {"matryoshka": False}


@pytest.mark.rule("LOOP-15.2")
def test_a_card_another_player_uses_works_from_that_players_pawn_and_is_exhausted() -> None:
    m = table(
        at="medieval",
        hand=["patrons_commission"],
        agents={
            "v_girl": {},
            "mr_time": {"era": "robots", "hand": ["gold_chain_capacitor", "pop_quiz"], "exhausted": ["pop_quiz"]},
        },
    )
    play(m, "play:patrons_commission")
    assert decision(m).seat == 1
    assert keys(m) == ["use:gold_chain_capacitor", "done"], "only a ready card, and only if they want"
    m.choose("use:gold_chain_capacitor", seat=1)
    assert keys(m) == ["era:end", "era:globalization"]
    assert decision(m).seat == 1
    m.choose("era:end", seat=1)
    assert (era(m, "robots")["energy"], era(m, "end")["energy"], era(m, "medieval")["energy"]) == (1, 1, 0)
    assert hand(m, "mr_time") == {"gold_chain_capacitor": False, "pop_quiz": False}
    assert decision(m).seat == 0


@pytest.mark.rule("LOOP-15.2")
def test_an_agent_without_a_ready_card_is_no_choice() -> None:
    m = table(
        hand=["patrons_commission"],
        agents={
            "v_girl": {},
            "mr_time": {"hand": ["pop_quiz"], "exhausted": ["pop_quiz"]},
            "time_thief": {"hand": []},
        },
    )
    play(m, "play:patrons_commission")
    assert m.view(None)["using"] is None
    assert "done" in keys(m)


@pytest.mark.rule("LOOP-15.2")
def test_the_card_the_other_player_uses_may_be_one_you_could_not_have_used() -> None:
    """The other player, not you, resolves it: Mr Time's "another agent" may be you."""
    m = table(
        at="medieval",
        hand=["patrons_commission"],
        agents={"v_girl": {}, "mr_time": {"era": "robots", "hand": ["ion_chronograph"]}},
    )
    play(m, "play:patrons_commission", "use:ion_chronograph", "choose:2")
    assert era(m, "medieval")["energy"] == 1


@pytest.mark.rule("LOOP-15.3")
def test_several_players_draw_in_an_order_of_choice_each_finishing_before_the_next() -> None:
    m = table(
        hand=["round_table"],
        agents={"v_girl": {}, "mr_time": {"hand": []}, "time_thief": {"hand": []}},
    )
    play(m, "play:round_table")
    assert keys(m) == ["agent:v_girl", "agent:mr_time", "agent:time_thief"]
    assert decision(m).seat == 0
    play(m, "agent:time_thief")
    assert decision(m).seat == 2
    assert keys(m) == ["discard:quantum_patch", "destroy:quantum_patch"]
    assert [event["agent"] for event in happened(m, "card_drawn")] == ["time_thief"], "nobody else has drawn yet"
    play(m, "destroy:quantum_patch")
    assert keys(m) == ["agent:v_girl", "agent:mr_time"]
    play(m, "agent:v_girl", "discard:super_underpants", "discard:mechanical_grapple")
    assert [event["agent"] for event in happened(m, "card_drawn")] == ["time_thief", "v_girl", "mr_time"]
    assert m.view(None)["destroyed"] == ["quantum_patch"]
    assert agent(m, "mr_time")["deck"]["discard"] == ["mechanical_grapple"]
    assert decision(m).seat == 0


@pytest.mark.rule("LOOP-15.4")
def test_a_drawn_card_whose_origin_is_used_enters_the_hand_ready() -> None:
    m = table(
        at="medieval",
        hand=["fax_machine"],
        agents={"v_girl": {"deck": ["doomsday_clock", *STARTING["v_girl"]]}, "mr_time": {}},
        eras={"end": {"rifts": 3}, "medieval": {"rifts": 3}},
    )
    play(m, "play:fax_machine")
    assert (era(m, "end")["rifts"], era(m, "medieval")["rifts"]) == (1, 3)
    assert hand(m, "v_girl") == {"fax_machine": False, "doomsday_clock": True}
    play(m, "play:doomsday_clock")
    assert era(m, "end")["rifts"] == 0


@pytest.mark.rule("LOOP-15.5")
def test_a_card_revealed_at_a_vortex_is_destroyed_only_after_the_whole_effect() -> None:
    m = table(at="medieval", hand=["telegraph"], arsenal_top=["drone_swarm"], eras={"robots": {"vortex": True}},
              missions={"medieval": "quantum_bomb", "end": "loop_on_doctor"})  # fmt: skip
    play(m, "play:telegraph")
    assert era(m, "robots")["energy"] == 2, "its origin could still be used"
    assert era(m, "robots")["available"] == []
    assert m.view(None)["destroyed"] == ["drone_swarm"]
    kinds = event_kinds(m)
    assert kinds.index("card_available") < kinds.index("energy_added") < kinds.index("card_destroyed")


@pytest.mark.rule("LOOP-15.6")
def test_pushed_clones_may_part_and_pulled_clones_may_come_from_both_sides() -> None:
    m = table(
        agents={"mr_time": {"era": "dawn", "hand": ["mammoth_bulldozer", "steam_magnet"]}, "v_girl": {}},
        eras={"dawn": {"clones": ["dawn>robots", "dawn>globalization"]}},
    )
    play(m, "play:mammoth_bulldozer", "clone:dawn:robots", "era:medieval", "clone:dawn:globalization", "era:end")
    assert (clones(m, "medieval"), clones(m, "end"), clones(m, "dawn")) == (["robots"], ["globalization"], [])
    play(m, "play:steam_magnet", "clone:medieval:robots", "clone:end:globalization")
    assert (clones(m, "medieval"), clones(m, "end")) == ([], [])
    assert clones(m, "dawn") == ["globalization", "robots"]


@pytest.mark.rule("LOOP-15.7")
def test_where_the_clone_arrived_nothing_happens_if_none_was_pushed() -> None:
    m = table(
        at="medieval",
        hand=["trebuchet_of_tomorrow", "skate_ramp"],
        eras={"dawn": {"rifts": 2}, "medieval": {"rifts": 2}, "renaissance": {"rifts": 2}},
    )
    play(m, "play:trebuchet_of_tomorrow", "play:skate_ramp")
    assert "rift_removed" not in event_kinds(m)
    assert "energy_added" not in event_kinds(m)


@pytest.mark.rule("LOOP-15.7")
def test_where_the_clone_arrived_counts_even_if_it_was_destroyed_there() -> None:
    eras: dict[str, Json] = {"medieval": {"clones": ["robots>dawn"]}, "dawn": {"rifts": 2}, "end": {"rifts": 2}}
    m = table(at="medieval", hand=["trebuchet_of_tomorrow"], eras=eras)
    play(m, "play:trebuchet_of_tomorrow", "era:dawn")
    assert "clone_destroyed" in event_kinds(m)
    assert era(m, "dawn")["rifts"] == 1
    m = table(at="medieval", hand=["trebuchet_of_tomorrow"], eras=eras)
    play(m, "play:trebuchet_of_tomorrow", "era:end")  # V-Girl's push of two eras ends in dawn
    assert (era(m, "dawn")["rifts"], era(m, "end")["rifts"]) == (1, 2)


@pytest.mark.rule("LOOP-15.8")
def test_if_another_agent_is_there_works_once_however_many_there_are() -> None:
    m = table(
        at="medieval",
        hand=["team_huddle"],
        agents={"v_girl": {}, "mr_time": {"era": "medieval"}, "time_thief": {"era": "medieval"}},
        eras={"medieval": {"rifts": 3}},
    )
    play(m, "play:team_huddle")
    assert (era(m, "medieval")["rifts"], era(m, "medieval")["energy"]) == (2, 1)


@pytest.mark.rule("LOOP-15.8")
def test_if_another_agent_is_there_looks_at_your_era_at_that_moment() -> None:
    agents: dict[str, Json] = {"v_girl": {"era": "medieval", "hand": ["walkman"]}, "mr_time": {"era": "medieval"}}
    m = play(table(agents=agents), "play:walkman", "era:dawn")
    assert "energy_added" not in event_kinds(m), "they were together only before the move"
    agents["mr_time"]["era"] = "dawn"
    m = play(table(agents=agents), "play:walkman", "era:dawn")
    assert era(m, "dawn")["energy"] == 2


@pytest.mark.rule("LOOP-15.9")
def test_in_another_agents_era_may_be_your_own_era() -> None:
    m = table(
        agents={"mr_time": {"era": "dawn", "hand": ["ion_chronograph"]}, "v_girl": {"era": "dawn"}},
        eras={"dawn": {"rifts": 1}},
    )
    play(m, "play:ion_chronograph", "choose:1")
    assert era(m, "dawn")["rifts"] == 0


@pytest.mark.rule("LOOP-15.10")
@pytest.mark.parametrize(("choice", "far"), [("choose:1", 0), ("choose:2", 1)])
def test_on_a_vortex_you_still_choose_between_your_era_and_every_vortex(choice: str, far: int) -> None:
    m = table(
        at="medieval", hand=["global_power_strip"], eras={"medieval": {"vortex": True}, "robots": {"vortex": True}},
        missions={"dawn": "quantum_bomb", "end": "loop_on_doctor"},
    )  # fmt: skip
    play(m, "play:global_power_strip")
    assert keys(m) == ["choose:1", "choose:2"]
    play(m, choice)
    assert (era(m, "medieval")["energy"], era(m, "robots")["energy"]) == (1, far)


@pytest.mark.rule("LOOP-15.11")
def test_until_it_equals_works_only_in_the_stated_direction() -> None:
    m = table(
        at="medieval",
        hand=["holy_grail"],
        eras={"dawn": {"energy": 2, "rifts": 1}, "renaissance": {"energy": 2, "rifts": 2}},
    )
    play(m, "play:holy_grail")
    assert (era(m, "dawn")["energy"], era(m, "renaissance")["energy"]) == (2, 2)
    m = table(
        at="medieval",
        hand=["perspective_grid"],
        eras={"dawn": {"rifts": 1, "clones": ["dawn>robots", "dawn>industrial"]}},
    )
    play(m, "play:perspective_grid")
    assert era(m, "dawn")["rifts"] == 1


@pytest.mark.rule("LOOP-15.12")
def test_the_double_joystick_picks_up_on_a_vortex_and_drops_anywhere_later() -> None:
    m = table(
        at="medieval",
        hand=["double_joystick"],
        eras={
            "medieval": {"clones": ["medieval>robots"], "vortex": True},
            "renaissance": {"clones": ["renaissance>robots"]},
        },
        missions={"dawn": "quantum_bomb", "end": "loop_on_doctor"},
    )
    play(m, "play:double_joystick", "era:industrial")
    assert keys(m) == ["clone:medieval:robots", "done"]
    play(m, "clone:medieval:robots")
    assert keys(m) == ["era:renaissance", "era:industrial"], "dropped on an ordinary era too"
    play(m, "era:renaissance")
    assert clones(m, "renaissance") == ["robots", "robots"]


@pytest.mark.rule("LOOP-15.12")
def test_the_double_joystick_takes_no_clone_from_an_ordinary_era() -> None:
    m = table(at="medieval", hand=["double_joystick"], eras={"medieval": {"clones": ["medieval>robots"]}})
    play(m, "play:double_joystick", "era:renaissance")
    assert m.view(None)["using"] is None
    assert clones(m, "medieval") == ["robots"]


@pytest.mark.rule("LOOP-15.13")
@pytest.mark.parametrize(("card", "origin"), [("war_horse", "medieval"), ("matryoshka", "industrial")])
def test_cards_known_by_name_and_era_become_available_there(card: str, origin: str) -> None:
    m = table(phase="doctor", doctor_next=["dawn"], arsenal_top=[card], fate=["doctor"] * 9)
    assert era(m, origin)["available"] == [card]


@pytest.mark.rule("LOOP-15.14")
def test_without_a_drawn_card_there_is_no_origin() -> None:
    m = table(
        at="medieval",
        agents={"v_girl": {"hand": ["fax_machine", *STARTING["v_girl"]], "deck": [], "discard": []}, "mr_time": {}},
        eras={id: {"rifts": 1} for id in ("dawn", "medieval", "globalization", "end")},
    )
    play(m, "play:fax_machine")
    assert "rift_removed" not in event_kinds(m)
    assert len(hand(m, "v_girl")) == 7


@pytest.mark.rule("LOOP-15.14")
def test_without_a_revealed_card_there_is_no_origin() -> None:
    everything = [card for card in ARSENAL if card != "telegraph"]
    m = table(
        at="medieval",
        agents={"v_girl": {"hand": ["telegraph"], "discard": everything}, "mr_time": {}},
        arsenal=[],
        destroyed=[],
    )
    play(m, "play:telegraph")
    assert "card_available" not in event_kinds(m)
    assert "energy_added" not in event_kinds(m)


@pytest.mark.rule("LOOP-15.15")
def test_the_card_in_use_is_never_readied() -> None:
    m = table(
        at="medieval",
        agents={
            "v_girl": {"hand": ["heliocentric_model", "mecha_fist"], "exhausted": ["mecha_fist"]},
            "mr_time": {},
        },
    )
    play(m, "play:heliocentric_model")
    assert keys(m) == ["ready:mecha_fist", "done"]
    play(m, "ready:mecha_fist")
    assert hand(m, "v_girl") == {"heliocentric_model": False, "mecha_fist": True}


@pytest.mark.rule("LOOP-15.15")
def test_the_hand_card_through_which_another_is_used_is_never_readied() -> None:
    m = table(
        at="renaissance",
        agents={"v_girl": {"hand": ["matryoshka", "mecha_fist"], "exhausted": ["mecha_fist"]}, "mr_time": {}},
        eras={"renaissance": {"available": ["heliocentric_model"]}},
    )
    play(m, "play:matryoshka")
    assert keys(m) == ["ready:mecha_fist", "done"]
    play(m, "ready:mecha_fist")
    assert hand(m, "v_girl") == {"matryoshka": False, "mecha_fist": True}
    assert refused(m, "play:matryoshka") == "LOOP-4.2"


@pytest.mark.rule("LOOP-15.16")
def test_cards_that_use_each_other_do_so_once() -> None:
    """No two shipped cards can do this, so a pack makes two available cards into copies of Matryoshka."""
    copy = {
        "origin": "renaissance",
        "dimension": "star",
        "kinds": ["card"],
        "effect": [{"use_available": {"era": "own"}}],
    }
    pack = Pack(
        "two more dolls",
        {
            "pack": {"name": "two more dolls", "game": "loop"},
            "cards": [{**copy, "id": id, "name": {"en": id}} for id in ("perspective_grid", "bankers_purse")],
        },
    )
    quiet = table(
        at="renaissance",
        hand=["matryoshka"],
        eras={"renaissance": {"available": ["perspective_grid", "bankers_purse"]}},
    )
    m = ct.position("loop", ct.position_of(quiet), packs=[pack])
    play(m, "play:matryoshka")
    assert keys(m) == ["use:perspective_grid", "use:bankers_purse"]
    play(m, "use:bankers_purse")
    assert [event["card"] for event in happened(m, "card_used")] == ["matryoshka", "bankers_purse", "perspective_grid"]
    assert m.view(None)["using"] is None, "the action is over"


@pytest.mark.rule("LOOP-15.16")
def test_a_card_may_be_used_again_by_a_later_action() -> None:
    m = table(
        at="renaissance",
        hand=["matryoshka", "super_underpants"],
        eras={"renaissance": {"available": ["bankers_purse"], "energy": 1}},
        missions={"renaissance": "quantum_bomb", "end": "loop_on_doctor"},
    )
    play(m, "play:matryoshka", "era:medieval", "loop:spiral", "play:matryoshka", "era:medieval")
    assert mission(m, "renaissance")["damage"] == 4
    assert era(m, "medieval")["energy"] == 2
