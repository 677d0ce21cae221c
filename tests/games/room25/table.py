"""A quiet table for rule tests: describe only what the rule is about, and play.

`table()` without arguments is the first pass of round 2 of a Competition with all eight characters (seats 0 to 3 own
Emmet and Kevin, Franck and Jennifer, Max and Alice, Sarah and Bruce), everybody in the central room, 6 rounds left (5
if somebody is in Room 25).  All rooms lie face up and are empty but for the central room (c3) and Room 25 (e5).  Nobody
has a program: a character without one has nothing to do.  So the game runs on to the next programming phase unless a
test adds something:

    table(at={"max": "b2", "kevin": "b2"}, programs={"max": ["push", "move"], "kevin": ["look"]})
    table(rooms={"b1": "trap", "b3": "?mortal", "c1": {"room": "flooded", "closed": True}})   # "?": face down
    table("suspicion", cast=["max", "alice", "kevin", "emmet"], roles={"kevin": "guard"})     # another mode, by seats
    table("cooperation", cast=[...], phase="cards", deck_top=["abm_13", "abm_23"], options={"difficulty": "madness"})

Characters act in the order in which `programs` names them (or in `order`).  A program of one token stands between the
slots.  Nobody is asked for announcements unless `options` turn them on.  Two robots came by two robot rooms that are
gone again.  `more` adds any words of a character (`{"alice": {"hidden": True}}`), and every other word of
`ct.position_schema("room25")` passes through; `acting` begins a pass with that character.  What has only one way is
done without asking, and after the last action the next round begins: a character that comes later (`"sarah": ["look"]`,
asked whether to play or wait) keeps the round open.

Read and play with `keys`, `play`, `program`, `room`, `character`, `where`, `happened` and `refused`, which show only
what a player sees: decisions, views, events, explanations.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import chronotable as ct
from chronotable.games import game as find_game
from chronotable.games.room25.components import data
from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.cards import DrawCard
from chronotable.games.room25.terms import CELL_TERMS
from chronotable.kernel.chance import Seed
from chronotable.kernel.engine import advance
from chronotable.kernel.match import Match, place, secret_of
from chronotable.kernel.origin import Origin
from chronotable.kernel.state import Witness
from tests.games.playing import Json

PAIRS = ["emmet", "kevin", "franck", "jennifer", "max", "alice", "sarah", "bruce"]
CARDS = [card["id"] for card in data()["abm_cards"]]
POWER_FAILURE = next(card["id"] for card in data()["abm_cards"] if card["kind"] == "power_failure")
ROBOT_ROOMS_GONE: Json = {"removed": ["robot_room"] * 2, "discard": [POWER_FAILURE]}  # their robots came back by cards
BARRIER_CARDS = [card["id"] for card in data()["abm_cards"] if card["kind"] in ("building_movement", "penalty")]


def table(
    mode: str = "competition",
    *,
    cast: Sequence[str] | None = None,
    players: int | None = None,
    rooms: Mapping[str, Any] | None = None,  # a word, or a room of the position schema
    at: Mapping[str, str | None] | None = None,
    programs: Mapping[str, Sequence[str | None]] | None = None,
    roles: Mapping[str, str] | None = None,
    more: Mapping[str, Json] | None = None,
    order: Sequence[str] | None = None,
    deck_top: Sequence[str] | None = None,
    options: Json | None = None,
    seed: int = 1,
    **described: Any,
) -> Match:
    """A match at the described position (see the module's text)."""
    seated = list(cast or PAIRS)
    each = 4 if mode == "solo" else 2 if mode == "competition" or (mode == "cooperation" and len(seated) == 6) else 1
    chosen: Json = {
        "mode": mode,
        "players": players or len(seated) // each,
        "characters": seated,
        "announcements": False,
        **(options or {}),
    }
    characters: dict[str, Json] = {id: {} for id in seated}
    for word, values in (("cell", at), ("program", programs), ("role", roles)):
        for id, value in (values or {}).items():
            characters[id][word] = list(value) if word == "program" and value is not None else value
    for id, words in (more or {}).items():
        characters[id] |= words
    line = list(order or programs or ())
    position: Json = {
        "round": 2,
        "rounds_left": 5 if somebody_in_room25(described_rooms(rooms or {}), characters) else 6,
        "phase": "first_pass",
        **(ROBOT_ROOMS_GONE if None not in described.get("robots", [None]) else {}),
        **described,
        "options": chosen,
        "rooms": described_rooms(rooms or {}),
        "characters": characters,
        "order": [*line, *(id for id in seated if id not in line and is_marked(characters[id]))],
    }
    if deck_top is not None:
        all_cards = CARDS if chosen.get("difficulty") == "madness" else BARRIER_CARDS
        gone = [*deck_top, *position.get("discard", []), *described.get("display", [])]
        position["deck"] = [*deck_top, *(card for card in all_cards if card not in gone)]
    agenda: list[Json] = position.get("agenda", [])
    draws = [record for record in agenda if record == CARD_OF_NOBODY]
    if not draws or position["phase"] == "cards":
        return ct.position("room25", position, seed=seed)
    coming = agenda[len(draws) :]
    return drawing(position | {"agenda": coming, "phase": PHASE_BEFORE[str(coming[0])]}, len(draws), seed)


CARD_OF_NOBODY: Json = {"step": "draw_card", "entered": []}
# The phase that is over when one of these comes next.
PHASE_BEFORE = {
    str({"step": "pass", "phase": 3}): "programming",
    str({"step": "pass", "phase": 4}): "first_pass",
    str({"step": "pass", "phase": 5}): "second_pass",
    str({"step": "count_down"}): "adrenaline",
}


def drawing(position: Json, cards: int, seed: int) -> Match:
    """A match that begins with cards drawn where the rules draw none: their effects are the same in every mode.

    No such position can be described, so the draws are put on a possible one by hand.
    """
    game = find_game("room25")
    options = game.check_options(position["options"], ())
    origin = Origin(options, None, (), (Seed(0, secret_of(seed)),))
    state = place(game, position, options, (), origin.seeds[0].secret)
    state.agenda += [DrawCard([])] * cards
    witness = Witness(origin.chance_at(0))
    state.draw_from(witness)
    advance(state)
    return Match(game, origin, state, witness)


def somebody_in_room25(rooms: Json, characters: dict[str, Json]) -> bool:
    """Then the alarm has left five rounds at most (R25-17.8)."""
    exits = [cell for cell, words in rooms.items() if words["room"] == "room25"]
    return any(words.get("cell") in exits for words in characters.values())


def is_marked(words: Json) -> bool:
    """Eliminated characters have no marker left, unless `order` names them."""
    return words.get("cell", "c3") is not None and bool(words.get("alive", True))


def described_rooms(rooms: Mapping[str, Any]) -> Json:
    quiet: Json = {cell: {"room": "empty", "face_up": True} for cell in CELL_TERMS}
    quiet["c3"] = {"room": "central", "face_up": True}
    words = {cell: spoken(room) for cell, room in rooms.items()}
    if "room25" not in [room["room"] for room in words.values()]:
        quiet["e5"] = {"room": "room25", "face_up": True}
    return {**quiet, **words}


def spoken(room: str | Json) -> Json:
    if isinstance(room, str):
        return {"room": room.removeprefix("?"), "face_up": not room.startswith("?")}
    return {"face_up": True, **room}


def state_of(m: Match) -> Room25State:
    """The state behind a match, for what only the game itself is asked."""
    state = m.position
    assert isinstance(state, Room25State)
    return state


# ---- playing


def program(m: Match, programs: Mapping[str, str] | None = None, *, adrenaline: Sequence[str] = ()) -> Match:
    """Everybody programs: as given ("move:look", "push"), the others a single Look; nobody else declares adrenaline."""
    while m.view(None)["phase"] == "programming" and m.decisions:
        asked = m.view(None)["asked"][0]
        if asked["question"] == "program":
            m.choose(f"program:{(programs or {}).get(asked['character'], 'look')}", asked["seat"])
        else:
            m.choose(f"adrenaline:{'yes' if asked['character'] in adrenaline else 'no'}", asked["seat"])
    return m


def asked(m: Match) -> list[tuple[str, str]]:
    """Whose owner is asked what."""
    return [(question["character"], question["question"]) for question in m.view(None)["asked"]]


# ---- reading


def room(m: Match, cell: str, seat: int | None = None) -> Json:
    """A room as everybody (or a seat) sees it: room, colour, face_up, closed, locked, characters, robots, reminders."""
    found: Json = m.view(seat)["rooms"][CELL_TERMS.index(cell)]
    return found


def row(m: Match, number: int) -> list[str]:
    """The kinds of the rooms of a row (1 to 5), left to right."""
    return [room(m, f"{letter}{number}")["room"] for letter in "abcde"]


def column(m: Match, letter: str) -> list[str]:
    """The kinds of the rooms of a column, top to bottom."""
    return [room(m, f"{letter}{number}")["room"] for number in range(1, 6)]


def character(m: Match, id: str, seat: int | None = None) -> Json:
    """A character as everybody (or a seat) sees it: cell, alive, hidden, adrenaline, lost_tokens, programmed, ..."""
    return next(found for found in m.view(seat)["characters"] if found["id"] == id)


def where(m: Match, id: str) -> str | None:
    """The cell of a character; None when it is eliminated."""
    found: str | None = character(m, id)["cell"]
    return found


def ending(m: Match) -> str | None:
    """How the game ended; None while it runs."""
    return None if m.result is None else m.result.details["ending"]


def winners(m: Match) -> list[str]:
    """The characters of the seats that have won."""
    assert m.result is not None, "the game runs on"
    return [words["id"] for words in m.view(None)["characters"] if words["seat"] in m.result.winners]
