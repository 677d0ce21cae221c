"""Chapter 8, phase II: moves, cards, LOOPs and abilities, in any order and number."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.cards import card_things, destroy_cards
from chronotable.games.loop.steps.clones import ability_element, ability_things
from chronotable.games.loop.steps.cubes import spend_energy
from chronotable.games.loop.steps.missions import (
    NEEDS_ENERGY,
    begin_action,
    check_surround,
    clean_era_missions,
    deal_damage,
    happened,
    place_of,
)
from chronotable.games.loop.steps.modes import dismantle, dismantle_cost
from chronotable.games.loop.steps.telling import tell
from chronotable.games.loop.terms import (
    ACTION,
    BLACK_HOLE,
    CLEAN_OWN_ERA,
    DIMENSION_TERMS,
    DIRECTION_TERMS,
    ERA_TERMS,
    ERAS,
    LOOP,
    LOOP_TAX,
    ON_FREE_MOVE,
    OWN_ACTION,
    SEALED_EXIT,
    SURROUND,
)
from chronotable.kernel.step import Refusal, Step, Things, refuse

# Options of the action phase.
DONE: Final = 0
MOVE_NEXT: Final = 1
MOVE_PREVIOUS: Final = 2
ABILITY: Final = 3
DISMANTLE: Final = 4
FREE: Final = 10  # + era
LOOPS: Final = 20  # + dimension
DAMAGE: Final = 30  # + era of the mission
PLAY: Final = 100  # + card

MOVES: Final[list[int]] = [MOVE_NEXT, MOVE_PREVIOUS]
LOOP_OPTIONS: Final[list[int]] = [LOOPS + dimension for dimension in range(BLACK_HOLE)]

# What is done in this phase, with the rule that says so.
ACTION_VERBS: Final[dict[str, str]] = {
    **dict.fromkeys(("free", "loop", "move", "play"), "LOOP-8.1"),
    "ability": "LOOP-8.14",
    "damage": "LOOP-9.4",
    "dismantle": "LOOP-17.9",
}


class BeginActions(Step[LoopState]):
    """The moment before the first action counts for missions (LOOP-9.10)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-8.1"

    def apply(self, s: LoopState, option: int) -> None:
        s.phase = ACTION
        check_surround(s)


def loop_cost(s: LoopState) -> int:
    """The n-th LOOP of a turn costs n energy, more where the ultramachine taxes it (LOOP-8.11, 17.13)."""
    cost = s.loops + 1
    return cost + s.ultra(LOOP_TAX, s.agents[s.active].era) if s.ultra_row else cost


