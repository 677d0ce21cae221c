// How pieces of the ring come and go, and how long the board is busy with what happened.
import { cubicIn, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { DROP, longest, MOVE, TURN } from '../../parts/motion';
import type { EventOf } from '../board';
import type { Events, Wire } from './wire';

/** Shrinks to nothing on the spot. */
export function vanish(_: Element, { duration }: { duration: number }): TransitionConfig {
  return { duration, easing: cubicIn, css: (t) => `transform: scale(${0.4 + 0.6 * t}); opacity: ${t}` };
}

/** Opens with one spin. */
export function spin(_: Element, { duration, delay = 0 }: { duration: number; delay?: number }): TransitionConfig {
  return {
    delay: duration ? delay : 0,
    duration,
    easing: cubicOut,
    css: (t, u) => `transform: rotate(${-360 * u}deg) scale(${0.3 + 0.7 * t}); opacity: ${t}`,
  };
}

/** Cubes fall once the machine has turned. */
export function fallDelay(fresh: readonly EventOf<Wire>[]): number {
  return fresh.some((event) => event.kind === 'doctor_moved') ? MOVE : 0;
}

const TIMES: Partial<Record<keyof Events, number>> = {
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
  game_over: 2 * DROP,
};

export function duration(fresh: readonly EventOf<Wire>[]): number {
  return longest(fresh, TIMES, fallDelay(fresh));
}
