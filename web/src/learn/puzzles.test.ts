import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../connection/api';
import { dayOf, isSolved, solve, streak } from './puzzles.svelte';

const today = { game: 'loop', id: 'puzzle-win-1', title: 'loop-puzzle-win-title', grade: 2 };

describe('solved puzzles', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(api, 'puzzles').mockResolvedValue({ puzzles: [today], today });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('count days in a row, and only those on which the puzzle of the day was solved', async () => {
    vi.setSystemTime(new Date(2026, 10, 18, 23, 50));
    await solve('loop', 'puzzle-win-1');
    expect(streak(new Date())).toBe(1);
    vi.setSystemTime(new Date(2026, 10, 19, 0, 10));
    expect(dayOf(new Date())).toBe('2026-11-19');
    await solve('loop', 'puzzle-mission-2');
    expect(isSolved('loop', 'puzzle-mission-2')).toBe(true);
    expect(streak(new Date()), 'today is still open').toBe(1);
    await solve('loop', 'puzzle-win-1');
    expect(streak(new Date())).toBe(2);
    expect(streak(new Date(2026, 10, 21)), 'a day was missed').toBe(0);
    expect(isSolved('anachrony', 'puzzle-win-1')).toBe(false);
  });
});
