"""The ledger's words as small integers: goods, workers, paths, spaces, tiles, phases."""

from __future__ import annotations

from typing import Final

# Goods (the ledger's codes W T U G N EC VP, in this order); T, U, G, N are the Resources (ANA-0.3).
GOODS_TERMS: Final = ["water", "titanium", "uranium", "gold", "neutronium", "energy_core", "vp"]
GOODS_CODES: Final = ["W", "T", "U", "G", "N", "EC", "VP"]
WATER: Final = 0
TITANIUM: Final = 1
URANIUM: Final = 2
GOLD: Final = 3
NEUTRONIUM: Final = 4
CORE: Final = 5
VP: Final = 6
GOODS: Final = 7
RESOURCES: Final = 4  # from TITANIUM to NEUTRONIUM
TRADE_TERMS: Final = [*GOODS_TERMS, "tug"]
TUG: Final = 7  # no kind of goods, but a mix of titanium, uranium and gold

WORKER_TERMS: Final = ["scientist", "engineer", "administrator", "genius"]
SCIENTIST: Final = 0
ENGINEER: Final = 1
ADMINISTRATOR: Final = 2
GENIUS: Final = 3
WORKERS: Final = 4
COLUMN_TERMS: Final = ["active", "tired"]
NO_WORKER: Final = -1

# What becomes of a busy worker in Clean Up (ANA-9.10, 22.6); a busy worker is `type * FATES + fate`.
FATE_TERMS: Final = ["tired", "motivated", "dies"]
TIRED: Final = 0
MOTIVATED: Final = 1
DIES: Final = 2
FATES: Final = 3
BUSY: Final = 12  # kinds of busy workers; one on the main board is `seat * BUSY + type * FATES + fate`
SEATS: Final = 4

PATH_TERMS: Final = ["harmony", "dominance", "progress", "salvation"]
PATHS: Final = 4
LEADER_TERMS: Final = ["haulani", "zaida", "wolfe", "samira", "valerian", "cornella", "caratacus", "amena"]
LEADERS_EACH: Final = 2  # leader // 2 is the path; so it is with evacuation conditions
CONDITION_TERMS: Final = [
    "harmony_a", "harmony_b", "dominance_a", "dominance_b", "progress_a", "progress_b", "salvation_a", "salvation_b",
]  # fmt: skip

# Rows of a player board are the types of buildings; a slot is row * COLUMNS + column.
ROW_TERMS: Final = ["power_plant", "factory", "life_support", "lab"]
POWER_PLANT: Final = 0
FACTORY: Final = 1
LIFE_SUPPORT: Final = 2
LAB: Final = 3
ROWS: Final = 4
COLUMNS: Final = 3
SLOTS: Final = 12
SLOT_TERMS: Final = [f"{row}_{column}" for row in ROW_TERMS for column in (1, 2, 3)]

# Tiles on a player board: buildings, superprojects behind them, then the number that stands for an anomaly;
# how many buildings there are says the box.
SUPERPROJECTS: Final = 18
FREE: Final = -1
NO_ROW: Final = -1  # of a superproject

HEX_TERMS: Final = ["top_left", "top_middle", "top_right", "bottom_left", "bottom_middle", "bottom_right"]
EXOSUITS: Final = 6

# Warp tiles; what each stands for (ANA-7.4).
WARP_TERMS: Final = [
    "neutronium", "uranium", "titanium", "gold", "water", "administrator", "engineer", "scientist", "exosuit",
]  # fmt: skip
WARPS: Final = 9
WARP_WATER: Final = 4
WARP_EXOSUIT: Final = 8
WARP_GOODS: Final = [NEUTRONIUM, URANIUM, TITANIUM, GOLD, WATER, -1, -1, -1, -1]
WARP_WORKERS: Final = [-1, -1, -1, -1, -1, ADMINISTRATOR, ENGINEER, SCIENTIST, -1]
WATER_OF_TILE: Final = 2

