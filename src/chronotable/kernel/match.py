"""A match: a game being played, with its history, its secret seed and its witnesses."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from chronotable.kernel import engine, notation
from chronotable.kernel.chance import PLACING, SEED_BYTES, Chance, ChanceMismatch, Script, Seed, Stream, seed_bytes
from chronotable.kernel.choice import Choice, Foreseen, key_of, may_be_key
from chronotable.kernel.decision import Option
from chronotable.kernel.errors import BadOption, BadPosition, IllegalChoice, IllegalUndo
from chronotable.kernel.game import Game, Json
from chronotable.kernel.measure import OPTIONS, too_large
from chronotable.kernel.message import Message
from chronotable.kernel.origin import HOLD, Origin
from chronotable.kernel.pack import Pack
from chronotable.kernel.rng import spread
from chronotable.kernel.schema import cut, short
from chronotable.kernel.seen_match import SeenMatch, check_number
from chronotable.kernel.state import State, Witness


class Match(SeenMatch):
    """A running or finished match.  Made by `chronotable.new`, `load`, `replay` and `position`."""

    __slots__ = ()

    # ---- playing

    def choose(self, key: str | Option, seat: int | None = None) -> None:
        """Make a choice, by its key or by the option itself.

        What is not offered raises IllegalChoice and changes nothing.
        """
        self._choose(key_of(key), self._chooser(seat), self._chance())

    def _chance(self) -> Stream:
        """The chance of the next choice."""
        return self.origin.chance_at(len(self.history) + 1)

    def _choose(self, key: str, seat: int, chance: Chance) -> None:
        self.accept(self._foresee(key, seat, chance))

    def _offered(self, key: str, seat: int) -> tuple[str, int]:
        """Which of the seat's options it is, with its proper key; IllegalChoice when none."""
        s = self._state
        keys = [
            step.key(s, option) for chooser, step, options in engine.pending(s) if chooser == seat for option in options
        ]
        if key in keys:
            return key, keys.index(key)
        if may_be_key(key) and (same := self.game.same_key(s, seat, key)) is not None:
            return same, keys.index(same)
        explanation = self.explain(key, seat)
        raise IllegalChoice(cut(key) if isinstance(key, str) else short(key), explanation.reason, explanation.rule)

    def _foresee(self, key: str, seat: int, chance: Chance) -> Foreseen:
        key, index = self._offered(key, seat)
        return self._foresee_option(key, index, seat, chance)

    def _foresee_option(self, key: str, index: int, seat: int, chance: Chance) -> Foreseen:
        before = self._state
        after = before.clone()
        witness = Witness(chance)
        after.draw_from(witness)
        engine.choose_for(after, seat, index)
        after.witness = None
        choice = Choice(seat, key, tuple(witness.outcomes), tuple(witness.events), witness.revealed, before)
        return Foreseen(choice, after)

    def undo(self, seat: int | None = None) -> None:
        """Take back the last choice of the seat (by default of whoever chose last), unless something was revealed.

        The end of the game reveals everything.  Choices that others made since, at the same time as the seat, are kept.
        """
        number = self._undo_point(seat)
        origin = self.origin.undone(number)
        earlier = self._from(number, origin.until(number))
        try:
            for choice in self.history[number + 1 :]:
                earlier._choose(choice.key, choice.seat, earlier._chance())
        except IllegalChoice as error:
            raise IllegalUndo(Message("kernel-undo-others")) from error
        self._state = earlier._state
        self.history = earlier.history
        self._digests = earlier._digests
        self.origin = origin

    def _undo_point(self, seat: int | None) -> int:
        """How many choices stay before the one that is taken back.  IllegalUndo when it must not be."""
        if self.result is not None:  # the end reveals everything: seeds, hands, roles
            raise IllegalUndo(Message("kernel-undo-over"))
        if not self.history:
            raise IllegalUndo(Message("kernel-undo-nothing"))
        taker = self.history[-1].seat if seat is None else seat
        self._check_seat(taker)
        number = next((n for n in range(len(self.history) - 1, -1, -1) if self.history[n].seat == taker), None)
        if number is None:
            raise IllegalUndo(Message("kernel-undo-nothing"))
        later = self.history[number:]
        if any(choice.revealed for choice in later):
            raise IllegalUndo(Message("kernel-undo-revealed"))
        if len(later) > 1 and not all(choice.before.threads for choice in later):
            raise IllegalUndo(Message("kernel-undo-others"))
        return number

    def can_undo(self, seat: int | None = None) -> bool:
        """Would `undo` take something back?"""
        if not self.history:
            return False
        last = self.history[-1]
        if last.revealed:  # asked for every seat after every move: mostly it is as simple as that
            return False
        if self.result is not None:
            return False
        if seat is None or seat == last.seat:
            return True
        if not last.before.threads:
            return False
        try:
            if self._undo_point(seat) < len(self.history) - 1:
                self.clone().undo(seat)  # others chose since: only a trial can tell whether their choices stand
        except IllegalUndo:
            return False
        return True

    # ---- other timelines

    def clone(self) -> Match:
        """An independent copy."""
        return self.branch(len(self.history))

    def branch(self, at: int, seed: int | bytes | None = None) -> Match:
        """A new match from the point after the first `at` choices; with a seed, chance goes another way from there."""
        self._check_point(at)
        return self._from(at, self.origin.until(at, None if seed is None else Seed(at + 1, secret_of(seed))))

    def take_back(self, at: int) -> Match:
        """The match after its first `at` choices, all having agreed: what was seen does not come again."""
        if self.result is not None:
            raise IllegalUndo(Message("kernel-undo-over"))
        self._check_point(at)
        origin = self.origin.taken_back(at)
        if origin.seeds[-1].takebacks > notation.MOST_TAKEBACKS or len(origin.seeds) > notation.MOST_SEEDS:
            raise IllegalUndo(Message("kernel-undo-takebacks", n=self.origin.seeds[-1].takebacks))
        return self._from(at, origin)

    def _from(self, at: int, origin: Origin) -> Match:
        other = Match.__new__(Match)
        other.game = self.game
        other.origin = origin
        other.history = self.history[:at]
        other.set_up_outcomes = self.set_up_outcomes
        other._set_up_events = self._set_up_events
        other._state = self.position_at(at)
        other._digests = self._digests[: at + 1]
        return other

    # ---- text

    def save(self) -> str:
        """The notation: header, choices and outcomes as readable text.  It holds the secret seed."""
        return notation.write(self)

    def verify(self) -> bool:
        """Do the recorded outcomes follow from the seed?  Anybody can check this when the game is over.

        Never of an unsealed match: whoever changed its save could have changed its seed as well.
        """
        if self.unsealed:
            return False
        again = begin(self.game, self.origin, self.origin.proof_of(0))
        if again.set_up_outcomes != self.set_up_outcomes:
            return False
        for number, choice in enumerate(self.history, 1):
            again._choose(choice.key, choice.seat, self.origin.proof_of(number))
            if again.history[-1].outcomes != choice.outcomes:
                return False
        return True

    # ---- for bots

    def determinise(self, seat: int, number: int) -> State:
        """A state the seat may examine: all it cannot know is drawn anew, from `number`."""
        self._check_seat(seat)
        check_number("number", number)
        copy: State = self.game.determinise(self._state, seat, spread(number))
        return copy

    # ---- for adapters, which store matches or show them elsewhere: programs that play need none of these

    def foresee(self, key: str, seat: int | None = None) -> Foreseen:
        """For adapters that must store a choice before it counts: like `choose`, but nothing has happened yet."""
        chooser = self._chooser(seat)
        return self._foresee(key, chooser, self._chance())

    def accept(self, foreseen: Foreseen) -> None:
        """For adapters: now it has happened.  To be called in the position it was foreseen in."""
        self._state = foreseen.after
        self.history.append(foreseen.choice)

    def repeat(self, key: str, seat: int, outcomes: Sequence[int]) -> None:
        """For adapters: a recorded choice again, with its recorded outcomes.  ChanceMismatch if they do not fit."""
        script = Script(tuple(outcomes))
        foreseen = self._foresee(key, seat, script)
        if not script.is_over:
            raise ChanceMismatch("outcomes are left over")
        self.accept(foreseen)

    # ---- value

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.clone()  # what copies share is never changed

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds the record, not the states, which are made again from it."""
        choices = [(choice.key, choice.seat, choice.outcomes) for choice in self.history]
        return _repeated, (self.game, self.origin, self.set_up_outcomes, choices)

    def __eq__(self, other: object) -> bool:
        """Equal when game, packs and position are."""
        return (
            isinstance(other, Match)
            and self.game == other.game
            and [pack.hash for pack in self.origin.packs] == [pack.hash for pack in other.origin.packs]
            and self.game.describe(self._state) == self.game.describe(other._state)
        )

    __hash__ = None  # type: ignore[assignment]  # a match changes

    def __repr__(self) -> str:
        return f"<Match {self.game.name}, {self.seats} seats, {len(self.history)} choices>"


def begin(game: Game[Any], origin: Origin, chance: Chance | None = None) -> Match:
    """The match at its first decision; its set-up is drawn, or comes from elsewhere: a record, or a proof."""
    witness = Witness(origin.chance_at(0) if chance is None else chance)
    if origin.position is None:
        state = game.set_up(origin.options, origin.packs, witness)
    else:
        described = deepcopy(origin.position)
        held = described.pop(HOLD, False)
        state = place(game, described, origin.options, origin.packs, origin.seeds[0].secret)
        if state.fate and not state.agenda:
            raise BadPosition(Message("kernel-position-fate-over"))
        state.draw_from(witness)
        if held:
            engine.hold(state)
    if state.step is None and not state.threads:
        engine.advance(state)
    if origin.position is not None and not engine.pending(state) and game.result(state) is None:
        raise BadPosition(Message("kernel-position-stuck"))
    return Match(game, origin, state, witness)


def _repeated(
    game: Game[Any], origin: Origin, set_up: Sequence[int], choices: Sequence[tuple[str, int, Sequence[int]]]
) -> Match:
    match = begin(game, origin, Script(tuple(set_up)))
    for key, seat, outcomes in choices:
        match.repeat(key, seat, outcomes)
    return match


def place(game: Game[Any], position: Json, options: Json, packs: tuple[Pack, ...], secret: bytes) -> State:
    """A described position on the table; what it leaves open is dealt from the secret."""
    state: State = game.place(position, options, packs, Witness(Stream(secret, PLACING)))
    state.witness = None
    return state


def new_match(game: Game[Any], options: Json, packs: tuple[Pack, ...], seed: int | bytes | None) -> Match:
    if (large := too_large(options, OPTIONS)) is not None:
        raise BadOption(large)
    complete = game.check_options(options, packs)
    return begin(game, Origin(complete, None, packs, (Seed(0, secret_of(seed)),)))


def secret_of(seed: int | bytes | None) -> bytes:
    """The secret bits of a seed, which is a whole number or all the bits themselves; fresh ones for None."""
    whole = isinstance(seed, int) and not isinstance(seed, bool)
    if seed is not None and not whole and not (isinstance(seed, bytes) and len(seed) == SEED_BYTES):
        raise BadOption(Message("kernel-seed", found=short(seed), size=SEED_BYTES))
    return seed_bytes(seed)
