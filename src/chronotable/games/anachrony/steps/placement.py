"""Chapter 9: what placing a worker does."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chronotable.games.anachrony.box import Ability
from chronotable.games.anachrony.naming import ref, tile_name
from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.anomalies import RemoveAnomaly, anomaly_at
from chronotable.games.anachrony.steps.capital import COPY, COPY_OR_NOT, capital_step
from chronotable.games.anachrony.steps.counting import given_up
from chronotable.games.anachrony.steps.effect import Effect, Program
from chronotable.games.anachrony.steps.evacuation import evacuate
from chronotable.games.anachrony.steps.goods import PayTug, gain, pay_cost, pay_water
from chronotable.games.anachrony.steps.modifiers import counts_as, mine_fate, supply_fate, tile_fate
from chronotable.games.anachrony.steps.outland import MINE, PURIFIED, TRADE_ONCE, TRADE_TWICE
from chronotable.games.anachrony.steps.spaces import (
    hex_cost,
    main_spaces,
    own_spaces,
    space_key,
    space_label,
    space_rule,
    space_things,
    types_for,
)
from chronotable.games.anachrony.steps.supply import SUPPLY_STEP
from chronotable.games.anachrony.steps.telling import tell
from chronotable.games.anachrony.steps.time_travel import PayX
from chronotable.games.anachrony.steps.why_space import why_placing, why_worker
from chronotable.games.anachrony.steps.workers import remove_worker, unpower_one
from chronotable.games.anachrony.terms import (
    ADMINISTRATOR,
    BUSY,
    CAPITAL_HEXES,
    COUNCIL_LEFT,
    COUNCIL_RIGHT,
    FATES,
    FIRST_SLOT,
    FREE,
    HEXES,
    HEXES_EACH,
    MAIN_SPACES,
    MINE_TOP,
    NO_WORKER,
    PURIFY,
    SCIENTIST,
    SEATS,
    SLOT_TERMS,
    SLOTS,
    SUPPLY,
    TIRED,
    TRADE,
    WATER,
    WORKER_TERMS,
)
from chronotable.kernel.message import Message
from chronotable.kernel.step import Refusal, Step, Things, refuse


class ChooseWorker(Effect):
    """Which worker is placed on a space (ANA-8.2, 9.8)."""

    __slots__ = ("space",)

    rule: ClassVar[str] = "ANA-9.8"
    nouns: ClassVar[dict[str, str]] = {"space": "place"}

    def __init__(self, space: int) -> None:
        self.space = space

    def options(self, s: AnachronyState) -> list[int]:
        return types_for(s, s.acting, self.space)

    def apply(self, s: AnachronyState, option: int) -> None:
        place_worker(s, s.acting, self.space, option)

    def key(self, s: AnachronyState, option: int) -> str:
        return f"worker:{WORKER_TERMS[option]}"

    def prompt_things(self, s: AnachronyState) -> Things:
        if self.space < FIRST_SLOT:
            return {"space": self.space}
        player, slot = s.players[s.acting], self.space - FIRST_SLOT
        if anomaly_at(player, slot):
            return {"space": Message("anachrony-anomaly-on", slot=ref("slot", SLOT_TERMS[slot]))}
        return {"space": tile_name(s.box, s.box.tile_ids[player.slots[slot]])}

    def brings(self, s: AnachronyState) -> list[list[Any]]:
        """The action of the space, if the worker at work was placed there (ANA-9.4 to 9.10)."""
        player = s.players[s.acting]
        if self.space >= FIRST_SLOT:
            return brought_by_tile(s, player, self.space - FIRST_SLOT)
        if self.space == SUPPLY:
            at_work = player.supply_worker != NO_WORKER and player.supply_worker // FATES == s.worker
            return [[SUPPLY_STEP]] if at_work else []
        if not stands_on(s, self.space):
            return []
        action = main_action(s, player, self.space)
        return [[]] if action is None else [[action]]

    def elements(self, s: AnachronyState, option: int) -> list[str]:
        return [f"worker:active:{WORKER_TERMS[option]}"]

    def why_not(self, s: AnachronyState, verb: str, given: Things) -> Refusal | None:
        return why_worker(s, s.acting, self.space, given["worker"]) if verb == "worker" else None


CHOOSE_WORKER: Final = [ChooseWorker(space) for space in range(FIRST_SLOT + SLOTS)]


def place_worker(s: AnachronyState, who: int, space: int, worker: int) -> None:
    """The worker becomes busy, the cost is paid, the action begins (ANA-9.4 to 9.10)."""
    player = s.players[who]
    s.worker = worker
    if space >= FIRST_SLOT and anomaly_at(player, space - FIRST_SLOT):
        if s.witness is not None:
            tell(s, "worker_placed", seat=who, worker=worker, slot=space - FIRST_SLOT, words={"word": "anomaly"})
        remove_worker(s, who, worker, False)  # gone at once (ANA-21.2)
        s.agenda.append(RemoveAnomaly(space - FIRST_SLOT))
        return
    player.active[worker] -= 1
    if space < MAIN_SPACES:
        if s.witness is not None:
            tell(s, "worker_placed", seat=who, worker=worker, space=space)
        unpower_one(s, who)
        player.deployed += 1
        busy = worker * FATES + (mine_fate(player, worker) if MINE_TOP <= space < HEXES else TIRED)
        player.busy[busy] += 1
        if space < HEXES:
            s.hexes[space] = who * BUSY + busy
        else:
            s.pools.append((space * SEATS + who) * BUSY + busy)
        act_on_main_board(s, who, space, worker)
    elif space == SUPPLY:
        if s.witness is not None:
            tell(s, "worker_placed", seat=who, worker=worker, space=space)
        player.supply_worker = worker * FATES + supply_fate(player, worker)
        player.busy[player.supply_worker] += 1
        s.agenda.append(SUPPLY_STEP)
    else:
        place_on_tile(s, who, space - FIRST_SLOT, worker)


def act_on_main_board(s: AnachronyState, who: int, space: int, worker: int) -> None:
    """Pay the hex and begin the action."""
    player = s.players[who]
    if space < CAPITAL_HEXES:
        pay_water(s, who, hex_cost(s, space))
    elif space <= COUNCIL_RIGHT:
        pay_water(s, who, s.box.hex_water[space])
        if space == COUNCIL_LEFT:
            s.first = who  # the banner moves at once (ANA-14.8)
            if s.witness is not None:
                tell(s, "first_player", seat=who)
    elif space < HEXES:
        for goods, n in enumerate(s.box.hex_extra[space]):
            if n:
                gain(s, who, goods, n)
    elif space == PURIFY:
        gain(s, who, WATER, PURIFIED + (1 if counts_as(player, worker, SCIENTIST) else 0))
    elif space != TRADE:
        evacuate(s, who)
    action = main_action(s, player, space)
    if action is not None:
        s.agenda.append(action)


def main_action(s: AnachronyState, player: Player, space: int) -> Step[Any] | None:
    """What the worker at work does on a space of the main board; water and evacuation come at once."""
    if space < CAPITAL_HEXES:
        return capital_step(space // HEXES_EACH, s.tiles[space])
    if space <= COUNCIL_RIGHT:
        return COPY_OR_NOT if space == COUNCIL_LEFT else COPY
    if space < HEXES:
        return MINE
    if space == TRADE:
        return TRADE_TWICE if counts_as(player, s.worker, ADMINISTRATOR) else TRADE_ONCE
    return None


def place_on_tile(s: AnachronyState, who: int, slot: int, worker: int) -> None:
    """A worker action of an own building or superproject (ANA-22.1)."""
    player = s.players[who]
    tile = player.slots[slot]
    ability = s.box.work[tile]
    assert ability is not None
    if s.witness is not None:
        tell(s, "worker_placed", seat=who, worker=worker, tile=tile)
    busy = worker * FATES + tile_fate(player, worker, s.box.tile_row[tile], ability.fate, ability.motivates)
    player.slot_worker[slot] = busy
    player.busy[busy] += 1
    start_ability(s, who, ability)


def start_ability(s: AnachronyState, who: int, ability: Ability) -> None:
    """Pay an ability's cost and put its effects on the agenda."""
    s.agenda += started(ability)
    pay_cost(s, who, ability.cost)


