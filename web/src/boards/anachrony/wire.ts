// Made by tools/generate from the types that src/chronotable/games/anachrony declares. Do not edit.
import type { Words } from '../../wire';

export const WORKER_TERMS = ['scientist', 'engineer', 'administrator', 'genius'] as const;
export type WorkerId = (typeof WORKER_TERMS)[number];

export const FATE_TERMS = ['tired', 'motivated', 'dies'] as const;
export type Fate = (typeof FATE_TERMS)[number];

export interface Standing {
  worker: WorkerId;
  retrieved: Fate;
  seat: number;
}

export interface Pooled {
  worker: WorkerId;
  retrieved: Fate;
  seat: number;
  space: string;
}

export const GOODS_TERMS = ['water', 'titanium', 'uranium', 'gold', 'neutronium', 'energy_core', 'vp'] as const;
export type GoodsId = (typeof GOODS_TERMS)[number];

export const BOARD_SIDE_TERMS = ['a', 'b'] as const;
export type BoardSide = (typeof BOARD_SIDE_TERMS)[number];

export interface Variants {
  harder_two_player: boolean;
  predictable_paradox: boolean;
  simultaneous_power_up: boolean;
  alternate_timeline: boolean;
  starting_asset_draft: boolean;
  endgame_condition_draft: boolean;
  samira_without_neutronium: boolean;
}

export const PHASE_TERMS = ['setup', 'preparation', 'paradox', 'power_up', 'warp', 'action', 'clean_up'] as const;
export type PhaseId = (typeof PHASE_TERMS)[number];

export const PATH_TERMS = ['harmony', 'dominance', 'progress', 'salvation'] as const;
export type PathId = (typeof PATH_TERMS)[number];

export const HEX_TERMS = ['top_left', 'top_middle', 'top_right', 'bottom_left', 'bottom_middle', 'bottom_right'] as const;
export type HexId = (typeof HEX_TERMS)[number];

export interface SlotTile {
  /** A building's number, a superproject's id, or `anomaly`. */
  tile: string;
  /** An anomaly lies on it. */
  covered?: boolean;
  worker?: WorkerId;
  retrieved?: Fate;
}

/** A busy worker: its type and what becomes of it in Clean Up. */
export interface Busy {
  worker: WorkerId;
  retrieved: Fate;
}

export const WARP_TERMS = [
  'neutronium', 'uranium', 'titanium', 'gold', 'water', 'administrator', 'engineer', 'scientist',
  'exosuit',
] as const;
export type WarpId = (typeof WARP_TERMS)[number];

export interface Exosuits {
  unpowered: number;
  powered: number;
  deployed: number;
  total: number;
}

export const HEX_PRICE_TERMS = ['free', 'EC', '3W', 'TUG'] as const;
export type HexPrice = (typeof HEX_PRICE_TERMS)[number];

/** What a seat has chosen and not yet shown. */
export interface Secret {
  warps?: WarpId[];
  power?: string;
}

export const CATEGORY_TERMS = [
  'buildings', 'superprojects', 'anomalies', 'time_travel', 'morale', 'breakthroughs', 'vp_tokens',
  'warp_penalty', 'endgame_conditions',
] as const;
export type Category = (typeof CATEGORY_TERMS)[number];

/** A player's board with what can be read off it. */
export interface SeatSeen {
  path: PathId | null;
  leader: string | null;
  condition: string | null;
  goods: Record<GoodsId, number>;
  active: Record<WorkerId, number>;
  tired: Record<WorkerId, number>;
  /** Busy workers of buildings that were given up this turn. */
  aside: Record<WorkerId, number>;
  powered: HexId[];
  covered_hexes: HexId[];
  /** A superproject is at the left one of its two slots. */
  slots: Record<string, SlotTile>;
  supply_worker: Busy | null;
  /** Free actions taken this era: `force_workers`, `supply`, `leader`, or a slot. */
  used: string[];
  breakthroughs: Record<string, number>;
  /** Warp tiles on the timeline and their eras. */
  warps: Partial<Record<WarpId, number>>;
  warp_spaces: Partial<Record<WarpId, number>>;
  paradoxes: number;
  /** 1 to 7. */
  morale: number;
  time_travel: number;
  focus: number;
  /** 0, or the number of its marker on the evacuation tile. */
  evacuation: number;
  passed: boolean;
  seat: number;
  board: BoardSide;
  exosuits: Exosuits;
  paradox_limit: number;
  supply_price: number;
  morale_vp: number[];
  time_travel_vp: number[];
  hex_prices: Record<HexId, HexPrice[]>;
  slot_costs: Record<string, Partial<Record<GoodsId, number>>>;
  warp_pool: WarpId[];
  /** Null for everybody else. */
  secret: Secret | null;
  score: number;
  score_sheet: Record<Category, number>;
}

