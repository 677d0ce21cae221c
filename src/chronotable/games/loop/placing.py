"""Putting described agents, clones, missions and cards on a table that was set up as usual.

What a description names leaves the place where set-up had put it; what set-up had put where the description names
something else goes back to where it came from.
"""

from __future__ import annotations

from chronotable.games.loop import parts
from chronotable.games.loop.nouns import AGENT, agents, clone_word
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.missions import reveal_missions, watch_missions
from chronotable.games.loop.steps.modes import super_clones_to_come
from chronotable.games.loop.terms import CLONES, ERA_TERMS, ERAS, FACE_UP_MISSIONS, IN_BAG, IN_PILE, OUT_OF_GAME
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Json
from chronotable.kernel.parts import read


def agent_number(s: LoopState, id: str) -> int:
    return int(read(AGENT, s, id, f"agents.{id}"))


def place_clones(s: LoopState, position: Json) -> None:
    """Clone tokens by their two eras; those not named are in the bag or where set-up put them."""
    eras = position.get("eras", {})
    places = {name: named_clones(s, eras, name) for name in ("clones", "super_clones")}
    gone, bag, pile = (parts.POSITION.value(s, position, name, []) for name in ("super_gone", "bag", "super_pile"))
    check_each_once(s, [*(token for tokens in places["clones"].values() for token in tokens), *bag])
    check_each_once(s, [*(token for tokens in places["super_clones"].values() for token in tokens), *gone, *pile])
    for era in places["clones"]:
        clear(s, range(CLONES), era, IN_BAG)
    if places["super_clones"]:
        for era in range(ERAS):  # set-up's are told apart by nothing, so that all of them give way
            clear(s, range(CLONES, len(s.clone_at)), era, IN_PILE)
    for here in places.values():
        for era, tokens in here.items():
            for token in tokens:
                s.clone_at[token] = era
    for token in gone:
        s.clone_at[token] = OUT_OF_GAME
    if "bag" in position:
        s.bag = bag
        s.bag_in_order = len(s.bag)
        for token in s.bag:
            if s.clone_at[token] >= 0:
                s.clone_at[token] = IN_BAG
    else:
        s.bag = parts.clones_at(s, IN_BAG)
    s.bag_in_order = position.get("bag_in_order", s.bag_in_order)
    if "super_pile" in position:
        s.super_pile = pile
    elif s.super_pile:
        s.super_pile = parts.super_clones_at(s, IN_PILE)
        s.shuffle(s.super_pile)
        appeared = bool(places["super_clones"]) or "super_gone" in position
        while len(s.super_pile) > super_clones_to_come(s):  # they have appeared since; and been destroyed, if not there
            token = s.super_pile.pop()
            s.clone_at[token] = OUT_OF_GAME if appeared else s.box.clone_start[token]


def named_clones(s: LoopState, eras: Json, name: str) -> dict[int, list[int]]:
    """The tokens that a description names, by era."""
    found = {word: described for word, described in eras.items() if name in described}
    return {ERA_TERMS.index(word): parts.ERA_PARTS.value(s, found[word], name, path=f"eras.{word}") for word in found}


def check_each_once(s: LoopState, tokens: list[int]) -> None:
    """No token is in two places."""
    for number, token in enumerate(tokens):
        if token in tokens[:number]:
            raise BadPosition(Message("loop-position-clone-twice", id=clone_word(s, token)))


def clear(s: LoopState, tokens: range, era: int, place: int) -> None:
    for token in tokens:
        if s.clone_at[token] == era:
            s.clone_at[token] = place


