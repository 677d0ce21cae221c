"""Chapter 20: the decisions the engine offers, and what is true at each of them."""

from __future__ import annotations

from collections import Counter

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from chronotable.kernel.pack import Pack
from tests.games.loop.table import ARSENAL, CLONES, STARTING, clones, era, mission, random_choice, table
from tests.games.playing import decision, happened, keys, play, refused


@pytest.mark.rule("LOOP-20.1")
@pytest.mark.parametrize(
    ("choice", "left"), [("negate:end", [0, 1, 1]), ("negate:dawn", [1, 0, 1]), ("done", [1, 1, 1])]
)
def test_the_negated_cube_is_chosen_by_its_era_or_not_at_all(choice: str, left: list[int]) -> None:
    m = table(
        phase="doctor",
        agents={"time_thief": {}, "mr_time": {}},
        doctor="industrial",
        doctor_next=["dawn"],
        bag_top=["dawn>robots"],
        fate=["previous", "doctor", "next"],
    )
    assert keys(m) == ["negate:end", "negate:dawn", "negate:medieval", "done"]
    play(m, choice)
    assert [era(m, id)["rifts"] for id in ("end", "dawn", "medieval")] == left
    assert len(happened(m, "rift_negated")) == (choice != "done")


@pytest.mark.rule("LOOP-20.2")
def test_type_payment_direction_card_and_dimension_of_an_action() -> None:
    m = table(at="dawn", hand=["super_underpants", "mecha_fist"], eras={"dawn": {"energy": 1}})
    assert set(keys(m)) == {
        "play:super_underpants", "play:mecha_fist", "move:next", "move:previous", "free:next", "free:previous",
        "loop:spiral", "loop:stripes", "loop:star", "done",
    }  # fmt: skip
    assert len(keys(m)) == len(set(keys(m)))


@pytest.mark.rule("LOOP-20.2")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("portcullis", ["era:dawn", "era:renaissance"]),  # era
        ("grabber_arm", ["clone:dawn:industrial", "clone:renaissance:robots"]),  # clone
        ("place_swapper", ["agent:cztwyzzek", "agent:mr_time"]),  # agent
        ("final_countdown", ["choose:1", "choose:2"]),  # option
        ("steam_magnet", ["clone:dawn:industrial", "clone:renaissance:robots", "done"]),  # number
        ("round_table", ["agent:cztwyzzek", "agent:mr_time", "agent:v_girl"]),  # order
        ("autonomous_bus", ["era:dawn", "era:end", "era:industrial", "era:renaissance"]),  # number and direction
    ],
)
def test_every_target_a_card_leaves_open(card: str, choices: list[str]) -> None:
    m = table(
        at="medieval",
        hand=[card],
        agents={"v_girl": {}, "mr_time": {"era": "robots"}, "cztwyzzek": {"era": "end"}},
        eras={
            "dawn": {"rifts": 1, "clones": ["dawn>industrial"]},
            "renaissance": {"rifts": 1, "clones": ["renaissance>robots"]},
        },
    )
    play(m, f"play:{card}")
    assert sorted(keys(m)) == choices
    for option in decision(m).options:
        assert option.rule.startswith("LOOP-")


@pytest.mark.rule("LOOP-20.3")
def test_putty_now_or_later() -> None:
    m = table(
        at="dawn",
        hand=["super_underpants"],
        eras={"dawn": {"energy": 1}},
        missions={"medieval": "quantum_putty", "robots": "quantum_bomb"},
    )
    assert "damage:quantum_putty" in keys(m)
    play(m, "move:next")  # not now
    assert mission(m, "medieval")["damage"] == 0
    play(m, "damage:quantum_putty")  # later, in another era
    assert mission(m, "medieval")["slots"] == ["medieval"]
    assert refused(m, "damage:quantum_putty") == "LOOP-9.11"  # once a turn


