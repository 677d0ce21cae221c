"""Chapter 8: phase II, the actions."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from tests.games.loop.table import ERAS, agent, clones, era, hand, mission, table
from tests.games.playing import decision, event_kinds, happened, keys, play, refused


@pytest.mark.rule("LOOP-8.1")
def test_actions_in_any_order_and_number_or_none_at_all() -> None:
    described: dict[str, Any] = {
        "agents": {"mr_time": {"era": "dawn", "hand": ["chalkboard_eraser"]}, "v_girl": {"era": "robots"}},
        "eras": {"dawn": {"energy": 5, "rifts": 2}},
    }
    idle = table(**described)
    play(idle, "done")
    assert idle.view(None)["active"] == "v_girl"
    m = table(**described)
    assert set(keys(m)) == {
        "play:chalkboard_eraser", "free:next", "free:previous", "move:next", "move:previous",
        "loop:spiral", "loop:stripes", "loop:star", "ability", "done",
    }  # fmt: skip
    play(m, "play:chalkboard_eraser", "loop:stripes", "play:chalkboard_eraser", "loop:stripes")
    play(m, "ability", "era:end", "free:next")  # with one other agent only the era is asked
    assert (era(m, "dawn")["rifts"], era(m, "dawn")["energy"]) == (0, 2)
    play(m, "done")
    assert m.view(None)["active"] == "v_girl"


@pytest.mark.rule("LOOP-8.1")
def test_with_nothing_left_to_do_the_phase_is_over_by_itself() -> None:
    m = table(hand=[], agents={"v_girl": {"charged": False}, "mr_time": {}})
    assert m.view(None)["active"] == "mr_time"


@pytest.mark.rule("LOOP-8.2")
def test_nothing_starts_inside_another_action() -> None:
    m = table(
        agents={"mr_time": {"era": "dawn", "hand": ["gold_chain_capacitor", "chalkboard_eraser"]}, "v_girl": {}},
        eras={"dawn": {"energy": 5, "rifts": 2}},
    )
    play(m, "play:gold_chain_capacitor")
    assert sorted(keys(m)) == ["era:end", "era:medieval"]
    for key in ("play:chalkboard_eraser", "move:next", "free:next", "loop:star", "ability"):
        assert refused(m, key) == "LOOP-8.2"
    play(m, "era:end")
    assert "play:chalkboard_eraser" in keys(m)


@pytest.mark.rule("LOOP-8.3")
def test_a_move_costs_one_energy_of_the_era_you_leave() -> None:
    m = table(at="end", eras={"end": {"energy": 2}, "dawn": {"energy": 0}})
    supply = m.view(None)["supply"]["energy"]
    play(m, "move:next")
    assert agent(m, "v_girl")["era"] == "dawn"
    assert era(m, "end")["energy"] == 1
    assert m.view(None)["supply"]["energy"] == supply + 1
    assert agent(m, "v_girl")["charged"]
    assert "move:next" not in keys(m)  # dawn has none
    assert refused(m, "move:previous") == "LOOP-8.3"
    assert refused(m, "move:end") == "LOOP-8.3"


@pytest.mark.rule("LOOP-8.4")
def test_the_free_move_drains_the_tile_instead_of_paying() -> None:
    m = table(at="dawn", eras={"dawn": {"energy": 1}, "end": {"energy": 1}})
    play(m, "free:previous")
    assert agent(m, "v_girl")["era"] == "end"
    assert (era(m, "dawn")["energy"], era(m, "end")["energy"]) == (1, 1)
    assert not agent(m, "v_girl")["charged"]
    assert not [key for key in keys(m) if key.startswith("free:")]
    assert refused(m, "free:next") == "LOOP-8.4"
    play(m, "move:next")  # paid moves are still possible
    assert agent(m, "v_girl")["era"] == "dawn"


@pytest.mark.rule("LOOP-8.5")
def test_the_free_move_goes_one_era_and_is_an_action() -> None:
    """Surround the doctor is looked at after an action, so also after a free move."""
    m = table(
        at="globalization",
        doctor="end",
        agents={"v_girl": {}, "mr_time": {"era": "dawn"}},
        missions={"medieval": "surround_doctor", "industrial": "quantum_bomb"},
    )
    assert refused(m, "free:renaissance") == "LOOP-8.5"
    assert mission(m, "medieval")["damage"] == 0
    play(m, "free:next")
    assert mission(m, "medieval")["damage"] == 1


@pytest.mark.rule("LOOP-8.6")
def test_a_card_is_exhausted_first_then_its_effects_follow_in_printed_order() -> None:
    m = table(
        at="dawn",
        hand=["sabretooth_trap", "recycling_unit"],
        eras={
            "dawn": {"rifts": 1},
            "medieval": {"clones": ["medieval>industrial"]},
            "end": {"clones": ["end>medieval"]},
        },
    )
    play(m, "play:sabretooth_trap")
    assert not hand(m, "v_girl")["sabretooth_trap"]  # in the middle of its effect
    assert era(m, "dawn")["rifts"] == 1
    seen = len(m.events())
    play(m, "clone:end:medieval")
    assert event_kinds(m, seen) == ["clone_pulled", "rift_removed"]
    assert refused(m, "play:war_horse") == "LOOP-8.6"  # not in hand
    assert refused(m, "play:no_such_card") == "LOOP-1.8"


@pytest.mark.rule("LOOP-8.7")
def test_an_effect_is_applied_as_far_as_possible_and_the_rest_still_applies() -> None:
    m = table(at="dawn", hand=["spartan_shield"], eras={"dawn": {"rifts": 1}})
    play(m, "play:spartan_shield")  # two rifts, but there is only one
    assert era(m, "dawn")["rifts"] == 0
    m = table(at="dawn", hand=["sabretooth_trap"], eras={"dawn": {"rifts": 1}})
    play(m, "play:sabretooth_trap")  # no clone to pull; the rift still goes
    assert era(m, "dawn")["rifts"] == 0


@pytest.mark.rule("LOOP-8.7")
def test_a_card_may_be_used_though_nothing_will_happen() -> None:
    m = table(at="dawn", hand=["spartan_shield"])
    play(m, "play:spartan_shield")
    assert hand(m, "v_girl") == {"spartan_shield": False}
    assert event_kinds(m) == ["card_used"]


@pytest.mark.rule("LOOP-8.7")
def test_only_what_the_supply_still_has_is_added() -> None:
    full = {id: {"energy": 5} for id in ERAS if id != "dawn"}
    full["end"]["energy"] = 4
    m = table(at="dawn", hand=["campfire_reactor"], eras=full)
    play(m, "play:campfire_reactor")  # two energy, one left
    assert era(m, "dawn")["energy"] == 1
    assert m.view(None)["supply"]["energy"] == 0


@pytest.mark.rule("LOOP-8.8")
def test_or_means_one_option_even_one_that_does_nothing() -> None:
    m = table(at="dawn", hand=["crowbar_of_causality"], agents={"time_thief": {}, "mr_time": {}})
    play(m, "play:crowbar_of_causality")
    assert keys(m) == ["choose:1", "choose:2"]
    assert refused(m, "done") == "LOOP-8.8"
    play(m, "choose:1")  # no rift is adjacent
    assert all(era(m, id)["energy"] == 0 for id in ERAS)
    assert "play:crowbar_of_causality" not in keys(m)
    assert "done" in keys(m)


@pytest.mark.rule("LOOP-8.8")
def test_an_effect_without_may_is_carried_out_where_it_can_be() -> None:
    m = table(at="dawn", hand=["grabber_arm"], eras={"end": {"clones": ["end>industrial"]}})
    play(m, "play:grabber_arm")  # the only clone is pulled, wanted or not: it is chosen, not its era
    assert clones(m, "dawn") == ["industrial"]


@pytest.mark.rule("LOOP-8.8")
@pytest.mark.parametrize(
    ("card", "eras", "chosen", "idle", "allowed"),
    [
        ("holy_grail", {"end": {"rifts": 1}, "medieval": {"rifts": 1, "energy": 2}}, "end", "medieval", 2),
        ("portcullis", {"end": {"rifts": 1}}, "end", "medieval", 2),
        ("perspective_grid", {"end": {"rifts": 1}}, "end", "industrial", 7),
    ],
)
def test_an_era_where_nothing_will_happen_may_be_chosen(
    card: str, eras: dict[str, Any], chosen: str, idle: str, allowed: int
) -> None:
    """The rulebook's own example: "if you choose an era with 2 energy and 1 rift instead, nothing happens"."""
    m = play(table(at="dawn", hand=[card], eras=eras), f"play:{card}")
    assert len(keys(m)) == allowed
    labels = {option.key: str(option.label) for option in decision(m).options}
    assert "nothing happens" in labels[f"era:{idle}"]
    assert "nothing happens" not in labels[f"era:{chosen}"]
    nothing = m.clone()
    before = [era(m, id) for id in ERAS]
    play(nothing, f"era:{idle}")
    assert [era(nothing, id) for id in ERAS] == before
    assert "done" in keys(nothing)
    play(m, f"era:{chosen}")
    assert [era(m, id) for id in ERAS] != before


