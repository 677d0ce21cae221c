"""What is on the table: plain, typed data and its copy.  The rules live in `steps`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from chronotable.games.room25.terms import (
    ACCELERATION,
    ADRENALINE,
    CELLS,
    CLUE_PHASE,
    JAMMING,
    JAMMING_CARD,
    NO_ROLE,
    NO_TOKEN,
    RUNNING,
)
from chronotable.kernel.state import State

if TYPE_CHECKING:
    from chronotable.games.room25.box import Box


class Figure:
    """A character in play.  It stands on a tile, not on a cell: so it rides along when lines slide."""

    __slots__ = (
        "actions", "adrenaline", "alive", "blows", "drawing", "drown", "first", "free", "hidden", "id", "lies", "limit",
        "lost", "paranoid", "played", "reminder", "revived", "role", "seat", "second", "shown", "spare", "stack",
        "tile", "trap", "truths", "waiting",
    )  # fmt: skip

    memory: ClassVar[tuple[str, ...]] = ("blows", "lies", "truths")

    id: int
    seat: int
    alive: bool
    tile: int  # -1 when eliminated
    lost: int  # bit set of tokens lost to penalties
    first: int  # token in slot 1; NO_TOKEN for none
    second: int
    waiting: bool  # the single programmed token stands between the slots (R25-7.3); it is `first`
    played: list[int]  # tokens played this round, in order; they show until the next programs lie there
    actions: int  # how many actions came up this round
    limit: int  # how many it may make this round: one if the round began in a cold room
    free: bool  # plays this round without programming (R25-7.9)
    adrenaline: int
    hidden: bool
    trap: int  # serial number of the trap it must leave with its next action; 0 for none
    drown: int  # the round in whose second pass it drowns; 0 for none
    paranoid: bool  # in the paranoia room, under its spell
    drawing: bool  # draws its actions from the stack: while paranoid, and for the rest of the round after leaving
    stack: list[int]  # of tokens, the next one last
    spare: int  # spare empty rooms
    reminder: int  # the tile it lies on, -1 in hand, -2 not in the game
    role: int
    shown: int  # the round in which the role became public; 0 while secret
    revived: bool  # this round
    # what everybody could remember of it in Suspicion
    truths: int  # colours it announced that turned out true
    lies: int  # or false
    blows: int  # how often it pushed somebody, or slid the open Room 25 out of the exit zone

    def __init__(self, id: int, seat: int, tile: int) -> None:
        self.id = id
        self.seat = seat
        self.tile = tile
        self.alive = True
        self.lost = 0
        self.first = NO_TOKEN
        self.second = NO_TOKEN
        self.waiting = False
        self.played = []
        self.actions = 0
        self.limit = 2
        self.free = False
        self.adrenaline = ADRENALINE
        self.hidden = False
        self.trap = 0
        self.drown = 0
        self.paranoid = False
        self.drawing = False
        self.stack = []
        self.spare = 0
        self.reminder = -1
        self.role = NO_ROLE
        self.shown = 0
        self.revived = False
        self.truths = 0
        self.lies = 0
        self.blows = 0

    def clone(self) -> Figure:
        copy = Figure(self.id, self.seat, self.tile)
        copy.alive = self.alive
        copy.lost = self.lost
        copy.first = self.first
        copy.second = self.second
        copy.waiting = self.waiting
        copy.played = self.played.copy() if self.played else []
        copy.actions = self.actions
        copy.limit = self.limit
        copy.free = self.free
        copy.adrenaline = self.adrenaline
        copy.hidden = self.hidden
        copy.trap = self.trap
        copy.drown = self.drown
        copy.paranoid = self.paranoid
        copy.drawing = self.drawing
        copy.stack = self.stack.copy() if self.stack else []
        copy.spare = self.spare
        copy.reminder = self.reminder
        copy.role = self.role
        copy.shown = self.shown
        copy.revived = self.revived
        copy.truths = self.truths
        copy.lies = self.lies
        copy.blows = self.blows
        return copy


class Announcement(NamedTuple):
    """What a player said of a face-down room: by which of its figures, of which tile, and in which round."""

    figure: int
    tile: int
    colour: int
    round: int


class Settings:
    """What was agreed before the game.  Never changed, shared by copies."""

    __slots__ = (
        "announcements", "barred_card_keeps_draw", "difficulty", "guards", "kevin_rooms_touch", "key_room_in_exit_zone",
        "madness_last_round", "mode", "panic_from_central", "players", "prison_blocks_forced_exit", "reminders",
        "season2", "show_memory", "team_of",
    )  # fmt: skip

    players: int
    mode: int
    season2: bool
    difficulty: str
    guards: int  # among the role tiles
    reminders: bool
    show_memory: bool
    announcements: bool
    madness_last_round: bool
    prison_blocks_forced_exit: bool
    barred_card_keeps_draw: bool
    kevin_rooms_touch: bool  # the two rooms of Kevin's panic are adjacent to each other instead of to him
    panic_from_central: bool
    key_room_in_exit_zone: bool
    team_of: list[int]  # by seat, in the team game


class Room25State(State):
    """The table of Room 25.  Cells are numbers 0 to 24, row by row; tiles 0 to 24 keep their number for ever."""

    __slots__ = (
        "acting", "announced", "axis", "box", "cell_tile", "closed", "deck", "discard", "display", "ending", "fallen",
        "figures", "key_active", "kind", "locked", "order", "phase", "removed", "returning", "robot_home",
        "robot_tile", "round", "rounds_left", "seen", "serial", "settings", "slid", "tile_cell", "turn_order",
        "unseen_roles", "up", "winners",
    )  # fmt: skip

    box: Box
    settings: Settings
    # the complex
    cell_tile: list[int]
    tile_cell: list[int]
    kind: list[int]  # by tile; a replaced room becomes an empty one
    up: list[bool]
    closed: list[bool]  # do-not-cross token
    locked: list[bool]
    axis: list[int]  # of a pivoting room
    removed: list[int]  # kinds of the tiles that were replaced
    slid: list[int]  # by line: 0, or 1 forwards (right, down), -1 backwards: the direction of this round's slides
    # seat * 25 + tile: the round in which the seat last knew the tile, -1 for never; after the seats, all the world
    seen: list[int]
    announced: list[Announcement]  # of rooms that are face down still, a player's last word on each
    # figures
    figures: list[Figure]
    robot_tile: list[int]  # -1 in the supply
    robot_home: list[int]  # the robot room each belongs to, -1 for none in the building
    # order and time
    order: list[int]  # markers on the countdown, figures by number, the first player first; skulls included
    fallen: list[int]  # eliminated figures, in the order of their elimination
    returning: list[int]  # revived figures whose marker comes back at the countdown
    turn_order: list[int]  # this round's order
    round: int
    rounds_left: int  # k of the ledger, the current round included
    phase: int
    acting: int  # the figure whose turn it is, -1 for none
    serial: int  # numbers traps
    # cards
    deck: list[int]
    discard: list[int]
    display: list[int]
    # roles and the end
    unseen_roles: list[int]
    key_active: bool
    ending: int
    winners: int  # bit set of seats

    def __init__(self, box: Box, settings: Settings) -> None:
        super().__init__()
        self.box = box
        self.settings = settings

    def clear_table(self) -> None:
        self.cell_tile = list(range(CELLS))
        self.tile_cell = list(range(CELLS))
        self.kind = []
        self.up = [False] * CELLS
        self.closed = [False] * CELLS
        self.locked = [False] * CELLS
        self.axis = [0] * CELLS
        self.removed = []
        self.slid = [0] * 10
        self.seen = []
        self.announced = []
        self.figures = []
        self.robot_tile = [-1, -1]
        self.robot_home = [-1, -1]
        self.order = []
        self.fallen = []
        self.returning = []
        self.turn_order = []
        self.round = 0
        self.rounds_left = 0
        self.phase = CLUE_PHASE
        self.acting = -1
        self.serial = 0
        self.deck = []
        self.discard = []
        self.display = []
        self.unseen_roles = []
        self.key_active = False
        self.ending = RUNNING
        self.winners = 0

    def clone(self) -> Room25State:
        copy = Room25State(self.box, self.settings)
        copy.copy_base(self)
        copy.cell_tile = self.cell_tile.copy()
        copy.tile_cell = self.tile_cell.copy()
        copy.kind = self.kind.copy()
        copy.up = self.up.copy()
        copy.closed = self.closed.copy()
        copy.locked = self.locked.copy()
        copy.axis = self.axis.copy()
        copy.removed = self.removed.copy()
        copy.slid = self.slid.copy()
        copy.seen = self.seen.copy()
        copy.announced = self.announced.copy()
        copy.figures = [figure.clone() for figure in self.figures]
        copy.robot_tile = self.robot_tile.copy()
        copy.robot_home = self.robot_home.copy()
        copy.order = self.order.copy()
        copy.fallen = self.fallen.copy()
        copy.returning = self.returning.copy()
        copy.turn_order = self.turn_order.copy()
        copy.round = self.round
        copy.rounds_left = self.rounds_left
        copy.phase = self.phase
        copy.acting = self.acting
        copy.serial = self.serial
        copy.deck = self.deck.copy()
        copy.discard = self.discard.copy()
        copy.display = self.display.copy()
        copy.unseen_roles = self.unseen_roles.copy()
        copy.key_active = self.key_active
        copy.ending = self.ending
        copy.winners = self.winners
        return copy

    # ---- questions the rules ask often

    def cell_of(self, figure: int) -> int:
        return self.tile_cell[self.figures[figure].tile]

    def colour(self, tile: int) -> int:
        return self.box.room_colour[self.kind[tile]]

    def on_tile(self, tile: int) -> list[int]:
        """Living figures on a tile, in player order."""
        return [figure for figure in self.turn_order if self.figures[figure].tile == tile]

    def robot_on(self, tile: int) -> bool:
        return tile in self.robot_tile

    def on_display(self, kind: int) -> bool:
        """Does a card of this kind lie on display this round (R25-16.2)?"""
        return kind in [self.box.card_kind[card] for card in self.display]

    @property
    def last_round(self) -> bool:
        return self.rounds_left <= 1

    @property
    def talk_forbidden(self) -> bool:
        """While a character is in the jamming room, or the card lies on display (R25-12.14, 16.21, 20.5)."""
        if self.on_display(JAMMING_CARD):
            return True
        return JAMMING in [self.kind[figure.tile] for figure in self.figures if figure.alive]

    @property
    def accelerated(self) -> bool:
        return self.on_display(ACCELERATION)
