"""Who a seat is, what it wants and what befalls it (chapters 4, 18 and 19).  The words are in `room25_goals.ftl`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from chronotable.games.room25 import terms
from chronotable.games.room25.naming import ref
from chronotable.games.room25.state import Figure, Room25State
from chronotable.kernel.goals import Brief, Fate, danger, fate
from chronotable.kernel.message import Message, Ref

# The rules of victory by mode, `classic` and `season2`.
VICTORY: Final = {
    terms.SUSPICION: ("R25-18.4", "R25-18.4"),
    terms.TEAM: ("R25-18.7", "R25-18.7"),
    terms.COMPETITION: ("R25-18.8", "R25-18.8"),
    terms.COOPERATION: ("R25-18.10", "R25-18.11"),
    terms.SOLO: ("R25-18.12", "R25-18.11"),
}
GUARDS_WIN: Final = "R25-18.5"


def brief(s: Room25State, seat: int | None) -> Brief:
    """What a seat plays for; in Suspicion its role is its own secret until it is shown (R25-4.8, 18.4, 18.5)."""
    mode = terms.MODE_TERMS[s.settings.mode]
    rule = VICTORY[s.settings.mode][s.settings.season2]
    ruleset = "season2" if s.settings.season2 else "classic"
    end = Message("room25-brief-end", mode=mode, ruleset=ruleset)
    if seat is None:
        return Brief(Message("room25-brief-goal", mode=mode, ruleset=ruleset, role="any"), end, rule=rule)
    own = [figure for figure in s.figures if figure.seat == seat]
    role = terms.ROLE_TERMS[own[0].role]
    return Brief(
        Message("room25-brief-goal", mode=mode, ruleset=ruleset, role=role),
        end,
        who=Message("room25-brief-who", characters=named(own), several="yes" if len(own) > 1 else "no"),
        side=side(s, seat, role),
        rule=GUARDS_WIN if own[0].role == terms.GUARD else rule,
        secret=s.settings.mode == terms.SUSPICION and not own[0].shown and not s.ending,
    )


def side(s: Room25State, seat: int, role: str) -> Message:
    """With whom a seat wins (R25-4.6 to 4.10)."""
    team = s.settings.team_of[seat] if s.settings.mode == terms.TEAM else -1
    others = [figure for figure in s.figures if figure.seat != seat and s.settings.team_of[figure.seat] == team]
    return Message(
        "room25-brief-side",
        mode=terms.MODE_TERMS[s.settings.mode],
        role=role,
        others=named(others),
        shown="yes" if [figure for figure in s.figures if figure.seat == seat and figure.shown] else "no",
    )


def named(figures: list[Figure]) -> list[Ref]:
    return [ref("character", terms.CHARACTER_TERMS[figure.id]) for figure in figures]


def fates(s: Room25State, seat: int | None) -> list[Fate]:
    """What has befallen the own characters, what threatens them, and that time is running out."""
    if s.ending:
        return []
    own = [figure for figure in s.figures if figure.seat == seat]
    found = [told for figure in own for told in (*befallen(s, figure), *threats(s, figure))]
    if s.settings.mode == terms.COOPERATION:
        found += [lost_to_all(s, figure) for figure in s.figures if not figure.alive and figure.seat != seat]
    if s.last_round:
        found.append(danger("room25-fate-last-round", "R25-17.10", mode=terms.MODE_TERMS[s.settings.mode]))
    return found


def befallen(s: Room25State, figure: Figure) -> Iterator[Fate]:
    who = ref("character", terms.CHARACTER_TERMS[figure.id])
    if not figure.alive:
        if s.settings.mode == terms.COOPERATION:
            yield lost_to_all(s, figure)
        else:
            yield out(s, figure)
    elif figure.revived:
        yield fate("room25-fate-revived", "R25-17.6", character=who)
    if figure.alive and figure.role == terms.GUARD and figure.shown:
        yield fate("room25-fate-guard-known", "R25-19.1", now="yes" if figure.free else "no")


def lost_to_all(s: Room25State, figure: Figure) -> Fate:
    """One may be lost where the classic rules are played: that costs half the victory (R25-18.10)."""
    return fate("room25-fate-one-lost", "R25-18.10", character=ref("character", terms.CHARACTER_TERMS[figure.id]))


def out(s: Room25State, figure: Figure) -> Fate:
    """Eliminated, and what of the victory is left (R25-18.4 to 18.8); somebody may bring one back (R25-12.5)."""
    alive = [one for one in s.figures if one.alive and fellow(s, figure, one)]
    return fate(
        "room25-fate-out",
        GUARDS_WIN if figure.role == terms.GUARD else VICTORY[s.settings.mode][0],
        character=ref("character", terms.CHARACTER_TERMS[figure.id]),
        mode=terms.MODE_TERMS[s.settings.mode],
        role=terms.ROLE_TERMS[figure.role],
        left=len(alive),
        back="yes" if terms.REGENERATION in s.kind else "no",
    )


def fellow(s: Room25State, figure: Figure, other: Figure) -> bool:
    """Does the other one openly win with the figure?  In Suspicion nobody can know."""
    if s.settings.mode == terms.TEAM:
        return s.settings.team_of[other.seat] == s.settings.team_of[figure.seat]
    return s.settings.mode == terms.COMPETITION and other.seat == figure.seat


def threats(s: Room25State, figure: Figure) -> Iterator[Fate]:
    """What will happen to a living figure unless something is done (chapters 11 and 12)."""
    if not figure.alive:
        return
    who = ref("character", terms.CHARACTER_TERMS[figure.id])
    kind = s.kind[figure.tile]
    beside = [one for one in s.figures if one.tile == figure.tile and one is not figure]
    if figure.trap:
        yield danger("room25-fate-trap", "R25-11.13", character=who)
    if figure.drown:
        yield danger("room25-fate-drown", "R25-11.18", character=who, now="yes" if figure.drown <= s.round else "no")
    if kind == terms.ACID:
        yield danger("room25-fate-acid", "R25-11.21", character=who)
    if kind == terms.SHREDDER and not s.closed[figure.tile] and beside:
        yield danger("room25-fate-shredder", "R25-12.19", character=who)
    if kind == terms.PRISON:
        yield fate("room25-fate-prison", "R25-11.9", character=who)
    if figure.paranoid:
        yield fate("room25-fate-paranoid", "R25-12.30", character=who)
