"""A match: a game being played, with its history, its secret seed and its witnesses."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Final, NamedTuple, cast

from chronotable.kernel import engine, notation
from chronotable.kernel.chance import (
    PLACING,
    SEED_BYTES,
    Chance,
    ChanceMismatch,
    Script,
    Seed,
    Stream,
    commitment,
    seed_bytes,
)
from chronotable.kernel.decision import Decision, Explanation, Option, Result
from chronotable.kernel.digest import digest
from chronotable.kernel.errors import BadOption, BadPosition, GameOver, IllegalChoice, IllegalUndo
from chronotable.kernel.game import Game, Json
from chronotable.kernel.goals import Brief, Fate
from chronotable.kernel.masking import as_event, mask, told_to
from chronotable.kernel.measure import OPTIONS, too_large
from chronotable.kernel.message import Message
from chronotable.kernel.origin import HOLD, Origin
from chronotable.kernel.pack import Pack
from chronotable.kernel.rng import spread
from chronotable.kernel.schema import cut, short
from chronotable.kernel.state import Event, State, Witness
from chronotable.kernel.step import Step

_LONGEST_KEY: Final = 200  # characters; the keys of all games together have up to 40


class Choice(NamedTuple):
    """One choice that was made, and what chance added to it."""

    seat: int
    key: str
    outcomes: tuple[int, ...]
    events: tuple[Event, ...]
    revealed: bool
    before: State  # the state it was made in; never changed


class Foreseen(NamedTuple):
    """A choice that could be made, and the state it leads to."""

    choice: Choice
    after: State


class Match:
    """A running or finished match.  Made by `chronotable.new`, `load`, `replay` and `position`."""

    __slots__ = {
        "game": "The game that is played: a `chronotable.Game`.",
        "origin": "How the match began: its options, packs and seeds, or the described position.",
        "history": "The choices made so far, the first one first: `seat`, `key`, `outcomes` of chance and so on.",
        "set_up_outcomes": "What chance brought in the set-up.",
        "_set_up_events": "What happened in the set-up, unmasked.",
        "_state": "The present state, with every secret.",
        "_digests": "Of the positions, as far as they were asked for: positions do not change, and digests cost time.",
        "__weakref__": "",
    }

    def __init__(self, game: Game[Any], origin: Origin, state: State, witness: Witness) -> None:
        self.game = game
        self.origin = origin
        self.history: list[Choice] = []
        self.set_up_outcomes = tuple(witness.outcomes)
        self._set_up_events = tuple(witness.events)
        self._state = state
        self._digests: list[str] = []
        state.witness = None

    # ---- looking

    @property
    def seats(self) -> int:
        """The number of seats; they are numbered from 0."""
        return self.game.seats(self._state)

    @property
    def rules(self) -> str:
        """The version of the rules that it is played under, with those of packages that play a part in it."""
        return self.game.rules_for(self.origin.options)

    @property
    def talk_forbidden(self) -> bool:
        """Does a rule forbid talking now?"""
        return self.game.talk_forbidden(self._state)

    @property
    def unsealed(self) -> bool:
        """Was a save of it changed by hand?  Then nothing of it can be proved, and its saves say so for good."""
        return self.origin.unsealed

    @property
    def commitment(self) -> str:
        """The hash of the secret seed, public from the first move."""
        return commitment(self.origin.seeds[-1].secret)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What is waiting for a choice; empty when the game is over."""
        return tuple(self._decision(seat, step, options) for seat, step, options in engine.pending(self._state))

    def _decision(self, seat: int, step: Step[Any], options: list[int]) -> Decision:
        s = self._state
        shown = tuple(self.game.option(s, step, option) for option in options)
        return Decision(seat, self.game.prompt(s, step), shown, step.rule)

    def decision_of(self, seat: int) -> Decision | None:
        """What is waiting for a choice of the seat."""
        for chooser, step, options in engine.pending(self._state):
            if chooser == seat:
                return self._decision(seat, step, options)
        return None

    @property
    def decision(self) -> Decision | None:
        """The first of what is waiting for a choice; None when the game is over."""
        for seat, step, options in engine.pending(self._state):
            return self._decision(seat, step, options)
        return None

    def ask(self, seat: int | None = None) -> Decision:
        """What is waiting for a choice: of the seat, or the first.  GameOver when there is nothing more to choose."""
        if seat is not None:
            self._check_seat(seat)
        found = self.decision if seat is None else self.decision_of(seat)
        if found is not None:
            return found
        if self.over or seat is None:
            raise GameOver(Message("kernel-why-over"))
        raise BadOption(Message("kernel-play-seat", seat=str(seat), seats=[str(each) for each in self.waiting()]))

    def waiting(self) -> tuple[int, ...]:
        """The seats that are to choose now, in the order of `decisions`: quicker than these, which have words."""
        return tuple(seat for seat, _, _ in engine.pending(self._state))

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.result is not None

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it runs."""
        return self.game.result(self._state)

    @property
    def told_result(self) -> Result | None:
        """The same, with what only the events of the last choice tell of it: for people to read."""
        return self.game.told_result(self._state, self.told(len(self.history)))

    def view(self, seat: int | None = None) -> Json:
        """What the seat may see, as JSON values; a spectator's view for None."""
        if seat is not None:
            self._check_seat(seat)
        return cast("Json", self.game.view(self._state, seat))

    def brief(self, seat: int | None = None) -> Brief | None:
        """Who the seat is and what it wants, for its eyes alone; what a spectator may know of it for None."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.brief(self._state, seat)

    def fates(self, seat: int | None = None) -> Sequence[Fate]:
        """What threatens the seat now or has befallen it, for its eyes alone; what threatens all for None."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.fates(self._state, seat)

    def events(self, since: int = 0, seat: int | None = None) -> list[Json]:
        """What happened, masked for the seat, from event number `since` on."""
        if seat is not None:
            self._check_seat(seat)
        _check_number("since", since)
        since = max(0, since)
        happened = [*self._set_up_events, *(event for choice in self.history for event in choice.events)]
        return told_to(seat, happened, since)

    def log(self, since: int = 0, seat: int | None = None) -> list[Message]:
        """The events as readable messages."""
        return [self.game.event_message(self._state, as_event(told)) for told in self.events(since, seat)]

    def explain(self, key: str | Option, seat: int | None = None) -> Explanation:
        """Whether the key (or the option itself) may be chosen and, if not, why not."""
        key = _key_of(key)
        chooser = self._chooser(seat)
        if not _may_be_key(key):
            return Explanation(False, Message("kernel-why-no-key", found=short(key)), "")
        decision = self.decision_of(chooser)
        if decision is not None:
            option = decision.get(key) or decision.get(self.game.same_key(self._state, chooser, key) or key)
            if option is not None:
                return Explanation(True, option.label, option.rule)
        if self.over:
            return Explanation(False, Message("kernel-why-over"), "")
        reason, rule = self.game.explain(self._state, chooser, key)
        return Explanation(False, reason, rule)

    # ---- playing

    def choose(self, key: str | Option, seat: int | None = None) -> None:
        """Make a choice, by its key or by the option itself.

        What is not offered raises IllegalChoice and changes nothing.
        """
        self._choose(_key_of(key), self._chooser(seat), self._chance())

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
        if _may_be_key(key) and (same := self.game.same_key(s, seat, key)) is not None:
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

    def _check_point(self, at: int) -> None:
        _check_number("at", at)
        if not 0 <= at <= len(self.history):
            raise BadOption(Message("kernel-branch-range", at=at, last=len(self.history)))

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
        _check_number("number", number)
        copy: State = self.game.determinise(self._state, seat, spread(number))
        return copy

    # ---- for adapters, which store matches or show them elsewhere: programs that play need none of these

    @property
    def position(self) -> State:
        """For adapters: the present state, never to be changed, and holding every secret."""
        return self._state

    def position_at(self, number: int) -> State:
        """For adapters: the state after so many choices, never to be changed."""
        self._check_point(number)
        return self.history[number].before if number < len(self.history) else self._state

    def digest_at(self, number: int) -> str:
        """For adapters: the digest of the position after so many choices."""
        self._check_point(number)
        known = self._digests
        if len(known) <= number:
            known.extend([""] * (number + 1 - len(known)))
        if not known[number]:
            known[number] = digest(self.position_at(number))
        return known[number]

    def told(self, number: int) -> tuple[Event, ...]:
        """For adapters: the events of choice `number` (0: of the set-up), to be masked by `mask`."""
        return self.history[number - 1].events if number else self._set_up_events

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

    # ---- seats

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadOption(Message("kernel-unknown-seat", seat=str(seat), last=self.seats - 1))

    def _chooser(self, seat: int | None) -> int:
        if seat is not None:
            self._check_seat(seat)
            return seat
        waiting = self.waiting()
        if len(waiting) > 1:
            raise BadOption(Message("kernel-seat-needed", seats=[str(w) for w in waiting]))
        return waiting[0] if waiting else 0


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


def _key_of(choice: str | Option) -> str:
    return choice.key if isinstance(choice, Option) else choice


def _may_be_key(key: object) -> bool:
    """No game has other keys: such a one is not repeated in an answer."""
    return isinstance(key, str) and len(key) <= _LONGEST_KEY and key.isprintable()


def _check_number(name: str, value: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadOption(Message("kernel-whole-number", name=name, found=short(value)))


__all__ = ["Choice", "Match", "Option", "Origin", "begin", "mask", "new_match", "place", "secret_of"]
