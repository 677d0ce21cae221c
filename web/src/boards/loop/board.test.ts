import { cleanup, fireEvent, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OptionShown } from '../../wire';
import type { BoardProps } from '../board';
import Board from './Board.svelte';
import { EMPTY } from './example';
import Hand from './panels/Hand.svelte';
import {
  ERA_TERMS,
  type CardFacts,
  type Catalogue,
  type Dimension,
  type Era,
  type EraSeen,
  type View,
  type Wire,
} from './wire';

// jsdom lays nothing out, so there is no size to watch.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const words = { id: 'x', args: {} };
const card = (dimension: Dimension): CardFacts => ({
  era: 'dawn',
  dimension,
  kinds: ['rift'],
  operations: ['remove_rift'],
  effect: words,
  agent: null,
  stand_in: true,
});
const catalogue: Catalogue = {
  era: Object.fromEntries(ERA_TERMS.map((id, index) => [id, { index }])) as Catalogue['era'],
  card: { quantum_patch: card('spiral'), cave_map: card('stripes') },
  mission: {
    clog_machine: {
      kind: 'remove_rift',
      where: 'doctor_era',
      required: 5,
      per_era: false,
      asks: words,
      stand_in: false,
    },
  },
  agent: { time_thief: { era: 'dawn', timing: 'after_drop', ability: words, cards: [], stand_in: false } },
  ultra: { toll_bridge: { era: 'end', kind: 'loop_tax', text: words, stand_in: true } },
  mode: { sabotage: { win: { archived_tiles: 4 }, text: words, stand_in: false } },
  level: {},
  cycle: { 1: { clones: 1, cards: 1 }, 2: { clones: 2, cards: 1 }, 3: { clones: 3, cards: 1 } },
};
const special: Partial<Record<Era, Partial<EraSeen>>> = {
  dawn: { rifts: 3, agents: ['time_thief'], available: ['cave_map'], centrifuge: true },
  robots: {
    clones: [
      { destroy: 'dawn', super: false },
      { destroy: 'end', super: true },
    ],
  },
  industrial: { mission: { face_up: true, id: 'clog_machine', damage: 2, required: 5 } },
  end: { mission: { face_up: false } },
};
const view: View = {
  game: 'loop',
  players: 1,
  turn: 1,
  cycle: 1,
  mode: 'sabotage',
  level: 'intern',
  phase: 'action',
  active: 'time_thief',
  you: 'time_thief',
  using: null,
  loops: 0,
  loop_cost: 1,
  ability_uses: 0,
  doctor: 'dawn',
  doctor_row: ['dawn'],
  doctor_deck: ['end'],
  drop: { dawn: 1 },
  eras: ERA_TERMS.map((id) => ({ id, ...EMPTY, ...special[id] })),
  agents: [
    {
      id: 'time_thief',
      seat: 0,
      era: 'dawn',
      charged: true,
      hand: [{ card: 'quantum_patch', dimension: 'spiral', ready: true }],
      deck: { top: [], rest: [], discard: [] },
    },
  ],
  common_deck: null,
  arsenal: [],
  destroyed: [],
  limbo: [],
  offer: [],
  bag: [],
  super_pile: [],
  archived: [],
  lost_missions: [],
  unseen_missions: [],
  dismantled: 0,
  ultra_row: ['toll_bridge'],
  ultra_deck: [],
  supply: { rifts: 1, energy: 1, vortex_tiles: 3 },
  vortex_side: 'vortex',
  missing: {},
  ending: null,
};
const ON_BOARD = [
  'era:medieval',
  'clone:robots:dawn',
  'super:robots:end',
  'agent:time_thief',
  'mission:clog_machine',
  'card:cave_map',
  'ultra:toll_bridge',
  'centrifuge:dawn',
];
const IN_HAND = ['card:quantum_patch', 'dimension:star', 'ability:time_thief', 'battery:time_thief'];

function shown(targets: readonly string[], size: BoardProps['size'] = 'desktop') {
  const pick = vi.fn();
  const options = (target: string): OptionShown[] => [{ key: target, label: words, targets: [target], rule: '' }];
  const props: BoardProps<Wire> = {
    view,
    catalogue,
    seat: 0,
    seats: [],
    targets: new Map(targets.map((target) => [target, options(target)])),
    lit: new Set<string>(),
    pick,
    choose: vi.fn(),
    point: vi.fn(),
    fresh: [],
    speed: 0,
    size,
  };
  return { props, pick };
}
const choosable = () =>
  [...document.querySelectorAll<HTMLElement>('[data-target][tabindex="0"]')].map((element) => element.dataset.target);

afterEach(cleanup);

describe.each<[string, Component<BoardProps<Wire>>, string[]]>([
  ['the board', Board, ON_BOARD],
  ['the hand', Hand, IN_HAND],
])('%s', (_, component, all) => {
  it('offers exactly what can be chosen', () => {
    render(component, shown(all).props);
    expect(new Set(choosable())).toEqual(new Set(all));
  });

  it('offers nothing when nothing can be chosen', () => {
    render(component, shown([]).props);
    expect(choosable()).toEqual([]);
  });

  it.each(all)('answers a click and the Enter key on %s', async (target) => {
    const { props, pick } = shown([target]);
    render(component, props);
    const element = document.querySelector<HTMLElement>(`[data-target="${target}"][tabindex="0"]`)!;
    expect(element.getAttribute('aria-label')).toBeTruthy();
    await fireEvent.click(element);
    if (element.tagName === 'BUTTON')
      element.click(); // browsers make a click of Enter on a real button
    else await fireEvent.keyDown(element, { key: 'Enter' });
    expect(pick.mock.calls).toEqual([[target], [target]]);
  });
});

describe('a phone', () => {
  it('opens the era whose cards can be chosen', () => {
    render(Board, shown(['card:cave_map'], 'phone').props);
    expect(choosable()).toEqual(['card:cave_map']);
  });

  it('opens an era that is tapped, and chooses it only when it can be chosen', async () => {
    const { props, pick } = shown([], 'phone');
    render(Board, props);
    await fireEvent.click(document.querySelector('svg [data-target="era:industrial"]')!);
    expect(pick).not.toHaveBeenCalled();
    expect(document.querySelector('button[data-target="mission:clog_machine"]')).toBeTruthy();
  });
});
