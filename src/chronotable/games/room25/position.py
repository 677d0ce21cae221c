"""Described positions: the table in the ledger's words, and back."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.room25.box import Box
from chronotable.games.room25.laws import laws
from chronotable.games.room25.nouns import NOUNS
from chronotable.games.room25.placing import deal_around, deal_far_rooms_to_their_zone, exchange_impossible
from chronotable.games.room25.position_schema import NO_REMINDER, PLAIN
from chronotable.games.room25.setup import prepare_cards, role_tiles, set_up
from chronotable.games.room25.state import Figure, Room25State
from chronotable.games.room25.steps.building import know
from chronotable.games.room25.steps.identity import unmasked_by_eliminations, unmasked_by_majority
from chronotable.games.room25.steps.programming import Clues
from chronotable.games.room25.steps.round import (
    COUNT_DOWN,
    PROGRAM,
    ROUND,
    ROUND_CARD,
    Pass,
    Turn,
    actions_allowed,
    plays_freely,
)
from chronotable.games.room25.terms import (
    ADRENALINE_PASS,
    ADRENALINE_TERMS,
    AXIS_TERMS,
    CARDS_PHASE,
    CELL_TERMS,
    CELLS,
    CHARACTER_TERMS,
    CLUE_PHASE,
    COOPERATION,
    ENDINGS,
    FIRST_PASS,
    FLOODED,
    KEY_ROOM,
    LINE_TERMS,
    MODE_TERMS,
    NO_TOKEN,
    PHASE_TERMS,
    PROGRAMMING,
    ROBOT_ROOM,
    ROLE_TERMS,
    ROOM_TERMS,
    RUNNING,
    SECOND_PASS,
    SOLO,
    SUSPICION,
    TOKEN_TERMS,
    TRAP,
)
from chronotable.games.room25.view import character, tokens
from chronotable.kernel.described_steps import DescribedSteps
from chronotable.kernel.engine import whole_agenda
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message
from chronotable.kernel.placing import obey, settle
from chronotable.kernel.state import Witness
from chronotable.kernel.step import Step

Json = dict[str, Any]

STEPS: Final = DescribedSteps(NOUNS, "chronotable.games.room25.steps")


def describe(s: Room25State) -> Json:
    """The whole position.  Piles are given from the top down."""
    return {
        "options": describe_options(s),
        "round": s.round,
        "rounds_left": s.rounds_left,
        "phase": PHASE_TERMS[s.phase],
        "acting": character(s, s.acting) if s.acting >= 0 else None,
        "rooms": {CELL_TERMS[cell]: describe_room(s, cell) for cell in range(CELLS)},
        "removed": [ROOM_TERMS[kind] for kind in s.removed],
        "characters": {character(s, number): describe_figure(s, own) for number, own in enumerate(s.figures)},
        "order": [character(s, figure) for figure in s.order],
        "turn_order": [character(s, figure) for figure in s.turn_order],
        "fallen": [character(s, figure) for figure in s.fallen],
        "returning": [character(s, figure) for figure in s.returning],
        "robots": [cell_or_none(s, tile) for tile in s.robot_tile],
        "robot_rooms": [cell_or_none(s, tile) for tile in s.robot_home],
        "slid": {LINE_TERMS[line]: way for line, way in enumerate(s.slid) if way},
        "seen": [
            {CELL_TERMS[s.tile_cell[tile]]: at for tile in range(CELLS) if (at := s.seen[seat * CELLS + tile]) >= 0}
            for seat in range(s.settings.players + 1)
        ],
        "deck": [s.box.card_ids[card] for card in reversed(s.deck)],
        "discard": [s.box.card_ids[card] for card in s.discard],
        "display": [s.box.card_ids[card] for card in s.display],
        "unseen_roles": [ROLE_TERMS[role] for role in s.unseen_roles],
        "key_active": s.key_active,
        "traps": s.serial,
        "agenda": [STEPS.describe(s, step) for step in whole_agenda(s)],
        "ending": ENDINGS[s.ending],
        "winners": [seat for seat in range(s.settings.players) if s.winners >> seat & 1],
    }


def describe_options(s: Room25State) -> Json:
    chosen = s.settings
    return {
        "players": chosen.players,
        "mode": MODE_TERMS[chosen.mode],
        "ruleset": "season2" if chosen.season2 else "classic",
        "difficulty": chosen.difficulty,
        "characters": [CHARACTER_TERMS[figure.id] for figure in s.figures],
        "five_player_guards": chosen.guards if chosen.guards and chosen.players == 5 else 2,
        "madness_draw_last_round": chosen.madness_last_round,
        "prison_blocks_forced_exit": chosen.prison_blocks_forced_exit,
        "barred_card_keeps_draw_symbol": chosen.barred_card_keeps_draw,
        "kevin_panic_rooms_adjacent_to": "each_other" if chosen.kevin_rooms_touch else "kevin",
        "panic_moves_from_central": chosen.panic_from_central,
        "key_room_in_exit_zone": chosen.key_room_in_exit_zone,
        "remembered_tiles_shown": chosen.show_memory,
        "no_reminder_tokens": not chosen.reminders,
    }


def cell_or_none(s: Room25State, tile: int) -> str | None:
    return CELL_TERMS[s.tile_cell[tile]] if tile >= 0 else None


def describe_room(s: Room25State, cell: int) -> Json:
    tile = s.cell_tile[cell]
    return {
        "room": ROOM_TERMS[s.kind[tile]],
        "dealt": CELL_TERMS[tile],
        "face_up": s.up[tile],
        "closed": s.closed[tile],
        "locked": s.locked[tile],
        "axis": AXIS_TERMS[s.axis[tile]],
    }


def describe_figure(s: Room25State, own: Figure) -> Json:
    described: Json = {name: getattr(own, name) for name in PLAIN}
    described |= {
        "cell": cell_or_none(s, own.tile),
        "program": [None if token == NO_TOKEN else TOKEN_TERMS[token] for token in (own.first, own.second)],
        "lost_tokens": tokens(own.lost),
        "played": [TOKEN_TERMS[token] for token in own.played],
        "adrenaline": ADRENALINE_TERMS[own.adrenaline],
        "stack": [TOKEN_TERMS[token] for token in reversed(own.stack)],
        "reminder": NO_REMINDER if own.reminder == -2 else cell_or_none(s, own.reminder),
        "role": ROLE_TERMS[own.role],
    }
    return described


def place(box: Box, position: Json, options: Json, chance: int | Witness) -> Room25State:
    """The state of a (checked) description: set up as usual, then changed to what is described."""
    s = set_up(box, options, chance)
    s.turn_order = s.order.copy()
    settle(s, position, place_rooms)
    prepare_cards(s, options)  # for the building that is described
    settle(s, position, place_figures, place_roles, place_table, place_agenda, place_threats, place_masks)
    obey(laws(s))
    return s


def place_rooms(s: Room25State, position: Json) -> None:
    """Tiles first (`dealt` names a tile by the cell it was dealt to), then what lies on them."""
    described: Json = position.get("rooms", {})
    wanted = {cell: CELL_TERMS.index(d["dealt"]) for cell, d in described.items() if "dealt" in d}
    if len(set(wanted.values())) != len(wanted):
        raise BadPosition(Message("room25-position-dealt"))
    for word, tile in wanted.items():
        cell = CELL_TERMS.index(word)
        other, place_of = s.cell_tile[cell], s.tile_cell[tile]
        s.cell_tile[cell], s.tile_cell[tile] = tile, cell
        s.cell_tile[place_of], s.tile_cell[other] = other, place_of
    s.removed = [ROOM_TERMS.index(word) for word in position.get("removed", [])]
    gone = [*s.removed, KEY_ROOM] if position.get("key_active") and KEY_ROOM not in s.removed else s.removed
    kinds = {tile_at(s, word): ROOM_TERMS.index(room["room"]) for word, room in described.items() if "room" in room}
    deal_around(s, kinds, gone)
    exchange_impossible(s, kinds, position)
    deal_far_rooms_to_their_zone(s, list(wanted.values()))
    for word, room in described.items():
        tile = tile_at(s, word)
        s.up[tile] = room.get("face_up", s.up[tile])
        s.closed[tile] = room.get("closed", s.closed[tile])
        s.locked[tile] = room.get("locked", s.locked[tile])
        s.axis[tile] = AXIS_TERMS.index(room.get("axis", AXIS_TERMS[s.axis[tile]]))
    homes = [tile for tile in range(CELLS) if s.kind[tile] == ROBOT_ROOM and s.up[tile]]
    s.robot_home = [*homes, -1, -1][:2]


def tile_at(s: Room25State, word: str | None) -> int:
    return -1 if word is None else s.cell_tile[CELL_TERMS.index(word)]


def place_figures(s: Room25State, position: Json) -> None:
    ids = [CHARACTER_TERMS[figure.id] for figure in s.figures]
    for id, described in position.get("characters", {}).items():
        if id not in ids:
            raise BadPosition(Message("room25-position-character", id=id, characters=ids))
        own = s.figures[ids.index(id)]
        for name in PLAIN:
            if name in described:
                setattr(own, name, described[name])
        if "cell" in described:
            own.tile = tile_at(s, described["cell"])
            own.alive = described.get("alive", own.tile >= 0)
        elif not own.alive:
            own.tile = -1
        if own.alive and own.tile >= 0:
            room = position.get("rooms", {}).get(CELL_TERMS[s.tile_cell[own.tile]], {})
            s.up[own.tile] = room.get("face_up", True)
        if "program" in described:
            chosen = [NO_TOKEN if word is None else TOKEN_TERMS.index(word) for word in described["program"]]
            own.first, own.second = [*chosen, NO_TOKEN, NO_TOKEN][:2]
            own.waiting = described.get("waiting", len(chosen) == 1)  # one token alone stands between the slots
        own.lost = bits(described.get("lost_tokens", tokens(own.lost)))
        own.played = [TOKEN_TERMS.index(word) for word in described.get("played", [])]
        own.adrenaline = ADRENALINE_TERMS.index(described.get("adrenaline", ADRENALINE_TERMS[own.adrenaline]))
        own.stack = [TOKEN_TERMS.index(word) for word in reversed(described.get("stack", []))]
        if "reminder" in described:
            own.reminder = -2 if described["reminder"] == NO_REMINDER else tile_at(s, described["reminder"])


def place_threats(s: Room25State, position: Json) -> None:
    """Whoever is described in a trap or a flooded room, and no more, came there this round (R25-11.13, 11.18).

    A flooded room that was dealt, not described, has its do-not-cross token once it is face up.
    """
    for cell in range(CELLS):
        tile = s.cell_tile[cell]
        if s.kind[tile] == FLOODED and s.up[tile] and "room" not in position.get("rooms", {}).get(CELL_TERMS[cell], {}):
            s.closed[tile] = True
    for figure in s.figures:
        described = position.get("characters", {}).get(CHARACTER_TERMS[figure.id], {})
        kind = s.kind[figure.tile] if figure.alive and figure.tile >= 0 else -1
        if kind == TRAP and "trap" not in described:
            s.serial += 1
            figure.trap = s.serial
        if kind == FLOODED and "drown" not in described:
            figure.drown = s.round + 1


def place_masks(s: Room25State, position: Json) -> None:
    """Roles that the rules have made public, unless described otherwise, were shown this round (R25-19.4, 19.6)."""
    if s.ending == RUNNING:
        for number in [*unmasked_by_eliminations(s), *unmasked_by_majority(s)]:
            figure = s.figures[number]
            if "shown" not in position.get("characters", {}).get(CHARACTER_TERMS[figure.id], {}):
                figure.shown = figure.shown or s.round


def place_roles(s: Room25State, position: Json) -> None:
    """The roles that are described, and the remaining role tiles to the others and the box (R25-4.6)."""
    tiles = sorted(role_tiles(s)) if s.settings.mode == SUSPICION else []
    named = {id: words["role"] for id, words in position.get("characters", {}).items() if "role" in words}
    unseen = [ROLE_TERMS.index(word) for word in position.get("unseen_roles", [])]
    for role in [*(ROLE_TERMS.index(word) for word in named.values()), *unseen]:
        if role in tiles:
            tiles.remove(role)
    s.shuffle(tiles)
    for figure in s.figures:
        word = named.get(CHARACTER_TERMS[figure.id])
        if word is not None:
            figure.role = ROLE_TERMS.index(word)
        elif s.settings.mode == SUSPICION and tiles:
            figure.role = tiles.pop()
    s.unseen_roles = unseen if "unseen_roles" in position else tiles


def bits(words: list[str]) -> int:
    return sum(1 << TOKEN_TERMS.index(word) for word in set(words))


def place_table(s: Room25State, position: Json) -> None:
    """Time, order, robots, cards and memory."""
    ids = [CHARACTER_TERMS[figure.id] for figure in s.figures]

    def number(id: str) -> int:
        if id not in ids:
            raise BadPosition(Message("room25-position-character", id=id, characters=ids))
        return ids.index(id)

    def numbers(name: str, usual: list[int]) -> list[int]:
        return [number(id) for id in position[name]] if name in position else usual

    s.round = position.get("round", max(1, s.round))
    s.rounds_left = position.get("rounds_left", s.rounds_left)
    s.phase = PHASE_TERMS.index(position.get("phase", "cards"))
    s.acting = number(position["acting"]) if position.get("acting") else -1
    s.order = numbers("order", s.order)
    named = numbers("turn_order", s.order)
    # Before the first round there is none; in a round, whoever is not named comes last.
    s.turn_order = [*named, *(n for n in range(len(ids)) if n not in named)] if named or s.round else []
    s.fallen = numbers("fallen", [n for n, figure in enumerate(s.figures) if not figure.alive])
    s.returning = numbers("returning", [])
    if "robots" in position:
        s.robot_tile = [tile_at(s, word) for word in position["robots"]]
        for word in position["robots"]:
            if word is not None:
                s.up[tile_at(s, word)] = position.get("rooms", {}).get(word, {}).get("face_up", True)
    if "robot_rooms" in position:
        s.robot_home = [tile_at(s, word) for word in position["robot_rooms"]]
    for word, way in position.get("slid", {}).items():
        s.slid[LINE_TERMS.index(word)] = way
    for tile in range(CELLS):
        if s.up[tile]:
            know(s, tile)
    if "seen" in position:
        s.seen = [-1] * len(s.seen)
        for seat, remembered in enumerate(position["seen"][: s.settings.players + 1]):
            for word, at in remembered.items():
                s.seen[seat * CELLS + tile_at(s, word)] = at
    place_cards(s, position)
    with_key = s.settings.season2 and s.settings.mode in (COOPERATION, SOLO)
    s.key_active = position.get("key_active", with_key and KEY_ROOM not in s.kind)
    s.serial = position.get("traps", max([s.serial, *(figure.trap for figure in s.figures)]))
    s.ending = ENDINGS.index(position.get("ending", "running"))
    s.winners = sum(1 << seat for seat in set(position.get("winners", [])))


def place_cards(s: Room25State, position: Json) -> None:
    """Cards that are named leave the pile where set-up had them."""
    piles = {"deck": s.deck, "discard": s.discard, "display": s.display}
    for id in [id for name in piles for id in position.get(name, [])]:
        if id not in s.box.card_ids:
            raise BadPosition(Message("room25-position-card", id=id))
    named = {name: [s.box.card_ids.index(id) for id in position[name]] for name in piles if name in position}
    taken = [card for cards in named.values() for card in cards]
    for name, pile in piles.items():
        kept = [card for card in pile if card not in taken]
        pile[:] = (named[name][::-1] if name == "deck" else named[name]) if name in named else kept


def place_agenda(s: Room25State, position: Json) -> None:
    if "agenda" in position:
        s.agenda = [STEPS.make(s, record) for record in reversed(position["agenda"])]
        return
    s.agenda = agenda_of(s) if s.ending == RUNNING else []
    for figure in s.figures:
        described = position.get("characters", {}).get(CHARACTER_TERMS[figure.id], {})
        figure.free = described.get("free", plays_freely(s, figure))
        figure.limit = described.get("limit", actions_allowed(s, figure))


def agenda_of(s: Room25State) -> list[Step[Any]]:
    """What is pending in a phase, the last thing first; a pass goes on with the acting character."""
    madness = s.settings.difficulty == "madness"
    coming: list[Step[Any]] = [COUNT_DOWN]
    if s.phase in (CLUE_PHASE, CARDS_PHASE):
        s.round -= 1  # the round has yet to begin
        return [ROUND] if s.phase == CARDS_PHASE else [ROUND, Clues()]
    for phase in (ADRENALINE_PASS, SECOND_PASS, FIRST_PASS):
        if s.phase < phase:
            coming.append(Pass(phase))
            if madness and phase != ADRENALINE_PASS:
                coming.append(ROUND_CARD)
        elif s.phase == phase:
            begun = s.turn_order.index(s.acting) if s.acting >= 0 else 0
            coming += [Turn(figure, phase) for figure in reversed(s.turn_order[begun:])]
    return [*coming, PROGRAM] if s.phase == PROGRAMMING else coming
