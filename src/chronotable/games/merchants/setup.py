"""Chapter 3: from options and a seed to the first state."""

from __future__ import annotations

from typing import Any

from chronotable.games.merchants import terms
from chronotable.games.merchants.box import Box
from chronotable.games.merchants.options import OPTIONS
from chronotable.games.merchants.shops.registry import MERCHANTS, USUAL
from chronotable.games.merchants.state import MerchantsState, Peddler, Settings, new_player
from chronotable.games.merchants.steps.day import DAY
from chronotable.games.merchants.steps.peddler import PeddlerTurn
from chronotable.games.merchants.steps.telling import tell
from chronotable.games.merchants.steps.townsfolk import fill_square
from chronotable.kernel.state import Witness


def settings_of(box: Box, options: dict[str, Any]) -> Settings:
    """The options as the rules read them."""
    chosen = Settings()
    OPTIONS.put(None, chosen, options)
    chosen.peddler = chosen.mode == terms.SOLO_PEDDLER
    chosen.pieces = chosen.players + chosen.peddler
    chosen.price_bonus = box.peddler_bonus[chosen.level]
    chosen.merchants = [MERCHANTS[word] for word in options.get("merchants", [USUAL] * chosen.players)]
    chosen.turns = [merchant.turn(seat) for seat, merchant in enumerate(chosen.merchants)]
    chosen.turns.append(PeddlerTurn(chosen.players))
    chosen.symbols = box.symbol_hours[chosen.pieces - 1]
    return chosen


def choose_rogue_card(s: MerchantsState, word: str) -> None:
    """The one that was agreed on or, as usual, one turned up at random (COVE-3.2)."""
    ids = s.box.rogue_ids
    card = s.below(len(ids)) if word == terms.RANDOM else ids.index(word)
    s.settings.rogue_card = card
    s.settings.rogue_effect = s.box.rogue_effect[card]
    if word == terms.RANDOM and s.witness is not None:
        tell(s, "rogue_card_turned_up", words={"rogue_card": ids[card]})


def set_up(box: Box, options: dict[str, Any], chance: int | Witness) -> MerchantsState:
    """The table before the first day (COVE-3.1 to 3.13)."""
    s = MerchantsState(box, settings_of(box, options))
    s.clear_table()
    s.draw_from(chance)
    choose_rogue_card(s, options["rogue_card"])
    for colour in range(terms.COLOURS):
        s.halls[colour] = box.halls_start[colour]
        s.bag[colour] -= box.halls_start[colour]
    s.halls[terms.LAIR] = box.rogue_lair[s.settings.rogue_card]
    s.bag[terms.ROGUE] = box.rogue_bag[s.settings.rogue_card]
    sets = s.settings.townsfolk_sets
    s.deck = [card for card, name in enumerate(box.card_set) if name in sets]
    s.shuffle(s.deck)
    fill_square(s)
    for merchant in s.settings.merchants:
        shop = merchant.open_shop(s)
        faces = len(box.corruption_count)
        s.players.append(new_player(merchant.prices(s), merchant.goods(s), faces, shop, box.gold_start))
    if s.settings.peddler:
        s.peddler = Peddler(box.peddler_gold[s.settings.level])
    s.shuffle(s.order)
    s.agenda.append(DAY)
    return s
