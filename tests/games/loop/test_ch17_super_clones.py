"""Chapter 17: super clones."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.clones import place_super_clones
from tests.games.loop.modes import CALM, DONE_TILES, EMPLOYEE, LEGEND, mode
from tests.games.loop.table import ERAS, clones, era, mission
from tests.games.playing import Json, happened, keys, play


@pytest.mark.rule("LOOP-17.10")
def test_there_is_one_super_clone_an_era_with_its_end_three_eras_on() -> None:
    m = mode("super_clones")
    described = ct.position_of(m)
    pile = [word.split(">") for word in [*described["super_pile"], *described["super_gone"]]]
    assert sorted(ERAS.index(start) for start, _ in pile) == list(range(7))
    assert {(ERAS.index(destroy) - ERAS.index(start)) % 7 for start, destroy in pile} == {3}


@pytest.mark.rule("LOOP-17.10")
@pytest.mark.parametrize(
    ("level", "cycle", "added"),
    [("intern", 1, 1), ("intern", 2, 1), (EMPLOYEE, 1, 1), (EMPLOYEE, 2, 1), (LEGEND, 1, 2), (LEGEND, 2, 2)],
)
def test_new_cycles_bring_super_clones(level: str, cycle: int, added: int) -> None:
    m = mode("super_clones", level, cycle=cycle, doctor_deck=[], doctor_row=ERAS, **CALM)
    before = len(m.view(None)["super_pile"])
    play(m, "done")
    supers = [clone for id in ERAS for clone in era(m, id)["clones"] if clone["super"]]
    assert m.view(None)["cycle"] == cycle + 1
    assert len(supers) == added
    assert len(m.view(None)["super_pile"]) == before - added


@pytest.mark.rule("LOOP-17.10")
def test_no_more_super_clones_than_the_pile_holds() -> None:
    """The printed numbers never use the pile up; those of a later level may."""
    s = LoopState.clone(ct.new("loop", seed=1, mode="super_clones", level=LEGEND).position)  # type: ignore[arg-type]
    there = 7 - len(s.super_pile)
    place_super_clones(s, 9)
    assert (there, s.super_pile) == (2, [])
    assert sum(at >= 0 for at in s.clone_at[28:]) == 7


@pytest.mark.rule("LOOP-17.11")
def test_a_super_clone_adds_two_rifts_to_a_drop() -> None:
    m = mode(
        "super_clones",
        phase="doctor",
        doctor_next=["dawn"],
        bag_top=["end>medieval"],
        fate=["previous", "previous", "doctor", "next", "next"],
        eras={"dawn": {"super_clones": ["dawn>industrial"], "clones": ["dawn>robots"]}},
    )
    assert happened(m, "rifts_dropped") == [{"n": 5, "landing": {"end": 2, "dawn": 1, "medieval": 2}}]


@pytest.mark.rule("LOOP-17.11")
def test_destroy_effects_cannot_choose_a_super_clone() -> None:
    eras = {"dawn": {"super_clones": ["dawn>industrial"], "clones": ["dawn>robots"]}}
    m = play(mode("super_clones", at="dawn", hand=["dynamite"], eras=eras), "play:dynamite")
    assert [clone["super"] for clone in era(m, "dawn")["clones"]] == [True], "the other one was the only choice"
    m = mode("super_clones", at="dawn", hand=["dragon_egg"], eras={"dawn": {"super_clones": ["dawn>industrial"]}})
    play(m, "play:dragon_egg")
    assert clones(m, "dawn") == ["industrial"]
    assert era(m, "dawn")["energy"] == 2


@pytest.mark.rule("LOOP-17.11")
def test_a_super_clone_is_moved_like_a_clone_and_leaves_the_game_in_its_destroy_era() -> None:
    m = mode(
        "super_clones",
        agents={
            "exterminatrix_404": {"era": "medieval", "hand": ["hydraulic_shove", "tractor_beam_eye"]},
            "mr_time": {},
        },
        eras={
            "medieval": {"super_clones": ["dawn>industrial"]},
            "dawn": {"super_clones": ["robots>medieval"], "clones": ["globalization>medieval"]},
        },
        missions={"robots": "exterminate_clones", "end": "declone_doctor"},
        destructions=1,
        doctor="medieval",
    )
    bag = m.view(None)["bag"]
    play(m, "play:tractor_beam_eye")
    assert keys(m) == ["clone:dawn:medieval", "super:dawn:medieval"], "told apart"
    play(m, "super:dawn:medieval", "ability")
    assert m.view(None)["bag"] == bag
    assert "robots>medieval" not in m.view(None)["super_pile"]
    assert mission(m, "robots")["slots"] == ["medieval"]
    assert mission(m, "end")["damage"] == 1, "it counts once"
    assert era(m, "medieval")["energy"] == 1, "Robofinisher's bonus, once"
    play(m, "play:hydraulic_shove", "era:renaissance")
    assert era(m, "renaissance")["clones"] == [{"destroy": "industrial", "super": True}]


@pytest.mark.rule("LOOP-17.11", "LOOP-17.2")
def test_destroying_the_last_super_clone_wins_with_four_tiles() -> None:
    words: Json = {
        "at": "dawn",
        "hand": ["grabber_arm"],
        "archived": [*DONE_TILES, "patch_spacetime"],
    }
    m = mode("super_clones", eras={"medieval": {"super_clones": ["globalization>dawn"]}}, **words)
    assert m.view(None)["missing"] == {"super_clones_on_board": 1}
    play(m, "play:grabber_arm")
    assert m.result is not None
    assert m.result.winners == (0, 1)
    eras = {"medieval": {"super_clones": ["globalization>dawn"]}, "robots": {"super_clones": ["dawn>industrial"]}}
    m = play(mode("super_clones", eras=eras, **words), "play:grabber_arm")
    assert m.result is None


@pytest.mark.rule("LOOP-17.11")
def test_the_fourth_tile_wins_only_without_super_clones_on_the_board() -> None:
    words: Json = {
        "phase": "archive",
        "at": "dawn",
        "archived": DONE_TILES,
        "missions": {"dawn": ("quantum_bomb", 6), "medieval": "loop_on_doctor"},
        **CALM,
    }
    won = play(mode("super_clones", **words), "archive:quantum_bomb")
    assert won.result is not None
    m = play(
        mode("super_clones", eras={"robots": {"super_clones": ["dawn>industrial"]}}, **words), "archive:quantum_bomb"
    )
    assert m.result is None
    assert len(m.view(None)["archived"]) == 4
