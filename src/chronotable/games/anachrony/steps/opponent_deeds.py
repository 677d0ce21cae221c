"""Chapter 37: what a solo opponent has planned is carried out and told."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.anachrony.state import AnachronyState, Opponent
from chronotable.games.anachrony.steps.opponent_plan import (
    Plan,
    emptiest_shapes,
    fullest_shapes,
    most_of_shape,
    plan,
    shape_count,
)
from chronotable.games.anachrony.steps.telling import tell
from chronotable.games.anachrony.terms import (
    COUNCIL_LEFT,
    DOES_BUILD,
    DOES_GAIN,
    DOES_MINE,
    DOES_NOTHING,
    DOES_PROJECT,
    DOES_RECRUIT,
    DOES_REMOVE,
    DOES_RESEARCH,
    FAILED_SUITS,
    FAILED_VP,
    FATE_SHAPE,
    FREE,
    FULL_SET_VP,
    GOODS_TERMS,
    NEUTRONIUM,
    NEW_SHAPES,
    NO_HEX,
    NO_SUCH_SHAPE,
    OPPONENT,
    OPPONENT_SUIT,
    RECRUIT_VP,
    SHAPES,
    SPACE_TERMS,
    TITANIUM,
    WORKERS,
)

NOT_ROLLED: Final = 0


def do_deed(s: AnachronyState, o: Opponent, number: int, n: int) -> None:
    """Plan a deed and carry it out; `n` is what the AI die shows, NOT_ROLLED for none."""
    carry_out(s, o, plan(s, o, o.rules.deeds[number]), n)


def carry_out(s: AnachronyState, o: Opponent, made: Plan, n: int) -> None:
    shape = -1
    if made.deed.does == DOES_RESEARCH and not made.fails:
        shape = shape_for_research(s, o)
        if shape_count(s.supply, shape) == 0:
            made.why = NO_SUCH_SHAPE
    if made.space >= 0:
        place_suit(s, o, made.space)
    if made.fails:
        fail(s, o, made, n)
        return
    does = made.deed.does
    if does == DOES_NOTHING:
        if s.witness is not None:
            tell(s, "opponent_idle", opponent=o.rules.kind, n=n, deed=made.deed.number)
    elif does == DOES_GAIN:
        o.vp += made.deed.vp
        o.cores += made.deed.core
        if s.witness is not None:
            tell(
                s,
                "opponent_tile",
                opponent=o.rules.kind,
                n=n,
                deed=made.deed.number,
                words={"vp": made.deed.vp, "cores": made.deed.core},
            )
    elif does == DOES_BUILD:
        build(s, o, made, n)
    elif does == DOES_PROJECT:
        build_project(s, o, made, n)
    elif does == DOES_RECRUIT:
        recruit(s, o, made, n)
    elif does == DOES_RESEARCH:
        tile = most_of_shape(s.supply, shape)
        s.supply[tile] -= 1
        o.breakthroughs[tile] += 1
        if s.witness is not None:
            tell(
                s,
                "opponent_researched",
                opponent=o.rules.kind,
                n=n,
                deed=made.deed.number,
                why=made.why,
                space=made.space,
                breakthrough=tile,
            )
    elif does == DOES_MINE:
        mine(s, o, made, n)
    elif does == DOES_REMOVE:
        for goods in made.paid:
            o.goods[goods] -= 1
        o.anomalies -= 1
        if s.witness is not None:
            tell(
                s,
                "opponent_removed",
                opponent=o.rules.kind,
                n=n,
                deed=made.deed.number,
                why=made.why,
                words={"units": unit_words(made)},
            )
    else:
        travel(s, o, made, n)


def unit_words(made: Plan) -> list[str]:
    return [GOODS_TERMS[goods] for goods in made.paid]


def place_suit(s: AnachronyState, o: Opponent, space: int) -> None:
    """An exosuit without a worker (ANA-37.23); on the left hex of the council the banner moves (ANA-37.24)."""
    o.suits -= 1
    o.out += 1
    s.hexes[space] = OPPONENT_SUIT
    if space == COUNCIL_LEFT:
        s.first = OPPONENT
        if s.witness is not None:
            tell(s, "opponent_first", opponent=o.rules.kind)


def fail(s: AnachronyState, o: Opponent, made: Plan, n: int) -> None:
    """A failed action brings VP; without a hex some opponents lose a powered exosuit (ANA-37.25, 37.26, 37.61)."""
    o.vp += o.rules.numbers[FAILED_VP]
    if made.why == NO_HEX:
        lost = min(o.suits, o.rules.numbers[FAILED_SUITS])
        o.suits -= lost
        o.out += lost
    if s.witness is not None:
        words: dict[str, Any] = {"vp": o.rules.numbers[FAILED_VP]}
        if made.space >= 0:
            words["space"] = SPACE_TERMS[made.space]
        tell(s, "opponent_failed", opponent=o.rules.kind, n=n, deed=made.deed.number, why=made.why, words=words)


def build(s: AnachronyState, o: Opponent, made: Plan, n: int) -> None:
    """(ANA-37.27)"""
    row = s.box.tile_row[made.thing]
    stack = s.primary[row] if s.primary[row] and s.primary[row][-1] == made.thing else s.secondary[row]
    stack.pop()
    o.buildings.append(made.thing)
    if s.witness is not None:
        s.reveal()  # the building below shows
        tell(
            s,
            "opponent_built",
            opponent=o.rules.kind,
            n=n,
            deed=made.deed.number,
            why=made.why,
            space=made.space,
            tile=made.thing,
        )


def build_project(s: AnachronyState, o: Opponent, made: Plan, n: int) -> None:
    """(ANA-37.29, 37.30)"""
    spent = most_of_shape(o.breakthroughs, one_of_shapes(s, fullest_shapes(o.breakthroughs)))
    o.breakthroughs[spent] -= 1
    s.supply[spent] += 1
    s.projects[s.projects.index(made.thing)] = FREE
    o.projects.append(made.thing)
    if s.witness is not None:
        tell(
            s,
            "opponent_superproject",
            opponent=o.rules.kind,
            n=n,
            deed=made.deed.number,
            why=made.why,
            space=made.space,
            tile=made.thing,
            breakthrough=spent,
        )


def recruit(s: AnachronyState, o: Opponent, made: Plan, n: int) -> None:
    """(ANA-37.32, 37.33)"""
    s.recruit_pool[made.thing] -= 1
    o.workers[made.thing] += 1
    o.vp += o.rules.numbers[RECRUIT_VP]
    if s.witness is not None:
        tell(
            s,
            "opponent_recruited",
            opponent=o.rules.kind,
            n=n,
            deed=made.deed.number,
            why=made.why,
            space=made.space,
            worker=made.thing,
        )
    if min(o.workers) > 0:
        for worker in range(WORKERS):
            o.workers[worker] -= 1
        score_set(s, o, "workers")


def mine(s: AnachronyState, o: Opponent, made: Plan, n: int) -> None:
    """(ANA-37.36, 37.38)"""
    s.mine_pool[made.thing] -= 1
    for goods in made.paid:
        o.goods[goods] += 1
    if s.witness is not None:
        tell(
            s,
            "opponent_mined",
            opponent=o.rules.kind,
            n=n,
            deed=made.deed.number,
            why=made.why,
            space=made.space,
            words={"units": unit_words(made)},
        )
    if min(o.goods[TITANIUM : NEUTRONIUM + 1]) > 0:
        for goods in range(TITANIUM, NEUTRONIUM + 1):
            o.goods[goods] -= 1
        score_set(s, o, "resources")


def score_set(s: AnachronyState, o: Opponent, word: str) -> None:
    o.vp += o.rules.numbers[FULL_SET_VP]
    if s.witness is not None:
        tell(s, "opponent_set", opponent=o.rules.kind, words={"vp": o.rules.numbers[FULL_SET_VP], "word": word})


def travel(s: AnachronyState, o: Opponent, made: Plan, n: int) -> None:
    """(ANA-37.39)"""
    o.take_back(made.thing)
    if o.travel < len(o.rules.travel_vp) - 1:
        o.travel += 1
    if s.witness is not None:
        tell(
            s,
            "opponent_travelled",
            opponent=o.rules.kind,
            n=n,
            deed=made.deed.number,
            why=made.why,
            era=made.thing,
            words={"vp": o.rules.travel_vp[o.travel]},
        )


# ---- the shape die


def shape_for_research(s: AnachronyState, o: Opponent) -> int:
    """Rolled, or the one it has fewest of (ANA-37.35, 37.74)."""
    if o.rules.numbers[NEW_SHAPES]:
        return one_of_shapes(s, emptiest_shapes(o.breakthroughs))
    shape = s.fated(FATE_SHAPE, SHAPES)
    return shape if shape >= 0 else s.below(SHAPES)


def one_of_shapes(s: AnachronyState, shapes: list[int]) -> int:
    """Chance decides where several are tied (ANA-37.30, 37.74)."""
    if len(shapes) == 1:
        return shapes[0]
    if s.fate:
        return s.fixed_outcome([FATE_SHAPE + shape for shape in shapes]) - FATE_SHAPE
    return shapes[s.below(len(shapes))]
