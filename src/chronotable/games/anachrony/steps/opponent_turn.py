"""Chapter 37: the turns of a solo opponent: its die, its command tokens, and when it passes."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.anachrony.state import AnachronyState, Opponent
from chronotable.games.anachrony.steps.opponent_deeds import NOT_ROLLED, carry_out, do_deed
from chronotable.games.anachrony.steps.opponent_plan import fullest_past, plan
from chronotable.games.anachrony.steps.telling import tell
from chronotable.games.anachrony.terms import (
    DEED_TERMS,
    DOES_NOTHING,
    EXTRA_TURNS,
    FATE_TOKEN,
    LAST_TRAVEL,
    LEAVES_REBOOT,
    MINIMUM_ACTIONS,
    NO_SUIT,
    PASS_TERMS,
    PERSISTENT,
    TOKEN_TERMS,
    TOKENS,
)
from chronotable.kernel.step import Step

TIME_TRAVEL: Final = DEED_TERMS.index("time_travel")
OUT_OF_SUITS: Final = 0
TRAVELLED: Final = 1
YOU_PASSED: Final = 2
TOGETHER: Final = 2  # tokens on a step (ANA-37.22)


class OpponentTurn(Step[AnachronyState]):
    """The AI die, the action of its command token, and the token moves on (ANA-37.21); or it passes."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-37.21"

    def apply(self, s: AnachronyState, option: int) -> None:
        o = s.opponent
        assert o is not None
        s.turn += 1
        yours = s.players[0]
        if not may_roll(o, yours.passed):
            stop(s, o, yours.passed)
        else:
            if yours.passed and o.actions >= o.rules.numbers[MINIMUM_ACTIONS]:
                o.extra += 1
            act(s, o)
        if yours.passed and not o.passed:
            s.agenda.append(self)


def may_roll(o: Opponent, you_passed: bool) -> bool:
    """Does it take another action (ANA-37.44 to 37.46, 37.52, 37.62)?"""
    numbers = o.rules.numbers
    if numbers[PERSISTENT] or o.actions < numbers[MINIMUM_ACTIONS]:
        return True
    return o.suits > 0 and (not you_passed or o.extra < numbers[EXTRA_TURNS])


def stop(s: AnachronyState, o: Opponent, you_passed: bool) -> None:
    """It passes: at once when you have, else with a last Time Travel (ANA-37.44, 37.45)."""
    why = YOU_PASSED if you_passed else OUT_OF_SUITS
    if not you_passed and o.rules.numbers[LAST_TRAVEL] and fullest_past(s, o):
        do_deed(s, o, TIME_TRAVEL, NOT_ROLLED)
        why = TRAVELLED
    passes(s, o, why)


def passes(s: AnachronyState, o: Opponent, why: int) -> None:
    o.passed = True
    if s.witness is not None:
        tell(s, "opponent_passed", opponent=o.rules.kind, words={"why": PASS_TERMS[why]})


def act(s: AnachronyState, o: Opponent) -> None:
    token = s.fated(FATE_TOKEN, TOKENS)
    if token < 0:
        token = o.rules.faces[s.below(len(o.rules.faces))]
    n = int(TOKEN_TERMS[token])
    deed = o.rules.deeds[o.deed_of(token)]
    made = plan(s, o, deed)
    if made.why == NO_SUIT and o.rules.numbers[PERSISTENT]:
        if s.witness is not None:
            tell(s, "opponent_unmoved", opponent=o.rules.kind, n=n, deed=deed.number)
        passes(s, o, OUT_OF_SUITS)  # and the token stays (ANA-37.62)
        return
    carry_out(s, o, made, n)
    o.actions += 1
    move_on(s, o, token)
    if deed.leap:
        move_on(s, o, token)


def move_on(s: AnachronyState, o: Opponent, token: int) -> None:
    """One step on; a third token pushes the upper of two (ANA-37.22); Reboot may be left, tiles may leap."""
    numbers = o.rules.numbers
    for _ in range(len(o.rules.loops[o.rules.loop_of[token]])):
        o.at[token] = o.next_step(token)
        above = [other for other in o.stack if other != token and o.place_of(other) == o.place_of(token)]
        if len(above) >= TOGETHER:
            move_on(s, o, above[-1])
        o.stack.remove(token)
        o.stack.append(token)
        deed = o.rules.deeds[o.deed_of(token)]
        if deed.leap:
            do_deed(s, o, deed.number, NOT_ROLLED)  # (ANA-37.59)
        elif deed.does != DOES_NOTHING or not numbers[LEAVES_REBOOT]:  # (ANA-37.50)
            return


OPPONENT_TURN: Final = OpponentTurn()
