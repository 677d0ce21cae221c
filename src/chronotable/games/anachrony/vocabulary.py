"""The words that tiles, leaders and bonuses are made of; abilities compiled to costs and steps (chapter 22).

What lasts (`modify`, `discount`) stands for no step: it becomes modifiers.
"""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.box import X_TUG, X_WATER, Ability
from chronotable.games.anachrony.steps.anomalies import Paradox, RetrieveWarp
from chronotable.games.anachrony.steps.capital import StandardAction
from chronotable.games.anachrony.steps.construct import Construct
from chronotable.games.anachrony.steps.copy_tile import CopyTile
from chronotable.games.anachrony.steps.effect import Program
from chronotable.games.anachrony.steps.goods import Choose, Gain, GainRandom, GainTug, GainX, May, Pay, PayTug
from chronotable.games.anachrony.steps.placement import PlaceAgain
from chronotable.games.anachrony.steps.recruit import Recruit
from chronotable.games.anachrony.steps.research import Research
from chronotable.games.anachrony.steps.time_travel import CHOSEN, Focus
from chronotable.games.anachrony.steps.warp import SecondCopy
from chronotable.games.anachrony.steps.workers import (
    ON_RECRUIT_CARD,
    SAME_AS_PLACED,
    GainExosuit,
    GainWorker,
    LoseWorker,
    Morale,
    WakeAll,
)
from chronotable.kernel.programs import FLAG, Among, Effect, Shape, Vocabulary, Word, number, parts, term, whether
from chronotable.kernel.schema_pieces import by_word, different, one_of, several, whole

Record = dict[str, Any]

MOST_EFFECTS: Final = 4  # in one list
MOST_GOODS: Final = 12
FARTHEST: Final = 4
# What collapsing capital tiles change of their own action, beside what lasts.
TILE_MODIFIERS: Final = ["recruit_bonus_twice", "set_second_die"]


# ---- arguments


def goods_of(record: Record) -> list[int]:
    """Fixed goods of a record, by kind."""
    counts = [0] * terms.GOODS
    for code, n in record.items():
        if code in terms.GOODS_CODES and isinstance(n, int):
            counts[terms.GOODS_CODES.index(code)] = n
    return counts


def types(words: list[str] | str) -> list[int]:
    if isinstance(words, str):
        return [ON_RECRUIT_CARD]
    return [SAME_AS_PLACED if word == "same_as_placed" else terms.WORKER_TERMS.index(word) for word in words]


def or_x(shape: Shape) -> Shape:
    """A number, or the x that was paid."""
    return Shape({"anyOf": [shape.schema, one_of("x")]}, lambda n: CHOSEN if n == "x" else n, shape.usual)


UNITS: Final = number(1, MOST_GOODS).or_else(0)
PAID: Final = dict.fromkeys(terms.GOODS_CODES, UNITS)
GAINED: Final = {**PAID, "VP": or_x(UNITS), "VP_by_column": Shape(several(whole(0, MOST_GOODS), 3, 3)).or_else(None)}
BUNDLE: Final = Shape({**by_word([*terms.GOODS_CODES, "TUG"], UNITS.schema), "minProperties": 1})
TYPES: Final = Shape(
    {"anyOf": [one_of("on_recruit_card"), different(one_of(*terms.WORKER_TERMS, "same_as_placed"), 1)]}, types
)
ACTIONS: Final = Shape(
    different(one_of(*terms.ACTION_TERMS[: terms.CAPITAL_ACTIONS]), 1),
    lambda words: [terms.ACTION_TERMS.index(word) for word in words],
)
ONE: Final = number(1, 1)
MAYBE: Final = FLAG.or_else(False)
DELTA: Final = number(-3, 3)


# ---- words


def gain(*given: Any) -> Program:
    *goods, by_column = given
    if by_column:
        return []  # a collapsing tile's, see `components`
    return [GainX() if goods[terms.VP] == CHOSEN else Gain(goods)]


def nothing(*arguments: object) -> Program:
    return []


def standard_action(actions: list[int], n: int, only: bool, optional: bool) -> Program:
    if len(actions) > 1:
        return [StandardAction(actions, optional)] * n
    if actions == [terms.CONSTRUCT]:
        return [Construct(terms.NO_TILE, optional, only)] * n
    return [Recruit(terms.NO_TILE, optional) if actions == [terms.RECRUIT] else Research(terms.NO_TILE, optional)] * n