@pytest.mark.rule("LOOP-8.8")
@pytest.mark.parametrize("card", ["holy_grail", "portcullis", "perspective_grid"])
def test_nobody_is_asked_where_every_answer_does_nothing(card: str) -> None:
    m = play(table(at="dawn", hand=[card]), f"play:{card}")
    assert event_kinds(m) == ["card_used"]
    assert "done" in keys(m)


LOOPED = {"star": ["super_underpants", "grabber_arm"], "stripes": ["mecha_fist"], "spiral": ["donut_reactor"]}


@pytest.mark.rule("LOOP-8.9")
@pytest.mark.parametrize("dimension", ["spiral", "stripes", "star"])
def test_a_loop_readies_all_your_exhausted_cards_of_one_dimension(dimension: str) -> None:
    cards = [card for group in LOOPED.values() for card in group]
    m = table(
        at="dawn",
        agents={"v_girl": {"hand": cards, "exhausted": cards}, "mr_time": {}},
        eras={"dawn": {"energy": 2}},
    )
    play(m, f"loop:{dimension}")
    assert {card for card, ready in hand(m, "v_girl").items() if ready} == set(LOOPED[dimension])
    assert era(m, "dawn")["energy"] == 1
    assert refused(m, "loop:triangle") == "LOOP-8.9"


