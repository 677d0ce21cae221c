// What a bubble can explain on this board.
import type { Hands } from '../../parts/hands.svelte';

export interface About {
  kind: 'room' | 'ability';
  /** The room's place, such as `c3`, or the ability. */
  id: string;
}

export type Room25Hands = Hands<About>;
