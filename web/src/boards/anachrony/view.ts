// The match as a seat sees it (`games/anachrony/view.py`) and what is printed (`games/anachrony/catalogue.py`), with types.
import type { Json, Words } from '../../wire';

export const GOODS = ['water', 'titanium', 'uranium', 'gold', 'neutronium', 'energy_core', 'vp'] as const;
export const WORKERS = ['scientist', 'engineer', 'administrator', 'genius'] as const;
export const ROWS = ['power_plant', 'factory', 'life_support', 'lab'] as const;
export const COLUMNS = [1, 2, 3] as const;
export const HEXES = ['top_left', 'top_middle', 'top_right', 'bottom_left', 'bottom_middle', 'bottom_right'] as const;
export const WARPS = [
  'neutronium',
  'uranium',
  'titanium',
  'gold',
  'water',
  'administrator',
  'engineer',
  'scientist',
  'exosuit',
] as const;
export const PHASES = ['setup', 'preparation', 'paradox', 'power_up', 'warp', 'action', 'clean_up'] as const;
export const SHAPES = ['circle', 'triangle', 'square'] as const;
export const SUBJECTS = ['time', 'war', 'genetics', 'technology', 'society'] as const;
export const CATEGORIES = [
  'buildings',
  'superprojects',
  'anomalies',
  'time_travel',
  'morale',
  'breakthroughs',
  'vp_tokens',
  'warp_penalty',
  'endgame_conditions',
] as const;

export type GoodsId = (typeof GOODS)[number];
export type WorkerId = (typeof WORKERS)[number];
export type RowId = (typeof ROWS)[number];
export type HexId = (typeof HEXES)[number];
export type WarpId = (typeof WARPS)[number];
export type PhaseId = (typeof PHASES)[number];
export type Shape = (typeof SHAPES)[number];
export type Subject = (typeof SUBJECTS)[number];
export type Category = (typeof CATEGORIES)[number];
export type PathId = 'harmony' | 'dominance' | 'progress' | 'salvation';
export type Fate = 'tired' | 'motivated' | 'dies';
export type CapitalAction = 'construct' | 'recruit' | 'research';
export type ActionId = CapitalAction | 'world_council' | 'mine' | 'purify' | 'trade' | 'evacuation' | 'supply';
/** Goods with a number each; `tug` is one unit of titanium, uranium or gold, freely chosen. */
export type Bundle = Partial<Record<GoodsId | 'tug', number>>;

// ---- the match

export interface Busy {
  worker: WorkerId;
  retrieved: Fate;
}
export interface Standing extends Busy {
  seat: number;
}
export interface SlotTile extends Partial<Busy> {
  /** A building's number, a superproject's id, or `anomaly`. */
  tile: string;
  /** An anomaly lies on it. */
  covered?: boolean;
}

