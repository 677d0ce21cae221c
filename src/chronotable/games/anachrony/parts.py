"""What a described position of Anachrony is made of.  Stacks and decks are given from the top down."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.describing import FREE_ACTION_TERMS, describe_player, describe_secret
from chronotable.games.anachrony.nouns import NOUNS, WARP
from chronotable.games.anachrony.options import OPTIONS
from chronotable.games.anachrony.printed import STEPS
from chronotable.kernel.nouns import Count, Flag, Json, Maybe, Ordinal, SetOf, Several, Term
from chronotable.kernel.parts import Agenda, OneOf, Part, Position, Record, Told
from chronotable.kernel.position_nouns import Amounts, AsIs, ByWord, InBox, Pile
from chronotable.kernel.schema_pieces import TEXT

MOST_STEPS: Final = 40  # of a loop of the opponent of a single player
MOST: Final = 1000  # of any goods, workers


class Powered(SetOf):
    """Hexes with a powered exosuit; or how many there are, on the first ones: that is for who places them."""

    def schema(self, s: Any) -> Json:
        return {"anyOf": [Count(0, terms.EXOSUITS).schema(s), super().schema(s)]}


class IfThere(Maybe):
    """A thing that is described only where there is one."""

    optional = True

    def is_there(self, number: Any) -> bool:
        return number is not None


class OnHexes(ByWord):
    """Workers on hexes; exosuits of an opponent are told with the opponent."""

    def word(self, s: Any, number: Any) -> Json:
        return super().word(s, [at if at < terms.OPPONENT_SUIT else -1 for at in number])


def opponent_hexes(s: Any, opponent: Any) -> int:
    """The hexes with exosuits of a single player's opponent, a bit for each."""
    return sum(1 << hex for hex, at in enumerate(s.hexes) if at == terms.OPPONENT_SUIT)


def pool_cards(name: str) -> InBox:
    return InBox(lambda box: [card["id"] for card in box.records[f"{name}_pool_cards"]])


def row_of_stacks(row: int) -> Told:
    """The stack of a type of buildings, in a list of such stacks."""
    tile = InBox("tile_ids", among=lambda box: [box.tile_ids[tile] for tile in box.row_tiles[row]])
    return Told(terms.ROW_TERMS[row], Pile(tile, different=True), field=lambda _, piles: piles[row])


def timeline_tiles(box: Any) -> list[str]:
    return [tile["id"] for tile in box.records["alternate_timeline"]["tiles"]]


FLAG: Final = Flag()
SEAT: Final = Count(0, terms.SEATS - 1)
WORKER: Final = NOUNS["worker"]
FATE: Final = Term(terms.FATE_TERMS)
HEX: Final = Term(terms.HEX_TERMS)
CAPITAL_HEX_TERMS: Final = terms.SPACE_TERMS[: terms.CAPITAL_HEXES]
WORKERS: Final = Amounts(terms.WORKER_TERMS, MOST, brief=False)
RETURNED: Final = Count(0, lambda s: max(map(len, s.box.row_tiles)))
PROJECT: Final = InBox("tile_ids", among=lambda box: box.tile_ids[-terms.SUPERPROJECTS :])
RECRUIT_CARD: Final = pool_cards("recruit")
TILE_OR_ANOMALY: Final = InBox(lambda box: [*box.tile_ids, "anomaly"])
HANDS: Final = Several(Several(Ordinal(16), different=True), 0, terms.SEATS)

