"""A quiet table for rule tests: describe only what the rule is about, and play.

`table()` without arguments is the action phase of a two-player game, V-Girl (seat 0, in medieval) to act, Mr Time
(seat 1) in industrial, the doctor at end.  No rift, no energy, no clone, no available card anywhere.  Seven missions
lie on the board, face up only Declone the doctor (robots) and LOOP on the doctor (end), which nothing near V-Girl
touches.  Both agents hold their first three starting cards, ready; all orders (decks, arsenal, doctor deck) are fixed.

What a test adds:

    table(at="dawn", hand=["spartan_shield"], eras={"dawn": {"rifts": 3}})       # the active agent's place and hand
    table(missions={"dawn": "clog_machine", "end": ("quantum_putty", ["dawn"])})  # exactly these face up, with damage
    table(phase="doctor", doctor_next=["industrial"], bag_top=["dawn>robots"], arsenal_top=["war_horse"],
          fate=["previous", "doctor"])                                            # what chance brings
    table(agents={"mr_time": {"era": "dawn"}, "time_thief": {}})                  # seats in order; the first is active

Every other word of `ct.position_schema("loop")` (turn, cycle, loops, archived, options, ...) passes through.  Then read
and play with `keys`, `play`, `era`, `agent`, `hand`, `mission`, `happened` and `refused`, which show only what a player
sees: decisions, views, events, explanations.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import chronotable as ct
from chronotable.games.loop.components import data
from chronotable.games.loop.vocabulary import VOCABULARY
from chronotable.kernel.match import Match
from chronotable.kernel.pack import Pack
from tests.games.playing import Json, decision, play

Mission = str | tuple[str, int | list[str]] | None

ERAS = [era["id"] for era in data()["eras"]]
MISSIONS = [mission["id"] for mission in data()["missions"]]
ARSENAL = [card["id"] for card in data()["arsenal_cards"]]
ORIGIN = {card["id"]: card["origin"] for card in data()["arsenal_cards"]}
CLONES = [f"{clone['start']}>{clone['destroy']}" for clone in data()["clones"]]
STARTING = {
    agent["id"]: [card["id"] for card in data()["starting_cards"] if card["agent"] == agent["id"]]
    for agent in data()["agents"]
}
QUIET_MISSIONS: dict[str, Mission] = {"robots": "declone_doctor", "end": "loop_on_doctor"}
QUIET_PLACES = ["medieval", "industrial", "globalization", "renaissance"]
# What lies ahead in the action phase: before the first action, and behind one that is under way.
AGENDA: list[Json] = [
    {"step": "begin_actions"},
    {"step": "actions"},
    {"step": "enter_phase", "phase": "acquire"},
    {"step": "acquire"},
    {"step": "enter_phase", "phase": "archive"},
    {"step": "archive"},
    {"step": "end_of_turn"},
]
AFTER_AN_ACTION: list[Json] = [{"step": "after_action"}, *AGENDA[1:]]


def table(
    *,
    at: str | None = None,
    hand: list[str] | None = None,
    agents: Mapping[str, Json] | None = None,
    eras: Mapping[str, Json] | None = None,
    missions: Mapping[str, Mission] | None = None,
    doctor: str | None = "end",
    doctor_next: list[str] | None = None,
    bag_top: list[str] | None = None,
    arsenal_top: list[str] | None = None,
    seed: int = 1,
    packs: Sequence[Pack] = (),
    **described: Any,
) -> Match:
    """A match at the described position (see the module's text)."""
    seated: dict[str, Json] = {id: dict(words) for id, words in (agents or {"v_girl": {}, "mr_time": {}}).items()}
    active = described.get("active", next(iter(seated)))
    if at is not None:
        seated[active]["era"] = at
    if hand is not None:
        seated[active]["hand"] = hand
    on_board = {id: {**quiet_era(), **(eras or {}).get(id, {})} for id in ERAS}
    place_missions(on_board, QUIET_MISSIONS if missions is None else missions, described)
    named = named_cards(seated, on_board, described)
    deal(seated, named, solo=described.get("options", {}).get("players") == 1)
    position: Json = {"phase": "action", **described, "active": active, "agents": seated, "eras": on_board}
    position["doctor"] = doctor
    if "doctor_deck" not in described:
        place_doctor(position, doctor, doctor_next or [])
    if "arsenal" not in described:
        top = arsenal_top or []
        position["arsenal"] = [*top, *(card for card in ARSENAL if card not in top and card not in named)]
    if "bag" not in described:
        taken = [clone for words in on_board.values() for clone in words["clones"]]
        top = bag_top or []
        position["bag"] = [*top, *(clone for clone in CLONES if clone not in top and clone not in taken)]
        position["bag_in_order"] = len(top)
    return ct.position("loop", position, seed=seed, packs=packs)


def in_use(card: str, *effects: Json) -> Json:
    """Words for `table`: this arsenal card is in use, all its effects are still to come, and they are these."""
    record = next(record for record in data()["arsenal_cards"] if record["id"] == card)
    changed = {name: record[name] for name in ("id", "name", "origin", "dimension")} | {"effect": list(effects)}
    pack = ct.pack("loop", {"pack": {"name": "Test", "game": "loop"}, "cards": [changed]})
    steps = [{"step": step.term, **step.parameters()} for step in reversed(VOCABULARY.compile(list(effects)))]
    return {"packs": [pack], "action": {"using": card}, "agenda": [*steps, *AFTER_AN_ACTION]}


def quiet_era() -> Json:
    return {"rifts": 0, "energy": 0, "clones": [], "available": []}


def place_missions(on_board: dict[str, Json], face_up: Mapping[str, Mission], described: Json) -> None:
    """The given missions face up, the rest face down: none at a vortex, and the last eras empty for archived tiles."""
    for era, mission in face_up.items():
        if mission is not None:
            id, damage = mission if isinstance(mission, tuple) else (mission, 0)
            on_board[era].setdefault("mission", {"id": id, "face_up": True, "damage": damage})
    gone = [id for name in ("archived", "lost_missions", "unseen_missions") for id in described.get(name, [])]
    taken = [*gone, *(words["mission"]["id"] for words in on_board.values() if words.get("mission"))]
    free = [id for id in MISSIONS if id not in taken]
    empty = len(described.get("archived", [])) - sum(
        words.get("mission", words) is None and not words.get("vortex") for words in on_board.values()
    )
    for words in reversed(on_board.values()):
        if "mission" not in words and (words.get("vortex") or empty > 0):
            words["mission"] = None
            empty -= not words.get("vortex")
    for words in on_board.values():
        if "mission" not in words:
            words["mission"] = {"id": free.pop(0), "face_up": False}


def named_cards(seated: dict[str, Json], on_board: dict[str, Json], described: Json) -> set[str]:
    """Cards whose place the test gives."""
    zones = [words.get(zone, []) for words in seated.values() for zone in ("hand", "deck", "discard")]
    zones += [words["available"] for words in on_board.values()]
    zones += [described.get(zone, []) for zone in ("destroyed", "offer", "limbo", "arsenal")]
    return {card for zone in zones for card in zone}


def deal(seated: dict[str, Json], named: set[str], *, solo: bool) -> None:
    """Places, hands of three and the rest as decks, in the order of the data file, where the test says nothing."""
    places = [place for place in QUIET_PLACES if place not in [words.get("era") for words in seated.values()]]
    if solo:
        first = next(iter(seated))
        common = [card for id in seated for card in STARTING[id] if card not in named]
        if "deck" not in seated[first]:
            seated[first]["deck"] = common
    for id, words in seated.items():
        words.setdefault("era", places.pop(0) if places else "dawn")
        own = [card for card in STARTING[id] if card not in named]
        if solo:
            words.setdefault("hand", [])
            continue
        if "hand" not in words:
            words["hand"], own = own[:3], own[3:]
        words.setdefault("deck", own)


def place_doctor(position: Json, doctor: str | None, following: list[str]) -> None:
    """His next cards on top of the deck; his present one was the last revealed, unless it comes again (a new cycle)."""
    row = [doctor] if doctor is not None and doctor not in following else []
    row = position.get("doctor_row", row)
    position["doctor_row"] = row
    position["doctor_deck"] = [*following, *(era for era in ERAS if era not in following and era not in row)]


# ---- reading and playing


def era(m: Match, id: str) -> Json:
    """One era as everybody sees it: rifts, energy, vortex, clones, agents, available, mission, ..."""
    found: Json = m.view(None)["eras"][ERAS.index(id)]
    return found


def clones(m: Match, id: str) -> list[str]:
    """The destroy eras of the clones in an era."""
    return [clone["destroy"] for clone in era(m, id)["clones"]]


def mission(m: Match, id: str) -> Json:
    """The mission tile of an era: face_up, id, damage, required, slots."""
    found: Json = era(m, id)["mission"]
    return found


def damage(m: Match, id: str) -> int:
    """Cubes on the mission of an era."""
    found: int = mission(m, id)["damage"]
    return found


def face_up(m: Match) -> list[str]:
    """The eras with a face-up mission."""
    return [id for id in ERAS if (tile := era(m, id)["mission"]) is not None and tile["face_up"]]


def agent(m: Match, id: str) -> Json:
    """An agent as everybody sees it: era, charged, hand, deck (top, rest, discard)."""
    return next(found for found in m.view(None)["agents"] if found["id"] == id)


def hand(m: Match, id: str) -> dict[str, bool]:
    """An agent's hand: each card, and whether it is ready."""
    return {held["card"]: held["ready"] for held in agent(m, id)["hand"]}


def random_choice(m: Match, number: int) -> int:
    """Make an arbitrary choice; pass the returned number on to make the next one."""
    number = (number * 1103515245 + 12345) % 2**31
    options = decision(m).options
    play(m, options[number // 65536 % len(options)].key)
    return number


def random_game(seed: int, **options: Any) -> Match:
    """A whole game of arbitrary but fixed choices."""
    m = ct.new("loop", seed=seed, **{"players": 2 + seed % 3, **options})
    number = seed
    while m.decision is not None:
        number = random_choice(m, number)
    return m
