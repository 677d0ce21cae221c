"""The box: components as tables the rules can read quickly.  Never changed once filled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from chronotable.games.anachrony.steps.effect import Program


class Ability:
    """One ability of a building, superproject or leader (chapter 22)."""

    __slots__ = ("cost", "fate", "motivates", "program", "tug", "worker", "x")

    worker: int  # the type it asks for, NO_WORKER for any
    cost: list[int]  # fixed goods, by kind
    tug: int  # units of titanium, uranium or gold, freely chosen
    x: int  # 0, or what a freely chosen number of units is paid of: X_WATER, X_TUG
    program: Program  # its effects, the last one first: ready for the agenda
    fate: int  # of the worker
    motivates: int  # a type of worker that is kept motivated whatever `fate` says, NO_WORKER for none


X_WATER: Final = 1
X_TUG: Final = 2


class PowerWay:
    """One distinct way to power exosuits: what it costs and which hexes it fills."""

    __slots__ = ("code", "cost", "mask")

    def __init__(self, code: int, cost: list[int], mask: int) -> None:
        self.code = code
        self.cost = cost
        self.mask = mask


class Board:
    """One side of a player board."""

    __slots__ = (
        "anomaly", "anomaly_anywhere", "buildings", "covers", "give_up", "hex_prices", "morale_start", "morale_vp",
        "motivates", "number", "paradox_limit", "scientist_rows", "side", "slot_cost", "superproject_anywhere",
        "supply_cost", "supply_free", "travel_vp", "vp_at_top", "water_per_hex", "ways",
    )  # fmt: skip

    number: int
    side: str
    buildings: int  # tiles below this number are buildings, those from it on superprojects
    anomaly: int  # what lies on a slot with an anomaly: the number behind all tiles
    hex_prices: list[list[str]]  # by hex
    ways: dict[int, list[PowerWay]]  # by the hexes that are covered
    water_per_hex: int
    covers: int  # bit set of hexes that the Impact covers
    morale_vp: list[int]
    supply_cost: list[int]
    morale_start: int
    vp_at_top: int
    supply_free: bool
    motivates: bool  # administrators and geniuses on Supply
    travel_vp: list[int]
    slot_cost: list[list[int]]
    paradox_limit: int
    scientist_rows: int  # bit set of rows on whose buildings scientists are kept motivated
    anomaly_anywhere: bool
    give_up: bool  # a building instead of an anomaly
    superproject_anywhere: bool


class Deed:
    """What a step of a command token or an action tile of a solo opponent does (ANA-37.21)."""

    __slots__ = ("core", "does", "leap", "number", "of", "row", "space", "vp", "worker")

    number: int
    does: int
    space: int  # the capital action, MINE_ACTION, or -1: no exosuit is placed
    row: int
    worker: int  # the only type that is recruited, NO_WORKER for any
    vp: int
    core: int
    leap: bool
    of: list[int]  # the deeds of which it is the first that is possible


class OpponentRules:
    """A solo opponent as it was agreed: the harder ways are in its numbers."""

    __slots__ = (
        "deeds", "faces", "id", "kind", "loop_of", "loops", "mine_order", "numbers", "paid_order", "places", "starts",
        "travel_vp", "ways", "worker_order",
    )  # fmt: skip

    id: str
    kind: int
    ways: list[str]  # how it was made harder
    faces: list[int]  # of the AI die, as tokens
    deeds: list[Deed]
    loops: list[list[int]]  # each a list of deeds, action tiles as they lie
    places: list[list[int]]  # likewise the places: steps of the same name, or slot, are one place
    loop_of: list[int]  # by token
    starts: list[int]  # by token: its first step
    worker_order: list[int]
    mine_order: list[int]
    paid_order: list[int]
    travel_vp: list[int]
    numbers: list[int]  # by OPPONENT_NUMBERS


class Box:
    """`chronotable.games.anachrony.components` fills it from the data file and packs."""

    __slots__ = (
        "anomaly", "asset_gives", "base_kit", "boards", "buildings", "capital_after", "capital_any",
        "capital_column_vp", "capital_for", "capital_n", "capital_second_die", "capital_twice", "condition_base",
        "condition_bonus", "condition_kind", "condition_n", "condition_sets", "free", "hex_extra", "hex_water",
        "leader_clean_up", "leader_exchange", "leader_finds", "leader_free", "leader_mods", "leaderless", "mine_cards",
        "objective_levels", "objective_vp", "path_goods",
        "project_breakthrough", "project_cost", "project_pair", "project_worker", "records", "recruit_cards",
        "row_tiles", "space_effects", "spaces_of_tile", "tile_ids", "tile_mods", "tile_once", "tile_range", "tile_row",
        "tile_vp", "work",
    )  # fmt: skip

    hex_water: list[int]  # what the hexes of the main board cost before the Impact (ANA-10.2, 14.1)
    hex_extra: list[list[int]]  # goods that they give of themselves, by kind (ANA-15.1)
    boards: list[Board]  # side A, then side B by path
    # tiles: buildings, then superprojects, then what stands for an anomaly; boards know the two limits too
    buildings: int
    anomaly: int
    row_tiles: list[list[int]]  # the buildings of each row
    tile_row: list[int]  # NO_ROW for superprojects
    tile_ids: list[str]
    tile_vp: list[int]
    tile_range: list[int]  # for the range card (ANA-30.6)
    tile_mods: list[list[tuple[int, int]]]
    tile_once: list[Program]
    work: list[Ability | None]  # the worker action of a tile
    free: list[Ability | None]  # its free action
    # superprojects, by number from 0
    project_cost: list[list[int]]
    project_worker: list[int]
    project_breakthrough: list[int]  # the exact one, -1 for none
    project_pair: list[tuple[int, int]]  # the two shapes to pay instead
    # leaders
    leader_mods: list[list[tuple[int, int]]]
    leader_free: list[Ability | None]
    leader_clean_up: list[Program]
    leader_finds: list[bool]  # random Resources in Clean Up
    leader_exchange: list[int]  # water for a core in Power Up, 0 for no exchange
    leaderless: Box | None  # the same box, in which leaders can do nothing (ANA-37.51)
    # collapsing capital tiles
    capital_any: list[int]
    capital_n: list[int]
    capital_for: list[str]  # "", "building" or "superproject": what its bonus asks for
    capital_column_vp: list[list[int]]
    capital_twice: list[bool]
    capital_second_die: list[bool]
    capital_after: list[Program]
    # evacuation conditions
    condition_kind: list[int]
    condition_n: list[int]
    condition_base: list[int]
    condition_bonus: list[int]
    condition_sets: list[list[tuple[int, int]]]
    # cards and the alternate timeline
    recruit_cards: list[list[int]]
    mine_cards: list[list[int]]
    path_goods: list[dict[str, Any]]
    asset_gives: list[dict[str, Any]]
    base_kit: dict[str, Any]
    space_effects: list[Program]
    spaces_of_tile: list[list[int]]  # by alternate timeline tile: an effect or -1 for each space
    objective_levels: list[list[int]]  # by what is counted: what bronze, silver and gold ask for (ANA-37.66)
    objective_vp: list[list[int]]  # likewise what they score (ANA-37.67)
    records: dict[str, Any]  # the data file with the packs
