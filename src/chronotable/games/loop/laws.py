"""The conservation laws of LOOP-20.4: what is true of every state between steps."""

from __future__ import annotations

from collections.abc import Iterator

from chronotable.games.loop import terms
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.doctor_phase import rift_slots
from chronotable.games.loop.turn_laws import law, turn_laws
from chronotable.kernel.engine import whole_agenda
from chronotable.kernel.message import Message


def laws(s: LoopState) -> list[Message]:
    """The laws that a state breaks, in words that name the numbers; none for a possible state."""
    return [*cube_laws(s), *clone_laws(s), *card_laws(s), *mission_laws(s), *turn_laws(s)]


def cube_laws(s: LoopState) -> Iterator[Message]:
    for era in range(terms.ERAS):
        if s.ending == terms.RUNNING and not 0 <= s.rifts[era] <= rift_slots(s, era):
            yield law("rift-slots", era=terms.ERA_TERMS[era], n=s.rifts[era], most=rift_slots(s, era))
        if s.energy[era] < 0:
            yield law("energy-era", era=terms.ERA_TERMS[era], n=s.energy[era])
        if not 0 <= s.eternal_used[era] <= s.eternal[era]:
            yield law("eternal", era=terms.ERA_TERMS[era], n=s.eternal_used[era], most=s.eternal[era])
    if sum(s.rifts) + sum(s.drop) > terms.CUBES:
        yield law("rifts", n=sum(s.rifts) + sum(s.drop), most=terms.CUBES)
    if sum(s.energy) > terms.CUBES:
        yield law("energy", n=sum(s.energy), most=terms.CUBES)
    if sum(s.vortex) > terms.VORTEX_TILES:
        yield law("vortices", n=sum(s.vortex), most=terms.VORTEX_TILES)


def clone_laws(s: LoopState) -> Iterator[Message]:
    in_bag = [token for token in range(terms.CLONES) if s.clone_at[token] == terms.IN_BAG]
    if sorted(s.bag) != in_bag:
        yield law("bag", n=len(s.bag), most=len(in_bag))
    in_pile = [token for token in range(terms.CLONES, len(s.clone_at)) if s.clone_at[token] == terms.IN_PILE]
    if s.super_pile and sorted(s.super_pile) != in_pile:
        yield law("super-pile", n=len(s.super_pile), most=len(in_pile))
    for token, at in enumerate(s.clone_at):
        if at == s.box.clone_destroy[token]:
            yield law("clone-paradox", era=terms.ERA_TERMS[at])


def card_laws(s: LoopState) -> Iterator[Message]:
    box = s.box
    expected = sorted([*box.arsenal, *(card for agent in s.agents for card in box.agent_cards[agent.id])])
    present = [*s.arsenal, *s.available, *s.destroyed, *s.limbo, *s.offer]
    for agent in s.agents:
        present += [*agent.hand, *agent.deck, *agent.discard]
    present += [step.parameters()["card"] for step in whole_agenda(s) if step.term == "give_card"]
    if sorted(present) != expected:
        twice = sorted({box.card_ids[card] for card in present if present.count(card) > 1})
        missing = sorted({box.card_ids[card] for card in expected if card not in present})
        foreign = sorted({box.card_ids[card] for card in present if card not in expected})
        yield law("cards", twice=twice or ["-"], missing=missing or ["-"], foreign=foreign or ["-"])
    if any(len(agent.hand) != len(agent.ready) or agent.known > len(agent.deck) for agent in s.agents):
        yield law("hands")


def mission_laws(s: LoopState) -> Iterator[Message]:
    box = s.box
    on_board = [mission for mission in s.tile if mission >= 0]
    everywhere = sorted([*on_board, *s.archived, *s.boxed, *s.unused])
    if everywhere != list(range(len(box.mission_ids))):
        yield law("missions", found=[box.mission_ids[mission] for mission in everywhere])
    gaps = sum(s.tile[era] < 0 and not s.vortex[era] for era in range(terms.ERAS))
    if gaps > len(s.archived):
        yield law("gaps", n=gaps, most=len(s.archived))
    empty = terms.ERAS - len(on_board)
    if len(s.archived) + len(s.boxed) > empty:
        yield law("tiles", n=len(s.archived) + len(s.boxed), most=empty)
    face_up = sum(s.face_up)
    if s.ending == terms.RUNNING and face_up != min(terms.FACE_UP_MISSIONS, len(on_board)):
        yield law("face-up", n=face_up, most=min(terms.FACE_UP_MISSIONS, len(on_board)))
    for era in range(terms.ERAS):
        if s.tile[era] < 0 and (s.face_up[era] or s.damage[era]):
            yield law("no-mission", era=terms.ERA_TERMS[era])
        elif s.tile[era] >= 0:
            damage = s.damage[era].bit_count() if box.mission_per_era[s.tile[era]] else s.damage[era]
            if not 0 <= damage <= box.mission_required[s.tile[era]]:
                yield law("damage", era=terms.ERA_TERMS[era], n=damage, most=box.mission_required[s.tile[era]])
        if s.vortex[era] and s.tile[era] >= 0:
            yield law("vortex-mission", era=terms.ERA_TERMS[era])
