"""Chapters 6 and 17: a round from its beginning to the countdown."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.room25.state import Figure, Room25State
from chronotable.games.room25.steps import rooms as _rooms  # noqa: F401  the effects of rooms register themselves
from chronotable.games.room25.steps.actions import ActionStep
from chronotable.games.room25.steps.asides import LastMoment
from chronotable.games.room25.steps.cards import DrawCard
from chronotable.games.room25.steps.choice import FigureStep
from chronotable.games.room25.steps.elimination import eliminate
from chronotable.games.room25.steps.escape import time_is_up
from chronotable.games.room25.steps.playing import begin_action, can_play, come_up, play_token
from chronotable.games.room25.steps.programming import Program, available, why_no_token
from chronotable.games.room25.steps.telling import tell
from chronotable.games.room25.terms import (
    ADRENALINE_PASS,
    BASIC_TOKENS,
    CARDS_PHASE,
    COLD,
    COOPERATION,
    COUNTDOWN,
    DECLARED,
    FIRST_PASS,
    GUARD,
    NO_ADRENALINE,
    NO_TOKEN,
    SECOND_PASS,
    SOLO,
    SPECIAL,
    TOKEN_TERMS,
)
from chronotable.kernel.step import Refusal, Step, Things, refuse

CARDS_PER_ROUND: Final = 2


def draws_cards(s: Room25State) -> bool:
    """Cards are drawn in Cooperation and Solo of Season 2, not in the last round (R25-4.12, 4.13)."""
    if s.settings.mode not in (COOPERATION, SOLO) or not s.settings.season2:
        return False
    return not s.last_round or (s.settings.difficulty == "madness" and s.settings.madness_last_round)


class Round(Step[Room25State]):
    """The parts of a round in order (R25-6.1)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-6.1"

    def apply(self, s: Room25State, option: int) -> None:
        s.round += 1
        s.turn_order = [*s.order, *(n for n in range(len(s.figures)) if n not in s.order)]
        for figure in s.figures:
            begin_round(s, figure)
        if s.witness is not None:
            s.witness.tell("round_started", {"round": s.round, "n": s.rounds_left})
        s.agenda.append(COUNT_DOWN)
        s.agenda.append(Pass(ADRENALINE_PASS))
        s.agenda.append(Pass(SECOND_PASS))
        madness = s.settings.difficulty == "madness"
        if madness:
            s.agenda.append(ROUND_CARD)
        s.agenda.append(Pass(FIRST_PASS))
        if madness:
            s.agenda.append(ROUND_CARD)
        s.agenda.append(PROGRAM)
        if not madness:
            s.agenda.append(ROUND_CARDS)


def begin_round(s: Room25State, figure: Figure) -> None:
    """Who plays freely, who has only one action (R25-7.8, 7.9)."""
    figure.free = plays_freely(s, figure)
    figure.limit = actions_allowed(s, figure)


def plays_freely(s: Room25State, figure: Figure) -> bool:
    """Solo, and guards from the round after they were unmasked, play without programming (R25-7.9, 19.1)."""
    return s.settings.mode == SOLO or (figure.role == GUARD and 0 < figure.shown < s.round)


def actions_allowed(s: Room25State, figure: Figure) -> int:
    """Without programming, a round that began in a cold room has one action (R25-7.9)."""
    return 1 if figure.alive and s.kind[figure.tile] == COLD else 2


class RoundCards(Step[Room25State]):
    """So many A.B.M. cards, if this round has any (R25-4.12, 4.13, 4.18)."""

    __slots__ = ("n",)

    rule: ClassVar[str] = "R25-4.12"

    def __init__(self, n: int) -> None:
        self.n = n

    def apply(self, s: Room25State, option: int) -> None:
        if draws_cards(s):
            s.phase = CARDS_PHASE
            for _ in range(self.n):
                s.agenda.append(DrawCard([]))


class Pass(Step[Room25State]):
    """Every living character in order (R25-6.2)."""

    __slots__ = ("phase",)

    rule: ClassVar[str] = "R25-6.2"

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def apply(self, s: Room25State, option: int) -> None:
        s.phase = self.phase
        for figure in reversed(s.turn_order):
            s.agenda.append(Turn(figure, self.phase))


class Turn(FigureStep):
    """A character comes up in a pass (R25-6.2, 6.4)."""

    __slots__ = ("phase",)

    rule: ClassVar[str] = "R25-6.2"

    def __init__(self, figure: int, phase: int) -> None:
        super().__init__(figure)
        self.phase = phase

    def apply(self, s: Room25State, option: int) -> None:
        own = s.figures[self.figure]
        s.acting = -1
        if not own.alive or own.revived:
            return
        s.acting = self.figure
        if self.phase == SECOND_PASS:
            s.agenda.append(Deadline(self.figure))
            s.agenda.append(LastMoment(self.figure))
        if self.phase == ADRENALINE_PASS:
            if own.adrenaline == DECLARED:
                s.agenda.append(LastMoment(self.figure))
                own.adrenaline = NO_ADRENALINE
                come_up(s, self.figure)
                s.agenda.append(AdrenalineAction(self.figure))
        elif own.drawing:
            if own.stack:
                s.reveal()
                begin_action(s, self.figure, own.stack.pop())
        elif own.free:
            if own.actions < own.limit:
                s.agenda.append(FreeAction(self.figure, self.phase))
        elif own.waiting:
            if self.phase == FIRST_PASS:
                s.agenda.append(PlayOrWait(self.figure))
            else:
                play_single(s, self.figure)
        else:
            play_slot(s, self.figure, self.phase)


