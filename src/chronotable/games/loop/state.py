"""What is on the table: plain, typed data and its copy.  The rules live in `steps`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.loop.terms import DOCTOR, ERAS, LANE_TERMS, RUNNING
from chronotable.kernel.state import State

if TYPE_CHECKING:
    from chronotable.games.loop.box import Box


class Agent:
    """An agent in play: pawn, battery, hand, and (outside solo games) an own deck and discard pile."""

    __slots__ = ("charged", "deck", "discard", "era", "hand", "id", "known", "ready")

    id: int
    era: int
    charged: bool
    hand: list[int]
    ready: list[bool]  # beside `hand`
    deck: list[int]  # the top card is the last one
    discard: list[int]
    known: int  # how many cards on top of the deck everybody has seen put there

    def __init__(self, id: int, era: int) -> None:
        self.id = id
        self.era = era
        self.charged = True
        self.hand = []
        self.ready = []
        self.deck = []
        self.discard = []
        self.known = 0

    def clone(self) -> Agent:
        copy = Agent(self.id, self.era)
        copy.charged = self.charged
        copy.hand = self.hand.copy()
        copy.ready = self.ready.copy()
        copy.deck = self.deck.copy()
        copy.discard = self.discard.copy()
        copy.known = self.known
        return copy


class LoopState(State):
    """The table of The LOOP.  Eras are numbers 0 to 6, all other components numbers in the box."""

    __slots__ = (
        "active", "agents", "archived", "arrival", "arsenal", "available", "bag", "bag_in_order", "box", "boxed",
        "callers", "capped", "centrifuge", "clone_at", "cycle", "damage", "destroyed", "destruction", "destructions",
        "dismantled", "doctor", "doctor_deck", "doctor_row", "drop", "ending", "energised", "energy", "eternal",
        "eternal_used", "face_up", "last_card", "level", "limbo", "loops", "machine", "mega", "mode", "offer",
        "order_destroyed", "phase", "players", "ramps", "removed", "rifts", "super_pile", "tile", "turn", "ultra_deck",
        "ultra_row", "unused", "used_ability", "using", "vortex", "watched", "you",
    )  # fmt: skip

    # what was agreed before the game
    box: Box
    players: int  # seats; a solo player has several agents (chapter 18)
    mode: str
    level: str
    machine: list[int]  # weights previous, doctor, next; empty for manual entry (chapter 19)
    ramps: list[int]  # each ramp as often as its weight: one drawn at random is where a cube falls
    mega: bool  # vortex tiles on their mega-vortex side (LOOP-17.5)
    order_destroyed: bool  # ask for the order of cards destroyed together (LOOP-4.8)
    # the spacetime board, by era
    rifts: list[int]
    energy: list[int]
    eternal: list[int]
    eternal_used: list[int]
    vortex: list[bool]
    centrifuge: list[bool]
    tile: list[int]  # the mission, or -1
    face_up: list[bool]
    watched: int  # bit set of what the face-up missions watch, kept by `chronotable.games.loop.steps.missions`
    damage: list[int]  # cubes on the tile; for missions with a slot per era a bit set of eras
    clone_at: list[int]  # by token: era, or IN_BAG, IN_PILE, OUT_OF_GAME
    # HQ
    bag: list[int]  # clones are drawn at random ...
    bag_in_order: int  # ... except that a described position may fix the last so many, the very next one last
    super_pile: list[int]
    arsenal: list[int]  # of this and every pile the top is the last one
    available: list[int]  # each at its era of origin
    destroyed: list[int]
    limbo: list[int]  # revealed at a vortex, to be destroyed when the card in use is done (LOOP-15.5)
    offer: list[int]  # the revealed cards of a quarterly bonus
    doctor_deck: list[int]
    doctor_row: list[int]
    doctor: int  # the doctor's era, -1 before the first card
    cycle: int  # 0 to 2
    unused: list[int]  # missions never dealt
    archived: list[int]
    boxed: list[int]  # missions lost to a vortex
    dismantled: int
    ultra_deck: list[int]
    ultra_row: list[int]
    # the turn
    agents: list[Agent]  # in turn order
    active: int
    turn: int
    phase: int
    loops: int  # made this turn
    destructions: int  # clones destroyed this turn
    used_ability: int  # uses of the action-phase ability this turn
    capped: int  # bit set of eras whose mission has had its damage of this turn
    drop: list[int]  # cubes that came out of the machine: previous, doctor, next
    # the action
    energised: bool  # did every era hold energy when the action began? (LOOP-9.19)
    removed: list[int]  # rifts removed in this action, by era (LOOP-17.13)
    you: int  # the agent resolving the effect
    using: int  # the card being used, -1 for none
    callers: list[int]  # the cards through which it is being used
    last_card: int  # the card the step before named, -1 for none
    destruction: int  # the era where the clone that triggers an ability was destroyed
    arrival: int  # the era where the step before moved a clone to, -1 for none
    ending: int

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box

    def clear_table(self) -> None:
        """Everything empty, before set-up."""
        self.rifts = [0] * ERAS
        self.energy = [0] * ERAS
        self.eternal = [0] * ERAS
        self.eternal_used = [0] * ERAS
        self.vortex = [False] * ERAS
        self.centrifuge = [False] * ERAS
        self.tile = [-1] * ERAS
        self.face_up = [False] * ERAS
        self.watched = 0
        self.damage = [0] * ERAS
        self.clone_at = []
        self.bag = []
        self.bag_in_order = 0
        self.super_pile = []
        self.arsenal = []
        self.available = []
        self.destroyed = []
        self.limbo = []
        self.offer = []
        self.doctor_deck = []
        self.doctor_row = []
        self.doctor = -1
        self.cycle = 0
        self.unused = []
        self.archived = []
        self.boxed = []
        self.dismantled = 0
        self.ultra_deck = []
        self.ultra_row = []
        self.agents = []
        self.active = 0
        self.turn = 0
        self.phase = DOCTOR
        self.loops = 0
        self.destructions = 0
        self.used_ability = 0
        self.capped = 0
        self.drop = [0, 0, 0]
        self.energised = False
        self.removed = [0] * ERAS
        self.you = 0
        self.using = -1
        self.callers = []
        self.last_card = -1
        self.arrival = -1
        self.destruction = -1
        self.ending = RUNNING

    def clone(self) -> LoopState:
        copy = LoopState(self.box)
        copy.copy_base(self)
        copy.players = self.players
        copy.mode = self.mode
        copy.level = self.level
        copy.machine = self.machine
        copy.ramps = self.ramps
        copy.mega = self.mega
        copy.order_destroyed = self.order_destroyed
        copy.rifts = self.rifts.copy()
        copy.energy = self.energy.copy()
        copy.eternal = self.eternal.copy()
        copy.eternal_used = self.eternal_used.copy()
        copy.vortex = self.vortex.copy()
        copy.centrifuge = self.centrifuge.copy()
        copy.tile = self.tile.copy()
        copy.face_up = self.face_up.copy()
        copy.watched = self.watched
        copy.damage = self.damage.copy()
        copy.clone_at = self.clone_at.copy()
        copy.bag = self.bag.copy()
        copy.bag_in_order = self.bag_in_order
        copy.super_pile = self.super_pile.copy()
        copy.arsenal = self.arsenal.copy()
        copy.available = self.available.copy()
        copy.destroyed = self.destroyed.copy()
        copy.limbo = self.limbo.copy()
        copy.offer = self.offer.copy()
        copy.doctor_deck = self.doctor_deck.copy()
        copy.doctor_row = self.doctor_row.copy()
        copy.doctor = self.doctor
        copy.cycle = self.cycle
        copy.unused = self.unused.copy()
        copy.archived = self.archived.copy()
        copy.boxed = self.boxed.copy()
        copy.dismantled = self.dismantled
        copy.ultra_deck = self.ultra_deck.copy()
        copy.ultra_row = self.ultra_row.copy()
        copy.agents = [agent.clone() for agent in self.agents]
        copy.active = self.active
        copy.turn = self.turn
        copy.phase = self.phase
        copy.loops = self.loops
        copy.destructions = self.destructions
        copy.used_ability = self.used_ability
        copy.capped = self.capped
        copy.drop = self.drop.copy()
        copy.energised = self.energised
        copy.removed = self.removed.copy()
        copy.you = self.you
        copy.using = self.using
        copy.callers = self.callers.copy()
        copy.last_card = self.last_card
        copy.arrival = self.arrival
        copy.destruction = self.destruction
        copy.ending = self.ending
        return copy

    # ---- questions the rules ask often

    @property
    def solo(self) -> bool:
        return self.players == 1

    def seat_of(self, agent: int) -> int:
        """The person who chooses for an agent; a solo player chooses for all (LOOP-18.1)."""
        return 0 if self.players == 1 else agent

    def deck_owner(self, agent: Agent) -> Agent:
        """Whose deck and discard pile an agent uses; a solo game has one common deck (LOOP-18.2)."""
        return self.agents[0] if self.players == 1 else agent

    def fate_word(self, outcome: int) -> str:
        return LANE_TERMS[outcome]

    def payable(self, era: int) -> int:
        """Energy of an era that can be spent now (LOOP-17.6)."""
        return self.energy[era] + self.eternal[era] - self.eternal_used[era]

    def energy_in(self, era: int) -> int:
        """Energy of an era for conditions and comparisons, eternal energy included (LOOP-17.6)."""
        return self.energy[era] + self.eternal[era]

    def ultra(self, kind: int, era: int) -> int:
        """How strongly revealed ultramachine cards act in an era; 0 when none does (LOOP-17.12)."""
        total = 0
        if self.ultra_row:
            box = self.box
            for card in self.ultra_row:
                if box.ultra_era[card] == era and box.ultra_kind[card] == kind:
                    total += box.ultra_n[card]
        return total
