// A small position for the tests of this folder, in the words of the server.
import type { OptionShown, Words } from '../../wire';
import type { Catalogue, OpponentSeen, SeatSeen, View } from './wire';

const words = (id: string): Words => ({ id, args: {} });
const PRINTED = { stand_in: false, stand_ins: [] };

export function seatSeen(seat: number, facts: Partial<SeatSeen> = {}): SeatSeen {
  const slots = ['power_plant', 'factory', 'life_support', 'lab'].flatMap((row) =>
    [1, 2, 3].map((column) => `${row}_${column}`),
  );
  return {
    seat,
    path: 'progress',
    leader: 'cornella',
    condition: 'progress_a',
    board: 'a',
    goods: { water: 5, titanium: 2, uranium: 1, gold: 0, neutronium: 1, energy_core: 3, vp: 4 },
    active: { scientist: 2, engineer: 1, administrator: 0, genius: 0 },
    tired: { scientist: 0, engineer: 1, administrator: 0, genius: 0 },
    aside: { scientist: 0, engineer: 0, administrator: 0, genius: 0 },
    exosuits: { unpowered: 2, powered: 2, deployed: 2, total: 6 },
    powered: ['top_left', 'top_middle'],
    covered_hexes: [],
    slots: {
      power_plant_1: { tile: '102', worker: 'engineer', retrieved: 'tired' },
      factory_1: { tile: 'anomaly' },
      life_support_1: { tile: '303' },
      lab_1: { tile: 'anti_gravity_field' },
    },
    supply_worker: null,
    used: ['life_support_1'],
    breakthroughs: { circle_time: 1, triangle_war: 2 },
    warps: { gold: 2 },
    warp_pool: ['neutronium', 'uranium', 'titanium', 'water', 'administrator', 'engineer', 'scientist', 'exosuit'],
    warp_spaces: {},
    paradoxes: 1,
    paradox_limit: 3,
    morale: 5,
    morale_vp: [-6, -4, -2, 0, 2, 4, 6],
    supply_price: 6,
    time_travel: 3,
    time_travel_vp: [0, 2, 4, 6, 8, 10, 12, 14, 16],
    hex_prices: {
      top_left: ['free'],
      top_middle: ['free'],
      top_right: ['free'],
      bottom_left: ['EC'],
      bottom_middle: ['EC'],
      bottom_right: ['EC'],
    },
    slot_costs: Object.fromEntries(slots.map((slot) => [slot, { titanium: 2, water: 1 }])),
    focus: 2,
    evacuation: 0,
    passed: false,
    secret: null,
    score: 12,
    score_sheet: {
      buildings: 4,
      superprojects: 6,
      anomalies: -3,
      time_travel: 6,
      morale: 2,
      breakthroughs: 0,
      vp_tokens: 4,
      warp_penalty: -7,
      endgame_conditions: 0,
    },
    ...facts,
  };
}

export function view(facts: Partial<View> = {}): View {
  return {
    players: 2,
    sides: 2,
    side: 'a',
    era: 3,
    phase: 'action',
    first: 1,
    acting: 0,
    impact: false,
    seats: [seatSeen(0), seatSeen(1, { path: 'harmony', leader: 'zaida', condition: null, score: 20, slots: {} })],
    hexes: { research_top: { seat: 0, worker: 'scientist', retrieved: 'motivated' } },
    pools: [{ space: 'purify', seat: 1, worker: 'engineer', retrieved: 'tired' }],
    endgame: ['water', 'workers'],
    endgame_now: { water: { counts: [5, 5], leaders: [0, 1] }, workers: { counts: [3, 4], leaders: [1] } },
    winners: [],
    breakthroughs_left: Array.from({ length: 15 }, () => 3),
    waiting_for: [],
    asked: [],
    ...facts,
  } as View;
}

const ability = (id: string, facts: Partial<Catalogue['building'][string]['abilities'][number]>) => ({
  kind: 'worker_action' as const,
  worker: 'any' as const,
  cost: {},
  x: null,
  effects: [],
  retrieve: 'tired' as const,
  words: words(id),
  ...facts,
});

