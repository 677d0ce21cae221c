import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONGEST, ShowQueue } from './queue';

describe('the queue of states', () => {
  let shown: [string, boolean][];
  let queue: ShowQueue<{ name: string; time: number }>;
  const push = (name: string, time: number) => queue.push({ name, time });
  const names = () => shown.map(([name]) => name);

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    queue = new ShowQueue(
      (item, moving) => shown.push([item.name, moving]),
      (item) => item.time,
      (item, following) => ({ name: item.name + following.name, time: following.time }),
    );
  });
  afterEach(() => vi.useRealTimers());

  it('shows the first at once and the next when its moves are over', () => {
    push('a', 400);
    push('b', 400);
    expect(names()).toEqual(['a']);
    expect(queue.behind).toBe(true);
    vi.advanceTimersByTime(399);
    expect(names()).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(names()).toEqual(['a', 'b']);
    expect(queue.behind).toBe(false);
    expect(queue.busy).toBe(true);
    vi.advanceTimersByTime(400);
    expect(queue.busy).toBe(false);
  });

  it('holds nothing back for longer than the limit', () => {
    push('a', 60_000);
    push('b', 0);
    vi.advanceTimersByTime(LONGEST);
    expect(names()).toEqual(['a', 'b']);
  });

  it('shows faster when many wait', () => {
    for (let index = 0; index < 13; index++) push(String(index), 1000);
    vi.advanceTimersByTime(1000 + 250);
    expect(names()).toEqual(['0', '1', '2']);
  });

  it('shows what has no moves at once, and together what comes before the next frame', () => {
    push('a', 0);
    expect(names()).toEqual(['a']);
    push('b', 0);
    push('c', 0);
    expect(names()).toEqual(['a']);
    vi.advanceTimersToNextFrame();
    expect(names()).toEqual(['a', 'bc']);
    vi.advanceTimersToNextFrame();
    push('d', 0);
    expect(names()).toEqual(['a', 'bc', 'd']);
  });

  it('shows moves from where the states before them end', () => {
    push('a', 0);
    push('b', 0);
    push('c', 400);
    push('d', 0);
    vi.advanceTimersToNextFrame();
    expect(names()).toEqual(['a', 'bc']);
    vi.advanceTimersByTime(400);
    expect(names()).toEqual(['a', 'bc', 'd']);
  });

  it('waits for no frame on a page that nobody sees', () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    push('a', 0);
    push('b', 0);
    vi.advanceTimersByTime(100);
    expect(names()).toEqual(['a', 'b']);
    vi.unstubAllGlobals();
  });

  it('jumps to the newest, without its moves', () => {
    push('a', 400);
    push('b', 400);
    push('c', 400);
    queue.skip();
    expect(shown).toEqual([
      ['a', true],
      ['c', false],
    ]);
    expect(queue.busy).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(names()).toEqual(['a', 'c']);
  });
});
