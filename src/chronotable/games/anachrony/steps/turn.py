"""Chapter 8: the Action phase, its turns and free actions."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.anachrony.box import Ability
from chronotable.games.anachrony.effect_text import leader_text, tile_text
from chronotable.games.anachrony.naming import ref, tile_or_leader
from chronotable.games.anachrony.state import AnachronyState, Opponent, Player
from chronotable.games.anachrony.steps.effect import all_possible
from chronotable.games.anachrony.steps.modifiers import first_slot, is_covered, supply_price, water_for_costs
from chronotable.games.anachrony.steps.opponent_turn import OPPONENT_TURN
from chronotable.games.anachrony.steps.placement import CHOOSE_WORKER, start_ability
from chronotable.games.anachrony.steps.spaces import (
    can_start,
    main_spaces,
    own_spaces,
    space_key,
    space_label,
    space_rule,
    space_things,
)
from chronotable.games.anachrony.steps.supply import FORCE_STEP, SUPPLY_STEP, can_force, can_supply
from chronotable.games.anachrony.steps.telling import tell
from chronotable.games.anachrony.steps.why_build import why_build
from chronotable.games.anachrony.steps.why_space import (
    too_little_water,
    why_cost,
    why_no_effect,
    why_no_hex,
    why_placing,
)
from chronotable.games.anachrony.terms import (
    ACTION_PHASE,
    CONSTRUCT,
    ENGINEER,
    FIRST_FREE_SLOT,
    FORCE,
    FREE,
    FREE_LEADER,
    FREE_TERMS,
    LEADER,
    LEADER_TERMS,
    NO_TILE,
    NO_WORKER,
    OPPONENT,
    PASS,
    SLOTS,
    SPACES,
    SUPPLY_FREE,
    WATER,
    WORKERS,
)
from chronotable.kernel.step import Refusal, SeatStep, Step, Things, refuse

# What is asked only when a worker takes an action: which one, and its rule.
PLACED_FIRST: Final = {
    "action": (ref("action", "world_council"), "ANA-14.2"),
    "build": (ref("action", "construct"), "ANA-11.1"),
    "focus": (ref("row", "power_plant"), "ANA-20.1"),
    "icon": (ref("action", "research"), "ANA-13.1"),
    "mine": (ref("action", "mine"), "ANA-15.1"),
    "recruit": (ref("action", "recruit"), "ANA-12.1"),
    "set": (ref("action", "research"), "ANA-13.1"),
    "trade": (ref("action", "trade"), "ANA-17.1"),
}


class ActionPhase(Step[AnachronyState]):
    """Turns go clockwise from the first player until all have passed (ANA-8.1, 8.8)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-8.1"

    def apply(self, s: AnachronyState, option: int) -> None:
        s.phase = ACTION_PHASE
        s.starter = s.first
        if s.opponent is None:
            s.agenda.append(NextTurn((s.first - 1) % len(s.players)))
            return
        begin_turn(s)
        s.acting = 0
        s.agenda.append(TURNS[0])
        if s.first == OPPONENT:
            s.agenda.append(OPPONENT_TURN)


class NextTurn(SeatStep[AnachronyState]):
    """The turn after a seat's: the next one clockwise that has not passed (ANA-8.1, 8.4)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-8.1"

    def apply(self, s: AnachronyState, option: int) -> None:
        begin_turn(s)
        count = len(s.players)
        if s.opponent is not None:
            turns_alone(s, s.opponent)
            return
        for step in range(1, count + 1):
            seat = (self.who + step) % count
            if not s.players[seat].passed:
                s.acting = seat
                s.agenda.append(TURNS[seat])
                return


def begin_turn(s: AnachronyState) -> None:
    s.turn += 1
    s.reservoir_used = False
    s.worker = NO_WORKER
    for player in s.players:
        if any(player.aside):
            tire_aside(player)


def turns_alone(s: AnachronyState, o: Opponent) -> None:
    """A single player and the opponent take turns, until both have passed (ANA-37.44 to 37.46, 37.62)."""
    if not s.players[0].passed:
        s.acting = 0
        s.agenda.append(TURNS[0])
    if not o.passed:
        s.agenda.append(OPPONENT_TURN)


def tire_aside(player: Player) -> None:
    """Workers of buildings that were given up are tired when the turn ends (ANA-33.14)."""
    for worker in range(WORKERS):
        player.tired[worker] += player.aside[worker]
        player.aside[worker] = 0


class Turn(SeatStep[AnachronyState]):
    """Free actions first, then one placement or pass (ANA-8.2 to 8.6)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-8.2"

    def options(self, s: AnachronyState) -> list[int]:
        found = main_spaces(s, self.who)
        found += own_spaces(s, self.who)
        found.append(PASS)
        found += free_actions(s, self.who)
        return found

    def apply(self, s: AnachronyState, option: int) -> None:
        if option < SPACES:
            s.agenda.append(NEXT_TURNS[self.who])
            s.agenda.append(CHOOSE_WORKER[option])
        elif option == PASS:
            s.players[self.who].passed = True
            if s.witness is not None:
                tell(s, "passed", seat=self.who)
            s.agenda.append(NEXT_TURNS[self.who])
        else:
            s.agenda.append(self)
            take_free_action(s, self.who, option)

    def key(self, s: AnachronyState, option: int) -> str:
        if option < SPACES:
            return space_key(s, self.who, option)
        return "pass" if option == PASS else f"free:{free_word(s, self.who, option)}"

    def rule_of(self, s: AnachronyState, option: int) -> str:
        if option < SPACES:
            return space_rule(option)
        return "ANA-8.4" if option == PASS else "ANA-22.2"

    def prompt_things(self, s: AnachronyState) -> Things:
        return {"era": s.era}

    def label_word(self, s: AnachronyState, option: int) -> str:
        if option in (FORCE, SUPPLY_FREE):
            return f"free_{free_word(s, self.who, option)}"
        return space_label(option)

    def label_things(self, s: AnachronyState, option: int) -> Things:
        if option < SPACES:
            return space_things(s, self.who, option)
        if option < LEADER:
            return {}
        word = free_word(s, self.who, option)
        return {"text": leader_text(word) if option == LEADER else tile_text(s.box, word)}

    def elements(self, s: AnachronyState, option: int) -> list[str]:
        if option <= PASS:
            return []
        if option == FORCE:
            return ["free:force_workers"]
        return ["space:supply"] if option == SUPPLY_FREE else [tile_or_leader(free_word(s, self.who, option))]

    def why_not(self, s: AnachronyState, verb: str, given: Things) -> Refusal | None:
        why: Refusal | None = None
        if verb == "free":
            why = why_free(s, self.who, given["free"])
        elif verb == "build":  # what would be in the way
            worker = ENGINEER if s.players[self.who].active[ENGINEER] else NO_WORKER
            why = why_build(s, self.who, worker, NO_TILE, given["tile"])
            if why is not None and (nowhere := why_no_hex(s, self.who, CONSTRUCT)) is not None:
                return why._replace(also=(*why.also, nowhere))
        else:
            why = why_placing(s, self.who, verb, given)
        if why is None and verb in PLACED_FIRST:
            action, rule = PLACED_FIRST[verb]
            return refuse("place-first", rule, action=action)
        return why


