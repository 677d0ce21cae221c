// What every part of the board needs of the table.
import { BoardTable } from '../../parts/board_table.svelte';
import { layHands, useHands, type Listening } from '../../parts/hands.svelte';
import type { BoardProps, EventOf } from '../board';
import { duration } from './motion';
import type { Wire } from './wire';

/** What a bubble can explain on this board. */
export interface About {
  kind: 'room' | 'ability';
  /** The room's place, such as `c3`, or the ability. */
  id: string;
}

export class Table extends BoardTable<About, Wire> {
  readonly game = 'room25';

  protected override busy(fresh: EventOf<Wire>[]): number {
    return duration(fresh);
  }
}

/** Called once by each component that the shell mounts. */
export function layTable(props: () => BoardProps<Wire>, listening?: Listening): Table {
  return layHands(new Table(props, listening));
}

export const useTable = (): Table => useHands<Table>();
