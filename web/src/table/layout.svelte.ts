// How the page is laid out in a window of this size.
import { MediaQuery } from 'svelte/reactivity';
import type { BoardProps } from '../boards/board';

export class Layout {
  private readonly narrow = new MediaQuery('max-width: 699px');
  private readonly middling = new MediaQuery('max-width: 1199px');

  /** `heavy`: the board needs most of the room. */
  constructor(readonly heavy: boolean) {}

  size = $derived.by((): BoardProps['size'] =>
    this.narrow.current ? 'phone' : this.middling.current ? 'tablet' : 'desktop',
  );

  /** One part of the table at a time, turned by the tabs at the bottom. */
  get tabbed(): boolean {
    return this.size === 'phone';
  }

  /** The decision is a bar at the bottom, and the board goes on under it. */
  get docked(): boolean {
    return this.heavy && this.size !== 'desktop';
  }

  /** The board and its panels are whole pages; the decision is a bar above their tabs. */
  get pages(): boolean {
    return this.tabbed && this.docked;
  }
}
