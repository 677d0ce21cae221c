"""Chapters 7 and 13: programming, in secret and all at once; the declaration of adrenaline."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.announcing import after_looking
from chronotable.games.room25.steps.choice import NOTHING, Company, FigureStep, TileStep
from chronotable.games.room25.steps.playing import can_play
from chronotable.games.room25.steps.room_choices import look_at
from chronotable.games.room25.steps.telling import tell
from chronotable.games.room25.terms import (
    ADRENALINE,
    CENTRE,
    COLD,
    DECLARED,
    NEIGHBOURS,
    NO_ADRENALINE,
    NO_TOKEN,
    PROGRAMMING,
    SPECIAL,
    TOKEN_TERMS,
)
from chronotable.kernel.step import Refusal, Simultaneously, Step, Things, refuse

ONE_TOKEN: Final = 7  # in place of the second token


def tokens_of(held: int) -> list[int]:
    """The tokens of a set of bits."""
    return [token for token in range(len(TOKEN_TERMS)) if held >> token & 1]


# All programs of a character who may place one token only, and of one who may place two, by the tokens that it holds.
SINGLES: Final[list[list[int]]] = [
    [token * 8 + ONE_TOKEN for token in tokens_of(held)] for held in range(1 << len(TOKEN_TERMS))
]
PROGRAMS: Final[list[list[int]]] = [
    [first * 8 + second for first in tokens_of(held) for second in tokens_of(held) if first != second] + SINGLES[held]
    for held in range(1 << len(TOKEN_TERMS))
]


class Clues(Step[Room25State]):
    """Before the first round every player in turn may look under one room beside the central one (R25-3.9)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-3.9"

    def apply(self, s: Room25State, option: int) -> None:
        seats = list(dict.fromkeys(s.figures[figure].seat for figure in s.order))
        for seat in reversed(seats):
            s.agenda.append(Clue(first_of(s, seat)))


def first_of(s: Room25State, seat: int) -> int:
    return next(number for number, figure in enumerate(s.figures) if figure.seat == seat)


class Clue(TileStep):
    """One player's starting clue (R25-3.9)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-3.9"

    def options(self, s: Room25State) -> list[int]:
        return [*(s.cell_tile[cell] for cell in NEIGHBOURS[CENTRE]), NOTHING]

    def apply(self, s: Room25State, option: int) -> None:
        if option != NOTHING:
            after_looking(s, [self.figure], option)
            look_at(s, self.figure, option)


def held_tokens(s: Room25State, figure: int) -> int:
    """The tokens a character still has, as a set of bits (R25-7.7)."""
    count = len(TOKEN_TERMS) if s.settings.season2 else len(TOKEN_TERMS) - 1
    return ((1 << count) - 1) & ~s.figures[figure].lost


def available(s: Room25State, figure: int) -> list[int]:
    """The tokens a character still has."""
    return tokens_of(held_tokens(s, figure))


def why_no_token(s: Room25State, figure: int, token: int) -> Refusal | None:
    """Why a character does not have a token."""
    if token == SPECIAL and not s.settings.season2:
        return refuse("classic", "R25-1.4")
    if s.figures[figure].lost >> token & 1:
        return refuse("token-lost", "R25-7.7", character=figure, token=token)
    return None


class Program(Step[Room25State]):
    """All players program at the same time (R25-7.1)."""

    __slots__ = ()

    term: ClassVar[str] = "program_all"
    rule: ClassVar[str] = "R25-7.1"

    def apply(self, s: Room25State, option: int) -> None:
        s.phase = PROGRAMMING
        for figure in s.figures:
            if figure.drawing and not figure.stack:  # paranoia ends with the stack (R25-12.32)
                figure.paranoid = False
                figure.drawing = False
        steps: list[Step[Any]] = []
        for seat in range(s.settings.players):
            figures = [n for n, figure in enumerate(s.figures) if figure.seat == seat and figure.alive]
            if figures:
                steps.append(ProgramNext(figures))
        s.agenda.append(ProgrammingDone())
        s.agenda.append(Simultaneously(steps))


class ProgramNext(Company):
    """A player's characters, one after the other (R25-4.16)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-4.16"

    def apply(self, s: Room25State, option: int) -> None:
        figure = self.figure
        own = s.figures[figure]
        if len(self.figures) > 1:
            s.agenda.append(ProgramNext(self.figures[1:]))
        if own.adrenaline == ADRENALINE and s.kind[own.tile] != COLD:
            s.agenda.append(Declare(figure))
        if not own.free and not own.drawing:
            s.agenda.append(ProgramTokens(figure))


