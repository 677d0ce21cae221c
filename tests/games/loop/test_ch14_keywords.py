"""Chapter 14: the words on cards."""

from __future__ import annotations

import pytest

from tests.games.loop.table import CLONES, ERAS, agent, clones, era, hand, mission, table
from tests.games.playing import Json, event_kinds, happened, keys, play, refused


def offered(prefix: str, found: list[str]) -> set[str]:
    """What follows the prefix in the offered keys."""
    return {key.removeprefix(prefix) for key in found if key.startswith(prefix)}


@pytest.mark.rule("LOOP-14.1")
def test_effects_are_carried_out_in_their_order_as_far_as_possible() -> None:
    """Pull first, then push: the clone just pulled may be the one that is pushed on."""
    m = table(agents={"mr_time": {"era": "medieval", "hand": ["ash_cloak"]}, "v_girl": {"era": "end"}},
              eras={"dawn": {"clones": ["dawn>robots"]}})  # fmt: skip
    play(m, "play:ash_cloak", "era:renaissance")
    assert clones(m, "renaissance") == ["robots"]
    assert [kind for kind in event_kinds(m) if kind.startswith("clone_")] == ["clone_pulled", "clone_pushed"]


@pytest.mark.rule("LOOP-14.1")
def test_an_impossible_first_effect_does_not_stop_the_second() -> None:
    m = table(at="medieval", hand=["sabretooth_trap"], eras={"medieval": {"rifts": 2}})
    play(m, "play:sabretooth_trap")
    assert era(m, "medieval")["rifts"] == 1


@pytest.mark.rule("LOOP-14.1")
def test_eras_are_those_of_your_pawn_at_that_moment() -> None:
    m = table(at="medieval", hand=["cave_map"])
    play(m, "play:cave_map", "era:globalization")
    assert (era(m, "globalization")["energy"], era(m, "medieval")["energy"]) == (1, 0)


@pytest.mark.rule("LOOP-14.2")
def test_or_takes_exactly_one_option_even_an_empty_one() -> None:
    m = table(at="medieval", hand=["hourglass_vacuum"], eras={"medieval": {"rifts": 2}})
    play(m, "play:hourglass_vacuum")
    assert keys(m) == ["choose:1", "choose:2"]
    play(m, "choose:2")  # there is no vortex
    assert era(m, "medieval")["rifts"] == 2
    assert "done" in keys(m)


@pytest.mark.rule("LOOP-14.2")
def test_may_is_optional_and_the_rest_still_applies() -> None:
    m = table(at="medieval", hand=["recycling_unit"])
    play(m, "play:recycling_unit")
    assert keys(m) == ["may:yes", "may:no"]
    play(m, "may:no")
    assert len(hand(m, "v_girl")) == 2
    assert m.view(None)["destroyed"] == []


@pytest.mark.rule("LOOP-14.3")
def test_any_agent_may_be_yourself_and_another_may_stand_in_your_era() -> None:
    agents: dict[str, Json] = {
        "mr_time": {"era": "medieval", "hand": ["instructors_whistle"]},
        "v_girl": {"era": "medieval"},
        "time_thief": {"era": "end"},
    }
    m = play(table(agents=agents), "play:instructors_whistle")
    assert offered("agent:", keys(m)) == {"mr_time", "v_girl", "time_thief"}
    m = play(table(agents=agents), "ability")
    assert offered("agent:", keys(m)) == {"v_girl", "time_thief"}
    play(m, "agent:v_girl", "era:dawn")
    assert agent(m, "v_girl")["era"] == "dawn"


@pytest.mark.rule("LOOP-14.4")
def test_a_move_of_one_era_goes_to_a_neighbour() -> None:
    m = play(table(at="dawn", hand=["walkman"]), "play:walkman")
    assert offered("era:", keys(m)) == {"medieval", "end"}


@pytest.mark.rule("LOOP-14.4")
def test_a_move_of_several_eras_goes_that_far_in_one_direction() -> None:
    m = play(table(at="dawn", hand=["locomotive"]), "play:locomotive")
    assert offered("era:", keys(m)) == {"medieval", "end", "renaissance", "robots", "industrial", "globalization"}
    m = play(table(at="dawn", hand=["war_horse"]), "play:war_horse")
    assert offered("era:", keys(m)) == {"medieval", "end", "renaissance", "robots"}, "no way out and back to dawn"