def place_missions(s: LoopState, position: Json) -> None:
    """Sabotage tiles; when some are described the others lie face down unless two must be up (LOOP-7.1)."""
    described_eras = {
        ERA_TERMS.index(word): described["mission"]
        for word, described in position.get("eras", {}).items()
        if "mission" in described
    }
    here = {
        era: parts.ON_TILE.value(s, mission, "id") for era, mission in described_eras.items() if mission is not None
    }
    s.archived, s.boxed, unseen = (
        parts.POSITION.value(s, position, name, []) for name in ("archived", "lost_missions", "unseen_missions")
    )
    named = [*here.values(), *s.archived, *s.boxed, *unseen]
    free = [mission for mission in range(len(s.box.mission_ids)) if mission not in named]
    for era in range(ERAS):
        if era in described_eras or s.vortex[era]:
            s.tile[era] = -1
        elif s.tile[era] in named:
            left = [mission for mission in free if mission not in s.tile]
            if not left:
                raise BadPosition(Message("loop-position-few-missions"))
            s.tile[era] = left[0]
    for era, mission in here.items():
        s.tile[era] = mission
    clear_tiles(s, described_eras, len(s.archived) + len(s.boxed))
    for era in range(ERAS):
        described = described_eras.get(era) or {}
        if described_eras or s.tile[era] < 0:
            s.face_up[era] = s.tile[era] >= 0 and era in described_eras and described.get("face_up", True)
        s.damage[era] = damage_number(s, era, described)
    used = [*s.tile, *s.archived, *s.boxed]
    left = [mission for mission in range(len(s.box.mission_ids)) if mission not in used]
    s.unused = unseen if "unseen_missions" in position else left
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


def damage_number(s: LoopState, era: int, described: Json) -> int:
    """A number of cubes, or the eras whose slots are filled, as the mission has it."""
    damage = described.get("damage", 0)
    if s.tile[era] < 0 or damage == 0:
        return 0
    if s.box.mission_per_era[s.tile[era]] == isinstance(damage, int):
        wrong = "loop-position-slots" if isinstance(damage, int) else "loop-position-no-slots"
        raise BadPosition(Message(wrong, mission=s.box.mission_ids[s.tile[era]]))
    number: int = parts.ON_TILE.value(s, described, "damage")
    return number


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
        shown = parts.ERA_PARTS.value(s, position.get("eras", {}).get(ERA_TERMS[era], {}), "available")
        here = parts.available_at(s, era)
        if shown is not None or s.vortex[era]:
            displaced += [card for card in here if card not in named]
            s.available = [card for card in s.available if card not in here]
        for card in shown or []:
            if s.box.card_origin[card] != era:
                id, origin = s.box.card_ids[card], ERA_TERMS[s.box.card_origin[card]]
                raise BadPosition(Message("loop-position-origin", card=id, era=ERA_TERMS[era], origin=origin))
            s.available.append(card)
    for id, agent in zip(agents(s), s.agents):
        described = position.get("agents", {}).get(id, {})
        exhausted = parts.AGENT_PARTS.value(s, described, "exhausted", [])
        for card in exhausted:
            if card not in agent.hand:
                raise BadPosition(Message("loop-position-exhausted", card=s.box.card_ids[card]))
        agent.ready = [card not in exhausted for card in agent.hand]
        agent.known = described.get("known", 0)
    put_back(s, displaced, zones)


def described_zones(s: LoopState, position: Json) -> dict[str, list[int]]:
    """Cards by pile, bottom first, as the state holds them; cards available at eras count as named too."""
    zones: dict[str, list[int]] = {}
    for name in ("arsenal", "destroyed", "limbo", "offer"):
        if name in position:
            zones[name] = parts.POSITION.value(s, position, name)
    for id, described in position.get("agents", {}).items():
        for name in ("hand", "deck", "discard"):
            if name in described:
                zones[f"{id}.{name}"] = parts.AGENT_PARTS.value(s, described, name)
    shown = [parts.ERA_PARTS.value(s, era, "available", []) for era in position.get("eras", {}).values()]
    zones["available at eras"] = [card for cards in shown for card in cards]
    pending = [f"card:{record.get('card')}" for record in position.get("agenda", []) if record["step"] == "give_card"]
    zones["pending"] = [s.box.numbers[name] for name in pending if name in s.box.numbers]
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
    for id, agent in zip(agents(s), s.agents):
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
            id = s.box.agent_ids[holder.id]
            homes = {f"{id}.deck": holder.deck, f"{id}.discard": holder.discard}
        for name, pile in {**homes, "destroyed": s.destroyed}.items():
            if name not in zones:
                pile.insert(0, card)
                break
