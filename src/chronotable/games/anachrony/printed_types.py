"""What is printed on the components: the types of the catalogue."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from chronotable.games.anachrony.words import (
    ActionId,
    Bundle,
    CapitalAction,
    Fate,
    GoodsId,
    MainAction,
    PathId,
    RowId,
    Shape,
    Subject,
    WarpId,
    WorkerId,
)
from chronotable.kernel.declared import Each, Words


class Printed(TypedDict):
    stand_in: bool  # something of it is our stand-in: it wears the mark
    stand_ins: list[str]  # which parts are; `*` is all of it


EffectGoods = dict[GoodsId | Literal["tug"], int | Literal["x"]]  # `x` is what was paid


class Effect(TypedDict):
    """One effect with the facts that its picture shows."""

    op: str  # the word: gain, gain_any, choose, set_focus, modify, ...
    goods: NotRequired[EffectGoods]  # fixed goods of gain, pay
    count: NotRequired[int | Literal["x"]]  # a number, or the x that was paid
    options: NotRequired[list[list[Effect]]]
    workers: NotRequired[list[WorkerId | Literal["same_as_placed"]] | Literal["on_recruit_card"]]  # one of these
    column: NotRequired[Literal["active", "tired"]]
    range: NotRequired[int | Literal["x"]]
    labs: NotRequired[bool]
    delta: NotRequired[int]
    give: NotRequired[Bundle]
    get: NotRequired[Bundle]
    both_ways: NotRequired[bool]
    where: NotRequired[Literal["own", "main"]]  # where a worker is placed
    actions: NotRequired[list[CapitalAction]]
    only: NotRequired[Literal["superproject"]]  # the one thing that may be built
    parameter: NotRequired[str]
    vp_by_column: NotRequired[list[int]]  # points by the column a building was put on


class Ability(TypedDict):
    kind: Literal["worker_action", "free_action", "passive", "one_time"]
    worker: WorkerId | Literal["any"] | None
    cost: Bundle
    x: Literal["water", "tug"] | None  # paid as often as wanted
    effects: list[Effect]
    retrieve: Fate | Literal["motivated_if_administrator", "copied"] | None
    words: Words


class Named(TypedDict, total=False):
    """Names of a building out of a pack; printed ones have numbers only."""

    names: dict[str, str]


class BuildingFacts(Printed, Named):
    row: RowId
    vp: int
    abilities: list[Ability]


class ExactBreakthrough(TypedDict):
    shape: Shape
    icon: Subject


class SuperprojectFacts(Printed):
    vp: int
    cost: Bundle
    worker: WorkerId | None
    exact: ExactBreakthrough | None
    pair: tuple[Shape, Shape]  # instead of the exact one: two breakthroughs of these shapes
    abilities: list[Ability]


class LeaderFacts(Printed):
    path: PathId
    kind: Literal["free_action", "clean_up", "power_up", "passive"]
    cost: Bundle
    effects: list[Effect]
    words: Words


class ConditionFacts(Printed):
    path: PathId
    base: int
    bonus: int
    set: dict[str, int]  # what one bonus asks for, such as a genius and a gold
    condition: dict[str, int | str]
    words: Words


class CapitalTileFacts(Printed):
    action: CapitalAction
    only: Literal["building", "superproject"] | None  # condition of the bonus: what has to be built
    effects: list[Effect]
    words: Words


class EndgameFacts(Printed):
    vp: int


class Kit(TypedDict):
    """Goods, workers and breakthroughs that somebody starts with."""

    goods: Bundle
    active: list[WorkerId]
    tired: list[WorkerId]
    breakthrough: int


class AssetFacts(Printed, Kit):
    number: int


class PathFacts(Printed, Kit):
    leaders: list[str]


class PlayerBoardFacts(Printed):
    supply_cost: list[int]
    supply_free: bool
    water_per_empty_hex: int


class WarpFacts(Printed):
    goods: Bundle
    worker: WorkerId | None
    water: int


class WarpSpaceFacts(Printed):
    effects: list[Effect]


class AlternateTileFacts(Printed):
    spaces: list[str | None]


class RecruitCardFacts(Printed):
    workers: Each[WorkerId, int]


class MineCardFacts(Printed):
    goods: list[GoodsId]


class ActionFacts(Printed):
    forbidden: list[WorkerId]
    spaces: list[str]


class SpaceFacts(TypedDict):
    action: ActionId
    water: int
    extra: Bundle
    first_player: bool
    pool: bool  # a hex pool takes any number of workers
    own: bool  # on the players' own boards


class AnomalyFacts(Printed):
    vp: int
    ways: list[Bundle]


class Catalogue(TypedDict):
    """What is printed on the components."""

    building: dict[str, BuildingFacts]
    superproject: dict[str, SuperprojectFacts]
    leader: dict[str, LeaderFacts]
    condition: dict[str, ConditionFacts]
    capital_tile: dict[str, CapitalTileFacts]
    endgame: dict[str, EndgameFacts]
    asset: dict[str, AssetFacts]
    path: Each[PathId, PathFacts]
    player_board: Each[PathId | Literal["a"], PlayerBoardFacts]
    warp: Each[WarpId, WarpFacts]
    warp_space: dict[str, WarpSpaceFacts]
    alternate: Printed
    alternate_tile: dict[str, AlternateTileFacts]
    recruit_card: dict[str, RecruitCardFacts]
    mine_card: dict[str, MineCardFacts]
    action: Each[MainAction, ActionFacts]
    space: dict[str, SpaceFacts]
    anomaly: AnomalyFacts
