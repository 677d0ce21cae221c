"""What is on the table: plain, typed data and its copy.  The rules live in `steps`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.anachrony.terms import (
    BREAKTHROUGHS,
    CAPITAL_HEXES,
    CORES,
    ERAS,
    EXHAUSTED,
    EXOSUITS,
    FATE_OUTCOMES,
    FATES,
    FREE,
    GOODS,
    HEXES,
    MODIFIERS,
    NO_TILE,
    NO_WORKER,
    ROWS,
    RUNNING,
    SETUP_PHASE,
    SLOTS,
    WARP_BASE,
    WARP_TILES,
    WARPS,
    WORKERS,
)
from chronotable.kernel.state import State

if TYPE_CHECKING:
    from chronotable.games.anachrony.box import Board, Box, OpponentRules


class Settings:
    """What was agreed before the game.  Never changed, shared by copies."""

    __slots__ = (
        "alternate_timeline", "asset_draft", "endgame_draft", "evacuation", "harder", "harder_ways", "leaders",
        "no_random_neutronium", "opponent", "paths", "players", "predictable", "side_b", "simultaneous",
    )  # fmt: skip

    players: int
    opponent: int  # of a single player, counted from 1; NO_OPPONENT for none (ANA-37.10)
    harder_ways: list[str]  # how the opponent is made harder
    side_b: bool
    paths: list[str]  # by seat; ["choose"] or ["random"] otherwise
    leaders: list[str]
    evacuation: list[str]
    harder: bool  # the two-player game without the right council hex (ANA-26.1)
    no_random_neutronium: bool  # what Samira finds is titanium, uranium or gold (ANA-29.11)
    predictable: bool  # (ANA-26.2)
    simultaneous: bool  # Power Up (ANA-26.3)
    alternate_timeline: bool
    asset_draft: bool
    endgame_draft: bool


def by_seat(agreed: list[str], players: int) -> bool:
    """Was it agreed for each seat, and not by one word for all?"""
    return len(agreed) == players and (players > 1 or agreed[0] not in ("choose", "random"))


class Player:
    """A player's board, supply and secrets."""

    __slots__ = (
        "active", "aside", "board", "breakthroughs", "busy", "condition", "covered", "deployed", "evacuation", "focus",
        "goods", "leader", "mods", "morale", "over", "paradoxes", "passed", "path", "secret", "slot_worker", "slots",
        "suits", "supply_worker", "tired", "travel", "used", "warp_at", "warp_space",
    )  # fmt: skip

    path: int  # -1 until chosen
    leader: int  # -1 until chosen
    condition: int  # the evacuation condition of the path board's side
    board: Board
    mods: list[int]  # what passive abilities add up to; made anew by `refresh`, never changed
    goods: list[int]
    active: list[int]  # workers by type
    tired: list[int]
    busy: list[int]  # by type and fate
    aside: list[int]  # workers of buildings given up this turn, by type (ANA-33.14); they count as busy
    suits: int  # bit set of own hexes that hold a powered exosuit
    covered: int  # bit set of own hexes under a hex-unavailable tile
    deployed: int  # exosuits on the main board
    slots: list[int]  # tiles on the 12 slots; a superproject lies on two
    over: int  # bit set of slots with an anomaly on top of a tile
    slot_worker: list[int]  # by slot: type and fate of the busy worker there, -1 for none
    supply_worker: int  # likewise on Supply
    used: int  # bit set of free actions taken this Era, by their option from FORCE on
    breakthroughs: list[int]  # by shape and icon
    warp_at: list[int]  # by warp tile: the Era of the timeline tile it lies on, 0 in the pool
    warp_space: list[int]  # its space there in the alternate timeline, 0 for none
    paradoxes: int
    morale: int  # 0 to 6
    travel: int  # steps of the time-travel marker
    focus: int  # Era
    evacuation: int  # 0, or the number of the slot on the evacuation tile
    passed: bool
    secret: int  # what was chosen and not yet revealed: warp tiles, a way to power up; -1 for nothing

    def clone(self) -> Player:
        copy = Player()
        copy.path = self.path
        copy.leader = self.leader
        copy.condition = self.condition
        copy.board = self.board
        copy.mods = self.mods
        copy.goods = self.goods.copy()
        copy.active = self.active.copy()
        copy.tired = self.tired.copy()
        copy.busy = self.busy.copy()
        copy.aside = self.aside.copy()
        copy.suits = self.suits
        copy.covered = self.covered
        copy.deployed = self.deployed
        copy.slots = self.slots.copy()
        copy.over = self.over
        copy.slot_worker = self.slot_worker.copy()
        copy.supply_worker = self.supply_worker
        copy.used = self.used
        copy.breakthroughs = self.breakthroughs.copy()
        copy.warp_at = self.warp_at.copy()
        copy.warp_space = self.warp_space.copy()
        copy.paradoxes = self.paradoxes
        copy.morale = self.morale
        copy.travel = self.travel
        copy.focus = self.focus
        copy.evacuation = self.evacuation
        copy.passed = self.passed
        copy.secret = self.secret
        return copy

    @property
    def unpowered(self) -> int:
        """Exosuits in the own supply (ANA-0.6)."""
        return EXOSUITS - self.suits.bit_count() - self.deployed

    def owned(self, type: int) -> int:
        """Workers of a type in every state (ANA-18.7)."""
        at = type * FATES
        return (
            self.active[type] + self.tired[type] + self.aside[type]
            + self.busy[at] + self.busy[at + 1] + self.busy[at + 2]
        )  # fmt: skip


