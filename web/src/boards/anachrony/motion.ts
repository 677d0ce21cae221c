// How pieces come and how long the board is busy with what happened.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import type { EventShown } from '../../wire';

export const MOVE = 420;
export const TURN = 240;
const QUICK = 140;
const LONGEST = 1500;

interface Way {
  dx?: number;
  dy?: number;
  duration: number;
}

/** Comes from a place so far away; without time it is simply there. */
export function arrive(_: Element, { dx = 0, dy = 0, duration }: Way): TransitionConfig {
  return {
    duration,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${dx * u}px, ${dy * u}px); opacity: ${Math.min(1, t * 3)}`,
  };
}

/** Turns over like a tile. */
export function flip(_: Element, { duration }: { duration: number }): TransitionConfig {
  return { duration, easing: cubicOut, css: (t) => `transform: scaleX(${t})` };
}

const TIMES: Record<string, number> = {
  worker_placed: MOVE,
  built: MOVE,
  warped: MOVE,
  warp_retrieved: MOVE,
  focus_set: MOVE,
  evacuated: MOVE,
  breakthrough: MOVE,
  recruited: MOVE,
  superproject_revealed: TURN,
  tile_drawn: TURN,
  tile_flipped: TURN,
  anomaly_placed: MOVE,
  impact: LONGEST,
};

/** What happens together takes the time of the longest. */
export function duration(fresh: readonly EventShown[]): number {
  return Math.min(LONGEST, Math.max(0, ...fresh.map((event) => TIMES[event.kind] ?? QUICK)));
}
