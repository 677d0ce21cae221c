"""Chapter 18: escape and victory; Cooperation and Solo are in `test_ch18_cooperation.py`."""

from __future__ import annotations

import pytest

from tests.games.playing import event_kinds, happened, keys, play
from tests.games.room25.leaving import FOUR, SIX, leave
from tests.games.room25.table import ending, room, table, where, winners

# ---- in general


@pytest.mark.rule("R25-18.1")
def test_room_25_leaves_when_a_control_action_slides_it_over_the_edge() -> None:
    m = leave("competition", FOUR, ["max", "alice"])
    assert (ending(m), winners(m)) == ("escape", ["max", "alice"])
    assert event_kinds(m)[-1] == "game_over"
    assert m.decisions == ()


@pytest.mark.rule("R25-18.1")
@pytest.mark.parametrize("slide", ["slide:row_1:right", "slide:column_a:down"])
def test_any_other_slide_only_moves_it(slide: str) -> None:
    m = table(rooms={"a1": "room25"}, at={"max": "a1", "alice": "a1"}, programs={"max": ["control"]})
    play(m, "play", slide)
    assert ending(m) is None
    assert where(m, "alice") in ("b1", "a2")


@pytest.mark.rule("R25-18.1")
@pytest.mark.parametrize(
    ("cell", "slide"), [("a1", "row_1:left"), ("a1", "column_a:up"), ("e4", "row_4:right"), ("d5", "column_d:down")]
)
def test_it_leaves_from_every_exit_zone(cell: str, slide: str) -> None:
    m = table(rooms={cell: "room25"}, at={"max": cell, "alice": cell}, programs={"max": ["control"]})
    play(m, "play", f"slide:{slide}")
    assert ending(m) == "escape"


@pytest.mark.rule("R25-18.1")
def test_the_actor_must_stand_in_it_and_belong_to_the_escaping_side() -> None:
    outside = table(
        rooms={"a1": "room25"}, at={"max": "a1", "alice": "a1", "kevin": "d1"}, programs={"kevin": ["control"]}
    )
    play(outside, "play", "slide:row_1:left")
    assert (ending(outside), room(outside, "e1")["room"]) == (None, "room25")
    assert where(outside, "max") == "e1", "it wraps round with those inside"
    together = table(
        rooms={"a1": "room25"},
        at={"max": "a1", "alice": "a1", "kevin": "d1", "emmet": "d1"},
        programs={"kevin": ["control"]},
    )
    play(together, "play", "slide:row_1:left")
    assert ending(together) is None, "a whole side in one room, but not in Room 25"
    stranger = table(
        rooms={"a1": "room25"}, at=dict.fromkeys(["max", "alice", "kevin"], "a1"), programs={"kevin": ["control"]}
    )
    play(stranger, "play", "slide:row_1:left")
    assert ending(stranger) is None


@pytest.mark.rule("R25-18.2")
def test_opponents_inside_do_not_matter() -> None:
    m = leave("competition", FOUR, ["max", "alice", "kevin"])
    assert winners(m) == ["max", "alice"]
    roles = {"max": "prisoner", "alice": "prisoner", "kevin": "prisoner", "emmet": "guard"}
    m = leave("suspicion", FOUR, FOUR, roles=roles)
    assert winners(m) == ["max", "alice", "kevin"]


@pytest.mark.rule("R25-18.3")
@pytest.mark.parametrize("phase", ["first_pass", "second_pass", "adrenaline"])
@pytest.mark.parametrize("left", [1, 5])
def test_escape_counts_in_any_action_also_in_the_last_round(phase: str, left: int) -> None:
    m = table(
        rooms={"a1": "room25"},
        at={"max": "a1", "alice": "a1"},
        phase=phase,
        order=["max"],
        rounds_left=left,
        more={
            "max": {
                "program": ["control", "move"] if phase == "first_pass" else [None, "control"],
                "adrenaline": "declared",
            }
        },
    )
    if phase == "adrenaline":
        play(m, "token:control")
    play(m, "slide:row_1:left")
    assert ending(m) == "escape"


# ---- Suspicion

PRISONERS = ["max", "alice", "kevin", "emmet"]
ROLES = {**dict.fromkeys(PRISONERS, "prisoner"), "franck": "guard", "jennifer": "guard"}


@pytest.mark.rule("R25-18.4")
@pytest.mark.parametrize("left", [1, 2, 5])
def test_all_prisoners_escape_in_any_round(left: int) -> None:
    m = leave("suspicion", SIX, PRISONERS, roles=ROLES, left=left)
    assert (ending(m), winners(m)) == ("escape", PRISONERS)


@pytest.mark.rule("R25-18.4")
@pytest.mark.parametrize("out", [[], ["emmet"]], ids=["elsewhere", "eliminated"])
def test_one_may_be_missing_in_the_last_round_only(out: list[str]) -> None:
    m = leave("suspicion", SIX, ["max", "alice", "kevin"], roles=ROLES, left=1, out=out)
    assert (ending(m), winners(m)) == ("escape", PRISONERS)
    m = leave("suspicion", SIX, ["max", "alice", "kevin"], roles=ROLES, left=2, out=out)
    assert (ending(m), where(m, "max")) == (None, "e1")