@pytest.mark.rule("LOOP-14.5")
def test_to_any_era_includes_your_own() -> None:
    m = play(table(at="dawn", hand=["flying_screw"]), "play:flying_screw")
    assert offered("era:", keys(m)) == set(ERAS)
    play(m, "era:dawn")
    assert (agent(m, "v_girl")["era"], era(m, "dawn")["energy"]) == ("dawn", 1)


@pytest.mark.rule("LOOP-14.6")
def test_swapped_pawns_exchange_their_places() -> None:
    m = table(
        at="dawn", hand=["place_swapper"], agents={"v_girl": {"charged": False}, "mr_time": {"era": "industrial"}}
    )
    play(m, "play:place_swapper")
    assert (agent(m, "v_girl")["era"], agent(m, "mr_time")["era"]) == ("industrial", "dawn")
    assert (agent(m, "v_girl")["charged"], agent(m, "mr_time")["charged"]) == (False, True)
    assert happened(m, "agents_swapped") == [{"agent": "v_girl", "other": "mr_time"}]


@pytest.mark.rule("LOOP-14.6")
def test_clones_stay_when_pawns_are_swapped() -> None:
    """No shipped card swaps clones; swapping pawns brings no clone to its destroy era."""
    m = table(at="dawn", hand=["place_swapper"], agents={"v_girl": {}, "mr_time": {"era": "industrial"}},
              eras={"dawn": {"clones": ["dawn>industrial"]}})  # fmt: skip
    play(m, "play:place_swapper")
    assert clones(m, "dawn") == ["industrial"]


@pytest.mark.rule("LOOP-14.7")
def test_energy_comes_from_the_supply_and_rifts_go_to_it() -> None:
    m = table(at="dawn", hand=["campfire_reactor", "spartan_shield"], eras={"dawn": {"rifts": 3, "energy": 1}})
    before = m.view(None)["supply"]
    assert (before["rifts"], before["energy"]) == (27, 29)
    play(m, "play:campfire_reactor", "play:spartan_shield")
    after = m.view(None)["supply"]
    assert (after["rifts"], after["energy"]) == (29, 27)
    assert (era(m, "dawn")["rifts"], era(m, "dawn")["energy"]) == (1, 3)


@pytest.mark.rule("LOOP-14.7")
def test_nothing_is_added_from_an_empty_supply() -> None:
    m = table(at="dawn", hand=["campfire_reactor"], eras={"end": {"energy": 30}})
    play(m, "play:campfire_reactor")
    assert era(m, "dawn")["energy"] == 0
    assert "energy_added" not in event_kinds(m)


@pytest.mark.rule("LOOP-14.8")
def test_a_push_takes_a_clone_of_the_named_era_one_era_either_way() -> None:
    m = table(
        agents={"mr_time": {"era": "dawn", "hand": ["mammoth_bulldozer"]}, "v_girl": {}},
        eras={"dawn": {"clones": ["dawn>robots"]}, "medieval": {"clones": ["medieval>end"]}},
    )
    play(m, "play:mammoth_bulldozer")
    assert keys(m) == ["era:medieval", "era:end"]
    play(m, "era:end")
    assert (clones(m, "dawn"), clones(m, "end"), clones(m, "medieval")) == ([], ["robots"], ["end"])


@pytest.mark.rule("LOOP-14.9")
def test_a_pull_takes_a_clone_of_an_adjacent_era_into_yours() -> None:
    m = table(
        at="dawn",
        hand=["grabber_arm"],
        eras={
            "end": {"clones": ["end>industrial"]},
            "medieval": {"clones": ["medieval>robots"]},
            "dawn": {"clones": ["dawn>robots"]},
            "renaissance": {"clones": ["renaissance>end"]},
        },
    )
    play(m, "play:grabber_arm")
    assert offered("clone:", keys(m)) == {"end:industrial", "medieval:robots"}
    play(m, "clone:end:industrial")
    assert clones(m, "dawn") == ["industrial", "robots"]


