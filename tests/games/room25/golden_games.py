"""One finished game for every way Room 25 can end, mode by mode: `golden/*.ct`, see `tests/conformance/golden.py`.

What random players come to is played from the set-up on.  They hardly ever escape, so escapes start with everybody in
Room 25, who have yet to program the slide, in a building dealt as usual.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import chronotable as ct
from chronotable.kernel.match import Match
from tests.conformance.golden import Wanted

Json = dict[str, Any]
Start = Callable[[int], Match]
FOLDER = Path(__file__).parent / "golden"

FOUR = ("max", "kevin", "alice", "emmet")  # as a team game seats them: Max and Alice against Kevin and Emmet
PAIRS = ("max", "alice", "kevin", "emmet")  # as two players of a Competition own them
SIX = (*FOUR, "franck", "jennifer")
GUARDS = ("franck", "jennifer")
CLASSIC: Json = {"ruleset": "classic"}
MADNESS: Json = {"difficulty": "madness"}
EXIT = "a1"


def full_game(mode: str, players: int, **options: Any) -> Start:
    """From set-up to the end, at random."""
    return lambda seed: ct.new("room25", mode=mode, players=players, seed=seed, **options)


def no_guard(seed: int) -> Match:
    """Suspicion in which the guard's tile stayed in the box."""
    described = {
        "options": {"mode": "suspicion", "players": 4, "characters": list(FOUR)},
        "phase": "clue",
        "characters": {id: {"role": "prisoner"} for id in FOUR},
        "unseen_roles": ["guard"],
    }
    return ct.position("room25", described, seed=seed)


def leaving(
    mode: str,
    cast: Sequence[str],
    inside: Sequence[str],
    *,
    out: Sequence[str] = (),
    left: int = 3,
    players: int | None = None,
    **options: Any,
) -> Start:
    """A round begins with all of a side in Room 25, in a corner of the complex; whoever is out is out already."""
    characters: Json = {id: {"cell": "c3"} for id in cast}
    for id in inside:
        characters[id]["cell"] = EXIT
    for id in out:
        characters[id]["cell"] = None
    if mode == "suspicion":
        for id in cast:
            characters[id]["role"] = "guard" if id in GUARDS else "prisoner"
    position: Json = {
        "options": {"mode": mode, "players": players or len(cast), "characters": list(cast), **options},
        "phase": "programming",
        "round": 6,
        "rounds_left": left,
        "rooms": {EXIT: {"room": "room25", "face_up": True}},
        "characters": characters,
        "key_active": mode in ("cooperation", "solo") and options.get("ruleset") != "classic",
        "order": [*inside, *(id for id in cast if id not in inside and id not in out)],
    }
    return lambda seed: ct.position("room25", position, seed=seed)


def into_the_mortal_room(mode: str, cast: Sequence[str], players: int) -> Start:
    """Max, the last of his side, can carry Kevin, the last of the other, to where both die at once."""
    characters: Json = {id: {"cell": "b2" if id in ("max", "kevin") else None} for id in cast}
    characters["max"]["program"] = ["special", None]
    position: Json = {
        "options": {"mode": mode, "players": players, "characters": list(cast)},
        "phase": "first_pass",
        "round": 6,
        "rounds_left": 3,
        "rooms": {"b1": {"room": "mortal", "face_up": True}, "b2": {"room": "empty", "face_up": True}},
        "characters": characters,
        "order": ["max", "kevin"],
    }
    return lambda seed: ct.position("room25", position, seed=seed)


def nobody_wins(match: Match) -> bool:
    return match.result is not None and not match.result.winners


def nobody_lives(match: Match) -> bool:
    return not any(character["alive"] for character in match.view(None)["characters"])


def the_first_side(match: Match) -> bool:
    """Seat 0 has won, with its team if it has one."""
    return match.result is not None and 0 in match.result.winners