export const CAPITAL_ACTION_TERMS = ['construct', 'recruit', 'research'] as const;
export type CapitalAction = (typeof CAPITAL_ACTION_TERMS)[number];

export const ROW_TERMS = ['power_plant', 'factory', 'life_support', 'lab'] as const;
export type RowId = (typeof ROW_TERMS)[number];

export interface RowSeen {
  primary: string | null;
  left: number;
  given_up: string[];
  /** From the top down. */
  secondary: string[];
}

export interface WarpLying {
  seat: number;
  warp: WarpId;
  /** In the alternate timeline, from 1. */
  space: number;
}

export interface EraSeen {
  era: number;
  superproject: string | null;
  face_down: boolean;
  focus: number[];
  /** Who has most warp tiles here and rolls the Paradox die once the era is past. */
  rolls: number[];
  warps: WarpLying[];
  /** Marked spaces of the alternate timeline, or none. */
  spaces: (string | null)[];
}

export const OPPONENT_TERMS = ['chronobot', 'chronossus'] as const;
export type OpponentId = (typeof OPPONENT_TERMS)[number];

export interface OpponentWarp {
  era: number;
  /** In the alternate timeline, from 1; 0 in the usual one. */
  space: number;
}

export const DEED_TERMS = [
  'construct_power_plant', 'construct_factory', 'construct_life_support', 'construct_lab',
  'construct_superproject', 'recruit', 'recruit_genius', 'research', 'genius_or_research', 'mine',
  'time_travel', 'remove_anomaly', 'reboot', 'reboot_b', 'score', 'score_b', 'energy_pack',
  'energy_pack_b',
] as const;
export type DeedId = (typeof DEED_TERMS)[number];

export const SLOT_PLACE_TERMS = ['slot_1', 'slot_2', 'slot_3'] as const;
export type SlotPlace = (typeof SLOT_PLACE_TERMS)[number];

export interface LoopStep {
  /** With an action tile, what the tile does. */
  deed: DeedId;
  /** Where an action tile lies. */
  slot: SlotPlace | null;
}

export const TOKEN_TERMS = ['2', '3', '4', '5'] as const;
export type TokenId = (typeof TOKEN_TERMS)[number];

export interface TokenSeen {
  token: TokenId;
  /** Its place in `loops`. */
  loop: number;
  /** Of the loop, from 1. */
  step: number;
  /** 1 on top of another token. */
  height: number;
}

export const WHY_TERMS = [
  'plain', 'more_vp', 'secondary', 'only_one', 'lacking', 'has_all', 'wanted', 'second_best',
  'most_tiles', 'oldest', 'older_era', 'genius', 'no_genius', 'most_held', 'no_hex', 'no_suit',
  'three_buildings', 'no_building', 'three_superprojects', 'no_breakthrough', 'no_superproject',
  'nobody', 'no_such_shape', 'pool_empty', 'no_warp', 'no_anomaly', 'too_few', 'no_suits',
  'travelled', 'you_passed',
] as const;
export type WhyId = (typeof WHY_TERMS)[number];

/** What a face of the AI die would bring, if it were rolled now. */
export interface Foreseen {
  token: TokenId;
  /** How many of the six show it. */
  faces: number;
  /** Where the token lies. */
  step: DeedId;
  /** What is done there: of two possible ones, the one. */
  deed: DeedId;
  fails: boolean;
  why: WhyId;
  /** Where an exosuit goes. */
  space: string | null;
  /** What is built. */
  tile: string | null;
  /** Who is recruited. */
  worker: WorkerId | null;
  /** From where a warp tile is taken back. */
  era: number | null;
  /** What is mined or discarded. */
  units: GoodsId[];
  /** The step after it. */
  following: DeedId;
}

export const OPPONENT_CATEGORY_TERMS = ['buildings', 'superprojects', 'anomalies', 'time_travel', 'breakthroughs', 'vp_tokens', 'cores'] as const;
export type OpponentCategory = (typeof OPPONENT_CATEGORY_TERMS)[number];

