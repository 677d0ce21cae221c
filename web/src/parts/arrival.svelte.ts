// Counts and warnings change when the pieces that change them have arrived, not before.
import { untrack } from 'svelte';

/**
 * A value as it is for somebody who follows the pieces: the one before while they are on their way, which takes `time`
 * milliseconds.  Where the moves are skipped it is the newest at once.  To be called where components are made.
 */
export function arrived<Value>(value: () => Value, time: () => number): () => Value {
  let newest = untrack(value);
  let shown = $state.raw(newest);
  $effect.pre(() => {
    const before = newest;
    newest = value();
    const way = time();
    if (way === 0) {
      shown = newest;
      return;
    }
    if (before !== newest) shown = before; // its pieces are there, even if the clock is a little late
    const timer = setTimeout(() => (shown = newest), way);
    return () => clearTimeout(timer);
  });
  return () => shown;
}
