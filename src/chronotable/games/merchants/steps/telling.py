"""Events in the ledger's words: numbers of the state become names here and nowhere else."""

from __future__ import annotations

from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.terms import (
    ADVENTURER_TERMS,
    BERTH_TERMS,
    BOAT_TERMS,
    PEDDLER_WORD,
    PIER_TERMS,
    SEAT_TERMS,
)


def piece_word(s: MerchantsState, piece: int) -> str:
    return PEDDLER_WORD if s.is_peddler(piece) else SEAT_TERMS[piece]


def tell(
    s: MerchantsState,
    kind: str,
    *,
    who: int = -1,
    adventurer: int = -1,
    other: int = -1,
    boat: int = -1,
    to: int = -1,
    berth: int = -1,
    pier: int = -1,
    good: int = -1,
    card: int = -1,
    replaced: int = -1,
    face: int = -1,
    secret: bool = False,
    words: dict[str, object] | None = None,
    n: int | None = None,
    gold: int | None = None,
) -> None:
    """Report an event; a secret face is for its owner alone, `words` are arguments of a merchant's own.

    Callers ask `s.witness is not None` first, so that search pays nothing.
    """
    if s.witness is None:
        return
    args: dict[str, object] = {}
    if who >= 0:
        args["who"] = piece_word(s, who)
    if adventurer >= 0:
        args["adventurer"] = ADVENTURER_TERMS[adventurer]
    if other >= 0:
        args["other"] = ADVENTURER_TERMS[other]
    if boat >= 0:
        args["boat"] = BOAT_TERMS[boat]
    if to >= 0:
        args["to"] = BOAT_TERMS[to]
    if berth >= 0:
        args["berth"] = BERTH_TERMS[berth]
    if pier >= 0:
        args["pier"] = PIER_TERMS[pier]
    if good >= 0:
        args["good"] = s.box.good_ids[good]
    if card >= 0:
        args["card"] = s.box.card_ids[card]
    if replaced >= 0:
        args["replaced"] = s.box.card_ids[replaced]
    if face >= 0:
        args["face"] = s.box.corruption_ids[face]
    if n is not None:
        args["n"] = n
    if gold is not None:
        args["gold"] = gold
    if words is not None:
        args.update(words)
    if secret:
        s.witness.tell(kind, args, ("face",), (who,))
    else:
        s.witness.tell(kind, args)
