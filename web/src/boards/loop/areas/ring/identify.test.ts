import { describe, expect, it } from 'vitest';
import type { CloneSeen, Era, EraSeen } from '../../wire';
import { EMPTY } from '../../example';
import { identify } from './identify';

function era(id: Era, ...clones: CloneSeen[]): EraSeen {
  return { ...EMPTY, id, clones };
}
const clone = (destroy: Era, superior = false): CloneSeen => ({ destroy, super: superior });

describe('identify', () => {
  it('keeps a clone that stays where it is', () => {
    const before = identify([], [era('dawn', clone('robots'), clone('end'))]);
    const after = identify(before, [era('dawn', clone('end'))]);
    expect(after).toEqual([before[1]]);
  });

  it('lets a pushed clone keep its number', () => {
    const before = identify([], [era('dawn', clone('robots')), era('medieval')]);
    const after = identify(before, [era('dawn'), era('medieval', clone('robots'))]);
    expect(after).toEqual([{ ...before[0], era: 'medieval' }]);
  });

  it('takes the one that moved, not the one of its kind that stayed', () => {
    const before = identify([], [era('dawn', clone('robots')), era('medieval', clone('robots')), era('renaissance')]);
    const after = identify(before, [
      era('dawn'),
      era('medieval', clone('robots')),
      era('renaissance', clone('robots')),
    ]);
    expect(after.map((token) => token.number)).toEqual([before[1]!.number, before[0]!.number]);
  });

  it('never mistakes a super clone for a clone, and gives new ones new numbers', () => {
    const before = identify([], [era('dawn', clone('robots'))]);
    const after = identify(before, [era('dawn', clone('robots', true))]);
    expect(after[0]!.number).not.toBe(before[0]!.number);
  });
});