@pytest.mark.rule("LOOP-14.10")
def test_a_destroyed_clone_goes_back_to_the_bag() -> None:
    m = table(at="dawn", hand=["black_hole_marble"], eras={"robots": {"clones": ["dawn>industrial"]}})
    assert "dawn>industrial" not in m.view(None)["bag"]
    play(m, "play:black_hole_marble")
    assert clones(m, "robots") == []
    assert "dawn>industrial" in m.view(None)["bag"]


@pytest.mark.rule("LOOP-14.11")
def test_a_clone_is_a_paradox_in_its_destroy_era_whatever_moved_it() -> None:
    pushed = table(at="medieval", hand=["mecha_fist"], eras={"medieval": {"clones": ["globalization>dawn"]}})
    play(pushed, "play:mecha_fist", "era:dawn")
    pulled = table(at="dawn", hand=["grabber_arm"], eras={"medieval": {"clones": ["globalization>dawn"]}})
    play(pulled, "play:grabber_arm")
    carried = table(at="medieval", hand=["war_horse"], eras={"medieval": {"clones": ["globalization>dawn"]}})
    play(carried, "play:war_horse", "era:dawn", "clone:medieval:dawn")
    for m in (pushed, pulled, carried):
        assert clones(m, "dawn") == clones(m, "medieval") == []
        assert happened(m, "clone_destroyed") == [{"destroy": "dawn", "super": False, "era": "dawn"}]
        assert "globalization>dawn" in m.view(None)["bag"]


@pytest.mark.rule("LOOP-14.11")
def test_a_clone_destroyed_in_a_paradox_can_be_drawn_again() -> None:
    """All other clones are on the board, so the bag holds only the one just destroyed when the next turn draws."""
    spread: dict[str, Json] = {id: {"clones": []} for id in ERAS}
    for clone in CLONES:
        start = clone.partition(">")[0]
        spread["medieval" if clone == "globalization>dawn" else start]["clones"].append(clone)
    m = table(at="dawn", hand=["grabber_arm"], eras=spread, doctor_next=["robots"], arsenal_top=["cave_map"],
              fate=["previous", "doctor", "doctor", "next", "next", "doctor"])  # fmt: skip
    assert m.view(None)["bag"] == []
    play(m, "play:grabber_arm", "clone:medieval:dawn", "done")
    assert happened(m, "clone_generated") == [{"destroy": "dawn", "super": False, "era": "globalization"}]


@pytest.mark.rule("LOOP-14.12")
def test_carrying_is_optional_and_takes_one_clone_of_an_era_left_or_passed() -> None:
    m = table(
        at="dawn",
        hand=["locomotive"],
        eras={
            "dawn": {"clones": ["dawn>robots", "dawn>globalization"]},
            "medieval": {"clones": ["medieval>end"]},
            "industrial": {"clones": ["industrial>end"]},
            "end": {"clones": ["end>industrial"]},
        },
    )
    play(m, "play:locomotive", "era:industrial")
    assert set(keys(m)) == {"clone:dawn:robots", "clone:dawn:globalization", "clone:medieval:end", "done"}
    play(m, "clone:dawn:robots")
    assert keys(m) == ["era:medieval", "era:renaissance", "era:industrial"]
    play(m, "era:renaissance")
    assert clones(m, "renaissance") == ["robots"]
    assert clones(m, "dawn") == ["globalization"]
    assert m.view(None)["using"] is None, "only one clone is carried in a move"


@pytest.mark.rule("LOOP-14.12")
def test_a_move_that_carries_no_clone() -> None:
    m = table(at="dawn", hand=["locomotive"], eras={"dawn": {"clones": ["dawn>robots"]}})
    play(m, "play:locomotive", "era:industrial", "done")
    assert (agent(m, "v_girl")["era"], clones(m, "dawn")) == ("industrial", ["robots"])