# A busy worker is a number (see terms.BUSY), on the main board with the seat, in a pool also with the space.
RETRIEVED: Final = "What becomes of it in Clean Up: as the rules say, unless it is described."
SEAT_PART: Final = Told("seat", SEAT, "Whose worker it is.", lambda _, at: at // terms.BUSY % terms.SEATS)
WORKER_PART: Final = Told("worker", WORKER, "Its type.", lambda _, at: at % terms.BUSY // terms.FATES)
RETRIEVED_PART: Final = Told("retrieved", FATE, RETRIEVED, lambda _, at: at % terms.FATES)
BUSY_WORKER: Final = Record(WORKER_PART, RETRIEVED_PART, required=("worker",))
ON_HEX: Final = Record(SEAT_PART, WORKER_PART, RETRIEVED_PART, required=("seat", "worker"))
WORKERS_ON_HEXES: Final = OnHexes(terms.SPACE_TERMS[: terms.HEXES], ON_HEX, -1, brief=True)
IN_POOL: Final = Record(
    Told(
        "space",
        Term(terms.SPACE_TERMS[terms.HEXES : terms.MAIN_SPACES], terms.HEXES),
        "The hex pool.",
        lambda _, at: at // terms.BUSY // terms.SEATS,
    ),
    SEAT_PART,
    WORKER_PART,
    RETRIEVED_PART,
    required=("space", "seat", "worker"),
)
ON_SLOT: Final = Record(
    Told("tile", TILE_OR_ANOMALY, "A building's number, a superproject's id, or `anomaly`."),
    Told("covered", FLAG, "Does an anomaly lie on it?"),
    Told("worker", WORKER, "The type of the busy worker there."),
    RETRIEVED_PART,
    required=("tile",),
)
WARPS: Final = ByWord(terms.WARP_TERMS, Count(1, terms.ERAS), 0, brief=True)
WARPS_IN_SPACES: Final = ByWord(terms.WARP_TERMS, Count(1, terms.WARP_SPACES), 0, brief=True)
CAPITAL_TILES: Final = ByWord(CAPITAL_HEX_TERMS, Term(terms.CAPITAL_TILE_TERMS), terms.NO_TILE, brief=True)
BREAKTHROUGH_TILES: Final = Amounts(terms.BREAKTHROUGH_TERMS[: terms.BREAKTHROUGHS], terms.COPIES)
CONDITIONS: Final = Several(Term(terms.ENDGAME_TERMS), 0, terms.ENDGAME_CARDS, different=True)
STACKS: Final = Record(*(row_of_stacks(row) for row in range(len(terms.ROW_TERMS))))
RESOURCES: Final = Amounts(terms.GOODS_TERMS, MOST)
BUILDING: Final = InBox("tile_ids", among=lambda box: box.tile_ids[: box.buildings])
OPPONENT_WARP: Final = Record(
    Told("era", Count(1, terms.ERAS), "The Era.", lambda _, warp: warp // terms.WARP_BASE),
    Told("space", Count(0, terms.WARP_SPACES), "Its space.", lambda _, warp: warp % terms.WARP_BASE),
    required=("era",),
)
OPPONENT: Final = Record(
    Part("vp", Count(0, MOST), "VP tokens.", rule="ANA-37.48"),
    Part("powered", Count(0, terms.EXOSUITS), "Powered exosuits that are not used.", "suits", rule="ANA-37.18"),
    Part("out", Count(0, terms.EXOSUITS), "Exosuits on the main board, or lost in this Era.", rule="ANA-37.61"),
    Told("hexes", SetOf(Term(terms.SPACE_TERMS[: terms.HEXES])), "Hexes with its exosuits.", opponent_hexes),
    Part("resources", RESOURCES, "Resources.", "goods", rule="ANA-37.36"),
    Part("workers", WORKERS, "Workers.", rule="ANA-37.32"),
    Part("breakthroughs", BREAKTHROUGH_TILES, "By shape and icon.", rule="ANA-37.35"),
    Part("buildings", Several(BUILDING, different=True), "Its buildings.", rule="ANA-37.27"),
    Part("superprojects", Several(PROJECT, different=True), "Its superprojects.", "projects", rule="ANA-37.29"),
    Part("anomalies", Count(0, MOST), "Anomalies.", rule="ANA-37.17"),
    Part("paradoxes", Count(0, MOST), "Paradox tokens.", rule="ANA-37.15"),
    Told("warps", Several(OPPONENT_WARP), "Its warp tiles on the timeline.", rule="ANA-37.19"),
    Part("time_travel", Count(0, MOST), "The space of its time-travel marker.", "travel", rule="ANA-37.39"),
    Part("cores", Count(0, MOST), "Cores of its pool.", rule="ANA-37.57"),
    Part("exhausted", Count(0, MOST), "Exhausted cores of its pool.", rule="ANA-37.57"),
    Part("actions", Count(0, MOST), "Actions taken in this Era.", rule="ANA-37.47"),
    Part("extra", Count(0, MOST), "Turns beyond the end of the phase.", usual=0, rule="ANA-37.52"),
    Part("passed", FLAG, "Has it passed in this Action phase?"),
    Part("steps", Several(Ordinal(MOST_STEPS), terms.TOKENS, terms.TOKENS), "The step of each command token.", "at"),
    Part(
        "stack",
        Several(Term(terms.TOKEN_TERMS), terms.TOKENS, terms.TOKENS, different=True),
        "The command tokens: of those on one step the upper ones later.",
        rule="ANA-37.22",
    ),
    Part("objectives", Several(Term(terms.ENDGAME_TERMS), different=True), "What they count.", rule="ANA-37.64"),
)
SECRET: Final = OneOf(
    Told("warps", SetOf(WARP, 0, 2), "Warp tiles.", rule="ANA-7.4"),
    Told("power", AsIs(TEXT), "The key of a way to power up.", rule="ANA-6.1"),
)
PLAYER: Final = Record(
    Told("path", Maybe(NOUNS["path"]), "The Path, once it is chosen.", rule="ANA-3.1"),
    Told("leader", Maybe(NOUNS["leader"]), "The leader, once it is chosen.", rule="ANA-3.7"),
    Told("condition", Maybe(Term(terms.CONDITION_TERMS)), "The evacuation condition.", rule="ANA-3.3"),
    Part("goods", Amounts(terms.GOODS_TERMS, MOST, brief=False), "Goods.", rule="ANA-0.9"),
    Part("active", WORKERS, "Active workers.", rule="ANA-0.4"),
    Part("tired", WORKERS, "Tired workers.", rule="ANA-0.4"),
    Part("aside", WORKERS, "Busy workers of buildings that were given up this turn.", rule="ANA-33.14"),
    Told("powered", Powered(HEX), "Own hexes with a powered exosuit, or how many.", "suits", rule="ANA-0.6"),
    Part("covered_hexes", SetOf(HEX), "Own hexes under a hex-unavailable tile.", "covered", rule="ANA-24.4"),
    Told(
        "slots", ByWord(terms.SLOT_TERMS, ON_SLOT), "Tiles; a superproject at the left one of its two.", rule="ANA-11.2"
    ),
    Told("supply_worker", Maybe(BUSY_WORKER), "The busy worker on Supply."),
    Part("used", SetOf(Term(FREE_ACTION_TERMS)), "Free actions taken this Era.", usual=[]),
    Part("breakthroughs", BREAKTHROUGH_TILES, "By shape and icon.", rule="ANA-1.4"),
    Part("warps", WARPS, "Warp tiles on the timeline, and their Eras.", "warp_at", rule="ANA-7.4"),
    Part("warp_spaces", WARPS_IN_SPACES, "Their spaces in the Alternate Timeline.", "warp_space", rule="ANA-26.4"),
    Part("paradoxes", Count(0, 5), "Paradox tokens.", rule="ANA-5.10"),
    Part("morale", Ordinal(terms.MORALE_TOP + 1), "The space of the morale marker, from 1.", rule="ANA-25.11"),
    Part("time_travel", Count(0, terms.TRACK), "Steps of the time-travel marker.", "travel", rule="ANA-20.5"),
    Part("focus", Count(1, terms.ERAS), "The Era of the focus marker.", rule="ANA-20.5"),
    Part("evacuation", Count(0, 4), "The number of its marker on the evacuation tile, or 0.", rule="ANA-18.4"),
    Part("passed", FLAG, "Has the player passed in this Action phase?"),
    Told("secret", Maybe(SECRET), "What the player has chosen and not yet shown."),
    told=lambda s, seat: {**describe_player(s, seat), "secret": describe_secret(s, seat)},
)
POSITION: Final = Position(
    "A position of Anachrony",
    OPTIONS.part(),
    Part("era", Count(0, terms.ERAS), "The Era; 0 before the first.", rule="ANA-0.2"),
    Part("phase", NOUNS["phase"], "The phase of the Era."),
    Part("turn", Count(0, 1_000_000), "It grows with every turn of a player."),
    Told("first", SEAT, "The first player's seat."),
    Told("starter", SEAT, "Who was first when the Action phase began."),
    Told("acting", SEAT, "Whose effects are being resolved."),
    Part("worker", Maybe(WORKER), "The type of the worker whose action is being taken.", usual=None),
    Part("x", Count(0, 8), "What was chosen for an x on a building."),
    Part("reservoir_used", FLAG, "Has the Grand Reservoir lowered a cost in this turn?"),
    Part("impact", FLAG, "Has the Impact happened?"),
    Told(
        "players",
        Several(PLAYER, 0, terms.SEATS),
        "The players, by seat.",
        lambda s, _: range(len(s.players)),
        rule="ANA-0.1",
    ),
    Told("opponent", IfThere(OPPONENT, None), "The opponent of a single player.", rule="ANA-37.10"),
    Told("hexes", WORKERS_ON_HEXES, "Workers on hexes."),
    Told("pools", Several(IN_POOL), "Workers on hex pools, in order."),
    Told("capital_tiles", CAPITAL_TILES, "Collapsing Capital tiles, after the Impact.", "tiles", rule="ANA-24.3"),
    Part("flipped", SetOf(Term(CAPITAL_HEX_TERMS)), "Hexes whose tile shows the unavailable side.", usual=[]),
    Told("recruit_pool", Amounts(terms.WORKER_TERMS, 4, brief=False), "Workers to recruit.", rule="ANA-0.9"),
    Told("mine_pool", Amounts(terms.GOODS_TERMS, 5, brief=False), "Resources to mine.", rule="ANA-0.9"),
    Told("recruit_card", Maybe(RECRUIT_CARD), "The card of this Era's recruits."),
    Told("recruit_deck", Pile(RECRUIT_CARD, different=True), "The deck of recruits."),
    Told("mine_deck", Pile(pool_cards("mine"), different=True), "The deck of mine cards."),
    Told("primary", STACKS, "The primary stacks of buildings."),
    Part("returned", Several(RETURNED, 4, 4), "How many at the bottom of each were given up."),
    Told("secondary", STACKS, "The secondary stacks."),
    Told(
        "superprojects",
        Several(Maybe(PROJECT), 0, terms.ERAS),
        "Those above the timeline; null once built.",
        "projects",
    ),
    Told("unused_superprojects", Several(PROJECT, different=True), "Those not in this game.", "unused_projects"),
    Part("endgame", CONDITIONS, "Endgame conditions.", rule="ANA-2.8"),
    Part(
        "timeline",
        Several(InBox(timeline_tiles), different=True),
        "Alternate Timeline tiles by Era, then the others.",
        "alternates",
    ),
    Part("hands", HANDS, "Hands of a draft, by the seat they were dealt to.", rule="ANA-26.11"),
    Part("cards_kept", HANDS, "What was taken of each hand, in order.", rule="ANA-26.11"),
    Told("fate", Pile(Term(terms.FATE_OUTCOMES)), "What dice will show and chance will bring, in turn."),
    Agenda(STEPS),
    Part("ending", Term(terms.ENDINGS), "How the game ended.", usual="running"),
)
