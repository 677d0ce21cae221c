"""A match as one seat may see it, ready for the wire.  The only place where the server looks into a match for others.

Everything here goes through the game's whitelists: `view`, the masked events, and the decision of the seat itself.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from chronotable.kernel import engine
from chronotable.kernel.decision import Decision, Result
from chronotable.kernel.match import Match, mask
from chronotable.kernel.state import Event
from chronotable.server.wire import DecisionShown, EventShown, Json, OptionShown, ResultShown, State
from chronotable.server.words import words

encode = msgspec.json.Encoder().encode
Seat = int | None
_MOST_KEPT = 20  # lists of events of one moment: whoever asks from ever other ones on must not fill the memory


class Picture:
    """A match at one moment, written once for all who look at it: what several of them see is encoded once."""

    def __init__(self, match: Match, version: int, events: int) -> None:
        self.match = match
        self.version = version
        self.waiting = waiting(match)
        self.result = match.result
        self._count = events
        self._open = match.game.open_information
        self._talk_forbidden = match.talk_forbidden
        self._result = None if self.result is None else _result(self.result)
        self._views: dict[Seat, msgspec.Raw] = {}
        self._events: dict[tuple[Seat, int], msgspec.Raw] = {}

    def frame(self, seat: Seat, events_from: int, can_undo: bool) -> bytes:
        """The State frame for a seat that knows the events before `events_from`."""
        return encode(self.state(seat, events_from, can_undo))

    def state(self, seat: Seat, events_from: int, can_undo: bool) -> State:
        match = self.match
        viewpoint = None if self._open else seat
        view = self._views.get(viewpoint)
        if view is None:
            view = self._views[viewpoint] = msgspec.Raw(encode(match.view(viewpoint)))
        told = self._events.get((viewpoint, events_from))
        if told is None:
            news = events(match, viewpoint, events_from, self._count)
            told = msgspec.Raw(encode(news))
            if len(self._events) < _MOST_KEPT:
                self._events[viewpoint, events_from] = told
        return State(
            version=self.version,
            choices=len(match.history),
            seat=seat,
            view=cast(Any, view),
            decision=decision(match, seat) if seat in self.waiting else None,
            waiting=self.waiting,
            events_from=events_from,
            events=cast(Any, told),
            can_undo=can_undo,
            talk_forbidden=self._talk_forbidden,
            result=self._result,
        )


def waiting(match: Match) -> list[int]:
    """The seats that have something to choose."""
    return [seat for seat, _, _ in engine.pending(match.position)]


def decision(match: Match, seat: Seat) -> DecisionShown | None:
    found = None if seat is None else match.decision_of(seat)
    return None if found is None else _decision(found)


def _decision(found: Decision) -> DecisionShown:
    return DecisionShown(
        seat=found.seat,
        prompt=words(found.prompt),
        options=[OptionShown(each.key, words(each.label), list(each.targets), each.rule) for each in found.options],
        rule=found.rule,
    )


def events_count(match: Match) -> int:
    return sum(len(match.told(choice)) for choice in range(len(match.history) + 1))


def events(match: Match, seat: Seat, since: int, count: int) -> list[EventShown]:
    """What happened, masked for the seat, from event number `since` on; `count` is how many there are in all."""
    shown: list[EventShown] = []
    number = count
    for choice in range(len(match.history), -1, -1):  # from the newest back: mostly only the last ones are wanted
        if number <= since:
            break
        told = match.told(choice)
        number -= len(told)
        chooser = match.history[choice - 1].seat if choice else None
        shown[:0] = _events(match, seat, told, number, choice, chooser, since)
    return shown


def _events(
    match: Match, seat: Seat, told: Sequence[Event], first: int, choice: int, chooser: Seat, since: int
) -> list[EventShown]:
    shown = []
    for number, event in enumerate(told, first):
        if number >= since:
            args = mask(event, seat)
            text = match.game.event_message(match.position, Event(event.kind, args, (), ()))
            shown.append(EventShown(number, choice, chooser, event.kind, args, words(text)))
    return shown


def _result(result: Result) -> ResultShown:
    return ResultShown(list(result.winners), list(result.scores), words(result.reason), result.details)


def facts(view: Json) -> Json:
    """The short facts of a view, for a line in a list of tables."""
    return {name: value for name, value in view.items() if isinstance(value, (str, int))}
