import { describe, expect, it } from 'vitest';
import type { OptionShown } from '../../wire';
import { phases, rows, situation } from './decision';
import { EMPTY } from './example';

const option = (key: string, ...targets: string[]): OptionShown => ({
  key,
  label: { id: key, args: { card: key, era: targets[0], dimension: key } },
  targets,
  rule: '',
});
const view = { loop_cost: 2 };
const cards = ['play:a', 'play:b', 'play:c', 'play:d'].map((key) => option(key, `card:${key.slice(5)}`));
const free = [option('free:next', 'era:end', 'battery:x'), option('free:previous', 'era:dawn', 'battery:x')];
const paid = [option('move:next', 'era:end'), option('move:previous', 'era:dawn')];
const loops = ['spiral', 'stripes', 'star'].map((dimension) => option(`loop:${dimension}`, `dimension:${dimension}`));

describe('the rows of an action phase', () => {
  it('are one for each kind of action, with every option in them', () => {
    const options = [...cards, ...free, ...paid, ...loops, option('ability')];
    const found = rows(options, view).filter(({ chips }) => chips.length > 0);
    expect(found.map(({ id }) => id)).toEqual(['cards', 'move', 'loop']);
    const keys = found.flatMap(({ chips }) =>
      chips.flatMap(({ key, or = [] }) => [key, ...or.map((each) => each.key)]),
    );
    expect(keys.sort()).toEqual(
      options
        .map(({ key }) => key)
        .filter((key) => key !== 'ability')
        .sort(),
    );
    expect(found[2]!.note).toEqual({ id: 'web-loop-row-loop-note', args: { cost: 2 } });
  });

  it('have one button for a destination, and the other payment joined to it', () => {
    const [, move] = rows([...free, ...paid], view);
    expect(move!.note!.id).toBe('web-loop-row-move-either');
    expect(move!.chips.map(({ key, or }) => [key, or?.map((each) => each.key)])).toEqual([
      ['free:next', ['move:next']],
      ['free:previous', ['move:previous']],
    ]);
  });

  it('say what a move costs where there is one way only', () => {
    expect(rows(free, view)[1]!.note!.id).toBe('web-loop-row-move-free');
    expect(rows(paid, view)[1]!.note!.id).toBe('web-loop-row-move-energy');
  });
});

it('tells where one stands, and nothing to those who only watch', () => {
  const agents = [{ id: 'x', seat: 0, era: 'dawn' as const, charged: true, hand: [], deck: null }];
  const eras = [{ ...EMPTY, id: 'dawn' as const, energy: 2, eternal: 1, eternal_used: 1, rifts: 3 }];
  const here = { agents, active: 'x', eras };
  expect(situation(here, null)).toBeNull();
  expect(situation(here, 0)?.args).toMatchObject({ energy: 2, rifts: 3, clones: 0 });
});

it('has five phases, and the one that is played', () => {
  const found = phases({ phase: 'acquire' }).map(({ when }) => when);
  expect(found).toEqual(['past', 'past', 'now', 'next', 'next']);
});
