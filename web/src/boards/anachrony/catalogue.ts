// What is printed on the components, with types: what `games/anachrony/catalogue.py` makes.
import type { Json, Words } from '../../wire';
import type { ActionId, Bundle, CapitalAction, GoodsId, PathId, RowId, Shape, Subject, WarpId, WorkerId } from './view';

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

export const printed = (catalogue: Json): Catalogue => catalogue as unknown as Catalogue;