export const LEVEL_TERMS = ['bronze', 'silver', 'gold'] as const;
export type LevelId = (typeof LEVEL_TERMS)[number];

export interface Objective {
  /** What it counts, as the endgame conditions call it. */
  id: string;
  /** What bronze, silver and gold ask for. */
  levels: number[];
  vp: number[];
  /** What the player has. */
  count: number;
  /** What that reaches. */
  level: LevelId | null;
}

export interface OpponentSeen {
  opponent: OpponentId;
  harder: string[];
  /** All that can make it harder. */
  ways: string[];
  passed: boolean;
  /** Does it roll the AI die in its next turn?. */
  rolls_next: boolean;
  /** Taken in this Era. */
  actions: number;
  minimum_actions: number;
  /** Exosuits that it can still place. */
  powered: number;
  out: number;
  /** Where they stand. */
  hexes: string[];
  first: boolean;
  resources: Partial<Record<GoodsId, number>>;
  workers: Record<WorkerId, number>;
  breakthroughs: Record<string, number>;
  buildings: string[];
  superprojects: string[];
  anomalies: number;
  most_anomalies: number;
  paradoxes: number;
  paradox_limit: number;
  /** Eras for which it rolls the Paradox die. */
  rolls: number[];
  warps: OpponentWarp[];
  warp_pool: number;
  time_travel: number;
  time_travel_vp: number[];
  /** Tokens. */
  vp: number;
  cores: number;
  exhausted: number;
  loops: LoopStep[][];
  tokens: TokenSeen[];
  foreseen: Foreseen[];
  score: number;
  score_sheet: Record<OpponentCategory, number>;
  objectives: Objective[];
  objectives_vp: number;
}

/** How the seats stand by an endgame condition. */
export interface EndgameSeen {
  /** By seat. */
  counts: number[];
  /** Who would score it now. */
  leaders: number[];
}

export interface Draft {
  hand: string[] | number[] | null;
  kept: string[] | number[] | null;
  seen: number[][] | null;
}

export interface Asked {
  seat: number;
  question: string;
}

export const ENDING_TERMS = ['running', 'last_era', 'capital_collapsed'] as const;
export type Ending = (typeof ENDING_TERMS)[number];

/** The table as a seat sees it. */
export interface View {
  hexes: Record<string, Standing>;
  pools: Pooled[];
  /** Collapsing capital tiles by hex, after the Impact. */
  capital_tiles: Record<string, string>;
  /** Capital hexes that show the unavailable side. */
  flipped: string[];
  recruit_pool: Record<WorkerId, number>;
  mine_pool: Record<GoodsId, number>;
  game: 'anachrony';
  players: number;
  /** Players at the table, the opponent of a single one included. */
  sides: number;
  side: BoardSide;
  variants: Variants;
  era: number;
  phase: PhaseId;
  turn: number;
  first: number;
  acting: number;
  impact: boolean;
  seats: SeatSeen[];
  /** Capital actions without a free hex: these the World Council copies. */
  full: CapitalAction[];
  recruit_card: string | null;
  recruit_cards_left: string[];
  mine_cards_left: string[];
  buildings: Record<RowId, RowSeen>;
  timeline: EraSeen[];
  /** Shape by shape, icon by icon. */
  breakthroughs_left: number[];
  /** Of a single player. */
  opponent: OpponentSeen | null;
  endgame: string[];
  endgame_now: Record<string, EndgameSeen>;
  evacuations: number;
  draft: Draft | null;
  waiting_for: number[];
  asked: Asked[];
  ending: Ending | null;
  winners: number[];
}

export type Bundle = Partial<Record<GoodsId | 'tug', number>>;

export type EffectGoods = Partial<Record<GoodsId | 'tug', number | 'x'>>;

/** One effect with the facts that its picture shows. */
export interface Effect {
  /** The word: gain, gain_any, choose, set_focus, modify, . */
  op: string;
  /** Fixed goods of gain, pay. */
  goods?: EffectGoods;
  /** A number, or the x that was paid. */
  count?: number | 'x';
  options?: Effect[][];
  /** One of these. */
  workers?: (WorkerId | 'same_as_placed')[] | 'on_recruit_card';
  column?: 'active' | 'tired';
  range?: number | 'x';
  labs?: boolean;
  delta?: number;
  give?: Bundle;
  get?: Bundle;
  both_ways?: boolean;
  /** Where a worker is placed. */
  where?: 'own' | 'main';
  actions?: CapitalAction[];
  /** The one thing that may be built. */
  only?: 'superproject';
  parameter?: string;
  /** Points by the column a building was put on. */
  vp_by_column?: number[];
}

