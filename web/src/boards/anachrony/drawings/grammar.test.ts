import { describe, expect, it } from 'vitest';
import type { Ability, Catalogue, Effect } from '../wire';
import recorded from '../catalogue.json';
import { effectSigns, lineOf, signed, type Sign } from './grammar';
import { ICONS } from './names';

// To TypeScript the words of a JSON file are any strings.
const catalogue = recorded as unknown as Catalogue;
const written = (signs: Sign[]) => signs.map(({ icon, n = '', mark = '' }) => `${n}${icon ?? mark}`).join(' ');
const ability = (facts: Partial<Ability>): Ability => ({
  kind: 'worker_action',
  worker: 'any',
  cost: {},
  x: null,
  effects: [],
  retrieve: 'tired',
  words: { id: '', args: {} },
  ...facts,
});

describe('abilities as icons', () => {
  it('write who works, what it costs and what it does', () => {
    const line = lineOf(
      ability({ worker: 'engineer', cost: { water: 3 }, effects: [{ op: 'gain', goods: { energy_core: 2 } }] }),
    );
    expect(written(line.needs)).toBe('w-e 3water');
    expect(written(line.gives)).toBe('2core');
  });

  it('tell what becomes of the worker', () => {
    expect(written(lineOf(ability({ retrieve: 'motivated' })).needs)).toBe('w-any motivated');
    expect(written(lineOf(ability({ retrieve: 'dies' })).needs)).toBe('w-any dies');
    expect(written(lineOf(ability({ retrieve: 'motivated_if_administrator' })).needs)).toBe('w-any w-a motivated');
  });

  it('tell free, lasting and one-time abilities apart', () => {
    expect(lineOf(ability({ kind: 'free_action' })).needs[0]!.icon).toBe('free');
    expect(lineOf(ability({ kind: 'passive' })).needs[0]!.icon).toBe('passive');
    expect(lineOf(ability({ kind: 'one_time' })).needs[0]!.icon).toBe('bolt');
  });

  it('pay x for x', () => {
    const line = lineOf(ability({ x: 'water', effects: [{ op: 'set_focus', range: 'x' }] }));
    expect(written(line.needs)).toBe('w-any xwater');
    expect(written(line.gives)).toBe('xfocus');
  });

  it('separate alternatives', () => {
    const choose: Effect = {
      op: 'choose',
      options: [[{ op: 'gain_any', count: 3 }], [{ op: 'gain', goods: { neutronium: 1 } }]],
    };
    expect(written(effectSigns(choose))).toBe('3tug / neutronium');
  });

  it('use a real minus', () => {
    expect(signed(-2)).toBe('−2');
    expect(written(effectSigns({ op: 'paradox', delta: -1 }))).toBe('−1paradox');
  });

  it('have signs for every ability of the box, and an icon for every sign', () => {
    const { building, superproject, leader, capital_tile: capital } = catalogue;
    const lines = [...Object.values(building), ...Object.values(superproject)].flatMap(({ abilities }) =>
      abilities.map(lineOf),
    );
    expect(lines.length).toBe(81);
    expect(lines.every(({ needs, gives }) => needs.length > 0 && gives.length > 0)).toBe(true);
    const others = [...Object.values(leader), ...Object.values(capital)].map(({ effects }) =>
      effects.flatMap(effectSigns),
    );
    expect(others.every((signs) => signs.length > 0)).toBe(true);
    for (const { icon } of [...lines.flatMap(({ needs, gives }) => [...needs, ...gives]), ...others.flat()])
      if (icon) expect(ICONS).toContain(icon);
  });

  it('leave an unknown effect to its words', () => {
    expect(effectSigns({ op: 'something_new' })).toEqual([]);
  });
});
