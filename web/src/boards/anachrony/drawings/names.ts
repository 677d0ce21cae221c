// Which icon stands for which word of the game.
import type { ActionId, GoodsId, PathId, RowId, Shape, Subject, WarpId, WorkerId } from '../wire';

export const ICONS = [
  'water',
  'titanium',
  'gold',
  'uranium',
  'neutronium',
  'core',
  'tug',
  'vp',
  'w-s',
  'w-e',
  'w-a',
  'w-g',
  'w-any',
  'suit',
  'suit-s',
  'p-harmony',
  'p-dominance',
  'p-progress',
  'p-salvation',
  'b-plant',
  'b-factory',
  'b-life',
  'b-lab',
  'super',
  'construct',
  'recruit',
  'die',
  'council',
  'mine',
  'evac',
  'lock',
  'to',
  'swap',
  'focus',
  'travel',
  'warp',
  'copy',
  'free',
  'passive',
  'bolt',
  'motivated',
  'dies',
  'paradox',
  'anomaly',
  'impact',
  'sun',
  'banner',
  'check',
  'close',
  'plus',
  'minus',
  's-circle',
  's-triangle',
  's-square',
  's-any',
  'k-time',
  'k-war',
  'k-genetics',
  'k-technology',
  'k-society',
] as const;
export type IconName = (typeof ICONS)[number];

const GOODS: Record<GoodsId | 'tug', IconName> = {
  water: 'water',
  titanium: 'titanium',
  uranium: 'uranium',
  gold: 'gold',
  neutronium: 'neutronium',
  energy_core: 'core',
  vp: 'vp',
  tug: 'tug',
};
const WORKERS: Record<WorkerId, IconName> = { scientist: 'w-s', engineer: 'w-e', administrator: 'w-a', genius: 'w-g' };
const ROWS: Record<RowId, IconName> = {
  power_plant: 'b-plant',
  factory: 'b-factory',
  life_support: 'b-life',
  lab: 'b-lab',
};
const ACTIONS: Record<ActionId, IconName> = {
  construct: 'construct',
  recruit: 'recruit',
  research: 'die',
  world_council: 'council',
  mine: 'mine',
  purify: 'water',
  trade: 'swap',
  evacuation: 'evac',
  supply: 'sun',
};

export const goodsIcon = (goods: GoodsId | 'tug'): IconName => GOODS[goods];
export const workerIcon = (type: WorkerId | 'any'): IconName => (type === 'any' ? 'w-any' : WORKERS[type]);
export const rowIcon = (row: RowId): IconName => ROWS[row];
export const actionIcon = (action: ActionId): IconName => ACTIONS[action];
export const pathIcon = (path: PathId): IconName => `p-${path}`;
export const shapeIcon = (shape: Shape): IconName => `s-${shape}`;
export const subjectIcon = (subject: Subject): IconName => `k-${subject}`;

/** A warp tile shows what it stands for. */
export function warpIcon(warp: WarpId): IconName {
  if (warp === 'exosuit') return 'suit-s';
  return isWorker(warp) ? WORKERS[warp] : GOODS[warp];
}

export const isGoods = (word: string): word is GoodsId | 'tug' => word in GOODS;
export const isWorker = (word: string): word is WorkerId => word in WORKERS;

/** What counts at the end, as icons: conditions of evacuation, endgame cards. */
const COUNTED: Record<string, IconName> = {
  worker: 'w-any',
  workers: 'w-any',
  building: 'b-factory',
  breakthrough: 's-any',
  breakthroughs: 's-any',
  superproject: 'super',
  superprojects: 'super',
  time_travel_steps: 'travel',
  time_travel_track_position: 'travel',
  sum_of_time_travel_ranges: 'focus',
  anomalies: 'anomaly',
  morale: 'sun',
  morale_position: 'sun',
  occupied_building_slots: 'b-plant',
};

export function countedIcon(word: string): IconName {
  if (isGoods(word)) return GOODS[word];
  return isWorker(word) ? WORKERS[word] : (COUNTED[word] ?? 's-any');
}