def free_word(s: AnachronyState, who: int, option: int) -> str:
    if option == FORCE:
        return "force_workers"
    if option == SUPPLY_FREE:
        return "supply"
    player = s.players[who]
    return LEADER_TERMS[player.leader] if option == LEADER else s.box.tile_ids[player.slots[option - FIRST_FREE_SLOT]]


def free_ability(s: AnachronyState, player: Player, option: int) -> Ability | None:
    """The free action of the leader or of the tile on a slot, if it has one and no anomaly lies on it."""
    if option == LEADER:
        return s.box.leader_free[player.leader]
    slot = option - FIRST_FREE_SLOT
    tile = player.slots[slot]
    if tile in (FREE, s.box.anomaly):
        return None
    ability = s.box.free[tile]
    if ability is None or not first_slot(player, slot) or is_covered(player, slot):
        return None
    return ability


def free_actions(s: AnachronyState, who: int) -> list[int]:
    """Free actions still open to a player in this Era (ANA-8.6, 8.9)."""
    player = s.players[who]
    found: list[int] = []
    if not player.used & 1 and can_force(player):
        found.append(FORCE)
    if player.board.supply_free and not player.used >> (SUPPLY_FREE - FORCE) & 1 and can_supply(s, who):
        found.append(SUPPLY_FREE)
    if can_take_free(s, who, LEADER):
        found.append(LEADER)
    slots = player.slots
    for slot in range(SLOTS):
        if slots[slot] != FREE and can_take_free(s, who, FIRST_FREE_SLOT + slot):
            found.append(FIRST_FREE_SLOT + slot)
    return found


def can_take_free(s: AnachronyState, who: int, option: int) -> bool:
    player = s.players[who]
    ability = free_ability(s, player, option)
    if ability is None or player.used >> (option - FORCE) & 1 or not can_start(s, who, ability):
        return False
    water = water_for_costs(s, who) - ability.cost[WATER]
    return all_possible(ability.program, s, who, NO_WORKER, NO_WORKER, water)


def why_free(s: AnachronyState, who: int, free: int) -> Refusal:
    """Why a free action is not open (ANA-8.6, 8.9)."""
    player = s.players[who]
    option = free_option(player, free)
    if option < 0:
        return refuse("no-free-action", "ANA-8.9")
    if player.used >> (option - FORCE) & 1:
        return refuse("used", "ANA-8.6")
    if option == FORCE:
        return refuse("nobody-to-lose", "ANA-19.9")
    if option == SUPPLY_FREE:
        return too_little_water(player, supply_price(player), "ANA-19.1")
    ability = free_ability(s, player, option)
    if ability is None:
        slot = option - FIRST_FREE_SLOT
        if slot >= 0 and is_covered(player, slot):
            return refuse("covered", "ANA-5.18", tile=player.slots[slot])
        return refuse("no-free-action", "ANA-8.9")
    return why_cost(s, who, ability) or why_no_effect(s, who, ability)


def free_option(player: Player, free: int) -> int:
    """The option of a free action by what it is taken with, -1 if the player has no such thing."""
    tile = free - len(FREE_TERMS)
    if tile >= 0:
        return FIRST_FREE_SLOT + player.slots.index(tile) if tile in player.slots else -1
    if free >= FREE_LEADER:
        return LEADER if player.leader == free - FREE_LEADER else -1
    return FORCE + free if free == 0 or player.board.supply_free else -1


def take_free_action(s: AnachronyState, who: int, option: int) -> None:
    """Mark it and carry it out."""
    player = s.players[who]
    player.used |= 1 << (option - FORCE)
    s.worker = NO_WORKER
    if s.witness is not None:
        tell(s, "free_action", seat=who, words={"word": free_word(s, who, option)})
    if option == FORCE:
        s.agenda.append(FORCE_STEP)
    elif option == SUPPLY_FREE:
        s.agenda.append(SUPPLY_STEP)
    else:
        ability = free_ability(s, player, option)
        assert ability is not None
        start_ability(s, who, ability)


ACTION_STEP: Final = ActionPhase()
TURNS: Final = [Turn(seat) for seat in range(4)]
NEXT_TURNS: Final = [NextTurn(seat) for seat in range(4)]
