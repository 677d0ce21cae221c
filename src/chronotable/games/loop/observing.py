"""What a seat sees of The LOOP, as numbers (see `view`): all but orders of piles, and missions face down.

Agents stand in turn order from the seat's own on.
"""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.loop import terms
from chronotable.games.loop.components import data
from chronotable.games.loop.nouns import CARD, CLONE, ERA, MISSION, NOUNS, SUPER_CLONE, ULTRA
from chronotable.games.loop.options import MOST_PLAYERS
from chronotable.games.loop.printed import STEPS
from chronotable.games.loop.state import Agent, LoopState
from chronotable.kernel.observation import Seen, among, asked, bits, each, flag, flags, number, numbers, one

MODES: Final = [mode["id"] for mode in data()["modes"]]
LEVELS: Final = [level["id"] for level in data()["difficulty_levels"]]
LAST_TURN: Final = 60
MOST_DESTROYED: Final = 30  # clones in a turn
MOST_CARDS: Final = 30  # of which the order is known
CLONE_PLACES: Final = [
    f"{kind}.{era}>{destroy}" for kind in ("usual", "super") for era in terms.ERA_TERMS for destroy in terms.ERA_TERMS
]


def agents_from(s: LoopState, thing: Any, seat: int) -> list[Agent]:
    return s.agents[seat:] + s.agents[:seat]


def is_active(s: LoopState, agent: Agent, seat: int) -> bool:
    return s.agents[s.active] is agent


def is_resolving(s: LoopState, agent: Agent, seat: int) -> bool:
    return s.agents[s.you] is agent


def ready_cards(s: LoopState, agent: Agent, seat: int) -> list[int]:
    return [card for card, ready in zip(agent.hand, agent.ready) if ready]


def clones_on_board(s: LoopState, thing: Any, seat: int) -> list[int]:
    """How many, by the era they stand in and the era in their monocle; behind these the super ones."""
    found = [0] * (2 * terms.ERAS * terms.ERAS)
    destroy = s.box.clone_destroy
    for token, era in enumerate(s.clone_at):
        if era >= 0:
            found[(era if token < terms.CLONES else era + terms.ERAS) * terms.ERAS + destroy[token]] += 1
    return found


def missions(s: LoopState, thing: Any, seat: int) -> list[tuple[int, int, int]]:
    """By era: the mission that is face up, and its cubes, or its filled slots where it has one for each era."""
    return [
        (-1, 0, 0) if not up else (tile, 0, damage) if s.box.mission_per_era[tile] else (tile, damage, 0)
        for tile, up, damage in zip(s.tile, s.face_up, s.damage)
    ]


OBSERVED: Final[list[Seen]] = [
    asked(STEPS),
    number("players", MOST_PLAYERS, about="Seats."),
    one("mode", MODES, lambda s, _, seat: MODES.index(s.mode), "The mode of play.", of="mode"),
    one("level", LEVELS, lambda s, _, seat: LEVELS.index(s.level), "The level of difficulty.", of="level"),
    flag("mega", about="Do vortices show their mega side?"),
    number("turn", LAST_TURN, about="The turn, from 1."),
    number("cycle", terms.CYCLES - 1, about="The cycle, from 0."),
    one("phase", NOUNS["phase"], about="The phase of the turn."),
    number("loops", terms.CUBES, about="LOOPs of this turn."),
    number("destructions", MOST_DESTROYED, about="Clones destroyed this turn."),
    number("ability_uses", terms.CUBES, "used_ability", "Uses of the agent's ability in this action phase."),
    one("doctor", ERA, about="Where Dr. Foo is."),
    among("doctor_row", ERA, about="His era cards of this cycle."),
    among("doctor_deck", ERA, about="His era cards to come."),
    numbers("drop", terms.LANE_TERMS, terms.CUBES, about="Cubes that fell and are not placed yet."),
    numbers("rifts", ERA, terms.CUBES, about="Rifts in the era."),
    numbers("energy", ERA, terms.CUBES, about="Energy in the era."),
    numbers("eternal", ERA, terms.CUBES, about="Eternal energy in the era."),
    numbers("eternal_used", ERA, terms.CUBES, about="Eternal energy used this turn."),
    flags("vortex", ERA, about="Is the era a vortex?"),
    flags("centrifuge", ERA, about="Is there a centrifuge?"),
    bits("capped", ERA, about="Has the mission there had its damage of this turn?"),
    numbers(
        "clones",
        CLONE_PLACES,
        terms.ERAS,
        clones_on_board,
        "Clones, by the era and that in their monocle.",
        of="clone_at",
    ),
    flags("missions", ERA, lambda s, _, seat: [tile >= 0 for tile in s.tile], "Is there a mission?", "tile"),
    each(
        "eras",
        ERA,
        missions,
        one("mission", MISSION, lambda s, era, seat: era[0], "The mission, once it is face up."),
        number("damage", terms.CUBES, lambda s, era, seat: era[1], "Cubes on the mission."),
        bits("slots", ERA, lambda s, era, seat: era[2], "Filled slots, on a mission that has one for each era."),
        of="tile face_up damage",
    ),
    among("available", CARD, about="Available cards."),
    among("offer", CARD, about="Revealed cards of a bonus."),
    among("limbo", CARD, about="Cards revealed at a vortex."),
    among("arsenal", CARD, about="Cards in the arsenal."),
    among("destroyed", CARD, about="Destroyed cards."),
    one("using", CARD, about="The card in use."),
    among("bag", CLONE, about="Clones in the bag."),
    among("super_pile", SUPER_CLONE, about="Super clones to come.", first=terms.CLONES),
    among("archived", MISSION, about="Archived missions."),
    among("lost_missions", MISSION, "boxed", "Missions lost to a vortex."),
    number("dismantled", terms.ERAS, about="Centrifuges that were dismantled."),
    among("ultra_row", ULTRA, about="Ultramachina cards at work."),
    among("ultra_deck", ULTRA, about="Ultramachina cards to come."),
    each(
        "agents",
        ("own", *(f"next_{place}" for place in range(1, MOST_PLAYERS))),
        agents_from,
        one("id", lambda box: box.agent_ids, about="Who it is."),
        flag("active", is_active, "Is it its turn?"),
        flag("you", is_resolving, "Does it resolve an effect?"),
        one("era", ERA, about="Where it is."),
        flag("charged", about="Is the battery charged?"),
        among("hand", CARD, about="Cards in hand."),
        among("ready", CARD, ready_cards, "Those of them that are ready.", of="hand ready"),
        among("deck", CARD, about="Cards in the deck."),
        number("known", MOST_CARDS, about="Cards on top of the deck that everybody has seen put there."),
        among("discard", CARD, about="Discarded cards."),
    ),
    one("ending", terms.ENDINGS, about="How the game ended."),
]