export interface Ability {
  kind: 'worker_action' | 'free_action' | 'passive' | 'one_time';
  worker: WorkerId | 'any' | null;
  cost: Bundle;
  /** Paid as often as wanted. */
  x: 'water' | 'tug' | null;
  effects: Effect[];
  retrieve: Fate | 'motivated_if_administrator' | 'copied' | null;
  words: Words;
}

export interface BuildingFacts {
  /** Something of it is our stand-in: it wears the mark. */
  stand_in: boolean;
  /** Which parts are; `*` is all of it. */
  stand_ins: string[];
  names?: Record<string, string>;
  row: RowId;
  vp: number;
  abilities: Ability[];
}

export const SHAPE_TERMS = ['circle', 'triangle', 'square'] as const;
export type Shape = (typeof SHAPE_TERMS)[number];

export const SUBJECT_TERMS = ['time', 'war', 'genetics', 'technology', 'society'] as const;
export type Subject = (typeof SUBJECT_TERMS)[number];

export interface ExactBreakthrough {
  shape: Shape;
  icon: Subject;
}

export interface SuperprojectFacts {
  /** Something of it is our stand-in: it wears the mark. */
  stand_in: boolean;
  /** Which parts are; `*` is all of it. */
  stand_ins: string[];
  vp: number;
  cost: Bundle;
  worker: WorkerId | null;
  exact: ExactBreakthrough | null;
  /** Instead of the exact one: two breakthroughs of these shapes. */
  pair: [Shape, Shape];
  abilities: Ability[];
}

export interface LeaderFacts {
  /** Something of it is our stand-in: it wears the mark. */
  stand_in: boolean;
  /** Which parts are; `*` is all of it. */
  stand_ins: string[];
  path: PathId;
  kind: 'free_action' | 'clean_up' | 'power_up' | 'passive';
  cost: Bundle;
  effects: Effect[];
  words: Words;
}

export interface ConditionFacts {
  /** Something of it is our stand-in: it wears the mark. */
  stand_in: boolean;
  /** Which parts are; `*` is all of it. */
  stand_ins: string[];
  path: PathId;
  base: number;
  bonus: number;
  /** What one bonus asks for, such as a genius and a gold. */
  set: Record<string, number>;
  condition: Record<string, number | string>;
  words: Words;
}

export interface CapitalTileFacts {
  /** Something of it is our stand-in: it wears the mark. */
  stand_in: boolean;
  /** Which parts are; `*` is all of it. */
  stand_ins: string[];
  action: CapitalAction;
  /** Condition of the bonus: what has to be built. */
  only: 'building' | 'superproject' | null;
  effects: Effect[];
  words: Words;
}

export interface EndgameFacts {
  /** Something of it is our stand-in: it wears the mark. */
  stand_in: boolean;
  /** Which parts are; `*` is all of it. */
  stand_ins: string[];
  vp: number;
}

export interface AssetFacts {
  /** Something of it is our stand-in: it wears the mark. */
  stand_in: boolean;
  /** Which parts are; `*` is all of it. */
  stand_ins: string[];
  goods: Bundle;
  active: WorkerId[];
  tired: WorkerId[];
  breakthrough: number;
  number: number;
}

export interface PathFacts {
  /** Something of it is our stand-in: it wears the mark. */
  stand_in: boolean;
  /** Which parts are; `*` is all of it. */
  stand_ins: string[];
  goods: Bundle;
  active: WorkerId[];
  tired: WorkerId[];
  breakthrough: number;
  leaders: string[];
}

export interface PlayerBoardFacts {
  /** Something of it is our stand-in: it wears the mark. */
  stand_in: boolean;
  /** Which parts are; `*` is all of it. */
  stand_ins: string[];
  supply_cost: number[];
  supply_free: boolean;
  water_per_empty_hex: number;
}

