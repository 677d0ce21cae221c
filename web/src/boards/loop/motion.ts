// How pieces come and go.  Places are in the drawing's own units, times in milliseconds at the table's speed.
import { cubicIn, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import type { EventShown } from '../../wire';

export const MOVE = 420;
export const DROP = 620;
export const TURN = 240;
const QUICK = 140;
const LONGEST = 1500;

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

/** Shrinks to nothing on the spot. */
export function vanish(_: Element, { duration }: { duration: number }): TransitionConfig {
  return { duration, easing: cubicIn, css: (t) => `transform: scale(${0.4 + 0.6 * t}); opacity: ${t}` };
}

/** Turns over like a tile. */
export function flip(_: Element, { duration }: { duration: number }): TransitionConfig {
  return { duration, easing: cubicOut, css: (t) => `transform: scaleX(${t})` };
}

/** Opens with one spin. */
export function spin(_: Element, { duration }: { duration: number }): TransitionConfig {
  return {
    duration,
    easing: cubicOut,
    css: (t, u) => `transform: rotate(${-360 * u}deg) scale(${0.3 + 0.7 * t}); opacity: ${t}`,
  };
}

/** Cubes fall once the machine has turned. */
export function fallDelay(fresh: readonly EventShown[]): number {
  return fresh.some((event) => event.kind === 'doctor_moved') ? MOVE : 0;
}

const TIMES: Record<string, number> = {
  agent_moved: MOVE,
  agents_swapped: MOVE,
  clone_carried: MOVE,
  clone_pulled: MOVE,
  clone_pushed: MOVE,
  clone_generated: MOVE,
  rifts_dropped: DROP,
  rifts_placed: DROP,
  vortex_opened: DROP,
  card_used: TURN,
  card_readied: TURN,
  mission_revealed: TURN,
};

/** How long the board is busy with these events: what happens together takes the time of the longest. */
export function duration(fresh: readonly EventShown[]): number {
  const longest = Math.max(0, ...fresh.map((event) => TIMES[event.kind] ?? QUICK));
  return Math.min(LONGEST, longest + fallDelay(fresh));
}
