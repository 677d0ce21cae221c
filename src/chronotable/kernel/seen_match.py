"""What can be seen of a match: nothing here changes it.  Playing it is `chronotable.kernel.match`'s."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from chronotable.kernel import engine
from chronotable.kernel.chance import commitment
from chronotable.kernel.choice import Choice, key_of, may_be_key
from chronotable.kernel.decision import Decision, Explanation, Option, Result
from chronotable.kernel.digest import digest
from chronotable.kernel.errors import BadOption, GameOver
from chronotable.kernel.game import Game, Json
from chronotable.kernel.goals import Brief, Fate
from chronotable.kernel.masking import as_event, told_to
from chronotable.kernel.message import Message
from chronotable.kernel.origin import Origin
from chronotable.kernel.schema import short
from chronotable.kernel.showing import Picture, artist
from chronotable.kernel.state import Event, State, Witness
from chronotable.kernel.step import Step


class SeenMatch:
    """A match as one looks at it, whoever looks."""

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
        check_number("since", since)
        since = max(0, since)
        happened = [*self._set_up_events, *(event for choice in self.history for event in choice.events)]
        return told_to(seat, happened, since)

    def log(self, since: int = 0, seat: int | None = None) -> list[Message]:
        """The events as readable messages."""
        return [self.game.event_message(self._state, as_event(told)) for told in self.events(since, seat)]

    def explain(self, key: str | Option, seat: int | None = None) -> Explanation:
        """Whether the key (or the option itself) may be chosen and, if not, why not."""
        key = key_of(key)
        chooser = self._chooser(seat)
        if not may_be_key(key):
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

    # ---- pictures, for notebooks and documents

    def draw(self, seat: int | str | None = None, *, language: str = "en", dark: bool | None = None) -> Picture:
        """The table as the seat sees it, as a spectator does for None; SVG, which notebooks show by themselves.

        Only `draw("all")` shows what all seats together know.  Day or night is the reader's setting unless `dark` says.
        """
        if seat is not None and not isinstance(seat, str):
            self._check_seat(seat)
        return artist().draw(self, seat, language, dark)

    def _repr_svg_(self) -> str:
        """What a spectator sees: a notebook is shown to others."""
        return self.draw()._repr_svg_()

    def _repr_html_(self) -> str:
        return self.draw()._repr_html_()

    # ---- for adapters, which store matches or show them elsewhere

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

    # ---- seats and moments

    def _check_point(self, at: int) -> None:
        check_number("at", at)
        if not 0 <= at <= len(self.history):
            raise BadOption(Message("kernel-branch-range", at=at, last=len(self.history)))

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


def check_number(name: str, value: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadOption(Message("kernel-whole-number", name=name, found=short(value)))
