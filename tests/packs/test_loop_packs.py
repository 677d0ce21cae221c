"""What packs do to The LOOP: replacing, adding, leaving out, and what must hold afterwards."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.pack import Pack
from tests.fuzz.mutation import MODES, play_to_the_end
from tests.packs.printed import as_pack, whole_box
from tests.worded import typed

Json = Any
HEADER = {"name": "Test", "game": "loop"}
ARSENAL_CARD: Json = {
    "id": "new_card",
    "name": {"en": "New Card", "pl": "Nowa karta", "uk": "Нова карта"},
    "origin": "dawn",
    "dimension": "star",
    "effect": [{"remove_rift": {"era": "own", "n": 2}}],
}
MISSION: Json = {
    "id": "new_mission",
    "name": {"en": "New Mission"},
    "kind": "loop",
    "where": "any_era",
    "required": 3,
    "slots": "per_era",
}
MACHINE_CARD: Json = {"id": "x", "name": {"en": "X"}, "era": "dawn", "effect": {"kind": "loop_tax", "n": 1}}
AGENT: Json = {
    "id": "new_agent",
    "name": {"en": "New Agent", "pl": "Nowa agentka"},
    "starting_era": "medieval",
    "ability": {"timing": "action", "effect": [{"draw": {"who": "self", "n": 1}}]},
}


def pack(**content: Json) -> Pack:
    return as_pack({"pack": HEADER, **content})


def with_changes(record: Json, **changes: Json) -> Json:
    return {**copy.deepcopy(record), **changes}


def starting_cards(agent: str, count: int = 6) -> list[Json]:
    return [
        {"id": f"{agent}_{n}", "name": {"en": f"Card {n}"}, "agent": agent, "dimension": "spiral", "effect": EFFECT}
        for n in range(count)
    ]


DRAW: Json = {"draw": {"who": "self", "n": 1}}
EFFECT: Json = [{"add_energy": {"era": "own", "n": 1}}]


def refused(*packs: Pack) -> str:
    with pytest.raises(ct.BadPack) as caught:
        ct.new("loop", packs=list(packs))
    return str(caught.value)


# ---- replacing, adding, leaving out


@pytest.mark.rule("LOOP-1.8")
def test_a_card_with_a_known_id_is_replaced() -> None:
    """Spartan Shield now adds energy; everything else stays."""
    mine = pack(cards=[with_changes(ARSENAL_CARD, id="spartan_shield", effect=EFFECT)])
    m = ct.position(
        "loop",
        {"phase": "action", "active": "v_girl", "agents": {"v_girl": {"hand": ["spartan_shield"]}, "mr_time": {}}},
        packs=[mine],
    )
    energy = {era["id"]: era["energy"] for era in m.view(0)["eras"]}
    m.choose("play:spartan_shield")
    assert {era["id"]: era["energy"] for era in m.view(0)["eras"]} == {**energy, "end": energy["end"] + 1}
    assert len(m.view(0)["arsenal"]) + len(m.view(0)["eras"]) >= 49 - 1


def test_a_card_with_a_new_id_is_added_and_named_in_every_language() -> None:
    m = ct.position(
        "loop",
        {"phase": "action", "active": "v_girl", "agents": {"v_girl": {"hand": ["new_card"]}, "mr_time": {}}},
        packs=[pack(cards=[ARSENAL_CARD])],
    )
    assert m.decision is not None
    option = m.decision.option("play:new_card")
    assert option is not None
    texts = {language: typed(ct.render(option.label, language)) for language in ("en", "pl", "uk")}
    assert "New Card" in texts["en"]
    assert "Remove 2 rifts from your era." in texts["en"]
    assert "Nowa karta" in texts["pl"]
    assert "Usuń 2 wyrwy ze swojej ery." in texts["pl"]
    assert "Нова карта" in texts["uk"]
    m.choose("play:new_card")
    assert "New Card" in str(m.log()[-1]) or "New Card" in " ".join(map(str, m.log()))
    assert "Нова карта" in " ".join(ct.render(line, "uk") for line in m.log())


def test_cards_can_be_left_out() -> None:
    left = pack(remove={"cards": ["dynamite", "spartan_shield"]})
    m = ct.new("loop", packs=[left], seed=1)
    cards = [*m.view(0)["arsenal"], *(card for era in m.view(0)["eras"] for card in era["available"])]
    assert len(cards) == 47
    assert not {"dynamite", "spartan_shield"} & {*cards}


def test_a_list_can_be_replaced_as_a_whole() -> None:
    m = ct.new("loop", packs=[pack(replace_all=["arsenal_cards"], cards=[ARSENAL_CARD])], seed=1)
    cards = [*m.view(0)["arsenal"], *m.view(0)["destroyed"]]
    cards += [card for era in m.view(0)["eras"] for card in era["available"]]
    assert cards == ["new_card"]
    play_to_the_end(m, 1)


def test_a_new_agent_plays_with_its_own_cards_and_ability() -> None:
    mine = pack(agents=[AGENT], cards=starting_cards("new_agent"))
    m = ct.new("loop", packs=[mine], agents=["new_agent", "v_girl"], seed=2)
    seen = m.view(0)["agents"][0]
    assert (seen["id"], seen["era"]) == ("new_agent", "medieval")
    assert {card["card"] for card in seen["hand"]} < {f"new_agent_{n}" for n in range(6)}
    position = {"phase": "action", "active": "new_agent", "agents": {"new_agent": {}, "v_girl": {}}}
    m = ct.position("loop", position, packs=[mine])
    hand = len(m.view(0)["agents"][0]["hand"])
    assert "Nowa agentka" in ct.render(m.decisions[0].prompt, "pl")
    m.choose("ability")
    assert len(m.view(0)["agents"][0]["hand"]) == hand + 1
    with pytest.raises(ct.BadOption, match="new_agent"):  # without the pack nobody knows the agent
        ct.new("loop", agents=["new_agent", "v_girl"])


def test_the_set_up_offers_the_agents_that_there_are() -> None:
    brings = pack(agents=[AGENT], cards=starting_cards("new_agent"))
    takes = pack(remove={"agents": ["time_thief"]})
    schema = ct.options("loop", packs=[brings, takes])
    listed = schema["properties"]["agents"]["anyOf"][1]["items"]["enum"]
    assert "new_agent" in listed
    assert "time_thief" not in listed
    recommended = [part["then"]["properties"]["agents"]["default"] for part in schema["allOf"] if "then" in part]
    assert recommended[3] == ["cztwyzzek", "mr_time", "v_girl", "exterminatrix_404"]
    assert "new_agent" not in str(ct.options("loop"))


def test_a_removed_agent_takes_its_cards_along() -> None:
    m = ct.new("loop", packs=[pack(remove={"agents": ["time_thief"]})], players=4, seed=1)
    assert "time_thief" not in [agent["id"] for agent in m.view(0)["agents"]]
    with pytest.raises(ct.BadOption, match="time_thief"):
        ct.new("loop", packs=[pack(remove={"agents": ["time_thief"]})], agents=["time_thief", "v_girl"])


def test_an_ability_may_have_other_cards_used() -> None:
    """There is no card in use around it, in descriptions neither."""
    ability = {"timing": "action", "effect": [{"use_available": {"era": "any"}}, {"let_agent_use": {"who": "other"}}]}
    mine = pack(agents=[with_changes(AGENT, ability=ability)], cards=starting_cards("new_agent"))
    position = {
        "phase": "action",
        "active": "new_agent",
        "agents": {"new_agent": {}, "v_girl": {}},
        "eras": {"dawn": {"available": ["first_wheel"]}, "medieval": {"available": ["holy_grail"]}},
    }
    m = ct.position("loop", position, packs=[mine])
    m.choose("ability")
    m.choose("use:first_wheel")
    assert m.view(0)["using"] == "first_wheel"
    assert ct.position("loop", ct.position_of(m), packs=[mine]) == m
    m.choose("era:dawn")
    assert m.decision is not None
    assert m.decision.options[0].key.startswith("use:"), "the other agent's card comes next"
    assert m.decision.seat == 1


@pytest.mark.rule("LOOP-4.8")
def test_two_cards_revealed_at_vortices_are_destroyed_in_any_order() -> None:
    """No shipped card reveals two; while the order is asked for, the position can be described."""
    mine = pack(cards=[with_changes(ARSENAL_CARD, effect=[{"reveal_card": {"n": 2}}])])
    position = {
        "options": {"order_destroyed": True, "agents": ["v_girl", "mr_time"]},
        "phase": "action",
        "active": "v_girl",
        "agents": {"v_girl": {"hand": ["new_card"]}, "mr_time": {}},
        "eras": {"dawn": {"vortex": True}, "medieval": {"vortex": True}},
        "destroyed": [],
    }
    quiet = ct.position_of(ct.position("loop", position, packs=[mine], seed=1))
    top = ["cave_map", "holy_grail"]
    quiet["arsenal"] = [*top, *(card for card in quiet["arsenal"] if card not in top)]
    m = ct.position("loop", quiet, packs=[mine])
    m.choose("play:new_card")
    assert m.decision is not None
    assert [option.key for option in m.decision.options] == ["destroy:cave_map", "destroy:holy_grail"]
    assert ct.position("loop", ct.position_of(m), packs=[mine]) == m
    m.choose("destroy:holy_grail")
    assert m.view(0)["destroyed"] == ["holy_grail", "cave_map"]


@pytest.mark.rule("LOOP-9.7")
def test_a_new_mission_counts() -> None:
    mine = pack(missions=[MISSION])
    position = {
        "phase": "action",
        "active": "v_girl",
        "agents": {"v_girl": {"era": "dawn"}, "mr_time": {}},
        "eras": {"dawn": {"mission": {"id": "new_mission"}, "energy": 5}, "end": {"mission": {"id": "quantum_bomb"}}},
    }
    m = ct.position("loop", position, packs=[mine])
    m.choose("loop:star")
    assert m.view(0)["eras"][0]["mission"]["slots"] == ["dawn"]
    m.choose("loop:star")
    assert m.view(0)["eras"][0]["mission"]["damage"] == 1, "one slot an era"


def test_tables_and_clones() -> None:
    pairs = [(one, two) for one in ERAS for two in ERAS if one != two][:28]
    mine = pack(
        clones=[{"start": one, "destroy": two} for one, two in pairs],
        setup_table={"by_players": [{"players": 2, "clones": 10, "cards": 0}]},
        cycle_track=[{"cycle": 1, "clones": 3, "cards": 2}],
    )
    m = ct.new("loop", packs=[mine], seed=5)
    assert sum(len(era["clones"]) for era in m.view(0)["eras"]) == 10 + 3
    assert sum(len(era["available"]) for era in m.view(0)["eras"]) == 2
    assert {*m.view(0)["bag"]} < {f"{one}>{two}" for one, two in pairs}


@pytest.mark.rule("LOOP-20.5")
def test_super_clones_that_look_alike_are_one_choice() -> None:
    """The shipped ones all differ; those of a pack may share their destroy era."""
    alike = [{"start": era, "destroy": "end"} for era in ERAS[:6]]
    position = {
        "options": {"mode": "super_clones", "agents": ["v_girl", "mr_time"]},
        "phase": "action",
        "active": "v_girl",
        "agents": {"v_girl": {"era": "dawn", "hand": ["mecha_fist"]}, "mr_time": {}},
        "eras": {
            **{era: {"clones": [], "super_clones": []} for era in ERAS},
            "dawn": {"clones": ["renaissance>end"], "super_clones": ["medieval>end", "robots>end"]},
        },
    }
    mine = pack(super_clones=[*alike, {"start": "end", "destroy": "dawn"}])
    m = ct.position("loop", position, packs=[mine], seed=1)
    m.choose("play:mecha_fist")
    assert m.decision is not None
    assert [option.key for option in m.decision.options] == ["clone:dawn:end", "super:dawn:end"]


ERAS = ["dawn", "medieval", "renaissance", "industrial", "globalization", "robots", "end"]


def test_later_packs_go_on_where_earlier_ones_stopped() -> None:
    agent, cards = pack(agents=[AGENT], remove={"cards": []}), pack(cards=starting_cards("new_agent"))
    ct.new("loop", packs=[agent, cards], agents=["new_agent", "v_girl"])
    assert "new_agent" in refused(agent), "an agent without cards"
    assert "new_agent" in refused(cards), "cards without an agent"
    first = pack(cards=[with_changes(ARSENAL_CARD, name={"en": "First"})])
    second = pack(cards=[with_changes(ARSENAL_CARD, name={"en": "Second"})])
    position = {"phase": "action", "active": "v_girl", "agents": {"v_girl": {"hand": ["new_card"]}, "mr_time": {}}}
    m = ct.position("loop", position, packs=[first, second])
    assert "Second" in str(next(option.label for option in m.decisions[0].options if option.key == "play:new_card"))


# ---- what cannot be


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ({"cards": [ARSENAL_CARD, ARSENAL_CARD]}, "cards.1.id"),
        ({"cards": [with_changes(ARSENAL_CARD, agent="nobody")]}, 'There is no "nobody"'),
        ({"cards": [with_changes(ARSENAL_CARD, agent="time_theif")]}, 'Did you mean "time_thief"?'),
        ({"cards": [with_changes(ARSENAL_CARD, origin="stone_age")]}, "Allowed: dawn, medieval"),
        ({"cards": [with_changes(ARSENAL_CARD, set="starting")]}, "needs an agent"),
        ({"cards": [with_changes(ARSENAL_CARD, set="arsenal", agent="v_girl")]}, "Only starting cards"),
        ({"cards": [{key: ARSENAL_CARD[key] for key in ARSENAL_CARD if key != "origin"}]}, "era of origin"),
        ({"cards": [with_changes(ARSENAL_CARD, name={"pl": "Karta"})]}, "Missing: en"),
        ({"cards": [with_changes(ARSENAL_CARD, id="Not An Id")]}, "cards.0.id"),
        ({"cards": [with_changes(ARSENAL_CARD, id="a:b")]}, "cards.0.id"),
        ({"cards": starting_cards("v_girl", 1)}, "7 starting cards; 6 are needed"),
        ({"remove": {"cards": ["quantum_patch"]}}, "5 starting cards; 6 are needed"),
        ({"remove": {"cards": ["spartan_sheild"]}}, 'Did you mean "spartan_shield"?'),
        ({"remove": {"missions": ["quantum_bomb", "clog_machine", "loop_everywhere", "quantum_putty"]}}, "6 missions"),
        ({"remove": {"agents": ["v_girl", "mr_time"]}}, "at least 4"),
        ({"replace_all": ["starting_cards"]}, "0 starting cards"),
        ({"replace_all": ["ultramachine_cards"]}, "at least 7"),
        ({"replace_all": ["cards"]}, "Allowed: starting_cards, arsenal_cards"),
        ({"missions": [with_changes(MISSION, required=8)]}, "8 is too large; at most 7"),
        ({"missions": [with_changes(MISSION, slots="per_age")]}, "Allowed: generic and per_era"),
        ({"missions": [with_changes(MISSION, where="tile_era")]}, "missions.0.required"),
        ({"missions": [with_changes(MISSION, kind="surround", where="doctor_era")]}, "missions.0.where"),
        ({"missions": [with_changes(MISSION, per_turn_cap=2)]}, "missions.0.per_turn_cap"),
        ({"agents": [with_changes(AGENT, ability={"timing": "sometimes"})]}, "agents.0.ability.timing"),
        ({"agents": [with_changes(AGENT, ability={"timing": "on_push", "n": 4})]}, "at most 3"),
        ({"agents": [with_changes(AGENT, ability={"timing": "action"})]}, "Missing: effect"),
        ({"clones": [{"start": "dawn", "destroy": "end"}]}, "clones"),
        ({"clones": [{"start": "dawn", "destroy": "dawn"}] * 28}, "cannot be destroyed in the era where it appears"),
        ({"super_clones": [{"start": "dawn", "destroy": "end"}] * 7}, 'two clones from "dawn" to "end"'),
        ({"cycle_track": [{"cycle": 1, "clones": 1, "cards": 1}] * 2}, "two rows"),
        ({"ultramachine_cards": [{**MACHINE_CARD, "effect": {"kind": "no_acquire", "n": 1}}]}, "no number"),
    ],
)  # fmt: skip
def test_packs_that_cannot_be_played_with(content: Json, words: str) -> None:
    message = refused(as_pack({"pack": HEADER, **content}))
    assert message.startswith("test.yaml, line ")
    assert words in message


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ([{"add_energy": {"era": "destruction", "n": 1}}], '"destruction" is only for abilities'),
        ([{"add_energy": {"era": "card_origin", "n": 1}}], "draw, lose_card, reveal_card and take_available"),
        ([{"add_energy": {"era": "arrival", "n": 1}}], "push_clone"),
        ([{"each_player": [DRAW]}, {"add_energy": {"era": "card_origin", "n": 1}}], "draw"),
        ([{"push_clone": {"from": "any", "n": "all"}}], "own, previous, next"),
        ([{"push_clone": {"from": "each_vortex", "n": 1}}], "is not allowed"),
        ([{"push_clone": {"from": "own", "n": {"min": 3, "max": 2}}}], "The minimum 3 is greater than the maximum 2"),
        ([{"move_self": {"steps": 4}}], "effect.0.move_self.steps: 4 is too large"),
        ([{"move_self": {"to": "own", "carry": {"pickup": "path"}}}], "Unknown: carry. Allowed: to"),
        ([{"move_self": {"to": "own", "steps": 1}}], "Unknown"),
        ([{"match": {"element": "rift", "to": "clone", "era": "own", "direction": "add"}}], "Allowed: remove"),
        ([{"match": {"element": "clone", "to": "rift", "era": "own", "direction": "add"}}], "Allowed: energy and rift"),
        ([{"choose": [[{"ready": {"n": 1}}]]}], "too short"),
        ([{"may": []}], "too short"),
        ([{"use_available": {"era": "own"}}] * 3, "at most 2"),
        ([{"each_player": [{"let_agent_use": {"who": "other"}}]}], "at most 2"),
        ([{"may": [{"may": [{"may": [{"may": [{"ready": {"n": 1}}]}]}]}]}], "at most 4"),
        ([{"ready": {"n": 1}}] * 9, "too long"),
    ],
)  # fmt: skip
def test_effects_that_make_no_sense(effect: Json, words: str) -> None:
    assert words in refused(pack(cards=[with_changes(ARSENAL_CARD, effect=effect)]))


def test_what_is_named_by_one_alternative_may_be_referred_to() -> None:
    effect = [
        {"choose": [[{"push_clone": {"from": "own", "n": 1}}], [{"ready": {"n": 1}}]]},
        {"may": [{"draw": {"who": "self", "n": 1}}]},
        {"add_energy": {"era": "arrival", "n": 1}},
        {"remove_rift": {"era": "card_origin", "n": 1}},
    ]
    ct.new("loop", packs=[pack(cards=[with_changes(ARSENAL_CARD, effect=effect)])])


def test_packs_a_program_makes_are_checked_too() -> None:
    for wrong in (
        Pack("x", {"cards": [{}]}),
        Pack("x", {"pack": {"name": "y", "game": "loop"}}),
        Pack("x", {"pack": {"name": "x", "game": "loop"}, "cards": [{"id": 1}]}),
        Pack("x", {"pack": {"name": "x", "game": "loop"}, 5: object()}),  # type: ignore[dict-item]  # wrong on purpose
        Pack("x", []),  # type: ignore[arg-type]  # wrong on purpose
    ):
        with pytest.raises(ct.BadPack):
            ct.new("loop", packs=[wrong])
    with pytest.raises(ct.BadPack, match="list"):
        ct.new("loop", packs="my_pack.yaml")
    with pytest.raises(ct.BadPack, match="path"):
        ct.new("loop", packs=[5])  # type: ignore[list-item]  # wrong on purpose


# ---- whole games


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_whole_box_typed_in_plays_like_the_shipped_one(mode: str, players: int) -> None:
    """The same content under other names gives the same game, choice for choice."""
    typed = as_pack(whole_box())
    options: Json = {"players": players, "mode": mode, "agents": "random"}
    m, original = ct.new("loop", packs=[typed], seed=8, **options), ct.new("loop", seed=8, **options)
    random = Random(8)
    while (decision := m.decision) is not None and original.decision is not None:
        number = random.randrange(len(decision.options))
        assert decision.options[number].key.replace("printed_", "") == original.decision.options[number].key
        original.choose(original.decision.options[number].key, original.decision.seat)
        m.choose(decision.options[number].key, decision.seat)
        assert not m.game.laws(m._state)
    assert original.result == m.result or json.dumps(m.view(0)).replace("printed_", "") == json.dumps(original.view(0))
    texts = " ".join(ct.render(line, "uk") for line in m.log())
    assert "Друкована" in texts


def test_a_save_names_its_packs_and_needs_the_same_ones(tmp_path: Path) -> None:
    first = pack(cards=[ARSENAL_CARD])
    second = as_pack({"pack": {"name": "Other", "game": "loop"}, "missions": [MISSION]})
    m = ct.new("loop", packs=[first, second], seed=4)
    for _ in range(10):
        assert m.decision is not None
        m.choose(m.decision.options[0].key, m.decision.seat)
    save = m.save()
    assert [line for line in save.split("\n") if line.startswith("pack: ")] == [
        f"pack: {first.hash} Test",
        f"pack: {second.hash} Other",
    ]
    again = ct.load(save, packs=[first, second])
    assert again == m
    assert again.save() == save
    for wrong in ([], [first], [second, first], [second, second], [first, second, second]):
        for go_on in (False, True):
            with pytest.raises(ct.BadSave) as caught:
                ct.load(save, packs=wrong, go_on=go_on)
            assert not isinstance(caught.value, ct.ChangedRules), "packs of other names are no later editions"
            assert f"Test ({first.hash[:8]})" in str(caught.value)
    with pytest.raises(ct.BadSave, match="Wanted: -"):
        ct.load(ct.new("loop", seed=1).save(), packs=[first])
    file = tmp_path / "first.yaml"
    file.write_text("# a comment more\n" + json.dumps(first.content, indent=1))
    assert ct.load(save, packs=[file, second]) == m, "only the content counts"


# ---- later editions of a save's packs


def with_the_card_played() -> ct.Match:
    """New Card has removed the two rifts of its era."""
    here = {"v_girl": {"era": "dawn", "hand": ["new_card"]}, "mr_time": {}}
    position = {"phase": "action", "active": "v_girl", "agents": here, "eras": {"dawn": {"rifts": 2}}}
    m = ct.position("loop", position, packs=[pack(cards=[ARSENAL_CARD])], seed=1)
    m.choose("play:new_card")
    return m


def edition(**changes: Json) -> Pack:
    return pack(cards=[with_changes(ARSENAL_CARD, **changes)])


@pytest.mark.parametrize("changes", [{}, {"dimension": "spiral"}])
def test_an_edition_that_plays_alike_goes_on(changes: Json) -> None:
    """Nothing has come of the dimension so far."""
    m, later = with_the_card_played(), edition(name={"en": "Newer Card"}, **changes)
    for go_on in (False, True):
        again = ct.load(m.save(), packs=[later], go_on=go_on)
        assert ct.position_of(again) == ct.position_of(m)
        assert [choice.key for choice in again.history] == ["play:new_card"]
        assert again.origin.earlier is None
        assert f"pack: {later.hash} Test" in again.save().split("\n")
        assert "Newer Card" in " ".join(map(str, again.log()))
        assert ct.load(again.save(), packs=[later]) == again


@pytest.mark.parametrize("effect", [EFFECT, [DRAW]])
def test_an_edition_that_plays_differently_is_not_opened_in_silence(effect: Json) -> None:
    m, later = with_the_card_played(), edition(effect=effect)
    with pytest.raises(ct.ChangedRules) as caught:
        ct.load(m.save(), packs=[later])
    assert caught.value.number == 1
    wanted, present = (f"Test ({made.hash[:8]})" for made in (m.origin.packs[0], later))
    for language in ("en", "pl", "uk"):
        words = ct.render(caught.value.message, language)
        assert wanted in words
        assert present in words
        assert m.game.rules_version not in words, "the rules are the same: they are not to blame"
    going = ct.load(m.save(), packs=[later], go_on=True)
    assert ct.position_of(going) == ct.position_of(m)
    assert going.history == []
    assert going.origin.earlier == (m.game.rules_version, 1)
    assert going.origin.packs == (later,)
    assert ct.load(going.save(), packs=[later]).save() == going.save()


def test_an_edition_that_deals_differently_would_begin_differently() -> None:
    m = ct.new("loop", packs=[pack(cards=[ARSENAL_CARD])], seed=1)
    more = pack(cards=[ARSENAL_CARD, with_changes(ARSENAL_CARD, id="newer_card")])
    with pytest.raises(ct.ChangedRules) as caught:
        ct.load(m.save(), packs=[more])
    assert caught.value.number == 0


def test_another_card_in_the_place_of_one_is_not_opened_in_silence() -> None:
    """Positions count cards by their numbers; the last one is compared by name."""
    m = ct.new("loop", packs=[pack(cards=[ARSENAL_CARD])], seed=4)
    with pytest.raises(ct.ChangedRules):
        ct.load(m.save(), packs=[edition(id="quite_other")])
    with pytest.raises(ct.BadSave, match="new_card"):
        ct.load(m.save(), packs=[edition(id="quite_other")], go_on=True)
    other = with_changes(ARSENAL_CARD, id="other_card")
    two = ct.new("loop", packs=[pack(cards=[ARSENAL_CARD, other])], seed=4)
    changed_about = pack(cards=[other, ARSENAL_CARD])
    with pytest.raises(ct.ChangedRules):
        ct.load(two.save(), packs=[changed_about])
    going = ct.load(two.save(), packs=[changed_about], go_on=True)
    assert ct.position_of(going) == ct.position_of(two)


def test_matches_with_other_packs_differ() -> None:
    one = ct.new("loop", packs=[pack(cards=[ARSENAL_CARD])], seed=1)
    assert one == ct.new("loop", packs=[pack(cards=[ARSENAL_CARD])], seed=1)
    assert one != ct.new("loop", packs=[pack(missions=[MISSION])], seed=1)
