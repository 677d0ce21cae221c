"""Putting described agents, clones, missions and cards on a table that was set up as usual.

What a description names leaves the place where set-up had put it; what set-up had put where the description names
something else goes back to where it came from.
"""

from __future__ import annotations

from typing import Any

from chronotable.games.loop.nouns import agents
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.missions import reveal_missions, watch_missions
from chronotable.games.loop.steps.modes import super_clones_to_come
from chronotable.games.loop.terms import CLONES, ERA_TERMS, ERAS, FACE_UP_MISSIONS, IN_BAG, IN_PILE, OUT_OF_GAME
from chronotable.games.loop.view import agent_id, clone_word
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message

Json = dict[str, Any]


def place_agents(s: LoopState, position: Json) -> None:
    """Pawns and batteries."""
    for id, described in position.get("agents", {}).items():
        agent = s.agents[agent_number(s, id)]
        if "era" in described:
            agent.era = ERA_TERMS.index(described["era"])
        agent.charged = described.get("charged", agent.charged)


def agent_number(s: LoopState, id: str) -> int:
    ids = agents(s)
    if id not in ids:
        raise BadPosition(Message("loop-position-agent", id=id, agents=ids))
    return ids.index(id)


def place_clones(s: LoopState, position: Json) -> None:
    """Clone tokens by their two eras, `dawn>robots`; those not named are in the bag or where set-up put them."""
    tokens = {clone_word(s, token): token for token in range(CLONES)}
    supers = {clone_word(s, token): token for token in range(CLONES, len(s.clone_at))}
    check_clone_names(position, tokens, supers)
    eras = position.get("eras", {})
    for word, described in eras.items():
        if "clones" in described:
            clear(s, range(CLONES), ERA_TERMS.index(word), IN_BAG)
    if any("super_clones" in described for described in eras.values()):
        for era in range(ERAS):  # set-up's are told apart by nothing, so that all of them give way
            clear(s, range(CLONES, len(s.clone_at)), era, IN_PILE)
    for word, described in position.get("eras", {}).items():
        era = ERA_TERMS.index(word)
        for kind, known in (("clones", tokens), ("super_clones", supers)):
            for name in described.get(kind, []):
                s.clone_at[known[name]] = era
    for name in position.get("super_gone", []):
        s.clone_at[supers[name]] = OUT_OF_GAME
    if "bag" in position:
        s.bag = [tokens[name] for name in reversed(position["bag"])]
        s.bag_in_order = len(s.bag)
        for token in s.bag:
            if s.clone_at[token] >= 0 and not named_on_board(position, clone_word(s, token)):
                s.clone_at[token] = IN_BAG
    else:
        s.bag = [token for token in range(CLONES) if s.clone_at[token] == IN_BAG]
    s.bag_in_order = position.get("bag_in_order", s.bag_in_order)
    if "super_pile" in position:
        s.super_pile = [supers[name] for name in reversed(position["super_pile"])]
    elif s.super_pile:
        s.super_pile = [token for token in range(CLONES, len(s.clone_at)) if s.clone_at[token] == IN_PILE]
        s.shuffle(s.super_pile)
        appeared = any("super_clones" in described for described in eras.values()) or "super_gone" in position
        while len(s.super_pile) > super_clones_to_come(s):  # they have appeared since; and been destroyed, if not there
            token = s.super_pile.pop()
            s.clone_at[token] = OUT_OF_GAME if appeared else s.box.clone_start[token]


def check_clone_names(position: Json, tokens: dict[str, int], supers: dict[str, int]) -> None:
    """Every name is that of a token, and no token is in two places."""
    places: dict[str, list[tuple[str, str]]] = {"clones": [], "super_clones": []}
    for era, described in position.get("eras", {}).items():
        for kind in places:
            places[kind] += [(name, era) for name in described.get(kind, [])]
    places["super_clones"] += [(name, "super_gone") for name in position.get("super_gone", [])]
    for kind, known, pile in (("clones", tokens, "bag"), ("super_clones", supers, "super_pile")):
        seen: list[str] = []
        for name, place in [*places[kind], *((name, pile) for name in position.get(pile, []))]:
            if name not in known:
                raise BadPosition(Message("loop-position-clone", id=name, era=place))
            if name in seen:
                raise BadPosition(Message("loop-position-clone-twice", id=name))
            seen.append(name)


