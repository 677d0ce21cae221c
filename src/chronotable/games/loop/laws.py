"""The conservation laws of LOOP-20.4: what is true of every state between steps."""

from __future__ import annotations

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.doctor_phase import rift_slots
from chronotable.games.loop.terms import (
    CLONES,
    CUBES,
    ERA_TERMS,
    ERAS,
    FACE_UP_MISSIONS,
    IN_BAG,
    IN_PILE,
    RUNNING,
    VORTEX_TILES,
)
from chronotable.games.loop.turn_laws import turn_laws
from chronotable.kernel.engine import whole_agenda
from chronotable.kernel.message import Message


def law(name: str, **args: object) -> Message:
    return Message(f"loop-law-{name}", **args)


def laws(s: LoopState) -> list[Message]:
    """The laws that a state breaks, in words that name the numbers; none for a possible state."""
    return [*cube_laws(s), *clone_laws(s), *card_laws(s), *mission_laws(s), *turn_laws(s)]


def cube_laws(s: LoopState) -> list[Message]:
    broken: list[Message] = []
    for era in range(ERAS):
        if s.ending == RUNNING and not 0 <= s.rifts[era] <= rift_slots(s, era):
            broken.append(law("rift-slots", era=ERA_TERMS[era], n=s.rifts[era], most=rift_slots(s, era)))
        if s.energy[era] < 0:
            broken.append(law("energy-era", era=ERA_TERMS[era], n=s.energy[era]))
        if not 0 <= s.eternal_used[era] <= s.eternal[era]:
            broken.append(law("eternal", era=ERA_TERMS[era], n=s.eternal_used[era], most=s.eternal[era]))
    if sum(s.rifts) + sum(s.drop) > CUBES:
        broken.append(law("rifts", n=sum(s.rifts) + sum(s.drop), most=CUBES))
    if sum(s.energy) > CUBES:
        broken.append(law("energy", n=sum(s.energy), most=CUBES))
    if sum(s.vortex) > VORTEX_TILES:
        broken.append(law("vortices", n=sum(s.vortex), most=VORTEX_TILES))
    return broken


def clone_laws(s: LoopState) -> list[Message]:
    broken: list[Message] = []
    in_bag = [token for token in range(CLONES) if s.clone_at[token] == IN_BAG]
    if sorted(s.bag) != in_bag:
        broken.append(law("bag", n=len(s.bag), most=len(in_bag)))
    in_pile = [token for token in range(CLONES, len(s.clone_at)) if s.clone_at[token] == IN_PILE]
    if s.super_pile and sorted(s.super_pile) != in_pile:
        broken.append(law("super-pile", n=len(s.super_pile), most=len(in_pile)))
    for token, at in enumerate(s.clone_at):
        if at == s.box.clone_destroy[token]:
            broken.append(law("clone-paradox", era=ERA_TERMS[at]))
    return broken


def card_laws(s: LoopState) -> list[Message]:
    box = s.box
    expected = sorted([*box.arsenal, *(card for agent in s.agents for card in box.agent_cards[agent.id])])
    present = [*s.arsenal, *s.available, *s.destroyed, *s.limbo, *s.offer]
    for agent in s.agents:
        present += [*agent.hand, *agent.deck, *agent.discard]
    present += [step.parameters()["card"] for step in whole_agenda(s) if step.term == "give_card"]
    broken: list[Message] = []
    if sorted(present) != expected:
        twice = sorted({box.card_ids[card] for card in present if present.count(card) > 1})
        missing = sorted({box.card_ids[card] for card in expected if card not in present})
        foreign = sorted({box.card_ids[card] for card in present if card not in expected})
        broken.append(law("cards", twice=twice or ["-"], missing=missing or ["-"], foreign=foreign or ["-"]))
    if any(len(agent.hand) != len(agent.ready) or agent.known > len(agent.deck) for agent in s.agents):
        broken.append(law("hands"))
    return broken


def mission_laws(s: LoopState) -> list[Message]:
    box = s.box
    on_board = [mission for mission in s.tile if mission >= 0]
    everywhere = sorted([*on_board, *s.archived, *s.boxed, *s.unused])
    broken: list[Message] = []
    if everywhere != list(range(len(box.mission_ids))):
        broken.append(law("missions", found=[box.mission_ids[mission] for mission in everywhere]))
    gaps = sum(s.tile[era] < 0 and not s.vortex[era] for era in range(ERAS))
    if gaps > len(s.archived):
        broken.append(law("gaps", n=gaps, most=len(s.archived)))
    empty = ERAS - len(on_board)
    if len(s.archived) + len(s.boxed) > empty:
        broken.append(law("tiles", n=len(s.archived) + len(s.boxed), most=empty))
    face_up = sum(s.face_up)
    if s.ending == RUNNING and face_up != min(FACE_UP_MISSIONS, len(on_board)):
        broken.append(law("face-up", n=face_up, most=min(FACE_UP_MISSIONS, len(on_board))))
    for era in range(ERAS):
        if s.tile[era] < 0 and (s.face_up[era] or s.damage[era]):
            broken.append(law("no-mission", era=ERA_TERMS[era]))
        elif s.tile[era] >= 0:
            damage = s.damage[era].bit_count() if box.mission_per_era[s.tile[era]] else s.damage[era]
            if not 0 <= damage <= box.mission_required[s.tile[era]]:
                broken.append(law("damage", era=ERA_TERMS[era], n=damage, most=box.mission_required[s.tile[era]]))
        if s.vortex[era] and s.tile[era] >= 0:
            broken.append(law("vortex-mission", era=ERA_TERMS[era]))
    return broken
