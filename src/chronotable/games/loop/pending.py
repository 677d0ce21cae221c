"""Steps of the agenda as records, in the ledger's words, for described positions: `{"step": word, ...}`."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from chronotable.games.loop.box import Box
from chronotable.games.loop.effects import BLOCKS, COMPILERS, compile_block, route
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.acquire import ACQUIRE_CARD
from chronotable.games.loop.steps.actions import ACTIONS, AFTER_ACTION, BEGIN_ACTIONS
from chronotable.games.loop.steps.archive import ARCHIVE_TILE, DESTROY_BONUS, TakeBonus
from chronotable.games.loop.steps.cards import ORDER_DESTROYED
from chronotable.games.loop.steps.clones import DestructionBonus
from chronotable.games.loop.steps.doctor_phase import ACTIVATE, GENERATE, NEGATE, PLACE_RIFTS, EnterLanding
from chronotable.games.loop.steps.effect_cards import OtherDraws, UseOwn
from chronotable.games.loop.steps.effect_clones import PushTo
from chronotable.games.loop.steps.effect_flow import EachPlayer
from chronotable.games.loop.steps.effect_moves import CARRY_TERMS, Carry, DropClone, MoveAgentTo
from chronotable.games.loop.steps.modes import DISCARD_ULTRA
from chronotable.games.loop.steps.resume import ForgetCard, ForgetClone, Resume
from chronotable.games.loop.steps.solo import DEAL, GiveCard
from chronotable.games.loop.steps.turn import BEGIN_TURN, END_OF_TURN, NEW_TURN, EnterPhase
from chronotable.games.loop.terms import CLONES, CUBES, ERA_TERMS, PHASE_TERMS
from chronotable.games.loop.view import agent_id, clone_word, era_word
from chronotable.games.loop.vocabulary import (
    EFFECT,
    FARTHEST,
    MOST_CARDS,
    ONE_ERA,
    closed,
    definitions,
    effect_problems,
    one_of,
    parameter_schemas,
    some,
    whole,
)
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message
from chronotable.kernel.schema import problem
from chronotable.kernel.step import Step

Json = dict[str, Any]

FIXED: Final[dict[str, Step[Any]]] = {
    step.term: step
    for step in (
        ACQUIRE_CARD, ACTIONS, AFTER_ACTION, BEGIN_ACTIONS, ARCHIVE_TILE, DESTROY_BONUS, ORDER_DESTROYED, ACTIVATE,
        GENERATE, NEGATE, PLACE_RIFTS, DISCARD_ULTRA, DEAL, BEGIN_TURN, END_OF_TURN, NEW_TURN, ForgetCard(),
        ForgetClone(),
    )
}  # fmt: skip


def era(word: str | None) -> int:
    return -1 if word is None else ERA_TERMS.index(word)


# Every value below has been checked against `step_schemas` and turned into numbers by `numbers`.
MADE: Final[dict[str, Callable[[Json], Step[Any]]]] = {
    "enter_phase": lambda p: EnterPhase(PHASE_TERMS.index(p["phase"])),
    "enter_landing": lambda p: EnterLanding(p["cubes"]),
    "take_bonus": lambda p: TakeBonus(p["agent"]),
    "destruction_bonus": lambda p: DestructionBonus(era(p["era"])),
    "other_draws": lambda p: OtherDraws(p["n"]),
    "use_own": lambda p: UseOwn(p["agent"]),
    "push_to": lambda p: PushTo(p["token"]),
    "each_player": lambda p: EachPlayer(compile_block(p["block"]), p["block"], p["done"]),
    "carry_clone": lambda p: Carry(era(p["origin"]), era(p["destination"]), CARRY_TERMS.index(p["pickup"])),
    "drop_clone": lambda p: DropClone(p["token"], era(p["destination"])),
    "move_agent_to": lambda p: MoveAgentTo(p["agent"], route(p)),
    "resume": lambda p: Resume(p["you"], p["using"], p["last_card"], p["arrival"], p["callers"]),
    "give_card": lambda p: GiveCard(p["card"]),
}

# Parameters that steps hold as numbers of the state, and what the numbers stand for.
NAMED: Final[dict[str, dict[str, str]]] = {
    "take_bonus": {"agent": "agent"},
    "use_own": {"agent": "agent"},
    "push_to": {"token": "clone"},
    "each_player": {"done": "agents"},
    "drop_clone": {"token": "clone"},
    "move_agent_to": {"agent": "agent"},
    "resume": {"you": "agent", "using": "card", "last_card": "card", "arrival": "era"},
    "give_card": {"card": "card"},
}


def describe_step(s: LoopState, step: Step[Any]) -> Json:
    record: Json = {"step": step.term, **step.parameters()}
    for name, kind in NAMED.get(step.term, {}).items():
        number = record[name]
        if kind == "agent":
            record[name] = agent_id(s, number)
        elif kind == "agents":
            record[name] = [agent_id(s, agent) for agent in range(len(s.agents)) if number >> agent & 1]
        elif kind == "card":
            record[name] = s.box.card_ids[number] if number >= 0 else None
        elif kind == "era":
            record[name] = era_word(number)
        else:
            del record[name]
            record["clone" if number < CLONES else "super_clone"] = clone_word(s, number)
    return record


def make_step(s: LoopState, number: int, record: Json) -> Step[Any]:
    """A step from a record of the agenda, which fits its schema; BadPosition if it names what is not in play."""
    word = record["step"]
    parameters = {name: value for name, value in record.items() if name != "step"}
    if word in FIXED:
        return FIXED[word]
    if word in COMPILERS:
        check_effect(number, word, parameters)
    if word in MADE:
        return MADE[word](numbers(s, word, parameters))
    (made,) = COMPILERS[word](parameters.get("block", parameters))
    return made


def numbers(s: LoopState, word: str, parameters: Json) -> Json:
    """The parameters with the numbers that steps hold for names."""
    found = dict(parameters)
    for name, kind in NAMED.get(word, {}).items():
        if kind == "agent":
            found[name] = agent_number(s, found[name])
        elif kind == "agents":
            found[name] = sum([1 << agent_number(s, id) for id in found.get(name, [])])
        elif kind == "card":
            found[name] = -1 if found[name] is None else s.box.numbers[f"card:{found[name]}"]
        elif kind == "era":
            found[name] = era(found[name])
        else:
            found[name] = token(s, found)
    return found


def agent_number(s: LoopState, id: str) -> int:
    ids = [agent_id(s, number) for number in range(len(s.agents))]
    if id not in ids:
        raise BadPosition(Message("loop-position-agent", id=id, agents=ids))
    return ids.index(id)


def token(s: LoopState, parameters: Json) -> int:
    """The clone token of a record, by its two eras."""
    tokens = range(CLONES) if "clone" in parameters else range(CLONES, len(s.clone_at))
    name = parameters.get("clone", parameters.get("super_clone"))
    for number in tokens:
        if clone_word(s, number) == name:
            return number
    raise BadPosition(Message("loop-position-token", id=str(name)))


def check_effect(number: int, word: str, parameters: Json) -> None:
    """The same as for cards, except that what an effect refers to may have been named before."""
    effect = [{word: parameters.get("block", parameters)}]
    for path, message in effect_problems(effect, "on_clone_destroyed", begun=True):
        inside = path.removeprefix(f"0.{word}").lstrip(".")
        here = f"agenda.{number}.{inside}".rstrip(".")
        raise BadPosition(Message("kernel-position-schema", path=here, problem=message))


def check_records(box: Box, agenda: list[Json]) -> None:
    """Records of known words, each against the schema of its word; BadPosition names the first that does not fit."""
    for number, record in enumerate(agenda):
        if (found := problem(record, word_schemas(box)[record["step"]])) is not None:
            path = f"agenda.{number}.{found.path}".rstrip(".")
            raise BadPosition(Message("kernel-position-schema", path=path, problem=found.message))


@lru_cache(maxsize=16)
def word_schemas(box: Box) -> dict[str, Json]:
    """A schema for the records of each word; one for all words would take far longer to check."""
    found: dict[str, list[Json]] = {}
    for form in step_schemas(box):
        found.setdefault(form["properties"]["step"]["const"], []).append(form)
    shared = {"$defs": definitions()}
    return {
        word: {**forms[0], **shared} if len(forms) == 1 else {"anyOf": forms, **shared} for word, forms in found.items()
    }


def step_schemas(box: Box) -> list[Json]:
    """What a record of the agenda may be: the forms of every word."""
    agent = one_of(*box.agent_ids)
    card: Json = {"type": "string", "enum": box.card_ids}
    optional_card = {"anyOf": [card, {"type": "null"}]}
    clone = {"type": "string", "pattern": "^[a-z]+>[a-z]+$"}
    eras = one_of(*ERA_TERMS)
    made: dict[str, list[Json]] = {
        "enter_phase": [{"phase": one_of("acquire", "archive")}],
        "enter_landing": [{"cubes": whole(0, CUBES)}],
        "take_bonus": [{"agent": agent}],
        "destruction_bonus": [{"era": eras}],
        "other_draws": [{"who": one_of("other"), "n": whole(1, MOST_CARDS)}],
        "use_own": [{"agent": agent}],
        "push_to": [{"clone": clone}, {"super_clone": clone}],
        "each_player": [{"block": EFFECT, "done": {"type": "array", "items": agent, "uniqueItems": True}}],
        "carry_clone": [{"origin": eras, "destination": eras, "pickup": one_of("path", "vortex")}],
        "drop_clone": [{"clone": clone, "destination": eras}, {"super_clone": clone, "destination": eras}],
        "move_agent_to": [
            {"agent": agent, "steps": some(1, FARTHEST)},
            {"agent": agent, "to": one_of(*ONE_ERA)},
        ],
        "resume": [
            {
                "you": agent,
                "using": optional_card,
                "last_card": optional_card,
                "arrival": {"anyOf": [eras, {"type": "null"}]},
                "callers": whole(0, 1),
            }
        ],
        "give_card": [{"card": card}],
        "choose": [{"block": parameter_schemas()["choose"]}],
        **{word: [{"block": EFFECT}] for word in BLOCKS if word != "each_player"},
    }
    nothing: dict[str, list[Json]] = {word: [{}] for word in FIXED}
    alternatives = [
        closed(["step", *parameters], step={"const": word}, **parameters)
        for word, forms in {**nothing, **made}.items()
        for parameters in forms
    ]
    for word, schema in parameter_schemas().items():
        if word not in made:
            for form in schema.get("anyOf", [schema]):
                properties = {"step": {"const": word}, **form["properties"]}
                alternatives.append({**form, "properties": properties, "required": ["step", *form["required"]]})
    return alternatives
