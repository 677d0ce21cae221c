"""What is on the table: plain, typed data and its copy.  The rules live in `steps` and `shops`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chronotable.games.merchants.terms import (
    ABILITIES,
    ADVENTURER_TERMS,
    ARRIVAL,
    BERTHS,
    BOATS,
    GOODS,
    KINDS,
    NOBODY,
    PIERS,
)
from chronotable.kernel.state import State

if TYPE_CHECKING:
    from chronotable.games.merchants.box import Box
    from chronotable.games.merchants.shops.shop import Merchant, Shop
    from chronotable.kernel.step import Step


class Player:
    """A merchant's goods, gold, staff and corruption; what is only his is on the board of his shop."""

    __slots__ = ("corruption", "gold", "pool", "prices", "remembered", "shelf", "shop", "staff")

    gold: int
    pool: list[int]  # goods not made, by kind
    shelf: list[int]  # goods made and not sold
    prices: list[int]  # never changed, shared by copies
    staff: list[int]  # the townsfolk at each ability
    corruption: list[int]  # cards held, by face
    remembered: list[int]  # replaced townsfolk whose symbols count all the same (COVE-11.7)
    shop: Shop

    def __init__(self, prices: list[int], shop: Shop) -> None:
        self.prices = prices
        self.shop = shop

    def clone(self) -> Player:
        copy = Player(self.prices, self.shop.clone())
        copy.gold = self.gold
        copy.pool = self.pool.copy()
        copy.shelf = self.shelf.copy()
        copy.staff = self.staff.copy()
        copy.corruption = self.corruption.copy()
        copy.remembered = self.remembered.copy()
        return copy


class Peddler:
    """The automatic opponent of a solo player (COVE-16.3 to 16.9)."""

    __slots__ = ("deck", "gold", "kept", "shelf")

    gold: int
    shelf: list[int]
    kept: list[int]  # townsfolk
    deck: list[int]  # the top card is the last

    def __init__(self, gold: int) -> None:
        self.gold = gold
        self.shelf = [0] * GOODS
        self.kept = []
        self.deck = []

    def clone(self) -> Peddler:
        copy = Peddler(self.gold)
        copy.shelf = self.shelf.copy()
        copy.kept = self.kept.copy()
        copy.deck = self.deck.copy()
        return copy


class Settings:
    """What was agreed before the game.  Never changed, shared by copies."""

    __slots__ = (
        "chronomancer_may_share", "corruption_first", "corruption_mode", "fresh_tokens", "level", "merchants", "mode",
        "peddler", "pieces", "players", "portal_activate_adds", "price_bonus", "replaced_keep_symbols", "rogue_card",
        "rogue_effect", "sea_sorted_first", "splitter_needs_two", "symbols", "townsfolk_sets", "turns",
    )  # fmt: skip

    players: int
    pieces: int  # time pieces on the clock
    mode: int
    peddler: bool
    level: int  # of the Peddler
    price_bonus: int
    merchants: list[Merchant]  # by seat
    turns: list[Step[Any]]  # by time piece: the step that a turn begins with
    symbols: list[int]  # for every hour, how many adventurer symbols up to it (COVE-6.2)
    rogue_card: int
    rogue_effect: int
    townsfolk_sets: list[str]
    portal_activate_adds: bool
    chronomancer_may_share: bool
    fresh_tokens: bool  # tokens of a freeze may pay for it
    corruption_first: bool
    corruption_mode: int
    splitter_needs_two: bool
    replaced_keep_symbols: bool
    sea_sorted_first: bool


