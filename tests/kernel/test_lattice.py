"""Nobody can compute what is hidden from what was seen: a lattice attack breaks the former chance, not today's."""

from __future__ import annotations

import pytest

from chronotable.games import game
from chronotable.kernel import chance, former_chance
from chronotable.kernel.chance import Seed, seed_bytes
from chronotable.kernel.match import begin
from chronotable.kernel.origin import Origin
from tests.kernel.lattice import rest_of_deck

GAMES = 20
USED = 14  # outcomes that the attack computes with; more make its lattice larger, not its guess better
LOOP = game("loop")
OPTIONS = LOOP.check_options({"players": 4}, ())
BOX = LOOP.start(OPTIONS, 1).box
ARSENAL = [BOX.card_ids[card] for card in BOX.arsenal]


def hits(version: int, wanted: int) -> tuple[int, int]:
    """How many hidden cards of a fresh match the attack names in their right places, and how many there are.

    The attacker has seen what a spectator saw of the set-up, and then the arsenal turned up card by card.
    """
    origin = Origin(OPTIONS, None, (), (Seed(0, seed_bytes(None), 0, version),))
    match = begin(LOOP, origin, origin.proof_of(0))
    left = [BOX.card_ids[card] for card in match.position.arsenal]  # type: ignore[attr-defined]
    seen = [event["card"] for event in match.events(0, None) if event["kind"] == "card_available"]
    assert sorted([*left, *seen]) == sorted(ARSENAL)
    while len(seen) < wanted:
        seen.append(left.pop())
    numbers = {card: index for index, card in enumerate(ARSENAL)}
    guessed = rest_of_deck(range(len(ARSENAL)), [numbers[card] for card in seen], USED)
    return sum(ARSENAL[guess] == card for guess, card in zip(guessed, left, strict=True)), len(left)


@pytest.mark.parametrize("wanted", [14, 40])
def test_the_attack_recovers_what_the_former_chance_hid(wanted: int) -> None:
    """So the next test can fail."""
    found = [hits(former_chance.VERSION, wanted) for _ in range(GAMES)]
    assert sum(right == hidden for right, hidden in found) >= GAMES * 3 // 4, found


@pytest.mark.parametrize("wanted", [14, 40])
def test_the_attack_is_no_better_than_guessing_in_a_real_match(wanted: int) -> None:
    """Whoever guesses an order has one card right on average, give or take one: 20 in 20 games, give or take 4.5."""
    found = [hits(chance.VERSION, wanted) for _ in range(GAMES)]
    assert sum(right for right, _ in found) <= GAMES + 5 * GAMES**0.5, found
    assert not any(right == hidden for right, hidden in found if hidden > 5), found
