// A view is new with every choice, but most of it is what it was.
import { untrack } from 'svelte';

/**
 * The same object, part by part: whoever reads a part is told when that part has changed, not when any other has.
 * Its parts are those that it has at first.  To be called where components are made.
 */
export function partByPart<Whole extends object>(whole: () => Whole): Whole {
  const parts = {};
  for (const name of Object.keys(untrack(whole)) as (keyof Whole)[]) {
    const part = $derived(whole()[name]);
    Object.defineProperty(parts, name, { get: () => part, enumerable: true });
  }
  return parts as Whole;
}