class MerchantsState(State):
    """The table of Merchants Cove."""

    __slots__ = (
        "bag", "berths", "boats", "box", "corruption_deck", "corruption_discard", "day", "deck", "discard", "drawn",
        "free_seats", "halls", "hired", "hours", "order", "peddler", "phase", "piers", "players", "settings", "square",
        "token", "turn", "winners",
    )  # fmt: skip

    box: Box
    settings: Settings
    players: list[Player]
    peddler: Peddler | None
    # adventurers, by kind
    bag: list[int]
    boats: list[int]  # boat * KINDS + kind
    free_seats: list[int]  # of boats at sea; a docked boat has none (COVE-6.10)
    berths: list[int]  # the boat there, or NOBODY
    piers: list[int]  # pier * KINDS + kind
    halls: list[int]  # the last one is the lair
    drawn: int  # the kind of the adventurer in the active player's hand, or NOBODY
    # the clock (COVE-5.1, 5.2)
    hours: list[int]  # by piece
    order: list[int]  # pieces by hour, the rearmost first; on the same hour from the top of the stack down
    token: int  # the hour of the market token, 0 while it is not on the clock
    day: int
    turn: int  # grows with every turn and phase
    phase: int
    # townsfolk
    deck: list[int]  # the top card is the last
    discard: list[int]
    square: list[int]  # by slot
    hired: int  # the card that is being hired, or NOBODY
    # corruption, by face: which card is drawn is decided when it is drawn, as likely as from a shuffled deck
    corruption_deck: list[int]
    corruption_discard: list[int]
    winners: int  # bit set of seats

    def __init__(self, box: Box, settings: Settings) -> None:
        super().__init__()
        self.box = box
        self.settings = settings

    def clear_table(self) -> None:
        self.players = []
        self.peddler = None
        self.bag = self.box.adventurers.copy()
        self.boats = [0] * (BOATS * KINDS)
        self.free_seats = [self.box.boat_capacity] * BOATS
        self.berths = [NOBODY] * BERTHS
        self.piers = [0] * (PIERS * KINDS)
        self.halls = [0] * KINDS
        self.drawn = NOBODY
        self.hours = [0] * self.settings.pieces
        self.order = list(range(self.settings.pieces))
        self.token = 0
        self.day = 0
        self.turn = 0
        self.phase = ARRIVAL
        self.deck = []
        self.discard = []
        self.square = []
        self.hired = NOBODY
        self.corruption_deck = self.box.corruption_count.copy()
        self.corruption_discard = [0] * len(self.corruption_deck)
        self.winners = 0

    def clone(self) -> MerchantsState:
        copy = MerchantsState(self.box, self.settings)
        copy.copy_base(self)
        copy.players = [player.clone() for player in self.players]
        copy.peddler = None if self.peddler is None else self.peddler.clone()
        copy.bag = self.bag.copy()
        copy.boats = self.boats.copy()
        copy.free_seats = self.free_seats.copy()
        copy.berths = self.berths.copy()
        copy.piers = self.piers.copy()
        copy.halls = self.halls.copy()
        copy.drawn = self.drawn
        copy.hours = self.hours.copy()
        copy.order = self.order.copy()
        copy.token = self.token
        copy.day = self.day
        copy.turn = self.turn
        copy.phase = self.phase
        copy.deck = self.deck.copy()
        copy.discard = self.discard.copy()
        copy.square = self.square.copy()
        copy.hired = self.hired
        copy.corruption_deck = self.corruption_deck.copy()
        copy.corruption_discard = self.corruption_discard.copy()
        copy.winners = self.winners
        return copy

    def fate_word(self, outcome: int) -> str:
        """An adventurer from the bag or, behind those, a face from the corruption deck."""
        return ADVENTURER_TERMS[outcome] if outcome < KINDS else self.box.corruption_ids[outcome - KINDS]

    # ---- questions the rules ask often

    def is_peddler(self, piece: int) -> bool:
        return piece == self.settings.players

    @property
    def end_of_production(self) -> int:
        """The hour at which a player is finished (COVE-5.3)."""
        return self.token or self.box.last_hour


def new_player(prices: list[int], counts: list[int], faces: int, shop: Shop, gold: int) -> Player:
    """A player with all goods in the pool (COVE-3.7, 3.12)."""
    player = Player(prices, shop)
    player.gold = gold
    player.pool = counts.copy()
    player.shelf = [0] * GOODS
    player.staff = [NOBODY] * ABILITIES
    player.corruption = [0] * faces
    player.remembered = []
    return player
