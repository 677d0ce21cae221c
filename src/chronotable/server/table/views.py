"""A match as one seat may see it, ready for the wire.  The only place where the server looks into a match for others.

Everything here goes through the game's whitelists: `view`, the masked events, and the decision of the seat itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from msgspec import UNSET

from chronotable.kernel import engine
from chronotable.kernel.choice import Foreseen
from chronotable.kernel.decision import Decision, Option, Result
from chronotable.kernel.masking import mask
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.kernel.outcome import final_sheet
from chronotable.kernel.state import Event
from chronotable.lessons.lesson import Lesson
from chronotable.lessons.standing import standing
from chronotable.server.table.undone import Undone
from chronotable.server.wire import Situation
from chronotable.server.wire_parts import (
    BriefShown,
    DecisionShown,
    EventShown,
    FateShown,
    Json,
    LessonStanding,
    OptionShown,
    RedoShown,
    ResultShown,
    SheetShown,
    Words,
)

encode = msgspec.json.Encoder().encode
Seat = int | None
_NOTHING, _TRUE, _FALSE = b"null", b"true", b"false"
_SPECTATOR = b',"seat":null,"decision":null,"can_undo":false,"redo":null'
_MOST_KEPT = 20  # texts of one moment: whoever asks from ever other ones on must not fill the memory
_MANY = 50  # events: so many are written once for a viewpoint, wherever somebody wants to begin


class Picture:
    """A match at one moment, written once for all who look at it: what several of them see is encoded once."""

    __slots__ = (
        "_count", "_events", "_goals", "_lesson", "_open", "_redo", "_situations", "_undo", "_views", "match", "result",
        "version", "waiting",
    )  # fmt: skip

    def __init__(
        self,
        match: Match,
        version: int,
        events: int,
        undo: bool,
        may_go_on: bool = True,
        result: ResultShown | None = None,  # that the game had, when the rules here would say otherwise
        redo: Undone | None = None,  # what was taken back last
        lesson: Lesson | None = None,
    ) -> None:
        self.match = match
        self.version = version
        self.waiting = waiting(match) if may_go_on else []
        found = match.told_result if result is None else None
        self.result = result if found is None else result_of(match, found)
        self._undo = undo and may_go_on and self.result is None  # may anything be taken back?
        self._redo = redo if self._undo else None
        self._lesson = lesson
        self._count = events
        self._open = match.game.open_information
        self._views: dict[Seat, msgspec.Raw] = {}
        self._goals: dict[Seat, bytes] = {}  # who looks, what for, and what befalls them
        self._events: dict[Seat, list[msgspec.Raw]] = {}  # all of them, for those who want many
        self._situations: dict[tuple[Seat, int], bytes] = {}  # from where on few of them are wanted

    def frame(self, seat: Seat, events_from: int) -> bytes:
        """The State frame for a seat that knows the events before `events_from`.

        The seat's own part follows what others may share with it, and is put there by hand: most of the time all of it
        is known without encoding anything.
        """
        viewpoint = None if self._open else seat
        situation = self._situations.get((viewpoint, events_from))
        if situation is None:
            situation = self._situation(viewpoint, events_from)
            if len(self._situations) < _MOST_KEPT and self._count - events_from <= _MANY:
                self._situations[viewpoint, events_from] = situation
        if seat is None:
            return b"%b%b%b}" % (situation, _SPECTATOR, self._goal(seat))
        question = encode(decision(self.match, seat)) if seat in self.waiting else _NOTHING
        can_undo = _TRUE if self._undo and self.match.can_undo(seat) else _FALSE
        redo = _NOTHING if self._redo is None else encode(redo_shown(self._redo, seat))
        own = b',"seat":%d,"decision":%b,"can_undo":%b,"redo":%b' % (seat, question, can_undo, redo)
        return b"%b%b%b}" % (situation, own, self._goal(seat))

    def _goal(self, seat: Seat) -> bytes:
        """The end of a State frame: for the eyes of this seat alone, whatever else all may see."""
        goal = self._goals.get(seat)
        if goal is None:
            brief, fates = encode(BriefShown.of(self.match.brief(seat))), encode(fates_shown(self.match, seat))
            goal = self._goals[seat] = b',"brief":%b,"fates":%b%b' % (brief, fates, self._standing(seat))
        return goal

    def _standing(self, seat: Seat) -> bytes:
        """How far the learner has come in the lesson that is played here; for nobody else."""
        if self._lesson is None or seat is None or not self._lesson.is_learner(seat):
            return b""
        return b',"lesson":%b' % encode(LessonStanding.of(standing(self._lesson, self.match)))

    def _situation(self, viewpoint: Seat, events_from: int) -> bytes:
        """A State frame without its end."""
        match = self.match
        view = self._views.get(viewpoint)
        if view is None:
            view = self._views[viewpoint] = msgspec.Raw(encode(match.view(viewpoint)))
        shared = Situation(
            version=self.version,
            choices=len(match.history),
            waiting=self.waiting,
            talk_forbidden=match.talk_forbidden,
            result=self.result,
            view=cast(Any, view),
            events_from=events_from,
            events=cast(Any, self._told(viewpoint, events_from)),
        )
        return encode(shared)[:-1]

    def _told(self, viewpoint: Seat, events_from: int) -> Sequence[EventShown | msgspec.Raw]:
        if self._count - events_from <= _MANY:
            return events(self.match, viewpoint, events_from, self._count)
        told = self._events.get(viewpoint)
        if told is None:
            whole = events(self.match, viewpoint, 0, self._count)
            told = self._events[viewpoint] = [msgspec.Raw(encode(event)) for event in whole]
        return told[events_from:]


def waiting(match: Match) -> list[int]:
    """The seats that have something to choose."""
    return [seat for seat, _, _ in engine.pending(match.position)]


def decision(match: Match, seat: Seat) -> DecisionShown | None:
    found = None if seat is None else match.decision_of(seat)
    return None if found is None else _decision(found)


def _decision(found: Decision) -> DecisionShown:
    return DecisionShown(
        seat=found.seat,
        prompt=Words.of(found.prompt),
        options=[_option(option) for option in found.options],
        rule=found.rule,
    )


def _option(found: Option) -> OptionShown:
    idle = UNSET if found.idle is None else Words.of(found.idle)
    return OptionShown(found.key, Words.of(found.label), found.targets, found.rule, idle)


def label_of(match: Match, number: int) -> Message:
    """What a choice said when it was made, to whoever made it."""
    choice = match.history[number - 1]
    found = match.branch(number - 1).decision_of(choice.seat)
    option = None if found is None else found.get(choice.key)
    return Message("web-choice-plain", key=choice.key) if option is None else option.label


def redo_shown(last: Undone, seat: int) -> RedoShown | None:
    """What the seat may have again, at once or if all agree; not what others undid of their own."""
    is_free = last.is_free_for(seat)
    return RedoShown(len(last.match.history), is_free) if is_free or not last.is_own else None


def fates_shown(match: Match, seat: Seat) -> list[FateShown]:
    return [FateShown(grade, Words.of(text), rule) for grade, text, rule in match.fates(seat)]


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
            shown.append(EventShown(number, choice, chooser, event.kind, args, Words.of(text)))
    return shown


def result_of(match: Match, result: Result, last: Foreseen | None = None) -> ResultShown:
    """All that people are told of the end of a match that is over, or will be with this last choice."""
    victor = match.game.victor(match.position if last is None else last.after)
    scores, reason, said = list(result.scores), Words.of(result.reason), Words.of_any(victor)
    sheet = SheetShown.of(final_sheet(match, last))
    return ResultShown(list(result.winners), scores, reason, result.details, said, sheet)


def facts(view: Json) -> Json:
    """The short facts of a view, for a line in a list of tables."""
    return {name: value for name, value in view.items() if isinstance(value, (str, int))}