def new_player(board: Board) -> Player:
    """A player before paths are chosen."""
    player = Player()
    player.path = -1
    player.leader = -1
    player.condition = -1
    player.board = board
    player.mods = [0] * MODIFIERS
    player.goods = [0] * GOODS
    player.active = [0] * WORKERS
    player.tired = [0] * WORKERS
    player.busy = [0] * (WORKERS * FATES)
    player.aside = [0] * WORKERS
    player.suits = 0
    player.covered = 0
    player.deployed = 0
    player.slots = [FREE] * SLOTS
    player.over = 0
    player.slot_worker = [NO_WORKER] * SLOTS
    player.supply_worker = NO_WORKER
    player.used = 0
    player.breakthroughs = [0] * BREAKTHROUGHS
    player.warp_at = [0] * WARPS
    player.warp_space = [0] * WARPS
    player.paradoxes = 0
    player.morale = 0
    player.travel = 0
    player.focus = 1
    player.evacuation = 0
    player.passed = False
    player.secret = -1
    return player


class Opponent:
    """The board of a single player's opponent (chapter 37).  All of it is open."""

    __slots__ = (
        "actions", "anomalies", "at", "breakthroughs", "buildings", "cores", "exhausted", "extra", "goods",
        "objectives", "out", "paradoxes", "passed", "projects", "rules", "stack", "suits", "travel", "vp", "warps",
        "workers",
    )  # fmt: skip

    rules: OpponentRules
    suits: int  # powered and not used
    out: int  # exosuits on the main board, or lost in this Era
    goods: list[int]  # by kind: only Resources
    workers: list[int]
    breakthroughs: list[int]  # by shape and icon
    buildings: list[int]
    projects: list[int]
    anomalies: int
    paradoxes: int
    warps: list[int]  # on the timeline: Era * WARP_BASE + space of the alternate timeline, 0 for none
    travel: int
    vp: int  # tokens
    cores: int  # of its pool
    exhausted: int
    actions: int  # taken in this Era
    extra: int  # turns beyond the end (ANA-37.52)
    passed: bool
    at: list[int]  # by command token: its step, from 0
    stack: list[int]  # the tokens, of those on one step the upper ones later
    objectives: list[int]  # of this game, by what they count

    def __init__(self, rules: OpponentRules) -> None:
        self.rules = rules
        self.suits = 0
        self.out = 0
        self.goods = [0] * GOODS
        self.workers = [0] * WORKERS
        self.breakthroughs = [0] * BREAKTHROUGHS
        self.buildings = []
        self.projects = []
        self.anomalies = 0
        self.paradoxes = 0
        self.warps = []
        self.travel = 0
        self.vp = 0
        self.cores = rules.numbers[CORES]
        self.exhausted = rules.numbers[EXHAUSTED]
        self.actions = 0
        self.extra = 0
        self.passed = False
        self.at = rules.starts.copy()
        self.stack = list(range(len(rules.starts)))
        self.objectives = []

    def clone(self) -> Opponent:
        copy = Opponent(self.rules)
        copy.suits = self.suits
        copy.out = self.out
        copy.goods = self.goods.copy()
        copy.workers = self.workers.copy()
        copy.breakthroughs = self.breakthroughs.copy()
        copy.buildings = self.buildings.copy()
        copy.projects = self.projects.copy()
        copy.anomalies = self.anomalies
        copy.paradoxes = self.paradoxes
        copy.warps = self.warps.copy()
        copy.travel = self.travel
        copy.vp = self.vp
        copy.cores = self.cores
        copy.exhausted = self.exhausted
        copy.actions = self.actions
        copy.extra = self.extra
        copy.passed = self.passed
        copy.at = self.at.copy()
        copy.stack = self.stack.copy()
        copy.objectives = self.objectives.copy()
        return copy

    def warps_at(self, era: int) -> int:
        """How many of its warp tiles lie on a timeline tile."""
        count = 0
        for warp in self.warps:
            if warp // WARP_BASE == era:
                count += 1
        return count

    def spaces_at(self, era: int) -> list[int]:
        return [warp % WARP_BASE for warp in self.warps if warp // WARP_BASE == era]

    def place_warp(self, era: int, space: int) -> None:
        self.warps.append(era * WARP_BASE + space)

    def take_back(self, era: int) -> None:
        """One of its warp tiles on a timeline tile returns to its pool."""
        for warp in self.warps:
            if warp // WARP_BASE == era:
                self.warps.remove(warp)
                return

    def tiles_left(self) -> int:
        """Warp tiles in its pool."""
        return self.rules.numbers[WARP_TILES] - len(self.warps)

    def buildings_of(self, box: Box, row: int) -> int:
        return sum([box.tile_row[tile] == row for tile in self.buildings])

    def deed_of(self, token: int) -> int:
        """What a command token would do."""
        return self.rules.loops[self.rules.loop_of[token]][self.at[token]]

    def place_of(self, token: int) -> int:
        return self.rules.places[self.rules.loop_of[token]][self.at[token]]

    def next_step(self, token: int) -> int:
        return (self.at[token] + 1) % len(self.rules.loops[self.rules.loop_of[token]])


class AnachronyState(State):
    """The table of Anachrony.  Seats sit clockwise."""

    __slots__ = (
        "acting", "alternates", "box", "cards_kept", "endgame", "ending", "era", "evacuations", "first", "flipped",
        "hands", "hexes", "impact", "mine_deck", "mine_pool", "opponent", "phase", "players", "pools", "primary",
        "projects", "recruit_card", "recruit_deck", "recruit_pool", "reservoir_used", "returned", "secondary",
        "settings", "starter", "supply", "tiles", "turn", "unused_projects", "worker", "x",
    )  # fmt: skip

    box: Box
    settings: Settings
    players: list[Player]
    opponent: Opponent | None  # of a single player
    # time
    era: int
    phase: int
    turn: int  # grows with every turn of a player
    first: int  # the first player
    starter: int  # who was first when the Action phase began: a new banner waits for the next Era (ANA-8.10, 14.8)
    acting: int  # whose effects are being resolved
    worker: int  # the type of the worker whose action is being taken, NO_WORKER for none
    x: int  # what was chosen for an x on a building
    reservoir_used: bool  # the Grand Reservoir has lowered a cost in this turn
    impact: bool
    ending: int
    # the main board
    hexes: list[int]  # by hex: seat and busy worker (see words.BUSY), -1 when free
    pools: list[int]  # workers on hex pools: (space * SEATS + seat) * BUSY + busy worker, in order
    tiles: list[int]  # collapsing capital tile on each capital hex, NO_TILE for none
    flipped: int  # bit set of capital hexes whose tile shows the unavailable side
    recruit_pool: list[int]  # by worker type
    recruit_card: int  # this Era's
    mine_pool: list[int]  # by kind of goods
    evacuations: int  # markers on the evacuation tile
    # stacks, decks, cards
    primary: list[list[int]]  # buildings by row, the top one last
    returned: list[int]  # by row: how many buildings at the bottom were given up, so that everybody knows them
    secondary: list[list[int]]
    projects: list[int]  # superprojects above the timeline tiles, FREE once built
    unused_projects: list[int]
    recruit_deck: list[int]  # the next card last
    mine_deck: list[int]
    supply: list[int]  # breakthroughs by shape and icon
    endgame: list[int]
    alternates: list[int]  # alternate timeline tiles by Era, then those not used
    # drafts: hands by the seat they were dealt to
    hands: list[list[int]]
    cards_kept: list[list[int]]  # of each hand, in the order in which they were taken

    def __init__(self, box: Box, settings: Settings) -> None:
        super().__init__()
        self.box = box
        self.settings = settings

    def clear_table(self) -> None:
        self.players = [new_player(self.box.boards[0]) for _ in range(self.settings.players)]
        self.opponent = None
        self.era = 0
        self.phase = SETUP_PHASE
        self.turn = 0
        self.first = 0
        self.starter = 0
        self.acting = 0
        self.worker = NO_WORKER
        self.x = 0
        self.reservoir_used = False
        self.impact = False
        self.ending = RUNNING
        self.hexes = [-1] * HEXES
        self.pools = []
        self.tiles = [NO_TILE] * CAPITAL_HEXES
        self.flipped = 0
        self.recruit_pool = [0] * WORKERS
        self.recruit_card = -1
        self.mine_pool = [0] * GOODS
        self.evacuations = 0
        self.primary = [[] for _ in range(ROWS)]
        self.returned = [0] * ROWS
        self.secondary = [[] for _ in range(ROWS)]
        self.projects = [FREE] * ERAS
        self.unused_projects = []
        self.recruit_deck = []
        self.mine_deck = []
        self.supply = [0] * BREAKTHROUGHS
        self.endgame = []
        self.alternates = []
        self.hands = []
        self.cards_kept = []

    def clone(self) -> AnachronyState:
        copy = AnachronyState(self.box, self.settings)
        copy.copy_base(self)
        copy.players = [player.clone() for player in self.players]
        copy.opponent = None if self.opponent is None else self.opponent.clone()
        copy.era = self.era
        copy.phase = self.phase
        copy.turn = self.turn
        copy.first = self.first
        copy.starter = self.starter
        copy.acting = self.acting
        copy.worker = self.worker
        copy.x = self.x
        copy.reservoir_used = self.reservoir_used
        copy.impact = self.impact
        copy.ending = self.ending
        copy.hexes = self.hexes.copy()
        copy.pools = self.pools.copy()
        copy.tiles = self.tiles.copy()
        copy.flipped = self.flipped
        copy.recruit_pool = self.recruit_pool.copy()
        copy.recruit_card = self.recruit_card
        copy.mine_pool = self.mine_pool.copy()
        copy.evacuations = self.evacuations
        copy.primary = [stack.copy() for stack in self.primary]
        copy.returned = self.returned.copy()
        copy.secondary = [stack.copy() for stack in self.secondary]
        copy.projects = self.projects.copy()
        copy.unused_projects = self.unused_projects.copy()
        copy.recruit_deck = self.recruit_deck.copy()
        copy.mine_deck = self.mine_deck.copy()
        copy.supply = self.supply.copy()
        copy.endgame = self.endgame.copy()
        copy.alternates = self.alternates.copy()
        copy.hands = [hand.copy() for hand in self.hands] if self.hands else []
        copy.cards_kept = [cards.copy() for cards in self.cards_kept] if self.cards_kept else []
        return copy

    def sides(self) -> int:
        """Players at the table, the opponent of a single one included (ANA-37.10)."""
        return len(self.players) if self.opponent is None else len(self.players) + 1

    def seats_in_order(self) -> list[int]:
        """From the first player clockwise (ANA-8.1)."""
        return self.seats_from(self.first)

    def seats_from(self, seat: int) -> list[int]:
        count = len(self.players)
        return [(seat + step) % count for step in range(count)]

    def fate_word(self, outcome: int) -> str:
        return FATE_OUTCOMES[outcome]

    def fated(self, start: int, count: int) -> int:
        """The next chance outcome, which is of this kind, if a described position has fixed it, -1 otherwise."""
        if self.fate:
            return self.fixed_outcome(list(range(start, start + count))) - start
        return -1
