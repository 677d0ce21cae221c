import { expect, it } from 'vitest';
import type { Branch } from '../wire';
import { lanes } from './tree';

const branch = (table: string, parent: string | null, at: number | null, choices: number): Branch => ({
  table,
  name: '',
  called: { id: 'web-table-called', args: {} },
  parent,
  at,
  choices,
  over: false,
  yours: true,
});

it('draws every branch below its parent, and the later one first so that no two cross', () => {
  const found = lanes([
    branch('root', null, null, 40),
    branch('early', 'root', 5, 20),
    branch('late', 'root', 30, 35),
    branch('inner', 'late', 33, 50),
  ]);
  expect(found.map((lane) => [lane.branch.table, lane.row, lane.from, lane.start, lane.end])).toEqual([
    ['root', 0, null, 0, 40],
    ['late', 1, 0, 30, 35],
    ['inner', 2, 1, 33, 50],
    ['early', 3, 0, 5, 20],
  ]);
});

it('begins with a branch whose parent may not be seen', () => {
  expect(lanes([branch('child', 'hidden', 7, 12)])).toMatchObject([{ row: 0, from: null, start: 0, end: 12 }]);
});
