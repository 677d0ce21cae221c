"""The events of Anachrony: their kinds, and what each tells."""

from __future__ import annotations

from typing import Final, TypedDict

from chronotable.games.anachrony.words import DeedId, GoodsId, OpponentId, WarpId, WhyId, WorkerId
from chronotable.kernel.declared import Events


class Arguments(TypedDict, total=False):
    breakthrough: str
    card: str
    cards: list[str]
    cores: int
    deed: DeedId
    era: int
    exhausted: int
    goods: GoodsId
    n: int
    opponent: OpponentId
    seat: int
    slot: str
    space: str
    tile: str
    units: list[GoodsId]  # one by one
    vp: int
    warp: WarpId
    warps: list[WarpId]
    why: WhyId
    word: str  # a thing of the event's own kind
    worker: WorkerId


EVENTS: Final = Events(
    Arguments,
    {
        "anomaly_placed": ("seat", "slot"),
        "anomaly_removed": ("seat", "slot"),
        "anomaly_triggered": ("seat",),
        "asset_kept": ("seat", "card!"),
        "assets_shown": ("seat", "cards"),
        "breakthrough": ("seat", "breakthrough"),
        "breakthrough_spent": ("seat", "breakthrough"),
        "building_given_up": ("seat", "tile"),
        "built": ("seat", "tile", "slot"),
        "copied": ("seat", "tile"),
        "endgame_cards": ("cards",),
        "endgame_kept": ("seat", "cards!"),
        "era_started": ("n",),
        "evacuated": ("seat", "n"),
        "exosuit_powered": ("seat",),
        "first_player": ("seat",),
        "focus_set": ("seat", "n"),
        "free_action": ("seat", "word"),
        "gained": ("seat", "goods", "n"),
        "game_over": ("word",),
        "icon_rolled": ("seat", "word"),
        "impact": (),
        "leader_taken": ("seat", "word"),
        "morale": ("seat", "n"),
        "opponent_anomaly": ("opponent", "n", "era", "word"),
        "opponent_bright": ("opponent", "n", "vp"),
        "opponent_built": ("opponent", "n", "deed", "why", "tile", "space"),
        "opponent_cores": ("opponent", "n", "exhausted"),
        "opponent_failed": ("opponent", "n", "deed", "why", "vp", "space?"),
        "opponent_first": ("opponent",),
        "opponent_idle": ("opponent", "n", "deed"),
        "opponent_mined": ("opponent", "n", "deed", "why", "units", "space"),
        "opponent_paradoxes": ("opponent", "n", "era"),
        "opponent_passed": ("opponent", "why"),
        "opponent_powered": ("opponent", "n"),
        "opponent_recruited": ("opponent", "n", "deed", "why", "worker", "space"),
        "opponent_removed": ("opponent", "n", "deed", "why", "units"),
        "opponent_researched": ("opponent", "n", "deed", "why", "breakthrough", "space"),
        "opponent_set": ("opponent", "vp", "word"),
        "opponent_superproject": ("opponent", "n", "deed", "why", "tile", "breakthrough", "space"),
        "opponent_tile": ("opponent", "n", "deed", "vp", "cores"),
        "opponent_travelled": ("opponent", "n", "deed", "why", "era", "vp"),
        "opponent_unmoved": ("opponent", "n", "deed"),
        "opponent_warped": ("opponent", "n"),
        "paid": ("seat", "goods", "n"),
        "paradox_rolled": ("seat", "n", "word"),
        "paradoxes_gained": ("seat", "n"),
        "paradoxes_returned": ("seat", "n"),
        "passed": ("seat",),
        "path_taken": ("seat", "word"),
        "powered_up": ("seat", "n"),
        "prepared": ("n",),
        "recruited": ("seat", "worker"),
        "shape_rolled": ("seat", "word"),
        "superproject_revealed": ("tile", "n"),
        "tile_covered": ("seat", "slot", "tile"),
        "tile_drawn": ("space", "word"),
        "tile_flipped": ("space", "word"),
        "time_travelled": ("seat", "n"),
        "warp_chosen": ("seat", "warps!"),
        "warp_placed": ("seat", "warp", "n"),
        "warp_retrieved": ("seat", "warp"),
        "warp_space": ("seat", "word"),
        "warped": ("seat", "warps"),
        "worker_gained": ("seat", "worker", "word"),
        "worker_lost": ("seat", "worker", "word"),
        "worker_placed": ("seat", "worker", "space?", "slot?", "tile?", "word?"),
        "workers_woken": ("seat", "n"),
    },
    notes={"opponent_set": "The opponent turns a set of *word*, Workers or Resources, into VP."},
)
