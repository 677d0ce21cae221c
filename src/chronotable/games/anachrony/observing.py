"""What a seat sees of Anachrony, as numbers (see `view`).

All but orders of stacks and decks, face-down superprojects, and what others have chosen in secret.  Hands of a draft
are not told: what the seat may take of them is in its mask.  Players sit from the seat's own on.
"""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.describing import FREE_ACTION_TERMS
from chronotable.games.anachrony.nouns import BREAKTHROUGH, NOUNS, WARP
from chronotable.games.anachrony.parts import CAPITAL_HEX_TERMS, HEX, RECRUIT_CARD, pool_cards
from chronotable.games.anachrony.printed import STEPS
from chronotable.games.anachrony.state import AnachronyState, Opponent, Player
from chronotable.games.anachrony.steps.scoring import opponent_sheet
from chronotable.kernel.observation import Seen, among, asked, bits, each, flag, flags, number, numbers, one

GOODS: Final = 60  # of a kind
WORKERS: Final = 20  # of a type
STACK: Final = 20
MOST_PARADOXES: Final = 5
EVACUATIONS: Final = 4
OPPONENT_ACTIONS: Final = 12
OPPONENT_TILES: Final = 6
WARP_TILES: Final = 8
SCORE: Final = 200
OPPONENT_DEEDS: Final = [f"{token}.{deed}" for token in terms.TOKEN_TERMS for deed in terms.DEED_TERMS]
WORKER: Final = NOUNS["worker"]
TILE: Final = NOUNS["tile"]
HEX_TERMS: Final = terms.SPACE_TERMS[: terms.HEXES]
ERA_WORDS: Final = [str(era) for era in range(terms.ERAS + 1)]
SEATS: Final = ("own", *(f"next_{place}" for place in range(1, terms.SEATS)))
POOLS: Final = [
    f"{space}.{worker}" for space in terms.SPACE_TERMS[terms.HEXES : terms.MAIN_SPACES] for worker in terms.WORKER_TERMS
]


def players_from(s: AnachronyState, thing: Any, seat: int) -> list[Player]:
    return s.players[seat:] + s.players[:seat]


def is_first(s: AnachronyState, player: Player, seat: int) -> bool:
    return s.first < len(s.players) and s.players[s.first] is player


def is_acting(s: AnachronyState, player: Player, seat: int) -> bool:
    return s.players[s.acting] is player


def owned_tiles(s: AnachronyState, player: Player, seat: int) -> list[int]:
    """A superproject lies on two slots and is one tile."""
    return [tile for tile in set(player.slots) if 0 <= tile < len(s.box.tile_ids)]


def occupied(s: AnachronyState, player: Player, seat: int) -> list[bool]:
    return [tile != terms.FREE for tile in player.slots]


def anomalies(s: AnachronyState, player: Player, seat: int) -> list[bool]:
    """Those on empty slots; those that cover a tile are told beside."""
    return [tile == s.box.anomaly for tile in player.slots]


def busy_slots(s: AnachronyState, player: Player, seat: int) -> list[bool]:
    return [worker != terms.NO_WORKER for worker in player.slot_worker]


def supply_taken(s: AnachronyState, player: Player, seat: int) -> bool:
    return player.supply_worker != terms.NO_WORKER


