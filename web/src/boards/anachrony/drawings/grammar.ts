// Abilities as icons: every word of the effect vocabulary has a few signs of its own.
import type { Ability, Effect, EffectGoods, GoodsId } from '../wire';
import { actionIcon, goodsIcon, isWorker, workerIcon, type IconName } from './names';

/** One sign of a line: an icon with what stands before it, or a sign between icons. */
export interface Sign {
  icon?: IconName;
  /** Before the icon: `2`, `+1`, `x`, `2×`. */
  n?: string;
  /** A sign by itself, such as `/`. */
  mark?: string;
  /** A tired worker lies. */
  tired?: boolean;
  /** Struck through: does not happen. */
  struck?: boolean;
}

/** An ability in two rows: what it asks for and what it does. */
export interface Line {
  needs: Sign[];
  gives: Sign[];
}

const OR: Sign = { mark: '/' };
const TO: Sign = { icon: 'to' };

export function lineOf(ability: Ability): Line {
  return {
    needs: [...kindSigns(ability), ...costSigns(ability), ...fateSigns(ability)],
    gives: ability.effects.flatMap(effectSigns),
  };
}

function kindSigns({ kind, worker }: Ability): Sign[] {
  switch (kind) {
    case 'worker_action':
      return [{ icon: workerIcon(worker ?? 'any') }];
    case 'free_action':
      return [{ icon: 'free' }];
    case 'passive':
      return [{ icon: 'passive' }];
    case 'one_time':
      return [{ icon: 'bolt' }];
  }
}

function costSigns({ cost, x }: Ability): Sign[] {
  return [...goodsSigns(cost), ...(x ? [{ icon: goodsIcon(x), n: 'x' }] : [])];
}

function fateSigns({ retrieve }: Ability): Sign[] {
  if (retrieve === 'motivated') return [{ icon: 'motivated' }];
  if (retrieve === 'dies') return [{ icon: 'dies' }];
  if (retrieve === 'motivated_if_administrator') return [{ icon: 'w-a' }, { icon: 'motivated' }];
  return [];
}

export function goodsSigns(bundle: EffectGoods, before = ''): Sign[] {
  return Object.entries(bundle).map(([goods, n]) => ({
    icon: goodsIcon(goods as GoodsId | 'tug'),
    n: before || n !== 1 ? `${before}${n}` : undefined,
  }));
}

const DIGIT = 8; // pixels, at the size of text beside icons
const GAP = 3;

/** About how wide a line of signs is, in pixels. */
export function widthOf(signs: readonly Sign[], size: number): number {
  const widths = signs.map(({ icon, n = '', mark = '' }) => (icon ? size + 1 : 0) + (n.length + mark.length) * DIGIT);
  return widths.reduce((sum, width) => sum + width + GAP, -GAP);
}

