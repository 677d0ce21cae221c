"""What is seen of a single player's opponent: all of its board, and what each face of the AI die would bring now."""

from __future__ import annotations

from typing import TypedDict

from chronotable.games.anachrony import terms, words
from chronotable.games.anachrony.describing import counts, set_bits
from chronotable.games.anachrony.opponents import ways_of
from chronotable.games.anachrony.parts import opponent_hexes
from chronotable.games.anachrony.state import AnachronyState, Opponent
from chronotable.games.anachrony.steps.counting import endgame_count
from chronotable.games.anachrony.steps.opponent_phases import opponent_rolls
from chronotable.games.anachrony.steps.opponent_plan import Plan, plan
from chronotable.games.anachrony.steps.opponent_turn import may_roll
from chronotable.games.anachrony.steps.scoring import level_reached, objectives_vp, opponent_sheet
from chronotable.kernel.declared import Each


class LoopStep(TypedDict):
    deed: words.DeedId  # with an action tile, what the tile does
    slot: words.SlotPlace | None  # where an action tile lies


class TokenSeen(TypedDict):
    token: words.TokenId
    loop: int  # its place in `loops`
    step: int  # of the loop, from 1
    height: int  # 1 on top of another token


class Foreseen(TypedDict):
    """What a face of the AI die would bring, if it were rolled now."""

    token: words.TokenId
    faces: int  # how many of the six show it
    step: words.DeedId  # where the token lies
    deed: words.DeedId  # what is done there: of two possible ones, the one
    fails: bool
    why: words.WhyId
    space: str | None  # where an exosuit goes
    tile: str | None  # what is built
    worker: words.WorkerId | None  # who is recruited
    era: int | None  # from where a warp tile is taken back
    units: list[words.GoodsId]  # what is mined or discarded
    following: words.DeedId  # the step after it


class OpponentWarp(TypedDict):
    era: int
    space: int  # in the alternate timeline, from 1; 0 in the usual one


class Objective(TypedDict):
    id: str  # what it counts, as the endgame conditions call it
    levels: list[int]  # what bronze, silver and gold ask for
    vp: list[int]
    count: int  # what the player has
    level: words.LevelId | None  # what that reaches


class OpponentSeen(TypedDict):
    opponent: words.OpponentId
    harder: list[str]
    ways: list[str]  # all that can make it harder
    passed: bool
    rolls_next: bool  # does it roll the AI die in its next turn?
    actions: int  # taken in this Era
    minimum_actions: int
    powered: int  # exosuits that it can still place
    out: int
    hexes: list[str]  # where they stand
    first: bool
    resources: dict[words.GoodsId, int]
    workers: Each[words.WorkerId, int]
    breakthroughs: dict[str, int]
    buildings: list[str]
    superprojects: list[str]
    anomalies: int
    most_anomalies: int
    paradoxes: int
    paradox_limit: int
    rolls: list[int]  # Eras for which it rolls the Paradox die
    warps: list[OpponentWarp]
    warp_pool: int
    time_travel: int
    time_travel_vp: list[int]
    vp: int  # tokens
    cores: int
    exhausted: int
    loops: list[list[LoopStep]]
    tokens: list[TokenSeen]
    foreseen: list[Foreseen]
    score: int
    score_sheet: Each[words.OpponentCategory, int]
    objectives: list[Objective]
    objectives_vp: int


