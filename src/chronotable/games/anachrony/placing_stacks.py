"""Stacks, decks and pools of a described position; what it leaves out follows from what it says."""

from __future__ import annotations

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.parts import POSITION, STACKS
from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.era import is_left_of, mined, recruits
from chronotable.kernel.nouns import Json


def place_stacks(s: AnachronyState, position: Json) -> None:
    """Described stacks and decks hold what is described; tiles that are built or named leave the others."""
    built = [
        tile for player in s.players for tile in dict.fromkeys(player.slots) if tile not in (terms.FREE, s.box.anomaly)
    ]
    if s.opponent is not None:
        built += [*s.opponent.buildings, *s.opponent.projects]
    for row, word in enumerate(terms.ROW_TERMS):
        piles = {"primary": s.primary[row], "secondary": s.secondary[row]}
        named = {name: STACKS.value(s, position.get(name, {}), word) for name in piles}
        taken = [*built, *(tile for tiles in named.values() for tile in tiles or [])]
        for name, pile in piles.items():
            tiles = named[name]
            pile[:] = [tile for tile in pile if tile not in taken] if tiles is None else tiles
        if named["primary"] is None or "agenda" not in position:
            lying = [*built, *s.primary[row], *s.secondary[row]]
            s.primary[row][:0] = [tile for tile in s.box.row_tiles[row] if tile not in lying]
    place_projects(s, position, built)
    place_recruits(s, position)
    place_mine(s, position)


def place_projects(s: AnachronyState, position: Json, built: list[int]) -> None:
    """Superprojects above the timeline; null is one that was built, a shorter list leaves the others as dealt.

    Without a list those that are built left the places above the first tiles.
    """
    if "superprojects" in position:
        wanted = POSITION.value(s, position, "superprojects")
        rest = [tile for tile in [*s.projects, *s.unused_projects] if tile not in wanted and tile not in built]
        s.projects = [*wanted, *rest[: terms.ERAS - len(wanted)]]
    else:
        for tile in built:
            if tile >= s.box.buildings:
                vacate(s, tile)
    left = [tile for tile in range(s.box.buildings, s.box.anomaly) if tile not in s.projects and tile not in built]
    s.unused_projects = POSITION.value(s, position, "unused_superprojects", left)


def vacate(s: AnachronyState, built: int) -> None:
    """A superproject that is built lay above the first tile that still has one; the one dealt there goes elsewhere."""
    place = next((place for place in range(s.era) if s.projects[place] != terms.FREE), None)
    if place is None:
        return
    if built in s.projects:
        s.projects[s.projects.index(built)] = s.projects[place]
    s.projects[place] = terms.FREE


def place_deck(s: AnachronyState, position: Json, name: str, deck: list[int], cards: int, out: int) -> None:
    """The named cards on top, others below, so many as there must be; the card `out` is not among them."""
    named = POSITION.value(s, position, name, [])
    if name in position and "agenda" in position:
        deck[:] = named
        return
    below = [card for card in deck if card not in named and card != out]
    spare = [card for card in range(cards) if card not in [*deck, *named] and card != out]
    count = max(0, len(deck) - len(named))
    deck[:] = (spare + below)[len(spare) + len(below) - count :] + named


def not_named(s: AnachronyState, position: Json, name: str, cards: list[int]) -> list[int]:
    """Cards that a description does not put into a deck."""
    named = POSITION.value(s, position, name, [])
    return [card for card in cards if card not in named]


def place_recruits(s: AnachronyState, position: Json) -> None:
    """A card without a pool fills it; a pool without a card shows which card it may have come from (ANA-4.7)."""
    count = len(s.box.recruit_cards)
    card = POSITION.value(s, position, "recruit_card", s.recruit_card)
    pool = POSITION.value(s, position, "recruit_pool")
    if "recruit_card" not in position and "agenda" not in position and card >= 0:
        cards = not_named(s, position, "recruit_deck", [card, *range(count)])
        wanted = pool or [0] * terms.WORKERS
        card = next((n for n in cards if is_left_of(wanted, recruits(s, n))), card)
    place_deck(s, position, "recruit_deck", s.recruit_deck, count, card)
    if pool is not None:
        s.recruit_pool = pool
    elif card not in (s.recruit_card, -1):
        s.recruit_pool = recruits(s, card)
    s.recruit_card = card


def place_mine(s: AnachronyState, position: Json) -> None:
    """A described pool comes from a card that was drawn; without one, what was mined is missing (ANA-4.8)."""
    count = len(s.box.mine_cards)
    drawn = [card for card in range(count) if card not in s.mine_deck]
    s.mine_pool = POSITION.value(s, position, "mine_pool", s.mine_pool)
    out = -1
    if "agenda" not in position and drawn:
        after = s.era > terms.IMPACT_ERA
        cards = not_named(s, position, "mine_deck", [*drawn, *s.mine_deck])
        out = next((n for n in cards if is_left_of(s.mine_pool, mined(s, n, after))), cards[0] if cards else -1)
        if "mine_pool" not in position and out >= 0:
            s.mine_pool = mined(s, out, after)
    if "mine_pool" not in position and "agenda" not in position:
        for _ in range(sum(at >= 0 for at in s.hexes[terms.MINE_TOP : terms.HEXES])):
            left = [goods for goods in range(terms.TITANIUM, terms.NEUTRONIUM + 1) if s.mine_pool[goods]]
            s.mine_pool[left[0] if left else terms.TITANIUM] -= 1  # of nothing: that is for the laws to say (ANA-15.1)
    place_deck(s, position, "mine_deck", s.mine_deck, count, out)
