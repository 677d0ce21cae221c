"""Pending steps as JSON, and back: the agenda of a described position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from chronotable.games.anachrony.box import Box
from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps import (
    anomalies,
    capital,
    clean_up,
    construct,
    copy_tile,
    drafts,
    era,
    goods,
    outland,
    paradox,
    placement,
    power_up,
    recruit,
    research,
    supply,
    time_travel,
    turn,
    warp,
    workers,
)
from chronotable.games.anachrony.terms import (
    CAPITAL_ACTIONS,
    CAPITAL_TILE_TERMS,
    ERAS,
    FIRST_SLOT,
    GOODS,
    ICONS,
    SHAPES,
    SLOTS,
    SUPERPROJECTS,
    TILES,
    WARPS,
    WORKERS,
)
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message
from chronotable.kernel.step import Simultaneously, Step

Json = dict[str, Any]

STEPS: Final[dict[str, type[Step[Any]]]] = {
    step.term: step
    for step in (
        anomalies.Paradox, anomalies.RemoveAnomaly, anomalies.RescueWarp, anomalies.RetrieveWarp,
        anomalies.TakeAnomaly,
        capital.CopyAction, capital.StandardAction,
        clean_up.CleanUp, clean_up.LeaderCleanUp, clean_up.Retrieve,
        construct.Built, construct.Construct, construct.PayBreakthroughs, construct.PayConstruction,
        construct.ProjectPlace,
        copy_tile.CopyTile,
        drafts.AssetsDrafted, drafts.ChooseLeader, drafts.ChoosePath, drafts.DealConditions, drafts.DealEndgame,
        drafts.DealLeaders, drafts.DraftAsset, drafts.DraftEndgame, drafts.EndgameDrafted, drafts.StartingGoods,
        era.Era,
        goods.Gain, goods.GainRandom, goods.GainTug, goods.GainX, goods.Pay, goods.PayTug,
        outland.Mine, outland.Trade,
        paradox.ParadoxPhase,
        placement.ChooseWorker, placement.PlaceAgain,
        power_up.ExchangeCores, power_up.PowerUp, power_up.PowerUpPhase, power_up.PowerUpReveal,
        recruit.Recruit, recruit.RecruitBonus,
        research.NameIcon, research.Reroll, research.Research,
        supply.ForceWorkers, supply.Supply,
        time_travel.Focus, time_travel.PayX, time_travel.SendBack,
        turn.ActionPhase, turn.NextTurn, turn.Turn,
        warp.PlaceWarp, warp.RevealWarp, warp.SecondCopy, warp.Warp, warp.WarpPhase,
        workers.GainExosuit, workers.GainWorker, workers.LoseWorker, workers.Morale, workers.PayWorker,
        workers.WakeAll,
    )
}  # fmt: skip


def number(least: int, most: int) -> Callable[[object], bool]:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def flag(value: object) -> bool:
    return isinstance(value, bool)


def numbers(least: int, most: int) -> Callable[[object], bool]:
    one = number(least, most)
    return lambda value: isinstance(value, list) and len(value) > 0 and all(one(item) for item in value)


# What each parameter of a step may be; seats are checked apart.
PARAMETERS: Final[dict[str, Callable[[object], bool]]] = {
    "actions": numbers(0, CAPITAL_ACTIONS - 1),
    "delta": number(-2, 1),
    "goods": lambda value: numbers(0, 10)(value) and isinstance(value, list) and len(value) == GOODS,
    "icon": number(0, ICONS),
    "labs": flag,
    "mask": number(1, (1 << WARPS) - 1),
    "more": number(0, 1),
    "n": number(1, ERAS),
    "optional": flag,
    "own": flag,
    "project": number(0, SUPERPROJECTS - 1),
    "projects_only": flag,
    "range": number(-1, 4),
    "shape": number(0, SHAPES - 1),
    "slot": number(0, SLOTS - 1),
    "space": number(0, FIRST_SLOT + SLOTS - 1),
    "target": number(0, TILES - 1),
    "tile": number(-1, len(CAPITAL_TILE_TERMS) - 1),
    "tired": flag,
    "types": numbers(-2, WORKERS - 1),
    "up_to": flag,
    "water": flag,
    "worker": number(0, WORKERS - 1),
}


def describe_step(step: Step[Any]) -> Json:
    if isinstance(step, Simultaneously):
        return {"step": step.term, "steps": [describe_step(inner) for inner in step.steps]}
    return {"step": step.term, **step.parameters()}


def block(box: Box, word: str, source: str) -> Step[Any] | None:
    """The choice or offer of a tile or leader."""
    found = (step for step in programmed(box) if isinstance(step, (goods.Choose, goods.May)))
    return next((step for step in found if (step.term, step.source) == (word, source)), None)


def programmed(box: Box) -> Iterator[Step[Any]]:
    """The steps of all abilities."""
    for ability in [*box.work, *box.free, *box.leader_free]:
        if ability is not None:
            yield from ability.program
    for program in box.leader_clean_up:
        yield from program


def make_step(s: AnachronyState, record: Json) -> Step[Any]:
    """A step from its description; raises BadPosition for one that cannot be."""
    word = str(record.get("step"))
    parameters = {name: value for name, value in record.items() if name != "step"}
    if word == Simultaneously.term:
        steps = parameters.get("steps")
        if not isinstance(steps, list) or not all(isinstance(inner, dict) for inner in steps):
            raise BadPosition(Message("anachrony-position-step", step=word))
        return Simultaneously([make_step(s, inner) for inner in steps])
    if "source" in parameters:
        found = block(s.box, word, str(parameters["source"]))
        if found is None:
            raise BadPosition(Message("anachrony-position-step", step=word))
        return found
    if word not in STEPS or not all(fits(s, name, value) for name, value in parameters.items()):
        raise BadPosition(Message("anachrony-position-step", step=word))
    try:
        return STEPS[word](**parameters)
    except TypeError as error:
        raise BadPosition(Message("anachrony-position-step", step=word)) from error


def fits(s: AnachronyState, name: str, value: object) -> bool:
    """Is this a possible value of a step's parameter?"""
    if name == "who":
        return number(0, len(s.players) - 1)(value)
    return name in PARAMETERS and PARAMETERS[name](value)
