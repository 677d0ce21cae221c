import { describe, expect, it } from 'vitest';
import type { CourseLine, CourseShown } from '../wire';
import { path, pictures, rows } from './course';

const line = (id: string, seat: number | null, values: (number | null)[]): CourseLine => ({
  name: { id, args: {} },
  seat,
  whose: null,
  values,
});

const course: CourseShown = {
  lines: [line('gold', 0, [0, 5, 5, 9]), line('gold', 1, [0, -4, 2, 2]), line('lives', null, [3, 3, 2, 2])],
  parts: [
    { at: 0, name: { id: 'day', args: { n: 1 } } },
    { at: 2, name: { id: 'day', args: { n: 2 } } },
  ],
  changes: [],
};

describe('the course of a game', () => {
  it('has a picture for every measure, with zero in it', () => {
    expect(pictures(course)).toEqual([
      { lines: [0, 1], least: -4, most: 9 },
      { lines: [2], least: 0, most: 3 },
    ]);
  });

  it('is drawn in steps, and broken where nothing is known', () => {
    const same = (value: number) => value;
    expect(path([1, 1, 4, 4], same, same)).toBe('M0 1H2V4H3V4');
    expect(path([2, null, 3], same, same)).toBe('M0 2M2 3');
  });

  it('can be read: every line at the end of every part', () => {
    expect(rows(course).map((row) => row.values)).toEqual([
      [5, -4, 3],
      [9, 2, 2],
    ]);
    expect(rows({ ...course, parts: [] })).toEqual([{ part: null, values: [9, 2, 2] }]);
  });
});
