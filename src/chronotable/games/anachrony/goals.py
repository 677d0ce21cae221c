"""What a path plays for and what befalls it (chapters 5, 18, 19, 23 to 25).  The words are in `anachrony_goals.ftl`."""

from __future__ import annotations

from collections.abc import Iterator

from chronotable.games.anachrony.naming import ref
from chronotable.games.anachrony.state import AnachronyState, Opponent, Player
from chronotable.games.anachrony.steps.anomalies import anomalies, on_timeline
from chronotable.games.anachrony.steps.evacuation import can_evacuate
from chronotable.games.anachrony.steps.modifiers import anomaly_vp, paradox_limit, supply_price
from chronotable.games.anachrony.steps.paradox import rollers
from chronotable.games.anachrony.steps.scoring import WARP_PENALTY, opponent_sheet, score
from chronotable.games.anachrony.terms import (
    CAPITAL_HEXES,
    CLEAN_UP,
    CONDITION_TERMS,
    ERAS,
    IMPACT_ERA,
    LEADER_TERMS,
    NO_TILE,
    OPPONENT_TERMS,
    PARADOX_PHASE,
    PATH_TERMS,
    POWER_UP,
    PREPARATION,
    WATER,
)
from chronotable.kernel.asking import slug
from chronotable.kernel.goals import Brief, Fate, danger, fate
from chronotable.kernel.message import Message, Ref


def brief(s: AnachronyState, seat: int | None) -> Brief:
    """Most victory points after the last Era (ANA-25.14); each path has an Evacuation of its own (ANA-18.2)."""
    goal, end = Message("anachrony-brief-goal"), Message("anachrony-brief-end", eras=ERAS)
    rule = "ANA-25.14"
    if (o := s.opponent) is not None:
        objectives = "yes" if o.objectives else "no"
        goal, rule = Message("anachrony-brief-goal-alone", opponent=named(o), objectives=objectives), "ANA-37.49"
    if seat is None:
        return Brief(goal, end, rule=rule)
    player = s.players[seat]
    return Brief(goal, end, who=who(player), side=side(player, o), rule=rule)


def named(o: Opponent) -> Ref:
    return ref("opponent", OPPONENT_TERMS[o.rules.kind])


def who(player: Player) -> Message:
    """Paths and leaders are chosen when the match has begun (ANA-3.1, 3.7)."""
    if player.path < 0:
        return Message("anachrony-brief-who-open")
    path = ref("path", PATH_TERMS[player.path])
    if player.leader < 0:
        return Message("anachrony-brief-who-path", path=path)
    return Message("anachrony-brief-who", path=path, leader=ref("leader", LEADER_TERMS[player.leader]))


def side(player: Player, o: Opponent | None) -> Message:
    if player.condition < 0:
        return (
            Message("anachrony-brief-side") if o is None else Message("anachrony-brief-side-alone", opponent=named(o))
        )
    condition = Message(f"anachrony-condition-text-{slug(CONDITION_TERMS[player.condition])}")
    if o is None:
        return Message("anachrony-brief-side-condition", condition=condition)
    return Message("anachrony-brief-side-alone-condition", opponent=named(o), condition=condition)


def fates(s: AnachronyState, seat: int | None) -> list[Fate]:
    """What threatens a player and what has happened, then how the time runs out for all."""
    if s.ending or s.era < 1:
        return []
    found = [] if seat is None else [*paradoxes(s, seat), *own_troubles(s, s.players[seat]), *behind(s, seat)]
    return [*found, *time_running_out(s, None if seat is None else s.players[seat])]


def paradoxes(s: AnachronyState, seat: int) -> Iterator[Fate]:
    """One token below the limit, and rolls to come in the next Paradox phase (ANA-5.2, 5.9, 5.10)."""
    player = s.players[seat]
    limit = paradox_limit(player)
    has = {"n": player.paradoxes, "limit": limit, "vp": -anomaly_vp(player)}
    if player.paradoxes == limit - 1:
        yield danger("anachrony-fate-paradoxes", "ANA-5.10", **has)
    if s.era == ERAS:
        return
    reached = s.era if s.phase in (PREPARATION, PARADOX_PHASE) else s.era + 1
    eras = [str(tile) for tile in range(1, reached) if seat in rollers(s, tile)]
    if eras:
        word = "now" if reached == s.era else "next"
        several = "yes" if len(eras) > 1 else "no"
        yield danger("anachrony-fate-rolls", "ANA-5.2", eras=eras, several=several, when=word)


def own_troubles(s: AnachronyState, player: Player) -> Iterator[Fate]:
    """Anomalies, debts that will cost; whom exosuits are for; too little water (ANA-19.1, 25.5, 25.9)."""
    if n := anomalies(player):
        yield fate("anachrony-fate-anomalies", "ANA-25.9", n=n, vp=-anomaly_vp(player))
    debts = len(on_timeline(player))
    if debts and may_be_last(s):
        yield danger("anachrony-fate-debts", "ANA-25.5", n=debts, vp=-WARP_PENALTY)
    price = supply_price(player)
    if s.phase == POWER_UP:
        own = {"active": sum(player.active), "tired": sum(player.tired), "water": player.goods[WATER], "price": price}
        yield fate("anachrony-fate-planning", "ANA-6.1", **own)
    elif sum(player.tired) and sum(player.active) <= 1 and player.goods[WATER] < price and s.phase != CLEAN_UP:
        yield danger("anachrony-fate-supply", "ANA-19.1", water=player.goods[WATER], price=price, n=sum(player.tired))


def behind(s: AnachronyState, seat: int) -> Iterator[Fate]:
    """In what may be the last Era: the opponent of a single player wins with as many points, too (ANA-37.49)."""
    o = s.opponent
    if o is not None and may_be_last(s) and (other := sum(opponent_sheet(s, o))) >= score(s, seat):
        yield danger("anachrony-fate-behind", "ANA-37.49", opponent=named(o), other=other, score=score(s, seat))


def time_running_out(s: AnachronyState, player: Player | None) -> Iterator[Fate]:
    """The Impact, the last Era, a capital that is about to collapse, and the last chance to evacuate."""
    if s.era == IMPACT_ERA and not s.impact:
        yield danger("anachrony-fate-impact", "ANA-24.1")
    if s.era == ERAS:
        yield danger("anachrony-fate-last-era", "ANA-23.7")
    elif may_be_last(s):
        yield danger("anachrony-fate-collapse", "ANA-23.7", n=tiles_left(s))
    if player is not None and can_evacuate(s, player):
        yield fate("anachrony-fate-evacuate", "ANA-18.2", last="yes" if may_be_last(s) else "no")


def tiles_left(s: AnachronyState) -> int:
    """Collapsing tiles that can still be used."""
    return sum(s.tiles[hex] != NO_TILE and not s.flipped >> hex & 1 for hex in range(CAPITAL_HEXES))


def may_be_last(s: AnachronyState) -> bool:
    """Is this the last Era, or are there Exosuits enough on the boards to use up the capital in it (ANA-23.7)?"""
    if s.era == ERAS:
        return True
    suits = sum(player.deployed + player.suits.bit_count() for player in s.players)
    if s.opponent is not None:
        suits += s.opponent.out + s.opponent.suits
    return s.impact and tiles_left(s) <= suits