export const catalogue = {
  building: {
    '102': {
      row: 'power_plant',
      vp: 3,
      abilities: [ability('does-102', { effects: [{ op: 'set_focus', range: 2, labs: true }] })],
      ...PRINTED,
    },
    '303': {
      row: 'life_support',
      vp: 1,
      abilities: [
        ability('does-303', {
          kind: 'free_action',
          worker: null,
          retrieve: null,
          effects: [{ op: 'gain', goods: { water: 2 } }],
        }),
      ],
      ...PRINTED,
    },
  },
  superproject: {
    anti_gravity_field: {
      vp: 6,
      cost: { titanium: 4 },
      worker: 'engineer',
      exact: { shape: 'triangle', icon: 'time' },
      pair: ['circle', 'square'],
      abilities: [
        ability('does-field', {
          kind: 'passive',
          worker: null,
          retrieve: null,
          effects: [{ op: 'discount', count: 1 }],
        }),
      ],
      stand_in: true,
      stand_ins: ['exact'],
    },
  },
  leader: {
    cornella: {
      path: 'progress',
      kind: 'clean_up',
      cost: { water: 3 },
      effects: [{ op: 'standard_action', actions: ['research'] }],
      words: words('does-cornella'),
      ...PRINTED,
    },
    zaida: {
      path: 'harmony',
      kind: 'clean_up',
      cost: { water: 2 },
      effects: [{ op: 'gain_worker', workers: 'on_recruit_card' }],
      words: words('does-zaida'),
      ...PRINTED,
    },
  },
  condition: {
    progress_a: {
      path: 'progress',
      base: 6,
      bonus: 4,
      set: { breakthrough: 1, scientist: 2 },
      condition: { buildings: 'lab', at_least: 3 },
      words: words('does-condition'),
      ...PRINTED,
    },
  },
  capital_tile: {},
  endgame: { water: { vp: 3, ...PRINTED }, workers: { vp: 3, ...PRINTED } },
  player_board: { a: { supply_cost: [4, 4, 5, 5, 6, 7, 7], supply_free: false, water_per_empty_hex: 1, ...PRINTED } },
  warp: {},
  space: { research_top: { action: 'research' }, purify: { action: 'purify' }, supply: { action: 'supply' } },
  anomaly: {
    vp: -3,
    ways: [
      { water: 2, tug: 2 },
      { water: 2, neutronium: 1 },
    ],
    ...PRINTED,
  },
} as unknown as Catalogue; // an excerpt: the tests draw no more of it

/** An option as the server sends it. */
export const option = (key: string, targets: string[] = [], args: Words['args'] = {}): OptionShown => ({
  key,
  label: { id: `label ${key}`, args },
  targets,
  rule: '',
});

/** The targets of options, as the table hands them to boards. */
export function targetsOf(options: OptionShown[]): Map<string, OptionShown[]> {
  const map = new Map<string, OptionShown[]>();
  for (const each of options) for (const target of each.targets) map.set(target, [...(map.get(target) ?? []), each]);
  return map;
}

/** A single player's opponent in the middle of an Action phase. */
export function opponentSeen(facts: Partial<OpponentSeen> = {}): OpponentSeen {
  const foreseen = { space: null, tile: null, worker: null, era: null, units: [], following: 'reboot' as const };
  return {
    opponent: 'chronobot',
    harder: [],
    ways: [],
    passed: false,
    rolls_next: true,
    actions: 2,
    minimum_actions: 3,
    powered: 4,
    out: 2,
    hexes: [],
    first: false,
    resources: { titanium: 1, gold: 0, uranium: 0, neutronium: 2 },
    workers: { scientist: 0, engineer: 1, administrator: 0, genius: 0 },
    breakthroughs: { circle_time: 1 },
    buildings: [],
    superprojects: [],
    anomalies: 0,
    most_anomalies: 3,
    paradoxes: 1,
    paradox_limit: 3,
    rolls: [],
    warps: [],
    warp_pool: 8,
    time_travel: 1,
    time_travel_vp: [0, 2, 4, 6, 8, 10, 12],
    vp: 1,
    cores: 0,
    exhausted: 0,
    loops: [
      [
        { deed: 'mine', slot: null },
        { deed: 'construct_lab', slot: null },
        { deed: 'reboot', slot: null },
      ],
    ],
    tokens: [
      { token: '2', loop: 0, step: 3, height: 0 },
      { token: '3', loop: 0, step: 2, height: 0 },
      { token: '5', loop: 0, step: 2, height: 1 },
    ],
    foreseen: [
      {
        ...foreseen,
        token: '2',
        faces: 1,
        step: 'mine',
        deed: 'mine',
        fails: false,
        why: 'wanted',
        units: ['uranium', 'gold'],
      },
      { ...foreseen, token: '3', faces: 2, step: 'construct_lab', deed: 'construct_lab', fails: true, why: 'no_hex' },
    ],
    score: 9,
    score_sheet: {
      buildings: 4,
      superprojects: 0,
      anomalies: 0,
      time_travel: 2,
      breakthroughs: 1,
      vp_tokens: 1,
      cores: 0,
    },
    objectives: [],
    objectives_vp: 0,
    ...facts,
  };
}