def free_moves(s: LoopState) -> list[int]:
    """Eras the free move can reach now (LOOP-8.4, 16.6, 17.13)."""
    agent = s.agents[s.active]
    era = agent.era
    if not agent.charged or s.ultra(SEALED_EXIT, era):
        return []
    box = s.box
    if box.ability_timing[agent.id] != ON_FREE_MOVE:
        return [(era + 1) % ERAS, (era - 1) % ERAS]
    reach = box.ability_n[agent.id] or ERAS - 1
    eras = [(era + 1) % ERAS, (era - 1) % ERAS]
    for distance in range(2, min(reach, ERAS // 2) + 1):
        eras.append((era + distance) % ERAS)
        eras.append((era - distance) % ERAS)
    return eras


def direction_to(s: LoopState, era: int) -> str:
    """How a move to an era is called: by its direction, a longer one by the era."""
    distance = (era - s.agents[s.active].era) % ERAS
    return {1: "next", ERAS - 1: "previous"}.get(distance, ERA_TERMS[era])


def can_use_ability(s: LoopState) -> bool:
    """An ability that is an action of its own, not yet used up this turn (LOOP-8.14, 16.4)."""
    id = s.agents[s.active].id
    return s.box.ability_timing[id] == OWN_ACTION and s.used_ability < s.box.ability_n[id]


class Actions(Step[LoopState]):
    """One action after another until you stop (LOOP-8.1, 8.2)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-8.1"

    def options(self, s: LoopState) -> list[int]:
        agent = s.agents[s.active]
        era = agent.era
        energy = s.energy[era] + s.eternal[era] - s.eternal_used[era]
        found: list[int] = []
        for slot, card in enumerate(agent.hand):
            if agent.ready[slot]:
                found.append(PLAY + card)
        if agent.charged:
            for target in free_moves(s):
                found.append(FREE + target)
        if energy:
            found += MOVES
            if energy > s.loops and energy >= loop_cost(s):
                found += LOOP_OPTIONS
            if s.centrifuge[era] and energy >= dismantle_cost(s):
                found.append(DISMANTLE)
        if can_use_ability(s):
            found.append(ABILITY)
        if s.watched >> CLEAN_OWN_ERA & 1:
            for at in clean_era_missions(s):
                found.append(DAMAGE + at)
        found.append(DONE)
        return found

    def apply(self, s: LoopState, option: int) -> None:
        if option == DONE:
            return
        s.agenda.append(self)
        if DAMAGE <= option < PLAY:  # a mission met between actions, not an action (LOOP-9.11)
            deal_damage(s, option - DAMAGE, s.agents[s.active].era)
            return
        s.agenda.append(AFTER_ACTION)
        if s.watched & NEEDS_ENERGY:
            begin_action(s)
        if option >= PLAY:
            use_card(s, option - PLAY)
        elif option >= LOOPS:
            make_loop(s, option - LOOPS)
        elif option >= FREE:
            s.agents[s.active].charged = False
            move_pawn(s, s.active, option - FREE)
        elif option == ABILITY:
            use_ability(s)
        elif option == DISMANTLE:
            dismantle(s)
        else:
            spend_energy(s, s.agents[s.active].era, 1)
            move_pawn(s, s.active, self.goal(s, option))

    def goal(self, s: LoopState, option: int) -> int:
        """Where a move leads."""
        if option >= FREE:
            return option - FREE
        return (s.agents[s.active].era + (1 if option == MOVE_NEXT else -1)) % ERAS

    def seat(self, s: LoopState) -> int:
        return s.seat_of(s.active)

    def key(self, s: LoopState, option: int) -> str:
        if option >= PLAY:
            return f"play:{s.box.card_ids[option - PLAY]}"
        if option >= DAMAGE:
            return f"damage:{s.box.mission_ids[s.tile[option - DAMAGE]]}"
        if option >= LOOPS:
            return f"loop:{DIMENSION_TERMS[option - LOOPS]}"
        if option >= FREE:
            return f"free:{direction_to(s, option - FREE)}"
        return ("done", "move:next", "move:previous", "ability", "dismantle")[option]

    def rule_of(self, s: LoopState, option: int) -> str:
        if option >= PLAY:
            return "LOOP-8.6"
        if option >= DAMAGE:
            return "LOOP-9.11"
        if option >= LOOPS:
            return "LOOP-8.9"
        if option >= FREE:
            return "LOOP-8.4"
        return ("LOOP-8.1", "LOOP-8.3", "LOOP-8.3", "LOOP-8.14", "LOOP-17.9")[option]

    def label_things(self, s: LoopState, option: int) -> Things:
        if option >= PLAY:
            return card_things(s, option - PLAY)
        if option >= DAMAGE or option == DISMANTLE:
            return {}
        if option >= LOOPS:
            return {"cost": loop_cost(s)}
        if option == ABILITY:
            return ability_things(s)
        return {"era": self.goal(s, option)}

    def elements(self, s: LoopState, option: int) -> list[str]:
        agent = s.agents[s.active]
        if option >= LOOPS:
            return []
        if option == ABILITY:
            return [ability_element(s)]
        if option == DISMANTLE:
            return [f"centrifuge:{ERA_TERMS[agent.era]}"]
        battery = [f"battery:{s.box.agent_ids[agent.id]}"] if option >= FREE else []
        return [f"era:{ERA_TERMS[self.goal(s, option)]}", *battery]

    def idle(self, s: LoopState, option: int) -> Refusal | None:
        if LOOPS <= option < DAMAGE and readies_nothing(s, option - LOOPS):
            return refuse("readies_nothing", "LOOP-8.9", dimension=option - LOOPS)
        return None

    def why_not(self, s: LoopState, verb: str, given: Things) -> Refusal | None:
        if verb not in ACTION_VERBS:
            return None
        if verb == "ability" and s.box.ability_timing[s.agents[s.active].id] != OWN_ACTION:
            return refuse("ability_no_action", "LOOP-8.14", agent=s.active)
        if s.phase != ACTION:
            return refuse("phase", ACTION_VERBS[verb], phase=ACTION)
        if verb == "ability" and not can_use_ability(s):
            return refuse("ability_used", "LOOP-16.4", agent=s.active)
        if s.step is not None and s.step.term != self.term:
            return refuse("unfinished", "LOOP-8.2")
        if verb == "play":
            return why_no_play(s, given["card"])
        if verb == "move":
            return why_no_move(s, given["direction"])
        if verb == "free":
            return why_no_free_move(s)
        if verb == "loop":
            return why_no_loop(s, given["dimension"])
        if verb == "damage":
            return why_no_damage(s, given["mission"])
        return why_no_dismantling(s) if verb == "dismantle" else None


def why_no_play(s: LoopState, card: int) -> Refusal | None:
    agent = s.agents[s.active]
    if card not in agent.hand:
        return refuse("not_in_hand", "LOOP-8.6", card=card)
    return None if agent.ready[agent.hand.index(card)] else refuse("exhausted", "LOOP-4.2", card=card)


def why_no_move(s: LoopState, direction: int) -> Refusal | None:
    era = s.agents[s.active].era
    if direction >= len(DIRECTION_TERMS):
        return refuse("one_era", "LOOP-8.3")
    return None if s.payable(era) else refuse("no_energy", "LOOP-8.3", era=era)


def why_no_free_move(s: LoopState) -> Refusal | None:
    agent = s.agents[s.active]
    if not agent.charged:
        return refuse("drained", "LOOP-8.4")
    if s.ultra(SEALED_EXIT, agent.era):
        return refuse("sealed", "LOOP-17.13", era=agent.era)
    return None if s.box.ability_timing[agent.id] == ON_FREE_MOVE else refuse("one_era", "LOOP-8.5")


def why_no_loop(s: LoopState, dimension: int) -> Refusal | None:
    if dimension == BLACK_HOLE:
        return refuse("black_hole", "LOOP-8.10")
    era, cost = s.agents[s.active].era, loop_cost(s)
    if s.payable(era) >= cost:
        return None
    return refuse("loop_cost", "LOOP-8.11", ordinal=s.loops + 1, cost=cost, energy=s.payable(era), era=era)


def why_no_dismantling(s: LoopState) -> Refusal | None:
    era, cost = s.agents[s.active].era, dismantle_cost(s)
    if not s.centrifuge[era]:
        return refuse("no_centrifuge", "LOOP-17.9", era=era)
    if s.payable(era) >= cost:
        return None
    return refuse("dismantle_cost", "LOOP-17.9", cost=cost, energy=s.payable(era), era=era)


def why_no_damage(s: LoopState, mission: int) -> Refusal:
    at = place_of(s, mission)
    if at < 0:
        return refuse("mission_not_face_up", "LOOP-7.5")
    if s.box.mission_kind[mission] != CLEAN_OWN_ERA:
        return refuse("damage_automatic", "LOOP-9.8")
    era = s.agents[s.active].era
    if s.rifts[era] or era in s.clone_at:
        return refuse("not_clean", "LOOP-9.11", era=era)
    if s.capped >> at & 1:
        return refuse("once_per_turn", "LOOP-9.11")
    return refuse("slot_filled", "LOOP-9.7", era=era)


def move_pawn(s: LoopState, agent: int, era: int) -> None:
    if s.witness is not None:
        tell(s, "agent_moved", agent=agent, era=s.agents[agent].era, to=era)
    s.agents[agent].era = era


def use_card(s: LoopState, card: int) -> None:
    """Exhaust a hand card first, then its effects in printed order (LOOP-8.6)."""
    agent = s.agents[s.active]
    agent.ready[agent.hand.index(card)] = False
    s.using = card
    if s.witness is not None:
        tell(s, "card_used", agent=s.active, card=card)
    s.agenda.extend(s.box.card_program[card])


def make_loop(s: LoopState, dimension: int) -> None:
    """Pay, then ready all your exhausted cards of the dimension (LOOP-8.9 to 8.13)."""
    agent = s.agents[s.active]
    spend_energy(s, agent.era, loop_cost(s))
    s.loops += 1
    if s.witness is not None:
        tell(s, "loop_made", agent=s.active, era=agent.era, dimension=dimension)
    for slot, card in enumerate(agent.hand):
        if s.box.card_dimension[card] == dimension:
            agent.ready[slot] = True
    happened(s, LOOP, agent.era, 1)


def readies_nothing(s: LoopState, dimension: int) -> bool:
    """Is a LOOP paid for in vain: no exhausted card of the dimension, and no mission that counts LOOPs?"""
    agent = s.agents[s.active]
    used = [card for slot, card in enumerate(agent.hand) if not agent.ready[slot]]
    return not s.watched >> LOOP & 1 and all(s.box.card_dimension[card] != dimension for card in used)


def use_ability(s: LoopState) -> None:
    s.used_ability += 1
    if s.witness is not None:
        tell(s, "ability_used", agent=s.active)
    s.agenda.extend(s.box.ability_effect[s.agents[s.active].id])


class AfterAction(Step[LoopState]):
    """An action is finished: cards revealed at a vortex go, and missions look at the pawns (LOOP-9.10, 15.5)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-8.2"

    def apply(self, s: LoopState, option: int) -> None:
        if s.limbo:
            cards = s.limbo
            s.limbo = []
            destroy_cards(s, cards)
        s.using = -1
        s.you = s.active
        s.last_card = -1
        s.arrival = -1
        s.destruction = -1
        s.energised = False
        if any(s.removed):  # the last machine may have been discarded since
            s.removed = [0] * ERAS
        if s.watched >> SURROUND & 1:
            check_surround(s)


BEGIN_ACTIONS = BeginActions()
ACTIONS = Actions()
AFTER_ACTION = AfterAction()
