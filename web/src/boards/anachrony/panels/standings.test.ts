import { expect, test } from 'vitest';
import { standings } from './standings';

const now = { counts: [3, 5, 5, 1], leaders: [1, 2] };

test('those who are ahead stand together, and below them the own number', () => {
  expect(standings(now, 0)).toEqual([
    { ahead: true, who: [1, 2], n: 5 },
    { ahead: false, who: [0], n: 3 },
  ]);
});

test('whoever is ahead, or only looks on, has no line below', () => {
  expect(standings(now, 2)).toHaveLength(1);
  expect(standings(now, null)).toHaveLength(1);
});
