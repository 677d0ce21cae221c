"""Board elements that an option points at, by the verb of its key: what is lit and can be clicked.

`space:` of the main board and Supply, `tile:` wherever it lies, `slot:` and `hex:` of the own board, `worker:` by its
column, `recruit:` and `mine:` pools, `goods:` and `warp:` of one's own, `timeline:` by Era, faces of the research dice,
what is left of breakthroughs, and cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.goods import Choose
from chronotable.games.anachrony.steps.power_up import PowerUp, way_of
from chronotable.games.anachrony.steps.workers import GainWorker
from chronotable.games.anachrony.terms import GOODS_TERMS, HEX_TERMS, LEADER_TERMS, SHAPE_TERMS
from chronotable.kernel.step import Step

Pointing = Callable[[AnachronyState, Step[Any], list[str], int], list[str]]


def targets(s: AnachronyState, step: Step[Any], key: str, number: int) -> list[str]:
    verb, *parts = key.split(":")
    return POINTS[verb](s, step, parts, number) if verb in POINTS else []


def each(kind: str) -> Pointing:
    """Every part of the key is an element of this kind; "none" is nothing."""

    def points(s: AnachronyState, step: Step[Any], parts: list[str], number: int) -> list[str]:
        return [f"{kind}:{part}" for part in dict.fromkeys(parts) if part != "none"]

    return points


def first(kind: str) -> Pointing:
    """Only the first part of the key is something on the board."""

    def points(s: AnachronyState, step: Step[Any], parts: list[str], number: int) -> list[str]:
        return [f"{kind}:{parts[0]}"]

    return points


def tile_or_leader(id: str) -> str:
    return f"leader:{id}" if id in LEADER_TERMS else f"tile:{id}"


def of_choice(s: AnachronyState, step: Step[Any], parts: list[str], number: int) -> list[str]:
    return [tile_or_leader(step.source)] if isinstance(step, Choose) else []


def of_free_action(s: AnachronyState, step: Step[Any], parts: list[str], number: int) -> list[str]:
    if parts[0] == "force_workers":
        return ["free:force_workers"]
    return ["space:supply"] if parts[0] == "supply" else [tile_or_leader(parts[0])]


def of_loss(s: AnachronyState, step: Step[Any], parts: list[str], number: int) -> list[str]:
    return [f"worker:{parts[0]}:{parts[1]}"]


def of_worker(s: AnachronyState, step: Step[Any], parts: list[str], number: int) -> list[str]:
    """An active worker that is placed; one that is gained lies in no place yet."""
    return [] if isinstance(step, GainWorker) else [f"worker:active:{parts[0]}"]


def of_power(s: AnachronyState, step: Step[Any], parts: list[str], number: int) -> list[str]:
    """The last hex that is filled: pointing at a hex means filling all up to it."""
    if not isinstance(step, PowerUp):
        return []
    mask = way_of(s.players[step.who], number).mask
    return [f"hex:{HEX_TERMS[mask.bit_length() - 1]}"] if mask else []


def of_die(s: AnachronyState, step: Step[Any], parts: list[str], number: int) -> list[str]:
    if len(parts) > 1:
        return [f"left:{parts[0]}_{parts[1]}"]
    return [f"shape:{parts[0]}" if parts[0] in SHAPE_TERMS else f"icon:{parts[0]}"]


def of_exchange(s: AnachronyState, step: Step[Any], parts: list[str], number: int) -> list[str]:
    return [f"goods:{parts[0]}"] if parts[0] in GOODS_TERMS else []


def of_paradox(s: AnachronyState, step: Step[Any], parts: list[str], number: int) -> list[str]:
    return ["paradox"] if parts[0] != "0" else []


POINTS: Final[dict[str, Pointing]] = {
    "ability": first("leader"),
    "action": first("action"),
    "anomaly": first("slot"),
    "bonus": first("goods"),
    "build": first("tile"),
    "card": first("asset"),
    "choose": of_choice,
    "copy": first("tile"),
    "cover": first("tile"),
    "discount": each("goods"),
    "exchange": of_exchange,
    "focus": first("timeline"),
    "free": of_free_action,
    "giveup": first("tile"),
    "icon": first("icon"),
    "keep": each("endgame"),
    "leader": first("leader"),
    "lose": of_loss,
    "mine": first("mine"),
    "path": first("path"),
    "pay": each("goods"),
    "place": first("space"),
    "power": of_power,
    "recruit": first("recruit"),
    "reroll": first("die"),
    "retrieve": first("warp"),
    "return": of_paradox,
    "send": first("warp"),
    "set": of_die,
    "slot": first("slot"),
    "spend": each("breakthrough"),
    "take": each("goods"),
    "trade": first("trade"),
    "use": first("tile"),
    "warp": each("warp"),
    "worker": of_worker,
}