/** Signed as people write it, with a real minus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const joined = (groups: Sign[][]): Sign[] => groups.flatMap((group, index) => (index ? [OR, ...group] : group));

type Writer = (effect: Effect) => Sign[];

const WRITERS: Record<string, Writer> = {
  gain: ({ goods = {}, vp_by_column: columns }) =>
    columns ? [{ icon: 'vp', n: columns.join('/') }] : goodsSigns(goods),
  gain_any: ({ count = 1 }) => goodsSigns({ tug: count as number }),
  gain_random: () => [{ mark: '?' }, { icon: 'tug' }, OR, { icon: 'neutronium' }],
  pay: ({ goods = {} }) => goodsSigns(goods, '−'),
  choose: ({ options = [] }) => joined(options.map((block) => block.flatMap(effectSigns))),
  gain_worker: ({ workers, column }) => {
    if (!Array.isArray(workers)) return [{ mark: '+' }, { icon: 'recruit' }]; // a type of this era's recruit card
    return [
      { mark: '+' },
      ...joined(
        workers.map((type) => [{ icon: isWorker(type) ? workerIcon(type) : 'w-any', tired: column === 'tired' }]),
      ),
    ];
  },
  gain_powered_exosuit: () => [{ mark: '+' }, { icon: 'suit-s' }],
  set_focus: ({ range }) => [{ icon: 'focus', n: String(range) }],
  retrieve_warp: ({ count = 1 }) => [{ icon: 'warp', n: count === 1 ? undefined : String(count) }],
  paradox: ({ delta = 0 }) => [{ icon: 'paradox', n: signed(delta) }],
  morale: ({ delta = 0 }) => [{ icon: 'sun', n: signed(delta) }],
  wake_all: () => [{ icon: 'w-any', tired: true }, TO, { icon: 'w-any' }],
  standard_action: ({ actions = [], count, only }) =>
    joined(
      actions.map((action) => [
        { icon: actionIcon(action), n: count ? `${count}×` : undefined },
        ...(only ? [{ icon: 'super' } as Sign] : []),
      ]),
    ),
  place_worker: ({ where }) => [
    { mark: '+' },
    { icon: 'w-any' },
    ...(where === 'own' ? [] : [{ icon: 'suit-s' } as Sign]),
  ],
  lose_worker: () => [{ icon: 'w-any' }, { icon: 'dies' }],
  exchange: ({ give = {}, get = {}, both_ways }) => [
    ...goodsSigns(give),
    both_ways ? { icon: 'swap' } : TO,
    ...goodsSigns(get),
  ],
  copy_worker_action: () => [{ icon: 'copy' }, { icon: 'w-any' }],
  discount: ({ goods, count = 1 }) => [{ icon: 'construct' }, ...goodsSigns(goods ?? { tug: count as number }, '−')],
  modify: (effect) => PARAMETERS[effect.parameter ?? '']?.(effect) ?? [],
};

/** What lasting effects change. */
const PARAMETERS: Record<string, Writer> = {
  supply_cost: () => [{ icon: 'sun' }, { icon: 'water', n: '½' }],
  power_plant_range: ({ delta = 0 }) => [{ icon: 'focus', n: signed(delta) }],
  paradox_limit: ({ delta = 0 }) => [{ mark: '≤' }, { icon: 'paradox', n: signed(delta) }],
  anomaly_vp: ({ delta = 0 }) => [{ icon: 'anomaly' }, { icon: 'vp', n: signed(delta) }],
  research_set_second_die: () => [{ icon: 'water' }, TO, { icon: 'die' }, { icon: 'die' }],
  time_travel_step_vp: ({ delta = 0 }) => [{ icon: 'travel' }, { icon: 'vp', n: signed(delta) }],
  action_water_cost_per_turn: ({ delta = 0 }) => [{ icon: 'water', n: signed(delta) }],
  no_negative_morale_vp: () => [{ icon: 'sun' }, { icon: 'vp', n: '≥0' }],
  no_worker_loss_on_force_at_minimum: () => [{ icon: 'dies', struck: true }],
  mine_extra: ({ count = 1 }) => [{ icon: 'mine' }, { icon: 'tug', n: `+${count}` }],
  evacuation_base_condition_met: () => [{ icon: 'evac' }, { icon: 'check' }],
  superproject_vp: ({ delta = 0 }) => [{ icon: 'super' }, { icon: 'vp', n: signed(delta) }],
  recruit_bonus_twice: () => [{ icon: 'recruit', n: '2×' }],
  set_second_die: () => [{ icon: 'die' }, { icon: 'die' }],
  scientists_count_as_geniuses: () => [{ icon: 'w-s' }, { mark: '=' }, { icon: 'w-g' }],
  impact_covers_no_own_hex: () => [{ icon: 'impact', struck: true }, { icon: 'suit-s' }],
};

/** The signs of one effect; an unknown one has none, its words are still told. */
export function effectSigns(effect: Effect): Sign[] {
  return WRITERS[effect.op]?.(effect) ?? [];
}
