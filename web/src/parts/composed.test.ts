import { describe, expect, it } from 'vitest';
import { answered, fitting, isOpen, settled, theWay, type Way } from './composed';

// Gold or uranium for the building, and a worker to send; uranium only with the scientist.
const ways: Way[] = [
  { key: 'a', answers: { good: 'gold', worker: 'scientist' } },
  { key: 'b', answers: { good: 'gold', worker: 'engineer' } },
  { key: 'c', answers: { good: 'uranium', worker: 'scientist' } },
];

describe('a composed choice', () => {
  it('is open in every part at first', () => {
    expect(fitting(ways, {}).length).toBe(3);
    expect(isOpen(ways, {}, 'worker', 'engineer')).toBe(true);
    expect(theWay(ways, {})).toBeNull();
  });

  it('closes what no longer fits', () => {
    expect(isOpen(ways, { good: 'uranium' }, 'worker', 'engineer')).toBe(false);
  });

  it('answers by itself where one answer is left', () => {
    expect(settled(ways, { good: 'uranium' })).toEqual({ good: 'uranium', worker: 'scientist' });
    expect(theWay(ways, { good: 'uranium' })?.key).toBe('c');
  });

  it('lets the latest answer win over an earlier one that does not fit', () => {
    expect(answered(ways, { good: 'uranium', worker: 'scientist' }, 'worker', 'engineer')).toEqual({
      worker: 'engineer',
    });
    expect(answered(ways, { good: 'gold', worker: 'engineer' }, 'worker', 'scientist')).toEqual({
      good: 'gold',
      worker: 'scientist',
    });
  });
});
