"""Described positions: what is left out follows from what is said, what is said twice must agree, every moment fits."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from tests.games.anachrony.table import goods, player, table
from tests.games.playing import play

Json = dict[str, Any]
THOROUGH = os.environ.get("CHRONOTABLE_THOROUGH") == "1"
GAMES = 300 if THOROUGH else 5
LOOKS = 0.1 if THOROUGH else 0.03  # the part of all decisions at which a position is described

LEADERS = {"harmony": ("haulani", "zaida"), "dominance": ("wolfe", "samira"), "progress": ("valerian", "cornella"),
           "salvation": ("caratacus", "amena")}  # fmt: skip
VARIANTS = ("predictable_paradox", "simultaneous_power_up", "alternate_timeline", "starting_asset_draft",
            "endgame_condition_draft", "samira_without_neutronium")  # fmt: skip


# ---- leaders and Paths


def late(options: Json | None = None, *seats: Json) -> Match:
    return ct.position("anachrony", {"options": {"players": 2, **(options or {})}, "era": 5, "phase": "action",
                                     "players": list(seats)}, seed=1)  # fmt: skip


@pytest.mark.rule("ANA-29.9", "ANA-3.7", "ANA-24.5")
def test_a_leader_named_in_the_seat_is_the_leader() -> None:
    m = late(None, {"leader": "amena"}, {})
    assert [player(m, seat)["path"] for seat in (0, 1)] == ["salvation", "harmony"]
    assert [player(m, seat)["covered_hexes"] for seat in (0, 1)] == [[], ["top_left", "top_right"]]
    named = late({"leaders": ["amena", "haulani"]})
    assert player(named)["covered_hexes"] == [], "as in the options"


@pytest.mark.rule("ANA-3.1", "ANA-3.3", "ANA-3.7")
@pytest.mark.parametrize("paths", ["choose", "random"])
def test_one_name_tells_the_others(paths: str) -> None:
    for seed in range(8):
        position = {"options": {"players": 3, "paths": paths}, "era": 2, "phase": "action",
                    "players": [{}, {"leader": "cornella"}, {"condition": "harmony_b"}]}  # fmt: skip
        m = ct.position("anachrony", position, seed=seed)
        seats = [player(m, seat) for seat in range(3)]
        assert [seat["path"] for seat in seats[1:]] == ["progress", "harmony"]
        assert seats[0]["path"] in ("dominance", "salvation")
        assert seats[1]["leader"] == "cornella"
        assert seats[2]["condition"] == "harmony_b"


@pytest.mark.parametrize(
    ("options", "seat", "rule", "words"),
    [
        ({"leaders": ["amena", "haulani"]}, {"leader": "caratacus"}, "ANA-3.7", '"caratacus", but the option'),
        ({"leaders": ["caratacus", "haulani"]}, {"leader": "amena"}, "ANA-3.7", 'says "caratacus"'),
        ({"leaders": ["amena", "haulani"]}, {"path": "progress"}, "ANA-3.1", 'says "salvation"'),
        ({"paths": ["salvation", "harmony"]}, {"path": "progress"}, "ANA-3.1", 'says "salvation"'),
        ({"paths": ["salvation", "harmony"]}, {"leader": "valerian"}, "ANA-3.7", "from another Path"),
        ({"evacuation": ["a", "b"]}, {"condition": "harmony_b"}, "ANA-3.3", 'option "evacuation" says "a"'),
        ({}, {"path": "harmony", "leader": "amena"}, "ANA-3.7", "from another Path"),
    ],
)
def test_what_is_said_twice_must_agree(options: Json, seat: Json, rule: str, words: str) -> None:
    with pytest.raises(ct.BadPosition) as caught:
        late(options, seat)
    assert rule in str(caught.value)
    assert words in str(caught.value)


@pytest.mark.rule("ANA-3.7")
def test_what_is_said_twice_and_agrees_is_taken() -> None:
    m = late({"leaders": ["amena", "haulani"], "evacuation": ["b", "random"]},
             {"path": "salvation", "leader": "amena", "condition": "salvation_b"},
             {"condition": "harmony_b"})  # fmt: skip
    assert [player(m, seat)["leader"] for seat in (0, 1)] == ["amena", "haulani"]


# ---- what follows from a description


@pytest.mark.rule("ANA-4.7")
def test_a_recruit_card_fills_the_pool_and_a_pool_tells_a_card() -> None:
    m = table(recruit_card="recruit_10")
    assert m.view(None)["recruit_pool"] == {"scientist": 0, "engineer": 2, "administrator": 0, "genius": 2}
    m = table(recruit_pool={"genius": 2, "engineer": 1})
    assert m.view(None)["recruit_card"] == "recruit_10", "no other shows them"
    assert "recruit_10" not in m.view(None)["recruit_cards_left"]


@pytest.mark.rule("ANA-15.1", "ANA-4.8")
def test_what_was_mined_is_missing() -> None:
    worker = {"seat": 1, "worker": "engineer"}
    m = table(hexes={"mine_top": worker, "mine_bottom": worker}, active={"engineer": 1}, powered=1)
    assert sum(m.view(None)["mine_pool"].values()) == 3
    assert m.view(None)["hexes"]["mine_top"]["retrieved"] == "motivated", "as the rules say (ANA-15.2)"


@pytest.mark.rule("ANA-14.1")
def test_who_stands_on_the_left_council_hex_is_first() -> None:
    position = {"options": {"players": 2}, "era": 2, "phase": "action",
                "hexes": {"council_left": {"seat": 1, "worker": "engineer"}}}  # fmt: skip
    assert ct.position("anachrony", position, seed=1).view(None)["first"] == 1


@pytest.mark.rule("ANA-11.6", "ANA-2.6")
def test_a_superproject_that_was_built_left_its_place() -> None:
    described = ct.position_of(table(era=3, slots={"lab_1": "cloning_vat"}))
    assert described["superprojects"][0] is None
    assert None not in described["superprojects"][1:]
    assert len(described["unused_superprojects"]) == 11


@pytest.mark.rule("ANA-20.16")
def test_an_era_that_has_yet_to_begin_has_the_focus() -> None:
    m = table(phase="preparation", era=3, seats=[{}, {}])
    assert (m.view(None)["era"], player(m)["focus"]) == (3, 3)


# ---- chance that a description fixes


@pytest.mark.rule("ANA-0.11")
def test_fixed_chance_that_does_not_fit_is_refused_when_it_comes() -> None:
    m = table(active={"scientist": 2}, powered=2, goods={"water": 1}, fate=["circle", "war"])
    play(m, "place:research_top")
    before = ct.position_of(m)
    with pytest.raises(ct.BadPosition, match=r'brings "circle" .* time, war, genetics'):
        m.choose("set:square")
    assert ct.position_of(m) == before, "nothing has happened"
    play(m, "set:war")
    assert player(m)["breakthroughs"] == {"circle_war": 1}
    play(m, "place:research_middle", "set:square")
    assert player(m)["breakthroughs"] == {"circle_war": 1, "square_war": 1}


@pytest.mark.rule("ANA-0.11", "ANA-26.2", "ANA-29.4", "ANA-29.11")
@pytest.mark.parametrize(
    ("options", "seats", "fate"),
    [
        ({"predictable_paradox": True}, [{}, {}], ["1"]),
        ({}, [{}, {}], ["gold"]),  # nobody is Samira
        ({"samira_without_neutronium": True}, [{}, {"leader": "samira"}], ["gold", "neutronium"]),
    ],
)
def test_chance_that_can_never_come_is_refused_at_once(options: Json, seats: list[Json], fate: list[str]) -> None:
    with pytest.raises(ct.BadPosition, match=f'"{fate[-1]}"'):
        table(options=options, seats=seats, fate=fate, phase="power_up")


@pytest.mark.rule("ANA-29.4")
def test_chance_that_can_come_is_taken() -> None:
    m = table(options={"paths": ["dominance", "harmony"]}, leader="samira", fate=["neutronium"])
    assert goods(play(m, "pass")) == {"neutronium": 1}


# ---- every moment of real games


def options_of(r: random.Random) -> Json:
    players = r.choice((2, 3, 4))
    options: Json = {"players": players, "side": r.choice("ab"), "leaders": r.choice(("choose", "random"))}
    options |= {variant: r.random() < 0.4 for variant in VARIANTS}
    if players == 2:
        options["harder_two_player"] = r.random() < 0.5
    if r.random() < 0.3:
        options["paths"] = r.sample(list(LEADERS), players)
        options["leaders"] = [r.choice(LEADERS[path]) for path in options["paths"]]
        options["evacuation"] = [r.choice(("a", "b", "random")) for _ in range(players)]
    return options


def offered(m: Match) -> list[tuple[int, list[str]]]:
    return [(decision.seat, [option.key for option in decision.options]) for decision in m.decisions]


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_moment_of_a_game_can_be_described(seed: int) -> None:
    """It is possible, it is the same match, and it offers the same options in the same order."""
    r = random.Random(seed)
    m = ct.new("anachrony", seed=seed, **options_of(r))
    while m.decisions:
        if r.random() < LOOKS:
            again = ct.position("anachrony", ct.position_of(m), seed=5)
            assert again == m
            assert offered(again) == offered(m)
        decision = r.choice(m.decisions)
        choices = [option.key for option in decision.options]
        if "pass" in choices and len(choices) > 1 and r.random() < 0.85:
            choices.remove("pass")  # so that more happens
        m.choose(r.choice(choices), decision.seat)
    assert ct.position("anachrony", ct.position_of(m), seed=5) == m