@pytest.mark.rule("LOOP-8.10")
def test_the_black_hole_is_never_looped() -> None:
    cards = ["big_bang_jar", "super_underpants"]
    m = table(
        at="dawn",
        agents={"v_girl": {"hand": cards, "exhausted": cards}, "mr_time": {}},
        eras={"dawn": {"energy": 6}},
    )
    assert refused(m, "loop:black_hole") == "LOOP-8.10"
    play(m, "loop:spiral", "loop:stripes", "loop:star")
    assert hand(m, "v_girl") == {"big_bang_jar": False, "super_underpants": True}


@pytest.mark.rule("LOOP-8.11")
def test_the_nth_loop_of_a_turn_costs_n_energy_of_the_era_you_are_in() -> None:
    m = table(at="dawn", hand=["super_underpants"], eras={"dawn": {"energy": 4}, "medieval": {"energy": 4}})
    assert m.view(None)["loop_cost"] == 1
    play(m, "loop:star")
    assert era(m, "dawn")["energy"] == 3
    play(m, "loop:spiral")  # another dimension, still the second LOOP
    assert era(m, "dawn")["energy"] == 1
    play(m, "free:next", "loop:star")  # another era, still the third
    assert era(m, "medieval")["energy"] == 1
    assert era(m, "dawn")["energy"] == 1
    assert m.view(None)["loop_cost"] == 4


@pytest.mark.rule("LOOP-8.11", "LOOP-8.16")
def test_energy_of_other_eras_does_not_pay() -> None:
    m = table(at="dawn", eras={"dawn": {"energy": 1}, "medieval": {"energy": 9}}, loops=1)
    assert not [key for key in keys(m) if key.startswith("loop:")]
    assert refused(m, "loop:star") == "LOOP-8.11"
    why = m.explain("loop:star").reason
    assert (why.args["ordinal"], why.args["cost"], why.args["energy"]) == (2, 2, 1)


@pytest.mark.rule("LOOP-8.11")
def test_the_count_restarts_each_turn() -> None:
    m = table(
        at="dawn",
        agents={"v_girl": {}, "mr_time": {"era": "dawn"}},
        eras={"dawn": {"energy": 9}},
        doctor_next=["industrial"],
    )
    play(m, "loop:star", "loop:star", "done")
    assert m.view(None)["active"] == "mr_time"
    assert m.view(None)["loop_cost"] == 1
    play(m, "loop:star")
    assert era(m, "dawn")["energy"] == 9 - 1 - 2 - 1


@pytest.mark.rule("LOOP-8.12")
def test_a_loop_may_be_made_for_a_mission_alone() -> None:
    m = table(
        at="dawn",
        hand=["super_underpants"],
        eras={"dawn": {"energy": 1}},
        missions={"medieval": "loop_everywhere", "robots": "quantum_bomb"},
    )
    before = hand(m, "v_girl")
    assert not any(option.idle for option in m.decisions[0].options)
    play(m, "loop:spiral")  # no spiral card in hand, none exhausted
    assert hand(m, "v_girl") == before
    assert mission(m, "medieval")["slots"] == ["dawn"]


@pytest.mark.rule("LOOP-8.9")
def test_a_loop_that_would_ready_nothing_says_so() -> None:
    """A ready card of the dimension is not readied either."""
    m = table(
        at="dawn",
        agents={
            "v_girl": {"hand": ["grabber_arm", "super_underpants"], "exhausted": ["grabber_arm"]},
            "mr_time": {"era": "dawn"},
        },
        eras={"dawn": {"energy": 1}},
        missions={"medieval": "clog_machine", "robots": "quantum_bomb"},
    )
    idle = {option.key: option.idle for option in m.decisions[0].options if option.key.startswith("loop:")}
    assert [why.id for why in idle.values() if why] == ["loop-why-readies-nothing"] * 2, idle


