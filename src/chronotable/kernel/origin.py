"""How a match began, and where its chance comes from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from chronotable.kernel import former_chance
from chronotable.kernel.chance import VERSION, Chance, Seed, Stream
from chronotable.kernel.pack import Pack

HOLD: Final = "hold"  # in a described position: its first choice waits to be made, even if there is only one answer


class Earlier(NamedTuple):
    """A game that went on under other rules: those it was played under before, and its choices until then."""

    rules: str
    choices: int


@dataclass(frozen=True, slots=True)
class Origin:
    """How a match began: options or a described position, packs, and the seeds with the choice each holds from."""

    options: dict[str, Any]
    position: dict[str, Any] | None
    packs: tuple[Pack, ...]
    seeds: tuple[Seed, ...]
    earlier: Earlier | None = None
    unsealed: bool = False  # somebody changed its save by hand: nothing of it can be proved any more

    def seed_at(self, number: int) -> Seed:
        for seed in reversed(self.seeds):
            if seed.start <= number:
                return seed
        raise IndexError(number)

    def chance_at(self, number: int) -> Stream:
        """The outcomes of choice `number` (0: of the set-up).  Nothing is drawn by a former version any more."""
        seed = self.seed_at(number)
        if seed.version != VERSION:
            raise ValueError(f"chance of version {seed.version} is only repeated and checked")
        return Stream(seed.secret, number, seed.takebacks)

    def proof_of(self, number: int) -> Chance:
        """The same outcomes for whoever checks them, in the version in which they were drawn."""
        seed = self.seed_at(number)
        if seed.version == former_chance.VERSION:
            return former_chance.FormerChance(seed.secret, number)
        return Stream(seed.secret, number, seed.takebacks)

    def until(self, at: int, following: Seed | None = None) -> Origin:
        """As far as the first `at` choices are concerned; then the `following` seed, or else today's chance."""
        last = self.seed_at(at + 1)
        if following is None and last.version != VERSION:
            following = Seed(at + 1, last.secret, last.takebacks)
        if following is None:
            return replace(self, seeds=tuple(seed for seed in self.seeds if seed.start <= at + 1))
        return replace(self, seeds=(*(seed for seed in self.seeds if seed.start <= at), following))

    def undone(self, at: int) -> Origin:
        """After an undo to the first `at` choices: what holds now holds for those that are made again, too.

        A seed that holds no longer may be known: to whoever loaded or branched the match, or by an agreed takeback.
        """
        last = self.seeds[-1]
        if last.start <= at + 1 or last.version != VERSION:  # a former version kept its seeds: its proofs need them
            return self
        return self.until(at, last._replace(start=at + 1))

    def taken_back(self, at: int) -> Origin:
        """After an agreed takeback to the first `at` choices: what was seen does not come again."""
        last = self.seeds[-1]
        if last.version != VERSION:  # a log of former times: there it did, and its proof needs the same again
            return replace(self, seeds=tuple(seed for seed in self.seeds if seed.start <= at + 1))
        return self.until(at, Seed(at + 1, last.secret, last.takebacks + 1))
