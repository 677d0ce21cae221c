"""What could be hidden behind a seat's view: everything it cannot know, drawn anew.

Drawing starts from sorted lists, so that the true order leaves no trace in the result.
"""

from __future__ import annotations

from itertools import pairwise

from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.drafts import ASSETS, ENDGAME_KEPT, DraftEndgame, hand_of
from chronotable.games.anachrony.steps.power_up import PowerUp
from chronotable.games.anachrony.steps.warp import warp_choices
from chronotable.games.anachrony.terms import ENDGAME_TERMS, ERAS, FREE, POWER_UP, SETUP_PHASE
from chronotable.kernel.engine import ask_again, pending


def determinise(s: AnachronyState, seat: int, rng: int) -> AnachronyState:
    """A copy in which stacks, decks, face-down superprojects and others' secret choices are drawn anew."""
    copy = s.clone()
    copy.rng = rng
    copy.fate = []
    redraw_stacks(copy)
    redraw_projects(copy)
    redraw_secrets(copy, seat)
    if copy.hands and copy.phase == SETUP_PHASE:
        if any(step.term == DraftEndgame.term for _, step, _ in pending(copy)):
            redraw_endgame(copy, seat)
        else:
            redraw_assets(copy, seat)
        ask_again(copy)  # the others' options come from their new hands
    return copy


def redraw_stacks(s: AnachronyState) -> None:
    """Decks, and primary stacks between the top and what was given up (ANA-0.7, 33.14)."""
    for deck in (s.recruit_deck, s.mine_deck):
        deck.sort()
        s.shuffle(deck)
    for row, stack in enumerate(s.primary):
        known = min(s.returned[row], len(stack))
        middle = sorted(stack[known:-1])
        s.shuffle(middle)
        stack[known:-1] = middle


def redraw_projects(s: AnachronyState) -> None:
    """Face-down superprojects may be any that are not seen (ANA-2.6)."""
    hidden = [place for place in range(s.era + 1, ERAS) if s.projects[place] != FREE]
    pool = sorted([*(s.projects[place] for place in hidden), *s.unused_projects])
    s.shuffle(pool)
    for place in hidden:
        s.projects[place] = pool.pop()
    s.unused_projects = pool


def redraw_secrets(s: AnachronyState, seat: int) -> None:
    """Warp tiles that others chose, or how they power up (ANA-7.1, 26.3)."""
    for other, player in enumerate(s.players):
        if other == seat or player.secret < 0:
            continue
        choices = PowerUp(other).options(s) if s.phase == POWER_UP else warp_choices(player)
        player.secret = choices[s.below(len(choices))]


def redraw_endgame(s: AnachronyState, seat: int) -> None:
    """The others' endgame cards and which of them they keep (ANA-26.15)."""
    pool = [card for card in range(len(ENDGAME_TERMS)) if card not in s.hands[seat]]
    s.shuffle(pool)
    for other in range(len(s.hands)):
        if other == seat:
            continue
        s.hands[other] = sorted([pool.pop() for _ in s.hands[other]])
        if s.cards_kept[other]:
            cards = s.hands[other].copy()
            s.shuffle(cards)
            s.cards_kept[other] = sorted(cards[: ENDGAME_KEPT[len(s.players)]])


def redraw_assets(s: AnachronyState, seat: int) -> None:
    """Asset cards: the seat knows the hands it has held, and so part of what others took (ANA-26.11)."""
    count = len(s.hands)
    completed = min([len(cards) for cards in s.cards_kept])
    held: dict[int, list[int]] = {}  # by hand: the rounds in which the seat held it
    for turn in range(completed + 1):
        held.setdefault(hand_of(s, seat, turn), []).append(turn)
    seen = [card for hand, turns in held.items() for card in [*s.hands[hand], *s.cards_kept[hand][turns[0] :]]]
    unseen = [card for card in range(ASSETS) if card not in seen]
    s.shuffle(unseen)
    for hand in range(count):
        kept = s.cards_kept[hand]
        turns = held.get(hand, [])
        if not turns:
            s.cards_kept[hand] = [unseen.pop() for _ in kept]
            s.hands[hand] = sorted([unseen.pop() for _ in s.hands[hand]])
            continue
        for place in range(min(turns[0], len(kept))):
            kept[place] = unseen.pop()
        for turn, following in pairwise(turns):  # what others took in between is known, but not who took what
            between = sorted(kept[turn + 1 : following])
            s.shuffle(between)
            kept[turn + 1 : following] = between
        rest = sorted([*s.hands[hand], *kept[turns[-1] + 1 :]])
        s.shuffle(rest)
        for place in range(turns[-1] + 1, len(kept)):
            kept[place] = rest.pop()
        s.hands[hand] = sorted(rest)
