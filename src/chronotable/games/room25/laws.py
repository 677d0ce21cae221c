"""What is true of every state between steps: 25 rooms, each tile once, tokens add up, threats where they can be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from chronotable.games.room25 import terms
from chronotable.games.room25.agenda import agenda_problems, fields_of
from chronotable.games.room25.components import tile_counts
from chronotable.games.room25.setup import SPARE_ROOMS, far_rooms, role_tiles, rounds
from chronotable.games.room25.state import Figure, Room25State
from chronotable.games.room25.steps.escape import after_eliminations
from chronotable.games.room25.steps.identity import unmasked_by_eliminations, unmasked_by_majority
from chronotable.games.room25.steps.locks import LOCKS, locks_gone
from chronotable.games.room25.steps.robots import robots_in_play
from chronotable.games.room25.steps.rooms import ALARM
from chronotable.kernel.engine import whole_agenda
from chronotable.kernel.laws import laws_of
from chronotable.kernel.message import Message

law: Final = laws_of("room25")
CENTRAL_LINES: Final = (terms.CENTRE // terms.SIZE, terms.SIZE + terms.CENTRE % terms.SIZE)
MOST_ACTIONS: Final = 3  # two, and one by adrenaline (R25-13.1)


def laws(s: Room25State) -> list[Message]:
    """The laws that a state breaks; none for a possible state."""
    broken = [*building_laws(s), *token_laws(s), *robot_laws(s), *order_laws(s), *card_laws(s), *role_laws(s)]
    for figure in s.figures:
        broken += [*place_laws(s, figure), *program_laws(s, figure), *possession_laws(s, figure)]
    return [*broken, *announcement_laws(s), *ending_laws(s), *agenda_problems(s)]


def cooperative(s: Room25State) -> bool:
    return s.settings.mode in (terms.COOPERATION, terms.SOLO)


# ---- the building


def building_laws(s: Room25State) -> Iterator[Message]:
    if sorted(s.cell_tile) != list(range(terms.CELLS)) or any(
        s.cell_tile[s.tile_cell[t]] != t for t in range(terms.CELLS)
    ):
        yield law("tiles")
    centre = s.cell_tile[terms.CENTRE]
    if (
        len(s.kind) != terms.CELLS
        or s.kind[centre] != terms.CENTRAL
        or s.kind.count(terms.CENTRAL) != 1
        or not s.up[centre]
    ):
        yield law("centre")
    if s.kind.count(terms.ROOM25) != 1:
        yield law("exit", n=s.kind.count(terms.ROOM25))
    with_key = cooperative(s) and s.settings.season2
    keys = s.kind.count(terms.KEY_ROOM) + s.key_active
    if with_key and keys != 1:
        yield law("key-room")
    elif keys and not with_key:
        yield law("no-key-room")
    owned = tile_counts(s.settings.season2)
    for kind, word in enumerate(terms.ROOM_TERMS):
        count = s.kind.count(kind) + s.removed.count(kind)
        if kind not in (terms.CENTRAL, terms.ROOM25, terms.KEY_ROOM, terms.EMPTY) and count > owned[word]:
            yield law("box", room=word, n=count, most=owned[word])
    if terms.CENTRAL in s.removed or terms.ROOM25 in s.removed:
        yield law("removed")
    replaced = [kind for kind in s.removed if kind not in (terms.CENTRAL, terms.ROOM25) and not goes_by_itself(s, kind)]
    if s.settings.season2 and len(replaced) > sabotaged(s):
        rooms = [terms.ROOM_TERMS[kind] for kind in replaced]
        yield law("sabotage", rooms=rooms, n=len(replaced), most=sabotaged(s))
    for line in CENTRAL_LINES:
        if s.slid[line]:
            yield law("slid", line=terms.LINE_TERMS[line])
    if not s.settings.season2 and (s.removed or True in s.locked or robots_in_play(s)):
        yield law("classic-building")


def doubts(s: Room25State) -> list[Message]:
    """Rooms dealt nearer than they can be: tiles keep the numbers of the cells they were dealt to, wherever they go."""
    near = [s.kind[tile] for tile in terms.INNER_DIAMOND if s.kind[tile] in far_rooms(s.settings)]
    return [law("exit-zone", room=terms.ROOM_TERMS[kind]) for kind in near]


def goes_by_itself(s: Room25State, kind: int) -> bool:
    """Can a room be replaced by its own effect, or by a power failure: green ones, empty ones if one is locked?"""
    if kind in (terms.KEY_ROOM, terms.REGENERATION, terms.TIMER):
        return True
    green = s.box.room_colour[kind] == terms.GREEN and (kind != terms.EMPTY or may_lock(s))
    return green and has_card(s, terms.POWER_FAILURE)


def sabotaged(s: Room25State) -> int:
    """How many rooms, empty ones too, Sarah and Bruce have replaced (R25-15.55)."""
    return sum(max(0, SPARE_ROOMS.get(terms.CHARACTER_TERMS[figure.id], 0) - figure.spare) for figure in s.figures)


def has_card(s: Room25State, kind: int) -> bool:
    return kind in [s.box.card_kind[card] for card in (*s.deck, *s.discard, *s.display)]


def may_lock(s: Room25State) -> bool:
    """Is there anything in the game that puts lock tokens down?"""
    return has_card(s, terms.LOCKDOWN) or terms.EMMET in [figure.id for figure in s.figures]


def token_laws(s: Room25State) -> Iterator[Message]:
    """Do-not-cross and lock tokens."""
    for tile in range(terms.CELLS):
        cell = terms.CELL_TERMS[s.tile_cell[tile]]
        if not s.up[tile] and (s.closed[tile] or s.locked[tile]):
            yield law("covered-token", cell=cell)
        if s.closed[tile] and s.kind[tile] not in (terms.FLOODED, terms.SHREDDER):
            yield law("closed", cell=cell)
        if s.kind[tile] == terms.FLOODED and s.up[tile] and not s.closed[tile] and not s.ending:
            yield law("open", cell=cell)
        if s.locked[tile] and s.colour(tile) == terms.BLUE:
            yield law("locked-blue", cell=cell)
    locks = s.locked.count(True)
    if locks > LOCKS:
        yield law("locks", n=locks)
    if locks and locks_gone(s):
        yield law("locks-gone")
    if locks and not may_lock(s):
        yield law("no-locks")


def robot_laws(s: Room25State) -> Iterator[Message]:
    for tile in s.robot_tile:
        if tile >= 0 and (not s.up[tile] or s.colour(tile) == terms.RED):
            yield law("robot", cell=terms.CELL_TERMS[s.tile_cell[tile]])
    rooms = s.kind.count(terms.ROBOT_ROOM) + s.removed.count(terms.ROBOT_ROOM)
    if len(robots_in_play(s)) > max(1, rooms):  # a card's robot needs no room (R25-16.24)
        yield law("robots", n=len(robots_in_play(s)), rooms=rooms)
    homes = [tile for tile in s.robot_home if tile >= 0]
    if len(set(homes)) != len(homes) or [tile for tile in homes if s.kind[tile] != terms.ROBOT_ROOM]:
        yield law("robot-room")


# ---- characters


def place_laws(s: Room25State, figure: Figure) -> Iterator[Message]:
    """Where a character is, and what threatens it there."""
    who = terms.CHARACTER_TERMS[figure.id]
    if figure.alive != (figure.tile >= 0):
        yield law("place", character=who)
        return
    kind = s.kind[figure.tile] if figure.alive else -1
    if figure.alive and not s.ending:
        if not s.up[figure.tile]:
            yield law("covered", character=who)
        if kind == terms.TRAP and not figure.trap:
            yield law("no-trap", character=who)
        if kind == terms.FLOODED and not figure.drown:
            yield law("no-flood", character=who)
        together = [number for number, other in enumerate(s.figures) if other.tile == figure.tile]
        if kind == terms.ACID and len(together) > 1 and not acid_order_pending(s, together):
            yield law("acid", character=who)
        if kind == terms.ROOM25 and s.rounds_left > ALARM and not cooperative(s):
            yield law("alarm", character=who, n=s.rounds_left)
    if figure.trap and (kind != terms.TRAP or figure.trap > s.serial):
        yield law("trap", character=who)
    if figure.drown and kind != terms.FLOODED:
        yield law("flood", character=who)
    if figure.drown > s.round + 1:
        yield law("flood-late", character=who, n=figure.drown)
    if figure.paranoid and (kind != terms.PARANOIA or not figure.drawing):
        yield law("paranoia", character=who)
    if figure.hidden and (figure.id not in (terms.ALICE, terms.BRUCE) or not figure.alive):
        yield law("hidden", character=who)


def acid_order_pending(s: Room25State, together: list[int]) -> bool:
    """Two came together, and it is yet to be said who was first (R25-11.21)."""
    waiting = [sorted(fields["figures"]) for fields in fields_of(whole_agenda(s), "acid_order")]
    return len(together) == 2 and sorted(together) in waiting


def program_laws(s: Room25State, figure: Figure) -> Iterator[Message]:
    who = terms.CHARACTER_TERMS[figure.id]
    programmed = [token for token in (figure.first, figure.second) if token != terms.NO_TOKEN]
    if len(set(programmed)) != len(programmed):
        yield law("token-twice", character=who)
    if [token for token in (*programmed, *figure.stack) if figure.lost >> token & 1]:
        yield law("lost-token", character=who)
    if figure.waiting and (figure.first == terms.NO_TOKEN or figure.second != terms.NO_TOKEN):
        yield law("waiting", character=who)
    if programmed and (figure.free or figure.drawing):
        yield law("no-program", character=who)
    if figure.stack and not figure.drawing:
        yield law("stack", character=who)
    if not figure.alive and (programmed or figure.drawing or figure.adrenaline == terms.DECLARED):
        yield law("eliminated", character=who)
    if figure.free and s.settings.mode != terms.SOLO and not (figure.role == terms.GUARD and figure.shown):
        yield law("free", character=who)
    if not 1 <= figure.limit <= 2 or figure.actions > MOST_ACTIONS or len(figure.played) > MOST_ACTIONS:
        yield law("actions", character=who)


def possession_laws(s: Room25State, figure: Figure) -> Iterator[Message]:
    """What lies before a character."""
    who = terms.CHARACTER_TERMS[figure.id]
    most = SPARE_ROOMS.get(who, 0)
    if figure.spare > most:
        yield law("spare", character=who, n=figure.spare, most=most)
    if figure.adrenaline != terms.NO_ADRENALINE and s.settings.difficulty == "madness":
        yield law("adrenaline", character=who)
    if figure.lost & (1 << terms.MOVE | 1 << terms.PUSH) or (figure.lost and figure.id == terms.ALICE):
        yield law("penalty", character=who)
    if figure.reminder >= 0 and s.up[figure.reminder]:
        yield law("reminder", character=who)
    if figure.reminder != -2 and not s.settings.reminders:
        yield law("no-reminder", character=who)
    if not s.settings.season2 and season2_of(figure):
        yield law("classic", character=who)


def season2_of(figure: Figure) -> bool:
    """Does a character have, or suffer, what only Season 2 brings?"""
    special = terms.SPECIAL in (figure.first, figure.second, *figure.played)
    token = special or figure.lost or figure.adrenaline != terms.NO_ADRENALINE
    return bool(token or figure.hidden or figure.spare or figure.drawing or figure.revived)


def role_laws(s: Room25State) -> Iterator[Message]:
    roles = [*(figure.role for figure in s.figures), *s.unseen_roles]
    if s.settings.mode != terms.SUSPICION:
        if max(roles) != terms.NO_ROLE or any(figure.shown for figure in s.figures):
            yield law("no-roles")
        return
    if sorted(roles) != sorted(role_tiles(s)):
        yield law("roles")
    for figure in s.figures:
        if figure.shown > s.round:
            yield law("shown", character=terms.CHARACTER_TERMS[figure.id], n=figure.shown)
    if s.ending:
        return
    for number in unmasked_by_eliminations(s):
        if not s.figures[number].shown:
            yield law("fallen-role", character=terms.CHARACTER_TERMS[s.figures[number].id])
    for number in unmasked_by_majority(s):
        if not s.figures[number].shown:
            yield law("masks", character=terms.CHARACTER_TERMS[s.figures[number].id])


def announcement_laws(s: Room25State) -> Iterator[Message]:
    """What was said lies with a face-down room, once a player and room (R25-20.9)."""
    if s.announced and not (s.settings.announcements and s.settings.players > 1):
        yield law("no-announcements")
    if len({(s.figures[said.figure].seat, said.tile) for said in s.announced}) != len(s.announced):
        yield law("announced-twice")
    for said in s.announced:
        cell = terms.CELL_TERMS[s.tile_cell[said.tile]]
        if s.up[said.tile]:
            yield law("announced-face-up", cell=cell)
        if said.round > s.round:
            yield law("announced-later", cell=cell, n=said.round)


# ---- order, time, cards


def order_laws(s: Room25State) -> Iterator[Message]:
    if len({figure.id for figure in s.figures}) != len(s.figures):
        yield law("characters")
    marked = [*s.order, *s.returning]
    if len(set(marked)) != len(marked):
        yield law("markers")
    for number, figure in enumerate(s.figures):
        if figure.alive and number not in marked and not s.ending:
            yield law("no-marker", character=terms.CHARACTER_TERMS[figure.id])
        if figure.alive == (number in s.fallen):
            yield law("fallen", character=terms.CHARACTER_TERMS[figure.id])
    most = rounds(s) - max(s.round, 1) + 1
    if s.ending == terms.RUNNING and not 1 <= s.rounds_left <= most:
        yield law("rounds", n=s.rounds_left, round=max(s.round, 1), most=max(most, 0))
    if s.phase == terms.CLUE_PHASE and s.round:
        yield law("clue")


def card_laws(s: Room25State) -> Iterator[Message]:
    """A described deck may be a short one: only the few cards that matter have to be named."""
    cards = [*s.deck, *s.discard, *s.display]
    if len(set(cards)) != len(cards):
        yield law("cards")
    mad = [card for card in cards if s.box.card_madness[card]]
    if mad and cooperative(s) and s.settings.difficulty != "madness":
        yield law("madness-cards")
    if cards and not s.settings.season2:
        yield law("classic-cards")
    if [card for card in s.display if not s.box.card_stays[card]]:
        yield law("display")


def ending_laws(s: Room25State) -> Iterator[Message]:
    """While the game runs nobody has won, and nobody is out whose elimination would have ended it."""
    if s.winners >> s.settings.players:
        yield law("seats")
    if s.ending == terms.RUNNING and s.winners:
        yield law("winners")
    if s.ending == terms.RUNNING and after_eliminations(s)[0] != terms.RUNNING:
        yield law("over")
