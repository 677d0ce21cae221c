"""Putting a described time on the table: turn, cycle, the doctor and his cards.

One doctor card a turn is revealed, seven a cycle (LOOP-5.8, 12.4), so each of them follows from the others.  What is
not described is made to fit; what is described stands, and the laws say when it does not fit.
"""

from __future__ import annotations

from chronotable.games.loop.parts import POSITION
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.terms import CYCLES, ERAS
from chronotable.games.loop.turn_laws import BEFORE_THE_CARD, cards_revealed
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Json


def phase_of(s: LoopState, position: Json) -> str:
    """The described phase, or that before the first phase of a turn."""
    phase: str = position.get("phase", "deal" if s.solo else "doctor")
    return phase


def place_time(s: LoopState, position: Json) -> None:
    """To be called when vortices are placed."""
    words = [record["step"] for record in position.get("agenda", [])]
    if "agenda" in position or position.get("ending", "running") != "running":
        due = any(word in BEFORE_THE_CARD for word in words)
    else:
        due = phase_of(s, position) in ("doctor", "deal")
    counted_on = "new_turn" not in words  # then the turn is one more than the turns that are over
    revealed = position["turn"] - (due and counted_on) if "turn" in position else None
    s.cycle = cycle_at(position, revealed, due)
    s.doctor = POSITION.value(s, position, "doctor", -1)
    if "doctor_row" in position or "doctor_deck" in position:
        s.doctor_row, s.doctor_deck = described_cards(s, position)
    else:
        wanted = (0 if due and s.doctor < 0 else 1) if revealed is None else revealed - ERAS * s.cycle
        if revealed is None:
            wanted = max(wanted, cards_needed(s, position, words, due))
        s.doctor_row, s.doctor_deck = dealt_cards(s, max(0, min(wanted, ERAS)))
    if "doctor" not in position:
        s.doctor = s.doctor_row[-1] if s.doctor_row else s.doctor_deck[0] if s.cycle else -1
    if revealed is None and "cycle" not in position:
        needed = cards_needed(s, position, words, due)
        while s.cycle + 1 < CYCLES and cards_revealed(s) < needed:
            s.cycle += 1
            if "doctor" not in position and s.doctor < 0:
                s.doctor = s.doctor_deck[0]
    s.turn = position.get("turn", cards_revealed(s) + (due and counted_on))


def cycle_at(position: Json, revealed: int | None, due: bool) -> int:
    """The cycle from 0 on; a cycle's last card is followed by the next cycle only when the turn is over (LOOP-12.4)."""
    if "cycle" in position:
        cycle: int = position["cycle"]
        return cycle - 1
    if revealed is None:
        return 0
    return max(0, min((revealed if due else revealed - 1) // ERAS, CYCLES - 1))


def cards_needed(s: LoopState, position: Json, words: list[str], due: bool) -> int:
    """How many doctor cards there must have been for what lies on the table: a tile archived takes a turn."""
    if "agenda" in position:
        archive_is_due = "archive" in words
    else:
        archive_is_due = phase_of(s, position) in ("action", "acquire", "archive") and not position.get("ending")
    archived = len(position.get("archived", []))
    turns = archived + (archived > 0 and archive_is_due and not due)
    drops = any(s.vortex) + (any(s.vortex) and "place_rifts" in words)
    return max(turns, drops)


def dealt_cards(s: LoopState, revealed: int) -> tuple[list[int], list[int]]:
    """So many of the shuffled cards in the row, the doctor's own last."""
    order = [era for era in reversed(s.doctor_deck) if era != s.doctor]
    own = [s.doctor] if s.doctor >= 0 and revealed else []
    row = order[: revealed - len(own)] + own
    return row, [era for era in s.doctor_deck if era not in row]


def described_cards(s: LoopState, position: Json) -> tuple[list[int], list[int]]:
    """Row and deck; what only one of them names is taken from the other.  Seven cards in all, one an era."""
    row: list[int] = POSITION.value(s, position, "doctor_row", [])
    deck: list[int] = POSITION.value(s, position, "doctor_deck", [])
    if "doctor_deck" not in position:
        deck = [era for era in s.doctor_deck if era not in row]
    elif "doctor_row" not in position:
        row = [era for era in range(ERAS) if era not in deck]
        row.sort(key=lambda era: era == s.doctor)  # the doctor's era was revealed last
    if sorted([*deck, *row]) != list(range(ERAS)):
        raise BadPosition(Message("loop-position-doctor-cards"))
    return row, deck
