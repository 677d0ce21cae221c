"""What a seat may see (ANA-0.7): a whitelist, as JSON values."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from chronotable.games.anachrony import terms, words
from chronotable.games.anachrony.describing import (
    Exosuits,
    MainBoard,
    PlayerDescribed,
    Secret,
    describe_main_board,
    describe_player,
    describe_secret,
    exosuits,
)
from chronotable.games.anachrony.opponent_view import OpponentSeen, opponent_view
from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.capital import is_full
from chronotable.games.anachrony.steps.counting import endgame_count
from chronotable.games.anachrony.steps.drafts import hand_of, kept_by
from chronotable.games.anachrony.steps.modifiers import paradox_limit, supply_price
from chronotable.games.anachrony.steps.paradox import rollers
from chronotable.games.anachrony.steps.scoring import has_most, score_sheet, winners
from chronotable.kernel.declared import Each
from chronotable.kernel.engine import pending


class SeatSeen(PlayerDescribed):
    """A player's board with what can be read off it."""

    seat: int
    board: words.BoardSide
    exosuits: Exosuits
    paradox_limit: int
    supply_price: int
    morale_vp: list[int]
    time_travel_vp: list[int]
    hex_prices: Each[words.HexId, list[words.HexPrice]]
    slot_costs: dict[str, dict[words.GoodsId, int]]
    warp_pool: list[words.WarpId]
    secret: Secret | None  # null for everybody else
    score: int
    score_sheet: Each[words.Category, int]


class RowSeen(TypedDict):
    primary: str | None
    left: int
    given_up: list[str]
    secondary: list[str]  # from the top down


class WarpLying(TypedDict):
    seat: int
    warp: words.WarpId
    space: int  # in the alternate timeline, from 1


class EraSeen(TypedDict):
    era: int
    superproject: str | None
    face_down: bool
    focus: list[int]
    rolls: list[int]  # who has most warp tiles here and rolls the Paradox die once the era is past
    warps: list[WarpLying]
    spaces: list[str | None]  # marked spaces of the alternate timeline, or none


class EndgameSeen(TypedDict):
    """How the seats stand by an endgame condition."""

    counts: list[int]  # by seat
    leaders: list[int]  # who would score it now


class Draft(TypedDict):
    hand: list[str] | list[int] | None
    kept: list[str] | list[int] | None
    seen: list[list[int]] | None


class Asked(TypedDict):
    seat: int
    question: str


class Variants(TypedDict):
    harder_two_player: bool
    predictable_paradox: bool
    simultaneous_power_up: bool
    alternate_timeline: bool
    starting_asset_draft: bool
    endgame_condition_draft: bool
    samira_without_neutronium: bool


class View(MainBoard):
    """The table as a seat sees it."""

    game: Literal["anachrony"]
    players: int
    sides: int  # players at the table, the opponent of a single one included
    side: words.BoardSide
    variants: Variants
    era: int
    phase: words.PhaseId
    turn: int
    first: int
    acting: int
    impact: bool
    seats: list[SeatSeen]
    full: list[words.CapitalAction]  # capital actions without a free hex: these the World Council copies
    recruit_card: str | None
    recruit_cards_left: list[str]
    mine_cards_left: list[str]
    buildings: Each[words.RowId, RowSeen]
    timeline: list[EraSeen]
    breakthroughs_left: list[int]  # shape by shape, icon by icon
    opponent: OpponentSeen | None  # of a single player
    endgame: list[str]
    endgame_now: dict[str, EndgameSeen]
    evacuations: int
    draft: Draft | None
    waiting_for: list[int]
    asked: list[Asked]
    ending: words.Ending | None
    winners: list[int]


def view(s: AnachronyState, seat: int | None) -> View:
    """The table as a seat sees it; a spectator sees what all seats see."""
    settings = s.settings
    records = s.box.records
    return {
        "game": "anachrony",
        "players": settings.players,
        "sides": s.sides(),
        "side": "b" if settings.side_b else "a",
        "variants": {
            "harder_two_player": settings.harder,
            "predictable_paradox": settings.predictable,
            "simultaneous_power_up": settings.simultaneous,
            "alternate_timeline": settings.alternate_timeline,
            "starting_asset_draft": settings.asset_draft,
            "endgame_condition_draft": settings.endgame_draft,
            "samira_without_neutronium": settings.no_random_neutronium,
        },
        "era": s.era,
        "phase": terms.PHASE_TERMS[s.phase],
        "turn": s.turn,
        "first": s.first,
        "acting": s.acting,
        "impact": s.impact,
        "seats": [seat_view(s, other, seat) for other in range(settings.players)],
        **describe_main_board(s),
        "full": [terms.ACTION_TERMS[action] for action in range(terms.CAPITAL_ACTIONS) if is_full(s, action)],
        "recruit_card": records["recruit_pool_cards"][s.recruit_card]["id"] if s.recruit_card >= 0 else None,
        "recruit_cards_left": sorted(records["recruit_pool_cards"][card]["id"] for card in s.recruit_deck),
        "mine_cards_left": sorted(records["mine_pool_cards"][card]["id"] for card in s.mine_deck),
        "buildings": {terms.ROW_TERMS[row]: row_view(s, row) for row in range(len(terms.ROW_TERMS))},
        "timeline": [timeline_view(s, era) for era in range(1, terms.ERAS + 1)],
        "breakthroughs_left": s.supply.copy(),
        "opponent": opponent_view(s),
        "endgame": [terms.ENDGAME_TERMS[card] for card in s.endgame],
        "endgame_now": {terms.ENDGAME_TERMS[card]: endgame_view(s, card) for card in s.endgame},
        "evacuations": s.evacuations,
        "draft": draft_view(s, seat),
        "waiting_for": [thread.seat for thread in s.threads if thread.step is not None],
        "asked": [{"seat": chooser, "question": step.term} for chooser, step, _ in pending(s)],
        "ending": None if not s.ending else terms.ENDINGS[s.ending],
        "winners": winners(s) if s.ending else [],
    }


