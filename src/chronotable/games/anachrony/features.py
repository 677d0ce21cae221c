"""What tells how a game will end, of what everybody may know (see `chronotable.kernel.features`).

What a player has chosen and not yet revealed is no part of it.
"""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.evaluate import (
    board_worth,
    card_worth,
    condition_share,
    crew_worth,
    eras_left,
    evacuation_worth,
    held_worth,
    project_worth,
    standing,
    timeline_worth,
)
from chronotable.games.anachrony.evaluate_tiles import tile_prices
from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.anomalies import anomalies
from chronotable.games.anachrony.steps.counting import projects
from chronotable.games.anachrony.steps.scoring import score
from chronotable.kernel.features import Feature, Features


def setup(s: AnachronyState) -> str | None:
    """Rivals without variants, once everybody has a path and a leader."""
    chosen = s.settings
    variants = (
        chosen.harder, chosen.predictable, chosen.simultaneous, chosen.alternate_timeline, chosen.asset_draft,
        chosen.endgame_draft, chosen.no_random_neutronium,
    )  # fmt: skip
    if (
        s.opponent is not None
        or any(variants)
        or s.phase == terms.SETUP_PHASE
        or any(player.leader < 0 for player in s.players)
    ):
        return None
    return f"{'b' if chosen.side_b else 'a'}, {chosen.players}"


def stage(s: AnachronyState) -> float:
    """By Eras, and within one by the workers that have been placed."""
    if s.phase < terms.ACTION_PHASE:
        done = 0.0
    elif s.phase > terms.ACTION_PHASE:
        done = 1.0
    else:
        waiting = sum(0 if player.passed else sum(player.active) for player in s.players)
        done = 1.0 - min(1.0, waiting / (5 * len(s.players)))
    left = eras_left(s)
    return (s.era - 1 + done) / (s.era + left)


def acting(s: AnachronyState, player: Player) -> bool:
    return not player.passed and s.phase <= terms.ACTION_PHASE


def crew(s: AnachronyState, seat: int) -> float:
    player = s.players[seat]
    return crew_worth(player, eras_left(s), acting(s, player))


def held(s: AnachronyState, seat: int) -> float:
    return held_worth(s.players[seat], eras_left(s) + 0.5 * acting(s, s.players[seat]))


def board(s: AnachronyState, seat: int) -> float:
    player = s.players[seat]
    return board_worth(s, player, tile_prices(s.box), eras_left(s) + 0.5 * acting(s, player))


def timeline(s: AnachronyState, seat: int) -> float:
    player = s.players[seat]
    return timeline_worth(s, seat, player, tile_prices(s.box), eras_left(s), 0.5 * acting(s, player))


def can_place(s: AnachronyState, player: Player) -> bool:
    return acting(s, player) and sum(player.active) > 0


def superprojects(s: AnachronyState, seat: int) -> float:
    player = s.players[seat]
    return project_worth(s, player, tile_prices(s.box), eras_left(s), can_place(s, player))


def evacuation(s: AnachronyState, seat: int) -> float:
    player = s.players[seat]
    return evacuation_worth(s, player, eras_left(s), can_place(s, player))


def condition(s: AnachronyState, seat: int) -> float:
    player = s.players[seat]
    return 0.0 if player.evacuation or player.condition < 0 else condition_share(s, player)


def endgame(s: AnachronyState, seat: int) -> float:
    return card_worth(s, seat, s.players[seat], eras_left(s))


def owned(s: AnachronyState, seat: int) -> int:
    return sum(s.players[seat].owned(type) for type in range(terms.WORKERS))


def goods(kind: int) -> Feature:
    return Feature(terms.GOODS_TERMS[kind], lambda s, seat: s.players[seat].goods[kind])


def leads_by_leader(leader: int) -> Feature:
    return Feature(f"leader {terms.LEADER_TERMS[leader]}", lambda s, seat: s.players[seat].leader == leader)


FEATURES: Final = Features(
    setup,
    stage,
    [
        Feature("score", lambda s, seat: score(s, seat)),
        Feature("standing", lambda s, seat: standing(s, s.players[seat])),
        Feature("crew", crew),
        Feature("held goods", held),
        Feature("board", board),
        Feature("timeline", timeline),
        Feature("superproject", superprojects),
        Feature("superprojects built", lambda s, seat: projects(s.players[seat])),
        Feature("evacuation", evacuation),
        Feature("condition", condition),
        Feature("evacuated", lambda s, seat: s.players[seat].evacuation > 0),
        Feature("endgame cards", endgame),
        Feature("debts", lambda s, seat: terms.WARPS - s.players[seat].warp_at.count(0)),
        Feature("paradoxes", lambda s, seat: s.players[seat].paradoxes),
        Feature("anomalies", lambda s, seat: anomalies(s.players[seat])),
        Feature("morale", lambda s, seat: s.players[seat].morale),
        Feature("travel", lambda s, seat: s.players[seat].travel),
        Feature("workers", owned),
        Feature("awake", lambda s, seat: sum(s.players[seat].active)),
        Feature("geniuses", lambda s, seat: s.players[seat].owned(terms.GENIUS)),
        Feature("exosuits", lambda s, seat: s.players[seat].suits.bit_count()),
        Feature("placed exosuits", lambda s, seat: s.players[seat].deployed),
        Feature("tiles", lambda s, seat: sum(tile != terms.FREE for tile in s.players[seat].slots)),
        Feature("passed", lambda s, seat: s.players[seat].passed),
        Feature("first", lambda s, seat: s.first == seat),
        *(goods(kind) for kind in range(terms.GOODS - 1)),
        *(leads_by_leader(leader) for leader in range(len(terms.LEADER_TERMS))),
    ],
    rivals=True,
)