class ProgramTokens(FigureStep):
    """Two different tokens in order, or one alone (R25-7.1 to 7.4, 7.8)."""

    __slots__ = ()

    term: ClassVar[str] = "program"
    rule: ClassVar[str] = "R25-7.1"

    def options(self, s: Room25State) -> list[int]:
        cold = s.kind[s.figures[self.figure].tile] == COLD
        return (SINGLES if cold else PROGRAMS)[held_tokens(s, self.figure)]

    def apply(self, s: Room25State, option: int) -> None:
        own = s.figures[self.figure]
        own.first = option // 8
        own.waiting = option % 8 == ONE_TOKEN
        own.second = NO_TOKEN if own.waiting else option % 8
        if s.witness is not None:
            tell(s, "programmed", character=self.figure)

    def key(self, s: Room25State, option: int) -> str:
        first = TOKEN_TERMS[option // 8]
        return f"program:{first}" if option % 8 == ONE_TOKEN else f"program:{first}:{TOKEN_TERMS[option % 8]}"

    def label_word(self, s: Room25State, option: int) -> str:
        return "program_one" if option % 8 == ONE_TOKEN else ""

    def elements(self, s: Room25State, option: int) -> list[str]:
        """The second token, and the complete program: the board shows it as one."""
        second = [] if option % 8 == ONE_TOKEN else [f"token:{TOKEN_TERMS[option % 8]}"]
        return [*second, self.key(s, option)]

    def idle(self, s: Room25State, option: int) -> Refusal | None:
        """Whoever acts first knows how all will lie for the first token."""
        first = option // 8
        acting = [figure for figure in s.turn_order if s.figures[figure].alive]
        if option % 8 == ONE_TOKEN or acting[:1] != [self.figure] or can_play(s, self.figure, first):
            return None
        return refuse("in-vain", "R25-6.3", token=first)

    def why_not(self, s: Room25State, verb: str, given: Things) -> Refusal | None:
        if verb != "program":
            return None
        tokens: list[int] = list(given.values())
        if len(set(tokens)) < len(tokens):
            return refuse("token-twice", "R25-7.2")
        for token in tokens:
            if (missing := why_no_token(s, self.figure, token)) is not None:
                return missing
        cold = s.kind[s.figures[self.figure].tile] == COLD and len(tokens) > 1
        return refuse("cold", "R25-7.8") if cold else None


class ProgrammingDone(Step[Room25State]):
    """Everybody is done: who declared adrenaline is seen by all (R25-7.6, 20.1), and new actions count from here."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-7.6"

    def apply(self, s: Room25State, option: int) -> None:
        for own in s.figures:  # until now everybody could see what was played in the last round
            own.played = []
            own.actions = 0
        if s.witness is not None:
            for figure in s.turn_order:
                if s.figures[figure].adrenaline == DECLARED:
                    tell(s, "adrenaline_declared", character=figure)


class Declare(FigureStep):
    """Adrenaline is declared now or not at all this round (R25-13.2)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-13.2"

    def options(self, s: Room25State) -> list[int]:
        return [0, 1]

    def apply(self, s: Room25State, option: int) -> None:
        if option:
            s.figures[self.figure].adrenaline = DECLARED

    def key(self, s: Room25State, option: int) -> str:
        return "adrenaline:yes" if option else "adrenaline:no"

    def elements(self, s: Room25State, option: int) -> list[str]:
        return [self.element(s, "adrenaline")] if option else []


def why_no_adrenaline(s: Room25State, figure: int, given: Things) -> Refusal:
    own = s.figures[figure]
    if own.adrenaline == NO_ADRENALINE:
        return refuse("no-adrenaline", "R25-13.1", character=figure)
    if s.kind[own.tile] == COLD:
        return refuse("cold-adrenaline", "R25-13.7")
    return refuse("declare-later", "R25-13.2")
