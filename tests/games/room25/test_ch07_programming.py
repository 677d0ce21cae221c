"""Chapter 7: programming."""

from __future__ import annotations

import pytest

import chronotable as ct
from tests.games.playing import event_kinds, happened, keys, play, refused
from tests.games.room25.table import asked, character, program, room, table, where

FOUR = ["max", "alice", "kevin", "emmet"]
TOKENS = ["look", "move", "push", "control", "special"]


@pytest.mark.rule("R25-7.1")
def test_everybody_programs_at_once_and_in_secret() -> None:
    m = table("suspicion", cast=FOUR, phase="programming")
    assert asked(m) == [(id, "program") for id in FOUR]
    assert [d.seat for d in m.decisions] == [0, 1, 2, 3]
    m.choose("program:move:look", 2)
    assert character(m, "kevin", seat=2)["program"] == ["move", "look"]
    for seat in (None, 0, 1, 3):
        assert "program" not in character(m, "kevin", seat)
        assert character(m, "kevin", seat)["programmed"] is None


@pytest.mark.rule("R25-7.1")
def test_the_first_slot_is_played_in_the_first_pass() -> None:
    m = table("suspicion", cast=FOUR, phase="programming", order=FOUR)
    program(m, {"max": "move:look", "alice": "look:move"})
    play(m, "move:c2")
    assert happened(m, "token_played")[:2] == [
        {"character": "max", "token": "move"},
        {"character": "alice", "token": "look"},
    ]


@pytest.mark.rule("R25-7.1")
def test_the_special_ability_is_a_token_of_season_2_only() -> None:
    classic = table("suspicion", cast=FOUR, phase="programming", options={"ruleset": "classic"})
    assert len(keys(classic, 0)) == 4 * 3 + 4
    assert refused(classic, "program:special:move", 0) == "R25-1.4"
    season2 = table("suspicion", cast=FOUR, phase="programming")
    assert len(keys(season2, 0)) == 5 * 4 + 5
    assert "program:special:move" in keys(season2, 0)


def idle(m: ct.Match, seat: int) -> list[str]:
    """What would be lost."""
    mine = m.decision_of(seat)
    assert mine is not None
    return [option.key for option in mine.options if option.idle]


@pytest.mark.rule("R25-6.3")
def test_who_acts_first_is_told_which_first_action_would_be_lost() -> None:
    m = table("suspicion", cast=FOUR, phase="programming", order=FOUR, at={"max": "b2", "alice": "b4"})
    lost = {key.split(":")[1] for key in idle(m, 0)}
    assert lost == {"look", "push", "special"}, "all rooms lie open, and nobody is there to be pushed or carried"
    assert "program:push" not in idle(m, 0), "alone it can wait"
    assert idle(m, 1) == [], "others come before her"


@pytest.mark.rule("R25-7.2")
def test_the_same_token_twice_is_impossible() -> None:
    m = table("suspicion", cast=FOUR, phase="programming")
    for token in TOKENS:
        assert refused(m, f"program:{token}:{token}", 0) == "R25-7.2"


@pytest.mark.rule("R25-7.3")
def test_a_single_token_is_played_in_the_pass_of_the_owners_choice() -> None:
    for choice, phase in (("play", "first_pass"), ("wait", "second_pass")):
        m = table(at={"max": "b2"}, programs={"max": ["move"], "kevin": ["move"]})
        assert character(m, "max")["between_slots"] is True
        assert keys(m) == ["play", "wait"]
        play(m, choice)
        if choice == "wait":
            assert asked(m) == [("kevin", "play_or_wait")]
            play(m, "wait")
        assert (m.view(None)["phase"], asked(m)) == (phase, [("max", "move")])
        assert character(m, "max")["between_slots"] is False


@pytest.mark.rule("R25-7.3")
def test_after_waiting_it_must_be_played_and_after_playing_nothing_is_left() -> None:
    m = table(at={"max": "b2", "kevin": "d2"}, programs={"max": ["move"], "kevin": ["move"]})
    play(m, "play", "move:b1", "wait")
    assert (m.view(None)["phase"], asked(m)) == ("second_pass", [("kevin", "move")])
    play(m, "move:d1")
    assert m.view(None)["round"] == 3
    assert [event["character"] for event in happened(m, "token_played")] == ["max", "kevin"]


