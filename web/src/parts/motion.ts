// How pieces of all boards come and go, and how long that takes.  Places are in a drawing's own units, times in
// milliseconds at the table's speed.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import type { EventShown } from '../wire';

export const MOVE = 420;
export const DROP = 620;
export const TURN = 240;
export const QUICK = 140;
export const LONGEST = 1500;

interface Way {
  dx?: number;
  dy?: number;
  delay?: number;
  duration: number;
}

/** Comes from a place so far away; without time it is simply there. */
export function arrive(_: Element, { dx = 0, dy = 0, delay = 0, duration }: Way): TransitionConfig {
  return {
    delay: duration ? delay : 0,
    duration,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${dx * u}px, ${dy * u}px); opacity: ${Math.min(1, t * 3)}`,
  };
}

/** The way of one of several pieces that fall one by one: all of them are down after the time of a drop. */
export function oneByOne(index: number, count: number, before = 0): { delay: number; time: number } {
  const gaps = Math.max(1, count - 1);
  const apart = Math.min(90, (DROP - MOVE) / gaps);
  return { delay: before + index * apart, time: DROP - (count - 1) * apart };
}

/** Turns over like a tile. */
export function flip(_: Element, { duration }: { duration: number }): TransitionConfig {
  return { duration, easing: cubicOut, css: (t) => `transform: scaleX(${t})` };
}

/** What is on its way is there at once; what never ends, such as a sign that something is awaited, goes on. */
export function finishMoves(): void {
  const endless = (animation: Animation): boolean => animation.effect?.getComputedTiming().endTime === Infinity;
  for (const animation of document.getAnimations?.() ?? []) if (!endless(animation)) animation.finish();
}

/** How long a board is busy with these events, by their kinds: what happens together takes the time of the longest. */
export function longest(
  fresh: readonly EventShown[],
  times: Readonly<Partial<Record<string, number>>>,
  before = 0,
): number {
  return Math.min(LONGEST, before + Math.max(0, ...fresh.map((event) => times[event.kind] ?? QUICK)));
}