@pytest.mark.rule("R25-18.4")
def test_two_may_never_be_missing() -> None:
    m = leave("suspicion", SIX, ["max", "alice"], roles=ROLES, left=1)
    assert (ending(m), winners(m)) == ("time_is_up", ["franck", "jennifer"])
    m = leave("suspicion", SIX, ["max", "alice"], roles=ROLES, left=1, out=["emmet"])
    assert ending(m) == "time_is_up"


@pytest.mark.rule("R25-18.4")
def test_a_guard_takes_nobody_out() -> None:
    m = leave("suspicion", SIX, [*PRISONERS, "franck"], actor="franck", roles=ROLES)
    assert ending(m) is None


@pytest.mark.rule("R25-18.5")
def test_guards_win_as_soon_as_two_prisoners_are_out() -> None:
    m = table(
        "suspicion",
        cast=SIX,
        roles=ROLES,
        at={"max": None, "alice": "b2", "franck": "b2"},
        rooms={"b1": "mortal"},
        programs={"franck": ["push"], "kevin": ["look"]},
    )
    play(m, "play", "push:alice", "room:b1")
    assert (ending(m), winners(m)) == ("guards_eliminated_prisoners", ["franck", "jennifer"])


@pytest.mark.rule("R25-18.5")
def test_an_eliminated_guard_does_not_count() -> None:
    m = table(
        "suspicion",
        cast=SIX,
        roles=ROLES,
        at={"jennifer": None, "alice": "b2", "franck": "b2"},
        rooms={"b1": "mortal"},
        programs={"franck": ["push"], "kevin": ["look"]},
    )
    play(m, "play", "push:alice", "room:b1")
    assert ending(m) is None


@pytest.mark.rule("R25-18.5")
def test_guards_win_when_time_is_up_and_nobody_if_there_is_no_guard() -> None:
    m = table("suspicion", cast=SIX, roles=ROLES, phase="countdown", rounds_left=1)
    assert (ending(m), winners(m)) == ("time_is_up", ["franck", "jennifer"])
    none = table("suspicion", cast=FOUR, roles=dict.fromkeys(FOUR, "prisoner"), phase="countdown", rounds_left=1)
    assert (ending(none), winners(none)) == ("time_is_up", [])
    both = table(
        "suspicion",
        cast=FOUR,
        roles=dict.fromkeys(FOUR, "prisoner"),
        at={"max": None, "alice": "b2"},
        rooms={"b1": "mortal"},
        programs={"alice": ["move", "look"]},
    )
    play(both, "move:b1")
    assert (ending(both), winners(both)) == ("guards_eliminated_prisoners", [])


@pytest.mark.rule("R25-18.6")
def test_a_revived_prisoner_does_not_count_as_eliminated() -> None:
    m = table(
        "suspicion",
        cast=SIX,
        roles=ROLES,
        at={"max": None, "alice": "b2", "kevin": "d2"},
        rooms={"b1": "mortal", "d1": "regeneration"},
        programs={"kevin": ["move"], "alice": ["move"], "franck": ["look"]},
    )
    play(m, "play", "move:d1", "play", "move:b1")
    assert (where(m, "max"), where(m, "alice"), ending(m)) == ("c3", None, None)


# ---- Team

TEAMS = ["max", "kevin", "alice", "emmet"]  # seated alternately: Max and Alice against Kevin and Emmet


@pytest.mark.rule("R25-18.7")
def test_a_team_escapes_together() -> None:
    m = leave("team", TEAMS, ["max", "alice"])
    assert (ending(m), winners(m)) == ("escape", ["max", "alice"])
    assert ending(leave("team", TEAMS, ["max", "kevin"])) is None


@pytest.mark.rule("R25-18.7")
def test_the_survivors_of_a_team_escape_in_the_last_round_only_and_all_of_them() -> None:
    eight = ["max", "kevin", "alice", "emmet", "franck", "jennifer", "sarah", "bruce"]
    team = ["max", "alice", "franck", "sarah"]
    assert ending(leave("team", eight, team[:3], out=["sarah"], left=2)) is None
    m = leave("team", eight, team[:3], out=["sarah"], left=1)
    assert (ending(m), winners(m)) == ("escape", team)
    m = leave("team", eight, team[:2], out=["sarah"], left=1)
    assert ending(m) == "most_in_room25", "Franck is alive and not there: no escape, but more of them are inside"


@pytest.mark.rule("R25-18.7")
def test_a_team_wins_when_all_opponents_are_eliminated() -> None:
    m = table(
        "team",
        cast=TEAMS,
        at={"kevin": None, "emmet": "b2", "max": "b2"},
        rooms={"b1": "mortal"},
        programs={"max": ["push"]},
    )
    play(m, "play", "room:b1")
    assert (ending(m), winners(m)) == ("opponents_eliminated", ["max", "alice"])


