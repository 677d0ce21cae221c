"""Chapter 2: from options and a seed to the first state."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.loop import terms
from chronotable.games.loop.box import Box
from chronotable.games.loop.options import MACHINES, OPTIONS
from chronotable.games.loop.state import Agent, LoopState
from chronotable.games.loop.steps.cards import draw, make_available
from chronotable.games.loop.steps.clones import generate_clone, place_super_clones
from chronotable.games.loop.steps.missions import watch_missions
from chronotable.games.loop.steps.modes import level_record, reveal_ultra_cards
from chronotable.games.loop.steps.telling import tell
from chronotable.games.loop.steps.turn import NEW_TURN
from chronotable.kernel.state import Witness

REVEALED_DOCTOR_CARDS: Final = 2
CENTRIFUGES: Final = 3


def set_up(box: Box, options: dict[str, Any], chance: int | Witness) -> LoopState:
    """The table as it stands before the first turn (LOOP-2.1 to 2.15)."""
    s = LoopState(box)
    s.clear_table()
    s.draw_from(chance)
    OPTIONS.put(s, s, options)
    machine = options["machine"]
    s.machine = list(machine) if isinstance(machine, list) else MACHINES[machine]
    s.ramps = [ramp for ramp, weight in enumerate(s.machine) for _ in range(weight)]
    s.mega = level_record(s)["vortex_side"] == "mega_vortex"
    deal_missions(s)
    s.doctor_deck = list(range(terms.ERAS))
    s.shuffle(s.doctor_deck)
    s.arsenal = box.arsenal.copy()
    s.shuffle(s.arsenal)
    s.clone_at = [terms.IN_BAG] * terms.CLONES + [terms.IN_PILE] * terms.SUPER_CLONES
    s.bag = list(range(terms.CLONES))
    seat_agents(s, options["agents"])
    first_rifts_and_energy(s)
    fill_eras(s)
    deal_hands(s)
    set_up_mode(s)
    if not s.solo:
        s.active = s.below(len(s.agents))
        s.you = s.active
    s.agenda.append(NEW_TURN)
    return s


def deal_missions(s: LoopState) -> None:
    """Seven of the sabotage tiles, face down, one an era (LOOP-2.2)."""
    tiles = list(range(len(s.box.mission_ids)))
    s.shuffle(tiles)
    s.tile = tiles[: terms.ERAS]
    s.unused = tiles[terms.ERAS :]


def seat_agents(s: LoopState, agents: list[str] | str) -> None:
    """Agents on their starting eras, charged, with their cards (LOOP-2.8)."""
    box = s.box
    if isinstance(agents, str):  # "random:N"
        everyone = list(range(len(box.agent_ids)))
        s.shuffle(everyone)
        chosen = everyone[: int(agents.partition(":")[2])]
    else:
        chosen = [box.numbers[f"agent:{id}"] for id in agents]
    s.agents = [Agent(id, box.agent_era[id]) for id in chosen]


def first_rifts_and_energy(s: LoopState) -> None:
    """Two eras get a rift and show their mission, the others energy (LOOP-2.9, 2.10)."""
    revealed = s.doctor_deck[-REVEALED_DOCTOR_CARDS:]
    for era in range(terms.ERAS):
        if era in revealed:
            s.rifts[era] = 1
            s.face_up[era] = True
            if s.witness is not None:
                tell(s, "mission_revealed", mission=s.tile[era], era=era)
        else:
            s.energy[era] = 1
    watch_missions(s)
    s.shuffle(s.doctor_deck)


def fill_eras(s: LoopState) -> None:
    """Clones and available cards by the number of players; the easy level changes both (LOOP-2.11, 17.4)."""
    record = level_record(s)
    row = s.players - 1
    for _ in range(s.box.setup_clones[row] + record.get("setup_clones_delta", 0)):
        generate_clone(s)
    for _ in range(s.box.setup_cards[row] + record.get("setup_cards_delta", 0)):
        make_available(s, by_effect=False)


def deal_hands(s: LoopState) -> None:
    """Own decks and opening hands, or a solo player's one common deck and no hands (LOOP-2.12, 18.2, 18.5)."""
    for agent in s.agents:
        s.deck_owner(agent).deck.extend(s.box.agent_cards[agent.id])
    for number, agent in enumerate(s.agents):
        s.shuffle(agent.deck)
        if not s.solo:
            draw(s, number, terms.HAND)


def set_up_mode(s: LoopState) -> None:
    """What the mode adds (LOOP-2.13, 17.7, 17.10, 17.12)."""
    record = level_record(s)
    if "eternal_energy_on_board" in record:
        eras = list(range(terms.ERAS))
        s.shuffle(eras)
        for era in eras[:CENTRIFUGES]:
            s.centrifuge[era] = True
        for era in eras[CENTRIFUGES : CENTRIFUGES + record["eternal_energy_on_board"]]:
            s.eternal[era] = 1
    if "super_clones_per_cycle" in record:
        s.super_pile = list(range(terms.CLONES, terms.CLONES + terms.SUPER_CLONES))
        s.shuffle(s.super_pile)
        place_super_clones(s, record["super_clones_per_cycle"][0])
    if "initial_cards" in record:
        s.ultra_deck = list(range(len(s.box.ultra_ids)))
        s.shuffle(s.ultra_deck)
        reveal_ultra_cards(s, record["initial_cards"])