def opponent_view(s: AnachronyState) -> OpponentSeen | None:
    """The opponent's board, which is open to all (ANA-37.12)."""
    o = s.opponent
    if o is None:
        return None
    numbers = o.rules.numbers
    sheet = opponent_sheet(s, o)
    return {
        "opponent": terms.OPPONENT_TERMS[o.rules.kind],
        "harder": o.rules.ways.copy(),
        "ways": ways_of(s.box.records, o.rules.id),
        "passed": o.passed,
        "rolls_next": not o.passed and may_roll(o, s.players[0].passed),
        "actions": o.actions,
        "minimum_actions": numbers[terms.MINIMUM_ACTIONS],
        "powered": o.suits,
        "out": o.out,
        "hexes": set_bits(terms.SPACE_TERMS, opponent_hexes(s, o)),
        "first": s.first == terms.OPPONENT,
        "resources": resources(o),
        "workers": counts(terms.WORKER_TERMS, o.workers),
        "breakthroughs": {word: n for word, n in zip(terms.BREAKTHROUGH_TERMS, o.breakthroughs) if n},
        "buildings": [s.box.tile_ids[tile] for tile in o.buildings],
        "superprojects": [s.box.tile_ids[tile] for tile in o.projects],
        "anomalies": o.anomalies,
        "most_anomalies": numbers[terms.MOST_ANOMALIES],
        "paradoxes": o.paradoxes,
        "paradox_limit": numbers[terms.OPPONENT_LIMIT],
        "rolls": [era for era in range(1, terms.ERAS + 1) if opponent_rolls(s, era)],
        "warps": [{"era": warp // terms.WARP_BASE, "space": warp % terms.WARP_BASE} for warp in o.warps],
        "warp_pool": o.tiles_left(),
        "time_travel": o.travel,
        "time_travel_vp": o.rules.travel_vp.copy(),
        "vp": o.vp,
        "cores": o.cores,
        "exhausted": o.exhausted,
        "loops": [loop_view(o, loop) for loop in range(len(o.rules.loops))],
        "tokens": [token_view(o, token) for token in range(terms.TOKENS)],
        "foreseen": [foreseen(s, o, token) for token in range(terms.TOKENS)],
        "score": sum(sheet),
        "score_sheet": dict(zip(terms.OPPONENT_CATEGORIES, sheet)),
        "objectives": [objective_view(s, card) for card in o.objectives],
        "objectives_vp": objectives_vp(s, s.players[0]),
    }


def resources(o: Opponent) -> dict[str, int]:
    return {terms.GOODS_TERMS[goods]: o.goods[goods] for goods in range(terms.TITANIUM, terms.NEUTRONIUM + 1)}


def loop_view(o: Opponent, loop: int) -> list[LoopStep]:
    """The steps of a loop; those on which an action tile lies have a slot."""
    steps: list[LoopStep] = []
    for deed, place in zip(o.rules.loops[loop], o.rules.places[loop]):
        slot = place - len(terms.DEED_TERMS)
        steps.append(
            {"deed": terms.DEED_TERMS[deed], "slot": terms.SLOT_PLACE_TERMS[slot] if slot >= 0 else None},
        )
    return steps


def token_view(o: Opponent, token: int) -> TokenSeen:
    lower = o.stack[: o.stack.index(token)]
    return {
        "token": terms.TOKEN_TERMS[token],
        "loop": o.rules.loop_of[token],
        "step": o.at[token] + 1,
        "height": sum(o.place_of(other) == o.place_of(token) for other in lower),
    }


def foreseen(s: AnachronyState, o: Opponent, token: int) -> Foreseen:
    """What is open to everybody says it all, but for the shape die of Research."""
    deed = o.rules.deeds[o.deed_of(token)]
    made: Plan = plan(s, o, deed)
    built = made.deed.does in (terms.DOES_BUILD, terms.DOES_PROJECT) and made.thing >= 0
    recruited = made.deed.does == terms.DOES_RECRUIT and made.thing >= 0
    travelled = made.deed.does == terms.DOES_TRAVEL and made.thing >= 0
    return {
        "token": terms.TOKEN_TERMS[token],
        "faces": o.rules.faces.count(token),
        "step": terms.DEED_TERMS[deed.number],
        "deed": terms.DEED_TERMS[made.deed.number],
        "fails": made.fails,
        "why": terms.WHY_TERMS[made.why],
        "space": terms.SPACE_TERMS[made.space] if made.space >= 0 else None,
        "tile": s.box.tile_ids[made.thing] if built else None,
        "worker": terms.WORKER_TERMS[made.thing] if recruited else None,
        "era": made.thing if travelled else None,
        "units": [terms.GOODS_TERMS[goods] for goods in made.paid],
        "following": terms.DEED_TERMS[o.rules.loops[o.rules.loop_of[token]][o.next_step(token)]],
    }


def objective_view(s: AnachronyState, card: int) -> Objective:
    level = level_reached(s, s.players[0], card)
    return {
        "id": terms.ENDGAME_TERMS[card],
        "levels": s.box.objective_levels[card].copy(),
        "vp": s.box.objective_vp[card].copy(),
        "count": endgame_count(s, s.players[0], card),
        "level": terms.LEVEL_TERMS[level] if level >= 0 else None,
    }