def seat_view(s: AnachronyState, other: int, seat: int | None) -> SeatSeen:
    """A player's board with what can be read off it; the secret choice only for its owner."""
    player = s.players[other]
    sheet = score_sheet(s, other)
    return {
        **describe_player(s, other),
        "seat": other,
        "board": player.board.side,
        "exosuits": exosuits(player),
        "paradox_limit": paradox_limit(player),
        "supply_price": supply_price(player),
        "morale_vp": player.board.morale_vp.copy(),
        "time_travel_vp": player.board.travel_vp.copy(),
        "hex_prices": {word: player.board.hex_prices[hex].copy() for hex, word in enumerate(terms.HEX_TERMS)},
        "slot_costs": {
            word: {terms.GOODS_TERMS[goods]: n for goods, n in enumerate(player.board.slot_cost[slot]) if n}
            for slot, word in enumerate(terms.SLOT_TERMS)
        },
        "warp_pool": [terms.WARP_TERMS[tile] for tile in range(terms.WARPS) if player.warp_at[tile] == 0],
        "secret": describe_secret(s, other) if other == seat else None,
        "score": sum(sheet),
        "score_sheet": dict(zip(terms.CATEGORIES, sheet)),
    }


def row_view(s: AnachronyState, row: int) -> RowSeen:
    """The top of a primary stack; what was given up lies known at its bottom; secondary stacks were all seen."""
    primary = s.primary[row]
    known = primary[: min(s.returned[row], len(primary))]
    return {
        "primary": s.box.tile_ids[primary[-1]] if primary else None,
        "left": len(primary),
        "given_up": [s.box.tile_ids[tile] for tile in known],
        "secondary": [s.box.tile_ids[tile] for tile in reversed(s.secondary[row])],
    }


def timeline_view(s: AnachronyState, era: int) -> EraSeen:
    """A timeline tile: its superproject if face up, focus markers, warp tiles, marked spaces."""
    tile = s.projects[era - 1]
    shown = era <= s.era + 1
    return {
        "era": era,
        "superproject": s.box.tile_ids[tile] if shown and tile != terms.FREE else None,
        "face_down": not shown,
        "focus": [seat for seat, player in enumerate(s.players) if player.focus == era],
        "rolls": rollers(s, era),  # who has to fear a Paradox here when it is past
        "warps": [
            {"seat": seat, "warp": terms.WARP_TERMS[tile], "space": player.warp_space[tile]}
            for seat, player in enumerate(s.players)
            for tile in range(terms.WARPS)
            if player.warp_at[tile] == era
        ],
        "spaces": alternate_spaces(s, era),
    }


def alternate_spaces(s: AnachronyState, era: int) -> list[str | None]:
    if not s.alternates:
        return []
    effects = s.box.spaces_of_tile[s.alternates[era - 1]]
    return [terms.SPACE_EFFECT_TERMS[effect] if effect >= 0 else None for effect in effects]


def endgame_view(s: AnachronyState, card: int) -> EndgameSeen:
    return {
        "counts": [endgame_count(s, player, card) for player in s.players],
        "leaders": [seat for seat in range(len(s.players)) if has_most(s, seat, card)],
    }


def draft_view(s: AnachronyState, seat: int | None) -> Draft | None:
    """The own hand, the own cards, and what the seat has seen of hands passed on."""
    if not s.hands:
        return None
    shown: Draft = {
        "hand": None,
        "kept": None,
        "seen": None,
    }
    if seat is None:
        return shown
    if any(step.term == "draft_endgame" for step in draft_steps(s)):
        shown["hand"] = [terms.ENDGAME_TERMS[card] for card in s.hands[seat]]
        shown["kept"] = [terms.ENDGAME_TERMS[card] for card in s.cards_kept[seat]]
        return shown
    mine = kept_by(s, seat)
    completed = min(len(cards) for cards in s.cards_kept)
    shown["hand"] = [card + 1 for card in s.hands[hand_of(s, seat, len(mine))]] if len(mine) == completed else []
    shown["kept"] = [card + 1 for card in mine]
    shown["seen"] = seen_hands(s, seat)
    return shown


def draft_steps(s: AnachronyState) -> list[Any]:
    return [step for _, step, _ in pending(s)]


def seen_hands(s: AnachronyState, seat: int) -> list[list[int]]:
    """Every hand the seat has held, as it was then, in order: what a player may remember (ANA-26.11)."""
    completed = min(len(cards) for cards in s.cards_kept)
    found: list[list[int]] = []
    for turn in range(completed + 1):
        hand = hand_of(s, seat, turn)
        found.append(sorted(card + 1 for card in [*s.hands[hand], *s.cards_kept[hand][turn:]]))
    return found