@pytest.mark.rule("R25-7.4")
def test_at_least_one_token_must_be_programmed() -> None:
    m = table(
        "suspicion", cast=FOUR, phase="programming", more={"max": {"lost_tokens": ["look", "control", "special"]}}
    )
    assert keys(m, 0) == ["program:move:push", "program:push:move", "program:move", "program:push"]
    assert refused(m, "done", 0) == "R25-7.1"


@pytest.mark.rule("R25-7.5")
def test_what_was_not_programmed_stays_unknown() -> None:
    views = []
    for second in ("look", "control"):
        m = table("suspicion", cast=FOUR, phase="programming", order=FOUR)
        program(m, {"max": f"move:{second}"})
        views.append([m.view(1), m.view(None), m.events(seat=1)])
    assert views[0] == views[1]
    assert character(m, "max")["programmed"] == 1


@pytest.mark.rule("R25-7.6")
def test_adrenaline_is_declared_in_the_programming_phase_and_then_open() -> None:
    m = table("suspicion", cast=FOUR, phase="programming", order=FOUR)
    m.choose("program:move:look", 1)
    m.choose("adrenaline:yes", 1)
    assert character(m, "alice", seat=1)["adrenaline"] == "declared"
    assert character(m, "alice", seat=0)["adrenaline"] == "ready", "not before all are done"
    program(m)
    assert happened(m, "adrenaline_declared") == [{"character": "alice"}]
    assert character(m, "alice", seat=0)["adrenaline"] == "declared"


@pytest.mark.rule("R25-7.7")
def test_tokens_lost_to_penalties_are_gone_for_the_rest_of_the_game() -> None:
    m = table("suspicion", cast=FOUR, phase="programming", more={"max": {"lost_tokens": ["look"]}})
    assert not [key for key in keys(m, 0) if "look" in key]
    assert refused(m, "program:look:move", 0) == "R25-7.7"
    program(m, dict.fromkeys(FOUR, "push"))
    while m.view(None)["round"] == 2:
        play(m, keys(m)[0])
    assert not [key for key in keys(m, 0) if "look" in key], "still lost in the next round"
    assert character(m, "max")["lost_tokens"] == ["look"]


@pytest.mark.rule("R25-7.8")
def test_in_the_cold_room_only_one_token_and_no_adrenaline() -> None:
    m = table("suspicion", cast=FOUR, phase="programming", rooms={"b2": "cold"}, at={"max": "b2"})
    assert keys(m, 0) == [f"program:{token}" for token in TOKENS]
    assert refused(m, "program:look:move", 0) == "R25-7.8"
    m.choose("program:move", 0)
    assert "max" not in [id for id, _ in asked(m)], "Max is not asked for adrenaline"
    assert refused(m, "adrenaline:yes", 0)
    program(m)
    while asked(m) != [("max", "play_or_wait")]:
        play(m, "play")
    assert keys(m) == ["play", "wait"]


@pytest.mark.rule("R25-7.9")
def test_solo_chooses_tokens_when_a_character_comes_up() -> None:
    m = table("solo", cast=FOUR, at={"max": "b2"}, order=FOUR)
    assert asked(m) == [("max", "free_action")]
    assert keys(m) == [*(f"token:{token}" for token in TOKENS), "done"]
    assert idle(m, 0) == ["token:look", "token:push", "token:special"], "all rooms lie open, and Max is alone"
    play(m, "token:move", "move:b1", "done", "done", "done")
    assert (m.view(None)["phase"], asked(m)) == ("second_pass", [("max", "free_action")])
    assert keys(m) == ["token:look", "token:push", "token:control", "token:special", "done"], "not Move again"
    play(m, "done")
    assert asked(m) == [("alice", "free_action")]
    assert "done" not in keys(m), "Alice has passed once already"


