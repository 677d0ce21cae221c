import { describe, expect, it } from 'vitest';
import type { ResultShown, SheetRow } from '../wire';
import { differ, standings } from './standings';

const reason = { id: 'over', args: {} };
const row = (seat: number | null, total: number | null): SheetRow => ({
  seat,
  name: null,
  numbers: [],
  total,
  notes: [],
});
const result = (winners: number[], scores: number[], rows: SheetRow[] = []): ResultShown => ({
  winners,
  scores,
  reason,
  details: {},
  victor: null,
  sheet: rows.length ? { columns: [], rows, facts: [] } : null,
});

describe('the standings', () => {
  it('put whoever has no seat where their points belong, and say that they won', () => {
    const shown = standings(result([], [112], [row(0, 112), row(null, 124)]), 1);
    expect(shown.map(({ seat, won }) => [seat, won])).toEqual([
      [null, true],
      [0, false],
    ]);
    expect(standings(result([0], [130], [row(0, 130), row(null, 124)]), 1).map(({ won }) => won)).toEqual([
      true,
      false,
    ]);
  });

  it('show scores of games that have no sheet', () => {
    expect(standings(result([1], [3, 9]), 2).map(({ seat, total }) => [seat, total])).toEqual([
      [1, 9],
      [0, 3],
    ]);
  });

  it('need no list where all won or lost together and nothing more is known', () => {
    expect(differ(standings(result([], [0, 0]), 2))).toBe(false);
    expect(differ(standings(result([0], [1, 0]), 2))).toBe(true);
  });
});
