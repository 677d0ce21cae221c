"""What a described position of Room 25 is made of.  Piles are given from the top down."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.room25 import terms
from chronotable.games.room25.nouns import CARD, FIGURE, NOUNS, TILE, TOKEN, cells
from chronotable.games.room25.options import OPTIONS
from chronotable.games.room25.state import Announcement, Room25State
from chronotable.kernel.described_steps import DescribedSteps
from chronotable.kernel.nouns import Count, Flag, Json, Maybe, Noun, SetOf, Several, Term
from chronotable.kernel.parts import Agenda, Part, Position, Record, Told
from chronotable.kernel.position_nouns import AsIs, ByWord, Pile, Seats
from chronotable.kernel.schema_pieces import closed

STEPS: Final = DescribedSteps(NOUNS, "chronotable.games.room25.steps")


class Reminder(Maybe):
    """A tile, nothing while the token is in hand, or a word for a token that is not in the game: -2 in the state."""

    absent: Final = "none"

    def word(self, s: Any, number: Any) -> Any:
        return self.absent if number == -2 else super().word(s, number)

    def number(self, s: Any, word: Any) -> Any:
        return -2 if word == self.absent else super().number(s, word)

    def schema(self, s: Any) -> Json:
        return {"anyOf": [*super().schema(s)["anyOf"], {"const": self.absent}]}


class Deeds(Count):
    """How often a character did something that others remember; not mentioned where it never did."""

    optional = True

    def is_there(self, number: Any) -> bool:
        return bool(number)


class Said(Noun):
    """An announcement, as a record."""

    def word(self, s: Any, number: Announcement) -> Json:
        return {name: noun.word(s, found) for (name, noun), found in zip(SAID.items(), number, strict=True)}

    def number(self, s: Any, word: Any) -> Announcement:
        return Announcement(*(noun.number(s, word[name]) for name, noun in SAID.items()))

    def schema(self, s: Any) -> Json:
        return closed(tuple(SAID), **{name: noun.schema(s) for name, noun in SAID.items()})


def remembered(s: Room25State, _: object) -> list[list[int]]:
    return [s.seen[seat * terms.CELLS : (seat + 1) * terms.CELLS] for seat in range(s.settings.players + 1)]


CAST: Final = "R25-3.13"  # who is in play
ABM: Final = "R25-16.1"
COUNT: Final = Count(0, 1000)
DEEDS: Final = Deeds(0, 1000)
FLAG: Final = Flag()
FIGURES: Final = Several(FIGURE, different=True)
CARDS: Final = Several(CARD, different=True)
ROLE: Final = NOUNS["role"]
ROOM_KIND: Final = NOUNS["room"]
SOME_TOKENS: Final = Pile(TOKEN, different=True)
TWO_TILES: Final = Several(Maybe(TILE), 2, 2)
WAY: Final = AsIs({"enum": [-1, 1]})

SAID: Final[dict[str, Noun]] = {"character": FIGURE, "cell": TILE, "colour": NOUNS["colour"], "round": COUNT}
MEMORY: Final = ByWord(cells, COUNT, -1, brief=True, among=terms.CELL_TERMS)
ROOM: Final = Record(
    Told("room", ROOM_KIND, "What room it is.", "kind"),
    Told("dealt", NOUNS["board_cell"], "The cell that it was dealt to.", lambda s, tile: tile),
    Part("face_up", FLAG, "Is it face up?", "up"),
    Part("closed", FLAG, "Does a do-not-cross token lie on it?"),
    Part("locked", FLAG, "Is it locked?"),
    Part("axis", Term(terms.AXIS_TERMS), "Which ways a pivoting room is open."),
)
CHARACTER: Final = Record(
    Part("actions", COUNT, "How many actions came up this round."),
    Part("alive", FLAG, "Not eliminated."),
    Part("drawing", FLAG, "Does it draw its actions from the stack of tokens?"),
    Part("drown", COUNT, "The round in whose second pass it drowns, 0 for none."),
    Part("free", FLAG, "Does it play this round without programming?"),
    Part("hidden", FLAG, "Has it hidden?"),
    Part("limit", COUNT, "How many actions it may make this round."),
    Part("paranoid", FLAG, "Is it under the spell of the paranoia room?"),
    Part("revived", FLAG, "Was it revived this round?"),
    Part("truths", DEEDS, "How many colours it announced turned out true, in Suspicion.", usual=0),
    Part("lies", DEEDS, "How many turned out false.", usual=0),
    Part("blows", DEEDS, "How often it pushed somebody or slid the open Room 25 out of the zone.", usual=0),
    Part("shown", COUNT, "The round in which its role became public, 0 while it is secret."),
    Part("spare", COUNT, "Spare empty rooms that it holds."),
    Part("trap", COUNT, "The number of the trap that it must leave with its next action, 0 for none."),
    Part("waiting", FLAG, "Does the only programmed token stand between the slots?"),
    Part("cell", Maybe(TILE), "Where it stands.", "tile"),
    Told(
        "program", Several(Maybe(TOKEN), 0, 2), "The tokens in its two slots.", lambda s, own: [own.first, own.second]
    ),
    Part("lost_tokens", SetOf(TOKEN), "Tokens lost to penalties.", "lost"),
    Part("played", Several(TOKEN), "Tokens played this round, in order.", usual=[]),
    Part("adrenaline", Term(terms.ADRENALINE_TERMS), "Where its adrenaline token is."),
    Part("stack", SOME_TOKENS, "The tokens that it draws from.", usual=[]),
    Part("reminder", Reminder(TILE), "Where its reminder token lies: a cell, in hand (null), not in the game."),
    Told("role", ROLE, "Its role."),
)
POSITION: Final = Position(
    "A position of Room 25",
    OPTIONS.part(),
    Part("round", COUNT, "The round, from 1; 0 before the first."),
    Part("rounds_left", COUNT, "Rounds to go, this one included."),
    Part("phase", NOUNS["phase"], "The phase of the round.", usual="cards"),
    Part("acting", Maybe(FIGURE), "The character whose turn it is.", usual=None, rule=CAST),
    Told("rooms", ByWord(terms.CELL_TERMS, ROOM), "The rooms, by the cells where they lie now.", "cell_tile"),
    Part("removed", Several(ROOM_KIND), "Rooms that were replaced by empty ones.", usual=[]),
    Told(
        "characters", ByWord(FIGURE.words, CHARACTER, among=terms.CHARACTER_TERMS), "The characters in play.", "figures"
    ),
    Part("order", FIGURES, "The markers on the countdown, the first player first.", rule=CAST),
    Told("turn_order", FIGURES, "The order of this round; who is not named comes last.", rule=CAST),
    Told("fallen", FIGURES, "Eliminated characters, in the order of their elimination.", rule=CAST),
    Part("returning", FIGURES, "Revived characters whose marker comes back at the countdown.", usual=[], rule=CAST),
    Told("robots", TWO_TILES, "Where the robots are; null in the supply.", "robot_tile"),
    Told("robot_rooms", TWO_TILES, "The robot room that each belongs to.", "robot_home"),
    Part("slid", ByWord(terms.LINE_TERMS, WAY, 0, brief=True), "Lines that slid this round: 1 right or down, -1 back."),
    Told(
        "seen",
        Several(MEMORY, 0, 9),
        "By seat, then for all the world: the round when a room was last known.",
        remembered,
    ),
    Told("announced", Several(Said()), "Colours said of rooms that are face down still.", rule="R25-20.6"),
    Told("deck", Pile(CARD, different=True), "The A.B.M. deck.", rule=ABM),
    Told("discard", CARDS, "Discarded A.B.M. cards.", rule=ABM),
    Told("display", CARDS, "A.B.M. cards that lie on display this round.", rule=ABM),
    Told("unseen_roles", Several(ROLE), "Role tiles that nobody got."),
    Told("key_active", FLAG, "Has the key been found, or is there no need for one?"),
    Part("traps", COUNT, "How many traps have been numbered so far.", "serial"),
    Agenda(STEPS),
    Part("ending", Term(terms.ENDINGS), "How the game ended.", usual="running"),
    Part("winners", Seats(1000), "The seats that have won.", usual=[]),
)