SHAPE_TERMS: Final = ["circle", "triangle", "square"]
ICON_TERMS: Final = ["time", "war", "genetics", "technology", "society"]
SHAPES: Final = 3
ICONS: Final = 5
BREAKTHROUGHS: Final = 15  # a breakthrough is shape * ICONS + icon
COPIES: Final = 3
BREAKTHROUGH_TERMS: Final = [f"{shape}_{icon}" for shape in SHAPE_TERMS for icon in ICON_TERMS]
ANY_ICON: Final = 5  # the question mark
DIE_TERMS: Final = ["shape", "icon"]

# Spaces where workers are placed: 9 capital hexes, 2 of the council, 3 of the mine, 3 hex pools, Supply, 12 slots.
ACTION_TERMS: Final = [
    "construct", "recruit", "research", "world_council", "mine", "purify", "trade", "evacuation", "supply",
]  # fmt: skip
CONSTRUCT: Final = 0
RECRUIT: Final = 1
RESEARCH: Final = 2
CAPITAL_ACTIONS: Final = 3
SPACE_TERMS: Final = [
    "construct_top", "construct_middle", "construct_bottom", "recruit_top", "recruit_middle", "recruit_bottom",
    "research_top", "research_middle", "research_bottom", "council_left", "council_right",
    "mine_top", "mine_middle", "mine_bottom", "purify", "trade", "evacuation", "supply",
]  # fmt: skip
HEXES_EACH: Final = 3
CAPITAL_HEXES: Final = 9
COUNCIL_LEFT: Final = 9
COUNCIL_RIGHT: Final = 10
MINE_TOP: Final = 11
HEXES: Final = 14
PURIFY: Final = 14
TRADE: Final = 15
EVACUATION: Final = 16
MAIN_SPACES: Final = 17
SUPPLY: Final = 17
FIRST_SLOT: Final = 18
SPACES: Final = 30

# Options of a turn behind the spaces: to pass, and free actions.
PASS: Final = 30
FORCE: Final = 31
SUPPLY_FREE: Final = 32
LEADER: Final = 33
FIRST_FREE_SLOT: Final = 34
FREE_ACTIONS: Final = 46
FREE_TERMS: Final = ["force_workers", "supply", *LEADER_TERMS]  # what free actions are taken with, beside tiles
FREE_LEADER: Final = 2

NOTHING: Final = -1  # the option to do nothing

# Parameters that passive abilities, leaders and nothing else change (chapter 22, `steps/modifiers.py`).
MODIFIER_TERMS: Final = [
    "power_plant_range", "paradox_limit", "supply_cost", "anomaly_vp", "research_set_second_die",
    "action_water_cost_per_turn", "construct_discount", "mine_extra", "evacuation_base_condition_met",
    "superproject_vp", "time_travel_step_vp", "no_negative_morale_vp", "no_worker_loss_on_force_at_minimum",
    "scientists_count_as_geniuses", "impact_covers_no_own_hex",
]  # fmt: skip
RANGE: Final = 0
LIMIT: Final = 1
HALVED_SUPPLY: Final = 2
ANOMALY_RELIEF: Final = 3
SECOND_DIE: Final = 4
RESERVOIR: Final = 5
FIELD: Final = 6
DRILL: Final = 7
PODS: Final = 8
PLAN: Final = 9
ARCHIVE: Final = 10
NO_GLOOM: Final = 11
NO_LOSS: Final = 12
NEUROENHANCED: Final = 13
HARDENED: Final = 14
MODIFIERS: Final = 15

PHASE_TERMS: Final = ["setup", "preparation", "paradox", "power_up", "warp", "action", "clean_up"]
SETUP_PHASE: Final = 0
PREPARATION: Final = 1
PARADOX_PHASE: Final = 2
POWER_UP: Final = 3
WARP_PHASE: Final = 4
ACTION_PHASE: Final = 5
CLEAN_UP: Final = 6