export interface WarpFacts {
  /** Something of it is our stand-in: it wears the mark. */
  stand_in: boolean;
  /** Which parts are; `*` is all of it. */
  stand_ins: string[];
  goods: Bundle;
  worker: WorkerId | null;
  water: number;
}

export interface WarpSpaceFacts {
  /** Something of it is our stand-in: it wears the mark. */
  stand_in: boolean;
  /** Which parts are; `*` is all of it. */
  stand_ins: string[];
  effects: Effect[];
}

export interface Printed {
  /** Something of it is our stand-in: it wears the mark. */
  stand_in: boolean;
  /** Which parts are; `*` is all of it. */
  stand_ins: string[];
}

export interface AlternateTileFacts {
  /** Something of it is our stand-in: it wears the mark. */
  stand_in: boolean;
  /** Which parts are; `*` is all of it. */
  stand_ins: string[];
  spaces: (string | null)[];
}

export interface RecruitCardFacts {
  /** Something of it is our stand-in: it wears the mark. */
  stand_in: boolean;
  /** Which parts are; `*` is all of it. */
  stand_ins: string[];
  workers: Record<WorkerId, number>;
}

export interface MineCardFacts {
  /** Something of it is our stand-in: it wears the mark. */
  stand_in: boolean;
  /** Which parts are; `*` is all of it. */
  stand_ins: string[];
  goods: GoodsId[];
}

export const MAIN_ACTION_TERMS = ['construct', 'recruit', 'research', 'world_council', 'mine', 'purify', 'trade', 'evacuation'] as const;
export type MainAction = (typeof MAIN_ACTION_TERMS)[number];

export interface ActionFacts {
  /** Something of it is our stand-in: it wears the mark. */
  stand_in: boolean;
  /** Which parts are; `*` is all of it. */
  stand_ins: string[];
  forbidden: WorkerId[];
  spaces: string[];
}

export const ACTION_TERMS = [
  'construct', 'recruit', 'research', 'world_council', 'mine', 'purify', 'trade', 'evacuation',
  'supply',
] as const;
export type ActionId = (typeof ACTION_TERMS)[number];

export interface SpaceFacts {
  action: ActionId;
  water: number;
  extra: Bundle;
  first_player: boolean;
  /** A hex pool takes any number of workers. */
  pool: boolean;
  /** On the players' own boards. */
  own: boolean;
}

export interface AnomalyFacts {
  /** Something of it is our stand-in: it wears the mark. */
  stand_in: boolean;
  /** Which parts are; `*` is all of it. */
  stand_ins: string[];
  vp: number;
  ways: Bundle[];
}

/** What is printed on the components. */
export interface Catalogue {
  building: Record<string, BuildingFacts>;
  superproject: Record<string, SuperprojectFacts>;
  leader: Record<string, LeaderFacts>;
  condition: Record<string, ConditionFacts>;
  capital_tile: Record<string, CapitalTileFacts>;
  endgame: Record<string, EndgameFacts>;
  asset: Record<string, AssetFacts>;
  path: Record<PathId, PathFacts>;
  player_board: Record<PathId | 'a', PlayerBoardFacts>;
  warp: Record<WarpId, WarpFacts>;
  warp_space: Record<string, WarpSpaceFacts>;
  alternate: Printed;
  alternate_tile: Record<string, AlternateTileFacts>;
  recruit_card: Record<string, RecruitCardFacts>;
  mine_card: Record<string, MineCardFacts>;
  action: Record<MainAction, ActionFacts>;
  space: Record<string, SpaceFacts>;
  anomaly: AnomalyFacts;
}

export interface Arguments {
  breakthrough?: string;
  card?: string;
  cards?: string[];
  cores?: number;
  deed?: DeedId;
  era?: number;
  exhausted?: number;
  goods?: GoodsId;
  n?: number;
  opponent?: OpponentId;
  seat?: number;
  slot?: string;
  space?: string;
  tile?: string;
  /** One by one. */
  units?: GoodsId[];
  vp?: number;
  warp?: WarpId;
  warps?: WarpId[];
  why?: WhyId;
  /** A thing of the event's own kind. */
  word?: string;
  worker?: WorkerId;
}

