import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrived } from './arrival.svelte';
import { DROP, oneByOne } from './motion';

describe('a count of pieces that are on their way', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function counted() {
    let table = $state.raw({ n: 1, way: 0 });
    let shown = () => -1;
    const over = $effect.root(() => {
      shown = arrived(
        () => table.n,
        () => table.way,
      );
    });
    flushSync();
    return {
      over,
      shown: () => shown(),
      set: (n: number, way: number) => {
        table = { n, way };
        flushSync();
      },
    };
  }

  it('changes when they arrive', () => {
    const { shown, set, over } = counted();
    set(3, 420);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(419);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(3);
    over();
  });

  it('changes at once where nothing moves, or the moves are skipped', () => {
    const { shown, set, over } = counted();
    set(2, 0);
    expect(shown()).toBe(2);
    set(5, 420);
    expect(shown()).toBe(2);
    set(5, 0);
    expect(shown()).toBe(5);
    over();
  });

  it('is never two states behind', () => {
    const { shown, set, over } = counted();
    set(2, 420);
    set(3, 420);
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(420);
    expect(shown()).toBe(3);
    over();
  });
});

it.each([1, 2, 3, 7])('%i cubes that fall one by one are down after the time of a drop', (count) => {
  const ways = Array.from({ length: count }, (_, index) => oneByOne(index, count, 100));
  expect(Math.max(...ways.map(({ delay, time }) => delay + time))).toBeLessThanOrEqual(100 + DROP + 0.001);
});