@pytest.mark.rule("LOOP-8.13")
def test_a_loop_leaves_other_hands_alone() -> None:
    theirs = ["mechanical_grapple", "gold_chain_capacitor"]
    m = table(
        at="dawn",
        agents={
            "v_girl": {"hand": ["grabber_arm"], "exhausted": ["grabber_arm"]},
            "mr_time": {"era": "dawn", "hand": theirs, "exhausted": theirs},
        },
        eras={"dawn": {"energy": 1}},
    )
    play(m, "loop:star")
    assert hand(m, "v_girl") == {"grabber_arm": True}
    assert hand(m, "mr_time") == dict.fromkeys(theirs, False)


@pytest.mark.rule("LOOP-8.14")
def test_an_ability_of_the_action_phase_is_an_optional_action_of_its_own() -> None:
    m = table(agents={"mr_time": {"era": "dawn"}, "v_girl": {"era": "robots"}, "cztwyzzek": {"era": "medieval"}})
    assert "ability" in keys(m)
    play(m, "ability")
    assert sorted(keys(m)) == ["agent:cztwyzzek", "agent:v_girl"]
    for key in ("free:next", "play:mechanical_grapple"):
        assert refused(m, key) == "LOOP-8.2"  # finished before another action begins
    play(m, "agent:v_girl", "era:end")
    assert agent(m, "v_girl")["era"] == "end"
    assert refused(m, "ability") == "LOOP-16.4"
    unused = table(agents={"mr_time": {}, "v_girl": {}})
    play(unused, "done")
    assert unused.view(None)["active"] == "v_girl"


@pytest.mark.rule("LOOP-8.14")
def test_an_ability_works_only_in_the_owners_turn_and_phase() -> None:
    m = table()  # V-Girl's turn; Mr Time waits
    assert refused(m, "ability") == "LOOP-8.14"  # hers is no action
    assert refused(m, "ability", 1) == "LOOP-5.1"  # his turn it is not
    m = table(
        agents={"mr_time": {"era": "dawn"}, "v_girl": {}}, phase="acquire", eras={"dawn": {"available": ["cave_map"]}}
    )
    assert refused(m, "ability") == "LOOP-8.14"
    assert m.explain("ability").reason.id == "loop-why-phase"


@pytest.mark.rule("LOOP-8.15")
def test_the_player_resolving_an_effect_makes_its_choices() -> None:
    m = table(
        at="dawn",
        hand=["patrons_commission"],
        agents={"v_girl": {}, "mr_time": {"era": "medieval", "hand": ["gold_chain_capacitor"]}},
    )
    play(m, "play:patrons_commission")
    assert (decision(m).seat, keys(m)) == (1, ["use:gold_chain_capacitor", "done"])
    assert refused(m, "use:gold_chain_capacitor", 0) == "LOOP-5.1"
    play(m, "use:gold_chain_capacitor")
    assert decision(m).seat == 1
    play(m, "era:dawn")
    assert decision(m).seat == 0


@pytest.mark.rule("LOOP-8.16")
def test_an_action_that_cannot_be_paid_changes_nothing() -> None:
    m = table(at="dawn", eras={"medieval": {"energy": 9}})
    assert refused(m, "move:next") == "LOOP-8.3"
    for dimension in ("spiral", "stripes", "star"):
        assert refused(m, f"loop:{dimension}") == "LOOP-8.11"
    assert set(keys(m)) - {"free:next", "free:previous", "done"} == {f"play:{card}" for card in hand(m, "v_girl")}


@pytest.mark.rule("LOOP-8.17")
def test_spent_energy_returns_to_the_supply_from_your_own_era() -> None:
    m = table(at="dawn", eras={id: {"energy": 3} for id in ERAS})
    play(m, "loop:star", "loop:star")
    assert [era(m, id)["energy"] for id in ERAS] == [0, 3, 3, 3, 3, 3, 3]
    assert m.view(None)["supply"]["energy"] == 30 - 18
    assert happened(m, "energy_spent") == [{"era": "dawn", "n": 1}, {"era": "dawn", "n": 2}]


def test_every_offered_action_is_explained_as_allowed_and_unknown_words_are_named() -> None:
    m = table(at="dawn", eras={"dawn": {"energy": 2}})
    for key in keys(m):
        explanation = m.explain(key)
        assert explanation.allowed
        assert explanation.rule.startswith("LOOP-")
    for nonsense in ("fly:dawn", "play", "loop:star:star", ""):
        explanation = m.explain(nonsense)
        assert (explanation.allowed, explanation.rule) == (False, "")
        with pytest.raises(ct.IllegalChoice):
            m.choose(nonsense)