def exchange(give: Record, get: Record, optional: bool, both_ways: bool, source: str) -> Program:
    """Give, then get; an optional one may be declined.  One that goes both ways has a step of its own in Power Up."""
    if both_ways:
        return []
    gains: Program = [GainTug(get["TUG"])] if "TUG" in get else [Gain(goods_of(get))]
    if optional:
        return [May(goods_of(give), gains, source)]
    return [PayTug(give["TUG"]) if "TUG" in give else Pay(goods_of(give)), *gains]


WORDS: Final = {
    "gain": Word(gain, GAINED),
    "gain_any": Word(GainTug, {"n": number(1, MOST_GOODS)}),
    "gain_random": Word(lambda n: GainRandom(), {"n": ONE}),
    "pay": Word(lambda *goods: Pay([*goods]), PAID),
    "exchange": Word(exchange, {"give": BUNDLE, "get": BUNDLE, "optional": MAYBE, "both_ways": MAYBE}, sourced=True),
    "choose": Among(lambda blocks, _, source: Choose(blocks, source), sourced=True),
    "gain_worker": Word(GainWorker, {"types": TYPES, "to": whether("tired", terms.COLUMN_TERMS)}),
    "gain_powered_exosuit": Word(lambda n: GainExosuit(), {"n": ONE}),
    "set_focus": Word(Focus, {"range": or_x(number(1, FARTHEST)), "labs": FLAG}),
    "retrieve_warp": Word(RetrieveWarp, {"n": number(1, 3), "optional": MAYBE}),
    "paradox": Word(Paradox, {"delta": DELTA, "up_to": MAYBE}),
    "morale": Word(Morale, {"delta": DELTA}),
    "wake_all": Word(WakeAll),
    "standard_action": Word(
        standard_action,
        {
            "actions": ACTIONS,
            "n": number(1, 2).or_else(1),
            "only": whether("superproject", ["superproject"]).or_else(False),
            "optional": MAYBE,
        },
    ),
    "place_worker": Word(PlaceAgain, {"where": whether("own", ["own", "main"])}),
    "lose_worker": Word(lambda n: LoseWorker(), {"n": ONE}),
    "copy_worker_action": Word(CopyTile),
    "gain_copy_of_warped_good": Word(SecondCopy),
    "modify": Word(
        nothing,
        {"parameter": term([*terms.MODIFIER_TERMS, *TILE_MODIFIERS]), "delta": DELTA.or_else(1), "n": ONE.or_else(1)},
    ),
    "discount": Word(nothing, {"n": ONE}, {"N": ONE}),
}
VOCABULARY: Final = Vocabulary(WORDS, MOST_EFFECTS)


# ---- abilities


def compile_ability(record: Record, source: str) -> Ability:
    """A worker action or free action with its cost and what becomes of the worker."""
    made = Ability()
    asked = record.get("worker", "any")
    made.worker = terms.NO_WORKER if asked == "any" else terms.WORKER_TERMS.index(asked)
    made.cost = goods_of(record.get("cost", {}))
    paid = record.get("cost_any", {})
    chosen = paid.get("count") == "x"
    made.tug = 0 if chosen else paid.get("count", 0)
    made.x = (X_WATER if paid["of"] == ["W"] else X_TUG) if chosen else 0
    made.program = VOCABULARY.compile(record["effects"], source)
    fate, _, type = record.get("retrieve", "tired").partition("_if:")
    made.motivates = terms.WORKER_TERMS.index(type) if type else terms.NO_WORKER
    made.fate = terms.FATE_TERMS.index(fate) if not type and fate in terms.FATE_TERMS else terms.TIRED
    assert made.fate <= terms.DIES
    return made


def modifiers(program: list[Effect]) -> list[tuple[int, int]]:
    """What lasting effects add to which parameter."""
    found: list[tuple[int, int]] = []
    for effect in program:
        word, arguments = parts(effect)
        if word == "modify" and arguments["parameter"] in terms.MODIFIER_TERMS:
            parameter, delta, n = WORDS[word].read(arguments)
            found.append((parameter, abs(delta) * n))
        elif word == "discount":
            assert "n" in arguments, "a lasting discount on neutronium: only collapsing tiles have one"
            found.append((terms.FIELD, *WORDS[word].read(arguments)))
    return found
