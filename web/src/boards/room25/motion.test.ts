import { describe, expect, it } from 'vitest';
import { eventTargets } from './events';
import { event } from './example';
import { duration, stepsOf } from './motion';

describe('the film of some events', () => {
  it('lets those who enter together walk together', () => {
    const steps = stepsOf([
      event('entered', { character: 'max', cell: 'b2', to: 'b3' }),
      event('entered', { character: 'alice', cell: 'b2', to: 'b3' }),
      event('entered', { character: 'kevin', cell: 'c3', to: 'c4' }),
    ]);
    expect(steps.map((step) => step.kind === 'walk' && step.characters)).toEqual([['max', 'alice'], ['kevin']]);
  });

  it('leaves out what is not seen on the board', () => {
    expect(duration([event('programmed', { character: 'max' }), event('round_started', { round: 2, n: 3 })])).toBe(0);
  });

  it('never takes longer than a second and a half', () => {
    const slide = event('line_slid', { line: 'row_1', direction: 'left' });
    expect(duration([slide])).toBe(420);
    expect(duration(Array.from({ length: 20 }, () => slide))).toBeCloseTo(1500);
  });
});

it('an event lights the rooms, characters, lines and robots it names', () => {
  expect(eventTargets(event('robot_moved', { robot: 2, cell: 'a1', to: 'a2' }))).toEqual([
    'room:a1',
    'room:a2',
    'robot:2',
  ]);
  expect(eventTargets(event('line_slid', { line: 'column_b', direction: 'up' }))).toEqual(['line:column_b']);
});