def named_on_board(position: Json, name: str) -> bool:
    return any(name in described.get("clones", []) for described in position.get("eras", {}).values())


def clear(s: LoopState, tokens: range, era: int, place: int) -> None:
    for token in tokens:
        if s.clone_at[token] == era:
            s.clone_at[token] = place


def place_missions(s: LoopState, position: Json) -> None:
    """Sabotage tiles; when some are described the others lie face down unless two must be up (LOOP-7.1)."""
    numbers = s.box.numbers
    described_eras = {
        ERA_TERMS.index(word): described["mission"]
        for word, described in position.get("eras", {}).items()
        if "mission" in described
    }
    lists = {name: position[name] for name in ("archived", "lost_missions", "unseen_missions") if name in position}
    named = [numbers[f"mission:{m['id']}"] for m in described_eras.values() if m is not None]
    named += [numbers[f"mission:{id}"] for ids in lists.values() for id in ids]
    free = [mission for mission in range(len(s.box.mission_ids)) if mission not in named]
    for era in range(ERAS):
        if era in described_eras or s.vortex[era]:
            s.tile[era] = -1
        elif s.tile[era] in named:
            left = [mission for mission in free if mission not in s.tile]
            if not left:
                raise BadPosition(Message("loop-position-few-missions"))
            s.tile[era] = left[0]
    for era, mission in described_eras.items():
        if mission is not None:
            s.tile[era] = numbers[f"mission:{mission['id']}"]
    clear_tiles(s, described_eras, len(lists.get("archived", [])) + len(lists.get("lost_missions", [])))
    for era in range(ERAS):
        described = described_eras.get(era) or {}
        if described_eras or s.tile[era] < 0:
            s.face_up[era] = s.tile[era] >= 0 and era in described_eras and described.get("face_up", True)
        s.damage[era] = damage_number(s, era, described.get("damage", 0))
    s.archived = [numbers[f"mission:{id}"] for id in position.get("archived", [])]
    s.boxed = [numbers[f"mission:{id}"] for id in position.get("lost_missions", [])]
    used = [*s.tile, *s.archived, *s.boxed]
    s.unused = [m for m in range(len(s.box.mission_ids)) if m not in used]
    if "unseen_missions" in position:
        s.unused = [numbers[f"mission:{id}"] for id in position["unseen_missions"]]
    if sum(s.face_up) > FACE_UP_MISSIONS:
        raise BadPosition(Message("loop-position-face-up", n=sum(s.face_up), most=FACE_UP_MISSIONS))
    watch_missions(s)
    if any(era not in described_eras and s.tile[era] >= 0 for era in range(ERAS)):
        reveal_missions(s)  # where every tile is described it is for the laws to count them


def clear_tiles(s: LoopState, described: dict[int, Json | None], gone: int) -> None:
    """So many tiles have left the board: those of eras that are not described, face-down ones first."""
    free = [era for era in range(ERAS) if era not in described and s.tile[era] >= 0]
    free.sort(key=lambda era: (not s.face_up[era], era))
    while free and s.tile.count(-1) < gone:
        s.tile[free.pop()] = -1


def damage_number(s: LoopState, era: int, damage: int | list[str]) -> int:
    """A number of cubes, or the eras whose slots are filled, as the mission has it."""
    if s.tile[era] < 0:
        return 0
    per_era = s.box.mission_per_era[s.tile[era]]
    if isinstance(damage, int):
        if per_era and damage:
            raise BadPosition(Message("loop-position-slots", mission=s.box.mission_ids[s.tile[era]]))
        return damage
    if not per_era:
        raise BadPosition(Message("loop-position-no-slots", mission=s.box.mission_ids[s.tile[era]]))
    return sum([1 << ERA_TERMS.index(word) for word in set(damage)])


