"""A lattice attack on the fast generator: from some outcomes that were seen to all that were not.

Multiply-with-carry is the generator s' = a*s mod m with m = a*2^32 - 1, and an outcome below n tells the top log2(n)
bits of the next s.  So the states are a point of a lattice, and what was seen is a point near it: reduce the
lattice (LLL), round (Babai's nearest plane), and the state is found if some 65 bits were seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache

from chronotable.kernel.rng import LOW32, MULTIPLIER

MODULUS = (MULTIPLIER << 32) - 1
Row = list[int]


def dot(one: Sequence[int], other: Sequence[int]) -> int:
    return sum(x * y for x, y in zip(one, other))


def reduced(basis: list[Row]) -> list[Row]:
    """LLL in whole numbers (Cohen, algorithm 2.6.7), with delta 3/4."""
    rows = [row.copy() for row in basis]
    count = len(rows)
    d = [1] + [0] * count  # d[i + 1]: the Gram determinant of the first i + 1 rows
    lam = [[0] * count for _ in range(count)]

    def reduce(k: int, j: int) -> None:
        if 2 * abs(lam[k][j]) <= d[j + 1]:
            return
        q = (2 * lam[k][j] + d[j + 1]) // (2 * d[j + 1])
        rows[k] = [x - q * y for x, y in zip(rows[k], rows[j])]
        lam[k][j] -= q * d[j + 1]
        for i in range(j):
            lam[k][i] -= q * lam[j][i]

    def swap(k: int, top: int) -> None:
        rows[k], rows[k - 1] = rows[k - 1], rows[k]
        lam[k][: k - 1], lam[k - 1][: k - 1] = lam[k - 1][: k - 1], lam[k][: k - 1]
        x = lam[k][k - 1]
        b = (d[k - 1] * d[k + 1] + x * x) // d[k]
        for i in range(k + 1, top + 1):
            t = lam[i][k]
            lam[i][k] = (d[k + 1] * lam[i][k - 1] - x * t) // d[k]
            lam[i][k - 1] = (b * t + x * lam[i][k]) // d[k + 1]
        d[k] = b

    k, top = 1, 0
    d[1] = dot(rows[0], rows[0])
    while k < count:
        if k > top:
            top = k
            for j in range(k + 1):
                u = dot(rows[k], rows[j])
                for i in range(j):
                    u = (d[i + 1] * u - lam[k][i] * lam[j][i]) // d[i]
                if j < k:
                    lam[k][j] = u
                else:
                    d[k + 1] = u
        reduce(k, k - 1)
        if 4 * d[k + 1] * d[k - 1] < 3 * d[k] * d[k] - 4 * lam[k][k - 1] ** 2:
            swap(k, top)
            k = max(1, k - 1)
        else:
            for j in range(k - 2, -1, -1):
                reduce(k, j)
            k += 1
    return rows


@cache
def lattice(size: int) -> tuple[list[Row], list[list[Fraction]], list[Fraction]]:
    """The reduced lattice of `size` states in a row, with its orthogonal basis and the squares of that."""
    basis = [[pow(MULTIPLIER, k, MODULUS) for k in range(size)]]
    basis += [[MODULUS if k == i else 0 for k in range(size)] for i in range(1, size)]
    rows = reduced(basis)
    orthogonal: list[list[Fraction]] = []
    squares: list[Fraction] = []
    for row in rows:
        left = [Fraction(x) for x in row]
        for other, square in zip(orthogonal, squares):
            part = sum((x * y for x, y in zip(row, other)), Fraction(0)) / square
            left = [Fraction(round((x - part * y) * 1024), 1024) for x, y in zip(left, other)]  # as exact as needed
        orthogonal.append(left)
        squares.append(sum((x * x for x in left), Fraction(0)))
    return rows, orthogonal, squares


def state_after(seen: Sequence[int], bounds: Sequence[int]) -> int:
    """The state of the generator that gave these outcomes in a row, after the second of them."""
    rows, orthogonal, squares = lattice(len(seen))
    target = [MODULUS * (2 * outcome + 1) // (2 * n) for outcome, n in zip(seen, bounds)]
    left = target.copy()
    for row, other, square in zip(rows[::-1], orthogonal[::-1], squares[::-1]):
        nearest = round(sum((x * y for x, y in zip(left, other)), Fraction(0)) / square)
        left = [x - nearest * y for x, y in zip(left, row)]
    return (target[0] - left[0]) % MODULUS


def outcomes_from(state: int, bounds: Sequence[int]) -> list[int]:
    """What the generator gives from this state on, the outcome that led to it first."""
    drawn = []
    for n in bounds:
        drawn.append(((state & LOW32) * n) >> 32)
        state = MULTIPLIER * (state & LOW32) + (state >> 32)
    return drawn


def rest_of_deck(start: Sequence[int], seen: Sequence[int], used: int) -> list[int]:
    """A deck that was `start` before it was shuffled, of which the top cards `seen` are known: the rest, guessed.

    `State.shuffle` puts every outcome where the card turned up next lies, so that a seen card is a seen outcome.
    """
    size = len(start)
    deck = list(start)
    seen_outcomes = []
    for place, card in zip(range(size - 1, 0, -1), seen):
        outcome = deck.index(card)
        seen_outcomes.append(outcome)
        deck[place], deck[outcome] = deck[outcome], deck[place]
    bounds = list(range(size, 1, -1))
    state = state_after(seen_outcomes[:used], bounds[:used])
    guessed = [seen_outcomes[0], *outcomes_from(state, bounds[1:])]
    for place in range(size - 1 - len(seen), 0, -1):
        outcome = guessed[size - 1 - place]
        deck[place], deck[outcome] = deck[outcome], deck[place]
    return deck[: size - len(seen)]
