"""Stacks, decks and pools of a described position; what it leaves out follows from what it says."""

from __future__ import annotations

from typing import Any

from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.era import is_left_of, mined, recruits
from chronotable.games.anachrony.terms import (
    ERAS,
    FREE,
    GOODS_TERMS,
    HEXES,
    IMPACT_ERA,
    MINE_TOP,
    NEUTRONIUM,
    ROW_TERMS,
    TITANIUM,
    WORKER_TERMS,
)

Json = dict[str, Any]


def place_stacks(s: AnachronyState, position: Json) -> None:
    """Described stacks and decks hold what is described; tiles that are built or named leave the others."""
    ids = s.box.tile_ids
    built = [tile for player in s.players for tile in dict.fromkeys(player.slots) if tile not in (FREE, s.box.anomaly)]
    for name, piles in (("primary", s.primary), ("secondary", s.secondary)):
        for row, word in enumerate(ROW_TERMS):
            if word in position.get(name, {}):
                piles[row][:] = [ids.index(id) for id in reversed(position[name][word])]
    for row in range(len(ROW_TERMS)):
        named = [tile for name, piles in (("primary", s.primary), ("secondary", s.secondary))
                 if ROW_TERMS[row] in position.get(name, {}) for tile in piles[row]]  # fmt: skip
        for name, piles in (("primary", s.primary), ("secondary", s.secondary)):
            if ROW_TERMS[row] not in position.get(name, {}):
                piles[row][:] = [tile for tile in piles[row] if tile not in built and tile not in named]
        missing = [tile for tile in s.box.row_tiles[row]
                   if tile not in built and tile not in s.primary[row] and tile not in s.secondary[row]]  # fmt: skip
        if ROW_TERMS[row] not in position.get("primary", {}) or "agenda" not in position:
            s.primary[row][:0] = missing
    s.returned = list(position.get("returned", s.returned))
    place_projects(s, position, built)
    place_recruits(s, position)
    place_mine(s, position)


def place_projects(s: AnachronyState, position: Json, built: list[int]) -> None:
    """Superprojects above the timeline; null is one that was built, a shorter list leaves the others as dealt.

    Without a list those that are built left the places above the first tiles.
    """
    ids = s.box.tile_ids
    projects = list(range(s.box.buildings, s.box.anomaly))
    if "superprojects" in position:
        wanted = [FREE if id is None else ids.index(id) for id in position["superprojects"]]
        rest = [tile for tile in [*s.projects, *s.unused_projects] if tile not in wanted and tile not in built]
        s.projects = [*wanted, *rest[: ERAS - len(wanted)]]
    else:
        for tile in built:
            if tile >= s.box.buildings:
                vacate(s, tile)
    s.unused_projects = [tile for tile in projects if tile not in s.projects and tile not in built]
    if "unused_superprojects" in position:
        s.unused_projects = [ids.index(id) for id in position["unused_superprojects"]]


def vacate(s: AnachronyState, built: int) -> None:
    """A superproject that is built lay above the first tile that still has one; the one dealt there goes elsewhere."""
    place = next((place for place in range(s.era) if s.projects[place] != FREE), None)
    if place is None:
        return
    if built in s.projects:
        s.projects[s.projects.index(built)] = s.projects[place]
    s.projects[place] = FREE


def place_deck(position: Json, name: str, records: list[Json], deck: list[int], out: int) -> None:
    """The named cards on top, others below, so many as there must be; the card `out` is not among them."""
    named: list[int] = []
    if name in position:
        ids = [card["id"] for card in records]
        named = [ids.index(id) for id in reversed(position[name])]
        if "agenda" in position:
            deck[:] = named
            return
    below = [card for card in deck if card not in named and card != out]
    spare = [card for card in range(len(records)) if card not in [*deck, *named] and card != out]
    count = max(0, len(deck) - len(named))
    deck[:] = (spare + below)[len(spare) + len(below) - count :] + named


def not_named(position: Json, name: str, records: list[Json], cards: list[int]) -> list[int]:
    """Cards that a description does not put into a deck."""
    return [card for card in cards if records[card]["id"] not in position.get(name, [])]


def place_recruits(s: AnachronyState, position: Json) -> None:
    """A card without a pool fills it; a pool without a card shows which card it may have come from (ANA-4.7)."""
    records = s.box.records["recruit_pool_cards"]
    card = s.recruit_card
    if "recruit_card" in position:
        found = position["recruit_card"]
        card = -1 if found is None else [record["id"] for record in records].index(found)
    elif "agenda" not in position and card >= 0:
        wanted = [position.get("recruit_pool", {}).get(word, 0) for word in WORKER_TERMS]
        cards = not_named(position, "recruit_deck", records, [card, *range(len(records))])
        card = next((n for n in cards if is_left_of(wanted, recruits(s, n))), card)
    place_deck(position, "recruit_deck", records, s.recruit_deck, card)
    if "recruit_pool" in position:
        s.recruit_pool = [position["recruit_pool"].get(word, 0) for word in WORKER_TERMS]
    elif card not in (s.recruit_card, -1):
        s.recruit_pool = recruits(s, card)
    s.recruit_card = card


def place_mine(s: AnachronyState, position: Json) -> None:
    """A described pool comes from a card that was drawn; without one, what was mined is missing (ANA-4.8)."""
    records = s.box.records["mine_pool_cards"]
    drawn = [card for card in range(len(records)) if card not in s.mine_deck]
    if "mine_pool" in position:
        s.mine_pool = [position["mine_pool"].get(word, 0) for word in GOODS_TERMS]
    out = -1
    if "agenda" not in position and drawn:
        after = s.era > IMPACT_ERA
        cards = not_named(position, "mine_deck", records, [*drawn, *s.mine_deck])
        out = next((n for n in cards if is_left_of(s.mine_pool, mined(s, n, after))), cards[0] if cards else -1)
        if "mine_pool" not in position and out >= 0:
            s.mine_pool = mined(s, out, after)
    if "mine_pool" not in position and "agenda" not in position:
        for _ in range(sum(at >= 0 for at in s.hexes[MINE_TOP:HEXES])):
            s.mine_pool[next(goods for goods in range(TITANIUM, NEUTRONIUM + 1) if s.mine_pool[goods])] -= 1
    place_deck(position, "mine_deck", records, s.mine_deck, out)