/** The arguments of each kind of event. */
export interface Events {
  anomaly_placed: { seat: number; slot: string; };
  anomaly_removed: { seat: number; slot: string; };
  anomaly_triggered: { seat: number; };
  asset_kept: { seat: number; card?: string; };
  assets_shown: { seat: number; cards: string[]; };
  breakthrough: { seat: number; breakthrough: string; };
  breakthrough_spent: { seat: number; breakthrough: string; };
  building_given_up: { seat: number; tile: string; };
  built: { seat: number; tile: string; slot: string; };
  copied: { seat: number; tile: string; };
  endgame_cards: { cards: string[]; };
  endgame_kept: { seat: number; cards?: string[]; };
  era_started: { n: number; };
  evacuated: { seat: number; n: number; };
  exosuit_powered: { seat: number; };
  first_player: { seat: number; };
  focus_set: { seat: number; n: number; };
  free_action: { seat: number; word: string; };
  gained: { seat: number; goods: GoodsId; n: number; };
  game_over: { word: string; };
  icon_rolled: { seat: number; word: string; };
  impact: Record<string, never>;
  leader_taken: { seat: number; word: string; };
  morale: { seat: number; n: number; };
  opponent_anomaly: { opponent: OpponentId; n: number; era: number; word: string; };
  opponent_bright: { opponent: OpponentId; n: number; vp: number; };
  opponent_built: { opponent: OpponentId; n: number; deed: DeedId; why: WhyId; tile: string; space: string; };
  opponent_cores: { opponent: OpponentId; n: number; exhausted: number; };
  opponent_failed: { opponent: OpponentId; n: number; deed: DeedId; why: WhyId; vp: number; space?: string; };
  opponent_first: { opponent: OpponentId; };
  opponent_idle: { opponent: OpponentId; n: number; deed: DeedId; };
  opponent_mined: { opponent: OpponentId; n: number; deed: DeedId; why: WhyId; units: GoodsId[]; space: string; };
  opponent_paradoxes: { opponent: OpponentId; n: number; era: number; };
  opponent_passed: { opponent: OpponentId; why: WhyId; };
  opponent_powered: { opponent: OpponentId; n: number; };
  opponent_recruited: { opponent: OpponentId; n: number; deed: DeedId; why: WhyId; worker: WorkerId; space: string; };
  opponent_removed: { opponent: OpponentId; n: number; deed: DeedId; why: WhyId; units: GoodsId[]; };
  opponent_researched: { opponent: OpponentId; n: number; deed: DeedId; why: WhyId; breakthrough: string; space: string; };
  opponent_set: { opponent: OpponentId; vp: number; word: string; };
  opponent_superproject: { opponent: OpponentId; n: number; deed: DeedId; why: WhyId; tile: string; breakthrough: string; space: string; };
  opponent_tile: { opponent: OpponentId; n: number; deed: DeedId; vp: number; cores: number; };
  opponent_travelled: { opponent: OpponentId; n: number; deed: DeedId; why: WhyId; era: number; vp: number; };
  opponent_unmoved: { opponent: OpponentId; n: number; deed: DeedId; };
  opponent_warped: { opponent: OpponentId; n: number; };
  paid: { seat: number; goods: GoodsId; n: number; };
  paradox_rolled: { seat: number; n: number; word: string; };
  paradoxes_gained: { seat: number; n: number; };
  paradoxes_returned: { seat: number; n: number; };
  passed: { seat: number; };
  path_taken: { seat: number; word: string; };
  powered_up: { seat: number; n: number; };
  prepared: { n: number; };
  recruited: { seat: number; worker: WorkerId; };
  shape_rolled: { seat: number; word: string; };
  superproject_revealed: { tile: string; n: number; };
  tile_covered: { seat: number; slot: string; tile: string; };
  tile_drawn: { space: string; word: string; };
  tile_flipped: { space: string; word: string; };
  time_travelled: { seat: number; n: number; };
  warp_chosen: { seat: number; warps?: WarpId[]; };
  warp_placed: { seat: number; warp: WarpId; n: number; };
  warp_retrieved: { seat: number; warp: WarpId; };
  warp_space: { seat: number; word: string; };
  warped: { seat: number; warps: WarpId[]; };
  worker_gained: { seat: number; worker: WorkerId; word: string; };
  worker_lost: { seat: number; worker: WorkerId; word: string; };
  worker_placed: { seat: number; worker: WorkerId; space?: string; slot?: string; tile?: string; word?: string; };
  workers_woken: { seat: number; n: number; };
}

/** What the server says of this game. */
export interface Wire {
  view: View;
  catalogue: Catalogue;
  events: Events;
}