ERAS: Final = 7
IMPACT_ERA: Final = 4
TRACK: Final = 8  # steps of the time-travel track
MORALE_TOP: Final = 6

ENDINGS: Final = ["running", "last_era", "capital_collapsed"]
RUNNING: Final = 0
LAST_ERA: Final = 1
COLLAPSED: Final = 2

CAPITAL_TILE_TERMS: Final = [f"{action}_{number}" for action in ACTION_TERMS[:3] for number in (1, 2, 3, 4, 5)]
TILES_EACH: Final = 5
NO_TILE: Final = -1

ENDGAME_TERMS: Final = [
    "workers", "water", "breakthroughs", "occupied_building_slots", "morale_position", "sum_of_time_travel_ranges",
    "superprojects", "time_travel_track_position",
]  # fmt: skip
ENDGAME_CARDS: Final = 5
CATEGORIES: Final = [
    "buildings", "superprojects", "anomalies", "time_travel", "morale", "breakthroughs", "vp_tokens", "warp_penalty",
    "endgame_conditions",
]  # fmt: skip

# What a described position may fix of the coming chance (`fate`).
TOKEN_TERMS: Final = ["2", "3", "4", "5"]  # command tokens of a solo opponent, by the faces of the AI die
TOKENS: Final = 4
FATE_OUTCOMES: Final = [
    "0", "1", "2", *SHAPE_TERMS, *ICON_TERMS, "any", *GOODS_TERMS[1:5],
    *(f"token_{token}" for token in TOKEN_TERMS), "core", "exhausted",
]  # fmt: skip
FATE_SHAPE: Final = 3
FATE_ICON: Final = 6
FATE_RESOURCE: Final = 12
FATE_TOKEN: Final = 16
FATE_CORE: Final = 20

SPACE_EFFECT_TERMS: Final = ["morale_up", "vp", "parallel", "paradox_remove", "paradox_gain", "morale_down"]
WARP_SPACES: Final = 8
GOOD_SPACES: Final = 4  # the first of these are bonuses, the others penalties (ANA-37.20)

# The opponent of a single player (chapter 37).
OPPONENT_TERMS: Final = ["chronobot", "chronossus"]
NO_OPPONENT: Final = 0  # in the settings; the others count from 1
OPPONENT: Final = 1  # where a seat is asked for: the second side of the table
WARP_BASE: Final = 10  # a warp tile of the opponent is Era * WARP_BASE + space
OPPONENT_SUIT: Final = SEATS * BUSY  # on a hex: its exosuit, without a worker
DEED_TERMS: Final = [
    "construct_power_plant", "construct_factory", "construct_life_support", "construct_lab", "construct_superproject",
    "recruit", "recruit_genius", "research", "genius_or_research", "mine", "time_travel", "remove_anomaly", "reboot",
    "reboot_b", "score", "score_b", "energy_pack", "energy_pack_b",
]  # fmt: skip
# What a deed is, by the word in the data.
DOES_TERMS: Final = [
    "nothing", "build", "superproject", "recruit", "research", "mine", "time_travel", "remove_anomaly", "gain",
    "first_possible",
]  # fmt: skip
DOES_NOTHING: Final = 0
DOES_BUILD: Final = 1
DOES_PROJECT: Final = 2
DOES_RECRUIT: Final = 3
DOES_RESEARCH: Final = 4
DOES_MINE: Final = 5
DOES_TRAVEL: Final = 6
DOES_REMOVE: Final = 7
DOES_GAIN: Final = 8
DOES_FIRST: Final = 9
SLOT_PLACE_TERMS: Final = ["slot_1", "slot_2", "slot_3"]  # where action tiles lie
# Why a deed is done so, or fails.
WHY_TERMS: Final = [
    "plain", "more_vp", "secondary", "only_one", "lacking", "has_all", "wanted", "second_best", "most_tiles", "oldest",
    "older_era", "genius", "no_genius", "most_held", "no_hex", "no_suit", "three_buildings", "no_building",
    "three_superprojects", "no_breakthrough", "no_superproject", "nobody", "no_such_shape", "pool_empty", "no_warp",
    "no_anomaly", "too_few",
]  # fmt: skip
PLAIN: Final = 0
MORE_VP: Final = 1
SECONDARY: Final = 2
ONLY_ONE: Final = 3
LACKING: Final = 4
HAS_ALL: Final = 5
WANTED: Final = 6
SECOND_BEST: Final = 7
MOST_TILES: Final = 8
OLDEST: Final = 9
OLDER_ERA: Final = 10
GENIUS_THERE: Final = 11
NO_GENIUS: Final = 12
MOST_HELD: Final = 13
NO_HEX: Final = 14  # from here on, why it fails
NO_SUIT: Final = 15
THREE_BUILDINGS: Final = 16
NO_BUILDING: Final = 17
THREE_PROJECTS: Final = 18
NO_BREAKTHROUGH: Final = 19
NO_PROJECT: Final = 20
NOBODY: Final = 21
NO_SUCH_SHAPE: Final = 22
POOL_EMPTY: Final = 23
NO_WARP: Final = 24
NO_ANOMALY: Final = 25
TOO_FEW: Final = 26
# Why it passes.
PASS_TERMS: Final = ["no_suits", "travelled", "you_passed"]
OPPONENT_CATEGORIES: Final = [
    "buildings", "superprojects", "anomalies", "time_travel", "breakthroughs", "vp_tokens", "cores",
]  # fmt: skip
OBJECTIVES_CATEGORY: Final = "objectives"
LEVEL_TERMS: Final = ["bronze", "silver", "gold"]

