"""What a seat may see (R25-20.1, 20.2): a whitelist, as JSON values."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from chronotable.games.room25 import terms, words
from chronotable.games.room25.state import Announcement, Figure, Room25State
from chronotable.games.room25.steps.choice import involved
from chronotable.kernel.engine import pending


class AnnouncementSeen(TypedDict):
    """What a player said of a room, which need not be true."""

    character: words.Character
    colour: words.Colour
    round: int


class RoomSeen(TypedDict):
    cell: words.Cell
    face_up: bool
    closed: bool
    locked: bool
    characters: list[words.Character]
    robots: list[int]  # from 1
    reminders: list[words.Character]
    room: words.Room | None
    colour: words.Colour | None
    seen: int | None  # the round in which this seat saw the room that lies face down now
    axis: NotRequired[words.Axis]  # of an open pivoting room
    announced: NotRequired[list[AnnouncementSeen]]  # oldest first, of a room that lies face down


class FigureSeen(TypedDict):
    id: words.Character
    seat: int
    alive: bool
    cell: words.Cell | None
    hidden: bool
    lost_tokens: list[words.Token]
    played: list[words.Token]
    programmed: int | None  # tokens lying face down; null while others still program
    between_slots: bool | None
    free: bool
    adrenaline: words.Adrenaline
    trapped: bool
    drowns_in_round: int | None
    paranoid: bool
    drawing: bool
    stack: int
    spare_rooms: int
    reminder: words.Cell | Literal["in_hand"] | None
    role: words.Role | None
    role_shown: bool
    truths: NotRequired[int]  # what everybody could remember in Suspicion: true colours it announced,
    lies: NotRequired[int]  # false ones,
    blows: NotRequired[int]  # and how often it pushed somebody, or slid the open Room 25 out of the exit zone
    program: NotRequired[list[words.Token]]  # only of the own characters


class Asked(TypedDict):
    seat: int
    character: words.Character | None
    question: str


class View(TypedDict):
    """The table as a seat sees it."""

    game: Literal["room25"]
    players: int
    mode: words.Mode
    ruleset: Literal["season2", "classic"]
    difficulty: str
    round: int
    rounds_left: int
    phase: words.Phase
    acting: words.Character | None
    order: list[words.Character]
    turn_order: list[words.Character]
    talk_forbidden: bool
    remembered_tiles_shown: bool
    rooms: list[RoomSeen]
    building: dict[words.Room, int]  # how many there are of each kind
    removed: list[words.Room]
    characters: list[FigureSeen]
    waiting_for: list[int]
    asked: list[Asked]
    slid: dict[words.Line, words.Direction]
    robots: list[words.Cell | None]
    key_active: bool
    deck: int
    discard: list[str]
    display: list[str]
    teams: list[int] | None
    ending: words.Ending | None
    winners: list[int]


def view(s: Room25State, seat: int | None) -> View:
    """The table as a seat sees it; a spectator sees what all seats see."""
    settings = s.settings
    return {
        "game": "room25",
        "players": settings.players,
        "mode": terms.MODE_TERMS[settings.mode],
        "ruleset": "season2" if settings.season2 else "classic",
        "difficulty": settings.difficulty,
        "round": s.round,
        "rounds_left": s.rounds_left,
        "phase": terms.PHASE_TERMS[s.phase],
        "acting": character(s, s.acting) if s.acting >= 0 else None,
        "order": [character(s, figure) for figure in s.order],
        "turn_order": [character(s, figure) for figure in s.turn_order if s.figures[figure].alive],
        "talk_forbidden": s.talk_forbidden,
        "remembered_tiles_shown": settings.show_memory,
        "rooms": rooms(s, seat),
        "building": counts(s),
        "removed": sorted(terms.ROOM_TERMS[kind] for kind in s.removed),
        "characters": [figure_view(s, number, seat) for number in range(len(s.figures))],
        "waiting_for": waiting_for(s),
        "asked": asked(s),
        "slid": {terms.LINE_TERMS[line]: slide_word(line, way) for line, way in enumerate(s.slid) if way},
        "robots": [terms.CELL_TERMS[s.tile_cell[tile]] if tile >= 0 else None for tile in s.robot_tile],
        "key_active": s.key_active,
        "deck": len(s.deck),
        "discard": [s.box.card_ids[card] for card in s.discard],
        "display": [s.box.card_ids[card] for card in s.display],
        "teams": settings.team_of.copy() if terms.MODE_TERMS[settings.mode] == "team" else None,
        "ending": None if not s.ending else terms.ENDINGS[s.ending],
        "winners": [winner for winner in range(settings.players) if s.winners >> winner & 1],
    }


def character(s: Room25State, number: int) -> words.Character:
    return terms.CHARACTER_TERMS[s.figures[number].id]


def slide_word(line: int, way: int) -> words.Direction:
    if line < terms.SIZE:
        return "right" if way > 0 else "left"
    return "down" if way > 0 else "up"


def counts(s: Room25State) -> dict[words.Room, int]:
    """What the building is made of is no secret, only where it lies."""
    return {word: s.kind.count(kind) for kind, word in enumerate(terms.ROOM_TERMS) if kind in s.kind}


def knows(s: Room25State, seat: int | None, tile: int) -> bool:
    """Has the seat seen the face of this tile?  Spectators know only what lay open; after the end all is shown."""
    row = s.settings.players if seat is None else seat
    return s.up[tile] or bool(s.ending) or s.seen[row * terms.CELLS + tile] >= 0


def rooms(s: Room25State, seat: int | None) -> list[RoomSeen]:
    """Cell by cell, with all that stands and lies in them."""
    shown = [room_view(s, cell, seat) for cell in range(terms.CELLS)]
    for own in s.figures:
        word = terms.CHARACTER_TERMS[own.id]
        if own.tile >= 0:
            shown[s.tile_cell[own.tile]]["characters"].append(word)
        if own.reminder >= 0:
            shown[s.tile_cell[own.reminder]]["reminders"].append(word)
    for said in s.announced:
        shown[s.tile_cell[said.tile]].setdefault("announced", []).append(announcement(s, said))
    for robot, tile in enumerate(s.robot_tile):
        if tile >= 0:
            shown[s.tile_cell[tile]]["robots"].append(robot + 1)
    return shown


def announcement(s: Room25State, said: Announcement) -> AnnouncementSeen:
    return {
        "character": character(s, said.figure),
        "colour": terms.COLOUR_TERMS[said.colour],
        "round": said.round,
    }


def room_view(s: Room25State, cell: int, seat: int | None) -> RoomSeen:
    """A room, with nothing in it."""
    tile = s.cell_tile[cell]
    shown: RoomSeen = {
        "cell": terms.CELL_TERMS[cell],
        "face_up": s.up[tile],
        "closed": s.closed[tile],
        "locked": s.locked[tile],
        "characters": [],
        "robots": [],
        "reminders": [],
        "room": None,
        "colour": None,
        "seen": None,
    }
    if knows(s, seat, tile):
        shown["room"] = terms.ROOM_TERMS[s.kind[tile]]
        shown["colour"] = terms.COLOUR_TERMS[s.colour(tile)]
        round = s.seen[(s.settings.players if seat is None else seat) * terms.CELLS + tile]
        if not s.up[tile] and round >= 0:
            shown["seen"] = round
        if s.kind[tile] == terms.PIVOTING and s.up[tile]:
            shown["axis"] = terms.AXIS_TERMS[s.axis[tile]]
    return shown


def figure_view(s: Room25State, number: int, seat: int | None) -> FigureSeen:
    own = s.figures[number]
    mine = seat == own.seat
    shown: FigureSeen = {
        "id": terms.CHARACTER_TERMS[own.id],
        "seat": own.seat,
        "alive": own.alive,
        "cell": terms.CELL_TERMS[s.tile_cell[own.tile]] if own.alive else None,
        "hidden": own.hidden,
        "lost_tokens": tokens(own.lost),
        "played": [terms.TOKEN_TERMS[token] for token in own.played],
        "programmed": programmed(own) if mine or open_now(s) else None,
        "between_slots": own.waiting if mine or open_now(s) else None,
        "free": own.free,
        "adrenaline": terms.ADRENALINE_TERMS[
            own.adrenaline if mine or open_now(s) else min(own.adrenaline, terms.ADRENALINE)
        ],
        "trapped": bool(own.trap),
        "drowns_in_round": own.drown or None,
        "paranoid": own.paranoid,
        "drawing": own.drawing,
        "stack": len(own.stack),
        "spare_rooms": own.spare,
        "reminder": reminder_word(s, own),
        "role": terms.ROLE_TERMS[own.role] if mine or own.shown or s.ending else None,
        "role_shown": bool(own.shown),
    }
    if s.settings.mode == terms.SUSPICION:
        shown["truths"], shown["lies"], shown["blows"] = own.truths, own.lies, own.blows
    if mine:
        shown["program"] = [terms.TOKEN_TERMS[token] for token in (own.first, own.second) if token != terms.NO_TOKEN]
    return shown


def open_now(s: Room25State) -> bool:
    """What was programmed in secret shows (as face-down tokens) once everybody is done (R25-21.1)."""
    return s.phase != terms.PROGRAMMING or not s.threads


def programmed(own: Figure) -> int:
    """How many tokens lie face down, unresolved."""
    return (own.first != terms.NO_TOKEN) + (own.second != terms.NO_TOKEN)


def waiting_for(s: Room25State) -> list[int]:
    """Seats still choosing while several choose at once."""
    return [thread.seat for thread in s.threads if thread.step is not None]


def asked(s: Room25State) -> list[Asked]:
    """Who is thinking about what: everybody at the table sees it, so it is no secret which question is open."""
    return [
        {
            "seat": seat,
            "character": next((character(s, figure) for figure in involved(step)), None),
            "question": step.term,
        }
        for seat, step, _ in pending(s)
    ]


def tokens(bits: int) -> list[words.Token]:
    return [word for token, word in enumerate(terms.TOKEN_TERMS) if bits >> token & 1]


def reminder_word(s: Room25State, own: Figure) -> words.Cell | Literal["in_hand"] | None:
    if own.reminder >= 0:
        return terms.CELL_TERMS[s.tile_cell[own.reminder]]
    return "in_hand" if own.reminder == -1 else None
