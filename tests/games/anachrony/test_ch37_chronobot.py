"""Chapter 37: the Chronobot.  What it does, what fails, and what decides ties."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.games.anachrony.components import data
from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.opponent_plan import plan
from chronotable.games.anachrony.terms import DEED_TERMS, SPACE_TERMS, WHY_TERMS
from chronotable.locale import render
from tests.games.anachrony.alone import alone, bot, does, failed, tokens, told
from tests.games.anachrony.table import goods
from tests.games.playing import Json, decision, happened, keys, play, refused

TOP = {"construct_top": {"seat": 0, "worker": "engineer"}}
BOTH_CONSTRUCTS = ["construct_top", "construct_middle"]


# ---- set-up


@pytest.mark.rule("ANA-37.1", "ANA-37.10", "ANA-37.13")
def test_a_single_player_meets_the_chronobot() -> None:
    m = ct.new("anachrony", seed=1, players=1, paths=["dominance"], leaders=["wolfe"])
    v = m.view(0)
    assert (len(v["seats"]), bot(m)["opponent"], v["endgame"]) == (1, "chronobot", [])
    assert bot(m)["first"]
    assert goods(m)["water"] == data()["paths"][1]["starting_goods"].get("W", 0) + 1, "for the second player"
    assert bot(m)["warp_pool"] + len(bot(m)["warps"]) == 8
    assert not any(bot(m)["workers"].values())
    assert not any(bot(m)["resources"].values())


@pytest.mark.rule("ANA-37.10")
def test_the_opponent_counts_as_the_second_player() -> None:
    m = alone(era=6, acting=0)
    assert sorted(m.view(0)["capital_tiles"]) == sorted(
        f"{action}_{hex}" for action in ("construct", "recruit", "research") for hex in ("top", "middle")
    )
    assert ct.new("anachrony", seed=1, opponent="chronossus").view(0)["players"] == 1, "an opponent tells the number"
    with pytest.raises(ct.BadOption, match=r"ANA-37\.10"):
        ct.new("anachrony", seed=1, players=2, opponent="chronobot")


@pytest.mark.rule("ANA-37.11")
@pytest.mark.parametrize("name", ["starting_asset_draft", "endgame_condition_draft"])
def test_no_drafts_alone(name: str) -> None:
    chosen: dict[str, Any] = {name: True}
    with pytest.raises(ct.BadOption, match=r"ANA-37\.11"):
        ct.new("anachrony", seed=1, players=1, **chosen)


@pytest.mark.rule("ANA-37.12")
def test_nobody_decides_for_the_opponent() -> None:
    m = alone(["token_3"])
    assert (decision(m).seat, m.view(0)) == (0, {**m.view(None), "seats": m.view(0)["seats"]}), "all of it is open"
    assert [m.decisions[0].seat] == [0]


# ---- before the turns


@pytest.mark.rule("ANA-37.14", "ANA-37.6")
def test_it_rolls_last_for_each_tile_it_leads() -> None:
    warps = [{"era": 1}, {"era": 2}, {"era": 2}]
    m = alone(["1", "1", "2"], {"warps": warps}, era=3, phase="paradox", warps={"gold": 1}, first=1)
    kinds = [event["kind"] for event in m.events() if event["kind"] in ("paradox_rolled", "opponent_paradoxes")]
    assert kinds == ["paradox_rolled", "opponent_paradoxes", "opponent_paradoxes"], "tied on Era 1, alone on Era 2"
    assert [event["era"] for event in happened(m, "opponent_paradoxes")] == [1, 2]


@pytest.mark.rule("ANA-37.14")
def test_who_has_fewer_does_not_roll() -> None:
    m = alone(["1"], {"warps": [{"era": 1}]}, era=2, phase="paradox", warps={"gold": 1, "water": 1})
    assert happened(m, "opponent_paradoxes") == []


@pytest.mark.rule("ANA-37.15", "ANA-37.16")
def test_an_anomaly_of_the_opponent() -> None:
    warps = [{"era": 1}, {"era": 1}, {"era": 2}, {"era": 2}, {"era": 3}]
    m = alone(["2"], {"warps": warps, "paradoxes": 2}, era=4, phase="paradox")
    assert len(happened(m, "opponent_paradoxes")) == 1, "it stops"
    assert (bot(m)["anomalies"], bot(m)["paradoxes"], bot(m)["time_travel"]) == (1, 0, 0), "4 Paradoxes, all returned"
    assert told(m, "opponent_anomaly") == {"era": 1, "word": "more"}, "the oldest of those with two"


@pytest.mark.rule("ANA-37.17")
def test_never_a_fourth_anomaly() -> None:
    m = alone(["1"], {"warps": [{"era": 1}], "paradoxes": 2, "anomalies": 3}, era=2, phase="paradox")
    assert (bot(m)["anomalies"], bot(m)["paradoxes"], len(bot(m)["warps"])) == (3, 0, 1)
    assert "no further" in str(m.log()[-2]) or any("no further" in str(line) for line in m.log())


@pytest.mark.rule("ANA-37.6", "ANA-37.18")
@pytest.mark.parametrize(("era", "suits"), [(1, 6), (4, 6), (5, 4), (7, 4)])
def test_six_exosuits_then_four(era: int, suits: int) -> None:
    assert bot(alone(era=era, phase="power_up"))["powered"] == suits


@pytest.mark.rule("ANA-37.18")
def test_unused_exosuits_are_unpowered() -> None:
    m = play(alone(acting=0, board={"actions": 3}), "pass")
    assert (m.view(0)["era"], bot(m)["actions"], bot(m)["out"]) == (3, 0, 0)
    assert bot(m)["powered"] == 6, "powered up anew, being first"


@pytest.mark.rule("ANA-37.19")
@pytest.mark.parametrize(("rolled", "pool", "placed"), [("0", 8, 0), ("2", 8, 2), ("2", 1, 1), ("1", 0, 0)])
def test_it_warps_what_it_rolls(rolled: str, pool: int, placed: int) -> None:
    before = [{"era": 1} for _ in range(8 - pool)]
    m = alone([rolled], {"warps": before}, phase="warp")
    assert "warp:none" in keys(m), "you choose first"
    play(m, "warp:none")
    assert [warp["era"] for warp in bot(m)["warps"]].count(2) == placed
    assert bot(m)["resources"] == {"titanium": 0, "uranium": 0, "gold": 0, "neutronium": 0}


@pytest.mark.rule("ANA-37.19")
def test_predictable_paradoxes_leave_this_roll_alone() -> None:
    m = play(alone(["2"], phase="warp", options={"predictable_paradox": True}), "warp:none")
    assert len(bot(m)["warps"]) == 2


@pytest.mark.rule("ANA-37.20")
@pytest.mark.parametrize("first", [0, 1])
def test_bonuses_of_the_alternate_timeline(first: int) -> None:
    spaces = {tile["id"]: tile["spaces"] for tile in data()["alternate_timeline"]["tiles"]}
    good = ("morale_up", "vp", "parallel", "paradox_remove")
    tile = next(id for id, marked in spaces.items() if marked.get("1") in good and marked.get("2") not in good)
    order = [tile, *(id for id in spaces if id != tile)]
    m = alone(["2"], era=1, phase="warp", first=first, timeline=order, options={"alternate_timeline": True})
    play(m, "warp:none")
    assert [warp["space"] for warp in bot(m)["warps"]] == [1, 2]
    assert bot(m)["vp"] == 2, "the penalty, or the plain space, is ignored"


# ---- its die and its tokens


@pytest.mark.rule("ANA-37.2", "ANA-37.3", "ANA-37.21")
def test_the_token_acts_then_moves() -> None:
    m = ct.new("anachrony", seed=1, players=1)
    assert tokens(m) == {"2": 4, "3": 1, "4": 2, "5": 8}
    assert {each["token"]: (each["faces"], each["step"]) for each in bot(m)["foreseen"]} == {
        "2": (1, "construct_factory"), "3": (2, "construct_life_support"), "4": (2, "construct_power_plant"),
        "5": (1, "research"),
    }  # fmt: skip
    m = alone(["token_5", "circle"])
    assert len(happened(m, "opponent_researched")) == 1
    assert tokens(m) == {"2": 4, "3": 1, "4": 2, "5": 1}, "behind the last step comes the first"


@pytest.mark.rule("ANA-37.3")
def test_the_steps_of_both_loops() -> None:
    short, long = [[step["deed"] for step in loop] for loop in bot(alone(acting=0))["loops"]]
    assert short == ["construct_life_support", "time_travel", "construct_superproject", "remove_anomaly"]
    assert long == [
        "mine", "construct_power_plant", "recruit", "construct_factory", "reboot", "genius_or_research",
        "construct_lab", "research",
    ]  # fmt: skip


@pytest.mark.rule("ANA-37.2", "ANA-37.22")
def test_a_third_token_pushes_the_upper_one() -> None:
    m = alone(["token_4"], {"steps": [3, 1, 2, 3], "stack": ["2", "3", "4", "5"]})
    assert tokens(m) == {"2": 3, "3": 1, "4": 3, "5": 4}, "5 lay above 2"
    assert [each["height"] for each in bot(m)["tokens"] if each["token"] in "24"] == [0, 1]
    m = alone(["token_4"], {"steps": [3, 1, 2, 3], "stack": ["5", "2", "3", "4"]})
    assert tokens(m) == {"2": 4, "3": 1, "4": 3, "5": 3}, "2 lay above 5"


@pytest.mark.rule("ANA-37.22")
def test_two_tokens_share_a_step() -> None:
    assert tokens(alone(["token_4"], {"steps": [3, 1, 2, 8]})) == {"2": 3, "3": 1, "4": 3, "5": 8}


# ---- where it goes


@pytest.mark.rule("ANA-37.4", "ANA-37.23")
def test_the_topmost_free_hex_for_nothing() -> None:
    assert told(alone(["token_3"]), "opponent_built")["space"] == "construct_top"
    m = alone(["token_3"], hexes=TOP)
    assert told(m, "opponent_built")["space"] == "construct_middle"
    assert "construct_middle" not in m.view(0)["hexes"], "no worker stands there"
    assert bot(m)["hexes"] == ["construct_middle"]


@pytest.mark.rule("ANA-37.23", "ANA-31.1")
def test_collapsed_hexes_take_nobody_and_tiles_give_nothing() -> None:
    m = alone(["token_3"], era=6, flipped=["construct_top"])
    assert told(m, "opponent_built")["space"] == "construct_middle"
    assert bot(m)["vp"] == 0
    play(m, "pass")
    while bot(m)["out"]:
        play(m, keys(m)[0])
    assert "construct_middle" in m.view(0)["flipped"], "its Exosuit used the tile up"


@pytest.mark.rule("ANA-37.4", "ANA-37.24", "ANA-14.8")
def test_a_full_action_sends_it_to_the_world_council() -> None:
    m = alone(["token_3"], {"hexes": BOTH_CONSTRUCTS}, first=0)
    assert told(m, "opponent_built")["space"] == "council_left"
    assert bot(m)["first"]
    assert len(happened(m, "opponent_first")) == 1
    m = alone(["token_3"], {"hexes": BOTH_CONSTRUCTS}, hexes={"council_left": {"seat": 0, "worker": "genius"}}, first=0)
    assert told(m, "opponent_built")["space"] == "council_right"
    assert not bot(m)["first"]


@pytest.mark.rule("ANA-37.5", "ANA-37.25")
def test_no_hex_at_all() -> None:
    m = alone(["token_3"], {"hexes": [*BOTH_CONSTRUCTS, "council_left", "council_right"]})
    assert failed(m) == {"why": "no_hex", "vp": 1}
    assert (bot(m)["vp"], bot(m)["out"], bot(m)["powered"]) == (1, 4, 2), "no Exosuit was placed"


@pytest.mark.rule("ANA-37.25")
def test_mining_never_goes_to_the_council() -> None:
    full = ["mine_top", "mine_middle", "mine_bottom"]
    m = does("mine", {"hexes": full}, mine_pool={"gold": 1, "uranium": 1})
    assert failed(m)["why"] == "no_hex"
    assert bot(m)["hexes"] == full


# ---- what it does


@pytest.mark.rule("ANA-37.7", "ANA-37.27")
def test_the_building_with_more_vp() -> None:
    vp = {str(each["id"]): each["vp"] for each in data()["buildings"]}
    labs = sorted((id for id in vp if id.startswith("4")), key=lambda id: vp[id])
    low, high = labs[0], labs[-1]
    for primary, secondary in ((high, low), (low, high)):
        m = does("construct_lab", primary={"lab": [primary]}, secondary={"lab": [secondary]})
        assert told(m, "opponent_built") == {"tile": high, "why": "more_vp", "space": "construct_top"}
        assert bot(m)["buildings"] == [high]
        assert bot(m)["score_sheet"]["buildings"] == vp[high]


@pytest.mark.rule("ANA-37.7", "ANA-37.27")
def test_equal_buildings_the_secondary_stack() -> None:
    vp = {str(each["id"]): each["vp"] for each in data()["buildings"]}
    one, other = next((a, b) for a in vp for b in vp if a < b and a[0] == b[0] == "4" and vp[a] == vp[b])
    m = does("construct_lab", primary={"lab": [one]}, secondary={"lab": [other]})
    assert (told(m, "opponent_built")["tile"], told(m, "opponent_built")["why"]) == (other, "secondary")


@pytest.mark.rule("ANA-37.7", "ANA-37.26", "ANA-37.28")
def test_a_fourth_building_of_a_type_fails() -> None:
    m = does("construct_factory", {"buildings": ["201", "202", "203"]})
    assert failed(m) == {"why": "three_buildings", "vp": 1, "space": "construct_top"}
    assert (bot(m)["vp"], bot(m)["out"]) == (1, 1), "the Exosuit is placed all the same"


@pytest.mark.rule("ANA-37.27")
def test_nobody_copies_its_buildings() -> None:
    """A Quantum Chameleon takes the action of any tile on a player's board; the opponent's tiles only score."""
    own: Json = {
        "active": {"genius": 1},
        "goods": {"water": 6, "titanium": 3, "uranium": 3, "gold": 3, "energy_core": 3},
    }
    mine = alone(acting=0, slots={"lab_1": "quantum_chameleon", "life_support_1": "310"}, **own)
    theirs = alone(acting=0, board={"buildings": ["310"]}, slots={"lab_1": "quantum_chameleon"}, **own)
    assert "use:quantum_chameleon" in keys(mine)
    assert "use:quantum_chameleon" not in keys(theirs)


def project_vp() -> dict[str, int]:
    return {each["id"]: each["vp"] for each in data()["superprojects"]}


def above(*first: str | None) -> list[str | None]:
    """These superprojects above the first Eras, then any others."""
    rest = [each["id"] for each in data()["superprojects"] if each["id"] not in first]
    return [*first, *rest[: 7 - len(first)]]


def ranked() -> list[str]:
    vp = project_vp()
    return sorted(vp, key=lambda id: vp[id])


@pytest.mark.rule("ANA-37.7", "ANA-37.29")
def test_the_superproject_with_most_vp_of_present_and_past() -> None:
    low, *_, high = ranked()
    m = does("construct_superproject", {"breakthroughs": {"circle_war": 1}}, superprojects=above(low, high), era=2)
    assert told(m, "opponent_superproject")["tile"] == high
    assert (bot(m)["superprojects"], bot(m)["breakthroughs"]) == ([high], {})
    m = does("construct_superproject", {"breakthroughs": {"circle_war": 1}}, superprojects=above(low, high), era=1)
    assert told(m, "opponent_superproject")["tile"] == low, "the one of the next Era is face up, but not yet there"


@pytest.mark.rule("ANA-37.29")
def test_equal_superprojects_the_older_era() -> None:
    vp = project_vp()
    one, other = next((a, b) for a in vp for b in vp if a != b and vp[a] == vp[b])
    m = does("construct_superproject", {"breakthroughs": {"circle_war": 1}}, superprojects=above(one, other), era=2)
    assert (told(m, "opponent_superproject")["tile"], told(m, "opponent_superproject")["why"]) == (one, "older_era")


@pytest.mark.rule("ANA-37.30")
def test_which_breakthrough_is_discarded() -> None:
    held = {"circle_war": 1, "square_time": 1, "square_society": 2}
    m = does("construct_superproject", {"breakthroughs": held})
    assert told(m, "opponent_superproject")["breakthrough"] == "square_society", "most squares, most Society"
    m = does("construct_superproject", {"breakthroughs": {"circle_war": 1, "square_genetics": 1, "square_war": 1}})
    assert told(m, "opponent_superproject")["breakthrough"] == "square_war", "War comes before Genetics"
    tied = {"circle_war": 1, "square_time": 1}
    m = does("construct_superproject", {"breakthroughs": tied}, fate=["square"])
    assert told(m, "opponent_superproject")["breakthrough"] == "square_time", "chance decides between the shapes"
    with pytest.raises(ct.BadPosition):
        does("construct_superproject", {"breakthroughs": tied}, fate=["triangle"])


@pytest.mark.rule("ANA-37.31", "ANA-37.26")
def test_superprojects_that_fail() -> None:
    assert failed(does("construct_superproject"))["why"] == "no_breakthrough"
    three = ranked()[:3]
    m = does("construct_superproject", {"breakthroughs": {"circle_war": 1}, "superprojects": three}, era=4)
    assert failed(m) == {"why": "three_superprojects", "vp": 1, "space": "construct_top"}
    assert bot(m)["breakthroughs"] == {"circle_war": 1}, "it keeps the Breakthrough"
    board: Json = {"breakthroughs": {"circle_war": 1}, "superprojects": ranked()[:1]}
    m = does("construct_superproject", board, era=1, superprojects=above(None))
    assert failed(m)["why"] == "no_superproject"


@pytest.mark.rule("ANA-37.7", "ANA-37.32")
@pytest.mark.parametrize(
    ("has", "pool", "taken", "why"),
    [
        ({}, {"genius": 1, "administrator": 1}, "genius", "lacking"),
        ({"genius": 1}, {"genius": 1, "scientist": 1, "engineer": 1}, "engineer", "lacking"),
        ({"genius": 1}, {"genius": 1, "scientist": 2}, "scientist", "lacking"),
        ({"genius": 1, "scientist": 1}, {"genius": 1, "scientist": 2}, "genius", "has_all"),
    ],
)
def test_whom_it_recruits(has: Json, pool: Json, taken: str, why: str) -> None:
    m = does("recruit", {"workers": has}, **recruits(pool))
    assert told(m, "opponent_recruited") == {"worker": taken, "why": why, "space": "recruit_top"}
    assert (bot(m)["vp"], bot(m)["workers"][taken]) == (1, has.get(taken, 0) + 1)
    assert m.view(0)["recruit_pool"][taken] == pool[taken] - 1


def recruits(pool: Json) -> Json:
    """A recruit pool with the first card that could have filled it."""
    cards = data()["recruit_pool_cards"]
    card = next(each for each in cards if all(each[word] >= n for word, n in pool.items()))
    deck = [each["id"] for each in cards if each is not card]
    return {"recruit_pool": pool, "recruit_card": card["id"], "recruit_deck": deck[: len(cards) - 2]}


@pytest.mark.rule("ANA-37.32", "ANA-37.26")
def test_nobody_to_recruit() -> None:
    m = does("recruit", **recruits({}))
    assert failed(m) == {"why": "nobody", "vp": 1, "space": "recruit_top"}


@pytest.mark.rule("ANA-37.7", "ANA-37.33")
def test_four_different_workers_are_five_vp() -> None:
    has = {"genius": 1, "administrator": 2, "engineer": 1}
    m = does("recruit", {"workers": has}, **recruits({"scientist": 1}))
    assert bot(m)["workers"] == {"genius": 0, "administrator": 1, "engineer": 0, "scientist": 0}
    assert bot(m)["vp"] == 1 + 5
    assert told(m, "opponent_set") == {"vp": 5, "word": "workers"}


@pytest.mark.rule("ANA-37.34")
def test_a_genius_or_research() -> None:
    m = does("genius_or_research", {"workers": {"genius": 1}}, **recruits({"genius": 1, "scientist": 1}))
    assert (bot(m)["workers"]["genius"], bot(m)["vp"], bot(m)["hexes"]) == (2, 1, ["recruit_top"])
    m = does("genius_or_research", fate=["square"], **recruits({"engineer": 1}))
    assert (bot(m)["workers"]["engineer"], bot(m)["hexes"]) == (0, ["research_top"])
    assert told(m, "opponent_researched")["breakthrough"].startswith("square")


@pytest.mark.rule("ANA-37.7", "ANA-37.35")
def test_research_by_the_shape_die() -> None:
    m = does("research", fate=["triangle"])
    assert told(m, "opponent_researched") == {
        "breakthrough": "triangle_time", "why": "plain", "space": "research_top",
    }  # fmt: skip
    assert m.view(0)["breakthroughs_left"][5] == 2
    m = does("research", {"breakthroughs": {"triangle_time": 1}}, fate=["triangle"])
    assert told(m, "opponent_researched")["breakthrough"] == "triangle_war", "there are more of those"


@pytest.mark.rule("ANA-37.35", "ANA-37.26")
def test_no_breakthrough_of_this_shape() -> None:
    icons = ("time", "war", "genetics", "technology", "society")
    all_squares = {f"square_{icon}": 3 for icon in icons}
    m = does("research", fate=["square"], breakthroughs=all_squares)
    assert failed(m) == {"why": "no_such_shape", "vp": 1, "space": "research_top"}


def mines(has: Json, cubes: str, **described: Any) -> Json:
    """What it takes, by hex and reason, out of a pool that a card with these Resources has just filled."""
    words = {"N": "neutronium", "U": "uranium", "G": "gold", "T": "titanium"}
    pool = {word: cubes.count(code) for code, word in words.items()}
    m = does("mine", {"resources": has}, mine_pool=pool, **described)
    return told(m, "opponent_mined")


@pytest.mark.rule("ANA-37.7", "ANA-37.36")
def test_the_two_that_it_wants_most() -> None:
    """Neutronium first, then uranium; of several hexes that give the same, the topmost."""
    cards = ["".join(card["top_to_bottom"]) for card in data()["mine_pool_cards"]]
    after = sorted("N" + cards[0][1:])
    found = mines({}, "".join(after), era=6)
    assert (found["units"], found["why"], found["space"]) == (["uranium", "neutronium"], "wanted", "mine_top")
    has = {"neutronium": 1, "uranium": 1}
    card = next(card for card in cards if {"G", "T"} <= set(card))
    found = mines(has, card)
    assert (found["units"], found["why"], found["space"]) == (["gold", "titanium"], "wanted", "mine_middle")
    taken = {"mine_middle": {"seat": 0, "worker": "engineer"}}
    words = {"N": "neutronium", "U": "uranium", "G": "gold", "T": "titanium"}
    pool = {word: card.count(code) for code, word in words.items()}
    pool["uranium"] -= 1
    m = does("mine", {"resources": has}, mine_pool=pool, hexes=taken, mine_deck=deck_without(card))
    assert told(m, "opponent_mined")["units"] == ["titanium", "gold"], "the lower hex and the other cube"


def deck_without(cubes: str) -> list[str]:
    """A mine deck in Era 2 from which this card was drawn."""
    cards = data()["mine_pool_cards"]
    drawn = next(card for card in cards if "".join(card["top_to_bottom"]) == cubes)
    return [card["id"] for card in cards if card is not drawn][: len(cards) - 2]


@pytest.mark.rule("ANA-37.37")
def test_what_it_cannot_have() -> None:
    cards = ["".join(card["top_to_bottom"]) for card in data()["mine_pool_cards"]]
    card = next(card for card in cards if set(card) == {"U", "G", "T"})
    found = mines({}, card)
    assert (sorted(found["units"]), found["why"]) == (["gold", "uranium"], "second_best"), "there is no neutronium"
    found = mines({"uranium": 1, "gold": 1}, card)
    assert sorted(found["units"]) == ["titanium", "uranium"], "titanium, which it lacks; then neutronium or uranium"
    found = mines({"uranium": 1, "gold": 1, "neutronium": 1}, card)
    assert sorted(found["units"]) == ["titanium", "uranium"]


@pytest.mark.rule("ANA-37.37", "ANA-37.26")
def test_an_empty_mine_pool() -> None:
    """No printed card leaves it empty, so the pool is emptied by hand."""
    m = alone(acting=0)
    s = m.position.clone()
    assert isinstance(s, AnachronyState)
    assert s.opponent is not None
    s.mine_pool = [0] * len(s.mine_pool)
    made = plan(s, s.opponent, s.opponent.rules.deeds[DEED_TERMS.index("mine")])
    assert (WHY_TERMS[made.why], SPACE_TERMS[made.space], made.fails) == ("pool_empty", "mine_top", True)


@pytest.mark.rule("ANA-37.7", "ANA-37.38")
def test_four_different_resources_are_five_vp() -> None:
    has = {"neutronium": 1, "uranium": 1}
    card = next(
        "".join(card["top_to_bottom"]) for card in data()["mine_pool_cards"] if {"G", "T"} <= set(card["top_to_bottom"])
    )
    words = {"N": "neutronium", "U": "uranium", "G": "gold", "T": "titanium"}
    m = does("mine", {"resources": has}, mine_pool={word: card.count(code) for code, word in words.items()})
    assert not any(bot(m)["resources"].values())
    assert (bot(m)["vp"], told(m, "opponent_set")) == (5, {"vp": 5, "word": "resources"})


@pytest.mark.rule("ANA-37.8", "ANA-37.39")
@pytest.mark.parametrize(
    ("eras", "era", "why"), [([1, 2, 2, 3], 2, "most_tiles"), ([1, 1, 2, 2], 1, "oldest"), ([4, 4, 3], 3, "most_tiles")]
)
def test_time_travel(eras: list[int], era: int, why: str) -> None:
    m = does("time_travel", {"warps": [{"era": each} for each in eras]}, era=4)
    assert told(m, "opponent_travelled") == {"era": era, "why": why, "vp": 2}
    assert (bot(m)["time_travel"], bot(m)["out"], len(bot(m)["warps"])) == (1, 0, len(eras) - 1)


@pytest.mark.rule("ANA-37.39")
def test_the_last_space_of_the_track() -> None:
    m = does("time_travel", {"warps": [{"era": 1}], "time_travel": 6}, era=4)
    assert (bot(m)["time_travel"], bot(m)["warps"], bot(m)["score_sheet"]["time_travel"]) == (6, [], 12)


@pytest.mark.rule("ANA-37.40", "ANA-37.26")
def test_no_tile_in_the_past() -> None:
    m = does("time_travel", {"warps": [{"era": 2}]}, era=2)
    assert failed(m) == {"why": "no_warp", "vp": 1}
    assert bot(m)["out"] == 0, "and no Exosuit"


@pytest.mark.rule("ANA-37.41")
@pytest.mark.parametrize(
    ("has", "paid"),
    [
        ({"gold": 3, "titanium": 1}, ["gold", "gold"]),
        ({"gold": 1, "titanium": 1, "uranium": 1}, ["titanium", "gold"]),
        ({"uranium": 2, "gold": 2}, ["gold", "uranium"]),
        ({"neutronium": 1, "titanium": 1}, ["neutronium"]),
        ({"neutronium": 1, "titanium": 2}, ["titanium", "neutronium"]),
        ({"neutronium": 1, "titanium": 3}, ["titanium", "titanium"]),
    ],
)
def test_what_an_anomaly_costs_it(has: Json, paid: list[str]) -> None:
    m = does("remove_anomaly", {"resources": has, "anomalies": 2})
    assert told(m, "opponent_removed")["units"] == paid
    assert (bot(m)["anomalies"], bot(m)["out"]) == (1, 0)
    assert sum(bot(m)["resources"].values()) == sum(has.values()) - len(paid)


@pytest.mark.rule("ANA-37.42")
@pytest.mark.parametrize(
    ("board", "why"),
    [({"resources": {"gold": 5}}, "no_anomaly"), ({"anomalies": 1, "resources": {"gold": 1}}, "too_few")],
)
def test_an_anomaly_that_stays(board: Json, why: str) -> None:
    m = does("remove_anomaly", board)
    assert failed(m) == {"why": why, "vp": 1}
    assert {name: n for name, n in bot(m)["resources"].items() if n} == board["resources"]


@pytest.mark.rule("ANA-37.7", "ANA-37.43")
def test_reboot() -> None:
    m = does("reboot")
    assert (len(happened(m, "opponent_idle")), bot(m)["vp"], bot(m)["out"], bot(m)["actions"]) == (1, 0, 0, 1)


@pytest.mark.rule("ANA-37.7", "ANA-37.43")
def test_it_never_evacuates() -> None:
    assert "evacuation" not in {step["deed"] for loop in bot(alone(acting=0))["loops"] for step in loop}


# ---- passing


@pytest.mark.rule("ANA-37.8", "ANA-37.44")
def test_out_of_exosuits_it_travels_and_passes() -> None:
    m = alone([], {"powered": 0, "out": 6, "actions": 6, "warps": [{"era": 1}]})
    assert (bot(m)["time_travel"], bot(m)["passed"], bot(m)["actions"]) == (1, True, 6), "and rolls no die"
    assert told(m, "opponent_passed") == {"why": "travelled"}
    assert "pass" in keys(m), "the player goes on alone"
    m = alone([], {"powered": 0, "out": 6, "actions": 6})
    assert (bot(m)["vp"], told(m, "opponent_passed")) == (0, {"why": "no_suits"}), "if it cannot, it gains nothing"


@pytest.mark.rule("ANA-37.45")
@pytest.mark.parametrize("suits", [0, 3])
def test_you_pass_first(suits: int) -> None:
    board: Json = {"powered": suits, "out": 3, "actions": 3, "warps": [{"era": 1}]}
    m = play(alone(board=board, acting=0), "pass")
    assert told(m, "opponent_passed") == {"why": "you_passed"}
    assert (m.view(0)["era"], bot(m)["time_travel"]) == (3, 0), "even before its Time Travel"


@pytest.mark.rule("ANA-37.8", "ANA-37.46", "ANA-37.47")
def test_never_fewer_than_three_actions() -> None:
    m = alone(["token_4", "token_4", "token_3"], {"steps": [4, 2, 4, 8]}, acting=0, era=4)
    play(m, "pass")
    kinds = [event["kind"] for event in m.events() if event["kind"].startswith("opponent_")]
    assert kinds[:4] == ["opponent_built", "opponent_idle", "opponent_failed", "opponent_passed"], "Reboot counts"


@pytest.mark.rule("ANA-37.46", "ANA-37.53")
def test_without_exosuits_below_the_minimum() -> None:
    board: Json = {"powered": 0, "out": 4, "actions": 4}
    m = alone(["token_2", "token_3"], board, era=6, harder=["six_actions"], acting=0)
    play(m, "pass")
    assert [(event["why"], "space" in event) for event in happened(m, "opponent_failed")] == [
        ("no_suit", False), ("no_suit", False),
    ]  # fmt: skip


# ---- the score


@pytest.mark.rule("ANA-37.8", "ANA-37.48")
def test_what_it_scores() -> None:
    vp = {str(each["id"]): each["vp"] for each in data()["buildings"]} | project_vp()
    high = ranked()[-1]
    board: Json = {
        "vp": 4, "buildings": ["101", "402"], "superprojects": [high], "time_travel": 3, "anomalies": 2,
        "breakthroughs": {"circle_war": 2, "square_war": 1, "triangle_time": 1}, "warps": [{"era": 1}, {"era": 2}],
    }  # fmt: skip
    m = alone(acting=0, board=board, era=4)
    assert bot(m)["score_sheet"] == {
        "buildings": vp["101"] + vp["402"], "superprojects": vp[high], "anomalies": -6, "time_travel": 6,
        "breakthroughs": 4 + 2, "vp_tokens": 4, "cores": 0,
    }  # fmt: skip
    assert bot(m)["score"] == sum(bot(m)["score_sheet"].values())


@pytest.mark.rule("ANA-37.8", "ANA-37.49")
@pytest.mark.parametrize(("mine", "won"), [(9, ()), (10, ()), (11, (0,))])
def test_more_vp_than_the_opponent(mine: int, won: tuple[int, ...]) -> None:
    m = alone(acting=0, era=7, board={"vp": 10, "actions": 3}, goods={"vp": mine}, morale=4)
    play(m, "pass")
    assert m.result is not None
    assert (m.result.winners, m.result.scores) == (won, (float(mine),))
    assert m.result.details["opponent_score"] == 10
    victor = m.game.victor(m.position)
    assert (victor and render(victor, "en")) == (None if won else "Chronobot has won.")
    assert m.view(0)["endgame"] == []


# ---- harder


@pytest.mark.rule("ANA-37.50")
def test_no_token_stays_on_reboot() -> None:
    m = alone(["token_2"], harder=["leave_reboot"])
    assert tokens(m) == {"2": 6, "3": 1, "4": 2, "5": 8}
    m = alone(["token_4"], {"steps": [4, 1, 3, 4], "stack": ["2", "3", "4", "5"]}, harder=["leave_reboot"])
    assert tokens(m) == {"2": 4, "3": 1, "4": 4, "5": 6}, "nor one that is pushed there"


@pytest.mark.rule("ANA-37.51")
def test_without_the_leader() -> None:
    own: Json = {"goods": {"water": 9}, "tired": {"engineer": 2, "scientist": 1}, "active": {"genius": 1}}
    assert "free:haulani" in keys(alone(acting=0, **own))
    assert "free:haulani" not in keys(alone(acting=0, harder=["no_leader"], **own))


@pytest.mark.rule("ANA-37.52")
@pytest.mark.parametrize(("suits", "turns"), [(2, 1), (0, 0)])
def test_one_more_turn_after_you_have_passed(suits: int, turns: int) -> None:
    m = alone(["token_3"] * turns, {"actions": 3, "powered": suits, "out": 3}, acting=0, harder=["extra_turn"], era=4)
    play(m, "pass")
    assert len(happened(m, "opponent_built")) == turns


@pytest.mark.rule("ANA-37.53")
def test_at_least_six_actions() -> None:
    m = alone(["token_3"] * 3, {"actions": 3}, acting=0, harder=["six_actions"], era=4)
    play(m, "pass")
    rolled = [event for event in m.events() if event["kind"].startswith("opponent_") and event.get("n") == 3]
    assert len(rolled) == 3


@pytest.mark.rule("ANA-37.54")
def test_the_covered_hex() -> None:
    board: Json = {"hexes": [*BOTH_CONSTRUCTS, "council_left"]}
    assert failed(alone(["token_3"], board, harder=["covered_council"], first=1))["why"] == "no_hex"
    own: Json = {"powered": 1, "active": {"engineer": 1}, "goods": {"water": 5, "titanium": 5, "uranium": 5, "gold": 5}}
    open_to = {"acting": 0, "board": {"hexes": BOTH_CONSTRUCTS}, **own}
    assert "place:council_right" in keys(alone(**open_to))
    refused(alone(harder=["covered_council"], **open_to), "place:council_right")


@pytest.mark.rule("ANA-37.50", "ANA-37.68")
def test_ways_belong_to_an_opponent() -> None:
    with pytest.raises(ct.BadOption, match=r"ANA-37\.50"):
        ct.new("anachrony", seed=1, players=1, opponent="chronobot", harder=["tiles_b"])
