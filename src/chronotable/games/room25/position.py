"""Described positions: a table that was set up as usual is changed to what is described."""

from __future__ import annotations

from typing import Any

from chronotable.games.room25 import terms
from chronotable.games.room25.box import Box
from chronotable.games.room25.laws import laws
from chronotable.games.room25.nouns import FIGURE
from chronotable.games.room25.parts import CAST, CHARACTER, POSITION, ROOM
from chronotable.games.room25.placing import deal_around, deal_far_rooms_to_their_zone, exchange_impossible
from chronotable.games.room25.setup import prepare_cards, role_tiles, set_up
from chronotable.games.room25.state import Figure, Room25State
from chronotable.games.room25.steps import round as rounds
from chronotable.games.room25.steps.building import know
from chronotable.games.room25.steps.identity import unmasked_by_eliminations, unmasked_by_majority
from chronotable.games.room25.steps.programming import Clues
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Json
from chronotable.kernel.parts import read
from chronotable.kernel.placing import obey, place_piles, settle
from chronotable.kernel.state import Witness
from chronotable.kernel.step import Step


def place(box: Box, position: Json, options: Json, chance: int | Witness) -> Room25State:
    """The state of a (checked) description: set up as usual, then changed to what is described."""
    s = set_up(box, options, chance)
    s.turn_order = s.order.copy()
    s.round = max(1, s.round)
    settle(s, position, place_plain_parts, place_rooms)
    prepare_cards(s, options)  # for the building that is described
    settle(s, position, place_figures, place_roles, place_table, place_agenda, place_threats, place_masks)
    obey(laws(s))
    return s


def place_plain_parts(s: Room25State, position: Json) -> None:
    POSITION.put(s, s, position)
    if "rounds_left" not in position:  # each round before this one is off the countdown (R25-3.6)
        s.rounds_left = max(1, s.rounds_left - max(0, s.round - 1))


def figure_described(position: Json, figure: Figure) -> Json:
    found: Json = position.get("characters", {}).get(terms.CHARACTER_TERMS[figure.id], {})
    return found


def place_rooms(s: Room25State, position: Json) -> None:
    """Tiles first (`dealt` names a tile by the cell it was dealt to), then what lies on them."""
    described: Json = position.get("rooms", {})
    wanted = {cell: terms.CELL_TERMS.index(d["dealt"]) for cell, d in described.items() if "dealt" in d}
    if len(set(wanted.values())) != len(wanted):
        raise BadPosition(Message("room25-position-dealt"))
    for word, tile in wanted.items():
        cell = terms.CELL_TERMS.index(word)
        other, place_of = s.cell_tile[cell], s.tile_cell[tile]
        s.cell_tile[cell], s.tile_cell[tile] = tile, cell
        s.cell_tile[place_of], s.tile_cell[other] = other, place_of
    gone = [*s.removed, terms.KEY_ROOM] if position.get("key_active") and terms.KEY_ROOM not in s.removed else s.removed
    kinds = {
        tile_at(s, word): terms.ROOM_TERMS.index(room["room"]) for word, room in described.items() if "room" in room
    }
    deal_around(s, kinds, gone)
    exchange_impossible(s, kinds, position)
    deal_far_rooms_to_their_zone(s, list(wanted.values()))
    for word, room in described.items():
        ROOM.put(s, tile_at(s, word), room, f"rooms.{word}")
    homes = [tile for tile in range(terms.CELLS) if s.kind[tile] == terms.ROBOT_ROOM and s.up[tile]]
    s.robot_home = [*homes, -1, -1][:2]


def tile_at(s: Room25State, word: str) -> int:
    return s.cell_tile[terms.CELL_TERMS.index(word)]


def place_figures(s: Room25State, position: Json) -> None:
    for id, described in position.get("characters", {}).items():
        own = s.figures[read(FIGURE, s, id, f"characters.{id}", CAST)]
        CHARACTER.put(s, own, described, f"characters.{id}")
        if "cell" in described:
            own.alive = described.get("alive", own.tile >= 0)
        elif not own.alive:
            own.tile = -1
        if own.alive and own.tile >= 0:
            room = position.get("rooms", {}).get(terms.CELL_TERMS[s.tile_cell[own.tile]], {})
            s.up[own.tile] = room.get("face_up", True)
        if "program" in described:
            chosen = CHARACTER.value(s, described, "program")
            own.first, own.second = [*chosen, terms.NO_TOKEN, terms.NO_TOKEN][:2]
            own.waiting = described.get("waiting", len(chosen) == 1)  # one token alone stands between the slots


