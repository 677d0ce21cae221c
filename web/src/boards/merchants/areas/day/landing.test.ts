import { expect, test } from 'vitest';
import type { EventOf } from '../../../board';
import type { Clock, Wire } from '../../wire';
import { sooner, stacked, unpaid } from './landing';

const event = (kind: string, args: object) => ({ kind, args }) as unknown as EventOf<Wire>;
const moved = (who: string, space: string) => event('figure_moved', { who, figure: 'assistant', space });
const passed = (who: string) => event('hours_passed', { who, n: 1, hour: 6 });
const clock = (hours: [Clock['pieces'][number]['piece'], number][]): Clock => ({
  hours: 12,
  symbols: [3, 6, 9, 12],
  token: null,
  pieces: hours.map(([piece, hour]) => ({ piece, hour })),
});

test('the action that is on its way is the last one of a figure, until its hours have passed', () => {
  expect(unpaid([moved('player1', 'p1'), passed('player1'), moved('player1', 'rc')], 'player1')).toBe('rc');
  expect(unpaid([moved('player1', 'rc'), passed('player1'), moved('player2', 'p1')], 'player1')).toBe(null);
  expect(unpaid([moved('player1', 'rc'), passed('player2')], 'player1')).toBe('rc');
  expect(unpaid([], 'player1')).toBe(null);
});

test('spent tokens make a landing sooner, and with fewer adventurers', () => {
  expect(sooner(clock([]), 5, { hour: 7, adventurers: 1 }, 2)).toEqual({ hour: 5, adventurers: 0 });
  expect(sooner(clock([]), 5, { hour: 7, adventurers: 1 }, 1)).toEqual({ hour: 6, adventurers: 1 });
});

test('pieces that are through the day lie on the last field, none hidden under another', () => {
  const lying = stacked(
    clock([
      ['player2', 11],
      ['peddler', 12],
      ['player1', 13],
    ]),
  );
  expect(lying.map(({ piece, under }) => [piece, under])).toEqual([
    ['player1', 1],
    ['peddler', 0],
    ['player2', 0],
  ]);
});
