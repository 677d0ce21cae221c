"""A card is a program: its data record compiled to steps, and steps back to data."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from chronotable.games.loop.steps.effect import MANY
from chronotable.games.loop.steps.effect_cards import (
    LOSE_TERMS,
    Draw,
    LetAgentUse,
    LoseCard,
    OtherDraws,
    Ready,
    RevealCard,
    TakeAvailable,
    UseAvailable,
)
from chronotable.games.loop.steps.effect_clones import DestroyClone, PullClone, PushClone
from chronotable.games.loop.steps.effect_cubes import ALL, ELEMENT_TERMS, AddEnergy, Match, RemoveRift
from chronotable.games.loop.steps.effect_flow import Choose, EachPlayer, IfOtherAgentHere, May, Program
from chronotable.games.loop.steps.effect_moves import (
    NO_SELECTOR,
    MoveAgent,
    MoveSelf,
    Route,
    SwapAgents,
)
from chronotable.games.loop.steps.resume import ForgetCard, ForgetClone
from chronotable.games.loop.terms import CARRY_TERMS, SELECTOR_TERMS
from chronotable.kernel.step import Step

Record = dict[str, Any]

# Words whose step names a card or moves a clone, for `card_origin` and `arrival` to refer to (LOOP-15.14).
NAMES_A_CARD: Final = ("draw", "lose_card", "reveal_card", "take_available")
MOVES_A_CLONE: Final = ("push_clone",)

BLOCKS: Final = ("may", "if_other_agent_here", "each_player")  # words around one block of effects


def blocks(item: Record) -> list[list[Record]]:
    """The blocks inside one effect."""
    ((word, parameters),) = item.items()
    return parameters if word == "choose" else [parameters] if word in BLOCKS else []


def items(effect: list[Record]) -> Iterator[Record]:
    """Every effect, those in blocks included."""
    for item in effect:
        yield item
        for block in blocks(item):
            yield from items(block)


def compile_program(effect: list[Record]) -> Program:
    """A list of effects to steps, the first one last: ready to be put on the agenda."""
    return compile_list(effect, in_block=False)


def compile_block(effect: list[Record]) -> Program:
    """The same for effects inside another; what stands around them may have named something before."""
    return compile_list(effect, in_block=True)


def compile_list(effect: list[Record], *, in_block: bool) -> Program:
    program: Program = []
    for number, item in enumerate(effect):
        program += forget(effect[:number], item, in_block) + compile_effect(item)
    program.reverse()
    return program


def forget(earlier: list[Record], item: Record, in_block: bool) -> list[Step[Any]]:
    """What was named earlier is forgotten before an item that names anew, so that it never stands for it."""
    word = next(iter(item))
    for words, step in ((NAMES_A_CARD, FORGET_CARD), (MOVES_A_CLONE, FORGET_CLONE)):
        if word in words and (in_block or any(next(iter(before)) in words for before in items(earlier))):
            return [step]
    return []


FORGET_CARD: Final = ForgetCard()
FORGET_CLONE: Final = ForgetClone()


def compile_effect(item: Record) -> list[Step[Any]]:
    """One effect of the data file, `{word: parameters}`."""
    ((word, parameters),) = item.items()
    return COMPILERS[word](parameters)


def selector(word: str) -> int:
    return SELECTOR_TERMS.index(word)


def amount(n: int | str | Record) -> tuple[int, int]:
    """At least and at most how many."""
    if isinstance(n, dict):
        return n["min"], n["max"]
    if isinstance(n, int):
        return n, n
    return (0, MANY) if n == "any" else (MANY, MANY)


def cubes(n: int | str) -> int:
    return n if isinstance(n, int) else ALL


def route(p: Record) -> Route:
    if "to" in p:
        return Route(0, 0, selector(p["to"]))
    least, most = amount(p["steps"])
    return Route(least, most, NO_SELECTOR)


COMPILERS: Final[dict[str, Callable[[Any], list[Step[Any]]]]] = {
    "add_energy": lambda p: [AddEnergy(selector(p["era"]), cubes(p["n"]))],
    "remove_rift": lambda p: [RemoveRift(selector(p["era"]), cubes(p["n"]))],
    "match": lambda p: [
        Match(
            ELEMENT_TERMS.index(p["element"]),
            ELEMENT_TERMS.index(p["to"]),
            selector(p["era"]),
            p["direction"] == "add",
        )
    ],
    "push_clone": lambda p: [PushClone(selector(p["from"]), *amount(p["n"]))],
    "pull_clone": lambda p: [PullClone(*amount(p["n"]))],
    "destroy_clone": lambda p: [DestroyClone(selector(p["era"]), *amount(p["n"]))],
    "move_self": lambda p: [MoveSelf(route(p), CARRY_TERMS.index(p.get("carry", {"pickup": "none"})["pickup"]))],
    "move_agent": lambda p: [MoveAgent(p["who"] == "any", route(p))],
    "swap_agents": lambda p: [SwapAgents()],
    "draw": lambda p: [Draw(p["n"]) if p["who"] == "self" else OtherDraws(p["n"])],
    "lose_card": lambda p: [LoseCard(p["n"], LOSE_TERMS.index(p["how"]))],
    "reveal_card": lambda p: [RevealCard(p["n"])],
    "take_available": lambda p: [TakeAvailable(selector(p["era"]))],
    "use_available": lambda p: [UseAvailable(selector(p["era"]))],
    "let_agent_use": lambda p: [LetAgentUse()],
    "ready": lambda p: [Ready(p["n"])],
    "choose": lambda p: [Choose([compile_block(block) for block in p], p)],
    "may": lambda p: [May(compile_block(p), p)],
    "if_other_agent_here": lambda p: [IfOtherAgentHere(compile_block(p), p)],
    "each_player": lambda p: [EachPlayer(compile_block(p), p, 0)],
}
