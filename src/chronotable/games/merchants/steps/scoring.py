"""Chapter 9: the end of the game and final scoring."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.merchants.state import MerchantsState, Player
from chronotable.games.merchants.steps.telling import tell
from chronotable.games.merchants.terms import LAIR, NOBODY, OVER, ROGUE
from chronotable.kernel.step import Step


def scoring_cards(player: Player) -> list[int]:
    """Townsfolk whose symbols count: those assigned, and replaced ones where agreed (COVE-11.7)."""
    return [card for card in player.staff if card != NOBODY] + player.remembered


def symbol_gold(s: MerchantsState, cards: list[int]) -> int:
    """Guild symbols are worth the pieces in their hall (COVE-9.2)."""
    gold = 0
    for card in cards:
        for symbol in s.box.card_symbols[card]:
            if symbol != ROGUE:
                gold += s.halls[symbol]
    return gold


def rogue_symbols(s: MerchantsState, player: Player) -> int:
    """On corruption cards and on townsfolk (COVE-9.3)."""
    n = 0
    for face, held in enumerate(player.corruption):
        n += held * s.box.corruption_symbols[face]
    for card in scoring_cards(player):
        n += s.box.card_symbols[card].count(ROGUE)
    return n


def winners(s: MerchantsState) -> int:
    """The seats that have won, once all is scored: more gold than the Peddler, or the most of all (COVE-9.6, 16.9)."""
    if s.peddler is not None:
        return 1 if s.players[0].gold > s.peddler.gold else 0
    ranks = [(player.gold, -rogue_symbols(s, player), sum(player.shelf)) for player in s.players]
    best = max(ranks)
    found = 0
    for seat, rank in enumerate(ranks):
        if rank == best:
            found |= 1 << seat
    return found


class FinalScoring(Step[MerchantsState]):
    """Symbols of the staff, corruption, and who has won (COVE-9.1 to 9.6, 16.8, 16.9)."""

    __slots__ = ()

    rule: ClassVar[str] = "COVE-9.1"

    def apply(self, s: MerchantsState, option: int) -> None:
        s.phase = OVER
        s.turn += 1
        s.reveal()
        for seat, player in enumerate(s.players):
            symbols = rogue_symbols(s, player)
            gain = symbol_gold(s, scoring_cards(player))
            loss = symbols * s.halls[LAIR]
            player.gold += gain - loss
            if s.witness is not None:
                words: dict[str, object] = {"loss": loss, "symbols": symbols, "total": player.gold}
                tell(s, "final_scoring", who=seat, gold=gain, words=words)
        if s.peddler is not None:
            gain = symbol_gold(s, s.peddler.kept)
            s.peddler.gold += gain
            if s.witness is not None:
                tell(s, "peddler_scoring", gold=gain, n=s.peddler.gold)
        s.winners = winners(s)
        if s.witness is not None:
            tell(s, "game_over")


FINAL_SCORING: Final = FinalScoring()
