import { expect, test } from 'vitest';
import type { EventOf } from '../../../board';
import { seatSeen, view } from '../../example';
import type { Wire } from '../../wire';
import { builtAt } from './built';

const isProject = (tile: string) => tile.startsWith('project');
const revealed = (tile: string, n: number) =>
  ({ kind: 'superproject_revealed', args: { tile, n } }) as unknown as EventOf<Wire>;
const seats = [
  seatSeen(0, { slots: { lab_1: { tile: 'project_b' }, factory_1: { tile: '102' } } }),
  seatSeen(1, { slots: { lab_1: { tile: 'project_a' } } }),
];

test('the events tell above which era a superproject lay; the first one was there from the beginning', () => {
  const built = builtAt(view({ seats }), [revealed('project_b', 2), revealed('project_c', 3)], isProject);
  expect([...built]).toEqual([
    [2, { superproject: 'project_b', seat: 0 }],
    [1, { superproject: 'project_a', seat: 1 }],
  ]);
});

test('without the events nothing is guessed', () => {
  expect(builtAt(view({ seats }), [], isProject).size).toBe(0);
});
