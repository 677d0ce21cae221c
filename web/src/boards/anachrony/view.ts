// The match as a seat sees it, with types: what `games/anachrony/view.py` makes.
import type { Json } from '../../wire';

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

export const read = (view: Json): View => view as unknown as View;