SUSPICION = {
    "suspicion_prisoners_escape": Wanted("escape", leaving("suspicion", SIX, FOUR)),
    "suspicion_prisoners_escape_classic": Wanted("escape", leaving("suspicion", SIX, FOUR, **CLASSIC)),
    "suspicion_escape_without_one": Wanted("escape", leaving("suspicion", SIX, FOUR[:3], out=FOUR[3:], left=1)),
    "suspicion_two_prisoners_out": Wanted("guards_eliminated_prisoners", full_game("suspicion", 8)),
    "suspicion_two_prisoners_out_classic": Wanted("guards_eliminated_prisoners", full_game("suspicion", 6, **CLASSIC)),
    "suspicion_two_prisoners_out_no_guard": Wanted("guards_eliminated_prisoners", no_guard, nobody_wins),
    "suspicion_time_is_up": Wanted("time_is_up", full_game("suspicion", 5, **CLASSIC)),
    "suspicion_time_is_up_season2": Wanted("time_is_up", full_game("suspicion", 7)),
    "suspicion_time_is_up_no_guard": Wanted("time_is_up", no_guard, nobody_wins),
}
TEAM = {
    "team_escape": Wanted("escape", leaving("team", FOUR, ("max", "alice")), the_first_side),
    "team_escape_of_survivors": Wanted(
        "escape", leaving("team", SIX, ("max", "alice"), out=["franck"], left=1), the_first_side
    ),
    "team_opponents_out": Wanted("opponents_eliminated", full_game("team", 4)),
    "team_most_in_room25": Wanted("most_in_room25", full_game("team", 8)),
    "team_draw": Wanted("draw", full_game("team", 6, **CLASSIC)),
    "team_all_out": Wanted("draw", into_the_mortal_room("team", FOUR, 4), nobody_lives),
}
COMPETITION = {
    "competition_escape": Wanted("escape", leaving("competition", PAIRS, ("max", "alice"), players=2), the_first_side),
    "competition_escape_of_survivor": Wanted(
        "escape", leaving("competition", PAIRS, ("max",), out=["alice"], left=1, players=2), the_first_side
    ),
    "competition_opponents_out": Wanted("opponents_eliminated", full_game("competition", 2)),
    "competition_time_is_up": Wanted("time_is_up", full_game("competition", 4)),
    "competition_all_out": Wanted("draw", into_the_mortal_room("competition", PAIRS, 2), nobody_lives),
}
COOPERATION = {
    "cooperation_escape": Wanted("escape", leaving("cooperation", FOUR, FOUR)),
    "cooperation_escape_madness": Wanted("escape", leaving("cooperation", FOUR, FOUR, **MADNESS)),
    "cooperation_escape_classic": Wanted("escape", leaving("cooperation", FOUR, FOUR, **CLASSIC)),
    "cooperation_partial_escape": Wanted(
        "partial_escape", leaving("cooperation", FOUR, FOUR[:3], out=FOUR[3:], **CLASSIC)
    ),
    "cooperation_one_out": Wanted("character_eliminated", full_game("cooperation", 4)),
    "cooperation_one_out_madness": Wanted("character_eliminated", full_game("cooperation", 3, **MADNESS)),
    "cooperation_two_out_classic": Wanted("character_eliminated", full_game("cooperation", 2, **CLASSIC)),
    "cooperation_time_is_up": Wanted("time_is_up", full_game("cooperation", 6)),
    "cooperation_time_is_up_classic": Wanted("time_is_up", full_game("cooperation", 5, **CLASSIC)),
}
SOLO = {
    "solo_escape": Wanted("escape", leaving("solo", FOUR, FOUR, players=1)),
    "solo_escape_classic": Wanted("escape", leaving("solo", FOUR, FOUR, players=1, **CLASSIC)),
    "solo_one_out": Wanted("character_eliminated", full_game("solo", 1)),
    "solo_one_out_madness": Wanted("character_eliminated", full_game("solo", 1, **MADNESS)),
    "solo_one_out_classic": Wanted("character_eliminated", full_game("solo", 1, **CLASSIC)),
    "solo_time_is_up": Wanted("time_is_up", full_game("solo", 1)),
    "solo_time_is_up_classic": Wanted("time_is_up", full_game("solo", 1, **CLASSIC)),
}
GAMES: dict[str, Wanted] = {**SUSPICION, **TEAM, **COMPETITION, **COOPERATION, **SOLO}