export interface SeatSeen {
  seat: number;
  path: PathId | null;
  leader: string | null;
  condition: string | null;
  board: 'a' | 'b';
  goods: Record<GoodsId, number>;
  active: Record<WorkerId, number>;
  tired: Record<WorkerId, number>;
  /** Busy workers of buildings that were given up this turn. */
  aside: Record<WorkerId, number>;
  exosuits: { unpowered: number; powered: number; deployed: number; total: number };
  powered: HexId[];
  covered_hexes: HexId[];
  /** By slot: `power_plant_1` to `lab_3`; a superproject is at the left one of its two slots. */
  slots: Record<string, SlotTile>;
  supply_worker: Busy | null;
  /** Free actions taken this era: `force_workers`, `supply`, `leader`, or a slot. */
  used: string[];
  /** `circle_time` and so on. */
  breakthroughs: Record<string, number>;
  /** Warp tiles on the timeline and their eras. */
  warps: Partial<Record<WarpId, number>>;
  warp_pool: WarpId[];
  warp_spaces: Partial<Record<WarpId, number>>;
  paradoxes: number;
  paradox_limit: number;
  /** 1 to 7. */
  morale: number;
  morale_vp: number[];
  supply_price: number;
  time_travel: number;
  time_travel_vp: number[];
  hex_prices: Record<HexId, ('free' | 'EC' | '3W' | 'TUG')[]>;
  slot_costs: Record<string, Bundle>;
  focus: number;
  /** 0, or the number of its marker on the evacuation tile. */
  evacuation: number;
  passed: boolean;
  /** What this seat chose and has not yet shown; null for everybody else. */
  secret: { warps?: WarpId[]; power?: string } | null;
  score: number;
  score_sheet: Record<Category, number>;
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
export interface RowSeen {
  primary: string | null;
  left: number;
  given_up: string[];
  /** From the top down. */
  secondary: string[];
}

export interface View {
  players: number;
  side: 'a' | 'b';
  variants: Record<string, boolean>;
  era: number;
  phase: PhaseId;
  turn: number;
  first: number;
  acting: number;
  impact: boolean;
  seats: SeatSeen[];
  hexes: Record<string, Standing>;
  pools: (Standing & { space: 'purify' | 'trade' | 'evacuation' })[];
  /** Collapsing capital tiles by hex, after the Impact. */
  capital_tiles: Record<string, string>;
  /** Capital hexes that show the unavailable side. */
  flipped: string[];
  /** Capital actions without a free hex: these the World Council copies. */
  full: CapitalAction[];
  recruit_pool: Record<WorkerId, number>;
  recruit_card: string | null;
  mine_pool: Record<GoodsId, number>;
  buildings: Record<RowId, RowSeen>;
  timeline: EraSeen[];
  /** Breakthroughs left, shape by shape, subject by subject. */
  breakthroughs_left: number[];
  endgame: string[];
  evacuations: number;
  draft: { hand: (string | number)[] | null; kept: (string | number)[] | null; seen: number[][] | null } | null;
  waiting_for: number[];
  asked: { seat: number; question: string }[];
  ending: string | null;
  winners: number[];
}

// ---- what is printed

export interface Effect {
  /** The word of the data file: gain, gain_any, choose, set_focus, modify, ... */
  op: string;
  /** Fixed goods of gain, pay. */
  goods?: Bundle;
  /** A number, or the x that was paid. */
  count?: number | 'x';
  options?: Effect[][];
  /** One of these; Matriarch Zaida's are told in words, by the recruit card. */
  workers?: (WorkerId | 'same_as_placed')[] | string;
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
  /** Paid as often as wanted: x. */
  x: 'water' | 'tug' | null;
  effects: Effect[];
  retrieve: 'tired' | 'motivated' | 'dies' | 'motivated_if_administrator' | 'copied' | null;
  words: Words;
}
interface Printed {
  /** Something of it is our stand-in: it wears the mark. */
  stand_in: boolean;
  /** Which parts are stand-ins; `*` is all of it. */
  stand_ins: string[];
}
export interface BuildingFacts extends Printed {
  row: RowId;
  vp: number;
  abilities: Ability[];
}
export interface SuperprojectFacts extends Printed {
  vp: number;
  cost: Bundle;
  worker: WorkerId | null;
  exact: { shape: Shape; icon: Subject } | null;
  /** Instead of the exact one: two breakthroughs of these shapes. */
  pair: [Shape, Shape];
  abilities: Ability[];
}
export interface LeaderFacts extends Printed {
  path: PathId;
  kind: 'free_action' | 'clean_up' | 'power_up' | 'passive';
  cost: Bundle;
  effects: Effect[];
  words: Words;
}
export interface ConditionFacts extends Printed {
  path: PathId;
  base: number;
  bonus: number;
  /** What one bonus asks for, e.g. `{genius: 1, gold: 1}`. */
  set: Record<string, number>;
  condition: Record<string, string | number>;
  words: Words;
}
export interface CapitalTileFacts extends Printed {
  action: CapitalAction;
  /** Condition of the bonus: what has to be built. */
  only: 'building' | 'superproject' | null;
  effects: Effect[];
  words: Words;
}
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
export interface ActionFacts extends Printed {
  forbidden: WorkerId[];
  spaces: string[];
}
export interface Catalogue {
  building: Record<string, BuildingFacts>;
  superproject: Record<string, SuperprojectFacts>;
  leader: Record<string, LeaderFacts>;
  condition: Record<string, ConditionFacts>;
  capital_tile: Record<string, CapitalTileFacts>;
  endgame: Record<string, Printed & { vp: number }>;
  asset: Record<
    string,
    Printed & { number: number; goods: Bundle; active: WorkerId[]; tired: WorkerId[]; breakthrough: number }
  >;
  path: Record<
    PathId,
    Printed & { goods: Bundle; active: WorkerId[]; tired: WorkerId[]; leaders: string[]; breakthrough: number }
  >;
  player_board: Record<
    'a' | PathId,
    Printed & { supply_cost: number[]; supply_free: boolean; water_per_empty_hex: number }
  >;
  warp: Record<WarpId, Printed & { goods: Bundle; worker: WorkerId | null; water: number }>;
  warp_space: Record<string, Printed & { effects: Effect[] }>;
  alternate: Printed;
  alternate_tile: Record<string, Printed & { spaces: (string | null)[] }>;
  recruit_card: Record<string, Printed & { workers: Record<WorkerId, number> }>;
  mine_card: Record<string, Printed & { goods: GoodsId[] }>;
  action: Record<ActionId, ActionFacts>;
  space: Record<string, SpaceFacts>;
  anomaly: Printed & { vp: number; ways: Bundle[] };
}

export const read = (view: Json): View => view as unknown as View;
export const printed = (catalogue: Json): Catalogue => catalogue as unknown as Catalogue;