def place_threats(s: Room25State, position: Json) -> None:
    """Whoever is described in a trap or a flooded room, and no more, came there this round (R25-11.13, 11.18).

    A flooded room that was dealt, not described, has its do-not-cross token once it is face up.
    """
    for cell in range(terms.CELLS):
        tile = s.cell_tile[cell]
        if (
            s.kind[tile] == terms.FLOODED
            and s.up[tile]
            and "room" not in position.get("rooms", {}).get(terms.CELL_TERMS[cell], {})
        ):
            s.closed[tile] = True
    for figure in s.figures:
        described = figure_described(position, figure)
        kind = s.kind[figure.tile] if figure.alive and figure.tile >= 0 else -1
        if kind == terms.TRAP and "trap" not in described:
            s.serial += 1
            figure.trap = s.serial
        if kind == terms.FLOODED and "drown" not in described:
            figure.drown = s.round + 1


def place_masks(s: Room25State, position: Json) -> None:
    """Roles that the rules have made public, unless described otherwise, were shown this round (R25-19.4, 19.6)."""
    if s.ending == terms.RUNNING:
        for number in [*unmasked_by_eliminations(s), *unmasked_by_majority(s)]:
            figure = s.figures[number]
            if "shown" not in figure_described(position, figure):
                figure.shown = figure.shown or s.round


def place_roles(s: Room25State, position: Json) -> None:
    """The roles that are described, and the remaining role tiles to the others and the box (R25-4.6)."""
    tiles = sorted(role_tiles(s)) if s.settings.mode == terms.SUSPICION else []
    described = [figure_described(position, figure) for figure in s.figures]
    named = [CHARACTER.value(s, words, "role") for words in described]
    unseen = POSITION.value(s, position, "unseen_roles", [])
    for role in [*named, *unseen]:
        if role in tiles:
            tiles.remove(role)
    s.shuffle(tiles)
    for figure, role in zip(s.figures, named):
        if role is not None:
            figure.role = role
        elif s.settings.mode == terms.SUSPICION and tiles:
            figure.role = tiles.pop()
    s.unseen_roles = unseen if "unseen_roles" in position else tiles


def place_table(s: Room25State, position: Json) -> None:
    """Order, robots, cards and memory."""

    def described(name: str, usual: Any) -> Any:
        return POSITION.value(s, position, name, usual)

    named = described("turn_order", s.order)
    # Before the first round there is none; in a round, whoever is not named comes last.
    rest = [figure for figure in range(len(s.figures)) if figure not in named]
    s.turn_order = [*named, *rest] if named or s.round else []
    s.fallen = described("fallen", [n for n, figure in enumerate(s.figures) if not figure.alive])
    s.robot_tile = described("robots", s.robot_tile)
    for word in position.get("robots", []):
        if word is not None:
            s.up[tile_at(s, word)] = position.get("rooms", {}).get(word, {}).get("face_up", True)
    s.robot_home = described("robot_rooms", s.robot_home)
    for tile in range(terms.CELLS):
        if s.up[tile]:
            know(s, tile)
    if "seen" in position:
        seen = [at for seat in described("seen", [])[: s.settings.players + 1] for at in seat]
        s.seen = [*seen, *[-1] * (len(s.seen) - len(seen))]
    s.announced = described("announced", [])
    place_piles(s, POSITION, position, {"deck": s.deck, "discard": s.discard, "display": s.display})
    with_key = s.settings.season2 and s.settings.mode in (terms.COOPERATION, terms.SOLO)
    s.key_active = described("key_active", with_key and terms.KEY_ROOM not in s.kind)
    if "traps" not in position:
        s.serial = max([s.serial, *(figure.trap for figure in s.figures)])


def place_agenda(s: Room25State, position: Json) -> None:
    if "agenda" in position:
        s.agenda = POSITION.value(s, position, "agenda")
        return
    s.agenda = agenda_of(s) if s.ending == terms.RUNNING else []
    for figure in s.figures:
        described = figure_described(position, figure)
        figure.free = described.get("free", rounds.plays_freely(s, figure))
        figure.limit = described.get("limit", rounds.actions_allowed(s, figure))


def agenda_of(s: Room25State) -> list[Step[Any]]:
    """What is pending in a phase, the last thing first; a pass goes on with the acting character."""
    madness = s.settings.difficulty == "madness"
    coming: list[Step[Any]] = [rounds.COUNT_DOWN]
    if s.phase in (terms.CLUE_PHASE, terms.CARDS_PHASE):
        s.round = max(0, s.round - 1)  # the round has yet to begin
        return [rounds.ROUND] if s.phase == terms.CARDS_PHASE else [rounds.ROUND, Clues()]
    for phase in (terms.ADRENALINE_PASS, terms.SECOND_PASS, terms.FIRST_PASS):
        if s.phase < phase:
            coming.append(rounds.Pass(phase))
            if madness and phase != terms.ADRENALINE_PASS:
                coming.append(rounds.ROUND_CARD)
        elif s.phase == phase:
            begun = s.turn_order.index(s.acting) if s.acting >= 0 else 0
            coming += [rounds.Turn(figure, phase) for figure in reversed(s.turn_order[begun:])]
    return [*coming, rounds.PROGRAM] if s.phase == terms.PROGRAMMING else coming