def place_cards(s: LoopState, position: Json) -> None:
    """Every described pile holds what is described; cards that are displaced go back to arsenal or deck."""
    zones = described_zones(s, position)
    named = [card for cards in zones.values() for card in cards]
    displaced: list[int] = []
    for name, pile in piles(s).items():
        if name in zones:
            displaced += [card for card in pile if card not in named]
            pile[:] = zones[name]
        else:
            pile[:] = [card for card in pile if card not in named]
    for era in range(ERAS):
        shown = position.get("eras", {}).get(ERA_TERMS[era], {}).get("available")
        here = [card for card in s.available if s.box.card_origin[card] == era]
        if shown is not None or s.vortex[era]:
            displaced += [card for card in here if card not in named]
            s.available = [card for card in s.available if card not in here]
        for id in shown or []:
            card = s.box.numbers[f"card:{id}"]
            if s.box.card_origin[card] != era:
                origin = ERA_TERMS[s.box.card_origin[card]]
                raise BadPosition(Message("loop-position-origin", card=id, era=ERA_TERMS[era], origin=origin))
            s.available.append(card)
    for number, agent in enumerate(s.agents):
        described = position.get("agents", {}).get(agent_id(s, number), {})
        exhausted = [s.box.numbers[f"card:{id}"] for id in described.get("exhausted", [])]
        for card in exhausted:
            if card not in agent.hand:
                raise BadPosition(Message("loop-position-exhausted", card=s.box.card_ids[card]))
        agent.ready = [card not in exhausted for card in agent.hand]
        agent.known = described.get("known", 0)
    put_back(s, displaced, zones)


def described_zones(s: LoopState, position: Json) -> dict[str, list[int]]:
    """Cards by pile, bottom first, as the state holds them; cards available at eras count as named too."""
    numbers = s.box.numbers
    zones: dict[str, list[int]] = {}

    def note(name: str, ids: list[str], top_first: bool) -> None:
        found = [numbers[f"card:{id}"] for id in ids]
        zones[name] = found[::-1] if top_first else found

    for name, top_first in (("arsenal", True), ("destroyed", True), ("limbo", False), ("offer", False)):
        if name in position:
            note(name, position[name], top_first)
    for id, described in position.get("agents", {}).items():
        for name, top_first in (("hand", False), ("deck", True), ("discard", True)):
            if name in described:
                note(f"{id}.{name}", described[name], top_first)
    shown = [id for era in position.get("eras", {}).values() for id in era.get("available", [])]
    zones["available at eras"] = [numbers[f"card:{id}"] for id in shown]
    pending = [f"card:{record.get('card')}" for record in position.get("agenda", []) if record["step"] == "give_card"]
    zones["pending"] = [numbers[name] for name in pending if name in numbers]
    return zones


def piles(s: LoopState) -> dict[str, list[int]]:
    """Every pile that a description can name, by its name there."""
    found = {
        "arsenal": s.arsenal,
        "destroyed": s.destroyed,
        "limbo": s.limbo,
        "offer": s.offer,
        "available": s.available,
    }
    for number, agent in enumerate(s.agents):
        id = agent_id(s, number)
        found |= {f"{id}.hand": agent.hand, f"{id}.deck": agent.deck, f"{id}.discard": agent.discard}
    return found


def put_back(s: LoopState, displaced: list[int], zones: dict[str, list[int]]) -> None:
    """Starting cards under their agent's deck, others under the arsenal; where that is described, to the next pile.

    A card that no undescribed pile is left for is missing, which the laws then report.
    """
    for card in displaced:
        owner = next((agent for agent in s.agents if agent.id == s.box.card_agent[card]), None)
        if owner is None:
            homes = {"arsenal": s.arsenal}
        else:
            holder = s.deck_owner(owner)
            id = agent_id(s, s.agents.index(holder))
            homes = {f"{id}.deck": holder.deck, f"{id}.discard": holder.discard}
        for name, pile in {**homes, "destroyed": s.destroyed}.items():
            if name not in zones:
                pile.insert(0, card)
                break
