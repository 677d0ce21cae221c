// What every part of the board needs of the table, so that it is not handed down through every component.
import { Hands, layHands, useHands, type Listening } from '../../parts/hands.svelte';
import type { BoardProps } from '../board';

/** What a bubble can explain on this board. */
export interface About {
  kind: 'room' | 'ability';
  /** The room's place, such as `c3`, or the ability. */
  id: string;
}

export type Table = Hands<About>;

/** Called once by each component that the shell mounts. */
export function layTable(props: () => BoardProps, listening?: Listening): Table {
  return layHands(new Hands<About>(props, listening));
}

export const useTable = (): Table => useHands<Table>();
