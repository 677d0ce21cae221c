"""What a described position of Merchants Cove is made of.  Piles are given from the top down."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.merchants import terms
from chronotable.games.merchants.described_player import (
    CARD,
    CARDS,
    COUNT,
    FACES,
    GOLD,
    GOODS,
    HELPER,
    MOST,
    PLAYER,
    WORD,
)
from chronotable.games.merchants.nouns import ADVENTURER, BOAT, NOUNS, PIECE
from chronotable.games.merchants.options import OPTIONS
from chronotable.games.merchants.shops.registry import PACKAGES, PRESENTATIONS
from chronotable.games.merchants.state import MerchantsState
from chronotable.kernel.described_steps import DescribedSteps
from chronotable.kernel.nouns import Count, Json, Maybe, Noun, Several, Term
from chronotable.kernel.parts import Agenda, Part, Position, Record, Told
from chronotable.kernel.position_nouns import Amounts, ByWord, Pile, Seats
from chronotable.kernel.schema_pieces import closed

STEPS: Final = DescribedSteps(
    {**NOUNS, **{name: noun for shown in PRESENTATIONS.values() for name, noun in shown.nouns.items()}},
    "chronotable.games.merchants.steps",
    "chronotable.games.merchants.shops",
    loaded=PACKAGES,
)


class Passengers(Several):
    """Adventurers aboard, each by its own word: in the state how many of each kind there are."""

    def word(self, s: Any, number: Any) -> list[str]:
        return super().word(s, [kind for kind, n in enumerate(number) for _ in range(n)])


class PlayerAndShop(Noun):
    """A player, by its seat, with the boards of the merchant's shop."""

    def word(self, s: MerchantsState, seat: int) -> Json:
        shown = PRESENTATIONS[s.settings.merchants[seat].term]
        staff = ByWord(s.settings.merchants[seat].ability_words, HELPER).word(s, s.players[seat].staff)
        return {**PLAYER.word(s, s.players[seat]), "staff": staff, **shown.describe(s, seat)}

    def number(self, s: MerchantsState, word: Any) -> Any:
        raise TypeError("a player is put on a seat, not read")

    def schema(self, s: Any) -> Json:
        shops = [shown.schema()["properties"] for shown in PRESENTATIONS.values()]
        own: Json = PLAYER.schema(s)["properties"]
        return closed(**own, **{name: part for shop in shops for name, part in shop.items()})


def rows(counts: list[int]) -> list[list[int]]:
    """How many adventurers of each kind, boat by boat or pier by pier."""
    return [counts[at : at + terms.KINDS] for at in range(0, len(counts), terms.KINDS)]


def drawable(s: MerchantsState) -> list[str]:
    return [*terms.ADVENTURER_TERMS, *s.box.corruption_ids]


BOATS: Final = ByWord(terms.BOAT_TERMS, Passengers(ADVENTURER, 0, 10))
CROWD: Final = Amounts(terms.ADVENTURER_TERMS, MOST, brief=False)
PEDDLER_CARD: Final = Term(lambda s: s.box.peddler_ids, shape=WORD, unknown="merchants-position-peddler-card")
OUTCOME: Final = Term(drawable, shape=WORD, unknown="merchants-position-fate")

PLAYERS: Final = Several(PlayerAndShop(), 1, terms.MOST_PLAYERS)
TIME_PIECE: Final = Record(
    Told("piece", PIECE, "A player, or the Peddler.", lambda s, piece: piece),
    Part("hour", COUNT, "The hour where it stands.", "hours"),
    required=("piece", "hour"),
)
PEDDLER: Final = Record(
    Part("gold", GOLD, "Its gold."),
    Part("shelf", GOODS, "Its goods.", usual={}),
    Part("kept", CARDS, "Townsfolk that it keeps.", usual=[]),
)
POSITION: Final = Position(
    "A position of Merchants Cove",
    OPTIONS.part(),
    Part("day", Count(1, MOST), "The day, from 1."),
    Part("turn", Count(0, 1000 * MOST), "It grows with every turn and phase."),
    Part("phase", Term(terms.PHASE_TERMS), "The phase of the day.", usual="production"),
    Told(
        "clock", Several(TIME_PIECE, 1, terms.MOST_PLAYERS + 1), "Time pieces, in the order in which they act.", "order"
    ),
    Part("token", Maybe(Count(1, MOST), 0), "The hour of the market token, while it is on the clock.", usual=None),
    Told("bag", CROWD, "Adventurers in the bag."),
    Told("boats", BOATS, "Who is aboard the boats at sea.", lambda s, _: rows(s.boats)),
    Part("berths", ByWord(terms.BERTH_TERMS, Maybe(BOAT), terms.NOBODY), "The boats that have docked."),
    Told(
        "piers",
        ByWord(terms.PIER_TERMS, CROWD, [0] * terms.KINDS),
        "Customers on the piers.",
        lambda s, _: rows(s.piers),
    ),
    Told("halls", ByWord(terms.COLOUR_TERMS, COUNT), "Adventurers in the halls of the factions."),
    Told("lair", COUNT, "Rogues in the lair.", lambda s, _: s.halls[terms.LAIR]),
    Part("drawn", Maybe(ADVENTURER), "The adventurer in the active player's hand.", usual=None),
    Told("deck", Pile(CARD, 0, MOST), "The deck of townsfolk."),
    Told("discard", CARDS, "Discarded townsfolk."),
    Told("square", CARDS, "The townsfolk on the town square."),
    Part("hired", HELPER, "The card that is being hired.", usual=None),
    Told("corruption_deck", FACES, "The corruption deck, by face."),
    Told("corruption_discard", FACES, "Discarded corruption cards, by face."),
    Told("players", PLAYERS, "The players, by seat.", lambda s, _: range(len(s.players))),
    Told("peddler", Maybe(PEDDLER, None), "The Peddler, where it plays."),
    Told(
        "peddler_deck",
        Pile(PEDDLER_CARD, 0, MOST),
        "The Peddler's deck.",
        lambda s, _: s.peddler.deck if s.peddler else [],
    ),
    Told(
        "fate",
        Pile(OUTCOME, 0, MOST),
        "what will be drawn, in turn: adventurers from the bag, faces from the corruption deck",
    ),
    Agenda(STEPS),
    Told("winners", Seats(terms.MOST_PLAYERS - 1, terms.MOST_PLAYERS), "The seats that have won."),
)