def started(ability: Ability) -> Program:
    """Its effects, and before them what is to be chosen of its price."""
    steps = ability.program.copy()
    if ability.x:
        steps.append(PAY_X[ability.x - 1])
    if ability.tug:
        steps.append(PayTug(ability.tug))
    return steps


PAY_X: Final = [PayX(True), PayX(False)]


# ---- where the worker at work may have been placed


def choices_of_worker(s: AnachronyState, open_now: list[int]) -> list[ChooseWorker]:
    """Spaces that are still open, and those where the worker at work stands."""
    return [step for space, step in enumerate(CHOOSE_WORKER) if space in open_now or step.brings(s)]


def stands_on(s: AnachronyState, space: int) -> bool:
    """Is the worker at work on this space of the main board?"""
    taken = (
        [s.hexes[space]] if space < HEXES else [at % (SEATS * BUSY) for at in s.pools if at // BUSY // SEATS == space]
    )
    return any(at >= 0 and at // BUSY == s.acting and at % BUSY // FATES == s.worker for at in taken)


def brought_by_tile(s: AnachronyState, player: Player, slot: int) -> list[list[Any]]:
    """A worker action, or the removal of an anomaly (ANA-21.1, 22.1)."""
    busy, tile = player.slot_worker[slot], player.slots[slot]
    abilities: list[Ability | None] = []
    if busy != NO_WORKER and busy // FATES == s.worker and tile not in (FREE, s.box.anomaly):
        abilities.append(s.box.work[tile])
    if s.worker != NO_WORKER and player.aside[s.worker]:
        abilities += [s.box.work[tile] for tile in given_up(player)]
    removal: list[list[Any]] = [[RemoveAnomaly(slot)]] if anomaly_at(player, slot) else []
    return [*removal, *(started(ability) for ability in abilities if ability is not None)]


class PlaceAgain(Effect):
    """A placement as a free action: on the own board or on the main board (ANA-28.11, 29.1)."""

    __slots__ = ("own",)

    term: ClassVar[str] = "place_worker"
    rule: ClassVar[str] = "ANA-28.25"

    def __init__(self, own: bool) -> None:
        self.own = own

    def options(self, s: AnachronyState) -> list[int]:
        return own_spaces(s, s.acting) if self.own else main_spaces(s, s.acting)

    def apply(self, s: AnachronyState, option: int) -> None:
        s.agenda.append(CHOOSE_WORKER[option])

    def key(self, s: AnachronyState, option: int) -> str:
        return space_key(s, s.acting, option)

    def rule_of(self, s: AnachronyState, option: int) -> str:
        return space_rule(option)

    def brings(self, s: AnachronyState) -> list[list[Any]]:
        choices = choices_of_worker(s, self.options(s))
        return [[choice] for choice in choices if self.own == (choice.space >= SUPPLY)]

    def possible(self, s: AnachronyState, who: int, worker: int, placing: int, water: int) -> bool:
        return bool(own_spaces(s, who) if self.own else main_spaces(s, who))

    def label_word(self, s: AnachronyState, option: int) -> str:
        return space_label(option)

    def label_things(self, s: AnachronyState, option: int) -> Things:
        return space_things(s, s.acting, option)

    def why_not(self, s: AnachronyState, verb: str, given: Things) -> Refusal | None:
        if verb == "place" and self.own != (given["space"] >= SUPPLY):
            return refuse("free-placement", "ANA-28.11")
        return why_placing(s, s.acting, verb, given)
