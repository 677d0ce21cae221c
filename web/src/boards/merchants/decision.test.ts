import { describe, expect, it } from 'vitest';
import type { OptionShown } from '../../wire';
import { confirms, rows, told } from './decision';

const worded = (key: string, args: OptionShown['label']['args'] = {}): OptionShown => ({
  key,
  label: { id: key, args },
  targets: [],
  rule: '',
});
const COLOURS = ['red', 'green', 'blue'];

describe('the rows of many options', () => {
  it('are one for goods and one for halls', () => {
    const options = COLOURS.flatMap((colour) => [worded(`take:relic_${colour}`), worded(`support:${colour}`)]);
    const found = rows(options).filter(({ chips }) => chips.length > 0);
    expect(found.map(({ id, chips }) => [id, chips.length])).toEqual([
      ['make', 3],
      ['support', 3],
    ]);
  });

  it('are one for each relic that is given away, and one for each number of tokens', () => {
    const swaps = COLOURS.flatMap((from) =>
      COLOURS.filter((to) => to !== from).map((to) => `bulbulator:${from}:${to}`),
    );
    expect(rows(swaps.map((key) => worded(key))).filter(({ chips }) => chips.length > 0).length).toBe(3);
    const spending = [worded('spend:none', { n: 0 }), ...[1, 1, 1, 2].map((n, at) => worded(`spend:${at}`, { n }))];
    expect(
      rows(spending)
        .filter(({ chips }) => chips.length > 0)
        .map(({ chips }) => chips.length),
    ).toEqual([3, 1]);
  });

  it('are not made of a few', () => {
    expect(rows(COLOURS.map((colour) => worded(`take:relic_${colour}`)))).toEqual([]);
  });
});

it('tells a move’s deed apart from its way, and shows a push before it is made', () => {
  expect(told(worded('move:assistant:p1', { action: 'a' }))?.head.args).toEqual({ action: 'a' });
  expect(told(worded('seat:boat1'))).toBeNull();
  expect(confirms(worded('insert:t08', { tile: 'T08' }))?.args).toEqual({ tile: 'T08' });
  expect(confirms(worded('move:assistant:p1'))).toBeNull();
});