@pytest.mark.rule("R25-7.9")
@pytest.mark.parametrize("later", [False, True])
def test_who_begins_the_round_in_the_cold_has_one_free_action(later: bool) -> None:
    m = table("solo", cast=FOUR, rooms={"b2": "cold"}, at={"max": "b2"}, order=FOUR)
    if later:
        play(m, "done", *["done"] * 3)
        assert (m.view(None)["phase"], asked(m)) == ("second_pass", [("max", "free_action")])
        assert "done" not in keys(m)
    play(m, "token:move", "move:b1")
    assert asked(m)[0][0] == "alice"
    while m.view(None)["round"] == 2:
        assert asked(m)[0][0] != "max"
        play(m, "token:move" if "token:move" in keys(m) else keys(m)[0])


@pytest.mark.rule("R25-7.9")
def test_a_revealed_guard_plays_freely_from_the_next_round_on() -> None:
    m = table(
        "suspicion",
        cast=FOUR,
        roles={"max": "guard"},
        more={"max": {"shown": 1}, "alice": {"program": ["move", "look"]}},
        order=["max", "alice"],
    )
    assert asked(m) == [("max", "free_action")]
    assert keys(m)[-1] == "done"
    play(m, "token:move", "move:c2", "move:c4")
    assert asked(m) == [("max", "free_action")]
    assert refused(m, "token:move") == "R25-7.9"


@pytest.mark.rule("R25-7.9")
def test_lost_tokens_are_not_free_either() -> None:
    m = table("solo", cast=FOUR, more={"max": {"lost_tokens": ["look", "special"]}}, order=FOUR)
    assert keys(m) == ["token:move", "token:push", "token:control", "done"]


@pytest.mark.rule("R25-7.10")
def test_a_paranoid_character_does_not_program() -> None:
    m = table(
        "suspicion",
        cast=FOUR,
        rooms={"b2": "paranoia"},
        at={"max": "b2"},
        more={"max": {"paranoid": True, "drawing": True, "stack": ["move", "look", "push"]}},
        phase="programming",
    )
    assert ("max", "declare") in asked(m)
    program(m)
    assert {"character": "max"} not in happened(m, "programmed")


@pytest.mark.rule("R25-7.11")
def test_the_revived_and_the_eliminated_have_no_program() -> None:
    m = table(
        cast=["max", "alice", "kevin", "emmet"],
        at={"alice": None, "kevin": None},
        rooms={"b3": "regeneration"},
        fallen=["kevin", "alice"],
        order=["max", "alice", "emmet"],
        programs={"max": ["move", "look"]},
    )
    play(m, "move:b3")
    assert (where(m, "alice"), where(m, "kevin")) == ("c3", "c3")
    assert m.view(None)["round"] == 3, "neither of them acted"
    assert {id for id, _ in asked(m)} == {"max", "kevin"}, "but now they program again"
    dead = table(cast=["max", "alice", "kevin", "emmet"], at={"alice": None}, phase="programming")
    program(dead)
    assert {"character": "alice"} not in happened(dead, "programmed")


@pytest.mark.rule("R25-7.12")
def test_all_tokens_come_back_at_the_countdown_but_lost_ones_and_a_stack_in_use() -> None:
    m = table(
        at={"max": "b2", "kevin": "d2", "sarah": "d4"},
        rooms={"d4": "paranoia"},
        programs={"max": ["move", "control"], "kevin": ["control", "move"]},
        more={
            "kevin": {"lost_tokens": ["look"]},
            "sarah": {"paranoid": True, "drawing": True, "stack": ["look", "push", "move"]},
        },
    )
    play(m, "move:b1", "slide:row_2:left", "slide:row_1:left", "move:c1")
    assert m.view(None)["round"] == 3
    assert len(keys(m, 2)) == 25
    assert len(keys(m, 0)) == 25
    m.choose("program:look", 0)
    m.choose("adrenaline:no", 0)
    assert len(keys(m, 0)) == 4 * 3 + 4, "Kevin's Look is lost"
    sarah = character(m, "sarah")
    assert (sarah["stack"], sarah["drawing"]) == (1, True), "two of three tokens were drawn"


def test_explanations_for_bad_programs() -> None:
    m = table("suspicion", cast=FOUR, phase="programming")
    assert refused(m, "program:sleep:move", 0) == "R25-7.1"
    assert refused(m, "move:c2", 0)
    assert "programmed" not in event_kinds(m)
    with pytest.raises(ct.BadOption):
        m.choose("program:look:move")
    assert room(m, "c3")["characters"] == FOUR
