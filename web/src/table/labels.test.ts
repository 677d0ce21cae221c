import { describe, expect, it } from 'vitest';
import { headAndRest, shortened, withoutRemark } from './labels';

describe('the two parts of an option', () => {
  it('splits an effect from its card', () => {
    expect(headAndRest('Use Spartan Shield (star): Remove 2 rifts from your own era.')).toEqual({
      head: 'Use Spartan Shield (star)',
      rest: 'Remove 2 rifts from your own era.',
    });
  });

  it('splits a remark in brackets', () => {
    expect(headAndRest('LOOP, dimension: star (cost: 1 energy)')).toEqual({
      head: 'LOOP, dimension: star',
      rest: 'cost: 1 energy',
    });
  });

  it('leaves out a remark that is drawn, and only that', () => {
    expect(withoutRemark('Relic or support (red / blue) (2 hours, corruption 1)')).toBe(
      'Relic or support (red / blue)',
    );
    expect(withoutRemark('Pass')).toBe('Pass');
  });

  it('leaves a short sentence whole', () => {
    expect(headAndRest('Yes: ready it')).toEqual({ head: 'Yes: ready it', rest: '' });
  });

  it('drops effects in a long list but never what tells options apart', () => {
    const use = 'Use Shield (star): Remove 2 rifts from your own era.';
    expect(shortened([use, 'LOOP, dimension: star (cost: 1 energy)']).map((part) => part.rest)).toEqual([
      '',
      'cost: 1 energy',
    ]);
    const clones = ['Clone (to be destroyed in the Medieval Era)', 'Clone (to be destroyed in the Industrial Era)'];
    const moves = ['Chronomancer: portal 4, a relic or the support of a guild', 'Chronomancer: portal 5, hire'];
    expect(shortened(moves)[0]!.rest).toBe('portal 4, a relic or the support of a guild');
    expect(shortened(clones).map((part) => part.rest)).toEqual([
      'to be destroyed in the Medieval Era',
      'to be destroyed in the Industrial Era',
    ]);
  });
});
