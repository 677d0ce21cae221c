"""The ledger's words as small integers: colours, goods, piers, phases, effects."""

from __future__ import annotations

from typing import Final

MOST_PLAYERS: Final = 4

# Kinds of adventurers: four customer colours and rogues (COVE-1.4).  Halls are numbered alike, the last is the lair.
COLOUR_TERMS: Final = ["red", "green", "blue", "yellow"]
ADVENTURER_TERMS: Final = [*COLOUR_TERMS, "rogue"]
COLOURS: Final = 4
KINDS: Final = 5
ROGUE: Final = 4
LAIR: Final = 4

# Goods: small ones of the four colours, then large ones (COVE-1.5).
SIZE_TERMS: Final = ["small", "large"]
GOODS: Final = 8

BOATS: Final = 6
BERTHS: Final = 4
PIERS: Final = 3
BLACK_MARKET: Final = 2
BOAT_TERMS: Final = ["boat1", "boat2", "boat3", "boat4", "boat5", "boat6"]
BERTH_TERMS: Final = ["berth1", "berth2", "berth3", "berth4"]
PIER_TERMS: Final = ["large_pier", "small_pier", "black_market"]
SIDE_TERMS: Final = ["left", "right"]

ABILITIES: Final = 4  # of every merchant's staff board (COVE-17.1)
NOBODY: Final = -1  # no townsfolk, no boat, no adventurer in hand

# Time pieces: those of the seats, then the Peddler's (COVE-16.3).
SEAT_TERMS: Final = ["player1", "player2", "player3", "player4"]
PEDDLER_WORD: Final = "peddler"

PHASE_TERMS: Final = ["arrival", "production", "market", "over"]
ARRIVAL: Final = 0
PRODUCTION: Final = 1
MARKET: Final = 2
OVER: Final = 3

# What townsfolk do when they are hired (COVE-11.10).
EFFECT_TERMS: Final = [
    "discard_corruption", "gain_small", "gain_large", "gain_two_small_same", "board_from_bag", "return_to_bag",
    "move_passenger", "swap_passengers",
]  # fmt: skip
DISCARD_CORRUPTION: Final = 0
GAIN_SMALL: Final = 1
GAIN_LARGE: Final = 2
GAIN_TWO_SMALL_SAME: Final = 3
BOARD_FROM_BAG: Final = 4
RETURN_TO_BAG: Final = 5
MOVE_PASSENGER: Final = 6
SWAP_PASSENGERS: Final = 7

# Rogue cards (COVE-10.4); one is turned up at random unless it is chosen (COVE-3.2).
RANDOM: Final = "random"
ROGUE_EFFECT_TERMS: Final = ["none", "cultist_customers", "robber_push"]
HARMLESS: Final = 0
CULTIST_CUSTOMERS: Final = 1
ROBBER_PUSH: Final = 2

# What the black market charges for (COVE-7.6).
CORRUPTION_MODE_TERMS: Final = ["per_good", "per_colour_batch", "per_visit"]
PER_GOOD: Final = 0
PER_COLOUR_BATCH: Final = 1
PER_VISIT: Final = 2

# The Peddler's cards (COVE-16.4).
PEDDLER_EFFECT_TERMS: Final = ["hire", "small_good", "large_good"]
PEDDLER_HIRES: Final = 0
PEDDLER_SMALL: Final = 1
PEDDLER_LARGE: Final = 2

MODE_TERMS: Final = ["solo_score", "solo_peddler", "duel_of_chronomancers", "guild_of_chronomancers"]
SOLO_SCORE: Final = 0
SOLO_PEDDLER: Final = 1