@pytest.mark.rule("LOOP-20.3")
def test_taking_archiving_and_the_bonus_card_are_chosen() -> None:
    m = table(
        at="medieval",
        eras={"medieval": {"available": ["war_horse"]}},
        missions={"medieval": ("clog_machine", 5), "robots": "quantum_bomb"},
        arsenal_top=["telegraph", "last_match", "cave_map"],
    )
    asked = []
    for key in ("done", "take:war_horse", "archive:clog_machine", "take:cave_map", "take:telegraph"):
        asked.append(decision(m).rule)
        play(m, key)
    assert asked == ["LOOP-8.1", "LOOP-10.1", "LOOP-11.1", "LOOP-11.6", "LOOP-11.6"]


@pytest.mark.rule("LOOP-20.3")
def test_cards_that_one_effect_reveals_at_vortices_are_ordered_when_the_table_wants_it() -> None:
    """Shipped cards reveal one card, so a pack makes Telegraph reveal two."""
    telegraph = {"id": "telegraph", "name": {"en": "Telegraph"}, "origin": "industrial", "dimension": "star"}
    record = {**telegraph, "kinds": ["card"], "effect": [{"reveal_card": {"n": 2}}]}
    pack = Pack("chatty", {"pack": {"name": "chatty", "game": "loop"}, "cards": [record]})
    quiet = table(
        at="dawn",
        hand=["telegraph"],
        eras={"medieval": {"vortex": True}, "renaissance": {"vortex": True}},
        arsenal_top=["war_horse", "flying_screw"],
        options={"order_destroyed": True},
    )
    m = ct.position("loop", ct.position_of(quiet), packs=[pack])
    play(m, "play:telegraph")
    assert sorted(keys(m)) == ["destroy:flying_screw", "destroy:war_horse"]
    play(m, "destroy:flying_screw")
    assert ct.position_of(m)["destroyed"] == ["war_horse", "flying_screw"]  # the top one first
    assert "free:next" in keys(m)


@pytest.mark.rule("LOOP-20.4")
@pytest.mark.parametrize("mode", ["sabotage", "centrifuges", "super_clones", "ultramachine"])
def test_everything_on_the_table_adds_up_at_every_decision(mode: str) -> None:
    decisions = 0
    for seed in range(6):
        agents = ["time_thief", "exterminatrix_404", "mr_time", "v_girl"][: 2 + seed % 3]
        players = 1 if seed > 3 else len(agents)
        m = ct.new("loop", players=players, seed=seed, mode=mode, agents=agents)
        number = seed
        while m.decision is not None:
            check_conservation(m, agents)
            number = random_choice(m, number)
            decisions += 1
    assert decisions > 150


def check_conservation(m: Match, agents: list[str]) -> None:
    view = m.view(None)
    eras = view["eras"]
    on_board = [clone for found in eras for clone in found["clones"]]
    assert sum(not clone["super"] for clone in on_board) + len(view["bag"]) == 28
    assert Counter(clone["destroy"] for clone in on_board if not clone["super"]) + Counter(
        token.split(">")[1] for token in view["bag"]
    ) == Counter(token.split(">")[1] for token in CLONES)
    tiles = [found["mission"] for found in eras if found["mission"]]
    assert sum(tile["face_up"] for tile in tiles) == min(2, len(tiles))
    lost = len(happened(m, "mission_lost")) + len(happened(m, "hidden_mission_lost"))
    assert len(tiles) + len(view["archived"]) + lost == 7
    assert all(0 <= found["rifts"] <= 3 for found in eras)
    assert sum(found["vortex"] for found in eras) <= 3
    rifts, energy = sum(found["rifts"] for found in eras), sum(found["energy"] for found in eras)
    assert (rifts + sum(view["drop"].values()) + view["supply"]["rifts"], energy + view["supply"]["energy"]) == (30, 30)
    cards = [*view["arsenal"], *view["destroyed"], *view["limbo"], *view["offer"]]
    cards += [card for found in eras for card in found["available"]]
    for holder in view["agents"]:
        cards += [held["card"] for held in holder["hand"]]
    for deck in [holder["deck"] for holder in view["agents"] if holder["deck"]] + [view["common_deck"] or {}]:
        cards += [card for zone in deck.values() for card in zone]
    if decision(m).rule == "LOOP-18.3":  # a solo player's revealed card, not yet given to an agent
        revealed = decision(m).prompt.args["card"]
        assert isinstance(revealed, ct.Ref)
        cards.append(revealed.id)
    assert sorted(cards) == sorted([*ARSENAL, *(card for id in agents for card in STARTING[id])])