def play_slot(s: Room25State, figure: int, phase: int) -> None:
    own = s.figures[figure]
    token = own.first if phase == FIRST_PASS else own.second
    if phase == FIRST_PASS:
        own.first = NO_TOKEN
    else:
        own.second = NO_TOKEN
    if token != NO_TOKEN:
        s.reveal()
        begin_action(s, figure, token)


def play_single(s: Room25State, figure: int) -> None:
    own = s.figures[figure]
    token = own.first
    own.first = NO_TOKEN
    own.waiting = False
    s.reveal()
    begin_action(s, figure, token)


class PlayOrWait(ActionStep):
    """A single programmed token is played now or waits for the second pass (R25-7.3)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-7.3"

    def ways(self, s: Room25State) -> list[int]:
        return [1, 0]

    def carry_out(self, s: Room25State, option: int) -> None:
        if option:
            play_single(s, self.figure)

    def way_key(self, s: Room25State, option: int) -> str:
        return "play" if option else "wait"


PASS_ON: Final = 99


class FreeAction(ActionStep):
    """Without programming: any of its tokens, another one in the second pass; one pass may be left out (R25-7.9)."""

    __slots__ = ("phase",)

    rule: ClassVar[str] = "R25-7.9"

    def __init__(self, figure: int, phase: int) -> None:
        super().__init__(figure)
        self.phase = phase

    def ways(self, s: Room25State) -> list[int]:
        own = s.figures[self.figure]
        tokens = [token for token in available(s, self.figure) if token not in own.played]
        if tokens and (self.phase == FIRST_PASS or own.actions):
            tokens.append(PASS_ON)
        return tokens

    def carry_out(self, s: Room25State, option: int) -> None:
        if option != PASS_ON:
            begin_action(s, self.figure, option)

    def way_key(self, s: Room25State, option: int) -> str:
        return "done" if option == PASS_ON else f"token:{TOKEN_TERMS[option]}"

    def idle(self, s: Room25State, option: int) -> Refusal | None:
        in_vain = 0 <= option < PASS_ON and not can_play(s, self.figure, option)
        return refuse("in-vain", "R25-6.3", token=option) if in_vain else None

    def why_not(self, s: Room25State, verb: str, given: Things) -> Refusal | None:
        if verb != "token":
            return None
        return why_no_token(s, self.figure, given["token"]) or refuse("token-played", "R25-7.9")


class AdrenalineAction(ActionStep):
    """The third action: one of the four basic ones that is possible, lost tokens included (R25-13.3 to 13.9)."""

    __slots__ = ()

    term: ClassVar[str] = "adrenaline"
    rule: ClassVar[str] = "R25-13.3"

    def ways(self, s: Room25State) -> list[int]:
        if s.kind[s.figures[self.figure].tile] == COLD:
            return []
        return [token for token in range(BASIC_TOKENS) if can_play(s, self.figure, token)]

    def carry_out(self, s: Room25State, option: int) -> None:
        play_token(s, self.figure, option)

    def lose(self, s: Room25State) -> None:
        if s.witness is not None:
            tell(s, "adrenaline_lost", character=self.figure)

    def way_key(self, s: Room25State, option: int) -> str:
        return f"token:{TOKEN_TERMS[option]}"

    def why_not(self, s: Room25State, verb: str, given: Things) -> Refusal | None:
        special = verb == "token" and given["token"] == SPECIAL
        return refuse("adrenaline-special", "R25-13.3") if special else None


class Deadline(FigureStep):
    """Whoever is still in a flooded room at the end of the second action of the next round drowns (R25-11.19)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-11.18"

    def apply(self, s: Room25State, option: int) -> None:
        own = s.figures[self.figure]
        if own.drown and own.drown <= s.round:
            eliminate(s, [self.figure])


class CountDown(Step[Room25State]):
    """Tokens come back, the line of markers moves on, a round less is left (R25-17.1 to 17.5)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-17.1"

    def apply(self, s: Room25State, option: int) -> None:
        s.phase = COUNTDOWN
        s.acting = -1
        if s.last_round:
            time_is_up(s)
            return
        s.slid = [0] * len(s.slid)
        s.discard.extend(s.display)
        s.display = []
        s.rounds_left -= 1
        while s.order and not s.figures[s.order[0]].alive:
            s.order.pop(0)
        if s.order:
            s.order.append(s.order.pop(0))
        s.order = [*(figure for figure in s.returning if s.figures[figure].alive), *s.order]
        s.returning = []
        for figure in s.figures:
            figure.revived = False
            figure.first = NO_TOKEN
            figure.second = NO_TOKEN
            figure.waiting = False
            if not figure.paranoid:
                figure.drawing = False
                figure.stack = []
        s.agenda.append(ROUND)


ROUND = Round()
PROGRAM = Program()
COUNT_DOWN = CountDown()
ROUND_CARDS = RoundCards(CARDS_PER_ROUND)
ROUND_CARD = RoundCards(1)