@pytest.mark.rule("R25-18.7")
@pytest.mark.parametrize(
    ("inside", "how", "who"),
    [
        (["kevin"], "most_in_room25", ["kevin", "emmet"]),
        (["kevin", "emmet", "max"], "most_in_room25", ["kevin", "emmet"]),
        (["max", "kevin"], "draw", []),
        ([], "draw", []),
    ],
)
def test_at_the_end_more_in_room_25_win_and_equal_numbers_draw(inside: list[str], how: str, who: list[str]) -> None:
    m = table(
        "team", cast=TEAMS, rooms={"a1": "room25"}, at=dict.fromkeys(inside, "a1"), phase="countdown", rounds_left=1
    )
    assert (ending(m), winners(m)) == (how, who)


@pytest.mark.rule("R25-18.7")
def test_the_eliminated_are_not_counted_at_the_end() -> None:
    m = table("team", cast=TEAMS, at={"kevin": None, "max": "e5"}, phase="countdown", rounds_left=1)
    assert (ending(m), winners(m)) == ("most_in_room25", ["max", "alice"])
    m = table("team", cast=TEAMS, at={"kevin": None}, phase="countdown", rounds_left=1)
    assert ending(m) == "draw"


# ---- Competition


@pytest.mark.rule("R25-18.8")
def test_a_player_takes_both_characters_out() -> None:
    assert winners(leave("competition", SIX, ["kevin", "emmet"])) == ["kevin", "emmet"]
    assert ending(leave("competition", SIX, ["kevin", "max"])) is None


@pytest.mark.rule("R25-18.8")
def test_a_sole_survivor_escapes_alone_in_the_last_round_only() -> None:
    assert winners(leave("competition", SIX, ["kevin"], out=["emmet"], left=1)) == ["kevin", "emmet"]
    assert ending(leave("competition", SIX, ["kevin"], out=["emmet"], left=2)) is None
    assert ending(leave("competition", SIX, ["kevin"], left=1)) == "time_is_up", "Emmet lives and is elsewhere"


@pytest.mark.rule("R25-18.8")
def test_the_last_player_with_living_characters_wins() -> None:
    m = table(
        cast=SIX,
        at={"max": None, "alice": None, "franck": None, "jennifer": "b2", "kevin": "b2"},
        rooms={"b1": "mortal"},
        programs={"kevin": ["push"]},
    )
    play(m, "play", "room:b1")
    assert (ending(m), winners(m)) == ("opponents_eliminated", ["kevin", "emmet"])


@pytest.mark.rule("R25-18.8")
def test_nobody_by_the_end_no_winner() -> None:
    m = table(cast=SIX, rooms={"a1": "room25"}, at={"max": "a1"}, phase="countdown", rounds_left=1)
    assert (ending(m), winners(m)) == ("time_is_up", [])


@pytest.mark.rule("R25-18.9")
def test_of_two_complete_sides_the_controlling_one_wins() -> None:
    for actor, who in (("max", ["max", "alice"]), ("kevin", ["kevin", "emmet"])):
        assert winners(leave("competition", FOUR, FOUR, actor=actor)) == who
        assert winners(leave("team", TEAMS, TEAMS, actor=actor)) == [id for id in TEAMS if id in who]


# ---- of several modes


@pytest.mark.rule("R25-18.14")
def test_an_elimination_loss_is_checked_first() -> None:
    """In co-operation the shredder takes one more: lost at once, whatever the room entered would bring."""
    m = table(
        "cooperation",
        cast=FOUR,
        rooms={"b2": "shredder", "b1": "key_room"},
        at={"max": "b2", "alice": "b2"},
        programs={"max": ["move"]},
    )
    play(m, "play", "move:b1")
    assert ending(m) == "character_eliminated"
    assert m.view(None)["key_active"] is False
    suspicion = table(
        "suspicion",
        cast=SIX,
        roles=ROLES,
        rooms={"b2": "shredder", "b1": "room25"},
        at={"max": None, "alice": "b2", "kevin": "b2", "emmet": "b1"},
        programs={"alice": ["move"]},
        rounds_left=1,
    )
    play(suspicion, "play", "move:b1")
    assert ending(suspicion) == "guards_eliminated_prisoners"


@pytest.mark.rule("R25-18.15")
def test_nobody_leaves_alone_but_for_the_printed_exceptions() -> None:
    roles = {"max": "prisoner", "alice": "prisoner", "kevin": "prisoner", "emmet": "guard"}
    for left in (1, 3):
        assert ending(leave("suspicion", FOUR, ["max"], roles=roles, left=left)) != "escape"
        assert ending(leave("cooperation", FOUR, ["max"], key_active=True, left=left)) != "escape"
    assert ending(leave("competition", FOUR, ["max"], out=["alice"], left=1)) == "escape"
    assert ending(leave("team", TEAMS, ["max"], out=["alice"], left=1)) == "escape"
    assert ending(leave("team", TEAMS, ["max"], out=["alice"], left=3)) is None


def test_nothing_can_be_chosen_after_the_end() -> None:
    m = leave("competition", FOUR, ["max", "alice"])
    assert keys(m) == []
    assert happened(m, "game_over") == [{"reason": "escape", "winners": [0]}]
    assert m.view(None)["winners"] == [0]