@pytest.mark.rule("LOOP-14.13")
def test_a_clone_cannot_be_carried_beyond_its_destroy_era() -> None:
    m = table(at="dawn", hand=["locomotive"], eras={"dawn": {"clones": ["dawn>renaissance"]}})
    play(m, "play:locomotive", "era:industrial", "clone:dawn:renaissance")
    assert keys(m) == ["era:medieval", "era:renaissance"]
    play(m, "era:renaissance")
    assert clones(m, "renaissance") == []
    assert agent(m, "v_girl")["era"] == "industrial"
    assert happened(m, "clone_destroyed")[0]["era"] == "renaissance"


@pytest.mark.rule("LOOP-14.13")
def test_a_clone_pushed_through_its_destroy_era_ends_there() -> None:
    m = table(at="dawn", hand=["mecha_fist"], eras={"dawn": {"clones": ["globalization>medieval"]}})
    play(m, "play:mecha_fist", "era:renaissance")
    assert happened(m, "clone_destroyed")[0]["era"] == "medieval"
    assert happened(m, "clone_pushed")[0]["to"] == "medieval"
    assert clones(m, "renaissance") == []


@pytest.mark.rule("LOOP-14.14")
def test_available_cards_are_those_face_up_at_their_eras() -> None:
    m = table(
        at="dawn",
        hand=["franchise_licence"],
        eras={"dawn": {"available": ["cave_map"]}, "end": {"available": ["last_match", "ash_cloak"]}},
    )
    play(m, "play:franchise_licence")
    assert offered("take:", keys(m)) == {"cave_map", "last_match", "ash_cloak"}


@pytest.mark.rule("LOOP-14.15")
def test_an_exhausted_card_and_the_card_in_use_may_be_discarded_or_destroyed() -> None:
    agents = {
        "v_girl": {"era": "dawn", "hand": ["alchemists_funnel", "mecha_fist"], "exhausted": ["mecha_fist"]},
        "mr_time": {},
    }
    m = play(table(agents=agents), "play:alchemists_funnel", "discard:mecha_fist")
    assert agent(m, "v_girl")["deck"]["discard"] == ["mecha_fist"]
    assert hand(m, "v_girl") == {"alchemists_funnel": False}
    m = play(table(agents=agents), "play:alchemists_funnel", "destroy:alchemists_funnel")
    assert m.view(None)["destroyed"] == ["alchemists_funnel"]
    assert hand(m, "v_girl") == {"mecha_fist": False}
    assert era(m, "medieval")["energy"] == 2


@pytest.mark.rule("LOOP-14.16")
def test_any_number_includes_zero() -> None:
    m = table(at="dawn", hand=["steam_magnet"], eras={"end": {"clones": ["end>industrial", "end>medieval"]}})
    play(m, "play:steam_magnet")
    assert "done" in keys(m)
    play(m, "done")
    assert clones(m, "end") == ["medieval", "industrial"]


@pytest.mark.rule("LOOP-14.16")
def test_one_or_two_needs_at_least_one_if_possible() -> None:
    m = table(at="dawn", hand=["dynamite"], eras={"dawn": {"clones": ["dawn>industrial", "dawn>robots"]}})
    play(m, "play:dynamite")
    assert set(keys(m)) == {"clone:dawn:industrial", "clone:dawn:robots"}
    play(m, "clone:dawn:industrial")
    assert set(keys(m)) == {"clone:dawn:robots", "done"}
    play(m, "done")
    assert clones(m, "dawn") == ["robots"]
    m = play(table(at="dawn", hand=["dynamite"]), "play:dynamite")  # impossible: nothing happens
    assert "clone_destroyed" not in event_kinds(m)
    assert hand(m, "v_girl") == {"dynamite": False}


@pytest.mark.rule("LOOP-14.17")
def test_icons_forbid_nothing() -> None:
    """Cards with rift, clone and energy icons may be used where there is no rift, clone or energy."""
    m = table(at="dawn", hand=["sabretooth_trap", "holy_grail", "dynamite"])
    play(m, "play:sabretooth_trap", "play:holy_grail", "play:dynamite")
    assert hand(m, "v_girl") == {"sabretooth_trap": False, "holy_grail": False, "dynamite": False}
    assert mission(m, "robots")["damage"] == 0
    assert refused(m, "play:dynamite") == "LOOP-4.2"
