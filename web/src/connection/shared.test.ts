import { describe, expect, it } from 'vitest';
import { shared } from './shared';

const view = () => ({
  era: 3,
  seats: [{ goods: { water: 2 } }, { goods: { water: 5 } }],
  asked: [{ seat: 0 }],
  winner: null as number | null,
});

describe('a view after another', () => {
  it('is the same object where nothing has changed', () => {
    const before = view();
    expect(shared(before, view())).toBe(before);
  });

  it('keeps every part but those on the way to a change', () => {
    const before = view();
    const next = shared(before, { ...view(), seats: [{ goods: { water: 2 } }, { goods: { water: 4 } }] });
    expect(next.seats[1]).toEqual({ goods: { water: 4 } });
    expect(next.seats[0]).toBe(before.seats[0]);
    expect(next.asked).toBe(before.asked);
    expect(before).toEqual(view());
  });

  it.each([
    ['a part more', { ...view(), more: undefined }],
    ['a part less', { era: 3, seats: view().seats, asked: view().asked }],
    ['another part of the same value', { era: 3, seats: view().seats, asked: view().asked, winners: null }],
    ['a longer list', { ...view(), asked: [{ seat: 0 }, { seat: 1 }] }],
    ['a shorter list', { ...view(), asked: [] }],
    ['nothing where something was', { ...view(), seats: null }],
    ['something where nothing was', { ...view(), winner: 1 }],
    ['an object where a list was', { ...view(), asked: { 0: { seat: 0 } } }],
  ])('is the new one with %s', (_, next) => {
    const expected = structuredClone(next);
    const found = shared<unknown>(view(), next);
    expect(found).toBe(next);
    expect(found).toStrictEqual(expected);
  });
});