def hex_seat(s: AnachronyState, at: int, seat: int) -> int:
    """Whose worker stands there, counted from the seat that looks."""
    if at == terms.OPPONENT_SUIT:  # the opponent of a single player sits where the next one would
        return terms.OPPONENT
    return (at // terms.BUSY % terms.SEATS - seat) % len(s.players) if at >= 0 else -1


def hex_worker(s: AnachronyState, at: int, seat: int) -> int:
    return at % terms.BUSY // terms.FATES if 0 <= at < terms.OPPONENT_SUIT else -1


def pooled(s: AnachronyState, thing: Any, seat: int) -> list[int]:
    """Workers on the hex pools, by space and type, whoever they belong to."""
    found = [0] * len(POOLS)
    for at in s.pools:
        space = at // terms.BUSY // terms.SEATS - terms.HEXES
        found[space * terms.WORKERS + at % terms.BUSY // terms.FATES] += 1
    return found


def tops(s: AnachronyState, thing: Any, seat: int) -> list[int]:
    return [stack[-1] for stack in s.primary if stack]


def left(s: AnachronyState, thing: Any, seat: int) -> list[int]:
    return [len(stack) for stack in s.primary]


def given_up(s: AnachronyState, thing: Any, seat: int) -> list[int]:
    """At the bottom of the primary stacks, where everybody knows them."""
    return [tile for row, stack in enumerate(s.primary) for tile in stack[: min(s.returned[row], len(stack))]]


def secondary(s: AnachronyState, thing: Any, seat: int) -> list[int]:
    return [tile for stack in s.secondary for tile in stack]


def open_projects(s: AnachronyState, thing: Any, seat: int) -> list[int]:
    """Those of the coming Era and of all before; FREE where one was built, or lies face down."""
    return [tile if place <= s.era else terms.FREE for place, tile in enumerate(s.projects)]


def opponents(s: AnachronyState, thing: Any, seat: int) -> list[Opponent]:
    """The opponent of a single player, where there is one."""
    return [] if s.opponent is None else [s.opponent]


def opponent_kind(s: AnachronyState, o: Opponent, seat: int) -> int:
    return o.rules.kind


def opponent_first(s: AnachronyState, o: Opponent, seat: int) -> bool:
    return s.first == terms.OPPONENT


def opponent_deeds(s: AnachronyState, o: Opponent, seat: int) -> list[int]:
    """What each command token would do: by token and deed, one flag."""
    found = [0] * (terms.TOKENS * len(terms.DEED_TERMS))
    for token in range(terms.TOKENS):
        found[token * len(terms.DEED_TERMS) + o.deed_of(token)] = 1
    return found


def opponent_warps(s: AnachronyState, o: Opponent, seat: int) -> list[int]:
    return [o.warps_at(era) for era in range(1, terms.ERAS + 1)]


def opponent_buildings(s: AnachronyState, o: Opponent, seat: int) -> list[int]:
    return [o.buildings_of(s.box, row) for row in range(terms.ROWS)]


def opponent_score(s: AnachronyState, o: Opponent, seat: int) -> int:
    return max(0, sum(opponent_sheet(s, o)))


VARIANTS: Final = (
    "harder", "predictable", "simultaneous", "alternate_timeline", "asset_draft", "endgame_draft",
    "no_random_neutronium",
)  # fmt: skip


def variants(s: AnachronyState, thing: Any, seat: int) -> list[bool]:
    chosen = s.settings
    return [
        chosen.harder, chosen.predictable, chosen.simultaneous, chosen.alternate_timeline, chosen.asset_draft,
        chosen.endgame_draft, chosen.no_random_neutronium,
    ]  # fmt: skip


OBSERVED: Final[list[Seen]] = [
    asked(STEPS),
    number("players", terms.SEATS, lambda s, _, seat: len(s.players), "Seats."),
    flag("side_b", lambda s, _, seat: s.settings.side_b, "Is it played on the other side of the boards?", "settings"),
    flags("variants", VARIANTS, variants, "Is it played?", "settings"),
    one("era", ERA_WORDS, about="The Era; 0 before the first."),
    one("phase", NOUNS["phase"], about="The phase of the Era."),
    flag("impact", about="Has the Impact happened?"),
    each(
        "seats",
        SEATS,
        players_from,
        one("path", NOUNS["path"], about="The Path, once it is chosen."),
        one("leader", NOUNS["leader"], about="The leader, once it is chosen."),
        one("condition", terms.CONDITION_TERMS, about="The evacuation condition."),
        flag("first", is_first, "Is it the first player?"),
        flag("acting", is_acting, "Are its effects being resolved?"),
        flag("passed", about="Has it passed in this Action phase?"),
        numbers("goods", terms.GOODS_TERMS, GOODS, about="Goods."),
        numbers("active", WORKER, WORKERS, about="Active workers."),
        numbers("tired", WORKER, WORKERS, about="Tired workers."),
        numbers("aside", WORKER, WORKERS, about="Busy workers of buildings that were given up this turn."),
        bits("powered", HEX, "suits", "Own hexes with a powered exosuit."),
        bits("covered_hexes", HEX, "covered", "Own hexes under a hex-unavailable tile."),
        number("deployed", terms.EXOSUITS, about="Exosuits on the main board."),
        among("tiles", TILE, owned_tiles, "Buildings and superprojects.", of="slots"),
        flags("slots", terms.SLOT_TERMS, occupied, "Is there a tile or an anomaly on it?", "slots"),
        flags("anomalies", terms.SLOT_TERMS, anomalies, "Is there an anomaly on it?", "slots"),
        bits("covered_slots", terms.SLOT_TERMS, "over", "Does an anomaly cover the tile on it?"),
        flags("busy_slots", terms.SLOT_TERMS, busy_slots, "Does a busy worker stand on it?", "slot_worker"),
        flag("supply_worker", supply_taken, "Is Supply taken?", "supply_worker"),
        bits("used", FREE_ACTION_TERMS, about="Free actions taken this Era."),
        numbers("breakthroughs", terms.BREAKTHROUGH_TERMS, terms.COPIES, about="Breakthroughs."),
        numbers("warps", WARP, terms.ERAS, "warp_at", "The Era that the warp tile lies at; 0 in the pool."),
        numbers("warp_spaces", WARP, terms.WARP_SPACES, "warp_space", "Its space in the Alternate Timeline."),
        number("paradoxes", MOST_PARADOXES, about="Paradox tokens."),
        number("morale", terms.MORALE_TOP, about="The space of the morale marker, from 0."),
        number("time_travel", terms.TRACK, "travel", "Steps of the time-travel marker."),
        number("focus", terms.ERAS, about="The Era of the focus marker."),
        number("evacuation", EVACUATIONS, about="The number of its marker on the evacuation tile, or 0."),
    ),
    each(
        "hexes",
        HEX_TERMS,
        "hexes",
        one("seat", SEATS, hex_seat, "Whose worker stands there."),
        one("worker", WORKER, hex_worker, "Its type."),
        of="hexes",
    ),
    each(
        "opponent",
        ("opponent",),
        opponents,
        one("opponent", terms.OPPONENT_TERMS, opponent_kind, "The opponent of a single player."),
        flag("first", opponent_first, "Is it the first player?"),
        flag("passed", about="Has it passed in this Action phase?"),
        number("suits", terms.EXOSUITS, about="Exosuits that it can still place."),
        number("actions", OPPONENT_ACTIONS, about="Actions taken in this Era."),
        numbers("goods", terms.GOODS_TERMS, GOODS, about="Its Resources."),
        numbers("workers", WORKER, WORKERS, about="Its workers."),
        numbers("breakthroughs", terms.BREAKTHROUGH_TERMS, terms.COPIES, about="Its Breakthroughs."),
        numbers("buildings", terms.ROW_TERMS, OPPONENT_TILES, opponent_buildings, "Its buildings."),
        number("projects", OPPONENT_TILES, lambda s, o, seat: len(o.projects), "Its superprojects."),
        number("anomalies", OPPONENT_TILES, about="Its Anomalies."),
        number("paradoxes", MOST_PARADOXES, about="Its Paradox tokens."),
        numbers("warps", ERA_WORDS[1:], WARP_TILES, opponent_warps, "Its warp tiles on the Era."),
        number("travel", terms.TRACK, about="The space of its time-travel marker."),
        number("cores", WARP_TILES, about="Cores of its pool."),
        number("exhausted", WARP_TILES, about="Exhausted cores of its pool."),
        numbers("deeds", OPPONENT_DEEDS, 1, opponent_deeds, "Is it the step of the token?"),
        among("objectives", terms.ENDGAME_TERMS, about="Objectives."),
        number("score", SCORE, opponent_score, "Its VP, if the game ended now."),
    ),
    numbers("pools", POOLS, WORKERS, pooled, "Workers on the hex pool.", of="pools"),
    each(
        "capital_tiles",
        CAPITAL_HEX_TERMS,
        "tiles",
        one("tile", terms.CAPITAL_TILE_TERMS, lambda s, tile, seat: tile, "The collapsing Capital tile."),
        of="tiles",
    ),
    bits("flipped", CAPITAL_HEX_TERMS, about="Does the tile there show the unavailable side?"),
    numbers("recruit_pool", WORKER, WORKERS, about="Workers to recruit."),
    numbers("mine_pool", terms.GOODS_TERMS, WORKERS, about="Resources to mine."),
    one("recruit_card", RECRUIT_CARD, about="The card of this Era's recruits."),
    among("recruit_deck", RECRUIT_CARD, about="Cards of recruits to come."),
    among("mine_deck", pool_cards("mine"), about="Mine cards to come."),
    among("tops", TILE, tops, "Buildings on top of the primary stacks.", of="primary"),
    numbers("left", terms.ROW_TERMS, STACK, left, "In the stack.", of="primary"),
    among(
        "given_up",
        TILE,
        given_up,
        "Buildings at the bottom of the primary stacks that were given up.",
        of="primary returned",
    ),
    among("secondary", TILE, secondary, "Buildings in the secondary stacks.", of="secondary"),
    each(
        "superprojects",
        ERA_WORDS[1:],
        open_projects,
        one("tile", TILE, lambda s, tile, seat: tile, "The superproject that lies open there."),
        of="projects era",
    ),
    numbers("supply", BREAKTHROUGH, terms.COPIES, about="Breakthroughs in the supply."),
    among("endgame", terms.ENDGAME_TERMS, about="Endgame conditions."),
    number("evacuations", EVACUATIONS, about="Markers on the evacuation tile."),
    one("ending", terms.ENDINGS, about="How the game ended."),
]