@pytest.mark.rule("LOOP-20.4")
@pytest.mark.parametrize(
    "impossible",
    [
        {"eras": {"dawn": {"rifts": 4}}},
        {"eras": {"dawn": {"energy": 30}, "medieval": {"energy": 1}}},
        {"eras": {"dawn": {"clones": ["medieval>dawn"]}}},  # in its destroy era
        {"eras": {"dawn": {"clones": ["dawn>robots"]}, "end": {"clones": ["dawn>robots"]}}, "bag": []},
        {"eras": {id: {"vortex": True} for id in ("dawn", "medieval", "renaissance", "industrial")}},
        {"agents": {"v_girl": {"hand": ["war_horse"], "deck": ["war_horse"]}, "mr_time": {}}},
        {"agents": {"v_girl": {"hand": ["quantum_patch"]}, "mr_time": {}}},  # of an agent who does not play
        {"agents": {"v_girl": {"hand": [], "deck": [], "discard": []}, "mr_time": {}}, "destroyed": []},  # all gone
        {"missions": {"dawn": ("clog_machine", 6), "end": "quantum_bomb"}},
        {"missions": {"dawn": "clog_machine", "end": "quantum_bomb", "robots": "patch_spacetime"}},
        {"eras": {"dawn": {"vortex": True, "mission": {"id": "surround_doctor"}}}},
    ],
)
def test_a_described_table_that_does_not_add_up_is_refused(impossible: dict[str, object]) -> None:
    with pytest.raises(ct.BadPosition):
        table(**impossible)  # type: ignore[arg-type]  # plain words of a position


@pytest.mark.rule("LOOP-20.5")
def test_clones_that_look_alike_are_one_choice() -> None:
    alike = ["medieval>robots", "renaissance>robots"]
    m = table(at="dawn", hand=["mecha_fist"], eras={"dawn": {"clones": [*alike, "dawn>industrial"]}})
    assert clones(m, "dawn") == ["industrial", "robots", "robots"]
    play(m, "play:mecha_fist")
    assert sorted(keys(m)) == ["clone:dawn:industrial", "clone:dawn:robots"]
    play(m, "clone:dawn:robots", "era:medieval")
    assert (clones(m, "dawn"), clones(m, "medieval")) == (["industrial", "robots"], ["robots"])


@pytest.mark.rule("LOOP-20.5")
def test_alike_clones_in_different_eras_are_different_choices() -> None:
    m = table(
        at="dawn",
        hand=["grabber_arm"],
        eras={"medieval": {"clones": ["medieval>robots"]}, "end": {"clones": ["renaissance>robots"]}},
    )
    play(m, "play:grabber_arm")
    assert sorted(keys(m)) == ["clone:end:robots", "clone:medieval:robots"]


@pytest.mark.rule("LOOP-20.5")
def test_a_super_clone_is_told_apart_from_a_clone() -> None:
    m = table(
        at="dawn",
        hand=["mecha_fist"],
        eras={"dawn": {"clones": ["end>industrial"], "super_clones": ["dawn>industrial"]}},
        options={"mode": "super_clones"},
    )
    play(m, "play:mecha_fist")
    assert sorted(keys(m)) == ["clone:dawn:industrial", "super:dawn:industrial"]
