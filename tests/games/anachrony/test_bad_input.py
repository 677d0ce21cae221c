"""Options, keys and positions that cannot be: a clear error that names the rule, and nothing is changed."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.locale import LANGUAGES, render
from tests.games.anachrony.table import table
from tests.games.playing import decision, keys, play, refused

Json = dict[str, Any]
DRAFT: Json = {"players": 2, "paths": ["harmony", "dominance"], "leaders": ["haulani", "wolfe"]}


# ---- options


@pytest.mark.parametrize(
    ("options", "rule", "words"),
    [
        ({"players": 2, "paths": ["harmony", "harmony"]}, "ANA-3.1", "a different Path"),
        ({"players": 2, "leaders": ["haulani", "zaida"]}, "ANA-3.1", "a different Path"),
        ({"players": 2, "paths": ["harmony", "chaos"]}, "ANA-3.1", '"chaos" is not allowed'),
        ({"players": 2, "paths": ["harmony", "progress"], "leaders": ["haulani", "wolfe"]}, "ANA-3.7", '"wolfe" leads'),
        ({"players": 2, "paths": ["harmony", "dominance"], "leaders": ["wolfe", "haulani"]}, "ANA-3.7", "leads"),
        ({"players": 2, "leaders": ["haulani", "nemo"]}, "ANA-3.7", '"nemo" is not allowed'),
        ({"side": ["a", "b", "a", "b"]}, "ANA-3.2", "the same side"),
        ({"side": "c"}, "ANA-3.2", '"c" is not allowed'),
        ({"players": 0}, "ANA-0.1", "at least 1"),
        ({"players": 3, "opponent": "chronobot"}, "ANA-37.10", "for a single player, not for 3"),
        ({"players": 1, "opponent": "chronoboss"}, "ANA-37.10", "chronobot"),
        ({"players": 1, "endgame_condition_draft": True}, "ANA-37.11", "not for a single player"),
        ({"players": 1, "harder": ["bright_spaces"]}, "ANA-37.50", "six_actions"),
        ({"players": 5}, "ANA-0.1", "at most 4"),
        ({"players": "two"}, "ANA-0.1", "wrong type"),
        ({"players": 2.0}, "ANA-0.1", "wrong type"),
        ({"players": 3, "paths": ["harmony", "progress"]}, "ANA-0.1", "values given: 2, players: 3"),
        ({"players": 2, "leaders": ["haulani", "wolfe", "amena"]}, "ANA-0.1", "values given: 3, players: 2"),
        ({"players": 4, "evacuation": ["a", "b"]}, "ANA-0.1", "values given: 2, players: 4"),
        ({"players": 2, "evacuation": ["a", "c"]}, "ANA-3.3", '"c" is not allowed'),
        ({"players": 3, "harder_two_player": True}, "ANA-26.1", "for 2 players, not for 3"),
        ({"predictable_paradox": "yes"}, "ANA-26.2", "wrong type"),
        ({"starting_asset_draft": 1}, "ANA-26.10", "wrong type"),
    ],
)
def test_options_that_do_not_go(options: Json, rule: str, words: str) -> None:
    given = dict(options)
    with pytest.raises(ct.BadOption) as caught:
        ct.new("anachrony", **options)
    assert words in str(caught.value)
    assert all(f"({rule})" in render(caught.value.message, language) for language in LANGUAGES)
    assert options == given


def test_an_unknown_option_names_those_there_are() -> None:
    with pytest.raises(ct.BadOption, match="harder_two_player"):
        ct.new("anachrony", harder_three_player=True)


def test_the_callers_options_are_left_alone() -> None:
    leaders = ["haulani", "wolfe"]
    options: Json = {"players": 2, "leaders": leaders}
    m = ct.new("anachrony", seed=1, **options)
    assert options == {"players": 2, "leaders": ["haulani", "wolfe"]}, "the Paths that follow are not written into it"
    leaders[0] = "amena"
    assert [player["path"] for player in m.view(None)["seats"]] == ["harmony", "dominance"]


# ---- drafts


@pytest.mark.rule("ANA-26.11")
def test_a_card_that_was_not_dealt_to_the_hand_is_refused() -> None:
    m = ct.new("anachrony", seed=2, starting_asset_draft=True, **DRAFT)
    assert decision(m).rule == "ANA-26.11"
    foreign = next(key for key in keys(m, 1) if key not in keys(m, 0))
    assert refused(m, foreign, 0) == "ANA-26.11"
    assert refused(m, "card:asset_99", 0) == "ANA-26.11"
    first = keys(m, 0)[0]
    play(m, first)
    assert refused(m, first) == "ANA-26.11", "nobody else has it in hand"


@pytest.mark.rule("ANA-26.15")
def test_an_endgame_card_that_was_not_dealt_to_the_hand_is_refused() -> None:
    m = ct.new("anachrony", seed=2, endgame_condition_draft=True, **DRAFT)
    foreign = next(key for key in keys(m, 1) if key not in keys(m, 0))
    assert refused(m, foreign, 0) == "ANA-26.15"
    assert refused(m, "keep:gold", 0) == "ANA-26.15"
    assert refused(m, "keep:workers", 0) == "ANA-26.15", "two are kept"


def drafting(option: str, **changes: Any) -> Json:
    """The position in the middle of a draft, changed."""
    options: Json = {**DRAFT, option: True}
    return {**ct.position_of(ct.new("anachrony", seed=2, **options)), **changes}


ASSETS = [list(range(1, 9)), list(range(9, 17))]


@pytest.mark.parametrize(
    ("option", "rule", "changes"),
    [
        ("starting_asset_draft", "ANA-26.11", {"hands": [ASSETS[0], ASSETS[0]]}),
        ("starting_asset_draft", "ANA-26.11", {"hands": [ASSETS[0], ASSETS[1][:7]]}),
        ("starting_asset_draft", "ANA-26.11", {"hands": ASSETS[:1]}),
        ("starting_asset_draft", "ANA-26.11", {"hands": []}),
        ("starting_asset_draft", "ANA-26.11", {"hands": [ASSETS[0], [*ASSETS[1][:7], 17]]}),
        ("starting_asset_draft", "ANA-26.11", {"cards_kept": [[9], []]}),
        ("endgame_condition_draft", "ANA-26.15", {"hands": [[1, 2, 3, 4], [5, 6, 7, 9]]}),
        ("endgame_condition_draft", "ANA-26.15", {"hands": [[1, 2, 3, 4], [4, 5, 6, 7]]}),
        ("endgame_condition_draft", "ANA-26.15", {"hands": [[1, 2, 3, 4], [5, 6, 7, 8]], "cards_kept": [[5, 6], []]}),
        ("endgame_condition_draft", "ANA-26.15", {"hands": [[1, 2, 3], [5, 6, 7]]}),
    ],
)
def test_positions_in_a_draft_with_foreign_cards(option: str, rule: str, changes: Json) -> None:
    assert len(ct.position("anachrony", drafting(option)).decisions) == 2, "as it was it can be"
    with pytest.raises(ct.BadPosition, match=rule):
        ct.position("anachrony", drafting(option, **changes))


# ---- secret choices


def warping(**changes: Any) -> Json:
    """Seat 0 has chosen its warp tiles, seat 1 has not; with changes of seat 0."""
    m = table(phase="warp", era=2, seats=[{}, {}])
    m.choose("warp:gold", 0)
    described: Json = ct.position_of(m)
    described["players"][0].update(changes)
    return described


@pytest.mark.rule("ANA-7.1")
@pytest.mark.parametrize(
    "changes",
    [
        {"warps": {"gold": 1}},  # the tile lies on the timeline
        {"secret": {"warps": ["engineer", "scientist"]}, "goods": {"water": 1}},  # not enough water
        {"secret": None},  # nothing to reveal
    ],
)
def test_secret_warp_tiles_that_cannot_be(changes: Json) -> None:
    assert len(ct.position("anachrony", warping()).decisions) == 1
    with pytest.raises(ct.BadPosition, match=r"ANA-7\.1"):
        ct.position("anachrony", warping(**changes))


def test_nobody_reveals_twice() -> None:
    described = warping()
    described["agenda"].insert(1, {"step": "reveal_warp", "who": 0})
    with pytest.raises(ct.BadPosition, match=r"ANA-7\.1"):
        ct.position("anachrony", described)


# ---- positions

WAR = {"circle_war": 2}


@pytest.mark.parametrize(
    ("described", "rule", "words"),
    [
        ({"goods": {"water": -1}}, "ANA-0.9", "players.0.goods.water"),
        ({"goods": {"water": 1.5}}, "ANA-0.9", "wrong type"),
        ({"goods": {"plutonium": 1}}, "ANA-0.9", "plutonium"),
        ({"active": {"genius": -1}}, "ANA-0.4", "at least 0"),
        ({"active": {"robot": 1}}, "ANA-0.4", "robot"),
        ({"powered": 7}, "ANA-0.6", "at most 6"),
        ({"powered": 6, "hexes": {"mine_top": {"seat": 0, "worker": "genius"}}}, "ANA-0.6", "6 Exosuits of player 1"),
        ({"breakthroughs": {"circle_war": 4}}, "ANA-1.4", "at most 3"),
        ({"breakthroughs": WAR, "other": {"breakthroughs": WAR}}, "ANA-1.4", "other than 3 Breakthroughs"),
        ({"mine_pool": {"gold": -1}}, "ANA-0.9", "at least 0"),
        ({"paradoxes": 3}, "ANA-5.10", "beyond the limit"),
        ({"morale": 8}, "ANA-25.11", "at most 7"),
        ({"time_travel": 9}, "ANA-20.5", "at most 8"),
        ({"focus": 3}, "ANA-20.5", "off their tracks"),
        ({"warps": {"gold": 3}}, "ANA-7.2", "not begun"),
        ({"warps": {"silver": 1}}, "ANA-7.4", "silver"),
        ({"phase": "warp", "warps": {"gold": 1}, "secret": {"warps": ["gold"]}}, "ANA-7.1, ANA-26.3", "secret choice"),
        ({"phase": "warp", "secret": {"warps": ["genius"]}}, "ANA-7.4", "genius"),
        ({"slots": {"lab_1": "207"}}, "ANA-11.2", "row of another type"),
        ({"slots": {"lab_3": "exocrawler"}}, "ANA-11.7", "two neighbouring spots"),
        ({"slots": {"factory_3": "exocrawler"}}, "ANA-11.7", "two neighbouring spots"),
        ({"slots": {"lab_1": "499"}}, "ANA-11.2", '"499" is not allowed'),
        ({"slots": {"factory_1": "207"}, "other": {"slots": {"factory_1": "207"}}}, "ANA-1.2", "there twice"),
        ({"slots": {"factory_1": {"tile": "anomaly", "worker": "genius"}}}, "ANA-9.7", "off the worker spots"),
        ({"leader": "wolfe"}, "ANA-3.7", "from another Path"),
        ({"condition": "dominance_a"}, "ANA-3.7", "from another Path"),
        ({"seats": [{"path": "harmony"}, {"path": "harmony"}]}, "ANA-3.1", "without a Path of their own"),
        ({"seats": [{}, {}, {}]}, "ANA-0.1", "Players described: 3, in play: 2"),
        ({"options": {"paths": ["harmony", "harmony"]}}, "ANA-3.1", "a different Path"),
        ({"options": {"side": ["a", "b"]}}, "ANA-3.2", "the same side"),
        ({"hexes": {"construct_bottom": {"seat": 1, "worker": "genius"}}}, "ANA-24.3", "Capital"),
        ({"evacuation": 1}, "ANA-18.4", "before the Impact"),
        ({"era": 5, "evacuation": 2}, "ANA-18.4", "out of order"),
        ({"era": 8}, "ANA-0.2", "at most 7"),
        ({"endgame": ["water"]}, "ANA-2.8", "5 different"),
        ({"hands": ASSETS}, "ANA-26.11", "no draft"),
        ({"covered_hexes": ["top_left"]}, "ANA-24.4", "covered"),
    ],
)
def test_positions_that_cannot_be(described: Json, rule: str, words: str) -> None:
    with pytest.raises((ct.BadPosition, ct.BadOption)) as caught:
        table(**described)
    assert f"({rule})" in str(caught.value)
    assert words in str(caught.value)