# The numbers that tell opponents apart, by their words in the data.
OPPONENT_NUMBERS: Final = [
    "suits_before", "suits_after", "most_before", "most_after", "extra_suits", "spare_suit_vp", "drawn", "cores",
    "exhausted", "returned", "cores_vp", "warp_tiles", "bright_vp", "paradox_limit", "most_anomalies", "anomaly_vp",
    "most_buildings", "most_superprojects", "removal", "failed_vp", "failed_suits", "recruit_vp", "set_vp",
    "breakthrough_vp", "breakthrough_set_vp", "minimum_actions", "last_travel", "persistent", "extra_turns",
    "leaves_reboot", "new_shapes", "no_leader", "covered_council", "side_b", "swapped", "objectives",
]  # fmt: skip
SUITS_BEFORE: Final = 0
SUITS_AFTER: Final = 1
MOST_BEFORE: Final = 2
MOST_AFTER: Final = 3
EXTRA_SUITS: Final = 4
SPARE_SUIT_VP: Final = 5
DRAWN: Final = 6
CORES: Final = 7
EXHAUSTED: Final = 8
RETURNED: Final = 9
CORES_VP: Final = 10
WARP_TILES: Final = 11
BRIGHT_VP: Final = 12
OPPONENT_LIMIT: Final = 13
MOST_ANOMALIES: Final = 14
OPPONENT_ANOMALY_VP: Final = 15
MOST_BUILDINGS: Final = 16
MOST_PROJECTS: Final = 17
REMOVAL: Final = 18
FAILED_VP: Final = 19
FAILED_SUITS: Final = 20
RECRUIT_VP: Final = 21
FULL_SET_VP: Final = 22
BREAKTHROUGH_VP: Final = 23
BREAKTHROUGH_SET_VP: Final = 24
MINIMUM_ACTIONS: Final = 25
LAST_TRAVEL: Final = 26
PERSISTENT: Final = 27
EXTRA_TURNS: Final = 28
LEAVES_REBOOT: Final = 29
NEW_SHAPES: Final = 30
NO_LEADER: Final = 31
COVERED_COUNCIL: Final = 32
SIDE_B: Final = 33
SWAPPED: Final = 34
OBJECTIVES: Final = 35


def warp_words(mask: int) -> list[str]:
    return [WARP_TERMS[tile] for tile in range(WARPS) if mask >> tile & 1]
